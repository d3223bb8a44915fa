"""The rules of *Sealed cards*. SC-n in a comment is a rule of the text in this folder's head."""

from __future__ import annotations

from tablee.engine.actions import Actions
from tablee.engine.chance import draw, forget_chance
from tablee.engine.record import UNKNOWN
from tablee.engine.rule import rule
from tablee.engine.table import answered, ask, owes
from tablee.engine.tale import Tale, tell, whisper
from tests.toys.sealed_cards.table import CARDS, DECK, DRAWING, NOTHING, SHOWN, Box, Table

ACTIONS = Actions(lay={"card": [str(card + 1) for card in range(CARDS)]}, draw={}, leave={})
LAY, DRAW, LEAVE = ACTIONS.first("lay"), ACTIONS.first("draw"), ACTIONS.first("leave")

QUESTIONS = {"lay_a_card": (LAY, DRAW, -1), "draw_or_leave": (DRAW, ACTIONS.size, -1)}
LAY_A_CARD, DRAW_OR_LEAVE = range(2)
SPANS = tuple(QUESTIONS.values())

EVENTS = {"dealt": ("card",), "lays": (), "shows": ("card",), "wins": ("points",), "draws": ()}
DEALT, LAYS, SHOWS, WINS, DRAWS = range(5)


@rule
def deal(t: Table, box: Box, tale: Tale) -> None:
    """SC-1."""
    for card in range(CARDS):
        t.card_at[card] = DECK
    for seat in range(t.seats):
        for _ in range(box.cards_dealt):
            draw_card(t, seat, tale)
    ask_all(t)


@rule
def draw_card(t: Table, seat: int, tale: Tale) -> None:
    """Any card of the deck; nobody else sees which."""
    card = nth_card_at(t, DECK, draw(t, cards_at(t, DECK)))
    t.card_at[card] = seat
    t.hand[seat] += 1
    whisper(tale, 1 << seat, DEALT, seat, 1, card, 0, 0)


@rule
def cards_at(t: Table, place: int) -> int:
    """How many cards are there."""
    count = 0
    for card in range(CARDS):
        if t.card_at[card] == place:
            count += 1
    return count


@rule
def nth_card_at(t: Table, place: int, n: int) -> int:
    """The n-th of the cards that are there, from 0."""
    card = 0
    while t.card_at[card] != place or n > 0:
        if t.card_at[card] == place:
            n -= 1
        card += 1
    return card


@rule
def ask_all(t: Table) -> None:
    """SC-2: everyone at once."""
    for seat in range(t.seats):
        t.laid[seat] = NOTHING
        ask(t, seat, LAY_A_CARD)


@rule
def span(t: Table, seat: int) -> tuple[int, int, int]:
    """The actions that can answer what the seat has been asked."""
    return SPANS[t.question[seat]]


@rule
def verdict(t: Table, box: Box, seat: int, action: int) -> int:
    """0, or the number of the rule that forbids it."""
    if t.to_act == 0:
        return 6
    if not owes(t, seat):
        return 4
    if t.question[seat] == DRAW_OR_LEAVE:
        return 0 if action >= DRAW else 5
    if action >= DRAW:
        return 2
    return 0 if t.card_at[action - LAY] == seat else 3


@rule
def play(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Lay a card, or take or leave the reward."""
    answered(t, seat)
    if action >= DRAW:
        if action == DRAW:
            tell(tale, DRAWS, seat, 5, 0, 0, 0)
            draw_card(t, seat, tale)
        next_round(t)
    else:
        t.laid[seat] = action - LAY
        tell(tale, LAYS, seat, 2, 0, 0, 0)
        if t.to_act == 0:
            turn_up(t, box, tale)


@rule
def turn_up(t: Table, box: Box, tale: Tale) -> None:
    """SC-4; SC-5: as long as there is a deck."""
    winner = 0
    for seat in range(t.seats):
        card = t.laid[seat]
        tell(tale, SHOWS, seat, 4, card, 0, 0)
        t.card_at[card] = SHOWN + seat
        t.hand[seat] -= 1
        if card > t.laid[winner]:
            winner = seat
    for seat in range(t.seats):
        t.laid[seat] = NOTHING
    t.points[winner] += box.points_for_winning
    tell(tale, WINS, winner, 4, box.points_for_winning, 0, 0)
    if t.reward == DRAWING and cards_at(t, DECK) > 0:
        ask(t, winner, DRAW_OR_LEAVE)
    else:
        next_round(t)


@rule
def next_round(t: Table) -> None:
    """SC-6: unless a hand is empty, for then nobody is asked anything any more."""
    for seat in range(t.seats):
        if t.hand[seat] == 0:
            return
    ask_all(t)


@rule
def score(t: Table, box: Box, seat: int) -> int:
    """Points won."""
    return t.points[seat]


@rule
def rank(t: Table, box: Box, seat: int) -> int:
    """SC-6."""
    ahead = 0
    for other in range(t.seats):
        if t.points[other] > t.points[seat]:
            ahead += 1
    return 1 + ahead


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """A card in hand is worth a third of a point."""
    return 100 * t.points[seat] + 33 * t.hand[seat]


@rule
def broken_law(t: Table, box: Box) -> int:
    """1: hands are what one would count; 2: who lays a card has it; 3: a point for each round."""
    points, shown = 0, 0
    for seat in range(t.seats):
        if cards_at(t, seat) != t.hand[seat]:
            return 1
        if t.laid[seat] >= 0 and t.card_at[t.laid[seat]] != seat:
            return 2
        points += t.points[seat]
        shown += cards_at(t, SHOWN + seat)
    if points * t.seats != shown * box.points_for_winning:
        return 3
    return 0


@rule
def redact(t: Table, box: Box, seat: int) -> None:
    """Others' cards, the deck, and what others have laid."""
    forget_chance(t)
    for card in range(CARDS):
        if t.card_at[card] != seat and t.card_at[card] < SHOWN:
            t.card_at[card] = UNKNOWN
    for other in range(t.seats):
        if other != seat and t.laid[other] != NOTHING:
            t.laid[other] = UNKNOWN


@rule
def guess(t: Table, box: Box, seat: int) -> None:
    """Deal the unseen cards to the others, as many as each holds; the rest is the deck. Of its
    hand each has laid any card."""
    for other in range(t.seats):
        if other != seat:
            for _ in range(t.hand[other]):
                t.card_at[nth_card_at(t, UNKNOWN, draw(t, cards_at(t, UNKNOWN)))] = other
            if t.laid[other] == UNKNOWN:
                t.laid[other] = nth_card_at(t, other, draw(t, t.hand[other]))
    for card in range(CARDS):
        if t.card_at[card] == UNKNOWN:
            t.card_at[card] = DECK


@rule
def reopen(t: Table, box: Box, seat: int) -> None:
    """What the others have laid is still face down: they lay again."""
    for other in range(t.seats):
        if other != seat and t.laid[other] != NOTHING:
            t.laid[other] = NOTHING
            ask(t, other, LAY_A_CARD)
