"""Sets up a table of *Le dernier voyage du Demeter* in a few lines, as a scenario tells it.

Rooms go by their numbers, seats by 0 to 3: A, B, C and D of the scenarios. Whatever a test doesn't
name is where it would be in some game: all rooms are open unless they are `hidden`, resources that
nobody has lie in the pile and are to be found in the other rooms, cards lie in their piles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.engine.game import game
from tablee.engine.match import Match, key_from, redacted
from tablee.engine.rule import broken_law
from tablee.engine.table import EVERYONE
from tablee.engine.tale import NO_TALE, Event, new_tale, take_events
from tablee.games.demeter.actions import (
    CARD_NAMES,
    CLUE_NAMES,
    EVENT_NAMES,
    PIECE_NAMES,
    RESOURCE_NAMES,
    ROOM_NAMES,
)
from tablee.games.demeter.rules.common import actions_left
from tablee.games.demeter.rules.play import go_on
from tablee.games.demeter.rules.setup import (
    clear_turn,
    deal,
    lay_out_cards,
    lay_out_clues,
    lay_out_ship,
    seat_player,
)
from tablee.games.demeter.rules.vampire import leave_for_night
from tablee.games.demeter.table import (
    CARDS,
    CLUES,
    DRACULA_CARDS,
    DRAWN,
    EMPTY_TOKEN,
    FIRST_CLUE,
    GHOUL,
    GHOUL_TOKEN,
    HIDEOUT,
    HUMAN_TOKEN,
    LAIR,
    MOST_SEATS,
    NOT_OVER,
    NOTHING,
    OFF_BOARD,
    RESOURCES,
    ROOMS,
    TURN,
    TURN_BEGINS,
    UNREAD,
    VALUES,
    VAMPIRE,
    Box,
    Table,
)
from tests.dice import load_dice

DEMETER = game("demeter")
BOX: Box = DEMETER.box  # type: ignore[assignment]

A, B, C, D = range(4)
END, HEAL, CALL, KILL, PASS, USE = (
    "end_turn",
    "heal",
    "call",
    "attack_dracula",
    "let_be",
    "use_card",
)
DISPLAY, PILE = "search display", "search pile"
REACTIONS = ("blood_scent", "pistol", "garlic_braid", "closed_room")
EVENT_IDS = {name: number for number, name in enumerate([*EVENT_NAMES, "panic"])}

# What the die has to be told to show each face.
SKULL, ONE, TWO, THREE = 0, 2, 4, 5


def move(room: int) -> str:
    """Move there."""
    return f"move {ROOM_NAMES[room]}"


def room(number: int) -> str:
    """Choose this room."""
    return f"choose_room {ROOM_NAMES[number]}"


def name(seat: int) -> str:
    """Name this opponent."""
    return f"name_opponent player{seat + 1}"


def steal(seat: int) -> str:
    """Steal from this one."""
    return f"steal player{seat + 1}"


def play(card: str) -> str:
    """Play this bonus card."""
    return f"play_card {card}"


def attack(seat: int) -> str:
    """Attack this human."""
    return f"attack player{seat + 1}"


def vampirise(seat: int) -> str:
    """Vampirise this one."""
    return f"vampirise player{seat + 1}"


def take(kind: str) -> str:
    """Take this resource."""
    return f"take_resource {kind}"


def give(kind: str) -> str:
    """Give this resource."""
    return f"give_resource {kind}"


class LaidTable(Match):
    """A match at a table that has been set up by hand, and words to tell a scenario with."""

    table: Table

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(DEMETER, seats, DEMETER.choose_options(options), key_from(0))
        self.box: Box

    @property
    def asked(self) -> int:
        """The seat that has been asked."""
        (seat,) = self.waiting
        return seat

    @property
    def left(self) -> int:
        """The actions that the active player has left."""
        return actions_left(self.table, BOX, self.table.active)

    def may(self) -> set[str]:
        """What the seat that is asked may do."""
        return {action.text for action in self.legal(self.asked)}

    def does(self, *actions: str, dice: Sequence[int] = ()) -> list[Event]:
        """Whoever is asked does these things, one after the other, with these dice for the first
        draws from chance. The result is what happened."""
        if dice:
            load_dice(self.table, *dice)
        before = len(self.tale)
        for action in actions:
            self.play(self.asked, action)
        return [event for told in self.tale[before:] for event in told]

    def passes(self) -> list[Event]:
        """Whoever is asked for a reaction lets it be."""
        happened = []
        while not self.over and self.question_to(self.asked) in REACTIONS:
            happened += self.does(PASS)
        return happened

    def refuses(self, action: str, seat: int | None = None) -> int | None:
        """The number of the rule that forbids this to the seat that is asked, or to another."""
        refusal = self.why_not(self.asked if seat is None else seat, action)
        return refusal.rule if refusal else None

    def question_to(self, seat: int) -> str | None:
        """What this seat has been asked."""
        return self.question(seat)

    def hand(self, seat: int) -> list[str]:
        """The bonus cards of a seat."""
        t = self.table
        return [c for number, c in enumerate(CARD_NAMES) for _ in range(t.hand[seat, number])]

    def resources(self, seat: int) -> list[str]:
        """The resource cards of a seat."""
        t = self.table
        return [k for number, k in enumerate(RESOURCE_NAMES) for _ in range(t.res[seat, number])]

    def wounds(self) -> list[int]:
        """Everyone's wounds."""
        return [self.table.wounds[seat] for seat in range(self.seats)]

    def bag(self) -> list[int]:
        """Human, ghoul and empty tokens in the bag."""
        return [self.table.bag[token] for token in (HUMAN_TOKEN, GHOUL_TOKEN, EMPTY_TOKEN)]

    def ranks(self) -> list[int]:
        """Everyone's rank, in the order of the seats."""
        return [standing.rank for standing in sorted(self.standings())]

    def seen_by(self, seat: int) -> Table:
        """The table as a seat knows it."""
        seen = redacted(self.table, self.box, seat)
        assert isinstance(seen, Table)
        return seen

    # What chance has to be told, now, to draw something.

    def human(self) -> int:
        """A human token from the bag."""
        return 0

    def ghoul(self) -> int:
        """A ghoul token."""
        return self.table.bag[HUMAN_TOKEN]

    def empty(self) -> int:
        """An empty token."""
        return self.table.bag[HUMAN_TOKEN] + self.table.bag[GHOUL_TOKEN]

    def resource(self, kind: str) -> int:
        """A resource of this kind from the pile."""
        return sum(self.table.res_pile[k] for k in range(RESOURCE_NAMES.index(kind)))

    def bonus(self, card: str) -> int:
        """A bonus card of this kind from the pile."""
        return sum(self.table.bonus_pile[c] for c in range(CARD_NAMES.index(card)))

    def dracula(self, card: int) -> tuple[int, int]:
        """This card from Dracula's pile."""
        t = self.table
        waiting = [c for c in range(DRACULA_CARDS) if t.dracula_at[c] != DRAWN]
        visits = [c for c in waiting if BOX.dracula_event[c] == NOTHING]
        events = [c for c in waiting if BOX.dracula_event[c] != NOTHING]
        if card in visits:
            return 0, visits.index(card)
        return len(visits), events.index(card)

    def clue(self, thing: str, lot: int = 0) -> int:
        """A clue card that nobody has looked at."""
        t = self.table
        down = [
            clue
            for clue in range(CLUES)
            if t.lot_of[clue] == lot
            and t.clue_discard[clue] == 0
            and clue not in [t.clue_in[place] for place in range(9)]
        ]
        return down.index(CLUE_NAMES.index(thing))


