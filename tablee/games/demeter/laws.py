"""What can never be otherwise on a table of *Le dernier voyage du Demeter*, whatever is played."""

from __future__ import annotations

from tablee.engine.record import UNKNOWN
from tablee.engine.rule import rule
from tablee.games.demeter.table import (
    CARDS,
    CLUE_PLACES,
    CLUES,
    DEAD,
    DRACULA_CARDS,
    DRAWN,
    EMPTY_TOKEN,
    FACE_DOWN,
    GHOUL,
    GHOUL_TOKEN,
    HUMAN,
    HUMAN_TOKEN,
    MOST_SEATS,
    NO_CLUE,
    NOTHING,
    OFF_BOARD,
    PUT_BACK,
    RESOURCES,
    ROOMS,
    UNREAD,
    VALUES,
    VAMPIRE,
    Box,
    Table,
)

# Every night takes a Dracula card from the pile, and none ever goes back: 20 nights and 21 days at
# most. A turn has actions for five decisions and as many answers, 17 cards of different kinds with
# three answers each, and the reactions of others; 100 is far above what that comes to.
MOST_ROUNDS = 41
MOST_DECISIONS = MOST_SEATS * (1 + 100 * MOST_ROUNDS)

(
    CARDS_IN_ONE_PLACE,
    RESOURCES_IN_ONE_PLACE,
    SHIP_AND_PILE_AGREE,
    TOKENS_IN_ONE_PLACE,
    ROOM_TOKENS_KEPT,
    CLUES_IN_ONE_PLACE,
    DRACULA_CARDS_KEPT,
    PLAYERS_IN_ORDER,
    IN_BOUNDS,
) = range(1, 10)


@rule
def broken_law(t: Table, box: Box) -> int:
    """0, or the first law that the table breaks."""
    if not cards_in_one_place(t, box):
        return CARDS_IN_ONE_PLACE
    if not resources_in_one_place(t, box):
        return RESOURCES_IN_ONE_PLACE
    if not ship_and_pile_agree(t):
        return SHIP_AND_PILE_AGREE
    if not tokens_in_one_place(t, box):
        return TOKENS_IN_ONE_PLACE
    if not room_tokens_kept(t, box):
        return ROOM_TOKENS_KEPT
    if not clues_in_one_place(t):
        return CLUES_IN_ONE_PLACE
    if not dracula_cards_kept(t, box):
        return DRACULA_CARDS_KEPT
    if not players_in_order(t, box):
        return PLAYERS_IN_ORDER
    if not in_bounds(t):
        return IN_BOUNDS
    return 0


@rule
def cards_in_one_place(t: Table, box: Box) -> bool:
    """Each bonus card is in the pile, in the discard or in one hand."""
    pile = 0
    for card in range(CARDS):
        count = t.bonus_pile[card] + t.bonus_discard[card]
        pile += t.bonus_pile[card]
        for seat in range(MOST_SEATS):
            count += t.hand[seat, card]
            if t.hand[seat, card] < 0:
                return False
        if count != box.card_copies[card] or t.bonus_pile[card] < 0:
            return False
    for seat in range(MOST_SEATS):
        held = 0
        for card in range(CARDS):
            held += t.hand[seat, card]
        if held != t.hand_size[seat]:
            return False
    return pile == t.bonus_left


@rule
def resources_in_one_place(t: Table, box: Box) -> bool:
    """Each resource card is in the pile, on display, in the discard or before one player."""
    pile = 0
    for kind in range(RESOURCES):
        count = t.res_pile[kind] + t.res_discard[kind]
        pile += t.res_pile[kind]
        if t.res_face == kind:
            count += 1
        for seat in range(MOST_SEATS):
            count += t.res[seat, kind]
            if t.res[seat, kind] < 0:
                return False
        if count != box.resource_copies[kind] or t.res_pile[kind] < 0:
            return False
    for seat in range(MOST_SEATS):
        owned = 0
        for kind in range(RESOURCES):
            owned += t.res[seat, kind]
        if owned != t.res_count[seat]:
            return False
    return pile == t.res_left


@rule
def ship_and_pile_agree(t: Table) -> bool:
    """DE-90: the cards of pile and display are as many as the rooms still hold."""
    left = 0
    for room in range(ROOMS):
        left += t.room_left[room]
        if t.room_left[room] < 0:
            return False
    for value in range(VALUES):
        left += value * t.tokens_down[value]
    return left == t.res_left + (0 if t.res_face == NOTHING else 1)


