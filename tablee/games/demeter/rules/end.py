"""Elimination, and how the game ends: DE-105 to DE-108, DE-230 to DE-234, DE-316, DE-317."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.tale import Tale, tell
from tablee.games.demeter.actions import (
    DRACULA_WINS,
    ELIMINATED,
    SHOWS_CARD,
    VAMPIRES_WIN,
)
from tablee.games.demeter.table import (
    ALL_ELIMINATED,
    CARDS,
    DEAD,
    GHOUL,
    GHOUL_TOKEN,
    HIDEOUT,
    HUMAN,
    HUMAN_TOKEN,
    NO_CLUE,
    NO_HUMAN_LEFT,
    NOT_OVER,
    NOT_PENDING,
    NOTHING,
    OFF_BOARD,
    PIECES,
    RESOURCES,
    UNREAD,
    VAMPIRE,
    VAMPIRES_WON,
    Box,
    Table,
)


@rule
def somebody_is_lost(t: Table, box: Box) -> bool:
    """Whether anybody has too many wounds, or is about to become a vampire-player."""
    for seat in range(t.seats):
        most = box.ghoul_wounds if t.role[seat] == GHOUL else box.human_wounds
        if t.wounds[seat] >= most:
            return True
    return t.turning != 0


@rule
def bury_the_dead(t: Table, box: Box, tale: Tale) -> None:
    """DE-105, DE-108: whoever has too many wounds is out at once, in turn order."""
    for turn in range(t.seats):
        seat = (t.active + turn) % t.seats
        if t.role[seat] == HUMAN and t.wounds[seat] >= box.human_wounds:
            eliminate(t, seat, tale)


@rule
def see_whether_over(t: Table, tale: Tale) -> None:
    """DE-231: when all are eliminated Dracula wins. DE-316: when only vampire-players are left they
    win together, but for one who has only just become the last of them."""
    vampires, others = 0, 0
    for seat in range(t.seats):
        if t.role[seat] == VAMPIRE:
            vampires |= 1 << seat
        elif t.role[seat] != DEAD:
            others += 1
    if others > 0 or t.ending != NOT_OVER:
        return
    t.ending = ALL_ELIMINATED
    if vampires != 0:
        if t.last_turned != NOTHING and t.all_vampires_win == 0:
            vampires &= ~(1 << t.last_turned)
        t.ending = NO_HUMAN_LEFT if vampires == 0 else VAMPIRES_WON
    t.winners = vampires
    if vampires != 0:
        tell(tale, VAMPIRES_WIN, t.active, 316, vampires, 0, 0)
    elif t.ending == NO_HUMAN_LEFT:
        tell(tale, DRACULA_WINS, t.active, 317, 0, 0, 0)
    else:
        tell(tale, DRACULA_WINS, t.active, 231, 0, 0, 0)


@rule
def eliminate(t: Table, seat: int, tale: Tale) -> None:
    """DE-106: what can be used again goes back where it came from. DE-315: a vampire-player's lair
    card too."""
    tell(tale, ELIMINATED, seat, 106, 0, 0, 0)
    t.role[seat] = DEAD
    t.at[seat] = OFF_BOARD
    t.wounds[seat], t.ounces[seat], t.evil_eye[seat], t.closed[seat] = 0, 0, 0, 0
    t.reroll[seat] = NOT_PENDING
    t.last_turned = NOTHING
    t.bag[HUMAN_TOKEN] += t.humans[seat]
    t.bag[GHOUL_TOKEN] += t.ghouls[seat]
    t.humans[seat], t.ghouls[seat] = 0, 0
    for kind in range(RESOURCES):
        t.res_discard[kind] += t.res[seat, kind]
        t.res[seat, kind] = 0
    t.res_count[seat] = 0
    lay_down_hand(t, seat, tale)
    place = HIDEOUT + seat
    if t.clue_in[place] < UNREAD:
        t.clue_discard[t.clue_in[place]] = 1
        t.clue_in[place] = NO_CLUE


@rule
def lay_down_hand(t: Table, seat: int, tale: Tale) -> None:
    """DE-106, DE-282: bonus cards are shown and discarded, locked tokens go into the bag, pieces
    leave the game."""
    for card in range(CARDS):
        for _ in range(t.hand[seat, card]):
            tell(tale, SHOWS_CARD, seat, 106, card, 0, 0)
        t.bonus_discard[card] += t.hand[seat, card]
        t.hand[seat, card] = 0
    t.hand_size[seat] = 0
    t.bag[HUMAN_TOKEN] += t.locked_humans[seat]
    t.bag[GHOUL_TOKEN] += t.locked_ghouls[seat]
    t.locked_humans[seat], t.locked_ghouls[seat] = 0, 0
    for piece in range(PIECES):
        t.pieces[seat, piece] = 0


@rule
def score(t: Table, box: Box, seat: int) -> int:
    """DE-233: there are no points; only the win counts."""
    return (t.winners >> seat) & 1


@rule
def rank(t: Table, box: Box, seat: int) -> int:
    """DE-233: who has won is first, all others share the last place."""
    if t.ending == NOT_OVER or (t.winners >> seat) & 1:
        return 1
    return 2
