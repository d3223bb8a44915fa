"""The player who does what looks best at once, by the game's own rule of thumb."""

from __future__ import annotations

from tablee.engine.chance import new_chance
from tablee.engine.compiling import best
from tablee.engine.match import View
from tablee.engine.playout import Whim, list_allowed, whim
from tablee.engine.record import Record, Stack, wide_numbers
from tablee.engine.rule import Box, guess, hunch, play, rule
from tablee.engine.table import CommonTable
from tablee.engine.tale import NO_TALE, Tale

GUESSES = 4  # worlds on which each action is tried
MOST_ACTIONS = 1024

ROOT, WORLD, TRIED = range(3)


class Weights(Record):
    """What each allowed action came to, in all guessed worlds together."""

    worth = wide_numbers(MOST_ACTIONS)


@rule
def weigh(
    tables: Stack[CommonTable],
    box: Box,
    seat: int,
    w: Whim,
    weights: Weights,
    guesses: int,
    tale: Tale,
) -> int:
    """Try every allowed action on a few guesses of the redacted ROOT, add up
    the hunches, and take the best; among equals, any."""
    world, tried = tables[WORLD], tables[TRIED]
    n = list_allowed(tables[ROOT], box, seat, w.allowed)
    for i in range(n):
        weights.worth[i] = 0
    for _ in range(guesses):
        tables[WORLD] = tables[ROOT]
        new_chance(world, whim(w, 1 << 30), whim(w, 1 << 30))
        guess(world, box, seat)
        for i in range(n):
            tables[TRIED] = tables[WORLD]
            play(tried, box, seat, w.allowed[i], tale)
            weights.worth[i] += hunch(tried, box, seat)
    return heaviest(w, weights, n)


@rule
def heaviest(w: Whim, weights: Weights, n: int) -> int:
    """The allowed action with the greatest weight; among equals, any."""
    top = weights.worth[0]
    equals = 0
    for i in range(n):
        if weights.worth[i] > top:
            top = weights.worth[i]
            equals = 0
        if weights.worth[i] == top:
            equals += 1
    pick = whim(w, equals)
    i = 0
    while weights.worth[i] != top or pick > 0:
        if weights.worth[i] == top:
            pick -= 1
        i += 1
    return w.allowed[i]


class GreedyPlayer:
    """Looks one decision ahead."""

    def __init__(self, seed: int) -> None:
        self._whim = Whim.seeded(seed)
        self._weights = Weights()

    def choose(self, view: View) -> int:
        """The action whose outcome the game's hunch likes best."""
        kind = type(view.table)
        tables = Stack(kind, 3)
        tables[ROOT] = view.table
        chosen = best(weigh, kind)(
            tables, view.box, view.seat, self._whim, self._weights, GUESSES, NO_TALE
        )
        return int(chosen)
