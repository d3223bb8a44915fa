"""The terminal that we speak to: how wide it is, what it can show, what is typed in it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pydoc import pager
from textwrap import wrap

from tablee.cli.asked import words_here
from tablee.engine.ink import BOLD, DIM, ink, without_ink

WIDEST = 96  # longer lines are hard to read
# Clears the screen, what has scrolled off it, and goes to its top.
WIPE = "\x1b[2J\x1b[3J\x1b[H"
LINES_IN_SIGHT = 200  # on a terminal that can't be wiped, so many empty lines do
COLUMN_GAP = 3
PROMPT = "> "


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
            for part in [line] if is_drawn else broken(line, self.width, indent):
                self.show(part)

    def say(self, message: str, **values: str | int) -> None:
        """Print one of our own sentences."""
        self.show_wrapped(words_here(self.language).say(message, **values))

    def show_columns(self, texts: Sequence[str]) -> None:
        """Print a list in as many columns as there is room for, to be read down each; one below
        the other for a screen reader."""
        column = max(map(len, texts)) + COLUMN_GAP
        columns = 1 if self.plain else max(1, (self.width + COLUMN_GAP) // column)
        height = -(-len(texts) // columns)
        for line in range(height):
            self.show("".join(text.ljust(column) for text in texts[line::height]).rstrip())

    def head(self, text: str) -> None:
        """Print a heading."""
        self.show(ink(text, BOLD))

    def dim(self, text: str) -> str:
        """Text that stands back."""
        return ink(text, DIM)

    def ask(self) -> str:
        """What is typed. Where nobody types, the line read is shown, so that the whole can be
        read afterwards."""
        if self.is_interactive:
            with suppress(ImportError):  # Windows has it built in
                import readline  # noqa: F401 - now a line can be edited, and called up again
        typed = input(PROMPT)
        if not self.is_interactive:
            self.show(typed)
        return typed.strip()

    def wipe(self) -> None:
        """Leave nothing of what was shown or typed to be seen."""
        if self.is_interactive:
            with suppress(ImportError):
                import readline

                readline.clear_history()
        if not sys.stdout.isatty():
            return
        is_dumb = os.environ.get("TERM", "dumb") == "dumb"
        print("\n" * LINES_IN_SIGHT if is_dumb else WIPE, end="", flush=True)

    def page(self, text: str) -> None:
        """Show a long text, a screen at a time if someone is looking."""
        if self.is_interactive and not self.plain:
            hint = words_here(self.language).say("paged")
            pager(f"{hint}\n\n{text}")
        else:
            self.show(text)


def broken(line: str, width: int, indent: str) -> list[str]:
    """A line in parts no wider than this; a name such as 2-4, or a file's, stays whole."""
    return wrap(
        line,
        width,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
