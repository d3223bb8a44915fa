"""Sets up a table of *Silberzwerg* in a few lines, as a scenario tells it.

Gems go by the first letters of their colours: "Y4 R2". Contracts go by their numbers in the box,
C01 to C34. Dwarves stand on the order boards when the screens are lifted; a scenario begins with
the first decision after that. Whatever a test doesn't name isn't there, but for gems in the mines
and cards in the deck: those are all that are left.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tablee.engine.game import game
from tablee.engine.match import Match, key_from, redacted
from tablee.engine.rule import broken_law
from tablee.engine.tale import Event, new_tale, take_events
from tablee.games.silberzwerg.actions import COLUMN_NAMES, SLOT_NAMES
from tablee.games.silberzwerg.rules.contracts import shuffle_deck
from tablee.games.silberzwerg.rules.placement import clear_order_boards
from tablee.games.silberzwerg.rules.rounds import carry_on, clear_the_table
from tablee.games.silberzwerg.table import (
    CARDS,
    DECK,
    EMPTY,
    GEM_COLOURS,
    KEPT,
    OBSERVERS,
    OUT,
    PLACEMENT,
    Box,
    Table,
)

SILBERZWERG = game("silberzwerg")
BOX: Box = SILBERZWERG.box  # type: ignore[assignment]
SEATS = (2, 3, 4)
SYMBOL_NAMES = ("axe", "pick", "hammer", "plus5_minus5", "ban_ghost", "minus3")
ANY = "any"  # a deck of all cards that are nowhere else

LETTERS = "YRGB"
COLOURS = dict(zip(LETTERS, COLUMN_NAMES, strict=False))
END = "end_action"


def gems(text: str) -> list[int]:
    """How many of each colour: "Y4 R2" is [4, 2, 0, 0]."""
    counts = [0, 0, 0, 0]
    for letter, number in re.findall(r"([YRGB])(\d+)", text):
        counts[LETTERS.index(letter)] += int(number)
    return counts


def said(counts: Sequence[int]) -> str:
    """The other way round."""
    return " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, counts, strict=True) if n)


def column(name: str) -> int:
    """A column, by a gem's letter or by its name."""
    return COLUMN_NAMES.index(COLOURS.get(name, name))


def card(name: str) -> int:
    """The number of a card: C01 is 0."""
    return int(name[1:]) - 1


def slot(name: str) -> int:
    """The number of a space."""
    return SLOT_NAMES.index(name)


class LaidTable(Match):
    """A match at a table that has been set up by hand, and words to tell a scenario with."""

    table: Table

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        chosen = SILBERZWERG.choose_options(options, seats)
        super().__init__(SILBERZWERG, seats, chosen, key_from(0))

    @property
    def on_turn(self) -> int:
        """The one seat that is asked."""
        (seat,) = self.waiting
        return seat

    @property
    def asked(self) -> tuple[int, str | None]:
        """The one seat that is asked, and what."""
        return self.on_turn, self.question(self.on_turn)

    def may(self) -> set[str]:
        """What the seat on turn may do."""
        return {action.text for action in self.legal(self.on_turn)}

    def does(self, *actions: str) -> list[Event]:
        """Whoever is on turn does these things, one after the other: what happened."""
        told: list[Event] = []
        for action in actions:
            told += self.play(self.on_turn, action)
        return told

    def refuses(self, action: str, seat: int | None = None) -> int | None:
        """The number of the rule that forbids this to the seat on turn, or to another."""
        refusal = self.why_not(self.on_turn if seat is None else seat, action)
        return refusal.rule if refusal else None

    def fork_here(self) -> LaidTable:
        """Another table just like this one."""
        other = LaidTable(self.seats, self.options)
        other.table, other.tale = self.table.copy(), [[], *self.tale[1:]]
        return other

    def bag(self, seat: int) -> str:
        """What is in a bag."""
        return said([self.table.bag[seat, colour] for colour in range(GEM_COLOURS)])

    def mines(self) -> list[int]:
        """How many gems are in each mine."""
        return [self.table.mine[colour] for colour in range(GEM_COLOURS)]

    def wealth(self) -> list[int]:
        """Everyone's thalers."""
        return [self.table.wealth[seat] for seat in range(self.seats)]

    def on(self, name: str) -> tuple[str, int] | None:
        """The contract on a space, and its level."""
        number = self.table.slot_card[slot(name)]
        return None if number == EMPTY else (f"C{number + 1:02}", self.table.slot_level[slot(name)])

    def kept(self, seat: int) -> list[str]:
        """The symbols of the cards before a player."""
        counts = [self.table.kept[seat, symbol] for symbol in range(len(SYMBOL_NAMES))]
        return [name for name, n in zip(SYMBOL_NAMES, counts, strict=True) for _ in range(n)]

    def where(self, name: str) -> int:
        """Where a card is."""
        return self.table.card_at[card(name)]

    def ranks(self) -> list[int]:
        """Everyone's rank, in the order of the seats."""
        return [standing.rank for standing in sorted(self.standings())]

    def seen_by(self, seat: int) -> Table:
        """The table as a seat knows it."""
        seen = redacted(self.table, self.box, seat)
        assert isinstance(seen, Table)
        return seen

    def finish_round(self) -> None:
        """Everyone declines whatever can be declined, and gives back any gem that must go, until
        the round is over."""
        now = self.table.round_no
        while not self.over and self.table.round_no == now:
            self.play(self.on_turn, self.legal(self.on_turn)[-1])


