"""Volfyirion: moving the token, VO-127 to VO-131 and VO-158; defeating it, VO-103 to VO-111."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    BAITS,
    CHOOSE_LAIR,
    CHOOSE_OWNER,
    CHOOSE_TARGET,
    DEFEATS_DRAGON,
    DRAGON_BURNS,
    GETS_WONDER,
    LAIRS_LEAVE,
    LEAVES_LAIR,
    REPELS_DRAGON,
    SENDS_DRAGON,
    TAKES_LAIR,
    THIN,
    WONDERS,
)
from tablee.games.volfyirion.rules.cities import raze, token_returns
from tablee.games.volfyirion.rules.ending import line_has_fallen
from tablee.games.volfyirion.rules.pieces import (
    ALLOWED,
    B,
    K,
    battle_of,
    cities_up,
    gain,
    knowledge_of,
    line_of,
    line_of_city,
    market_of,
    purse,
    side_of,
)
from tablee.games.volfyirion.rules.piles import put_in_play, put_on_discard, remove
from tablee.games.volfyirion.rules.ploys import mirage_city, wonder_has_come_to_play
from tablee.games.volfyirion.table import (
    ARMORY,
    AUTO_TAKE,
    CHOOSING_LAIR,
    CITIES,
    EMPTY,
    FIRST_THINS,
    GAINING_WONDERS,
    GONE,
    LAIR_SLOTS,
    LINE,
    NOT_DEFEATED,
    ON_LAIR,
    OWN_LAIR,
    SECOND_THINS,
    TEAM,
    Box,
    Table,
)

# ---------------------------------------------------------------- the token moves


@rule
def verdict_on_any_move(t: Table, seat: int) -> int:
    """VO-128, VO-130: from the Lair, or from one's own City; VO-109, VO-159: not once it is
    defeated."""
    if t.dragon == GONE:
        return 109
    if t.dragon < CITIES and line_of_city(t.dragon) != line_of(t, seat):
        return 130
    return ALLOWED


@rule
def verdict_on_moving(t: Table, box: Box, seat: int) -> int:
    """VO-127: for so much Knowledge."""
    if t.mode == TEAM:
        return 415  # a team moves the token by the prices on its Lair
    verdict = verdict_on_any_move(t, seat)
    if verdict != ALLOWED:
        return verdict
    return ALLOWED if knowledge_of(t, seat) >= box.move_cost else 127


@rule
def move_dragon(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-127: paid first; then, from the Lair, the City is chosen."""
    t.points[seat, K] -= box.move_cost
    t.paid = box.move_cost
    if t.dragon == ON_LAIR:
        ask(t, seat, CHOOSE_TARGET)
    else:
        repel(t, seat, 128, tale)


@rule
def repel(t: Table, seat: int, number: int, tale: Tale) -> None:
    """VO-128: from one's own City back to the Lair."""
    t.dragon = ON_LAIR
    tell(tale, REPELS_DRAGON, seat, number, t.paid, 0, 0)
    t.paid = 0


@rule
def verdict_on_sending(t: Table, seat: int, city: int) -> int:
    """VO-128, VO-91: onto a standing City of the enemy."""
    if t.standing[city] == 0:
        return 91
    own = line_of_city(city) == line_of(t, seat)
    if t.baiting == 1:
        return ALLOWED if own else 229
    return ALLOWED if not own and city != t.dragon else 128


@rule
def send(t: Table, seat: int, city: int, tale: Tale) -> None:
    """VO-128, VO-131: it burns the City if it is still there at the end of its owner's turn."""
    t.dragon = city
    if t.baiting == 1:
        t.baiting = 0
        tell(tale, BAITS, seat, 229, city, 0, 0)
        return
    tell(tale, SENDS_DRAGON, seat, 128, city, t.paid, 0)
    t.paid = 0
    mirage_city(t, city, tale)


@rule
def burn(t: Table, line: int, tale: Tale) -> None:
    """VO-167, VO-168, VO-420: at the end of a turn, the City of who ends it on which the token
    stands. VO-427: on a ruin it burns nothing any more."""
    if t.dragon >= CITIES or line_of_city(t.dragon) != line:
        return
    city = t.dragon
    if t.standing[city] == 1:
        tell(tale, DRAGON_BURNS, line, 168, city, 0, 0)
        raze(t, city, 168, tale)
    token_returns(t, line, 168, tale)
    if cities_up(t, line) == 0:
        line_has_fallen(t, line, tale)


# ---------------------------------------------------------------- defeat


@rule
def defeat_price(t: Table, box: Box, seat: int) -> int:
    """VO-103, VO-201, VO-421."""
    if t.mode == TEAM:
        return box.team_defeat_cost
    return box.armory_cost if t.perk[seat] == ARMORY else box.defeat_cost


@rule
def verdict_on_defeating(t: Table, box: Box, seat: int) -> int:
    """VO-48: once in the whole game; VO-103: wherever the token is."""
    if t.dragon == GONE:
        return 48
    return ALLOWED if battle_of(t, seat) >= defeat_price(t, box, seat) else 103


