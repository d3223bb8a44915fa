"""Those who can play any game: at random, by a hunch, by search, and players from elsewhere.

A player is given a `View`, which is all that a seat can know, and answers
with the id of an action. Packages of other people add players through the
entry point `tablee.players`: a name, and a function that takes a seed and
gives a player.

>>> import tablee
>>> match = tablee.game("chercheurs").new(seats=2, seed=7)
>>> bot = player("random", seed=1)
>>> seat = match.waiting[0]
>>> _ = match.play(seat, bot.choose(match.view(seat)))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Protocol

from tablee.engine.match import View
from tablee.players.at_random import RandomPlayer
from tablee.players.greedy import GreedyPlayer
from tablee.players.search import PLAYOUTS, SearchPlayer


class Player(Protocol):
    """Someone who decides for a seat."""

    def choose(self, view: View) -> int:
        """The id of one of `view.legal`."""
        ...


class NoSuchPlayer(LookupError):
    """A name that no player has."""


# From the gentlest to the strongest: what a new table offers.
LEVELS = ("random", "greedy", *PLAYOUTS)


@cache
def players() -> dict[str, Callable[[int], Player]]:
    """Every player by name: ours, and those that other packages bring."""
    found: dict[str, Callable[[int], Player]] = {
        "random": RandomPlayer,
        "greedy": GreedyPlayer,
        **{level: _searching(level) for level in PLAYOUTS},
    }
    for guest in entry_points(group="tablee.players"):
        found.setdefault(guest.name, guest.load())
    return found


def _searching(level: str) -> Callable[[int], Player]:
    return lambda seed: SearchPlayer(seed, level)


def player(name: str, seed: int = 0) -> Player:
    """The player of this name; the seed makes its choices repeatable."""
    if name not in players():
        raise NoSuchPlayer(f"There is no player called {name}; there are {', '.join(players())}.")
    return players()[name](seed)
