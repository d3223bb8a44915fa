"""What a player has: cards in play and in hand, piles, a Perk, a Ploy, points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from tablee.engine.record import UNKNOWN
from tablee.games.volfyirion import actions as act
from tablee.games.volfyirion.onlooker import CARD, SHAPES, SMALL, Card, Deed, Onlooker
from tablee.games.volfyirion.rules.pieces import first_city, line_of, purse, strength
from tablee.games.volfyirion.table import (
    COOP,
    EMPTY,
    LINE,
    NONE,
    PERKS,
    SOLO,
    TEAM,
    TITLES,
)

AREA_WIDE = 600
A_ROW = 6  # small cards side by side in play, before they overlap
TIGHT = 0.72  # of a small card, where two share the room of one
GAUGE = 24  # points that a gauge has room for

PERK_NAMES = ("", "Qoam Armory", "Anomaly Collider", "Qoam Oracle", "Heroes Party")
PLOY_NAMES = (
    "",
    "Mirage City",
    "Double Shift",
    "Qoam Instability",
    "Afterthought",
    "Crystallization",
    "Second Chance",
)


def area(table: Onlooker, seat: int, place: int, share: int) -> dict[str, Any]:
    """What a seat has in play, and the piles beside it."""
    t = table.t
    high = 222 // share
    own = seat == table.me
    known = sum(int(t.hand[seat, title]) for title in range(TITLES))
    open_hand = not own and t.mode in (COOP, TEAM) and known > 0
    cards = list(in_play(table, seat, own))
    if open_hand:
        cards += list(cards_of_partner(table, seat))
    scale = TIGHT if share == 2 else size_in_play(len(cards))
    laid = spread(cards, scale, share)
    return {
        "seat": seat,
        "y": place * (high + 6),
        "high": high,
        "cards": [
            table.card(
                f"play-{seat}-{i}",
                item["title"],
                at,
                item["deed"],
                item["piece"],
                small=True,
                scale=scale,
                sealed=item["sealed"],
                used=item["used"],
                comes_from=item.get("from", ""),
            )
            for i, (item, at) in enumerate(zip(cards, laid, strict=True))
        ],
        "empty": not cards,
        "deck": int(t.deck_size[seat]),
        "hand": int(t.hand_size[seat]),
        "discard": int(t.discard_size[seat]),
        "discarded": discarded(table, seat),
        "on_turn": t.to_act != 0 and seat == t.current,
        "signs": list(signs(table, seat)),
    }


def in_play(table: Onlooker, seat: int, own: bool) -> Iterator[dict[str, Any]]:
    """The Playing Area, Wonders first, since they stay."""
    t = table.t
    wonder_place = {title: place for place, title in enumerate(act.WONDERS)}
    order = sorted(range(TITLES), key=lambda title: (title not in wonder_place, title))
    for title in order:
        copies, sealed = int(t.played[seat, title]), int(t.sealed[seat, title])
        upright = copies - sealed
        for copy in range(copies):
            lies = copy >= upright
            deeds = []
            if title in wonder_place:
                choose = act.CHOOSE_WONDER + seat * len(act.WONDERS) + wonder_place[title]
                thin = act.THIN_SEALED + wonder_place[title]
                deeds = [choose, thin if lies else act.THIN_PLAYED + title]
            else:
                deeds = [act.THIN_PLAYED + title]
            if own and not lies:
                deeds.insert(0, act.USE + title)
            deed = table.deed(*deeds)
            if not own and not deed.allowed:
                deed = Deed(None)
            yield {
                "title": title,
                "deed": deed,
                "piece": f"own-{seat}-{title}-{copy}",
                "sealed": lies,
                "used": own and not lies and copy < int(t.used[seat, title]),
            }


def cards_of_partner(table: Onlooker, seat: int) -> Iterator[dict[str, Any]]:
    """VO-347, VO-408: the hand of who plays together with the reader."""
    for title in range(TITLES):
        for copy in range(int(table.t.hand[seat, title])):
            yield {
                "title": title,
                "deed": Deed(None),
                "piece": f"own-{seat}-{title}-{int(table.t.played[seat, title]) + copy}",
                "sealed": False,
                "used": False,
            }


def discarded(table: Onlooker, seat: int) -> str:
    """What is in a Discard Pile, which everybody may look through."""
    pile = table.t.discard
    copies = [(title, int(pile[seat, title])) for title in range(TITLES) if pile[seat, title]]
    listed = [table.called(title) + (f" × {count}" if count > 1 else "") for title, count in copies]
    return table.say("discarded", cards=", ".join(listed), count=len(listed))


def signs(table: Onlooker, seat: int) -> Iterator[dict[str, str]]:
    """A Perk, and a Ploy if it is there: its name only to its holder."""
    t = table.t
    if 0 < t.perk[seat] <= PERKS:
        about = table.say(f"perk-{t.perk[seat]}")
        yield {"kind": "perk", "text": PERK_NAMES[t.perk[seat]], "about": about}
    if t.ploys and not t.ploy_spent[seat] and t.ploy[seat] != NONE:
        known = t.ploy[seat] != UNKNOWN
        text = PLOY_NAMES[t.ploy[seat]] if known else table.say("ploy-hidden")
        about = table.say(f"ploy-{t.ploy[seat]}" if known else "ploy-unknown")
        yield {"kind": "ploy", "text": text, "about": about}


def hand(table: Onlooker) -> list[Card]:
    """The reader's hand."""
    t, me = table.t, table.me
    if me is None:
        return []
    held = [title for title in range(TITLES) for _ in range(int(t.hand[me, title]))]
    step = min(132.0, (830 - CARD[0] * 1.1) / max(1, len(held) - 1))
    copies: Counter[int] = Counter()
    cards = []
    for place, title in enumerate(held):
        copy = int(t.played[me, title]) + copies[title]
        copies[title] += 1
        cards.append(
            table.card(
                f"hand-{place}",
                title,
                (8 + step * place, 24),
                table.deed(act.PLAY + title, act.THIN_HAND + title),
                f"own-{me}-{title}-{copy}",
                scale=1.1,
                comes_from=f"deck-{me}",
            )
        )
    return cards


