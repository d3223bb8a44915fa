"""What a position of *Nid de vouivres* is worth to a seat: a rule of thumb."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.vouivres.rules import missing, score
from tablee.games.vouivres.table import Box, Table


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """In hundredths of an objective."""
    return 100 * score(t, box, seat) - 3 * missing(t, box, seat)
