"""What a seat may do as far as a glance tells: with the cards that it has, in Cities that are its
own or that it could attack, for the points that it has got. The verdict has the last word."""

from __future__ import annotations

from tablee.engine.record import Numbers
from tablee.engine.rule import rule
from tablee.games.volfyirion.actions import (
    ACT,
    ACT_AS_TEAM,
    ATTACK,
    BUY,
    BUY_TOP,
    CHOOSE_WHICH_WONDER,
    CHOOSE_WONDER,
    DEFEAT,
    DISPEL,
    END_TURN,
    HAND_OVER,
    HOLD,
    KEEP_HAND,
    MOVE_DRAGON,
    PLAY,
    PUT_ASIDE_FOR_BATTLE,
    REBUILD,
    REDEPLOY,
    REDEPLOY_OTHER,
    REPLACE,
    SEAL,
    SEAL_ROW,
    SEND_TO_LAIR,
    SPANS,
    STEP_ON,
    SWAP,
    SWAP_ALL,
    TAKE_WONDER,
    THIN,
    THIN_DISCARD,
    THIN_HAND,
    THIN_NOTHING,
    THIN_PLAYED,
    THIN_SEALED,
    UNSEAL,
    USE,
    USE_BUILDING,
    USE_OTHER_BUILDING,
    USE_OTHER_TROOP,
    USE_TROOP,
    WONDERS,
)
from tablee.games.volfyirion.rules.dragon import defeat_price
from tablee.games.volfyirion.rules.pieces import (
    C,
    battle_of,
    end_of_line,
    first_city,
    knowledge_of,
    line_of,
    market_of,
)
from tablee.games.volfyirion.rules.piles import cards_in_play
from tablee.games.volfyirion.table import (
    ABILITY,
    CELLS,
    COOP,
    COST,
    EMPTY,
    LAIR_SLOTS,
    NO_ABILITY,
    SOLO,
    SPACES,
    TEAM,
    TITLES,
    VERSUS,
    Box,
    Table,
)


@rule
def shortlist(t: Table, box: Box, seat: int, listed: Numbers) -> int:
    """The answers to be looked at, whatever has been asked; the result is how many."""
    asked = t.question[seat]
    if ACT <= asked <= ACT_AS_TEAM:
        return list_acts(t, box, seat, listed)
    if asked == THIN:
        return list_thinning(t, seat, listed)
    if asked == CHOOSE_WHICH_WONDER:
        return list_wonders(t, listed)
    first, end, _ = SPANS[asked]
    return add_all(listed, 0, first, end)


@rule
def add(listed: Numbers, n: int, action: int) -> int:
    """One more; the result is how many there are now."""
    listed[n] = action
    return n + 1


@rule
def add_all(listed: Numbers, n: int, first: int, end: int) -> int:
    """All from the first one on, up to the end."""
    for action in range(first, end):
        listed[n + action - first] = action
    return n + end - first


# ---------------------------------------------------------------- the Main Phase


@rule
def list_acts(t: Table, box: Box, seat: int, listed: Numbers) -> int:
    """VO-47: whatever a turn is made of."""
    n = list_own_cards(t, box, seat, listed)
    n = list_cities(t, seat, listed, n)
    n = list_row(t, box, seat, listed, n)
    if t.mode == COOP:
        n = list_against_dragon(t, listed, n)
    else:
        n = list_wonders_and_seals(t, box, seat, listed, n)
    if t.mode == VERSUS or t.mode == TEAM:
        n = list_against_enemy(t, box, seat, listed, n)
    if t.mode == VERSUS:
        n = list_of_modules(t, listed, n)
    elif t.mode == SOLO:
        n = add_all(listed, n, PUT_ASIDE_FOR_BATTLE, DISPEL)
    else:
        n = add(listed, n, HAND_OVER)
    return add(listed, n, END_TURN)


@rule
def list_own_cards(t: Table, box: Box, seat: int, listed: Numbers) -> int:
    """The hand, and what lies in the Playing Area with a Secondary Ability."""
    n, title = 0, 0
    left = t.hand_size[seat]
    while left > 0 and title < TITLES:
        if t.hand[seat, title] > 0:
            n = add(listed, n, PLAY + title)
            left -= t.hand[seat, title]
        title += 1
    left, title = cards_in_play(t, seat), 0
    while left > 0 and title < TITLES:
        if t.played[seat, title] > 0:
            if box.card[title, ABILITY] != NO_ABILITY:
                n = add(listed, n, USE + title)
            left -= t.played[seat, title]
        title += 1
    return n


@rule
def list_cities(t: Table, seat: int, listed: Numbers, n: int) -> int:
    """The Troops and Buildings of one's own line."""
    line = line_of(t, seat)
    for city in range(first_city(t, line), end_of_line(t, line)):
        if t.troop[city, 0] != EMPTY:
            n = add(listed, n, USE_TROOP + city)
            n = add(listed, n, REDEPLOY + city)
        if t.building[city, 0] != EMPTY:
            n = add(listed, n, USE_BUILDING + city)
        if t.mode == TEAM:
            if t.troop[city, 1] != EMPTY:
                n = add(listed, n, USE_OTHER_TROOP + city)
                n = add(listed, n, REDEPLOY_OTHER + city)
            if t.building[city, 1] != EMPTY:
                n = add(listed, n, USE_OTHER_BUILDING + city)
        elif t.rebuild_cities == 1 and t.standing[city] == 0:
            n = add(listed, n, REBUILD + city)
    return n


