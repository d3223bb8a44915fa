"""What a position of *Volfyirion* is worth to a seat: a rule of thumb."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.volfyirion.rules.ending import score
from tablee.games.volfyirion.table import Box, Table


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """In hundredths of a point."""
    return 100 * score(t, box, seat)
