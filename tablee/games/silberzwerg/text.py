"""The mine head of *Silberzwerg* in a terminal, for one seat's eyes.

`drawn` is a table of mines and order boards, with colours that may be taken off; `told` says the
same in sentences, line by line, for who listens rather than looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

from tablee.engine.ink import BLUE, BOLD, DIM, GREEN, RED, SEAT_COLOURS, YELLOW, ink
from tablee.engine.match import View
from tablee.engine.record import UNKNOWN
from tablee.engine.rule import score
from tablee.engine.table import owes
from tablee.engine.words import Speaker, Words
from tablee.games.silberzwerg.actions import COLUMN_NAMES, GEM_NAMES
from tablee.games.silberzwerg.rules.contracts import owner, value_of
from tablee.games.silberzwerg.table import (
    EMPTY,
    FIRST_PUBLIC_SLOT,
    GEM_COLOURS,
    NO_SYMBOL,
    ONLOOKER,
    PLACEMENT,
    SLOTS,
    SYMBOLS,
    Box,
    Table,
)

COLOURS = range(GEM_COLOURS)
COLUMNS = range(len(COLUMN_NAMES))
NAME_WIDTH, CELL_WIDTH = 14, 10
GEM_INKS = (YELLOW, RED, GREEN, BLUE)
MARGIN = " " * 2


def drawn(view: View, speaker: Speaker) -> str:
    """Mines, prices and order boards in columns, then contracts, then what everybody holds."""
    place = Place(view, speaker)
    return "\n".join(
        [
            place.moment(),
            "",
            *place.players(),
            "",
            *place.columns(),
            MARGIN + ink(place.words.say("legend"), DIM),
            "",
            *(MARGIN + line for line in place.contracts()),
            "",
            *(MARGIN + line for line in place.belongings()),
        ]
    )


def told(view: View, speaker: Speaker) -> str:
    """The same in sentences: the moment, players, mines, order boards, contracts, bags."""
    place = Place(view, speaker, in_sentences=True)
    return "\n".join(
        [
            place.moment(),
            *map(sentence, place.players()),
            *place.mines(),
            *place.order_boards(),
            *map(sentence, place.contracts()),
            *map(sentence, place.belongings()),
        ]
    )


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
        self.seats = range(self.t.seats)

    def moment(self) -> str:
        """Which round and phase it is, and what is left in the deck."""
        return self.words.say(
            "moment", round_no=self.t.round_no, phase=self.t.phase, deck=self.t.deck
        )

    # ------------------------------------------------------------ players

    def players(self) -> Iterator[str]:
        """A line for each seat, in the order of the table, with a sign for whose turn it is."""
        for seat in self.seats:
            player = self.words.say(
                "player",
                name=self.speaker.names[seat],
                you="yes" if seat == self.seat else "no",
                clan=self.clan(seat),
                thalers=score(self.t, self.box, seat),
                first="yes" if seat == self.t.first_player else "no",
                deciding="yes" if self.in_sentences and owes(self.t, seat) else "no",
            )
            if self.in_sentences:
                yield player
            else:
                arrow = "► " if owes(self.t, seat) else "  "
                yield arrow + ink(player, BOLD, SEAT_COLOURS[seat])

    # ------------------------------------------------------------ mines and order boards

    def columns(self) -> Iterator[str]:
        """The mines with their prices, and below each column who stands there."""
        heads = [cell(self.words.say("head", column=name)) for name in COLUMN_NAMES]
        heads[-1] = heads[-1].rstrip()
        inks = [*GEM_INKS, BOLD, BOLD]
        yield line("", [ink(head, colour) for head, colour in zip(heads, inks, strict=True)])
        yield line(self.words.say("gems-row"), [cell(str(self.t.mine[c])) for c in COLOURS])
        prices = [str(self.t.price[c]) if self.t.price[c] else "-" for c in COLOURS]
        yield line(self.words.say("price-row"), map(cell, prices))
        for seat in self.seats:
            name = self.speaker.names[seat][: NAME_WIDTH - 1]
            yield line(name, [cell(self.standing(seat, column)) for column in COLUMNS])

    def standing(self, seat: int, column: int) -> str:
        """Who stands in a column: G and L, small once they have acted, and so many miners."""
        if self.is_hidden(seat):
            return "?"
        t = self.t
        signs = self.words.say("ghost-sign"), self.words.say("lord-sign")
        parts = [
            signs[0] * t.ghosts[seat, column],
            signs[0].lower() * t.ghosts_done[seat, column],
            signs[1] * t.lords[seat, column],
            signs[1].lower() * t.lords_done[seat, column],
        ]
        if column < GEM_COLOURS and t.miners[seat, column]:
            parts.append(str(t.miners[seat, column]))
        return " ".join(filter(None, parts)) or "·"

    def is_hidden(self, seat: int) -> bool:
        """SZ-30: whether this player's order board is behind its screen."""
        return self.t.phase == PLACEMENT and seat != self.seat

    def mines(self) -> Iterator[str]:
        """Each mine in a sentence."""
        for colour in COLOURS:
            yield self.words.say(
                "mine",
                mine=str(self.speaker.parameter("mine", colour)),
                count=self.t.mine[colour],
                price=self.t.price[colour],
            )

    def order_boards(self) -> Iterator[str]:
        """Each order board in a sentence."""
        for seat in self.seats:
            name = self.speaker.names[seat]
            if self.is_hidden(seat):
                yield self.words.say("behind-screen", name=name)
                continue
            standing = [
                self.words.say(message, where=self.in_column(column), count=count)
                for column in COLUMNS
                for message, count in self.dwarves(seat, column)
                if count
            ]
            said = self.words.say("between").join(standing) or self.words.say("nobody")
            yield self.words.say("order-board", name=name, standing=said)

    def dwarves(self, seat: int, column: int) -> list[tuple[str, int]]:
        """How many of each sort stand in a column."""
        t = self.t
        miners = t.miners[seat, column] if column < GEM_COLOURS else 0
        return [
            ("ghosts", t.ghosts[seat, column]),
            ("ghosts-done", t.ghosts_done[seat, column]),
            ("lords", t.lords[seat, column]),
            ("lords-done", t.lords_done[seat, column]),
            ("miners", miners),
        ]

    def in_column(self, column: int) -> str:
        """Where that is."""
        return self.speaker.words.forms(f"column-{COLUMN_NAMES[column]}")["in"]

    # ------------------------------------------------------------ contracts

    def contracts(self) -> Iterator[str]:
        """A line for each contract, the public ones first."""
        for slot in (*range(FIRST_PUBLIC_SLOT, SLOTS), *range(FIRST_PUBLIC_SLOT)):
            card = self.t.slot_card[slot]
            if card == EMPTY:
                continue
            whose = owner(self.t, slot)
            symbol = self.box.symbol[card]
            yield self.words.say(
                "contract",
                slot=str(self.speaker.parameter("slot", slot)),
                owner=self.words.say("public") if whose == EMPTY else self.clan(whose),
                card=self.speaker.words.say("card", card=card),
                thalers=value_of(self.t, self.box, slot),
                steps=3 - self.t.slot_level[slot],
                penalty=self.box.penalty[card],
                bears="no" if symbol == NO_SYMBOL else "yes",
                symbol="" if symbol == NO_SYMBOL else self.symbol(symbol),
            )

    # ------------------------------------------------------------ bags and kept contracts

    def belongings(self) -> Iterator[str]:
        """What everybody holds, as far as the reader knows it."""
        for seat in self.seats:
            kept = [
                self.words.say("kept", symbol=self.symbol(symbol), count=self.t.kept[seat, symbol])
                for symbol in range(SYMBOLS)
                if self.t.kept[seat, symbol]
            ]
            yield self.words.say(
                "bag",
                name=self.speaker.names[seat],
                count=self.t.gems[seat],
                gems=", ".join(self.known(seat)),
                keeps="yes" if kept else "no",
                kept=", ".join(kept),
            )

    def known(self, seat: int) -> Iterator[str]:
        """SZ-82: so many of each colour at least, and so many that the reader has not seen."""
        counts = [self.t.bag[seat, colour] for colour in COLOURS]
        if UNKNOWN in counts:
            watcher = self.seat if self.seat in self.seats else ONLOOKER
            counts = [self.t.known[watcher, seat, colour] for colour in COLOURS]
        for colour, count in enumerate(counts):
            if count:
                forms = self.speaker.words.forms(f"gem-{GEM_NAMES[colour]}")
                one = str(self.speaker.parameter("gem", colour))
                many = forms.get("many", one)
                yield self.words.say("so-many", count=count, gem=one if count == 1 else many)
        unknown = self.t.gems[seat] - sum(counts)
        if unknown:
            yield self.words.say("unknown", count=unknown)

    # ------------------------------------------------------------ words

    def clan(self, seat: int) -> str:
        """What a clan is called."""
        return str(self.speaker.parameter("clan", seat))

    def symbol(self, symbol: int) -> str:
        """What a symbol is called."""
        return self.speaker.words.say("symbol", symbol=symbol)


def sentence(said: str) -> str:
    """A line as a sentence."""
    return f"{said[:1].upper()}{said[1:]}."


def cell(text: str) -> str:
    """A cell of the table."""
    return text.center(CELL_WIDTH)


def line(name: str, cells: Iterator[str] | list[str]) -> str:
    """A line of the table."""
    return (MARGIN + name.ljust(NAME_WIDTH) + "".join(cells)).rstrip()
