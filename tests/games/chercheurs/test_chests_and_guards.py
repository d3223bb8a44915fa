"""Scenarios 43 to 52, 76 and 84, and the rules of treasures and their guards."""

import pytest

from tablee.engine.actions import NotAnAction
from tablee.games.chercheurs.table import CROSSES, SUPPLY
from tests.games.chercheurs.laying import (
    CROSS_TILES,
    END,
    MODES,
    all_but,
    cross,
    dig,
    lay,
    place,
    places,
    post,
)

pytestmark = pytest.mark.usefixtures("both_ways")


def on(names: str, seat: int) -> dict[str, int]:
    """Chests (or guards) of one seat, on all these."""
    return dict.fromkeys(names.split(), seat)


ALL_CROSSES = " ".join(CROSS_TILES)


@pytest.mark.scenario(43)
@pytest.mark.rule("CT-61")
@pytest.mark.rule("CT-59")
def test_first_chest() -> None:
    laid = lay(board="33")
    assert laid.does(dig("33")) == [1]
    assert laid.table.chests_down == 1
    assert laid.table.chests[0] == 3


@pytest.mark.scenario(44)
@pytest.mark.rule("CT-33")
@pytest.mark.rule("CT-61")
def test_three_chests_in_a_turn() -> None:
    laid = lay(seats=3, board="33 11 13 22 25", chests_on=on("33 11", 1))
    assert laid.does(*map(dig, ("13", "22", "25"))) == [3, 4, 5]
    assert laid.on_turn == 1


@pytest.mark.scenario(45)
@pytest.mark.rule("CT-61")
@pytest.mark.rule("CT-62")
def test_first_four_and_last_four_chests() -> None:
    first = lay(board=all_but("12 21"), hands=["12", "21"])
    assert first.does(*map(dig, ("11", "13", "22", "25"))) == [1, 2, 3, 4]
    assert first.does(*map(dig, ("33", "42", "45", "54"))) == [5, 6, 7, 8]
    assert sum(first.points()) == 36


@pytest.mark.scenario(46)
@pytest.mark.rule("CT-59")
@pytest.mark.rule("CT-60")
@pytest.mark.rule("CT-63")
@pytest.mark.parametrize("mode", MODES)
def test_where_no_chest_can_go(mode: str) -> None:
    laid = lay(seats=4, board="33 12", hands=["11", "13"], chests_on={"33": 2}, mode=mode)
    with pytest.raises(NotAnAction, match="dig takes cross"):
        laid.play(0, "dig 9")  # there are eight crosses: tile 12 has none
    assert laid.refuses(dig("33")) == 60
    assert [laid.refuses(dig(name)) for name in ("11", "13", "22")] == [59, 59, 59]
    none_left = lay(seats=4, board="33 11", chests_on={"33": 0}, chests=(0, 2, 2, 3), mode=mode)
    assert none_left.refuses(dig("11")) == 63


@pytest.mark.rule("CT-63")
def test_no_open_cross_no_chest() -> None:
    laid = lay(board="33 12 21", chests_on={"33": 1})
    assert {laid.refuses(dig(name)) for name in CROSS_TILES} == {59, 60}


@pytest.mark.scenario(47)
@pytest.mark.rule("CT-14")
@pytest.mark.rule("CT-56")
@pytest.mark.rule("CT-59")
def test_anyones_tile_can_be_dug() -> None:
    laid = lay(board="33", hands=["11"])
    laid.does(place("11"))
    assert laid.on_turn == 1
    assert {dig("11"), dig("33")} <= laid.may()
    assert laid.does(dig("11"), dig("33")) == [1, 2]


@pytest.mark.rule("CT-60")
def test_a_cross_takes_one_chest_for_the_whole_game() -> None:
    laid = lay(board="33 11 13", hands=["12 21"])
    laid.does(dig("33"))
    while not laid.over:
        for seat in range(2):
            assert laid.refuses(dig("33"), seat) in (24, 26, 60, 63)
        laid.does(max(laid.may()))
        assert laid.table.chest_by[cross("33")] == 0


@pytest.mark.scenario(48)
@pytest.mark.rule("CT-62")
def test_the_ninth_chest_finds_no_cross() -> None:
    laid = lay(
        seats=3,
        board=all_but("12 21"),
        hands=["", "12", "21"],
        chests_on={**on("11 13", 0), **on("22 25 33", 1), **on("42 45 54", 2)},
        guards_on={"11": 0, "13": 1, "22": 2, "25": 1, "33": 2},
        guards=(0, 0, 0),
    )
    assert laid.table.chests[0] == 1
    turns = 0
    while not laid.over:
        if laid.on_turn == 0:
            turns += 1
            assert {laid.refuses(dig(name)) for name in CROSS_TILES} == {60}
        laid.does(min(laid.may()))
    assert turns > 0
    assert laid.table.chests[0] == 1


@pytest.mark.scenario(49)
@pytest.mark.rule("CT-67")
def test_first_guard() -> None:
    laid = lay(board="33", chests_on={"33": 1})
    assert laid.does(post("33")) == [2]


