"""*Sealed cards*: a small game of secret choices made at the same time, for tests alone.

Nine cards, 1 to 9. Each seat is dealt three, the others are the deck (SC-1). All seats lay a card
of their own face down, at once (SC-2, SC-3). When the last card is down all are turned up, and the
highest wins a point (SC-4). By option, who won may then draw a card (SC-5). The game ends when a
hand is empty; most points win (SC-6).
"""

from tablee.engine.game import Game
from tests.toys.sealed_cards.rules import (
    ACTIONS,
    EVENTS,
    QUESTIONS,
    broken_law,
    deal,
    guess,
    hunch,
    play,
    rank,
    redact,
    reopen,
    score,
    span,
    verdict,
)
from tests.toys.sealed_cards.table import Box, Table

MOST_DECISIONS = 13  # nine cards to lay, four points to be rewarded for

VERBS = (deal, span, verdict, play, redact, guess, reopen, score, rank, hunch, broken_law)

GAME = Game(
    folder=__path__[0],
    table=Table,
    box=Box,
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    most_decisions=MOST_DECISIONS,
    verbs=VERBS,
)
