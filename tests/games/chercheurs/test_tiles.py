"""Scenarios 22 to 35, and the rules that say what a tile earns."""

from collections import Counter
from itertools import product

import pytest

from tablee.engine.twin import entry
from tablee.games.chercheurs.actions import PLACES_ALONE, PLACES_BESIDE, TILE_NAMES
from tablee.games.chercheurs.rules import points_for_tile, touches_a_tile
from tablee.games.chercheurs.table import BOARD, CELLS, EMPTY, SIDE, Table
from tests.games.chercheurs.laying import MODES, all_but, dig, lay, place, places, tile

pytestmark = pytest.mark.usefixtures("both_ways")

ROW_3_AND_COLUMN_3 = "31 32 34 35 13 23 43 53"
ROW_1_AND_COLUMN_1 = "12 13 14 15 21 31 41 51"


def points_for(name: str, board: str, mode: str = "standard") -> int:
    """What a tile earns when it is placed on a board where these lie."""
    laid = lay(board=board, hands=[name], mode=mode)
    (points,) = laid.does(place(name))
    return points


@pytest.mark.scenario(22)
@pytest.mark.rule("CT-49")
@pytest.mark.rule("CT-57")
@pytest.mark.rule("CT-88")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("name", "board"),
    [
        ("33", "13 53 31"),
        ("22", "42 25"),
        ("32", "12 52 35"),
        ("42", "22 45"),
        ("23", "43 21"),
        ("43", "41 23"),
    ],
)
def test_rulebook_example_of_a_tile_alone(name: str, board: str, mode: str) -> None:
    assert points_for(name, board, mode) == 5


@pytest.mark.scenario(23)
@pytest.mark.rule("CT-51")
@pytest.mark.rule("CT-58")
@pytest.mark.rule("CT-88")
@pytest.mark.parametrize("mode", MODES)
def test_rulebook_example_of_a_tile_in_contact(mode: str) -> None:
    assert points_for("33", "32 34 13 23 43 22 55", mode) == 6


@pytest.mark.scenario(24)
@pytest.mark.rule("CT-50")
def test_most_that_a_tile_alone_earns() -> None:
    assert points_for("33", "11") == 8


@pytest.mark.scenario(25)
@pytest.mark.rule("CT-50")
def test_least_that_a_tile_alone_earns_in_a_corner() -> None:
    assert points_for("11", "13 31") == 2


@pytest.mark.scenario(26)
@pytest.mark.rule("CT-50")
def test_least_that_a_tile_alone_earns_along_an_edge() -> None:
    assert points_for("13", "11 15 33") == 3


@pytest.mark.scenario(27)
@pytest.mark.rule("CT-50")
def test_least_that_a_tile_alone_earns_elsewhere() -> None:
    assert points_for("33", "13 53 31 35") == 4


@pytest.mark.scenario(28)
@pytest.mark.rule("CT-49")
def test_a_tile_stops_the_view_in_one_direction() -> None:
    assert points_for("34", "31") == 2 + 1 + 2 + 2


@pytest.mark.scenario(29)
@pytest.mark.rule("CT-48")
def test_corners_do_not_touch() -> None:
    assert points_for("22", "11") == 8


@pytest.mark.scenario(30)
@pytest.mark.rule("CT-52")
def test_least_that_a_tile_in_contact_earns() -> None:
    assert points_for("12", "11") == 2


@pytest.mark.scenario(31)
@pytest.mark.rule("CT-52")
@pytest.mark.parametrize(
    ("name", "board"), [("33", ROW_3_AND_COLUMN_3), ("11", ROW_1_AND_COLUMN_1)]
)
def test_most_that_a_tile_in_contact_earns(name: str, board: str) -> None:
    assert points_for(name, board) == 9


@pytest.mark.scenario(32)
@pytest.mark.rule("CT-51")
def test_a_gap_breaks_the_line() -> None:
    assert points_for("33", "32 35") == 2


@pytest.mark.scenario(33)
@pytest.mark.rule("CT-51")
def test_lines_count_and_not_all_that_is_connected() -> None:
    assert points_for("33", "34 24 14") == 2


@pytest.mark.scenario(34)
@pytest.mark.rule("CT-53")
def test_free_cells_count_for_nothing_in_contact() -> None:
    assert points_for("33", "43") == 2


@pytest.mark.scenario(35)
@pytest.mark.rule("CT-51")
def test_one_tile_joins_two_lines() -> None:
    assert points_for("33", "31 32 34 35") == 5


