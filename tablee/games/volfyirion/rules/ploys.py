"""Ploys: VO-207 to VO-222. Each reveals itself the moment its condition comes true; where it comes
true and nothing happens, everybody can tell which Ploy it isn't."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    CHOOSE_FALLEN,
    DRAGON_RETURNS,
    LOSES_BUILDING,
    LOSES_TROOP,
    LOSES_WONDER,
    REVEALS_AFTERTHOUGHT,
    REVEALS_CRYSTALLIZATION,
    REVEALS_INSTABILITY,
    REVEALS_MIRAGE,
    REVEALS_SECOND_CHANCE,
    REVEALS_SHIFT,
    TROOPS,
    WONDERS,
)
from tablee.games.volfyirion.rules.pieces import line_of_city
from tablee.games.volfyirion.rules.piles import remove, take_sealed, take_upright
from tablee.games.volfyirion.table import (
    AFTERTHOUGHT,
    ATTACKED_CITY,
    CRYSTALLIZATION,
    EMPTY,
    INSTABILITY,
    LINE,
    MIRAGE,
    ON_LAIR,
    SECOND_CHANCE,
    SHIFT,
    STRONGHOLD,
    Box,
    Table,
)


@rule
def triggers(t: Table, holder: int, ploy: int) -> bool:
    """VO-208: the condition of a Ploy has come true for this player. It can't be held back."""
    if t.ploy[holder] == ploy and t.ploy_spent[holder] == 0:
        t.ploy_spent[holder] = 1
        return True
    t.ruled_out[holder, ploy] = 1
    return False


@rule
def holder_of(t: Table, ploy: int) -> int:
    """VO-217: the same for both players: who reveals this Ploy, or EMPTY."""
    if triggers(t, 0, ploy):
        return 0
    if triggers(t, 1, ploy):
        return 1
    return EMPTY


@rule
def mirage_city(t: Table, city: int, tale: Tale) -> None:
    """VO-209: the token has come to a City; it was a mirage."""
    holder = line_of_city(city)
    if t.ploys == 1 and triggers(t, holder, MIRAGE):
        t.dragon = ON_LAIR
        tell(tale, REVEALS_MIRAGE, holder, 209, city, 0, 0)
        tell(tale, DRAGON_RETURNS, holder, 209, 0, 0, 0)


@rule
def double_shift(t: Table, box: Box, city: int, tale: Tale) -> bool:
    """VO-210, VO-211, VO-213: whether the first attack of the game on a player fails."""
    holder = line_of_city(city)
    if t.ploys == 0 or t.attacked[holder] == 1:
        return False
    t.attacked[holder] = 1
    if not triggers(t, holder, SHIFT):
        return False
    for other in range(LINE * holder, LINE * holder + LINE):
        if t.double_shift_scope != ATTACKED_CITY or other == city:
            t.shifted[other] = box.double_shift
    tell(tale, REVEALS_SHIFT, holder, 210, city, box.double_shift, 0)
    return True


@rule
def card_has_come_to_city(t: Table, tale: Tale) -> None:
    """VO-214, VO-215, VO-218: two Buildings in play, or two Troops."""
    if t.ploys == 0:
        return
    if count_in_cities(t, 1) >= 2:
        qoam_instability(t, tale)
    if count_in_cities(t, 0) >= 2:
        afterthought(t, tale)


@rule
def count_in_cities(t: Table, buildings: int) -> int:
    """How many Buildings, or Troops, are in both players' Cities."""
    count = 0
    for city in range(STRONGHOLD):
        if (t.building[city, 0] if buildings == 1 else t.troop[city, 0]) != EMPTY:
            count += 1
    return count


@rule
def qoam_instability(t: Table, tale: Tale) -> None:
    """VO-214: all Buildings in play are destroyed."""
    holder = holder_of(t, INSTABILITY)
    if holder == EMPTY:
        return
    tell(tale, REVEALS_INSTABILITY, holder, 214, 0, 0, 0)
    for city in range(STRONGHOLD):
        if t.building[city, 0] != EMPTY:
            tell(tale, LOSES_BUILDING, line_of_city(city), 214, t.building[city, 0], city, 0)
            remove(t, t.building[city, 0])
            t.building[city, 0] = EMPTY


@rule
def afterthought(t: Table, tale: Tale) -> None:
    """VO-215, VO-187: all Troops in play are destroyed, Mercenaries too."""
    holder = holder_of(t, AFTERTHOUGHT)
    if holder == EMPTY:
        return
    tell(tale, REVEALS_AFTERTHOUGHT, holder, 215, 0, 0, 0)
    for city in range(STRONGHOLD):
        if t.troop[city, 0] != EMPTY:
            tell(tale, LOSES_TROOP, line_of_city(city), 215, t.troop[city, 0], city, 0)
            remove(t, t.troop[city, 0])
            t.troop[city, 0] = EMPTY


@rule
def wonder_has_come_to_play(t: Table, box: Box, tale: Tale) -> None:
    """VO-216: three Wonders in play, and all of them are destroyed, sealed or not."""
    if t.ploys == 0 or t.wonders[0] + t.wonders[1] < 3:
        return
    holder = holder_of(t, CRYSTALLIZATION)
    if holder == EMPTY:
        return
    tell(tale, REVEALS_CRYSTALLIZATION, holder, 216, 0, 0, 0)
    for seat in range(2):
        for title in WONDERS:
            t.used[seat, title] = 0
            while t.played[seat, title] > 0:
                if t.sealed[seat, title] > 0:
                    take_sealed(t, box, seat, title)
                else:
                    take_upright(t, box, seat, title)
                remove(t, title)
                tell(tale, LOSES_WONDER, seat, 216, title, 0, 0)


@rule
def second_chance(t: Table, city: int, tale: Tale) -> bool:
    """VO-219, VO-221: an attack after a Troop was removed for Battle in the same turn. Its
    holder may take such a Troop back."""
    holder = line_of_city(city)
    if t.ploys == 0 or not troops_have_fallen(t):
        return False
    if not triggers(t, holder, SECOND_CHANCE):
        return False
    tell(tale, REVEALS_SECOND_CHANCE, holder, 219, city, 0, 0)
    ask(t, holder, CHOOSE_FALLEN)
    return True


@rule
def troops_have_fallen(t: Table) -> bool:
    """Whether a Troop was removed for Battle this turn."""
    for title in TROOPS:
        if t.fallen[title] > 0:
            return True
    return False
