"""The end: VO-173 to VO-176, and who stands where until then."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    DRAWS_LEVEL,
    IS_OUT,
    LOSES,
    RUNS_OUT_OF_TURNS,
    WINS,
)
from tablee.games.volfyirion.rules.pieces import (
    cities_up,
    end_of_line,
    first_city,
    line_of,
    side_of,
    strength,
)
from tablee.games.volfyirion.table import (
    ALL_LOST,
    ALL_WON,
    COOP,
    DRAWN,
    EMPTY,
    SOLO,
    TEAM,
    Box,
    Table,
)


@rule
def finish(t: Table, winner: int, number: int, tale: Tale) -> None:
    """VO-174: over at once. Nobody is asked anything any more."""
    t.winner = winner
    t.to_act = 0
    for seat in range(t.seats):
        if winner == DRAWN:
            tell(tale, DRAWS_LEVEL, seat, number, 0, 0, 0)
        elif has_won(t, seat):
            tell(tale, WINS, seat, number, 0, 0, 0)
        else:
            tell(tale, LOSES, seat, number, 0, 0, 0)


@rule
def has_won(t: Table, seat: int) -> bool:
    """Whether the seat is among the winners."""
    return t.winner == ALL_WON or t.winner == side_of(t, seat)


@rule
def line_has_fallen(t: Table, line: int, tale: Tale) -> None:
    """VO-173, VO-320, VO-372, VO-423: a line's last City is destroyed."""
    if t.mode == SOLO:
        finish(t, ALL_LOST, 320, tale)
    elif t.mode != COOP:
        finish(t, 1 - line, 423 if t.mode == TEAM else 173, tale)
    elif cities_up(t, 1 - line) == 0:
        finish(t, ALL_LOST, 372, tale)
    else:
        tell(tale, IS_OUT, line, 371, 0, 0, 0)


@rule
def judge(t: Table, box: Box, tale: Tale) -> None:
    """VO-176: the last turn is over. More Cities, then the stronger ones, then more Wonders."""
    tell(tale, RUNS_OUT_OF_TURNS, t.current, 176, 0, 0, 0)
    ahead = cities_up(t, 0) - cities_up(t, 1)
    if ahead == 0:
        ahead = strength_of_line(t, box, 0) - strength_of_line(t, box, 1)
    if ahead == 0:
        ahead = wonders_of(t, 0) - wonders_of(t, 1)
    if ahead > 0:
        finish(t, 0, 176, tale)
    elif ahead < 0:
        finish(t, 1, 176, tale)
    else:
        finish(t, DRAWN, 176, tale)


@rule
def strength_of_line(t: Table, box: Box, line: int) -> int:
    """The effective defence of all Cities that stand."""
    total = 0
    for city in range(first_city(t, line), end_of_line(t, line)):
        if t.standing[city] == 1:
            total += strength(t, box, city)
    return total


@rule
def wonders_of(t: Table, side: int) -> int:
    """The Wonders in play of a player or a team."""
    count = 0
    for seat in range(t.seats):
        if side_of(t, seat) == side:
            count += t.wonders[seat]
    return count


@rule
def score(t: Table, box: Box, seat: int) -> int:
    """VO-175: there are no points; the Cities that stand show who is ahead."""
    if t.mode == COOP:
        return cities_up(t, 0) + cities_up(t, 1)
    return cities_up(t, line_of(t, seat))


@rule
def rank(t: Table, box: Box, seat: int) -> int:
    """1 for the winners, 2 for who loses; VO-372: all may lose. Until it is over, by Cities."""
    if t.winner == DRAWN:
        return 1
    if t.winner != EMPTY:
        return 1 if has_won(t, seat) else 2
    if t.mode == SOLO or t.mode == COOP:
        return 1
    line = line_of(t, seat)
    return 1 if cities_up(t, line) >= cities_up(t, 1 - line) else 2


@rule
def side(t: Table, seat: int) -> int:
    """Who wins and loses together."""
    return side_of(t, seat)
