"""What can never be otherwise on a table of *Volfyirion*, whatever is played."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.volfyirion.rules.pieces import cities_up, end_of_line, first_city
from tablee.games.volfyirion.rules.setup import is_in_use
from tablee.games.volfyirion.table import (
    CELLS,
    CITIES,
    COLOUR,
    COOP,
    COPIES,
    EMPTY,
    GREY,
    HALF,
    LAIR_SLOTS,
    MARKETS,
    PURPLE,
    RED,
    SET,
    SOLO,
    SPACES,
    STARTERS,
    TEAM,
    TITLES,
    TROOPS_EACH,
    TURQUOISE,
    TYPE,
    WONDER,
    Box,
    Table,
)

# No game makes more decisions. A duel has at most 2 x 50 turns. In a turn each card is played once,
# asks at most three questions then, is used once, asks at most three questions then; and each of
# the points that all cards give (fewer than 600) pays for at most one action with two questions.
# There are 132 cards that can be in play: 132 x 8 + 600 x 3 < 3,000. A Team has twice the cards.
MOST_DECISIONS = 100 * 2 * 3_000

EACH_CARD_IN_ONE_PLACE, SIZES_COUNTED, PLAYING_AREAS, CITIES_KEPT, POINTS_KEPT = range(1, 6)


@rule
def broken_law(t: Table, box: Box) -> int:
    """0, or the first law that the table breaks."""
    for title in range(TITLES):
        if copies_in_game(t, box, title) != copies_found(t, title):
            return EACH_CARD_IN_ONE_PLACE
    if not sizes_counted(t):
        return SIZES_COUNTED
    for seat in range(t.seats):
        if not playing_area_kept(t, box, seat):
            return PLAYING_AREAS
    if not cities_kept(t):
        return CITIES_KEPT
    for seat in range(t.seats):
        for i in range(3):
            if t.points[seat, i] < 0:
                return POINTS_KEPT
    return 0


@rule
def copies_in_game(t: Table, box: Box, title: int) -> int:
    """How many copies came out of the box."""
    if box.card[title, SET] == STARTERS:
        return t.seats * (box.card[title, COPIES] // 2)
    if not is_in_use(t, box, title):
        return 0
    return (2 if t.mode == TEAM else 1) * box.card[title, COPIES]


@rule
def copies_found(t: Table, title: int) -> int:
    """How many copies lie anywhere."""
    found = t.removed[title] + t.aside[title] + t.rage_deck[0, title] + t.rage_discard[title]
    for seat in range(t.seats):
        found += t.house_deck[seat, title] + t.hand[seat, title]
        found += t.discard[seat, title] + t.played[seat, title]
        found += t.buried[seat] == title
    for market in range(MARKETS if t.mode == TEAM else 1):
        found += t.asset_deck[market, title] + t.wonder_deck[market, title]
        found += copies_on_offer(t, market, title)
    for city in range(first_city(t, 0), end_of_line(t, 1)):
        for slot in range(TROOPS_EACH if t.mode == TEAM else 1):
            found += (t.troop[city, slot] == title) + (t.building[city, slot] == title)
    for place in range(t.rage_size):
        found += t.rage[place] == title
    if t.mode == COOP:
        for cell in range(CELLS):
            found += t.grid[cell] == title
    if title == HALF:
        found += t.upper_halves + t.lower_halves
    return found


@rule
def copies_on_offer(t: Table, market: int, title: int) -> int:
    """In a Row, on a Lair, or known to lie in a deck."""
    found = 0
    for space in range(SPACES):
        found += t.row[market, space] == title
    for slot in range(LAIR_SLOTS):
        found += t.lair[market, slot] == title
    found += t.asset_top[market] == title
    for place in range(t.asset_under_size[market]):
        found += t.asset_under[market, place] == title
    for place in range(t.wonder_under_size[market]):
        found += t.wonder_under[market, place] == title
    return found


@rule
def sizes_counted(t: Table) -> bool:
    """The sizes of piles are what one would count."""
    for seat in range(t.seats):
        deck, hand, discard = 0 if t.buried[seat] == EMPTY else 1, 0, 0
        for title in range(TITLES):
            deck += t.house_deck[seat, title]
            hand += t.hand[seat, title]
            discard += t.discard[seat, title]
            if t.seen[seat, title] > t.hand[seat, title]:
                return False
        if deck != t.deck_size[seat] or hand != t.hand_size[seat]:
            return False
        if discard != t.discard_size[seat]:
            return False
    for market in range(MARKETS if t.mode == TEAM else 1):
        assets, wonders = 0, 0
        for title in range(TITLES):
            assets += t.asset_deck[market, title]
            wonders += t.wonder_deck[market, title]
        if market == 0:
            assets += t.upper_halves + t.lower_halves
        if assets != t.asset_size[market] or wonders != t.wonder_size[market]:
            return False
    aside, rage = 0, 0
    for title in range(TITLES):
        aside += t.aside[title]
        rage += t.rage_deck[0, title]
    return aside == t.aside_size and rage == t.rage_deck_size and t.lower_size <= t.asset_size[0]


@rule
def playing_area_kept(t: Table, box: Box, seat: int) -> bool:
    """Of the cards in a Playing Area some are used, have given points, or are sealed."""
    wonders, grey, turquoise, red, purple = 0, 0, 0, 0, 0
    for title in range(TITLES):
        played, sealed = t.played[seat, title], t.sealed[seat, title]
        if played == 0 and sealed + t.used[seat, title] + t.gained[seat, title] == 0:
            continue
        if not 0 <= sealed <= played or not 0 <= t.used[seat, title] <= played:
            return False
        if not 0 <= t.gained[seat, title] <= played:
            return False
        if box.card[title, TYPE] == WONDER:
            wonders += played
        elif sealed > 0:
            return False
        colour = box.card[title, COLOUR]
        grey += played if colour == GREY else 0
        turquoise += played if colour == TURQUOISE else 0
        red += played if colour == RED else 0
        purple += played if colour == PURPLE else 0
    return (
        wonders == t.wonders[seat]
        and grey == t.colours[seat, GREY]
        and turquoise == t.colours[seat, TURQUOISE]
        and red == t.colours[seat, RED]
        and purple == t.colours[seat, PURPLE]
    )


@rule
def cities_kept(t: Table) -> bool:
    """VO-91: nothing is on a ruin; VO-173: while the game lasts, every side has a City."""
    for city in range(CITIES):
        for slot in range(TROOPS_EACH):
            held = t.troop[city, slot] != EMPTY or t.building[city, slot] != EMPTY
            if held and t.standing[city] == 0:
                return False
    if t.winner != EMPTY:
        return t.to_act == 0
    if t.to_act == 0:
        return False
    if t.mode == COOP:
        return cities_up(t, 0) + cities_up(t, 1) > 0
    return cities_up(t, 0) > 0 and (t.mode == SOLO or cities_up(t, 1) > 0)
