"""Loads a table's chance with the dice that a test wants."""

from tablee.engine.chance import BLOCK
from tablee.engine.table import CommonTable


def load_dice(t: CommonTable, *results: int) -> None:
    """The next draws from the table's chance will give these results, in this order."""
    assert len(results) <= BLOCK, f"only {BLOCK} dice can be loaded at once"
    for place, result in enumerate(results, BLOCK - len(results)):
        t.chance_block[place] = result  # a draw from n takes it modulo n: itself
    t.chance_left = len(results)
