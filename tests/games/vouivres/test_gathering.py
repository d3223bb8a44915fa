"""Scenarios 44 to 56: sharing what is left, and what an exit brings."""

import pytest

from tablee.engine.actions import NotAnAction
from tablee.games.vouivres.table import GEMS
from tests.dice import load_dice
from tests.games.vouivres.laying import (
    GOLD_RUBY,
    LEAVE,
    NONE,
    Gems,
    LaidTable,
    go,
    lay,
    place,
    turn_next,
    validate,
)

pytestmark = pytest.mark.usefixtures("both_ways")

ROOM_4: Gems = (5, 3, 1, 1)  # the rulebook's example
FAR = 3  # a room where nobody is, for the wyvern

Objectives = dict[int, tuple[int, int, int]]


def in_room_4(*gems: str, room: Gems = ROOM_4) -> LaidTable:
    """So many players in room 4, who ask for these; the fourth, or the third, is elsewhere."""
    away = 4 - len(gems)
    laid = lay(4, pawns=[4] * len(gems) + [1] * away, rooms={4: room})
    laid.choose(*[go(4, pair) for pair in gems], *[go(1)] * away)
    laid.does(place(FAR))
    return laid


# ---------------------------------------------------------------- sharing


@pytest.mark.scenario(44)
@pytest.mark.rule("NV-59")
@pytest.mark.rule("NV-61")
def test_the_rulebook_s_example() -> None:
    laid = in_room_4("gold-ruby", "gold-pearl")
    assert laid.chest(0) == (2, 3, 0, 0)
    assert laid.chest(1) == (2, 0, 0, 1)
    assert laid.left_in(4) == (1, 0, 1, 0)


@pytest.mark.scenario(45)
@pytest.mark.rule("NV-59")
@pytest.mark.rule("NV-62")
def test_three_share_the_gold() -> None:
    laid = in_room_4("gold-ruby", "gold-sapphire", "gold-pearl")
    assert [laid.chest(seat) for seat in range(3)] == [(1, 3, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1)]
    assert laid.left_in(4) == (2, 0, 0, 0)


@pytest.mark.scenario(46)
@pytest.mark.rule("NV-60")
def test_one_gem_for_two_is_for_nobody() -> None:
    laid = in_room_4("sapphire-pearl", "sapphire-pearl")
    assert [laid.chest(seat) for seat in range(2)] == [NONE, NONE]
    assert laid.left_in(4) == ROOM_4
    assert laid.heard("too_few_to_share") == [(-1, 3, 2), (-1, 3, 3)]


@pytest.mark.scenario(47)
@pytest.mark.rule("NV-62")
def test_who_did_not_ask_does_not_count() -> None:
    laid = in_room_4("gold-ruby", "ruby-pearl", "gold-pearl", room=(0, 4, 0, 0))
    assert [laid.chest(seat) for seat in range(3)] == [(0, 2, 0, 0), (0, 2, 0, 0), NONE]
    assert laid.left_in(4) == NONE


@pytest.mark.rule("NV-62")
def test_who_is_elsewhere_does_not_count() -> None:
    laid = lay(4, pawns=[4, 1, 1, 1], rooms={4: ROOM_4, 1: (0, 0, 0, 3)})
    laid.choose(*[go(4, "gold-pearl"), go(1, "gold-pearl"), go(1), go(1)])
    laid.does(place(FAR))
    assert (laid.chest(0), laid.chest(1)) == ((5, 0, 0, 1), (0, 0, 0, 3))


@pytest.mark.scenario(48)
@pytest.mark.rule("NV-53")
@pytest.mark.rule("NV-59")
def test_the_wyvern_takes_its_part_first() -> None:
    laid = lay(4, holder=2, pawns=[4, 4, 1, 1], rooms={4: ROOM_4})
    laid.choose(go(4), go(4), go(1), go(1))
    laid.rolls(NONE, NONE, (2, 0, 1, 0))
    laid.does(place(4))
    assert [laid.chest(seat) for seat in range(2)] == [(1, 1, 0, 0), (1, 1, 0, 0)]
    assert laid.left_in(4) == (1, 1, 0, 1)


