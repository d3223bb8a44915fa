"""Solo: VO-300 to VO-327."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    CHOOSE_LOST_BUILDING,
    CHOOSE_LOST_TROOP,
    DRAGON_ATTACKS,
    DRAGON_RETURNS,
    DRAGON_SEALS,
    DRAGON_STRIKES,
    FIGHTS,
    PUTS_ASIDE,
    RAGE_BEGINS_WITH,
    REVEALS_RAGE,
    TAMES,
    WONDERS,
)
from tablee.games.volfyirion.rules.cities import lose_building, lose_troop, raze
from tablee.games.volfyirion.rules.ending import finish, line_has_fallen
from tablee.games.volfyirion.rules.pieces import ALLOWED, B, cities_up, strength
from tablee.games.volfyirion.table import (
    BUILDING,
    COMMAND_CARD,
    COST,
    EMPTY,
    KNOWLEDGE,
    ON_LAIR,
    TRIO,
    TROOP,
    TYPE,
    Box,
    Table,
)

THE_PLAYER = 0

# ---------------------------------------------------------------- the player's turn


@rule
def verdict_on_putting_aside(t: Table, box: Box, points: int) -> int:
    """VO-306: for Battle or for Knowledge."""
    if t.rage_size == 0:
        return 312
    return ALLOWED if t.points[THE_PLAYER, points] >= box.put_aside_cost else 306


@rule
def put_aside(t: Table, box: Box, points: int, tale: Tale) -> None:
    """VO-306, VO-312: the top card of the Rage Pile joins the Aside pile, face up."""
    t.points[THE_PLAYER, points] -= box.put_aside_cost
    title = t.rage[0]
    t.aside[title] += 1
    t.aside_size += 1
    tell(tale, PUTS_ASIDE, THE_PLAYER, 306, title, 0, 0)
    t.rage_size -= 1
    for place in range(t.rage_size):
        t.rage[place], t.rage_batch[place] = t.rage[place + 1], t.rage_batch[place + 1]
    t.rage[t.rage_size], t.rage_batch[t.rage_size] = EMPTY, EMPTY


@rule
def verdict_on_winning(t: Table, box: Box, points: int, number: int) -> int:
    """VO-307, VO-308."""
    return ALLOWED if t.points[THE_PLAYER, points] >= box.solo_cost else number


@rule
def win_alone(t: Table, box: Box, points: int, tale: Tale) -> None:
    """VO-307: the dragon is fought off with Battle; VO-308: or tamed with Knowledge."""
    t.points[THE_PLAYER, points] -= box.solo_cost
    if points == B:
        tell(tale, FIGHTS, THE_PLAYER, 307, box.solo_cost, 0, 0)
        finish(t, THE_PLAYER, 307, tale)
    else:
        tell(tale, TAMES, THE_PLAYER, 308, box.solo_cost, 0, 0)
        finish(t, THE_PLAYER, 308, tale)


# ---------------------------------------------------------------- the dragon's attack


@rule
def begin_attack(t: Table, box: Box, tale: Tale) -> None:
    """VO-314: the whole Rage Pile is revealed."""
    t.attacking = 1
    tell(tale, DRAGON_ATTACKS, THE_PLAYER, 314, t.rage_size, 0, 0)
    for place in range(t.rage_size):
        t.rage_batch[place] = EMPTY
        tell(tale, REVEALS_RAGE, THE_PLAYER, 314, t.rage[place], 0, 0)
        kind = box.card[t.rage[place], TYPE]
        if kind == TROOP:
            t.troops_to_lose += 1
        elif kind == BUILDING:
            t.buildings_to_lose += 1


@rule
def go_on_attacking(t: Table, box: Box, tale: Tale) -> None:
    """VO-315, VO-316: Troops and Buildings are lost; where there is a choice, it is the
    player's. VO-317 to VO-323: then the rest follows."""
    lose_all_troops(t, tale)
    if t.troops_to_lose > 0:
        ask(t, THE_PLAYER, CHOOSE_LOST_TROOP)
        return
    lose_all_buildings(t, tale)
    if t.buildings_to_lose > 0:
        ask(t, THE_PLAYER, CHOOSE_LOST_BUILDING)
        return
    strike_cities(t, box, tale)
    if t.winner == EMPTY:
        seal_wonders(t, box, tale)
        keep_one(t, box, tale)
        t.dragon, t.attacking = ON_LAIR, 0
        tell(tale, DRAGON_RETURNS, THE_PLAYER, 323, 0, 0, 0)


@rule
def lose_all_troops(t: Table, tale: Tale) -> None:
    """VO-315: where as many are to be lost as there are, nothing is left to choose."""
    troops = 0
    for city in range(TRIO):
        if t.troop[city, 0] != EMPTY:
            troops += 1
    if troops <= t.troops_to_lose:
        t.troops_to_lose = 0
        for city in range(TRIO):
            if t.troop[city, 0] != EMPTY:
                lose_troop(t, city, 0, 315, tale)


