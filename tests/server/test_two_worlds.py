"""Two tables that differ only in what a reader can't know send that reader the same bytes: pages,
live events, refusals, headers, and so their sizes too."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from starlette.applications import Starlette

from tablee.engine import match as matches
from tablee.engine.game import game
from tablee.engine.match import Match
from tablee.engine.table import CommonTable
from tablee.players.compiling import compile_game
from tablee.server import house as houses
from tablee.server.house import House
from tests.dice import load_dice
from tests.server.browser import Browser, links_in
from tests.server.open_house import open_app

pytestmark = pytest.mark.anyio

CHERCHEURS = game("chercheurs")
START, CELL = 12, 7
HERS = [0, 6, 17]
# What lies behind Paul's screen and behind Zoé's: in the other world two pairs are swapped.
ONE_WORLD = [HERS, [3, 9, 20], [4, 11, 24]]
OTHER_WORLD = [HERS, [4, 9, 24], [3, 11, 20]]


def dice_for(hands: Sequence[Sequence[int]]) -> list[int]:
    """What chance must bring so that the first seat begins and these tiles are dealt."""
    left = [tile for tile in range(25) if tile != START]
    dice = [0, START, CELL]
    for tile in (tile for hand in hands for tile in hand):
        dice.append(left.index(tile))
        left.remove(tile)
    return dice


class World:
    """A house in which three people sit at a table that was dealt so, and one watches."""

    def __init__(self, app: Starlette, table: str, browsers: list[Browser], match: Match) -> None:
        self.app, self.table, self.browsers, self.match = app, table, browsers, match

    async def shown_to(self, seat: int) -> list[bytes]:
        """All that a reader can get to see without doing anything."""
        browser, at = self.browsers[seat], f"/t/{self.table}"
        async with browser.live(self.table) as page:
            got = [await page.chunk() or b"", repr(page.headers).encode()]
        there = ("", "?lang=fr", "/live/", "/file", "/nowhere", f"/join/{'a' * 24}")
        paths = ["/", "/?lang=fr", *(at + path for path in there)]
        return got + [(await browser.get(path)).everything for path in paths]

    async def refused_to(self, seat: int) -> list[bytes]:
        """The answers to all that the reader may not do now, and why not to all that there is."""
        browser, at = self.browsers[seat], f"/t/{self.table}"
        version = (await browser.event(self.table)).id
        allowed = {action.id for action in self.match.legal(seat)}
        got = []
        for action in range(self.match.game.actions.size + 1):
            got.append((await browser.get(f"{at}/why?action={action}")).everything)
            if action not in allowed:
                got.append((await browser.act(self.table, action, version)).everything)
                got.append((await browser.act(self.table, action, 0, hx_request="")).everything)
        for what in ("undo/agree", "undo/refuse", "rematch", "seat/1/bot"):
            form = {"version": version, "level": "random"}
            got.append((await browser.post(f"{at}/{what}", form)).everything)
        return got

    async def do(self, seat: int, what: str, **form: object) -> bytes:
        """A seat does something from a page that is up to date."""
        version = (await self.browsers[seat].event(self.table)).id
        path = f"/t/{self.table}/{what}"
        return (await self.browsers[seat].post(path, {"version": version, **form})).everything


@asynccontextmanager
async def world(
    database: Path,
    dice: Sequence[int],
    monkeypatch: pytest.MonkeyPatch,
    **laid: str,
) -> AsyncIterator[World]:
    """The same evening in each world, but for the dice: the same addresses, links and keys."""
    chance = Random("both worlds")
    set_key = matches.set_key

    def set_key_and_dice(t: CommonTable, key: bytes) -> None:
        set_key(t, key)
        load_dice(t, *dice)

    with monkeypatch.context() as patched:
        patched.setattr(secrets, "token_bytes", chance.randbytes)
        patched.setattr(secrets, "choice", chance.choice)
        patched.setattr(matches, "set_key", set_key_and_dice)
        patched.setattr(
            houses, "ABSENCE", 3_600
        )  # who has been there is there, however slow we are
        async with open_app(database) as app:
            browsers = [Browser(app) for _ in range(4)]
            friends = {"seat-1": "friend", "seat-2": "friend"}
            table = await browsers[0].lay(seats=3, name="Anna", **friends, **laid)
            links = links_in((await browsers[0].get(f"/t/{table}")).text, "join")
            for link, name, browser in zip(links, ("Paul", "Zoé"), browsers[1:3], strict=True):
                await browser.post(link, {"name": name})
            house: House = app.state.house
            async with house.reading(await house.sitting(table)) as known:
                match = known.match
            yield World(app, table, browsers, match)


ANNA, PAUL, ZOE, PASSER_BY = range(4)


@pytest.mark.parametrize("rules", ["plain", "compiled"])
async def test_what_a_reader_cannot_know_changes_no_byte_of_what_it_gets(
    rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game is played in both worlds, as far as the same can be done in both."""
    monkeypatch.setattr("tablee.engine.compiling._READY", set())
    if rules == "compiled":  # then pages say as well whether a move may be taken back freely
        compile_game(CHERCHEURS)
    chance = Random("moves")
    async with (
        world(tmp_path / "one.db", dice_for(ONE_WORLD), monkeypatch) as one,
        world(tmp_path / "other.db", dice_for(OTHER_WORLD), monkeypatch) as other,
    ):
        assert one.table == other.table
        assert one.match.table != other.match.table
        for move in range(40):
            for reader in (ANNA, PASSER_BY):
                assert await one.shown_to(reader) == await other.shown_to(reader)
            if move % 8 == 0:
                assert await one.refused_to(ANNA) == await other.refused_to(ANNA)
                assert await one.refused_to(PASSER_BY) == await other.refused_to(PASSER_BY)
            (seat,) = one.match.waiting
            both = [a.text for a in one.match.legal(seat) if a in other.match.legal(seat)]
            if seat == ANNA:
                assert both == [action.text for action in one.match.legal(ANNA)]
            if not both:
                break
            action = chance.choice(both)
            assert await one.do(seat, "act", action=action) == await other.do(
                seat, "act", action=action
            )
            # A move is asked back: by the plain rules it takes long to find out whether it may be.
            if move % 10 == 5 and (rules == "compiled" or move == 5):
                assert await one.do(seat, "undo") == await other.do(seat, "undo")
                for reader in (ANNA, PASSER_BY):
                    assert await one.shown_to(reader) == await other.shown_to(reader)
                answerers = [who for who in (ANNA, PAUL, ZOE) if who != seat]
                for who, what in zip(answerers, ("undo/agree", "undo/refuse"), strict=True):
                    assert await one.do(who, what) == await other.do(who, what)
        assert move > 20
        assert one.match.table != other.match.table


async def test_who_may_know_sees_the_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two worlds of the test above are two."""
    async with (
        world(tmp_path / "one.db", dice_for(ONE_WORLD), monkeypatch) as one,
        world(tmp_path / "other.db", dice_for(OTHER_WORLD), monkeypatch) as other,
    ):
        for seat in (PAUL, ZOE):
            assert await one.shown_to(seat) != await other.shown_to(seat)
