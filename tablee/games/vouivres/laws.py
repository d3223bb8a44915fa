"""What can never be otherwise on a table of *Nid de vouivres*, whatever is played."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import owes
from tablee.games.vouivres.rules import ALLOWED, verdict_on_choice
from tablee.games.vouivres.table import (
    CHOOSING,
    EXIT,
    FIRST,
    GEMS,
    LIMITED,
    MOST_SEATS,
    NOWHERE,
    OBJECTIVES,
    OFFERING,
    OPEN,
    ORDERS,
    OUTSIDE,
    OVER,
    RESOURCE_CARDS,
    ROOMS,
    SECOND,
    Box,
    Table,
)

# A round asks each of six seats to choose, the holder to place, five others about the second
# wyvern, and each seat at most once what it validates and whether it wards off. Without a round
# limit there is no bound; the longest limit is forty.
MOST_ROUNDS = 40
MOST_DECISIONS = MOST_ROUNDS * (6 + 1 + 5 + 6 + 6)

(
    GEMS_KEPT,
    FRAGMENTS_KEPT,
    CARDS_KEPT,
    OBJECTIVES_DEALT,
    PAWNS_IN_PLACE,
    CHOICES_IN_ORDER,
    WYVERNS_APART,
    IN_BOUNDS,
) = range(1, 9)


@rule
def broken_law(t: Table, box: Box) -> int:
    """0, or the first law that the table breaks."""
    for gem in range(GEMS):
        if not gems_kept(t, box, gem):
            return GEMS_KEPT
    if not fragments_kept(t, box):
        return FRAGMENTS_KEPT
    if not cards_kept(t):
        return CARDS_KEPT
    if not objectives_dealt(t):
        return OBJECTIVES_DEALT
    if not pawns_in_place(t):
        return PAWNS_IN_PLACE
    if not choices_in_order(t, box):
        return CHOICES_IN_ORDER
    if not wyverns_apart(t):
        return WYVERNS_APART
    if t.round_limit > 0 and not 1 <= t.rounds <= t.round_limit:
        return IN_BOUNDS
    return 0


@rule
def gems_kept(t: Table, box: Box, gem: int) -> bool:
    """Supply, rooms, chests and banks hold what the box held, and never less than nothing; there
    is nothing in inactive rooms, nor where nobody sits."""
    total = t.supply[gem]
    if total < 0:
        return False
    for room in range(ROOMS):
        if t.room_gems[room, gem] < 0 or (room >= t.seats and t.room_gems[room, gem] > 0):
            return False
        total += t.room_gems[room, gem]
    for seat in range(MOST_SEATS):
        owned = t.chest[seat, gem] + t.bank[seat, gem]
        if t.chest[seat, gem] < 0 or t.bank[seat, gem] < 0 or (seat >= t.seats and owned > 0):
            return False
        total += owned
    if t.gem_supply == LIMITED:
        return total == box.gems[gem]
    return t.supply[gem] == 0


@rule
def fragments_kept(t: Table, box: Box) -> bool:
    """Likewise for egg fragments."""
    total = t.fragment_supply
    for seat in range(MOST_SEATS):
        if t.fragments[seat] < 0 or (seat >= t.seats and t.fragments[seat] > 0):
            return False
        total += t.fragments[seat]
    if t.gem_supply == LIMITED:
        return t.fragment_supply >= 0 and total == box.fragments
    return t.fragment_supply == 0


@rule
def cards_kept(t: Table) -> bool:
    """Each resource card is in the deck once; two have been turned up a round."""
    for card in range(RESOURCE_CARDS):
        found = 0
        for place in range(RESOURCE_CARDS):
            if t.deck[place] == card:
                found += 1
        if found != 1:
            return False
    return t.turned == (2 * t.rounds - 1) % RESOURCE_CARDS + 1


@rule
def objectives_dealt(t: Table) -> bool:
    """NV-13: three each, all different."""
    for seat in range(t.seats):
        for order in range(ORDERS):
            if not 0 <= t.objective[seat, order] < OBJECTIVES:
                return False
            if not 0 <= t.validated[seat, order] <= 1:
                return False
            for other in range(t.seats):
                for another in range(ORDERS):
                    same = t.objective[other, another] == t.objective[seat, order]
                    if same and (other, another) != (seat, order):
                        return False
    return True


@rule
def pawns_in_place(t: Table) -> bool:
    """Each pawn is in an active room or outside."""
    for seat in range(MOST_SEATS):
        place = t.pawn[seat]
        if seat >= t.seats:
            if place != NOWHERE:
                return False
        elif not (0 <= place < t.seats or place == OUTSIDE):
            return False
    return True


@rule
def choices_in_order(t: Table, box: Box) -> bool:
    """NV-26: while players choose, those who have are asked nothing; before the reveal all that
    has been laid was allowed, and NV-34: it is all there once a wyvern is."""
    for seat in range(t.seats):
        if t.phase == CHOOSING and owes(t, seat) != (t.choice[seat] == OPEN):
            return False
        if t.phase > CHOOSING and not 0 <= t.choice[seat] <= EXIT:
            return False
        laid = t.choice[seat]
        hidden = t.phase <= OFFERING and laid != OPEN
        if hidden and verdict_on_choice(t, box, seat, laid) != ALLOWED:
            return False
    return True


@rule
def wyverns_apart(t: Table) -> bool:
    """NV-39; and none is there before all have chosen."""
    if t.phase == CHOOSING:
        return t.wyvern_in[FIRST] == NOWHERE and t.wyvern_in[SECOND] == NOWHERE
    if t.phase == OVER or t.wyvern_in[FIRST] == NOWHERE:
        return True
    return t.wyvern_in[FIRST] != t.wyvern_in[SECOND] and t.wyvern_in[FIRST] < t.seats
