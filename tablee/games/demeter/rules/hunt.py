"""The clues, and the attempt to kill Dracula: DE-196 to DE-223."""

from __future__ import annotations

from tablee.engine.chance import draw
from tablee.engine.rule import rule
from tablee.engine.table import EVERYONE
from tablee.engine.tale import Tale, tell, whisper
from tablee.games.demeter.actions import (
    ATTACKS_DRACULA,
    ATTEMPT_FAILS,
    ATTEMPT_HAS_NO_EFFECT,
    CLUES_RESHUFFLED,
    DRACULA_FLEES,
    FINDS_SECOND_CLUE,
    FIRST_CLUE_IS,
    KILLS_DRACULA,
    READS_FIRST_CLUE,
    ROLLS,
    SECOND_CLUE_IS,
)
from tablee.games.demeter.rules.common import ALLOWED, has_complete, roll
from tablee.games.demeter.table import (
    ATTEMPT,
    CLUE_PLACES,
    CLUES,
    DRACULA_KILLED,
    FIRST_CLUE,
    HUMAN,
    LAIR,
    MOST_SEATS,
    OBJECTS,
    PIECES,
    STRIKES,
    TURN,
    UNREAD,
    Box,
    Table,
)

# ---------------------------------------------------------------- clue cards


@rule
def look_at_clues(t: Table, box: Box, tale: Tale) -> None:
    """DE-199: both looks happen as soon as their conditions hold."""
    for seat in range(t.seats):
        if t.role[seat] == HUMAN and t.has_read_first[seat] == 0:
            read_first_clue(t, box, seat, tale)
    if t.role[t.active] == HUMAN and t.has_read_second[t.active] == 0:
        look_for_second_clue(t, box, t.active, tale)


