"""With no limit of rounds a game at random may go on for ever: it is looked at for a while."""

from __future__ import annotations

import pytest

from tablee.engine.chance import new_chance
from tablee.engine.game import game
from tablee.engine.playout import Whim, any_allowed
from tablee.engine.record import Stack
from tablee.engine.rule import Box, broken_law, deal, play, rule
from tablee.engine.table import CommonTable, next_to_act
from tablee.engine.tale import NO_TALE, Tale
from tablee.engine.twin import entry

GAMES, A_WHILE = 2_000, 1_500  # decisions: some two hundred rounds


@rule
def laws_for_a_while(
    tables: Stack[CommonTable], box: Box, w: Whim, games: int, most: int, tale: Tale
) -> int:
    """Random games from the blank table 0, so many decisions long at most: the law that broke, or
    0; less than 0 is how many games went on."""
    t, going_on = tables[1], 0
    for g in range(games):
        tables[1] = tables[0]
        new_chance(t, g, 3)
        deal(t, box, tale)
        decisions = 0
        while t.to_act != 0 and decisions < most:
            law = broken_law(t, box)
            if law != 0:
                return law
            seat = next_to_act(t)
            play(t, box, seat, any_allowed(t, box, seat, w), tale)
            decisions += 1
        if t.to_act != 0:
            going_on += 1
    return -going_on


@pytest.mark.rule("NV-89")
@pytest.mark.parametrize("supply", ["limited", "unlimited"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_laws_are_kept_with_no_limit_of_rounds(seats: int, supply: str) -> None:
    vouivres = game("vouivres")
    tables = Stack(vouivres.table, 2)
    tables[0] = vouivres.blank_table(seats, {"round_limit": "none", "gem_supply": supply})
    looking = entry(laws_for_a_while, vouivres.table)
    result = looking(tables, vouivres.box, Whim.seeded(seats), GAMES, A_WHILE, NO_TALE)
    assert result <= 0, f"law {result} is broken"
