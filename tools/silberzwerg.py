r"""What players make of Silberzwerg: rounds, ends, wealth, wins by place and by the first contract.

Everything runs as machine code, thousands of games at a time. Greedy players sit on all seats, or
one that searches on each seat in turn, or nobody but such; and one may ask for those deals alone
that give somebody a contract of a single colour:

    python tools/silberzwerg.py --games 2000 --seats 2 3 4
    python tools/silberzwerg.py --games 2000 --seats 4 --option mono_100=on
    python tools/silberzwerg.py --games 40 --seats 4 --search middle
    python tools/silberzwerg.py --games 100 --seats 4 --search 500 --everywhere --single-colour
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import tablee
from tablee.engine.chance import new_chance
from tablee.engine.playout import Whim, list_allowed
from tablee.engine.record import Record, Stack, wide_numbers
from tablee.engine.rule import Box, deal, play, rank, redact, rule
from tablee.engine.table import CommonTable, next_to_act
from tablee.engine.tale import NO_TALE, Tale
from tablee.engine.twin import entry
from tablee.games.silberzwerg.actions import FULFIL_CONTRACT, SELL_GEM
from tablee.games.silberzwerg.rules.contracts import is_of_one_colour, owner
from tablee.games.silberzwerg.table import MOST_SEATS, SLOTS, Table
from tablee.players.greedy import GUESSES, Weights, weigh
from tablee.players.search import PLAYOUTS, Plan, Tree, playouts_of, search

ROOT, WORLD, TRIED, GAME, BLANK = range(5)
NOBODY, EVERYBODY = -1, -2


class Tally(Record):
    """What so many games came to."""

    ends = wide_numbers(4)
    rounds = wide_numbers(64)  # games by their number of rounds
    wealth = wide_numbers(MOST_SEATS)  # by rank
    wins = wide_numbers(MOST_SEATS)  # in twelfths, by place from the opening first player
    wins_by_seat = wide_numbers(MOST_SEATS)
    fulfilled = wide_numbers(1)
    mono_dealt = wide_numbers(2)  # seats without, and with, a single-colour contract at the start
    mono_won = wide_numbers(2)  # what they won, in twelfths
    decisions = wide_numbers(1)


@rule
def play_game(
    tables: Stack[CommonTable],
    box: Box,
    w: Whim,
    weights: Weights,
    tree: Tree,
    plan: Plan,
    searcher: int,
    number: int,
    needs_mono: bool,
    tally: Tally,
    tale: Tale,
) -> bool:
    """The game of this number; whoever searches, the others are greedy. Without a single-colour
    contract where one is needed it isn't played."""
    t: Any = tables[GAME]
    root = tables[ROOT]
    tables[GAME] = tables[BLANK]
    new_chance(t, number, 3)
    deal(t, box, tale)
    opening = t.first_player
    mono = dealt_of_one_colour(t, box)
    if needs_mono and mono == 0:
        return False
    while t.to_act != 0:
        seat = next_to_act(t)
        n = list_allowed(t, box, seat, w.allowed)
        action = w.allowed[0]
        if n > 1:
            tables[ROOT] = tables[GAME]
            redact(root, box, seat)
            if searcher in (seat, EVERYBODY):
                action = search(tables, box, seat, w, tree, plan, tale)
            else:
                action = weigh(tables, box, seat, w, weights, GUESSES, tale)
            tally.decisions[0] += 1
        if FULFIL_CONTRACT <= action < SELL_GEM:
            tally.fulfilled[0] += 1
        play(t, box, seat, action, tale)
    count(t, box, opening, mono, tally)
    return True


@rule
def dealt_of_one_colour(t: Table, box: Box) -> int:
    """The seats that begin with a single-colour contract, a bit each."""
    found = 0
    for slot in range(SLOTS):
        if owner(t, slot) >= 0 and is_of_one_colour(box, t.slot_card[slot]):
            found = found | (1 << owner(t, slot))
    return found


