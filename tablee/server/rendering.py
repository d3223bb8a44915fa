"""Pages from their templates, in the reader's language."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from tablee.engine import drawing
from tablee.engine.table import SPECTATOR
from tablee.engine.words import LANGUAGES, Words
from tablee.server.assets import WEB, url


@cache
def _web_words(language: str) -> Words:
    return Words(WEB / f"words.{language}.ftl", language)


@lru_cache(maxsize=10_000)
def _said(language: str, message: str, values: tuple[tuple[str, str | int], ...]) -> str:
    return _web_words(language).say(message, **dict(values))


def say(language: str, message: str, **values: str | int) -> str:
    """What a page itself says. Kept, for pages say the same things all the time."""
    return _said(language, message, tuple(sorted(values.items())))


@cache
def _template(name: str) -> Template:
    room = Environment(
        loader=FileSystemLoader(WEB / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    room.globals.update(
        url=url,
        icon=drawing.icon,
        pieces=drawing.pieces,
        cover=drawing.cover,
        languages=LANGUAGES,
        crests=drawing.CRESTS,
        SPECTATOR=SPECTATOR,
    )
    return room.get_template(name)


def render(template: str, language: str, **values: Any) -> str:
    """A page, or a part of one. Every template has `lang`, `languages`, `say`, `url`, `icon`,
    `pieces`, `cover`, `crests` and `SPECTATOR` besides its own values."""
    return _template(template).render(lang=language, say=partial(say, language), **values)
