"""Everything that a reader of a table is shown: the drawing, the page, the table in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module

from tablee.engine.match import Match
from tablee.engine.table import SPECTATOR
from tablee.engine.words import LANGUAGES, Speaker
from tablee.server.pages import table_page
from tablee.server.rendering import render
from tablee.server.store import Laid
from tablee.server.tables import Table
from tests.every_game.settings import Setting

NAMES = ("Qxqa", "Qxqb", "Qxqc", "Qxqd", "Qxqe", "Qxqf")  # in no other word of any page


def shown_to_readers(
    setting: Setting, names: Sequence[str] = NAMES
) -> Callable[[Match, int], Iterator[str]]:
    """What is shown of a match at a table where people of these names sit."""
    game = setting.game
    box, secret = game.box.tobytes(), bytes(32)
    table = Table(
        Laid(
            "table", game.slug, setting.seats, dict(setting.options), box, secret, secret, laid_at=0
        )
    )
    for seat in range(setting.seats):
        table.sit(seat, names[seat], bytes([seat]))
    return lambda match, reader: everything_shown(table, match, reader, names[: setting.seats])


def everything_shown(
    table: Table, match: Match, reader: int, names: Sequence[str]
) -> Iterator[str]:
    """In both languages."""
    table.match = match
    view = match.view(reader)
    text = import_module(f"tablee.games.{match.game.slug}.text")
    for language in LANGUAGES:
        speaker = Speaker(match.game, language, names, None if reader == SPECTATOR else reader)
        yield match.game.draw(view, language, alone=True)
        yield text.drawn(view, speaker)
        yield text.told(view, speaker)
        page = table_page(table, reader, language, "http://localhost", range(match.seats))
        yield render("_table.html", language, page=page)
