"""The table of *Les chercheurs de trésors* in a terminal, for one seat's eyes.

`drawn` is a board of characters, with colours that may be taken off; `told`
says the same in sentences, line by line, for who listens rather than looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

from tablee.engine.ink import BOLD, DIM, GREEN, RED, SEAT_COLOURS, YELLOW, ink
from tablee.engine.match import View
from tablee.engine.record import UNKNOWN
from tablee.engine.rule import score
from tablee.engine.table import owes
from tablee.engine.words import Speaker, Words
from tablee.games.chercheurs.rules import cell_of, points_for_tile
from tablee.games.chercheurs.table import (
    BOARD,
    CROSSES,
    EMPTY,
    SIDE,
    SUPPLY,
    TILES,
    Box,
    Table,
)

SIDES = range(SIDE)
CELL_WIDTH = 9
MARGIN = " " * 4


def drawn(view: View, speaker: Speaker) -> str:
    """The board with its tokens, and beside it what everyone owns."""
    place = Place(view, speaker)
    return "\n".join([*place.players(), "", *place.board(), "", *place.stocks(), *place.hand()])


def told(view: View, speaker: Speaker) -> str:
    """The same in sentences: players, rows of the board from the top, supply, own pieces."""
    place = Place(view, speaker, in_sentences=True)
    return "\n".join([*place.players(), *place.rows(), *place.stocks(), *place.hand_in_sentences()])


@cache
def words_here(language: str) -> Words:
    """The words of this file."""
    return Words(Path(__file__).with_name(f"text.{language}.ftl"), language)


class Place:
    """A table, a reader, and the words for what lies where."""

    def __init__(self, view: View, speaker: Speaker, in_sentences: bool = False) -> None:
        self.in_sentences = in_sentences
        self.table, self.box = cast(Table, view.table), cast(Box, view.box)
        self.seat, self.speaker = view.seat, speaker
        self.words = words_here(speaker.words.language)
        self.is_set = self.table.row_shift != UNKNOWN  # CT-11: the tokens are in their holes
        self.cross_on = {self.box.cross_tile[cross]: cross for cross in range(CROSSES)}
        self.tile_for: dict[int, int] = {}
        if self.is_set:
            self.tile_for = {cell_of(self.table, self.box, tile): tile for tile in range(TILES)}

    # ------------------------------------------------------------ players

    def players(self) -> Iterator[str]:
        """A line for each seat, in the order of the table, with a sign for whose turn it is."""
        for seat in range(self.table.seats):
            is_you, is_to_act = seat == self.seat, owes(self.table, seat)
            name = self.speaker.names[seat]
            if self.in_sentences and is_to_act and not is_you:
                name = self.words.say("to-act", name=name)
            points = self.points(score(self.table, self.box, seat))
            player = self.words.say(
                "player", name=name, you="yes" if is_you else "no", points=points
            )
            if self.in_sentences:
                parts = [player, *self.behind_screen(seat)]
                yield self.words.say("between").join(parts) + "."
            else:
                arrow = "► " if is_to_act else "  "
                seen = arrow + ink(player, BOLD, SEAT_COLOURS[seat])
                yield "  ".join([seen, *self.behind_screen(seat)])

    def behind_screen(self, seat: int) -> Iterator[str]:
        """CT-22: how much is there, and what one has seen disappear, as the options allow."""
        t = self.table
        if seat == self.seat or t.counts_visible:
            yield self.words.say(
                "pieces", tiles=t.hand[seat], chests=t.chests[seat], guards=t.guards[seat]
            )
        taken = [tile for tile in range(TILES) if t.tile_at[tile] == seat and t.taken[tile]]
        if seat != self.seat and t.mark_taken_tiles and taken:
            tiles = ", ".join(map(self.name, taken))
            yield self.words.say("taken", count=len(taken), tiles=tiles)

    # ------------------------------------------------------------ the board

    def board(self) -> Iterator[str]:
        """The grid, with the column tokens above and the row tokens on the left."""
        if self.is_set:
            tokens = " ".join(self.column_token(column).center(CELL_WIDTH) for column in SIDES)
            yield ink(f"{MARGIN} {tokens}".rstrip(), BOLD)
        yield grid_line("┌┬┐")
        for row in SIDES:
            token = self.row_token(row) if self.is_set else " "
            cells = "│".join(self.cell(row * SIDE + column) for column in SIDES)
            yield f"{ink(token.rjust(len(MARGIN) - 1), BOLD)} │{cells}│"
            yield grid_line("├┼┤" if row < SIDE - 1 else "└┴┘")
        yield MARGIN + ink(self.words.say("legend-tiles"), DIM)
        yield MARGIN + ink(self.words.say("legend-marks"), DIM)
        yield from self.places()

    def places(self) -> Iterator[str]:
        """What the crosses are called, by the numbers that stand beside them."""
        for first in range(0, CROSSES, 3):
            crosses = range(first, min(first + 3, CROSSES))
            named = "   ".join(f"{cross + 1} {self.cross(cross)}" for cross in crosses)
            yield MARGIN + ink(named, DIM)

    def cell(self, cell: int) -> str:
        """One cell: the tile that lies there, or that belongs there if one may know where it is."""
        tile = self.tile_for.get(cell)
        where = self.table.tile_at[tile] if tile is not None else UNKNOWN
        if tile is None or where not in (BOARD, SUPPLY, self.seat):
            return ink("·".center(CELL_WIDTH), DIM)
        left, right, *colours = {
            BOARD: ("[", "]", BOLD, YELLOW),
            SUPPLY: (" ", " ", DIM),
            self.seat: ("(", ")", BOLD, GREEN),
        }[where]
        shown = f" {left}{self.name(tile)}{right}"
        marks = self.marks(tile)
        if tile in self.cross_on:
            marks += str(self.cross_on[tile] + 1)
        gap = " " * (CELL_WIDTH - len(shown) - len(marks))
        return ink(shown, *colours) + ink(marks, BOLD, RED) + gap

    def marks(self, tile: int) -> str:
        """What is on the tile: a red cross, a chest, a chest and its guard."""
        cross = self.cross_on.get(tile)
        if cross is None:
            return ""
        if self.table.chest_by[cross] == EMPTY:
            return "×"
        return "C" if self.table.guard_by[cross] == EMPTY else "CG"

    def rows(self) -> Iterator[str]:
        """The board in sentences."""
        if self.is_set:
            digits = ", ".join(map(self.column_token, SIDES))
            yield self.words.say("columns", digits=digits)
        for row in SIDES:
            laid = list(filter(None, (self.laid(row * SIDE + column) for column in SIDES)))
            cells = self.words.say("between").join(laid) or self.words.say("no-tiles")
            if self.is_set:
                yield self.words.say("row", row=row + 1, digit=self.row_token(row), cells=cells)
            else:
                yield self.words.say("row-bare", row=row + 1, cells=cells)

    def laid(self, cell: int) -> str:
        """What lies on one cell, in words; nothing where nothing does."""
        tile = self.tile_for.get(cell)
        if tile is None or self.table.tile_at[tile] != BOARD:
            return ""
        message = {"": "tile", "×": "tile-cross", "C": "tile-chest", "CG": "tile-guard"}
        return self.words.say(
            message[self.marks(tile)],
            column=cell % SIDE + 1,
            tile=self.name(tile),
            cross=self.cross(self.cross_on.get(tile, 0)),
        )

    def column_token(self, column: int) -> str:
        """The digit above a column (CT-13)."""
        return str((column + self.table.col_shift) % SIDE + 1)

    def row_token(self, row: int) -> str:
        """The digit left of a row."""
        return str((row + self.table.row_shift) % SIDE + 1)

    # ------------------------------------------------------------ beside the board

    def stocks(self) -> Iterator[str]:
        """What can be taken, and what the next chest and the next guard would earn."""
        t = self.table
        supply = [tile for tile in range(TILES) if t.tile_at[tile] == SUPPLY]
        if not self.is_set:
            yield self.words.say("start-tile", tile=self.with_cross(t.start_tile))
        elif supply:
            tiles = ", ".join(map(self.with_cross, supply))
            yield self.words.say("supply", count=len(supply), tiles=tiles)
        else:
            yield self.words.say("supply-empty")
        yield " ".join([self.words.say("free-guards", guards=t.free_guards), *self.prospects()])

    def prospects(self) -> Iterator[str]:
        """CT-61, CT-67: what the next chest and guard would earn, if there can be one."""
        t = self.table
        if t.chests_down < CROSSES and any(t.chests[seat] for seat in range(t.seats)):
            yield self.words.say("next-chest", points=self.points(t.chests_down + 1))
        guards_left = t.free_guards or any(t.guards[seat] for seat in range(t.seats))
        if t.guards_down < t.chests_down and guards_left:
            points = self.points(t.chests_down + t.guards_down + 1)
            yield self.words.say("next-guard", points=points)

    def hand(self) -> Iterator[str]:
        """The reader's own tiles, and what each would earn now."""
        tiles = [f"{self.with_cross(tile)} ({self.would_earn(tile)})" for tile in self.own()]
        if tiles:
            yield self.words.say("hand", count=len(tiles), tiles=", ".join(tiles))

    def hand_in_sentences(self) -> Iterator[str]:
        """The same, a line for each tile."""
        for tile in self.own():
            cell = self.speaker.parameter("cell", cell_of(self.table, self.box, tile))
            points = self.points(self.would_earn(tile))
            yield self.words.say("hand-tile", tile=self.with_cross(tile), cell=cell, points=points)

    def own(self) -> list[int]:
        """The tiles behind the reader's screen."""
        return [tile for tile in range(TILES) if self.table.tile_at[tile] == self.seat]

    def would_earn(self, tile: int) -> int:
        """What a tile would earn if it were placed now."""
        return points_for_tile(self.table, cell_of(self.table, self.box, tile))

    # ------------------------------------------------------------ words

    def name(self, tile: int) -> str:
        """What a tile is called."""
        return str(self.speaker.parameter("tile", tile))

    def with_cross(self, tile: int) -> str:
        """Its name, and its red cross where it has one."""
        if tile not in self.cross_on:
            return self.name(tile)
        if self.in_sentences:
            cross = self.cross(self.cross_on[tile])
            return self.words.say("with-cross", tile=self.name(tile), cross=cross)
        return self.name(tile) + "×"

    def cross(self, cross: int) -> str:
        """What a place with a red cross is called."""
        return str(self.speaker.parameter("cross", cross))

    def points(self, points: int) -> str:
        """So many points."""
        return self.speaker.words.say("points", points=points)


def grid_line(ends: str) -> str:
    """A line of the grid, from its left end, its crossings and its right end."""
    return MARGIN + ends[0] + ends[1].join("─" * CELL_WIDTH for _ in SIDES) + ends[2]
