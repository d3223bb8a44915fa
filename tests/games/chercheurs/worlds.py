"""Every world that a seat must think possible, counted out one by one: what `guess` is held to."""

from collections.abc import Iterator
from itertools import combinations

from tablee.engine.record import UNKNOWN
from tablee.games.chercheurs.table import TILES, Table


def worlds(seen: Table, seat: int) -> Iterator[Table]:
    """The tables that look like this to the seat: each deal of the tiles that it has not seen to
    the other seats, as many to each as everyone can count. All are equally likely, if what the
    others chose is left aside."""
    unseen = frozenset(number for number in range(TILES) if seen.tile_at[number] == UNKNOWN)
    others = [other for other in range(seen.seats) if other != seat]
    for hands in deals(unseen, [seen.dealt[other] for other in others]):
        world = seen.copy()
        for other, hand in zip(others, hands, strict=True):
            for number in hand:
                world.tile_at[number] = other
        yield world


def deals(unseen: frozenset[int], sizes: list[int]) -> Iterator[list[frozenset[int]]]:
    """All ways to split the tiles into hands of these sizes."""
    if not sizes:
        assert not unseen, "each unseen tile is in a hand"
        yield []
        return
    for hand in combinations(sorted(unseen), sizes[0]):
        for rest in deals(unseen - frozenset(hand), sizes[1:]):
            yield [frozenset(hand), *rest]
