"""What a choice means at this moment: how much lies there to gather, which cards are filled."""

from __future__ import annotations

from functools import cache
from typing import cast

from tablee.engine.actions import Action
from tablee.engine.match import View
from tablee.engine.words import Speaker, Words
from tablee.games.vouivres.table import GEMS, ONE_GEM, ORDERS, OTHER_GEM, Box, Table


def meant(view: View, action: Action, speaker: Speaker) -> dict[str, str | int]:
    """The gems of both kinds in the room; the jewels' names, and what would be set aside."""
    t, box, words = cast(Table, view.table), cast(Box, view.box), speaker.words
    if action.kind == "go":
        room, pair = action.parameters["room"], action.parameters["gems"]
        here = ((gem, int(t.room_gems[room, gem])) for gem in (ONE_GEM[pair], OTHER_GEM[pair]))
        return {"lying": ", ".join(lying(words, gem, amount) for gem, amount in here)}
    if action.kind == "validate":
        return filled(t, box, view.seat, action.parameters["objectives"] + 1, words)
    return {}


@cache
def lying(words: Words, gem: int, amount: int) -> str:
    """So many gems of a kind in a room: the same few are said again and again."""
    return words.say("lying", gem=gem, amount=amount)


def filled(t: Table, box: Box, seat: int, cards: int, words: Words) -> dict[str, str | int]:
    """NV-65, NV-66: these cards are filled, and what is left of the chest is set aside."""
    chosen = [int(t.objective[seat, order]) for order in range(ORDERS) if (cards >> order) & 1]
    aside = [
        int(t.chest[seat, gem]) - sum(int(box.objective[card, gem]) for card in chosen)
        for gem in range(GEMS)
    ]
    said = [words.say("gathered", gem=gem, amount=aside[gem]) for gem in range(GEMS) if aside[gem]]
    return {
        "jewels": ", ".join(words.say("jewel", objective=card) for card in chosen),
        "is-exact": "no" if said else "yes",
        "aside": ", ".join(said),
    }
