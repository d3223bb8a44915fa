"""Compiling what the players and the engine need, in the background, with its progress told.

`python -m tablee.players.compiling GAME...` compiles in a process of its own,
so that a server goes on answering; what it made is then loaded from disk.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tablee.engine.compiling import is_ready, mark_ready
from tablee.engine.foresight import foresaw
from tablee.engine.game import Game, game
from tablee.engine.match import key_from
from tablee.engine.tale import new_tale
from tablee.players.greedy import GreedyPlayer
from tablee.players.search import SearchPlayer

# What is compiled, in this order; each is told when it begins.
STEPS = ("foresight", "greedy", "search")


class Progress(NamedTuple):
    """How far a game has come: one of STEPS begins, or it is `ready`, or has `failed`."""

    game: str
    step: str
    seconds: float = 0.0  # since the beginning
    reason: str = ""  # of a failure


def compile_game(compiled: Game, tell: Callable[[str], None] = lambda _: None) -> float:
    """Compile a game's twins, or load them from disk, by using each once; the seconds it took."""
    start = time.perf_counter()
    match = compiled.new(seats=compiled.seats[0], seed=key_from(0))
    seat = match.waiting[0]
    view = match.view(seat)
    mark_ready(compiled)
    tell("foresight")
    other = (seat + 1) % match.seats
    foresaw(match.table, match.table, match.box, other, seat, view.legal[0].id, new_tale())
    tell("greedy")
    GreedyPlayer(0).choose(view)
    tell("search")
    SearchPlayer(0, 2).choose(view)
    return time.perf_counter() - start


def start(names: Iterable[str], tell: Callable[[Progress], None]) -> threading.Thread:
    """Compile the games in the background, one after the other. Meanwhile
    they are played from the plain rules."""
    thread = threading.Thread(target=_compile_all, args=(list(names), tell), daemon=True)
    thread.start()
    return thread


def _compile_all(names: list[str], tell: Callable[[Progress], None]) -> None:
    for name in names:
        if is_ready(game(name)):
            continue
        start = time.perf_counter()
        process = subprocess.Popen(  # noqa: S603  (our own module)
            [sys.executable, "-m", "tablee.players.compiling", name],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        last = "no word why"
        with process:
            for line in process.stdout or ():
                last = line.strip() or last
                if last in STEPS:
                    tell(Progress(name, last, time.perf_counter() - start))
        if process.returncode:
            tell(Progress(name, "failed", time.perf_counter() - start, last))
            continue
        compile_game(game(name))
        tell(Progress(name, "ready", time.perf_counter() - start))


def main(names: list[str]) -> None:
    """Compile the games named, leaving the processor to whoever needs it more."""
    os.nice(5)
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    for name in names:
        with _alone_with(name):
            compile_game(game(name), lambda step: print(step, flush=True))  # noqa: T201


def _leave_with(parent: int) -> None:
    """Nobody waits for what is compiled here once whoever asked for it is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


@contextmanager
def _alone_with(name: str) -> Iterator[None]:
    """Nobody else on this machine compiles that game meanwhile: they wait, then find it on disk."""
    from tablee.engine.twin import shelf

    shelf().mkdir(parents=True, exist_ok=True)
    with (shelf() / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # until it is closed
        yield


if __name__ == "__main__":
    main(sys.argv[1:])
