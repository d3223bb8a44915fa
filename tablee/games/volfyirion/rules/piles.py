"""Decks and piles. A shuffled deck is drawn from at random: nobody knows its order, so that it
needs none. What everybody knows to lie under it comes last, in its order."""

from __future__ import annotations

from tablee.engine.chance import draw
from tablee.engine.record import Numbers
from tablee.engine.rule import rule
from tablee.engine.tale import Tale, tell, whisper
from tablee.games.volfyirion.actions import (
    ADDS_RAGE,
    ASIDE_SHUFFLED,
    DRAWS_CARD,
    FILLS_LAIR,
    FILLS_ROW,
    RESHUFFLES,
)
from tablee.games.volfyirion.actions import DRAWS as DRAWS_CARDS
from tablee.games.volfyirion.rules.pieces import top_is_hidden
from tablee.games.volfyirion.table import (
    BESIDE,
    COLOUR,
    EMPTY,
    HALF,
    LAIR_SLOTS,
    SOLO,
    SPACES,
    TEAM,
    TITLES,
    TYPE,
    WONDER,
    Box,
    Table,
)


@rule
def draw_title(t: Table, deck: Numbers, owner: int, size: int) -> int:
    """A random card of a deck of this size; it leaves the deck."""
    skip = draw(t, size)
    title = 0
    while skip >= deck[owner, title]:
        skip -= deck[owner, title]
        title += 1
    deck[owner, title] -= 1
    return title


# ---------------------------------------------------------------- a player's cards


