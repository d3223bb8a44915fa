"""Scenarios 10 to 21, 81 and 82, and the rules of the turn and of taking."""

import pytest

from tablee.engine.actions import NotAnAction
from tablee.games.chercheurs.actions import PLACES_BESIDE, TAKES_TILE
from tablee.games.chercheurs.table import BOARD, SUPPLY
from tests.games.chercheurs.laying import (
    CHERCHEURS,
    END,
    MODES,
    PASS,
    SEATS,
    SIMPLIFIED_MODES,
    TAKE_GUARD,
    LaidTable,
    all_but,
    deal_with,
    dig,
    lay,
    place,
    places,
    post,
    take,
    tile,
)

pytestmark = pytest.mark.usefixtures("both_ways")

CROSSES = "11 13 22 25 33 42 45 54"


def chests(names: str, seat: int) -> dict[str, int]:
    """Chests (or guards) of one seat, on all these."""
    return dict.fromkeys(names.split(), seat)


def stuck_with_chests(mode: str = "standard") -> LaidTable:
    """Scenario 17: six crosses lie on the board, each with its chest; P0 has two more chests and
    nothing else; P1 holds the two other cross tiles and all guards not posted."""
    return lay(
        board=all_but("45 54"),
        hands=["", "45 54"],
        chests_on={**chests("11 13", 0), **chests("22 25 33 42", 1)},
        guards_on={"11": 0},
        guards=(0, 2) if mode == "standard" else (0, 3),
        points=(10, 20),
        mode=mode,
    )


def stuck_with_chests_and_guard(mode: str = "standard") -> LaidTable:
    """Scenario 18: two chests, both guarded; P0 has two chests and a guard that find no place; P1
    holds the six other cross tiles."""
    return lay(
        board=all_but("11 13 22 25 33 42"),
        hands=["", "11 13 22 25 33 42"],
        chests_on=chests("45 54", 0),
        chests=(2, 4),
        guards_on={"45": 0, "54": 1},
        guards=(1, 0) if mode == "standard" else (1, 1),
        mode=mode,
    )


@pytest.mark.scenario(10)
@pytest.mark.rule("CT-26")
@pytest.mark.rule("CT-32")
def test_taking_a_tile_is_a_whole_turn() -> None:
    laid = lay()
    laid.does(take("44"))
    assert laid.on_turn == 1
    assert laid.refuses(take("45"), seat=0) == 24
    assert laid.hand(0) == {"44"}


@pytest.mark.scenario(11)
@pytest.mark.rule("CT-26")
@pytest.mark.rule("CT-33")
def test_one_kind_only() -> None:
    laid = lay(board="33", hands=["22 23"])
    laid.does(place("22"))
    assert laid.may() == {place("23"), END}
    refused = (dig("33"), take("44"), TAKE_GUARD)
    assert [laid.refuses(action) for action in refused] == [26, 26, 26]
    assert laid.refuses(post("33")) == 65
    with_a_chest = lay(board="33 11", hands=["22 23"], chests_on={"11": 1})
    with_a_chest.does(place("22"))
    assert with_a_chest.refuses(post("11")) == 26


@pytest.mark.rule("CT-26")
@pytest.mark.parametrize(
    "first", [take("44"), TAKE_GUARD, place("12"), dig("33"), post("11")], ids=str.split
)
def test_each_of_the_five_kinds_can_be_the_turn(first: str) -> None:
    laid = lay(board="33 11 13", hands=["12 55"], chests_on={"11": 1})
    others = {take("44"), TAKE_GUARD, place("12"), dig("33"), post("11")} - {first}
    assert others | {first} <= laid.may()
    laid.does(first)
    assert laid.on_turn == 1 or not others & laid.may()


@pytest.mark.scenario(12)
@pytest.mark.rule("CT-38")
@pytest.mark.rule("CT-27")
@pytest.mark.parametrize("mode", MODES)
def test_an_empty_supply_gives_no_tile(mode: str) -> None:
    laid = lay(board=all_but("12 21"), hands=["12", "21"], mode=mode)
    assert laid.refuses(take("12")) == 38
    assert laid.refuses(take("33")) == 38
    assert TAKE_GUARD in laid.may()


