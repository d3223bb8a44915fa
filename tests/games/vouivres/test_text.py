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
from tablee.games.vouivres.table import Table
from tablee.games.vouivres.text import drawn, told

GAME = game("vouivres")
NAMES = ("Anna", "Paul", "Yann", "Zoé", "Max", "Léa")
LANGUAGES = ("fr", "en")


def in_mid_game() -> Match:
    """Three players; Anna has one objective filled, and holds the wyvern."""
    match = GAME.new(seats=3, seed=1, first_wyvern="seat_0")
    t = cast(Table, match.table)
    t.rounds, t.turned = 6, 12
    for room, gems in enumerate(((5, 3, 1, 1), (0, 0, 0, 0), (2, 0, 0, 0))):
        for gem, count in enumerate(gems):
            t.room_gems[room, gem] = count
    for gem, count in enumerate((6, 3, 0, 1)):
        t.chest[0, gem] = count
    t.bank[0, 2] = 1
    t.fragments[0] = 2
    for seat, place in ((0, 1), (1, 1), (2, 6)):
        t.pawn[seat] = place
    for place, card in enumerate((20, 3, 0)):
        t.objective[0, place] = card
    t.validated[0, 0] = 1
    return match


def shown(match: Match, seat: int, language: str = "en") -> tuple[str, str]:
    speaker = Speaker(GAME, language, NAMES, seat)
    view = match.view(seat)
    return without_ink(drawn(view, speaker)), told(view, speaker)


def test_the_rooms_and_what_lies_before_the_players_are_drawn() -> None:
    match = in_mid_game()
    match.play(0, "go 1 gold-pearl")
    board, _ = shown(match, 0)
    lines = board.split("\n")
    assert lines[:5] == [
        "Round 6; 18 resource cards are left.",
        "",
        "Room 1     5G   3R   1S   1P  → 2, 3",
        "Room 2      ·    ·    ·    ·  → 1              Anna, Paul",
        "Room 3     2G    ·    ·    ·  → 1",
    ]
    assert lines[8:15] == [
        "  Anna (you)  1 objective; room 2; holds the wyvern; has chosen",
        "      Chest: 6G 3R 1P; 2 fragments; set aside: 1S.",
        "      Your choice: room 1, gold, pearls.",
        "      Objective the Watch: filled.",
        "      Objective the Crown (6G 3R 1S 1P): missing 1S.",
        "      Objective the Diadem (6G 5R 1S): missing 2R 1S.",
        "► Paul  0 objectives; room 2",
    ]
    assert "► Yann  0 objectives; outside" in lines


def test_the_same_is_told_in_sentences() -> None:
    _, said = shown(in_mid_game(), 1)
    lines = said.split("\n")
    assert lines[1:4] == [
        "Room 1: 5 gold, 3 rubies, 1 sapphire, 1 pearl; next to 2, 3.",
        "Room 2: nothing; Anna, Paul; next to 1.",
        "Room 3: 2 gold; next to 1.",
    ]
    assert lines[5:10] == [
        "Anna: 1 objective; room 2; holds the wyvern; to play.",
        "Chest: 6 gold, 3 rubies, 1 pearl; 2 fragments; set aside: 1 sapphire.",
        "Objective the Watch: filled.",
        "Objective the Crown (6 gold, 3 rubies, 1 sapphire, 1 pearl): missing 1 sapphire.",
        "Objective the Diadem (6 gold, 5 rubies, 1 sapphire): missing 2 rubies, 1 sapphire.",
    ]


@pytest.mark.rule("NV-34")
def test_what_somebody_has_chosen_stands_before_nobody_else() -> None:
    match = in_mid_game()
    match.play(0, "go 1 gold-pearl")
    other = in_mid_game()
    other.play(0, "go 2 ruby-sapphire")
    for reader in (1, 2, SPECTATOR):
        assert shown(match, reader) == shown(other, reader)
        assert "has chosen" in shown(match, reader)[0]
    assert shown(match, 0) != shown(other, 0)


def test_it_can_be_shown_at_every_moment_to_everyone() -> None:
    choice = random.Random(2)
    for options in ({}, {"gem_supply": "unlimited", "lenient_choices": "on"}):
        match = GAME.new(seats=6, seed=5, round_limit="5", **options)
        while not match.over:
            for seat in (0, 5, SPECTATOR):
                for language in LANGUAGES:
                    for text in shown(match, seat, language):
                        assert not re.search(r"[{}_$]|None|-?32768", text)
            seat = choice.choice(match.waiting)
            match.play(seat, choice.choice(match.legal(seat)))
        shown(match, SPECTATOR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawn_it_fits_into_eighty_columns(language: str) -> None:
    match = GAME.new(seats=6, seed=5)
    choice = random.Random(3)
    for _ in range(120):
        seat = choice.choice(match.waiting)
        match.play(seat, choice.choice(match.legal(seat)))
        for line in shown(match, 0, language)[0].split("\n"):
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
    numbered = re.compile(r"^(wyvern|gem)-\d$")
    assert [
        n for n in ids["fr"] if not re.search(rf"['\"]{n}['\"]", source) and not numbered.match(n)
    ] == []