@pytest.mark.scenario(49)
@pytest.mark.rule("NV-33")
@pytest.mark.rule("NV-42")
def test_a_leaver_gathers_nothing_and_shares_nothing() -> None:
    laid = lay(
        4,
        pawns=[4, 4, 4, 1],
        rooms={4: (4, 4, 0, 0)},
        objectives={2: (4, 9, 21)},
        chests={2: (6, 3, 1, 1)},
    )
    laid.choose(go(4), go(4), LEAVE, go(1))
    laid.does(place(FAR))
    assert [laid.chest(seat) for seat in range(3)] == [(2, 2, 0, 0), (2, 2, 0, 0), NONE]
    assert laid.bank(2) == NONE
    # There is one Exit, whichever gems go with it: nothing else to tell apart.
    assert [action for action in lay_leaver().may(0) if action.startswith("leave")] == [LEAVE]


def lay_leaver() -> LaidTable:
    """Who may leave."""
    return lay(objectives={0: (4, 9, 21)}, chests={0: (6, 3, 1, 1)})


@pytest.mark.scenario(50)
@pytest.mark.rule("NV-64")
@pytest.mark.rule("NV-23")
def test_what_is_left_waits_for_the_next_round() -> None:
    laid = lay(4, pawns=[4, 4, 1, 1], rooms={4: ROOM_4})
    laid.choose(go(4), go(4, "gold-pearl"), go(1), go(1))
    load_dice(laid.table, 0, 0, 0, 0, *turn_next(laid.table, 4, 5))
    laid.does(place(FAR))
    assert laid.display() == (4, 5)
    assert laid.room(4) == (2, 3, 1, 0)  # (1, 0, 1, 0), and what the two cards bring


@pytest.mark.rule("NV-63")
def test_gathering_is_not_asked_for_and_has_no_limit() -> None:
    laid = lay(3, pawns=[2, 1, 1], rooms={2: (90, 60, 0, 0)}, chests={0: (20, 10, 0, 0)})
    laid.choose(go(2), go(1), go(1))
    laid.does(place(3))
    assert laid.chest(0) == (110, 70, 0, 0)
    assert laid.waiting == (0, 1, 2)  # straight on to the next choice


@pytest.mark.rule("NV-59")
@pytest.mark.parametrize("asking", [1, 2, 3, 4])
@pytest.mark.parametrize("there", range(10))
def test_equal_parts(asking: int, there: int) -> None:
    laid = lay(4, pawns=[1] * 4, rooms={1: (there, 0, 0, 0)})
    wanting = [go(1, GOLD_RUBY)] * asking + [go(1, "sapphire-pearl")] * (4 - asking)
    laid.choose(*wanting)
    laid.does(place(2))
    part = there // asking
    assert [laid.chest(seat)[0] for seat in range(4)] == [part] * asking + [0] * (4 - asking)
    assert laid.left_in(1)[0] == there - part * asking


# ---------------------------------------------------------------- validating


def leave(
    chest: Gems, cards: tuple[int, int, int], *answers: str, validated: tuple[int, ...] = ()
) -> LaidTable:
    """The first seat leaves, answers what it is asked, and the round ends."""
    laid = lay(
        3,
        holder=1,
        pawns=[2, 1, 1],
        objectives={0: cards},
        chests={0: chest},
        validated={0: validated},
    )
    laid.choose(LEAVE, go(1), go(1))
    laid.does(place(3), *answers)
    return laid


@pytest.mark.scenario(51)
@pytest.mark.rule("NV-65")
@pytest.mark.rule("NV-66")
def test_an_exit_pays_and_banks() -> None:
    laid = leave((7, 5, 2, 2), (4, 9, 21), validate(1))
    new = [sum(laid.room(n)[gem] for n in (1, 2, 3)) for gem in range(GEMS)]
    # All but the excess, and what has fallen since, is in the supply.
    assert laid.supply() == (120 - 1 - new[0], 80 - 2 - new[1], 45 - 1 - new[2], 45 - 1 - new[3])
    assert laid.bank(0) == (1, 2, 1, 1)
    assert laid.chest(0) == NONE
    assert laid.validated(0) == {4}
    assert laid.heard("validates") == [(0, 3)]
    assert laid.heard("banks") == [(0, 0, 1), (0, 1, 2), (0, 2, 1), (0, 3, 1)]


