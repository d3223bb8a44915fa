"""One seat's view of *Silberzwerg*, looked at: what things are called, what may be done there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from tablee.engine.game import Game
from tablee.engine.match import View
from tablee.engine.words import Words, words_of
from tablee.games.silberzwerg.table import PLACEMENT, Box, Table


@dataclass(frozen=True)
class Spot:
    """Something that can be pointed at, and what can be done there now, if anything."""

    label: str
    action: int | None = None
    allowed: bool = False


class Onlooker:
    """Somebody who looks at the table, from a seat or from beside it."""

    def __init__(self, view: View, language: str) -> None:
        self.view, self.language = view, language
        self.t, self.box = cast(Table, view.table), cast(Box, view.box)
        self.me = view.seat if 0 <= view.seat < self.t.seats else None
        self.legal = {action.id for action in view.legal}
        self.last = view.heard[-1] if view.heard else ()
        self.placing = self.t.phase == PLACEMENT

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
