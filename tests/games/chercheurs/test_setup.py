"""Scenarios 1 to 9, and the rules of the setup: what lies where before the first turn."""

from collections import Counter
from itertools import pairwise, product

import pytest

from tablee.engine.chance import new_chance
from tablee.engine.rule import deal
from tablee.engine.tale import NO_TALE
from tablee.engine.words import words_of
from tablee.games.chercheurs.actions import CELL_NAMES, TILE_NAMES
from tablee.games.chercheurs.rules import cell_of
from tablee.games.chercheurs.table import ASIDE, BOARD, CELLS, CROSSES, SIDE, SUPPLY, TILES, Table
from tests.games.chercheurs.laying import (
    BOX,
    CHERCHEURS,
    MODES,
    SEATS,
    SIMPLIFIED_MODES,
    LaidTable,
    cell,
    deal_with,
    dig,
    lay,
    tile,
)

EVERY_ROTATION = list(product(range(SIDE), repeat=2))


def tokens(t: Table) -> tuple[list[int], list[int]]:
    """What the coordinate tokens read: down the left side, and along the top (CT-13)."""
    rows = [(row + t.row_shift) % SIDE + 1 for row in range(SIDE)]
    cols = [(col + t.col_shift) % SIDE + 1 for col in range(SIDE)]
    return rows, cols


def start(tile_name: str, cell_name: str) -> LaidTable:
    """A table on which this start tile was drawn for this cell."""
    return deal_with(2, tile(tile_name), cell(cell_name), first_player="seat_0")


def turned(row_shift: int, col_shift: int) -> Table:
    """A table whose tokens are turned so far."""
    t = Table()
    t.row_shift, t.col_shift = row_shift, col_shift
    return t


def cell_for(t: Table, name: str) -> str:
    """The name of the cell on which a tile belongs."""
    return CELL_NAMES[cell_of(t, BOX, tile(name))]


def boxed(t: Table) -> tuple[int, int]:
    """The chests and guards that stay in the box."""
    given = range(t.seats)
    return (
        BOX.chest_count - sum(t.chests[seat] for seat in given),
        BOX.guard_count - t.free_guards - sum(t.guards[seat] for seat in given),
    )


@pytest.mark.parametrize(
    ("seats", "tiles", "chests", "supply", "free", "in_the_box"),
    [
        pytest.param(2, 5, 4, 14, 1, (1, 5), marks=pytest.mark.scenario(1)),
        pytest.param(3, 3, 3, 15, 2, (0, 3), marks=pytest.mark.scenario(2)),
        pytest.param(4, 2, 2, 16, 3, (1, 1), marks=pytest.mark.scenario(3)),
    ],
)
@pytest.mark.rule("CT-15")
@pytest.mark.rule("CT-16")
@pytest.mark.rule("CT-17")
@pytest.mark.rule("CT-18")
@pytest.mark.rule("CT-19")
@pytest.mark.rule("CT-20")
@pytest.mark.rule("CT-21")
def test_each_number_of_players_gets_what_the_table_says(
    seats: int, tiles: int, chests: int, supply: int, free: int, in_the_box: tuple[int, int]
) -> None:
    t = CHERCHEURS.new(seats=seats, seed=1).table
    assert isinstance(t, Table)
    for seat in range(seats):
        assert (t.hand[seat], t.chests[seat], t.guards[seat]) == (tiles, chests, 1)
        assert [t.tile_at[number] for number in range(TILES)].count(seat) == tiles
    assert [t.tile_at[number] for number in range(TILES)].count(SUPPLY) == t.supply == supply
    assert t.free_guards == free
    assert boxed(t) == in_the_box
    assert 1 + seats * tiles + supply == TILES


@pytest.mark.scenario(4)
@pytest.mark.rule("CT-82")
@pytest.mark.rule("CT-88")
@pytest.mark.parametrize("mode", SIMPLIFIED_MODES)
@pytest.mark.parametrize(("seats", "free", "guards_in_the_box"), [(2, 2, 4), (3, 3, 2), (4, 4, 0)])
def test_simplified_modes_have_one_more_free_guard_and_nothing_else(
    mode: str, seats: int, free: int, guards_in_the_box: int
) -> None:
    simplified = CHERCHEURS.new(seats=seats, seed=1, mode=mode).table
    standard = CHERCHEURS.new(seats=seats, seed=1).table
    assert isinstance(simplified, Table)
    assert isinstance(standard, Table)
    assert simplified.free_guards == free
    assert boxed(simplified)[1] == guards_in_the_box
    assert set(simplified.differences(standard)) == {"mode", "free_guards"}


