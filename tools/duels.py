r"""How often one player beats another: `python tools/duels.py chercheurs middle greedy`.

The first player sits on each seat in turn against the second on all the
others, the same deals for every seat; a player against itself gets a new deal
each time. A shared win counts for its part. Where all can lose together, an
even share is one of the games that anybody won. Several numbers of seats, and
several values of an option, give a line for each combination:

    python tools/duels.py chercheurs greedy greedy --games 600 --seats 2 3 4 \
        --option mode=standard,simplified --option first_player=seat_0 --event finishes
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator, Mapping
from itertools import pairwise, product
from typing import NamedTuple

import tablee
from tablee.engine.match import Match
from tablee.players import Player, player
from tablee.players.compiling import compile_game


class Duel(NamedTuple):
    """What a series of games came to."""

    games: int
    won: float  # by the first player, shared wins in parts
    points: float  # its mean
    others: float  # theirs
    decisions: float
    turns: tuple[int, int]  # the fewest and the most
    by_seat: list[float]  # wins of each seat, whoever sat there
    points_by_seat: list[float]
    shared: int  # games that more than one seat won
    met: int  # games in which the event that was asked about happened,
    met_won: float  # and those that the seat concerned also won, shared wins in parts
    seconds: float  # the first player took for a decision between several, on average

    @property
    def times_even(self) -> float:
        """How many times its part the first player won, of the games that anybody won."""
        return self.won * len(self.by_seat) / max(1.0, sum(self.by_seat))


def share(won: float, games: int) -> str:
    """A share of games with Wilson's 95 % interval."""
    z, part = 1.96, won / games
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(part * (1 - part) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return f"{part:.1%} (95 %: {middle - half:.1%} to {middle + half:.1%})"


def duel(
    slug: str,
    one: str,
    other: str,
    games: int,
    seats: int,
    options: Mapping[str, str],
    event: str = "",
    first: int = 0,
) -> Duel:
    """Play the games from the first number on."""
    played = tablee.game(slug)
    compile_game(played)
    won = points = others = met_won = seconds = 0.0
    shared = met = decisions = choices = 0
    turns = []
    by_seat, points_by_seat = [0.0] * seats, [0.0] * seats
    for number in range(first, first + games):
        deal, mine = (number, number % seats) if one == other else divmod(number, seats)
        match = played.new(seats=seats, seed=deal, **options)
        names = [one if seat == mine else other for seat in range(seats)]
        players = [player(name, seed=1000 * number + seat) for seat, name in enumerate(names)]
        for took in play_to_the_end(match, players, mine):
            seconds += took
            choices += 1
        winners = {standing.seat for standing in match.standings() if standing.rank == 1}
        part = 1 / len(winners) if winners else 0.0  # a defeat that all share is nobody's win
        won += part * (mine in winners)
        shared += len(winners) > 1
        for winner in winners:
            by_seat[winner] += part
        for standing in match.standings():
            points_by_seat[standing.seat] += standing.score / games
            if standing.seat == mine:
                points += standing.score / games
            else:
                others += standing.score / games / (seats - 1)
        concerned = seat_of(match, event)
        met += concerned is not None
        met_won += part * (concerned in winners)
        decisions += len(match.moves)
        turns.append(1 + sum(one.seat != other.seat for one, other in pairwise(match.moves)))
    return Duel(
        games,
        won,
        points,
        others,
        decisions / games,
        (min(turns), max(turns)),
        by_seat,
        points_by_seat,
        shared,
        met,
        met_won,
        seconds / max(1, choices),
    )


def play_to_the_end(match: Match, players: list[Player], timed: int) -> Iterator[float]:
    """Play a match; how long one seat took over each decision between several."""
    while not match.over:
        seat = match.waiting[0]
        view = match.view(seat)
        start = time.perf_counter()
        chosen = players[seat].choose(view)
        if seat == timed and len(view.legal) > 1:
            yield time.perf_counter() - start
        match.play(seat, chosen)


def seat_of(match: Match, event: str) -> int | None:
    """The seat that an event concerns, where it happened."""
    names = match.game.event_names
    for told in match.tale:
        for happened in told:
            if names[happened.what] == event:
                return happened.seat
    return None


def settings(options: list[str], seats: list[int]) -> Iterator[tuple[int, dict[str, str]]]:
    """Each number of seats with each combination of the options' values."""
    named = [option.split("=", 1) for option in options]
    for values in product(*(values.split(",") for _, values in named)):
        for count in seats:
            yield count, dict(zip((name for name, _ in named), values, strict=True))


def main() -> None:
    """Read the command line, play, and say how it came out."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("one", help="the player on one seat")
    parser.add_argument("other", help="the player on all the others")
    parser.add_argument("--games", type=int, default=200, help="for each line")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE,VALUE...")
    parser.add_argument("--event", default="", help="how often does whom it concerns also win?")
    given = parser.parse_args()
    for seats, options in settings(given.option, given.seats):
        start = time.perf_counter()
        came_to = duel(given.game, given.one, given.other, given.games, seats, options, given.event)
        print(
            f"{given.one} against {given.other}, {seats} seats, {given.games} games"
            f"{''.join(f', {name} {value}' for name, value in options.items())}: won "
            f"{share(came_to.won, given.games)}, {came_to.times_even:.2f} times an even share, "
            f"points {came_to.points:.1f} to {came_to.others:.1f}, shared wins "
            f"{came_to.shared / given.games:.1%}, {came_to.decisions:.0f} decisions and "
            f"{came_to.turns[0]} to {came_to.turns[1]} turns a game, "
            f"{1000 * came_to.seconds:.2f} ms a decision, {time.perf_counter() - start:.0f} s"
        )
        for seat, won in enumerate(came_to.by_seat):
            points = came_to.points_by_seat[seat]
            print(f"  seat {seat} won {share(won, given.games)}, points {points:.1f}")
        if came_to.met:
            also = share(came_to.met_won, came_to.met)
            print(f"  who {given.event} also won {also}", flush=True)


if __name__ == "__main__":
    main()