@pytest.mark.scenario(52)
@pytest.mark.rule("NV-68")
def test_two_at_once_add_up() -> None:
    laid = leave((9, 5, 3, 4), (4, 21, 9), validate(1, 2))
    assert laid.validated(0) == {4, 21}
    assert laid.bank(0) == (1, 0, 0, 1)
    assert laid.chest(0) == NONE


@pytest.mark.scenario(53)
@pytest.mark.rule("NV-44")
@pytest.mark.rule("NV-69")
def test_one_of_two_that_do_not_go_together() -> None:
    laid = leave((4, 6, 2, 2), (13, 14, 1))
    assert laid.on_turn == 0
    assert laid.may(0) == {validate(1), validate(2)}
    laid.does(validate(2))
    assert laid.validated(0) == {14}
    assert laid.bank(0) == (2, 2, 1, 0)


@pytest.mark.scenario(54)
@pytest.mark.rule("NV-44")
def test_a_single_answer_is_not_asked_for() -> None:
    laid = leave((6, 3, 1, 1), (4, 9, 21))
    assert laid.waiting == (0, 1, 2)
    assert laid.heard("declares") == [(0, 0)]
    assert laid.validated(0) == {4}


@pytest.mark.scenario(55)
@pytest.mark.rule("NV-67")
def test_what_is_banked_is_of_no_use() -> None:
    laid = leave((7, 5, 2, 2), (4, 9, 21), validate(1))
    assert laid.bank(0) == (1, 2, 1, 1)
    laid.table.supply[0] -= 2
    laid.table.supply[1] -= 2
    laid.table.supply[2] -= 2
    laid.table.supply[3] -= 1
    for gem, there in enumerate((2, 2, 2, 1)):  # a pearl short of what the card asks for
        laid.table.chest[0, gem] = there
    laid.table.pawn[0] = 0
    assert laid.refuses(0, LEAVE) == 31
    laid.table.supply[3] -= 1
    laid.table.chest[0, 3] += 1
    assert laid.refuses(0, LEAVE) is None
    laid.choose(LEAVE, go(1), go(1))
    laid.does(place(2))
    assert laid.bank(0) == (1, 2, 1, 1)


@pytest.mark.scenario(56)
@pytest.mark.rule("NV-44")
def test_a_set_must_fit_and_not_be_empty() -> None:
    laid = leave((4, 6, 2, 2), (13, 14, 1))
    for cards in ((1, 2), (3,), (1, 3), (2, 3), (1, 2, 3)):
        assert laid.refuses(0, validate(*cards)) == 44
    assert laid.refuses(0, "recall") == 92
    assert laid.refuses(1, validate(1)) == 44
    with pytest.raises(NotAnAction):
        laid.play(0, "validate")


@pytest.mark.rule("NV-44")
def test_leavers_declare_in_table_order() -> None:
    two: Objectives = {0: (13, 14, 1), 2: (15, 16, 2)}
    laid = lay(3, holder=1, objectives=two, chests={0: (4, 6, 2, 2), 2: (6, 3, 3, 3)})
    laid.choose(LEAVE, go(1), LEAVE)
    laid.does(place(3))
    assert laid.on_turn == 2  # on the holder's left
    laid.does(validate(2))
    assert laid.on_turn == 0
    laid.does(validate(1))
    assert (laid.validated(2), laid.validated(0)) == ({16}, {13})


@pytest.mark.rule("NV-65")
@pytest.mark.rule("NV-42")
def test_who_validates_is_outside_and_comes_back() -> None:
    laid = leave((6, 3, 1, 1), (4, 9, 21))
    assert laid.pawns() == [0, 1, 1]
    laid.choose(go(3), go(1), go(1))
    laid.does(place(2))
    assert laid.pawns() == [3, 1, 1]
