"""Players and other things are called by their names, in actions and in events."""

from pathlib import Path
from typing import cast

import pytest

from tablee.engine.actions import Actions
from tablee.engine.game import Game
from tablee.engine.table import CommonTable
from tablee.engine.tale import Event
from tablee.engine.words import Speaker
from tests.toys.sealed_cards.table import Box

ACTIONS = Actions(rob={"opponent": ["player1", "player2", "player3"]})
NAMES = ("Anna", "Paul", "Émile")
WORDS = """
opponent-player3 = green
action-rob = Rob { $opponent }
room-cabin = the cabin
room-hold = the hold
event-enters = { $name } enters { $room }.
event-robs =
    { $opponent-you ->
        [yes] { $name } robs you.
       *[no] { $name } robs { $opponent }{ $opponent-vowel ->
            [yes] , with a vowel
           *[no] {""}
        }.
    }
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game of robbers, of which only the words are told."""
    for language in ("en", "fr"):
        (tmp_path / f"words.{language}.ftl").write_text(WORDS, encoding="utf-8")
    return Game(
        folder=str(tmp_path),
        table=cast(type[CommonTable], type("Table", (CommonTable,), {})),
        box=Box,
        actions=ACTIONS,
        questions={},
        events={"robs": ("opponent",), "enters": ("room",)},
        most_decisions=1,
        verbs=(),
        names={"room": ("cabin", "hold")},
    )


def test_a_player_in_an_action_is_called_by_name(game: Game) -> None:
    assert Speaker(game, "en", NAMES).action(ACTIONS.parse("rob player2")) == "Rob Paul"


def test_where_names_are_not_known_the_game_says_what_to_call_them(game: Game) -> None:
    assert Speaker(game, "en", ()).action(ACTIONS.parse("rob player3")) == "Rob green"


@pytest.mark.parametrize(
    ("reader", "said"),
    [(2, "Paul robs you."), (0, "Paul robs Émile, with a vowel."), (None, "Paul robs Émile")],
)
def test_a_player_in_an_event_may_be_the_reader(game: Game, reader: int | None, said: str) -> None:
    assert Speaker(game, "en", NAMES, reader).event(Event(0, 1, 1, 2, 0, 0, 0)).startswith(said)


def test_what_only_an_event_tells_of_has_its_names_too(game: Game) -> None:
    assert Speaker(game, "en", NAMES).event(Event(1, 0, 1, 1, 0, 0, 0)) == "Anna enters the hold."
