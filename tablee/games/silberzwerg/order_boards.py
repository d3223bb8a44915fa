"""The order boards as they are drawn: a row for each player, with whoever stands there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tablee.engine.match import View
from tablee.engine.table import owes
from tablee.games.silberzwerg.actions import (
    A_GHOST,
    A_LORD,
    A_MINER,
    CHOOSE_GHOST,
    CHOOSE_LORD,
    COLUMN_NAMES,
    PLACE_GHOST,
    PLACE_LORD,
    PLACE_MINER,
    SCARE,
    SORTS,
)
from tablee.games.silberzwerg.onlooker import Onlooker, Spot
from tablee.games.silberzwerg.places import COLUMN, CREST, OPEN_ROW, ROWS, ROWS_TOP
from tablee.games.silberzwerg.table import (
    GEM_COLOURS,
    GHOSTS,
    LORDS,
    SCARING,
)

HIGH = 62  # a ghost or a lord, with some air
# Ghosts stand on the left of a column, lords on the right; what can be done with them.
LEADERS = (
    ("ghost", 0, A_GHOST, CHOOSE_GHOST, PLACE_GHOST),
    ("lord", COLUMN // 2, A_LORD, CHOOSE_LORD, PLACE_LORD),
)


@dataclass(frozen=True)
class Piece:
    """A dwarf on an order board."""

    name: str
    x: float
    y: float
    done: bool = False  # has acted
    acts: bool = False  # is acting now
    hit: bool = False  # somebody is about to scare it away
    comes_from: str = ""


@dataclass(frozen=True)
class Cell:
    """A part of an order board: where the ghost, the lord or the miners of a column stand."""

    spot: Spot
    id: str
    sort: str  # ghost, lord, miner
    x: int
    y: int
    width: int
    height: int
    scale: float
    pieces: tuple[Piece, ...]

    @property
    def middle(self) -> tuple[int, int]:
        """Where it is, seen from the row."""
        return self.x + self.width // 2, self.y + self.height // 2


@dataclass(frozen=True)
class Row:
    """An order board."""

    seat: int
    y: int
    height: int
    split: int  # where the miners begin
    cells: tuple[Cell, ...]
    closed: bool  # behind its screen
    about: str
    first: bool
    on_turn: bool
    to_place: tuple[int, int]  # miners and leaders that the reader has yet to place


class OrderBoards(Onlooker):
    """All order boards, as far as the reader sees them."""

    def __init__(self, view: View, language: str) -> None:
        super().__init__(view, language)
        self.rows = self.order_boards()

    def order_boards(self) -> list[Row]:
        """The rows, the reader's own at the bottom, the others in the order of play above it."""
        seats = self.t.seats
        first = 0 if self.me is None else self.me + 1
        order = [(first + i) % seats for i in range(seats)]
        own = OPEN_ROW if self.placing and self.me is not None else ROWS // seats
        others = (ROWS - own) // max(1, seats - 1) if self.me is not None else own
        rows, y = [], ROWS_TOP
        for seat in order:
            height = own if seat == self.me else others
            rows.append(self.order_board(seat, y, height))
            y += height
        return rows

    def order_board(self, seat: int, y: int, height: int) -> Row:
        """One row."""
        closed = self.placing and seat != self.me
        split = round(height * 0.58)
        ready = not owes(self.t, seat)
        return Row(
            seat=seat,
            y=y,
            height=height,
            split=split,
            cells=() if closed else tuple(self.cells(seat, height, split)),
            closed=closed,
            about=self.say("ready" if ready else "placing") if closed else "",
            first=seat == self.t.first_player,
            on_turn=owes(self.t, seat),
            to_place=self.to_place(seat) if seat == self.me and self.placing else (0, 0),
        )

    def to_place(self, seat: int) -> tuple[int, int]:
        """How many miners and how many leaders do not stand anywhere yet."""
        miners, placed = self.box.miners[self.t.seats], self.t.placed[seat]
        leaders = self.box.leaders[self.t.seats] - max(0, placed - miners)
        return max(0, miners - placed), leaders

    def cells(self, seat: int, height: int, split: int) -> Iterator[Cell]:
        """The parts of an order board: in the mines ghost and lord above, miners below (SZ-29)."""
        for column in range(len(COLUMN_NAMES)):
            x = CREST + COLUMN * column
            upper = split if column < GEM_COLOURS else height
            for sort, aside, dwarf, choose, place in LEADERS:
                waiting, done = self.leaders(sort, seat, column)
                spot = self.dwarf_spot(seat, column, sort, waiting + done, dwarf, choose, place)
                scale = round(min(1.5, (upper - 12) / HIGH), 2)
                name = f"{sort}-{seat}-{column}"
                cell = Cell(spot, name, sort, x + aside, 0, COLUMN // 2, upper, scale, ())
                yield self.with_leaders(cell, seat, column, waiting, done)
            if column < GEM_COLOURS:
                count = self.t.miners[seat, column]
                spot = self.dwarf_spot(seat, column, "miner", count, A_MINER, None, PLACE_MINER)
                name = f"miner-{seat}-{column}"
                cell = Cell(spot, name, "miner", x, split, COLUMN, height - split, 1.12, ())
                yield self.with_miners(cell, seat, column, count)

    def leaders(self, sort: str, seat: int, column: int) -> tuple[int, int]:
        """How many ghosts or lords wait in a column, and how many have acted there."""
        t = self.t
        if sort == "ghost":
            return t.ghosts[seat, column], t.ghosts_done[seat, column]
        return t.lords[seat, column], t.lords_done[seat, column]

    def dwarf_spot(
        self,
        seat: int,
        column: int,
        sort: str,
        count: int,
        dwarf: int,
        choose: int | None,
        place: int,
    ) -> Spot:
        """What can be done with the dwarves of a cell: place one, let one act, scare one away."""
        where = self.name(f"column-{COLUMN_NAMES[column]}")
        label = self.say(f"cell-{sort}", clan=self.clan(seat), column=where, count=count)
        if seat != self.me:
            scaring = self.here(column) and self.asked("mine_ghost", "scare_another")
            if scaring and count:
                return self.spot(label, SCARE + SORTS * seat + dwarf, asked=True)
            return Spot(label)
        if self.placing:
            asked = self.asked("place_miner") if sort == "miner" else self.asked("place_leader")
            return self.spot(label, place + column, asked=asked)
        if choose is not None and count:
            return self.spot(label, choose + column)
        return Spot(label)

    def with_leaders(self, cell: Cell, seat: int, column: int, waiting: int, done: int) -> Cell:
        """A cell with its ghosts or lords; two players may have two lords among the contracts."""
        count = waiting + done
        scale = cell.scale if count < 2 else min(cell.scale, (cell.height // 2 - 6) / HIGH)
        acting = self.t.actor == seat and self.t.column == column
        acts = acting and self.t.phase == (GHOSTS if cell.sort == "ghost" else LORDS)
        dwarf = SORTS * seat + (A_GHOST if cell.sort == "ghost" else A_LORD)
        pieces = tuple(
            Piece(
                name=f"{cell.sort}-{seat}-{column}-{i}",
                x=cell.width // 2,
                y=cell.height * (2 * i + 1) // (2 * count) - 2,
                done=i >= waiting and not (acts and i == count - 1),
                acts=acts and i == count - 1,
                hit=column < GEM_COLOURS and self.is_hit(dwarf, column),
                comes_from=f"strip-{seat}" if self.placing else "",
            )
            for i in range(count)
        )
        return replace(cell, pieces=pieces, scale=round(scale, 2))

    def with_miners(self, cell: Cell, seat: int, column: int, count: int) -> Cell:
        """A cell with its miners, side by side."""
        pieces = tuple(
            Piece(
                name=f"miner-{seat}-{column}-{i}",
                x=cell.width / 2 + 33 * (i - (count - 1) / 2),
                y=cell.height // 2 - 1,
                hit=i >= count - self.hits(SORTS * seat + A_MINER, column),
                comes_from=f"strip-{seat}" if self.placing else "",
            )
            for i in range(count)
        )
        return replace(cell, pieces=pieces)

    def hits(self, dwarf: int, column: int) -> int:
        """How many of these dwarves a ghost is about to scare away."""
        if self.t.phase != GHOSTS or self.t.declared != SCARING or not self.here(column):
            return 0
        return (self.t.target, self.t.other_target).count(dwarf)

    def is_hit(self, dwarf: int, column: int) -> bool:
        """Whether a ghost is about to scare this one away."""
        return self.hits(dwarf, column) > 0
