"""*Le dernier voyage du Demeter* by Aurélien Filippi: Dracula is on board."""

from tablee.engine.game import ALL, Game, Playouts
from tablee.games.demeter.actions import ACTIONS, EVENTS, NAMES_IN_EVENTS, QUESTIONS
from tablee.games.demeter.hunch import hunch, may_judge
from tablee.games.demeter.laws import MOST_DECISIONS, broken_law
from tablee.games.demeter.rules.end import rank, score
from tablee.games.demeter.rules.knowledge import guess, redact
from tablee.games.demeter.rules.play import play, span, verdict
from tablee.games.demeter.rules.setup import deal
from tablee.games.demeter.rules.shortlist import shortlist
from tablee.games.demeter.table import Box, Table

GAME = Game(
    folder=__path__[0],
    table=Table,
    box=Box,
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    names=NAMES_IN_EVENTS,
    most_decisions=MOST_DECISIONS,
    playouts=Playouts(candidates=ALL, depth=1, horizon=1, swing=1_000),
    verbs=(
        deal,
        span,
        shortlist,
        verdict,
        play,
        redact,
        guess,
        score,
        rank,
        hunch,
        may_judge,
        broken_law,
    ),
)
