"""The table in a terminal: drawn for the eye, told for the ear, from one seat's view alone."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tablee.engine.game import game
from tablee.engine.ink import without_ink
from tablee.engine.match import Match
from tablee.engine.table import SPECTATOR
from tablee.engine.words import Speaker
from tablee.games.demeter.text import drawn, told
from tests.games.demeter.laying import lay

GAME = game("demeter")
NAMES = ("Anna", "Paul", "Yann", "Zoé")
LANGUAGES = ("fr", "en")


def shown(match: Match, seat: int, language: str = "en") -> tuple[str, str]:
    speaker = Speaker(GAME, language, NAMES, seat)
    view = match.view(seat)
    return without_ink(drawn(view, speaker)), told(view, speaker)


def mid_game() -> Match:
    return lay(
        3,
        at=(7, 8, 17),
        hidden=(0, 1),
        left={7: 2, 8: 0},
        res={0: "wood wood oil"},
        hands={0: "luck pistol", 1: "care"},
        humans={0: 2},
        pieces={0: "stake1"},
        wounds={1: 2},
        first={0: "doll"},
        lair="bottle",
        found=[0],
        drawn=(0, 2),
        display="oil",
    )


def test_rooms_are_listed_deck_by_deck_with_doors_and_who_is_there() -> None:
    board, _ = shown(mid_game(), 0)
    lines = board.split("\n")
    assert "   1  Forecastle deck          ?   2 7         x" in lines
    assert "   8  Carpenter’s shop         2   7 9 16      x   Anna" in lines
    assert "   9  Mess room                0   3 8 10 11       Paul  Dracula’s lair" in lines
    passengers = next(line for line in lines if "Passenger cabin" in line)
    assert passengers.endswith("x   your first clue")


def test_players_are_told_with_all_that_everyone_sees_of_them() -> None:
    _, said = shown(mid_game(), 0)
    assert said.split("\n")[:3] == [
        "Day 1; Dracula cards left: 13.",
        (
            "Anna (you), human, to play: actions left 4; humans 2, ghouls 0; bonus cards 2; "
            "2 wood, 1 oil; built: the stake’s shaft; knows both clues."
        ),
        "Paul, human: wounds 2; humans 0, ghouls 0; bonus cards 1.",
    ]
    assert "Mess room: nothing left; Paul; Dracula’s lair; doors to Main deck, " in said
    assert (
        "Your first clue: the doll (Passenger cabin); complete the oil lamp or the stake." in said
    )
    assert "Second clue: the bottle (Mess room); humans 2, ghouls 0, resources 2." in said
    assert said.endswith("Your bonus cards: Luck, Pistol.")


def test_others_are_told_nothing_of_clues_and_cards() -> None:
    for seat in (1, SPECTATOR):
        for text in shown(mid_game(), seat):
            assert "lair" not in text
            assert "Luck" not in text
            assert "doll" not in text


@pytest.mark.parametrize("roles", ["off", "on"])
def test_it_can_be_shown_at_every_moment_to_everyone(roles: str) -> None:
    match, choice = GAME.new(seats=3, seed=4, ghouls_vampires=roles), random.Random(2)
    for step in range(400):
        if match.over:
            break
        if step % 20 == 0:
            for seat in (0, 1, SPECTATOR):
                for language in LANGUAGES:
                    for text in shown(match, seat, language):
                        assert not re.search(r"[{}_$]|None|-?32768", text)
        seat = match.waiting[0]
        match.play(seat, choice.choice(match.legal(seat)))
    shown(match, SPECTATOR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawn_it_fits_into_eighty_columns(language: str) -> None:
    board, _ = shown(mid_game(), 0, language)
    clues_and_cards = ("Your", "Vos", "Votre", "Second")
    for line in board.split("\n"):
        assert len(line) <= 80 or line.startswith(clues_and_cards), line


def test_both_languages_have_the_same_messages_and_all_are_used() -> None:
    source = Path(GAME.folder, "text.py").read_text(encoding="utf-8")
    ids = {}
    for language in LANGUAGES:
        text = Path(GAME.folder, f"text.{language}.ftl").read_text(encoding="utf-8")
        entries = FluentParser(with_spans=False).parse(text).body[1:]
        assert all(isinstance(entry, Message) for entry in entries)
        ids[language] = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert ids["fr"] == ids["en"]
    unused = [n for n in ids["fr"] if f'"{n}"' not in source and not n.startswith("role-")]
    assert unused == []
