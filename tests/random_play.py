"""Play at random in plain Python, repeatably."""

from collections.abc import Iterator
from random import Random

from tablee.engine.match import Match, Move


def random_moves(match: Match, seed: int) -> Iterator[Move]:
    """Play a match at random to its end; each move is given out before it is made."""
    chooser = Random(f"random moves {seed}")
    while not match.over:
        seat = chooser.choice(match.waiting)
        move = Move(seat, chooser.choice(match.legal(seat)).id)
        yield move
        match.play(*move)


def played_at_random(match: Match, seed: int, moves: int | None = None) -> Match:
    """The match, played at random to its end or for so many moves."""
    for made, _ in enumerate(random_moves(match, seed)):
        if made == moves:
            break
    return match