def lay(
    seats: int = 4,
    *,
    at: Sequence[int] = (7, 14, 16, 19),
    hidden: Sequence[int] = (),
    left: Mapping[int, int] | None = None,
    elsewhere: int | None = None,
    res: Mapping[int, str] | None = None,
    display: str | None = "wood",
    hands: Mapping[int, str] | None = None,
    discard: str = "",
    humans: Mapping[int, int] | None = None,
    ghouls: Mapping[int, int] | None = None,
    pieces: Mapping[int, str] | None = None,
    wounds: Mapping[int, int] | None = None,
    first: Mapping[int, str] | None = None,
    lair: str | None = None,
    found: Sequence[int] = (),
    drawn: Sequence[int] = (),
    events: Sequence[str] = (),
    night: bool = False,
    round_no: int | None = None,
    active: int = 0,
    marker: int = 0,
    begins: bool = False,
    dice: Sequence[int] = (),
    ghoul_players: Sequence[int] = (),
    vampires: Mapping[int, str] | None = None,
    ounces: Mapping[int, int] | None = None,
    prowls: int | None = None,
    **options: str,
) -> LaidTable:
    """A table in mid-game, when the active player is asked for an action; or, if it `begins`, as
    the turn begins. `left`: what rooms still hold; `elsewhere`: what each other room holds, all
    other resources having been spent; `first`: first clues that their owners have read; `lair`,
    `found`: the second clue and who has found it; `drawn`: Dracula's cards that are out;
    `vampires`: whose lair is which clue; `prowls`: where the one on turn has got to."""
    if ghoul_players or vampires:
        options = {"ghouls_vampires": "on", **options}
    laid = LaidTable(seats, options)
    t = laid.table
    t.to_act = 0
    lay_out_ship(t, BOX)
    lay_out_cards(t, BOX)
    lay_out_clues(t)
    for seat in range(MOST_SEATS):
        seat_player(t, seat)
    clear_turn(t)
    t.ending, t.winners, t.warded, t.visits_out = NOT_OVER, 0, 0, 0
    t.dracula_left = DRACULA_CARDS - BOX.dracula_removed[seats]
    for seat in range(seats):
        t.at[seat] = at[seat]
        t.start_card[seat] = NOTHING
        t.wounds[seat] = (wounds or {}).get(seat, 0)
        own_tokens(t, seat, (humans or {}).get(seat, 0), (ghouls or {}).get(seat, 0))
        for piece in (pieces or {}).get(seat, "").split():
            t.pieces[seat, PIECE_NAMES.index(piece)] = 1
    put_resources(t, res or {}, display)
    put_room_tokens(t, hidden, left or {}, elsewhere)
    put_cards(t, hands or {}, discard)
    put_clues(t, first or {}, lair, found)
    for card in drawn:
        t.dracula_at[card] = DRAWN
        t.dracula_left -= 1
    t.night = int(night)
    t.round_no = round_no or (2 if night else 1)
    t.marker, t.active = marker, active
    for event in events:
        t.events[EVENT_IDS[event]] += 1
    put_roles(t, ghoul_players, vampires or {}, ounces or {})
    t.opened = 0 if begins else 1
    if t.role[active] == VAMPIRE and not begins:
        leave_for_night(t, BOX)
        if prowls is not None:
            t.prowls_if[t.prowls, t.prowls] = 0
            t.prowls_if[t.prowls, prowls] = 1
            t.prowls = prowls
    t.stage = TURN_BEGINS if begins else TURN
    t.to_act = 1
    assert broken_law(t, BOX) == 0, f"no game can come to this table: law {broken_law(t, BOX)}"
    t.to_act = 0
    if begins and dice:
        load_dice(t, *dice)
    tale = new_tale()
    go_on_until_asked(laid, tale)
    laid.tale = [take_events(tale)]
    return laid


