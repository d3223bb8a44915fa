"""The rules of *Les chercheurs de trésors*, in the rulebook's order.

CT-n in a comment is rule n of rulebook.en.md. A verdict is 0, or the number
of the rule that forbids the action.
"""

from __future__ import annotations

from tablee.engine.chance import draw, forget_chance
from tablee.engine.record import UNKNOWN
from tablee.engine.rule import rule
from tablee.engine.table import answered, ask
from tablee.engine.tale import Tale, tell, whisper
from tablee.games.chercheurs.actions import (
    BEGIN,
    CHOOSE_START_CELL,
    DEALT,
    DIG,
    DIG_MORE,
    DIGS,
    DO_MORE,
    END_TURN,
    ENDS_TURN,
    FINISHES,
    IS_FIRST_PLAYER,
    PASS,
    PASS_TURN,
    PASSES,
    PLACE_MORE,
    PLACE_TILE,
    PLACES_ALONE,
    PLACES_BESIDE,
    POST_GUARD,
    POST_MORE,
    POSTS_GUARD,
    SPANS,
    START_CELL,
    START_TILE_DRAWN,
    START_TILE_LAID,
    TAKE_GUARD,
    TAKE_TILE,
    TAKES_GUARD,
    TAKES_TILE,
)
from tablee.games.chercheurs.table import (
    ANY_THIS_TURN,
    ASIDE,
    BOARD,
    CELLS,
    CENTRE,
    CROSSES,
    DIGGING,
    EMPTY,
    FINISHER_FIRST,
    FIRST_PLAYER_CHOOSES,
    MOST_SEATS,
    NONE,
    PLACING,
    POSTING,
    SEAT_0,
    SIDE,
    SIMPLIFIED,
    STANDARD,
    SUPPLY,
    TAKING_GUARD,
    TAKING_TILE,
    TILES,
    Box,
    Table,
)

ALLOWED = 0
TOP, LEFT = 0, 0

# ---------------------------------------------------------------- setup


