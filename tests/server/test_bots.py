"""Bots at tables: they never hold up the house, nor a table, whatever goes wrong in their heads."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from starlette.applications import Starlette

from tablee.engine.match import View
from tablee.server import bots
from tablee.server.house import House
from tablee.server.store import CantStore, Row
from tablee.server.tables import Table
from tests.server.browser import Browser, Event, LivePage
from tests.server.open_house import first_allowed, open_app

pytestmark = pytest.mark.anyio

SECRET = "the tile behind the screen is 24"
BEGINS = {"seats": 2, "seat-1": "random", "option-first_player": "seat_0"}


async def own_turn(page: LivePage, event: Event) -> Event:
    """The first event from this one on in which the reader may do something."""
    while not event.choices:
        event = await page.event()
    return event


async def test_while_a_bot_thinks_the_house_goes_on(database: Path) -> None:
    thinks, may_answer = threading.Event(), threading.Event()
    threads = []

    def think(level: str, view: View) -> int:
        threads.append(threading.current_thread())
        thinks.set()
        assert may_answer.wait(20)
        return first_allowed(level, view)

    async with open_app(database, think) as app:
        anna, paul = Browser(app), Browser(app)
        table = await anna.lay(**BEGINS)
        async with anna.live(table) as page:
            first = await page.event()
            assert (await anna.act(table, first.choices[0], first.id)).status == 204
            assert await asyncio.to_thread(thinks.wait, 10)
            waiting = await page.until(first.id + 1)
            assert waiting.choices == []
            assert "Bot 1 is thinking." in waiting.html
            assert (await paul.get(f"/t/{table}")).status == 200
            assert (await paul.get("/health")).status == 200
            other = await paul.lay(**BEGINS)
            seen = await paul.event(other)
            assert (await paul.act(other, seen.choices[0], seen.id)).status == 204
            assert await page.is_silent()
            may_answer.set()
            assert (await own_turn(page, await page.event())).id == first.id + 2
    assert threads[0] is not threading.main_thread()


def raises(error: BaseException) -> Callable[[str, View], int]:
    """A bot that fails so."""

    def think(_level: str, _view: View) -> int:
        raise error

    return think


@pytest.mark.parametrize(
    "think",
    [
        raises(RuntimeError(SECRET)),
        raises(SystemExit(SECRET)),
        raises(StopIteration(SECRET)),
        lambda *_: -1,
        lambda *_: 10**9,
        lambda _, view: min(set(range(60)) - {action.id for action in view.legal}),
        lambda *_: None,
        lambda *_: SECRET,
        lambda *_: np.zeros(3),
    ],
)
async def test_a_bot_that_cannot_think_plays_anything_and_everyone_is_told(
    database: Path, think: Callable[[str, View], int], caplog: pytest.LogCaptureFixture
) -> None:
    async with open_app(database, think) as app:
        anna = Browser(app)
        table = await anna.lay(**BEGINS, **{"option-mode": "standard"})
        async with anna.live(table) as page:
            first = await page.event()
            await anna.act(table, first.choices[0], first.id)
            again = await own_turn(page, await page.until(first.id + 1))
        assert again.id > first.id + 1
        assert 'class="trouble"' in again.html
        assert SECRET not in again.html
    assert "a bot (random) failed" in caplog.text
    assert SECRET not in caplog.text


async def test_a_bot_may_answer_with_any_kind_of_number(database: Path) -> None:
    async with open_app(database, lambda _, view: np.float64(view.legal[0].id)) as app:  # type: ignore[arg-type, return-value]
        anna = Browser(app)
        table = await anna.lay(**BEGINS)
        async with anna.live(table) as page:
            first = await page.event()
            await anna.act(table, first.choices[0], first.id)
            again = await own_turn(page, await page.until(first.id + 1))
    assert 'class="trouble"' not in again.html


async def test_a_bot_that_comes_to_no_end_is_given_up_on(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "LONGEST_THOUGHT", 0.05)
    may_answer = threading.Event()

    def think(level: str, view: View) -> int:
        may_answer.wait(20)
        return first_allowed(level, view)

    async with open_app(database, think) as app:
        anna = Browser(app)
        table = await anna.lay(**BEGINS)
        async with anna.live(table) as page:
            first = await page.event()
            await anna.act(table, first.choices[0], first.id)
            again = await own_turn(page, await page.until(first.id + 1))
            assert 'class="trouble"' in again.html
        may_answer.set()


async def test_a_bot_that_can_think_again_is_no_trouble_any_more(database: Path) -> None:
    troubles: list[bool] = []

    def think(level: str, view: View) -> int:
        if not troubles:
            raise RuntimeError
        return first_allowed(level, view)

    async with open_app(database, think) as app:
        anna = Browser(app)
        table = await anna.lay(**BEGINS)
        async with anna.live(table) as page:
            event = await page.event()
            for _ in range(2):
                seen = event.id
                await anna.act(table, event.choices[0], seen)
                event = await own_turn(page, await page.until(seen + 1))
                troubles.append('class="trouble"' in event.html)
        assert troubles == [True, False]


async def test_a_bot_plays_until_it_is_a_persons_turn_and_to_the_end(
    app: Starlette, house: House
) -> None:
    anna = Browser(app)
    table = await anna.lay(seats=4, **{f"seat-{seat}": "random" for seat in (1, 2, 3)})
    async with anna.live(table) as page:
        event = await page.event()
        while not event.over:
            if event.choices:
                await anna.act(table, event.choices[-1], event.id)
            event = await page.event()
    known = house.store.read(table)
    assert known is not None
    assert {entry.seat for entry in known[1] if entry.kind == "move"} == {0, 1, 2, 3}


async def test_what_a_bot_thought_about_a_move_that_was_taken_back_is_forgotten(
    database: Path,
) -> None:
    thinks, may_answer = threading.Event(), threading.Event()

    def think(level: str, view: View) -> int:
        thinks.set()
        assert may_answer.wait(20)
        return first_allowed(level, view)

    async with open_app(database, think) as app:
        anna = Browser(app)
        table = await anna.lay(**BEGINS)
        async with anna.live(table) as page:
            first = await page.event()
            await anna.act(table, "take_guard", first.id)
            assert await asyncio.to_thread(thinks.wait, 10)
            await page.until(first.id + 1)
            undone = await anna.post(f"/t/{table}/undo", {"version": first.id + 1})
            assert undone.status == 303
            back = await page.until(first.id + 2)
            assert back.choices == first.choices
            may_answer.set()
            assert await page.is_silent(0.2)
        assert len((await sat_at(app, table)).match.moves) == 0


async def sat_at(app: Starlette, table_id: str) -> Table:
    """The table itself."""
    house: House = app.state.house
    async with house.reading(await house.sitting(table_id)) as table:
        return table


async def test_a_bot_whose_move_cannot_be_stored_tries_again(
    app: Starlette, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.01)
    anna = Browser(app)
    table = await anna.lay(**BEGINS)
    write, failures = house.store.write, iter([False, True, True, True])

    async def sometimes(rows: list[Row]) -> None:
        if next(failures, False):
            raise CantStore
        await write(rows)

    monkeypatch.setattr(house.store, "write", sometimes)
    async with anna.live(table) as page:
        first = await page.event()
        assert (await anna.act(table, first.choices[0], first.id)).status == 204
        assert (await own_turn(page, await page.until(first.id + 1))).id == first.id + 2
    assert next(failures, None) is None


async def test_a_bot_whose_turn_it_was_when_the_server_stopped_plays_when_someone_looks(
    database: Path,
) -> None:
    thinks, may_answer = threading.Event(), threading.Event()

    def think(level: str, view: View) -> int:
        thinks.set()
        assert may_answer.wait(20)
        return first_allowed(level, view)

    async with open_app(database, think) as app:
        anna = Browser(app)
        table = await anna.lay(**BEGINS)
        first = await anna.event(table)
        await anna.act(table, first.choices[0], first.id)
        assert await asyncio.to_thread(thinks.wait, 10)
    may_answer.set()
    async with open_app(database) as app:
        anna.app = app
        async with anna.live(table) as page:
            assert (await own_turn(page, await page.event())).id == first.id + 2
