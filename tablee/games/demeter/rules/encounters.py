"""Who is met on entering a room first, or on calling, and the fights: DE-50 to DE-79."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.demeter.actions import (
    ASK_BLOOD_SCENT,
    ASK_PISTOL,
    BEATEN_BY_GHOUL,
    BEATS_GHOUL,
    BEATS_OFF_GHOUL,
    GAINS_FROM_SCENT,
    MEETS_GHOUL,
    MEETS_HUMAN,
    MEETS_NOBODY,
    MOON_TURNS_DIE,
    RETREATS,
    ROLLS,
    ROLLS_AGAIN,
    SENDS_GHOUL,
    SHOOTS,
)
from tablee.games.demeter.rules.common import (
    any_of,
    discard_card,
    draw_cards,
    may_answer,
    reveal,
    roll,
    wound,
)
from tablee.games.demeter.table import (
    ARRIVAL,
    BLOOD_MOON,
    BLOOD_SCENT,
    CONTACT,
    EMPTY_TOKEN,
    ENTERING,
    FIGHT,
    GHOUL_TOKEN,
    GHOULS_ATTACK,
    GHOULS_COME,
    HUMAN,
    HUMAN_TOKEN,
    MUTATED,
    NOT_PENDING,
    OFF_BOARD,
    OUTCOME,
    PISTOL,
    THIS_DAY,
    TOKENS,
    TURN,
    Box,
    Table,
)


@rule
def draw_token(t: Table) -> int:
    """DE-50: any token of the bag, which is never empty (DE-58)."""
    token = any_of(t, t.bag, TOKENS, t.bag[HUMAN_TOKEN] + t.bag[GHOUL_TOKEN] + t.bag[EMPTY_TOKEN])
    if token != EMPTY_TOKEN:
        t.bag[token] -= 1  # DE-54: an empty one goes back
    return token


@rule
def meet(t: Table, box: Box, tale: Tale) -> None:
    """DE-52 to DE-54: a human player meets what the bag holds."""
    seat, token = t.active, draw_token(t)
    if token == GHOUL_TOKEN:
        tell(tale, MEETS_GHOUL, seat, 53, 0, 0, 0)
        t.stage = FIGHT
        # Before any roll: DE-79, a.
        if t.night == 0 and may_answer(t, box, seat, BLOOD_SCENT) and human_opponents(t, seat) > 0:
            ask(t, seat, ASK_BLOOD_SCENT)
        return
    if token == HUMAN_TOKEN:
        t.humans[seat] += 1
        tell(tale, MEETS_HUMAN, seat, 52, 0, 0, 0)
        draw_cards(t, seat, 1, tale)
    else:
        tell(tale, MEETS_NOBODY, seat, 54, 0, 0, 0)
    settle_entry(t, tale)


@rule
def settle_entry(t: Table, tale: Tale) -> None:
    """DE-51: after an encounter on entering the room's token is revealed."""
    t.stage = TURN
    if t.fight == ENTERING:
        reveal(t, t.at[t.active], tale)
        t.stage = ARRIVAL


@rule
def human_opponents(t: Table, seat: int) -> int:
    """Whom a ghoul can be sent against (DE-273), a bit each."""
    seats = 0
    for other in range(t.seats):
        if other != seat and t.role[other] == HUMAN:
            seats |= 1 << other
    return seats


@rule
def send_ghoul(t: Table, seat: int, other: int, tale: Tale) -> None:
    """DE-147: the opponent has to fight it."""
    discard_card(t, seat, BLOOD_SCENT)
    tell(tale, SENDS_GHOUL, seat, 147, other, 0, 0)
    t.fighter = other


# ---------------------------------------------------------------- fights


@rule
def fight(t: Table, box: Box, tale: Tale) -> None:
    """DE-70, DE-79 (b) to (e): one roll, and what may change it."""
    seat = t.fighter
    t.shot = 0
    t.face = roll(t, box)
    tell(tale, ROLLS, seat, 70, t.face, 0, 0)
    if t.face > 0 and t.reroll[seat] == THIS_DAY and t.night == 0:
        t.reroll[seat] = NOT_PENDING  # DE-161: the first victory of the day, once
        t.face = roll(t, box)
        tell(tale, ROLLS_AGAIN, seat, 161, t.face, 0, 0)
    if t.face == 1 and t.events[BLOOD_MOON] > 0 and t.fight != CONTACT:
        t.face = 0  # DE-190
        tell(tale, MOON_TURNS_DIE, seat, 190, 0, 0, 0)
    t.stage = OUTCOME
    if t.face == 0 and t.night == 0 and may_answer(t, box, seat, PISTOL):
        ask(t, seat, ASK_PISTOL)


@rule
def shoot(t: Table, seat: int, tale: Tale) -> None:
    """DE-149: the defeat becomes a simple victory worth one card."""
    discard_card(t, seat, PISTOL)
    t.face, t.shot = 1, 1
    tell(tale, SHOOTS, seat, 149, 0, 0, 0)


@rule
def settle_fight(t: Table, box: Box, tale: Tale) -> None:
    """DE-71 to DE-77, and what the cards say that led to a fight."""
    if t.fight == GHOULS_ATTACK:
        settle_attack(t, tale)
    elif t.face > 0:
        win_token(t, tale)
    else:
        lose_to_token(t, box, tale)


@rule
def settle_attack(t: Table, tale: Tale) -> None:
    """DE-155: nothing to gain."""
    if t.face > 0:
        tell(tale, BEATS_OFF_GHOUL, t.fighter, 155, 0, 0, 0)
    else:
        tell(tale, BEATEN_BY_GHOUL, t.fighter, 155, 0, 0, 0)
        wound(t, t.fighter, 1, tale)
    t.stage = GHOULS_COME


@rule
def win_token(t: Table, tale: Tale) -> None:
    """DE-71, DE-72: the ghoul token, and as many bonus cards as the die shows. DE-147: they go to
    who sent the ghoul. DE-169: after a Mutation one card only, for who fought."""
    winner, cards = t.active, t.face
    tell(tale, BEATS_GHOUL, t.fighter, 71, 0, 0, 0)
    if t.fight == MUTATED:
        winner, cards = t.fighter, 1
    elif t.fighter != t.active:
        tell(tale, GAINS_FROM_SCENT, t.active, 147, 0, 0, 0)
    t.ghouls[winner] += 1
    draw_cards(t, winner, cards, tale)
    t.stage = TURN
    if t.fight != MUTATED:
        settle_entry(t, tale)


@rule
def lose_to_token(t: Table, box: Box, tale: Tale) -> None:
    """DE-75: a wound, and the token goes back. DE-76: who was entering goes back too."""
    seat = t.fighter
    tell(tale, BEATEN_BY_GHOUL, seat, 75, 0, 0, 0)
    t.bag[GHOUL_TOKEN] += 1
    wound(t, seat, 1, tale)
    t.stage = TURN
    if t.fight != MUTATED and seat != t.active:
        settle_entry(t, tale)  # DE-148
    elif t.fight == ENTERING and t.wounds[seat] < box.human_wounds:  # DE-78
        retreat(t, seat, tale)


@rule
def retreat(t: Table, seat: int, tale: Tale) -> None:
    """DE-76: back to the room one came from, at no cost."""
    t.at[seat] = t.came_from
    t.came_from = OFF_BOARD
    tell(tale, RETREATS, seat, 76, t.at[seat], 0, 0)
