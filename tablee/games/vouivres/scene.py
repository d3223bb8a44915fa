"""What lies where under the mountain, for one seat's eyes: all that board.svg.jinja draws.

The caves are 1000 units wide and high (caves.py). Beside them each player has a slab: the cards
they lay, their chest, their fragments, their objectives with what is missing to each. On a narrow
page board.css moves the slabs below the caves.

A round ends and the next begins within one move, so that what there is to be seen of it, the dice
and the gems that went, is taken from what was told: `heard`, the last part of which is fresh.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, cast

from markupsafe import Markup

from tablee.engine.drawing import CRESTS
from tablee.engine.game import Game
from tablee.engine.match import View
from tablee.engine.table import owes
from tablee.engine.tale import Event
from tablee.engine.words import Speaker, Words, words_of
from tablee.games.vouivres.actions import (
    CHEST_DIE,
    GATHERS,
    GO,
    GOES,
    KEEP_FRAGMENT,
    LEAVE,
    LEAVES,
    PILLAGES,
    PLACE_WYVERN,
    PLACES_WYVERN,
    RECALL_PAWN,
    ROOM_DIE,
    ROOM_FILLED,
    ROUND_BEGINS,
    SUMMON,
    SUMMONS,
    TAKE_ATTACK,
    VALIDATE,
    VALIDATES,
    WARD_OFF,
)
from tablee.games.vouivres.caves import caves, corners, doorways, nests, star
from tablee.games.vouivres.table import (
    CHOOSING,
    DECLARING,
    EXIT,
    FIRST,
    GEMS,
    NOWHERE,
    ONE_GEM,
    OPEN,
    ORDERS,
    OTHER_GEM,
    OUTSIDE,
    PAIRS,
    RESOURCE_CARDS,
    ROOMS,
    SECOND,
    UNLIMITED,
    WYVERNS,
    Box,
    Table,
)

# How large a gem is drawn in a room, so that all of them fit; how many of a kind, if none does.
GEM_SIZES = (40, 36, 32, 28, 24, 20, 17, 14)
LARGE = 28  # a gem of this size is worth having some kind in two rows
MOST_DRAWN = 20
COUNT_WIDTH = 26  # of the number before a row of gems

SLAB_X, SLAB_WIDTH = 1012, 440
SLAB_HEIGHT = 158
FOOT_HEIGHT = 32  # what lies below that, where there is room
SLAB_GAP = 10
MOST_WITH_FOOT = 5  # players
MOST_WITH_TITLE = 4
TITLE_HEIGHT = 170

CHIP_WIDTH, CHIP_HEIGHT, CHIP_GAP = 88, 72, 6  # of the pairs that one can choose from
LOW = 700  # a fan further down than this is shown above the caves on a narrow page
EXIT_AT = (902, 132)
EXIT_SPOTS = ((-64, 92), (-18, 92), (28, 92), (-64, 142), (-18, 142), (28, 142))
SPARE_NEST = 2  # of the five, where the fragments are
NEST_OF = (4, 0, 1, 3)  # by gem

# What is seen after what, when a round is played out.
STEP_DICE, STEP_LOSSES, STEP_GATHERING, STEP_REFILL = range(1, 5)


# Which wyvern an event brings.
WHICH = {PLACES_WYVERN: FIRST, SUMMONS: SECOND}
# What stands on a chip that has no gems.
SIGNS = {KEEP_FRAGMENT: "keep", WARD_OFF: "ward", TAKE_ATTACK: "claw", RECALL_PAWN: "back"}


@dataclass(frozen=True)
class Gem:
    """One gem in a room."""

    kind: int
    x: float
    y: float
    piece: str
    is_new: bool


@dataclass(frozen=True)
class Heap:
    """All gems of a room, a row or more for each kind."""

    size: int
    gems: tuple[Gem, ...]
    counts: tuple[tuple[float, float, int], ...]  # where the number of a kind stands


def scene(view: View, language: str) -> Mapping[str, Any]:
    """All that one seat sees."""
    mountain = Mountain(view, language)
    return {
        "say": mountain.say,
        "gem": gem,
        "me": mountain.me,
        "seats": mountain.t.seats,
        "star": star(),
        "lanterns": corners(),
        "rooms": [mountain.room(room) for room in range(ROOMS)],
        "doorways": doorways(mountain.t.room_map, mountain.adjacent, mountain.t.seats),
        "nests": mountain.nests(),
        "fragments": mountain.fragments(),
        "wyverns": mountain.wyverns(),
        "exit": mountain.exit(),
        "pawns": mountain.pawns(),
        "plan": mountain.plan(),
        "round": int(mountain.t.rounds),
        "deck": RESOURCE_CARDS - int(mountain.t.turned),
        "has_title": mountain.t.seats <= MOST_WITH_TITLE,
        "slabs": [mountain.slab(seat, place) for place, seat in enumerate(mountain.order)],
        "fans": list(mountain.fans()),
        "departed": mountain.departed(),
        "swoops": mountain.swoops(),
    }


class Mountain:
    """One view, looked at from all sides."""

    def __init__(self, view: View, language: str) -> None:
        self.view, self.language = view, language
        self.t, self.box = cast(Table, view.table), cast(Box, view.box)
        self.me = view.seat if 0 <= view.seat < self.t.seats else None
        self.legal = {action.id for action in view.legal}
        self.caves = caves(self.t.room_map)
        self.adjacent = [
            [int(self.box.adjacent[self.t.room_map, one, other]) for other in range(ROOMS)]
            for one in range(ROOMS)
        ]
        self.fresh = view.heard[-1] if view.heard else ()
        self.last = last_round(view.heard)
        first = self.me or 0
        self.order = [(first + i) % self.t.seats for i in range(self.t.seats)]

    def say(self, message: str, **values: str | int) -> str:
        """A few words on the drawing."""
        return said(self.view.game, self.language, message, **values)

    def name(self, message: str, **values: str | int) -> str:
        """What the game's own words call something."""
        return named(self.view.game, self.language, message, **values)

    def amounts(self, gems: list[int]) -> str:
        """So many of each kind, in words."""
        amounts = [
            self.name("gathered", gem=gem, amount=count) for gem, count in enumerate(gems) if count
        ]
        return ", ".join(amounts) or self.say("nothing")

    # ------------------------------------------------------------ the caves

    def room(self, room: int) -> dict[str, Any]:
        """A room with its gems; one that isn't in play is covered (NV-4)."""
        cave, t = self.caves[room], self.t
        in_play = room < t.seats
        holds = [int(t.room_gems[room, gem]) for gem in range(GEMS)]
        wyverns = [wyvern for wyvern in range(WYVERNS) if t.wyvern_in[wyvern] == room]
        return {
            "cave": cave,
            "room": room,
            "in_play": in_play,
            "heap": self.heap(room, holds),
            "attacked": bool(wyverns),
            "dice": self.room_dice(room),
            "label": self.room_label(room, holds, wyverns)
            if in_play
            else self.say("room-covered", room=room + 1),
            **self.room_action(room),
        }

    def room_label(self, room: int, holds: list[int], wyverns: list[int]) -> str:
        """What is in a room, for who can't see it."""
        parts = [self.say("room-holds", room=room + 1, gems=self.amounts(holds))]
        there = [seat for seat in self.order if self.t.pawn[seat] == room]
        parts += [self.say(f"crew-{seat}") for seat in there]
        parts += [self.say(f"wyvern-{wyvern}") for wyvern in wyverns]
        return self.say("between").join(parts)

    def room_action(self, room: int) -> dict[str, Any]:
        """What a click on the room does, or opens, or why it does nothing."""
        pairs = range(GO + room * PAIRS, GO + (room + 1) * PAIRS)
        if any(pair in self.legal for pair in pairs):
            return {"opens": f"fan-{room + 1}", "action": None, "allowed": True}
        for first in (PLACE_WYVERN, SUMMON):
            if first + room in self.legal:
                return {"opens": None, "action": first + room, "allowed": True}
        why = {"place_wyvern": PLACE_WYVERN + room, "offer": SUMMON + room}
        action = why.get(self.view.question or "", GO + room * PAIRS)
        return {"opens": None, "action": action, "allowed": False}

    def heap(self, room: int, holds: list[int]) -> Heap:
        """The gems of a room, as large as fits, kind below kind, to be counted at a glance."""
        x, y, width, height = self.caves[room].box
        drawn = [min(count, MOST_DRAWN) for count in holds]
        size = gem_size(drawn, width - COUNT_WIDTH, height)
        columns = (width - COUNT_WIDTH) // size
        rows = rows_of(drawn, columns)
        widest = max(min(count, columns) for count in drawn) * size + COUNT_WIDTH
        left, top = x - widest / 2, y - rows * size / 2
        gems: list[Gem] = []
        counts, row, filled = [], 0, self.filled()[room]
        for gem, count in enumerate(drawn):
            gems += [
                Gem(
                    gem,
                    left + COUNT_WIDTH + (i % columns + 0.5) * size,
                    top + (row + i // columns + 0.5) * size,
                    f"gem-{self.t.rounds}-{room}-{gem}-{i}",
                    i >= holds[gem] - filled[gem],
                )
                for i in range(count)
            ]
            if count:
                counts.append((left + COUNT_WIDTH / 2 - 2, top + (row + 0.5) * size, holds[gem]))
            row += -(-count // columns)
        return Heap(size, tuple(gems), tuple(counts))

    def filled(self) -> list[list[int]]:
        """What the last move brought into each room."""
        brought = [[0] * GEMS for _ in range(ROOMS)]
        for event in self.fresh:
            if event.what == ROOM_FILLED:
                brought[event.a][event.b] += event.c
        return brought

    def room_dice(self, room: int) -> list[dict[str, Any]]:
        """What was last rolled for this room (NV-53)."""
        dice, is_here = [], False
        for event in self.last:
            if event.what == PILLAGES:
                is_here = event.a == room
            elif event.what == ROOM_DIE and is_here:
                dice.append(self.die(event, f"room-{room}", room))
        return dice

    def chest_dice(self, seat: int) -> list[dict[str, Any]]:
        """What was last rolled for this player's chest (NV-48)."""
        room = int(self.t.pawn[seat])
        rolled = [event for event in self.last if event.what == CHEST_DIE and event.seat == seat]
        return [self.die(event, f"chest-{seat}", room) for event in rolled]

    def die(self, event: Event, whose: str, room: int) -> dict[str, Any]:
        """One die, thrown from the room where the wyvern is."""
        return {
            "gem": event.a,
            "pips": event.b,
            "lost": event.c,
            "piece": f"die-{self.t.rounds}-{whose}-{event.a}",
            "from": f"room-{room + 1}",
            "fresh": event in self.fresh,
        }

    def nests(self) -> list[dict[str, Any]]:
        """The supply, a nest for each gem (NV-6)."""
        places = nests()
        return [
            {
                "gem": gem,
                "x": places[NEST_OF[gem]][0],
                "y": places[NEST_OF[gem]][1],
                "count": None if self.t.gem_supply == UNLIMITED else int(self.t.supply[gem]),
            }
            for gem in range(GEMS)
        ]

    def fragments(self) -> dict[str, Any]:
        """The fifth nest: fragments, and where one of them may be kept (NV-36)."""
        x, y = nests()[SPARE_NEST]
        unlimited = self.t.gem_supply == UNLIMITED
        return {"x": x, "y": y, "count": None if unlimited else int(self.t.fragment_supply)}

    def wyverns(self) -> list[dict[str, Any]]:
        """The two wyverns: in a room, with the holder, or on the fifth nest."""
        found = []
        for wyvern in range(WYVERNS):
            room = int(self.t.wyvern_in[wyvern])
            if room != NOWHERE:
                middle = self.caves[room].box[:2]
                found.append({"wyvern": wyvern, "at": middle, "where": "room"})
            elif wyvern == SECOND:
                x, y = nests()[SPARE_NEST]
                found.append({"wyvern": wyvern, "at": (x, y - 14), "where": "nest"})
        return found

    def exit(self) -> dict[str, Any]:
        """The way out (NV-31)."""
        return {
            "x": EXIT_AT[0],
            "y": EXIT_AT[1],
            "action": LEAVE,
            "allowed": LEAVE in self.legal,
            "label": self.say("exit-label"),
        }

    def pawns(self) -> list[dict[str, Any]]:
        """Where everybody is; who has left stands by the exit."""
        there: Counter[int] = Counter()
        found = []
        for seat in range(self.t.seats):
            place = int(self.t.pawn[seat])
            if place == OUTSIDE:
                dx, dy = EXIT_SPOTS[there[place]]
                x, y = float(EXIT_AT[0] + dx), float(EXIT_AT[1] + dy)
            elif place == NOWHERE:
                continue
            else:
                x, y = self.caves[place].spots[there[place]]
            there[place] += 1
            found.append({"seat": seat, "x": x, "y": y})
        return found

    def plan(self) -> dict[str, Any] | None:
        """The room that the reader has chosen in secret, for the reader alone."""
        if self.me is None or self.t.phase >= DECLARING:
            return None
        choice = int(self.t.choice[self.me])
        if choice == EXIT:
            return {"room": None, "x": EXIT_AT[0], "y": EXIT_AT[1]}
        if choice < 0:
            return None
        x, y = self.caves[choice // PAIRS].number_at
        return {"room": choice // PAIRS, "x": x, "y": y}

    # ------------------------------------------------------------ the slabs

    def slab(self, seat: int, place: int) -> dict[str, Any]:
        """What lies before one player."""
        t = self.t
        has_foot = t.seats <= MOST_WITH_FOOT
        height = SLAB_HEIGHT + (FOOT_HEIGHT if has_foot else 0)
        top = TITLE_HEIGHT if t.seats <= MOST_WITH_TITLE else 4
        free = 1000 - top - t.seats * height
        gap = min(24, free // max(1, t.seats - 1)) if free > 0 else SLAB_GAP // 2
        chest = [int(t.chest[seat, gem]) for gem in range(GEMS)]
        return {
            "seat": seat,
            "mine": seat == self.me,
            "place": place if self.me is None else place - 1,
            "x": SLAB_X,
            "y": top + place * (height + gap),
            "height": height,
            "has_foot": has_foot,
            "holds_wyvern": seat == t.holder and t.wyvern_in[FIRST] == NOWHERE and t.to_act,
            "is_holder": seat == t.holder and bool(t.to_act),
            "asked": owes(t, seat),
            "cards": self.cards(seat),
            "chest": chest,
            "total": sum(chest),
            "dice": self.chest_dice(seat),
            "fragments": int(t.fragments[seat]),
            "bank": [int(t.bank[seat, gem]) for gem in range(GEMS)],
            "losses": self.losses(seat),
            "gathered": self.gathered(seat),
            "objectives": [self.objective(seat, i) for i in range(ORDERS)],
            "label": self.slab_label(seat, chest),
        }

    def cards(self, seat: int) -> dict[str, Any]:
        """The three cards that a player has laid: open, face down, or those of the last round."""
        t = self.t
        choice = int(t.choice[seat])
        if t.phase == CHOOSING and choice == OPEN:
            return {"state": "last", "id": t.rounds - 1, **card_faces(self.last_choice(seat))}
        if t.phase >= DECLARING:
            return {"state": "open", "id": t.rounds, **card_faces(choice)}
        if seat == self.me:
            return {"state": "mine", "id": t.rounds, **card_faces(choice)}
        return {"state": "sealed", "id": t.rounds, **card_faces(OPEN)}

    def last_choice(self, seat: int) -> int:
        """What a player revealed last."""
        for event in self.last:
            if event.seat == seat and event.what == GOES:
                return event.a * PAIRS + event.b
            if event.seat == seat and event.what == LEAVES:
                return EXIT
        return OPEN

    def gathered(self, seat: int) -> list[tuple[int, int]]:
        """What a player gathered in the last round, as gem and amount."""
        return [(e.a, e.b) for e in self.last if e.what == GATHERS and e.seat == seat and e.b]

    def objective(self, seat: int, place: int) -> dict[str, Any]:
        """One objective card, with what is still missing to it."""
        t, card = self.t, int(self.t.objective[seat, place])
        needs = [int(self.box.objective[card, gem]) for gem in range(GEMS)]
        rows = [
            {
                "gem": gem,
                "need": need,
                "missing": max(0, need - int(t.chest[seat, gem])),
                "share": min(1, int(t.chest[seat, gem]) / need),
            }
            for gem, need in enumerate(needs)
            if need
        ]
        done = bool(t.validated[seat, place])
        action = VALIDATE + (1 << place) - 1
        mine = seat == self.me
        return {
            "name": self.jewel(card),
            "card": card,
            "place": place,
            "done": done,
            "fresh": any(
                e.what == VALIDATES and e.seat == seat and e.a == card for e in self.fresh
            ),
            "ready": not done and not any(row["missing"] for row in rows),
            "rows": rows,
            "action": action if mine and action in self.legal else None,
            "label": self.action_label(action),
        }

    def jewel(self, card: int) -> str:
        """What an objective card is called, without its article."""
        return self.name("jewel", objective=card).split(" ", 1)[1]

    def slab_label(self, seat: int, chest: list[int]) -> str:
        """What lies before a player, for who can't see it."""
        t = self.t
        parts = [
            self.say("slab", crew=self.say(f"crew-{seat}"), gems=self.amounts(chest)),
            self.say("slab-fragments", count=int(t.fragments[seat])),
        ]
        for place in range(ORDERS):
            objective = self.objective(seat, place)
            missing = [0] * GEMS
            for row in objective["rows"]:
                missing[row["gem"]] = row["missing"]
            state = "done" if objective["done"] else "ready" if objective["ready"] else "open"
            parts.append(
                self.say(
                    f"slab-objective-{state}",
                    name=objective["name"],
                    missing=self.amounts(missing),
                )
            )
        bank = [int(t.bank[seat, gem]) for gem in range(GEMS)]
        if any(bank):
            parts.append(self.say("slab-bank", gems=self.amounts(bank)))
        return self.say("between").join(parts)

    # ------------------------------------------------------------ what one can choose on the spot

    def fans(self) -> Iterator[dict[str, Any]]:
        """The six pairs for each room that one may go to; what one is asked about wyverns."""
        for room in range(self.t.seats):
            first = GO + room * PAIRS
            if first in self.legal:
                chips = [
                    {
                        "action": first + pair,
                        "gems": (ONE_GEM[pair], OTHER_GEM[pair]),
                        "label": self.action_label(first + pair),
                    }
                    for pair in range(PAIRS)
                ]
                yield fan(f"fan-{room + 1}", self.caves[room].fan_at, chips, is_open=False)
        question = self.view.question
        if question == "offer":
            yield fan("fan-offer", nests()[SPARE_NEST], self.chips(KEEP_FRAGMENT), is_open=True)
        elif question == "defend":
            assert self.me is not None
            place = self.caves[int(self.t.pawn[self.me])].fan_at
            yield fan("fan-defend", place, self.chips(WARD_OFF, TAKE_ATTACK), is_open=True)
        elif question == "declare" and RECALL_PAWN in self.legal:
            yield fan("fan-recall", EXIT_AT, self.chips(RECALL_PAWN), is_open=True)

    def chips(self, *actions: int) -> list[dict[str, Any]]:
        """Choices that stand on the board without gems."""
        return [
            {
                "action": action,
                "gems": None,
                "label": self.action_label(action),
                "sign": SIGNS[action],
            }
            for action in actions
        ]

    def action_label(self, action: int) -> str:
        """What the button for it says."""
        return spoken(self.view.game, self.language, action)

    # ------------------------------------------------------------ what has just gone

    def departed(self) -> list[dict[str, Any]]:
        """Gems that the last move took from the rooms: to a chest, or to the nests."""
        t = self.t
        filled = self.filled()
        is_next = any(event.what == ROUND_BEGINS for event in self.fresh)
        name = int(t.rounds) - 1 if is_next else int(t.rounds)
        left = [
            [int(t.room_gems[room, gem]) - filled[room][gem] for gem in range(GEMS)]
            for room in range(ROOMS)
        ]
        gone: list[dict[str, Any]] = []
        pillaged = NOWHERE
        # The last to go lay where those that stay end; so they are numbered from there.
        for event in self.fresh:
            if event.what == PILLAGES:
                pillaged = event.a
                continue
            if event.what == ROOM_DIE:
                room, gem, count = pillaged, event.a, event.c
                to, step = f"nest-{gem}", STEP_LOSSES
            elif event.what == GATHERS and t.pawn[event.seat] < ROOMS:
                room, gem, count = int(t.pawn[event.seat]), event.a, event.b
                to, step = f"chest-{event.seat} t-seat-{event.seat}", STEP_GATHERING
            else:
                continue
            gone += [
                {"kind": gem, "piece": f"gem-{name}-{room}-{gem}-{i}", "to": to, "step": step}
                for i in range(left[room][gem], left[room][gem] + count)
            ]
            left[room][gem] += count
        return gone

    def swoops(self) -> list[dict[str, Any]]:
        """Wyverns that came and went within the last move."""
        placed = [(e.what, e.a) for e in self.fresh if e.what in (PLACES_WYVERN, SUMMONS)]
        return [
            {"wyvern": WHICH[what], "at": self.caves[room].box[:2]}
            for what, room in placed
            if self.t.wyvern_in[WHICH[what]] == NOWHERE
        ]

    def losses(self, seat: int) -> list[dict[str, Any]]:
        """What the last move took from a chest, to be seen for a moment over it."""
        return [
            {"gem": event.a, "lost": event.c}
            for event in self.fresh
            if event.what == CHEST_DIE and event.seat == seat and event.c
        ]


def gem_size(counts: list[int], width: int, height: int) -> int:
    """As large as fits, a row for each kind; with more than one row for some if need be."""
    fitting = [size for size in GEM_SIZES if rows_of(counts, width // size) * size <= height]
    in_one_row = [size for size in fitting if max(counts) * size <= width and size >= LARGE]
    return next(iter([*in_one_row, *fitting]), GEM_SIZES[-1])


def rows_of(counts: list[int], columns: int) -> int:
    """How many rows the gems of a room take."""
    return sum(-(-count // columns) for count in counts)


@cache
def gem(kind: int, x: float, y: float, size: float) -> Markup:
    """One gem round a place: the same few are drawn again and again."""
    corner = f'x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size}" height="{size}"'
    return Markup(f'<use href="#nv-gem-{kind}" {corner}/>')


def last_round(heard: tuple[tuple[Event, ...], ...]) -> tuple[Event, ...]:
    """All that was told from the last reveal on (NV-41)."""
    told: list[Event] = []
    for events in reversed(heard):
        told = [*events, *told]
        starts = [i for i, e in enumerate(events) if e.what in (GOES, LEAVES)]
        if starts:
            return tuple(told[starts[0] :])
    return ()


def card_faces(choice: int) -> dict[str, Any]:
    """The faces of three cards: a room or the exit, and two gems."""
    if choice == EXIT:
        return {"goes": "exit", "gems": ()}
    if choice < 0:
        return {"goes": None, "gems": ()}
    pair = choice % PAIRS
    return {"goes": choice // PAIRS + 1, "gems": (ONE_GEM[pair], OTHER_GEM[pair])}


def fan(
    name: str, middle: tuple[float, float], chips: list[dict[str, Any]], is_open: bool
) -> dict[str, Any]:
    """Chips in rows of three round a place, none of them beyond the edge of the caves."""
    columns = min(3, len(chips))
    rows = -(-len(chips) // columns)
    across, down = CHIP_WIDTH + CHIP_GAP, CHIP_HEIGHT + CHIP_GAP
    width, height = columns * across + CHIP_GAP, rows * down + CHIP_GAP
    placed = [
        {**chip, "x": CHIP_GAP + i % columns * across, "y": CHIP_GAP + i // columns * down}
        for i, chip in enumerate(chips)
    ]
    return {
        "id": name,
        "x": round(min(max(middle[0] - width / 2, 4), 996 - width)),
        "y": round(min(max(middle[1] - height / 2, 4), 996 - height)),
        "width": width,
        "height": height,
        "chips": placed,
        "is_open": is_open,
        "is_low": middle[1] > LOW,
    }


# ---------------------------------------------------------------- words and pieces


@cache
def words_here(game: Game, language: str) -> Words:
    """The few words that stand on the drawing, or describe it to who can't see it."""
    return Words(Path(game.folder) / f"scene.{language}.ftl", language)


@cache
def said(game: Game, language: str, message: str, **values: str | int) -> str:
    """A message, worked out once for all tables."""
    return words_here(game, language).say(message, **values)


@cache
def named(game: Game, language: str, message: str, **values: str | int) -> str:
    """The same from the game's own words."""
    return words_of(game, language).say(message, **values)


@cache
def spoken(game: Game, language: str, action: int) -> str:
    """What a button says."""
    return Speaker(game, language, ()).action(game.actions[action])


def components(game: Game) -> Mapping[str, Any]:
    """What pieces.svg.jinja draws."""
    return {"pips": PIPS}


# Where the points of a die are, by how many there are.
PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    ((-6, -6), (6, 6)),
    ((-7, -7), (0, 0), (7, 7)),
    ((-6, -6), (6, -6), (-6, 6), (6, 6)),
    ((-7, -7), (7, -7), (0, 0), (-7, 7), (7, 7)),
    ((-6, -8), (6, -8), (-6, 0), (6, 0), (-6, 8), (6, 8)),
)


def cover(game: Game, language: str) -> Mapping[str, Any]:
    """What cover.svg.jinja draws."""
    return {
        "say": partial(said, game, language),
        "author": game.data["author"],
        "crests": CRESTS,
    }
