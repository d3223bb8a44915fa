"""How often one player beats another: `python tools/duels.py chercheurs middle greedy --games 200`.

The first player sits on each seat in turn against the second on all the
others, the same deals for every seat; a shared win counts for its part.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import NamedTuple

import tablee
from tablee.players import player
from tablee.players.compiling import compile_game


class Duel(NamedTuple):
    """What a series of games came to."""

    games: int
    won: float  # by the first player, shared wins in parts
    points: float  # its mean
    others: float  # theirs
    decisions: float
    by_seat: list[float]  # wins of each seat, whoever sat there


def share(won: float, games: int) -> str:
    """A share of games with Wilson's 95 % interval."""
    z, part = 1.96, won / games
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(part * (1 - part) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return f"{part:.1%} (95 %: {middle - half:.1%} to {middle + half:.1%})"


def duel(slug: str, one: str, other: str, games: int, seats: int, options: dict[str, str]) -> Duel:
    """Play the games."""
    played = tablee.game(slug)
    compile_game(played)
    won = points = others = decisions = 0.0
    by_seat = [0.0] * seats
    for number in range(games):
        deal, mine = divmod(number, seats)
        match = played.new(seats=seats, seed=deal, **options)
        names = [one if seat == mine else other for seat in range(seats)]
        players = [player(name, seed=1000 * number + seat) for seat, name in enumerate(names)]
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, players[seat].choose(match.view(seat)))
        standings = match.standings()
        winners = [standing.seat for standing in standings if standing.rank == 1]
        won += (mine in winners) / len(winners)
        for winner in winners:
            by_seat[winner] += 1 / len(winners)
        for standing in standings:
            if standing.seat == mine:
                points += standing.score
            else:
                others += standing.score / (seats - 1)
        decisions += len(match.moves)
    return Duel(games, won, points / games, others / games, decisions / games, by_seat)


def main() -> None:
    """Read the command line, play, and say how it came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("one", help="the player on one seat")
    parser.add_argument("other", help="the player on all the others")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    start = time.perf_counter()
    came_to = duel(given.game, given.one, given.other, given.games, given.seats, options)
    print(
        f"{given.one} against {given.other}, {given.seats} seats, {given.games} games: won "
        f"{share(came_to.won, given.games)}, "
        f"points {came_to.points:.1f} to {came_to.others:.1f}, "
        f"{came_to.decisions:.0f} decisions a game, {time.perf_counter() - start:.0f} s"
    )
    for seat, won in enumerate(came_to.by_seat):
        print(f"  seat {seat} won {share(won, given.games)}")


if __name__ == "__main__":
    main()
