"""Dracula's cards, and whom he strikes: DE-160, DE-176 to DE-194, DE-215."""

from __future__ import annotations

from tablee.engine.chance import draw
from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.demeter.actions import (
    ASK_GARLIC,
    DRACULA_EVENT,
    DRACULA_VISITS,
    USES_GARLIC,
)
from tablee.games.demeter.rules.common import discard_card, may_answer
from tablee.games.demeter.rules.day import plays_now
from tablee.games.demeter.table import (
    DEAD,
    DRACULA_CARDS,
    DRAWN,
    FACE_DOWN,
    GARLIC_BRAID,
    HIT,
    NEXT_SEAT,
    NOTHING,
    OFF_BOARD,
    PUT_BACK,
    STRIKES,
    STRUCK,
    TURN_OPENS,
    VAMPIRE,
    VISIT,
    Box,
    Table,
)


@rule
def begin_turn(t: Table, box: Box, tale: Tale) -> None:
    """DE-34: at night a Dracula card comes first (DE-177); an empty pile gives none (DE-183).
    DE-327: by option one is drawn for the eliminated too."""
    seat = t.active
    draws = t.night == 1 and t.dracula_left > 0
    if not plays_now(t, seat) and not (t.role[seat] == DEAD and t.dead_draw == 1 and draws):
        t.stage = NEXT_SEAT
        return
    t.stage = TURN_OPENS
    if draws:
        card = draw_dracula_card(t, box)
        t.dracula_at[card] = DRAWN
        t.dracula_left -= 1
        resolve_dracula_card(t, box, card, tale)


@rule
def draw_dracula_card(t: Table, box: Box) -> int:
    """Any card of the pile. With three players five of those that nobody has seen aren't in it; a
    card of visited rooms that was put back after the setup is there for certain (DE-8, DE-14)."""
    put_back, visits, events = 0, 0, 0
    for card in range(DRACULA_CARDS):
        if t.dracula_at[card] == PUT_BACK:
            put_back += 1
        elif t.dracula_at[card] == FACE_DOWN and box.dracula_event[card] == NOTHING:
            visits += 1
        elif t.dracula_at[card] == FACE_DOWN:
            events += 1
    place = draw(t, t.dracula_left)
    if place < put_back:
        return pick_dracula_card(t, box, PUT_BACK, 1, place)
    if place < put_back + visits - t.visits_out:
        return pick_dracula_card(t, box, FACE_DOWN, 1, draw(t, visits))
    return pick_dracula_card(t, box, FACE_DOWN, 0, draw(t, events))


@rule
def pick_dracula_card(t: Table, box: Box, where: int, visit: int, skip: int) -> int:
    """The skip-th of the cards that lie there and are of this sort."""
    card = 0
    while True:
        is_visit = 1 if box.dracula_event[card] == NOTHING else 0
        if t.dracula_at[card] == where and is_visit == visit:
            if skip == 0:
                return card
            skip -= 1
        card += 1


@rule
def resolve_dracula_card(t: Table, box: Box, card: int, tale: Tale) -> None:
    """DE-178: he appears in the rooms shown; a vampire-player is immune (DE-290). DE-181: an event
    holds from now on."""
    event = box.dracula_event[card]
    if event != NOTHING:
        t.events[event] += 1
        tell(tale, DRACULA_EVENT, t.active, 181, card, 0, 0)
        return
    tell(tale, DRACULA_VISITS, t.active, 178, card, 0, 0)
    t.victims = 0
    for seat in range(t.seats):
        room = t.at[seat]
        if room != OFF_BOARD and box.dracula_visits[card, room] == 1 and t.role[seat] != VAMPIRE:
            t.victims |= 1 << seat
    t.strike = VISIT
    t.stage = STRIKES


@rule
def strike_next(t: Table, box: Box, tale: Tale) -> None:
    """DE-180: one victim after the other, from the active player on. DE-79, DE-160: whoever might
    have a Garlic Braid is asked."""
    t.stage = STRUCK
    for turn in range(t.seats):
        seat = (t.active + turn) % t.seats
        if (t.victims >> seat) & 1:
            t.victims &= ~(1 << seat)
            t.victim = seat
            t.stage = HIT
            if may_answer(t, box, seat, GARLIC_BRAID):
                ask(t, seat, ASK_GARLIC)
            return


@rule
def ward_off(t: Table, seat: int, tale: Tale) -> None:
    """DE-160: the Garlic Braid protects its holder, and nobody else."""
    discard_card(t, seat, GARLIC_BRAID)
    tell(tale, USES_GARLIC, seat, 160, 0, 0, 0)
    t.stage = STRIKES
