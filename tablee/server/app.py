"""The server as one ASGI application: its addresses, what it says of itself in every answer, and
how it answers what goes wrong."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.bots import Bots
from tablee.server.declined import Declined
from tablee.server.house import House
from tablee.server.mishaps import whereabouts
from tablee.server.routes import ROUTES, decline
from tablee.server.store import Store
from tablee.server.tables import Unplayable

log = logging.getLogger(__name__)

# Nothing from elsewhere, no script in a page, no page inside another's. Styles in attributes
# place the pieces on a board.
POLICY = "; ".join(  # noqa: FLY002 - one directive a line
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # Addresses of tables and seats stay in the house.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]


class Safeguards:
    """Adds to every answer what browsers are to guard against; and has an answer where all else
    fails, so that no error gets out with what it says."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with these headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def send_safely(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            await self._app(scope, receive, send_safely)
        except Exception as error:
            log.error("Something has gone wrong. %s", whereabouts(error))
            if begun:
                return  # half an answer: the connection is cut, and the page asks again
            answer = decline(Request(scope), Declined(500, "gone-wrong"))
            await answer(scope, receive, send_safely)


def make_app(database: str | Path, bots: Bots | None = None) -> Starlette:
    """A server that keeps its tables in this database."""
    store = Store(database)

    @asynccontextmanager
    async def open_hours(app: Starlette) -> AsyncIterator[None]:
        app.state.house = House(store, bots or Bots())
        yield
        app.state.house.close()
        app.state.house.bots.close()
        store.close()

    return Starlette(
        routes=ROUTES,
        lifespan=open_hours,
        middleware=[Middleware(Safeguards)],
        exception_handlers={
            Declined: _declined,
            Unplayable: _unplayable,
            HTTPException: _refused_by_routing,
        },
    )


async def _declined(request: Request, error: Exception) -> Response:
    assert isinstance(error, Declined)
    return decline(request, error)


async def _unplayable(request: Request, error: Exception) -> Response:
    log.error("Can't follow the log of %s. %s", error, whereabouts(error.__cause__ or error))
    return decline(request, Declined(410, "unplayable"))


async def _refused_by_routing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    message = {404: "no-such-page", 405: "wrong-method"}.get(error.status_code, "garbled")
    response = decline(request, Declined(error.status_code, message))
    response.headers.update(error.headers or {})
    return response
