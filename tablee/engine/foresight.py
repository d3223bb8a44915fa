"""Whether a move told another seat anything: the line beyond which it can't be taken back alone.

A move tells a seat nothing if that seat could have foreseen all that it got:
in every world that it thought possible, the move would have shown it the
same. Where the move was not allowed in such a world, another that was, and
that looks the same from outside, does as well: who lays a card face down
shows nobody which cards it holds.

Whether others could foresee a move may hang on what they alone know: who has
read that no vampire hides in the galley learns nothing from who goes there.
The mover, who is told whether the move can be taken back, must not find that
out by it. So a move can be foreseen only where it could be in every world that
the mover thinks possible.
"""

from __future__ import annotations

import numpy as np

from tablee.engine.chance import new_chance
from tablee.engine.compiling import best
from tablee.engine.record import Numbers, Record, Stack
from tablee.engine.rule import Box, guess, play, redact, rule, span, verdict
from tablee.engine.table import CommonTable, owes
from tablee.engine.tale import Tale, new_tale

# How many worlds are tried. Of those as likely as one in 20, all but one in
# 10 million are met; moves that tell something mostly do so in half the worlds.
WORLDS = 320

KNOWN, WORLD, PLAYED, SHOWN, MOVERS = range(5)


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
    """Whether this seat could foresee the move: in the world that there is, of which it has KNOWN
    and was SHOWN and told so much, and in those that the mover thinks possible."""
    world = tables[WORLD]
    for seed in range(2 * worlds):
        if seed >= worlds:
            play_where_mover_may_be(tables, box, seat, mover, action, told, seed)
        tables[WORLD] = tables[KNOWN]
        new_chance(world, seed, 0)
        guess(world, box, seat)
        if verdict(world, box, mover, action) == 0:
            play_there(tables, box, seat, mover, action, tale)
            if not (same_bytes(raw, PLAYED, SHOWN, size) and same_heard(told, tale, seat)):
                return False
        elif not another_looks_the_same(tables, raw, size, box, seat, mover, told, tale):
            return False
    return True


@rule
def play_where_mover_may_be(
    tables: Stack[CommonTable], box: Box, seat: int, mover: int, action: int, told: Tale, seed: int
) -> None:
    """The move in a world that the mover thinks possible: what the seat has KNOWN there, and was
    SHOWN and told."""
    tables[SHOWN] = tables[MOVERS]
    new_chance(tables[SHOWN], seed, 1)
    guess(tables[SHOWN], box, mover)
    tables[KNOWN] = tables[SHOWN]
    redact(tables[KNOWN], box, seat)
    told.told = 0
    play(tables[SHOWN], box, mover, action, told)
    redact(tables[SHOWN], box, seat)


@rule
def another_looks_the_same(
    tables: Stack[CommonTable],
    raw: Numbers,
    size: int,
    box: Box,
    seat: int,
    mover: int,
    told: Tale,
    tale: Tale,
) -> bool:
    """Whether anything that the mover may do in the WORLD shows this seat what it was SHOWN."""
    world = tables[WORLD]
    if not owes(world, mover):
        return False
    first, end, apart = span(world, mover)
    for action in range(first, end):
        if verdict(world, box, mover, action) == 0:
            play_there(tables, box, seat, mover, action, tale)
            if same_bytes(raw, PLAYED, SHOWN, size) and same_heard(told, tale, seat):
                return True
    if apart >= 0 and verdict(world, box, mover, apart) == 0:
        play_there(tables, box, seat, mover, apart, tale)
        return same_bytes(raw, PLAYED, SHOWN, size) and same_heard(told, tale, seat)
    return False


@rule
def play_there(
    tables: Stack[CommonTable], box: Box, seat: int, mover: int, action: int, tale: Tale
) -> None:
    """Play a move in the WORLD, and leave in PLAYED what this seat sees of it."""
    tables[PLAYED] = tables[WORLD]
    tale.told = 0
    play(tables[PLAYED], box, mover, action, tale)
    redact(tables[PLAYED], box, seat)


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
    tables = Stack(kind, 5)
    tables[KNOWN] = before
    redact(tables[KNOWN], box, seat)
    tables[SHOWN] = after
    redact(tables[SHOWN], box, seat)
    tables[MOVERS] = before
    redact(tables[MOVERS], box, mover)
    size = kind.dtype.itemsize
    raw = memoryview(tables.array.view(np.uint8).reshape(5, size))  # type: ignore[arg-type]
    told, tale = told.copy(), new_tale()  # `told` is overwritten, and may be asked about again
    return bool(
        best(could_foresee, kind)(tables, raw, size, box, seat, mover, action, told, tale, WORLDS)
    )
