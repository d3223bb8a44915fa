"""Contracts on their spaces: whose they are, what they pay, and how they come, turn and go
(SZ-23 to SZ-26, SZ-65 to SZ-73, SZ-105 to SZ-113, SZ-137 to SZ-140, SZ-161 to SZ-173)."""

from __future__ import annotations

from tablee.engine.chance import draw
from tablee.engine.rule import rule
from tablee.engine.tale import Tale, tell
from tablee.games.silberzwerg.actions import (
    ALL_BECOME_PUBLIC,
    CONTRACT_PLACED,
    DEVALUED,
    EXPIRES,
    PAYS_PENALTY,
)
from tablee.games.silberzwerg.rules.money import pay
from tablee.games.silberzwerg.table import (
    CARDS,
    DECK,
    EMPTY,
    FIRST_PUBLIC_SLOT,
    GEM_COLOURS,
    LAST_LEVEL,
    OUT,
    SLOTS,
    Box,
    Table,
)

RECIPE_SIZE = 8  # gems on every contract (SZ-23)


@rule
def owner(t: Table, slot: int) -> int:
    """SZ-25, SZ-155: the player whose space it is; nobody's are the grey ones, and with three
    players the fourth corner (SZ-22)."""
    if slot >= FIRST_PUBLIC_SLOT:
        return EMPTY
    seat = slot // 2 if t.seats == 2 else slot
    return seat if seat < t.seats else EMPTY


@rule
def all_are_public(t: Table) -> bool:
    """SZ-137, SZ-170: whether everyone may fulfil, raise and lower every contract."""
    return t.all_public == 1 or t.all_public_contracts == 1


@rule
def value_of(t: Table, box: Box, slot: int) -> int:
    """SZ-24: the value that the arrow points at; SZ-168 for single-colour contracts."""
    card = t.slot_card[slot]
    value = box.value[card, t.slot_level[slot]]
    if t.mono_100 and is_of_one_colour(box, card):
        value -= box.mono_less
    return value


@rule
def is_of_one_colour(box: Box, card: int) -> bool:
    """Whether all eight gems have the same colour."""
    for colour in range(GEM_COLOURS):
        if box.recipe[card, colour] == RECIPE_SIZE:
            return True
    return False


# ---------------------------------------------------------------- off the board


@rule
def take_off(t: Table, slot: int, place: int, tale: Tale) -> None:
    """SZ-73: the space stays empty until phase 9."""
    t.card_at[t.slot_card[slot]] = place
    t.slot_card[slot], t.slot_level[slot] = EMPTY, 0
    if t.immediate_public_switch and slot >= FIRST_PUBLIC_SLOT and t.deck == 0:
        make_all_public(t, tale)  # by option at once, and not in phase 9


@rule
def remove(t: Table, box: Box, slot: int, tale: Tale) -> None:
    """SZ-69 to SZ-71, SZ-106 to SZ-108: out of the game, and who owned it pays."""
    penalty = box.penalty[t.slot_card[slot]]
    seat = owner(t, slot)
    owed = seat != EMPTY and penalties_are_due(t)
    take_off(t, slot, OUT, tale)
    if owed:
        tell(tale, PAYS_PENALTY, seat, 108, pay(t, seat, penalty), 0, 0)


@rule
def penalties_are_due(t: Table) -> bool:
    """SZ-140: not once all have become public, except by two options (SZ-171, SZ-174)."""
    return t.all_public == 0 or t.all_public_contracts == 1 or t.endgame_penalties_persist == 1


# ---------------------------------------------------------------- phases 7 and 8


@rule
def devalue(t: Table, tale: Tale) -> None:
    """SZ-105: every contract that can still fall, falls by one level. Those that can't are marked
    as overdue by a level beyond the last."""
    fallen = 0
    for slot in range(SLOTS):
        if t.slot_card[slot] != EMPTY:
            if t.slot_level[slot] < LAST_LEVEL:
                fallen += 1
            t.slot_level[slot] += 1
    tell(tale, DEVALUED, EMPTY, 105, fallen, 0, 0)