@rule
def draw_card(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-41, VO-42: one card from the House Deck, which the Discard Pile renews."""
    if t.deck_size[seat] == 0:
        if t.discard_size[seat] == 0:
            return
        reshuffle(t, seat, tale)
    if t.deck_size[seat] == 1 and t.buried[seat] != EMPTY:
        title = t.buried[seat]
        t.buried[seat] = EMPTY
    else:
        known = 0 if t.buried[seat] == EMPTY else 1
        title = draw_title(t, t.house_deck, seat, t.deck_size[seat] - known)
    t.deck_size[seat] -= 1
    t.hand[seat, title] += 1
    t.hand_size[seat] += 1
    whisper(tale, seen_by(t, seat), DRAWS_CARD, seat, 40, title, 0, 0)


@rule
def seen_by(t: Table, seat: int) -> int:
    """Who sees this seat's hand: VO-347, VO-408: those who share the turn; each a bit."""
    if t.mode == TEAM:
        return 3 << (seat // 2 * 2)
    return 3 if t.seats == 2 and t.mode != 0 else 1 << seat


@rule
def draw_cards(t: Table, box: Box, seat: int, count: int, tale: Tale) -> None:
    """So many draws, one at a time."""
    before = t.hand_size[seat]
    for _ in range(count):
        draw_card(t, box, seat, tale)
    tell(tale, DRAWS_CARDS, seat, 40, t.hand_size[seat] - before, 0, 0)


@rule
def reshuffle(t: Table, seat: int, tale: Tale) -> None:
    """VO-41, VO-46: the Discard Pile alone becomes the House Deck. Everybody could count what had
    been drawn from the old one: from now on they know what is in the hand."""
    for title in range(TITLES):
        t.house_deck[seat, title] = t.discard[seat, title]
        t.discard[seat, title] = 0
        t.seen[seat, title] = t.hand[seat, title]
    t.deck_size[seat] = t.discard_size[seat]
    t.discard_size[seat] = 0
    tell(tale, RESHUFFLES, seat, 41, t.deck_size[seat], 0, 0)
    if t.mode == SOLO:
        t.dragon = BESIDE  # VO-313


@rule
def leave_hand(t: Table, seat: int, title: int) -> None:
    """A card leaves the hand for all to see."""
    t.hand[seat, title] -= 1
    t.hand_size[seat] -= 1
    if t.seen[seat, title] > 0:
        t.seen[seat, title] -= 1


@rule
def show_in_hand(t: Table, seat: int, title: int) -> None:
    """All have seen that this card is in the hand."""
    if t.seen[seat, title] == 0:
        t.seen[seat, title] = 1


@rule
def put_on_discard(t: Table, seat: int, title: int) -> None:
    """A card goes to the Discard Pile."""
    t.discard[seat, title] += 1
    t.discard_size[seat] += 1


@rule
def put_in_play(t: Table, box: Box, seat: int, title: int) -> None:
    """A card comes to the Playing Area."""
    t.played[seat, title] += 1
    t.colours[seat, box.card[title, COLOUR]] += 1
    if box.card[title, TYPE] == WONDER:
        t.wonders[seat] += 1


@rule
def cards_in_play(t: Table, seat: int) -> int:
    """How many cards lie in the Playing Area."""
    return t.colours[seat, 0] + t.colours[seat, 1] + t.colours[seat, 2] + t.colours[seat, 3]


@rule
def take_upright(t: Table, box: Box, seat: int, title: int) -> None:
    """A card that lies upright leaves the Playing Area."""
    t.played[seat, title] -= 1
    t.used[seat, title] = min(t.used[seat, title], t.played[seat, title])
    t.colours[seat, box.card[title, COLOUR]] -= 1
    if box.card[title, TYPE] == WONDER:
        t.wonders[seat] -= 1
    if t.gained[seat, title] > 0:  # in its player's own turn it has given its points
        t.gained[seat, title] -= 1


@rule
def take_sealed(t: Table, box: Box, seat: int, title: int) -> None:
    """A sealed Wonder leaves the Playing Area."""
    t.played[seat, title] -= 1
    t.sealed[seat, title] -= 1
    t.colours[seat, box.card[title, COLOUR]] -= 1
    t.wonders[seat] -= 1
    t.gained[seat, title] = min(t.gained[seat, title], t.played[seat, title])


@rule
def remove(t: Table, title: int) -> None:
    """VO-14: out of the game for good."""
    t.removed[title] += 1


# ---------------------------------------------------------------- the Asset Deck


@rule
def next_asset(t: Table, box: Box, market: int, tale: Tale) -> int:
    """The next card of the face-down Asset Deck, or EMPTY."""
    if t.asset_size[market] > 0:
        return draw_asset(t, market)
    if t.asset_under_size[market] > 0:
        title = t.asset_under[market, 0]
        t.asset_under_size[market] -= 1
        for place in range(t.asset_under_size[market]):
            t.asset_under[market, place] = t.asset_under[market, place + 1]
        return title
    if t.mode == SOLO and t.aside_size > 0:
        shuffle_aside(t, tale)
        return draw_asset(t, market)
    return EMPTY


@rule
def draw_asset(t: Table, market: int) -> int:
    """A random card of the Asset Deck's unseen part. VO-225: of its upper pile first; a talisman
    half is as likely as any other card of its pile."""
    size = t.asset_size[market]
    t.asset_size[market] = size - 1
    if size > t.lower_size:
        if t.upper_halves > 0 and draw(t, size - t.lower_size) < t.upper_halves:
            t.upper_halves -= 1
            return HALF
    else:
        t.lower_size -= 1
        if t.lower_halves > 0 and draw(t, size) < t.lower_halves:
            t.lower_halves -= 1
            return HALF
    return draw_title(t, t.asset_deck, market, size - t.upper_halves - t.lower_halves)


@rule
def shuffle_aside(t: Table, tale: Tale) -> None:
    """VO-324: the Aside pile becomes the Asset Deck."""
    for title in range(TITLES):
        t.asset_deck[0, title] = t.aside[title]
        t.aside[title] = 0
    t.asset_size[0] = t.aside_size
    t.aside_size = 0
    t.batch += 1
    tell(tale, ASIDE_SHUFFLED, t.current, 324, 0, 0, 0)


@rule
def take_asset(t: Table, box: Box, market: int, tale: Tale) -> int:
    """The top card of the Asset Deck, or EMPTY; VO-6: the next one is turned up at once."""
    title = t.asset_top[market]
    if title == EMPTY:
        title = next_asset(t, box, market, tale)
    turn_up_asset(t, box, market, tale)
    return title


@rule
def turn_up_asset(t: Table, box: Box, market: int, tale: Tale) -> None:
    """VO-6, VO-7: the top card of the Asset Deck lies face up, unless it is hidden."""
    t.asset_top[market] = EMPTY
    if not top_is_hidden(t):
        t.asset_top[market] = next_asset(t, box, market, tale)


@rule
def assets_left(t: Table, market: int) -> int:
    """How many cards the Asset Deck has."""
    top = 0 if t.asset_top[market] == EMPTY else 1
    return top + t.asset_size[market] + t.asset_under_size[market]


@rule
def put_under_assets(t: Table, market: int, title: int) -> None:
    """To the very bottom of the Asset Deck, for all to see."""
    t.asset_under[market, t.asset_under_size[market]] = title
    t.asset_under_size[market] += 1


@rule
def shuffle_assets(t: Table, box: Box, added: int, tale: Tale) -> None:
    """VO-186, VO-227: a card is shuffled into the whole Asset Deck: its order is unknown again."""
    put_among_assets(t, added)
    if t.asset_top[0] != EMPTY:
        put_among_assets(t, t.asset_top[0])
    for place in range(t.asset_under_size[0]):
        put_among_assets(t, t.asset_under[0, place])
    t.asset_under_size[0] = 0
    t.upper_halves += t.lower_halves
    t.lower_size, t.lower_halves = 0, 0
    turn_up_asset(t, box, 0, tale)


@rule
def put_among_assets(t: Table, title: int) -> None:
    """Into the unseen part of the Asset Deck."""
    t.asset_size[0] += 1
    if title == HALF:
        t.upper_halves += 1
    else:
        t.asset_deck[0, title] += 1


@rule
def fill_space(t: Table, box: Box, market: int, space: int, tale: Tale) -> None:
    """One space of the Row gets the top card of the Asset Deck, if there is one."""
    t.row[market, space] = take_asset(t, box, market, tale)
    if t.row[market, space] != EMPTY:
        tell(tale, FILLS_ROW, t.current, 169, t.row[market, space], space, 0)


@rule
def refill_row(t: Table, box: Box, market: int, tale: Tale) -> None:
    """VO-169, VO-170: every empty space, from the first on, as far as the deck goes."""
    for space in range(SPACES):
        if t.row[market, space] == EMPTY:
            fill_space(t, box, market, space, tale)


# ---------------------------------------------------------------- the Rage Pile


@rule
def add_rage(t: Table, box: Box, tale: Tale) -> None:
    """VO-310, VO-311, VO-324: a card of the Asset Deck goes unseen to the bottom of the pile."""
    title = next_asset(t, box, 0, tale)
    if title != EMPTY:
        t.rage[t.rage_size], t.rage_batch[t.rage_size] = title, t.batch
        t.rage_size += 1
        tell(tale, ADDS_RAGE, t.current, 310, 0, 0, 0)


# ---------------------------------------------------------------- the Wonder Deck


@rule
def next_wonder(t: Table, market: int) -> int:
    """The top card of the Wonder Deck, or EMPTY."""
    if t.wonder_size[market] > 0:
        t.wonder_size[market] -= 1
        return draw_title(t, t.wonder_deck, market, t.wonder_size[market] + 1)
    if t.wonder_under_size[market] == 0:
        return EMPTY
    title = t.wonder_under[market, 0]
    t.wonder_under_size[market] -= 1
    for place in range(t.wonder_under_size[market]):
        t.wonder_under[market, place] = t.wonder_under[market, place + 1]
    return title


@rule
def refill_lair(t: Table, market: int, tale: Tale) -> None:
    """VO-169: every empty slot of the Lair, whatever the Wonder costs."""
    for slot in range(LAIR_SLOTS):
        if t.lair[market, slot] == EMPTY:
            t.lair[market, slot] = next_wonder(t, market)
            if t.lair[market, slot] != EMPTY:
                tell(tale, FILLS_LAIR, t.current, 169, t.lair[market, slot], slot, 0)
