"""A match at this terminal, and who plays it: people share the keyboard, bots have the other seats.

Whoever is at the keyboard is the reader: all that is shown is shown to them,
and nothing is shown that their seat may not know.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from pathlib import Path

from tablee.cli.asked import words_here
from tablee.cli.keeping import keep
from tablee.cli.terminal import Terminal
from tablee.engine.actions import Action
from tablee.engine.drawing import text_of
from tablee.engine.match import Match
from tablee.engine.table import SPECTATOR
from tablee.engine.tale import heard_by
from tablee.engine.words import Speaker
from tablee.players import player


class Left(Exception):
    """Someone has left the table."""


class Sitting:
    """People have the first seats, and bots of one level the others."""

    def __init__(
        self,
        match: Match,
        terminal: Terminal,
        people: int,
        level: str,
        seed: int | None,
        file: Path | None,
    ) -> None:
        self.match, self.terminal = match, terminal
        self.people, self.level, self.file = people, level, file
        self.words = words_here(terminal.language)
        seed = secrets.randbits(31) if seed is None else seed
        self.bots = {
            seat: player(level, random.Random(f"bot {seed} {seat}").getrandbits(31))  # noqa: S311
            for seat in range(people, match.seats)
        }
        # One person stays at the keyboard. Several take it in turn. Bots let others watch.
        self.reader = {0: SPECTATOR, 1: 0}.get(people)
        # How much of the tale each seat has been told: all, up to its own last move.
        self.told = dict.fromkeys((*range(match.seats), SPECTATOR), 0)
        for number, move in enumerate(match.moves, 1):
            self.told[move.seat] = number + 1

    # ------------------------------------------------------------ the match

    def play(self, seat: int, action: Action | int) -> None:
        """A move is made, kept where it is to be, and told."""
        self.match.play(seat, action)
        self.keep()
        self.tell_news()

    def undo(self, seat: int) -> None:
        """A seat's last move is taken back."""
        before = len(self.match.moves)
        self.match.undo(seat, agreed=True)
        self.keep()
        self.told = {seat: min(told, len(self.match.tale)) for seat, told in self.told.items()}
        self.terminal.say("undone", count=before - len(self.match.moves))

    def keep(self) -> None:
        """Write the match to its file, if it has one."""
        if self.file:
            keep(self.match, self.file, self.words)

    # ------------------------------------------------------------ what the reader is told

    def speaker(self) -> Speaker:
        """Who speaks to the reader."""
        reader = None if self.reader == SPECTATOR else self.reader
        return Speaker(self.match.game, self.terminal.language, self.names, reader)

    @property
    def names(self) -> list[str]:
        """What everybody is called."""
        return [
            self.words.say("bot", number=seat - self.people + 1)
            if seat in self.bots
            else self.words.say("player", number=seat + 1)
            for seat in range(self.match.seats)
        ]

    def listed(self, names: Sequence[str]) -> str:
        """Anna; Anna and Paul; Anna, Paul and Zoé."""
        if len(names) < 2:
            return "".join(names)
        return self.words.say("listed", most=", ".join(names[:-1]), last=names[-1])

    def tell_news(self) -> None:
        """Tell the reader, if there is one, what they haven't been told yet."""
        if self.reader is None:
            return
        speaker, tale = self.speaker(), self.match.tale
        for events in tale[self.told[self.reader] :]:
            for event in heard_by(events, self.reader):
                if line := speaker.event(event):
                    self.terminal.show_wrapped(line)
        self.told[self.reader] = len(tale)

    def show_table(self) -> None:
        """Show the reader the table: drawn, or told for who listens."""
        reader = SPECTATOR if self.reader is None else self.reader
        text, view = text_of(self.match.game), self.match.view(reader)
        show = text.told if self.terminal.plain else text.drawn
        self.terminal.show()
        self.terminal.show_wrapped(show(view, self.speaker()))
        self.terminal.show()
