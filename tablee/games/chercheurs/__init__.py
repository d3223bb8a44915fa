"""*Les chercheurs de trésors* by Peter Lewe: an island in pieces, and eight treasures on it."""

from tablee.engine.game import Game
from tablee.games.chercheurs.actions import ACTIONS, EVENTS, QUESTIONS
from tablee.games.chercheurs.hunch import hunch
from tablee.games.chercheurs.laws import MOST_DECISIONS, broken_law
from tablee.games.chercheurs.rules import deal, guess, play, rank, redact, score, span, verdict
from tablee.games.chercheurs.table import Box, Table

GAME = Game(
    folder=__path__[0],
    table=Table,
    box=Box,
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    most_decisions=MOST_DECISIONS,
    verbs=(deal, span, verdict, play, redact, guess, score, rank, hunch, broken_law),
)
