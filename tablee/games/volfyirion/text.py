"""The war table of *Volfyirion* in a terminal, for one seat's eyes.

`drawn` is a board of characters, with colours that may be taken off; `told` says the same in
sentences, line by line, for who listens rather than looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

from tablee.engine.ink import BOLD, DIM, RED, SEAT_COLOURS, YELLOW, ink
from tablee.engine.match import View
from tablee.engine.record import UNKNOWN, Numbers
from tablee.engine.rule import score
from tablee.engine.table import owes
from tablee.engine.words import Speaker, Words
from tablee.games.volfyirion.cards import (
    gives_anything,
    main_ability,
    name,
    row_of,
    secondary_ability,
)
from tablee.games.volfyirion.rules.pieces import (
    end_of_line,
    first_city,
    is_lair,
    line_of,
    line_of_city,
    market_of,
    purse,
    strength,
)
from tablee.games.volfyirion.table import (
    ABILITY,
    BESIDE,
    CELLS,
    CITIES,
    COOP,
    COST,
    EMPTY,
    GONE,
    LAIR_SLOTS,
    NO_ABILITY,
    NONE,
    SOLO,
    SPACES,
    TEAM,
    TITLES,
    TROOPS_EACH,
    TYPE,
    WONDER,
    Box,
    Table,
)


def drawn(view: View, speaker: Speaker) -> str:
    """Each player with their Cities and what they have in play; the market; one's own hand."""
    return "\n".join(Report(view, speaker, looks=True).lines())


def told(view: View, speaker: Speaker) -> str:
    """The same in sentences."""
    return "\n".join(Report(view, speaker, looks=False).lines())


@cache
def words_here(language: str) -> Words:
    """The words of this file."""
    return Words(Path(__file__).with_name(f"text.{language}.ftl"), language)