def go_on_until_asked(laid: LaidTable, tale: object = NO_TALE) -> None:
    """What follows of itself."""
    t = laid.table
    while t.to_act == 0 and t.ending == NOT_OVER:
        go_on(t, BOX, tale)  # type: ignore[arg-type]


def own_tokens(t: Table, seat: int, humans: int, ghouls: int) -> None:
    """Tokens from the bag."""
    t.humans[seat], t.ghouls[seat] = humans, ghouls
    t.bag[HUMAN_TOKEN] -= humans
    t.bag[GHOUL_TOKEN] -= ghouls


def put_resources(t: Table, res: Mapping[int, str], display: str | None) -> None:
    """Resources before the players, and on display."""
    for seat, names in res.items():
        for kind in names.split():
            number = RESOURCE_NAMES.index(kind)
            t.res_pile[number] -= 1
            t.res[seat, number] += 1
            t.res_count[seat] += 1
            t.res_gained[seat] += 1
    t.res_face = NOTHING
    if display:
        t.res_face = RESOURCE_NAMES.index(display)
        t.res_pile[t.res_face] -= 1
    t.res_left = sum(t.res_pile[kind] for kind in range(RESOURCES))


def put_room_tokens(
    t: Table, hidden: Sequence[int], left: Mapping[int, int], elsewhere: int | None
) -> None:
    """So that the rooms hold as many cards as pile and display (DE-90)."""
    values = [v for v in (3, 2, 1, 4) for _ in range(BOX.token_count[v])][: len(hidden)]
    for value in range(VALUES):
        t.tokens_down[value] = values.count(value)
    others = [r for r in range(ROOMS) if r not in hidden and r not in left]
    for number in range(ROOMS):
        t.room_open[number] = 0 if number in hidden else 1
        t.room_left[number] = left.get(number, elsewhere or 0)
        if number in hidden:
            t.room_left[number] = 0
    there = sum(t.room_left[r] for r in range(ROOMS)) + sum(values)
    missing = t.res_left + (t.res_face != NOTHING) - there
    if elsewhere is None:
        for i in range(missing):
            t.room_left[others[i % len(others)]] += 1
        return
    assert missing >= 0
    for _ in range(missing):  # they have been spent
        kind = max(range(RESOURCES), key=lambda k: t.res_pile[k])
        t.res_pile[kind] -= 1
        t.res_discard[kind] += 1
        t.res_left -= 1


