"""A terminal with someone at its keyboard: a command is run in it, typed to, and read."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 60.0  # seconds
TERMINAL = "xterm"  # its kind


class Keyboard:
    """`tablee` in a terminal of its own. `seen` is all that it has written so far."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._ours, theirs = pty.openpty()
        environment = {**os.environ, "TERM": TERMINAL, "COLUMNS": "80", "LANG": "C.UTF-8"}
        for name in ("NO_COLOR", "LC_ALL", "LC_MESSAGES"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tablee", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={**environment, "PYTHONPATH": str(Path(__file__).resolve().parents[2])},
            start_new_session=True,
            # Where the tests themselves run in the background, Ctrl-C would be ignored from birth.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(theirs)
        self.seen = ""
        self._read = 0  # how far `until` has come

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._ours)

    def until(self, wanted: str) -> str:
        """Wait until this has been written since the last time; the result is all up to it."""
        deadline = time.monotonic() + PATIENCE
        while (found := re.compile(wanted).search(self.seen, self._read)) is None:
            if not self._more(deadline):
                raise AssertionError(f"never seen: {wanted}\n{self.seen[self._read :]}")
        new = self.seen[self._read : found.end()]
        self._read = found.end()
        return new

    def type(self, text: str) -> None:
        """Type something; a line ends with a carriage return."""
        os.write(self._ours, text.encode())

    def interrupt(self, number: int) -> None:
        """A signal, as the system sends it; again where Python, just about to wait for a key,
        has overheard it."""
        while self.process.poll() is None:
            self.process.send_signal(number)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(1)

    def hang_up(self) -> None:
        """The window is closed."""
        os.close(self._ours)
        self._ours = os.open(os.devnull, os.O_RDONLY)

    def end(self) -> int:
        """Wait until the command has ended; the result is its exit status."""
        deadline = time.monotonic() + PATIENCE
        while self._more(deadline):
            pass
        return self.process.wait(PATIENCE)

    def _more(self, deadline: float) -> bool:
        ready, _, _ = select.select([self._ours], [], [], max(0.0, deadline - time.monotonic()))
        try:
            new = os.read(self._ours, 65_536) if ready else b""
        except OSError:  # Linux says so where the other end has closed
            new = b""
        self.seen += new.decode(errors="replace").replace("\r\n", "\n")
        return bool(new)
