"""What the tests of the command line share: asking it something, here in this process."""

import io
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tablee.cli import main


class Answer(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


# `ask("rules", "chercheurs", typed="...")`
Ask = Callable[..., Answer]


@pytest.fixture
def ask(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Iterator[Ask]:
    """Run a command in an empty folder, with these lines typed, on a terminal of 80 columns."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            status = main(arguments)
        except SystemExit as leaving:  # argparse's --help and its mistakes
            status = int(leaving.code or 0)
        return Answer(status, *capsys.readouterr())

    before = {
        number: signal.getsignal(number)
        for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM)
    }
    yield run
    for number, handler in before.items():
        signal.signal(number, handler)