def put_cards(t: Table, hands: Mapping[int, str], discard: str) -> None:
    """Bonus cards in hands and in the discard; `discard` "rest": all others."""
    for seat, names in hands.items():
        for card in names.split():
            number = CARD_NAMES.index(card)
            t.bonus_pile[number] -= 1
            t.hand[seat, number] += 1
            t.hand_size[seat] += 1
    for number, card in enumerate(CARD_NAMES):
        out = t.bonus_pile[number] if discard == "rest" else discard.split().count(card)
        t.bonus_pile[number] -= out
        t.bonus_discard[number] += out
    t.bonus_left = sum(t.bonus_pile[card] for card in range(CARDS))


def put_clues(t: Table, first: Mapping[int, str], lair: str | None, found: Sequence[int]) -> None:
    """Clues that have been read, and the lair that has been found."""
    for seat, thing in first.items():
        t.clue_in[FIRST_CLUE + seat] = CLUE_NAMES.index(thing)
        t.clue_seen_by[FIRST_CLUE + seat] = EVERYONE if seat in found else 1 << seat
        t.has_read_first[seat] = 1
    t.clue_in[LAIR] = CLUE_NAMES.index(lair) if lair else UNREAD
    for seat in found:
        assert seat in first, "who has found the second clue has read the first"
        t.has_read_second[seat] = 1
        t.clue_seen_by[LAIR] |= 1 << seat


def put_roles(
    t: Table, ghoul_players: Sequence[int], vampires: Mapping[int, str], ounces: Mapping[int, int]
) -> None:
    """Those who have changed: vampire-players in the first round."""
    for seat in ghoul_players:
        t.role[seat] = GHOUL
    for seat, thing in vampires.items():
        t.role[seat] = VAMPIRE
        t.at[seat] = OFF_BOARD
        t.vampire_since[seat] = 1
        t.clue_in[HIDEOUT + seat] = CLUE_NAMES.index(thing)
        t.clue_seen_by[HIDEOUT + seat] = 1 << seat
        t.clue_left -= 1
        for number in range(ROOMS):
            t.ruled_out[HIDEOUT + seat, number] = 1 - t.room_open[number]
    for seat, count in ounces.items():
        t.ounces[seat] = count


def deal_with(seats: int, *dice: int, **options: str) -> LaidTable:
    """A new table whose chance gives these results first."""
    laid = LaidTable(seats, options)
    laid.table = DEMETER.blank_table(seats, laid.options)  # type: ignore[assignment]
    load_dice(laid.table, *dice)
    tale = new_tale()
    deal(laid.table, BOX, tale)
    laid.tale = [take_events(tale)]
    return laid


def dealt(seats: int, seed: int, **options: str) -> LaidTable:
    """A new table, as chance would have it."""
    laid = LaidTable(seats, options)
    t = DEMETER.new(seats, seed, **options).table
    assert isinstance(t, Table)
    laid.table = t.copy()
    return laid


def told(events: Sequence[Event], event: int) -> list[tuple[int, int, int, int]]:
    """Of what happened, this: who, and what its numbers were."""
    return [(e.seat, e.a, e.b, e.c) for e in events if e.what == event]
