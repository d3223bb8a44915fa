"""A server in a process of its own."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen


class House:
    """A server in a process of its own, which can be stopped and opened again at the same address:
    `tablee serve`, or one whose bots make no pause for people to follow."""

    def __init__(self, database: Path, quick_bots: bool = False) -> None:
        self.database, self.quick_bots = database, quick_bots
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        module = "tests.server.quick_bots" if self.quick_bots else "tablee"
        where = ["--port", str(self.port), "--database", str(self.database)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, "serve", *where],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 30
        while not self.answers():
            assert self.process.poll() is None, "the house didn't open"
            assert time.monotonic() < deadline, "the house doesn't answer"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As if the machine had lost its power."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None