@rule
def read_first_clue(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-197: with four resource cards at a time, or so many ever gained (DE-325). DE-200: that it
    is read is public, what it is isn't."""
    count = t.res_gained[seat] if t.clue_by_total == 1 else t.res_count[seat]
    if count < box.resources_for_clue:
        return
    place = FIRST_CLUE + seat
    t.has_read_first[seat] = 1
    t.clue_in[place] = draw_clue_of_lot(t, t.clue_lot[place])
    t.clue_seen_by[place] = 1 << seat
    tell(tale, READS_FIRST_CLUE, seat, 197, 0, 0, 0)
    whisper(tale, 1 << seat, FIRST_CLUE_IS, seat, 197, t.clue_in[place], 0, 0)


@rule
def look_for_second_clue(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-198: in one's own turn, in the room of the first clue, with two pieces of one object. So
    all see which first clue it was; and where nothing is found, all see which it isn't."""
    place, room = FIRST_CLUE + seat, t.at[seat]
    if t.has_read_first[seat] == 0 or not has_two_pieces(t, seat):
        return
    if room != box.clue_room[t.clue_in[place]]:
        t.ruled_out[place, room] = 1
        return
    t.has_read_second[seat] = 1
    t.clue_seen_by[place] = EVERYONE
    tell(tale, FINDS_SECOND_CLUE, seat, 198, room, 0, 0)
    show_lair(t, seat, tale)


@rule
def show_lair(t: Table, seat: int, tale: Tale) -> None:
    """The seat looks at the second clue, whichever lies there."""
    if t.clue_in[LAIR] == UNREAD:
        t.clue_in[LAIR] = draw_clue_of_lot(t, t.clue_lot[LAIR])
    t.clue_seen_by[LAIR] |= 1 << seat
    whisper(tale, 1 << seat, SECOND_CLUE_IS, seat, 198, t.clue_in[LAIR], 0, 0)


@rule
def has_two_pieces(t: Table, seat: int) -> bool:
    """DE-198: two different pieces of one same object."""
    for first in range(0, PIECES, 3):
        if t.pieces[seat, first] + t.pieces[seat, first + 1] + t.pieces[seat, first + 2] >= 2:
            return True
    return False


@rule
def draw_clue_of_lot(t: Table, lot: int) -> int:
    """Which card it is that nobody has looked at yet: any of its lot that is nowhere else."""
    count = 0
    for clue in range(CLUES):
        if is_face_down(t, clue, lot):
            count += 1
    skip = draw(t, count)
    clue = 0
    while skip > 0 or not is_face_down(t, clue, lot):
        if is_face_down(t, clue, lot):
            skip -= 1
        clue += 1
    return clue


@rule
def is_face_down(t: Table, clue: int, lot: int) -> bool:
    """Whether nobody has looked at the card since it was shuffled into this lot."""
    if t.lot_of[clue] != lot or t.clue_discard[clue] == 1:
        return False
    for place in range(CLUE_PLACES):
        if t.clue_in[place] == clue:
            return False
    return True


@rule
def take_clue_from_pile(t: Table, seat: int, place: int, tale: Tale) -> None:
    """A card of the pile comes to lie there, and nobody has looked at it. DE-220: an empty pile is
    made anew from the cards discarded before."""
    if t.clue_left == 0:
        t.lots += 1
        for clue in range(CLUES):
            if t.clue_discard[clue] == 1:
                t.clue_discard[clue] = 0
                t.lot_of[clue] = t.lots
                t.clue_left += 1
        tell(tale, CLUES_RESHUFFLED, seat, 220, t.clue_left, 0, 0)
    t.clue_left -= 1
    t.clue_in[place], t.clue_lot[place], t.clue_seen_by[place] = UNREAD, t.lots, 0


# ---------------------------------------------------------------- killing Dracula


@rule
def verdict_on_killing(t: Table, box: Box, seat: int) -> int:
    """DE-185: by day; DE-210: who has found both clues and met the first objective, in the lair;
    DE-324: once, if it came to nothing."""
    if t.night == 1:
        return 185
    if t.has_read_second[seat] == 0 or not has_named_object(t, box, seat):
        return 210
    if t.at[seat] != box.clue_room[t.clue_in[LAIR]]:
        return 210
    return 324 if t.has_knocked == 1 else ALLOWED


@rule
def has_named_object(t: Table, box: Box, seat: int) -> bool:
    """DE-202: one of the two objects named on one's own first clue is complete."""
    clue = t.clue_in[FIRST_CLUE + seat]
    for thing in range(OBJECTS):
        if box.clue_object[clue, thing] == 1 and has_complete(t, seat, thing):
            return True
    return False


@rule
def meets_second_objective(t: Table, box: Box, seat: int) -> bool:
    """DE-203: by possession; nothing is spent."""
    clue = t.clue_in[LAIR]
    has_tokens = t.humans[seat] >= box.clue_humans[clue] and t.ghouls[seat] >= box.clue_ghouls[clue]
    return has_tokens and t.res_count[seat] >= box.clue_resources[clue]


@rule
def attack_dracula(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-211 to DE-215, DE-222: one roll, which no card touches. Where it takes place is his lair,
    and everybody sees it."""
    t.clue_seen_by[LAIR] = EVERYONE
    tell(tale, ATTACKS_DRACULA, seat, 210, t.at[seat], 0, 0)
    t.face = roll(t, box)
    tell(tale, ROLLS, seat, 211, t.face, 0, 0)
    if t.face == 3 or (t.face > 0 and meets_second_objective(t, box, seat)):
        t.ending, t.winners = DRACULA_KILLED, 1 << seat  # DE-230
        tell(tale, KILLS_DRACULA, seat, 230, 0, 0, 0)
    elif t.face > 0 and t.soft_failure == 1:
        t.has_knocked = 1  # DE-324
        tell(tale, ATTEMPT_HAS_NO_EFFECT, seat, 324, 0, 0, 0)
    else:
        tell(tale, ATTEMPT_FAILS, seat, 214, 0, 0, 0)
        t.victims = humans_in(t, t.at[seat])
        t.strike = ATTEMPT
        t.stage = STRIKES


@rule
def humans_in(t: Table, room: int) -> int:
    """The human players whose pawns stand there, a bit each."""
    seats = 0
    for seat in range(MOST_SEATS):
        if t.role[seat] == HUMAN and t.at[seat] == room:
            seats |= 1 << seat
    return seats


@rule
def flee_from_lair(t: Table, tale: Tale) -> None:
    """DE-216: the second clue is replaced. DE-217: all who had found it look at the new one."""
    old = t.clue_in[LAIR]
    take_clue_from_pile(t, t.active, LAIR, tale)
    t.clue_discard[old] = 1
    tell(tale, DRACULA_FLEES, t.active, 216, old, 0, 0)
    for seat in range(t.seats):
        if t.role[seat] == HUMAN and t.has_read_second[seat] == 1:
            show_lair(t, seat, tale)
    t.stage = TURN
