"""What lies where at the war table, for one seat's eyes: all that board.svg.jinja draws.

The table is 1454 units wide and 1000 high. At its top are the enemy's Cities, as walls with gates,
and beside them what the enemy has in play; at its bottom one's own, with one's hand below. Between
them lies the market: the Asset Row, and the Lair with the dragon. On a narrow page board.css puts
these parts one below the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from textwrap import wrap
from typing import Any, cast

from tablee.engine.game import Game
from tablee.engine.match import View
from tablee.engine.record import UNKNOWN
from tablee.engine.words import Speaker, Words
from tablee.games.volfyirion import actions as act
from tablee.games.volfyirion.cards import description, name, row_of
from tablee.games.volfyirion.choices import Choice
from tablee.games.volfyirion.faces import faces
from tablee.games.volfyirion.rules.coop import cells_needed, ruins, some_unsealed
from tablee.games.volfyirion.rules.pieces import first_city, line_of, market_of, purse, strength
from tablee.games.volfyirion.table import (
    ARMORY,
    BATTLE,
    BESIDE,
    CELLS,
    CITY_NAMES,
    COMMAND,
    COOP,
    EMPTY,
    GONE,
    KNOWLEDGE,
    LAIR_SLOTS,
    LINE,
    NONE,
    ON_LAIR_1,
    ON_LAIR_2,
    OWN_LAIR,
    PERKS,
    SOLO,
    SPACES,
    STRONGHOLD,
    TEAM,
    TITLE_NAMES,
    TITLES,
    TRIO,
    TROOPS_EACH,
    Box,
    Table,
)

# How large a card is drawn: in the Row and in the hand, in play, in a Stronghold.
CARD, SMALL = (120, 168), (84, 112)
TIGHT = 0.72  # of a small card, where two share the room of one

# How wide a wall is, how much room it takes, and how large the cards in it are: where there are
# three, where the Lair is a fourth, and for Strongholds, with four gates each.
WALLS = {"three": (268, 276, 1.2), "four": (198, 206, 1.0), "strongholds": (268, 276, 0.72)}
GATES = {"three": ((20, 147), 80), "four": ((12, 104), 80), "strongholds": ((10, 136), 84)}
SECOND_GATE = 62  # how far the second gate for Troops, or for Buildings, stands from the first
AREA = 846  # where what is in play begins
AREA_WIDE = 600
A_ROW = 6  # small cards side by side in play, before they overlap

ROW = 146  # where the Asset Row begins
ROW_STEP, TEAM_STEP = 130, 138
LAIR = (856, 986)  # the Wonders on it

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

SHAPES = (("command", "C"), ("battle", "B"), ("knowledge", "K"))
GAUGE = 24  # points that a gauge has room for
LARGE_LINE = 34  # letters in a line of the large view


@dataclass(frozen=True)
class Deed:
    """What can be done at a place, or why it can't."""

    action: int | None
    allowed: bool = False


@dataclass(frozen=True)
class Card:
    """A card that lies face up, and the one thing that can be done with it now."""

    id: str
    title: int
    x: float
    y: float
    wide: float
    high: float
    small: bool
    label: str
    deed: Deed
    piece: str
    price: tuple[tuple[str, str], ...] = ()
    sealed: bool = False
    used: bool = False
    comes_from: str = ""


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


def scene(view: View, language: str) -> Mapping[str, Any]:
    """All that one seat sees."""
    table = WarTable(view, language)
    t = table.t
    return {
        "say": table.say,
        "me": table.me,
        "at_bottom": table.bottom_seat,
        "mode": ("versus", "solo", "coop", "team")[t.mode],
        "sides": table.sides(),
        "rows": table.rows(),
        "decks": table.decks(),
        "lairs": table.lairs(),
        "grid": table.grid() if t.mode == COOP else (),
        "rage": table.rage() if t.mode == SOLO else None,
        "dragon": table.dragon(),
        "hand": table.hand(),
        "gauges": table.gauges(),
        "departed": table.departed(),
        "large": table.large(),
    }


