"""What lies on the table of *Sealed cards*."""

from __future__ import annotations

from tablee.engine.record import Record, number, numbers
from tablee.engine.table import CommonTable

CARDS = 9
MOST_SEATS = 3

# Where a card can be: in the hand of seat 0..2 (a laid one still counts as there), or
DECK = 3
SHOWN = 4  # by seat 0; 5 by seat 1, 6 by seat 2

NOTHING = -2  # no card laid; -1 is a card that one can't see

DRAWING, NO_REWARD = range(2)  # the option's values


class Table(CommonTable):
    """One table in play."""

    reward = number()
    card_at = numbers(CARDS)  # a seat, DECK, SHOWN by someone, or UNKNOWN
    laid = numbers(MOST_SEATS)  # the card that lies face down, NOTHING or UNKNOWN
    hand = numbers(MOST_SEATS)  # how many cards a seat has, the laid one included
    points = numbers(MOST_SEATS)


class Box(Record):
    """The figures of box.toml."""

    cards_dealt = number()
    points_for_winning = number()