def lines_through(cell: int) -> list[list[int]]:
    """The cells that lie up, down, left and right of a cell, from the nearest on."""
    row, col = divmod(cell, SIDE)
    return [
        [r * SIDE + col for r in range(row - 1, -1, -1)],
        [r * SIDE + col for r in range(row + 1, SIDE)],
        [row * SIDE + c for c in range(col - 1, -1, -1)],
        [row * SIDE + c for c in range(col + 1, SIDE)],
    ]


def worth(cell: int, board: set[int]) -> tuple[bool, int]:
    """CT-49 and CT-51 as one would count with a finger: whether the tile touches another, and what
    it earns."""
    lines = lines_through(cell)
    touches = any(line and line[0] in board for line in lines)
    points = 1 if touches else 0
    for line in lines:
        for other in line:
            if (other in board) != touches:
                break
            points += 1
    return touches, points


def board_of(t: Table, cells: set[int]) -> None:
    for cell in range(CELLS):
        t.laid_in[cell] = 1 if cell in cells else EMPTY


@pytest.mark.rule("CT-49")
@pytest.mark.rule("CT-50")
@pytest.mark.rule("CT-51")
@pytest.mark.rule("CT-52")
@pytest.mark.rule("CT-53")
def test_every_cell_with_every_filling_of_its_row_and_column(
    request: pytest.FixtureRequest,
) -> None:
    """All 25 x 256 cases: each counted by finger, and as often as the ledger counted them."""
    points_of, touches_of = points_for_tile, touches_a_tile
    if "compiled" in request.node.name:
        points_of, touches_of = entry(points_for_tile, Table), entry(touches_a_tile, Table)
    alone: Counter[int] = Counter()
    beside: Counter[int] = Counter()
    least_alone: dict[int, int] = {}  # by the number of directions that lead anywhere
    t = Table()
    for cell in range(CELLS):
        around = [other for line in lines_through(cell) for other in line]
        for filling in product((False, True), repeat=len(around)):
            board = {other for other, covered in zip(around, filling, strict=True) if covered}
            board_of(t, board)
            touches, points = worth(cell, board)
            assert points_of(t, cell) == points
            assert bool(touches_of(t, cell)) == touches
            (beside if touches else alone)[points] += 1
            if not touches:
                open_sides = sum(map(bool, lines_through(cell)))
                least_alone[open_sides] = min(points, least_alone.get(open_sides, 8))
    assert alone == {2: 64, 3: 144, 4: 177, 5: 188, 6: 126, 7: 60, 8: 25}
    assert beside == {2: 1344, 3: 1416, 4: 1168, 5: 889, 6: 480, 7: 214, 8: 80, 9: 25}
    assert least_alone == {2: 2, 3: 3, 4: 4}  # corner, edge, elsewhere


@pytest.mark.rule("CT-53")
@pytest.mark.parametrize("name", all_but("33").split())
def test_a_tile_is_either_alone_or_in_contact(name: str) -> None:
    laid = lay(board="33", hands=[name])
    laid.does(place(name))
    touches, points = worth(tile(name), {tile("33")})
    placed = laid.tale[-1][0]
    assert (placed.what, placed.rule) == ((PLACES_BESIDE, 51) if touches else (PLACES_ALONE, 49))
    assert placed.c == points == laid.points()[0]


@pytest.mark.rule("CT-54")
def test_earlier_tiles_of_the_turn_count_on_the_board() -> None:
    laid = lay(board="33", hands=["11 12 13"])
    gained = laid.does(*places("11 12 13"))
    assert gained == [8, 2, 3]
    told = [event.what for events in laid.tale for event in events if event.a in (0, 1, 2)]
    assert told[-3:] == [PLACES_ALONE, PLACES_BESIDE, PLACES_BESIDE]


@pytest.mark.rule("CT-55")
def test_tiles_stay_where_they_are() -> None:
    laid = lay(board="33", hands=["12"], mode="simplified")
    laid.does(place("12"))
    lying = {"33", "12"}
    while not laid.over:
        assert {name for name in TILE_NAMES if laid.table.tile_at[tile(name)] == BOARD} >= lying
        lying = {name for name in TILE_NAMES if laid.table.tile_at[tile(name)] == BOARD}
        for name in lying:
            assert laid.refuses(place(name)) in (44, 29)
        laid.does(sorted(laid.may())[len(lying) % len(laid.may())])


@pytest.mark.rule("CT-56")
def test_tiles_on_the_board_are_everyones() -> None:
    """P1 profits from a tile of P0, and digs its cross."""
    laid = lay(board="33", hands=["11", "12 55"])
    laid.does(place("11"))
    assert laid.does(place("12")) == [2]
    other = lay(board="33", hands=["11", "12 55"])
    other.does(place("11"))
    assert other.does(dig("11")) == [1]
