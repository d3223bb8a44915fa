"""*Sealed cards*, spoilt in many ways: each breaks one property that every game must have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.engine.actions import Actions
from tablee.engine.chance import draw, forget_chance
from tablee.engine.game import Game
from tablee.engine.record import UNKNOWN
from tablee.engine.rule import VERBS, rule
from tablee.engine.table import EVERYONE, answered, ask, owes
from tablee.engine.tale import Tale, tell, whisper
from tests.toys import sealed_cards
from tests.toys.sealed_cards.rules import (
    ACTIONS,
    DEALT,
    DRAW,
    EVENTS,
    LAY_A_CARD,
    LAYS,
    LEAVE,
    QUESTIONS,
    cards_at,
    next_round,
    nth_card_at,
)
from tests.toys.sealed_cards.rules import deal as right_deal
from tests.toys.sealed_cards.rules import play as right_play
from tests.toys.sealed_cards.rules import redact as right_redact
from tests.toys.sealed_cards.rules import span as right_span
from tests.toys.sealed_cards.rules import verdict as right_verdict
from tests.toys.sealed_cards.table import CARDS, DECK, NOTHING, SHOWN, Box, Table


def spoilt(**verbs: Callable[..., Any]) -> Game:
    """The game with other rules for some verbs, on a table of its own."""
    game = Game(
        folder=sealed_cards.__path__[0],
        table=type("Table", (Table,), {}),
        box=Box,
        actions=ACTIONS,
        questions=QUESTIONS,
        events=EVENTS,
        most_decisions=sealed_cards.MOST_DECISIONS,
        verbs=sealed_cards.VERBS,
    )
    VERBS[game.table].update(verbs)
    return game


# ---------------------------------------------------------------- play


@rule
def play_that_finds_a_card(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """The highest card goes back to the deck each time."""
    right_play(t, box, seat, action, tale)
    t.card_at[CARDS - 1] = DECK


@rule
def play_for_ever(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Nothing comes of it."""
    answered(t, seat)
    ask(t, seat, LAY_A_CARD)


@rule
def verdict_beyond_the_span(t: Table, box: Box, seat: int, action: int) -> int:
    """Who is asked for a card may as well leave a reward that there isn't."""
    if owes(t, seat) and action == LEAVE:
        return 0
    return right_verdict(t, box, seat, action)


@rule
def verdict_for_everyone(t: Table, box: Box, seat: int, action: int) -> int:
    """Who isn't asked may lay a card all the same."""
    number = right_verdict(t, box, seat, action)
    return 0 if number == 4 and action < DRAW and t.card_at[action] == seat else number


@rule
def verdict_for_nobody(t: Table, box: Box, seat: int, action: int) -> int:
    """Who is asked may do nothing."""
    return right_verdict(t, box, seat, action) or 3


@rule
def span_too_short(t: Table, seat: int) -> tuple[int, int, int]:
    """The highest card is left out."""
    first, end, apart = right_span(t, seat)
    return first, end - 1, apart


stake = 1  # a rule may name constants only: its twin will never notice another value


@rule
def deal_at_a_stake(t: Table, box: Box, tale: Tale) -> None:
    """Seat 0 begins with as many points as are at stake."""
    right_deal(t, box, tale)
    t.points[0] = stake


# ---------------------------------------------------------------- choices made at the same time