@pytest.mark.scenario(13)
@pytest.mark.rule("CT-42")
@pytest.mark.rule("CT-27")
@pytest.mark.parametrize("mode", MODES)
def test_without_free_guards_none_can_be_taken(mode: str) -> None:
    laid = lay(guards=(1, 2) if mode == "standard" else (1, 3), mode=mode)
    assert laid.refuses(TAKE_GUARD) == 42
    assert take("44") in laid.may()


@pytest.mark.scenario(14)
@pytest.mark.rule("CT-28")
@pytest.mark.rule("CT-31")
@pytest.mark.parametrize("mode", MODES)
def test_who_holds_a_tile_has_to_play(mode: str) -> None:
    laid = lay(
        board=all_but("12 21"),
        hands=["12", "21"],
        chests_on=chests(CROSSES, 1),
        chests=(0, 0),
        guards=(0, 3) if mode == "standard" else (0, 4),
        mode=mode,
    )
    assert laid.may() == {place("12")}
    assert laid.refuses(PASS) == 29


@pytest.mark.rule("CT-31")
@pytest.mark.rule("CT-45")
@pytest.mark.parametrize("name", all_but("33").split())
def test_the_cell_of_a_tile_in_hand_is_always_free(name: str) -> None:
    for board in ("33", all_but(name)):
        assert lay(board=board, hands=[name]).refuses(place(name)) is None


@pytest.mark.scenario(15)
@pytest.mark.rule("CT-39")
@pytest.mark.rule("CT-77")
def test_who_owns_nothing_takes_the_last_tile() -> None:
    laid = lay(
        board=all_but("44 55"),
        hands=["", "55"],
        chests_on=chests(CROSSES, 1),
        chests=(0, 0),
        guards=(0, 3),
    )
    assert not laid.over
    assert laid.may() == {take("44")}


@pytest.mark.scenario(16)
@pytest.mark.rule("CT-43")
@pytest.mark.rule("CT-77")
def test_who_owns_nothing_takes_the_last_guard() -> None:
    laid = lay(
        board=all_but("55"),
        hands=["", "55"],
        chests_on=chests(CROSSES, 1),
        chests=(0, 0),
        guards=(0, 2),
    )
    assert not laid.over
    assert laid.may() == {TAKE_GUARD}


@pytest.mark.scenario(17)
@pytest.mark.rule("CT-25")
@pytest.mark.rule("CT-29")
@pytest.mark.rule("CT-30")
def test_who_has_only_chests_that_find_no_cross_passes() -> None:
    laid = stuck_with_chests()
    assert laid.may() == {PASS}
    assert laid.refuses(END) == 29
    before = laid.table.copy()
    assert laid.does(PASS) == [0]
    assert laid.on_turn == 1
    assert laid.points() == [10, 20]
    turn = {"current", "to_act", "turn", "passes", "question"}
    assert set(laid.table.differences(before)) <= turn


@pytest.mark.scenario(18)
@pytest.mark.rule("CT-29")
@pytest.mark.rule("CT-69")
def test_who_has_chests_and_a_guard_that_find_no_place_passes() -> None:
    laid = stuck_with_chests_and_guard()
    assert laid.may() == {PASS}
    assert laid.refuses(post("45")) == 66
    assert laid.refuses(dig("45")) == 60


@pytest.mark.scenario(77)
@pytest.mark.rule("CT-29")
@pytest.mark.rule("CT-86")
@pytest.mark.parametrize("mode", SIMPLIFIED_MODES)
def test_passing_is_forced_in_the_simplified_modes_too(mode: str) -> None:
    assert stuck_with_chests(mode=mode).may() == {PASS}
    assert stuck_with_chests_and_guard(mode=mode).may() == {PASS}


