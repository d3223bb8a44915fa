"""Sets up a table of *Les chercheurs de trésors* in a few lines, as a scenario tells it.

Tiles go by their two digits: "34". Unless a test turns them otherwise, the tokens read 1 to 5 on
both sides of the board, so tile 34 belongs on row 3, column 4, and a cell goes by its tile's name.
A cross goes by the tile that carries it. Every piece of the box is somewhere: tiles that a test
doesn't name lie in the supply, or wherever it says, and free guards are those that nobody has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.engine.game import game
from tablee.engine.match import Match, key_from, redacted
from tablee.engine.rule import broken_law
from tablee.engine.tale import NO_TALE, new_tale, take_events
from tablee.games.chercheurs.actions import CELL_NAMES, TILE_NAMES
from tablee.games.chercheurs.rules import begin_turn, clear_the_board, deal
from tablee.games.chercheurs.table import BOARD, CROSSES, STANDARD, SUPPLY, TILES, Box, Table
from tests.dice import load_dice

CHERCHEURS = game("chercheurs")
BOX: Box = CHERCHEURS.box  # type: ignore[assignment]

MODES = ("standard", "simplified_once", "simplified")
SIMPLIFIED_MODES = ("simplified_once", "simplified")
SEATS = (2, 3, 4)

END, PASS, TAKE_GUARD = "end_turn", "pass_turn", "take_guard"


def tile(name: str) -> int:
    """The number of a tile, from its digits."""
    return TILE_NAMES.index(name)


def tiles(names: str) -> list[int]:
    """The numbers of several tiles."""
    return [tile(name) for name in names.split()]


def cell(name: str) -> int:
    """The number of a cell, from its row and column."""
    return CELL_NAMES.index(name)


CROSS_TILES = [TILE_NAMES[BOX.cross_tile[cross]] for cross in range(CROSSES)]


def cross(name: str) -> int:
    """The number of the cross that a tile carries."""
    return CROSS_TILES.index(name)


def all_but(names: str) -> str:
    """Every tile but these."""
    return " ".join(name for name in TILE_NAMES if name not in names.split())


def take(name: str) -> str:
    """Take this tile."""
    return f"take_tile {name}"


def place(name: str) -> str:
    """Place this tile."""
    return f"place_tile {name}"


def places(names: str) -> list[str]:
    """Place these tiles, one after the other."""
    return [place(name) for name in names.split()]


def dig(name: str) -> str:
    """Put a chest on the cross of this tile."""
    return f"dig {cross(name) + 1}"


def post(name: str) -> str:
    """Post a guard by the chest on this tile."""
    return f"post_guard {cross(name) + 1}"


class LaidTable(Match):
    """A match at a table that has been set up by hand, and words to tell a scenario with."""

    table: Table

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(CHERCHEURS, seats, CHERCHEURS.choose_options(options), key_from(0))

    @property
    def on_turn(self) -> int:
        """The seat on turn."""
        (seat,) = self.waiting
        return seat

    def may(self) -> set[str]:
        """What the seat on turn may do."""
        return {action.text for action in self.legal(self.on_turn)}

    def does(self, *actions: str) -> list[int]:
        """Whoever is on turn does these things, one after the other: the points each brought."""
        gained = []
        for action in actions:
            seat = self.on_turn
            before = self.table.points[seat]
            self.play(seat, action)
            gained.append(self.table.points[seat] - before)
        return gained

    def refuses(self, action: str, seat: int | None = None) -> int | None:
        """The number of the rule that forbids this to the seat on turn, or to another."""
        refusal = self.why_not(self.on_turn if seat is None else seat, action)
        return refusal.rule if refusal else None

    def points(self) -> list[int]:
        """Everyone's points."""
        return [self.table.points[seat] for seat in range(self.seats)]

    def hand(self, seat: int) -> set[str]:
        """The tiles that a seat holds."""
        return {name for name in TILE_NAMES if self.table.tile_at[tile(name)] == seat}

    def ranks(self) -> list[int]:
        """Everyone's rank, in the order of the seats."""
        return [standing.rank for standing in sorted(self.standings())]

    def seen_by(self, seat: int) -> Table:
        """The table as a seat knows it."""
        seen = redacted(self.table, self.box, seat)
        assert isinstance(seen, Table)
        return seen


