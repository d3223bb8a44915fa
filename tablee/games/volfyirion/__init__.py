"""*Volfyirion* by Federico Tini and Alessandro Veracchi: two Houses, and a dragon between them."""

from tablee.engine.game import ALL, Game, Playouts
from tablee.games.volfyirion.actions import ACTIONS, EVENTS, QUESTIONS
from tablee.games.volfyirion.hunch import hunch, may_judge
from tablee.games.volfyirion.laws import MOST_DECISIONS, broken_law
from tablee.games.volfyirion.rules import deal, play, span, verdict
from tablee.games.volfyirion.rules.ending import rank, score, side
from tablee.games.volfyirion.rules.knowledge import guess, redact
from tablee.games.volfyirion.rules.shortlist import shortlist
from tablee.games.volfyirion.table import Box, Table

GAME = Game(
    folder=__path__[0],
    table=Table,
    box=Box,
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    most_decisions=MOST_DECISIONS,
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
        side,
        hunch,
        may_judge,
        broken_law,
    ),
    # A turn is many small steps, and worth little where it is cut short or groped through: beyond
    # the decision itself everybody plays as the hunch would have it, to where it may judge.
    playouts=Playouts(candidates=ALL, depth=1, horizon=1, swing=2_000),
)
