"""The table of *Nid de vouivres* in a terminal, for one seat's eyes.

`drawn` is a list of rooms and players in short signs, with colours that may be taken off; `told`
says the same in sentences, line by line, for who listens rather than looks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import cast

from tablee.engine.ink import BLUE, BOLD, DIM, GREEN, RED, SEAT_COLOURS, YELLOW, ink
from tablee.engine.match import View
from tablee.engine.rule import score
from tablee.engine.table import owes
from tablee.engine.words import Speaker, Words
from tablee.games.vouivres.table import (
    CHOOSING,
    EXIT,
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
    UNLIMITED,
    WYVERNS,
    Box,
    Table,
)

GEM_INK = (YELLOW, RED, BLUE, BOLD)
GEM_SIGNS = {"en": "GRSP", "fr": "ORSP"}
INDENT = " " * 6


def drawn(view: View, speaker: Speaker) -> str:
    """The rooms, and below them what lies before everyone."""
    place = Place(view, speaker)
    return "\n".join([place.round(), "", *place.rooms(), "", place.supply(), "", *place.players()])


def told(view: View, speaker: Speaker) -> str:
    """The same in sentences."""
    place = Place(view, speaker, in_sentences=True)
    return "\n".join([place.round(), *place.rooms(), place.supply(), *place.players()])


@cache
def words_here(language: str) -> Words:
    """The words of this file."""
    return Words(Path(__file__).with_name(f"text.{language}.ftl"), language)


class Place:
    """A table, a reader, and the words for what lies where."""

    def __init__(self, view: View, speaker: Speaker, in_sentences: bool = False) -> None:
        self.in_sentences = in_sentences
        self.t, self.box = cast(Table, view.table), cast(Box, view.box)
        self.seat, self.speaker = view.seat, speaker
        self.words = words_here(speaker.words.language)

    def round(self) -> str:
        """Which round it is, and how many resource cards are left."""
        deck = RESOURCE_CARDS - self.t.turned
        return self.words.say("round", round=self.t.rounds, deck=deck)

    # ------------------------------------------------------------ the caves

    def rooms(self) -> Iterator[str]:
        """A line for each room in play: its gems, who is there, its neighbours."""
        for room in range(self.t.seats):
            gems = [int(self.t.room_gems[room, gem]) for gem in range(GEMS)]
            there = [seat for seat in range(self.t.seats) if self.t.pawn[seat] == room]
            names = ", ".join(self.speaker.names[seat] for seat in there)
            wyverns = [w for w in range(WYVERNS) if self.t.wyvern_in[w] == room]
            signs = ", ".join(self.words.say(f"wyvern-{wyvern}") for wyvern in wyverns)
            next_to = ", ".join(str(other + 1) for other in self.neighbours(room))
            if self.in_sentences:
                parts = [self.words.say("room-said", room=room + 1, gems=self.gems(gems))]
                parts += [self.words.say("room-pawns", names=names)] if there else []
                parts += [signs] if wyverns else []
                parts.append(self.words.say("room-next", rooms=next_to))
                yield self.words.say("between").join(parts) + "."
            else:
                head = ink(self.words.say("room", room=room + 1).ljust(8), BOLD)
                tail = "   ".join([*([names] if there else []), *([signs] if wyverns else [])])
                ways = f"→ {next_to}".ljust(17 if tail else 0)
                yield f"{head} {self.columns(gems)}  {ink(ways, DIM)}{ink(tail, BOLD, GREEN)}"

    def neighbours(self, room: int) -> list[int]:
        """The rooms in play that one can walk to (NV-5)."""
        ways, here = self.box.adjacent, self.t.room_map
        return [other for other in range(self.t.seats) if ways[here, room, other]]

    def columns(self, gems: Sequence[int]) -> str:
        """So many of each kind, one below the other from line to line."""
        signs = GEM_SIGNS[self.words.language]
        parts = (
            ink(f"{count:3}{sign}", colour) if count else "   ·"
            for count, sign, colour in zip(gems, signs, GEM_INK, strict=True)
        )
        return " ".join(parts)

    def gems(self, gems: Sequence[int]) -> str:
        """So many of each kind: in words, or in signs."""
        if self.in_sentences:
            say = self.speaker.words.say
            named = [say("gathered", gem=g, amount=count) for g, count in enumerate(gems) if count]
            return ", ".join(named) or self.words.say("nothing")
        signs = GEM_SIGNS[self.words.language]
        short = [
            ink(f"{count}{sign}", colour)
            for count, sign, colour in zip(gems, signs, GEM_INK, strict=True)
            if count
        ]
        return " ".join(short) or "·"

    def supply(self) -> str:
        """What is left in the nests (NV-6)."""
        if self.t.gem_supply == UNLIMITED:
            return self.words.say("supply-unlimited")
        gems = [int(self.t.supply[gem]) for gem in range(GEMS)]
        return self.words.say("supply", gems=self.gems(gems), fragments=self.t.fragment_supply)

    # ------------------------------------------------------------ the players

    def players(self) -> Iterator[str]:
        """Some lines for each seat, in the order of the table."""
        for seat in range(self.t.seats):
            states = self.words.say("between").join(self.states(seat))
            name = self.name(seat)
            if self.in_sentences:
                yield f"{name}{self.words.say('colon')}{states}."
                yield from self.possessions(seat)
            else:
                arrow = "► " if owes(self.t, seat) else "  "
                yield arrow + ink(name, BOLD, SEAT_COLOURS[seat]) + "  " + states
                yield from (INDENT + line for line in self.possessions(seat))

    def name(self, seat: int) -> str:
        """Who sits there."""
        name = self.speaker.names[seat]
        return self.words.say("you", name=name) if seat == self.seat else name

    def states(self, seat: int) -> Iterator[str]:
        """Where a player is, what they hold, and whether something is asked of them."""
        t = self.t
        yield self.speaker.words.say("points", points=score(t, self.box, seat))
        place = int(t.pawn[seat])
        if place < ROOMS:
            yield self.words.say("in-room", room=place + 1)
        elif place == OUTSIDE:
            yield self.words.say("outside")
        if seat == t.holder and t.to_act:
            yield self.words.say("holder")
        if self.in_sentences and owes(t, seat):
            yield self.words.say("to-act")
        if t.phase == CHOOSING and t.choice[seat] != OPEN:
            yield self.words.say("has-chosen")

    def choice(self, choice: int) -> str:
        """What the reader has laid."""
        if choice == EXIT:
            return self.words.say("chose-exit")
        pair = choice % PAIRS
        wanted = [0] * GEMS
        wanted[ONE_GEM[pair]] = wanted[OTHER_GEM[pair]] = 1
        gems = ", ".join(self.words.say(f"gem-{gem}") for gem in range(GEMS) if wanted[gem])
        return self.words.say("chose", room=choice // PAIRS + 1, gems=gems)

    def possessions(self, seat: int) -> Iterator[str]:
        """The chest, what is set aside, the fragments, and the three objectives."""
        t = self.t
        chest = [int(t.chest[seat, gem]) for gem in range(GEMS)]
        bank = [int(t.bank[seat, gem]) for gem in range(GEMS)]
        line = [
            self.words.say("chest", gems=self.gems(chest)),
            self.words.say("fragments", count=t.fragments[seat]),
        ]
        if any(bank):
            line.append(self.words.say("bank", gems=self.gems(bank)))
        yield self.words.say("between").join(line) + "."
        if seat == self.seat and t.choice[seat] >= 0:
            yield self.choice(int(t.choice[seat]))
        for place in range(ORDERS):
            if t.objective[seat, place] != NOWHERE:
                yield self.objective(seat, place, chest)

    def objective(self, seat: int, place: int, chest: Sequence[int]) -> str:
        """One objective card, with what is still missing to it."""
        card = int(self.t.objective[seat, place])
        name = self.speaker.words.say("jewel", objective=card)
        if self.t.validated[seat, place]:
            return self.words.say("objective-filled", name=name)
        needs = [int(self.box.objective[card, gem]) for gem in range(GEMS)]
        missing = [max(0, need - has) for need, has in zip(needs, chest, strict=True)]
        message = "objective-open" if any(missing) else "objective-ready"
        return self.words.say(
            message, name=name, needs=self.gems(needs), missing=self.gems(missing)
        )
