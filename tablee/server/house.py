"""The house: the tables that are open now, who is looking at each, and the bots at them.

Whoever reads or changes a table has its lock. A change is made, written and
committed before the lock is given back, so nobody can see what isn't on disk;
one that fails leaves a table that is read from the log again. After that all
who are looking are woken, and a bot whose turn it is begins to think.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from tablee.server.bots import Bots
from tablee.server.declined import Declined
from tablee.server.keys import is_table_id
from tablee.server.store import CantStore, Conflict, Store
from tablee.server.tables import Table

TABLES_AT_HAND = 200  # the last ones asked for stay in memory although nobody looks at them
ABSENCE = 4.0  # seconds before who has left is shown as away: a reload isn't a departure


@dataclass(eq=False)
class Watcher:
    """An open page: from which seat it is seen, whether there is something new for it, and
    whether it has been closed."""

    seat: int
    new: asyncio.Event = field(default_factory=asyncio.Event)
    gone: bool = False


class Sitting:
    """A table that is open in this process."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None  # None: to be read from the log
        self.watchers: set[Watcher] = set()
        self.present: set[int] = set()
        self.bot_trouble: set[int] = set()  # bots that could not think, and played at random
        self.bots_at_work: asyncio.Task[None] | None = None
        self.rendered: dict[object, bytes] = {}  # what has been rendered since the last change

    def wake(self) -> None:
        """Something has changed: whatever was rendered is old, and who looks gets it anew."""
        self.rendered.clear()
        for watcher in self.watchers:
            watcher.new.set()


class House:
    """All tables."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store, self.bots = store, bots
        self.closing = asyncio.Event()
        # One sitting a table for as long as anybody has it in hand; some more are kept at hand.
        self._sittings: WeakValueDictionary[str, Sitting] = WeakValueDictionary()
        self._recent: OrderedDict[str, Sitting] = OrderedDict()

    # ------------------------------------------------------------ tables

    async def sitting(self, table_id: str) -> Sitting:
        """The table at this address."""
        if not is_table_id(table_id):
            raise Declined(404, "no-such-table")
        sitting = self._sittings.setdefault(table_id, Sitting(table_id))
        if sitting.table is None:
            async with self.reading(sitting):
                pass  # it exists, and can be read
        self._keep_at_hand(sitting)
        return sitting

    @asynccontextmanager
    async def reading(self, sitting: Sitting) -> AsyncIterator[Table]:
        """The table as it is on disk: nobody changes it meanwhile."""
        async with sitting.lock:
            yield await self._at_hand(sitting)

    @asynccontextmanager
    async def changing(self, sitting: Sitting) -> AsyncIterator[Table]:
        """The table, to do something at; what was done is on disk when this is left,
        or hasn't happened."""
        async with sitting.lock:
            table = await self._at_hand(sitting)
            try:
                yield table
                if table.unwritten:
                    await self._write(table)
            except BaseException as error:
                if table.unwritten or not isinstance(error, Declined):
                    sitting.table = None  # whatever has happened, the log knows
                    sitting.wake()
                raise
        sitting.wake()
        self.bots.wake(self, sitting)

    async def open(self, table: Table) -> Sitting:
        """A new table, still to be written, is laid."""
        sitting = self._sittings.setdefault(table.id, Sitting(table.id))
        sitting.table = table
        async with self.changing(sitting):
            pass
        self._keep_at_hand(sitting)
        return sitting

    async def tables_of(self, browser: bytes, most: int) -> list[str]:
        """The tables at which a browser holds a seat, the newest first."""
        return await asyncio.to_thread(self.store.tables_of, browser, most)

    async def free_to_take_back(self, sitting: Sitting, seat: int) -> int | None:
        """The version at which it was found that the seat may take its move back by itself."""
        async with self.reading(sitting) as table:
            # In a thread, for the plain rules need a while to find out.
            free = await asyncio.to_thread(table.match.free_undos, seat)
            return table.version if free else None

    async def _write(self, table: Table) -> None:
        try:
            await self.store.write(table.unwritten)
        except Conflict as error:
            raise Declined(409, "stale") from error
        except CantStore as error:
            raise Declined(503, "not-stored") from error
        table.unwritten = []

    async def _at_hand(self, sitting: Sitting) -> Table:
        if sitting.table is None:
            known = await asyncio.to_thread(self.store.read, sitting.id)
            if known is None:
                raise Declined(404, "no-such-table")
            sitting.table = await asyncio.to_thread(Table, *known)
        return sitting.table

    def _keep_at_hand(self, sitting: Sitting) -> None:
        self._recent[sitting.id] = sitting
        self._recent.move_to_end(sitting.id)
        if len(self._recent) > TABLES_AT_HAND:
            self._recent.popitem(last=False)

    # ------------------------------------------------------------ who is looking

    @asynccontextmanager
    async def watching(self, sitting: Sitting, seat: int) -> AsyncIterator[Watcher]:
        """A page is open at the table, until this is left."""
        watcher = Watcher(seat)
        sitting.watchers.add(watcher)
        self.bots.wake(self, sitting)  # the server may have been away when their turn came
        if seat not in sitting.present:
            sitting.present.add(seat)
            sitting.wake()
        try:
            yield watcher
        finally:
            sitting.watchers.discard(watcher)
            asyncio.get_running_loop().call_later(ABSENCE, self._see_who_left, sitting, seat)

    def _see_who_left(self, sitting: Sitting, seat: int) -> None:
        if seat in sitting.present and all(w.seat != seat for w in sitting.watchers):
            sitting.present.discard(seat)
            sitting.wake()

    # ------------------------------------------------------------ the end of the evening

    def close(self) -> None:
        """Everybody who looks is told that the server stops; bots stop thinking."""
        self.closing.set()
        for sitting in list(self._sittings.values()):
            for watcher in sitting.watchers:
                watcher.new.set()
            if sitting.bots_at_work:
                sitting.bots_at_work.cancel()
