"""Colour in a terminal: put on with `ink`, taken off again where it can't be shown."""

from __future__ import annotations

import re

BOLD, DIM, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN = "1", "2", "31", "32", "33", "34", "35", "36"
SEAT_COLOURS = (RED, BLUE, GREEN, YELLOW, MAGENTA, CYAN)
INKED = re.compile(r"\x1b\[[0-9;]*m")


def ink(text: str, *colours: str) -> str:
    """The text in these colours."""
    return f"\x1b[{';'.join(colours)}m{text}\x1b[0m" if colours else text


def without_ink(text: str) -> str:
    """The bare text.

    >>> without_ink(ink("Anna", BOLD, RED) + " begins")
    'Anna begins'
    """
    return INKED.sub("", text)
