"""Co-op: VO-340 to VO-374."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    CITY_HOLDS_OUT,
    DISPELS,
    DRAGON_BURNS,
    DRAGON_FLIES,
    FIGHTS,
    HOLDS,
    KEEPS_IN_GRID,
    RAGE_RENEWED,
    REVEALS_IN_GRID,
    STEPS,
    TAMES,
    THIN,
    WEEDS,
    WONDERS,
)
from tablee.games.volfyirion.rules.cities import raze
from tablee.games.volfyirion.rules.ending import finish, line_has_fallen
from tablee.games.volfyirion.rules.pieces import (
    ALLOWED,
    B,
    K,
    cities_up,
    line_of_city,
    strength,
)
from tablee.games.volfyirion.rules.piles import draw_title
from tablee.games.volfyirion.table import (
    ALL_WON,
    CELLS,
    COST,
    EMPTY,
    MOST_SEATS,
    TRIO,
    Box,
    Table,
)

# VO-341: the Cities clockwise, by Defence Value 10, 9, 8 of each player.
CIRCLE = (2, 1, 0, 6, 5, 4)
ROUND = 6

# ---------------------------------------------------------------- the turn begins


@rule
def begin_coop_turn(t: Table, box: Box, tale: Tale) -> None:
    """VO-348, VO-351: Wonders are revealed, and the dragon moves by what the first one costs."""
    first = EMPTY
    for _ in range(box.first_reveals if t.turn == 1 else box.grid_reveals):
        title = reveal(t, tale)
        if first == EMPTY:
            first = title
    if first != EMPTY:
        fly(t, box.card[first, COST], 1)
        tell(tale, DRAGON_FLIES, t.current, 351, t.dragon, 0, 0)
    for cell in range(CELLS):
        t.grid_sealed[cell] = 0  # VO-356
    for seat in range(MOST_SEATS):
        t.weeded[seat] = 0


@rule
def reveal(t: Table, tale: Tale) -> int:
    """VO-349, VO-350: the next Wonder of the Rage Deck goes to the first free cell."""
    if t.rage_deck_size == 0:
        renew_rage_deck(t, tale)
    if t.rage_deck_size == 0:
        return EMPTY
    title = draw_wonder_of_rage(t)
    cell = 0
    while t.grid[cell] != EMPTY:
        cell += 1
    t.grid[cell], t.grid_sealed[cell] = title, 0
    tell(tale, REVEALS_IN_GRID, t.current, 349, title, cell, 0)
    return title


@rule
def draw_wonder_of_rage(t: Table) -> int:
    """A random one."""
    t.rage_deck_size -= 1
    return draw_title(t, t.rage_deck, 0, t.rage_deck_size + 1)


@rule
def renew_rage_deck(t: Table, tale: Tale) -> None:
    """VO-350: from its discard pile."""
    for title in WONDERS:
        t.rage_deck[0, title] = t.rage_discard[title]
        t.rage_deck_size += t.rage_discard[title]
        t.rage_discard[title] = 0
    tell(tale, RAGE_RENEWED, t.current, 350, 0, 0, 0)


@rule
def fly(t: Table, cities: int, way: int) -> None:
    """VO-351, VO-357: so many standing Cities round the circle, clockwise or (-1) back."""
    at = 0
    while CIRCLE[at] != t.dragon:
        at += 1
    left = cities
    while left > 0:
        at = (at + way) % ROUND
        if t.standing[CIRCLE[at]] == 1:
            left -= 1
    t.dragon = CIRCLE[at]


# ---------------------------------------------------------------- what the players can do


@rule
def verdict_on_dispelling(t: Table, box: Box, seat: int, cell: int) -> int:
    """VO-355, VO-361: with one's own Battle."""
    if t.grid[cell] == EMPTY:
        return 355
    return ALLOWED if t.points[seat, B] >= box.card[t.grid[cell], COST] else 361


@rule
def dispel(t: Table, box: Box, seat: int, cell: int, tale: Tale) -> None:
    """VO-355: it leaves its cell empty."""
    title = t.grid[cell]
    t.points[seat, B] -= box.card[title, COST]
    tell(tale, DISPELS, seat, 355, title, box.card[title, COST], 0)
    leave_grid(t, cell)


@rule
def leave_grid(t: Table, cell: int) -> None:
    """To the Rage discard pile."""
    t.rage_discard[t.grid[cell]] += 1
    t.grid[cell], t.grid_sealed[cell] = EMPTY, 0


@rule
def verdict_on_holding(t: Table, box: Box, seat: int, cell: int) -> int:
    """VO-356, VO-361: with one's own Knowledge."""
    if t.grid[cell] == EMPTY or t.grid_sealed[cell] == 1:
        return 356
    return ALLOWED if t.points[seat, K] >= box.card[t.grid[cell], COST] else 361


@rule
def hold(t: Table, box: Box, seat: int, cell: int, tale: Tale) -> None:
    """VO-356: sealed until the next turn."""
    title = t.grid[cell]
    t.points[seat, K] -= box.card[title, COST]
    t.grid_sealed[cell] = 1
    tell(tale, HOLDS, seat, 356, title, box.card[title, COST], 0)


@rule
def verdict_on_stepping(t: Table, box: Box, seat: int) -> int:
    """VO-357."""
    return ALLOWED if t.points[seat, K] >= box.step_cost else 357


@rule
def step(t: Table, box: Box, seat: int, way: int, tale: Tale) -> None:
    """VO-357: one standing City on, or back."""
    t.points[seat, K] -= box.step_cost
    fly(t, 1, way)
    tell(tale, STEPS, seat, 357, t.dragon, 0, 0)


