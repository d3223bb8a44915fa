"""Sets up a table of *Volfyirion* in a few lines, as a scenario tells it.

Cards go by their titles: "stab captain prospector*3". Every card of the box is somewhere: starting
cards that a test doesn't name lie in their House Deck, or are removed where it names the deck;
other cards lie in the Asset Deck and the Wonder Deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tablee.engine.game import game
from tablee.engine.match import Match, key_from, redacted
from tablee.engine.rule import broken_law, deal
from tablee.engine.tale import NO_TALE, new_tale, take_events
from tablee.games.volfyirion.laws import copies_found, copies_in_game
from tablee.games.volfyirion.rules import go_on
from tablee.games.volfyirion.rules.pieces import purse
from tablee.games.volfyirion.rules.piles import put_in_play
from tablee.games.volfyirion.rules.setup import (
    clear,
    lay_cities,
)
from tablee.games.volfyirion.rules.turn import start_with_points
from tablee.games.volfyirion.table import (
    ARMORY,
    BASE,
    BUILDING,
    CITY_NAMES,
    COLLIDER,
    COPIES,
    EMPTY,
    GONE,
    HALF,
    HEROES,
    MARKETS,
    ON_LAIR,
    ORACLE,
    SET,
    STARTERS,
    TITLE_NAMES,
    TITLES,
    TROOP,
    TYPE,
    WONDER,
    Box,
    Table,
)
from tests.dice import load_dice

VOLFYIRION = game("volfyirion")
BOX: Box = VOLFYIRION.box  # type: ignore[assignment]

SEATS_OF = {"versus": 2, "solo": 1, "coop": 2, "team": 4}
END = "end_turn"
# Rows that hold nothing of interest to a scenario.
DULL_ROW = "novice fighter scholar guard qoam_scout"
DULL_LAIR = "pure_qoam strange_box"

PERKS = {"armory": ARMORY, "collider": COLLIDER, "oracle": ORACLE, "heroes": HEROES}
PLOYS = {
    name: number
    for number, name in enumerate(
        ("mirage", "shift", "instability", "afterthought", "crystallization", "second_chance"), 1
    )
}


def title(name: str) -> int:
    """The number of a title."""
    return TITLE_NAMES.index(name)


def titles(names: str) -> list[int]:
    """The numbers of several, "stab*2" for two copies; "-" for no card."""
    found = []
    for word in names.split():
        name, _, times = word.partition("*")
        found += [EMPTY if name == "-" else title(name)] * int(times or 1)
    return found


def city(name: str) -> int:
    """The number of a City."""
    return CITY_NAMES.index(name)


def counted(counts: Iterable[int]) -> dict[str, int]:
    """How many of each title, by name."""
    return {TITLE_NAMES[n]: count for n, count in enumerate(counts) if count}


class LaidTable(Match):
    """A match at a table that has been set up by hand, and words to tell a scenario with."""

    table: Table

    def __init__(self, options: Mapping[str, str], seed: int = 0) -> None:
        seats = SEATS_OF[options.get("mode", "versus")]
        super().__init__(
            VOLFYIRION, seats, VOLFYIRION.choose_options(options, seats), key_from(seed)
        )

    @property
    def on_turn(self) -> int:
        """The seat that is asked."""
        (seat,) = self.waiting
        return seat

    def may(self) -> set[str]:
        """What the seat that is asked may do."""
        return {action.text for action in self.legal(self.on_turn)}

    def does(self, *actions: str) -> None:
        """Whoever is asked does these things, one after the other."""
        for action in actions:
            self.play(self.on_turn, action)
            law = broken_law(self.table, self.box)
            assert law == 0, f"law {law} is broken after {action}"

    def refuses(self, action: str, seat: int | None = None) -> int | None:
        """The number of the rule that forbids this to the seat that is asked, or to another."""
        asked = self.waiting[0] if self.waiting else 0
        refusal = self.why_not(asked if seat is None else seat, action)
        return refusal.rule if refusal else None

    def points(self, seat: int = 0) -> tuple[int, int, int]:
        """Command, Battle and Knowledge."""
        t = self.table
        pool = purse(t, seat)
        return t.points[seat, 0], t.points[pool, 1], t.points[pool, 2]

    def pay_out(self, command: int, battle: int, knowledge: int, seat: int = 0) -> None:
        """From now on the seat has these points."""
        t = self.table
        t.points[seat, 0] = command
        t.points[purse(t, seat), 1], t.points[purse(t, seat), 2] = battle, knowledge

    def pile(self, zone: str, seat: int = 0) -> dict[str, int]:
        """What lies in the seat's `hand`, `discard`, `played`, `sealed`, `house_deck`."""
        counts = getattr(self.table, zone)
        return counted(counts[seat, n] for n in range(TITLES))

    def removed(self) -> dict[str, int]:
        """What is out of the game, beside what the scenario left out."""
        now = counted(self.table.removed[n] for n in range(TITLES))
        return {
            name: count - self.left_out.get(name, 0)
            for name, count in now.items()
            if count != self.left_out.get(name, 0)
        }

    left_out: dict[str, int]

    def row(self, market: int = 0) -> str:
        """The Asset Row, "-" for an empty space."""
        return names(self.table.row[market, space] for space in range(5))

    def lair(self, market: int = 0) -> str:
        """The Wonders on the Lair."""
        return names(self.table.lair[market, slot] for slot in range(2))

    def under(self, market: int = 0) -> str:
        """What is known to lie under the Asset Deck."""
        t = self.table
        return names(t.asset_under[market, i] for i in range(t.asset_under_size[market]))

    def top(self, market: int = 0) -> str:
        """What lies face up on the Asset Deck."""
        return names([self.table.asset_top[market]])

    def troop(self, name: str, slot: int = 0) -> str:
        """The Troop in a City."""
        return names([self.table.troop[city(name), slot]])

    def building(self, name: str, slot: int = 0) -> str:
        """The Building in a City."""
        return names([self.table.building[city(name), slot]])

    def stands(self, name: str) -> bool:
        """Whether a City stands."""
        return self.table.standing[city(name)] == 1

    def dragon(self) -> str:
        """Where the token is: a City's name, or "lair", "gone", "elsewhere"."""
        where = self.table.dragon
        if where < len(CITY_NAMES):
            return CITY_NAMES[where]
        return {ON_LAIR: "lair", GONE: "gone"}.get(where, "elsewhere")

    def ranks(self) -> list[int]:
        """Everyone's rank, in the order of the seats."""
        return [standing.rank for standing in sorted(self.standings())]

    def seen_by(self, seat: int) -> Table:
        """The table as a seat knows it."""
        seen = redacted(self.table, self.box, seat)
        assert isinstance(seen, Table)
        return seen

    def told(self) -> list[str]:
        """What the last move told, by the names of the events."""
        return [VOLFYIRION.event_names[event.what] for event in self.tale[-1]]

    def draws_next(self, *dice: int) -> None:
        """The next results of chance."""
        load_dice(self.table, *dice)

    def will_draw(self, names_drawn: str, seat: int = 0) -> None:
        """The next cards drawn from the seat's House Deck, in this order."""
        t, dice = self.table, []
        deck = [t.house_deck[seat, n] for n in range(TITLES)]
        for number in titles(names_drawn):
            dice.append(sum(deck[:number]))
            deck[number] -= 1
        load_dice(t, *dice)


