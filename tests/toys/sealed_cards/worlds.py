"""Every world that a seat of *Sealed cards* must think possible."""

from collections.abc import Iterator
from itertools import combinations

from tablee.engine.record import UNKNOWN
from tablee.engine.table import CommonTable
from tests.toys.sealed_cards.table import CARDS, DECK, Table


def worlds(seen: CommonTable, seat: int) -> Iterator[Table]:
    """Each way to deal what the seat can't see, and to lay the cards that lie face down."""
    assert isinstance(seen, Table)
    unseen = frozenset(card for card in range(CARDS) if seen.card_at[card] == UNKNOWN)
    yield from dealt(seen, unseen, [other for other in range(seen.seats) if other != seat])


def dealt(t: Table, unseen: frozenset[int], others: list[int]) -> Iterator[Table]:
    if not others:
        world = t.copy()
        for card in unseen:
            world.card_at[card] = DECK
        yield world
        return
    other, *rest = others
    for hand in combinations(sorted(unseen), t.hand[other]):
        for laid in hand if t.laid[other] == UNKNOWN else [t.laid[other]]:
            world = t.copy()
            world.laid[other] = laid
            for card in hand:
                world.card_at[card] = other
            yield from dealt(world, unseen - frozenset(hand), rest)
