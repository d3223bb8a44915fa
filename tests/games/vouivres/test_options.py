"""Scenarios 67 to 69, 83, 84, 87, 88 and 94: other readings of the rulebook, and table habits."""

import pytest

from tests.games.vouivres.laying import (
    LEAVE,
    NONE,
    RECALL,
    VOUIVRES,
    WARD_OFF,
    Gems,
    LaidTable,
    go,
    lay,
    place,
    validate,
)

pytestmark = pytest.mark.usefixtures("both_ways")

LENIENT = {"lenient_choices": "on"}


def test_options_and_their_values_defaults_first() -> None:
    assert {name: option.values for name, option in VOUIVRES.options.items()} == {
        "early_finish": ("last_card", "all_remaining"),
        "start_rooms": ("independent", "distinct"),
        "room_map": ("spread", "clockwise", "hub_only"),
        "dice_set": ("gem_dice", "standard_d6"),
        "gem_supply": ("limited", "unlimited"),
        "final_excess": ("included", "banked_only"),
        "first_wyvern": ("random", *(f"seat_{seat}" for seat in range(6))),
        "round_limit": ("40", "5", "10", "20", "none"),
        "lenient_choices": ("off", "on"),
    }


# ---------------------------------------------------------------- lenient choices


@pytest.mark.scenario(67)
@pytest.mark.rule("NV-90")
@pytest.mark.rule("NV-43")
def test_a_forbidden_move_stays_where_it_is() -> None:
    laid = lay(
        4, holder=3, pawns=[2, 2, 1, 1], rooms={2: (4, 2, 0, 0), 3: (9, 9, 0, 0)}, options=LENIENT
    )
    assert laid.refuses(0, go(3)) is None
    laid.choose(go(3), go(2), go(1), go(1))
    laid.rolls(NONE, NONE, NONE)
    laid.does(place(2))
    assert laid.pawns() == [2, 2, 1, 1]
    assert laid.heard("goes")[0] == (0, 2, 0)
    assert laid.heard("stays") == [(0,)]
    assert (laid.chest(0), laid.chest(1)) == ((2, 1, 0, 0), (2, 1, 0, 0))
    assert laid.heard("attacked") == [(0, 1), (1, 1)]


@pytest.mark.rule("NV-90")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_card_of_the_hand_may_be_laid(seats: int) -> None:
    laid = lay(seats, pawns=[2] * seats, options=LENIENT)
    assert len(laid.legal(0)) == 6 * seats + 1
    for room in range(seats + 1, 7):
        assert laid.refuses(0, go(room)) == 5
    strict = lay(seats, pawns=[2] * seats)
    assert len(strict.legal(0)) < 6 * seats


@pytest.mark.rule("NV-43")
def test_without_the_option_nobody_can_make_that_mistake() -> None:
    assert lay(4, pawns=[2, 1, 1, 1]).refuses(0, go(3)) == 29


@pytest.mark.scenario(68)
@pytest.mark.rule("NV-91")
def test_leaving_in_vain() -> None:
    laid = lay(
        3,
        holder=2,
        pawns=[2, 1, 1],
        chests={0: (3, 1, 0, 0)},
        rooms={2: (5, 5, 5, 5)},
        options=LENIENT,
    )
    laid.choose(LEAVE, go(1), go(1))
    laid.rolls((1, 0, 0, 0), NONE)
    laid.does(place(2))
    assert laid.heard("left_in_vain") == [(0,)]
    assert laid.pawns() == [2, 1, 1]
    assert laid.heard("attacked") == [(0, 1)]
    assert laid.chest(0) == (2, 1, 0, 0)  # bitten, and nothing gathered
    assert laid.left_in(2) == (5, 5, 5, 5)
    assert laid.validated(0) == set()
    with_a_fragment = lay(3, holder=0, pawns=[2, 1, 1], fragments={0: 1}, options=LENIENT)
    with_a_fragment.choose(LEAVE, go(1), go(1))
    with_a_fragment.does(place(2))
    assert WARD_OFF in with_a_fragment.may(0)


def two_of_which_one(chest: Gems, **validated: int) -> LaidTable:
    """OB04 and OB21 are open, the third card is validated, and the player leaves room 2."""
    laid = lay(
        3,
        holder=2,
        pawns=[2, 1, 1],
        objectives={0: (4, 21, 9)},
        validated={0: (9,)},
        chests={0: chest},
        rooms={2: (5, 5, 5, 5)},
        options=LENIENT,
        **validated,  # type: ignore[arg-type]
    )
    laid.choose(LEAVE, go(1), go(1))
    laid.does(place(3))
    return laid


@pytest.mark.scenario(69)
@pytest.mark.rule("NV-69")
@pytest.mark.rule("NV-92")
def test_one_who_lacks_gems_for_both_may_go_back() -> None:
    laid = two_of_which_one((7, 4, 2, 2))
    assert laid.may(0) == {validate(1), validate(2), RECALL}
    laid.does(RECALL)
    assert laid.heard("recalled") == [(0,)]
    assert laid.chest(0) == (7, 4, 2, 2)
    assert laid.pawns()[0] == 2
    assert laid.left_in(2) == (5, 5, 5, 5)
    laid = two_of_which_one((7, 4, 2, 2))
    laid.does(validate(1))
    assert laid.bank(0) == (1, 1, 1, 1)
    assert laid.chest(0) == NONE


