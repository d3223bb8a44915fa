"""The face of each card, from its row in the box: what pieces.svg.jinja draws, without any words
but the name. A card that is added to the box has its face at once.

A card is 120 wide and 168 high; as it lies in play, small, 84 and 112.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.engine.game import Game
from tablee.games.volfyirion.cards import row_of
from tablee.games.volfyirion.table import (
    ABILITY,
    ALSO_NEED,
    BATTLE,
    BUILDING,
    COLOUR,
    COMMAND,
    COMMAND_CARD,
    COST,
    DEFENCE,
    DRAWS,
    EFFECT,
    GAIN_BATTLE,
    GAIN_COMMAND,
    GAIN_KNOWLEDGE,
    KNOWLEDGE,
    NEED,
    NO_EFFECT,
    REMOVAL,
    SABOTEUR,
    SYNERGY,
    TAKE_OVER,
    TALISMAN,
    TITLE_NAMES,
    TITLES,
    TRAIT,
    TROOP,
    TYPE,
    WONDER,
    Box,
)

# What a card shows that has no picture of its own.
PICTURES = {
    COMMAND_CARD: "delapouite/scroll-quill",
    TROOP: "delapouite/black-knight-helm",
    BUILDING: "lorc/stone-tower",
    WONDER: "lorc/gems",
    TALISMAN: "lorc/gems",
}
TYPES = ("command", "troop", "building", "wonder", "talisman")

WIDE, HIGH = 120, 168
SMALL_WIDE, SMALL_HIGH = 84, 112


@dataclass(frozen=True)
class Token:
    """A small drawing on a card, and the number that stands on it, if one does."""

    drawing: str  # its id in pieces.svg.jinja, without vo-
    number: int | None
    x: float


@dataclass(frozen=True)
class Face:
    """One card."""

    title: int
    type: str
    colour: int
    picture: str
    lines: tuple[str, ...]  # of its name
    short: tuple[str, ...]  # the same where there is less room
    cost: Token | None
    main: tuple[Token, ...]
    small_main: tuple[Token, ...]
    ability: tuple[Token, ...]
    small_ability: tuple[Token, ...]


def faces(game: Game, box: Box) -> list[Face]:
    """All cards."""
    return [face(game, box, title) for title in range(TITLES)]


def face(game: Game, box: Box, title: int) -> Face:
    """One card from its row."""
    row, called = row_of(box, title), game.proper_names[TITLE_NAMES[title]]
    picture = game.data["pictures"].get(TITLE_NAMES[title], PICTURES[row[TYPE]])
    main, ability = main_tokens(row), ability_tokens(row)
    coin = "B" if row[TYPE] == WONDER else "C"
    return Face(
        title=title,
        type=TYPES[row[TYPE]],
        colour=row[COLOUR],
        picture=picture,
        lines=lines(called, 15),
        short=lines(called, 11),
        cost=Token(coin, row[COST], 0) if row[COST] else None,
        main=in_line(main, WIDE, 36),
        small_main=in_line(main, SMALL_WIDE, 27),
        ability=in_line(ability, WIDE, 25),
        small_ability=in_line(ability, SMALL_WIDE, 21),
    )


def main_tokens(row: Sequence[int]) -> list[tuple[str, int | None]]:
    """VO-22: a Troop's Defence, or the points of any other card."""
    if row[TYPE] == TROOP:
        return [("wall", row[DEFENCE])]
    points = (("C", row[COMMAND]), ("B", row[BATTLE]), ("K", row[KNOWLEDGE]))
    return [(drawing, number) for drawing, number in points if number]


def ability_tokens(row: Sequence[int]) -> list[tuple[str, int | None]]:
    """VO-136: what it takes, an arrow, and what it brings."""
    found: list[tuple[str, int | None]] = []
    if row[ABILITY] == SYNERGY:
        needs = (row[NEED], row[ALSO_NEED])
        found += [(f"glyph-{colour}", None) for colour in needs if colour]
    if row[ABILITY] == REMOVAL:
        found.append(("away", None))
    if found:
        found.append(("arrow", None))
    gains = (
        ("C", row[GAIN_COMMAND]),
        ("B", row[GAIN_BATTLE]),
        ("K", row[GAIN_KNOWLEDGE]),
        ("draw", row[DRAWS]),
    )
    found += [(drawing, number) for drawing, number in gains if number]
    if row[EFFECT] != NO_EFFECT:
        found.append((f"effect-{row[EFFECT]}", None))
    if row[TAKE_OVER]:
        found += [("K", row[TAKE_OVER]), ("arrow", None), ("yours", None)]
    if row[TRAIT] == SABOTEUR:
        found += [("arrow", None), ("theirs", None)]
    return found


def in_line(tokens: Sequence[tuple[str, int | None]], wide: int, apart: float) -> tuple[Token, ...]:
    """Tokens side by side, in the middle of the card; closer together where there are many."""
    step = min(apart, (wide - 20) / max(1, len(tokens)))
    first = wide / 2 - step * (len(tokens) - 1) / 2
    return tuple(
        Token(drawing, number, round(first + step * place, 1))
        for place, (drawing, number) in enumerate(tokens)
    )


def lines(called: str, most: int) -> tuple[str, ...]:
    """A name on one line if it is short, else on two that are about as long."""
    words = called.split()
    if len(called) <= most or len(words) == 1:
        return (called,)
    cuts = range(1, len(words))
    best = min(cuts, key=lambda cut: max(len(" ".join(words[:cut])), len(" ".join(words[cut:]))))
    return " ".join(words[:best]), " ".join(words[best:])
