"""What a position of *Les chercheurs de trésors* is worth to a seat: a rule of thumb.

Points on the track count whole. What is still behind the screen counts for
what it would bring, less a part for having to wait for another turn: a long
chain, chests while many are yet to be dug, guards last of all. As long as
there is something left to take, waiting costs little; then everything must go.
"""

from __future__ import annotations

from tablee.engine.record import UNKNOWN
from tablee.engine.rule import rule
from tablee.games.chercheurs.rules import cell_of, points_for_tile
from tablee.games.chercheurs.table import (
    CELLS,
    CROSSES,
    EMPTY,
    PLACING,
    SIDE,
    TILES,
    Box,
    Table,
)

# Hundredths that a point still behind the screen is worth.
PATIENT = 90
LOOSE_TILE = 30  # a tile that is not in the best chain
HASTE = 12  # less for each job that may not find its turn any more

WOULD_BE_LAID = 1000  # stands in laid_in for a tile that is only thought of


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """In hundredths of a point."""
    if t.to_act == 0:
        return 100 * t.points[seat]
    wait = patience(t, seat)
    tiles = wait * best_chain(t, box, seat) // 100
    return 100 * t.points[seat] + tiles + wait * (chests_to_come(t, seat) + guards_to_come(t, seat))


@rule
def patience(t: Table, seat: int) -> int:
    """What a point later is worth, in hundredths of a point now: less when the
    game may end before all jobs (a chain, a dig, a post) have had their turn."""
    jobs = 0
    if t.hand[seat] > 0:
        jobs += 1 + t.hand[seat] // 6
    if t.chests[seat] > 0:
        jobs += 1
    if t.guards[seat] > 0:
        jobs += 1
    rounds = (t.supply + t.free_guards) // t.seats
    return PATIENT - HASTE * max(0, jobs - rounds)


@rule
def chests_to_come(t: Table, seat: int) -> int:
    """Points for one's chests, if they are dug with as many of the others' as
    are dug before them: the middle of what is left, each."""
    mine = t.chests[seat]
    others = 0
    for other in range(t.seats):
        if other != seat:
            others += t.chests[other]
    first = t.chests_down + others // 2
    points = 0
    for i in range(mine):
        if first + i < CROSSES:
            points += first + i + 1
    return points


@rule
def guards_to_come(t: Table, seat: int) -> int:
    """Points for one's guards, once most chests have been dug."""
    chests = (t.chests_down + CROSSES) // 2
    points = 0
    for i in range(t.guards[seat]):
        if t.guards_down + i < CROSSES:
            points += chests + t.guards_down + i + 1
    return points


@rule
def best_chain(t: Table, box: Box, seat: int) -> int:
    """Hundredths of a point for one's tiles: the best chain, extended each
    time by the tile that pays most, and a part for each tile left over."""
    best = 0
    for tile in range(TILES):
        if t.tile_at[tile] == seat:
            best = max(best, chain_from(t, seat, cell_of(t, box, tile)))
    if t.current == seat and t.kind == PLACING:
        # The chain that is running needs no other turn.
        best = max(best, 100 * chain_on(t, seat, t.last_cell) // PATIENT)
    return best


@rule
def chain_from(t: Table, seat: int, cell: int) -> int:
    """A chain that starts on this cell."""
    points = points_for_tile(t, cell)
    t.laid_in[cell] = WOULD_BE_LAID
    worth = 100 * points + chain_on(t, seat, cell)
    t.laid_in[cell] = EMPTY
    return worth


@rule
def chain_on(t: Table, seat: int, cell: int) -> int:
    """A chain that goes on from this cell, whose tiles are then taken up again."""
    worth, laid = 0, 0
    going = True
    while going:
        next_cell = best_neighbour(t, seat, cell)
        going = next_cell != UNKNOWN
        if going:
            worth += 100 * points_for_tile(t, next_cell)
            t.laid_in[next_cell] = WOULD_BE_LAID
            cell = next_cell
            laid += 1
    for other in range(CELLS):
        if t.laid_in[other] == WOULD_BE_LAID:
            t.laid_in[other] = EMPTY
    return worth + LOOSE_TILE * (t.hand[seat] - laid)


@rule
def best_neighbour(t: Table, seat: int, cell: int) -> int:
    """The neighbouring cell whose tile one holds that pays most, or UNKNOWN."""
    best, most = UNKNOWN, 0
    row, col = cell // SIDE, cell % SIDE
    for side in range(4):
        i = row + (1 if side == 0 else 0) - (1 if side == 1 else 0)
        j = col + (1 if side == 2 else 0) - (1 if side == 3 else 0)
        if 0 <= i < SIDE and 0 <= j < SIDE and holds_tile_of(t, seat, i, j):
            points = points_for_tile(t, i * SIDE + j)
            if points > most:
                best, most = i * SIDE + j, points
    return best


@rule
def holds_tile_of(t: Table, seat: int, row: int, col: int) -> bool:
    """Whether the seat holds the tile of this cell, and hasn't thought of laying it yet."""
    # Tiles are numbered by their digits, row by row.
    tile = (row + t.row_shift) % SIDE * SIDE + (col + t.col_shift) % SIDE
    return t.tile_at[tile] == seat and t.laid_in[row * SIDE + col] == EMPTY