def lay(
    seats: int = 2,
    *,
    board: str = "33",
    hands: Sequence[str] = (),
    rest: int = SUPPLY,
    chests_on: Mapping[str, int] | None = None,
    chests: Sequence[int] | None = None,
    guards_on: Mapping[str, int] | None = None,
    guards: Sequence[int] | None = None,
    points: Sequence[int] = (),
    on_turn: int = 0,
    **options: str,
) -> LaidTable:
    """A table in mid-game, as a turn begins. `board`: its tiles, the start tile first; `hands`: by
    seat; `rest`: where all other tiles are, SUPPLY or a seat; `chests_on`, `guards_on`: by tile,
    whose they are; `chests`, `guards`: those left to each seat, if not what it was given less what
    it has put down."""
    laid = LaidTable(seats, options)
    t = laid.table
    clear_the_board(t)
    put_tiles(t, board, hands, rest)
    put_chests(t, chests_on or {}, chests)
    put_guards(t, guards_on or {}, guards)
    for seat, score in enumerate(points):
        t.points[seat] = score
    t.first, t.turn = 0, 20
    assert broken_law(t, BOX) == 0, f"no game can come to this table: law {broken_law(t, BOX)}"
    begin_turn(t, BOX, on_turn, NO_TALE)
    return laid


def put_tiles(t: Table, board: str, hands: Sequence[str], rest: int) -> None:
    """Every tile goes to its place; in a hand, those beyond the number dealt have been taken."""
    named = " ".join([board, *hands]).split()
    assert len(set(named)) == len(named), f"a tile is in two places: {named}"
    t.row_shift, t.col_shift = 0, 0
    for number in range(TILES):
        t.tile_at[number] = rest
    for seat, names in enumerate(hands):
        for number in tiles(names):
            t.tile_at[number] = seat
    for turn, number in enumerate(tiles(board)):
        t.tile_at[number] = BOARD
        t.laid_in[number] = 0 if turn == 0 else 1
    t.start_tile = tiles(board)[0]
    t.supply = 0
    for number in range(TILES):
        holder = t.tile_at[number]
        if holder == SUPPLY:
            t.supply += 1
        elif holder < t.seats:
            t.hand[holder] += 1
            if t.dealt[holder] < BOX.tiles_dealt[t.seats]:
                t.dealt[holder] += 1
            else:
                t.taken[number] = 1
    t.crosses_up = sum(t.tile_at[tile(name)] == BOARD for name in CROSS_TILES)


def put_chests(t: Table, down: Mapping[str, int], left: Sequence[int] | None) -> None:
    """Chests go on these crosses, and behind the screens."""
    for seat in range(t.seats):
        given = BOX.chests_dealt[t.seats]
        t.chests[seat] = left[seat] if left else given - list(down.values()).count(seat)
    for name, seat in down.items():
        t.chest_by[cross(name)] = seat
    t.chests_down = len(down)


def put_guards(t: Table, down: Mapping[str, int], left: Sequence[int] | None) -> None:
    """Guards go by these chests, and behind the screens; all others in play are free."""
    t.free_guards = (BOX.free_guards if t.mode == STANDARD else BOX.free_guards_simplified)[t.seats]
    for seat in range(t.seats):
        given = BOX.guards_dealt[t.seats]
        t.guards[seat] = left[seat] if left else given - list(down.values()).count(seat)
        t.free_guards += given - t.guards[seat]
    for name, seat in down.items():
        t.guard_by[cross(name)] = seat
        t.free_guards -= 1
    t.guards_down = len(down)


def deal_with(seats: int, *dice: int, **options: str) -> LaidTable:
    """A new table whose chance gives these results first: the first player, the start tile, its
    cell, then the deal, as far as the options leave them to chance."""
    laid = LaidTable(seats, options)
    laid.table = CHERCHEURS.blank_table(seats, laid.options)  # type: ignore[assignment]
    load_dice(laid.table, *dice)
    tale = new_tale()
    deal(laid.table, BOX, tale)
    laid.tale = [take_events(tale)]
    return laid
