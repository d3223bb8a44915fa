"""The log on disk: added to, never changed, and with one referee."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest

from tablee.engine.game import game
from tablee.server.store import CantStore, Conflict, Entry, Holder, Laid, Row, Store
from tablee.server.tables import Kind, new_table
from tests.server.open_house import rows_on_disk

pytestmark = pytest.mark.anyio


def laid() -> Laid:
    return new_table(game("chercheurs"), 2, {}).laid


def entry(table: Laid, number: int, what: str = "end_turn") -> Entry:
    return Entry(table.id, number, Kind.MOVE, 0, what, 1_700_000_000_000 + number)


async def outcomes(writes: Iterable[tuple[Store, list[Row]]]) -> list[BaseException | None]:
    """What each of several writes at the same time comes to: None where it was done."""
    return list(
        await asyncio.gather(*(store.write(rows) for store, rows in writes), return_exceptions=True)
    )


# ---------------------------------------------------------------- reading what was written


async def test_what_was_written_is_read_again_in_order(store: Store) -> None:
    table = laid()
    await store.write([table, entry(table, 2), Holder(table.id, b"B", 1), entry(table, 1)])
    await store.write([entry(table, 3, "place_tile 24"), Holder(table.id, b"A", 0)])
    known = store.read(table.id)
    assert known is not None
    assert known[0] == table
    assert known[1] == [entry(table, 1), entry(table, 2), entry(table, 3, "place_tile 24")]
    assert sorted(known[2]) == [Holder(table.id, b"A", 0), Holder(table.id, b"B", 1)]


async def test_a_table_that_nobody_laid_is_none(store: Store) -> None:
    assert store.read("aaaaaaaaaa") is None
    assert store.tables_of(b"nobody", 10) == []


async def test_a_store_that_is_opened_again_holds_the_same(store: Store, database: Path) -> None:
    table = laid()
    await store.write([table, entry(table, 1)])
    again = Store(database)
    assert again.read(table.id) == (table, [entry(table, 1)], [])
    await again.write([entry(table, 2)])
    again.close()
    assert store.read(table.id) == (table, [entry(table, 1), entry(table, 2)], [])


async def test_a_write_is_in_the_file_once_it_is_answered(store: Store, database: Path) -> None:
    table = laid()
    await store.write([table])
    for number in range(1, 30):
        await store.write([entry(table, number)])
        assert len(rows_on_disk(database)["entries"]) == number


async def test_closing_writes_what_is_still_waiting(database: Path) -> None:
    store, table = Store(database), laid()
    writes = asyncio.gather(
        store.write([table]), *(store.write([entry(table, number)]) for number in range(1, 50))
    )
    await asyncio.sleep(0)
    await asyncio.to_thread(store.close)
    await writes
    assert len(rows_on_disk(database)["entries"]) == 49


async def test_every_commit_waits_for_the_disk(store: Store) -> None:
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


async def test_the_newest_tables_of_a_browser_come_first(store: Store) -> None:
    tables = [laid()._replace(laid_at=at) for at in (5, 9, 7, 1)]
    for table in tables:
        await store.write([table, Holder(table.id, b"me", 0), Holder(table.id, b"she", 1)])
    await store.write([other := laid(), Holder(other.id, b"she", 0)])
    assert store.tables_of(b"me", 3) == [tables[1].id, tables[2].id, tables[0].id]


# ---------------------------------------------------------------- the referee


async def test_of_two_entries_with_one_number_the_second_is_refused(
    store: Store, database: Path
) -> None:
    other, table = Store(database), laid()
    await store.write([table, entry(table, 1)])
    await other.write([entry(table, 2, "take_guard")])
    before = rows_on_disk(database)
    with pytest.raises(Conflict):
        await store.write([Holder(table.id, b"me", 0), entry(table, 2, "end_turn")])
    assert rows_on_disk(database) == before
    other.close()


async def test_two_servers_on_one_file_never_both_write_an_entry(
    store: Store, database: Path
) -> None:
    other, table = Store(database), laid()
    await store.write([table])
    for number in range(1, 40):
        came = await outcomes(
            (writer, [entry(table, number, name)])
            for writer, name in ((store, "mine"), (other, "theirs"))
        )
        assert sorted(type(result).__name__ for result in came) == ["Conflict", "NoneType"]
        known = other.read(table.id)
        assert known is not None
        assert known[1][-1].what == ("mine" if came[0] is None else "theirs")
    other.close()


async def test_one_write_that_is_refused_takes_no_other_with_it(store: Store) -> None:
    tables = [laid() for _ in range(20)]
    await store.write(tables)
    await store.write([entry(tables[7], 1, "before")])
    came = await outcomes((store, [entry(table, 1), entry(table, 2)]) for table in tables)
    assert [type(result) for result in came] == [
        Conflict if i == 7 else type(None) for i in range(20)
    ]
    for i, table in enumerate(tables):
        known = store.read(table.id)
        assert known is not None
        assert known[1] == ([entry(table, 1, "before")] if i == 7 else known[1])
        assert len(known[1]) == (1 if i == 7 else 2)  # nothing half-written


async def test_waiting_writes_go_to_disk_together(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits = []
    commit = store._commit

    def counted(rows: list[Row]) -> None:
        commits.append(len(rows))
        commit(rows)

    monkeypatch.setattr(store, "_commit", counted)
    tables = [laid() for _ in range(100)]
    await outcomes((store, [table]) for table in tables)
    assert sum(commits) == 100
    assert len(commits) < 20


# ---------------------------------------------------------------- a disk that fails


async def test_a_database_that_is_gone_cannot_store(store: Store) -> None:
    with store._engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE entries")
    table = laid()
    with pytest.raises(CantStore):
        await store.write([table, entry(table, 1)])
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM tables").scalar() == 0


async def test_an_error_of_the_database_tells_no_secret(store: Store) -> None:
    with store._engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE tables")
    table = laid()
    with pytest.raises(CantStore) as failed:
        await store.write([table])
    for secret in (table.key, table.secret):
        assert secret.hex() not in str(failed.value)
        assert repr(secret)[2:-1] not in str(failed.value)


async def test_a_writer_that_nobody_waits_for_goes_on(store: Store) -> None:
    table, other = laid(), laid()
    waiting = asyncio.ensure_future(store.write([table]))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.write([other])
    assert store.read(other.id) is not None