@rule
def count(t: Table, box: Box, opening: int, mono: int, tally: Tally) -> None:
    """One game that is over."""
    tally.ends[t.end_reason] += 1
    tally.rounds[t.round_no] += 1
    winners = 0
    for seat in range(t.seats):
        if rank(t, box, seat) == 1:
            winners += 1
    for seat in range(t.seats):
        level = 0
        for before in range(seat):
            if rank(t, box, before) == rank(t, box, seat):
                level += 1
        tally.wealth[rank(t, box, seat) - 1 + level] += t.wealth[seat]
        won = 12 // winners if rank(t, box, seat) == 1 else 0
        tally.wins[(seat - opening) % t.seats] += won
        tally.wins_by_seat[seat] += won
        tally.mono_dealt[(mono >> seat) & 1] += 1
        tally.mono_won[(mono >> seat) & 1] += won


def share(won: float, games: float) -> str:
    """A share with Wilson's 95 % interval."""
    if games == 0:
        return "-"
    z, part = 1.96, won / games
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(part * (1 - part) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return f"{part:.1%} ({middle - half:.1%}-{middle + half:.1%})"


def main() -> None:
    """Play as asked, and print a few lines for each number of seats."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--search", metavar="LEVEL", help="a level, or a number of playouts")
    parser.add_argument("--everywhere", action="store_true", help="all seats search")
    parser.add_argument(
        "--single-colour", action="store_true", help="only deals that give somebody such a contract"
    )
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    chosen = parser.parse_args()
    options = dict(option.split("=") for option in chosen.option)
    game = tablee.game("silberzwerg")
    playing = entry(play_game, game.table)
    for seats in chosen.seats:
        tables: Stack[CommonTable] = Stack(Table, 5)
        tables[BLANK] = game.blank_table(seats, options)
        tally, w, weights, tree = Tally(), Whim.seeded(chosen.seed), Weights(), Tree()
        level = chosen.search or "gentle"
        plan = Plan.of(game, playouts_of(level if level in PLAYOUTS else int(level), game))
        one_searches = bool(chosen.search) and not chosen.everywhere
        won, played, number = 0.0, 0, 0
        start = time.perf_counter()
        while played < chosen.games:
            searcher = EVERYBODY if chosen.everywhere else NOBODY
            if one_searches:
                searcher = number % seats
            before = tally.wins_by_seat[max(0, searcher)]
            played += playing(
                tables,
                game.box,
                w,
                weights,
                tree,
                plan,
                searcher,
                chosen.seed + number // (seats if one_searches else 1),
                chosen.single_colour,
                tally,
                NO_TALE,
            )
            number += 1
            won += (tally.wins_by_seat[max(0, searcher)] - before) / 12
        report(seats, options, tally, chosen.games, time.perf_counter() - start)
        if one_searches:
            print(f"  {level} wins {share(won, chosen.games)} of them")


def report(seats: int, options: dict[str, str], tally: Tally, games: int, seconds: float) -> None:
    """What the games came to, in words."""
    rounds = [number for number in range(64) for _ in range(tally.rounds[number])]
    said = ", ".join(f"{name}={value}" for name, value in options.items()) or "as it comes"
    print(f"{seats} players, {said}: {games} games in {seconds:.0f} s")
    print(f"  ended by 600: {share(tally.ends[1], games)}")
    low, high = rounds[len(rounds) // 20], rounds[-1 - len(rounds) // 20]
    print(f"  rounds: mean {sum(rounds) / games:.1f}, 5-95 % {low}-{high}, most {rounds[-1]}")
    print("  wealth by rank: " + " / ".join(f"{tally.wealth[r] / games:.0f}" for r in range(seats)))
    print(f"  contracts per player: {tally.fulfilled[0] / games / seats:.1f}")
    places = (share(tally.wins[place] / 12, games) for place in range(seats))
    print("  wins by place from the first player: " + ", ".join(places))
    for had, what in ((1, "with"), (0, "without")):
        won = share(tally.mono_won[had] / 12, tally.mono_dealt[had])
        print(
            f"  {what} a single-colour contract at the start: {tally.mono_dealt[had]} seats, {won}"
        )
    print(f"  decisions a game: {tally.decisions[0] / games:.0f}", flush=True)


if __name__ == "__main__":
    main()
