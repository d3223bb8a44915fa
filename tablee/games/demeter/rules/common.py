"""What is done in many places: actions paid, resources and cards taken, wounds, the die."""

from __future__ import annotations

from tablee.engine.chance import draw
from tablee.engine.record import Numbers
from tablee.engine.rule import rule
from tablee.engine.tale import Tale, tell, whisper
from tablee.games.demeter.actions import (
    BONUS_RESHUFFLED,
    DISPLAY_EMPTY,
    DISPLAY_TURNED,
    DRAWS_CARD,
    DRAWS_CARDS,
    FROM_DISPLAY,
    IS_WOUNDED,
    REVEALS_ROOM,
)
from tablee.games.demeter.table import (
    CARDS,
    CLOSED_ROOM,
    DEAD,
    HUMAN,
    NOTHING,
    OBJECTS,
    PISTOL,
    RESOURCES,
    STORM,
    VALUES,
    Box,
    Table,
)

ALLOWED = 0
LIMIT_BY_ROLE = (29, 251, 292)  # the rules that say how often
QUOTA_BY_ROLE = (28, 250, 291)  # and how many actions there are

# ---------------------------------------------------------------- actions


@rule
def actions_left(t: Table, box: Box, seat: int) -> int:
    """DE-28, DE-250, DE-291: events act on humans only, and a vampire-player has no wounds."""
    left = box.quota[t.role[seat]] + t.luck - t.penalty - t.wounds[seat] - t.used
    if t.role[seat] == HUMAN:
        left -= t.events[STORM]  # DE-186
    return max(0, left)


@rule
def verdict_on_cost(t: Table, box: Box, seat: int, sort: int) -> int:
    """DE-29, DE-251, DE-292: each sort of action has its price, and its maximum in a turn."""
    role = t.role[seat]
    if t.done[sort] >= box.most[role, sort]:
        return LIMIT_BY_ROLE[role]
    if actions_left(t, box, seat) < box.cost[sort]:
        return QUOTA_BY_ROLE[role]
    return ALLOWED


@rule
def spend(t: Table, box: Box, sort: int) -> None:
    """DE-30: the action marker advances."""
    t.done[sort] += 1
    t.used += box.cost[sort]


# ---------------------------------------------------------------- the ship


@rule
def reveal(t: Table, room: int, tale: Tale) -> None:
    """DE-55: the room's token is turned over: any of those that lie face down."""
    down = 0
    for value in range(VALUES):
        down += t.tokens_down[value]
    skip = draw(t, down)
    value = 0
    while skip >= t.tokens_down[value]:
        skip -= t.tokens_down[value]
        value += 1
    t.tokens_down[value] -= 1
    t.room_open[room] = 1
    t.room_left[room] = value
    tell(tale, REVEALS_ROOM, t.active, 55, room, value, 0)


# ---------------------------------------------------------------- resources


@rule
def any_of(t: Table, counts: Numbers, kinds: int, count: int) -> int:
    """The kind of one of so many things, each as likely; `counts` says how many are of each."""
    skip = draw(t, count)
    kind = 0
    while kind < kinds and skip >= counts[kind]:
        skip -= counts[kind]
        kind += 1
    return kind


@rule
def take_from_ship(t: Table, seat: int, source: int, tale: Tale) -> int:
    """DE-86: the display card, or the top of the pile. The result is its kind."""
    if source == FROM_DISPLAY:
        kind = t.res_face
        turn_up_display(t, seat, tale)
    else:
        kind = any_of(t, t.res_pile, RESOURCES, t.res_left)
        t.res_pile[kind] -= 1
        t.res_left -= 1
    gain_resource(t, seat, kind)
    return kind


@rule
def turn_up_display(t: Table, seat: int, tale: Tale) -> None:
    """DE-5, DE-87: the next card of the pile; where there is none the display stays empty."""
    if t.res_left == 0:
        t.res_face = NOTHING
        tell(tale, DISPLAY_EMPTY, seat, 87, 0, 0, 0)
        return
    t.res_face = any_of(t, t.res_pile, RESOURCES, t.res_left)
    t.res_pile[t.res_face] -= 1
    t.res_left -= 1
    tell(tale, DISPLAY_TURNED, seat, 87, t.res_face, 0, 0)


