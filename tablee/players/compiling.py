"""Compiling what the players and the engine need, in the background, with its progress told.

`python -m tablee.players.compiling GAME...` compiles in a process of its own,
so that a server goes on answering; what it made is then loaded from disk.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable

from tablee.engine.compiling import is_ready, mark_ready
from tablee.engine.foresight import foresaw
from tablee.engine.game import Game, game
from tablee.engine.match import key_from
from tablee.engine.tale import new_tale
from tablee.players.greedy import GreedyPlayer
from tablee.players.search import SearchPlayer

Progress = Callable[[str], None]


def compile_game(compiled: Game, tell: Progress = lambda _: None) -> float:
    """Compile a game's twins, or load them from disk, by using each once; the seconds it took."""
    start = time.perf_counter()
    match = compiled.new(seats=compiled.seats[0], seed=key_from(0))
    seat = match.waiting[0]
    view = match.view(seat)
    mark_ready(compiled)
    tell(f"{compiled.slug}: the rules, for taking moves back")
    other = (seat + 1) % match.seats
    foresaw(match.table, match.table, match.box, other, seat, view.legal[0].id, new_tale())
    tell(f"{compiled.slug}: the rules, for the greedy player")
    GreedyPlayer(0).choose(view)
    tell(f"{compiled.slug}: the rules, for the players who search")
    SearchPlayer(0, 2).choose(view)
    return time.perf_counter() - start


def start(names: Iterable[str], tell: Progress) -> threading.Thread:
    """Compile the games in the background, one after the other. Meanwhile
    they are played from the plain rules."""
    thread = threading.Thread(target=_compile_all, args=(list(names), tell), daemon=True)
    thread.start()
    return thread


def _compile_all(names: list[str], tell: Progress) -> None:
    for name in names:
        if is_ready(game(name)):
            continue
        process = subprocess.run(  # noqa: S603  (our own module)
            [sys.executable, "-m", "tablee.players.compiling", name],
            capture_output=True,
            text=True,
            check=False,
        )
        if process.returncode:
            last = (process.stderr.strip().splitlines() or ["no word why"])[-1]
            tell(f"{name} could not be compiled ({last}); it is played from the plain rules.")
            continue
        seconds = compile_game(game(name))
        tell(f"{name} is compiled and loaded ({seconds:.1f} s to load).")


def main(names: list[str]) -> None:
    """Compile the games named."""
    for name in names:
        print(f"{name}: {compile_game(game(name), print):.1f} s", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
