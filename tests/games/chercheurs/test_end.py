"""Scenarios 53 to 60, and the rules of the end, of scores and ranks."""

import pytest

from tablee.games.chercheurs.laws import MOST_POINTS
from tests.games.chercheurs.laying import (
    BOX,
    CHERCHEURS,
    CROSS_TILES,
    END,
    MODES,
    PASS,
    LaidTable,
    all_but,
    lay,
    place,
    take,
)

pytestmark = pytest.mark.usefixtures("both_ways")


def nearly_over(
    *points: int,
    hands: tuple[str, str] = ("", "12"),
    mode: str = "standard",
    tie_rule: str = "shared",
) -> LaidTable:
    """Two players; nothing is left to take, and every chest and guard is on the board; P0's turn
    begins."""
    return lay(
        board=all_but(" ".join(hands)),
        hands=hands,
        chests_on=dict.fromkeys(CROSS_TILES, 0),
        chests=(0, 0),
        guards_on=dict.fromkeys(CROSS_TILES[: 3 if mode == "standard" else 4], 0),
        guards=(0, 0),
        points=points,
        mode=mode,
        tie_rule=tie_rule,
    )


@pytest.mark.scenario(53)
@pytest.mark.rule("CT-72")
@pytest.mark.rule("CT-73")
@pytest.mark.rule("CT-74")
@pytest.mark.rule("CT-80")
@pytest.mark.rule("CT-88")
@pytest.mark.parametrize("mode", MODES)
def test_the_end_and_its_bonus(mode: str) -> None:
    laid = nearly_over(88, 94, mode=mode)
    assert laid.over
    assert laid.waiting == ()
    assert laid.points() == [95, 94]
    assert laid.ranks() == [1, 2]
    assert [standing.seat for standing in laid.result or ()] == [0, 1]
    assert laid.hand(1) == {"12"}  # worth nothing, and costs nothing
    for seat in (0, 1):
        assert laid.refuses(place("12"), seat) == 72


@pytest.mark.scenario(54)
@pytest.mark.rule("CT-75")
def test_putting_down_the_last_piece_does_not_end_the_game() -> None:
    laid = nearly_over(hands=("12", "21 55"))
    laid.does(place("12"))
    assert not laid.over
    assert laid.on_turn == 1
    laid.does(place("21"))
    assert not laid.over  # P0 owns nothing, but is not on turn
    laid.does(END)
    assert laid.over
    assert laid.table.finisher == 0
    assert laid.hand(1) == {"55"}


@pytest.mark.rule("CT-75")
@pytest.mark.parametrize("mode", ["simplified", "simplified_once"])
def test_the_end_is_not_looked_at_during_a_turn(mode: str) -> None:
    """P0 takes and lays the last tile: then owns nothing, with nothing left to take; P1 still has
    a turn."""
    laid = lay(
        board=all_but("12 21"),
        hands=["", "21"],
        chests_on=dict.fromkeys(CROSS_TILES, 0),
        chests=(0, 0),
        guards_on=dict.fromkeys(CROSS_TILES[:4], 0),
        guards=(0, 0),
        mode=mode,
    )
    laid.does(take("12"), place("12"))
    assert not laid.over
    assert laid.on_turn == 1


@pytest.mark.scenario(55)
@pytest.mark.rule("CT-80")
def test_the_bonus_may_not_be_enough() -> None:
    laid = nearly_over(80, 94)
    assert laid.points() == [87, 94]
    assert laid.ranks() == [2, 1]


@pytest.mark.scenario(56)
@pytest.mark.rule("CT-81")
def test_players_level_on_points_share_the_victory() -> None:
    shared = nearly_over(87, 94)
    assert shared.points() == [94, 94]
    assert shared.ranks() == [1, 1]
    assert nearly_over(87, 94, tie_rule="finisher_first").ranks() == [1, 2]


def three_at_the_end(*points: int, tie_rule: str) -> LaidTable:
    """Three players, everything on the board but the ninth chest; P0's turn begins, and ends the
    game."""
    return lay(
        seats=3,
        board=all_but("12"),
        hands=["", "", "12"],
        chests_on=dict.fromkeys(CROSS_TILES, 0),
        chests=(0, 1, 0),
        guards_on=dict.fromkeys(CROSS_TILES[:5], 0),
        guards=(0, 0, 0),
        points=points,
        tie_rule=tie_rule,
    )


@pytest.mark.rule("CT-81")
@pytest.mark.parametrize(
    ("points", "shared", "finisher_first"),
    [
        ((43, 50, 40), [1, 1, 3], [1, 2, 3]),
        ((43, 50, 50), [1, 1, 1], [1, 2, 2]),  # the others share what is left
        ((43, 60, 50), [2, 1, 2], [2, 1, 2]),  # only a tie for the lead is broken
        ((13, 50, 50), [3, 1, 1], [3, 1, 1]),  # and only by who ended the game
    ],
)
def test_ties_among_three(
    points: tuple[int, int, int], shared: list[int], finisher_first: list[int]
) -> None:
    assert three_at_the_end(*points, tie_rule="shared").ranks() == shared
    assert three_at_the_end(*points, tie_rule="finisher_first").ranks() == finisher_first


