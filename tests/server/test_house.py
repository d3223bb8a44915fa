"""What happens at tables: on disk first, then shown; two servers on one log; who is looking."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tablee.engine.game import game
from tablee.engine.table import SPECTATOR
from tablee.server import house as houses
from tablee.server.bots import Bots
from tablee.server.declined import Declined
from tablee.server.house import House, Sitting
from tablee.server.store import CantStore, Row, Store
from tablee.server.tables import Table, new_table
from tests.server.browser import Browser
from tests.server.open_house import first_allowed

pytestmark = pytest.mark.anyio

ANNA, PAUL = b"A" * 32, b"P" * 32


@asynccontextmanager
async def open_house(
    database: Path, think: Callable[..., int] = first_allowed
) -> AsyncIterator[House]:
    """A house alone, without addresses."""
    house = House(Store(database), Bots(pause=0, think=think))
    yield house
    house.close()
    house.bots.close()
    house.store.close()


def for_two(bots: int = 0) -> Table:
    """A table for two people, and bots, at which Anna begins."""
    table = new_table(game("chercheurs"), 2 + bots, {"first_player": "seat_0"})
    table.sit(0, "Anna", ANNA)
    table.sit(1, "Paul", PAUL)
    for seat in range(2, 2 + bots):
        table.seat_bot(seat, "random")
    return table


async def play(house: House, table_id: str, seat: int, action: str = "") -> None:
    """A seat makes a move from a page that is up to date."""
    sitting = await house.sitting(table_id)
    async with house.changing(sitting) as table:
        table.play(seat, action or str(table.match.legal(seat)[0].id), table.version)


async def moves(house: House, table_id: str) -> list[tuple[int, str]]:
    """The moves so far, as this house knows them."""
    async with house.reading(await house.sitting(table_id)) as table:
        return [(seat, table.game.actions[action].text) for seat, action in table.match.moves]


async def why_not(doing: Callable[[], object]) -> str:
    """Why something isn't done."""
    with pytest.raises(Declined) as found:
        await doing()  # type: ignore[misc]
    return found.value.message


# ---------------------------------------------------------------- two servers on one log


async def test_of_two_servers_the_one_that_comes_late_is_told_and_reads_again(
    database: Path,
) -> None:
    async with open_house(database) as here, open_house(database) as there:
        table = (await here.open(for_two())).id
        assert await moves(there, table) == []
        await play(here, table, 0, "take_guard")
        assert await moves(there, table) == [], "it still believes that nothing has happened"
        assert await why_not(lambda: play(there, table, 0)) == "stale"
        assert await moves(there, table) == await moves(here, table) == [(0, "take_guard")]
        await play(there, table, 1)
        assert await why_not(lambda: play(here, table, 1)) == "stale"
        assert await moves(here, table) == await moves(there, table)


async def test_two_servers_never_both_make_a_move(database: Path) -> None:
    async with open_house(database) as here, open_house(database) as there:
        table = (await here.open(for_two())).id
        for number in range(1, 25):
            async with here.reading(await here.sitting(table)) as known:
                seat = known.match.waiting[0]
            came = await asyncio.gather(
                *(play(house, table, seat) for house in (here, there)), return_exceptions=True
            )
            assert sum(result is None for result in came) == 1
            for house in (here, there):  # who lost has forgotten, and reads
                if isinstance(came[(here, there).index(house)], Declined):
                    assert len(await moves(house, table)) == number
            winner = (here, there)[came.index(None)]
            loser = there if winner is here else here
            assert await moves(winner, table) == await moves(loser, table)


async def test_of_two_servers_bots_one_is_first(database: Path) -> None:
    """Both think about the same decision; only one answer can be written."""
    both = threading.Barrier(2, timeout=10)

    def think(level: str, view: object) -> int:
        if not both.broken and len(thoughts) < 2:
            thoughts.append(level)
            both.wait()
        return first_allowed(level, view)  # type: ignore[arg-type]

    thoughts: list[str] = []
    async with open_house(database, think) as here, open_house(database, think) as there:
        laid = new_table(game("chercheurs"), 2, {"first_player": "seat_0"})
        laid.seat_bot(0, "random")
        laid.sit(1, "Paul", PAUL)
        table = laid.id
        here_sitting = await here.open(laid)
        there_sitting = await there.sitting(table)
        there.bots.wake(there, there_sitting)
        await bots_are_done(here_sitting)
        await bots_are_done(there_sitting)
        assert len(thoughts) == 2
        assert await moves(here, table) == await moves(there, table)
        assert len(await moves(here, table)) == 1


