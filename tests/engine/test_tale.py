"""The tale: who is told what, and that nobody else notices."""

import pytest

from tablee.engine.table import EVERYONE, SEATS, SPECTATOR
from tablee.engine.tale import (
    MOST_ROWS,
    NO_TALE,
    Event,
    heard_by,
    new_tale,
    take_events,
    tale_of,
    tell,
    whisper,
)


def test_what_is_told_to_all_is_heard_by_all_and_by_who_watches() -> None:
    tale = new_tale()
    tell(tale, 1, 2, 47, 10, 20, 30)
    events = take_events(tale)
    assert events == [Event(1, 2, 47, 10, 20, 30, EVERYONE)]
    for reader in (*range(SEATS), SPECTATOR):
        assert heard_by(events, reader) == [Event(1, 2, 47, 10, 20, 30, 0)]


def test_a_whisper_is_heard_by_those_it_is_meant_for() -> None:
    tale = new_tale()
    whisper(tale, 1 << 0 | 1 << 2, 3, 0, 15, 7, 0, 0)
    events = take_events(tale)
    assert [bool(heard_by(events, reader)) for reader in (0, 1, 2, SPECTATOR)] == [
        True,
        False,
        True,
        False,
    ]


def test_who_else_has_heard_it_is_told_to_nobody() -> None:
    tales = []
    for others in (0, 1 << 3):
        tale = new_tale()
        whisper(tale, 1 << 1 | others, 3, 0, 15, 7, 0, 0)
        tales.append(heard_by(take_events(tale), 1))
    assert tales[0] == tales[1]


def test_events_come_in_order_and_are_taken_once() -> None:
    tale = new_tale()
    for what in range(3):
        tell(tale, what, 0, 0, 0, 0, 0)
    assert [event.what for event in take_events(tale)] == [0, 1, 2]
    assert take_events(tale) == []


def test_a_playout_tells_nothing_and_nothing_is_kept_of_it() -> None:
    tell(NO_TALE, 1, 1, 1, 1, 1, 1)
    assert NO_TALE.told == 0
    assert not NO_TALE.array["rows"].any()


def test_a_move_that_tells_too_much_is_noticed_not_cut_short() -> None:
    tale = new_tale()
    for _ in range(MOST_ROWS):
        tell(tale, 1, 0, 0, 0, 0, 0)
    with pytest.raises(OverflowError):
        take_events(tale)


def test_a_tale_can_be_told_again() -> None:
    tale = new_tale()
    tell(tale, 1, 2, 3, 4, 5, 6)
    whisper(tale, 2, 1, 2, 3, -4, -5, -6)
    events = take_events(tale)
    assert take_events(tale_of(events)) == events
