"""What lies on every game's table: chance, the seats, and what each has been asked."""

from __future__ import annotations

from tablee.engine.record import Record, number, numbers, word, words
from tablee.engine.rule import rule

SEATS = 6  # no game here seats more

# Someone who watches: a number that no seat has, so that whatever a rule
# hides from other seats is hidden from them too.
SPECTATOR = 7
EVERYONE = 0xFF  # a bit for each seat, and one for those who watch


class CommonTable(Record):
    """The fields that every table starts with."""

    chance_key = words(8)  # 256 bits that nobody at the table knows
    chance_block = words(16)  # the numbers of the current block
    chance_count = word()  # how many blocks have been made
    chance_left = number()  # how many numbers of the block are still unused
    seats = number()
    to_act = number()  # the seats that owe a decision, a bit each
    question = numbers(SEATS)  # what each of them has been asked


@rule
def ask(t: CommonTable, seat: int, question: int) -> None:
    """Put a question to a seat; it owes a decision until it has answered."""
    t.question[seat] = question
    t.to_act = t.to_act | (1 << seat)


@rule
def answered(t: CommonTable, seat: int) -> None:
    """The seat has decided."""
    t.to_act = t.to_act & ~(1 << seat)


@rule
def owes(t: CommonTable, seat: int) -> bool:
    """Whether this seat owes a decision."""
    return (t.to_act >> seat) & 1 == 1


@rule
def next_to_act(t: CommonTable) -> int:
    """The lowest seat that owes a decision."""
    seat = 0
    while not (t.to_act >> seat) & 1:
        seat += 1
    return seat
