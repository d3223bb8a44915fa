"""A house that is open for a test, and what it has on disk."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette

from tablee.engine.match import View
from tablee.server.app import make_app
from tablee.server.bots import Bots


def first_allowed(_level: str, view: View) -> int:
    """A bot that does the first thing it may."""
    return view.legal[0].id


@asynccontextmanager
async def open_app(
    database: Path, think: Callable[[str, View], int] = first_allowed
) -> AsyncIterator[Starlette]:
    """The server, open; its bots don't pretend to need time."""
    app = make_app(database, Bots(pause=0, think=think))
    async with app.router.lifespan_context(app):
        yield app


def rows_on_disk(database: Path) -> dict[str, list[tuple[object, ...]]]:
    """What another process finds in the file at this moment."""
    with sqlite3.connect(database) as connection:
        found = {
            name: connection.execute(f"SELECT * FROM {name}").fetchall()
            for name in ("tables", "entries", "holders")
        }
    connection.close()
    return found
