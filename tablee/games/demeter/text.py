"""The table of *Le dernier voyage du Demeter* in a terminal, for one seat's eyes.

`drawn` lists the rooms deck by deck, each with its number, its doors and who is there, with colours
that may be taken off; `told` says the same in sentences, line by line, for who listens rather than
looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import wrap
from typing import cast

from tablee.engine.ink import BOLD, DIM, GREEN, RED, SEAT_COLOURS, YELLOW, ink
from tablee.engine.match import View
from tablee.engine.table import owes
from tablee.engine.words import Speaker, Words
from tablee.games.demeter.actions import (
    CARD_NAMES,
    CLUE_NAMES,
    DRACULA_NAMES,
    OBJECT_NAMES,
    PIECE_NAMES,
    RESOURCE_NAMES,
    ROOM_NAMES,
)
from tablee.games.demeter.rules.common import actions_left
from tablee.games.demeter.table import (
    CARDS,
    CLUES,
    DEAD,
    DRACULA_CARDS,
    DRAWN,
    FIRST_CLUE,
    HIDEOUT,
    LAIR,
    NIGHT_EVENTS,
    NOTHING,
    OBJECTS,
    PIECES,
    RESOURCES,
    ROOMS,
    VAMPIRE,
    Box,
    Table,
)

DECKS = ((3, 0, 1, 2, 4, 5), (6, 7, 8, 9, 10, 11, 12, 13), (14, 15, 16, 17, 18, 19))
NAME_WIDTH = 24
WIDTH = 76  # of what a player has
ROLES = ("human", "ghoul", "vampire", "dead")


def drawn(view: View, speaker: Speaker) -> str:
    """The calendar, the players, the ship and one's own cards."""
    ship = Ship(view, speaker)
    return "\n".join(
        [ship.calendar(), "", *ship.players(), "", *ship.rooms(), "", *ship.stocks(), *ship.own()]
    )


def told(view: View, speaker: Speaker) -> str:
    """The same in sentences."""
    ship = Ship(view, speaker, in_sentences=True)
    return "\n".join(
        [ship.calendar(), *ship.players(), *ship.rooms_told(), *ship.stocks(), *ship.own()]
    )


@cache
def words_here(language: str) -> Words:
    """The words of this file."""
    return Words(Path(__file__).with_name(f"text.{language}.ftl"), language)


