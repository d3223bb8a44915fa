"""Thalers gained and paid (SZ-9, SZ-141 to SZ-145)."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.tale import Tale, tell
from tablee.games.silberzwerg.actions import REACHES_GOAL
from tablee.games.silberzwerg.table import NOT_OVER, SIX_HUNDRED, Box, Table


@rule
def gain(t: Table, box: Box, seat: int, thalers: int, tale: Tale) -> None:
    """SZ-144, SZ-145: whatever the thalers are for, 600 end the game at once."""
    t.wealth[seat] += thalers
    if t.wealth[seat] >= box.goal and t.end_reason == NOT_OVER:
        t.end_reason = SIX_HUNDRED
        t.winner = seat
        tell(tale, REACHES_GOAL, seat, 144, t.wealth[seat], 0, 0)


@rule
def pay(t: Table, seat: int, thalers: int) -> int:
    """SZ-141, SZ-142: as far as the wealth goes; the rest is forgiven. What was paid."""
    paid = min(thalers, t.wealth[seat])
    t.wealth[seat] -= paid
    return paid


@rule
def in_chests(thalers: int) -> int:
    """SZ-9: what the marker on the chests shows; 0 while it isn't there yet."""
    return thalers // 100 * 100


@rule
def on_track(thalers: int) -> int:
    """SZ-9: what the marker on the outer track shows."""
    return thalers % 100