@rule
def deal(t: Table, box: Box, tale: Tale) -> None:
    """CT-2 to CT-23, as far as they go before someone has to choose."""
    clear_the_board(t)
    give_chests_and_guards(t, box)
    draw_first_player(t, tale)
    draw_start_tile(t, tale)
    if t.start_cell == FIRST_PLAYER_CHOOSES:
        ask(t, t.first, CHOOSE_START_CELL)  # CT-92
    elif t.start_cell == CENTRE:
        lay_start_tile(t, box, CELLS // 2, tale)
    else:
        lay_start_tile(t, box, draw(t, CELLS), tale)  # CT-9


@rule
def clear_the_board(t: Table) -> None:
    """CT-3: all boats start on 0; no tile has a place yet."""
    for tile in range(TILES):
        t.tile_at[tile] = SUPPLY
        t.taken[tile] = 0
    for cell in range(CELLS):
        t.laid_in[cell] = EMPTY
    for cross in range(CROSSES):
        t.chest_by[cross] = EMPTY
        t.guard_by[cross] = EMPTY
    t.supply = TILES
    t.chests_down, t.guards_down, t.crosses_up = 0, 0, 0
    t.to_act, t.turn, t.passes = 0, 0, 0
    t.last_cell, t.finisher = EMPTY, EMPTY
    forget_kinds(t)
    for seat in range(MOST_SEATS):
        t.hand[seat], t.dealt[seat], t.points[seat] = 0, 0, 0


@rule
def give_chests_and_guards(t: Table, box: Box) -> None:
    """CT-16 to CT-18, CT-21, CT-82."""
    for seat in range(MOST_SEATS):
        t.chests[seat], t.guards[seat] = 0, 0
    for seat in range(t.seats):
        t.chests[seat] = box.chests_dealt[t.seats]
        t.guards[seat] = box.guards_dealt[t.seats]
    if t.mode == STANDARD:
        t.free_guards = box.free_guards[t.seats]
    else:
        t.free_guards = box.free_guards_simplified[t.seats]


@rule
def draw_first_player(t: Table, tale: Tale) -> None:
    """CT-23."""
    t.first = 0
    if t.first_player != SEAT_0:
        t.first = draw(t, t.seats)
    t.current = t.first
    tell(tale, IS_FIRST_PLAYER, t.first, 23, 0, 0, 0)


@rule
def draw_start_tile(t: Table, tale: Tale) -> None:
    """CT-8: it lies face up, for all to see."""
    t.start_tile = draw(t, TILES)
    t.tile_at[t.start_tile] = ASIDE
    t.supply -= 1
    t.row_shift, t.col_shift = UNKNOWN, UNKNOWN
    tell(tale, START_TILE_DRAWN, t.first, 8, t.start_tile, 0, 0)


@rule
def lay_start_tile(t: Table, box: Box, cell: int, tale: Tale) -> None:
    """CT-9 to CT-14: its digits turn the tokens on both sides. It scores for nobody."""
    t.row_shift = (box.row_digit[t.start_tile] - 1 - cell // SIDE) % SIDE
    t.col_shift = (box.col_digit[t.start_tile] - 1 - cell % SIDE) % SIDE
    lay(t, box, t.start_tile, cell)
    tell(tale, START_TILE_LAID, t.first, 9, t.start_tile, cell, 0)
    deal_tiles(t, box, tale)
    begin_turn(t, box, t.first, tale)


@rule
def deal_tiles(t: Table, box: Box, tale: Tale) -> None:
    """CT-15: so many each, at random; CT-19: the others lie face up."""
    for seat in range(t.seats):
        for _ in range(box.tiles_dealt[t.seats]):
            tile = draw_undealt_tile(t)
            t.tile_at[tile] = seat
            t.supply -= 1
            t.hand[seat] += 1
            t.dealt[seat] += 1
            whisper(tale, 1 << seat, DEALT, seat, 15, tile, 0, 0)


@rule
def draw_undealt_tile(t: Table) -> int:
    """A random tile of those that have no place yet."""
    skip = draw(t, t.supply)
    tile = 0
    while t.tile_at[tile] != SUPPLY or skip > 0:
        if t.tile_at[tile] == SUPPLY:
            skip -= 1
        tile += 1
    return tile


# ---------------------------------------------------------------- the turn


@rule
def begin_turn(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """CT-25: the end is looked at first, then whether anything can be done."""
    t.current = seat
    t.turn += 1
    t.last_cell = EMPTY
    forget_kinds(t)
    if owns_nothing(t, seat) and nothing_left_to_take(t):
        finish(t, box, seat, tale)
    elif can_act(t, seat):
        ask(t, seat, BEGIN)
    else:
        ask(t, seat, PASS)


@rule
def forget_kinds(t: Table) -> None:
    """A turn begins with no kind of action begun."""
    t.kind = NONE
    for kind in range(NONE, POSTING + 1):
        t.kind_used[kind] = 0


@rule
def can_act(t: Table, seat: int) -> bool:
    """CT-27, CT-29: whether any kind of action is possible. A tile always has its place (CT-31)."""
    return (
        not nothing_left_to_take(t)
        or t.hand[seat] > 0
        or (t.chests[seat] > 0 and open_crosses(t) > 0)
        or (t.guards[seat] > 0 and unguarded_chests(t) > 0)
    )


@rule
def owns_nothing(t: Table, seat: int) -> bool:
    """No tile, no chest and no guard behind the screen."""
    return t.hand[seat] + t.chests[seat] + t.guards[seat] == 0


@rule
def nothing_left_to_take(t: Table) -> bool:
    """CT-39, CT-43: neither tiles nor guards."""
    return t.supply + t.free_guards == 0


@rule
def open_crosses(t: Table) -> int:
    """Red crosses on the board that have no chest yet."""
    return t.crosses_up - t.chests_down


@rule
def unguarded_chests(t: Table) -> int:
    """Chests on the board with no guard beside them."""
    return t.chests_down - t.guards_down


@rule
def span(t: Table, seat: int) -> tuple[int, int, int]:
    """The actions that can answer what the seat has been asked."""
    first, end, apart = SPANS[t.question[seat]]
    if first == TAKE_TILE and nothing_left_to_take(t):
        first = PLACE_TILE  # no need to ask about each tile any more
    return first, end, apart


@rule
def verdict(t: Table, box: Box, seat: int, action: int) -> int:
    """0 where the seat may do this now, else the number of the rule that forbids it."""
    if t.to_act == 0:
        return 72  # the game is over
    if seat != t.current:
        return 24
    if t.question[seat] == CHOOSE_START_CELL:
        return ALLOWED if action >= START_CELL else 92
    if action < TAKE_GUARD:
        return verdict_on_taking_tile(t, action)
    if action == TAKE_GUARD:
        return verdict_on_taking_guard(t)
    if action < DIG:
        return verdict_on_placing(t, box, seat, action - PLACE_TILE)
    if action < POST_GUARD:
        return verdict_on_digging(t, box, seat, action - DIG)
    if action < END_TURN:
        return verdict_on_posting(t, seat, action - POST_GUARD)
    if action == END_TURN:
        return verdict_on_ending_turn(t)
    if action == PASS_TURN:
        return ALLOWED if t.question[seat] == PASS else 29
    return 9  # the start tile is laid once, before the first turn


@rule
def verdict_on_kind(t: Table, kind: int) -> int:
    """CT-26: one kind of action a turn; CT-84: in `simplified_once`, each kind
    once; CT-85: in `simplified`, any."""
    if t.mode == SIMPLIFIED or t.kind == NONE:
        return ALLOWED
    if t.mode == STANDARD:
        return ALLOWED if kind == t.kind else 26
    if t.kind_used[kind] == 0:
        return ALLOWED
    takes = kind in (TAKING_TILE, TAKING_GUARD)
    return 84 if takes or kind != t.kind else ALLOWED


@rule
def verdict_on_ending_turn(t: Table) -> int:
    """CT-28, CT-86: not before something has been done; CT-29: who can do nothing passes."""
    if t.question[t.current] == PASS:
        return 29
    if t.kind == NONE:
        return 28 if t.mode == STANDARD else 86
    return ALLOWED


@rule
def play(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Carry out one unit of an action (CT-33), or the end of a turn."""
    answered(t, seat)
    if action >= START_CELL:
        lay_start_tile(t, box, action - START_CELL, tale)
    elif action == PASS_TURN:
        pass_turn(t, box, seat, tale)
    elif action == END_TURN:
        tell(tale, ENDS_TURN, seat, 33, 0, 0, 0)
        next_turn(t, box, tale)
    else:
        act(t, box, seat, action, tale)


@rule
def act(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Carry out one unit, then see whether the turn goes on."""
    t.passes = 0
    if action < TAKE_GUARD:
        take_tile(t, seat, action, tale)
    elif action == TAKE_GUARD:
        take_guard(t, seat, tale)
    elif action < DIG:
        place_tile(t, box, seat, action - PLACE_TILE, tale)
    elif action < POST_GUARD:
        dig(t, seat, action - DIG, tale)
    else:
        post_guard(t, seat, action - POST_GUARD, tale)
    go_on(t, box, seat, tale)


@rule
def begin_kind(t: Table, kind: int) -> None:
    """This kind of action is running."""
    t.kind = kind
    t.kind_used[kind] = 1


@rule
def go_on(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """CT-33, CT-86: after a unit the player may do more, or stop."""
    if turn_is_over(t, seat):
        next_turn(t, box, tale)
    else:
        ask(t, seat, question_after(t))


@rule
def turn_is_over(t: Table, seat: int) -> bool:
    """Whether all can see that nothing more can be done. While a player holds
    a tile the turn has to be ended in words: ending it unasked would show
    that none of the tiles in hand fits the chain."""
    if t.mode != STANDARD:
        return not can_act(t, seat)
    if t.kind == PLACING:
        return t.hand[seat] == 0
    if t.kind == DIGGING:
        return t.chests[seat] == 0 or open_crosses(t) == 0
    if t.kind == POSTING:
        return t.guards[seat] == 0 or unguarded_chests(t) == 0
    return True  # CT-32: taking is a whole turn


@rule
def question_after(t: Table) -> int:
    """What more may be done once a unit of the running kind has been."""
    if t.mode != STANDARD:
        return DO_MORE
    if t.kind == PLACING:
        return PLACE_MORE
    if t.kind == DIGGING:
        return DIG_MORE
    return POST_MORE


@rule
def next_turn(t: Table, box: Box, tale: Tale) -> None:
    """CT-24: clockwise."""
    begin_turn(t, box, (t.current + 1) % t.seats, tale)


@rule
def pass_turn(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """CT-29, CT-30: nothing changes but whose turn it is."""
    t.passes += 1
    tell(tale, PASSES, seat, 29, 0, 0, 0)
    next_turn(t, box, tale)


@rule
def gain(t: Table, seat: int, points: int) -> None:
    """CT-34: the boat moves at once."""
    t.points[seat] += points


# ---------------------------------------------------------------- take a tile


@rule
def verdict_on_taking_tile(t: Table, tile: int) -> int:
    """CT-36, CT-38."""
    if t.tile_at[tile] != SUPPLY:
        return 38 if t.supply == 0 else 36
    return verdict_on_kind(t, TAKING_TILE)


@rule
def take_tile(t: Table, seat: int, tile: int, tale: Tale) -> None:
    """CT-36, CT-37: behind the screen, but everyone has seen which it was."""
    begin_kind(t, TAKING_TILE)
    t.tile_at[tile] = seat
    t.taken[tile] = 1
    t.supply -= 1
    t.hand[seat] += 1
    tell(tale, TAKES_TILE, seat, 36, tile, 0, 0)


# ---------------------------------------------------------------- take a guard


@rule
def verdict_on_taking_guard(t: Table) -> int:
    """CT-42."""
    if t.free_guards == 0:
        return 42
    return verdict_on_kind(t, TAKING_GUARD)


@rule
def take_guard(t: Table, seat: int, tale: Tale) -> None:
    """CT-41."""
    begin_kind(t, TAKING_GUARD)
    t.free_guards -= 1
    t.guards[seat] += 1
    tell(tale, TAKES_GUARD, seat, 41, 0, 0, 0)


# ---------------------------------------------------------------- place tiles


@rule
def cell_of(t: Table, box: Box, tile: int) -> int:
    """CT-45: the one cell whose tokens are the tile's digits."""
    row = (box.row_digit[tile] - 1 - t.row_shift) % SIDE
    col = (box.col_digit[tile] - 1 - t.col_shift) % SIDE
    return row * SIDE + col


@rule
def verdict_on_placing(t: Table, box: Box, seat: int, tile: int) -> int:
    """CT-44: one's own tile; CT-46, CT-47: the first anywhere, each further one in the chain."""
    if t.tile_at[tile] != seat:
        return 44
    kind = verdict_on_kind(t, PLACING)
    if kind != ALLOWED or t.mode == SIMPLIFIED or t.kind != PLACING:
        return kind  # CT-91: in `simplified` every tile may be a first one
    return ALLOWED if continues_chain(t, cell_of(t, box, tile)) else 47


@rule
def continues_chain(t: Table, cell: int) -> bool:
    """CT-47, CT-48: an edge shared with the previous tile, or, by option, any of this turn."""
    row, col = cell // SIDE, cell % SIDE
    return (
        (row > TOP and is_link(t, cell - SIDE))
        or (col > LEFT and is_link(t, cell - 1))
        or (col < SIDE - 1 and is_link(t, cell + 1))
        or (row < SIDE - 1 and is_link(t, cell + SIDE))
    )


@rule
def is_link(t: Table, cell: int) -> bool:
    """Whether the next tile of the chain may touch this one."""
    if t.chain_link == ANY_THIS_TURN:
        return t.laid_in[cell] == t.turn
    return cell == t.last_cell


@rule
def place_tile(t: Table, box: Box, seat: int, tile: int, tale: Tale) -> None:
    """CT-44 to CT-54."""
    begin_kind(t, PLACING)
    cell = cell_of(t, box, tile)
    t.hand[seat] -= 1
    if t.taken[tile] == 0:
        t.dealt[seat] -= 1
    points = points_for_tile(t, cell)
    if touches_a_tile(t, cell):
        tell(tale, PLACES_BESIDE, seat, 51, tile, cell, points)
    else:
        tell(tale, PLACES_ALONE, seat, 49, tile, cell, points)
    lay(t, box, tile, cell)
    gain(t, seat, points)


@rule
def lay(t: Table, box: Box, tile: int, cell: int) -> None:
    """CT-55, CT-56: it lies there for good, and belongs to nobody; nor does its cross (CT-59)."""
    t.tile_at[tile] = BOARD
    t.laid_in[cell] = t.turn
    t.last_cell = cell
    for cross in range(CROSSES):
        if box.cross_tile[cross] == tile:
            t.crosses_up += 1


@rule
def points_for_tile(t: Table, cell: int) -> int:
    """CT-49: alone, the free cells it sees; CT-51: touching, itself and the
    unbroken lines of tiles it joins. Either way, count along the four
    directions for as long as cells are like the one it touches or doesn't."""
    touches = touches_a_tile(t, cell)
    row, col = cell // SIDE, cell % SIDE
    points = 1 if touches else 0
    i = row - 1
    while i >= 0 and covered(t, i * SIDE + col) == touches:
        points += 1
        i -= 1
    i = row + 1
    while i < SIDE and covered(t, i * SIDE + col) == touches:
        points += 1
        i += 1
    i = col - 1
    while i >= 0 and covered(t, row * SIDE + i) == touches:
        points += 1
        i -= 1
    i = col + 1
    while i < SIDE and covered(t, row * SIDE + i) == touches:
        points += 1
        i += 1
    return points


@rule
def touches_a_tile(t: Table, cell: int) -> bool:
    """CT-48: by an edge; a corner is no contact."""
    row, col = cell // SIDE, cell % SIDE
    return (
        (row > TOP and covered(t, cell - SIDE))
        or (col > LEFT and covered(t, cell - 1))
        or (col < SIDE - 1 and covered(t, cell + 1))
        or (row < SIDE - 1 and covered(t, cell + SIDE))
    )


@rule
def covered(t: Table, cell: int) -> bool:
    """Whether a tile lies on the cell."""
    return t.laid_in[cell] != EMPTY


# ---------------------------------------------------------------- dig treasures


@rule
def verdict_on_digging(t: Table, box: Box, seat: int, cross: int) -> int:
    """CT-59, CT-60, CT-63."""
    if t.chests[seat] == 0:
        return 63
    if t.tile_at[box.cross_tile[cross]] != BOARD:
        return 59
    if t.chest_by[cross] != EMPTY:
        return 60
    return verdict_on_kind(t, DIGGING)


@rule
def dig(t: Table, seat: int, cross: int, tale: Tale) -> None:
    """CT-61: as many points as there are chests on the board, this one included."""
    begin_kind(t, DIGGING)
    t.chests[seat] -= 1
    t.chest_by[cross] = seat
    t.chests_down += 1
    gain(t, seat, t.chests_down)
    tell(tale, DIGS, seat, 61, cross, t.chests_down, 0)


# ---------------------------------------------------------------- post guards


@rule
def verdict_on_posting(t: Table, seat: int, cross: int) -> int:
    """CT-65, CT-66, CT-69."""
    if t.guards[seat] == 0:
        return 69
    if t.chest_by[cross] == EMPTY:
        return 65
    if t.guard_by[cross] != EMPTY:
        return 66
    return verdict_on_kind(t, POSTING)


@rule
def post_guard(t: Table, seat: int, cross: int, tale: Tale) -> None:
    """CT-67: as many points as there are chests and guards on the board, this one included."""
    begin_kind(t, POSTING)
    t.guards[seat] -= 1
    t.guard_by[cross] = seat
    t.guards_down += 1
    points = t.chests_down + t.guards_down
    gain(t, seat, points)
    tell(tale, POSTS_GUARD, seat, 67, cross, points, 0)


# ---------------------------------------------------------------- the end


@rule
def finish(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """CT-72, CT-73: over at once, and the one who ended it gets the bonus.
    CT-74: nobody is asked anything any more."""
    gain(t, seat, box.finish_bonus)
    t.finisher = seat
    tell(tale, FINISHES, seat, 73, box.finish_bonus, 0, 0)


@rule
def score(t: Table, box: Box, seat: int) -> int:
    """The points on the track, full laps counted."""
    return t.points[seat]


@rule
def rank(t: Table, box: Box, seat: int) -> int:
    """CT-80, CT-81: most points first; players level on points share the rank."""
    ahead = 0
    for other in range(t.seats):
        if is_ahead(t, other, seat):
            ahead += 1
    return 1 + ahead


@rule
def is_ahead(t: Table, one: int, other: int) -> bool:
    """Whether the one ranks before the other. By option, of those who share
    the lead the one who ended the game wins; further down, level is level."""
    if t.points[one] != t.points[other]:
        return t.points[one] > t.points[other]
    finished = t.tie_rule == FINISHER_FIRST and t.finisher == one and one != other
    return finished and is_in_the_lead(t, one)


@rule
def is_in_the_lead(t: Table, seat: int) -> bool:
    """Whether nobody has more points."""
    for other in range(t.seats):
        if t.points[other] > t.points[seat]:
            return False
    return True


# ---------------------------------------------------------------- what a seat can know


@rule
def redact(t: Table, box: Box, seat: int) -> None:
    """Only the owner has seen a dealt tile; a tile taken from the supply
    everyone has seen, and all counts can be counted."""
    forget_chance(t)
    for tile in range(TILES):
        if is_dealt_to_another(t, tile, seat):
            t.tile_at[tile] = UNKNOWN


@rule
def is_dealt_to_another(t: Table, tile: int, seat: int) -> bool:
    """Whether the tile is behind another's screen and was never seen."""
    holder = t.tile_at[tile]
    return 0 <= holder < MOST_SEATS and holder != seat and t.taken[tile] == 0


@rule
def guess(t: Table, box: Box, seat: int) -> None:
    """Deal the unknown tiles out again, as many to each other seat as it holds:
    every such deal is equally likely, if what the others chose is left aside."""
    unknown = 0
    for tile in range(TILES):
        if t.tile_at[tile] == UNKNOWN:
            unknown += 1
    for tile in range(TILES):
        if t.tile_at[tile] == UNKNOWN:
            holder = draw_holder(t, seat, draw(t, unknown))
            t.tile_at[tile] = holder
            t.dealt[holder] -= 1  # still to be dealt to this seat, until we are done
            unknown -= 1
    count_dealt(t)


@rule
def draw_holder(t: Table, seat: int, pick: int) -> int:
    """The other seat to whom the pick-th of the unknown tiles goes."""
    holder = 0
    while holder == seat or pick >= t.dealt[holder]:
        if holder != seat:
            pick -= t.dealt[holder]
        holder += 1
    return holder


@rule
def count_dealt(t: Table) -> None:
    """How many tiles each seat holds that nobody else has seen."""
    for seat in range(t.seats):
        t.dealt[seat] = 0
    for tile in range(TILES):
        holder = t.tile_at[tile]
        if 0 <= holder < MOST_SEATS and t.taken[tile] == 0:
            t.dealt[holder] += 1
