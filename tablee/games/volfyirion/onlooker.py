"""One seat's view of *Volfyirion*, looked at: what cards are called, what may be done with them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from tablee.engine.game import Game
from tablee.engine.match import View
from tablee.engine.words import Speaker, Words
from tablee.games.volfyirion.cards import description, name, row_of
from tablee.games.volfyirion.choices import Choice
from tablee.games.volfyirion.table import BATTLE, COMMAND, KNOWLEDGE, Box, Table

# How large a card is drawn: in the Row and in the hand, in play.
CARD, SMALL = (120, 168), (84, 112)
SHAPES = (("command", "C"), ("battle", "B"), ("knowledge", "K"))


@dataclass(frozen=True)
class Deed:
    """What can be done at a place, or why it can't."""

    action: int | None
    allowed: bool = False


@dataclass(frozen=True)
class Card:
    """A card that lies face up, and the one thing that can be done with it now."""

    id: str
    title: int
    x: float
    y: float
    wide: float
    high: float
    small: bool
    label: str
    deed: Deed
    piece: str
    price: tuple[tuple[str, str], ...] = ()
    sealed: bool = False
    used: bool = False
    comes_from: str = ""


class Onlooker:
    """Somebody who looks at the table, from a seat or from beside it."""

    def __init__(self, view: View, language: str) -> None:
        self.view, self.language = view, language
        self.t, self.box = cast(Table, view.table), cast(Box, view.box)
        self.me = view.seat if 0 <= view.seat < self.t.seats else None
        self.bottom_seat = self.me or 0
        self.legal = {action.id for action in view.legal}
        called = ("",) * self.t.seats
        self.speaker = Speaker(view.game, language, called, self.me)
        self.choice = Choice(view, self.speaker)
        self.words = self.speaker.words
        self.shown: set[int] = set()  # titles that lie face up anywhere
        self.last = view.heard[-1]

    def say(self, message: str, **values: str | int) -> str:
        """A few words on the drawing."""
        return said(self.view.game, self.language, message, **values)

    def deed(self, *candidates: int) -> Deed:
        """The first of these that is allowed; else the first, for it to say why not."""
        for action in candidates:
            if action in self.legal:
                return Deed(action, allowed=True)
        return Deed(candidates[0]) if candidates and self.me is not None else Deed(None)

    def price(self, deed: Deed) -> tuple[tuple[str, str], ...]:
        """What it costs, or brings: shapes with numbers."""
        if deed.action is None or not deed.allowed:
            return ()
        action = self.view.game.actions[deed.action]
        if action.kind == "play":
            row = row_of(self.box, action.parameters["card"])
            gains = (("C", row[COMMAND]), ("B", row[BATTLE]), ("K", row[KNOWLEDGE]))
            return tuple((shape, f"+{gain}") for shape, gain in gains if gain)
        meaning = self.choice.meant(action)
        return tuple(
            (shape, f"−{meaning[points]}") for points, shape in SHAPES if meaning.get(points)
        )

    def called(self, title: int) -> str:
        """What a card is called."""
        return name(self.words, self.view.game.proper_names, title)

    def label(self, title: int, *more: str) -> str:
        """A card to who can't see it: its name, and all that it says."""
        return ". ".join([self.called(title), *self.says(title), *more])

    def says(self, title: int) -> tuple[str, ...]:
        """All that a card says."""
        return description(self.words, row_of(self.box, title), int(self.t.hidden_cache_bonus))

    def card(
        self,
        place: str,
        title: int,
        at: tuple[float, float],
        deed: Deed,
        piece: str,
        small: bool = False,
        scale: float = 1,
        sealed: bool = False,
        used: bool = False,
        comes_from: str = "",
    ) -> Card:
        """A card that lies somewhere."""
        self.shown.add(title)
        wide, high = SMALL if small else CARD
        more = [self.say("card-sealed")] if sealed else [self.say("card-used")] if used else []
        return Card(
            id=place,
            title=title,
            x=at[0],
            y=at[1],
            wide=round(wide * scale, 1),
            high=round(high * scale, 1),
            small=small,
            label=self.label(title, *more),
            deed=deed,
            piece=piece,
            price=self.price(deed),
            sealed=sealed,
            used=used,
            comes_from=comes_from,
        )


@cache
def words_on_table(game: Game, language: str) -> Words:
    """The few words that stand on the drawing, or describe it to who can't see it."""
    return Words(Path(game.folder) / f"scene.{language}.ftl", language)


@cache
def said(game: Game, language: str, message: str, **values: str | int) -> str:
    """A message, worked out once for all tables."""
    return words_on_table(game, language).say(message, **values)
