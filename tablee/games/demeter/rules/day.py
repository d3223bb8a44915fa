"""Rounds and turns, and the six actions of a human player: DE-20 to DE-49, DE-85 to DE-126."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell, whisper
from tablee.games.demeter.actions import (
    BEGINS_TURN,
    BUILDS,
    BUILDS_BY_CONVERTING,
    CALLS,
    COMPLETES_OBJECT,
    CONVERTED_RESOURCE,
    DAY_BEGINS,
    DRACULA_WINS,
    FROM_DISPLAY,
    GHOUL_TURN,
    HAND_LIMIT,
    HEALS,
    HUMAN_SPENT,
    HUMAN_TURN,
    MOVES,
    NIGHT_BEGINS,
    OBTAINED_RESOURCE,
    RETURNED,
    RETURNS_CARD,
    SEARCHES,
    SEARCHES_FREELY,
    STEALS,
    STOLEN_RESOURCE,
    VAMPIRE_TURN,
)
from tablee.games.demeter.rules.common import (
    ALLOWED,
    actions_left,
    gain_resource,
    has_complete,
    is_opponent,
    lose_resource,
    spend,
    take_from_ship,
    verdict_on_cost,
)
from tablee.games.demeter.rules.setup import clear_turn
from tablee.games.demeter.table import (
    ARRIVAL,
    BUILDING,
    CALLED,
    CALLING,
    DEAD,
    ENCOUNTER,
    ENTERING,
    FESTER,
    FOG,
    GHOUL,
    HEALING,
    HUMAN,
    LAMPS_OUT,
    MOST_SEATS,
    MOVING,
    NEXT_DAY,
    NEXT_SEAT,
    NIGHT_EVENTS,
    NOT_PENDING,
    NOTHING,
    PANIC,
    RATS,
    RESOURCES,
    ROUND_BEGINS,
    ROUND_ENDS,
    SEARCHING,
    SILENCE,
    STEALING,
    THIS_DAY,
    TIME_OUT,
    TURN,
    TURN_BEGINS,
    TWO_FOR_ONE,
    VAMPIRE,
    Box,
    Table,
)

# ---------------------------------------------------------------- rounds


@rule
def begin_round(t: Table, tale: Tale) -> None:
    """DE-20: whoever holds the marker opens the round."""
    t.round_no += 1
    t.active = t.marker
    day = (t.round_no + 1) // 2
    if t.night == 1:
        tell(tale, NIGHT_BEGINS, t.marker, 21, day, 0, 0)
    else:
        tell(tale, DAY_BEGINS, t.marker, 20, day, 0, 0)
    t.stage = TURN_BEGINS


@rule
def end_round(t: Table, tale: Tale) -> None:
    """DE-21, DE-22: day and night take turns."""
    if t.night == 1:
        end_night(t)
        t.night = 0
        t.stage = ROUND_BEGINS
        return
    for seat in range(t.seats):
        if t.reroll[seat] == THIS_DAY:
            t.reroll[seat] = NOT_PENDING  # DE-161: unused, it expires
    t.night = 1
    t.stage = ROUND_BEGINS
    if t.dracula_left == 0:  # DE-24, DE-25, DE-232
        t.ending = TIME_OUT
        tell(tale, DRACULA_WINS, t.marker, 232, 0, 0, 0)


@rule
def end_night(t: Table) -> None:
    """DE-182: all events end, and with them what held for the night. DE-22, DE-23: the marker goes
    to the next living player."""
    for event in range(NIGHT_EVENTS):
        t.events[event] = 0
    for seat in range(MOST_SEATS):
        t.closed[seat], t.barred[seat], t.loses_turn[seat] = 0, 0, 0
        if t.reroll[seat] == NEXT_DAY:
            t.reroll[seat] = THIS_DAY  # DE-161
    t.warded = 0
    t.marker = (t.marker + 1) % t.seats
    while t.role[t.marker] == DEAD:
        t.marker = (t.marker + 1) % t.seats


# ---------------------------------------------------------------- turns


@rule
def plays_now(t: Table, seat: int) -> bool:
    """Whether the seat has a turn in this round: DE-23, DE-281, DE-330."""
    if t.role[seat] == VAMPIRE:
        return t.night == 1 and t.vampire_since[seat] != t.round_no
    return t.role[seat] != DEAD and t.loses_turn[seat] == 0


@rule
def open_turn(t: Table, box: Box, tale: Tale) -> None:
    """DE-34 (2): what weighs on this turn is settled once and for all."""
    t.opened = 1
    seat = t.active
    if t.turn_over == 1 or t.role[seat] == DEAD:
        t.stage = NEXT_SEAT
        return
    t.penalty = t.evil_eye[seat]  # DE-146
    t.evil_eye[seat] = 0
    tell(tale, BEGINS_TURN, seat, 34, actions_left(t, box, seat), 0, 0)
    t.stage = TURN


@rule
def ask_for_action(t: Table, box: Box) -> None:
    """DE-31: one action or card after the other, until the player ends the turn."""
    seat = t.active
    if t.turn_over == 1 or t.role[seat] == DEAD:
        t.stage = NEXT_SEAT  # DE-107, DE-280
    elif t.role[seat] == GHOUL:
        ask(t, seat, GHOUL_TURN)
    elif t.role[seat] == VAMPIRE:
        ask(t, seat, VAMPIRE_TURN)
    elif actions_left(t, box, seat) == 0:
        ask(t, seat, HUMAN_SPENT)
    else:
        ask(t, seat, HUMAN_TURN)


@rule
def keep_hand_limit(t: Table, box: Box) -> None:
    """DE-32: whoever ends a turn with too many cards returns some."""
    if t.role[t.active] == HUMAN and t.hand_size[t.active] > box.hand_limit:
        ask(t, t.active, HAND_LIMIT)
    else:
        t.stage = NEXT_SEAT


@rule
def return_card(t: Table, box: Box, seat: int, card: int, tale: Tale) -> None:
    """DE-134: face down into the pile."""
    t.hand[seat, card] -= 1
    t.hand_size[seat] -= 1
    t.bonus_pile[card] += 1
    t.bonus_left += 1
    whisper(tale, 1 << seat, RETURNED, seat, 134, card, 0, 0)
    tell(tale, RETURNS_CARD, seat, 134, t.hand_size[seat] - box.hand_limit, 0, 0)


@rule
def pass_turn_on(t: Table) -> None:
    """DE-20: clockwise, until everyone has had a turn."""
    clear_turn(t)
    after = (t.active + 1) % t.seats
    if after == t.marker:
        t.stage = ROUND_ENDS
    else:
        t.active = after
        t.stage = TURN_BEGINS


# ---------------------------------------------------------------- moving


@rule
def verdict_on_moving(t: Table, box: Box, seat: int, room: int) -> int:
    """DE-40; DE-187 in Thick Fog; DE-323 by option."""
    if box.door[t.at[seat], room] == 0:
        return 40
    if t.role[seat] == HUMAN and t.events[FOG] > 0 and t.done[MOVING] > 0:
        return 187
    if t.one_new_room_per_turn == 1 and t.new_rooms > 0 and t.room_open[room] == 0:
        return 323
    return verdict_on_cost(t, box, seat, MOVING)


@rule
def move(t: Table, box: Box, seat: int, room: int, tale: Tale) -> None:
    """DE-51: the action is paid and the pawn placed; in a room whose token is face down an
    encounter comes first."""
    spend(t, box, MOVING)
    t.came_from = t.at[seat]
    t.at[seat] = room
    tell(tale, MOVES, seat, 40, room, t.came_from, 0)
    if t.room_open[room] == 1:
        t.stage = ARRIVAL
    else:
        t.new_rooms += 1
        t.fight, t.fighter = ENTERING, seat
        t.stage = ENCOUNTER


# ---------------------------------------------------------------- searching


@rule
def verdict_on_source(t: Table, seat: int, source: int) -> int:
    """DE-86, DE-91: what there is to take; DE-189 when the lamps are out."""
    if source != FROM_DISPLAY:
        return 91 if t.res_left == 0 else ALLOWED
    if t.res_face == NOTHING:
        return 87
    if t.role[seat] == HUMAN and t.events[LAMPS_OUT] > 0 and t.res_left > 0:
        return 189
    return ALLOWED


@rule
def verdict_on_searching(t: Table, box: Box, seat: int, room: int, source: int) -> int:
    """DE-85. DE-150: a free search costs nothing and isn't counted. DE-188: rats."""
    if t.room_left[room] == 0:
        return 85
    if t.free_searches == 0:
        if t.role[seat] == HUMAN and t.events[RATS] > 0 and t.done[SEARCHING] > 0:
            return 188
        forbidden = verdict_on_cost(t, box, seat, SEARCHING)
        if forbidden != ALLOWED:
            return forbidden
    return verdict_on_source(t, seat, source)