@rule
def lose_all_buildings(t: Table, tale: Tale) -> None:
    """VO-316."""
    buildings = 0
    for city in range(TRIO):
        if t.building[city, 0] != EMPTY:
            buildings += 1
    if buildings <= t.buildings_to_lose:
        t.buildings_to_lose = 0
        for city in range(TRIO):
            if t.building[city, 0] != EMPTY:
                lose_building(t, city, 0, 316, tale)


@rule
def verdict_on_losing_troop(t: Table, city: int) -> int:
    """VO-315: one of one's own."""
    return ALLOWED if t.troop[city, 0] != EMPTY else 315


@rule
def verdict_on_losing_building(t: Table, city: int) -> int:
    """VO-316: one of one's own."""
    return ALLOWED if t.building[city, 0] != EMPTY else 316


@rule
def choose_lost_troop(t: Table, city: int, tale: Tale) -> None:
    """VO-315."""
    t.troops_to_lose -= 1
    lose_troop(t, city, 0, 315, tale)


@rule
def choose_lost_building(t: Table, city: int, tale: Tale) -> None:
    """VO-316."""
    t.buildings_to_lose -= 1
    lose_building(t, city, 0, 316, tale)


@rule
def strike_cities(t: Table, box: Box, tale: Tale) -> None:
    """VO-317 to VO-320: the dragon's Battle razes the strongest City that it can pay for, with all
    that is in it, and again with what is left."""
    battle, commands = 0, 0
    for place in range(t.rage_size):
        if box.card[t.rage[place], TYPE] == COMMAND_CARD:
            battle += box.card[t.rage[place], COST]
            commands += 1
    if commands == 0:
        return
    battle += box.rage_bonus[t.difficulty] * (TRIO - cities_up(t, THE_PLAYER))
    city = strongest_within(t, box, battle)
    while city != EMPTY:
        battle -= strength(t, box, city)
        tell(tale, DRAGON_STRIKES, THE_PLAYER, 319, city, strength(t, box, city), 0)
        raze(t, city, 319, tale)
        city = strongest_within(t, box, battle)
    if cities_up(t, THE_PLAYER) == 0:
        line_has_fallen(t, THE_PLAYER, tale)


@rule
def strongest_within(t: Table, box: Box, battle: int) -> int:
    """VO-319: the standing City of highest effective defence that so much Battle pays for, or
    EMPTY. Of equals that with the higher Defence Value; no two have the same."""
    found, most = EMPTY, 0
    for city in range(TRIO):
        defence = strength(t, box, city)
        better = defence > most or (defence == most and t.defence[city] > t.defence[found])
        if better and t.standing[city] == 1 and defence <= battle:
            found, most = city, defence
    return found


@rule
def seal_wonders(t: Table, box: Box, tale: Tale) -> None:
    """VO-321: the dragon's Knowledge seals Wonders from the dearest on, as far as it goes."""
    knowledge = 0
    for place in range(t.rage_size):
        if box.card[t.rage[place], TYPE] == COMMAND_CARD:
            knowledge += box.card[t.rage[place], KNOWLEDGE]
    title = dearest_within(t, box, knowledge)
    while title != EMPTY:
        knowledge -= box.card[title, COST]
        t.sealed[THE_PLAYER, title] += 1
        tell(tale, DRAGON_SEALS, THE_PLAYER, 321, title, box.card[title, COST], 0)
        title = dearest_within(t, box, knowledge)


@rule
def dearest_within(t: Table, box: Box, knowledge: int) -> int:
    """The dearest unsealed Wonder that so much Knowledge pays for, or EMPTY; of equals one."""
    found, most = EMPTY, 0
    for title in WONDERS:
        price = box.card[title, COST]
        if t.played[THE_PLAYER, title] > t.sealed[THE_PLAYER, title] and most < price <= knowledge:
            found, most = title, price
    return found


@rule
def keep_one(t: Table, box: Box, tale: Tale) -> None:
    """VO-322: the dearest Command card revealed begins the new Rage Pile, face up; of equals the
    first. All others go aside."""
    kept, most = EMPTY, EMPTY
    for place in range(t.rage_size):
        title = t.rage[place]
        if box.card[title, TYPE] == COMMAND_CARD and box.card[title, COST] > most:
            kept, most = title, box.card[title, COST]
        t.aside[title] += 1
        t.rage[place] = EMPTY
    t.aside_size += t.rage_size
    t.rage_size = 0
    if kept != EMPTY:
        t.aside[kept] -= 1
        t.aside_size -= 1
        t.rage[0], t.rage_size = kept, 1
        tell(tale, RAGE_BEGINS_WITH, THE_PLAYER, 322, kept, 0, 0)
