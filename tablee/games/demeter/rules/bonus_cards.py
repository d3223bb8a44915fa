"""The bonus cards that are played in one's own turn: DE-130 to DE-170.

Those that answer something are where they answer it: Blood Scent and Pistol in encounters, Garlic
Braid in the night, Two for One in the day, among the building.
"""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.demeter.actions import (
    ASK_CLOSED_ROOM,
    BARGAINED_RESOURCE,
    BARGAINS,
    BRIBES,
    CARD_FAILS,
    CARD_OPPONENT,
    CARED_FOR,
    CLOSES_ROOM,
    DRAWS_FROM_ROOM,
    GIVEN_RESOURCE,
    HUMAN_MUTATES,
    INVERTS,
    MOVES_TOKEN,
    NAMES,
    PLAYS,
    ROBS,
    SACRIFICE_DRAW,
    SACRIFICE_ROOM,
    SACRIFICES,
    STOLEN_RESOURCE,
    SWAPS,
    TOKEN_ROOM,
    TURNS_GHOUL_AWAY,
)
from tablee.games.demeter.rules.common import (
    ALLOWED,
    discard_card,
    gain_resource,
    is_opponent,
    lose_resource,
    may_answer,
    take_from_ship,
    wound,
)
from tablee.games.demeter.rules.encounters import human_opponents
from tablee.games.demeter.table import (
    BARGAIN,
    BRIBE,
    CARD_WORKS,
    CARE,
    CLOSED_ROOM,
    DREAD,
    EVIL_EYE,
    FIGHT,
    GHOUL_ATTACK,
    GHOUL_FIVE,
    GHOUL_TOKEN,
    GHOULS_ATTACK,
    GHOULS_COME,
    HUMAN,
    HUMAN_TOKEN,
    INVERSION,
    LAIR,
    LOSS_OF_TRUST,
    LUCK,
    LYNX_EYE,
    MUTATED,
    MUTATION,
    NEXT_DAY,
    NIGHT_LYNX_EYE,
    NIGHT_THEFT,
    NOT_PENDING,
    OFF_BOARD,
    POSITION_SWAP,
    ROOMS,
    SACRIFICE,
    TOKEN_THEFT,
    TURN,
    VAMPIRE,
    Box,
    Table,
)

RULE_OF_CARD = (
    145,  # Luck
    146,  # Evil Eye
    150,  # Lynx Eye
    151,  # Care
    152,  # Token Theft
    153,  # Position Swap
    155,  # Ghoul Attack
    156,  # Bargain
    161,  # Ghoul no. 5
    162,  # Night Theft
    163,  # Bribe
    164,  # Night Lynx Eye
    165,  # Closed Room
    167,  # Loss of Trust
    168,  # Sacrifice
    169,  # Mutation
    170,  # Inversion
)
MOST_SACRIFICE_DRAWS = 2  # DE-168

# ---------------------------------------------------------------- may it be played?


@rule
def verdict_on_card(t: Table, box: Box, seat: int, card: int) -> int:
    """DE-131, DE-133, DE-136, DE-191; DE-139: something must come of it."""
    if t.hand[seat, card] == 0:
        return 131
    if t.night == 0 and box.by_day[card] == 0:
        return 133
    if t.night == 1 and box.by_night[card] == 0:
        return 133
    if t.cards_used[card] == 1:
        return 136
    if t.events[DREAD] > 0:
        return 191
    if not would_work(t, box, seat, card):
        return RULE_OF_CARD[card]
    return ALLOWED


@rule
def would_work(t: Table, box: Box, seat: int, card: int) -> bool:
    """DE-139: whether the card's effect can be applied, at least in part."""
    if card == LUCK:
        return True
    if card in (LYNX_EYE, NIGHT_LYNX_EYE):
        return t.room_left[t.at[seat]] > 0
    if card == CARE:
        return t.wounds[seat] > 0
    if card == TOKEN_THEFT:
        return any_token_elsewhere(t, seat)
    if card == GHOUL_ATTACK:
        return human_opponents(t, seat) > 0
    if card == CLOSED_ROOM:
        return t.closed[seat] == 0
    if card == SACRIFICE:
        return t.humans[seat] > 0 and any_room_for_sacrifice(t, seat)
    if card == INVERSION:
        enough = t.ghouls[seat] > 0 and t.bag[HUMAN_TOKEN] > 0
        return enough and t.wounds[seat] < box.human_wounds - 1
    for other in range(t.seats):
        if verdict_on_naming(t, box, seat, card, other) == ALLOWED:
            return True
    return False


@rule
def any_token_elsewhere(t: Table, seat: int) -> bool:
    """DE-152: a revealed token of 1 or more in another room."""
    for room in range(ROOMS):
        if t.room_left[room] > 0 and room != t.at[seat]:
            return True
    return False


