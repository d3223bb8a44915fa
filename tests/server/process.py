"""A server in a process of its own, as `tablee serve` starts it."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen


class House:
    """A server of its own process, which can be stopped and opened again at the same address."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = ["-m", "tablee", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [sys.executable, *command, "--database", str(self.database)],
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
