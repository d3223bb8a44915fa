"""Ghoul-players, and humans who come upon them: DE-240 to DE-273, DE-336, DE-337."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.demeter.actions import (
    ATTACK_FAILS,
    ATTACKS,
    BEATEN_BY_GHOUL_PLAYER,
    BEATEN_BY_HUMAN,
    BEATS_GHOUL_PLAYER,
    BEATS_HUMAN,
    BECOMES_GHOUL,
    BECOMES_HUMAN,
    CANNOT_FLEE,
    DRAWS_BLOOD,
    FLEES,
    FLIGHT,
    FORCED_ATTACK,
    HUMAN_AND_OUNCE,
    KEEPS_GHOUL,
    LETS_GHOUL_GO,
    MEETS_GHOUL,
    MEETS_GHOUL_PLAYER,
    MEETS_HUMAN,
    MEETS_NOBODY,
    NEXT_FIGHT,
    REVERSAL_PRICE,
    ROLLS,
    TAKES_HUMAN,
    TWO_HUMANS,
)
from tablee.games.demeter.rules.common import (
    ALLOWED,
    actions_left,
    draw_cards,
    roll,
    spend,
    verdict_on_cost,
    wound,
)
from tablee.games.demeter.rules.day import verdict_on_moving
from tablee.games.demeter.rules.encounters import draw_token, retreat, settle_entry
from tablee.games.demeter.rules.hunt import humans_in, show_lair
from tablee.games.demeter.rules.setup import clear_turn
from tablee.games.demeter.table import (
    ATTACKING,
    CONTACT,
    CONTACTS,
    DAY_LAIR,
    ENTERING,
    FIGHT,
    FLEEING,
    GHOUL,
    GHOUL_TOKEN,
    HUMAN,
    HUMAN_TOKEN,
    LAIR,
    MOST_SEATS,
    MOVING,
    OFF_BOARD,
    REVERTING,
    ROOMS,
    TURN,
    Box,
    Table,
)

# ---------------------------------------------------------------- becoming a ghoul-player


@rule
def become_ghoul(t: Table, seat: int, tale: Tale) -> None:
    """DE-241, DE-244 to DE-246: no wounds, tokens locked, the hand frozen. DE-242: a running turn
    ends at once. DE-330: by option the coming one is lost too."""
    tell(tale, BECOMES_GHOUL, seat, 241, 0, 0, 0)
    t.role[seat] = GHOUL
    t.wounds_kept[seat] = t.wounds[seat]
    t.wounds[seat] = 0
    t.locked_humans[seat], t.locked_ghouls[seat] = t.humans[seat], t.ghouls[seat]
    t.humans[seat], t.ghouls[seat] = 0, 0
    if seat == t.active:
        t.turn_over = 1
    t.loses_turn[seat] = t.victims_lose_turn


# ---------------------------------------------------------------- moving and attacking


@rule
def verdict_on_stalking(t: Table, box: Box, seat: int, room: int) -> int:
    """DE-253: who enters a human's room has to attack, and so must be able to."""
    if humans_in(t, room) != 0:
        price = box.cost[MOVING] + box.cost[ATTACKING]
        if t.done[ATTACKING] >= box.most[GHOUL, ATTACKING] or actions_left(t, box, seat) < price:
            return 253
    return verdict_on_moving(t, box, seat, room)


@rule
def verdict_on_attacking(t: Table, box: Box, seat: int, other: int) -> int:
    """DE-254: a human in the same room."""
    if not (humans_in(t, t.at[seat]) >> other) & 1:
        return 254
    return verdict_on_cost(t, box, seat, ATTACKING)


@rule
def arrive_as_ghoul(t: Table, box: Box, tale: Tale) -> None:
    """DE-253: one of the humans who are there is attacked at once."""
    t.stage = TURN
    humans = humans_in(t, t.at[t.active])
    if humans == 0:
        return
    if only_one(humans):
        attack(t, box, t.active, first_of(humans), tale)
    else:
        ask(t, t.active, FORCED_ATTACK)


@rule
def only_one(seats: int) -> bool:
    """Whether there is but one bit."""
    return seats & (seats - 1) == 0


