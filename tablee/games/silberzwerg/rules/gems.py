"""Gems on their way between mines and bags, and what all can count of it (SZ-3 to SZ-5, SZ-82).

All gems but stolen ones move in the open. So everyone can keep count of what is in each bag at
least: `known`, a row for each seat, and one for whoever only watches.
"""

from __future__ import annotations

from tablee.engine.chance import draw
from tablee.engine.rule import rule
from tablee.engine.table import EVERYONE
from tablee.engine.tale import Tale, tell, whisper
from tablee.games.silberzwerg.actions import STEALS, STEALS_GEM
from tablee.games.silberzwerg.table import GEM_COLOURS, OBSERVERS, Box, Table


@rule
def gems_in_play(box: Box) -> int:
    """SZ-4: of each colour; those on the price table are out of circulation."""
    return box.gems_each - box.price_markers


@rule
def take_from_mine(t: Table, seat: int, colour: int, amount: int) -> None:
    """From the mine into the bag, for all to see."""
    t.mine[colour] -= amount
    t.bag[seat, colour] += amount
    t.gems[seat] += amount
    for observer in range(OBSERVERS):
        t.known[observer, seat, colour] += amount


@rule
def put_back(t: Table, seat: int, colour: int, amount: int) -> None:
    """From the bag into the mine, for all to see."""
    t.mine[colour] += amount
    t.bag[seat, colour] -= amount
    t.gems[seat] -= amount
    for observer in range(OBSERVERS):
        left = t.known[observer, seat, colour] - amount
        t.known[observer, seat, colour] = max(0, left)


@rule
def show(t: Table, seat: int, colour: int, amount: int) -> None:
    """Whoever names gems to give or sell shows that they are there."""
    for observer in range(OBSERVERS):
        t.known[observer, seat, colour] = max(amount, t.known[observer, seat, colour])


@rule
def steal(t: Table, thief: int, victim: int, most: int, tale: Tale) -> None:
    """SZ-78, SZ-80: so many gems at random, or all there are. SZ-82: thief and victim see them."""
    held = t.gems[victim]
    amount = min(most, held)
    tell(tale, STEALS, thief, 78, victim, amount, 0)
    for observer in range(OBSERVERS):
        if not sees_theft(t, observer, thief, victim):
            lose_track(t, observer, thief, victim, amount)
    for _ in range(amount):
        colour = draw_from_bag(t, victim)
        t.bag[victim, colour] -= 1
        t.gems[victim] -= 1
        t.bag[thief, colour] += 1
        t.gems[thief] += 1
        for observer in range(OBSERVERS):
            if sees_theft(t, observer, thief, victim):
                left = t.known[observer, victim, colour] - 1
                t.known[observer, victim, colour] = max(0, left)
                t.known[observer, thief, colour] += 1
        eyes = EVERYONE if t.open_bags else (1 << thief) | (1 << victim)
        whisper(tale, eyes, STEALS_GEM, thief, 82, victim, colour, 0)


@rule
def draw_from_bag(t: Table, victim: int) -> int:
    """SZ-81: every gem in the bag is equally likely."""
    skip = draw(t, t.gems[victim])
    colour = 0
    while skip >= t.bag[victim, colour]:
        skip -= t.bag[victim, colour]
        colour += 1
    return colour


@rule
def sees_theft(t: Table, observer: int, thief: int, victim: int) -> bool:
    """SZ-82; everyone does where bags are open."""
    return t.open_bags == 1 or observer in (thief, victim)


@rule
def lose_track(t: Table, observer: int, thief: int, victim: int, amount: int) -> None:
    """What is left to know of a theft that one has not seen: of each colour all stolen gems may
    have been; but when other colours were too few to make up the loot, the rest was of this one."""
    held = t.gems[victim]
    for colour in range(GEM_COLOURS):
        known = t.known[observer, victim, colour]
        t.known[observer, victim, colour] = max(0, known - amount)
        t.known[observer, thief, colour] += max(0, amount - (held - known))
