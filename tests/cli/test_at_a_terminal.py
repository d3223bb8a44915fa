"""At a real terminal: colours, keys, signals, and a keyboard that changes hands."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tablee import load
from tablee.cli.terminal import WIPE
from tablee.engine.game import game
from tablee.engine.ink import without_ink
from tests.cli.keyboard import Keyboard

GAME = game("chercheurs")
ALONE = ("play", "chercheurs", "--seats", "2", "--level", "random", "--seed", "4")
FIRST = (*ALONE, "--option", "first_player=seat_0")
TWO = ("play", "chercheurs", "--seats", "2", "--humans", "2", "--seed", "4")
TWO_FIRST = (*TWO, "--option", "first_player=seat_0")
PROMPT = r"\n(\x1b\[\S*)?> $"


def test_a_game_is_drawn_in_colour_and_left_by_ctrl_d(tmp_path: Path) -> None:
    with Keyboard(tmp_path, *FIRST) as keyboard:
        screen = keyboard.until(PROMPT)
        assert "\x1b[1;31mPlayer 1 (you): 0 points\x1b[0m" in screen
        keyboard.type("place_tile 21\r")
        keyboard.until("You place tile 2-1")
        keyboard.until(PROMPT)
        keyboard.type("\x04")
        assert keyboard.end() == 0
        assert "tablee play --resume chercheurs-1.json --level random" in keyboard.seen
    assert len(load(tmp_path / "chercheurs-1.json").moves) == 1


def test_for_a_screen_reader_there_is_no_colour(tmp_path: Path) -> None:
    with Keyboard(tmp_path, *FIRST, "--plain") as keyboard:
        keyboard.until(PROMPT)
        keyboard.type("quit\r")
        assert keyboard.end() == 0
        assert not re.search(r"\x1b\[[\d;]*m", keyboard.seen)


@pytest.mark.parametrize(
    ("number", "status"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 128 + 15), (signal.SIGHUP, 128 + 1)],
)
def test_however_one_is_stopped_the_game_is_kept(tmp_path: Path, number: int, status: int) -> None:
    with Keyboard(tmp_path, *FIRST) as keyboard:
        keyboard.until(PROMPT)
        keyboard.type("place_tile 21\r")
        keyboard.until("Will you place another tile")
        keyboard.until(PROMPT)
        keyboard.interrupt(number)
        assert keyboard.end() == status
        assert "Traceback" not in keyboard.seen
    assert len(load(tmp_path / "chercheurs-1.json").moves) == 1


def test_where_the_window_is_closed_the_game_is_kept(tmp_path: Path) -> None:
    with Keyboard(tmp_path, *FIRST) as keyboard:
        keyboard.until(PROMPT)
        keyboard.type("place_tile 21\r")
        keyboard.until("Will you place another tile")
        keyboard.until(PROMPT)
        keyboard.hang_up()
        keyboard.process.wait(60)
    assert len(load(tmp_path / "chercheurs-1.json").moves) == 1


def test_whoever_stops_listening_finds_the_game_kept(tmp_path: Path) -> None:
    """As with `tablee play ... | head`."""
    command = [sys.executable, "-m", "tablee", *FIRST]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=tmp_path, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(b"place_tile 21\n")
        process.stdin.flush()
        while b"You place tile" not in process.stdout.readline():
            pass
        process.stdout.close()
        process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
    assert len(load(tmp_path / "chercheurs-1.json").moves) == 1


def test_long_texts_are_shown_a_page_at_a_time_and_it_is_said_how_to_leave(tmp_path: Path) -> None:
    with Keyboard(tmp_path, "rules", "chercheurs") as keyboard:
        keyboard.until("q goes back")
        keyboard.type("q")
        assert keyboard.end() == 0
        assert "CT-92" not in keyboard.seen


def secrets_of(seat: int) -> set[str]:
    """The tiles behind a seat's screen, as they are named, when the game begins."""
    match = GAME.new(seats=2, seed=4, first_player="seat_0")
    hand = [tile for tile in range(25) if match.table.tile_at[tile] == seat]  # type: ignore[attr-defined]
    return {f"{tile // 5 + 1}-{tile % 5 + 1}" for tile in hand}


def on_screen(written: str) -> str:
    """What can still be seen, or scrolled back to, of all that was written."""
    return without_ink(written.rpartition(WIPE)[2])


def test_when_the_keyboard_changes_hands_nothing_of_the_one_hand_remains(tmp_path: Path) -> None:
    with Keyboard(tmp_path, *TWO_FIRST) as keyboard:
        keyboard.until("Player 1, it is up to you")
        assert not re.search(r"\d-\d", keyboard.seen), "nobody has said yet that they are alone"
        keyboard.until(PROMPT)
        keyboard.type("\r")
        keyboard.until(PROMPT)
        assert secrets_of(0) <= set(re.findall(r"\b\d-\d\b", on_screen(keyboard.seen)))
        keyboard.type("why place_tile 21\r")
        keyboard.until("Nothing forbids it")
        keyboard.type("take_guard\r")
        keyboard.until("Press Enter to wipe the screen")
        keyboard.until(PROMPT)
        keyboard.type("\r")
        keyboard.until("Player 2, it is up to you")
        keyboard.until(PROMPT)
        assert not re.search(r"\d-\d|tile", on_screen(keyboard.seen))
        keyboard.type("\r")
        keyboard.until("Your turn: what will you do")
        keyboard.until(PROMPT)
        mine = on_screen(keyboard.seen)
        assert "Player 1 takes a free guard." in mine
        for tile in secrets_of(1):
            assert f"({tile})" in mine
        for tile in secrets_of(0):
            assert tile not in mine
        # Nor can what the other has typed be called up again.
        keyboard.type("\x1b[A\x1b[A\r")
        assert "why" not in keyboard.until("Your turn: what will you do")


def test_a_terminal_that_cannot_be_wiped_is_scrolled_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.cli.keyboard.TERMINAL", "dumb")
    with Keyboard(tmp_path, *TWO_FIRST) as keyboard:
        keyboard.until(PROMPT)
        keyboard.type("\r")
        keyboard.until(PROMPT)
        keyboard.type("take_guard\r")
        keyboard.until(PROMPT)
        keyboard.type("\r")
        keyboard.until("Player 2, it is up to you")
        assert "\n" * 100 in keyboard.seen
        assert "\x1b" not in keyboard.seen