@rule
def defeat(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-104: the token is removed from the game; what follows goes step by step."""
    price = defeat_price(t, box, seat)
    t.points[purse(t, seat), B] -= price
    t.dragon = GONE
    t.defeating = GAINING_WONDERS
    tell(tale, DEFEATS_DRAGON, seat, 103, price, 0, 0)


@rule
def go_on_defeating(t: Table, box: Box, tale: Tale) -> None:
    """VO-105: one Wonder of the Lair after the other, each with its removal; then the Lair."""
    slot = filled_slot(t, market_of(t, t.current))
    if t.mode == TEAM:
        go_on_defeating_as_team(t, slot, tale)
    elif slot != EMPTY:
        gain_lair_wonder(t, box, t.current, slot, tale)
        ask(t, t.current, THIN)
    elif t.lair_take == AUTO_TAKE:
        take_lair(t, box, t.current, tale)
    else:
        t.defeating = CHOOSING_LAIR
        ask(t, t.current, CHOOSE_LAIR)


@rule
def filled_slot(t: Table, market: int) -> int:
    """The first slot of the Lair that holds a Wonder, or EMPTY."""
    for slot in range(LAIR_SLOTS):
        if t.lair[market, slot] != EMPTY:
            return slot
    return EMPTY


@rule
def gain_lair_wonder(t: Table, box: Box, seat: int, slot: int, tale: Tale) -> None:
    """VO-105: to the Discard Pile, or by option into play."""
    title = t.lair[0, slot]
    t.lair[0, slot] = EMPTY
    t.just_got, t.got_by, t.acquired[seat] = title, seat, 1
    tell(tale, GETS_WONDER, seat, 105, title, 0, 0)
    if t.lair_wonders_to_play == 0:
        put_on_discard(t, seat, title)
    else:
        put_wonder_in_play(t, box, seat, title, tale)


@rule
def put_wonder_in_play(t: Table, box: Box, seat: int, title: int, tale: Tale) -> None:
    """VO-70, VO-216: it gives its points at once; then a Ploy may have waited for it."""
    put_in_play(t, box, seat, title)
    t.gained[seat, title] += 1
    gain(t, box, seat, title)
    wonder_has_come_to_play(t, box, tale)


@rule
def take_lair(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-106, VO-108: a City more, and its Battle at once; VO-109: its market is closed."""
    t.defeating = NOT_DEFEATED
    t.lair_closed = 1
    t.standing[LINE * line_of(t, seat) + OWN_LAIR] = 1
    t.points[seat, B] += box.lair_battle
    tell(tale, TAKES_LAIR, seat, 106, 0, 0, 0)


@rule
def leave_lair(t: Table, seat: int, tale: Tale) -> None:
    """VO-428: the Lair stays where it is, nobody's City; Wonders are sold there as before."""
    t.defeating = NOT_DEFEATED
    tell(tale, LEAVES_LAIR, seat, 428, 0, 0, 0)


# ---------------------------------------------------------------- defeat, as a team


@rule
def go_on_defeating_as_team(t: Table, slot: int, tale: Tale) -> None:
    """VO-421: the Wonders of one's own Lair are shared out; then each may remove a card."""
    if slot != EMPTY:
        t.card = t.lair[side_of(t, t.current), slot]
        t.source_slot = slot
        ask(t, t.current, CHOOSE_OWNER)
    elif t.defeating == GAINING_WONDERS:
        t.defeating = FIRST_THINS
        t.just_got = EMPTY
        ask(t, purse(t, t.current), THIN)
    elif t.defeating == FIRST_THINS:
        t.defeating = SECOND_THINS
        ask(t, purse(t, t.current) + 1, THIN)
    else:
        t.defeating = NOT_DEFEATED
        lairs_leave(t, tale)


@rule
def give_wonder(t: Table, box: Box, owner: int, tale: Tale) -> None:
    """VO-421: into play at once."""
    t.lair[side_of(t, owner), t.source_slot] = EMPTY
    tell(tale, GETS_WONDER, owner, 421, t.card, 0, 0)
    put_wonder_in_play(t, box, owner, t.card, tale)
    t.card = EMPTY


@rule
def lairs_leave(t: Table, tale: Tale) -> None:
    """VO-422: both Lairs, the Wonders on them and both Wonder Decks leave the game."""
    t.lair_closed = 1
    for market in range(2):
        for slot in range(LAIR_SLOTS):
            if t.lair[market, slot] != EMPTY:
                remove(t, t.lair[market, slot])
                t.lair[market, slot] = EMPTY
        for title in WONDERS:
            t.removed[title] += t.wonder_deck[market, title]
            t.wonder_deck[market, title] = 0
        t.wonder_size[market] = 0
        for place in range(t.wonder_under_size[market]):
            remove(t, t.wonder_under[market, place])
        t.wonder_under_size[market] = 0
    tell(tale, LAIRS_LEAVE, t.current, 422, 0, 0, 0)
