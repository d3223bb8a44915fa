"""Sets up a table of *Nid de vouivres* in a few lines, as a scenario tells it.

Rooms go by their numbers on the board, 1 to 6; gems by four numbers: gold, rubies, sapphires,
pearls. Objective and resource cards go by theirs: OB04 is 4, RC01 is 1. What nobody has and no room
holds lies in the supply.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.engine.game import game
from tablee.engine.match import Match, key_from, redacted
from tablee.engine.rule import broken_law, deal
from tablee.engine.table import ask
from tablee.engine.tale import new_tale, take_events
from tablee.games.vouivres.actions import CHOOSE, EVENTS
from tablee.games.vouivres.rules import begin_phase, lay_out
from tablee.games.vouivres.table import (
    CHOOSING,
    GEMS,
    MOST_SEATS,
    NOTHING_DECLARED,
    NOWHERE,
    OPEN,
    ORDERS,
    OUTSIDE,
    UNHARMED,
    WYVERNS,
    Box,
    Table,
)
from tests.dice import load_dice

VOUIVRES = game("vouivres")
BOX: Box = VOUIVRES.box  # type: ignore[assignment]
SEATS = (3, 4, 5, 6)

Gems = tuple[int, int, int, int]
NONE: Gems = (0, 0, 0, 0)

LEAVE, KEEP, WARD_OFF, TAKE, RECALL = "leave", "keep_fragment", "ward_off", "take_attack", "recall"
GOLD_RUBY, SAPPHIRE_PEARL = "gold-ruby", "sapphire-pearl"


def go(room: int, gems: str = GOLD_RUBY) -> str:
    """Lay this room and these two gems."""
    return f"go {room} {gems}"


def place(room: int) -> str:
    """Place the first wyvern."""
    return f"place_wyvern {room}"


def summon(room: int) -> str:
    """Pay a fragment, and place the second wyvern."""
    return f"summon {room}"


def validate(*cards: int) -> str:
    """Declare these of one's three cards, 1 to 3."""
    return f"validate {'-'.join(map(str, cards))}"


def gems_in(numbers: Sequence[int]) -> Gems:
    """Four numbers as gems."""
    gold, ruby, sapphire, pearl = numbers
    return gold, ruby, sapphire, pearl


class LaidTable(Match):
    """A match at a table that has been set up by hand, and words to tell a scenario with."""

    table: Table

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(VOUIVRES, seats, VOUIVRES.choose_options(options), key_from(0))

    @property
    def on_turn(self) -> int:
        """The one seat that is asked."""
        (seat,) = self.waiting
        return seat

    def may(self, seat: int) -> set[str]:
        """What a seat may do."""
        return {action.text for action in self.legal(seat)}

    def refuses(self, seat: int, action: str) -> int | None:
        """The number of the rule that forbids this to the seat."""
        refusal = self.why_not(seat, action)
        return refusal.rule if refusal else None

    def rolls(self, *rolls: Gems) -> None:
        """The dice that will be thrown next, four at a time: what each shall show."""
        faces = []
        for roll in rolls:
            for gem, shown in enumerate(roll):
                die = [BOX.die[self.table.dice_set, gem, face] for face in range(6)]
                faces.append(die.index(shown))
        load_dice(self.table, *faces)

    def choose(self, *actions: str) -> None:
        """Everybody chooses, in the order of the seats."""
        assert len(actions) == self.seats
        for seat, action in enumerate(actions):
            self.play(seat, action)

    def does(self, *actions: str) -> None:
        """Whoever is asked does these things, one after the other."""
        for action in actions:
            self.play(self.on_turn, action)

    def heard(self, name: str) -> list[tuple[int, ...]]:
        """What the last move told of this kind: the seat, and then what goes with it."""
        parameters = EVENTS[name]
        return [
            (event.seat, *(event.a, event.b, event.c)[: len(parameters)])
            for event in self.tale[-1]
            if VOUIVRES.event_names[event.what] == name
        ]

    def told(self, since: int = 1) -> list[str]:
        """The names of all events since this move, in order."""
        return [VOUIVRES.event_names[e.what] for events in self.tale[since:] for e in events]

    # ------------------------------------------------------------ what lies where

    def chest(self, seat: int) -> Gems:
        """What the seat's chest holds."""
        return gems_in([self.table.chest[seat, gem] for gem in range(GEMS)])

    def bank(self, seat: int) -> Gems:
        """What is parked on its validated cards."""
        return gems_in([self.table.bank[seat, gem] for gem in range(GEMS)])

    def room(self, number: int) -> Gems:
        """What lies in a room."""
        return gems_in([self.table.room_gems[number - 1, gem] for gem in range(GEMS)])

    def left_in(self, number: int) -> Gems:
        """What lay in a room before the two cards on display were turned up."""
        one, other = self.display()
        return gems_in(
            [
                self.table.room_gems[number - 1, gem]
                - BOX.resource[one - 1, number - 1, gem]
                - BOX.resource[other - 1, number - 1, gem]
                for gem in range(GEMS)
            ]
        )

    def display(self) -> tuple[int, int]:
        """The numbers of the two resource cards that lie face up."""
        t = self.table
        return t.deck[t.turned - 2] + 1, t.deck[t.turned - 1] + 1

    def supply(self) -> Gems:
        """What is left in the nests."""
        return gems_in([self.table.supply[gem] for gem in range(GEMS)])

    def fragments(self) -> list[int]:
        """Everyone's egg fragments."""
        return [self.table.fragments[seat] for seat in range(self.seats)]

    def pawns(self) -> list[int]:
        """Everyone's room, 0 for outside."""
        at = [self.table.pawn[seat] for seat in range(self.seats)]
        return [0 if place == OUTSIDE else place + 1 for place in at]

    def validated(self, seat: int) -> set[int]:
        """The numbers of the seat's cards that lie face down."""
        t = self.table
        return {t.objective[seat, i] + 1 for i in range(ORDERS) if t.validated[seat, i] == 1}

    def ranks(self) -> list[int]:
        """Everyone's rank, in the order of the seats."""
        return [standing.rank for standing in sorted(self.standings())]

    def seen_by(self, seat: int) -> Table:
        """The table as a seat knows it."""
        seen = redacted(self.table, self.box, seat)
        assert isinstance(seen, Table)
        return seen