async def bots_are_done(sitting: Sitting) -> None:
    """Until no bot has anything to do."""
    while sitting.bots_at_work and not sitting.bots_at_work.done():
        await asyncio.wait([sitting.bots_at_work], timeout=10)


# ---------------------------------------------------------------- append, commit, publish


class SlowDisk:
    """A disk that commits only when it's told to."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked, self.may_go_on = threading.Event(), threading.Event()
        commit = store._commit

        def slow(rows: list[Row]) -> None:
            self.asked.set()
            assert self.may_go_on.wait(20)
            commit(rows)

        monkeypatch.setattr(store, "_commit", slow)


async def test_nobody_sees_a_move_before_it_is_on_disk(
    app: Starlette, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the other seat, not who watches, not a page that is asked for meanwhile, and not the
    player, who isn't told that it's done either."""
    anna, paul, passer_by = (Browser(app) for _ in range(3))
    table = await anna.lay(seats=2, **{"seat-1": "friend", "option-first_player": "seat_0"})
    async with anna.live(table) as hers, passer_by.live(table) as theirs:
        first = await hers.event()
        await theirs.until(first.id)
        disk = SlowDisk(house.store, monkeypatch)
        acting = asyncio.ensure_future(anna.act(table, first.choices[0], first.id))
        await asyncio.to_thread(disk.asked.wait, 10)
        looking = asyncio.ensure_future(paul.get(f"/t/{table}"))
        asking = asyncio.ensure_future(anna.get(f"/t/{table}/why?action=0"))
        assert await hers.is_silent(0.1)
        assert await theirs.is_silent()
        assert not any(task.done() for task in (acting, looking, asking))
        disk.may_go_on.set()
        assert (await acting).status == 204
        assert (await hers.event()).id == (await theirs.event()).id == first.id + 1
        assert f'data-version="{first.id + 1}"' in (await looking).text
        await asking


async def test_writing_comes_before_waking_and_waking_before_the_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    write, wake, wake_bots = house.store.write, Sitting.wake, house.bots.wake

    async def writing(rows: list[Row]) -> None:
        await write(rows)
        order.append("on disk")

    def waking(sitting: Sitting) -> None:
        order.append("woken")
        wake(sitting)

    def waking_bots(house: House, sitting: Sitting) -> None:
        order.append("bots woken")
        wake_bots(house, sitting)

    monkeypatch.setattr(house.store, "write", writing)
    monkeypatch.setattr(Sitting, "wake", waking)
    monkeypatch.setattr(house.bots, "wake", waking_bots)
    await house.open(for_two())
    order.append("answered")
    assert order == ["on disk", "woken", "bots woken", "answered"]


@pytest.mark.parametrize(
    "fails",
    [CantStore("the disk is full"), RuntimeError("with a secret"), asyncio.CancelledError()],
)
async def test_what_cannot_be_written_has_not_happened(
    app: Starlette,
    house: House,
    fails: BaseException,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna, passer_by = Browser(app), Browser(app)
    table = await anna.lay(seats=2, **{"seat-1": "friend", "option-first_player": "seat_0"})
    before = house.store.read(table)
    async with anna.live(table) as hers, passer_by.live(table) as theirs:
        first = await hers.event()
        await theirs.event()

        async def cannot(_rows: list[Row]) -> None:
            raise fails

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "write", cannot)
            acting = anna.act(table, first.choices[0], first.id)
            if isinstance(fails, asyncio.CancelledError):
                with pytest.raises(asyncio.CancelledError):
                    await acting
            else:
                answer = await acting
                assert answer.status == (503 if isinstance(fails, CantStore) else 500)
                assert "secret" not in answer.text
        assert await hers.is_silent()
        assert await theirs.is_silent()
        assert await anna.event(table) == first
        assert house.store.read(table) == before
        assert (await anna.act(table, first.choices[0], first.id)).status == 204
        assert (await hers.event()).id == (await theirs.event()).id == first.id + 1


