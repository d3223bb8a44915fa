"""What a position of *Le dernier voyage du Demeter* is worth to a seat: a rule of thumb."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.demeter.table import Box, Table


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """In hundredths."""
    return t.res_count[seat]
