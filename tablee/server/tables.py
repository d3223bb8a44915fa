"""A table: a match, the people and bots who sit at it, and how far its log has come.

A table is worked out from its log, entry by entry, and from nothing else: one
that is lost from memory is read again and is the same. Whatever people do
comes here as a call, is checked, and becomes an entry; `unwritten` are those
that still have to go to disk before anyone may see what they did.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from tablee.engine.actions import Action, NotAnAction
from tablee.engine.game import Game, game
from tablee.engine.match import Match
from tablee.engine.words import LANGUAGES
from tablee.server.declined import AgainstTheRules, Declined, server_words
from tablee.server.keys import SECRET_BYTES, new_table_id
from tablee.server.names import tidy, unlike
from tablee.server.store import Entry, Holder, Laid, Row


class Kind(StrEnum):
    """What can be done at a table."""

    SIT = "sit"  # a person takes a seat, under a name
    BOT = "bot"  # a bot of a level takes a seat
    MOVE = "move"
    TAKE_BACK = "take back"  # the seat's last move, and all that came after it
    ASK = "ask"  # the others whether a move may be taken back
    AGREE = "agree"
    REFUSE = "refuse"  # or, by the seat that asked: never mind
    REMATCH = "rematch"  # what: the new table


@dataclass
class Seat:
    """Who sits there."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""  # a person's
    level: str = ""  # a bot's
    number: int = 0  # the how manieth bot it is


@dataclass
class Request:
    """A seat would like to take a move back, and waits for the others."""

    seat: int
    number: int  # of its entry
    agreed: set[int] = field(default_factory=set)


class Unplayable(Exception):
    """A log that today's rules can't follow."""


