"""How fast the games are on one core of this machine, and how fast others' are in the same run.

Every rate is the best of several slices: what the machine does else can only slow it down.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from tablee.engine.game import Game, game, game_names
from tablee.engine.match import key_from
from tablee.engine.playout import Whim, play_many
from tablee.engine.record import Stack
from tablee.engine.rule import rule
from tablee.engine.table import CommonTable
from tablee.engine.tale import NO_TALE
from tablee.engine.twin import entry
from tablee.players.compiling import compile_game
from tablee.players.search import SearchPlayer

SLICES = 5
SLICE_S = 0.4
PLAYOUTS = 20_000
COPIES = 2_000_000


def measure(measured: Game) -> dict[str, Any]:
    """All figures of one game."""
    compile_s, load_s = compile_and_load(measured)
    compile_game(measured)
    decisions, games = random_play(measured)
    return {
        "game": measured.slug,
        "random_decisions_per_s": round(decisions),
        "random_games_per_s": round(games),
        "copy_ns": round(copy_time(measured), 1),
        "table_bytes": measured.table.dtype.itemsize,
        "search_playouts_per_s": round(search_rate(measured)),
        "compile_s": round(compile_s, 2),
        "load_s": round(load_s, 2),
        "peers": {
            name: {"random_decisions_per_s": round(rate), "ratio": round(decisions / rate, 1)}
            for name, rate in peers().items()
        },
    }


def best_rate(slice_of_work: Callable[[], int]) -> float:
    """Pieces of work a second in the best slice."""
    best = 0.0
    for _ in range(SLICES):
        start, done = time.perf_counter(), 0
        while time.perf_counter() - start < SLICE_S:
            done += slice_of_work()
        best = max(best, done / (time.perf_counter() - start))
    return best


def random_play(measured: Game) -> tuple[float, float]:
    """Decisions and games a second, playing at random with the usual options,
    at tables of every size in turn."""
    playing = entry(play_many, measured.table)
    w = Whim.seeded(1)
    stacks = []
    for seats in measured.seats:
        tables = Stack(measured.table, 2)
        tables[0] = measured.blank_table(seats, {})
        stacks.append(tables)
    games_each = 1000
    per_game = 0.0

    def some_games() -> int:
        nonlocal per_game
        decisions = sum(playing(t, measured.box, w, games_each, NO_TALE) for t in stacks)
        per_game = decisions / (games_each * len(stacks))
        return int(decisions)

    some_games()
    decisions = best_rate(some_games)
    return decisions, decisions / per_game


@rule
def copy_many(tables: Stack[CommonTable], copies: int) -> int:
    """Copy a table so many times, each from the copy before last."""
    for i in range(copies):
        tables[i % 3] = tables[(i + 1) % 3]
    return copies


def copy_time(measured: Game) -> float:
    """Nanoseconds to copy one table."""
    copying = entry(copy_many, measured.table)
    tables = Stack(measured.table, 3)
    copying(tables, 1)
    return 1e9 / best_rate(lambda: int(copying(tables, COPIES)))


def search_rate(measured: Game) -> float:
    """Playouts a second that a search makes from the opening of the smallest table."""
    match = measured.new(seats=measured.seats[0], seed=key_from(1))
    view = match.view(match.waiting[0])
    player = SearchPlayer(1, PLAYOUTS)

    def one_search() -> int:
        player.choose(view)
        return PLAYOUTS

    return best_rate(one_search)


def compile_and_load(measured: Game) -> tuple[float, float]:
    """Seconds to compile all that play needs with nothing on disk, then to load it again."""
    with tempfile.TemporaryDirectory() as empty:
        timed = f"{__name__}.print_compile_time({measured.slug!r})"
        command = [sys.executable, "-c", f"import {__name__}; {timed}"]
        seconds = [
            float(
                subprocess.run(  # noqa: S603  (our own module)
                    command,
                    env={**os.environ, "TABLEE_CACHE": empty},
                    capture_output=True,
                    check=True,
                ).stdout
            )
            for _ in range(2)
        ]
    return seconds[0], seconds[1]


def print_compile_time(slug: str) -> None:
    """In a process of its own: what compiling, or loading, takes."""
    print(compile_game(game(slug)))  # noqa: T201


def peers() -> dict[str, float]:
    """Decisions a second of others' games: driven from Python as their users
    do, and, where theirs is compiled too, inside it; empty where not installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
        importlib.import_module("open_spiel.python.games")
    except ImportError:
        return {}
    eights = pyspiel.load_game("crazy_eights(players=4)")
    dominoes = pyspiel.load_game("python_team_dominoes")
    return {
        "OpenSpiel crazy_eights, 4 players": best_rate(lambda: _peer_game(eights)),
        "OpenSpiel crazy_eights, 4 players, inside C++": _inside_peer(pyspiel, eights),
        "OpenSpiel python_team_dominoes": best_rate(lambda: _peer_game(dominoes)),
    }


def _peer_game(played: Any) -> int:
    """One random game driven from Python; how many decisions."""
    state, decisions = played.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_outcome(state.chance_outcomes()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])  # noqa: S311
            decisions += 1
    return decisions


def _outcome(outcomes: list[tuple[int, float]]) -> int:
    drawn = random.random()  # noqa: S311
    for action, chance in outcomes:
        drawn -= chance
        if drawn <= 0:
            return action
    return outcomes[-1][0]


def _inside_peer(pyspiel: Any, played: Any) -> float:
    """Decisions a second of random players that never come back to Python during a game."""
    seats = range(played.num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in seats]
    seeds = iter(range(10**9))

    def one_game() -> Any:
        state = played.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    some = 200
    moves: int = sum(step.player >= 0 for _ in range(some) for step in one_game().full_history())
    return best_rate(lambda: bool(one_game())) * moves / some


def bench(slug: str | None = None, as_json: bool = False) -> str:
    """The report on one game, or on all."""
    measured = {name: measure(game(name)) for name in ([slug] if slug else game_names())}
    if as_json:
        return json.dumps(measured[slug] if slug else measured, ensure_ascii=False, indent=2)
    return "\n\n".join(_report(figures) for figures in measured.values())


def _report(figures: dict[str, Any]) -> str:
    lines = [
        f"{figures['game']}: one table is {figures['table_bytes']} bytes",
        f"  random play      {figures['random_decisions_per_s']:>13,} decisions/s",
        f"                   {figures['random_games_per_s']:>13,} games/s",
        f"  copy a table     {figures['copy_ns']:>13} ns",
        f"  search           {figures['search_playouts_per_s']:>13,} playouts/s",
        f"  compile          {figures['compile_s']:>13} s from nothing",
        f"  load             {figures['load_s']:>13} s from disk",
    ]
    for name, peer in figures["peers"].items():
        rate, ratio = peer["random_decisions_per_s"], peer["ratio"]
        lines.append(f"  {name}: {rate:,} decisions/s, ours are {ratio:g} times as many")
    if not figures["peers"]:
        lines.append("  For a comparison with OpenSpiel in the same run: pip install open_spiel")
    return "\n".join(lines)
