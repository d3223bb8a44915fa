"""The tale: what happened, as rows of small numbers, told while a move is played.

From it come the story in each reader's language, the animation, the sound and
the screen reader's line. Row 0 counts the rows told. A playout brings a tale
of one row, and pays one comparison for each event.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.engine.record import Numbers
from tablee.engine.rule import rule
from tablee.engine.table import EVERYONE

WHAT, SEAT, RULE, A, B, C, SEEN_BY = range(7)
COLUMNS = 7


class Tale(Numbers):
    """The rows as the rules write them."""

    shape: tuple[int, int]


@rule
def tell(tale: Tale, what: int, seat: int, number: int, a: int, b: int, c: int) -> None:
    """Tell everyone of an event, under the number of its rule."""
    whisper(tale, EVERYONE, what, seat, number, a, b, c)


@rule
def whisper(
    tale: Tale, seen_by: int, what: int, seat: int, number: int, a: int, b: int, c: int
) -> None:
    """Tell some seats only, a bit each: the others don't even learn that something was told."""
    told = tale[0, 0] + 1
    if told < tale.shape[0]:
        tale[0, 0] = told
        tale[told, 0] = what
        tale[told, 1] = seat
        tale[told, 2] = number
        tale[told, 3] = a
        tale[told, 4] = b
        tale[told, 5] = c
        tale[told, 6] = seen_by


class Event(NamedTuple):
    """One thing that happened."""

    what: int
    seat: int
    rule: int
    a: int
    b: int
    c: int
    seen_by: int


class Telling:
    """A tale to play a move into, and to read back."""

    def __init__(self, rows: int = 256) -> None:
        self.array: NDArray[np.int16] = np.zeros((rows + 1, COLUMNS), np.int16)
        self.tale: Tale = memoryview(self.array)  # type: ignore[assignment]

    def take(self) -> list[Event]:
        """What has been told since the last time, in order."""
        told = int(self.array[0, 0])
        if told == len(self.array) - 1:
            raise OverflowError("one move told more events than a tale has room for")
        self.array[0, 0] = 0
        return [Event(*row) for row in self.array[1 : told + 1].tolist()]


NO_TALE: Tale = memoryview(np.zeros((1, COLUMNS), np.int16))  # type: ignore[assignment]


def heard_by(events: list[Event], seat: int) -> list[Event]:
    """What one seat gets to hear; to whom else it was told is no one's business."""
    return [event._replace(seen_by=0) for event in events if (event.seen_by >> seat) & 1]