async def test_a_new_table_that_cannot_be_written_is_none(
    app: Starlette, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cannot(_rows: list[Row]) -> None:
        raise CantStore

    laid = for_two()
    with monkeypatch.context() as broken:
        broken.setattr(house.store, "write", cannot)
        assert await why_not(lambda: house.open(laid)) == "not-stored"
    assert await why_not(lambda: house.sitting(laid.id)) == "no-such-table"
    assert (await Browser(app).get(f"/t/{laid.id}")).status == 404


async def test_an_error_in_the_middle_of_a_change_leaves_nothing(house: House) -> None:
    sitting = await house.open(for_two())

    async def stumble() -> None:
        async with house.changing(sitting) as table:
            table.play(0, "take_guard", table.version)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await stumble()
    assert await moves(house, sitting.id) == []


async def test_a_declined_act_neither_writes_nor_wakes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await house.open(for_two())
    known = sitting.table

    async def never(_rows: list[Row]) -> None:
        raise AssertionError

    monkeypatch.setattr(house.store, "write", never)
    async with house.watching(sitting, 0) as watcher:
        watcher.new.clear()
        assert await why_not(lambda: play(house, sitting.id, 1, "take_guard")) == "by-a-rule"
        assert not watcher.new.is_set()
    assert sitting.table is known, "it need not be read again"


# ---------------------------------------------------------------- tables at hand


async def test_a_table_that_was_put_away_is_read_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "TABLES_AT_HAND", 3)
    tables = [(await house.open(for_two())).id for _ in range(8)]
    await play(house, tables[0], 0, "take_guard")
    for table in tables:
        await house.sitting(table)
    assert len(house._sittings) <= 4
    assert await moves(house, tables[0]) == [(0, "take_guard")]


async def test_a_table_that_somebody_looks_at_is_never_opened_twice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "TABLES_AT_HAND", 1)
    sitting = await house.open(for_two())
    async with house.watching(sitting, 0) as watcher:
        for _ in range(5):
            await house.open(for_two())
        assert await house.sitting(sitting.id) is sitting
        watcher.new.clear()
        await play(house, sitting.id, 0, "take_guard")
        assert watcher.new.is_set()


async def test_many_who_come_at_once_read_a_table_once(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(database) as before:
        table = (await before.open(for_two())).id
    async with open_house(database) as house:
        reads, read = [], house.store.read

        def counted(table_id: str) -> object:
            reads.append(table_id)
            return read(table_id)

        monkeypatch.setattr(house.store, "read", counted)
        sittings = await asyncio.gather(*(house.sitting(table) for _ in range(20)))
        assert (len(set(sittings)), reads) == (1, [table])


# ---------------------------------------------------------------- who is looking


async def test_who_leaves_is_away_after_a_while_and_not_for_a_reload(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "ABSENCE", 0.05)
    sitting = await house.open(for_two())
    async with house.watching(sitting, 1) as paul:
        paul.new.clear()
        async with house.watching(sitting, 0):
            assert sitting.present == {0, 1}
            assert paul.new.is_set(), "he sees her come"
        paul.new.clear()
        async with house.watching(sitting, 0):  # she has reloaded the page
            await asyncio.sleep(0.15)
            assert sitting.present == {0, 1}
            assert not paul.new.is_set()
        assert sitting.present == {0, 1}
        await asyncio.sleep(0.15)
        assert sitting.present == {1}
        assert paul.new.is_set(), "he sees that she is away"


async def test_one_of_two_open_pages_is_enough_to_be_there(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "ABSENCE", 0.01)
    sitting = await house.open(for_two())
    async with house.watching(sitting, 0):
        async with house.watching(sitting, 0), house.watching(sitting, SPECTATOR):
            pass
        await asyncio.sleep(0.05)
        assert sitting.present == {0}
