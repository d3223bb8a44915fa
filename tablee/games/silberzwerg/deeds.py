"""What happens at the mine head, as it is drawn: whose ghost does what to whom, thalers that come
and go, and pieces that leave before all eyes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tablee.games.silberzwerg.actions import (
    A_MINER,
    BUYS,
    EXTRACTS,
    FULFILS,
    GETS_GEM,
    LOWERS,
    PAYS_PENALTY,
    RAISES,
    SCARES,
    SELLS,
    SORTS,
    STEALS,
    TAKES_GEM,
    TOOL_BONUS,
    TOPPLES,
    USES_PLUS5,
)
from tablee.games.silberzwerg.belongings import Belongings
from tablee.games.silberzwerg.order_boards import OrderBoards
from tablee.games.silberzwerg.places import CONTRACTS, CREW, HEAD, ROW_LEFT, mouth, slot_place
from tablee.games.silberzwerg.table import (
    CONTRACT_COLUMN,
    EMPTY,
    EXCHANGING,
    GEM_COLOURS,
    GEMS_COLUMN,
    GHOSTS,
    LOWERING,
    RAISING,
    SCARING,
    STEALING,
    TAKING,
)

DWARVES = ("miner", "lord", "ghost")  # by the sorts of actions.py


class Deeds(OrderBoards, Belongings):
    """What is about to happen, and what has just happened."""

    def deeds(self) -> Iterator[dict[str, Any]]:
        """Whose ghost does what to whom: what is declared, and what has just been done."""
        if self.t.phase == GHOSTS:
            for to in self.declared():
                yield self.deed("would", self.t.actor, self.t.column, to)
            yield from self.done()

    def declared(self) -> Iterator[tuple[int, int]]:
        """What the ghost that acts is about to touch."""
        t = self.t
        targets = [target for target in (t.target, t.other_target) if target != EMPTY]
        if t.declared == SCARING:
            yield from (self.dwarf_at(dwarf, t.column) for dwarf in targets)
        elif t.declared == TAKING:
            yield mouth(t.column)
        elif t.declared == EXCHANGING:
            yield from (mouth(colour) for colour in range(GEM_COLOURS) if t.gets[colour])
        elif t.declared in (RAISING, LOWERING):
            yield self.slot_at(t.target)
        elif t.declared == STEALING:
            yield from (self.strip_at(seat) for seat in targets)

    def done(self) -> Iterator[dict[str, Any]]:
        """What ghosts have just done."""
        for event in self.last:
            if event.what == SCARES:
                yield self.deed("did", event.seat, event.b, self.dwarf_at(event.a, event.b))
            elif event.what == TAKES_GEM:
                yield self.deed("did", event.seat, event.a, mouth(event.a))
            elif event.what in (RAISES, LOWERS, TOPPLES):
                yield self.deed("did", event.seat, CONTRACT_COLUMN, self.slot_at(event.a))
            elif event.what == STEALS:
                yield self.deed("did", event.seat, GEMS_COLUMN, self.strip_at(event.a))

    def deed(self, kind: str, seat: int, column: int, to: tuple[int, int]) -> dict[str, Any]:
        """A line from a ghost to its target."""
        x, y = self.cell_at(f"ghost-{seat}-{column}", seat)
        to_x, to_y = to
        return {
            "kind": kind,
            "seat": seat,
            "x": x,
            "y": y,
            "to_x": to_x,
            "to_y": to_y,
            "bend_x": (x + to_x) // 2 + (y - to_y) // 6,
            "bend_y": (y + to_y) // 2 - abs(to_x - x) // 6 - 10,
            "far": to_x > HEAD,
        }

    def cell_at(self, name: str, seat: int) -> tuple[int, int]:
        """The middle of a cell of an order board."""
        row = next(row for row in self.rows if row.seat == seat)
        x, y = next((cell.middle for cell in row.cells if cell.id == name), (0, row.height // 2))
        return ROW_LEFT + x, row.y + y

    def dwarf_at(self, dwarf: int, column: int) -> tuple[int, int]:
        """Where a dwarf stands that is scared away."""
        seat, sort = divmod(dwarf, SORTS)
        return self.cell_at(f"{DWARVES[sort]}-{seat}-{column}", seat)

    def slot_at(self, slot: int) -> tuple[int, int]:
        """Where a contract hangs."""
        x, y = slot_place(self.slots_in_use().index(slot))
        return CONTRACTS + x + 87, y + 100

    def strip_at(self, seat: int) -> tuple[int, int]:
        """Where a bag lies."""
        strip = next(strip for strip in self.strips() if strip["seat"] == seat)
        return CONTRACTS + 80, CREW + strip["y"] + strip["height"] // 2

    def gains(self) -> Iterator[dict[str, Any]]:
        """Thalers just gained or lost, beside the crest of whose they are."""
        for event in self.last:
            if event.what in (FULFILS, SELLS):
                text = f"+{event.c}"
            elif event.what == TOOL_BONUS:
                text = f"+{event.b}"
            elif event.what == USES_PLUS5:
                text = f"+{self.box.plus5}"
            elif event.what == PAYS_PENALTY:
                text = f"−{event.a}"
            elif event.what == BUYS:
                text = f"−{event.c}"
            else:
                continue
            row = next(row for row in self.rows if row.seat == event.seat)
            yield {"x": 100, "y": row.y + row.height // 2, "text": text, "seat": event.seat}

    def departed(self) -> Iterator[dict[str, Any]]:
        """What has just left a place before all eyes: it is seen to go."""
        left = Counter[int]()
        for event in self.last:
            away = f"bag-{event.seat} t-seat-{event.seat}"
            if event.what in (EXTRACTS, BUYS, TAKES_GEM, GETS_GEM) and event.seat != self.me:
                for _ in range(event.b if event.what in (EXTRACTS, BUYS) else 1):
                    piece = f"gem-{event.a}-{self.t.mine[event.a] + left[event.a]}"
                    left[event.a] += 1
                    yield gone(event.seat, piece, away, f"gem-{event.a}", 0.9)
            elif event.what in (FULFILS, TOPPLES):
                to = away if event.what == FULFILS else "deck"
                yield gone(event.seat, f"card-{event.b}", to, "card", 1)
            elif event.what == SCARES:
                seat, sort = divmod(event.a, SORTS)
                name = DWARVES[sort]
                index = self.t.miners[seat, event.b] if sort == A_MINER else 0
                piece = f"{name}-{seat}-{event.b}-{index}"
                yield gone(seat, piece, f"strip-{seat}", name, 1.1)


def gone(seat: int, piece: str, to: str, sort: str, scale: float) -> dict[str, Any]:
    """A piece that is drawn only to be seen to leave."""
    return {"seat": seat, "piece": piece, "to": to, "sort": sort, "scale": scale}
