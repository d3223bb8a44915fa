"""Which games' compiled twins are ready, so that nobody ever waits for a compiler.

A table is played from the plain rules until its twins are there; from then
on whoever asks for `best(f, table)` gets the twin.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.engine.game import Game
from tablee.engine.record import Record

_READY: set[type[Record]] = set()


def is_ready(game: Game) -> bool:
    """Whether the game's twins are compiled and loaded."""
    return game.table in _READY


def mark_ready(game: Game) -> None:
    """From now on the game's twins are used."""
    _READY.add(game.table)


def best(f: Callable[..., Any], table: type[Record]) -> Callable[..., Any]:
    """The compiled form of a rule where it is ready, else the rule itself."""
    if table not in _READY:
        return f
    # Imported here: Numba takes half a second, and a table can be played without it.
    from tablee.engine.twin import entry

    return entry(f, table)
