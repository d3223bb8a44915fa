"""Compiling in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import tablee

ASKS_AND_WAITS = """
import subprocess, sys, time
command = [sys.executable, "-m", "tablee.players.compiling", sys.argv[1]]
print(subprocess.Popen(command, stdout=subprocess.DEVNULL).pid, flush=True)
time.sleep(60)
"""


def is_running(pid: int) -> bool:
    """Whether there is such a process, and it hasn't ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_it_ends_when_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    """A server that was killed leaves nothing behind that goes on using the processor."""
    server = subprocess.Popen(
        [sys.executable, "-c", ASKS_AND_WAITS, tablee.games()[0]],
        env={**os.environ, "TABLEE_CACHE": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout
    compiling = int(server.stdout.readline())
    deadline = time.monotonic() + 60
    while not list(tmp_path.glob("*.lock")):
        assert time.monotonic() < deadline, "it didn't begin"
        time.sleep(0.05)
    assert is_running(compiling)
    server.send_signal(signal.SIGKILL)
    server.communicate()
    while is_running(compiling):
        assert time.monotonic() < deadline, "it goes on for nobody"
        time.sleep(0.05)
    assert list(tmp_path.glob("*/*.nbi")) == [], "it was in the midst of it"
