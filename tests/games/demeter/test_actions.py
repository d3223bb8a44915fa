"""Scenarios 13 to 23, and the rules of the six actions."""

import pytest

from tablee.games.demeter.actions import MEETS_HUMAN
from tablee.games.demeter.table import RESOURCES, ROOMS
from tests.games.demeter.laying import (
    CALL,
    DISPLAY,
    END,
    PILE,
    SKULL,
    A,
    B,
    give,
    lay,
    move,
    play,
    steal,
    take,
    told,
)

# ---------------------------------------------------------------- moving


@pytest.mark.scenario(13)
@pytest.mark.rule("DE-29")
@pytest.mark.rule("DE-40")
def test_at_most_three_moves() -> None:
    laid = lay()
    laid.does(move(6), move(0), move(1))
    assert laid.left == 1
    assert laid.refuses(move(2)) == 29


@pytest.mark.scenario(23)
@pytest.mark.rule("DE-40")
def test_only_through_a_door() -> None:
    laid = lay(at=(8, 14, 16, 19))
    assert laid.refuses(move(11)) == 40
    assert {number for number in range(ROOMS) if laid.refuses(move(number)) is None} == {
        2,
        7,
        9,
        10,
    }


@pytest.mark.rule("DE-41")
def test_pawns_may_share_a_room() -> None:
    laid = lay(at=(7, 6, 6, 6))
    laid.does(move(6))
    assert [laid.table.at[seat] for seat in range(4)] == [6] * 4


@pytest.mark.rule("DE-42")
@pytest.mark.rule("DE-43")
@pytest.mark.rule("DE-44")
def test_each_new_room_is_resolved_before_the_next() -> None:
    laid = lay(hidden=[8, 9])
    laid.does(move(8), dice=[laid.empty()])
    assert laid.table.room_open[8] == 1
    laid.does(move(9), dice=[laid.ghoul(), SKULL])
    assert (laid.table.at[A], laid.table.room_open[9]) == (8, 0)


# ---------------------------------------------------------------- searching


@pytest.mark.scenario(14)
@pytest.mark.rule("DE-85")
@pytest.mark.rule("DE-88")
def test_three_searches_empty_a_room_of_three() -> None:
    laid = lay(left={7: 3})
    laid.does(PILE, PILE, PILE)
    assert (laid.table.room_left[7], laid.left) == (0, 1)
    assert laid.refuses(PILE) == 85
    fuller = lay(left={7: 4})
    fuller.does(PILE, PILE, PILE)
    assert fuller.refuses(PILE) == 29


@pytest.mark.scenario(15)
@pytest.mark.rule("DE-85")
@pytest.mark.rule("DE-88")
def test_a_room_of_one() -> None:
    laid = lay(left={7: 1})
    laid.does(PILE)
    assert [laid.refuses(PILE), laid.refuses(DISPLAY)] == [85, 85]


@pytest.mark.scenario(16)
@pytest.mark.rule("DE-86")
@pytest.mark.rule("DE-87")
def test_display_and_pile() -> None:
    laid = lay(left={7: 3}, display="oil")
    laid.does(DISPLAY, dice=[laid.resource("glass")])
    assert laid.resources(A) == ["oil"]
    assert laid.table.res_face == 5
    laid.does(PILE, dice=[laid.resource("rope")])
    assert laid.resources(A) == ["rope", "oil"]
    assert laid.table.res_face == 5


@pytest.mark.scenario(17)
@pytest.mark.rule("DE-90")
@pytest.mark.rule("DE-91")
@pytest.mark.rule("DE-87")
def test_the_last_card() -> None:
    laid = lay(display="rope", left={7: 1}, elsewhere=0)
    t = laid.table
    assert (t.res_left, t.res_face) == (0, 2)
    assert laid.refuses(PILE) == 91
    laid.does(DISPLAY)
    assert laid.resources(A) == ["rope"]
    assert t.res_face == -1
    assert sum(t.room_left[number] for number in range(ROOMS)) == 0
    assert {laid.refuses(PILE), laid.refuses(DISPLAY)} == {85}


@pytest.mark.rule("DE-89")
@pytest.mark.rule("DE-90")
def test_resources_lie_open_without_limit_and_never_come_back() -> None:
    laid = lay(res={0: "wood " * 7 + "metal " * 8 + "oil " * 8}, left={7: 2})
    laid.does(PILE, PILE)
    assert laid.table.res_count[A] == 25
    assert laid.seen_by(B).res_count[A] == 25
    spent = sum(laid.table.res_discard[kind] for kind in range(RESOURCES))
    laid.does("build stake1")
    assert sum(laid.table.res_discard[kind] for kind in range(RESOURCES)) == spent + 2
    assert laid.table.res_left == 48 - 25 - 1


@pytest.mark.rule("DE-85")
def test_only_where_one_stands() -> None:
    laid = lay(left={7: 0, 6: 3})
    assert laid.refuses(PILE) == 85
    laid.does(move(6), PILE)
    assert laid.table.room_left[6] == 2


# ---------------------------------------------------------------- stealing


