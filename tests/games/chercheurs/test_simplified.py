"""Scenarios 61 to 65, 74 and 75, and the rules of the two simplified modes."""

import pytest

from tablee.games.chercheurs.actions import PLACES_ALONE, PLACES_BESIDE
from tests.games.chercheurs.laying import (
    CHERCHEURS,
    CROSS_TILES,
    END,
    MODES,
    PASS,
    SIMPLIFIED_MODES,
    TAKE_GUARD,
    LaidTable,
    all_but,
    dig,
    lay,
    place,
    places,
    post,
    take,
)

pytestmark = pytest.mark.usefixtures("both_ways")


def names_in_supply(laid: LaidTable) -> list[str]:
    return [name for name in all_but("").split() if take(name) in laid.may()]


@pytest.mark.scenario(61)
@pytest.mark.rule("CT-32")
@pytest.mark.rule("CT-83")
@pytest.mark.rule("CT-84")
@pytest.mark.rule("CT-85")
@pytest.mark.rule("CT-87")
@pytest.mark.parametrize("mode", SIMPLIFIED_MODES)
def test_a_turn_of_several_kinds(mode: str) -> None:
    laid = lay(board="33", mode=mode)
    assert laid.does(take("34"), place("34"), dig("33"), post("33"), END) == [0, 2, 1, 2, 0]
    assert laid.points() == [5, 0]
    assert laid.on_turn == 1


@pytest.mark.scenario(61)
@pytest.mark.rule("CT-32")
def test_the_same_turn_is_over_after_the_take_in_the_standard_game() -> None:
    laid = lay(board="33")
    laid.does(take("34"))
    assert laid.on_turn == 1
    assert laid.refuses(place("34"), seat=0) == 24


@pytest.mark.rule("CT-87")
@pytest.mark.parametrize("mode", SIMPLIFIED_MODES)
def test_what_arrives_in_a_turn_can_be_used_in_it(mode: str) -> None:
    """A guard, a tile, its cross, and the chest on that cross."""
    laid = lay(board="33", chests_on={"33": 1}, guards_on={"33": 0}, mode=mode)
    assert laid.table.guards[0] == 0
    gained = laid.does(TAKE_GUARD, take("22"), place("22"), dig("22"), post("22"))
    assert gained == [0, 0, 8, 2, 2 + 2]


@pytest.mark.scenario(62)
@pytest.mark.rule("CT-84")
@pytest.mark.rule("CT-85")
@pytest.mark.parametrize(
    ("first", "second"), [(take("34"), take("35")), (TAKE_GUARD, TAKE_GUARD)], ids=["tile", "guard"]
)
def test_taking_twice(first: str, second: str) -> None:
    literal = lay(board="33", mode="simplified")
    literal.does(first, second)
    once = lay(board="33", mode="simplified_once")
    once.does(first)
    assert once.refuses(second) == 84


@pytest.mark.scenario(63)
@pytest.mark.rule("CT-84")
@pytest.mark.rule("CT-85")
def test_a_kind_that_was_left_is_closed() -> None:
    literal = lay(board="33", hands=["12 22 55"], mode="simplified")
    assert literal.does(place("12"), dig("33"), place("22")) == [8, 1, 2]
    once = lay(board="33", hands=["12 22 55"], mode="simplified_once")
    assert once.does(place("12"), dig("33")) == [8, 1]
    assert once.refuses(place("22")) == 84


@pytest.mark.rule("CT-84")
def test_each_kind_once_in_any_order() -> None:
    """A finished kind stays closed whatever comes between, and the running one stays open."""
    laid = lay(board="33 11", hands=["12 22 55"], mode="simplified_once")
    laid.does(dig("33"), TAKE_GUARD, post("33"), place("12"), place("22"), take("44"))
    assert {laid.refuses(action) for action in (dig("11"), take("45"), place("55"))} == {84}
    assert laid.may() == {END}


@pytest.mark.scenario(64)
@pytest.mark.rule("CT-86")
@pytest.mark.parametrize("mode", SIMPLIFIED_MODES)
def test_no_turn_is_empty(mode: str) -> None:
    laid = lay(board="33", mode=mode)
    assert laid.refuses(END) == 86
    assert laid.refuses(PASS) == 29
    laid.does(take("34"))
    assert END in laid.may()


@pytest.mark.rule("CT-86")
@pytest.mark.parametrize("mode", SIMPLIFIED_MODES)
def test_the_turn_may_end_after_any_piece(mode: str) -> None:
    units = (take("22"), place("22"), dig("22"), post("22"), TAKE_GUARD)
    for done in range(1, len(units) + 1):
        laid = lay(board="33", mode=mode)
        laid.does(*units[:done], END)
        assert laid.on_turn == 1