@rule
def gain_resource(t: Table, seat: int, kind: int) -> None:
    """DE-89: face up in front of its owner."""
    t.res[seat, kind] += 1
    t.res_count[seat] += 1
    t.res_gained[seat] += 1


@rule
def lose_resource(t: Table, seat: int, kind: int) -> None:
    """To another player, or to the discard."""
    t.res[seat, kind] -= 1
    t.res_count[seat] -= 1


@rule
def has_complete(t: Table, seat: int, thing: int) -> bool:
    """DE-120: all three pieces of an object."""
    first = 3 * thing
    return t.pieces[seat, first] + t.pieces[seat, first + 1] + t.pieces[seat, first + 2] == 3


@rule
def has_any_object(t: Table, seat: int) -> bool:
    """A complete one, whichever."""
    for thing in range(OBJECTS):
        if has_complete(t, seat, thing):
            return True
    return False


# ---------------------------------------------------------------- bonus cards


@rule
def draw_cards(t: Table, seat: int, count: int, tale: Tale) -> None:
    """DE-135: each is any card of the pile. DE-138: an empty pile is made anew from the discard."""
    drawn = 0
    while drawn < count:
        if t.bonus_left == 0:
            for kind in range(CARDS):
                t.bonus_pile[kind] = t.bonus_discard[kind]
                t.bonus_left += t.bonus_discard[kind]
                t.bonus_discard[kind] = 0
            if t.bonus_left == 0:
                break
            tell(tale, BONUS_RESHUFFLED, seat, 138, t.bonus_left, 0, 0)
        kind = any_of(t, t.bonus_pile, CARDS, t.bonus_left)
        t.bonus_pile[kind] -= 1
        t.bonus_left -= 1
        t.hand[seat, kind] += 1
        t.hand_size[seat] += 1
        drawn += 1
        whisper(tale, 1 << seat, DRAWS_CARD, seat, 130, kind, 0, 0)
    if drawn > 0:
        tell(tale, DRAWS_CARDS, seat, 130, drawn, 0, 0)


@rule
def discard_card(t: Table, seat: int, card: int) -> None:
    """DE-137: a used card goes face up to the discard. DE-136: no second one of its kind in this
    turn, if it is one's own."""
    t.hand[seat, card] -= 1
    t.hand_size[seat] -= 1
    t.bonus_discard[card] += 1
    if seat == t.active:
        t.cards_used[card] = 1


@rule
def may_answer(t: Table, box: Box, seat: int, card: int) -> bool:
    """Whether, for all that everybody can see, this seat may now answer with this card. So it is
    asked, whether it has the card or not: DE-130."""
    if t.role[seat] != HUMAN or t.hand_size[seat] == 0:
        return False  # DE-246
    if t.bonus_discard[card] == box.card_copies[card]:
        return False
    if seat == t.active:
        return t.cards_used[card] == 0  # DE-136
    return t.strict_own_turn == 0 or card not in (PISTOL, CLOSED_ROOM)  # DE-132, DE-326


# ---------------------------------------------------------------- wounds


@rule
def wound(t: Table, seat: int, count: int, tale: Tale) -> None:
    """DE-100: each lowers the quota; DE-105 is seen to before anything else happens."""
    t.wounds[seat] += count
    tell(tale, IS_WOUNDED, seat, 100, count, t.wounds[seat], 0)


@rule
def roll(t: Table, box: Box) -> int:
    """The die: 0 is the skull."""
    return box.die[draw(t, 6)]


@rule
def is_opponent(t: Table, seat: int, other: int) -> bool:
    """DE-141: any other living player, wherever the pawn is."""
    return other != seat and other < t.seats and t.role[other] != DEAD