@pytest.mark.scenario(57)
@pytest.mark.rule("CT-79")
def test_the_first_of_two_empty_players_gets_the_bonus() -> None:
    laid = lay(
        seats=4,
        board=all_but("12 21"),
        hands=["12", "", "", "21"],
        chests_on=dict.fromkeys(CROSS_TILES, 0),
        chests=(0, 0, 0, 0),
        guards_on=dict.fromkeys(CROSS_TILES[:7], 0),
        guards=(0, 0, 0, 0),
    )
    (own_points,) = laid.does(place("12"))
    assert laid.over
    assert laid.table.finisher == 1
    assert laid.points() == [own_points, 7, 0, 0]


@pytest.mark.scenario(58)
@pytest.mark.rule("CT-29")
@pytest.mark.rule("CT-62")
@pytest.mark.rule("CT-78")
def test_a_stranded_chest_passes_and_does_not_end_the_game() -> None:
    laid = lay(
        seats=3,
        board=all_but("12"),
        hands=["", "", "12"],
        chests_on=dict.fromkeys(CROSS_TILES, 2),
        chests=(1, 0, 0),
        guards_on=dict.fromkeys(CROSS_TILES[:5], 2),
        guards=(0, 0, 0),
    )
    assert laid.may() == {PASS}
    assert not laid.over
    laid.does(PASS)
    assert laid.over
    assert laid.table.finisher == 1
    assert laid.points() == [0, 7, 0]


@pytest.mark.scenario(59)
@pytest.mark.rule("CT-39")
def test_a_tile_in_the_supply_keeps_the_game_alive() -> None:
    laid = nearly_over(hands=("", ""))
    assert laid.over
    one_left = lay(
        board=all_but("44"),
        chests_on=dict.fromkeys(CROSS_TILES, 0),
        chests=(0, 0),
        guards_on=dict.fromkeys(CROSS_TILES[:3], 0),
        guards=(0, 0),
    )
    assert not one_left.over
    assert one_left.may() == {take("44")}


@pytest.mark.scenario(60)
@pytest.mark.rule("CT-80")
def test_full_laps_of_the_track_count() -> None:
    assert BOX.track_spaces == 60
    laid = nearly_over(60, 59)
    assert laid.points() == [67, 59]
    assert divmod(67, BOX.track_spaces) == (1, 7)  # on space 7, behind space 59 and yet ahead
    assert laid.ranks() == [1, 2]


@pytest.mark.rule("CT-74")
def test_what_is_left_in_hand_is_worth_nothing() -> None:
    rich = lay(
        board=all_but("12 21 44 55 15"),
        hands=["", "12 21 44 55 15"],
        chests_on=dict.fromkeys(CROSS_TILES, 0),
        chests=(0, 0),
        guards_on={},
        guards=(0, 3),
        points=(1, 7),
    )
    assert rich.over
    assert rich.points() == [8, 7]


@pytest.mark.rule("CT-76")
def test_nobody_is_warned() -> None:
    """The turn before the end looks to everyone like any other: nothing is said of it, and
    nothing can be said."""
    laid = nearly_over(hands=("12", "21 55"))
    laid.does(place("12"))
    for reader in (0, 1, 7):
        assert [event.what for event in laid.view(reader).heard[-1]] == [
            CHERCHEURS.event_names.index("places_beside")
        ]
    assert laid.may() == {place("21"), place("55")}


@pytest.mark.rule("CT-72")
@pytest.mark.parametrize("left", ["a tile", "a chest", "a guard", "a supply tile", "a free guard"])
def test_each_thing_left_keeps_the_game_going(left: str) -> None:
    hands = ["11", "12"] if left == "a tile" else ["", "12"]
    absent = {"a tile": "11", "a supply tile": "21"}.get(left, "")
    down = [name for name in CROSS_TILES if name != absent]
    chests_down = down[:7] if left == "a chest" else down
    guards_left = {"a guard": (1, 2), "a free guard": (0, 2)}.get(left, (0, 3))
    laid = lay(
        board=all_but(f"12 {absent}"),
        hands=hands,
        chests_on=dict.fromkeys(chests_down, 1),
        chests=(1, 0) if left == "a chest" else (0, 8 - len(chests_down)),
        guards=guards_left,
    )
    assert not laid.over
    assert laid.on_turn == 0


@pytest.mark.rule("CT-90")
def test_points_alone_make_the_winner() -> None:
    """The tale that opens the rulebook is only a tale: treasures and tiles decide nothing once
    points are counted."""
    laid = nearly_over(10, 40)
    assert laid.table.chests_down == 8
    assert laid.ranks() == [2, 1]


@pytest.mark.rule("CT-89")
def test_the_closing_note_holds_no_rule() -> None:
    """The shop that rewrote the rules decides nothing here: no refusal and no event cites its
    note, and nobody's score can depend on it."""
    for language in ("fr", "en"):
        words = (CHERCHEURS.folder / f"words.{language}.ftl").read_text(encoding="utf-8")
        assert "refused-89" not in words
        assert "refused-90" not in words
    assert "Lutin" not in (CHERCHEURS.folder / "rules.py").read_text(encoding="utf-8")
    assert MOST_POINTS == 161 + 36 + 100 + 7  # tiles, chests, guards and the bonus: all there is