def names(numbers: Iterable[int]) -> str:
    """Titles by name, "-" for none."""
    return " ".join("-" if n == EMPTY else TITLE_NAMES[n] for n in numbers)


def lay(
    *,
    hand: str = "",
    hands: Mapping[int, str] | None = None,
    played: Mapping[int, str] | str = "",
    sealed: Mapping[int, str] | str = "",
    discard: Mapping[int, str] | str = "",
    deck: Mapping[int, str] | str | None = None,
    cities: Mapping[str, str] | None = None,
    ruins: str = "",
    owns_lair: str = "",
    row: str = DULL_ROW,
    top: str = "",
    under: str = "",
    assets: str | None = None,
    lair: str = DULL_LAIR,
    wonder_deck: str | None = None,
    grid: str = "",
    dragon: str = "",
    points: tuple[int, int, int] | None = None,
    on_turn: int = 0,
    turn: int | None = None,
    perks: Mapping[int, str] | None = None,
    ploys: Mapping[int, str] | None = None,
    rage: str = "",
    aside: str = "",
    **options: str,
) -> LaidTable:
    """A table in mid-game, in the Main Phase of `on_turn`. A zone given as a text is that of this
    seat; by seats otherwise. `cities`: what is in each ("mint guard"); `ruins`: the destroyed ones;
    `assets`, `wonder_deck`: all that is left in those decks, unseen."""
    if perks:
        options["perks"] = "on"
    if ploys:
        options["ploys"] = "on"
    laid = LaidTable(options)
    t = laid.table
    clear(t)
    lay_cities(t, BOX)
    t.first, t.current, t.to_act = 0, on_turn, 0
    t.turn = (
        turn if turn is not None else (21 if on_turn // (2 if t.seats == 4 else 1) == 0 else 22)
    )
    t.side = on_turn // 2 if t.seats == 4 else (0 if options.get("mode") == "coop" else on_turn)
    put_cards(t, "hand", {on_turn: hand} | dict(hands or {}))
    put_cards(t, "discard", by_seat(discard, on_turn))
    put_played(t, by_seat(played, on_turn), by_seat(sealed, on_turn))
    put_in_cities(t, cities or {}, ruins, owns_lair)
    put_market(t, row, top, under, lair)
    put_rage(t, rage, aside, grid)
    put_rest(t, by_seat(deck, on_turn) if deck is not None else {}, assets, wonder_deck)
    if dragon:
        t.dragon = city(dragon) if dragon in CITY_NAMES else int(dragon)
    for seat, name in (perks or {}).items():
        t.perk[seat] = PERKS[name]
    for seat, name in (ploys or {}).items():
        t.ploy[seat] = PLOYS[name]
    for seat in range(t.seats):
        t.redrawn[seat] = 1
        t.finished[seat] = 0
        start_with_points(t, BOX, seat, NO_TALE)
        for n in range(TITLES):
            if BOX.card[n, TYPE] != WONDER:
                t.gained[seat, n] = t.played[seat, n]
        if (t.seats == 2 and options.get("mode") != "coop") and seat != on_turn:
            for i in range(3):
                t.points[seat, i] = 0
            for n in range(TITLES):
                t.gained[seat, n] = 0
    if points is not None:
        laid.pay_out(*points, seat=on_turn)
    laid.left_out = counted(t.removed[n] for n in range(TITLES))
    laid.moves, laid.tale = [], [[]]
    go_on(t, BOX, NO_TALE)
    law = broken_law(t, BOX)
    assert law == 0, f"no game can come to this table: law {law}"
    return laid


def by_seat(given: Mapping[int, str] | str, seat: int) -> dict[int, str]:
    """A zone by seats."""
    return {seat: given} if isinstance(given, str) else dict(given)


def put_cards(t: Table, zone: str, by: Mapping[int, str]) -> None:
    """Cards into a hand or a Discard Pile."""
    for seat, listed in by.items():
        for n in titles(listed):
            getattr(t, zone)[seat, n] += 1
            getattr(t, f"{zone}_size")[seat] += 1


def put_played(t: Table, upright: Mapping[int, str], sealed: Mapping[int, str]) -> None:
    """Cards into Playing Areas."""
    for seat, listed in upright.items():
        for n in titles(listed):
            put_in_play(t, BOX, seat, n)
    for seat, listed in sealed.items():
        for n in titles(listed):
            put_in_play(t, BOX, seat, n)
            t.sealed[seat, n] += 1


def put_in_cities(t: Table, held: Mapping[str, str], ruins: str, owns_lair: str) -> None:
    """Troops and Buildings, each in the first free slot; ruins; and the Lair, if it is taken."""
    for name, listed in held.items():
        for n in titles(listed):
            assert BOX.card[n, TYPE] in (TROOP, BUILDING)
            slots = t.troop if BOX.card[n, TYPE] == TROOP else t.building
            slot = 0 if slots[city(name), 0] == EMPTY else 1
            slots[city(name), slot] = n
    for name in ruins.split():
        t.standing[city(name)] = 0
        t.losses[city(name)] += 1
    if owns_lair:
        t.standing[city(owns_lair)] = 1
        t.lair_closed, t.dragon = 1, GONE


def put_market(t: Table, row: str, top: str, under: str, lair: str) -> None:
    """The Row, and what everybody knows of the Asset Deck; the Wonders on the Lair."""
    for market in range(MARKETS if t.seats == 4 else 1):
        for space, n in enumerate(titles(row)):
            t.row[market, space] = n
    for n in titles(top):
        t.asset_top[0] = n
    for n in titles(under):
        t.asset_under[0, t.asset_under_size[0]] = n
        t.asset_under_size[0] += 1
    if t.mode != 2:
        for market in range(MARKETS if t.seats == 4 else 1):
            for slot, n in enumerate(titles(lair)):
                if t.lair_closed == 0:
                    t.lair[market, slot] = n


def put_rage(t: Table, rage: str, aside: str, grid: str) -> None:
    """What the dragon has in Solo and Co-op."""
    for n in titles(rage):
        t.rage[t.rage_size] = n
        t.rage_size += 1
    for n in titles(aside):
        t.aside[n] += 1
        t.aside_size += 1
    for cell, n in enumerate(titles(grid)):
        t.grid[cell] = n


def put_rest(
    t: Table, decks: Mapping[int, str], assets: str | None, wonder_deck: str | None
) -> None:
    """Every other card of the box."""
    for seat, listed in decks.items():
        for n in titles(listed):
            t.house_deck[seat, n] += 1
            t.deck_size[seat] += 1
    for n in range(TITLES):
        spare = copies_in_game(t, BOX, n) - copies_found(t, n)
        assert spare >= 0, f"too many {TITLE_NAMES[n]}"
        for _ in range(spare):
            put_spare(t, n, decks, assets, wonder_deck)
    for listed, deck_of, size in (
        (assets or "", t.asset_deck, t.asset_size),
        (wonder_deck or "", t.wonder_deck, t.wonder_size),
    ):
        for n in titles(listed):
            t.removed[n] -= 1
            deck_of[0, n] += 1
            size[0] += 1


def put_spare(
    t: Table, n: int, decks: Mapping[int, str], assets: str | None, wonder_deck: str | None
) -> None:
    """One card that nothing was said about."""
    market = 1 if t.seats == 4 and t.asset_deck[0, n] + t.wonder_deck[0, n] > 0 else 0
    if BOX.card[n, SET] == STARTERS:
        for seat in range(t.seats):
            held = sum(zone[seat, n] for zone in (t.house_deck, t.hand, t.discard, t.played))
            if seat not in decks and held < BOX.card[n, COPIES] // 2:
                t.house_deck[seat, n] += 1
                t.deck_size[seat] += 1
                return
        t.removed[n] += 1
    elif BOX.card[n, TYPE] == WONDER:
        if t.mode == 2:
            t.rage_deck[0, n] += 1
            t.rage_deck_size += 1
        elif wonder_deck is not None or t.lair_closed == 1:
            t.removed[n] += 1
        else:
            t.wonder_deck[market, n] += 1
            t.wonder_size[market] += 1
    elif assets is not None:
        t.removed[n] += 1
    elif n == HALF:
        t.upper_halves += 1
        t.asset_size[0] += 1
    else:
        t.asset_deck[market, n] += 1
        t.asset_size[market] += 1


def new(seed: int, **options: str) -> LaidTable:
    """A new table, as chance has it."""
    return LaidTable(options, seed)


def deal_with(first: int = 0, wonders: str = "", **options: str) -> LaidTable:
    """A new table whose first player is this one, and whose Wonder Deck begins with these."""
    laid = LaidTable(options)
    laid.table = VOLFYIRION.blank_table(laid.seats, laid.options)  # type: ignore[assignment]
    dice = [] if laid.seats == 1 else [first]
    left = [
        BOX.card[n, COPIES] if BOX.card[n, TYPE] == WONDER and BOX.card[n, SET] == BASE else 0
        for n in range(TITLES)
    ]
    for n in titles(wonders):
        dice.append(sum(left[:n]))
        left[n] -= 1
    load_dice(laid.table, *dice)
    tale = new_tale()
    deal(laid.table, BOX, tale)
    laid.tale = [take_events(tale)]
    return laid