@rule
def list_row(t: Table, box: Box, seat: int, listed: Numbers, n: int) -> int:
    """VO-73, VO-122: the Asset Row; VO-77, VO-78: in the first turns it may be changed."""
    market, command = market_of(t, seat), t.points[seat, C]
    for space in range(SPACES):
        title = t.row[market, space]
        if title != EMPTY and command >= box.card[title, COST]:
            n = add(listed, n, BUY + space)
    if knowledge_of(t, seat) >= box.replace_cost:
        n = add_all(listed, n, REPLACE, REPLACE + SPACES)
    if t.turn <= 2:
        n = add(listed, add_all(listed, n, SWAP, SWAP + SPACES), SWAP_ALL)
    return n


@rule
def list_wonders_and_seals(t: Table, box: Box, seat: int, listed: Numbers, n: int) -> int:
    """VO-95, VO-113, VO-114: Wonders on offer, and those in play."""
    market, battle = market_of(t, seat), battle_of(t, seat)
    for slot in range(LAIR_SLOTS):
        title = t.lair[market, slot]
        if title != EMPTY and battle >= box.card[title, COST]:
            n = add(listed, n, TAKE_WONDER + slot)
    in_play = 0
    for owner in range(t.seats):
        in_play += t.wonders[owner]
    if in_play > 0 and t.mode != SOLO:
        n = add(listed, n, SEAL)
    return add(listed, n, UNSEAL) if in_play > 0 else n


@rule
def list_against_enemy(t: Table, box: Box, seat: int, listed: Numbers, n: int) -> int:
    """VO-86: no City falls for less than is printed on it; VO-103, VO-127, VO-412, VO-415: the
    dragon, and what only teams can do."""
    battle, knowledge = battle_of(t, seat), knowledge_of(t, seat)
    enemy = 1 - line_of(t, seat)
    for city in range(first_city(t, enemy), end_of_line(t, enemy)):
        if battle >= t.defence[city] and t.standing[city] == 1:
            n = add(listed, n, ATTACK + city)
    if battle >= defeat_price(t, box, seat):
        n = add(listed, n, DEFEAT)
    if t.mode == TEAM:
        n = add_all(listed, n, SEAL_ROW, SEND_TO_LAIR)
        if knowledge >= box.one_move_cost:
            n = add_all(listed, n, SEND_TO_LAIR, KEEP_HAND)
    elif knowledge >= box.move_cost:
        n = add(listed, n, MOVE_DRAGON)
    return n


@rule
def list_of_modules(t: Table, listed: Numbers, n: int) -> int:
    """What Perks and the Ascension Path add."""
    if t.perks == 1 or t.ascension_path == 1:
        n = add_all(listed, n, BUY_TOP, USE_OTHER_TROOP)
    return n


@rule
def list_against_dragon(t: Table, listed: Numbers, n: int) -> int:
    """VO-355 to VO-360: the Rage Grid, and the dragon."""
    for cell in range(CELLS):
        if t.grid[cell] != EMPTY:
            n = add(listed, n, DISPEL + cell)
            n = add(listed, n, HOLD + cell)
    return add_all(listed, n, STEP_ON, PLAY)


# ---------------------------------------------------------------- answers


@rule
def list_thinning(t: Table, seat: int, listed: Numbers) -> int:
    """VO-97: one's own cards, zone by zone."""
    n, title = 0, 0
    left = t.hand_size[seat]
    while left > 0 and title < TITLES:
        if t.hand[seat, title] > 0:
            n = add(listed, n, THIN_HAND + title)
            left -= t.hand[seat, title]
        title += 1
    left, title = t.discard_size[seat], 0
    while left > 0 and title < TITLES:
        if t.discard[seat, title] > 0:
            n = add(listed, n, THIN_DISCARD + title)
            left -= t.discard[seat, title]
        title += 1
    left, title = cards_in_play(t, seat), 0
    while left > 0 and title < TITLES:
        if t.played[seat, title] > 0:
            n = add(listed, n, THIN_PLAYED + title)
            left -= t.played[seat, title]
        title += 1
    if t.wonders[seat] > 0:
        n = add_all(listed, n, THIN_SEALED, THIN_NOTHING)
    return add(listed, n, THIN_NOTHING)


@rule
def list_wonders(t: Table, listed: Numbers) -> int:
    """VO-113, VO-114: whoever has them in play."""
    n = 0
    for owner in range(t.seats):
        if t.wonders[owner] > 0:
            first = CHOOSE_WONDER + owner * len(WONDERS)
            n = add_all(listed, n, first, first + len(WONDERS))
    return n
