"""Tablée: modern board games on one engine.

>>> import tablee
>>> "chercheurs" in tablee.games()
True
>>> match = tablee.game("chercheurs").new(seats=3, seed=7, mode="simplified")
>>> match
<match of chercheurs, 3 seats, 0 moves, waiting for 2>
>>> seat = match.waiting[0]
>>> _ = match.play(seat, match.legal(seat)[0])
>>> len(match.moves)
1
"""

# The folder of games is loaded first: if it were loaded later, Python would put it in the place
# of the function `games`.
import tablee.games  # noqa: F401
from tablee.engine.game import Game, game
from tablee.engine.game import game_names as games
from tablee.engine.match import Match, View, load

__all__ = ["Game", "Match", "View", "game", "games", "load"]
