"""The log on disk: the tables, what was done at each, and which browser holds which seat.

Rows are only ever added. A table is its row and its entries; all else can be
worked out from them again. The key (table, number) of an entry is the
referee: of two entries with one number the second is refused, whoever wrote
them.

One thread writes. Whatever is waiting when it is free goes to disk in one
transaction, so that many tables share the price of one `fsync`. A write is
answered once it is on disk, never before.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

_METADATA = sql.MetaData()

TABLES = sql.Table(
    "tables",
    _METADATA,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("box", sql.LargeBinary, nullable=False),
    sql.Column("key", sql.LargeBinary, nullable=False),
    sql.Column("secret", sql.LargeBinary, nullable=False),
    sql.Column("laid_at", sql.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
ENTRIES = sql.Table(
    "entries",
    _METADATA,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("what", sql.String(128), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
HOLDERS = sql.Table(
    "holders",
    _METADATA,
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("browser", sql.LargeBinary, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Index("holders_by_browser", "browser"),
    sqlite_with_rowid=False,
)


class Laid(NamedTuple):
    """A table as it was laid. Times are in milliseconds since 1970."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    box: bytes
    key: bytes  # what its chance is sealed under: a secret until the game is over
    secret: bytes  # what its links are made from
    laid_at: int


class Entry(NamedTuple):
    """One thing that was done at a table: the n-th, by which seat, and what."""

    table_id: str
    number: int
    kind: str
    seat: int
    what: str
    at: int


class Holder(NamedTuple):
    """A browser, by the fingerprint of its key, that holds a seat."""

    table_id: str
    browser: bytes
    seat: int


Row = Laid | Entry | Holder
_WHERE: dict[type, sql.Table] = {Laid: TABLES, Entry: ENTRIES, Holder: HOLDERS}


class Conflict(Exception):
    """Somebody else has written that entry first; nothing was written."""


class CantStore(Exception):
    """The disk, or the database, didn't take it."""


class _Write(NamedTuple):
    rows: Sequence[Row]
    done: asyncio.Future[None]


class Store:
    """The database, by its URL or as a path to an SQLite file."""

    def __init__(self, database: str | Path) -> None:
        url = str(database)
        if "://" not in url:
            url = f"sqlite:///{url}"
        # Statements' parameters hold secrets: they stay out of error messages.
        self._engine = sql.create_engine(url, hide_parameters=True)
        if make_url(url).get_backend_name() == "sqlite":
            sql.event.listen(self._engine, "connect", _set_sqlite_up)
        _METADATA.create_all(self._engine)
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    async def write(self, rows: Sequence[Row]) -> None:
        """Add these rows, all or none; returns once they are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(_Write(rows, done))
        await done

    def read(self, table_id: str) -> tuple[Laid, list[Entry], list[Holder]] | None:
        """All that is known of a table, its entries in order; None where there is none."""
        with self._engine.connect() as connection:
            laid = connection.execute(sql.select(TABLES).where(TABLES.c.id == table_id)).first()
            if laid is None:
                return None
            entries = connection.execute(
                sql.select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.number)
            )
            holders = connection.execute(sql.select(HOLDERS).where(HOLDERS.c.table_id == table_id))
            return Laid(*laid), [Entry(*row) for row in entries], [Holder(*row) for row in holders]

    def tables_of(self, browser: bytes, most: int) -> list[str]:
        """The tables at which a browser holds a seat, the newest first."""
        with self._engine.connect() as connection:
            rows = connection.execute(
                sql.select(TABLES.c.id)
                .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
                .where(HOLDERS.c.browser == browser)
                .order_by(TABLES.c.laid_at.desc())
                .limit(most)
            )
            return [row.id for row in rows]

    def close(self) -> None:
        """Write what is still waiting, then let go of the database."""
        self._waiting.put(None)
        self._writer.join()
        self._engine.dispose()

    # ------------------------------------------------------------ the writing thread

    def _write_on(self) -> None:
        open_for_more = True
        while open_for_more:
            waiting = [self._waiting.get()]
            while not self._waiting.empty():
                waiting.append(self._waiting.get())
            open_for_more = None not in waiting
            batch = [write for write in waiting if write is not None]
            if batch:
                self._commit_together(batch)

    def _commit_together(self, batch: list[_Write]) -> None:
        try:
            self._commit([row for write in batch for row in write.rows])
        except Exception as error:
            if len(batch) == 1:
                _answer(batch, error)
                return
            # One that is refused must not take the others with it.
            for write in batch:
                self._commit_together([write])
        else:
            _answer(batch, None)

    def _commit(self, rows: list[Row]) -> None:
        try:
            with self._engine.begin() as connection:
                for kind, where in _WHERE.items():
                    values = [row._asdict() for row in rows if type(row) is kind]
                    if values:
                        connection.execute(sql.insert(where), values)
        except IntegrityError as error:
            raise Conflict from error
        except SQLAlchemyError as error:
            raise CantStore(str(error)) from error


def _answer(batch: list[_Write], error: Exception | None) -> None:
    def settle() -> None:
        for write in batch:
            if write.done.cancelled():
                continue
            if error is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(error)

    with contextlib.suppress(RuntimeError):  # nobody waits any more: the server has stopped
        batch[0].done.get_loop().call_soon_threadsafe(settle)


def _set_sqlite_up(connection: Any, _record: object) -> None:
    """Readers don't wait for the writer, and a commit is on the disk before it is answered."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
