"""The Cities, as walls with gates, and what is in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tablee.games.volfyirion import actions as act
from tablee.games.volfyirion.belongings import area
from tablee.games.volfyirion.onlooker import SMALL, Card, Deed, Onlooker
from tablee.games.volfyirion.rules.coop import cells_needed, needed_to_burn, some_unsealed
from tablee.games.volfyirion.rules.pieces import first_city, line_of, strength
from tablee.games.volfyirion.table import (
    CITY_NAMES,
    COOP,
    EMPTY,
    LINE,
    OWN_LAIR,
    SOLO,
    STRONGHOLD,
    TEAM,
    TRIO,
    TROOPS_EACH,
)

# How wide a wall is, how much room it takes, and how large the cards in it are: where there are
# three, where the Lair is a fourth, and for Strongholds, with four gates each.
WALLS = {"three": (268, 276, 1.2), "four": (198, 206, 1.0), "strongholds": (268, 276, 0.72)}
GATES = {"three": ((20, 147), 80), "four": ((12, 104), 80), "strongholds": ((10, 136), 84)}
SECOND_GATE = 62  # how far the second gate for Troops, or for Buildings, stands from the first


@dataclass(frozen=True)
class Gate:
    """A slot of a wall."""

    x: float
    y: float
    wide: float
    high: float
    sort: str  # troop, building


@dataclass(frozen=True)
class City:
    """A wall, or what is left of it."""

    id: str
    city: int
    x: float
    name: str
    wide: int
    standing: bool
    lair: bool
    defence: int
    printed: int
    threatened: bool
    warning: str
    label: str
    deed: Deed
    price: tuple[tuple[str, str], ...]
    cards: tuple[Card, ...]
    gates: tuple[Gate, ...]
    rebuild: Deed
    rebuild_price: int


@dataclass(frozen=True)
class Side:
    """One side of the table."""

    where: str  # top, bottom
    seats: tuple[int, ...]
    cities: tuple[City, ...]
    areas: tuple[Any, ...] = field(default=())


def sides(table: Onlooker) -> tuple[Side, ...]:
    """The other side at the top, one's own at the bottom."""
    t = table.t
    if t.mode == TEAM:
        own = table.bottom_seat // 2
        return (
            side(table, "top", (2 * (1 - own), 2 * (1 - own) + 1), 1 - own),
            side(table, "bottom", (2 * own, 2 * own + 1), own),
        )
    bottom = side(table, "bottom", (table.bottom_seat,), line_of(t, table.bottom_seat))
    if t.mode == SOLO:
        return (bottom,)
    other = 1 - table.bottom_seat
    return (side(table, "top", (other,), line_of(t, other)), bottom)


def side(table: Onlooker, where: str, seats: tuple[int, ...], line: int) -> Side:
    """One side: its Cities, and what its players have in play."""
    t = table.t
    first = first_city(t, line)
    cities = [first + place for place in range(TRIO)]
    if t.mode == COOP and where == "top":
        cities.reverse()  # VO-341: clockwise from one's own Cities to the other's
    lair = LINE * line + OWN_LAIR
    if t.mode != TEAM and (t.standing[lair] or t.losses[lair]):
        cities.append(lair)
    wall = "strongholds" if t.mode == TEAM else "three" if len(cities) == TRIO else "four"
    step = WALLS[wall][1]
    walls = tuple(
        city_wall(table, city, 10 + step * i, where, wall) for i, city in enumerate(cities)
    )
    share = 2 if t.mode == TEAM else 1
    areas = tuple(area(table, seat, i, share) for i, seat in enumerate(seats))
    return Side(where, seats, walls, areas)


