"""Wonders: acquiring one and removing a card, VO-95 to VO-100; sealing and unsealing, VO-113 to
VO-119; taking an Ascension Path over, VO-189 to VO-193; two Perks, VO-202 and VO-205."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    CHOOSE_WHICH_WONDER,
    CHOOSE_WHO_THINS,
    COLLIDES,
    SEALS,
    TAKES_OVER,
    TAKES_UNSEEN_WONDER,
    TAKES_WONDER,
    THIN,
    THINS_DISCARD,
    THINS_HAND,
    THINS_NOTHING,
    THINS_PLAYED,
    UNSEALS,
    WONDERS,
)
from tablee.games.volfyirion.rules.pieces import (
    ALLOWED,
    B,
    K,
    battle_of,
    gain,
    knowledge_of,
    market_of,
    purse,
    side_of,
)
from tablee.games.volfyirion.rules.piles import (
    leave_hand,
    next_wonder,
    put_in_play,
    put_on_discard,
    refill_lair,
    remove,
    take_sealed,
    take_upright,
)
from tablee.games.volfyirion.table import (
    COLLIDER,
    COLLIDING,
    COST,
    EMPTY,
    HEROES,
    NOT_DEFEATED,
    ON_LAIR_1,
    SABOTEUR,
    SEALING,
    SOLO,
    TAKE_OVER,
    TEAM,
    TRAIT,
    UNSEALING,
    Box,
    Table,
)

# ---------------------------------------------------------------- acquire


@rule
def wonder_price(t: Table, box: Box, seat: int, title: int) -> int:
    """VO-95; VO-419: dearer while the token is on the team's own Lair."""
    if t.mode == TEAM and t.dragon == ON_LAIR_1 + side_of(t, seat):
        return box.card[title, COST] + box.clutch
    return box.card[title, COST]


@rule
def verdict_on_taking_wonder(t: Table, box: Box, seat: int, slot: int) -> int:
    """VO-95, VO-96, VO-109."""
    title = t.lair[market_of(t, seat), slot]
    if t.lair_closed == 1:
        return 109
    if title == EMPTY:
        return 96
    return ALLOWED if battle_of(t, seat) >= wonder_price(t, box, seat, title) else 95


@rule
def take_wonder(t: Table, box: Box, seat: int, slot: int, tale: Tale) -> None:
    """VO-95 to VO-97."""
    market = market_of(t, seat)
    title = t.lair[market, slot]
    price = wonder_price(t, box, seat, title)
    t.lair[market, slot] = EMPTY
    tell(tale, TAKES_WONDER, seat, 95, title, price, 0)
    acquire_wonder(t, seat, title, price)
    if t.mode == TEAM:
        refill_lair(t, market, tale)  # VO-410


@rule
def acquire_wonder(t: Table, seat: int, title: int, price: int) -> None:
    """VO-51, VO-97: to the Discard Pile; then one may remove a card; VO-411: or a teammate."""
    t.points[purse(t, seat), B] -= price
    t.acquired[side_of(t, seat)] = 1
    put_on_discard(t, seat, title)
    t.just_got, t.got_by = title, seat
    ask(t, seat, CHOOSE_WHO_THINS if t.mode == TEAM else THIN)


@rule
def verdict_on_unseen_wonder(t: Table, box: Box, seat: int) -> int:
    """VO-205: Heroes Party; VO-109."""
    if t.perk[seat] != HEROES:
        return 205
    if t.lair_closed == 1:
        return 109
    if t.wonder_size[0] + t.wonder_under_size[0] == 0:
        return 170
    return ALLOWED if battle_of(t, seat) >= box.heroes_cost else 205


