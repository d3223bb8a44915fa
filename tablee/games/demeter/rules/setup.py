"""How a game begins: DE-1 to DE-17."""

from __future__ import annotations

from tablee.engine.chance import draw
from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.demeter.actions import (
    DRAWS_START_CARD,
    IS_FIRST_PLAYER,
    START_ROOM,
    STARTS_IN,
)
from tablee.games.demeter.rules.common import ALLOWED, reveal, turn_up_display
from tablee.games.demeter.table import (
    CARDS,
    CLUE_PLACES,
    CLUES,
    DEAD,
    DRACULA_CARDS,
    DRAWN,
    FACE_DOWN,
    FIRST_CLUE,
    HUMAN,
    LAIR,
    MOST_SEATS,
    NIGHT_EVENTS,
    NO_CLUE,
    NOT_OVER,
    NOT_PENDING,
    NOTHING,
    OFF_BOARD,
    PIECES,
    PUT_BACK,
    RESOURCES,
    ROOMS,
    ROUND_BEGINS,
    SORTS,
    TOKENS,
    UNREAD,
    VALUES,
    Box,
    Table,
)


@rule
def deal(t: Table, box: Box, tale: Tale) -> None:
    """DE-3 to DE-13: all that lies ready before the first player chooses a start room."""
    lay_out_ship(t, box)
    lay_out_cards(t, box)
    lay_out_clues(t)
    for seat in range(MOST_SEATS):
        seat_player(t, seat)
    clear_turn(t)
    turn_up_display(t, 0, tale)  # DE-5
    t.to_act, t.ending, t.winners = 0, NOT_OVER, 0
    t.turning, t.warded, t.last_turned = 0, 0, NOTHING
    for lair in range(ROOMS):
        for room in range(ROOMS):
            t.prowls_if[lair, room] = 0
    t.marker = draw(t, t.seats)  # DE-17
    t.active = t.marker
    t.round_no, t.night = 0, 0
    tell(tale, IS_FIRST_PLAYER, t.marker, 17, 0, 0, 0)
    take_out_dracula_cards(t, box)
    deal_start_cards(t, box, tale)
    ask(t, t.marker, START_ROOM)


@rule
def lay_out_ship(t: Table, box: Box) -> None:
    """DE-3, DE-4, DE-6: a token face down in each room, and the encounter bag."""
    for room in range(ROOMS):
        t.room_open[room], t.room_left[room] = 0, 0
    for value in range(VALUES):
        t.tokens_down[value] = box.token_count[value]
    for token in range(TOKENS):
        t.bag[token] = box.bag[token]


@rule
def lay_out_cards(t: Table, box: Box) -> None:
    """DE-5, DE-6: resources, bonus cards, Dracula's cards."""
    t.res_left, t.bonus_left = 0, 0
    for kind in range(RESOURCES):
        t.res_pile[kind], t.res_discard[kind] = box.resource_copies[kind], 0
        t.res_left += box.resource_copies[kind]
    for card in range(CARDS):
        t.bonus_pile[card], t.bonus_discard[card] = box.card_copies[card], 0
        t.bonus_left += box.card_copies[card]
    for card in range(DRACULA_CARDS):
        t.dracula_at[card] = FACE_DOWN
    for event in range(NIGHT_EVENTS):
        t.events[event] = 0


@rule
def lay_out_clues(t: Table) -> None:
    """DE-10, DE-11: one each and one for all, and nobody looks at them yet."""
    t.lots = 0
    for clue in range(CLUES):
        t.lot_of[clue], t.clue_discard[clue] = 0, 0
    for place in range(CLUE_PLACES):
        t.clue_in[place], t.clue_lot[place], t.clue_seen_by[place] = NO_CLUE, 0, 0
        for room in range(ROOMS):
            t.ruled_out[place, room] = 0
    for seat in range(t.seats):
        t.clue_in[FIRST_CLUE + seat] = UNREAD
    t.clue_in[LAIR] = UNREAD
    t.clue_left = CLUES - t.seats - 1


