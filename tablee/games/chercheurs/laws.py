"""What can never be otherwise on a table of *Les chercheurs de trésors*, whatever is played."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.chercheurs.rules import cell_of, covered
from tablee.games.chercheurs.table import (
    ASIDE,
    BOARD,
    CELLS,
    CROSSES,
    EMPTY,
    MOST_SEATS,
    STANDARD,
    SUPPLY,
    TILES,
    Box,
    Table,
)

# No game makes more decisions: the cell of the start tile; then every unit lowers
# 2 x supply + hands + 2 x free guards + guards + chests, 60 at most, by one; and
# each turn, of which there are at most 184, holds at most one "end" or "pass".
MOST_DECISIONS = 60 + 184 + 1
MOST_TURNS = 184
MOST_POINTS = 304

TILE_IN_ONE_PLACE, TILES_COUNTED, CHESTS_KEPT, GUARDS_KEPT, GUARD_BY_CHEST, IN_BOUNDS = range(1, 7)


@rule
def broken_law(t: Table, box: Box) -> int:
    """0, or the first law that the table breaks."""
    if not each_tile_in_one_place(t, box):
        return TILE_IN_ONE_PLACE
    if not tiles_counted(t):
        return TILES_COUNTED
    if not chests_kept(t, box):
        return CHESTS_KEPT
    if not guards_kept(t, box):
        return GUARDS_KEPT
    if not guards_beside_chests(t):
        return GUARD_BY_CHEST
    if not in_bounds(t):
        return IN_BOUNDS
    return 0


@rule
def each_tile_in_one_place(t: Table, box: Box) -> bool:
    """A tile lies on its one cell, in the supply, or behind one screen; nothing else lies there."""
    laid = 0
    for tile in range(TILES):
        place = t.tile_at[tile]
        if place == BOARD:
            laid += 1
            if not covered(t, cell_of(t, box, tile)):
                return False
        elif not (place == SUPPLY or 0 <= place < t.seats or (place == ASIDE and t.turn == 0)):
            return False
    for cell in range(CELLS):
        if covered(t, cell):
            laid -= 1
    return laid == 0


@rule
def tiles_counted(t: Table) -> bool:
    """The counts of tiles are what one would count."""
    supply = 0
    for tile in range(TILES):
        if t.tile_at[tile] == SUPPLY:
            supply += 1
    for seat in range(MOST_SEATS):
        hand, dealt = 0, 0
        for tile in range(TILES):
            if t.tile_at[tile] == seat:
                hand += 1
                dealt += 1 - t.taken[tile]
        if hand != t.hand[seat] or dealt != t.dealt[seat]:
            return False
    return supply == t.supply


@rule
def chests_kept(t: Table, box: Box) -> bool:
    """Chests on the board and behind the screens: as many as were given out."""
    down = 0
    up = 0
    for cross in range(CROSSES):
        if t.tile_at[box.cross_tile[cross]] == BOARD:
            up += 1
        if t.chest_by[cross] != EMPTY:
            down += 1
            if t.tile_at[box.cross_tile[cross]] != BOARD:
                return False
    owned = 0
    for seat in range(MOST_SEATS):
        owned += t.chests[seat]
    given = t.seats * box.chests_dealt[t.seats]
    return (
        down == t.chests_down
        and up == t.crosses_up
        and down + owned == given
        and given <= box.chest_count
    )


@rule
def guards_kept(t: Table, box: Box) -> bool:
    """Guards on the board, behind the screens and free: as many as were given out."""
    down = 0
    for cross in range(CROSSES):
        if t.guard_by[cross] != EMPTY:
            down += 1
    owned = t.free_guards
    for seat in range(MOST_SEATS):
        owned += t.guards[seat]
    free = box.free_guards[t.seats] if t.mode == STANDARD else box.free_guards_simplified[t.seats]
    given = t.seats * box.guards_dealt[t.seats] + free
    return down == t.guards_down and down + owned == given and given <= box.guard_count


@rule
def guards_beside_chests(t: Table) -> bool:
    """CT-65: no guard without a chest."""
    for cross in range(CROSSES):
        if t.guard_by[cross] != EMPTY and t.chest_by[cross] == EMPTY:
            return False
    return True


@rule
def in_bounds(t: Table) -> bool:
    """The bounds proved for turns, passes in a row and points."""
    for seat in range(MOST_SEATS):
        if not 0 <= t.points[seat] <= MOST_POINTS:
            return False
    return t.turn <= MOST_TURNS and t.passes < t.seats
