"""What everybody has, as it is drawn: thalers, contracts on their spaces, bags, kept contracts."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.engine.record import UNKNOWN
from tablee.engine.table import owes
from tablee.games.silberzwerg.actions import (
    FULFIL_CONTRACT,
    GEM_NAMES,
    GIVE_GEM,
    LOWER_CONTRACT,
    RAISE_CONTRACT,
    RETURN_GEM,
    SELL_GEM,
    SLOT_NAMES,
    STEAL_ONE,
    STEAL_TWO,
    STEALS_GEM,
    USE_PLUS5,
)
from tablee.games.silberzwerg.onlooker import Onlooker, Spot
from tablee.games.silberzwerg.places import (
    CHESTS,
    CROWD,
    HEAD,
    ON_CARD,
    OWN_STRIP,
    SPACES,
    STRIP,
    chest_at,
    heap,
    rails,
    slot_place,
)
from tablee.games.silberzwerg.rules.contracts import is_of_one_colour, owner
from tablee.games.silberzwerg.rules.money import in_chests, on_track
from tablee.games.silberzwerg.table import (
    EMPTY,
    FIRST_PUBLIC_SLOT,
    FIRST_SPECIAL,
    GEM_COLOURS,
    GHOSTS,
    LEVELS,
    LOWERING,
    NO_SYMBOL,
    ONLOOKER,
    RAISING,
    SLOTS,
    SYMBOLS,
)

SIGNS = ("1", "2", "3", "4", "A", "B")


class Belongings(Onlooker):
    """What lies beside the order boards."""

    # ------------------------------------------------------------ wealth

    def purses(self) -> list[dict[str, Any]]:
        """Everybody's two wealth markers (SZ-9): a cart for tens and units, a flag for hundreds."""
        seats = range(self.t.seats)
        places = rails()
        crowd = Counter(on_track(self.t.wealth[seat]) for seat in seats)
        standing: Counter[int] = Counter()
        purses = []
        for seat in seats:
            wealth = self.t.wealth[seat]
            space = on_track(wealth)
            x, y, _ = places[space]
            across, down = CROWD[crowd[space]][standing[space]]
            standing[space] += 1
            room = 22 if crowd[space] == 1 else 42  # to the edge, for all that stand there
            chest = chest_at(min(6, in_chests(wealth) // SPACES))
            purses.append(
                {
                    "seat": seat,
                    "x": min(max(x, room), HEAD - room) + across,
                    "y": min(max(y, room), HEAD - room) + down,
                    "flag_x": chest - 14 + 17 * seat,
                    "flag_y": CHESTS - 2 + 12 * (seat % 2),
                }
            )
        return purses

    # ------------------------------------------------------------ contracts

    def slots_in_use(self) -> list[int]:
        """The grey spaces, then the corners that belong to somebody (SZ-22)."""
        corners = [slot for slot in range(FIRST_PUBLIC_SLOT) if self.owner(slot) is not None]
        return [*range(FIRST_PUBLIC_SLOT, SLOTS), *corners]

    def owner(self, slot: int) -> int | None:
        """Whose space it is; with two players each has two (SZ-155)."""
        seat = owner(self.t, slot)
        return None if seat == EMPTY else seat

    def slot(self, slot: int) -> dict[str, Any]:
        """A space with its contract."""
        whose, card, level = self.owner(slot), self.t.slot_card[slot], self.t.slot_level[slot]
        x, y = slot_place(self.slots_in_use().index(slot))
        drawn = {
            "slot": slot,
            "name": SLOT_NAMES[slot],
            "sign": SIGNS[slot],
            "owner": whose,
            "x": x,
            "y": y,
            "card": None,
            "hit": slot in self.aimed_at_slots(),
        }
        if card == EMPTY:
            return drawn
        values = self.values(card)
        recipe = [self.box.recipe[card, colour] for colour in range(GEM_COLOURS)]
        colours = [colour for colour in range(GEM_COLOURS) for _ in range(recipe[colour])]
        symbol = self.box.symbol[card]
        label = self.say(
            "contract",
            slot=self.name(f"slot-{SLOT_NAMES[slot]}"),
            owner=self.say("public") if whose is None else self.clan(whose),
            gems=", ".join(
                self.say("so-many", count=count, gem=self.name(f"gem-{GEM_NAMES[colour]}"))
                for colour, count in enumerate(recipe)
                if count
            ),
            thalers=values[level],
            penalty=self.box.penalty[card],
            symbol=symbol,
        )
        return drawn | {
            "card": card,
            "level": level,
            "steps": values,
            "gems": [(colour, x, y) for colour, (x, y) in zip(colours, ON_CARD, strict=True)],
            "penalty": self.box.penalty[card],
            "symbol": None if symbol == NO_SYMBOL else symbol,
            "fulfil": self.spot(label, FULFIL_CONTRACT + slot, asked=self.asked("fulfil")),
            "up": self.spot(
                self.say("raise", slot=self.name(f"slot-{SLOT_NAMES[slot]}")), RAISE_CONTRACT + slot
            ),
            "down": self.spot(
                self.say("lower", slot=self.name(f"slot-{SLOT_NAMES[slot]}")), LOWER_CONTRACT + slot
            ),
        }

    def values(self, card: int) -> list[int]:
        """The four values of a contract as it is played (SZ-168)."""
        is_less = self.t.mono_100 and is_of_one_colour(self.box, card)
        less = self.box.mono_less if is_less else 0
        return [self.box.value[card, level] - less for level in range(LEVELS)]

    def aimed_at_slots(self) -> set[int]:
        """The contract that a ghost is about to turn."""
        aimed = self.t.phase == GHOSTS and self.t.declared in (RAISING, LOWERING)
        return {self.t.target} if aimed else set()

    # ------------------------------------------------------------ bags and kept contracts

    def strips(self) -> list[dict[str, Any]]:
        """What everybody holds: the reader first, then the others in the order of play."""
        seats = self.t.seats
        first = 0 if self.me is None else self.me
        strips, y = [], 0
        for i in range(seats):
            seat = (first + i) % seats
            height = OWN_STRIP if seat == self.me else STRIP
            strips.append(self.strip(seat, y, height))
            y += height
        return strips

    def strip(self, seat: int, y: int, height: int) -> dict[str, Any]:
        """One player's bag, as far as the reader knows it, and kept contracts."""
        is_mine = seat == self.me
        label = self.say(
            "bag", clan=self.clan(seat), of=self.of_clan(seat), count=self.t.gems[seat]
        )
        return {
            "seat": seat,
            "y": y,
            "height": height,
            "held": self.t.gems[seat],
            "on_turn": owes(self.t, seat),
            "bag": Spot(label)
            if is_mine
            else self.spot(
                label, STEAL_TWO + seat, STEAL_ONE + seat, asked=self.asked("gems_ghost")
            ),
            "plus5": self.spot(self.say("take-five", clan=self.clan(seat)), USE_PLUS5 + seat),
            "piles": self.own_piles() if is_mine else self.known_piles(seat),
            "kept": self.kept(seat, is_mine),
        }

    def own_piles(self) -> list[dict[str, Any]]:
        """The reader's own gems, each to be seen."""
        assert self.me is not None
        kinds = (GIVE_GEM, SELL_GEM, RETURN_GEM)
        asked = (
            self.asked("gems_ghost", "give_another"),
            self.asked("sell"),
            self.asked("give_back"),
        )
        first = kinds[asked.index(True)] if any(asked) else GIVE_GEM
        giving = self.asked("sell", "give_another", "take_in_exchange")
        piles = []
        for colour in range(GEM_COLOURS):
            count = self.t.bag[self.me, colour]
            given = self.t.gives[colour] if giving else 0
            label = self.say("pile", gem=self.name(f"gem-{GEM_NAMES[colour]}"), count=count)
            spot = self.spot(
                label, first + colour, *(kind + colour for kind in kinds), asked=any(asked)
            )
            piles.append(
                {
                    "colour": colour,
                    "x": 133 + 58 * colour,
                    "count": count,
                    "kept": count - given,  # the others are about to be sold or exchanged
                    "places": heap(count),
                    "from": self.came_from(colour),
                    **vars(spot),
                }
            )
        return piles

    def came_from(self, colour: int) -> str:
        """Where a gem has just come from that is new in the reader's bag."""
        for event in self.last:
            if event.what == STEALS_GEM and event.seat == self.me and event.b == colour:
                return f"bag-{event.a}"
        return f"mine-{colour}"

    def known_piles(self, seat: int) -> list[dict[str, Any]]:
        """What the reader knows of another's bag: so many of each colour at least, and the rest."""
        watcher = ONLOOKER if self.me is None else self.me
        counts = [self.t.bag[seat, colour] for colour in range(GEM_COLOURS)]
        if UNKNOWN in counts:
            counts = [self.t.known[watcher, seat, colour] for colour in range(GEM_COLOURS)]
        piles: list[tuple[int | None, int]] = list(enumerate(counts))
        piles.append((None, self.t.gems[seat] - sum(counts)))
        return [
            {"colour": colour, "x": 140 + 40 * i, "count": count}
            for i, (colour, count) in enumerate(piles)
        ]

    def kept(self, seat: int, is_mine: bool) -> list[dict[str, Any]]:
        """The contracts that lie face up before a player, by symbol (SZ-135)."""
        places = (
            [(381 + 33 * (i % 2), 22 + 33 * (i // 2)) for i in range(SYMBOLS)]
            if is_mine
            else [(364 + 27 * (i % 3), 22 + 32 * (i // 3)) for i in range(SYMBOLS)]
        )
        symbols = [symbol for symbol in range(SYMBOLS) if self.t.kept[seat, symbol]]
        return [
            {
                "symbol": symbol,
                "count": self.t.kept[seat, symbol],
                "used": symbol >= FIRST_SPECIAL
                and self.t.used[seat, symbol - FIRST_SPECIAL] >= self.t.kept[seat, symbol],
                "x": x,
                "y": y,
            }
            for symbol, (x, y) in zip(symbols, places, strict=False)
        ]