class WarTable:
    """One view, looked at from all sides."""

    def __init__(self, view: View, language: str) -> None:
        self.view, self.language = view, language
        self.t, self.box = cast(Table, view.table), cast(Box, view.box)
        self.me = view.seat if 0 <= view.seat < self.t.seats else None
        self.bottom_seat = self.me or 0
        self.legal = {action.id for action in view.legal}
        called = ("",) * self.t.seats
        self.speaker = Speaker(view.game, language, called, self.me)
        self.choice = Choice(view, self.speaker)
        self.words = self.speaker.words
        self.shown: set[int] = set()  # titles that lie face up anywhere
        self.last = view.heard[-1]

    def say(self, message: str, **values: str | int) -> str:
        """A few words on the drawing."""
        return said(self.view.game, self.language, message, **values)

    # ------------------------------------------------------------ what can be done

    def deed(self, *candidates: int) -> Deed:
        """The first of these that is allowed; else the first, for it to say why not."""
        for action in candidates:
            if action in self.legal:
                return Deed(action, allowed=True)
        return Deed(candidates[0]) if candidates and self.me is not None else Deed(None)

    def price(self, deed: Deed) -> tuple[tuple[str, str], ...]:
        """What it costs, or brings: shapes with numbers."""
        if deed.action is None or not deed.allowed:
            return ()
        action = self.view.game.actions[deed.action]
        if action.kind == "play":
            row = row_of(self.box, action.parameters["card"])
            gains = (("C", row[COMMAND]), ("B", row[BATTLE]), ("K", row[KNOWLEDGE]))
            return tuple((shape, f"+{gain}") for shape, gain in gains if gain)
        meaning = self.choice.meant(action)
        return tuple(
            (shape, f"−{meaning[points]}") for points, shape in SHAPES if meaning.get(points)
        )

    # ------------------------------------------------------------ cards

    def called(self, title: int) -> str:
        """What a card is called."""
        return name(self.words, self.view.game.proper_names, title)

    def label(self, title: int, *more: str) -> str:
        """A card to who can't see it: its name, and all that it says."""
        return ". ".join([self.called(title), *self.says(title), *more])

    def says(self, title: int) -> tuple[str, ...]:
        """All that a card says."""
        return description(self.words, row_of(self.box, title), int(self.t.hidden_cache_bonus))

    def card(
        self,
        place: str,
        title: int,
        at: tuple[float, float],
        deed: Deed,
        piece: str,
        small: bool = False,
        scale: float = 1,
        sealed: bool = False,
        used: bool = False,
        comes_from: str = "",
    ) -> Card:
        """A card that lies somewhere."""
        self.shown.add(title)
        wide, high = SMALL if small else CARD
        more = [self.say("card-sealed")] if sealed else [self.say("card-used")] if used else []
        return Card(
            id=place,
            title=title,
            x=at[0],
            y=at[1],
            wide=round(wide * scale, 1),
            high=round(high * scale, 1),
            small=small,
            label=self.label(title, *more),
            deed=deed,
            piece=piece,
            price=self.price(deed),
            sealed=sealed,
            used=used,
            comes_from=comes_from,
        )

    # ------------------------------------------------------------ the sides

    def sides(self) -> tuple[Side, ...]:
        """The other side at the top, one's own at the bottom."""
        t = self.t
        if t.mode == TEAM:
            own = self.bottom_seat // 2
            return (
                self.side("top", (2 * (1 - own), 2 * (1 - own) + 1), 1 - own),
                self.side("bottom", (2 * own, 2 * own + 1), own),
            )
        bottom = self.side("bottom", (self.bottom_seat,), line_of(t, self.bottom_seat))
        if t.mode == SOLO:
            return (bottom,)
        other = 1 - self.bottom_seat
        return (self.side("top", (other,), line_of(t, other)), bottom)

    def side(self, where: str, seats: tuple[int, ...], line: int) -> Side:
        """One side: its Cities, and what its players have in play."""
        t = self.t
        first = first_city(t, line)
        cities = [first + place for place in range(TRIO)]
        if t.mode == COOP and where == "top":
            cities.reverse()  # VO-341: clockwise from one's own Cities to the other's
        lair = LINE * line + OWN_LAIR
        if t.mode != TEAM and (t.standing[lair] or t.losses[lair]):
            cities.append(lair)
        wall = "strongholds" if t.mode == TEAM else "three" if len(cities) == TRIO else "four"
        step = WALLS[wall][1]
        walls = tuple(self.city(city, 10 + step * i, where, wall) for i, city in enumerate(cities))
        share = 2 if t.mode == TEAM else 1
        areas = tuple(self.area(seat, i, share) for i, seat in enumerate(seats))
        return Side(where, seats, walls, areas)

    def city(self, city: int, x: float, where: str, wall: str) -> City:
        """One City: its strength, its cards, what threatens it."""
        t = self.t
        text = CITY_NAMES[city]
        called = str(self.speaker.parameter("city", city))
        standing, lair = bool(t.standing[city]), city < STRONGHOLD and city % LINE == OWN_LAIR
        own = where == "bottom"
        defence = int(strength(t, self.box, city)) if standing else 0
        threatened = t.dragon == city
        warning = self.warning(where) if threatened and standing else ""
        deeds = [act.PLACE + city, act.SEND_DRAGON + city]
        if not own:
            deeds.insert(0, act.ATTACK + city)
        deed = self.deed(*deeds) if not own or set(deeds) & self.legal else Deed(None)
        cards = tuple(self.cards_in(city, own, wall)) if standing and not lair else ()
        state = "city-standing" if standing else "city-destroyed"
        parts = [self.say(state, city=called, defence=defence)]
        parts += [self.called(card.title) for card in cards]
        if warning:
            parts.append(warning)
        gates = () if lair or not standing else gates_of(city, wall)
        rebuild = act.REBUILD + city
        return City(
            id=f"city-{text}",
            city=city,
            x=x,
            name=self.short_name(city, called),
            wide=WALLS[wall][0],
            standing=standing,
            lair=lair,
            defence=defence,
            printed=int(t.defence[city]),
            threatened=threatened,
            warning=warning,
            label=". ".join(parts),
            deed=deed,
            price=self.price(deed),
            cards=cards,
            gates=gates,
            rebuild=Deed(rebuild, True) if rebuild in self.legal else Deed(None),
            rebuild_price=int(self.choice.meant(self.view.game.actions[rebuild])["command"])
            if rebuild in self.legal
            else 0,
        )

    def short_name(self, city: int, called: str) -> str:
        """What stands on the wall: for a Stronghold, where it is (VO-404)."""
        if city >= STRONGHOLD:
            return self.say(("left", "shared", "right")[(city - STRONGHOLD) % TRIO])
        return called[:1].upper() + called[1:]

    def warning(self, where: str) -> str:
        """What the dragon is about to do to the City on which it is (VO-131, VO-362)."""
        t, box = self.t, self.box
        if t.mode != COOP:
            return self.say(f"burns-{where}")
        needed = int(strength(t, box, t.dragon) - box.rage_bonus[t.difficulty] * ruins(t))
        falls = some_unsealed(t) and cells_needed(t, box, needed) != EMPTY
        return self.say("rage-suffices" if falls else "rage-falls-short", needed=needed)

    def cards_in(self, city: int, own: bool, wall: str) -> Iterator[Card]:
        """The Troops and Buildings in a City."""
        for slot in range(TROOPS_EACH):
            for sort in ("troop", "building"):
                held = self.t.troop if sort == "troop" else self.t.building
                if held[city, slot] != EMPTY:
                    yield self.card_in(city, slot, sort, own, wall)

    def card_in(self, city: int, slot: int, sort: str, own: bool, wall: str) -> Card:
        """One of them."""
        t, is_troop = self.t, sort == "troop"
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
        deed = self.deed(*deeds) if own else self.deed(removes + city)
        used = (t.troop_used if is_troop else t.building_used)[city, slot]
        return self.card(
            f"{sort}-{CITY_NAMES[city]}-{slot}",
            title,
            (gates[0 if is_troop else 1] + SECOND_GATE * slot, y),
            deed if own or deed.allowed else Deed(None),
            f"{sort}-{city}-{slot}-{title}",
            small=True,
            scale=WALLS[wall][2],
            used=own and bool(used),
        )

    def area(self, seat: int, place: int, share: int) -> dict[str, Any]:
        """What a seat has in play, and the piles beside it."""
        t = self.t
        high = 222 // share
        own = seat == self.me
        known = sum(int(t.hand[seat, title]) for title in range(TITLES))
        open_hand = not own and t.mode in (COOP, TEAM) and known > 0
        cards = list(self.in_play(seat, own))
        if open_hand:
            cards += list(self.open_hand(seat))
        scale = TIGHT if share == 2 else size_in_play(len(cards))
        laid = spread(cards, scale, share)
        return {
            "seat": seat,
            "y": place * (high + 6),
            "high": high,
            "cards": [
                self.card(
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
            "discarded": self.discarded(seat),
            "on_turn": t.to_act != 0 and seat == t.current,
            "signs": list(self.signs(seat)),
        }

    def in_play(self, seat: int, own: bool) -> Iterator[dict[str, Any]]:
        """The Playing Area, Wonders first, since they stay."""
        t = self.t
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
                deed = self.deed(*deeds)
                if not own and not deed.allowed:
                    deed = Deed(None)
                yield {
                    "title": title,
                    "deed": deed,
                    "piece": f"own-{seat}-{title}-{copy}",
                    "sealed": lies,
                    "used": own and not lies and copy < int(t.used[seat, title]),
                }

    def open_hand(self, seat: int) -> Iterator[dict[str, Any]]:
        """VO-347, VO-408: the hand of who plays together with the reader."""
        for title in range(TITLES):
            for copy in range(int(self.t.hand[seat, title])):
                yield {
                    "title": title,
                    "deed": Deed(None),
                    "piece": f"own-{seat}-{title}-{int(self.t.played[seat, title]) + copy}",
                    "sealed": False,
                    "used": False,
                }

    def discarded(self, seat: int) -> str:
        """What is in a Discard Pile, which everybody may look through."""
        pile = self.t.discard
        copies = [(title, int(pile[seat, title])) for title in range(TITLES) if pile[seat, title]]
        listed = [
            self.called(title) + (f" × {count}" if count > 1 else "") for title, count in copies
        ]
        return self.say("discarded", cards=", ".join(listed), count=len(listed))

    def signs(self, seat: int) -> Iterator[dict[str, str]]:
        """A Perk, and a Ploy if it is there: its name only to its holder."""
        t = self.t
        if 0 < t.perk[seat] <= PERKS:
            about = self.say(f"perk-{t.perk[seat]}")
            yield {"kind": "perk", "text": PERK_NAMES[t.perk[seat]], "about": about}
        if t.ploys and not t.ploy_spent[seat] and t.ploy[seat] != NONE:
            known = t.ploy[seat] != UNKNOWN
            text = PLOY_NAMES[t.ploy[seat]] if known else self.say("ploy-hidden")
            about = self.say(f"ploy-{t.ploy[seat]}" if known else "ploy-unknown")
            yield {"kind": "ploy", "text": text, "about": about}

    # ------------------------------------------------------------ the market

    def markets(self) -> Sequence[int]:
        """One, or the enemy team's above one's own."""
        if self.t.mode != TEAM:
            return (0,)
        own = market_of(self.t, self.bottom_seat)
        return (1 - own, own)

    def rows(self) -> list[list[Card]]:
        """The Asset Row, with what stands beside each card to replace it."""
        return [self.row(market, place) for place, market in enumerate(self.markets())]

    def row(self, market: int, place: int) -> list[Card]:
        """One Asset Row."""
        t = self.t
        team = t.mode == TEAM
        own = not team or market == market_of(t, self.bottom_seat)
        cards = []
        for space in range(SPACES):
            title = int(t.row[market, space])
            if title == EMPTY:
                continue
            deeds = [act.BUY + space, act.UNSEAL_ROW + space] if own else [act.SEAL_ROW + space]
            at = (
                (ROW + TEAM_STEP * space, 2 + 110 * place) if team else (ROW + ROW_STEP * space, 26)
            )
            cards.append(
                self.card(
                    f"row-{market}-{space}",
                    title,
                    at,
                    self.deed(*deeds),
                    f"row-{market}-{title}-{space}",
                    small=team,
                    scale=0.94 if team else 1,
                    sealed=bool(t.row_sealed[market, space]),
                    comes_from=f"asset-deck-{market}",
                )
            )
        return cards

    def decks(self) -> list[dict[str, Any]]:
        """Each Asset Deck: how many cards it has, the one on top, and what may be put under it."""
        t = self.t
        found = []
        for place, market in enumerate(self.markets()):
            top = int(t.asset_top[market])
            shown = top not in (EMPTY, UNKNOWN)
            team = t.mode == TEAM
            count = int(t.asset_size[market] + t.asset_under_size[market]) + shown
            at = (14, 2 + 110 * place) if team else (8, 26)
            card = None
            if shown:
                card = self.card(
                    f"top-{market}",
                    top,
                    at,
                    self.deed(act.BUY_TOP),
                    f"top-{market}-{top}",
                    small=team,
                    scale=0.94 if team else 1,
                )
            own = not team or market == market_of(t, self.bottom_seat)
            found.append(
                {
                    "market": market,
                    "x": at[0],
                    "y": at[1],
                    "small": team,
                    "team": market if team else None,
                    "count": count,
                    "top": card,
                    "badges": list(self.badges(market)) if own else [],
                }
            )
        return found

    def badges(self, market: int) -> Iterator[dict[str, Any]]:
        """Below each card of the Row: replace it, or exchange it in the first turn (VO-77)."""
        t = self.t
        for space in range(SPACES):
            if t.row[market, space] == EMPTY:
                continue
            deed = self.deed(act.SWAP + space, act.REPLACE + space)
            if not deed.allowed:
                deed = Deed(act.REPLACE + space) if self.me is not None else Deed(None)
            free = deed.action == act.SWAP + space
            x = ROW + TEAM_STEP * space + 110 if t.mode == TEAM else ROW + ROW_STEP * space + 60
            yield {
                "id": f"replace-{space}",
                "x": x,
                "y": 170 if t.mode == TEAM else 208,
                "deed": deed,
                "cost": 0 if free else int(self.box.replace_cost),
                "label": self.say("exchange" if free else "replace", space=space + 1),
                "price": self.price(deed),
            }

    def lairs(self) -> list[dict[str, Any]]:
        """Each Lair that is still a market, with its Wonders and the deck behind it."""
        t = self.t
        if t.mode == COOP:
            return []
        found = []
        for place, market in enumerate(self.markets()):
            team = t.mode == TEAM
            own = not team or market == market_of(t, self.bottom_seat)
            wonders = []
            for slot in range(LAIR_SLOTS):
                title = int(t.lair[market, slot])
                if title == EMPTY:
                    continue
                at = (720 + 92 * slot, 2 + 110 * place) if team else (LAIR[slot], 26)
                wonders.append(
                    self.card(
                        f"lair-{market}-{slot}",
                        title,
                        at,
                        self.deed(act.TAKE_WONDER + slot) if own else Deed(None),
                        f"lair-{market}-{title}-{slot}",
                        small=team,
                        scale=0.94 if team else 1,
                        comes_from=f"wonder-deck-{market}",
                    )
                )
            unseen = self.deed(act.TAKE_UNSEEN_WONDER) if own and not team else Deed(None)
            found.append(
                {
                    "market": market,
                    "y": 2 + 110 * place,
                    "small": team,
                    "wonders": wonders,
                    "count": int(t.wonder_size[market] + t.wonder_under_size[market]),
                    "unseen": unseen,
                    "unseen_price": self.price(unseen),
                    "closed": bool(t.lair_closed),
                    "slots": LAIR,
                }
            )
        return found

    def grid(self) -> list[Card]:
        """VO-349: the Rage Grid, its rows from left to right, each with its two cells."""
        t = self.t
        last = max((cell for cell in range(CELLS) if t.grid[cell] != EMPTY), default=0)
        step = min(94, 590 // (last // 2 + 1))
        return [
            self.card(
                f"grid-{cell}",
                int(t.grid[cell]),
                (AREA + 4 + step * (cell // 2), 2 + 110 * (cell % 2)),
                self.deed(act.DISPEL + cell, act.HOLD + cell),
                f"grid-{t.grid[cell]}-{cell}",
                small=True,
                scale=0.94,
                sealed=bool(t.grid_sealed[cell]),
                comes_from="wonder-deck-0",
            )
            for cell in range(CELLS)
            if t.grid[cell] != EMPTY
        ]

    def rage(self) -> dict[str, Any]:
        """VO-310: the Rage Pile, whose first card may lie face up (VO-322)."""
        t = self.t
        top = None
        if t.rage_size and t.rage_batch[0] == EMPTY and t.rage[0] not in (EMPTY, UNKNOWN):
            top = self.card("rage-top", int(t.rage[0]), (0, 40), Deed(None), "rage-top")
        deed = self.deed(act.PUT_ASIDE_FOR_KNOWLEDGE, act.PUT_ASIDE_FOR_BATTLE)
        return {
            "count": int(t.rage_size),
            "aside": int(t.aside_size),
            "top": top,
            "deed": deed,
            "price": self.price(deed),
            "awake": t.dragon == BESIDE,
        }

    # ------------------------------------------------------------ the dragon

    def dragon(self) -> dict[str, Any] | None:
        """Where it is, larger than any card; nowhere once it is defeated."""
        t = self.t
        if t.dragon == GONE:
            return None
        part, x, y, threat = "lair", 446.0, 106.0, ""
        if t.dragon < len(CITY_NAMES):
            part, x, y, threat = "city", 0.0, 116.0, "city"
        elif t.dragon in (ON_LAIR_1, ON_LAIR_2):
            x, y = 320.0, 52.0 + 110 * list(self.markets()).index(t.dragon - ON_LAIR_1)
        elif t.dragon == BESIDE:
            part, x, y, threat = "rage", 470.0, 130.0, "awake"
        move = self.deed(act.MOVE_DRAGON, act.SEND_TO_LAIR, act.SEND_FROM_LAIR, act.SEND_FAR)
        if t.mode == SOLO:
            move = self.deed(act.FIGHT, act.TAME)
        if t.mode == COOP:
            move = self.deed(act.STEP_ON, act.STEP_BACK)
        defeat = self.deed(act.DEFEAT)
        armory = self.me is not None and t.perk[self.me] == ARMORY
        cost = int(self.box.armory_cost if armory else self.box.defeat_cost)
        if t.mode == TEAM:
            cost = int(self.box.team_defeat_cost)
        return {
            "part": part,
            "city": int(t.dragon),
            "x": x,
            "y": y,
            "threat": threat,
            "label": self.say("dragon-threatens" if threat else "dragon-rests"),
            "deed": move,
            "price": self.price(move),
            "defeat": defeat if t.mode not in (SOLO, COOP) else Deed(None),
            "defeat_cost": cost,
            "defeat_label": self.say("defeat", battle=cost),
            "defeat_price": self.price(defeat),
        }

    # ------------------------------------------------------------ one's own

    def hand(self) -> list[Card]:
        """The reader's hand."""
        t, me = self.t, self.me
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
                self.card(
                    f"hand-{place}",
                    title,
                    (8 + step * place, 24),
                    self.deed(act.PLAY + title, act.THIN_HAND + title),
                    f"own-{me}-{title}-{copy}",
                    scale=1.1,
                    comes_from=f"deck-{me}",
                )
            )
        return cards

    def gauges(self) -> dict[str, Any]:
        """The points of who has any: the reader's own, or those of who is on turn (VO-37)."""
        t = self.t
        seat = self.bottom_seat
        shared = t.mode in (COOP, TEAM) and self.me is not None
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
                    "label": self.say(f"points-{points}", amount=amount),
                    "name": self.say(f"name-{points}"),
                    "marks": marks,
                }
                for (points, shape), amount, marks in zip(
                    SHAPES, amounts, self.marks(seat), strict=True
                )
            ],
        }

    def marks(self, seat: int) -> tuple[tuple[tuple[int, str], ...], ...]:
        """On the gauges: how much it takes to do what decides the game."""
        t, box = self.t, self.box
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

    # ------------------------------------------------------------ what moves, what is shown large

    def departed(self) -> list[dict[str, Any]]:
        """Cards that have just been acquired: they are seen to go to their Discard Pile."""
        gone = []
        for event in self.last:
            if event.what in (act.BUYS, act.TAKES_WONDER):
                place = "row" if event.what == act.BUYS else "lair"
                market = market_of(self.t, event.seat)
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

    def large(self) -> list[dict[str, Any]]:
        """Every card that lies face up, as it is seen from near, with what it says in words."""
        found = []
        for title in sorted(self.shown):
            lines = [
                line
                for sentence in self.says(title)
                for line in wrap(sentence[:1].upper() + sentence[1:] + ".", LARGE_LINE)
            ]
            found.append({"title": title, "lines": lines, "high": 356 + 19 * len(lines)})
        return found


# ---------------------------------------------------------------- places


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


# ---------------------------------------------------------------- words and pieces


@cache
def words_on_table(game: Game, language: str) -> Words:
    """The few words that stand on the drawing, or describe it to who can't see it."""
    return Words(Path(game.folder) / f"scene.{language}.ftl", language)


@cache
def said(game: Game, language: str, message: str, **values: str | int) -> str:
    """A message, worked out once for all tables."""
    return words_on_table(game, language).say(message, **values)


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