@rule
def take_unseen_wonder(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-205: the top card of the Wonder Deck, whatever it is."""
    title = next_wonder(t, 0)
    tell(tale, TAKES_UNSEEN_WONDER, seat, 205, title, box.heroes_cost, 0)
    acquire_wonder(t, seat, title, box.heroes_cost)


# ---------------------------------------------------------------- remove a card


@rule
def verdict_on_thinning(t: Table, box: Box, seat: int, title: int, copies: int, here: bool) -> int:
    """VO-97, VO-99, VO-154, VO-196: a card of one's own in this zone, which holds so many copies;
    not the Wonder just acquired, if it came here."""
    if here and title == t.just_got and seat == t.got_by:
        return ALLOWED if copies > 1 else 99
    if copies == 0:
        return 97
    return 196 if box.card[title, TRAIT] == SABOTEUR else ALLOWED


@rule
def wonder_came_to_play(t: Table) -> bool:
    """VO-105, by option: the Wonder just acquired lies in the Playing Area."""
    return t.defeating != NOT_DEFEATED and t.lair_wonders_to_play == 1


@rule
def thin_hand(t: Table, seat: int, title: int, tale: Tale) -> None:
    """VO-98: it gives no points."""
    leave_hand(t, seat, title)
    remove(t, title)
    tell(tale, THINS_HAND, seat, 154, title, 0, 0)


@rule
def thin_discard(t: Table, seat: int, title: int, tale: Tale) -> None:
    """A card of the Discard Pile is removed."""
    t.discard[seat, title] -= 1
    t.discard_size[seat] -= 1
    remove(t, title)
    tell(tale, THINS_DISCARD, seat, 154, title, 0, 0)


@rule
def thin_played(t: Table, box: Box, seat: int, title: int, tale: Tale) -> None:
    """VO-98: it has already given its points. Of several copies, one whose Secondary Ability was
    used goes first: nobody would keep that one."""
    if t.used[seat, title] > 0:
        t.used[seat, title] -= 1
    take_upright(t, box, seat, title)
    remove(t, title)
    tell(tale, THINS_PLAYED, seat, 154, title, 0, 0)


@rule
def thin_sealed(t: Table, box: Box, seat: int, title: int, tale: Tale) -> None:
    """A sealed Wonder of one's own is removed."""
    take_sealed(t, box, seat, title)
    remove(t, title)
    tell(tale, THINS_PLAYED, seat, 154, title, 0, 0)


@rule
def thin_nothing(t: Table, seat: int, tale: Tale) -> None:
    """VO-97, VO-155: one need not."""
    tell(tale, THINS_NOTHING, seat, 154, 0, 0, 0)


# ---------------------------------------------------------------- seal and unseal


@rule
def verdict_on_sealing(t: Table, box: Box, seat: int) -> int:
    """VO-113, VO-118: some Wonder in play that isn't sealed, and enough Knowledge."""
    return verdict_on_any(t, box, seat, SEALING, 118, 113)


@rule
def verdict_on_unsealing(t: Table, box: Box, seat: int) -> int:
    """VO-114; VO-325: in Solo by option only."""
    if t.mode == SOLO and t.solo_unseal == 0:
        return 325
    return verdict_on_any(t, box, seat, UNSEALING, 118, 114)


@rule
def verdict_on_colliding(t: Table, box: Box, seat: int) -> int:
    """VO-202: Anomaly Collider, once a turn."""
    if t.perk[seat] != COLLIDER or t.collided[seat] == 1:
        return 202
    return verdict_on_any(t, box, seat, COLLIDING, 202, 202)


@rule
def verdict_on_any(t: Table, box: Box, seat: int, doing: int, none: int, short: int) -> int:
    """Whether this can be done to some Wonder: `none` where there isn't any, `short` where none
    can be paid for."""
    reason = none
    for owner in range(t.seats):
        if t.wonders[owner] > 0:
            for title in WONDERS:
                if may_be_chosen(t, box, seat, doing, owner, title):
                    if can_pay(t, box, seat, doing, title):
                        return ALLOWED
                    reason = short
    return reason


@rule
def may_be_chosen(t: Table, box: Box, seat: int, doing: int, owner: int, title: int) -> bool:
    """VO-113, VO-114, VO-190, VO-202: whether a Wonder lies as it must; an Ascension Path can't
    be sealed by any means."""
    if doing == UNSEALING:
        return t.sealed[owner, title] > 0
    if doing == COLLIDING and owner != seat:
        return False
    return t.played[owner, title] > t.sealed[owner, title] and box.card[title, TAKE_OVER] == 0


@rule
def can_pay(t: Table, box: Box, seat: int, doing: int, title: int) -> bool:
    """VO-28: as much Knowledge as the Wonder costs Battle; the Collider costs nothing."""
    return doing == COLLIDING or knowledge_of(t, seat) >= box.card[title, COST]


@rule
def choose_which(t: Table, seat: int, doing: int) -> None:
    """Which Wonder is asked next."""
    t.sealing = doing
    ask(t, seat, CHOOSE_WHICH_WONDER)


@rule
def verdict_on_choosing(t: Table, box: Box, seat: int, owner: int, title: int) -> int:
    """Which Wonders will do."""
    if not may_be_chosen(t, box, seat, t.sealing, owner, title):
        if box.card[title, TAKE_OVER] > 0 and t.played[owner, title] > 0:
            return 190
        return 202 if t.sealing == COLLIDING else 118
    if can_pay(t, box, seat, t.sealing, title):
        return ALLOWED
    return 114 if t.sealing == UNSEALING else 113


@rule
def choose_wonder(t: Table, box: Box, seat: int, owner: int, title: int, tale: Tale) -> None:
    """VO-113, VO-114, VO-202."""
    price = box.card[title, COST]
    if t.sealing == UNSEALING:
        t.points[purse(t, seat), K] -= price
        tell(tale, UNSEALS, seat, 114, title, price, owner)
        unseal(t, box, owner, title)
        return
    t.sealed[owner, title] += 1
    if t.sealing == COLLIDING:
        t.collided[seat] = 1
        t.points[seat, K] += price
        tell(tale, COLLIDES, seat, 202, title, price, 0)
    else:
        t.points[purse(t, seat), K] -= price
        tell(tale, SEALS, seat, 113, title, price, owner)


@rule
def unseal(t: Table, box: Box, owner: int, title: int) -> None:
    """VO-119: in its controller's turn it gives its points, if it hasn't yet."""
    t.sealed[owner, title] -= 1
    if side_of(t, owner) == t.side and t.gained[owner, title] < t.played[owner, title]:
        t.gained[owner, title] += 1
        gain(t, box, owner, title)


# ---------------------------------------------------------------- take over


@rule
def path_of(t: Table, box: Box, owner: int) -> int:
    """A Wonder in play that can be taken over, or EMPTY."""
    for title in WONDERS:
        if t.played[owner, title] > 0 and box.card[title, TAKE_OVER] > 0:
            return title
    return EMPTY


@rule
def verdict_on_taking_over(t: Table, box: Box, seat: int) -> int:
    """VO-191: one that the opponent has."""
    if t.ascension_path == 0 or t.wonders[1 - seat] == 0:
        return 191
    title = path_of(t, box, 1 - seat)
    if title == EMPTY or t.points[seat, K] < box.card[title, TAKE_OVER]:
        return 191
    return ALLOWED


@rule
def take_over(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-191, VO-192: it gives its points at once; it isn't acquired."""
    title = path_of(t, box, 1 - seat)
    price = box.card[title, TAKE_OVER]
    t.points[seat, K] -= price
    take_upright(t, box, 1 - seat, title)
    put_in_play(t, box, seat, title)
    t.gained[seat, title] += 1
    gain(t, box, seat, title)
    tell(tale, TAKES_OVER, seat, 191, title, price, 0)