@pytest.mark.rule("CT-29")
@pytest.mark.parametrize(
    ("instead", "changed"),
    [
        (take("44"), {"rest": SUPPLY, "board": all_but("45 54 44")}),
        (TAKE_GUARD, {"guards": (0, 1)}),
        (place("44"), {"board": all_but("45 54 44"), "hands": ["44", "45 54"]}),
        (dig("45"), {"board": all_but("54"), "hands": ["", "54"]}),
        (post("13"), {"guards": (1, 1)}),
    ],
)
def test_passing_needs_that_nothing_at_all_can_be_done(
    instead: str, changed: dict[str, object]
) -> None:
    """Each condition of CT-29 alone is enough to forbid the pass."""
    given: dict[str, object] = {
        "board": all_but("45 54"),
        "hands": ["", "45 54"],
        "chests_on": {**chests("11 13", 0), **chests("22 25 33 42", 1)},
        "guards_on": {"11": 0},
        "guards": (0, 2),
    }
    assert lay(**given).may() == {PASS}  # type: ignore[arg-type]
    laid = lay(**{**given, **changed})  # type: ignore[arg-type]
    assert instead in laid.may()
    assert laid.refuses(PASS) == 29


@pytest.mark.scenario(19)
@pytest.mark.rule("CT-28")
@pytest.mark.rule("CT-86")
@pytest.mark.parametrize(
    ("mode", "rule"), [("standard", 28), ("simplified_once", 86), ("simplified", 86)]
)
def test_a_turn_cannot_end_before_anything_is_done(mode: str, rule: int) -> None:
    laid = lay(hands=["12 55"], mode=mode)
    assert laid.refuses(END) == rule
    laid.does(place("12"))
    assert laid.refuses(END) is None


@pytest.mark.scenario(20)
@pytest.mark.rule("CT-45")
def test_a_tile_goes_on_its_one_cell_and_no_action_names_another() -> None:
    laid = lay(hands=["24 55"])
    with pytest.raises(NotAnAction, match="place_tile takes"):
        laid.play(0, "place_tile 24 r2c3")
    laid.does(place("24"))
    placed = laid.tale[-1][0]
    assert CHERCHEURS.events[CHERCHEURS.event_names[placed.what]] == ("tile", "cell", "points")
    assert (placed.a, placed.b) == (tile("24"), tile("24"))  # its cell: row 2, column 4


@pytest.mark.scenario(21)
@pytest.mark.rule("CT-44")
@pytest.mark.parametrize("mode", MODES)
def test_only_own_tiles_can_be_placed(mode: str) -> None:
    laid = lay(board="33", hands=["12", "21"], mode=mode)
    for name in ("21", "44", "33"):  # another's, the supply's, one on the board
        assert laid.refuses(place(name)) == 44


@pytest.mark.rule("CT-44")
@pytest.mark.rule("CT-46")
def test_one_or_more_tiles_one_after_the_other() -> None:
    laid = lay(board="33", hands=["51 52 53 15"])
    assert {place("51"), place("52"), place("53"), place("15")} <= laid.may()
    for name in ("51", "52", "53"):
        laid.does(place(name))
        assert laid.table.tile_at[tile(name)] == BOARD
        assert laid.on_turn == 0
    laid.does(END)
    assert laid.on_turn == 1


@pytest.mark.scenario(81)
@pytest.mark.rule("CT-23")
@pytest.mark.rule("CT-24")
def test_turns_go_clockwise_from_the_first_player() -> None:
    laid = deal_with(4, 2, tile("33"), 0)
    turns = []
    for _ in range(5):
        turns.append(laid.on_turn)
        laid.does(min(action for action in laid.may() if action.startswith("take_tile")))
    assert turns == [2, 3, 0, 1, 2]


@pytest.mark.rule("CT-24")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mode", MODES)
def test_only_the_player_on_turn_may_act(seats: int, mode: str) -> None:
    laid = LaidTable(seats, {"mode": mode})
    for _ in range(20):
        assert laid.waiting == (laid.table.current,)
        for seat in set(range(seats)) - {laid.on_turn}:
            assert laid.legal(seat) == ()
            for action in (take("44"), TAKE_GUARD, place("12"), dig("33"), post("33"), END, PASS):
                assert laid.refuses(action, seat) == 24
        laid.does(max(laid.may()))


