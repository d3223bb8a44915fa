"""Styles, scripts, fonts and pictures: which there are, and addresses that may be cached for ever.

style/table.css        tablee/web/style
script/table.js        tablee/web/script
built/htmx.js          tablee/web/built: what comes from npm
games/<slug>/board.css a game's own folder
"""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from tablee.engine.game import NoSuchGame, game
from tablee.server.declined import Declined

WEB = Path(__file__).resolve().parents[1] / "web"
ROOMS = ("style", "script", "built")
# All that a page may ask for; the rules and words in a game's folder aren't among it.
KINDS = {".css", ".js", ".json", ".png", ".svg", ".txt", ".woff2"}
FOR_EVER = "public, max-age=31536000, immutable"


def url(path: str) -> str:
    """The address of an asset, another one whenever its content is another."""
    file = find(path)
    if file is None:
        raise FileNotFoundError(f"There is no asset {path}; run make setup if it comes from npm.")
    return f"/static/{path}?v={content_hash(file, file.stat().st_mtime_ns)}"


def find(path: str) -> Path | None:
    """The file of an asset, if there is one."""
    room, _, rest = path.partition("/")
    folder = WEB / room if room in ROOMS else None
    if room == "games":
        slug, _, rest = rest.partition("/")
        try:
            folder = game(slug).folder
        except NoSuchGame:
            return None
    if folder is None:
        return None
    file = (folder / rest).resolve()
    inside = file.is_relative_to(folder.resolve())
    # Not file.is_file(): that fails on a name longer than any file can have.
    there = inside and file.suffix in KINDS and os.path.isfile(file)  # noqa: PTH113
    return file if there else None


@lru_cache(maxsize=1_000)
def content_hash(file: Path, changed: int) -> str:  # noqa: ARG001 - a change makes another hash
    """A file's content in 16 letters."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


async def asset(request: Request) -> Response:
    """GET /static/..."""
    path = request.path_params["path"]
    file = find(path) if "\0" not in path else None
    if file is None:
        raise Declined(404, "no-such-page")
    response = FileResponse(file)
    named = request.query_params.get("v") == content_hash(file, file.stat().st_mtime_ns)
    response.headers["Cache-Control"] = FOR_EVER if named else "no-cache"
    return response
