"""*Silberzwerg* by Gerd Deininger and Andreas Michaelis: four mines, four clans, and elves who pay
for eight gems at a time."""

from tablee.engine.game import Game, Playouts
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
    playouts=Playouts(candidates=4, horizon=24, swing=6_000, mix=100),
)
