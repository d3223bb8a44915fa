"""Live pages: one stream of server-sent events for each open page of a table.

An event holds the live part of the page as that seat sees it, whole; its id
is the table's version. So a page that has missed some needs the newest only,
and a slow one is never sent more than it can take: while it is still
receiving, what has changed meanwhile becomes one event.
"""

from __future__ import annotations

import asyncio

from starlette.types import Receive, Scope, Send

from tablee.server.house import House, Sitting, Watcher
from tablee.server.pages import table_page
from tablee.server.reading import Reader
from tablee.server.rendering import render

KEEP_ALIVE = 15.0  # seconds of silence after which something is said, so that nobody hangs up
PATIENCE = 20.0  # seconds that a reader may take to receive one event
MOST_RENDERED = 64  # pages kept a table: a seat in a language, under an address

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # a proxy must not hold events back
]


class LivePage:
    """A response that goes on until the reader, or the server, leaves."""

    def __init__(self, house: House, sitting: Sitting, seat: int, reader: Reader) -> None:
        self._house, self._sitting, self._seat, self._reader = house, sitting, seat, reader

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        """Send events until someone leaves."""
        async with self._house.watching(self._sitting, self._seat) as watcher:
            listening = asyncio.create_task(_until_gone(receive, watcher))
            try:
                await self._send_on(send, watcher)
            except TimeoutError:
                pass  # they don't take what we send: their page will ask again
            finally:
                listening.cancel()

    async def _send_on(self, send: Send, watcher: Watcher) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        event = b""
        watcher.new.set()
        while not (watcher.gone or self._house.closing.is_set()):
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    await watcher.new.wait()
            except TimeoutError:
                await _pass_on(send, b": still here\n\n")
                continue
            watcher.new.clear()
            newest = await live_event(self._house, self._sitting, self._seat, self._reader)
            if newest != event:
                event = newest
                await _pass_on(send, event)
        await send({"type": "http.response.body", "body": b""})


async def live_event(house: House, sitting: Sitting, seat: int, reader: Reader) -> bytes:
    """The newest event for a seat; made once for all who read the same."""
    key = (seat, reader.language, reader.origin)
    async with house.reading(sitting) as table:
        event = sitting.rendered.get(key)
        if event is None:
            page = table_page(
                table, seat, reader.language, reader.origin, sitting.present, sitting.bot_trouble
            )
            lines = render("_table.html", reader.language, page=page).splitlines()
            text = "\n".join(f"data: {line}" for line in lines)
            event = f"id: {table.version}\n{text}\n\n".encode()
            if len(sitting.rendered) >= MOST_RENDERED:
                sitting.rendered.clear()
            sitting.rendered[key] = event
    return event


async def _pass_on(send: Send, chunk: bytes) -> None:
    async with asyncio.timeout(PATIENCE):
        await send({"type": "http.response.body", "body": chunk, "more_body": True})


async def _until_gone(receive: Receive, watcher: Watcher) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    watcher.gone = True
    watcher.new.set()
