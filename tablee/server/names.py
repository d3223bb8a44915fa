"""What people call themselves at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

LONGEST = 24


def tidy(name: str) -> str:
    r"""A name fit to be shown to others: one line, at most 24 characters, and nothing that
    hides, overlays or turns round the text beside it.

    >>> tidy("  Anne\u202e \n Marie ")
    'Anne Marie'
    """
    kept = []
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if category.startswith("Z") or letter in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and not _stacks_up(category, kept):
            kept.append(letter)
    return " ".join("".join(kept).split())[:LONGEST].strip()


def _stacks_up(category: str, before: list[str]) -> bool:
    """Whether this would be a third mark on one letter: towers of marks cover other lines."""
    if category not in ("Mn", "Me"):
        return False
    return len(before) < 1 or all(
        unicodedata.category(mark) in ("Mn", "Me") for mark in before[-2:]
    )


def unlike(name: str, taken: Collection[str]) -> str:
    """The name, with a number where someone at the table has it already.

    >>> unlike("Anna", ["anna", "Paul"])
    'Anna 2'
    """
    known = {_plain(other) for other in taken}
    number, tried = 1, name
    while _plain(tried) in known:
        number += 1
        tried = f"{name[: LONGEST - len(str(number)) - 1].rstrip()} {number}"
    return tried


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