@pytest.mark.scenario(82)
@pytest.mark.rule("CT-32")
@pytest.mark.rule("CT-41")
def test_a_guard_is_taken() -> None:
    laid = lay(seats=3)
    assert laid.table.free_guards == 2
    assert laid.does(TAKE_GUARD) == [0]
    assert laid.table.free_guards == 1
    assert laid.table.guards[0] == 2
    assert laid.points() == [0, 0, 0]
    assert laid.on_turn == 1


@pytest.mark.rule("CT-25")
def test_the_end_is_looked_at_before_anything_else() -> None:
    """P0 could only pass but for the end, and P1 could still play: it is over all the same."""
    laid = lay(
        board=all_but("12"),
        hands=["", "12"],
        chests_on=chests(CROSSES, 1),
        chests=(0, 0),
        guards=(0, 3),
    )
    assert laid.over
    assert laid.table.finisher == 0


@pytest.mark.rule("CT-34")
def test_points_come_piece_by_piece() -> None:
    laid = lay(board="33", hands=["12 13 22 55"])
    for action, total in zip(places("12 13"), (8, 10), strict=True):
        laid.does(action)
        assert laid.points()[0] == total
        assert laid.seen_by(1).points[0] == total  # the boat has moved, for all to see


@pytest.mark.rule("CT-36")
@pytest.mark.parametrize("mode", MODES)
def test_any_tile_of_the_supply_may_be_taken(mode: str) -> None:
    laid = lay(board="33 12", hands=["21", "55"], mode=mode)
    supply = set(all_but("33 12 21 55").split())
    assert {name for name in all_but("").split() if take(name) in laid.may()} == supply
    assert {laid.refuses(take(name)) for name in ("33", "12", "21", "55")} == {36}


@pytest.mark.rule("CT-37")
def test_everyone_sees_which_tile_is_taken_and_by_whom() -> None:
    laid = lay(seats=3, hands=["12", "21", "55"])
    laid.does(take("44"))
    assert laid.hand(0) == {"12", "44"}
    for reader in (0, 1, 2, 7):
        seen = laid.seen_by(reader)
        assert seen.tile_at[tile("44")] == 0
        (heard,) = laid.view(reader).heard[-1]
        assert (heard.what, heard.seat, heard.a) == (TAKES_TILE, 0, tile("44"))


@pytest.mark.rule("CT-33")
def test_a_turn_ends_unasked_only_where_all_can_see_that_it_must() -> None:
    """With a tile left the player has to say that the turn is over, even where nothing fits; with
    none left, or no chest or no open cross, no guard or no chest without one, everyone knows."""
    laid = lay(board="33", hands=["12 55"])
    laid.does(place("12"))
    assert laid.may() == {END}
    last_tile = lay(board="33", hands=["12"])
    last_tile.does(place("12"))
    last_cross = lay(board="33", hands=["12"])
    last_cross.does(dig("33"))
    last_chest = lay(seats=4, board="33 11 13", chests=(1, 3, 2, 2))
    last_chest.does(dig("33"))
    last_guard = lay(board="33 11", chests_on=chests("33 11", 1))
    last_guard.does(post("33"))
    last_unguarded = lay(board="33 11", chests_on=chests("33", 1), guards=(2, 1))
    last_unguarded.does(post("33"))
    for done in (last_tile, last_cross, last_chest, last_guard, last_unguarded):
        assert done.on_turn == 1


@pytest.mark.rule("CT-53")
@pytest.mark.rule("CT-34")
def test_what_is_told_names_the_case() -> None:
    laid = lay(board="33", hands=["34"])
    laid.does(place("34"))
    placed = laid.tale[-1][0]
    assert (placed.what, placed.rule, placed.c) == (PLACES_BESIDE, 51, 2)
