"""The house is opened from the command line: where it listens, what it says, how it closes."""

import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tablee.cli.serve import address, shown, windowed_browser
from tests.cli.conftest import Ask


@contextmanager
def house(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A house open on any port, and its address; it is closed by force if nothing else does."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tablee", "serve", "--port", "0", "--database", "h.db", *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        yield process, found[0]
    finally:
        process.kill()
        end(process)


def end(process: subprocess.Popen[str]) -> tuple[int, str]:
    """How it ended, and what else it has said, as one line."""
    assert process.stdout
    if process.stdout.closed:
        return process.wait(60), ""
    with process.stdout:
        said = process.stdout.read()
    return process.wait(60), " ".join(said.split())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_opens_answers_and_closes_in_good_order(tmp_path: Path, number: int) -> None:
    with house(tmp_path, "--language", "en") as (process, where):
        with urlopen(f"{where}/health", timeout=30) as answer:
            assert answer.status == 200
        process.send_signal(number)
        status, said = end(process)
    assert status == 0, said
    assert f"Games are kept in {tmp_path / 'h.db'} Press Ctrl-C to close." in said
    assert said.endswith("Closing. All games are kept.")
    assert "Traceback" not in said


def test_it_speaks_french_and_says_where_others_find_it(tmp_path: Path) -> None:
    with house(tmp_path, "--language", "fr", "--host", "0.0.0.0") as (process, where):
        assert where.startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        _, said = end(process)
    assert "Sur votre réseau, les autres la trouvent" in said
    assert f"port {where.rpartition(':')[2]}." in said
    assert "Toutes les parties sont gardées." in said


def test_a_port_that_is_taken_is_said_with_the_way_out(ask: Ask, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, out, err = ask("serve", "--port", str(port), "--database", "h.db")
    assert (status, out) == (2, "")
    assert err == (
        f"Port {port} is taken, perhaps by another Tablée: look at http://127.0.0.1:{port}, or"
        f" choose another port with --port {port + 1}.\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_an_address_that_is_not_ours_is_refused(ask: Ask) -> None:
    status, _, err = ask("serve", "--host", "192.0.2.1", "--port", "0")
    assert (status, err.count("\n")) == (2, 1)
    assert err.startswith("It is not possible to listen on 192.0.2.1:0: ")


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("no/such/folder/h.db", "no/such/folder/h.db"),
        ("not-a-database.db", "not-a-database.db"),
        ("nonsense://who:secret@where/what", "nonsense://who:***@where/what"),
    ],
)
def test_games_that_could_not_be_kept_are_not_begun(
    ask: Ask, tmp_path: Path, database: str, said: str
) -> None:
    (tmp_path / "not-a-database.db").write_text("a shopping list, and a long one\n" * 100)
    status, out, err = ask("serve", "--port", "0", "--database", database)
    assert (status, out) == (2, "")
    assert err.startswith("Games cannot be kept in ")
    assert said in err
    assert "secret" not in err
    assert err.count("\n") == 1


def test_a_database_is_told_without_its_password() -> None:
    assert shown("postgresql://ann:secret@db/tables") == "postgresql://ann:***@db/tables"
    assert shown("no sense://secret") == "no sense://…"
    assert shown("h.db") == str(Path("h.db").resolve())


def test_an_address_can_be_opened_from_here() -> None:
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert address("::", 80) == "http://[::1]:80"
    assert address("tablee.example", 80) == "http://tablee.example:80"


def test_only_a_browser_with_a_window_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    windowed, in_text = webbrowser.Mozilla("firefox"), webbrowser.GenericBrowser("lynx")
    monkeypatch.setattr(webbrowser, "get", lambda: windowed)
    assert windowed_browser("linux", {"DISPLAY": ":0"}) is windowed
    assert windowed_browser("linux", {"WAYLAND_DISPLAY": "wayland-0"}) is windowed
    assert windowed_browser("linux", {}) is None
    assert windowed_browser("darwin", {}) is windowed
    monkeypatch.setattr(webbrowser, "get", lambda: in_text)
    assert windowed_browser("linux", {"DISPLAY": ":0"}) is None

    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    assert windowed_browser("darwin", {}) is None
