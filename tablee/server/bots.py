"""Bots at tables: they think in threads, take as long as people can follow, and never hold a
table up, whatever goes wrong in their heads."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from tablee import players
from tablee.engine.match import View
from tablee.server.declined import Declined
from tablee.server.mishaps import whereabouts

if TYPE_CHECKING:
    from tablee.server.house import House, Sitting

log = logging.getLogger(__name__)

PAUSE = 0.6  # seconds before a bot's move, for people to follow
THINKERS = 2  # bots that think at the same time
PATIENCE = 1.0  # seconds before a move that couldn't be stored is tried again
LONGEST_THOUGHT = 60.0  # seconds until a bot that comes to no end is given up on


def think(level: str, view: View) -> int:
    """What a bot of this level does."""
    return players.player(level, secrets.randbits(31)).choose(view)


class Bots:
    """All bots at all tables."""

    def __init__(
        self, pause: float | None = None, think: Callable[[str, View], int] = think
    ) -> None:
        self.pause, self._think = PAUSE if pause is None else pause, think
        self._threads = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")

    def wake(self, house: House, sitting: Sitting) -> None:
        """Something has happened at a table: perhaps it's a bot's turn."""
        if house.closing.is_set() or (sitting.bots_at_work and not sitting.bots_at_work.done()):
            return
        if sitting.table is None or sitting.table.bots_to_act():
            sitting.bots_at_work = asyncio.create_task(self._play(house, sitting))

    def close(self) -> None:
        """No bot begins to think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, house: House, sitting: Sitting) -> None:
        """Move for one bot after another, until it's a person's turn."""
        try:
            while await self._move(house, sitting):
                pass
        except Exception as error:
            # The table stays as it was; whoever acts or looks next wakes its bots again.
            log.error("Table %s: its bots stopped. %s", sitting.id, whereabouts(error))

    async def _move(self, house: House, sitting: Sitting) -> bool:
        # Bots that are asked at once think at once: nobody waits for one after another.
        async with house.reading(sitting) as table:
            version = table.version
            views = {seat: table.match.view(seat) for seat in table.bots_to_act()}
            levels = {seat: table.seats[seat].level for seat in views}
        thoughts = (self._decide(sitting, levels[seat], view) for seat, view in views.items())
        for seat, action in zip(views, await asyncio.gather(*thoughts), strict=True):
            await self._act(house, sitting, seat, action, version)
        return bool(views)

    async def _act(
        self, house: House, sitting: Sitting, seat: int, action: int, version: int
    ) -> None:
        try:
            async with house.changing(sitting) as table:
                if seat in table.bots_to_act():
                    table.play(seat, str(action), version)
        except Declined as declined:
            if declined.message == "not-stored":
                await asyncio.sleep(PATIENCE)

    async def _decide(self, sitting: Sitting, level: str, view: View) -> int:
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._threads, self._thought, sitting.id, level, view)
        await asyncio.sleep(self.pause)
        try:
            action = await asyncio.wait_for(thinking, LONGEST_THOUGHT)
        except TimeoutError:
            log.error("Table %s: a bot (%s) came to no end.", sitting.id, level)
            action = None
        if action is None:
            sitting.bot_trouble.add(view.seat)
            return secrets.choice(view.legal).id
        sitting.bot_trouble.discard(view.seat)
        return action

    def _thought(self, table_id: str, level: str, view: View) -> int | None:
        """What a bot chooses, in a thread of its own; None where it can't choose."""
        try:
            chosen = self._think(level, view)
            return next(action.id for action in view.legal if action.id == chosen)
        except BaseException as error:  # even what would stop the whole server
            log.error("Table %s: a bot (%s) failed. %s", table_id, level, whereabouts(error))
            return None