@pytest.mark.scenario(5)
@pytest.mark.rule("CT-11")
@pytest.mark.rule("CT-12")
@pytest.mark.rule("CT-13")
def test_tokens_are_filled_in_from_the_start_tile() -> None:
    laid = start("24", "r3c5")
    assert tokens(laid.table) == ([5, 1, 2, 3, 4], [5, 1, 2, 3, 4])


@pytest.mark.scenario(6)
@pytest.mark.rule("CT-45")
def test_a_tile_belongs_where_the_tokens_read_its_digits() -> None:
    t = start("24", "r3c5").table
    found = {name: cell_for(t, name) for name in ("35", "11", "55", "44", "25")}
    assert found == {"35": "r4c1", "11": "r2c2", "55": "r1c1", "44": "r5c5", "25": "r3c1"}


@pytest.mark.scenario(7)
@pytest.mark.rule("CT-12")
@pytest.mark.rule("CT-45")
def test_both_sides_can_be_turned_by_different_amounts() -> None:
    t = start("53", "r1c1").table
    assert tokens(t) == ([5, 1, 2, 3, 4], [3, 4, 5, 1, 2])
    assert (cell_for(t, "52"), cell_for(t, "13")) == ("r1c5", "r2c1")


@pytest.mark.scenario(8)
@pytest.mark.rule("CT-5")
@pytest.mark.rule("CT-45")
@pytest.mark.parametrize(("row_shift", "col_shift"), EVERY_ROTATION)
def test_in_every_rotation_each_tile_has_a_cell_of_its_own(row_shift: int, col_shift: int) -> None:
    t = turned(row_shift, col_shift)
    rows, cols = tokens(t)
    cells = [cell_of(t, BOX, number) for number in range(TILES)]
    assert sorted(cells) == list(range(CELLS))
    for number, place in enumerate(cells):
        # The left side decides the row and the top the column: no other side has tokens.
        digits = (rows[place // SIDE], cols[place % SIDE])
        assert digits == (BOX.row_digit[number], BOX.col_digit[number])


@pytest.mark.scenario(8)
@pytest.mark.rule("CT-10")
def test_only_one_quarter_turn_has_both_digits_face_the_pegged_sides() -> None:
    sides = ("top", "right", "bottom", "left")
    pegged = {"top", "left"}

    def faces(quarter_turns: int) -> dict[str, str]:
        return {
            digit: sides[(sides.index(edge) + quarter_turns) % 4]
            for digit, edge in (("column", "top"), ("row", "left"))
        }

    assert [turns for turns in range(4) if set(faces(turns).values()) == pegged] == [0]
    assert faces(0) == {"column": "top", "row": "left"}
    # So a player never chooses how a tile lies: there is one action for each tile.
    kinds = [CHERCHEURS.actions[number].kind for number in range(CHERCHEURS.actions.size)]
    assert kinds.count("place_tile") == TILES


@pytest.mark.scenario(9)
@pytest.mark.rule("CT-3")
@pytest.mark.rule("CT-14")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mode", MODES)
def test_the_start_tile_scores_for_nobody(seats: int, mode: str) -> None:
    t = CHERCHEURS.new(seats=seats, seed=5, mode=mode).table
    assert isinstance(t, Table)
    assert {t.points[seat] for seat in range(seats)} == {0}  # boats share the first space
    assert [t.tile_at[number] for number in range(TILES)].count(BOARD) == 1


@pytest.mark.rule("CT-14")
def test_the_cross_of_the_start_tile_can_be_dug_at_once() -> None:
    laid = lay(board="33")
    assert laid.does(dig("33")) == [1]


@pytest.mark.rule("CT-1")
def test_it_is_for_two_to_four_players_from_ten_years_on() -> None:
    assert CHERCHEURS.seats == (2, 3, 4)
    assert CHERCHEURS.data["age"] == 10
    for seats in (1, 5):
        with pytest.raises(ValueError, match=f"2, 3, 4 players, not {seats}"):
            CHERCHEURS.new(seats=seats)


@pytest.mark.rule("CT-2")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_a_screen_and_a_boat_and_nobody_else_has(seats: int) -> None:
    t = CHERCHEURS.new(seats=seats, seed=3).table
    assert isinstance(t, Table)
    behind_screens = [
        (t.hand[seat], t.dealt[seat], t.chests[seat], t.guards[seat]) for seat in range(4)
    ]
    assert all(any(pieces) for pieces in behind_screens[:seats])
    assert not any(any(pieces) for pieces in behind_screens[seats:])
    for language in ("fr", "en"):
        words = words_of(CHERCHEURS, language)
        assert len({words.say(f"colour-{seat}") for seat in range(seats)}) == seats


@pytest.mark.rule("CT-4")
def test_cells_are_neighbours_by_an_edge_and_the_board_does_not_wrap() -> None:
    neighbours = {
        place: {
            other
            for other in range(CELLS)
            if abs(place // SIDE - other // SIDE) + abs(place % SIDE - other % SIDE) == 1
        }
        for place in range(CELLS)
    }
    assert Counter(map(len, neighbours.values())) == {2: 4, 3: 12, 4: 9}
    # A tile put on a board of one other tile touches it exactly on those cells: it then scores 2,
    # and otherwise more.
    for place, other in product(range(CELLS), repeat=2):
        if place != other:
            laid = lay(board=TILE_NAMES[place], hands=[TILE_NAMES[other]])
            (points,) = laid.does(f"place_tile {TILE_NAMES[other]}")
            assert (points == 2) == (other in neighbours[place]), (place, other)


@pytest.mark.rule("CT-6")
def test_every_pair_of_digits_is_printed_on_one_tile() -> None:
    pairs = [(BOX.row_digit[number], BOX.col_digit[number]) for number in range(TILES)]
    assert sorted(pairs) == list(product(range(1, 6), repeat=2))
    assert [f"{row}{col}" for row, col in pairs] == TILE_NAMES


@pytest.mark.rule("CT-10")
def test_the_island_fits_together_however_the_tokens_are_turned() -> None:
    def neighbour(number: int, down: int, right: int) -> int:
        row, col = divmod(number, SIDE)
        return (row + down) % SIDE * SIDE + (col + right) % SIDE

    for number in range(TILES):
        assert BOX.east[number] == BOX.west[neighbour(number, 0, 1)]
        assert BOX.south[number] == BOX.north[neighbour(number, 1, 0)]


@pytest.mark.rule("CT-7")
@pytest.mark.parametrize(("row_shift", "col_shift"), EVERY_ROTATION)
def test_each_side_has_one_token_of_each_digit(row_shift: int, col_shift: int) -> None:
    for side in tokens(turned(row_shift, col_shift)):
        assert sorted(side) == [1, 2, 3, 4, 5]


@pytest.mark.rule("CT-12")
@pytest.mark.rule("CT-13")
@pytest.mark.parametrize("place", range(CELLS))
def test_tokens_count_up_from_the_start_tile_and_wrap(place: int) -> None:
    for number in range(TILES):
        t = start(TILE_NAMES[number], CELL_NAMES[place]).table
        rows, cols = tokens(t)
        assert rows[place // SIDE] == BOX.row_digit[number]
        assert cols[place % SIDE] == BOX.col_digit[number]
        for side in (rows, cols):
            assert all(later == earlier % 5 + 1 for earlier, later in pairwise(side))


@pytest.mark.rule("CT-13")
def test_tokens_stay_as_they_are() -> None:
    laid = start("24", "r3c5")
    before = tokens(laid.table)
    while not laid.over:
        laid.play(laid.on_turn, laid.legal(laid.on_turn)[-1])
        assert tokens(laid.table) == before


def counted_setups(seats: int, setups: int, **options: str) -> list[Table]:
    """So many new tables."""
    blank = CHERCHEURS.blank_table(seats, options)
    dealt = []
    for seed in range(setups):
        t = blank.copy()
        new_chance(t, seed, 0)
        deal(t, BOX, NO_TALE)
        assert isinstance(t, Table)
        dealt.append(t)
    return dealt


def is_even(counts: Counter[int], values: int, fair_spread: float = 5) -> bool:
    """Whether each of so many values has come about equally often: within five standard
    deviations, which is exceeded once in two million fair counts."""
    total = sum(counts.values())
    expected = total / values
    spread = (expected * (1 - 1 / values)) ** 0.5
    return all(abs(counts[value] - expected) < fair_spread * spread for value in range(values))


@pytest.mark.rule("CT-8")
@pytest.mark.rule("CT-9")
@pytest.mark.rule("CT-15")
@pytest.mark.rule("CT-23")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_is_fair_to_every_player_tile_and_cell(seats: int) -> None:
    setups = counted_setups(seats, 2500)
    assert is_even(Counter(t.first for t in setups), seats)
    assert is_even(Counter(t.start_tile for t in setups), TILES)
    starts = [next(c for c in range(CELLS) if t.laid_in[c] == 0) for t in setups]
    assert is_even(Counter(starts), CELLS)
    for seat in range(seats):
        held = Counter(n for t in setups for n in range(TILES) if t.tile_at[n] == seat)
        assert is_even(held, TILES)


@pytest.mark.rule("CT-8")
def test_the_start_tile_lies_face_up() -> None:
    laid = deal_with(3, 1, tile("24"), start_cell="first_player_chooses")
    for seat in range(3):
        seen = laid.seen_by(seat)
        assert seen.start_tile == tile("24")
        assert seen.tile_at[tile("24")] == ASIDE


@pytest.mark.rule("CT-9")
@pytest.mark.rule("CT-92")
def test_the_start_tile_can_come_to_lie_on_any_cell() -> None:
    drawn = {cell_for(start("24", name).table, "24") for name in CELL_NAMES}
    assert drawn == set(CELL_NAMES)
    chosen = deal_with(2, 0, tile("24"), start_cell="first_player_chooses")
    assert chosen.may() == {f"start_cell {name}" for name in CELL_NAMES}


@pytest.mark.rule("CT-23")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_or_sits_in_the_first_seat(seats: int) -> None:
    for first in range(seats):
        assert deal_with(seats, first, 0, 0).waiting == (first,)
    first_seat = counted_setups(seats, 50, first_player="seat_0")
    assert {t.first for t in first_seat} == {0}


@pytest.mark.rule("CT-22")
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_dealt_stays_behind_the_own_screen(seats: int) -> None:
    laid = deal_with(seats, 0, tile("33"), cell("r3c3"))
    for reader in range(seats):
        seen = laid.seen_by(reader)
        for owner in range(seats):
            known = {name for name in TILE_NAMES if seen.tile_at[tile(name)] == owner}
            assert known == (laid.hand(owner) if owner == reader else set())


@pytest.mark.rule("CT-19")
@pytest.mark.rule("CT-20")
@pytest.mark.parametrize("seats", SEATS)
def test_supply_and_free_guards_lie_open_and_are_never_refilled(seats: int) -> None:
    laid = LaidTable(seats, {})
    before = (laid.table.supply, laid.table.free_guards)
    while not laid.over:
        seen = laid.seen_by(7)
        for name in TILE_NAMES:
            if laid.table.tile_at[tile(name)] == SUPPLY:
                assert seen.tile_at[tile(name)] == SUPPLY
        assert seen.free_guards == laid.table.free_guards
        laid.play(laid.on_turn, laid.legal(laid.on_turn)[0])
        after = (laid.table.supply, laid.table.free_guards)
        assert after[0] <= before[0]
        assert after[1] <= before[1]
        before = after


def test_eight_tiles_carry_a_cross_spread_over_the_island() -> None:
    crosses = [BOX.cross_tile[number] for number in range(CROSSES)]
    assert len(set(crosses)) == CROSSES
    for digit in (BOX.row_digit, BOX.col_digit):
        assert set(Counter(digit[number] for number in crosses).values()) <= {1, 2}
    for one, other in product(crosses, repeat=2):
        down = (BOX.row_digit[one] - BOX.row_digit[other]) % SIDE
        right = (BOX.col_digit[one] - BOX.col_digit[other]) % SIDE
        assert (down, right) not in {(0, 1), (0, 4), (1, 0), (4, 0)}, "two crosses side by side"