def city_wall(table: Onlooker, city: int, x: float, where: str, wall: str) -> City:
    """One City: its strength, its cards, what threatens it."""
    t = table.t
    text = CITY_NAMES[city]
    called = str(table.speaker.parameter("city", city))
    standing, lair = bool(t.standing[city]), city < STRONGHOLD and city % LINE == OWN_LAIR
    own = where == "bottom"
    defence = int(strength(t, table.box, city)) if standing else 0
    threatened = t.dragon == city
    warning = warning_to(table, where) if threatened and standing else ""
    deeds = [act.PLACE + city, act.SEND_DRAGON + city]
    if not own:
        deeds.insert(0, act.ATTACK + city)
    deed = table.deed(*deeds) if not own or set(deeds) & table.legal else Deed(None)
    cards = tuple(cards_in(table, city, own, wall)) if standing and not lair else ()
    state = "city-standing" if standing else "city-destroyed"
    parts = [table.say(state, city=called, defence=defence)]
    parts += [table.called(card.title) for card in cards]
    if warning:
        parts.append(warning)
    gates = () if lair or not standing else gates_of(city, wall)
    rebuild = act.REBUILD + city
    return City(
        id=f"city-{text}",
        city=city,
        x=x,
        name=short_name(table, city, called),
        wide=WALLS[wall][0],
        standing=standing,
        lair=lair,
        defence=defence,
        printed=int(t.defence[city]),
        threatened=threatened,
        warning=warning,
        label=". ".join(parts),
        deed=deed,
        price=table.price(deed),
        cards=cards,
        gates=gates,
        rebuild=Deed(rebuild, True) if rebuild in table.legal else Deed(None),
        rebuild_price=int(table.choice.meant(table.view.game.actions[rebuild])["command"])
        if rebuild in table.legal
        else 0,
    )


def short_name(table: Onlooker, city: int, called: str) -> str:
    """What stands on the wall: for a Stronghold, where it is (VO-404)."""
    if city >= STRONGHOLD:
        return table.say(("left", "shared", "right")[(city - STRONGHOLD) % TRIO])
    return called[:1].upper() + called[1:]


def warning_to(table: Onlooker, where: str) -> str:
    """What the dragon is about to do to the City on which it is (VO-131, VO-362)."""
    t, box = table.t, table.box
    if t.mode != COOP:
        return table.say(f"burns-{where}")
    needed = int(needed_to_burn(t, box))
    falls = some_unsealed(t) and cells_needed(t, box, needed) != EMPTY
    return table.say("rage-suffices" if falls else "rage-falls-short", needed=needed)


def cards_in(table: Onlooker, city: int, own: bool, wall: str) -> Iterator[Card]:
    """The Troops and Buildings in a City."""
    for slot in range(TROOPS_EACH):
        for sort in ("troop", "building"):
            held = table.t.troop if sort == "troop" else table.t.building
            if held[city, slot] != EMPTY:
                yield card_in(table, city, slot, sort, own, wall)


def card_in(table: Onlooker, city: int, slot: int, sort: str, own: bool, wall: str) -> Card:
    """One of them."""
    t, is_troop = table.t, sort == "troop"
    title = int((t.troop if is_troop else t.building)[city, slot])
    gates, y = GATES[wall]
    if is_troop:
        uses = (act.USE_TROOP, act.USE_OTHER_TROOP)[slot]
        removes = (act.REMOVE_TROOP, act.REMOVE_OTHER_TROOP)[slot]
        redeploys = (act.REDEPLOY, act.REDEPLOY_OTHER)[slot]
        deeds = [uses + city, act.LOSE_TROOP + city, redeploys + city]
    else:
        uses = (act.USE_BUILDING, act.USE_OTHER_BUILDING)[slot]
        removes = (act.REMOVE_BUILDING, act.REMOVE_OTHER_BUILDING)[slot]
        deeds = [uses + city, act.LOSE_BUILDING + city]
    deed = table.deed(*deeds) if own else table.deed(removes + city)
    used = (t.troop_used if is_troop else t.building_used)[city, slot]
    return table.card(
        f"{sort}-{CITY_NAMES[city]}-{slot}",
        title,
        (gates[0 if is_troop else 1] + SECOND_GATE * slot, y),
        deed if own or deed.allowed else Deed(None),
        f"{sort}-{city}-{slot}-{title}",
        small=True,
        scale=WALLS[wall][2],
        used=own and bool(used),
    )


def gates_of(city: int, wall: str) -> tuple[Gate, ...]:
    """Where the gates of a wall are, and what belongs in each (VO-29, VO-405)."""
    (troops, buildings), y = GATES[wall]
    wide, high = (round(length * WALLS[wall][2] + 4, 1) for length in SMALL)
    found = [("troop", troops), ("building", buildings)]
    if wall == "strongholds":
        shared = (city - STRONGHOLD) % TRIO == 1
        found = [("troop", troops), ("troop", troops + SECOND_GATE)]
        found += [] if shared else [("building", buildings), ("building", buildings + SECOND_GATE)]
    return tuple(Gate(x - 2, y - 2, wide, high, sort) for sort, x in found)
