"""The Asset Row: acquiring, VO-73 to VO-76; the rights of the first turn, VO-77 to VO-80;
replacing, VO-122 to VO-126; Saboteurs, VO-195; talisman halves, VO-226 to VO-228."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    BUYS,
    BUYS_TOP,
    HALVES_MEET,
    REPLACES,
    SENDS_SABOTEUR,
    SHUFFLES_HALF_IN,
    SWAPS,
    SWAPS_ALL,
)
from tablee.games.volfyirion.rules.ending import finish
from tablee.games.volfyirion.rules.pieces import (
    ALLOWED,
    C,
    K,
    knowledge_of,
    market_of,
    purse,
    side_of,
)
from tablee.games.volfyirion.rules.piles import (
    assets_left,
    fill_space,
    put_on_discard,
    put_under_assets,
    refill_row,
    shuffle_assets,
    turn_up_asset,
)
from tablee.games.volfyirion.table import (
    ALL_LOST,
    COOP,
    COST,
    EMPTY,
    HALF,
    LINE,
    ORACLE,
    SABOTEUR,
    SPACES,
    TALISMAN_HALVES,
    TEAM,
    TRAIT,
    Box,
    Table,
)

# ---------------------------------------------------------------- acquire


@rule
def verdict_on_buying(t: Table, box: Box, seat: int, space: int) -> int:
    """VO-73, VO-74; VO-226: no talisman half; VO-412: no sealed card."""
    market = market_of(t, seat)
    title = t.row[market, space]
    if title == EMPTY:
        return 74
    if title == HALF:
        return 226
    if t.row_sealed[market, space] == 1:
        return 412
    return ALLOWED if t.points[seat, C] >= box.card[title, COST] else 73


@rule
def buy(t: Table, box: Box, seat: int, space: int, tale: Tale) -> None:
    """VO-73; VO-410: a team's Row is refilled at once."""
    market = market_of(t, seat)
    title = t.row[market, space]
    t.row[market, space] = EMPTY
    acquire(t, box, seat, title, BUYS, 73, tale)
    if t.mode == TEAM:
        refill_row(t, box, market, tale)


@rule
def acquire(t: Table, box: Box, seat: int, title: int, event: int, number: int, tale: Tale) -> None:
    """VO-51: to one's Discard Pile; VO-195: but a Saboteur to the opponent's."""
    price = box.card[title, COST]
    t.points[seat, C] -= price
    t.acquired[side_of(t, seat)] = 1
    tell(tale, event, seat, number, title, price, 0)
    if box.card[title, TRAIT] == SABOTEUR:
        put_on_discard(t, 1 - seat, title)
        tell(tale, SENDS_SABOTEUR, seat, 195, title, price, 0)
    else:
        put_on_discard(t, seat, title)


@rule
def verdict_on_buying_top(t: Table, box: Box, seat: int) -> int:
    """VO-76: the top of the Asset Deck isn't for sale, VO-203: but for Qoam Oracle."""
    if t.perk[seat] != ORACLE:
        return 76
    title = t.asset_top[0]
    if title == EMPTY:
        return 170
    if title == HALF:
        return 226
    return ALLOWED if t.points[seat, C] >= box.card[title, COST] else 73


