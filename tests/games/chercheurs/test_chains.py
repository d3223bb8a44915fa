"""Scenarios 36 to 42, 73, 80 and 83: several tiles in one turn."""

from itertools import permutations

import pytest

from tablee.games.chercheurs.table import EMPTY
from tests.games.chercheurs.laying import END, LaidTable, lay, place, places, tile

pytestmark = pytest.mark.usefixtures("both_ways")

FOUR = "12 13 22 23"


def with_four(chain_link: str = "previous") -> LaidTable:
    """P0 holds four tiles that form a square, and one more, above a board of one tile."""
    return lay(board="33", hands=[f"{FOUR} 55"], chain_link=chain_link)


@pytest.mark.scenario(36)
@pytest.mark.rule("CT-47")
@pytest.mark.rule("CT-54")
def test_best_order_of_four() -> None:
    assert with_four().does(*places("12 22 23 13")) == [8, 2, 3, 4]


@pytest.mark.scenario(37)
@pytest.mark.rule("CT-54")
def test_worst_order_of_four() -> None:
    assert with_four().does(*places("23 22 12 13")) == [2, 2, 2, 4]
    assert with_four().does(*places("12 13 23 22")) == [8, 2, 3, 3]


@pytest.mark.rule("CT-47")
@pytest.mark.rule("CT-54")
def test_no_order_of_the_four_earns_more_or_less() -> None:
    """Every way round the square, from every corner, and none that crosses it."""
    totals = {}
    for order in permutations(FOUR.split()):
        laid = with_four()
        chain = [place(name) for name in order]
        while chain and laid.refuses(chain[0]) is None:
            laid.does(chain.pop(0))
        if not chain:
            totals[order] = laid.points()[0]
    assert len(totals) == 8
    assert (max(totals.values()), min(totals.values())) == (17, 10)


@pytest.mark.scenario(38)
@pytest.mark.rule("CT-47")
def test_each_tile_touches_the_one_before() -> None:
    laid = with_four()
    laid.does(*places("12 13"))
    assert laid.refuses(place("22")) == 47  # it touches 12, but not 13
    loose = with_four(chain_link="any_this_turn")
    loose.does(*places("12 13"))
    assert loose.refuses(place("22")) is None


@pytest.mark.scenario(39)
@pytest.mark.rule("CT-54")
def test_a_row_in_one_turn() -> None:
    laid = lay(board="33", hands=["11 12 13 14 15"])
    assert laid.does(*places("11 12 13 14 15")) == [8, 2, 3, 4, 5]


@pytest.mark.scenario(40)
@pytest.mark.rule("CT-4")
@pytest.mark.rule("CT-47")
@pytest.mark.parametrize(
    ("one", "other"), [("35", "31"), ("31", "35"), ("35", "41"), ("13", "53"), ("53", "13")]
)
def test_the_board_does_not_wrap(one: str, other: str) -> None:
    laid = lay(board="22", hands=[f"{one} {other}"])
    laid.does(place(one))
    assert laid.refuses(place(other)) == 47


@pytest.mark.scenario(41)
@pytest.mark.rule("CT-47")
def test_touching_an_older_tile_is_not_enough() -> None:
    laid = lay(board="33", hands=["11 34"])
    laid.does(place("11"))
    assert laid.refuses(place("34")) == 47


@pytest.mark.scenario(42)
@pytest.mark.rule("CT-33")
def test_stopping_is_free_and_has_to_be_said() -> None:
    laid = lay(board="33", hands=["12 22"])
    laid.does(place("12"))
    assert laid.may() == {place("22"), END}
    laid.does(END)
    assert (laid.on_turn, laid.hand(0)) == (1, {"22"})
    nothing_fits = lay(board="33", hands=["12 55"])
    nothing_fits.does(place("12"))
    assert nothing_fits.may() == {END}


@pytest.mark.rule("CT-48")
def test_a_corner_is_no_link() -> None:
    laid = lay(board="55", hands=["11 22"])
    laid.does(place("11"))
    assert laid.refuses(place("22")) == 47


@pytest.mark.rule("CT-47")
def test_a_chain_may_go_any_way_round() -> None:
    laid = lay(seats=2, board="33", hands=["11 21 22 12 13"])
    assert laid.does(*places("11 21 22 12 13")) == [8, 2, 2, 3, 3]


@pytest.mark.scenario(80)
@pytest.mark.rule("CT-47")
@pytest.mark.parametrize("mode", ["standard", "simplified_once"])
def test_a_loose_chain_touches_any_tile_of_the_turn(mode: str) -> None:
    laid = lay(board="33", hands=["12 13 22 55"], chain_link="any_this_turn", mode=mode)
    assert laid.does(*places("12 13 22")) == [8, 2, 2]
    older = lay(board="33", hands=["12 13 32 55"], chain_link="any_this_turn", mode=mode)
    older.does(*places("12 13"))
    assert older.refuses(place("32")) == 47  # it touches only the older tile 33


@pytest.mark.scenario(73)
@pytest.mark.rule("CT-47")
@pytest.mark.rule("CT-91")
def test_two_tiles_alone_in_one_turn() -> None:
    laid = lay(board="33", hands=["11 55"], mode="simplified")
    assert laid.does(*places("11 55")) == [8, 8]
    for mode in ("standard", "simplified_once"):
        laid = lay(board="33", hands=["11 55"], mode=mode)
        laid.does(place("11"))
        assert laid.refuses(place("55")) == 47


@pytest.mark.rule("CT-91")
@pytest.mark.parametrize("first", ["11", "12", "22", "32", "55"])
def test_the_chain_option_means_nothing_in_the_literal_mode(first: str) -> None:
    hand = "11 12 22 32 55"
    allowed = []
    for link in ("previous", "any_this_turn"):
        laid = lay(board="33", hands=[hand], mode="simplified", chain_link=link)
        laid.does(place(first))
        allowed.append(laid.may())
    assert allowed[0] == allowed[1] >= {place(name) for name in hand.split() if name != first}


@pytest.mark.scenario(83)
@pytest.mark.rule("CT-34")
@pytest.mark.rule("CT-46")
@pytest.mark.parametrize(("first", "points"), [("11", 8), ("34", 2)])
def test_any_tile_may_be_the_first_and_is_paid_at_once(first: str, points: int) -> None:
    laid = lay(board="33", hands=["11 34"])
    assert {place("11"), place("34")} <= laid.may()
    assert laid.does(place(first)) == [points]
    assert laid.on_turn == 0  # asked again, and the boat has moved already
    assert laid.points() == [points, 0]


@pytest.mark.rule("CT-47")
def test_a_new_turn_begins_a_new_chain() -> None:
    laid = lay(board="33", hands=["11 55", "22"], chain_link="any_this_turn")
    laid.does(place("11"), END, place("22"))
    assert laid.on_turn == 0
    assert laid.refuses(place("55")) is None
    assert laid.table.laid_in[tile("11")] < laid.table.turn
    assert laid.table.last_cell == EMPTY