class Report:
    """A table, a reader, and the words for what lies where."""

    def __init__(self, view: View, speaker: Speaker, looks: bool) -> None:
        self.looks = looks
        self.t, self.box = cast(Table, view.table), cast(Box, view.box)
        self.seat, self.speaker = view.seat, speaker
        self.names = view.game.proper_names
        self.words = words_here(speaker.words.language)
        self.market = market_of(self.t, view.seat) if 0 <= view.seat < self.t.seats else 0

    def lines(self) -> Iterator[str]:
        """From the players down to one's own hand."""
        for seat in range(self.t.seats):
            yield from self.player(seat)
        yield from self.dragon()
        yield from self.on_sale()
        if self.t.mode == SOLO:
            yield self.words.say("rage", count=self.t.rage_size, aside=self.t.aside_size)
        if self.t.mode == COOP:
            yield from self.grid()
        yield from self.hand()

    # ------------------------------------------------------------ players

    def player(self, seat: int) -> Iterator[str]:
        """A seat: its Cities, its Playing Area, its piles and its points."""
        t = self.t
        is_you, is_to_act = seat == self.seat, owes(t, seat)
        player = self.words.say(
            "player",
            name=self.speaker.names[seat],
            you="yes" if is_you else "no",
            turn="yes" if is_to_act else "no",
            cities=self.speaker.words.say("points", points=score(t, self.box, seat)),
            deck=t.deck_size[seat],
            hand=t.hand_size[seat],
            discard=t.discard_size[seat],
        )
        arrow = ("► " if is_to_act else "  ") if self.looks else ""
        yield arrow + self.coloured(player, BOLD, SEAT_COLOURS[seat])
        if t.mode != TEAM or seat % 2 == 0:
            yield from self.cities(line_of(t, seat))
        in_play = self.cards(t.played, seat, t.sealed)
        if in_play:
            yield self.inset(self.words.say("in-play", cards=in_play))
        held = purse(t, seat)
        points = (t.points[seat, 0], t.points[held, 1], t.points[held, 2])
        if any(points):
            yield self.inset(self.words.say("points", gain=self.gain(*points)))
        if t.perk[seat] > 0:
            yield self.inset(self.words.say("perk", perk=self.words.say(f"perk-{t.perk[seat]}")))
        if t.ploys and not t.ploy_spent[seat] and t.ploy[seat] != NONE:
            known = t.ploy[seat] != UNKNOWN
            ploy = self.words.say(f"ploy-{t.ploy[seat]}" if known else "ploy-hidden")
            yield self.inset(self.words.say("ploy", ploy=ploy))

    def cities(self, line: int) -> Iterator[str]:
        """The Cities of a line, a Lair among them once somebody has taken it."""
        t = self.t
        for city in range(first_city(t, line), end_of_line(t, line)):
            if t.standing[city]:
                said = self.words.say(
                    "city",
                    city=self.capital(str(self.speaker.parameter("city", city))),
                    defence=int(strength(t, self.box, city)),
                    cards=", ".join(self.in_city(city)),
                    holds="yes" if list(self.in_city(city)) else "no",
                )
                yield self.inset(said)
                if t.dragon == city:
                    warning = self.words.say("burns")
                    yield self.inset(self.coloured(warning, BOLD, RED))
            elif t.losses[city] or not is_lair(city):
                called = self.capital(str(self.speaker.parameter("city", city)))
                yield self.inset(self.coloured(self.words.say("ruins", city=called), DIM))

    def in_city(self, city: int) -> Iterator[str]:
        """The Troops and Buildings in a City."""
        for held in (self.t.troop, self.t.building):
            for slot in range(TROOPS_EACH):
                if held[city, slot] != EMPTY:
                    yield self.called(int(held[city, slot]))

    # ------------------------------------------------------------ between them

    def dragon(self) -> Iterator[str]:
        """Where the token is."""
        t = self.t
        if t.dragon == GONE:
            yield self.words.say("dragon-gone")
        elif t.dragon == BESIDE:
            yield self.coloured(self.words.say("dragon-awake"), BOLD, RED)
        elif t.dragon < CITIES:
            city = str(self.speaker.parameter("city", t.dragon))
            own = 0 <= self.seat < t.seats and line_of_city(t.dragon) == line_of(t, self.seat)
            message = "dragon-on-yours" if own else "dragon-on-city"
            yield self.coloured(self.words.say(message, city=city), BOLD, RED)
        else:
            yield self.words.say("dragon-rests")

    def on_sale(self) -> Iterator[str]:
        """The Asset Row, the top of its deck, and the Wonders of the Lair."""
        t, market = self.t, self.market
        row = [int(t.row[market, space]) for space in range(SPACES)]
        yield self.words.say("row")
        yield from (self.for_sale(title) for title in row if title != EMPTY)
        top = t.asset_top[market]
        if top not in (EMPTY, UNKNOWN):
            yield self.words.say("top", card=self.called(top))
        lair = [int(t.lair[market, slot]) for slot in range(LAIR_SLOTS)]
        if t.mode != COOP and not t.lair_closed:
            yield self.words.say("lair")
            yield from (self.for_sale(title) for title in lair if title != EMPTY)

    def for_sale(self, title: int) -> str:
        """A card that can be had: its cost, and what it says."""
        words, row = self.speaker.words, row_of(self.box, title)
        price = "battle" if row[TYPE] == WONDER else "command"
        amount = words.say(f"{price}-cost", **{price: row[COST]})
        parts = [main_ability(words, row)] if gives_anything(row) else []
        if row[ABILITY] != NO_ABILITY:
            parts.append(secondary_ability(words, row, int(self.t.hidden_cache_bonus)))
        said = self.words.say(
            "for-sale",
            card=self.called(title),
            cost=amount,
            says=self.words.say("between").join(parts),
        )
        return self.inset(said)

    def grid(self) -> Iterator[str]:
        """VO-349: the Rage Grid, cell by cell."""
        t = self.t
        yield self.words.say("grid")
        for cell in range(CELLS):
            title = int(t.grid[cell])
            if title != EMPTY:
                said = self.words.say(
                    "cell",
                    cell=str(self.speaker.parameter("cell", cell)),
                    card=self.called(title),
                    cost=int(self.box.card[title, COST]),
                    sealed="yes" if t.grid_sealed[cell] else "no",
                )
                yield self.inset(self.capital(said))

    def hand(self) -> Iterator[str]:
        """The reader's own cards, and the partner's where they play with open hands."""
        for seat in range(self.t.seats):
            held = self.cards(self.t.hand, seat)
            if not held:
                continue
            if seat == self.seat:
                yield self.coloured(self.words.say("hand", cards=held), BOLD, YELLOW)
            else:
                name = self.speaker.names[seat]
                yield self.words.say("their-hand", name=name, cards=held)

    # ------------------------------------------------------------ words

    def cards(self, pile: Numbers, seat: int, sealed: Numbers | None = None) -> str:
        """What a pile holds, each card with its number where there are several."""
        listed = []
        for title in range(TITLES):
            count = int(pile[seat, title])
            if count <= 0:
                continue
            shut = int(sealed[seat, title]) if sealed is not None else 0
            called = self.called(title) + (f" × {count}" if count > 1 else "")
            listed.append(called + (f" ({self.words.say('sealed', count=shut)})" if shut else ""))
        return ", ".join(listed)

    def called(self, title: int) -> str:
        """What a card is called."""
        return name(self.speaker.words, self.names, title)

    def gain(self, command: int, battle: int, knowledge: int) -> str:
        """So many points."""
        points = {"command": int(command), "battle": int(battle), "knowledge": int(knowledge)}
        return self.speaker.words.say("gain", **points)

    def capital(self, text: str) -> str:
        """A sentence's first letter."""
        return text[:1].upper() + text[1:]

    def inset(self, text: str) -> str:
        """What belongs to the line above."""
        return f"    {text}" if self.looks else text

    def coloured(self, text: str, *colours: str) -> str:
        """In colour, for who looks."""
        return ink(text, *colours) if self.looks else text