@rule
def any_room_for_sacrifice(t: Table, seat: int) -> bool:
    """DE-168: cards are left in one's own room, or in an opponent's."""
    for room in range(ROOMS):
        if verdict_on_sacrifice_room(t, seat, room) == ALLOWED:
            return True
    return False


@rule
def verdict_on_sacrifice_room(t: Table, seat: int, room: int) -> int:
    """DE-168; DE-166: not through an opponent under Closed Room. DE-273: nor a vampire-player."""
    if t.room_left[room] == 0:
        return 168
    for other in range(t.seats):
        if t.at[other] == room and t.role[other] != VAMPIRE and t.closed[other] == 0:
            return ALLOWED
    return ALLOWED if t.at[seat] == room else 168


@rule
def verdict_on_naming(t: Table, box: Box, seat: int, card: int, other: int) -> int:
    """DE-141, and what each card says of whom it can name. DE-273: cards about ghouls name humans
    only."""
    if not is_opponent(t, seat, other):
        return 141
    if t.night == 1 and t.closed[other] == 1:
        return 165
    possible = True
    if card in (BARGAIN, NIGHT_THEFT):
        possible = t.res_count[other] > 0 and (card == NIGHT_THEFT or t.res_count[seat] > 0)
    elif card == BRIBE:
        possible = t.humans[other] > 0
    elif card == LOSS_OF_TRUST:
        possible = t.ghouls[other] > 0
    elif card == GHOUL_FIVE:
        possible = t.role[other] == HUMAN and t.reroll[other] == NOT_PENDING
    elif card == MUTATION:
        is_human = t.role[other] == HUMAN and t.humans[other] > 0
        possible = is_human and t.bag[GHOUL_TOKEN] > 0
    elif card == POSITION_SWAP:
        return verdict_on_swapping(t, box, seat, other)
    return ALLOWED if possible else RULE_OF_CARD[card]


@rule
def verdict_on_swapping(t: Table, box: Box, seat: int, other: int) -> int:
    """DE-153: one who has found the second clue changes places with an opponent in the lair.
    DE-328: by option with any opponent, and the user stands in the lair."""
    if t.has_read_second[seat] == 0 or t.at[other] == t.at[seat] or t.at[other] == OFF_BOARD:
        return 153
    who = seat if t.swap_from_lair == 1 else other
    return ALLOWED if t.at[who] == box.clue_room[t.clue_in[LAIR]] else 153


# ---------------------------------------------------------------- what it does


@rule
def play_card(t: Table, box: Box, seat: int, card: int, tale: Tale) -> None:
    """DE-137: it goes to the discard, and takes effect, or asks what it needs to know."""
    discard_card(t, seat, card)
    tell(tale, PLAYS, seat, RULE_OF_CARD[card], card, 0, 0)
    t.card = card
    t.stage = TURN
    if card == LUCK:
        t.luck += 1
    elif card in (LYNX_EYE, NIGHT_LYNX_EYE):
        t.free_searches += 1
    elif card == CARE:
        t.wounds[seat] = 0
        tell(tale, CARED_FOR, seat, 151, 0, 0, 0)
    elif card == TOKEN_THEFT:
        ask(t, seat, TOKEN_ROOM)
    elif card == GHOUL_ATTACK:
        t.victims = human_opponents(t, seat)
        t.fight = GHOULS_ATTACK
        t.stage = GHOULS_COME
    elif card == CLOSED_ROOM:
        t.closed[seat] = 1
        tell(tale, CLOSES_ROOM, seat, 165, 0, 0, 0)
    elif card == SACRIFICE:
        t.humans[seat] -= 1
        t.bag[HUMAN_TOKEN] += 1
        t.taken = 0
        ask(t, seat, SACRIFICE_ROOM)
    elif card == INVERSION:
        invert(t, seat, tale)
    else:
        ask(t, seat, CARD_OPPONENT)


@rule
def invert(t: Table, seat: int, tale: Tale) -> None:
    """DE-170: a wound, and a ghoul token becomes a human one."""
    t.ghouls[seat] -= 1
    t.bag[GHOUL_TOKEN] += 1
    t.bag[HUMAN_TOKEN] -= 1
    t.humans[seat] += 1
    tell(tale, INVERTS, seat, 170, 0, 0, 0)
    wound(t, seat, 1, tale)


@rule
def name_opponent(t: Table, box: Box, seat: int, other: int, tale: Tale) -> None:
    """DE-166: whoever is named by a night card, and might have a Closed Room, is asked first."""
    t.victim = other
    tell(tale, NAMES, seat, RULE_OF_CARD[t.card], other, 0, 0)
    t.stage = CARD_WORKS
    if t.night == 1 and may_answer(t, box, other, CLOSED_ROOM):
        ask(t, other, ASK_CLOSED_ROOM)


