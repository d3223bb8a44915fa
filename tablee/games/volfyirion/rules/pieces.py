"""What is asked everywhere: whose City this is, how strong it stands, who shares what with whom."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.volfyirion.table import (
    BATTLE,
    BUILDING,
    COLOUR,
    COMMAND,
    COOP,
    DEFENCE,
    EMPTY,
    KNOWLEDGE,
    LINE,
    ORACLE,
    OWN_LAIR,
    SOLO,
    STRONGHOLD,
    TEAM,
    TRIO,
    TROOPS_EACH,
    TYPE,
    Box,
    Table,
)

ALLOWED = 0

# The three sorts of points, in the order in which a player has them.
C, B, K = range(3)


@rule
def side_of(t: Table, seat: int) -> int:
    """The side that a seat plays for: itself, its team, or 0 for all of a co-op."""
    if t.mode == TEAM:
        return seat // 2
    return 0 if t.mode == COOP else seat


@rule
def line_of(t: Table, seat: int) -> int:
    """The line of Cities that a seat defends: its own, or its team's."""
    return seat // 2 if t.mode == TEAM else seat


@rule
def line_of_city(city: int) -> int:
    """Whose Cities this one lies among."""
    return city // LINE if city < STRONGHOLD else (city - STRONGHOLD) // TRIO


@rule
def first_city(t: Table, line: int) -> int:
    """The first City of a line; the others follow."""
    return STRONGHOLD + TRIO * line if t.mode == TEAM else LINE * line


@rule
def end_of_line(t: Table, line: int) -> int:
    """One past the last City of a line; a Lair that somebody has taken is among them."""
    return STRONGHOLD + TRIO * (line + 1) if t.mode == TEAM else LINE * (line + 1)


@rule
def is_lair(city: int) -> bool:
    """VO-107: the Lair has no slots."""
    return city < STRONGHOLD and city % LINE == OWN_LAIR


@rule
def cities_up(t: Table, line: int) -> int:
    """How many Cities of a line stand, a Lair included (VO-110)."""
    up = 0
    for city in range(first_city(t, line), end_of_line(t, line)):
        up += t.standing[city]
    return up


@rule
def troops_in(t: Table, city: int) -> int:
    """How many Troops guard a City."""
    troops = 0
    for slot in range(TROOPS_EACH):
        if t.troop[city, slot] != EMPTY:
            troops += 1
    return troops


@rule
def strength(t: Table, box: Box, city: int) -> int:
    """VO-30: what an attack on the City costs: its Defence Value, its Troops, Double Shift."""
    total = t.defence[city] + t.shifted[city]
    for slot in range(TROOPS_EACH):
        if t.troop[city, slot] != EMPTY:
            total += box.card[t.troop[city, slot], DEFENCE]
    return total


@rule
def market_of(t: Table, seat: int) -> int:
    """VO-410: a team has a market of its own; else there is one for all."""
    return seat // 2 if t.mode == TEAM else 0


@rule
def purse(t: Table, seat: int) -> int:
    """VO-409: the seat at which the Battle and Knowledge of this one are kept."""
    return seat // 2 * 2 if t.mode == TEAM else seat


@rule
def battle_of(t: Table, seat: int) -> int:
    """The Battle that the seat may spend."""
    return t.points[purse(t, seat), B]


@rule
def knowledge_of(t: Table, seat: int) -> int:
    """The Knowledge that the seat may spend."""
    return t.points[purse(t, seat), K]


@rule
def gain(t: Table, box: Box, seat: int, title: int) -> None:
    """VO-65: the points of a card's Main Ability."""
    t.points[seat, C] += box.card[title, COMMAND]
    t.points[purse(t, seat), B] += box.card[title, BATTLE]
    t.points[purse(t, seat), K] += box.card[title, KNOWLEDGE]


@rule
def shares_turn(t: Table) -> bool:
    """VO-347, VO-408: whether several players act in the same turn."""
    return t.mode == COOP or t.mode == TEAM


@rule
def top_is_hidden(t: Table) -> bool:
    """VO-7, VO-204, VO-304: whether the Asset Deck's top card lies face down."""
    if t.mode == SOLO:
        return True
    if t.hidden_asset_top == 0:
        return False
    return t.perk[0] != ORACLE and t.perk[1] != ORACLE


@rule
def owns_building_in(t: Table, seat: int, city: int) -> bool:
    """VO-353, VO-404: whether what is built in this City is the seat's."""
    if t.mode == TEAM:
        return city == own_stronghold(seat)
    return line_of_city(city) == seat


@rule
def owns_troop_in(t: Table, seat: int, city: int) -> bool:
    """VO-404, VO-407: the same for Troops; those of the shared Stronghold are both players'."""
    if t.mode == TEAM:
        return city == own_stronghold(seat) or city == shared_stronghold(seat)
    return line_of_city(city) == seat


@rule
def own_stronghold(seat: int) -> int:
    """VO-404: the left one is the first player's, the right one the second's."""
    return STRONGHOLD + TRIO * (seat // 2) + 2 * (seat % 2)


@rule
def shared_stronghold(seat: int) -> int:
    """VO-404: the middle one."""
    return STRONGHOLD + TRIO * (seat // 2) + 1


@rule
def colour_in_cities(t: Table, box: Box, seat: int, colour: int) -> int:
    """VO-142: how many cards of this colour the seat has in Cities."""
    count = 0
    line = line_of(t, seat)
    for city in range(first_city(t, line), end_of_line(t, line)):
        for slot in range(TROOPS_EACH):
            troop, building = t.troop[city, slot], t.building[city, slot]
            if troop != EMPTY and box.card[troop, COLOUR] == colour:
                count += owns_troop_in(t, seat, city)
            if building != EMPTY and box.card[building, COLOUR] == colour:
                count += owns_building_in(t, seat, city)
    return count


@rule
def may_stand_in(t: Table, seat: int, city: int) -> bool:
    """VO-57, VO-353, VO-406: whether the seat may put a Troop or Building into this City at all."""
    if t.standing[city] == 0 or is_lair(city):
        return False
    if t.mode == TEAM:
        return city == own_stronghold(seat) or city == shared_stronghold(seat)
    return t.mode == COOP or line_of_city(city) == seat


@rule
def slots_in(t: Table, box: Box, city: int, title: int) -> int:
    """VO-29, VO-405, VO-431: how many cards of this one's type the City has room for."""
    if t.mode != TEAM:
        return 1
    if box.card[title, TYPE] == BUILDING and (city - STRONGHOLD) % TRIO == 1:
        return 0
    return t.team_slots


@rule
def may_go_to(t: Table, box: Box, seat: int, title: int, city: int) -> bool:
    """VO-57: whether the seat may play this Troop or Building into this City."""
    return may_stand_in(t, seat, city) and slots_in(t, box, city, title) > 0
