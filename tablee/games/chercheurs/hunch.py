"""What a position of *Les chercheurs de trésors* is worth to a seat: a rule of thumb."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.chercheurs.table import Box, Table


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """Points so far."""
    return 100 * t.points[seat]
