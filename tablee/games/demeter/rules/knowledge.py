"""What a seat can know, and what it must think possible.

What nobody has looked at isn't drawn yet, and needs no hiding. There remain the bonus cards in the
hands of others, the clues that others have read, the way of a vampire-player from its lair, and,
with three players, which sort of Dracula cards was taken out.
"""

from __future__ import annotations

from tablee.engine.chance import draw, forget_chance
from tablee.engine.record import UNKNOWN
from tablee.engine.rule import rule
from tablee.games.demeter.rules.common import any_of
from tablee.games.demeter.table import (
    CARDS,
    CLUE_PLACES,
    CLUES,
    DRACULA_CARDS,
    FACE_DOWN,
    HIDEOUT,
    NOTHING,
    OFF_BOARD,
    ROOMS,
    UNREAD,
    Box,
    Table,
)


@rule
def redact(t: Table, box: Box, seat: int) -> None:
    """DE-130, DE-200: a hand is its owner's to see, a clue that of those who have looked."""
    forget_chance(t)
    for other in range(t.seats):
        if other != seat:
            for card in range(CARDS):
                t.hand[other, card] = UNKNOWN
    for card in range(CARDS):
        t.bonus_pile[card] = UNKNOWN
    for place in range(CLUE_PLACES):
        if t.clue_in[place] < UNREAD and not (t.clue_seen_by[place] >> seat) & 1:
            t.clue_in[place] = UNKNOWN
    if box.dracula_removed[t.seats] > 0:
        t.visits_out = UNKNOWN
    if t.prowls != OFF_BOARD and t.active != seat and t.at[t.active] == OFF_BOARD:
        t.prowls = UNKNOWN  # DE-293
    if t.prowls != OFF_BOARD and t.active != seat and t.came_from != OFF_BOARD:
        t.came_from = UNKNOWN


@rule
def guess(t: Table, box: Box, seat: int) -> None:
    """Each thing as likely as it is for who has seen all this, if what the others chose is left
    aside."""
    guess_hands(t, box, seat)
    guess_clues(t, box)
    if t.came_from == UNKNOWN:
        guess_last_step(t, box)
    if t.visits_out == UNKNOWN:
        guess_dracula_cards(t, box)


@rule
def guess_hands(t: Table, box: Box, seat: int) -> None:
    """All cards that the seat doesn't see go into the pile; from there the others draw theirs."""
    in_pile = t.bonus_left
    t.bonus_left = 0
    for card in range(CARDS):
        unseen = box.card_copies[card] - t.bonus_discard[card]
        if seat < t.seats:
            unseen -= t.hand[seat, card]
        t.bonus_pile[card] = unseen
        t.bonus_left += unseen
    for other in range(t.seats):
        if other != seat:
            for card in range(CARDS):
                t.hand[other, card] = 0
            for _ in range(t.hand_size[other]):
                card = any_of(t, t.bonus_pile, CARDS, t.bonus_left)
                t.bonus_pile[card] -= 1
                t.bonus_left -= 1
                t.hand[other, card] += 1
    t.bonus_left = in_pile


@rule
def guess_clues(t: Table, box: Box) -> None:
    """Cards for all places that hide one from the seat, each from its lot and none that is ruled
    out; and where a vampire-player prowls. Drawn afresh until no card is there twice: then all ways
    are as likely."""
    hidden = 0
    for place in range(CLUE_PLACES):
        if t.clue_in[place] == UNKNOWN:
            hidden |= 1 << place
    prowls = t.prowls
    going = hidden != 0 or prowls == UNKNOWN
    while going:
        for place in range(CLUE_PLACES):
            if (hidden >> place) & 1:
                draw_possible_clue(t, box, place)
        if prowls == UNKNOWN:
            draw_possible_room(t, box, (hidden >> (HIDEOUT + t.active)) & 1 == 1)
        elif prowls != OFF_BOARD and not may_be_there(t, box, prowls):
            continue
        going = False
        for place in range(CLUE_PLACES):
            if (hidden >> place) & 1 and lies_twice(t, place):
                going = True


@rule
def draw_possible_clue(t: Table, box: Box, place: int) -> None:
    """Any card that can be there, for all that everybody knows."""
    clue = draw(t, CLUES)
    while not may_lie_there(t, box, place, clue):
        clue = draw(t, CLUES)
    t.clue_in[place] = clue


@rule
def draw_possible_room(t: Table, box: Box, hidden: bool) -> None:
    """Any room where the vampire-player on turn may be, together with its lair if that is hidden:
    the more rooms can be reached from a lair, the likelier it is."""
    t.prowls = draw(t, ROOMS)
    while not may_be_there(t, box, t.prowls):
        if hidden:
            draw_possible_clue(t, box, HIDEOUT + t.active)
        t.prowls = draw(t, ROOMS)


@rule
def may_lie_there(t: Table, box: Box, place: int, clue: int) -> bool:
    """Whether this card can be there: it is of the right lot, and isn't ruled out."""
    if t.clue_discard[clue] == 1 or t.lot_of[clue] != t.clue_lot[place]:
        return False
    return t.ruled_out[place, box.clue_room[clue]] == 0


@rule
def lies_twice(t: Table, place: int) -> bool:
    """Whether the card that lies here lies elsewhere too."""
    for other in range(CLUE_PLACES):
        if other != place and t.clue_in[other] == t.clue_in[place]:
            return True
    return False


@rule
def may_be_there(t: Table, box: Box, room: int) -> bool:
    """Whether the vampire-player on turn can be there, if its lair is what was guessed."""
    return t.prowls_if[box.clue_room[t.clue_in[HIDEOUT + t.active]], room] == 1


@rule
def guess_last_step(t: Table, box: Box) -> None:
    """Whence a vampire-player came: any revealed room next door."""
    t.came_from = OFF_BOARD
    ways = 0
    for room in range(ROOMS):
        if box.door[t.prowls, room] == 1 and t.room_open[room] == 1:
            ways += 1
            if draw(t, ways) == 0:
                t.came_from = room


@rule
def guess_dracula_cards(t: Table, box: Box) -> None:
    """DE-8: how many of the cards that were taken out show visited rooms. The more there were among
    them, the fewer were left to draw start cards from: so those that everybody saw are as likely as
    there are ways to draw them, and a guess is kept accordingly."""
    visits, unseen, all_visits = 0, 0, 0
    for card in range(DRACULA_CARDS):
        is_visit = box.dracula_event[card] == NOTHING
        if is_visit:
            all_visits += 1
        if t.dracula_at[card] == FACE_DOWN:
            unseen += 1
            if is_visit:
                visits += 1
    removed = box.dracula_removed[t.seats]
    going = True
    while going:
        out = 0
        for taken in range(removed):
            if draw(t, unseen - taken) < visits - out:
                out += 1
        fewest = ways_to_draw_start_cards(t, all_visits - removed)
        going = draw(t, ways_to_draw_start_cards(t, all_visits - out)) >= fewest
    t.visits_out = out


@rule
def ways_to_draw_start_cards(t: Table, visits: int) -> int:
    """In how many ways the seats can draw a card each from so many."""
    ways = 1
    for drawn in range(t.seats):
        ways *= visits - drawn
    return ways
