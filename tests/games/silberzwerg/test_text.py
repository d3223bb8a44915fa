"""The table in a terminal: drawn for the eye, told for the ear, from one seat's view alone."""

import random
import re
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tablee.engine.game import game
from tablee.engine.ink import without_ink
from tablee.engine.match import Match
from tablee.engine.table import SPECTATOR
from tablee.engine.words import Speaker
from tablee.games.silberzwerg.table import PLACEMENT, Table
from tablee.games.silberzwerg.text import drawn, told

GAME = game("silberzwerg")
NAMES = ("Anna", "Paul", "Yann", "Zoé")
LANGUAGES = ("fr", "en")


def after(decisions: int, seats: int = 3) -> Match:
    """A match in which so many decisions were made at random."""
    match = GAME.new(seats=seats, seed=5)
    choice = random.Random(1)
    for _ in range(decisions):
        seat = match.waiting[0]
        match.play(seat, choice.choice(match.legal(seat)))
    return match


def shown(match: Match, seat: int, language: str = "en") -> tuple[str, str]:
    speaker = Speaker(GAME, language, NAMES, seat)
    view = match.view(seat)
    return without_ink(drawn(view, speaker)), told(view, speaker)


def test_placing_one_sees_ones_own_dwarves_and_the_others_screens() -> None:
    board, said = shown(after(6), 0)
    assert board.split("\n")[6:14] == [
        "                  yellow     red      green      blue   contracts    gems",
        "  in the mine       19        19        19        19",
        "  price             -         -         -         -",
        "  Anna              2        L 1       L 1        ·         ·         ·",
        "  Paul              ?         ?         ?         ?         ?         ?",
        "  Yann              ?         ?         ?         ?         ?         ?",
        "  G ghost   L lord   g, l have acted   2 miners   ? behind the screen",
        "",
    ]
    assert "Paul is behind the screen." in said
    assert "Anna is behind the screen." not in said


def test_after_the_reveal_everyone_sees_all_order_boards() -> None:
    match = after(21)  # seven dwarves and a word from each of three
    assert cast(Table, match.table).phase != PLACEMENT
    board, said = shown(match, SPECTATOR)
    assert "behind the screen." not in said
    assert "  ?  " not in board
    assert re.search(r"price +\d+ +\d+ +\d+ +\d+", board)


def test_it_can_be_shown_at_many_moments_to_everyone() -> None:
    for seats in GAME.seats:
        match, choice = GAME.new(seats=seats, seed=seats), random.Random(seats)
        while not match.over:
            if choice.random() < 0.01:
                for seat in (0, 1, SPECTATOR):
                    for language in LANGUAGES:
                        for text in shown(match, seat, language):
                            assert not re.search(r"[{}_$'\"]|None|-\d|clan\d|corner\d", text)
            seat = choice.choice(match.waiting)
            match.play(seat, choice.choice(match.legal(seat)))
        shown(match, SPECTATOR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_that_is_told_is_a_sentence(language: str) -> None:
    for decisions in (0, 30, 200):
        _, said = shown(after(decisions), 1, language)
        for line in said.split("\n"):
            assert re.fullmatch(r"[A-ZÀÉ].*\.", line), line


@pytest.mark.rule("SZ-82")
def test_of_another_bag_only_what_was_seen_is_told() -> None:
    """Gems known and unknown are as many as the bag holds."""
    for decisions in (100, 200, 300):
        match = after(decisions)
        for reader in (0, 1, 2, SPECTATOR):
            board, _ = shown(match, reader)
            for line in board.split("\n"):
                if found := re.search(r": (\d+) gems? \((.*?)\)", line):
                    counts = [int(part.split()[0]) for part in found[2].split(", ")]
                    assert sum(counts) == int(found[1])
                    assert not (NAMES[reader % 4] in line and "unknown" in line and reader < 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawn_it_fits_into_eighty_columns_but_for_contracts_and_bags(language: str) -> None:
    board, _ = shown(after(200), 0, language)
    top = board.split("\n")[:13]
    for line in top:
        assert len(line) <= 80, line


def test_both_languages_have_the_same_messages_and_all_are_used() -> None:
    source = Path(GAME.folder, "text.py").read_text(encoding="utf-8")
    ids = {}
    for language in LANGUAGES:
        text = Path(GAME.folder, f"text.{language}.ftl").read_text(encoding="utf-8")
        entries = FluentParser(with_spans=False).parse(text).body[1:]
        assert all(isinstance(entry, Message) for entry in entries)
        ids[language] = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert ids["fr"] == ids["en"]
    assert [name for name in ids["en"] if f'"{name}"' not in source] == []
