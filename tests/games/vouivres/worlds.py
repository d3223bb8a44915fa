"""Every world that a seat must think possible, counted out one by one: what `guess` is held to."""

from collections.abc import Iterator
from itertools import product

from tablee.engine.record import UNKNOWN
from tablee.engine.table import CommonTable
from tablee.games.vouivres.table import EXIT, OUTSIDE, PAIRS, Table
from tablee.games.vouivres.temptation import temptation
from tests.games.vouivres.laying import BOX


def worlds(seen: CommonTable, _seat: int) -> Iterator[Table]:
    """Each way in which the others can have chosen, as many times as it tempts them: nothing else
    is hidden."""
    assert isinstance(seen, Table)
    hidden = [other for other in range(seen.seats) if seen.choice[other] == UNKNOWN]
    for laid in product(*(likely(seen, other) for other in hidden)):
        world = seen.copy()
        for other, choice in zip(hidden, laid, strict=True):
            world.choice[other] = choice
        yield world


def likely(t: Table, seat: int) -> list[int]:
    """All that a player may have laid, the likelier the more often."""
    return [laid for laid in choices(t, seat) for _ in range(temptation(t, BOX, seat, laid))]


def choices(t: Table, seat: int) -> list[int]:
    """All that a player may have laid, by the rulebook."""
    rooms = [room for room in range(t.seats) if t.lenient_choices or within_reach(t, seat, room)]
    laid = [room * PAIRS + pair for room in rooms for pair in range(PAIRS)]
    if t.lenient_choices or any(covers(t, seat, order) for order in range(3)):
        laid.append(EXIT)
    return laid


def within_reach(t: Table, seat: int, room: int) -> bool:
    """NV-28 to NV-30."""
    here = t.pawn[seat]
    return here in (OUTSIDE, room) or BOX.adjacent[t.room_map, here, room] == 1


def covers(t: Table, seat: int, order: int) -> bool:
    """NV-31, for one card."""
    card = t.objective[seat, order]
    enough = all(t.chest[seat, gem] >= BOX.objective[card, gem] for gem in range(4))
    return enough and t.validated[seat, order] == 0
