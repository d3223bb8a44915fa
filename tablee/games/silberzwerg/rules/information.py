"""What a seat can know (SZ-30, SZ-82): dwarves behind screens, gems in bags, and nothing else.

Nobody knows the order of the deck; as cards are drawn from it at random, there is none to hide.
"""

from __future__ import annotations

from tablee.engine.chance import draw, forget_chance
from tablee.engine.record import UNKNOWN
from tablee.engine.rule import rule
from tablee.games.silberzwerg.rules.gems import gems_in_play
from tablee.games.silberzwerg.rules.placement import ask_for_next_dwarf, clear_order_board
from tablee.games.silberzwerg.table import (
    COLUMNS,
    CONTRACT_COLUMN,
    GEM_COLOURS,
    MOST_SEATS,
    ONLOOKER,
    PLACEMENT,
    Box,
    Table,
)

FACES = 2


@rule
def redact(t: Table, box: Box, seat: int) -> None:
    """What stands behind other screens, and what is in other bags but for what has been seen."""
    forget_chance(t)
    for other in range(MOST_SEATS):
        if other != seat:
            for player in range(MOST_SEATS):
                for colour in range(GEM_COLOURS):
                    t.known[other, player, colour] = UNKNOWN  # what another has seen
            if not t.open_bags:
                for colour in range(GEM_COLOURS):
                    t.bag[other, colour] = UNKNOWN
            if t.phase == PLACEMENT and t.to_act != 0:
                hide_order_board(t, other)


@rule
def hide_order_board(t: Table, seat: int) -> None:
    """SZ-30: behind the screen."""
    for colour in range(GEM_COLOURS):
        t.miners[seat, colour] = UNKNOWN
    for column in range(COLUMNS):
        t.ghosts[seat, column] = UNKNOWN
        t.lords[seat, column] = UNKNOWN


@rule
def guess(t: Table, box: Box, seat: int) -> None:
    """Gems that might be in the bags, and dwarves that might be behind the screens: every deal of
    the gems not seen is equally likely, and every way to place the dwarves one by one."""
    if not t.open_bags:
        guess_bags(t, box, seat)
    for other in range(MOST_SEATS):
        if other != seat:
            for player in range(MOST_SEATS):
                for colour in range(GEM_COLOURS):
                    t.known[other, player, colour] = t.known[ONLOOKER, player, colour]
            for colour in range(GEM_COLOURS):
                t.known[other, other, colour] = t.bag[other, colour]
            if t.phase == PLACEMENT and t.to_act != 0:
                guess_order_board(t, box, other)


@rule
def reopen(t: Table, box: Box, seat: int) -> None:
    """What others have placed behind their screens so far they may place otherwise."""
    if t.phase == PLACEMENT and t.to_act != 0:
        for other in range(t.seats):
            if other != seat:
                clear_order_board(t, other)
                ask_for_next_dwarf(t, box, other)


@rule
def guess_bags(t: Table, box: Box, seat: int) -> None:
    """What a seat has seen of the bags is there, and the other gems are dealt to fill them."""
    row = min(seat, ONLOOKER)
    for other in range(MOST_SEATS):
        if other != seat:
            for colour in range(GEM_COLOURS):
                t.bag[other, colour] = t.known[row, other, colour]
    for other in range(t.seats):
        if other != seat:
            held = 0
            for colour in range(GEM_COLOURS):
                held += t.bag[other, colour]
            while held < t.gems[other]:
                t.bag[other, draw_unseen_gem(t, box)] += 1
                held += 1


@rule
def draw_unseen_gem(t: Table, box: Box) -> int:
    """Any gem that is in no mine and no bag yet."""
    unseen = 0
    for colour in range(GEM_COLOURS):
        unseen += unseen_of(t, box, colour)
    skip = draw(t, unseen)
    colour = 0
    while skip >= unseen_of(t, box, colour):
        skip -= unseen_of(t, box, colour)
        colour += 1
    return colour


@rule
def unseen_of(t: Table, box: Box, colour: int) -> int:
    """SZ-5: gems of this colour that are neither in the mine nor in any bag so far."""
    unseen = gems_in_play(box) - t.mine[colour]
    for seat in range(t.seats):
        unseen -= t.bag[seat, colour]
    return unseen


@rule
def guess_order_board(t: Table, box: Box, seat: int) -> None:
    """So many dwarves as the player has placed; those that break a rule are placed again, all of
    them, so that every way that breaks none is equally likely."""
    if seat >= t.seats:
        clear_order_board(t, seat)
        return
    while not placed_miners_at_random(t, box, seat):
        pass
    while not placed_leaders_at_random(t, box, seat):
        pass


@rule
def placed_miners_at_random(t: Table, box: Box, seat: int) -> bool:
    """Try it once; whether it breaks no rule (SZ-156)."""
    for colour in range(GEM_COLOURS):
        t.miners[seat, colour] = 0
    for _ in range(min(t.placed[seat], box.miners[t.seats])):
        t.miners[seat, draw(t, GEM_COLOURS)] += 1
    for colour in range(GEM_COLOURS):
        if t.miners[seat, colour] > box.most_miners_in_cell[t.seats]:
            return False
    return True


@rule
def placed_leaders_at_random(t: Table, box: Box, seat: int) -> bool:
    """Try it once; whether it breaks no rule (SZ-37, SZ-38, SZ-157)."""
    for column in range(COLUMNS):
        t.ghosts[seat, column], t.lords[seat, column] = 0, 0
    for _ in range(t.placed[seat] - box.miners[t.seats]):
        cell = draw(t, COLUMNS * FACES)
        if cell < COLUMNS:
            t.ghosts[seat, cell] += 1
        else:
            t.lords[seat, cell - COLUMNS] += 1
    for column in range(COLUMNS):
        most_lords = box.most_lords_on_contracts[t.seats] if column == CONTRACT_COLUMN else 1
        if t.ghosts[seat, column] > 1 or t.lords[seat, column] > most_lords:
            return False
        both = t.ghosts[seat, column] > 0 and t.lords[seat, column] > 0
        if t.one_leader_per_column and both:
            return False
    return True
