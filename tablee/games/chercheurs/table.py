"""What lies on the table of *Les chercheurs de trésors*, and what is in its box."""

from __future__ import annotations

from tablee.engine.record import Record, number, numbers
from tablee.engine.table import CommonTable

SIDE = 5  # rows and columns of the board
CELLS = TILES = SIDE * SIDE
CROSSES = 8
MOST_SEATS = 4

# Where a tile can be: behind the screen of seat 0..3, or
BOARD, SUPPLY, ASIDE = 4, 5, 6

EMPTY = -1  # no tile on this cell, no chest on this cross, nobody

# The options' values, in the order in which box.toml names them.
STANDARD, SIMPLIFIED, SIMPLIFIED_ONCE = range(3)
RANDOM_CELL, CENTRE, FIRST_PLAYER_CHOOSES = range(3)
RANDOM_PLAYER, SEAT_0 = range(2)
PREVIOUS, ANY_THIS_TURN = range(2)
SHARED, FINISHER_FIRST = range(2)

# The kinds of action of CT-26; NONE before the first of a turn.
NONE, TAKING_TILE, TAKING_GUARD, PLACING, DIGGING, POSTING = range(6)


class Table(CommonTable):
    """One table in play."""

    # Options
    mode = number()
    start_cell = number()
    first_player = number()
    chain_link = number()
    tie_rule = number()
    counts_visible = number()  # for the eye only: no rule reads it
    mark_taken_tiles = number()  # for the eye only

    # The island
    row_shift = number()  # how the coordinate tokens are turned (CT-13)
    col_shift = number()
    start_tile = number()
    tile_at = numbers(TILES)  # a seat, BOARD, SUPPLY, ASIDE or UNKNOWN
    taken = numbers(TILES)  # 1 where everyone saw a seat take the tile
    laid_in = numbers(CELLS)  # the turn in which a tile was laid on the cell, or EMPTY
    chest_by = numbers(CROSSES)  # the seat whose chest is on the cross, or EMPTY
    guard_by = numbers(CROSSES)  # the seat whose guard stands beside that chest, or EMPTY

    # Counts that could be counted from the above; kept because every verdict
    # asks for them, and counting them made random play a third slower.
    supply = number()  # tiles face up beside the board
    chests_down = number()  # chests on the board
    guards_down = number()  # guards on the board
    crosses_up = number()  # crosses on tiles that lie on the board
    hand = numbers(MOST_SEATS)  # tiles behind each screen
    dealt = numbers(MOST_SEATS)  # those of them that nobody else has seen

    free_guards = number()
    chests = numbers(MOST_SEATS)  # behind each screen
    guards = numbers(MOST_SEATS)
    points = numbers(MOST_SEATS)

    # The turn
    first = number()  # the first player
    current = number()  # the player on turn
    turn = number()  # the start tile is laid in turn 0
    kind = number()  # the kind of action that is running
    kind_used = numbers(6)  # 1 for each kind begun in this turn
    last_cell = number()  # where the previous tile of this chain lies
    passes = number()  # passes in a row
    finisher = number()  # the seat that ended the game, or EMPTY


class Box(Record):
    """The components; box.toml gives each figure and where it comes from."""

    row_digit = numbers(TILES)
    col_digit = numbers(TILES)
    cross_tile = numbers(CROSSES)  # the tile that carries each cross
    tiles_dealt = numbers(MOST_SEATS + 1)  # by number of players
    chests_dealt = numbers(MOST_SEATS + 1)
    guards_dealt = numbers(MOST_SEATS + 1)
    free_guards = numbers(MOST_SEATS + 1)
    free_guards_simplified = numbers(MOST_SEATS + 1)
    chest_count = number()
    guard_count = number()
    finish_bonus = number()

    # How the island looks: the landscape at each edge of each tile (BEACH, JUNGLE, ROCK, MARSH).
    north = numbers(TILES)
    east = numbers(TILES)
    south = numbers(TILES)
    west = numbers(TILES)
    track_spaces = number()
