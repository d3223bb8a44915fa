"""How a game is said, where a game's words may choose to say less, or to say it in parts."""

from pathlib import Path

import pytest

from tablee.engine.game import game
from tablee.engine.tale import Event
from tablee.engine.words import Speaker, Words
from tablee.server.pages import told_of_move

GAME = game("chercheurs")
TAKES_GUARD = Event(GAME.event_names.index("takes_guard"), 0, 41, 0, 0, 0, 0)
ENDS_TURN = Event(GAME.event_names.index("ends_turn"), 0, 33, 0, 0, 0, 0)


@pytest.fixture
def speaker(tmp_path: Path) -> Speaker:
    """One with words that chercheurs doesn't have."""
    file = tmp_path / "words.en.ftl"
    file.write_text(
        """
tile = { $digit1 }-{ $digit2 }
kind-take_guard = Take a guard
kind-take_tile = Take a tile
    .part = Row { $tile }
event-takes_guard = { "" }
event-ends_turn = Done.
""",
        encoding="utf-8",
    )
    speaker = Speaker(GAME, "en", ("Ada",), 0)
    speaker.words = Words(file, "en")
    return speaker


def test_what_says_nothing_is_no_line_of_the_story(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert speaker.event(TAKES_GUARD) == ""
    monkeypatch.setattr("tablee.server.pages.Speaker", lambda *_: speaker)
    told_of_move.cache_clear()
    lines = told_of_move(GAME, "en", ("Ada",), 0, 3, (TAKES_GUARD, ENDS_TURN))
    told_of_move.cache_clear()
    assert [(line.text, line.rule) for line in lines] == [("Done.", "CT-33")]


def test_a_heading_is_the_kind_s_or_its_part_s(speaker: Speaker) -> None:
    actions = GAME.actions
    tile, guard = actions[actions.first("take_tile")], actions[actions.first("take_guard")]
    assert speaker.heading(guard) == "Take a guard"
    assert speaker.heading(tile) == "Row 1-1"