@rule
def search(t: Table, box: Box, seat: int, room: int, source: int, tale: Tale) -> None:
    """DE-86 to DE-88."""
    told = SEARCHES
    if t.free_searches > 0:
        t.free_searches -= 1
        told = SEARCHES_FREELY
    else:
        spend(t, box, SEARCHING)
    t.room_left[room] -= 1
    kind = take_from_ship(t, seat, source, tale)
    tell(tale, told, seat, 86, source, kind, t.room_left[room])


# ---------------------------------------------------------------- stealing


@rule
def verdict_on_stealing(t: Table, box: Box, seat: int, victim: int) -> int:
    """DE-95, DE-96."""
    if not is_opponent(t, seat, victim) or t.at[victim] != t.at[seat]:
        return 95
    if t.res_count[victim] == 0:
        return 96
    return verdict_on_cost(t, box, seat, STEALING)


@rule
def steal(t: Table, box: Box, seat: int, victim: int) -> None:
    """DE-95: the thief chooses which."""
    spend(t, box, STEALING)
    t.victim, t.card = victim, NOTHING
    ask(t, seat, STOLEN_RESOURCE)


@rule
def take_stolen(t: Table, seat: int, kind: int, tale: Tale) -> None:
    """One resource card changes hands."""
    lose_resource(t, t.victim, kind)
    gain_resource(t, seat, kind)
    tell(tale, STEALS, seat, 95, t.victim, kind, 0)