@rule
def first_of(seats: int) -> int:
    """The lowest seat of several."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


@rule
def attack(t: Table, box: Box, seat: int, other: int, tale: Tale) -> None:
    """DE-255, DE-257."""
    spend(t, box, ATTACKING)
    tell(tale, ATTACKS, seat, 254, other, 0, 0)
    t.face = roll(t, box)
    tell(tale, ROLLS, seat, 255, t.face, 0, 0)
    t.stage, t.then = TURN, TURN
    if t.face > 0:
        draw_blood(t, box, seat, other, tale)
        return
    tell(tale, ATTACK_FAILS, seat, 257, other, 0, 0)
    wound(t, seat, 1, tale)
    if t.wounds[seat] < box.ghoul_wounds:
        if t.came_from != OFF_BOARD:
            retreat(t, seat, tale)
        else:
            t.victim = seat
            t.stage = FLEEING


@rule
def draw_blood(t: Table, box: Box, seat: int, other: int, tale: Tale) -> None:
    """DE-255: an ounce, and a human token where there is one; the victim is wounded, and flees."""
    tell(tale, DRAWS_BLOOD, seat, 255, other, 0, 0)
    t.ounces[seat] += 1
    if t.humans[other] > 0:
        t.humans[other] -= 1
        t.humans[seat] += 1
        tell(tale, TAKES_HUMAN, seat, 255, other, 0, 0)
    wound(t, other, 1, tale)
    if t.wounds[other] < box.human_wounds:
        t.victim = other
        t.stage = FLEEING


# ---------------------------------------------------------------- flight


@rule
def begin_flight(t: Table, box: Box, tale: Tale) -> None:
    """DE-256, DE-257, DE-271: whoever flees chooses where to; without a revealed room next door
    nobody can."""
    t.stage = t.then
    for room in range(ROOMS):
        if verdict_on_flight(t, box, t.victim, room) == ALLOWED:
            ask(t, t.victim, FLIGHT)
            return
    tell(tale, CANNOT_FLEE, t.victim, 256, 0, 0, 0)


@rule
def verdict_on_flight(t: Table, box: Box, seat: int, room: int) -> int:
    """DE-256: to a revealed room next door; for a human to an empty one, if there is one."""
    here = t.at[seat]
    if box.door[here, room] == 0 or t.room_open[room] == 0:
        return 256
    if t.role[seat] != HUMAN or is_empty(t, room):
        return ALLOWED
    for other in range(ROOMS):
        if box.door[here, other] == 1 and t.room_open[other] == 1 and is_empty(t, other):
            return 256
    return ALLOWED


@rule
def is_empty(t: Table, room: int) -> bool:
    """Whether no pawn stands there."""
    for seat in range(MOST_SEATS):
        if t.at[seat] == room:
            return False
    return True


@rule
def flee(t: Table, seat: int, room: int, tale: Tale) -> None:
    """DE-336: forced movement starts no fight."""
    t.at[seat] = room
    if seat == t.active:
        t.came_from = OFF_BOARD
    tell(tale, FLEES, seat, 256, room, 0, 0)


# ---------------------------------------------------------------- encounters, turned round


@rule
def meet_as_ghoul(t: Table, box: Box, tale: Tale) -> None:
    """DE-258, DE-259: humans are fought, ghouls go back into the bag."""
    seat, token = t.active, draw_token(t)
    t.stage = TURN
    if token == HUMAN_TOKEN:
        tell(tale, MEETS_HUMAN, seat, 258, 0, 0, 0)
        fight_human(t, box, seat, tale)
        return
    if token == GHOUL_TOKEN:
        tell(tale, MEETS_GHOUL, seat, 258, 0, 0, 0)
        if t.ghouls_keep_ghouls == 1 and t.fight == ENTERING:
            t.ghouls[seat] += 1  # DE-331
            tell(tale, KEEPS_GHOUL, seat, 331, 0, 0, 0)
        else:
            t.bag[GHOUL_TOKEN] += 1
            tell(tale, LETS_GHOUL_GO, seat, 258, 0, 0, 0)
    else:
        tell(tale, MEETS_NOBODY, seat, 54, 0, 0, 0)
    settle_entry(t, tale)


@rule
def fight_human(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """DE-258: on any victory the token is kept."""
    t.face = roll(t, box)
    tell(tale, ROLLS, seat, 258, t.face, 0, 0)
    if t.face > 0:
        t.humans[seat] += 1
        tell(tale, BEATS_HUMAN, seat, 258, 0, 0, 0)
        settle_entry(t, tale)
        return
    tell(tale, BEATEN_BY_HUMAN, seat, 258, 0, 0, 0)
    t.bag[HUMAN_TOKEN] += 1
    wound(t, seat, 1, tale)
    if t.fight == ENTERING and t.wounds[seat] < box.ghoul_wounds:
        retreat(t, seat, tale)


# ---------------------------------------------------------------- reversing the mutation


@rule
def verdict_on_reverting(t: Table, box: Box, seat: int) -> int:
    """DE-261: two human tokens or ounces of blood; locked ones don't count."""
    if t.humans[seat] + t.ounces[seat] < box.reversal_price:
        return 261
    return verdict_on_cost(t, box, seat, REVERTING)