@pytest.mark.scenario(65)
@pytest.mark.rule("CT-84")
@pytest.mark.rule("CT-91")
def test_chains_in_the_simplified_modes() -> None:
    literal = lay(board="33", hands=["11 34"], mode="simplified")
    assert literal.does(*places("11 34")) == [8, 2]
    once = lay(board="33", hands=["11 34"], mode="simplified_once")
    once.does(place("11"))
    assert once.refuses(place("34")) == 47


@pytest.mark.rule("CT-83")
@pytest.mark.parametrize("mode", MODES)
def test_only_the_standard_game_keeps_to_one_kind(mode: str) -> None:
    laid = lay(board="33", hands=["12 55"], mode=mode)
    laid.does(place("12"))
    refusals = {laid.refuses(action) for action in (take("44"), TAKE_GUARD, dig("33"))}
    assert refusals == ({26} if mode == "standard" else {None})


@pytest.mark.scenario(74)
@pytest.mark.rule("CT-40")
@pytest.mark.rule("CT-84")
@pytest.mark.rule("CT-85")
@pytest.mark.rule("CT-86")
@pytest.mark.parametrize(
    ("hands", "most"),
    [
        (["12 14 15 21 23", "24 31 32 34 35"], 19),
        (["12 14 15", "21 23 24", "31 32 34"], 18),
        (["12 14", "15 21", "23 24", "31 32"], 18),
    ],
    ids=["two players", "three players", "four players"],
)
def test_the_whole_stock_in_one_turn(hands: list[str], most: int) -> None:
    seats = len(hands)
    laid = lay(seats=seats, board="33", hands=hands, mode="simplified")
    supply = names_in_supply(laid)
    assert len(supply) == {2: 14, 3: 15, 4: 16}[seats]
    laid.does(*map(take, supply), *[TAKE_GUARD] * seats)
    assert (laid.table.supply, laid.table.free_guards) == (0, 0)
    assert (laid.table.hand[0], laid.table.guards[0]) == (most, 1 + seats)
    laid.does(END)
    assert laid.on_turn == 1
    once = lay(seats=seats, board="33", hands=hands, mode="simplified_once")
    once.does(take(supply[0]), TAKE_GUARD)
    assert not [action for action in once.may() if action.startswith("take")]


@pytest.mark.scenario(75)
@pytest.mark.rule("CT-72")
@pytest.mark.rule("CT-73")
@pytest.mark.rule("CT-85")
def test_a_game_of_two_turns() -> None:
    hands = ["12 14 15 21 22", "11 13 23 24 25"]
    laid = lay(board="33", hands=hands, mode="simplified")
    supply = names_in_supply(laid)
    laid.does(*map(take, supply), TAKE_GUARD, TAKE_GUARD)
    laid.does(*places(hands[0]), *map(place, supply))
    up = [name for name in CROSS_TILES if name not in hands[1]]
    assert laid.does(*map(dig, up[:4])) == [1, 2, 3, 4]
    assert laid.does(*map(post, up[:3])) == [5, 6, 7]
    assert laid.on_turn == 1  # P0 has nothing left, and there is nothing left to take
    laid.does(*places(hands[1]))
    assert laid.does(*map(dig, [*up[4:], "11", "13", "25"])) == [5, 6, 7, 8]
    assert laid.does(post(up[3])) == [12]
    assert laid.over
    assert (laid.table.finisher, laid.table.turn) == (0, 20 + 3)
    tile_points = [0, 0]
    for events in laid.tale:
        for event in events:
            if event.what in (PLACES_ALONE, PLACES_BESIDE):
                tile_points[event.seat] += event.c
    without_tiles = [laid.points()[seat] - tile_points[seat] for seat in (0, 1)]
    assert without_tiles == [35, 38]  # 10 + 18 + 7, and 26 + 12
    assert 91 <= sum(tile_points) <= 161


@pytest.mark.rule("CT-88")
@pytest.mark.parametrize("mode", SIMPLIFIED_MODES)
def test_everything_else_is_as_in_the_standard_game(mode: str) -> None:
    """The same pieces put down in the same order earn the same, whatever the mode; options have
    the same meaning, and the box holds no other figure for these modes but the free guards."""
    chain = "12 22 23 13"
    standard = lay(board="33", hands=[f"{chain} 55"])
    simplified = lay(board="33", hands=[f"{chain} 55"], mode=mode)
    assert standard.does(*places(chain)) == simplified.does(*places(chain))
    figures = [name for name in CHERCHEURS.data["box"] if "simplified" in name]
    assert figures == ["free_guards_simplified"]