# ---------------------------------------------------------------- healing


@rule
def verdict_on_healing(t: Table, box: Box, seat: int) -> int:
    """DE-102; DE-192 when wounds fester."""
    if t.wounds[seat] == 0:
        return 102
    if t.role[seat] == HUMAN and t.events[FESTER] > 0:
        return 192
    return verdict_on_cost(t, box, seat, HEALING)


@rule
def heal(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-101: the action that the wound blocked is there again."""
    spend(t, box, HEALING)
    t.wounds[seat] -= 1
    tell(tale, HEALS, seat, 101, t.wounds[seat], 0, 0)


# ---------------------------------------------------------------- building


@rule
def verdict_on_piece(t: Table, box: Box, seat: int, piece: int) -> int:
    """All but the resources: DE-118; DE-194 in a panic; DE-322 by option."""
    if t.pieces[seat, piece] == 1:
        return 118
    if t.events[PANIC] > 0:
        return 194
    if t.pieces_in_order == 1 and piece % 3 > 0 and t.pieces[seat, piece - 1] == 0:
        return 322
    return verdict_on_cost(t, box, seat, BUILDING)


@rule
def verdict_on_building(t: Table, box: Box, seat: int, piece: int) -> int:
    """DE-115: exactly what is printed for the piece."""
    for kind in range(RESOURCES):
        if t.res[seat, kind] < box.recipe[piece, kind]:
            return 115
    return verdict_on_piece(t, box, seat, piece)


@rule
def verdict_on_converting(t: Table, box: Box, seat: int, piece: int) -> int:
    """DE-154: a Two for One during a build action, in which two cards stand for a third."""
    if t.hand[seat, TWO_FOR_ONE] == 0:
        return 131
    if t.night == 1:
        return 133
    if t.cards_used[TWO_FOR_ONE] == 1:
        return 136
    for given in range(RESOURCES):
        if can_give_two(t, box, seat, piece, given):
            return verdict_on_piece(t, box, seat, piece)
    return 154


@rule
def can_give_two(t: Table, box: Box, seat: int, piece: int, given: int) -> bool:
    """Whether two of these can stand for something that the piece needs, and all else is there."""
    if t.res[seat, given] < box.recipe[piece, given] + 2:
        return False
    missing, needed = 0, 0
    for kind in range(RESOURCES):
        if kind != given:
            missing += max(0, box.recipe[piece, kind] - t.res[seat, kind])
            needed += box.recipe[piece, kind]
    return missing <= 1 and needed > 0


@rule
def can_stand_for(t: Table, box: Box, seat: int, piece: int, given: int, kind: int) -> bool:
    """Whether the two given ones can stand for this kind: nothing else is then missing."""
    if kind == given or box.recipe[piece, kind] == 0:
        return False
    for other in range(RESOURCES):
        needed = box.recipe[piece, other] - (1 if other == kind else 0)
        if other != given and t.res[seat, other] < needed:
            return False
    return True


@rule
def build(t: Table, box: Box, seat: int, piece: int, tale: Tale) -> None:
    """DE-115, DE-116: the resources are discarded, and the piece is taken."""
    for kind in range(RESOURCES):
        use_resources(t, seat, kind, box.recipe[piece, kind])
    spend(t, box, BUILDING)
    t.pieces[seat, piece] = 1
    tell(tale, BUILDS, seat, 115, piece, 0, 0)
    if has_complete(t, seat, piece // 3):
        tell(tale, COMPLETES_OBJECT, seat, 120, piece // 3, 0, 0)


@rule
def use_resources(t: Table, seat: int, kind: int, count: int) -> None:
    """DE-116: to the discard, which never becomes a pile again (DE-90)."""
    t.res[seat, kind] -= count
    t.res_count[seat] -= count
    t.res_discard[kind] += count


@rule
def begin_converting(t: Table, seat: int, piece: int) -> None:
    """DE-154: first which two are given."""
    t.piece = piece
    ask(t, seat, CONVERTED_RESOURCE)


@rule
def convert(t: Table, box: Box, seat: int, kind: int, tale: Tale) -> None:
    """DE-154: the two cards are discarded with the rest; the one they stand for isn't needed."""
    t.hand[seat, TWO_FOR_ONE] -= 1
    t.hand_size[seat] -= 1
    t.bonus_discard[TWO_FOR_ONE] += 1
    t.cards_used[TWO_FOR_ONE] = 1
    tell(tale, BUILDS_BY_CONVERTING, seat, 154, t.piece, t.taken, kind)
    use_resources(t, seat, t.taken, 2)
    use_resources(t, seat, kind, -1)
    build(t, box, seat, t.piece, tale)


@rule
def ask_what_it_stands_for(t: Table, seat: int, given: int) -> None:
    """DE-154: then what they stand for."""
    t.taken = given
    ask(t, seat, OBTAINED_RESOURCE)


# ---------------------------------------------------------------- calling


@rule
def verdict_on_calling(t: Table, box: Box, seat: int) -> int:
    """DE-125; DE-193 in dead silence."""
    if t.role[seat] == HUMAN and t.events[SILENCE] > 0:
        return 193
    return verdict_on_cost(t, box, seat, CALLING)


@rule
def call(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-125: a token from the bag, in the room where one is."""
    spend(t, box, CALLING)
    tell(tale, CALLS, seat, 125, 0, 0, 0)
    t.fight, t.fighter = CALLED, seat
    t.stage = ENCOUNTER
