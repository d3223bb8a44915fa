"""Phases 1 to 3: dwarves placed in secret, shown all at once, and prices set by their crowds
(SZ-29 to SZ-46, SZ-154, SZ-156 to SZ-158)."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell, whisper
from tablee.games.silberzwerg.actions import (
    ASK_LEADER,
    ASK_MINER,
    ASK_READY,
    IS_READY,
    PLACE_GHOST,
    PLACE_LORD,
    PLACE_MINER,
    PLACES_GHOST,
    PLACES_LORD,
    PLACES_MINER,
    PRICE_SET,
    READY,
    REVEALS_GHOST,
    REVEALS_LORD,
    REVEALS_MINERS,
)
from tablee.games.silberzwerg.table import (
    COLUMNS,
    CONTRACT_COLUMN,
    EMPTY,
    GEM_COLOURS,
    MOST_SEATS,
    SPECIALS,
    Box,
    Table,
)

ALLOWED = 0


@rule
def clear_order_boards(t: Table) -> None:
    """SZ-62: every dwarf is back with its player. SZ-44: last round's prices are gone."""
    for seat in range(MOST_SEATS):
        clear_order_board(t, seat)
        t.scared[seat] = 0
        for special in range(SPECIALS):
            t.used[seat, special] = 0
    for colour in range(GEM_COLOURS):
        t.crowd[colour], t.price[colour] = 0, 0


@rule
def clear_order_board(t: Table, seat: int) -> None:
    """One board, with no dwarves on it."""
    t.placed[seat] = 0
    for colour in range(GEM_COLOURS):
        t.miners[seat, colour] = 0
    for column in range(COLUMNS):
        t.ghosts[seat, column], t.ghosts_done[seat, column] = 0, 0
        t.lords[seat, column], t.lords_done[seat, column] = 0, 0


@rule
def ask_for_next_dwarf(t: Table, box: Box, seat: int) -> None:
    """SZ-30: all do this at the same time. How many dwarves a player has placed all can see; where
    they stand, nobody else."""
    if t.placed[seat] < box.miners[t.seats]:
        ask(t, seat, ASK_MINER)
    elif t.placed[seat] < box.miners[t.seats] + box.leaders[t.seats]:
        ask(t, seat, ASK_LEADER)
    else:
        ask(t, seat, ASK_READY)


# ---------------------------------------------------------------- phase 1


@rule
def verdict_on_placement(t: Table, box: Box, seat: int, action: int) -> int:
    """SZ-31 to SZ-38, with the dwarves in this order: miners, leaders, and all is ready."""
    question = t.question[seat]
    if action < PLACE_GHOST:
        if question != ASK_MINER:
            return 31
        crowded = t.miners[seat, action - PLACE_MINER] >= box.most_miners_in_cell[t.seats]
        return 156 if crowded else ALLOWED
    if question == ASK_MINER:
        return 31
    if action == READY:
        return ALLOWED if question == ASK_READY else 33
    if question == ASK_READY:
        return 33
    if action < PLACE_LORD:
        return verdict_on_ghost_there(t, seat, action - PLACE_GHOST)
    return verdict_on_lord_there(t, box, seat, action - PLACE_LORD)


@rule
def verdict_on_ghost_there(t: Table, seat: int, column: int) -> int:
    """SZ-37, SZ-158: one ghost in a column. SZ-38: beside a lord, but for an option."""
    if t.ghosts[seat, column] > 0:
        return 158 if t.seats == 2 else 37
    if t.one_leader_per_column and t.lords[seat, column] > 0:
        return 38
    return ALLOWED


@rule
def verdict_on_lord_there(t: Table, box: Box, seat: int, column: int) -> int:
    """SZ-37, SZ-158: one lord in a column. SZ-157: with two players, two in the contract column.
    SZ-38: beside a ghost, but for an option."""
    if t.one_leader_per_column and t.ghosts[seat, column] > 0:
        return 38
    if column == CONTRACT_COLUMN:
        if t.lords[seat, column] < box.most_lords_on_contracts[t.seats]:
            return ALLOWED
        return 157 if t.seats == 2 else 37
    if t.lords[seat, column] > 0:
        return 158 if t.seats == 2 else 37
    return ALLOWED


@rule
def place(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """One dwarf onto the own board, or the word that all of them stand."""
    if action == READY:
        tell(tale, IS_READY, seat, 40, 0, 0, 0)
        return
    t.placed[seat] += 1
    if action < PLACE_GHOST:
        t.miners[seat, action - PLACE_MINER] += 1
        whisper(tale, 1 << seat, PLACES_MINER, seat, 31, action - PLACE_MINER, 0, 0)
    elif action < PLACE_LORD:
        t.ghosts[seat, action - PLACE_GHOST] += 1
        whisper(tale, 1 << seat, PLACES_GHOST, seat, 34, action - PLACE_GHOST, 0, 0)
    else:
        t.lords[seat, action - PLACE_LORD] += 1
        whisper(tale, 1 << seat, PLACES_LORD, seat, 34, action - PLACE_LORD, 0, 0)
    ask_for_next_dwarf(t, box, seat)


# ---------------------------------------------------------------- phases 2 and 3


@rule
def reveal(t: Table, tale: Tale) -> None:
    """SZ-41: all screens are lifted at once."""
    for place_at_table in range(t.seats):
        seat = (t.first_player + place_at_table) % t.seats
        for colour in range(GEM_COLOURS):
            if t.miners[seat, colour] > 0:
                tell(tale, REVEALS_MINERS, seat, 41, colour, t.miners[seat, colour], 0)
        for column in range(COLUMNS):
            if t.ghosts[seat, column] > 0:
                tell(tale, REVEALS_GHOST, seat, 41, column, 0, 0)
            for _ in range(t.lords[seat, column]):
                tell(tale, REVEALS_LORD, seat, 41, column, 0, 0)


@rule
def set_prices(t: Table, box: Box, tale: Tale) -> None:
    """SZ-42, SZ-43: the more miners, the cheaper. SZ-46: those scared away later have counted."""
    for colour in range(GEM_COLOURS):
        crowd = 0
        for seat in range(t.seats):
            crowd += t.miners[seat, colour]
        t.crowd[colour] = crowd
        t.price[colour] = box.price[crowd]
        tell(tale, PRICE_SET, EMPTY, 43, colour, t.price[colour], crowd)
