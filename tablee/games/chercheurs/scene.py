"""What lies where on the chart, for one seat's eyes: all that board.svg.jinja draws.

The chart is 1000 units wide and high: a rope of spaces along its edge, tokens along the top and
the left, the grid in the middle. Beside it lie the supply, in a tray that is laid out like the
grid, and what the seat keeps behind its screen. On a narrow page board.css moves both below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, cast

from tablee.engine.drawing import CRESTS
from tablee.engine.game import Game
from tablee.engine.match import View
from tablee.engine.record import UNKNOWN
from tablee.engine.words import Words, words_of
from tablee.games.chercheurs.actions import (
    DIG,
    DIGS,
    PLACE_TILE,
    PLACES_ALONE,
    PLACES_BESIDE,
    POST_GUARD,
    POSTS_GUARD,
    START_CELL,
    TAKE_GUARD,
    TAKES_GUARD,
    TAKES_TILE,
    TILE_NAMES,
)
from tablee.games.chercheurs.island import TILE, island
from tablee.games.chercheurs.rules import cell_of, covered, points_for_tile, touches_a_tile
from tablee.games.chercheurs.table import (
    ASIDE,
    BOARD,
    CELLS,
    CROSSES,
    EMPTY,
    SIDE,
    SUPPLY,
    TILES,
    Box,
    Table,
)

# What there is to see at each red cross, as icons.
PLACES = (
    "delapouite/palm-tree",
    "delapouite/ship-wreck",
    "lorc/pirate-skull",
    "delapouite/hut",
    "delapouite/well",
    "delapouite/ancient-ruins",
    "delapouite/waterfall",
    "delapouite/cave-entrance",
)

CHART = 1000
GRID = 146  # where the grid begins, from the top and from the left
ROPE = 44  # how far from the edge the rope runs
PEG = 104  # how far from the edge the tokens are

TRAY_CELL, TRAY_ROW = 78, 81
HAND_WIDTH = 400
# How many tiles stand in a row behind the screen, and how large, so that all rows together leave
# room for the chests below them.
OWN_ROWS = ((5, 80), (14, 57), (TILES, 40))  # up to so many tiles, of this side

# Where several boats on one space lie, so that each can be read: along the rope, and across it.
MOORINGS = {
    1: ((0, 0),),
    2: ((-24, 0), (24, 0)),
    3: ((-40, 6), (0, -8), (40, 6)),
    4: ((-24, -22), (24, -22), (-24, 26), (24, 26)),
}
HARBOUR = ((36, 46), (86, 46), (36, 116), (86, 116))  # where they lie before the first point


@dataclass(frozen=True)
class Cell:
    """One cell of the grid, and the one thing that can be done there now."""

    name: str
    x: int
    y: int
    state: str  # laid, hand, supply, taken, elsewhere, open
    tile: int | None
    label: str
    action: int | None
    allowed: bool
    pays: int | None  # what the action would pay
    counted: tuple[int, ...]  # the cells that would pay it
    fresh: bool  # laid in this turn or the one before
    link: bool  # where the chain has to go on
    holder: int | None = None  # who took the tile, if that is to be marked
    has_cross: bool = False
    chest: int | None = None  # whose
    guard: int | None = None
    cross: int | None = None
    place: str = ""
    comes_from: int | None = None  # behind whose screen its tile has just been


def scene(view: View, language: str) -> Mapping[str, Any]:
    """All that one seat sees."""
    chart = Chart(view, language)
    return {
        "say": chart.say,
        "me": chart.me,
        "seats": range(chart.t.seats),
        "tokens": chart.tokens(),
        "cells": chart.cells(),
        "boats": chart.boats(),
        "start_tile": chart.start_tile(),
        "tray": chart.tray(),
        "slots": chart.slots(),
        "supply": chart.t.supply if chart.t.turn else 0,
        "free_guards": chart.free_guards(),
        "hand": chart.hand(),
        "screens": chart.screens(),
        "departed": chart.departed(),
        "gains": chart.gains(),
        "tile_names": TILE_NAMES,
        "at": at,
        "tile_side": TILE,
    }


class Chart:
    """One view, looked at from all sides."""

    def __init__(self, view: View, language: str) -> None:
        self.view, self.language = view, language
        self.t, self.box = cast(Table, view.table), cast(Box, view.box)
        self.me = view.seat if 0 <= view.seat < self.t.seats else None
        self.legal = {action.id for action in view.legal}
        self.tile_of = (
            {}
            if self.t.row_shift == UNKNOWN
            else {cell_of(self.t, self.box, tile): tile for tile in range(TILES)}
        )
        self.cross_on = {int(self.box.cross_tile[cross]): cross for cross in range(CROSSES)}
        self.last = view.heard[-1]

    def say(self, message: str, **values: str | int) -> str:
        """A few words on the drawing."""
        return said(self.view.game, self.language, message, **values)

    def name(self, message: str, **values: str | int) -> str:
        """What the game's own words call something."""
        return named(self.view.game, self.language, message, **values)

    # ------------------------------------------------------------ the chart

    def tokens(self) -> list[dict[str, Any]]:
        """The holes of both sides, with their tokens once these are in (CT-11, CT-12)."""
        known = self.t.row_shift != UNKNOWN
        along = [(at(i) + TILE // 2, i) for i in range(SIDE)]
        top = [(x, PEG, (i + self.t.col_shift) % SIDE + 1) for x, i in along]
        left = [(PEG, y, (i + self.t.row_shift) % SIDE + 1) for y, i in along]
        return [{"x": x, "y": y, "digit": digit if known else None} for x, y, digit in top + left]

    def cells(self) -> list[Cell]:
        """The grid, row by row."""
        return [self.cell(cell) for cell in range(CELLS)]

    def cell(self, cell: int) -> Cell:
        """One cell."""
        tile = self.tile_of.get(cell)
        if tile is None:
            return self.open_cell(cell)
        if self.t.tile_at[tile] == BOARD:
            return self.laid_cell(cell, tile)
        return self.free_cell(cell, tile)

    def open_cell(self, cell: int) -> Cell:
        """A cell before the start tile is laid (CT-92)."""
        action = START_CELL + cell
        return Cell(
            **where(cell),
            state="open",
            tile=None,
            label=self.say("cell-open", **row_and_column(cell)),
            action=action,
            allowed=action in self.legal,
            pays=None,
            counted=(),
            fresh=False,
            link=False,
        )

    def free_cell(self, cell: int, tile: int) -> Cell:
        """A cell whose tile is elsewhere: to be taken from the supply, or placed from the hand."""
        holder = int(self.t.tile_at[tile])
        state, action = "elsewhere", PLACE_TILE + tile
        marked = None
        if holder == SUPPLY:
            state, action = "supply", tile
        elif holder == self.me:
            state = "hand"
        elif self.t.mark_taken_tiles and self.t.taken[tile]:
            state, marked = "taken", holder
        pays = points_for_tile(self.t, cell) if state == "hand" else None
        return Cell(
            **where(cell),
            state=state,
            tile=tile,
            label=self.say(
                f"cell-{state}",
                tile=self.name("tile", digit1=TILE_NAMES[tile][0], digit2=TILE_NAMES[tile][1]),
                points=pays or 0,
                crew=self.say(f"crew-{marked or 0}"),
                **row_and_column(cell),
            ),
            action=action,
            allowed=action in self.legal,
            pays=pays,
            counted=counted(self.t, cell) if state == "hand" else (),
            fresh=False,
            link=False,
            holder=marked,
            has_cross=tile in self.cross_on,
        )

    def laid_cell(self, cell: int, tile: int) -> Cell:
        """A cell with its tile, and perhaps a cross, a chest, a guard."""
        cross = self.cross_on.get(tile)
        chest = None if cross is None else owner(self.t.chest_by[cross])
        guard = None if cross is None else owner(self.t.guard_by[cross])
        action, pays, state = None, None, "laid"
        place = "" if cross is None else self.name(f"cross-{cross + 1}")
        if cross is not None:
            state = "guarded" if guard is not None else "dug" if chest is not None else "cross"
            action = (DIG if chest is None else POST_GUARD) + cross
            pays = self.t.chests_down + 1 + (0 if chest is None else self.t.guards_down)
        return Cell(
            **where(cell),
            state="laid",
            tile=tile,
            label=self.say(
                f"cell-{state}",
                tile=self.name("tile", digit1=TILE_NAMES[tile][0], digit2=TILE_NAMES[tile][1]),
                place=place,
                crew=self.say(f"crew-{chest or 0}"),
                **row_and_column(cell),
            ),
            action=action,
            allowed=action in self.legal,
            pays=pays if action in self.legal else None,
            counted=(),
            fresh=self.t.laid_in[cell] >= max(1, self.t.turn - 1),
            link=cell == self.t.last_cell and self.t.kind != 0,
            chest=chest,
            guard=guard,
            cross=cross,
            place=place[:1].upper() + place[1:],
            comes_from=self.origin(tile),
        )

    def origin(self, tile: int) -> int | None:
        """Behind whose screen a tile has just been, for it to be seen to move."""
        for event in self.last:
            if event.what in (PLACES_ALONE, PLACES_BESIDE) and event.a == tile:
                return event.seat
        return None

    def boats(self) -> list[dict[str, Any]]:
        """The boats on the rope; several may share a space (CT-3)."""
        length = int(self.box.track_spaces)
        spaces = rope(length)
        seats = range(self.t.seats)
        crowd = Counter(self.t.points[seat] % length for seat in seats)
        moored: Counter[int] = Counter()
        boats = []
        for seat in seats:
            points = int(self.t.points[seat])
            space = points % length
            x, y = mooring(spaces[space], crowd[space], moored[space])
            moored[space] += 1
            boats.append(
                {
                    "seat": seat,
                    "x": x,
                    "y": y,
                    "points": points,
                    "laps": points // length,
                    "on_turn": self.t.to_act != 0 and seat == self.t.current,
                }
            )
        return boats

    def start_tile(self) -> int | None:
        """The start tile while it has no cell yet."""
        lies_aside = self.t.tile_at[self.t.start_tile] == ASIDE
        return int(self.t.start_tile) if lies_aside else None

    # ------------------------------------------------------------ beside the chart

    def tray(self) -> list[dict[str, Any]]:
        """The supply, each tile where its cell is."""
        return [
            {
                "tile": tile,
                "x": cell % SIDE * TRAY_CELL,
                "y": cell // SIDE * TRAY_ROW,
                "cell": where(cell)["name"],
                "action": tile,
                "allowed": tile in self.legal,
            }
            for cell, tile in sorted(self.tile_of.items())
            if self.t.tile_at[tile] == SUPPLY
        ]

    def slots(self) -> list[tuple[int, int, str]]:
        """What is written in the tray: which tile belongs where."""
        return [
            (cell % SIDE * TRAY_CELL, cell // SIDE * TRAY_ROW, "-".join(TILE_NAMES[tile]))
            for cell, tile in self.tile_of.items()
            if self.t.tile_at[tile] != SUPPLY
        ]

    def free_guards(self) -> dict[str, Any]:
        """The guards that anyone may take."""
        return {
            "count": int(self.t.free_guards),
            "action": TAKE_GUARD,
            "allowed": TAKE_GUARD in self.legal,
        }

    def hand(self) -> dict[str, Any] | None:
        """What is behind the reader's own screen."""
        if self.me is None:
            return None
        tiles = [tile for tile in range(TILES) if self.t.tile_at[tile] == self.me]
        cell_with = {tile: cell for cell, tile in self.tile_of.items()}
        side = next(side for most, side in OWN_ROWS if len(tiles) <= most)
        a_row = HAND_WIDTH // side
        return {
            "side": side,
            "tiles": [
                {
                    "tile": tile,
                    "x": i % a_row * side,
                    "y": i // a_row * side,
                    "cell": where(cell_with[tile])["name"],
                    "action": PLACE_TILE + tile,
                    "allowed": PLACE_TILE + tile in self.legal,
                }
                for i, tile in enumerate(tiles)
            ],
            "chests": int(self.t.chests[self.me]),
            "guards": int(self.t.guards[self.me]),
        }

    def screens(self) -> list[dict[str, Any]]:
        """The other screens, in the order of play; what is behind them only if that is shown."""
        seats = self.t.seats
        first = 0 if self.me is None else self.me + 1
        others = [(first + i) % seats for i in range(seats if self.me is None else seats - 1)]
        return [
            {
                "seat": seat,
                "x": round((i - (len(others) - 1) / 2) * (143 if len(others) < 4 else 108)),
                "on_turn": self.t.to_act != 0 and seat == self.t.current,
                "counts": (
                    int(self.t.hand[seat]),
                    int(self.t.chests[seat]),
                    int(self.t.guards[seat]),
                )
                if self.t.counts_visible
                else None,
            }
            for i, seat in enumerate(others)
        ]

    def departed(self) -> list[dict[str, Any]]:
        """What has just gone behind another's screen, before all eyes: it is seen to go there."""
        gone: list[dict[str, Any]] = []
        for event in self.last:
            if event.seat == self.me:
                continue
            if event.what == TAKES_TILE:
                gone.append({"tile": event.a, "piece": f"tile-{event.a}", "seat": event.seat})
            elif event.what == TAKES_GUARD:
                # The guard drawn last of those that lay there.
                piece = f"free-guard-{self.t.free_guards}"
                gone.append({"tile": None, "piece": piece, "seat": event.seat})
        return gone

    def gains(self) -> list[dict[str, Any]]:
        """Points just gained, over the cell that brought them."""
        cell_with = {tile: cell for cell, tile in self.tile_of.items()}
        gains = []
        for event in self.last:
            if event.what in (PLACES_ALONE, PLACES_BESIDE):
                cell, points = event.b, event.c
            elif event.what in (DIGS, POSTS_GUARD):
                cell, points = cell_with[int(self.box.cross_tile[event.a])], event.b
            else:
                continue
            place = where(cell)
            x, y = place["x"] + TILE // 2, place["y"] + TILE // 2
            gains.append({"x": x, "y": y, "points": points, "seat": event.seat})
        return gains


# ---------------------------------------------------------------- places


def at(index: int) -> int:
    """Where a row or a column of the grid begins."""
    return GRID + index * TILE


def where(cell: int) -> dict[str, Any]:
    """A cell's name and its corner."""
    row, col = divmod(cell, SIDE)
    return {"name": f"r{row + 1}c{col + 1}", "x": at(col), "y": at(row)}


def row_and_column(cell: int) -> dict[str, int]:
    """A cell's place as people count."""
    row, col = divmod(cell, SIDE)
    return {"row": row + 1, "column": col + 1}


@cache
def rope(spaces: int) -> list[tuple[int, int]]:
    """The spaces of the track, clockwise from the top left corner."""
    side = CHART - 2 * ROPE
    places = []
    for space in range(spaces):
        walked = 4 * side * space / spaces
        edge, along = int(walked // side), round(walked % side)
        x, y = ((along, 0), (side, along), (side - along, side), (0, side - along))[edge]
        places.append((ROPE + x, ROPE + y))
    return places


def mooring(space: tuple[int, int], crowd: int, place: int) -> tuple[int, int]:
    """Where one of several boats lies on a space of the rope."""
    if space == (ROPE, ROPE) and crowd > 1:
        return HARBOUR[place]
    along, across = MOORINGS[crowd][place]
    x, y = space
    if y in (ROPE, CHART - ROPE):
        x, y = x + along, y + across
    else:
        x, y = x + across, y + along * 3 // 2
    return min(max(x, ROPE - 8), CHART - ROPE + 8), min(max(y, ROPE), CHART - ROPE)


def counted(t: Table, cell: int) -> tuple[int, ...]:
    """The cells for which a tile laid here would be paid (CT-49, CT-51)."""
    touches = touches_a_tile(t, cell)
    row, col = divmod(cell, SIDE)
    cells = [cell] if touches else []
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        r, c = row + down, col + right
        while 0 <= r < SIDE and 0 <= c < SIDE and covered(t, r * SIDE + c) == touches:
            cells.append(r * SIDE + c)
            r, c = r + down, c + right
    return tuple(cells)


def owner(seat: int) -> int | None:
    """Whose a chest or a guard is; nobody's if there is none."""
    return None if seat == EMPTY else int(seat)


# ---------------------------------------------------------------- words and pieces


@cache
def words_on_chart(game: Game, language: str) -> Words:
    """The few words that stand on the drawing, or describe it to who can't see it."""
    return Words(Path(game.folder) / f"scene.{language}.ftl", language)


@cache
def said(game: Game, language: str, message: str, **values: str | int) -> str:
    """A message, worked out once for all tables."""
    return words_on_chart(game, language).say(message, **values)


@cache
def named(game: Game, language: str, message: str, **values: str | int) -> str:
    """The same from the game's own words."""
    return words_of(game, language).say(message, **values)


def components(game: Game) -> Mapping[str, Any]:
    """What pieces.svg.jinja draws."""
    box = cast(Box, game.box)
    return {
        "tiles": island(box),
        "cross_on": {int(box.cross_tile[cross]): cross for cross in range(CROSSES)},
        "row_digit": box.row_digit,
        "col_digit": box.col_digit,
        "places": PLACES,
        "side": TILE,
        "spaces": rope(int(box.track_spaces)),
        "at": at,
    }


# ---------------------------------------------------------------- the box on a shelf

# The island on the cover: the tiles that lie there already, and the one that is about to fall
# into place.
ON_COVER = ((0, 1, 2), (0, 1, 2, 3), (0, 1, 3), (1, 2, 3))  # the columns, row by row
MISSING = (2, 2)


def cover(game: Game, language: str) -> Mapping[str, Any]:
    """What cover.svg.jinja draws."""
    box = cast(Box, game.box)
    return {
        "say": partial(said, game, language),
        "author": game.data["author"],
        "drawings": island(box),
        "laid": [on_cover(box, row, col) for row, cols in enumerate(ON_COVER) for col in cols],
        "missing": on_cover(box, *MISSING),
        "crests": CRESTS,
        "places": PLACES,
    }


def on_cover(box: Box, row: int, col: int) -> dict[str, Any]:
    """One tile of the cover's island."""
    tile = row * SIDE + col
    return {
        "tile": tile,
        "x": col * TILE,
        "y": row * TILE,
        "cross": next((c for c in range(CROSSES) if box.cross_tile[c] == tile), None),
        "digits": TILE_NAMES[tile],
    }
