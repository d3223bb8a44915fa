"""What lies where at the war table, for one seat's eyes: all that board.svg.jinja draws.

The table is 1454 units wide and 1000 high. At its top are the enemy's Cities, as walls with gates,
and beside them what the enemy has in play; at its bottom one's own, with one's hand below. Between
them lies the market: the Asset Row, and the Lair with the dragon. On a narrow page board.css puts
these parts one below the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from textwrap import wrap
from typing import Any, cast

from tablee.engine.game import Game
from tablee.engine.match import View
from tablee.games.volfyirion import actions as act
from tablee.games.volfyirion.belongings import gauges, hand
from tablee.games.volfyirion.faces import faces
from tablee.games.volfyirion.on_offer import decks, grid, lairs, markets, rage, rows
from tablee.games.volfyirion.onlooker import Deed, Onlooker, said
from tablee.games.volfyirion.rules.pieces import market_of
from tablee.games.volfyirion.table import (
    ARMORY,
    BESIDE,
    CITY_NAMES,
    COOP,
    GONE,
    LAIR_SLOTS,
    ON_LAIR_1,
    ON_LAIR_2,
    SOLO,
    SPACES,
    TEAM,
    TITLE_NAMES,
    Box,
)
from tablee.games.volfyirion.walls import sides

LARGE_LINE = 34  # letters in a line of the large view


def scene(view: View, language: str) -> Mapping[str, Any]:
    """All that one seat sees."""
    table = Onlooker(view, language)
    t = table.t
    return {
        "say": table.say,
        "me": table.me,
        "at_bottom": table.bottom_seat,
        "mode": ("versus", "solo", "coop", "team")[t.mode],
        "sides": sides(table),
        "rows": rows(table),
        "decks": decks(table),
        "lairs": lairs(table),
        "grid": grid(table) if t.mode == COOP else (),
        "rage": rage(table) if t.mode == SOLO else None,
        "dragon": dragon(table),
        "hand": hand(table),
        "gauges": gauges(table),
        "departed": departed(table),
        "large": large(table),
    }


def dragon(table: Onlooker) -> dict[str, Any] | None:
    """Where it is, larger than any card; nowhere once it is defeated."""
    t = table.t
    if t.dragon == GONE:
        return None
    part, x, y, threat = "lair", 446.0, 106.0, ""
    if t.dragon < len(CITY_NAMES):
        part, x, y, threat = "city", 0.0, 116.0, "city"
    elif t.dragon in (ON_LAIR_1, ON_LAIR_2):
        x, y = 320.0, 52.0 + 110 * list(markets(table)).index(t.dragon - ON_LAIR_1)
    elif t.dragon == BESIDE:
        part, x, y, threat = "rage", 470.0, 130.0, "awake"
    move = table.deed(act.MOVE_DRAGON, act.SEND_TO_LAIR, act.SEND_FROM_LAIR, act.SEND_FAR)
    if t.mode == SOLO:
        move = table.deed(act.FIGHT, act.TAME)
    if t.mode == COOP:
        move = table.deed(act.STEP_ON, act.STEP_BACK)
    defeat = table.deed(act.DEFEAT)
    armory = table.me is not None and t.perk[table.me] == ARMORY
    cost = int(table.box.armory_cost if armory else table.box.defeat_cost)
    if t.mode == TEAM:
        cost = int(table.box.team_defeat_cost)
    return {
        "part": part,
        "city": int(t.dragon),
        "x": x,
        "y": y,
        "threat": threat,
        "label": table.say("dragon-threatens" if threat else "dragon-rests"),
        "deed": move,
        "price": table.price(move),
        "defeat": defeat if t.mode not in (SOLO, COOP) else Deed(None),
        "defeat_cost": cost,
        "defeat_label": table.say("defeat", battle=cost),
        "defeat_price": table.price(defeat),
    }


def departed(table: Onlooker) -> list[dict[str, Any]]:
    """Cards that have just been acquired: they are seen to go to their Discard Pile."""
    gone = []
    for event in table.last:
        if event.what in (act.BUYS, act.TAKES_WONDER):
            place = "row" if event.what == act.BUYS else "lair"
            market = market_of(table.t, event.seat)
            spaces = SPACES if place == "row" else LAIR_SLOTS
            gone += [
                {
                    "title": event.a,
                    "piece": f"{place}-{market}-{event.a}-{space}",
                    "to": f"discard-{event.seat}",
                }
                for space in range(spaces)
            ]
    return gone


def large(table: Onlooker) -> list[dict[str, Any]]:
    """Every card that lies face up, as it is seen from near, with what it says in words."""
    found = []
    for title in sorted(table.shown):
        lines = [
            line
            for sentence in table.says(title)
            for line in wrap(sentence[:1].upper() + sentence[1:] + ".", LARGE_LINE)
        ]
        found.append({"title": title, "lines": lines, "high": 356 + 19 * len(lines)})
    return found


def components(game: Game) -> Mapping[str, Any]:
    """What pieces.svg.jinja draws."""
    return {"faces": faces(game, cast(Box, game.box))}


# The cards on the cover, from left to right.
ON_COVER = ("stab", "emerald_horn", "library", "elite_trooper", "hidden_cache")


def cover(game: Game, language: str) -> Mapping[str, Any]:
    """What cover.svg.jinja draws."""
    drawn = faces(game, cast(Box, game.box))
    return {
        "say": partial(said, game, language),
        "author": game.data["author"],
        "faces": [drawn[TITLE_NAMES.index(text)] for text in ON_COVER],
    }