@rule
def tokens_in_one_place(t: Table, box: Box) -> bool:
    """Each encounter token is in the bag, before one player, or being fought."""
    humans, ghouls = t.bag[HUMAN_TOKEN], t.bag[GHOUL_TOKEN]
    for seat in range(MOST_SEATS):
        humans += t.humans[seat] + t.locked_humans[seat]
        ghouls += t.ghouls[seat] + t.locked_ghouls[seat]
        if t.humans[seat] < 0 or t.ghouls[seat] < 0 or t.ounces[seat] < 0:
            return False
    fought = box.bag[GHOUL_TOKEN] - ghouls
    return (
        humans == box.bag[HUMAN_TOKEN]
        and 0 <= fought <= (1 if t.to_act != 0 else 0)
        and t.bag[EMPTY_TOKEN] == box.bag[EMPTY_TOKEN]
    )


@rule
def room_tokens_kept(t: Table, box: Box) -> bool:
    """A token lies face down on each room that isn't open, and only there."""
    down, closed = 0, 0
    for value in range(VALUES):
        down += t.tokens_down[value]
        if not 0 <= t.tokens_down[value] <= box.token_count[value]:
            return False
    for room in range(ROOMS):
        if t.room_open[room] == 0:
            closed += 1
            if t.room_left[room] != 0:
                return False
    return down == closed


@rule
def clues_in_one_place(t: Table) -> bool:
    """Each clue card is in the pile, in the discard or in one of the places where one lies."""
    count = t.clue_left
    for clue in range(CLUES):
        count += t.clue_discard[clue]
    for place in range(CLUE_PLACES):
        if t.clue_in[place] != NO_CLUE:
            count += 1
        if t.clue_in[place] < UNREAD and not is_there_alone(t, place):
            return False
    return count == CLUES


@rule
def is_there_alone(t: Table, place: int) -> bool:
    """Whether the card that lies here lies nowhere else."""
    clue = t.clue_in[place]
    if clue == UNKNOWN or t.clue_discard[clue] == 1:
        return False
    for other in range(CLUE_PLACES):
        if other != place and t.clue_in[other] == clue:
            return False
    return True


@rule
def dracula_cards_kept(t: Table, box: Box) -> bool:
    """The pile holds the cards that aren't drawn, less those taken out of the game."""
    waiting, visits = 0, 0
    for card in range(DRACULA_CARDS):
        if t.dracula_at[card] != DRAWN:
            waiting += 1
        if t.dracula_at[card] == FACE_DOWN and box.dracula_event[card] == NOTHING:
            visits += 1
        if t.dracula_at[card] == PUT_BACK and box.dracula_event[card] != NOTHING:
            return False
    removed = box.dracula_removed[t.seats]
    return (
        waiting - removed == t.dracula_left
        and 0 <= t.visits_out <= min(visits, removed)
        and t.visits_out >= removed - (waiting - visits)
    )


@rule
def players_in_order(t: Table, box: Box) -> bool:
    """DE-44: pawns stand in revealed rooms, but for one that is just entering; DE-105; who is out
    has nothing left."""
    for seat in range(MOST_SEATS):
        role, room = t.role[seat], t.at[seat]
        if role == HUMAN and t.wounds[seat] >= box.human_wounds:
            return False
        if role == GHOUL and t.wounds[seat] >= box.ghoul_wounds:
            return False
        if role in (HUMAN, GHOUL) and t.round_no > 0:
            if room == OFF_BOARD:
                return False
            if t.room_open[room] == 0 and not (seat == t.active and t.to_act != 0):
                return False
        if role == DEAD and (room != OFF_BOARD or holds_anything(t, seat)):
            return False
        if role == VAMPIRE and (t.hand_size[seat] > 0 or t.wounds[seat] > 0):
            return False
    return True


@rule
def holds_anything(t: Table, seat: int) -> bool:
    """Cards, tokens, wounds."""
    tokens = t.humans[seat] + t.ghouls[seat] + t.locked_humans[seat] + t.locked_ghouls[seat]
    return t.hand_size[seat] + t.res_count[seat] + tokens + t.wounds[seat] + t.ounces[seat] > 0


@rule
def in_bounds(t: Table) -> bool:
    """The bounds proved for rounds."""
    return t.round_no <= MOST_ROUNDS