@rule
def close_room(t: Table, seat: int, tale: Tale) -> None:
    """DE-166: the card that named its holder is discarded without effect."""
    discard_card(t, seat, CLOSED_ROOM)
    t.closed[seat] = 1
    tell(tale, CLOSES_ROOM, seat, 166, 0, 0, 0)
    tell(tale, CARD_FAILS, t.active, 166, t.card, 0, 0)
    t.stage = TURN


@rule
def let_card_work(t: Table, box: Box, tale: Tale) -> None:
    """What the card does to the opponent who was named."""
    seat, other = t.active, t.victim
    t.stage = TURN
    if t.card == EVIL_EYE:
        t.evil_eye[other] += 1  # DE-146
    elif t.card == GHOUL_FIVE:
        t.reroll[other] = NEXT_DAY  # DE-161
    elif t.card == BARGAIN:
        ask(t, seat, BARGAINED_RESOURCE)
    elif t.card == NIGHT_THEFT:
        ask(t, seat, STOLEN_RESOURCE)
    elif t.card == BRIBE:
        t.humans[other] -= 1
        t.humans[seat] += 1
        tell(tale, BRIBES, seat, 163, other, 0, 0)
    elif t.card == LOSS_OF_TRUST:
        t.ghouls[other] -= 1
        t.ghouls[seat] += 1
        tell(tale, TURNS_GHOUL_AWAY, seat, 167, other, 0, 0)
    elif t.card == MUTATION:
        mutate(t, other, tale)
    else:
        swap_positions(t, seat, other, tale)


@rule
def mutate(t: Table, other: int, tale: Tale) -> None:
    """DE-169: one of the opponent's humans becomes a ghoul, and attacks."""
    t.humans[other] -= 1
    t.bag[HUMAN_TOKEN] += 1
    t.bag[GHOUL_TOKEN] -= 1
    tell(tale, HUMAN_MUTATES, other, 169, 0, 0, 0)
    t.fight, t.fighter = MUTATED, other
    t.stage = FIGHT


@rule
def swap_positions(t: Table, seat: int, other: int, tale: Tale) -> None:
    """DE-153: no action, no encounter; and everybody learns which room is the lair."""
    lair = t.at[seat] if t.swap_from_lair == 1 else t.at[other]
    t.at[seat], t.at[other] = t.at[other], t.at[seat]
    t.came_from = OFF_BOARD
    t.clue_seen_by[LAIR] = 0xFF
    tell(tale, SWAPS, seat, 153, other, lair, 0)


@rule
def next_attacked(t: Table) -> None:
    """DE-155: the opponents fight in turn order after the user."""
    t.stage = TURN
    for turn in range(t.seats):
        seat = (t.active + turn) % t.seats
        if (t.victims >> seat) & 1:
            t.victims &= ~(1 << seat)
            t.fighter = seat
            t.stage = FIGHT
            return


# ---------------------------------------------------------------- resources that cards bring


@rule
def rob(t: Table, seat: int, kind: int, tale: Tale) -> None:
    """DE-162: any one resource of the opponent's."""
    lose_resource(t, t.victim, kind)
    gain_resource(t, seat, kind)
    tell(tale, ROBS, seat, 162, t.victim, kind, 0)


@rule
def ask_for_return(t: Table, seat: int, kind: int) -> None:
    """DE-156: the other way round, something must be given."""
    t.taken = kind
    ask(t, seat, GIVEN_RESOURCE)


@rule
def bargain(t: Table, seat: int, given: int, tale: Tale) -> None:
    """DE-156: one card for one card."""
    lose_resource(t, t.victim, t.taken)
    lose_resource(t, seat, given)
    gain_resource(t, seat, t.taken)
    gain_resource(t, t.victim, given)
    tell(tale, BARGAINS, seat, 156, t.victim, t.taken, given)


@rule
def move_token(t: Table, seat: int, source: int, tale: Tale) -> None:
    """DE-152: the counters add up."""
    room = t.at[seat]
    t.room_left[room] += t.room_left[source]
    t.room_left[source] = 0
    tell(tale, MOVES_TOKEN, seat, 152, source, room, t.room_left[room])


@rule
def choose_sacrifice_room(t: Table, seat: int, room: int, tale: Tale) -> None:
    """DE-168: the room from which the cards come."""
    t.room = room
    tell(tale, SACRIFICES, seat, 168, room, 0, 0)
    ask(t, seat, SACRIFICE_DRAW)


@rule
def draw_for_sacrifice(t: Table, seat: int, source: int, tale: Tale) -> None:
    """DE-168: each is taken as in a search; two at most, as far as the room holds any."""
    t.taken += 1
    t.room_left[t.room] -= 1
    kind = take_from_ship(t, seat, source, tale)
    tell(tale, DRAWS_FROM_ROOM, seat, 168, source, kind, t.room_left[t.room])
    if t.taken < MOST_SACRIFICE_DRAWS and t.room_left[t.room] > 0:
        ask(t, seat, SACRIFICE_DRAW)