@rule
def buy_top(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-203: the next card is turned up, and may be bought too."""
    title = t.asset_top[0]
    turn_up_asset(t, box, 0, tale)
    acquire(t, box, seat, title, BUYS_TOP, 203, tale)


# ---------------------------------------------------------------- replace


@rule
def verdict_on_replacing(t: Table, box: Box, seat: int, space: int) -> int:
    """VO-122, VO-124, VO-125; VO-412: no sealed card."""
    market = market_of(t, seat)
    if t.row[market, space] == EMPTY:
        return 124
    if assets_left(t, market) + t.aside_size == 0:
        return 125
    if t.row_sealed[market, space] == 1:
        return 412
    return ALLOWED if knowledge_of(t, seat) >= box.replace_cost else 122


@rule
def replace(t: Table, box: Box, seat: int, space: int, tale: Tale) -> None:
    """VO-122: under the deck, and the deck's top card comes in its place."""
    t.points[purse(t, seat), K] -= box.replace_cost
    market = market_of(t, seat)
    tell(tale, REPLACES, seat, 122, t.row[market, space], space, box.replace_cost)
    put_away(t, box, market, space, tale)


@rule
def put_away(t: Table, box: Box, market: int, space: int, tale: Tale) -> None:
    """VO-122; VO-227: a talisman half is shuffled in, once its space is filled."""
    title = t.row[market, space]
    if title != HALF:
        put_under_assets(t, market, title)
    t.row[market, space], t.row_sealed[market, space] = EMPTY, 0
    fill_space(t, box, market, space, tale)
    if title == HALF:
        shuffle_assets(t, box, title, tale)
        tell(tale, SHUFFLES_HALF_IN, t.current, 227, 0, 0, 0)
    look_for_talisman(t, tale)


# ---------------------------------------------------------------- rights of the first turn


@rule
def verdict_on_right(t: Table, seat: int, turn: int, number: int) -> int:
    """VO-77, VO-78: in the first turn only; VO-79: once, before anything is acquired; VO-373."""
    if t.mode == COOP:
        return 373
    if t.turn != turn:
        return number
    market = side_of(t, seat)
    return 79 if t.swapped[market] == 1 or t.acquired[market] == 1 else ALLOWED


@rule
def verdict_on_swapping(t: Table, seat: int, space: int) -> int:
    """VO-77: the first player's right, with one card."""
    verdict = verdict_on_right(t, seat, 1, 77)
    if verdict == ALLOWED and t.row[market_of(t, seat), space] == EMPTY:
        return 124
    return verdict


@rule
def swap(t: Table, box: Box, seat: int, space: int, tale: Tale) -> None:
    """VO-77: free."""
    market = market_of(t, seat)
    t.swapped[side_of(t, seat)] = 1
    tell(tale, SWAPS, seat, 77, t.row[market, space], space, 0)
    put_away(t, box, market, space, tale)


@rule
def swap_all(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-78, VO-80: the second player's right, with all five, in their order."""
    market = market_of(t, seat)
    t.swapped[side_of(t, seat)] = 1
    tell(tale, SWAPS_ALL, seat, 78, 0, 0, 0)
    halves = 0
    for space in range(SPACES):
        if t.row[market, space] == HALF:
            halves += 1
        else:
            put_under_assets(t, market, t.row[market, space])
        t.row[market, space], t.row_sealed[market, space] = EMPTY, 0
    refill_row(t, box, market, tale)
    for _ in range(halves):
        shuffle_assets(t, box, HALF, tale)
        tell(tale, SHUFFLES_HALF_IN, t.current, 227, 0, 0, 0)
    look_for_talisman(t, tale)


# ---------------------------------------------------------------- Continuum, talisman


@rule
def look_for_talisman(t: Table, tale: Tale) -> None:
    """VO-228: both halves lie in the Row: over, and who destroyed more Cities wins."""
    if t.continuum != TALISMAN_HALVES:
        return
    halves = 0
    for space in range(SPACES):
        if t.row[0, space] == HALF:
            halves += 1
    if halves < 2:
        return
    tell(tale, HALVES_MEET, t.current, 228, 0, 0, 0)
    ahead = losses_of(t, 1) - losses_of(t, 0)
    if ahead > 0:
        finish(t, 0, 228, tale)
    elif ahead < 0:
        finish(t, 1, 228, tale)
    else:
        finish(t, ALL_LOST, 228, tale)


@rule
def losses_of(t: Table, line: int) -> int:
    """How often Cities of this player were destroyed."""
    losses = 0
    for city in range(LINE * line, LINE * line + LINE):
        losses += t.losses[city]
    return losses