@rule
def play_for_the_hasty(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Who lays first gets a point for it."""
    if action < DRAW and cards_laid(t) == 0:
        t.points[seat] += 1
    right_play(t, box, seat, action, tale)


@rule
def cards_laid(t: Table) -> int:
    """How many lie face down."""
    count = 0
    for seat in range(t.seats):
        if t.laid[seat] != NOTHING:
            count += 1
    return count


@rule
def play_that_tells_the_card(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """To everyone, when it is laid."""
    if action < DRAW:
        whisper(tale, EVERYONE, LAYS, seat, 2, action, 0, 0)
    right_play(t, box, seat, action, tale)


# ---------------------------------------------------------------- information


@rule
def redact_but_the_laid_cards(t: Table, box: Box, seat: int) -> None:
    """All see what the others have laid."""
    first, second, third = t.laid[0], t.laid[1], t.laid[2]
    right_redact(t, box, seat)
    t.laid[0], t.laid[1], t.laid[2] = first, second, third


@rule
def redact_what_was_shown(t: Table, box: Box, seat: int) -> None:
    """Nobody remembers which cards have been shown."""
    right_redact(t, box, seat)
    for card in range(CARDS):
        if t.card_at[card] >= SHOWN:
            t.card_at[card] = UNKNOWN


@rule
def redact_but_from_who_watches(t: Table, box: Box, seat: int) -> None:
    """Who has no seat sees everything but chance."""
    if seat < t.seats:
        right_redact(t, box, seat)
    else:
        forget_chance(t)


@rule
def redact_but_chance(t: Table, box: Box, seat: int) -> None:
    """All can foresee what will be drawn."""
    count, left = t.chance_count, t.chance_left
    right_redact(t, box, seat)
    t.chance_count, t.chance_left = count, left


@rule
def redact_again_and_again(t: Table, box: Box, seat: int) -> None:
    """Each time something more goes."""
    right_redact(t, box, seat)
    t.points[0] += 1


@rule
def verdict_that_knows_the_deck(t: Table, box: Box, seat: int, action: int) -> int:
    """The reason why a card can't be laid tells whether another has it."""
    number = right_verdict(t, box, seat, action)
    return 2 if number == 3 and t.card_at[action] == DECK else number


@rule
def play_that_tells_the_draw(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """All hear which card was the first of the deck."""
    if action == DRAW:
        whisper(tale, EVERYONE, DEALT, seat, 1, nth_card_at(t, DECK, 0), 0, 0)
    right_play(t, box, seat, action, tale)


@rule
def play_that_asks_by_the_hand(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Who has the highest card isn't asked about drawing."""
    right_play(t, box, seat, action, tale)
    for other in range(t.seats):
        if owes(t, other) and t.question[other] != LAY_A_CARD and t.card_at[CARDS - 1] == other:
            answered(t, other)
            next_round(t)


@rule
def play_that_draws_where_somebody_has_the_nine(
    t: Table, box: Box, seat: int, action: int, tale: Tale
) -> None:
    """Nobody sees it, but what was drawn for can't be taken back."""
    if action == LEAVE:
        for other in range(t.seats):
            if other != seat and t.card_at[CARDS - 1] == other:
                draw(t, 2)
    right_play(t, box, seat, action, tale)


@rule
def guess_without_counting(t: Table, box: Box, seat: int) -> None:
    """Anyone may have any card."""
    for card in range(CARDS):
        if t.card_at[card] == UNKNOWN:
            holder = draw(t, t.seats)
            t.card_at[card] = DECK if holder == seat else holder
    for other in range(t.seats):
        if t.laid[other] == UNKNOWN:
            t.laid[other] = nth_card_at(t, other, 0) if cards_at(t, other) > 0 else NOTHING


@rule
def guess_nothing(t: Table, box: Box, seat: int) -> None:
    """Leave it open."""


@rule
def guess_always_the_same(t: Table, box: Box, seat: int) -> None:
    """A world that might be, but not the only one."""
    for other in range(t.seats):
        if other != seat:
            for _ in range(t.hand[other]):
                t.card_at[nth_card_at(t, UNKNOWN, 0)] = other
            if t.laid[other] == UNKNOWN:
                t.laid[other] = nth_card_at(t, other, 0)
    for card in range(CARDS):
        if t.card_at[card] == UNKNOWN:
            t.card_at[card] = DECK


@rule
def guess_low_cards_rather(t: Table, box: Box, seat: int) -> None:
    """All worlds, but some too often: of two cards drawn for another, the lower is taken."""
    for other in range(t.seats):
        if other != seat:
            for _ in range(t.hand[other]):
                unseen = cards_at(t, UNKNOWN)
                lower = min(draw(t, unseen), draw(t, unseen))
                t.card_at[nth_card_at(t, UNKNOWN, lower)] = other
            if t.laid[other] == UNKNOWN:
                t.laid[other] = nth_card_at(t, other, draw(t, t.hand[other]))
    for card in range(CARDS):
        if t.card_at[card] == UNKNOWN:
            t.card_at[card] = DECK


# ---------------------------------------------------------------- matches

DEALS, MOVES = [0], [0]


@rule
def deal_that_remembers(t: Table, box: Box, tale: Tale) -> None:
    """Each deal begins with more points than the one before."""
    right_deal(t, box, tale)
    DEALS[0] += 1
    t.points[0] = DEALS[0]


@rule
def play_that_remembers(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """The story tells how many moves have been made in this process."""
    MOVES[0] += 1
    tell(tale, LAYS, seat, 2, MOVES[0] % 10_000, 0, 0)
    right_play(t, box, seat, action, tale)


# ---------------------------------------------------------------- actions

TWO_OF_A_NAME = Actions(lay={"card": ["1", "2", "1"]})
LOUD = Actions(lay={"card": ["ONE", "TWO"]})
