"""What people call themselves at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

LONGEST = 24
BLANKS = "\t\n\r\u115f\u1160\u2800\u3164\uffa0"  # they look like nothing, whatever they are
MARKS = ("Mn", "Me")  # letters that stand on the one before them


def tidy(name: str) -> str:
    r"""A name fit to be shown to others: one line, at most 24 characters, and nothing that
    hides, overlays or turns round the text beside it.

    >>> tidy("  Anne\u202e \n Marie ")
    'Anne Marie'
    """
    kept = []
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if category.startswith("Z") or letter in BLANKS:
            kept.append(" ")
        elif category[0] != "C" and not _stacks_up(category, kept):
            kept.append(letter)
    return " ".join("".join(kept).split())[:LONGEST].strip()


def _stacks_up(category: str, before: list[str]) -> bool:
    """Whether this would be a mark on no letter, or a third on one: towers of marks cover
    other lines."""
    if category not in MARKS:
        return False
    if not before or before[-1] == " ":
        return True
    return len(before) > 2 and all(unicodedata.category(mark) in MARKS for mark in before[-2:])


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
