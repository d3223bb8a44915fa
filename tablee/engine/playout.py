"""Random play of any game: written once, compiled for each table.

Whoever plays at random draws from a small generator of their own, never from
the table's chance.
"""

from __future__ import annotations

from tablee.engine.chance import new_chance
from tablee.engine.record import Numbers, Record, Stack, numbers, word
from tablee.engine.rule import (
    NO_LIST,
    Box,
    broken_law,
    deal,
    play,
    rule,
    shortlist,
    span,
    verdict,
)
from tablee.engine.table import CommonTable, next_to_act, owes
from tablee.engine.tale import Tale

MOST_ANSWERS = 1024  # to one question
FEW = 8
TRIES = 16


class Whim(Record):
    """Where a random player's choices come from: 32 bits, fast and not secret."""

    state = word()
    allowed = numbers(MOST_ANSWERS)  # room to list what is allowed

    @classmethod
    def seeded(cls, seed: int) -> Whim:
        """Whims of their own for each seed."""
        w = cls()
        w.state = (seed * 2654435761 + 2463534242) & 0xFFFFFFFF or 1  # xorshift never leaves 0
        return w


@rule
def whim(w: Whim, n: int) -> int:
    """A number in 0..n-1, as fair as play at random needs."""
    # xorshift, 32 bits wide
    x = w.state & 0xFFFFFFFF
    x = (x ^ (x << 13)) & 0xFFFFFFFF
    x = x ^ (x >> 17)
    x = (x ^ (x << 5)) & 0xFFFFFFFF
    w.state = x
    return (x * n) >> 32


@rule
def list_allowed(t: CommonTable, box: Box, seat: int, allowed: Numbers) -> int:
    """List what the seat may do, what stands apart last; the result is how many."""
    n = 0
    if not owes(t, seat):
        return n
    listed = shortlist(t, box, seat, allowed)
    if listed != NO_LIST:
        for i in range(listed):
            if verdict(t, box, seat, allowed[i]) == 0:
                allowed[n] = allowed[i]
                n += 1
        return n
    first, end, apart = span(t, seat)
    for action in range(first, end):
        if verdict(t, box, seat, action) == 0:
            allowed[n] = action
            n += 1
    if apart >= 0 and verdict(t, box, seat, apart) == 0:
        allowed[n] = apart
        n += 1
    return n


@rule
def any_allowed(t: CommonTable, box: Box, seat: int, w: Whim) -> int:
    """A uniformly random allowed action. Among many answers, draw until one is
    allowed, for a while: that is faster than listing them, unless allowed ones
    are rare. Doing both took half the time of always doing the one or the other.
    From a game's own shortlist, draw until one is allowed, each at most once."""
    listed = shortlist(t, box, seat, w.allowed)
    while listed > 0:
        pick = whim(w, listed)
        action = w.allowed[pick]
        if verdict(t, box, seat, action) == 0:
            return action
        listed -= 1
        w.allowed[pick] = w.allowed[listed]
    first, end, apart = span(t, seat)
    answers = end - first if apart < 0 else end - first + 1
    if answers > FEW:
        for _ in range(TRIES):
            action = first + whim(w, answers)
            if action == end:
                action = apart
            if verdict(t, box, seat, action) == 0:
                return action
    return w.allowed[whim(w, list_allowed(t, box, seat, w.allowed))]


@rule
def play_out(t: CommonTable, box: Box, w: Whim, tale: Tale) -> int:
    """Play at random to the end; the result is how many decisions that took."""
    decisions = 0
    while t.to_act != 0:
        seat = next_to_act(t)
        play(t, box, seat, any_allowed(t, box, seat, w), tale)
        decisions += 1
    return decisions


@rule
def play_many(tables: Stack[CommonTable], box: Box, w: Whim, games: int, tale: Tale) -> int:
    """Random games from the blank table 0, each on table 1; how many decisions in all."""
    decisions = 0
    t = tables[1]
    for g in range(games):
        tables[1] = tables[0]
        new_chance(t, g, 0)
        deal(t, box, tale)
        decisions += play_out(t, box, w, tale)
    return decisions


@rule
def check_many(
    tables: Stack[CommonTable], box: Box, w: Whim, games: int, tale: Tale, most: int, found: Numbers
) -> int:
    """Random games as above, with every conservation law looked at after each
    decision. The result is 0, or the law that broke (-1: the game didn't end
    within its bound); `found` then holds the game and the decision."""
    t = tables[1]
    for g in range(games):
        tables[1] = tables[0]
        new_chance(t, g, 1)
        deal(t, box, tale)
        decisions = 0
        while True:
            law = broken_law(t, box)
            if decisions > most:
                law = -1
            if law != 0:
                found[0], found[1] = g, decisions
                return law
            if t.to_act == 0:
                break
            seat = next_to_act(t)
            play(t, box, seat, any_allowed(t, box, seat, w), tale)
            decisions += 1
    return 0
