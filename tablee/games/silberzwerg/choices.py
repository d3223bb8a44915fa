"""What a choice means at this moment: what a gem costs, which contract lies on a space."""

from __future__ import annotations

from typing import cast

from tablee.engine.actions import Action
from tablee.engine.match import View
from tablee.engine.words import Speaker
from tablee.games.silberzwerg.rules.contracts import value_of
from tablee.games.silberzwerg.rules.lords import price_now
from tablee.games.silberzwerg.table import EMPTY, FIRST_PUBLIC_SLOT, Box, Table


def meant(view: View, action: Action, speaker: Speaker) -> dict[str, str | int]:
    """The price of a gem that is bought or sold; a contract's gems, and what it pays now."""
    t, box = cast(Table, view.table), cast(Box, view.box)
    if action.kind == "buy_gem":
        return {"thalers": price_now(t, box, action.parameters["gem"])}
    if action.kind == "sell_gem":
        return {"thalers": t.price[action.parameters["gem"]]}
    if action.kind in ("raise_contract", "lower_contract", "fulfil_contract"):
        return on_space(t, box, action.parameters["slot"], action.kind)
    return {}


def on_space(t: Table, box: Box, slot: int, kind: str) -> dict[str, str | int]:
    """The contract that lies there."""
    if t.slot_card[slot] == EMPTY:
        return {}
    thalers = value_of(t, box, slot)
    if kind == "fulfil_contract" and t.public_bonus_15 and slot >= FIRST_PUBLIC_SLOT:
        thalers += box.public_bonus
    return {"card": t.slot_card[slot], "thalers": thalers}