def lay(
    seats: int = 3,
    *,
    pawns: Sequence[int] = (),
    holder: int = 0,
    rooms: Mapping[int, Gems] | None = None,
    chests: Mapping[int, Gems] | None = None,
    banks: Mapping[int, Gems] | None = None,
    fragments: Mapping[int, int] | None = None,
    objectives: Mapping[int, tuple[int, int, int]] | None = None,
    validated: Mapping[int, Sequence[int]] | None = None,
    fragment_supply: int | None = None,
    rounds: int = 1,
    options: Mapping[str, str] | None = None,
) -> LaidTable:
    """A table in mid-game, when everybody is about to choose. `pawns`: everyone's room, 0 for
    outside, 1 if nothing is said; the rest by seat or by room. `objectives`: three cards a seat;
    `validated`: which of these lie face down. `fragment_supply`: what is left of the fragments,
    the missing ones being anywhere."""
    laid = LaidTable(seats, options or {})
    t = laid.table
    lay_out(t, BOX)
    put_gems(t, rooms or {}, chests or {}, banks or {})
    named = {card for cards in (objectives or {}).values() for card in cards}
    others = [card for card in range(1, 25) if card not in named]
    for seat in range(seats):
        place = pawns[seat] - 1 if pawns else 0
        t.pawn[seat] = OUTSIDE if place < 0 else place
        t.came_from[seat] = t.pawn[seat]
        t.fragments[seat] = (fragments or {}).get(seat, 0)
        if t.gem_supply == 0:
            t.fragment_supply -= t.fragments[seat]
        for order, card in enumerate((objectives or {}).get(seat) or others[3 * seat :][:3]):
            t.objective[seat, order] = card - 1
            t.validated[seat, order] = card in (validated or {}).get(seat, ())
    t.holder, t.rounds, t.turned = holder, rounds, (2 * rounds - 1) % 30 + 1
    for wyvern in range(WYVERNS):
        t.wyvern_in[wyvern], t.placed_by[wyvern] = NOWHERE, NOWHERE
    begin_phase(t, CHOOSING)
    for seat in range(MOST_SEATS):
        t.choice[seat], t.declared[seat], t.defence[seat] = OPEN, NOTHING_DECLARED, UNHARMED
    for seat in range(seats):
        ask(t, seat, CHOOSE)
    law = broken_law(t, BOX)
    if fragment_supply is not None:
        t.fragment_supply = fragment_supply
    assert law == 0, f"no game can come to this table: law {law}"
    return laid


def put_gems(
    t: Table, rooms: Mapping[int, Gems], chests: Mapping[int, Gems], banks: Mapping[int, Gems]
) -> None:
    """Gems go where the test says, out of the supply if there is an end to it."""
    for gem in range(GEMS):
        for number, gems in rooms.items():
            t.room_gems[number - 1, gem] = gems[gem]
        for seat, gems in chests.items():
            t.chest[seat, gem] = gems[gem]
        for seat, gems in banks.items():
            t.bank[seat, gem] = gems[gem]
        if t.gem_supply == 0:
            taken = (*rooms.values(), *chests.values(), *banks.values())
            t.supply[gem] -= sum(gems[gem] for gems in taken)


def turn_next(t: Table, *cards: int) -> list[int]:
    """The dice by which these resource cards are turned up next, from a deck in this order."""
    deck, dice = [t.deck[i] for i in range(30)], []
    for number, card in enumerate(cards):
        start = (t.turned % 30) + number
        at = deck.index(card - 1)
        assert at >= start, f"card {card} has been turned up already"
        dice.append(at - start)
        deck[at], deck[start] = deck[start], deck[at]
    return dice


def deal_with(seats: int, *dice: int, **options: str) -> LaidTable:
    """A new table whose chance gives these results first: the starting rooms, the objectives, the
    first holder, two resource cards."""
    laid = LaidTable(seats, options)
    laid.table = VOUIVRES.blank_table(seats, laid.options)  # type: ignore[assignment]
    load_dice(laid.table, *dice)
    tale = new_tale()
    deal(laid.table, BOX, tale)
    laid.tale = [take_events(tale)]
    return laid
