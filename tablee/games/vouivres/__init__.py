"""*Nid de vouivres* by Laëtitia Barbé: caves under a nest, and a wyvern to lure on others."""

from tablee.engine.game import Game, Playouts
from tablee.games.vouivres.actions import ACTIONS, EVENTS, QUESTIONS
from tablee.games.vouivres.hunch import hunch
from tablee.games.vouivres.knowledge import guess, redact, reopen
from tablee.games.vouivres.laws import MOST_DECISIONS, broken_law
from tablee.games.vouivres.rules import deal, play, rank, score, span, verdict
from tablee.games.vouivres.table import Box, Table

GAME = Game(
    folder=__path__[0],
    table=Table,
    box=Box,
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    most_decisions=MOST_DECISIONS,
    verbs=(deal, span, verdict, play, redact, guess, reopen, score, rank, hunch, broken_law),
    # Random play seldom ends before the round limit, and tells little: the hunch judges.
    playouts=Playouts(candidates=1, horizon=12, swing=60),
)
