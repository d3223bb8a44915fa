"""What lies where at the mine head, for one seat's eyes: all that board.svg.jinja draws.

The mine head is 1000 units wide and high: rails along its edge on which carts count tens and units
of thalers, four galleries with their slates at the top, below them a row for each order board, and
chests for the hundreds at the bottom. Beside it hang the contracts, and below these lies what
everybody holds. On a narrow page board.css moves both below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Any, cast

from tablee.engine.drawing import CRESTS
from tablee.engine.game import Game
from tablee.engine.match import View
from tablee.engine.record import UNKNOWN
from tablee.engine.table import owes
from tablee.engine.words import Words, words_of
from tablee.games.silberzwerg.actions import (
    A_GHOST,
    A_LORD,
    A_MINER,
    BUY_GEM,
    BUYS,
    CHOOSE_GHOST,
    CHOOSE_LORD,
    COLUMN_NAMES,
    EXTRACTS,
    FULFIL_CONTRACT,
    FULFILS,
    GEM_NAMES,
    GETS_GEM,
    GIVE_GEM,
    GIVES_GEM,
    LOWER_CONTRACT,
    LOWERS,
    PAYS_PENALTY,
    PLACE_GHOST,
    PLACE_LORD,
    PLACE_MINER,
    RAISE_CONTRACT,
    RAISES,
    RETURN_GEM,
    RETURNS_GEM,
    SCARE,
    SCARES,
    SELL_GEM,
    SELLS,
    SLOT_NAMES,
    SORTS,
    STEAL_ONE,
    STEAL_TWO,
    STEALS,
    STEALS_GEM,
    TAKE_GEM,
    TAKES_GEM,
    TOOL_BONUS,
    TOPPLES,
    USE_MINUS3,
    USE_PLUS5,
    USES_PLUS5,
)
from tablee.games.silberzwerg.table import (
    CONTRACT_COLUMN,
    EMPTY,
    EXCHANGING,
    FIRST_PUBLIC_SLOT,
    FIRST_SPECIAL,
    GEM_COLOURS,
    GEMS_COLUMN,
    GHOSTS,
    LEVELS,
    LORDS,
    LOWERING,
    NO_SYMBOL,
    ONLOOKER,
    PLACEMENT,
    RAISING,
    SCARING,
    SLOTS,
    STEALING,
    SYMBOLS,
    TAKING,
    Box,
    Table,
)

HEAD = 1000
RAIL = 27  # how far from the edge the carts run
SPACES = 100  # of the outer track: tens and units (SZ-9)
LEFT, COLUMN = 124, 137  # where the columns begin, and how wide each is
GALLERY = 116  # where the galleries begin, from the top
ROWS_TOP, ROWS = 312, 572  # where the order boards begin, and how high all are together
ROW_LEFT, CREST = 54, 70  # where a row begins, and its part with the crest
OPEN_ROW = 250  # the reader's own row while dwarves are being placed
CHESTS = 916

CONTRACTS = 1016  # where everything beside the mine head begins
SLOT_WIDTH, SLOT_HEIGHT, SLOTS_TOP = 215, 190, 54
CREW = 642
OWN_STRIP, STRIP = 112, 80

# Where the gems of a mine lie, from the front: five to a row.
IN_MINE = tuple((26 + 21 * (i % 5), 160 - 24 * (i // 5)) for i in range(20))
# How the reader's own gems of a colour lie: up to so many, so many in a row, how far apart.
PILES = ((9, 3, 19, 24), (16, 4, 13.5, 18), (20, 4, 13.5, 14))
# Where several carts on one space of the rails stand, so that each can be read.
CROWD = {
    1: ((0, 0),),
    2: ((-19, 0), (19, 0)),
    3: ((-19, -16), (19, -16), (0, 18)),
    4: ((-19, -16), (19, -16), (-19, 18), (19, 18)),
}
# The eight gems of a contract, in the middle of its card.
ON_CARD = tuple((-33 + 22 * (i % 4), -27 + 25 * (i // 4)) for i in range(8))
SIGNS = ("1", "2", "3", "4", "A", "B")
MOST_IN_STACK = 6  # cards drawn of the deck


@dataclass(frozen=True)
class Spot:
    """Something that can be pointed at, and what can be done there now, if anything."""

    label: str
    action: int | None = None
    allowed: bool = False


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


def scene(view: View, language: str) -> Mapping[str, Any]:
    """All that one seat sees."""
    head = MineHead(view, language)
    return {
        "say": head.say,
        "me": head.me,
        "seats": head.t.seats,
        "columns": [{"x": LEFT + COLUMN * column} for column in range(len(COLUMN_NAMES))],
        "mines": [head.mine(colour) for colour in range(GEM_COLOURS)],
        "deck": head.t.deck,
        "stack": min(MOST_IN_STACK, (head.t.deck + 4) // 5),
        "rows": head.rows,
        "purses": head.purses(),
        "round_no": head.t.round_no,
        "phase": head.t.phase,
        "slots": [head.slot(slot) for slot in head.slots_in_use()],
        "strips": head.strips(),
        "deeds": list(head.deeds()),
        "gains": list(head.gains()),
        "departed": list(head.departed()),
    }


class MineHead:
    """One view, looked at from all sides."""

    def __init__(self, view: View, language: str) -> None:
        self.view, self.language = view, language
        self.t, self.box = cast(Table, view.table), cast(Box, view.box)
        self.me = view.seat if 0 <= view.seat < self.t.seats else None
        self.legal = {action.id for action in view.legal}
        self.last = view.heard[-1] if view.heard else ()
        self.placing = self.t.phase == PLACEMENT
        self.rows = self.order_boards()

    def say(self, message: str, **values: str | int) -> str:
        """A few words on the drawing."""
        return said(self.view.game, self.language, message, **values)

    def name(self, message: str) -> str:
        """What the game's own words call something."""
        return named(self.view.game, self.language, message)

    def clan(self, seat: int) -> str:
        """Whose something is."""
        return self.name(f"clan-clan{seat + 1}")

    def of_clan(self, seat: int) -> str:
        """The same as French needs it after a noun."""
        words = words_of(self.view.game, self.language)
        return words.forms(f"clan-clan{seat + 1}").get("of", self.clan(seat))

    def spot(self, label: str, *actions: int, asked: bool = False) -> Spot:
        """A place with the first of these actions that is allowed; with the first at all, not
        allowed, if that is what the reader has been asked about."""
        for action in actions:
            if action in self.legal:
                return Spot(label, action, True)
        return Spot(label, actions[0] if asked and actions else None)

    def asked(self, *questions: str) -> bool:
        """Whether the reader has been asked one of these."""
        return self.view.question in questions

    def here(self, column: int) -> bool:
        """Whether the ghost or lord that acts stands in this column."""
        return self.t.column == column

    # ------------------------------------------------------------ mines, slates

    def mine(self, colour: int) -> dict[str, Any]:
        """A gallery, its gems, and the slate above it."""
        count, price = self.t.mine[colour], self.t.price[colour]
        name = GEM_NAMES[colour]
        taking = self.asked("take_in_exchange") or (self.here(colour) and self.asked("mine_ghost"))
        buying = self.here(colour) and self.asked("buy")
        first = (TAKE_GEM, BUY_GEM) if not buying else (BUY_GEM, TAKE_GEM)
        return {
            "colour": colour,
            "x": LEFT + COLUMN * colour,
            "places": IN_MINE[:count],
            "count": count,
            "from": self.came_back(colour),
            "price": price,
            "slate": self.spot(
                self.say(
                    "slate", gem=self.name(f"gem-{name}"), price=price, miners=self.t.crowd[colour]
                ),
                USE_MINUS3 + colour,
                asked=self.asked("minus3"),
            ),
            **vars(
                self.spot(
                    self.say("mine", mine=self.name(f"mine-{name}"), count=count),
                    *(kind + colour for kind in first),
                    asked=taking or buying,
                )
            ),
        }

    def came_back(self, colour: int) -> str:
        """Whose gems have just gone back to the mine."""
        for event in self.last:
            if event.what in (FULFILS, SELLS, RETURNS_GEM, GIVES_GEM):
                if event.seat == self.me:
                    return f"own-{colour}"
                return f"bag-{event.seat} t-seat-{event.seat}"
        return ""

    # ------------------------------------------------------------ order boards

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
            leaders = (
                ("ghost", x, self.t.ghosts, self.t.ghosts_done, CHOOSE_GHOST, PLACE_GHOST, A_GHOST),
                ("lord", x + 68, self.t.lords, self.t.lords_done, CHOOSE_LORD, PLACE_LORD, A_LORD),
            )
            for sort, left, waiting, done, choose, place, dwarf in leaders:
                spot = self.dwarf_spot(
                    seat,
                    column,
                    sort,
                    waiting[seat, column] + done[seat, column],
                    dwarf,
                    choose,
                    place,
                )
                scale = min(1.5, (upper - 12) / 62)
                cell = Cell(
                    spot, f"{sort}-{seat}-{column}", sort, left, 0, 68, upper, round(scale, 2), ()
                )
                yield self.with_leaders(
                    cell, seat, column, waiting[seat, column], done[seat, column]
                )
            if column < GEM_COLOURS:
                count = self.t.miners[seat, column]
                spot = self.dwarf_spot(seat, column, "miner", count, A_MINER, None, PLACE_MINER)
                cell = Cell(
                    spot,
                    f"miner-{seat}-{column}",
                    "miner",
                    x,
                    split,
                    COLUMN,
                    height - split,
                    1.12,
                    (),
                )
                yield self.with_miners(cell, seat, column, count)

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
        scale = cell.scale if count < 2 else min(cell.scale, (cell.height // 2 - 6) / 62)
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

    # ------------------------------------------------------------ wealth

    def purses(self) -> list[dict[str, Any]]:
        """Everybody's two wealth markers (SZ-9): a cart for tens and units, a flag for hundreds."""
        seats = range(self.t.seats)
        places = rails()
        crowd = Counter(self.t.wealth[seat] % SPACES for seat in seats)
        standing: Counter[int] = Counter()
        purses = []
        for seat in seats:
            wealth = self.t.wealth[seat]
            space = wealth % SPACES
            x, y, _ = places[space]
            across, down = CROWD[crowd[space]][standing[space]]
            standing[space] += 1
            room = 22 if crowd[space] == 1 else 42  # to the edge, for all that stand there
            hundred = min(6, wealth // SPACES)
            purses.append(
                {
                    "seat": seat,
                    "x": min(max(x, room), HEAD - room) + across,
                    "y": min(max(y, room), HEAD - room) + down,
                    "flag_x": chest_at(hundred) - 14 + 17 * seat,
                    "flag_y": CHESTS - 2 + 12 * (seat % 2),
                }
            )
        return purses

    # ------------------------------------------------------------ contracts

    def slots_in_use(self) -> list[int]:
        """The grey spaces, then the corners that belong to somebody (SZ-22)."""
        corners = [slot for slot in range(FIRST_PUBLIC_SLOT) if self.owner(slot) is not None]
        return [*range(FIRST_PUBLIC_SLOT, SLOTS), *corners]

    def owner(self, slot: int) -> int | None:
        """Whose space it is; with two players each has two (SZ-155)."""
        if slot >= FIRST_PUBLIC_SLOT:
            return None
        seat = slot // 2 if self.t.seats == 2 else slot
        return seat if seat < self.t.seats else None

    def slot(self, slot: int) -> dict[str, Any]:
        """A space with its contract."""
        place = self.slots_in_use().index(slot)
        owner, card, level = self.owner(slot), self.t.slot_card[slot], self.t.slot_level[slot]
        drawn = {
            "slot": slot,
            "name": SLOT_NAMES[slot],
            "sign": SIGNS[slot],
            "owner": owner,
            "x": SLOT_WIDTH * (place % 2),
            "y": SLOTS_TOP + SLOT_HEIGHT * (place // 2),
            "card": None,
            "hit": slot in self.aimed_at_slots(),
        }
        if card == EMPTY:
            return drawn
        values = self.values(card)
        recipe = [self.box.recipe[card, colour] for colour in range(GEM_COLOURS)]
        colours = [colour for colour in range(GEM_COLOURS) for _ in range(recipe[colour])]
        symbol = self.box.symbol[card]
        label = self.say(
            "contract",
            slot=self.name(f"slot-{SLOT_NAMES[slot]}"),
            owner=self.say("public") if owner is None else self.clan(owner),
            gems=", ".join(
                self.say("so-many", count=count, gem=self.name(f"gem-{GEM_NAMES[colour]}"))
                for colour, count in enumerate(recipe)
                if count
            ),
            thalers=values[level],
            penalty=self.box.penalty[card],
            symbol=symbol,
        )
        return drawn | {
            "card": card,
            "level": level,
            "steps": values,
            "gems": [(colour, x, y) for colour, (x, y) in zip(colours, ON_CARD, strict=True)],
            "penalty": self.box.penalty[card],
            "symbol": None if symbol == NO_SYMBOL else symbol,
            "fulfil": self.spot(label, FULFIL_CONTRACT + slot, asked=self.asked("fulfil")),
            "up": self.spot(
                self.say("raise", slot=self.name(f"slot-{SLOT_NAMES[slot]}")), RAISE_CONTRACT + slot
            ),
            "down": self.spot(
                self.say("lower", slot=self.name(f"slot-{SLOT_NAMES[slot]}")), LOWER_CONTRACT + slot
            ),
        }

    def values(self, card: int) -> list[int]:
        """The four values of a contract as it is played (SZ-168)."""
        recipe = [self.box.recipe[card, colour] for colour in range(GEM_COLOURS)]
        less = self.box.mono_less if self.t.mono_100 and max(recipe) == sum(recipe) else 0
        return [self.box.value[card, level] - less for level in range(LEVELS)]

    def aimed_at_slots(self) -> set[int]:
        """The contract that a ghost is about to turn."""
        aimed = self.t.phase == GHOSTS and self.t.declared in (RAISING, LOWERING)
        return {self.t.target} if aimed else set()

    # ------------------------------------------------------------ bags and kept contracts

    def strips(self) -> list[dict[str, Any]]:
        """What everybody holds: the reader first, then the others in the order of play."""
        seats = self.t.seats
        first = 0 if self.me is None else self.me
        strips, y = [], 0
        for i in range(seats):
            seat = (first + i) % seats
            height = OWN_STRIP if seat == self.me else STRIP
            strips.append(self.strip(seat, y, height))
            y += height
        return strips

    def strip(self, seat: int, y: int, height: int) -> dict[str, Any]:
        """One player's bag, as far as the reader knows it, and kept contracts."""
        is_mine = seat == self.me
        label = self.say(
            "bag", clan=self.clan(seat), of=self.of_clan(seat), count=self.t.gems[seat]
        )
        return {
            "seat": seat,
            "y": y,
            "height": height,
            "held": self.t.gems[seat],
            "on_turn": owes(self.t, seat),
            "bag": Spot(label)
            if is_mine
            else self.spot(
                label, STEAL_TWO + seat, STEAL_ONE + seat, asked=self.asked("gems_ghost")
            ),
            "plus5": self.spot(self.say("take-five", clan=self.clan(seat)), USE_PLUS5 + seat),
            "piles": self.own_piles() if is_mine else self.known_piles(seat),
            "kept": self.kept(seat, is_mine),
        }

    def own_piles(self) -> list[dict[str, Any]]:
        """The reader's own gems, each to be seen."""
        assert self.me is not None
        kinds = (GIVE_GEM, SELL_GEM, RETURN_GEM)
        asked = (
            self.asked("gems_ghost", "give_another"),
            self.asked("sell"),
            self.asked("give_back"),
        )
        first = kinds[asked.index(True)] if any(asked) else GIVE_GEM
        giving = self.asked("sell", "give_another", "take_in_exchange")
        piles = []
        for colour in range(GEM_COLOURS):
            count = self.t.bag[self.me, colour]
            given = self.t.gives[colour] if giving else 0
            label = self.say("pile", gem=self.name(f"gem-{GEM_NAMES[colour]}"), count=count)
            spot = self.spot(
                label, first + colour, *(kind + colour for kind in kinds), asked=any(asked)
            )
            piles.append(
                {
                    "colour": colour,
                    "x": 133 + 58 * colour,
                    "count": count,
                    "kept": count - given,  # the others are about to be sold or exchanged
                    "places": heap(count),
                    "from": self.came_from(colour),
                    **vars(spot),
                }
            )
        return piles

    def came_from(self, colour: int) -> str:
        """Where a gem has just come from that is new in the reader's bag."""
        for event in self.last:
            if event.what == STEALS_GEM and event.seat == self.me and event.b == colour:
                return f"bag-{event.a}"
        return f"mine-{colour}"

    def known_piles(self, seat: int) -> list[dict[str, Any]]:
        """What the reader knows of another's bag: so many of each colour at least, and the rest."""
        watcher = ONLOOKER if self.me is None else self.me
        counts = [self.t.bag[seat, colour] for colour in range(GEM_COLOURS)]
        if UNKNOWN in counts:
            counts = [self.t.known[watcher, seat, colour] for colour in range(GEM_COLOURS)]
        piles: list[tuple[int | None, int]] = list(enumerate(counts))
        piles.append((None, self.t.gems[seat] - sum(counts)))
        return [
            {"colour": colour, "x": 140 + 40 * i, "count": count}
            for i, (colour, count) in enumerate(piles)
        ]

    def kept(self, seat: int, is_mine: bool) -> list[dict[str, Any]]:
        """The contracts that lie face up before a player, by symbol (SZ-135)."""
        places = (
            [(381 + 33 * (i % 2), 22 + 33 * (i // 2)) for i in range(SYMBOLS)]
            if is_mine
            else [(364 + 27 * (i % 3), 22 + 32 * (i // 3)) for i in range(SYMBOLS)]
        )
        symbols = [symbol for symbol in range(SYMBOLS) if self.t.kept[seat, symbol]]
        return [
            {
                "symbol": symbol,
                "count": self.t.kept[seat, symbol],
                "used": symbol >= FIRST_SPECIAL
                and self.t.used[seat, symbol - FIRST_SPECIAL] >= self.t.kept[seat, symbol],
                "x": x,
                "y": y,
            }
            for symbol, (x, y) in zip(symbols, places, strict=False)
        ]

    # ------------------------------------------------------------ what happens

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
        return self.cell_at(f"{('miner', 'lord', 'ghost')[sort]}-{seat}-{column}", seat)

    def slot_at(self, slot: int) -> tuple[int, int]:
        """Where a contract hangs."""
        place = self.slots_in_use().index(slot)
        x, y = SLOT_WIDTH * (place % 2), SLOTS_TOP + SLOT_HEIGHT * (place // 2)
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
                    yield {"piece": piece, "to": away, "sort": f"gem-{event.a}", "scale": 0.9}
            elif event.what in (FULFILS, TOPPLES):
                to = away if event.what == FULFILS else "deck"
                yield {"piece": f"card-{event.b}", "to": to, "sort": "card", "scale": 1}
            elif event.what == SCARES:
                seat, sort = divmod(event.a, SORTS)
                name = ("miner", "lord", "ghost")[sort]
                index = self.t.miners[seat, event.b] if sort == A_MINER else 0
                piece = f"{name}-{seat}-{event.b}-{index}"
                yield {"piece": piece, "to": f"strip-{seat}", "sort": name, "scale": 1.1}


# ---------------------------------------------------------------- places


@cache
def rails() -> list[tuple[int, int, bool]]:
    """The spaces of the outer track, clockwise from the top left corner; whether the rails run up
    and down there."""
    side = HEAD - 2 * RAIL
    places = []
    for space in range(SPACES):
        walked = 4 * side * space / SPACES
        edge, along = int(walked // side), round(walked % side)
        x, y = ((along, 0), (side, along), (side - along, side), (0, side - along))[edge]
        places.append((RAIL + x, RAIL + y, edge % 2 == 1))
    return places


def chest_at(hundred: int) -> int:
    """Where a chest stands; the first place is for those who have no hundred yet."""
    return 117 + 127 * hundred


def heap(count: int) -> list[tuple[float, float]]:
    """Where the gems of one colour lie in the reader's own bag."""
    _, a_row, apart, down = next(pile for pile in PILES if count <= pile[0])
    return [(10 + apart * (i % a_row), 18 + down * (i // a_row)) for i in range(count)]


def mouth(colour: int) -> tuple[int, int]:
    """The mouth of a gallery."""
    return LEFT + COLUMN * colour + 68, GALLERY + 120


# ---------------------------------------------------------------- words and pieces


@cache
def words_on_board(game: Game, language: str) -> Words:
    """The few words that stand on the drawing, or describe it to who can't see it."""
    return Words(Path(game.folder) / f"scene.{language}.ftl", language)


@cache
def said(game: Game, language: str, message: str, **values: str | int) -> str:
    """A message, worked out once for all tables."""
    return words_on_board(game, language).say(message, **values)


@cache
def named(game: Game, language: str, message: str) -> str:
    """The same from the game's own words."""
    return words_of(game, language).say(message)


def components(game: Game) -> Mapping[str, Any]:
    """What pieces.svg.jinja draws."""
    return {
        "sleepers": rails(),
        "milestones": [(*rails()[space][:2], space) for space in range(0, SPACES, 10)],
        "chests": [(chest_at(hundred), 100 * hundred) for hundred in range(7)],
    }


# ---------------------------------------------------------------- the box on a shelf


def cover(game: Game, language: str) -> Mapping[str, Any]:
    """What cover.svg.jinja draws."""
    return {
        "say": partial(said, game, language),
        "author": game.data["author"],
        "crests": CRESTS,
    }
