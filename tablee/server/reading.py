"""What a request says: who asks, in which language, from where, and what was filled in."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qsl, unquote

from starlette.requests import ClientDisconnect, Request

from tablee.engine.words import LANGUAGES
from tablee.server.declined import Declined
from tablee.server.keys import COOKIE, fingerprint, is_browser_key
from tablee.server.names import tidy

DEFAULT_LANGUAGE = "en"
LANGUAGE_COOKIE = "lang"
NAME_COOKIE = "name"  # as whom this browser last sat down: the next form begins with it
MOST_BYTES = 16_384  # of a form; ours have a few hundred
MOST_FIELDS = 64
FORM = "application/x-www-form-urlencoded"


@dataclass(frozen=True)
class Reader:
    """Who asks for a page."""

    language: str
    browser: bytes | None  # the fingerprint of its key, if it has one
    origin: str  # under which address the house is known to them
    fragment: bool  # our script asks, and shows the answer inside the page
    path: str  # the page that they ask for, to come back to
    name: str  # what they last called themselves


def reader_of(request: Request) -> Reader:
    """Who asks."""
    key = browser_key(request)
    return Reader(
        language=language_of(request),
        browser=fingerprint(key) if key else None,
        origin=f"{request.scope['scheme']}://{request.headers.get('host', '')}",
        fragment="hx-request" in request.headers,
        path=request.scope["path"],
        name=tidy(unquote(request.cookies.get(NAME_COOKIE, ""))),
    )


def browser_key(request: Request) -> str | None:
    """The key of the browser that asks, if it has one."""
    key = request.cookies.get(COOKIE, "")
    return key if is_browser_key(key) else None


def language_of(request: Request) -> str:
    """The reader's language: as the address says, as chosen before, or as the browser prefers."""
    for chosen in (request.query_params.get("lang"), request.cookies.get(LANGUAGE_COOKIE)):
        if chosen in LANGUAGES:
            return chosen
    return preferred_language(request.headers.get("accept-language", ""))


def preferred_language(accepted: str) -> str:
    """The first of our languages in a browser's list.

    >>> preferred_language("de, fr-CH;q=0.9, en;q=0.8"), preferred_language("*")
    ('fr', 'en')
    """
    wanted = []
    for part in accepted.split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.strip()[:2].lower()))
        except ValueError:
            continue
    ranked = sorted(wanted, key=lambda item: item[0])
    return next((tag for weight, tag in ranked if tag in LANGUAGES and weight), DEFAULT_LANGUAGE)


async def posted(request: Request) -> dict[str, str]:
    """The form that one of our own pages has sent; anything else is declined."""
    if not from_our_own_page(request):
        raise Declined(403, "from-elsewhere")
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > MOST_BYTES:
                raise Declined(413, "too-long")
    except ClientDisconnect as gone:
        raise Declined(400, "garbled") from gone  # nobody is there to read it
    if not body:
        return {}
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != FORM:
        raise Declined(415, "not-a-form")
    try:
        text = body.decode("ascii")
        fields = parse_qsl(
            text,
            keep_blank_values=True,
            strict_parsing=True,
            errors="strict",
            max_num_fields=MOST_FIELDS,
        )
    except ValueError as error:
        raise Declined(400, "garbled") from error
    return dict(fields)


def from_our_own_page(request: Request) -> bool:
    """Whether the browser sent this from a page of ours. Browsers say where from, in one of two
    ways, and no page can make them lie; what isn't a browser carries nobody's cookies."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    origin = request.headers.get("origin")
    return origin is None or origin.partition("://")[2] == request.headers.get("host")


def number(text: str | None, message: str) -> int:
    """A whole number that a form or an address holds; else it is declined with this message."""
    if text is None or not (text.isascii() and text.isdigit()) or len(text) > 9:
        raise Declined(400, message)
    return int(text)
