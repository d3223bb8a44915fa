"""Contracts kept for their symbols (SZ-119 to SZ-136)."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.tale import Tale, tell
from tablee.games.silberzwerg.actions import TOOL_BONUS, USES_PLUS5
from tablee.games.silberzwerg.rules.money import gain, pay
from tablee.games.silberzwerg.table import (
    CARDS,
    FIRST_SPECIAL,
    KEPT,
    OUT,
    PLUS5_MINUS5,
    Box,
    Table,
)


@rule
def hand_in_tools(t: Table, box: Box, seat: int, tool: int, tale: Tale) -> None:
    """SZ-119 to SZ-121: a third contract with the same tool is worth a bonus, and all three go."""
    if t.kept[seat, tool] < box.tool_set:
        return
    for _ in range(box.tool_set):
        discard(t, box, seat, tool)
    tell(tale, TOOL_BONUS, seat, 119, tool, box.tool_bonus, 0)
    gain(t, box, seat, box.tool_bonus, tale)


@rule
def can_use(t: Table, seat: int, symbol: int) -> bool:
    """SZ-134, SZ-136: whether the player has such a card to use now."""
    return t.kept[seat, symbol] > t.used[seat, symbol - FIRST_SPECIAL]


@rule
def use(t: Table, box: Box, seat: int, symbol: int) -> None:
    """SZ-134: a used card leaves the game; by option it is kept, and rests until the next round."""
    if t.symbols_reusable:
        t.used[seat, symbol - FIRST_SPECIAL] += 1
    else:
        discard(t, box, seat, symbol)


@rule
def discard(t: Table, box: Box, seat: int, symbol: int) -> None:
    """One of the player's cards with this symbol leaves the game."""
    t.kept[seat, symbol] -= 1
    for card in range(CARDS):
        if t.card_at[card] == KEPT + seat and box.symbol[card] == symbol:
            t.card_at[card] = OUT
            return


@rule
def verdict_on_plus5(t: Table, seat: int, victim: int) -> int:
    """SZ-122, SZ-134."""
    if not can_use(t, seat, PLUS5_MINUS5):
        return 134
    return 0 if victim < t.seats and victim != seat else 122


@rule
def use_plus5(t: Table, box: Box, seat: int, victim: int, tale: Tale) -> None:
    """SZ-122, SZ-123: the victim loses what it has, the user gains in any case."""
    use(t, box, seat, PLUS5_MINUS5)
    tell(tale, USES_PLUS5, seat, 122, victim, pay(t, victim, box.plus5), 0)
    gain(t, box, seat, box.plus5, tale)