class Ship:
    """A table, a reader, and the words for what lies where."""

    def __init__(self, view: View, speaker: Speaker, in_sentences: bool = False) -> None:
        self.in_sentences = in_sentences
        self.table, self.box = cast(Table, view.table), cast(Box, view.box)
        self.seat, self.speaker = view.seat, speaker
        self.words = words_here(speaker.words.language)

    # ------------------------------------------------------------ day and night

    def calendar(self) -> str:
        """Which day or night it is, how many nights may come, and what troubles this one."""
        t = self.table
        number = (t.round_no + 1) // 2
        is_day = t.round_no % 2 == 1
        when = "before" if number == 0 else "day" if is_day else "night"
        line = self.words.say(when, number=number, count=t.dracula_left)
        events = [
            self.name(f"dracula-{DRACULA_NAMES[11 + event]}")
            for event in range(NIGHT_EVENTS)
            if t.events[event] > 0
        ]
        if events:
            line += " " + self.words.say("events", events=", ".join(events))
        return line if self.in_sentences else ink(line, BOLD)

    # ------------------------------------------------------------ players

    def players(self) -> Iterator[str]:
        """Everybody, and what lies before them."""
        for seat in range(self.table.seats):
            is_to_act = owes(self.table, seat)
            name = self.speaker.names[seat]
            line = self.words.say(
                "player",
                name=name,
                you="yes" if seat == self.seat else "no",
                role=self.words.say(f"role-{ROLES[self.table.role[seat]]}"),
            )
            if self.in_sentences:
                start = self.words.say("to-act", player=line) if is_to_act else line
                yield self.words.say(
                    "sentence", start=start, rest=self.words.say("between").join(self.owned(seat))
                )
            else:
                yield ("► " if is_to_act else "  ") + ink(line, BOLD, SEAT_COLOURS[seat])
                for line in wrap("  ".join(self.owned(seat)), WIDTH):
                    yield "    " + line

    def owned(self, seat: int) -> Iterator[str]:
        """What a player has, of what everybody sees."""
        t = self.table
        if t.role[seat] == DEAD:
            yield self.words.say("nothing")
            return
        if seat == t.active and t.round_no > 0:
            yield self.words.say("actions", count=actions_left(t, self.box, seat))
        if t.wounds[seat]:
            yield self.words.say("wounds", count=t.wounds[seat])
        if t.ounces[seat]:
            yield self.words.say("ounces", count=t.ounces[seat])
        yield self.words.say("tokens", humans=t.humans[seat], ghouls=t.ghouls[seat])
        if t.locked_humans[seat] + t.locked_ghouls[seat]:
            yield self.words.say(
                "locked", humans=t.locked_humans[seat], ghouls=t.locked_ghouls[seat]
            )
        yield self.words.say("cards", count=t.hand_size[seat])
        resources = [
            self.words.say(
                "so-much",
                count=t.res[seat, kind],
                what=self.name(f"resource-{RESOURCE_NAMES[kind]}"),
            )
            for kind in range(RESOURCES)
            if t.res[seat, kind]
        ]
        if resources:
            yield ", ".join(resources)
        pieces = [
            self.name(f"piece-{PIECE_NAMES[piece]}")
            for piece in range(PIECES)
            if t.pieces[seat, piece]
        ]
        if pieces:
            yield self.words.say("built", pieces=", ".join(pieces))
        if t.has_read_second[seat]:
            yield self.words.say("read-both")
        elif t.has_read_first[seat]:
            yield self.words.say("read-first")

    # ------------------------------------------------------------ the ship

    def rooms(self) -> Iterator[str]:
        """A line for each room: its number, its name, what is left, its doors, and who is there."""
        yield ink(self.words.say("legend"), DIM)
        for deck in DECKS:
            yield ""
            for room in deck:
                doors = " ".join(
                    str(other + 1) for other in range(ROOMS) if self.box.door[room, other]
                )
                left = str(self.table.room_left[room]) if self.table.room_open[room] else "?"
                line = f"{room + 1:>4}  {self.room_name(room):<{NAME_WIDTH}}"
                inks = (BOLD, YELLOW) if left not in ("?", "0") else (DIM,)
                line += ink(f"{left:>2}", *inks) + f"   {doors:<12}"
                visits, others = self.visits(room), [*self.there(room), *self.marks(room)]
                if visits:
                    line += ink("x" * visits, RED)
                if others:
                    line += " " * (4 - visits) + "  ".join(others)
                yield line.rstrip()

    def rooms_told(self) -> Iterator[str]:
        """A sentence for each room in which there is something to be told."""
        for room in range(ROOMS):
            t = self.table
            facts = [
                self.words.say("room-left", count=t.room_left[room])
                if t.room_open[room]
                else self.words.say("room-hidden"),
                *([self.words.say("visits", count=self.visits(room))] if self.visits(room) else []),
                *self.there(room),
                *self.marks(room),
                self.words.say(
                    "doors",
                    rooms=", ".join(
                        self.room_name(other)
                        for other in range(ROOMS)
                        if self.box.door[room, other]
                    ),
                ),
            ]
            yield self.words.say(
                "sentence",
                start=self.room_name(room),
                rest=self.words.say("between").join(facts),
            )

    def visits(self, room: int) -> int:
        """How many cards drawn so far have shown the room."""
        return sum(
            self.table.dracula_at[card] == DRAWN and self.box.dracula_visits[card, room] == 1
            for card in range(DRACULA_CARDS)
        )

    def there(self, room: int) -> Iterator[str]:
        """Who is in a room; a vampire-player on the prowl is told to its owner alone."""
        t = self.table
        for seat in range(t.seats):
            prowls = seat == self.seat and seat == t.active and t.role[seat] == VAMPIRE
            if t.at[seat] == room or (prowls and t.prowls == room):
                name = self.speaker.names[seat]
                yield name if self.in_sentences else ink(name, SEAT_COLOURS[seat])

    def marks(self, room: int) -> Iterator[str]:
        """What this seat knows of a room."""
        if self.clue_room(LAIR) == room:
            yield self.marked("lair")
        if 0 <= self.seat < self.table.seats and self.clue_room(FIRST_CLUE + self.seat) == room:
            yield self.marked("first-clue")
        for seat in range(self.table.seats):
            if self.clue_room(HIDEOUT + seat) == room:
                yield self.words.say("hideout", name=self.speaker.names[seat])

    def marked(self, message: str) -> str:
        """A mark beside a room."""
        said = self.words.say(message)
        return said if self.in_sentences else ink(said, BOLD, GREEN)

    def clue_room(self, place: int) -> int:
        """The room to which a clue leads; NOTHING if this seat doesn't know it."""
        card = self.table.clue_in[place]
        return int(self.box.clue_room[card]) if 0 <= card < CLUES else NOTHING

    # ------------------------------------------------------------ beside the ship

    def stocks(self) -> Iterator[str]:
        """What can be drawn, and from what."""
        t = self.table
        if t.res_face == NOTHING:
            yield self.words.say("display-empty", count=t.res_left)
        else:
            face = self.name(f"resource-{RESOURCE_NAMES[t.res_face]}")
            yield self.words.say("display", resource=face, count=t.res_left)
        yield self.words.say("bag", humans=t.bag[0], ghouls=t.bag[1], empty=t.bag[2])

    def own(self) -> Iterator[str]:
        """The reader's own clues and bonus cards."""
        t = self.table
        if not 0 <= self.seat < t.seats:
            return
        card = t.clue_in[FIRST_CLUE + self.seat]
        if 0 <= card < CLUES:
            yield self.words.say(
                "clue-1",
                clue=self.name(f"clue-{CLUE_NAMES[card]}"),
                room=self.room_name(self.box.clue_room[card]),
                objects=self.words.say("or").join(
                    self.name(f"object-{OBJECT_NAMES[thing]}")
                    for thing in range(OBJECTS)
                    if self.box.clue_object[card, thing]
                ),
            )
        for place, message in ((LAIR, "clue-2"), (HIDEOUT + self.seat, "own-lair")):
            card = t.clue_in[place]
            if 0 <= card < CLUES:
                yield self.words.say(
                    message,
                    clue=self.name(f"clue-{CLUE_NAMES[card]}"),
                    room=self.room_name(self.box.clue_room[card]),
                    humans=self.box.clue_humans[card],
                    ghouls=self.box.clue_ghouls[card],
                    resources=self.box.clue_resources[card],
                )
        held = [
            self.words.say("so-much", count=count, what=name) if count > 1 else name
            for kind in range(CARDS)
            if (count := t.hand[self.seat, kind]) > 0
            for name in [self.name(f"card-{CARD_NAMES[kind]}")]
        ]
        if held:
            yield self.words.say("hand", cards=", ".join(held))

    # ------------------------------------------------------------ words

    def name(self, message: str) -> str:
        """What the game's own words call something."""
        return self.speaker.words.say(message)

    def room_name(self, room: int) -> str:
        """A room's name by itself."""
        return self.speaker.words.forms(f"room-{ROOM_NAMES[room]}")["name"]
