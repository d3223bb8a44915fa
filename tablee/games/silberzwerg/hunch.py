"""What a position of *Silberzwerg* is worth to a seat: a rule of thumb."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.silberzwerg.table import Box, Table


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """In hundredths of a thaler."""
    return 10 * t.wealth[seat]
