"""Browsers, as far as a server can tell: they keep cookies, send forms, and hold live pages open.
They speak ASGI to the application itself: no network, and nothing is made tidy on the way."""

from __future__ import annotations

import asyncio
import html
import json
import re
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import NamedTuple
from urllib.parse import unquote, urlencode, urlsplit

from starlette.types import ASGIApp, Message, Scope

FORM = "application/x-www-form-urlencoded"
HOST = "tablee.test"
SOON = 20.0  # seconds after which what should have come won't

Headers = Iterable[tuple[str, str]]


class Answer(NamedTuple):
    """What the server answered."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> object:
        return json.loads(self.body)

    @property
    def said(self) -> str:
        """Its words, without the tags."""
        return html.unescape(re.sub(r"<[^>]*>", "", self.text))

    def header(self, name: str) -> str:
        return next((value for key, value in self.headers if key == name), "")

    @property
    def everything(self) -> bytes:
        """All bytes that went out."""
        head = "".join(f"{key}: {value}\r\n" for key, value in self.headers)
        return head.encode() + self.body


class Event(NamedTuple):
    """An event of a live page."""

    id: int
    html: str

    @property
    def choices(self) -> list[int]:
        """The actions that it offers."""
        return [int(action) for action in re.findall(r'name="action" value="(\d+)"', self.html)]

    @property
    def over(self) -> bool:
        return 'data-over="yes"' in self.html


def scope_of(method: str, target: str, headers: Headers) -> Scope:
    """What an ASGI server makes of a request."""
    path, _, query = target.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [
            (key.lower().encode("latin-1"), value.encode("latin-1")) for key, value in headers
        ],
        "client": ("192.0.2.1", 4711),
        "server": (HOST, 80),
    }


async def answer_to(app: ASGIApp, scope: Scope, sending: Iterator[Message]) -> Answer:
    """The answer to a request of which these parts are sent, before its sender hangs up."""
    sent: list[Message] = []

    async def receive() -> Message:
        return next(sending, {"type": "http.disconnect"})

    async def send(message: Message) -> None:
        sent.append(message)

    async with asyncio.timeout(SOON):
        await app(scope, receive, send)
    assert sent[0]["type"] == "http.response.start", "an answer begins with its status"
    assert not sent[-1].get("more_body"), "an answer has an end"
    return Answer(
        sent[0]["status"],
        [(key.decode("latin-1"), value.decode("latin-1")) for key, value in sent[0]["headers"]],
        b"".join(message.get("body", b"") for message in sent[1:]),
    )


async def ask(
    app: ASGIApp, method: str, target: str, headers: Headers = (), body: bytes = b""
) -> Answer:
    """One request and its answer."""
    whole: Message = {"type": "http.request", "body": body, "more_body": False}
    return await answer_to(app, scope_of(method, target, headers), iter([whole]))


@dataclass
class LivePage:
    """A live page that is open: what has come, chunk by chunk."""

    status: int = 0
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    chunks: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)

    async def chunk(self, soon: float = SOON) -> bytes | None:
        """The next bytes; None where the server has ended it."""
        async with asyncio.timeout(soon):
            return await self.chunks.get()

    async def event(self) -> Event:
        """The next event."""
        chunk = await self.chunk()
        while chunk is not None and chunk.startswith(b":"):
            chunk = await self.chunk()
        assert chunk is not None, "the server has ended this page"
        return event_in(chunk)

    async def until(self, version: int) -> Event:
        """The first event that shows this version of the table, or a newer one."""
        event = await self.event()
        while event.id < version:
            event = await self.event()
        return event

    async def is_silent(self, for_seconds: float = 0.05) -> bool:
        """Whether nothing comes for a while."""
        await asyncio.sleep(for_seconds)
        return self.chunks.empty()


def event_in(chunk: bytes) -> Event:
    """An event as a browser reads it."""
    text = chunk.decode()
    assert text.endswith("\n\n")
    fields = [line.partition(": ") for line in text.splitlines()[:-1]]
    number = [int(value) for name, _, value in fields if name == "id"]
    assert len(number) == 1
    assert {name for name, _, _ in fields} == {"id", "data"}
    return Event(number[0], "\n".join(value for name, _, value in fields if name == "data"))


@asynccontextmanager
async def live(app: ASGIApp, target: str, headers: Headers = ()) -> AsyncIterator[LivePage]:
    """A live page, open until this is left."""
    page, gone, begun = LivePage(), asyncio.Event(), asyncio.Event()

    async def receive() -> Message:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            page.status, page.headers = message["status"], message["headers"]
            begun.set()
        elif message.get("more_body"):
            page.chunks.put_nowait(message["body"])

    serving = asyncio.ensure_future(app(scope_of("GET", target, headers), receive, send))
    serving.add_done_callback(lambda _: page.chunks.put_nowait(None))
    async with asyncio.timeout(SOON):
        await begun.wait()
    try:
        yield page
    finally:
        gone.set()
        async with asyncio.timeout(SOON):
            await serving


class Browser:
    """Someone's browser."""

    def __init__(self, app: ASGIApp, language: str = "en") -> None:
        self.app, self.language = app, language
        self.cookies: dict[str, str] = {}

    def headers(self, **more: str) -> list[tuple[str, str]]:
        """What it sends along with everything."""
        headers = [("host", HOST), ("accept-language", self.language)]
        if self.cookies:
            headers.append(("cookie", "; ".join(f"{k}={v}" for k, v in self.cookies.items())))
        return [*headers, *((key.replace("_", "-"), value) for key, value in more.items())]

    async def get(self, path: str, **headers: str) -> Answer:
        """Ask for a page."""
        return self._keep_cookies(await ask(self.app, "GET", path, self.headers(**headers)))

    async def post(
        self, path: str, form: Mapping[str, object] | None = None, **headers: str
    ) -> Answer:
        """Send a form as a page of the house does."""
        given = {"content_type": FORM, "sec_fetch_site": "same-origin", **headers}
        body = urlencode(form or {}).encode()
        return self._keep_cookies(await ask(self.app, "POST", path, self.headers(**given), body))

    def live(self, table: str) -> AbstractAsyncContextManager[LivePage]:
        """The live page of a table."""
        return live(self.app, f"/t/{table}/live", self.headers())

    async def lay(self, **form: object) -> str:
        """Lay a table; the result is its address."""
        answer = await self.post("/tables", {"game": "chercheurs", **form})
        assert answer.status == 303, answer.said
        return answer.header("location").rpartition("/")[2]

    async def event(self, table: str) -> Event:
        """The table as it stands, as this browser's live page shows it."""
        async with self.live(table) as page:
            return await page.event()

    async def act(self, table: str, action: object, version: int, **headers: str) -> Answer:
        """Make a move, as the script of a page does."""
        form = {"action": action, "version": version}
        return await self.post(f"/t/{table}/act", form, **{"hx_request": "true", **headers})

    def _keep_cookies(self, answer: Answer) -> Answer:
        for key, value in answer.headers:
            if key == "set-cookie":
                for name, cookie in SimpleCookie(value).items():
                    self.cookies[name] = cookie.value
        return answer


def links_in(page: str, purpose: str) -> list[str]:
    """The paths of the links to seats that a page shows: to `join`, or to go on at a `seat`."""
    found = re.findall(rf'value="([^"]*/t/\w+/{purpose}/\w{{24}})"', page)
    return [urlsplit(link).path for link in found]
