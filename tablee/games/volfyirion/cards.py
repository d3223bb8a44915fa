"""What a card says in words, put together from its row in the box: no card has its own words."""

from __future__ import annotations

from collections.abc import Iterator

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
    Table,
)

BETWEEN = ", "


def name(words: Words, names: dict[str, str], title: int) -> str:
    """What a card is called: the same in every language, unless the words have another name."""
    text = TITLE_NAMES[title]
    return words.say(f"card-{text}") if words.has(f"card-{text}") else names[text]


def description(t: Table, box: Box, title: int, words: Words) -> Iterator[str]:
    """All that a card says, line by line: its kind, its cost, what it gives, what it can do."""
    row = row_of(box, title)
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
    elif gives_anything(box, title):
        yield main_ability(box, title, words)
    if row[ABILITY] != NO_ABILITY:
        yield secondary_ability(t, box, title, words)
    if row[TRAIT]:
        yield words.say(f"card-trait-{row[TRAIT]}")
    if row[TAKE_OVER]:
        yield words.say("card-take-over", knowledge=row[TAKE_OVER])


def main_ability(box: Box, title: int, words: Words) -> str:
    """VO-22: a Troop's Defence, or the points that any other card gives."""
    row = row_of(box, title)
    if row[TYPE] == TROOP:
        return words.say("card-defence", defence=row[DEFENCE])
    return words.say("card-main", **amounts(row[COMMAND], row[BATTLE], row[KNOWLEDGE]))


def gives_anything(box: Box, title: int) -> bool:
    """Whether there is a Main Ability at all."""
    row = row_of(box, title)
    return bool(row[DEFENCE] or row[COMMAND] or row[BATTLE] or row[KNOWLEDGE])


def secondary_ability(t: Table, box: Box, title: int, words: Words) -> str:
    """Its condition, and what it brings."""
    row, brings = row_of(box, title), bonus(t, box, title, words)
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


def bonus(t: Table, box: Box, title: int, words: Words) -> str:
    """What the Secondary Ability brings: points, draws, an effect."""
    row = row_of(box, title)
    parts: list[str] = []
    battle = row[GAIN_BATTLE] + row[DISPUTED] * t.hidden_cache_bonus
    if row[GAIN_COMMAND] or battle or row[GAIN_KNOWLEDGE]:
        gain = amounts(row[GAIN_COMMAND], battle, row[GAIN_KNOWLEDGE])
        parts.append(words.say("gain", **gain))
    if row[DRAWS]:
        parts.append(words.say("card-draws", draws=row[DRAWS]))
    if row[EFFECT] != NO_EFFECT:
        parts.append(words.say(f"card-effect-{row[EFFECT]}"))
    return BETWEEN.join(parts)


def row_of(box: Box, title: int) -> list[int]:
    """A card's row in the box, column by column."""
    return [int(box.card[title, column]) for column in range(COLUMNS)]


def amounts(command: int, battle: int, knowledge: int) -> dict[str, int]:
    """Points, as the words want them."""
    return {"command": command, "battle": battle, "knowledge": knowledge}
