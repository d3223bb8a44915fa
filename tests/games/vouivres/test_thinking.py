"""What players are thought to be tempted by, and what a position is worth to them."""

import pytest

from tablee.engine.rule import hunch, play
from tablee.engine.tale import NO_TALE
from tablee.games.vouivres.table import EXIT
from tablee.games.vouivres.temptation import LEAST, LEAVING, MOST, temptation
from tests.games.vouivres.laying import (
    BOX,
    LEAVE,
    VOUIVRES,
    LaidTable,
    go,
    lay,
    place,
)

OBJECTIVES: dict[int, tuple[int, int, int]] = {0: (4, 9, 21)}


def code(action: str) -> int:
    """An action's id, which is also what lies on the table for it."""
    return VOUIVRES.actions.parse(action).id


def worth(laid: LaidTable, seat: int, action: str) -> int:
    """The seat's hunch, once it has done this."""
    t = laid.table.copy()
    play(t, BOX, seat, code(action), NO_TALE)
    return hunch(t, BOX, seat)


def test_gems_that_are_lacking_tempt_the_more_the_more_there_are() -> None:
    laid = lay(rooms={1: (1, 1, 0, 0), 2: (4, 3, 0, 0), 3: (9, 9, 0, 0)}, objectives=OBJECTIVES)
    tempted = [temptation(laid.table, BOX, 0, code(go(room))) for room in (1, 2, 3)]
    assert tempted == sorted(tempted)
    assert tempted[0] < tempted[1] < tempted[2] == MOST
    assert temptation(laid.table, BOX, 0, code(go(3, "sapphire-pearl"))) == LEAST
    full = lay(rooms={3: (9, 9, 0, 0)}, objectives=OBJECTIVES, chests={0: (20, 10, 0, 0)})
    assert temptation(full.table, BOX, 0, code(go(3))) == LEAST


def test_the_exit_tempts_those_who_can_use_it() -> None:
    laid = lay(objectives=OBJECTIVES, chests={0: (6, 3, 1, 1)}, options={"lenient_choices": "on"})
    assert temptation(laid.table, BOX, 0, EXIT) == LEAVING
    assert temptation(laid.table, BOX, 1, EXIT) == LEAST
    far = lay(3, pawns=[2, 1, 1], rooms={3: (9, 9, 0, 0)}, options={"lenient_choices": "on"})
    assert temptation(far.table, BOX, 0, code(go(3))) == LEAST


def test_the_exit_that_wins_is_worth_most() -> None:
    laid = lay(objectives=OBJECTIVES, chests={0: (16, 7, 5, 3)}, rooms={1: (9, 9, 9, 9)})
    exit_worth = worth(laid, 0, LEAVE)
    others = [worth(laid, 0, action) for action in laid.may(0) - {LEAVE}]
    assert all(exit_worth > other for other in others)


def test_a_room_with_what_is_lacking_is_worth_more_than_one_without() -> None:
    laid = lay(objectives=OBJECTIVES, rooms={1: (3, 2, 0, 0), 2: (0, 0, 0, 0)})
    assert worth(laid, 0, go(1)) > worth(laid, 0, go(2)) == worth(laid, 0, go(1, "sapphire-pearl"))


def test_company_makes_a_room_worth_less() -> None:
    near = lay(pawns=[1, 1, 1], objectives=OBJECTIVES, rooms={2: (0, 0, 2, 2)})
    far = lay(pawns=[1, 3, 3], objectives=OBJECTIVES, rooms={2: (0, 0, 2, 2)})
    assert worth(far, 0, go(2, "sapphire-pearl")) > worth(near, 0, go(2, "sapphire-pearl"))


def test_what_the_others_have_laid_is_not_peeped_at() -> None:
    one, other = lay(rooms={1: (5, 5, 0, 0)}), lay(rooms={1: (5, 5, 0, 0)})
    one.play(1, go(1))
    other.play(1, go(3))
    assert worth(one, 0, go(1)) == worth(other, 0, go(1))


def test_the_wyvern_is_a_worry_to_whom_it_meets() -> None:
    laid = lay(3, holder=0, chests={1: (9, 6, 3, 3)}, fragments={2: 1})
    laid.choose(go(3), go(2), go(1))
    hit, missed = laid.table.copy(), laid.table.copy()
    play(hit, BOX, 0, code(place(2)), NO_TALE)
    play(missed, BOX, 0, code(place(3)), NO_TALE)
    assert hunch(hit, BOX, 1) < hunch(missed, BOX, 1)
    assert hunch(hit, BOX, 0) > hunch(missed, BOX, 0)


@pytest.mark.parametrize("seats", [3, 6])
def test_at_the_end_the_winner_has_the_best_hunch(seats: int) -> None:
    laid = lay(seats, objectives=OBJECTIVES, chests={0: (16, 7, 5, 3)})
    laid.choose(LEAVE, *[go(1)] * (seats - 1))
    laid.does(place(2))
    while len(laid.waiting) == 1:
        laid.does("validate 1-2-3")
    assert laid.over
    assert hunch(laid.table, BOX, 0) > 0 > hunch(laid.table, BOX, 1)