@pytest.mark.scenario(87)
@pytest.mark.rule("NV-92")
@pytest.mark.rule("NV-44")
def test_the_question_is_put_though_only_one_set_fits() -> None:
    laid = two_of_which_one((6, 3, 1, 1))
    assert laid.may(0) == {validate(1), RECALL}
    strict = lay(
        3,
        holder=2,
        pawns=[2, 1, 1],
        objectives={0: (4, 21, 9)},
        validated={0: (9,)},
        chests={0: (6, 3, 1, 1)},
    )
    strict.choose(LEAVE, go(1), go(1))
    strict.does(place(3))
    assert strict.waiting == (0, 1, 2)
    assert strict.validated(0) == {4, 9}
    assert strict.bank(0) == NONE


@pytest.mark.rule("NV-92")
def test_no_going_back_where_all_that_is_open_can_be_met() -> None:
    laid = two_of_which_one((8, 5, 3, 3))
    assert laid.may(0) == {validate(1), validate(2), validate(1, 2)}
    assert laid.refuses(0, RECALL) == 92
    one_open = lay(
        3,
        holder=2,
        pawns=[2, 1, 1],
        objectives={0: (4, 21, 9)},
        validated={0: (9, 21)},
        chests={0: (6, 3, 1, 1)},
        options=LENIENT,
    )
    one_open.choose(LEAVE, go(1), go(1))
    one_open.does(place(3))
    assert one_open.over


@pytest.mark.scenario(88)
@pytest.mark.rule("NV-91")
@pytest.mark.rule("NV-30")
@pytest.mark.rule("NV-70")
def test_outside_in_vain_stays_outside() -> None:
    laid = lay(4, pawns=[0, 1, 1, 1], options=LENIENT)
    assert laid.refuses(0, LEAVE) is None
    laid.choose(LEAVE, go(1), go(1), go(1))
    laid.does(place(1))
    assert laid.pawns()[0] == 0
    assert [event[0] for event in laid.heard("attacked")] == [1, 2, 3]
    laid.choose(go(3), go(1), go(1), go(1))
    laid.does(place(4), *["take_attack"] * 0)
    while len(laid.waiting) == 1:  # those who were attacked have fragments now
        laid.does("keep_fragment")
    assert laid.pawns()[0] == 3
    assert laid.heard("stays") == []

    recalled = two_of_which_one((7, 4, 2, 2))
    recalled.does(RECALL)
    recalled.choose(go(3), go(1), go(1))  # not next to room 2
    recalled.does(place(3))
    assert recalled.pawns()[0] == 2
    assert recalled.heard("stays") == [(0,)]


# ---------------------------------------------------------------- maps, dice, supplies


@pytest.mark.scenario(83)
@pytest.mark.rule("NV-84")
def test_other_maps() -> None:
    clockwise = lay(3, pawns=[2, 3, 1], options={"room_map": "clockwise"})
    assert clockwise.refuses(0, go(3)) is None
    assert clockwise.refuses(1, go(2)) is None
    hub = lay(6, pawns=[4] * 6, options={"room_map": "hub_only"})
    assert [room for room in range(1, 7) if hub.refuses(0, go(room)) is None] == [1, 4]
    ring = lay(6, pawns=[2, 3, 4, 5, 6, 1], options={"room_map": "clockwise"})
    reach = [
        [room for room in range(1, 7) if ring.refuses(seat, go(room)) is None] for seat in range(6)
    ]
    assert reach == [
        [1, 2, 3, 6],
        [1, 2, 3, 4],
        [1, 3, 4, 5],
        [1, 4, 5, 6],
        [1, 2, 5, 6],
        [1, 2, 3, 4, 5, 6],
    ]


@pytest.mark.scenario(84)
@pytest.mark.rule("NV-85")
def test_ordinary_dice() -> None:
    laid = lay(
        3, holder=2, pawns=[2, 1, 1], chests={0: (7, 4, 2, 2)}, options={"dice_set": "standard_d6"}
    )
    laid.choose(go(2), go(1), go(1))
    laid.rolls((6, 5, 4, 1))
    laid.does(place(2))
    assert laid.chest(0) == (1, 0, 0, 1)


@pytest.mark.scenario(94)
@pytest.mark.rule("NV-86")
def test_there_is_no_end_of_fragments() -> None:
    laid = lay(
        3,
        holder=0,
        pawns=[3, 2, 2],
        fragment_supply=0,
        options={"gem_supply": "unlimited"},
    )
    laid.choose(go(3), go(2), go(2))
    laid.does(place(2))
    assert laid.fragments() == [0, 1, 1]
    assert laid.table.fragment_supply == 0
    laid.choose(go(1), go(1), go(1))
    laid.does(place(2), "summon 3")  # and one that is paid goes nowhere
    assert laid.table.fragment_supply == 0