@rule
def seat_player(t: Table, seat: int) -> None:
    """DE-12: a pawn, and nothing else."""
    t.role[seat] = HUMAN if seat < t.seats else DEAD
    t.at[seat] = OFF_BOARD
    t.wounds[seat], t.wounds_kept[seat] = 0, 0
    t.humans[seat], t.ghouls[seat] = 0, 0
    t.locked_humans[seat], t.locked_ghouls[seat], t.ounces[seat] = 0, 0, 0
    t.res_count[seat], t.res_gained[seat], t.hand_size[seat] = 0, 0, 0
    for kind in range(RESOURCES):
        t.res[seat, kind] = 0
    for card in range(CARDS):
        t.hand[seat, card] = 0
    for piece in range(PIECES):
        t.pieces[seat, piece] = 0
    t.has_read_first[seat], t.has_read_second[seat] = 0, 0
    t.evil_eye[seat], t.reroll[seat], t.closed[seat] = 0, NOT_PENDING, 0
    t.loses_turn[seat], t.vampire_since[seat], t.barred[seat] = 0, 0, 0


@rule
def clear_turn(t: Table) -> None:
    """No action spent, none taken, no card used."""
    t.used, t.luck, t.penalty, t.free_searches = 0, 0, 0, 0
    t.new_rooms, t.has_knocked, t.opened, t.turn_over = 0, 0, 0, 0
    t.victims, t.victim, t.card, t.shot = 0, 0, NOTHING, 0
    t.came_from = OFF_BOARD
    t.prowls = OFF_BOARD
    for sort in range(SORTS):
        t.done[sort] = 0
    for card in range(CARDS):
        t.cards_used[card] = 0


@rule
def take_out_dracula_cards(t: Table, box: Box) -> None:
    """DE-7, DE-8: with three players five cards leave, unseen and before the start rooms are drawn.
    It is enough to know how many of them show visited rooms."""
    visits, cards = 0, DRACULA_CARDS
    for card in range(DRACULA_CARDS):
        if box.dracula_event[card] == NOTHING:
            visits += 1
    t.visits_out = 0
    for _ in range(box.dracula_removed[t.seats]):
        if draw(t, cards) < visits - t.visits_out:
            t.visits_out += 1
        cards -= 1
    t.dracula_left = cards


@rule
def deal_start_cards(t: Table, box: Box, tale: Tale) -> None:
    """DE-13: a card of visited rooms each. DE-14: they go back, and the pile is shuffled; or they
    are spent, by option (DE-321)."""
    for seat in range(MOST_SEATS):
        t.start_card[seat] = NOTHING
    for turn in range(t.seats):
        seat = (t.marker + turn) % t.seats
        card = draw_start_card(t, box)
        t.start_card[seat] = card
        t.dracula_at[card] = PUT_BACK
        if t.setup_cards_spent == 1:
            t.dracula_at[card] = DRAWN
            t.dracula_left -= 1
        tell(tale, DRAWS_START_CARD, seat, 13, card, 0, 0)


@rule
def draw_start_card(t: Table, box: Box) -> int:
    """Any card of visited rooms that nobody has yet."""
    while True:
        card = draw(t, DRACULA_CARDS)
        if box.dracula_event[card] == NOTHING and t.dracula_at[card] == FACE_DOWN:
            return card


@rule
def verdict_on_start(t: Table, box: Box, seat: int, room: int) -> int:
    """DE-13; DE-15 allows a room that another has chosen, DE-329 doesn't."""
    if box.dracula_visits[t.start_card[seat], room] == 0:
        return 13
    if t.distinct_starts == 1:
        for other in range(t.seats):
            if t.at[other] == room:
                return 329
    return ALLOWED


@rule
def start_in(t: Table, box: Box, seat: int, room: int, tale: Tale) -> None:
    """DE-13: in turn order. DE-16: when all have chosen, the tokens of these rooms are revealed."""
    t.at[seat] = room
    tell(tale, STARTS_IN, seat, 13, room, 0, 0)
    after = (seat + 1) % t.seats
    if after != t.marker:
        ask(t, after, START_ROOM)
        return
    for turn in range(t.seats):
        room = t.at[(t.marker + turn) % t.seats]
        if t.room_open[room] == 0:
            reveal(t, room, tale)
    for other in range(t.seats):
        t.start_card[other] = NOTHING
    t.stage = ROUND_BEGINS
