"""How fast the games are on one core of this machine, and how fast others' are in the same run.

Every rate is the best of several slices: what the machine does else can only slow it down.
"""

from __future__ import annotations

import importlib
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba

from tablee.engine.game import Game, game
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


def measure(measured: Game, tell: Callable[[str], None] = lambda _: None) -> dict[str, Any]:
    """All figures of one game."""
    tell(f"{measured.slug}: compiling from nothing, then loading what that left on disk")
    compile_s, load_s = compile_and_load(measured)
    compile_game(measured)
    tell(f"{measured.slug}: playing at random")
    decisions, games = random_play(measured)
    tell(f"{measured.slug}: copying tables")
    copy_ns = copy_time(measured)
    tell(f"{measured.slug}: searching")
    playouts = search_rate(measured)
    tell("OpenSpiel's games, where it is installed")
    return {
        "random_decisions_per_s": round(decisions),
        "random_games_per_s": round(games),
        "copy_ns": round(copy_ns, 1),
        "table_bytes": measured.table.dtype.itemsize,
        "search_playouts_per_s": round(playouts),
        "compile_s": round(compile_s, 2),
        "load_s": round(load_s, 2),
        "peers": {
            name: {"random_decisions_per_s": round(rate), "ratio": round(decisions / rate, 1)}
            for name, rate in peers().items()
        },
    }


def machine() -> str:
    """What all this was measured on: other machines have other figures."""
    versions = f"Python {platform.python_version()}, Numba {numba.__version__}"
    return f"{processor()}, {os.cpu_count()} cores, {versions}"


def processor() -> str:
    """The processor's name, where the system tells it."""
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return " ".join(value.split())
    return platform.processor() or platform.machine()


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


@cache
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
    goofspiel = pyspiel.load_game("goofspiel(players=4,imp_info=True)")
    return {
        "OpenSpiel crazy_eights, 4 players": best_rate(lambda: _peer_game(eights)),
        "OpenSpiel crazy_eights, 4 players, inside C++": _inside_peer(pyspiel, eights),
        "OpenSpiel goofspiel, 4 players": best_rate(lambda: _peer_game(goofspiel)),
        "OpenSpiel goofspiel, 4 players, inside C++": _inside_peer(pyspiel, goofspiel),
        "OpenSpiel python_team_dominoes": best_rate(lambda: _peer_game(dominoes)),
    }


def _peer_game(played: Any) -> int:
    """One random game driven from Python; how many decisions."""
    state, decisions = played.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_outcome(state.chance_outcomes()))
        elif state.is_simultaneous_node():
            players = range(played.num_players())
            state.apply_actions([_any(state.legal_actions(player)) for player in players])
            decisions += len(players)
        else:
            state.apply_action(_any(state.legal_actions()))
            decisions += 1
    return decisions


def _any(legal: list[int]) -> int:
    return legal[int(random.random() * len(legal))]  # noqa: S311


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


def report(name: str, figures: dict[str, Any]) -> str:
    """One game's figures, to be read."""
    lines = [
        f"{name}: one table is {figures['table_bytes']} bytes",
        f"  random play      {figures['random_decisions_per_s']:>13,} decisions/s",
        f"                   {figures['random_games_per_s']:>13,} games/s",
        f"  copy a table     {figures['copy_ns']:>13} ns",
        f"  search           {figures['search_playouts_per_s']:>13,} playouts/s",
        f"  compile          {figures['compile_s']:>13} s from nothing",
        f"  load             {figures['load_s']:>13} s from disk",
    ]
    for peer_name, peer in figures["peers"].items():
        rate, ratio = peer["random_decisions_per_s"], peer["ratio"]
        lines.append(f"  {peer_name}: {rate:,} decisions/s, ours are {ratio:g} times as many")
    if not figures["peers"]:
        lines.append("  For a comparison with OpenSpiel in the same run: pip install open_spiel")
    return "\n".join(lines)
