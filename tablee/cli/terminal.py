"""The terminal that we speak to: how wide it is, what it can show, what is typed in it."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from pydoc import pager
from textwrap import wrap

from tablee.cli.asked import words_here
from tablee.engine.ink import BOLD, DIM, ink, without_ink

WIDEST = 96  # longer lines are hard to read
# Clears the screen, what has scrolled off it, and goes to its top.
WIPE = "\x1b[2J\x1b[3J\x1b[H"


@dataclass(frozen=True)
class Terminal:
    """Says things in one language, in colour or without."""

    language: str
    plain: bool = False  # sentences only, for who listens

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits there, and not a file or a pipe."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def shows_colour(self) -> bool:
        """As https://no-color.org asks."""
        dumb = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        return sys.stdout.isatty() and not self.plain and not dumb

    @property
    def width(self) -> int:
        """How wide a line may be."""
        return min(WIDEST, shutil.get_terminal_size().columns)

    def show(self, text: str = "") -> None:
        """Print some lines."""
        print(text if self.shows_colour else without_ink(text), flush=True)

    def show_wrapped(self, text: str, indent: str = "") -> None:
        """Print some lines, broken between words; a screen reader gets them whole. A drawing,
        which is known by its colours or its frames, is left as it is."""
        for line in text.split("\n"):
            is_drawn = self.plain or len(line) <= self.width or "\x1b" in line
            broken = [line] if is_drawn else wrap(line, self.width, subsequent_indent=indent)
            for part in broken:
                self.show(part)

    def say(self, message: str, **values: str | int) -> None:
        """Print one of our own sentences."""
        self.show_wrapped(words_here(self.language).say(message, **values))

    def head(self, text: str) -> None:
        """Print a heading."""
        self.show(ink(text, BOLD))

    def dim(self, text: str) -> str:
        """Text that stands back."""
        return ink(text, DIM)

    def ask(self, prompt: str) -> str:
        """What is typed. Where nobody types, the line read is shown, so that the whole can be
        read afterwards."""
        if self.is_interactive:
            import readline  # noqa: F401 - from now on a line can be edited
        typed = input(prompt)
        if not self.is_interactive:
            self.show(typed)
        return typed.strip()

    def wipe(self) -> None:
        """Leave nothing of what was shown to be seen."""
        if sys.stdout.isatty():
            print(WIPE, end="", flush=True)

    def page(self, text: str) -> None:
        """Show a long text, a screen at a time if someone is looking."""
        if self.is_interactive and not self.plain:
            pager(text)
        else:
            self.show(text)
