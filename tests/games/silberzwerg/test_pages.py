"""Over HTTP: while dwarves are placed behind screens, and after gems have been stolen, a reader
gets the same bytes in any two worlds that it can't tell apart."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from starlette.applications import Starlette

from tablee.engine import match as matches
from tablee.engine.match import Match
from tablee.engine.table import CommonTable
from tablee.server import house as houses
from tablee.server.house import House
from tests.dice import load_dice
from tests.server.browser import Browser, links_in
from tests.server.open_house import open_app

pytestmark = pytest.mark.anyio

ANNA, PAUL, ZOE, PASSER_BY = range(4)
# Zoé draws first: yellow, and at last blue; Anna draws red, Paul green. Then five contracts.
DEAL = [ZOE, 0, 0, 0, 0, *[0] * 5]
MINERS = ["place_miner yellow"] * 4
LORDS = ["place_lord yellow", "place_lord red", "ready"]
THIEF = ["place_ghost gems", "place_lord red", "ready"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class World:
    """A house in which three people sit at a table, and one watches."""

    def __init__(self, app: Starlette, table: str, browsers: list[Browser], match: Match) -> None:
        self.app, self.table, self.browsers, self.match = app, table, browsers, match

    async def shown_to(self, seat: int) -> list[bytes]:
        """All that a reader can get to see without doing anything."""
        browser, at = self.browsers[seat], f"/t/{self.table}"
        async with browser.live(self.table) as page:
            got = [await page.chunk() or b""]
        paths = ["/", at, f"{at}?lang=fr", f"{at}/file"]
        return got + [(await browser.get(path)).everything for path in paths]

    async def refused_to(self, seat: int) -> list[bytes]:
        """Why not, to all that there is."""
        whys = (f"/t/{self.table}/why?action={a}" for a in range(self.match.game.actions.size))
        return [(await self.browsers[seat].get(why)).everything for why in whys]

    async def do(self, seat: int, action: str) -> None:
        """A seat does something from a page that is up to date."""
        version = (await self.browsers[seat].event(self.table)).id
        answer = await self.browsers[seat].act(self.table, action, version)
        assert answer.status < 400, answer.text


@asynccontextmanager
async def world(
    database: Path, dice: Sequence[int], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    """The same evening in each world, but for what chance brings: the same addresses and keys."""
    chance = Random("both worlds")
    set_key = matches.set_key

    def set_key_and_dice(t: CommonTable, key: bytes) -> None:
        set_key(t, key)
        load_dice(t, *dice)

    with monkeypatch.context() as patched:
        patched.setattr(secrets, "token_bytes", chance.randbytes)
        patched.setattr(secrets, "choice", chance.choice)
        patched.setattr(matches, "set_key", set_key_and_dice)
        patched.setattr(houses, "ABSENCE", 3_600)  # who has been there is there
        async with open_app(database) as app:
            browsers = [Browser(app) for _ in range(4)]
            friends = {"seat-1": "friend", "seat-2": "friend"}
            table = await browsers[ANNA].lay(game="silberzwerg", seats=3, name="Anna", **friends)
            links = links_in((await browsers[ANNA].get(f"/t/{table}")).text, "join")
            for link, name, browser in zip(links, ("Paul", "Zoé"), browsers[1:3], strict=True):
                await browser.post(link, {"name": name})
            house: House = app.state.house
            async with house.reading(await house.sitting(table)) as known:
                match = known.match
            yield World(app, table, browsers, match)


async def same_to(readers: Sequence[int], one: World, other: World) -> None:
    """These readers can't tell the two worlds apart."""
    for reader in readers:
        assert await one.shown_to(reader) == await other.shown_to(reader)
        assert await one.refused_to(reader) == await other.refused_to(reader)


@pytest.mark.rule("SZ-30")
async def test_nobody_sees_what_is_placed_behind_another_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Paul places otherwise in the other world; the others get the same bytes, step by step."""
    otherwise = [f"place_miner {gem}" for gem in ("red", "green", "blue", "blue")]
    otherwise += ["place_ghost gems", "place_ghost red", "ready"]
    async with (
        world(tmp_path / "one.db", DEAL, monkeypatch) as one,
        world(tmp_path / "other.db", DEAL, monkeypatch) as other,
    ):
        for action in (*MINERS, *LORDS):
            for both in (one, other):
                await both.do(ZOE, action)
        for mine, yours in zip((*MINERS, *LORDS), otherwise, strict=True):
            await one.do(PAUL, mine)
            await other.do(PAUL, yours)
            assert await one.shown_to(PAUL) != await other.shown_to(PAUL)
            for reader in (ANNA, ZOE, PASSER_BY):
                assert await one.shown_to(reader) == await other.shown_to(reader)
        await same_to((ANNA, ZOE, PASSER_BY), one, other)
        for action in (*MINERS, *LORDS):
            for both in (one, other):
                await both.do(ANNA, action)
        # SZ-41: now that the last is ready, the screens go up.
        for reader in (ANNA, ZOE, PASSER_BY):
            assert await one.shown_to(reader) != await other.shown_to(reader)


@pytest.mark.rule("SZ-82")
async def test_only_thief_and_victim_see_what_was_stolen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Paul steals one gem from Anna, who has only one, and one from Zoé, who has two: yellow in one
    world, blue in the other."""
    async with (
        world(tmp_path / "one.db", [*DEAL, 0, 0], monkeypatch) as one,
        world(tmp_path / "other.db", [*DEAL, 0, 1], monkeypatch) as other,
    ):
        for both in (one, other):
            for seat, leaders in ((ANNA, LORDS), (PAUL, THIEF), (ZOE, LORDS)):
                for action in (*MINERS, *leaders):
                    await both.do(seat, action)
        await same_to((ANNA, PAUL, ZOE, PASSER_BY), one, other)
        for both in (one, other):
            await both.do(PAUL, "steal_one_each clan1-clan3")
        assert one.match.table != other.match.table
        await same_to((ANNA, PASSER_BY), one, other)
        for reader in (PAUL, ZOE):
            assert await one.shown_to(reader) != await other.shown_to(reader)
