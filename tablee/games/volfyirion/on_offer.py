"""What lies between the players: the Asset Row, the Lairs, the Rage Grid, the Rage Pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.engine.record import UNKNOWN
from tablee.games.volfyirion import actions as act
from tablee.games.volfyirion.onlooker import Card, Deed, Onlooker
from tablee.games.volfyirion.rules.pieces import market_of
from tablee.games.volfyirion.table import (
    BESIDE,
    CELLS,
    COOP,
    EMPTY,
    LAIR_SLOTS,
    SPACES,
    TEAM,
)

AREA = 846  # where the Rage Grid begins
ROW = 146  # where the Asset Row begins
ROW_STEP, TEAM_STEP = 130, 138
LAIR = (856, 986)  # the Wonders on it


def markets(table: Onlooker) -> Sequence[int]:
    """One, or the enemy team's above one's own."""
    if table.t.mode != TEAM:
        return (0,)
    own = market_of(table.t, table.bottom_seat)
    return (1 - own, own)


def rows(table: Onlooker) -> list[list[Card]]:
    """The Asset Row, with what stands beside each card to replace it."""
    return [asset_row(table, market, place) for place, market in enumerate(markets(table))]


def asset_row(table: Onlooker, market: int, place: int) -> list[Card]:
    """One Asset Row."""
    t = table.t
    team = t.mode == TEAM
    own = not team or market == market_of(t, table.bottom_seat)
    cards = []
    for space in range(SPACES):
        title = int(t.row[market, space])
        if title == EMPTY:
            continue
        deeds = [act.BUY + space, act.UNSEAL_ROW + space] if own else [act.SEAL_ROW + space]
        at = (ROW + TEAM_STEP * space, 2 + 110 * place) if team else (ROW + ROW_STEP * space, 26)
        cards.append(
            table.card(
                f"row-{market}-{space}",
                title,
                at,
                table.deed(*deeds),
                f"row-{market}-{title}-{space}",
                small=team,
                scale=0.94 if team else 1,
                sealed=bool(t.row_sealed[market, space]),
                comes_from=f"asset-deck-{market}",
            )
        )
    return cards


def decks(table: Onlooker) -> list[dict[str, Any]]:
    """Each Asset Deck: how many cards it has, the one on top, and what may be put under it."""
    t = table.t
    found = []
    for place, market in enumerate(markets(table)):
        top = int(t.asset_top[market])
        shown = top not in (EMPTY, UNKNOWN)
        team = t.mode == TEAM
        count = int(t.asset_size[market] + t.asset_under_size[market]) + shown
        at = (14, 2 + 110 * place) if team else (8, 26)
        card = None
        if shown:
            card = table.card(
                f"top-{market}",
                top,
                at,
                table.deed(act.BUY_TOP),
                f"top-{market}-{top}",
                small=team,
                scale=0.94 if team else 1,
            )
        own = not team or market == market_of(t, table.bottom_seat)
        found.append(
            {
                "market": market,
                "x": at[0],
                "y": at[1],
                "small": team,
                "team": market if team else None,
                "count": count,
                "top": card,
                "badges": list(badges(table, market)) if own else [],
            }
        )
    return found


def badges(table: Onlooker, market: int) -> Iterator[dict[str, Any]]:
    """Below each card of the Row: replace it, or exchange it in the first turn (VO-77)."""
    t = table.t
    for space in range(SPACES):
        if t.row[market, space] == EMPTY:
            continue
        deed = table.deed(act.SWAP + space, act.REPLACE + space)
        if not deed.allowed:
            deed = Deed(act.REPLACE + space) if table.me is not None else Deed(None)
        free = deed.action == act.SWAP + space
        x = ROW + TEAM_STEP * space + 110 if t.mode == TEAM else ROW + ROW_STEP * space + 60
        yield {
            "id": f"replace-{space}",
            "x": x,
            "y": 170 if t.mode == TEAM else 208,
            "deed": deed,
            "cost": 0 if free else int(table.box.replace_cost),
            "label": table.say("exchange" if free else "replace", space=space + 1),
            "price": table.price(deed),
        }


def lairs(table: Onlooker) -> list[dict[str, Any]]:
    """Each Lair that is still a market, with its Wonders and the deck behind it."""
    t = table.t
    if t.mode == COOP:
        return []
    found = []
    for place, market in enumerate(markets(table)):
        team = t.mode == TEAM
        own = not team or market == market_of(t, table.bottom_seat)
        wonders = []
        for slot in range(LAIR_SLOTS):
            title = int(t.lair[market, slot])
            if title == EMPTY:
                continue
            at = (720 + 92 * slot, 2 + 110 * place) if team else (LAIR[slot], 26)
            wonders.append(
                table.card(
                    f"lair-{market}-{slot}",
                    title,
                    at,
                    table.deed(act.TAKE_WONDER + slot) if own else Deed(None),
                    f"lair-{market}-{title}-{slot}",
                    small=team,
                    scale=0.94 if team else 1,
                    comes_from=f"wonder-deck-{market}",
                )
            )
        unseen = table.deed(act.TAKE_UNSEEN_WONDER) if own and not team else Deed(None)
        found.append(
            {
                "market": market,
                "y": 2 + 110 * place,
                "small": team,
                "wonders": wonders,
                "count": int(t.wonder_size[market] + t.wonder_under_size[market]),
                "unseen": unseen,
                "unseen_price": table.price(unseen),
                "closed": bool(t.lair_closed),
                "slots": LAIR,
            }
        )
    return found


def grid(table: Onlooker) -> list[Card]:
    """VO-349: the Rage Grid, its rows from left to right, each with its two cells."""
    t = table.t
    last = max((cell for cell in range(CELLS) if t.grid[cell] != EMPTY), default=0)
    step = min(94, 590 // (last // 2 + 1))
    return [
        table.card(
            f"grid-{cell}",
            int(t.grid[cell]),
            (AREA + 4 + step * (cell // 2), 2 + 110 * (cell % 2)),
            table.deed(act.DISPEL + cell, act.HOLD + cell),
            f"grid-{t.grid[cell]}-{cell}",
            small=True,
            scale=0.94,
            sealed=bool(t.grid_sealed[cell]),
            comes_from="wonder-deck-0",
        )
        for cell in range(CELLS)
        if t.grid[cell] != EMPTY
    ]


def rage(table: Onlooker) -> dict[str, Any]:
    """VO-310: the Rage Pile, whose first card may lie face up (VO-322)."""
    t = table.t
    top = None
    if t.rage_size and t.rage_batch[0] == EMPTY and t.rage[0] not in (EMPTY, UNKNOWN):
        top = table.card("rage-top", int(t.rage[0]), (0, 40), Deed(None), "rage-top")
    deed = table.deed(act.PUT_ASIDE_FOR_KNOWLEDGE, act.PUT_ASIDE_FOR_BATTLE)
    return {
        "count": int(t.rage_size),
        "aside": int(t.aside_size),
        "top": top,
        "deed": deed,
        "price": table.price(deed),
        "awake": t.dragon == BESIDE,
    }