@pytest.mark.scenario(50)
@pytest.mark.rule("CT-33")
@pytest.mark.rule("CT-67")
def test_two_guards_in_a_turn() -> None:
    laid = lay(
        board="33 11 13 22 25",
        chests_on=on("33 11 13 22", 1),
        guards_on={"33": 1},
        guards=(2, 0),
    )
    assert laid.does(*map(post, ("11", "13"))) == [6, 7]


@pytest.mark.scenario(51)
@pytest.mark.rule("CT-68")
@pytest.mark.rule("CT-88")
@pytest.mark.parametrize(
    ("seats", "mode", "most"),
    [
        (2, "standard", 11),
        (3, "standard", 13),
        (4, "standard", 15),
        (2, "simplified_once", 12),
        (3, "simplified_once", 14),
        (4, "simplified_once", 16),
        (2, "simplified", 12),
        (3, "simplified", 14),
        (4, "simplified", 16),
    ],
)
def test_most_that_a_guard_earns(seats: int, mode: str, most: int) -> None:
    """The last of all guards, beside the last of all eight chests."""
    in_play = most - 8
    posted = CROSS_TILES[: in_play - 1]
    owners = [seat for seat in range(seats) for _ in range((4, 3, 2)[seats - 2])][:CROSSES]
    laid = lay(
        seats=seats,
        board=all_but("12 21"),
        hands=["12", "21"],
        rest=SUPPLY,
        chests_on=dict(zip(CROSS_TILES, owners, strict=True)),
        guards_on=dict.fromkeys(posted, 1),
        guards=(1, *[0] * (seats - 1)),
        mode=mode,
    )
    assert laid.table.free_guards == 0
    assert laid.does(post(CROSS_TILES[-1])) == [most]


@pytest.mark.scenario(52)
@pytest.mark.rule("CT-65")
@pytest.mark.rule("CT-66")
@pytest.mark.rule("CT-69")
@pytest.mark.parametrize("mode", MODES)
def test_where_no_guard_can_go(mode: str) -> None:
    no_chest = lay(board="33", mode=mode)
    assert {no_chest.refuses(post(name)) for name in CROSS_TILES} == {65}
    guarded = lay(board="33 11", chests_on=on("33 11", 1), guards_on={"33": 1}, mode=mode)
    assert guarded.refuses(post("33")) == 66
    assert guarded.refuses(post("11")) is None  # an opponent's chest
    no_guard = lay(board="33", chests_on={"33": 0}, guards=(0, 1), mode=mode)
    assert no_guard.refuses(post("33")) == 69


@pytest.mark.rule("CT-69")
def test_every_chest_guarded_no_guard() -> None:
    laid = lay(board="33 11", chests_on={"33": 1}, guards_on={"33": 1})
    assert {laid.refuses(post(name)) for name in CROSS_TILES} == {65, 66}


@pytest.mark.scenario(76)
@pytest.mark.rule("CT-67")
@pytest.mark.rule("CT-84")
@pytest.mark.rule("CT-85")
def test_posting_again_after_digging() -> None:
    def ready(mode: str):  # type: ignore[no-untyped-def]
        return lay(
            seats=4,
            board="33 11",
            chests_on={"33": 0},
            chests=(1, 2, 2, 2),
            guards=(2, 1, 1, 1),
            mode=mode,
        )

    order = (post("33"), dig("11"), post("11"))
    assert ready("simplified").does(*order) == [2, 2, 4]
    once = ready("simplified_once")
    once.does(*order[:2])
    assert once.refuses(order[2]) == 84
    for mode in ("simplified", "simplified_once"):
        assert ready(mode).does(dig("11"), post("33"), post("11")) == [2, 3, 4]


@pytest.mark.scenario(84)
@pytest.mark.rule("CT-55")
@pytest.mark.rule("CT-64")
@pytest.mark.rule("CT-70")
@pytest.mark.rule("CT-71")
def test_chests_and_guards_stay_and_block_nothing() -> None:
    places_a_tile = lay(board="33 11", hands=["34"], chests_on={"33": 1}, guards_on={"33": 1})
    assert places_a_tile.does(place("34")) == [2]
    digs_elsewhere = lay(board="33 11", hands=["34"], chests_on={"33": 1}, guards_on={"33": 1})
    assert digs_elsewhere.does(dig("11")) == [2]
    for laid in (places_a_tile, digs_elsewhere):
        while not laid.over:
            laid.does(min(laid.may()))
            assert laid.table.chest_by[cross("33")] == 1
            assert laid.table.guard_by[cross("33")] == 1


@pytest.mark.rule("CT-71")
def test_a_guard_protects_nothing() -> None:
    """With or without a guard, the same tiles and chests can be put down for the same points."""
    points = []
    for guards_on in ({}, {"33": 1}):
        laid = lay(
            board="33 11",
            hands=["34 35"],
            chests_on={"33": 1},
            guards_on=guards_on,
            mode="simplified",
        )
        points.append(laid.does(*places("34 35"), dig("11"), END))
    assert points[0] == points[1] == [2, 3, 2, 0]
