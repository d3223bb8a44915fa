"""What a human may do as far as a glance tells. The verdict has the last word."""

from __future__ import annotations

from tablee.engine.record import Numbers
from tablee.engine.rule import NO_LIST, rule
from tablee.games.demeter.actions import (
    ATTACK_DRACULA,
    BUILD,
    BUILD_TWO_FOR_ONE,
    CALL,
    END_TURN,
    FROM_DISPLAY,
    FROM_PILE,
    HEAL,
    HUMAN_SPENT,
    HUMAN_TURN,
    MOVE,
    PLAY_CARD,
    SEARCH,
    STEAL,
)
from tablee.games.demeter.rules.common import ALLOWED
from tablee.games.demeter.rules.day import verdict_on_building
from tablee.games.demeter.table import PIECES, PLAYABLE, ROOMS, TWO_FOR_ONE, Box, Table


@rule
def shortlist(t: Table, box: Box, seat: int, listed: Numbers) -> int:
    """Of a human's turn; other questions have few answers."""
    question = t.question[seat]
    if question == HUMAN_TURN:
        return list_turn(t, box, seat, listed)
    if question == HUMAN_SPENT:
        return list_without_actions(t, seat, listed)
    return NO_LIST


@rule
def list_without_actions(t: Table, seat: int, listed: Numbers) -> int:
    """The end of the turn, an attempt to kill Dracula, the cards in hand, a free search."""
    listed[0] = END_TURN
    n = 1
    if t.has_read_second[seat] == 1 and t.night == 0:
        listed[n] = ATTACK_DRACULA
        n += 1
    if t.hand_size[seat] > 0:
        for card in range(PLAYABLE):
            if t.hand[seat, card] > 0:
                listed[n] = PLAY_CARD + card
                n += 1
    if t.free_searches > 0:
        n = list_searches(listed, n)
    return n


@rule
def list_searches(listed: Numbers, n: int) -> int:
    """From the display and from the pile."""
    listed[n] = SEARCH + FROM_DISPLAY
    listed[n + 1] = SEARCH + FROM_PILE
    return n + 2


@rule
def list_turn(t: Table, box: Box, seat: int, listed: Numbers) -> int:
    """That too, and what costs actions: through the doors of the room, what can be built."""
    n = list_without_actions(t, seat, listed)
    room = t.at[seat]
    if t.free_searches == 0 and t.room_left[room] > 0:
        n = list_searches(listed, n)
    for other in range(ROOMS):
        if box.door[room, other] == 1:
            listed[n] = MOVE + other
            n += 1
    listed[n] = CALL
    n += 1
    if t.wounds[seat] > 0:
        listed[n] = HEAL
        n += 1
    for other in range(t.seats):
        if other != seat and t.at[other] == room:
            listed[n] = STEAL + other
            n += 1
    for piece in range(PIECES):
        if verdict_on_building(t, box, seat, piece) == ALLOWED:
            listed[n] = BUILD + piece
            n += 1
        if t.hand[seat, TWO_FOR_ONE] > 0:
            listed[n] = BUILD_TWO_FOR_ONE + piece
            n += 1
    return n