@pytest.mark.scenario(18)
@pytest.mark.rule("DE-95")
@pytest.mark.rule("DE-96")
def test_stealing() -> None:
    laid = lay(at=(8, 8, 9, 8), res={1: "glass rope", 2: "oil"}, humans={3: 1}, hands={3: "luck"})
    assert laid.refuses(steal(2)) == 95
    assert laid.refuses(steal(3)) == 96
    assert laid.refuses(steal(0)) == 95
    laid.does(steal(B))
    assert laid.may() == {take("glass"), take("rope")}
    assert laid.refuses(take("oil")) == 95
    laid.does(take("glass"))
    assert (laid.resources(A), laid.resources(B), laid.left) == (["glass"], ["rope"], 2)
    assert laid.refuses(steal(B)) == 29


# ---------------------------------------------------------------- building


@pytest.mark.scenario(19)
@pytest.mark.rule("DE-115")
@pytest.mark.rule("DE-116")
@pytest.mark.rule("DE-118")
@pytest.mark.rule("DE-29")
def test_building() -> None:
    laid = lay(res={0: "metal oil metal oil wood wood wood rope"}, hands={0: "luck"})
    laid.does(play("luck"), "build lamp1")
    assert laid.left == 3
    assert laid.table.res_discard[1] == 1
    assert laid.refuses("build lamp1") == 118
    laid.does("build stake1")
    assert laid.left == 1
    laid.table.used = 0
    assert laid.refuses("build crucifix1") == 29


@pytest.mark.scenario(20)
@pytest.mark.rule("DE-115")
def test_building_takes_two_actions() -> None:
    laid = lay(res={0: "metal oil"}, wounds={0: 3})
    assert laid.left == 1
    assert laid.refuses("build lamp1") == 28


@pytest.mark.rule("DE-115")
def test_exactly_what_is_printed() -> None:
    laid = lay(res={0: "metal rope cloth"})
    assert laid.refuses("build lamp1") == 115
    assert laid.refuses("build crucifix2") is None
    laid.does("build crucifix2")
    assert laid.resources(A) == []


@pytest.mark.rule("DE-117")
@pytest.mark.parametrize("night", [False, True])
def test_building_anywhere_by_day_and_by_night_before_any_clue(night: bool) -> None:
    laid = lay(res={0: "metal oil"}, night=night, at=(3, 14, 16, 19))
    assert laid.table.has_read_first[A] == 0
    laid.does("build lamp1")
    assert laid.table.pieces[A, 0] == 1


@pytest.mark.rule("DE-119")
@pytest.mark.rule("DE-120")
def test_in_any_order_and_of_several_objects() -> None:
    laid = lay(res={0: "glass glass wood wood wood"}, pieces={0: "lamp2 lamp1 crucifix2"})
    laid.does("build lamp3", "build stake1")
    assert [laid.table.pieces[A, piece] for piece in range(9)] == [1, 1, 1, 1, 0, 0, 0, 1, 0]


@pytest.mark.scenario(21)
@pytest.mark.rule("DE-154")
def test_two_for_one() -> None:
    laid = lay(res={0: "wood wood rope cloth"}, hands={0: "two_for_one"})
    assert laid.refuses("build lamp2") == 115
    laid.does("build_two_for_one lamp2")
    assert laid.may() == {give("wood")}
    laid.does(give("wood"))
    assert laid.may() == {take("oil")}
    laid.does(take("oil"))
    assert laid.resources(A) == []
    assert laid.hand(A) == []
    assert (laid.table.pieces[A, 1], laid.left) == (1, 2)
    assert [laid.table.res_discard[kind] for kind in range(6)] == [2, 0, 1, 1, 0, 0]


@pytest.mark.scenario(21)
@pytest.mark.rule("DE-154")
def test_one_conversion_a_card() -> None:
    laid = lay(res={0: "wood wood wood rope"}, hands={0: "two_for_one"})
    assert laid.refuses("build_two_for_one lamp2") == 154
    assert lay(res={0: "wood wood rope cloth"}).refuses("build_two_for_one lamp2") == 131


# ---------------------------------------------------------------- calling


@pytest.mark.scenario(22)
@pytest.mark.rule("DE-125")
@pytest.mark.rule("DE-52")
@pytest.mark.rule("DE-29")
def test_calling() -> None:
    laid = lay()
    events = laid.does(CALL, dice=[laid.human()])
    assert told(events, MEETS_HUMAN)
    assert (laid.table.humans[A], laid.table.hand_size[A], laid.left) == (1, 1, 3)
    laid.does(CALL, dice=[laid.empty()])
    assert laid.refuses(CALL) == 29


@pytest.mark.rule("DE-126")
@pytest.mark.rule("DE-176")
def test_calling_anywhere_and_by_night() -> None:
    laid = lay(night=True, at=(13, 14, 16, 19))
    laid.does(CALL, dice=[laid.human()])
    assert laid.table.humans[A] == 1


@pytest.mark.rule("DE-176")
def test_all_actions_are_there_at_night() -> None:
    laid = lay(night=True, at=(7, 7, 16, 19), res={0: "metal oil", 1: "wood"}, wounds={0: 1})
    kinds = {text.split()[0] for text in laid.may()}
    assert kinds == {"move", "search", "steal", "heal", "build", "call", END}