@rule
def remove_overdue(t: Table, box: Box, tale: Tale) -> None:
    """SZ-106: those that were at their lowest before leave the game."""
    for slot in range(SLOTS):
        if t.slot_card[slot] != EMPTY and t.slot_level[slot] > LAST_LEVEL:
            tell(tale, EXPIRES, owner(t, slot), 106, slot, t.slot_card[slot], 0)
            remove(t, box, slot, tale)


# ---------------------------------------------------------------- phase 9


@rule
def fill_spaces(t: Table, tale: Tale) -> None:
    """SZ-19, SZ-20, SZ-111: the players' spaces clockwise, then the grey ones."""
    if t.seats == 2:
        fill_four_corners(t, tale)
    else:
        for place in range(t.seats):
            fill(t, (t.first_player + place) % t.seats, tale)
    for slot in range(FIRST_PUBLIC_SLOT, SLOTS):
        fill(t, slot, tale)


@rule
def fill_four_corners(t: Table, tale: Tale) -> None:
    """SZ-162, SZ-179: both of the first player, then both of the other; by option in turn."""
    mine, yours = 2 * t.first_player, 2 - 2 * t.first_player
    fill(t, mine, tale)
    fill(t, yours if t.refill_alternate_2p else mine + 1, tale)
    fill(t, mine + 1 if t.refill_alternate_2p else yours, tale)
    fill(t, yours + 1, tale)


@rule
def fill(t: Table, slot: int, tale: Tale) -> None:
    """SZ-21, SZ-112: at its highest value. SZ-113: while there are cards. SZ-137: a grey space
    that stays empty makes all contracts public."""
    if t.slot_card[slot] != EMPTY:
        return
    if t.deck > 0:
        card = draw_card(t)
        t.card_at[card] = slot
        t.slot_card[slot], t.slot_level[slot] = card, 0
        tell(tale, CONTRACT_PLACED, owner(t, slot), 111, slot, card, 0)
    elif slot >= FIRST_PUBLIC_SLOT:
        make_all_public(t, tale)


@rule
def draw_card(t: Table) -> int:
    """SZ-6: any card of the deck. That is the same as to shuffle it beforehand, and there is no
    order that anybody might know."""
    skip = draw(t, t.deck)
    card = 0
    while t.card_at[card] != DECK or skip > 0:
        if t.card_at[card] == DECK:
            skip -= 1
        card += 1
    t.deck -= 1
    return card


@rule
def make_all_public(t: Table, tale: Tale) -> None:
    """SZ-137: for the rest of the game."""
    if t.all_public == 0:
        t.all_public = 1
        tell(tale, ALL_BECOME_PUBLIC, EMPTY, 137, 0, 0, 0)


@rule
def no_contract_left(t: Table) -> bool:
    """SZ-148: neither in the deck nor on the board."""
    for slot in range(SLOTS):
        if t.slot_card[slot] != EMPTY:
            return False
    return t.deck == 0


@rule
def is_in_game(t: Table, box: Box, card: int) -> bool:
    """SZ-7, SZ-165 to SZ-167: with three players, and by option with four, a reduced set."""
    reduced = (t.seats == 3 and not t.long_3p) or (t.seats == 4 and t.short_4p)
    return not reduced or box.in_reduced_set[card] == 1


@rule
def shuffle_deck(t: Table, box: Box) -> None:
    """SZ-6, SZ-7: all cards of the game are in the deck, and no space has one."""
    t.deck = 0
    for card in range(CARDS):
        t.card_at[card] = OUT
        if is_in_game(t, box, card):
            t.card_at[card] = DECK
            t.deck += 1
    for slot in range(SLOTS):
        t.slot_card[slot], t.slot_level[slot] = EMPTY, 0
    t.all_public = 0
