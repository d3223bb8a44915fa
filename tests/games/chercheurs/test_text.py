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
from tablee.games.chercheurs.text import drawn, told

GAME = game("chercheurs")
NAMES = ("Anna", "Paul", "Yann", "Zoé")
LANGUAGES = ("fr", "en")


def after(decisions: int, **options: str) -> Match:
    """A match in which so many decisions were made at random."""
    match = GAME.new(seats=3, seed=5, **options)
    choice = random.Random(1)
    for _ in range(decisions):
        seat = match.waiting[0]
        match.play(seat, choice.choice(match.legal(seat)))
    return match


def shown(match: Match, seat: int, language: str = "en") -> tuple[str, str]:
    speaker = Speaker(GAME, language, NAMES, seat)
    view = match.view(seat)
    return without_ink(drawn(view, speaker)), told(view, speaker)


def test_the_board_is_drawn_with_its_tokens_tiles_and_pieces() -> None:
    board, _ = shown(after(51), 0)
    assert board.split("\n")[4:21] == [
        "         5         1         2         3         4",
        "    ┌─────────┬─────────┬─────────┬─────────┬─────────┐",
        "  4 │ [4-5]×7 │    ·    │ [4-2]C6 │ [4-3]   │ [4-4]   │",
        "    ├─────────┼─────────┼─────────┼─────────┼─────────┤",
        "  5 │ [5-5]   │    ·    │ [5-2]   │ [5-3]   │    ·    │",
        "    ├─────────┼─────────┼─────────┼─────────┼─────────┤",
        "  1 │ [1-5]   │ [1-1]CG1│ [1-2]   │ [1-3]CG2│ (1-4)   │",
        "    ├─────────┼─────────┼─────────┼─────────┼─────────┤",
        "  2 │    ·    │ [2-1]   │ [2-2]CG3│  2-3    │    ·    │",
        "    ├─────────┼─────────┼─────────┼─────────┼─────────┤",
        "  3 │ [3-5]   │ [3-1]   │ [3-2]   │    ·    │ [3-4]   │",
        "    └─────────┴─────────┴─────────┴─────────┴─────────┘",
        "    [2-4] on the board   (2-4) yours   2-4 in the supply",
        "    × red cross   C chest   G guard",
        "    1 Lookout Palm   2 Wreck Cove   3 Skull Rock",
        "    4 the Hermit Hut   5 the Old Well   6 the Broken Gate",
        "    7 the Twin Falls   8 the Black Cave",
    ]


def test_the_same_is_told_row_by_row() -> None:
    _, said = shown(after(51), 0)
    assert said.split("\n") == [
        "Anna (you): 43 points; 1 tile, 0 chests, 1 guard.",
        "Paul, to play: 25 points.",
        "Yann: 31 points.",
        "Column tokens, from left to right: 5, 1, 2, 3, 4.",
        (
            "Row 1, token 4: column 1, tile 4-5 with a red cross (the Twin Falls); "
            "column 3, tile 4-2 with a chest (the Broken Gate); "
            "column 4, tile 4-3; column 5, tile 4-4."
        ),
        "Row 2, token 5: column 1, tile 5-5; column 3, tile 5-2; column 4, tile 5-3.",
        (
            "Row 3, token 1: column 1, tile 1-5; column 2, tile 1-1 with a chest and its guard "
            "(Lookout Palm); column 3, tile 1-2; column 4, tile 1-3 with a chest and its guard "
            "(Wreck Cove)."
        ),
        (
            "Row 4, token 2: column 2, tile 2-1; column 3, tile 2-2 with a chest and its guard "
            "(Skull Rock)."
        ),
        (
            "Row 5, token 3: column 1, tile 3-5; column 2, tile 3-1; column 3, tile 3-2; "
            "column 5, tile 3-4."
        ),
        "Supply (1): 2-3.",
        (
            "There are no free guards left. The next chest earns 5 points. "
            "The next guard earns 8 points."
        ),
        "Tile 1-4 belongs on row 3, column 5 and would earn 5 points now.",
    ]


def test_it_can_be_shown_at_every_moment_to_everyone() -> None:
    for start_cell in ("random", "first_player_chooses"):
        match = after(0, start_cell=start_cell)
        choice = random.Random(2)
        while not match.over:
            for seat in (0, 1, SPECTATOR):
                for language in LANGUAGES:
                    for text in shown(match, seat, language):
                        assert not re.search(r"[{}_$]|None|-?32768", text)
            seat = match.waiting[0]
            match.play(seat, choice.choice(match.legal(seat)))
        shown(match, SPECTATOR)


def test_before_the_start_tile_is_laid_the_board_is_bare() -> None:
    board, said = shown(after(0, start_cell="first_player_chooses"), 0)
    assert "The start tile, 3-5, waits for its cell." in board
    assert "Row 1: no tiles." in said


def test_what_others_own_is_shown_only_where_the_options_say_so() -> None:
    hidden, _ = shown(after(30), 0)
    counted, _ = shown(after(30, counts_visible="shown", mark_taken_tiles="on"), 0)
    assert [line.count("chest") for line in hidden.split("\n")[:3]] == [1, 0, 0]
    assert [line.count("chest") for line in counted.split("\n")[:3]] == [1, 1, 1]
    assert "taken from the supply: " in counted
    assert "taken from the supply" not in hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawn_it_fits_into_eighty_columns_but_for_lists(language: str) -> None:
    board, _ = shown(after(40), 0, language)
    lists = ("Supply", "Réserve", "Your tiles", "Vos tuiles")
    for line in board.split("\n"):
        assert len(line) <= 80 or line.startswith((*lists, "There", "Il y a")), line


def test_both_languages_have_the_same_messages_and_all_are_used() -> None:
    source = Path(GAME.folder, "text.py").read_text(encoding="utf-8")
    ids = {}
    for language in LANGUAGES:
        text = Path(GAME.folder, f"text.{language}.ftl").read_text(encoding="utf-8")
        entries = FluentParser(with_spans=False).parse(text).body[1:]
        assert all(isinstance(entry, Message) for entry in entries)
        ids[language] = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert ids["fr"] == ids["en"]
    assert [name for name in ids["fr"] if f'"{name}"' not in source] == []
