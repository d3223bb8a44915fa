r"""How *Volfyirion* goes between greedy players, by the thousand: `python tools/volfyirion.py`.

For duels with the usual first hands and with hands of four and six: how often who begins wins, how
many turns each a game has, how many of the Cities that fall are burned by the dragon. For Solo and
Co-op: how often the game is won.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

import tablee
from tablee.engine.chance import new_chance
from tablee.engine.playout import Whim
from tablee.engine.record import Record, Stack, number, numbers
from tablee.engine.rule import Box, deal, play, redact, rule
from tablee.engine.table import next_to_act
from tablee.engine.tale import NO_TALE, Tale
from tablee.engine.twin import entry
from tablee.games.volfyirion.actions import END_TURN
from tablee.games.volfyirion.table import ALL_LOST, STRONGHOLD, Table
from tablee.players.greedy import GUESSES, Weights, weigh
from tools.duels import share

MOST_GAMES = 10_000
ROOT, WORLD, BLANK = 0, 3, 4  # weighing needs the tables from 0 to 2
EASE = ("easy", "normal", "hard")
EVEN_HANDS = {"first_hand": "4", "second_hand": "6"}


class Outcomes(Record):
    """How each game came out."""

    winner = numbers(MOST_GAMES)
    turns = numbers(MOST_GAMES)
    fallen = numbers(MOST_GAMES)  # Cities
    burned = numbers(MOST_GAMES)  # those of them that the dragon burned at the end of a turn
    games = number()


@rule
def ruins(t: Table) -> int:
    """How often Cities have fallen so far."""
    count = 0
    for city in range(STRONGHOLD):
        count += t.losses[city]
    return count


@rule
def play_greedily(
    tables: Stack[Any], box: Box, w: Whim, weights: Weights, outcomes: Outcomes, tale: Tale
) -> None:
    """Games from the BLANK table, each on WORLD; everybody knows what its seat can know."""
    t = tables[WORLD]
    for g in range(outcomes.games):
        tables[WORLD] = tables[BLANK]
        new_chance(t, g, 9)
        deal(t, box, tale)
        while t.to_act != 0:
            seat, before = next_to_act(t), ruins(t)
            tables[ROOT] = tables[WORLD]
            redact(tables[ROOT], box, seat)
            action = weigh(tables, box, seat, w, weights, GUESSES, tale)
            play(t, box, seat, action, tale)
            outcomes.fallen[g] += ruins(t) - before
            if action == END_TURN:
                outcomes.burned[g] += ruins(t) - before
        outcomes.winner[g], outcomes.turns[g] = t.winner, t.turn


def outcomes_of(games: int, seats: int, **options: str) -> Any:
    """So many games at such a table."""
    game = tablee.game("volfyirion")
    tables, outcomes = Stack(game.table, 5), Outcomes()
    tables[BLANK] = game.blank_table(seats, options)
    outcomes.games = games
    played = entry(play_greedily, game.table)
    played(tables, game.box, Whim.seeded(1), Weights(), outcomes, NO_TALE)
    return {
        name: outcomes.array[name][0][:games] for name in ("winner", "turns", "fallen", "burned")
    }


def main() -> None:
    """Read the command line, play, and say how it came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5_000, help=f"at most {MOST_GAMES}")
    games = min(parser.parse_args().games, MOST_GAMES)
    for hands in ({}, EVEN_HANDS):
        found = outcomes_of(games, 2, first_player="seat_0", **hands)
        each = found["turns"] / 2
        few, many = np.percentile(each, (10, 90))
        burned = found["burned"].sum() / found["fallen"].sum()
        print(
            f"duels {hands or ''}: who begins wins {share((found['winner'] == 0).sum(), games)}; "
            f"{each.mean():.1f} turns each, {few:g} to {many:g} in eight of ten, {each.max():g} at "
            f"most; {burned:.0%} of the Cities that fall burn"
        )
    for mode, seats in (("solo", 1), ("coop", 2)):
        for difficulty in EASE:
            found = outcomes_of(games, seats, mode=mode, difficulty=difficulty)
            won = int((found["winner"] != ALL_LOST).sum())
            print(
                f"{mode}, {difficulty}: won {share(won, games)}; {found['turns'].mean():.1f} turns"
            )


if __name__ == "__main__":
    main()