def lay(
    seats: int = 4,
    *,
    miners: Sequence[str] = (),
    ghosts: Sequence[str] = (),
    lords: Sequence[str] = (),
    bags: Sequence[str] = (),
    wealth: Sequence[int] = (),
    prices: str = "",
    mines: str = "",
    contracts: Mapping[str, tuple[str, int]] | None = None,
    kept: Mapping[int, str] | None = None,
    deck: str = ANY,
    first: int = 0,
    round_no: int = 5,
    all_public: bool = False,
    **options: str,
) -> LaidTable:
    """A table as its screens are lifted, gone on to the first decision. By seat: `miners` as gems
    are written, `ghosts` and `lords` as columns, `bags`, `wealth`. `contracts`: by space, card and
    level. `kept`: by seat, symbols. `mines`: those from which gems are missing that nobody has (in
    the last bag, then, if a test says so). `prices` replaces what the miners make of them."""
    laid = LaidTable(seats, options)
    t = laid.table
    clear_the_table(t, BOX)
    shuffle_deck(t, BOX)
    clear_order_boards(t)
    t.phase, t.first_player, t.round_no, t.all_public = PLACEMENT, first, round_no, int(all_public)
    for seat, thalers in enumerate(wealth):
        t.wealth[seat] = thalers
    fill_bags(t, bags, gems(mines) if mines else None)
    place_dwarves(t, miners, ghosts, lords)
    lay_cards(t, contracts or {}, kept or {}, deck)
    law = broken_law(t, BOX)
    assert law in (0, 2), f"no game can come to this table: law {law}"
    tale = new_tale()
    carry_on(t, BOX, tale)
    laid.tale = [take_events(tale)]
    if prices:
        for colour, price in enumerate(gems(prices)):
            t.price[colour] = price
    return laid


def fill_bags(t: Table, bags: Sequence[str], mines: list[int] | None) -> None:
    """Everyone has seen all of it. Gems that are neither in these mines nor in a bag go into the
    bag of the last seat."""
    for seat, text in enumerate(bags):
        for colour, number in enumerate(gems(text)):
            put_in_bag(t, seat, colour, number)
    if mines:
        for colour, number in enumerate(mines):
            put_in_bag(t, t.seats - 1, colour, t.mine[colour] - number)


def put_in_bag(t: Table, seat: int, colour: int, number: int) -> None:
    assert 0 <= number <= t.mine[colour], "there are not so many gems"
    t.mine[colour] -= number
    t.bag[seat, colour] += number
    t.gems[seat] += number
    for observer in range(OBSERVERS):
        t.known[observer, seat, colour] += number


def place_dwarves(
    t: Table, miners: Sequence[str], ghosts: Sequence[str], lords: Sequence[str]
) -> None:
    for seat, text in enumerate(miners):
        for colour, number in enumerate(gems(text)):
            t.miners[seat, colour] = number
            t.placed[seat] += number
    for boards, texts in ((t.ghosts, ghosts), (t.lords, lords)):
        for seat, text in enumerate(texts):
            for name in text.split():
                boards[seat, column(name)] += 1
                t.placed[seat] += 1


def lay_cards(
    t: Table, contracts: Mapping[str, tuple[str, int]], kept: Mapping[int, str], deck: str
) -> None:
    if deck != ANY:
        for number in range(CARDS):
            t.card_at[number] = OUT
        for name in deck.split():
            t.card_at[card(name)] = DECK
    for space, (name, level) in contracts.items():
        t.card_at[card(name)] = slot(space)
        t.slot_card[slot(space)], t.slot_level[slot(space)] = card(name), level
    for seat, names in kept.items():
        for name in names.split():
            number = spare_card(t, SYMBOL_NAMES.index(name), deck)
            t.card_at[number] = KEPT + seat
            t.kept[seat, SYMBOL_NAMES.index(name)] += 1
    t.deck = sum(t.card_at[number] == DECK for number in range(CARDS))


def spare_card(t: Table, symbol: int, deck: str) -> int:
    """The last card with this symbol that lies nowhere else."""
    free = OUT if deck != ANY else DECK
    return max(n for n in range(CARDS) if t.card_at[n] == free and BOX.symbol[n] == symbol)


def new(seats: int = 4, seed: int = 1, **options: str) -> LaidTable:
    """A new game."""
    laid = LaidTable(seats, options)
    match = SILBERZWERG.new(seats, seed, **options)
    assert isinstance(match.table, Table)
    laid.table, laid.tale, laid.key = match.table, match.tale, match.key
    return laid


def events(told: Sequence[Event], name: str) -> list[tuple[int, ...]]:
    """The events of this name, each as its seat and what its numbers are."""
    what = SILBERZWERG.event_names.index(name)
    size = len(SILBERZWERG.events[name])
    return [(e.seat, *(e.a, e.b, e.c)[:size]) for e in told if e.what == what]
