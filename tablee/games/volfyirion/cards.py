"""What a card says in words, put together from its row in the box: no card has its own words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tablee.engine.words import Words
from tablee.games.volfyirion.table import (
    ABILITY,
    ALSO_NEED,
    BATTLE,
    COLOUR,
    COLUMNS,
    COMMAND,
    COST,
    DEFENCE,
    DISPUTED,
    DRAWS,
    EFFECT,
    FREE,
    GAIN_BATTLE,
    GAIN_COMMAND,
    GAIN_KNOWLEDGE,
    KNOWLEDGE,
    NEED,
    NO_ABILITY,
    NO_EFFECT,
    REMOVAL,
    TAKE_OVER,
    TALISMAN,
    TITLE_NAMES,
    TRAIT,
    TROOP,
    TYPE,
    WONDER,
    Box,
)

Row = tuple[int, ...]
BETWEEN = ", "


def name(words: Words, names: dict[str, str], title: int) -> str:
    """What a card is called: the same in every language, unless the words have another name."""
    text = TITLE_NAMES[title]
    return words.say(f"card-{text}") if words.has(f"card-{text}") else names[text]


@cache
def description(words: Words, row: Row, disputed: int) -> tuple[str, ...]:
    """All that a card says, line by line: its kind, its cost, what it gives, what it can do.
    `disputed` is 1 where the option "Hidden Cache" gives the Battle of the booklet's picture."""
    return tuple(described(words, row, disputed))


def described(words: Words, row: Row, disputed: int) -> Iterator[str]:
    """The same, worked out."""
    kind = words.say(f"type-{row[TYPE]}")
    if row[TYPE] not in (WONDER, TALISMAN):
        colour = words.say(f"colour-of-{row[COLOUR]}")
        kind = words.say("card-kind", type=kind, colour=colour)
    parts = [kind]
    if row[COST]:
        price = "battle" if row[TYPE] == WONDER else "command"
        parts.append(words.say(f"card-costs-{price}", **{price: row[COST]}))
    yield BETWEEN.join(parts)
    if row[TYPE] == TALISMAN:
        yield words.say("card-talisman")
    elif gives_anything(row):
        yield main_ability(words, row)
    if row[ABILITY] != NO_ABILITY:
        yield secondary_ability(words, row, disputed)
    if row[TRAIT]:
        yield words.say(f"card-trait-{row[TRAIT]}")
    if row[TAKE_OVER]:
        yield words.say("card-take-over", knowledge=row[TAKE_OVER])


def main_ability(words: Words, row: Row) -> str:
    """VO-22: a Troop's Defence, or the points that any other card gives."""
    if row[TYPE] == TROOP:
        return words.say("card-defence", defence=row[DEFENCE])
    return words.say("card-main", **amounts(row[COMMAND], row[BATTLE], row[KNOWLEDGE]))


def gives_anything(row: Row) -> bool:
    """Whether there is a Main Ability at all."""
    return bool(row[DEFENCE] or row[COMMAND] or row[BATTLE] or row[KNOWLEDGE])


def secondary_ability(words: Words, row: Row, disputed: int) -> str:
    """Its condition, and what it brings."""
    brings = bonus(words, row, disputed, "gain")
    if row[ABILITY] == FREE:
        return brings
    if row[ABILITY] == REMOVAL:
        return words.say("card-removal", bonus=brings)
    one = f"colour-of-{row[NEED]}"
    if row[ALSO_NEED] == row[NEED]:
        many = words.forms(one)["many"]
        return words.say("card-synergy-same", one=many, bonus=brings)
    if row[ALSO_NEED]:
        other = words.say(f"colour-of-{row[ALSO_NEED]}")
        return words.say("card-synergy-both", one=words.say(one), other=other, bonus=brings)
    return words.say("card-synergy", one=words.say(one), bonus=brings)


def bonus(words: Words, row: Row, disputed: int, gain: str) -> str:
    """What the Secondary Ability brings: points, as the message `gain` says them, draws, an
    effect."""
    parts: list[str] = []
    battle = row[GAIN_BATTLE] + row[DISPUTED] * disputed
    if row[GAIN_COMMAND] or battle or row[GAIN_KNOWLEDGE]:
        brings = amounts(row[GAIN_COMMAND], battle, row[GAIN_KNOWLEDGE])
        parts.append(words.say(gain, **brings))
    if row[DRAWS]:
        parts.append(words.say("card-draws", draws=row[DRAWS]))
    if row[EFFECT] != NO_EFFECT:
        parts.append(words.say(f"card-effect-{row[EFFECT]}"))
    return BETWEEN.join(parts)


def row_of(box: Box, title: int) -> Row:
    """A card's row in the box, column by column."""
    return tuple(int(box.card[title, column]) for column in range(COLUMNS))


def amounts(command: int, battle: int, knowledge: int) -> dict[str, int]:
    """Points, as the words want them."""
    return {"command": command, "battle": battle, "knowledge": knowledge}