@rule
def verdict_on_payment(t: Table, seat: int, payment: int) -> int:
    """DE-261: in any mix."""
    if payment == TWO_HUMANS:
        enough = t.humans[seat] >= 2
    elif payment == HUMAN_AND_OUNCE:
        enough = t.humans[seat] >= 1 and t.ounces[seat] >= 1
    else:
        enough = t.ounces[seat] >= 2
    return ALLOWED if enough else 261


@rule
def revert(t: Table, box: Box, seat: int) -> None:
    """DE-261: first the price."""
    spend(t, box, REVERTING)
    ask(t, seat, REVERSAL_PRICE)


@rule
def become_human(t: Table, box: Box, seat: int, payment: int, tale: Tale) -> None:
    """DE-262, DE-263: human again, with a whole turn; whoever had found the second clue looks at
    the one that lies there now (DE-217)."""
    paid = 2 - payment  # human tokens
    t.humans[seat] -= paid
    t.bag[HUMAN_TOKEN] += paid
    tell(tale, BECOMES_HUMAN, seat, 262, payment, 0, 0)
    t.role[seat] = HUMAN
    t.ounces[seat] = 0
    t.wounds[seat] = t.wounds_kept[seat] if t.keep_wounds == 1 else 0  # DE-332
    t.humans[seat] += t.locked_humans[seat]
    t.ghouls[seat] += t.locked_ghouls[seat]
    t.locked_humans[seat], t.locked_ghouls[seat] = 0, 0
    clear_turn(t)
    t.opened = 1
    t.stage = TURN
    if t.has_read_second[seat] == 1 and not (t.clue_seen_by[LAIR] >> seat) & 1:
        show_lair(t, seat, tale)


# ---------------------------------------------------------------- humans who come upon them


@rule
def arrive_as_human(t: Table) -> None:
    """DE-270: ghoul-players who are there must be fought."""
    t.victims = 0
    for seat in range(t.seats):
        if t.role[seat] == GHOUL and t.at[seat] == t.at[t.active]:
            t.victims |= 1 << seat
    t.stage = CONTACTS


@rule
def next_contact(t: Table, tale: Tale) -> None:
    """DE-270: each in turn, in the mover's order."""
    if t.victims == 0:
        t.stage = DAY_LAIR
    elif only_one(t.victims):
        fight_ghoul_player(t, first_of(t.victims), tale)
    else:
        ask(t, t.active, NEXT_FIGHT)


@rule
def fight_ghoul_player(t: Table, other: int, tale: Tale) -> None:
    """DE-271: the human rolls."""
    tell(tale, MEETS_GHOUL_PLAYER, t.active, 270, other, 0, 0)
    t.victim = other
    t.victims &= ~(1 << other)
    t.fight, t.fighter = CONTACT, t.active
    t.stage = FIGHT


@rule
def settle_contact(t: Table, box: Box, tale: Tale) -> None:
    """DE-271: a wound and flight for the ghoul-player, a ghoul token for the human, and a card if
    it was a Pistol. DE-272: or blood for the one, a wound and retreat for the other."""
    seat, other = t.active, t.victim
    if t.face > 0:
        tell(tale, BEATS_GHOUL_PLAYER, seat, 271, other, 0, 0)
        if t.bag[GHOUL_TOKEN] > 0:
            t.bag[GHOUL_TOKEN] -= 1
            t.ghouls[seat] += 1
        if t.shot == 1:
            draw_cards(t, seat, 1, tale)
        wound(t, other, 1, tale)
        t.stage, t.then = CONTACTS, CONTACTS
        if t.wounds[other] < box.ghoul_wounds:
            t.stage = FLEEING
        return
    tell(tale, BEATEN_BY_GHOUL_PLAYER, seat, 272, other, 0, 0)
    t.ounces[other] += 1
    wound(t, seat, 1, tale)
    t.stage = TURN
    if t.wounds[seat] < box.human_wounds:
        retreat(t, seat, tale)
