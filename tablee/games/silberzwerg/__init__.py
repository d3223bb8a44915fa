"""*Silberzwerg* by Gerd Deininger and Andreas Michaelis: four mines, four clans, and elves who pay
for eight gems at a time."""

from tablee.engine.game import ALL, Game, Playouts
from tablee.games.silberzwerg.actions import ACTIONS, EVENTS, QUESTIONS
from tablee.games.silberzwerg.hunch import hunch
from tablee.games.silberzwerg.laws import MOST_DECISIONS, broken_law
from tablee.games.silberzwerg.rules import (
    deal,
    guess,
    play,
    rank,
    redact,
    reopen,
    score,
    span,
    verdict,
)
from tablee.games.silberzwerg.table import Box, Table

GAME = Game(
    folder=__path__[0],
    table=Table,
    box=Box,
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    most_decisions=MOST_DECISIONS,
    verbs=(deal, span, verdict, play, redact, guess, reopen, score, rank, hunch, broken_law),
    # A placement is many small steps, of which the hunch sees the sense and chance does not: beyond
    # the decision itself everybody plays by it. A hundred such playouts tell more than thousands of
    # the others, and take as long as a thousand.
    playouts=Playouts(candidates=ALL, depth=1, horizon=24, swing=6_000, mix=100, percent=10),
)
