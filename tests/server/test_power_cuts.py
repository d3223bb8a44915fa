"""The server is killed while twenty tables are being played, as if the machine had lost its power.
Once it is open again, every move that it had said was made is there, and the games go on to their
end. Each time takes a third of a minute; POWER_CUTS=20 in the environment makes it twenty times."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx2
import pytest

from tablee.engine.game import game
from tablee.engine.match import from_document
from tests.server.browser import Event, event_in, links_in
from tests.server.open_house import rows_on_disk
from tests.server.process import House

pytestmark = pytest.mark.anyio

ACTIONS = game("chercheurs").actions
TABLES = 20
AT_A_BOT = 5  # every so many tables have a bot as well, which takes its time


@dataclass
class Client:
    """Someone who plays at random through the pages, and remembers what the server confirmed."""

    address: str
    chance: Random
    seat: int
    table: str = ""
    confirmed: list[str] = field(default_factory=list)  # the moves that were said to be made
    # Those that were sent and never answered, each with how many were confirmed before it.
    unsure: list[tuple[int, str]] = field(default_factory=list)
    moved_at: int = -1  # the version of the table from which the last of them was made
    over: bool = False

    def __post_init__(self) -> None:
        self.http = httpx2.AsyncClient(base_url=self.address, timeout=30, trust_env=False)
        self.http.headers["sec-fetch-site"] = "same-origin"
        self.http.headers["hx-request"] = "true"

    async def play(self, house_is_open: asyncio.Event) -> None:
        """Play on to the end of the game, whatever happens to the server meanwhile."""
        while not self.over:
            await house_is_open.wait()
            try:
                async for event in self.events():
                    self.over = event.over
                    if event.choices and event.id > self.moved_at:
                        await self.move(event)
                    if self.over:
                        break
            except httpx2.TransportError:
                self.moved_at = -1  # whether that move was made, the page will show

    async def events(self) -> AsyncIterator[Event]:
        """The table, whenever something has changed, until the server is gone."""
        async with self.http.stream("GET", f"/t/{self.table}/live") as answer:
            lines: list[str] = []
            async for line in answer.aiter_lines():
                if line:
                    lines.append(line)
                elif lines:
                    if not lines[0].startswith(":"):
                        yield event_in("\n".join([*lines, "", ""]).encode())
                    lines = []

    async def move(self, event: Event) -> None:
        """Do anything that can be done. An answer is a promise; none may mean anything."""
        action = ACTIONS[self.chance.choice(event.choices)].text
        form = {"action": action, "version": str(event.id)}
        try:
            answer = await self.http.post(f"/t/{self.table}/act", data=form)
        except httpx2.TransportError:
            self.unsure.append((len(self.confirmed), action))
            raise
        assert answer.status_code == 204, answer.text
        self.confirmed.append(action)
        self.moved_at = event.id


async def lay_tables(house: House, chance: Random) -> list[Client]:
    """Twenty tables of two people; at some of them sits a bot too."""
    clients = []
    for number in range(TABLES):
        anna, paul = (Client(house.address, Random(chance.random()), seat) for seat in (0, 1))
        form = {"game": "chercheurs", "seats": "2", "seat-1": "friend", "name": "Anna"}
        if number % AT_A_BOT == 0:
            form |= {"seats": "3", "seat-2": "random"}
        laid = await anna.http.post("/tables", data=form)
        assert laid.status_code == 303, laid.text
        anna.table = paul.table = laid.headers["location"].rpartition("/")[2]
        (link,) = links_in((await anna.http.get(f"/t/{anna.table}")).text, "join")
        joined = await paul.http.post(link, data={"name": "Paul"})
        assert joined.status_code == 303, joined.text
        clients += [anna, paul]
    return clients


def moves_on_disk(house: House) -> dict[tuple[str, int], list[str]]:
    """What each seat of each table has done, as the file has it."""
    found: dict[tuple[str, int], list[str]] = {}
    for table, _, kind, seat, what, _ in sorted(rows_on_disk(house.database)["entries"]):
        if kind == "move":
            found.setdefault((str(table), int(str(seat))), []).append(str(what))
    return found


def check(clients: list[Client], house: House) -> None:
    """All that was confirmed is on disk, in its order."""
    made = moves_on_disk(house)
    for client in clients:
        on_disk = made.get((client.table, client.seat), [])
        assert on_disk[: len(client.confirmed)] == client.confirmed


def check_in_the_end(clients: list[Client], house: House) -> None:
    """And beside it nothing but moves that were sent and never answered."""
    made = moves_on_disk(house)
    for client in clients:
        assert made[client.table, client.seat] in possible(client)


def possible(client: Client) -> list[list[str]]:
    """What may be on disk: the unanswered moves, each made or not."""
    ways = [list(client.confirmed)]
    for before, action in reversed(client.unsure):
        ways += [[*way[:before], action, *way[before:]] for way in ways]
    return ways


async def until_there_are(moves: int, clients: list[Client]) -> None:
    """Wait until so many moves have been confirmed."""
    while sum(len(client.confirmed) for client in clients) < moves:
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("power_cut", range(int(os.environ.get("POWER_CUTS", "2"))))
async def test_no_confirmed_move_is_lost(power_cut: int, tmp_path: Path) -> None:
    chance = Random(power_cut)
    house, is_open = House(tmp_path / "tables.sqlite"), asyncio.Event()
    house.open()
    clients = await lay_tables(house, chance)
    is_open.set()
    async with asyncio.timeout(120), asyncio.TaskGroup() as playing:
        for client in clients:
            playing.create_task(client.play(is_open))
        await until_there_are(chance.randrange(20, 400), clients)
        is_open.clear()
        house.kill()
        check(clients, house)
        await asyncio.to_thread(house.open)
        is_open.set()
    check_in_the_end(clients, house)
    for client in clients[::2]:
        match = from_document((await client.http.get(f"/t/{client.table}/file")).json())
        assert match.over
        assert len(match.moves) >= len(client.confirmed)
    for client in clients:
        await client.http.aclose()
    house.kill()
