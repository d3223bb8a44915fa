"""A saved game is checked: sound is 0, not sound is 1, not to be read is 2."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.engine.game import game
from tests.cli.conftest import Ask
from tests.random_play import played_at_random


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "saved.json"
    played_at_random(game("chercheurs").new(seats=3, seed=6), seed=2, moves=20).save(file)
    return file


def test_a_sound_game_says_what_was_found_to_be_so(ask: Ask, saved: Path) -> None:
    status, out, err = ask("verify", "saved.json")
    assert (status, err) == (0, "")
    assert out.startswith("saved.json is sound.\n")
    assert "a game of chercheurs (The Treasure Hunters) with 3 seats" in out
    assert json.loads(saved.read_text(encoding="utf-8"))["commitment"] in out
    assert "each of its 20 moves" in out
    assert "It isn't over: seat " in out


def test_a_finished_game_is_told_with_its_ranking(ask: Ask, tmp_path: Path) -> None:
    match = played_at_random(game("chercheurs").new(seats=2, seed=6), seed=2)
    match.save(tmp_path / "over.json")
    assert match.result
    best = match.result[0]
    _, out, _ = ask("verify", "over.json")
    assert f"It is over. From the best: seat {best.seat} with {best.score} points, seat " in out


def test_other_figures_in_the_box_are_not_passed_over(ask: Ask, tmp_path: Path) -> None:
    chercheurs = game("chercheurs")
    match = chercheurs.new(seats=2, seed=6)
    match.box = chercheurs.new_box()
    match.box.finish_bonus = 100  # type: ignore[attr-defined]
    match.save(tmp_path / "other.json")
    status, out, _ = ask("verify", "other.json")
    assert (status, "figures of its own in the box" in out) == (0, True)


def swap_moves(document: dict[str, Any]) -> None:
    document["moves"][0] = "0 pass_turn"


def forget_last_move(document: dict[str, Any]) -> None:
    document["moves"].pop()


def deal_otherwise(document: dict[str, Any]) -> None:
    document["key"] = "00" * 32


def play_something_else(document: dict[str, Any]) -> None:
    document["game"] = "chess"


def seat_a_crowd(document: dict[str, Any]) -> None:
    document["seats"] = 40


@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (swap_moves, "The moves can't be replayed: move 1, 0 pass_turn: "),
        (forget_last_move, "The moves lead to another table than the one the file names."),
        (deal_otherwise, "this isn't the chance that was sealed."),
        (play_something_else, "There is no game called chess"),
        (seat_a_crowd, "chercheurs is for 2, 3, 4 players, not 40."),
    ],
)
def test_a_tampered_game_says_what_is_wrong_with_it(
    ask: Ask, saved: Path, tamper: Callable[[dict[str, Any]], None], said: str
) -> None:
    document = json.loads(saved.read_text(encoding="utf-8"))
    tamper(document)
    saved.write_text(json.dumps(document), encoding="utf-8")
    status, out, err = ask("verify", "saved.json")
    assert (status, err) == (1, "")
    assert out.startswith("saved.json is not sound.\n")
    assert said in out
    resumed = ask("play", "--resume", "saved.json")
    assert (resumed.status, resumed.out) == (2, "")
    assert said in resumed.err


@pytest.mark.parametrize(
    "garbage", [b"", b"\xff\xfe", b"{", b"[]", b"null", b"{}", b"[" * 100_000, b'{"tablee": 1}']
)
def test_garbage_is_no_saved_game(ask: Ask, tmp_path: Path, garbage: bytes) -> None:
    (tmp_path / "garbage.json").write_bytes(garbage)
    status, out, err = ask("verify", "garbage.json")
    assert (status, err) == (1, "")
    assert out.startswith("garbage.json is not sound.\n")
    resumed = ask("play", "--resume", "garbage.json")
    assert resumed.status == 2
    assert "Traceback" not in resumed.err


def test_what_cannot_be_read_is_another_matter(ask: Ask, tmp_path: Path) -> None:
    assert ask("verify", "missing.json").status == 2
    status, _, err = ask("verify", str(tmp_path))
    assert (status, err) == (2, f"{tmp_path} can't be read: Is a directory.\n")
