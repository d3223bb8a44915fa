"""Troops and Buildings in Cities: VO-57 to VO-59, VO-82 to VO-84; attacks: VO-86 to VO-93; ruins
and what is rebuilt: VO-230 to VO-234."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    ATTACKS,
    CHOOSE_CITY,
    CHOOSE_SLOT,
    DRAGON_RETURNS,
    LOSES_BUILDING,
    LOSES_CITY,
    LOSES_CITY_FOR_GOOD,
    LOSES_TROOP,
    PLACES,
    REBUILDS,
    REDEPLOYS,
    REPLACES_IN_CITY,
    TROOP_GOES_BACK,
)
from tablee.games.volfyirion.rules.ending import line_has_fallen
from tablee.games.volfyirion.rules.pieces import (
    ALLOWED,
    B,
    C,
    battle_of,
    cities_up,
    gain,
    is_lair,
    line_of,
    line_of_city,
    may_go_to,
    owns_troop_in,
    purse,
    slots_in,
    strength,
    troops_in,
)
from tablee.games.volfyirion.rules.piles import add_rage, leave_hand, remove, shuffle_assets
from tablee.games.volfyirion.rules.ploys import (
    card_has_come_to_city,
    double_shift,
    second_chance,
)
from tablee.games.volfyirion.table import (
    BEFORE_RESULT,
    BUILDING,
    CALLED_BACK,
    CITIES,
    COOP,
    COST,
    EMPTY,
    FROM_HAND,
    OFF_BOARD,
    ON_LAIR,
    ON_LAIR_1,
    REDEPLOYED,
    SELLSWORD,
    SOLO,
    TEAM,
    TO_ATTACKER,
    TO_DEFENDER,
    TO_LAIR,
    TRAIT,
    TROOP,
    TROOPS_EACH,
    TYPE,
    Box,
    Table,
)

# ---------------------------------------------------------------- into a City


@rule
def has_place(t: Table, box: Box, seat: int, title: int) -> bool:
    """VO-59: whether any City could take this card."""
    for city in range(CITIES):
        if may_go_to(t, box, seat, title, city):
            return True
    return False


@rule
def verdict_on_placing(t: Table, box: Box, seat: int, city: int) -> int:
    """VO-57: one's own City; VO-82, VO-354: for a Troop that is redeployed another than it left;
    VO-219: and so for one that is called back."""
    if not may_go_to(t, box, seat, t.card, city):
        return 59 if t.standing[city] == 1 else 91
    if t.placing == REDEPLOYED:
        return verdict_on_target(t, box, seat, t.source, city)
    return ALLOWED


@rule
def verdict_on_target(t: Table, box: Box, seat: int, source: int, city: int) -> int:
    """VO-82, VO-354, VO-433, VO-426: where a Troop may be redeployed to."""
    if city == source or not owns_troop_in(t, seat, city):
        return 82
    if t.redeploy_onto_occupied == 1 and t.troop[city, 0] != EMPTY:
        return 426
    return ALLOWED


@rule
def find_place(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """The player chooses which City, if there is more than one."""
    only, count = EMPTY, 0
    for city in range(CITIES):
        if verdict_on_placing(t, box, seat, city) == ALLOWED:
            only = city
            count += 1
    if count == 1:
        go_to_city(t, box, seat, only, tale)
    else:
        ask(t, seat, CHOOSE_CITY)


@rule
def go_to_city(t: Table, box: Box, seat: int, city: int, tale: Tale) -> None:
    """VO-58: into the first free slot, or the only one; VO-433: of two full slots one is chosen."""
    slots = slots_in(t, box, city, t.card)
    slot = 0
    if slots == 2:
        troop = box.card[t.card, TYPE] == TROOP
        while slot < 2 and (t.troop[city, slot] if troop else t.building[city, slot]) != EMPTY:
            slot += 1
    if slot == 2:
        t.target = city
        ask(t, seat, CHOOSE_SLOT)
    else:
        settle(t, box, seat, city, slot, tale)


@rule
def settle(t: Table, box: Box, seat: int, city: int, slot: int, tale: Tale) -> None:
    """VO-57, VO-58, VO-83: the card comes to its slot; what was there is removed."""
    title = t.card
    used = leave_where_it_was(t, seat)
    tell(tale, PLACES, seat, 57, title, city, 0)
    if box.card[title, TYPE] == BUILDING:
        old = t.building[city, slot]
        t.building[city, slot], t.building_used[city, slot] = title, 0
        gain(t, box, line_of_city(city) if t.mode == COOP else seat, title)  # VO-70, VO-353
    else:
        old = t.troop[city, slot]
        t.troop[city, slot], t.troop_used[city, slot] = title, used
    if old != EMPTY:
        remove(t, old)
        tell(tale, REPLACES_IN_CITY, seat, 58, old, city, 0)
    t.card = EMPTY
    if t.placing == FROM_HAND and t.mode == SOLO:
        add_rage(t, box, tale)  # VO-311
    if t.placing != REDEPLOYED:
        card_has_come_to_city(t, tale)


@rule
def leave_where_it_was(t: Table, seat: int) -> int:
    """The hand, another City, or the removed cards (VO-219). The result is whether its Secondary
    Ability was used this turn."""
    if t.placing == FROM_HAND:
        leave_hand(t, seat, t.card)
    elif t.placing == CALLED_BACK:
        t.removed[t.card] -= 1
        t.fallen[t.card] -= 1
    else:
        t.troop[t.source, t.source_slot] = EMPTY
        return t.troop_used[t.source, t.source_slot]
    return 0


# ---------------------------------------------------------------- redeploy


@rule
def verdict_on_redeploying(t: Table, box: Box, seat: int, city: int, slot: int) -> int:
    """VO-82: one's own Troop, for its cost, to another of one's Cities."""
    title = t.troop[city, slot]
    if title == EMPTY or not owns_troop_in(t, seat, city):
        return 82
    if t.points[seat, C] < box.card[title, COST]:
        return 50
    reason = 82
    for other in range(CITIES):
        if may_go_to(t, box, seat, title, other):
            verdict = verdict_on_target(t, box, seat, city, other)
            if verdict == ALLOWED:
                return ALLOWED
            if verdict == 426:
                reason = 426
    return reason


@rule
def redeploy(t: Table, box: Box, seat: int, city: int, slot: int, tale: Tale) -> None:
    """VO-82: paid before the City is chosen."""
    t.card, t.source, t.source_slot = t.troop[city, slot], city, slot
    t.placing = REDEPLOYED
    t.points[seat, C] -= box.card[t.card, COST]
    tell(tale, REDEPLOYS, seat, 82, t.card, city, box.card[t.card, COST])
    find_place(t, box, seat, tale)


# ---------------------------------------------------------------- attack


@rule
def verdict_on_attacking(t: Table, box: Box, seat: int, city: int) -> int:
    """VO-86, VO-91; VO-87, VO-88, VO-413: paid in full (VO-90)."""
    if t.standing[city] == 0:
        return 91 if t.losses[city] > 0 else 86
    if line_of_city(city) == line_of(t, seat):
        return 86
    return ALLOWED if battle_of(t, seat) >= strength(t, box, city) else 90


@rule
def attack(t: Table, box: Box, seat: int, city: int, tale: Tale) -> None:
    """VO-86 to VO-89: pay; then Ploys may have their say (VO-211, VO-221)."""
    paid = strength(t, box, city)
    t.points[purse(t, seat), B] -= paid
    tell(tale, ATTACKS, seat, 86, city, paid, 0)
    if double_shift(t, box, city, tale):
        return
    if t.second_chance_timing == BEFORE_RESULT and second_chance(t, city, tale):
        t.target, t.paid = city, paid
        return
    strike(t, box, seat, city, tale)
    if t.winner == EMPTY and t.second_chance_timing != BEFORE_RESULT:
        second_chance(t, city, tale)


@rule
def strike_after_all(t: Table, box: Box, tale: Tale) -> None:
    """VO-221, by option: the Troop has come back or not; what was paid may suffice still."""
    city, paid = t.target, t.paid
    t.target, t.paid = EMPTY, 0
    if paid >= strength(t, box, city):
        strike(t, box, t.current, city, tale)


@rule
def strike(t: Table, box: Box, seat: int, city: int, tale: Tale) -> None:
    """VO-87: a guarded City loses its Troops (VO-413: all of them); VO-88: an open one falls.
    VO-185: a Mercenary goes back into the Asset Deck, and the City falls all the same."""
    guarded = troops_in(t, city) > 0
    sellsword = guarded and box.card[t.troop[city, 0], TRAIT] == SELLSWORD
    if sellsword:
        title = t.troop[city, 0]
        t.troop[city, 0] = EMPTY
        tell(tale, TROOP_GOES_BACK, line_of_city(city), 185, title, city, 0)
        shuffle_assets(t, box, title, tale)
    elif guarded:
        strip_troops(t, city, 87, tale)
    if sellsword or not guarded:
        raze(t, city, 88, tale)
        if t.dragon == city and t.dragon_on_razed_city == TO_LAIR:
            token_returns(t, line_of_city(city), 92, tale)
        if cities_up(t, line_of_city(city)) == 0:
            line_has_fallen(t, line_of_city(city), tale)


@rule
def strip_troops(t: Table, city: int, number: int, tale: Tale) -> None:
    """All Troops of a City are removed."""
    for slot in range(TROOPS_EACH):
        if t.troop[city, slot] != EMPTY:
            lose_troop(t, city, slot, number, tale)


@rule
def lose_troop(t: Table, city: int, slot: int, number: int, tale: Tale) -> None:
    """VO-187: removed from the game, a Mercenary too."""
    tell(tale, LOSES_TROOP, line_of_city(city), number, t.troop[city, slot], city, 0)
    remove(t, t.troop[city, slot])
    t.troop[city, slot] = EMPTY


@rule
def lose_building(t: Table, city: int, slot: int, number: int, tale: Tale) -> None:
    """Removed from the game."""
    tell(tale, LOSES_BUILDING, line_of_city(city), number, t.building[city, slot], city, 0)
    remove(t, t.building[city, slot])
    t.building[city, slot] = EMPTY


@rule
def raze(t: Table, city: int, number: int, tale: Tale) -> None:
    """VO-88, VO-168: the City is destroyed with all that is in it; VO-232: the second time for
    good. VO-111: so is the Lair."""
    strip_troops(t, city, number, tale)
    for slot in range(TROOPS_EACH):
        if t.building[city, slot] != EMPTY:
            lose_building(t, city, slot, number, tale)
    t.standing[city] = 0
    t.losses[city] += 1
    if t.losses[city] == 2 or is_lair(city):
        tell(tale, LOSES_CITY_FOR_GOOD, line_of_city(city), number, city, 0, 0)
    else:
        tell(tale, LOSES_CITY, line_of_city(city), number, city, 0, 0)


@rule
def token_returns(t: Table, line: int, number: int, tale: Tale) -> None:
    """VO-92, VO-168: to the Lair; VO-420: of the team whose Stronghold burned, or as agreed."""
    if t.mode != TEAM:
        t.dragon = ON_LAIR
    elif t.team_dragon_return == TO_DEFENDER:
        t.dragon = ON_LAIR_1 + line
    elif t.team_dragon_return == TO_ATTACKER:
        t.dragon = ON_LAIR_1 + 1 - line
    else:
        t.dragon = OFF_BOARD
    tell(tale, DRAGON_RETURNS, line, number, 0, 0, 0)


# ---------------------------------------------------------------- rebuild


@rule
def rebuild_price(t: Table, city: int) -> int:
    """VO-231, VO-430: Command to rebuild a City."""
    return t.defence[city] + t.rebuild_cost


@rule
def verdict_on_rebuilding(t: Table, seat: int, city: int) -> int:
    """VO-230 to VO-232, VO-111: one's own City, destroyed once."""
    if t.rebuild_cities == 0 or t.standing[city] == 1 or line_of_city(city) != line_of(t, seat):
        return 230
    if is_lair(city):
        return 111
    if t.losses[city] != 1:
        return 232 if t.losses[city] == 2 else 230
    return ALLOWED if t.points[seat, C] >= rebuild_price(t, city) else 231


@rule
def rebuild(t: Table, seat: int, city: int, tale: Tale) -> None:
    """VO-230, VO-233: it stands again, its slots empty."""
    price = rebuild_price(t, city)
    t.points[seat, C] -= price
    t.standing[city] = 1
    tell(tale, REBUILDS, seat, 230, city, price, 0)
