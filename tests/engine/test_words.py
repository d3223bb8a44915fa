"""How a game is said, where a game may choose to say less, to say it in parts, or to say more."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from tablee.engine import words
from tablee.engine.game import game
from tablee.engine.tale import Event
from tablee.engine.words import Speaker, Words
from tablee.server.pages import told_of_move

GAME = game("chercheurs")
TAKES_GUARD = Event(GAME.event_names.index("takes_guard"), 0, 41, 0, 0, 0, 0)
TAKE = GAME.actions.parse("take_tile 24")
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


def test_proper_names_are_the_same_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME.__dict__, "proper_names", {"24": "Eden"})
    named = [Speaker(GAME, language, ()).parameter("tile", 8) for language in words.LANGUAGES]
    assert named == ["Eden", "Eden"]
    assert Speaker(GAME, "en", ()).parameter("tile", 9) == "2-5"


def test_a_choice_says_what_it_means_just_now_where_the_game_has_more_to_say(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    view = GAME.new(seats=2, seed=1).view(0)
    speaker = Speaker(GAME, "en", ("Ada", "Paul"), 0)
    assert speaker.action(TAKE, view) == speaker.action(TAKE) == "Take tile 2-4"
    file = tmp_path / "words.ftl"
    file.write_text(
        "tile = { $digit1 }\naction-take_tile = Take it\n"
        "now-take_tile = Take { $tile }: { $left } are left"
    )
    speaker.words = Words(file, "en")
    said = {TAKE.id: {"left": 15}}
    choices = SimpleNamespace(meant=lambda _view, action, _speaker: said.get(action.id, {}))
    monkeypatch.setattr(words, "choices_of", lambda _game: choices)
    assert speaker.action(TAKE, view) == "Take 2: 15 are left"
    assert speaker.action(TAKE) == "Take it"
    assert speaker.action(GAME.actions.parse("take_tile 25"), view) == "Take it"