def gauges(table: Onlooker) -> dict[str, Any]:
    """The points of who has any: the reader's own, or those of who is on turn (VO-37)."""
    t = table.t
    seat = table.bottom_seat
    shared = t.mode in (COOP, TEAM) and table.me is not None
    if not shared and t.mode != SOLO and t.current != EMPTY:
        seat = int(t.current)
    held = purse(t, seat)
    amounts = (int(t.points[seat, 0]), int(t.points[held, 1]), int(t.points[held, 2]))
    return {
        "seat": seat,
        "bars": [
            {
                "shape": shape,
                "amount": amount,
                "share": round(min(amount, GAUGE) / GAUGE, 4),
                "label": table.say(f"points-{points}", amount=amount),
                "name": table.say(f"name-{points}"),
                "marks": marks,
            }
            for (points, shape), amount, marks in zip(
                SHAPES, amounts, marks_on_gauges(table, seat), strict=True
            )
        ],
    }


def marks_on_gauges(table: Onlooker, seat: int) -> tuple[tuple[tuple[int, str], ...], ...]:
    """On the gauges: how much it takes to do what decides the game."""
    t, box = table.t, table.box
    if t.mode == SOLO:
        both = ((int(box.put_aside_cost), "aside"), (int(box.solo_cost), "dragon"))
        return ((), both, both)
    if t.mode == COOP:
        alone = (int(box.alone_cost), "dragon")
        return ((), (alone,), ((int(box.step_cost), "move"), alone))
    if t.mode == TEAM:
        moves = ((int(box.one_move_cost), "move"), (int(box.two_moves_cost), "move"))
        return ((), ((18, "city"),), moves)
    enemy = first_city(t, 1 - line_of(t, seat))
    cities = [city for city in range(enemy, enemy + LINE) if t.standing[city]]
    walls = tuple(sorted({(int(strength(t, box, city)), "city") for city in cities}))
    knowledge = ((int(box.replace_cost), "replace"), (int(box.move_cost), "move"))
    return ((), tuple(mark for mark in walls if mark[0] <= GAUGE), knowledge)


def size_in_play(count: int) -> float:
    """How large so many small cards are drawn: in one row as long as they can be read there."""
    if count <= A_ROW:
        return round(min(1.5, (AREA_WIDE / max(1, count) - 6) / SMALL[0]), 2)
    return 0.8


def spread(cards: Sequence[Any], scale: float, share: int) -> list[tuple[float, float]]:
    """Where so many small cards lie, in as many rows as there are, overlapping if they must."""
    rows = 1 if share == 2 or len(cards) <= A_ROW else 2
    a_row = -(-len(cards) // rows) if cards else 1
    wide, high = SMALL[0] * scale, SMALL[1] * scale
    step = min(wide + 6, (AREA_WIDE - wide - 8) / max(1, a_row - 1))
    down = 36 if share == 2 else 44
    return [
        (round(6 + step * (i % a_row), 1), round(down + (high + 6) * (i // a_row), 1))
        for i in range(len(cards))
    ]