class Table:
    """One table as it stands."""

    def __init__(
        self, laid: Laid, entries: Iterable[Entry] = (), holders: Iterable[Holder] = ()
    ) -> None:
        self.laid, self.id = laid, laid.id
        try:
            self.game = game(laid.game)
            box = self.game.box_type.frombytes(laid.box)
            self.match = Match(self.game, laid.seats, laid.options, laid.key, box)
            self.seats = [Seat() for _ in range(laid.seats)]
            self.holders = {holder.browser: holder.seat for holder in holders}
            self.version = 0  # the number of the last entry
            self.latest: Entry | None = None
            # The entry by which each seat last moved, and that by which it was asked what it
            # is asked now: what a page shows that is older than these is stale.
            self.moved = [0] * laid.seats
            self.asked = [0] * laid.seats
            self.request: Request | None = None
            self.rematch = ""
            for entry in entries:
                self._apply(entry)
        except Exception as error:
            raise Unplayable(f"table {laid.id}, a game of {laid.game}") from error
        self.unwritten: list[Row] = []

    # ------------------------------------------------------------ who sits where

    def seat_of(self, browser: bytes | None) -> int | None:
        """The seat that this browser holds."""
        return self.holders.get(browser) if browser else None

    def names(self, language: str) -> tuple[str, ...]:
        """What the seats are called: people as they like, the others in the reader's language."""
        words = server_words(language)
        called = []
        for number, seat in enumerate(self.seats, 1):
            if seat.kind == "person":
                called.append(seat.name)
            elif seat.kind == "bot":
                called.append(words.say("bot", number=seat.number))
            else:
                called.append(words.say("free-seat", number=number))
        return tuple(called)

    def sit(self, seat: int, name: str, browser: bytes) -> None:
        """Someone takes a free seat."""
        if browser in self.holders:
            raise Declined(409, "sits-already")
        self._must_be_free(seat)
        taken = [n for language in LANGUAGES for n in self.names(language)]
        self._enter(Kind.SIT, seat, unlike(tidy(name), taken))
        self._hold(seat, browser)

    def seat_bot(self, seat: int, level: str) -> None:
        """A bot takes a free seat."""
        self._must_be_free(seat)
        self._enter(Kind.BOT, seat, level)

    def sit_elsewhere(self, seat: int, browser: bytes) -> None:
        """Who holds a seat goes on from another browser too. Nobody else need notice."""
        if self.holders.get(browser, seat) != seat:
            raise Declined(409, "sits-already")
        if browser not in self.holders:
            self._hold(seat, browser)

    def _must_be_free(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Declined(404, "no-such-seat")
        if self.seats[seat].kind != "open":
            raise Declined(409, "seat-taken")

    def _hold(self, seat: int, browser: bytes) -> None:
        self.holders[browser] = seat
        self.unwritten.append(Holder(self.id, browser, seat))

    # ------------------------------------------------------------ moves

    def action(self, text: str) -> Action:
        """The action that a page or a player names, by its id or its text."""
        try:
            if text.isascii() and text.isdigit() and len(text) <= 6:
                return self.game.actions[int(text)]
            return self.game.actions.parse(text)
        except NotAnAction as error:
            raise Declined(400, "no-such-action") from error

    def play(self, seat: int, action: str, version: int) -> None:
        """A seat makes a move, from a page that showed this version of the table."""
        chosen = self.action(action)
        if not self.asked[seat] <= version <= self.version:
            raise Declined(409, "stale")
        refusal = self.match.why_not(seat, chosen)
        if refusal:
            raise AgainstTheRules(refusal)
        self._enter(Kind.MOVE, seat, chosen.text)

    def bots_to_act(self) -> list[int]:
        """The bots whose decisions are awaited; they too wait while people talk about an undo."""
        if self.request:
            return []
        return [seat for seat in self.match.waiting if self.seats[seat].kind == "bot"]

    # ------------------------------------------------------------ taking back

    def others_to_ask(self, seat: int) -> list[int]:
        """The people whose agreement it needs. Bots always agree."""
        return [s for s, who in enumerate(self.seats) if who.kind == "person" and s != seat]

    @property
    def unanswered(self) -> list[int]:
        """The people who have still to say whether a move may be taken back."""
        if not self.request:
            return []
        return [s for s in self.others_to_ask(self.request.seat) if s not in self.request.agreed]

    def has_moved(self, seat: int) -> bool:
        """Whether there is a move of this seat's that could be taken back."""
        return not self.match.over and any(move.seat == seat for move in self.match.moves)

    def take_back(self, seat: int, version: int, free: bool) -> None:
        """A seat takes its last move back, at once where it is free to, or asks the others."""
        if self.match.over:
            # The match's secrets are open now: nobody could unlearn them.
            raise Declined(409, "over")
        if not self.has_moved(seat):
            raise Declined(409, "nothing-to-take-back")
        if not self.moved[seat] <= version <= self.version:
            raise Declined(409, "stale")
        if self.request:
            raise Declined(409, "asked-already")
        if free or not self.others_to_ask(seat):
            self._enter(Kind.TAKE_BACK, seat)
        else:
            self._enter(Kind.ASK, seat)

    def agree(self, seat: int, version: int) -> None:
        """A seat agrees that a move be taken back; with the last to agree, it is."""
        request = self._request_seen(version)
        if seat == request.seat:
            raise Declined(409, "own-request")
        self._enter(Kind.AGREE, seat)
        if not self.unanswered:
            self._enter(Kind.TAKE_BACK, request.seat)

    def refuse(self, seat: int, version: int) -> None:
        """A seat doesn't agree; or the one that asked thinks better of it."""
        self._request_seen(version)
        self._enter(Kind.REFUSE, seat)

    def _request_seen(self, version: int) -> Request:
        if not self.request or version < self.request.number:
            raise Declined(409, "no-request")
        return self.request

    # ------------------------------------------------------------ once more

    def lay_again(self, seat: int) -> None:
        """Have a new table laid for the same company, unless somebody has already."""
        if not self.match.over:
            raise Declined(409, "not-over")
        if self.rematch:
            return
        again = new_table(self.game, len(self.seats), self.match.options)
        for number, who in enumerate(self.seats):
            if who.kind == "bot":
                again.seat_bot(number, who.level)
            elif who.kind == "person":
                first, *others = (b for b, held in self.holders.items() if held == number)
                again.sit(number, who.name, first)
                for browser in others:
                    again.sit_elsewhere(number, browser)
        self.unwritten += again.unwritten  # both tables' rows go to disk together
        self._enter(Kind.REMATCH, seat, again.id)

    # ------------------------------------------------------------ the log

    def _enter(self, kind: Kind, seat: int, what: str = "") -> None:
        entry = Entry(self.id, self.version + 1, kind, seat, what, now())
        self._apply(entry)
        self.unwritten.append(entry)

    def _apply(self, entry: Entry) -> None:
        if entry.number != self.version + 1:
            raise ValueError(f"entry {entry.number} follows {self.version}")
        seat, what = entry.seat, entry.what
        match Kind(entry.kind):
            case Kind.SIT:
                self.seats[seat] = Seat("person", name=what)
            case Kind.BOT:
                bots = sum(who.kind == "bot" for who in self.seats)
                self.seats[seat] = Seat("bot", level=what, number=bots + 1)
            case Kind.MOVE:
                self._move(entry)
            case Kind.TAKE_BACK:
                self.match.undo(seat, agreed=True)
                self.moved = [entry.number] * len(self.seats)
                self.asked = list(self.moved)
                self.request = None
            case Kind.ASK:
                self.request = Request(seat, entry.number)
            case Kind.AGREE:
                assert self.request, "someone agreed to what nobody asked"
                self.request.agreed.add(seat)
            case Kind.REFUSE:
                self.request = None
            case Kind.REMATCH:
                self.rematch = what
        self.version, self.latest = entry.number, entry

    def _move(self, entry: Entry) -> None:
        before = [self.match.question(seat) for seat in range(len(self.seats))]
        self.match.play(entry.seat, entry.what)
        self.moved[entry.seat] = entry.number
        for seat, question in enumerate(before):
            if seat == entry.seat or self.match.question(seat) != question:
                self.asked[seat] = entry.number
        self.request = None  # who plays on has answered


def new_table(played: Game, seats: int, options: Mapping[str, str]) -> Table:
    """A table freshly laid, with nobody at it, still to be written."""
    laid = Laid(
        id=new_table_id(),
        game=played.slug,
        seats=seats,
        options=played.choose_options(options, seats),
        box=played.box.tobytes(),
        key=secrets.token_bytes(SECRET_BYTES),
        secret=secrets.token_bytes(SECRET_BYTES),
        laid_at=now(),
    )
    table = Table(laid)
    table.unwritten.append(laid)
    return table


def now() -> int:
    """The time, as the store keeps it."""
    return time.time_ns() // 1_000_000
