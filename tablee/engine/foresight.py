"""Whether a move told another seat anything: the line beyond which it can't be taken back alone.

A move tells a seat nothing if that seat could have foreseen all that it got:
in every world that it thought possible, the move was allowed and would have
shown it the same.
"""

from __future__ import annotations

import numpy as np

from tablee.engine.chance import new_chance
from tablee.engine.compiling import best
from tablee.engine.record import Numbers, Record, Stack
from tablee.engine.rule import Box, guess, play, redact, rule, verdict
from tablee.engine.table import CommonTable
from tablee.engine.tale import Tale, new_tale

# How many worlds are tried. Of those as likely as one in 20, all but one in
# 10 million are met; moves that tell something mostly do so in half the worlds.
WORLDS = 320

KNOWN, WORLD, SHOWN = range(3)


@rule
def same_bytes(raw: Numbers, one: int, other: int, size: int) -> bool:
    """Whether two tables of a stack are the same to the byte."""
    for i in range(size):
        if raw[one, i] != raw[other, i]:
            return False
    return True


@rule
def same_heard(one: Tale, other: Tale, seat: int) -> bool:
    """Whether two tales are the same to this seat."""
    i, j = 0, 0
    while True:
        while i < one.told and not (one.rows[i, 6] >> seat) & 1:
            i += 1
        while j < other.told and not (other.rows[j, 6] >> seat) & 1:
            j += 1
        if i == one.told or j == other.told:
            return i == one.told and j == other.told
        for column in range(6):
            if one.rows[i, column] != other.rows[j, column]:
                return False
        i += 1
        j += 1


@rule
def could_foresee(
    tables: Stack[CommonTable],
    raw: Numbers,
    size: int,
    box: Box,
    seat: int,
    mover: int,
    action: int,
    told: Tale,
    tale: Tale,
    worlds: int,
) -> bool:
    """Whether this seat, from the table as it KNOWN it, could foresee the
    table that it was SHOWN, and what it was told, once it knew the action."""
    world = tables[WORLD]
    for seed in range(worlds):
        tables[WORLD] = tables[KNOWN]
        new_chance(world, seed, 0)
        guess(world, box, seat)
        if verdict(world, box, mover, action) != 0:
            return False
        tale.told = 0
        play(world, box, mover, action, tale)
        redact(world, box, seat)
        if not same_bytes(raw, WORLD, SHOWN, size) or not same_heard(told, tale, seat):
            return False
    return True


def foresaw(
    before: CommonTable,
    after: CommonTable,
    box: Record,
    seat: int,
    mover: int,
    action: int,
    told: Tale,
) -> bool:
    """Whether the seat could foresee all that it got from a move."""
    kind = type(before)
    tables = Stack(kind, 3)
    tables[KNOWN] = before
    redact(tables[KNOWN], box, seat)
    tables[SHOWN] = after
    redact(tables[SHOWN], box, seat)
    size = kind.dtype.itemsize
    raw = memoryview(tables.array.view(np.uint8).reshape(3, size))  # type: ignore[arg-type]
    tale = new_tale()
    return bool(
        best(could_foresee, kind)(tables, raw, size, box, seat, mover, action, told, tale, WORLDS)
    )
