"""The tale: what happened, as rows of small numbers, told while a move is played.

From it come the story in each reader's language, the animation, the sound and
the screen reader's line. A playout brings a tale with no room, and pays one
comparison for each event.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.engine.record import Record, number, numbers
from tablee.engine.rule import rule
from tablee.engine.table import EVERYONE

MOST_ROWS = 512  # that one move can tell
COLUMNS = 7


class Tale(Record):
    """The rows as the rules write them. A record, not an array: an array's
    owners are counted at every call, and that would cost as much as the rules."""

    room = number()  # how many rows may be told
    told = number()  # how many have been
    rows = numbers(MOST_ROWS, COLUMNS)


@rule
def tell(tale: Tale, what: int, seat: int, number: int, a: int, b: int, c: int) -> None:
    """Tell everyone of an event, under the number of its rule."""
    whisper(tale, EVERYONE, what, seat, number, a, b, c)


@rule
def whisper(
    tale: Tale, seen_by: int, what: int, seat: int, number: int, a: int, b: int, c: int
) -> None:
    """Tell some seats only, a bit each: the others don't even learn that something was told."""
    row = tale.told
    if row < tale.room:
        tale.told = row + 1
        tale.rows[row, 0] = what
        tale.rows[row, 1] = seat
        tale.rows[row, 2] = number
        tale.rows[row, 3] = a
        tale.rows[row, 4] = b
        tale.rows[row, 5] = c
        tale.rows[row, 6] = seen_by


class Event(NamedTuple):
    """One thing that happened."""

    what: int
    seat: int
    rule: int
    a: int
    b: int
    c: int
    seen_by: int


def new_tale() -> Tale:
    """A tale to play a move into."""
    tale = Tale()
    tale.room = MOST_ROWS
    return tale


NO_TALE = Tale()  # nobody listens: the tale of playouts


def take_events(tale: Tale) -> list[Event]:
    """What has been told since the last time, in order."""
    told, tale.told = tale.told, 0
    if told == tale.room:
        raise OverflowError("one move told more events than a tale has room for")
    return [Event(*row) for row in tale.array["rows"][0][:told].tolist()]


def tale_of(events: list[Event]) -> Tale:
    """The tale that told these events."""
    tale = new_tale()
    for row, event in enumerate(events):
        tale.array["rows"][0][row] = event
    tale.told = len(events)
    return tale


def heard_by(events: list[Event], seat: int) -> list[Event]:
    """What one seat gets to hear; to whom else it was told is no one's business."""
    return [event._replace(seen_by=0) for event in events if (event.seen_by >> seat) & 1]
