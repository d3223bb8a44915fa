"""What a seat can do in *Les chercheurs de trésors*, what it can be asked, and what can happen."""

from __future__ import annotations

from tablee.engine.actions import Actions
from tablee.games.chercheurs.table import CROSSES, SIDE

DIGITS = range(1, SIDE + 1)
TILE_NAMES = [f"{row}{col}" for row in DIGITS for col in DIGITS]
CELL_NAMES = [f"r{row}c{col}" for row in DIGITS for col in DIGITS]
CROSS_NAMES = [str(cross + 1) for cross in range(CROSSES)]

ACTIONS = Actions(
    take_tile={"tile": TILE_NAMES},
    take_guard={},
    place_tile={"tile": TILE_NAMES},
    dig={"cross": CROSS_NAMES},
    post_guard={"cross": CROSS_NAMES},
    end_turn={},
    pass_turn={},
    start_cell={"cell": CELL_NAMES},
)

TAKE_TILE = ACTIONS.first("take_tile")
TAKE_GUARD = ACTIONS.first("take_guard")
PLACE_TILE = ACTIONS.first("place_tile")
DIG = ACTIONS.first("dig")
POST_GUARD = ACTIONS.first("post_guard")
END_TURN = ACTIONS.first("end_turn")
PASS_TURN = ACTIONS.first("pass_turn")
START_CELL = ACTIONS.first("start_cell")

# What a seat can be asked, and the actions that may answer: the first, one past
# the last, and one that stands apart from them, if any.
NO_OTHER = -1
QUESTIONS = {
    "choose_start_cell": (START_CELL, ACTIONS.size, NO_OTHER),
    "begin": (TAKE_TILE, END_TURN, NO_OTHER),
    "place_more": (PLACE_TILE, DIG, END_TURN),
    "dig_more": (DIG, POST_GUARD, END_TURN),
    "post_more": (POST_GUARD, END_TURN, END_TURN),
    "do_more": (TAKE_TILE, PASS_TURN, NO_OTHER),
    "pass": (PASS_TURN, START_CELL, NO_OTHER),
}
CHOOSE_START_CELL, BEGIN, PLACE_MORE, DIG_MORE, POST_MORE, DO_MORE, PASS = range(7)
SPANS = tuple(QUESTIONS.values())

# What can happen, with what the numbers of its row mean.
EVENTS = {
    "is_first_player": (),
    "start_tile_drawn": ("tile",),
    "start_tile_laid": ("tile", "cell"),
    "dealt": ("tile",),
    "takes_tile": ("tile",),
    "takes_guard": (),
    "places_alone": ("tile", "cell", "points"),
    "places_beside": ("tile", "cell", "points"),
    "digs": ("cross", "points"),
    "posts_guard": ("cross", "points"),
    "ends_turn": (),
    "passes": (),
    "finishes": ("points",),
}
(
    IS_FIRST_PLAYER,
    START_TILE_DRAWN,
    START_TILE_LAID,
    DEALT,
    TAKES_TILE,
    TAKES_GUARD,
    PLACES_ALONE,
    PLACES_BESIDE,
    DIGS,
    POSTS_GUARD,
    ENDS_TURN,
    PASSES,
    FINISHES,
) = range(13)