@rule
def verdict_on_weeding(t: Table, box: Box, seat: int) -> int:
    """VO-358: once a turn and player."""
    return ALLOWED if t.weeded[seat] == 0 and t.points[seat, K] >= box.weed_cost else 358


@rule
def weed(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-358: a card is removed."""
    t.points[seat, K] -= box.weed_cost
    t.weeded[seat] = 1
    tell(tale, WEEDS, seat, 358, box.weed_cost, 0, 0)
    t.just_got = EMPTY
    ask(t, seat, THIN)


@rule
def verdict_on_winning_together(t: Table, box: Box, points: int) -> int:
    """VO-359: what both have, added up."""
    return ALLOWED if t.points[0, points] + t.points[1, points] >= box.together_cost else 359


@rule
def verdict_on_winning_for_both(t: Table, box: Box, seat: int, points: int) -> int:
    """VO-360: one player has enough."""
    return ALLOWED if t.points[seat, points] >= box.alone_cost else 360


@rule
def win_together(t: Table, box: Box, seat: int, points: int, price: int, tale: Tale) -> None:
    """VO-340, VO-359, VO-360: both win at once."""
    own = min(price, t.points[seat, points])
    t.points[seat, points] -= own
    t.points[1 - seat, points] -= price - own
    if points == B:
        tell(tale, FIGHTS, seat, 359, price, 0, 0)
    else:
        tell(tale, TAMES, seat, 359, price, 0, 0)
    finish(t, ALL_WON, 359, tale)


# ---------------------------------------------------------------- the dragon's attack


@rule
def rage_attack(t: Table, box: Box, tale: Tale) -> None:
    """VO-362 to VO-370, at the end of the turn."""
    if t.standing[t.dragon] == 1 and some_unsealed(t):
        attack_city(t, box, needed_to_burn(t, box), tale)
    tidy(t)


@rule
def needed_to_burn(t: Table, box: Box) -> int:
    """VO-365: what the Wonders must come to; every ruin makes the dragon stronger."""
    return strength(t, box, t.dragon) - box.rage_bonus[t.difficulty] * ruins(t)


@rule
def some_unsealed(t: Table) -> bool:
    """VO-365: without an unsealed Wonder there is no attack."""
    for cell in range(CELLS):
        if t.grid[cell] != EMPTY and t.grid_sealed[cell] == 0:
            return True
    return False


@rule
def ruins(t: Table) -> int:
    """VO-365: how many Cities are destroyed."""
    return 2 * TRIO - cities_up(t, 0) - cities_up(t, 1)


@rule
def attack_city(t: Table, box: Box, needed: int, tale: Tale) -> None:
    """VO-364, VO-367: the running total reaches what is needed, or not."""
    cells = cells_needed(t, box, needed)
    if cells == EMPTY:
        tell(tale, CITY_HOLDS_OUT, t.current, 364, t.dragon, 0, 0)
        return
    city = t.dragon
    tell(tale, DRAGON_BURNS, line_of_city(city), 367, city, 0, 0)
    raze(t, city, 367, tale)
    sweep(t, box, cells, tale)
    if cities_up(t, line_of_city(city)) == 0:
        line_has_fallen(t, line_of_city(city), tale)


@rule
def cells_needed(t: Table, box: Box, needed: int) -> int:
    """VO-362, VO-363: how many cells, in reading order, the total takes to reach what is needed,
    or EMPTY. The first row counts as a product at once; of each further row first the first
    unsealed card alone."""
    total = 0
    for row in range(CELLS // 2):
        left, right = counted(t, box, 2 * row), counted(t, box, 2 * row + 1)
        if row > 0 and left > 0 and right > 0 and total + left >= needed:
            return 2 * row + 1
        total += left * right if left > 0 and right > 0 else left + right
        if total >= needed:
            return 2 * row + 2
    return EMPTY


@rule
def counted(t: Table, box: Box, cell: int) -> int:
    """What a cell counts: the cost of its Wonder, 0 if it is empty or sealed."""
    if t.grid[cell] == EMPTY or t.grid_sealed[cell] == 1:
        return 0
    return box.card[t.grid[cell], COST]


@rule
def sweep(t: Table, box: Box, cells: int, tale: Tale) -> None:
    """VO-368: all Wonders are discarded but one: the dearest that the total didn't need."""
    kept, most = EMPTY, 0
    for cell in range(CELLS):
        spare = cell >= cells or t.grid_sealed[cell] == 1
        if spare and t.grid[cell] != EMPTY and box.card[t.grid[cell], COST] > most:
            kept, most = cell, box.card[t.grid[cell], COST]
    for cell in range(CELLS):
        if t.grid[cell] != EMPTY and cell != kept:
            leave_grid(t, cell)
    if kept != EMPTY:
        tell(tale, KEEPS_IN_GRID, t.current, 368, t.grid[kept], 0, 0)


@rule
def tidy(t: Table) -> None:
    """VO-370: the left column slides up; then the right one, card by card, each to the left
    wherever there is room in its row."""
    for cell in range(0, CELLS, 2):
        if t.grid[cell] != EMPTY:
            move_cell(t, cell, first_free(t, 0))
    for cell in range(1, CELLS, 2):
        if t.grid[cell] != EMPTY:
            free = min(first_free(t, 1), cell)
            move_cell(t, cell, free - 1 if t.grid[free - 1] == EMPTY else free)


@rule
def first_free(t: Table, column: int) -> int:
    """The first free cell of a column."""
    cell = column
    while cell < CELLS and t.grid[cell] != EMPTY:
        cell += 2
    return cell


@rule
def move_cell(t: Table, source: int, target: int) -> None:
    """A Wonder moves up the grid."""
    if target < source:
        t.grid[target], t.grid_sealed[target] = t.grid[source], t.grid_sealed[source]
        t.grid[source], t.grid_sealed[source] = EMPTY, 0
