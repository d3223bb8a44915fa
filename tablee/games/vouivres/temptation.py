"""What tempts the players of *Nid de vouivres*: whoever guesses what the others have laid, guesses
by this. A choice that promises gems which a player lacks is up to sixteen times as likely as one
that promises nothing.
"""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.vouivres.rules import can_validate, may_go, open_set, required
from tablee.games.vouivres.table import EXIT, ONE_GEM, OTHER_GEM, PAIRS, Box, Table

PRICE = (10, 16, 28, 28)  # of a gem, in tenths of what gold is worth

LEAST, MOST = 1, 16
LEAVING = 8  # for the exit, where something can be validated
ENOUGH = 120  # the price of gems that tempts most


@rule
def lacking(t: Table, box: Box, seat: int, gem: int) -> int:
    """How many gems of a type the seat lacks for all its open objectives together."""
    return max(0, required(t, box, seat, open_set(t, seat), gem) - t.chest[seat, gem])


@rule
def appeal(t: Table, box: Box, seat: int, room: int, gem: int) -> int:
    """The price of the gems of a type in a room that the seat has a use for."""
    return PRICE[gem] * min(t.room_gems[room, gem], lacking(t, box, seat, gem))


@rule
def temptation(t: Table, box: Box, seat: int, choice: int) -> int:
    """From LEAST to MOST: how likely the seat is to lay this."""
    if choice == EXIT:
        return LEAVING if can_validate(t, box, seat) else LEAST
    room, pair = choice // PAIRS, choice % PAIRS
    if not may_go(t, box, seat, room):
        return LEAST
    price = appeal(t, box, seat, room, ONE_GEM[pair]) + appeal(t, box, seat, room, OTHER_GEM[pair])
    price = min(price, ENOUGH)
    return LEAST + (MOST - LEAST) * price * price // (ENOUGH * ENOUGH)
