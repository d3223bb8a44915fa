"""What lies where on board, for one seat's eyes: all that board.svg.jinja draws.

The ship is 1000 units wide and 800 high; below it lies the seat's hand, with what each card does
now, and on the right stands what everybody has before them. On a narrow page board.css moves that
below the ship.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from textwrap import wrap
from typing import Any, cast

from tablee.engine.game import Game
from tablee.engine.match import View
from tablee.engine.rule import verdict
from tablee.engine.table import owes
from tablee.engine.words import Speaker, Words, words_of
from tablee.games.demeter.actions import (
    ATTACK,
    ATTACK_DRACULA,
    BEATS_GHOUL,
    BUILD,
    BUILD_TWO_FOR_ONE,
    CALL,
    CARD_NAMES,
    CHOOSE_ROOM,
    CURSES,
    DRACULA_EVENT,
    DRACULA_NAMES,
    DRACULA_VISITS,
    DRAW_RESOURCE,
    DRAWS_FROM_ROOM,
    GIVE_RESOURCE,
    HEAL,
    IS_WOUNDED,
    MEETS_HUMAN,
    MIST,
    MOVE,
    NAME_OPPONENT,
    OBJECT_NAMES,
    PAY_RESOURCE,
    PIECE_NAMES,
    PLAY_CARD,
    RESOURCE_NAMES,
    RETURN_CARD,
    ROBS,
    ROLLS,
    ROLLS_AGAIN,
    ROOM_NAMES,
    SEARCH,
    SEARCHES,
    SEARCHES_FREELY,
    STEAL,
    STEALS,
    SUBMIT,
    TAKE_RESOURCE,
    USE_CARD,
    VAMPIRISE,
)
from tablee.games.demeter.rules.common import actions_left
from tablee.games.demeter.ship import PLACES, Place, way_between
from tablee.games.demeter.table import (
    BLOOD_SCENT,
    CARDS,
    CLUES,
    DEAD,
    DRACULA_CARDS,
    DRAWN,
    FIRST_CLUE,
    GARLIC_BRAID,
    GHOUL,
    HIDEOUT,
    HUMAN,
    LAIR,
    NIGHT_EVENTS,
    NOTHING,
    OBJECTS,
    OFF_BOARD,
    PIECES,
    PISTOL,
    PLAYABLE,
    RESOURCES,
    ROOMS,
    SORTS,
    TOKENS,
    TWO_FOR_ONE,
    VAMPIRE,
    Box,
    Table,
)

# What stands about in each room, as icons.
FURNITURE = (
    "lorc/anchor",
    "delapouite/rope-coil",
    "delapouite/sail",
    "lorc/cauldron",
    "delapouite/ship-wheel",
    "lorc/lantern",
    "delapouite/bunk-beds",
    "delapouite/hand-saw",
    "delapouite/meal",
    "delapouite/medicines",
    "delapouite/bed",
    "lorc/treasure-map",
    "delapouite/desk",
    "delapouite/throne-king",
    "lorc/crossed-chains",
    "delapouite/sailboat",
    "delapouite/cargo-crate",
    "lorc/coffin",
    "delapouite/cellar-barrels",
    "delapouite/rat",
)
# The thing that a clue shows, in the room where it is found.
THINGS = (
    "delapouite/whistle",
    "delapouite/gloves",
    "delapouite/captain-hat-profile",
    "lorc/bowie-knife",
    "lorc/compass",
    "lorc/spyglass",
    "caro-asercion/accordion",
    "lorc/claw-hammer",
    "lorc/brandy-bottle",
    "lorc/syringe",
    "lorc/voodoo-doll",
    "lorc/hourglass",
    "delapouite/smoking-pipe",
    "delapouite/secret-book",
    "lorc/padlock",
    "lorc/gem-pendant",
    "delapouite/bird-cage",
    "lorc/mirror-mirror",
    "lorc/candle-holder",
    "delapouite/musical-notes",
)
GOODS = (
    "delapouite/wood-pile",
    "delapouite/metal-plate",
    "delapouite/rope-coil",
    "delapouite/rolled-cloth",
    "delapouite/oil-can",
    "lorc/shattered-glass",
)
WEAPONS = ("delapouite/old-lantern", "delapouite/heart-stake", "delapouite/crucifix")
# What takes actions, in the order in which the table counts it.
SORT_NAMES = (
    "move",
    "search",
    "steal",
    "heal",
    "build",
    "call",
    "attack",
    "revert",
    "hide",
    "power",
    "vampirise",
)
CARD_ICONS = {
    "luck": "lorc/clover",
    "evil_eye": "lorc/beast-eye",
    "lynx_eye": "delapouite/lynx-head",
    "care": "lorc/bandage-roll",
    "token_theft": "delapouite/robber",
    "position_swap": "lorc/body-swapping",
    "ghoul_attack": "skoll/raise-zombie",
    "bargain": "lorc/trade",
    "ghoul_five": "delapouite/dice-six-faces-five",
    "night_theft": "darkzaitzev/robber-hand",
    "bribe": "delapouite/two-coins",
    "night_lynx_eye": "delapouite/night-vision",
    "closed_room": "delapouite/locked-door",
    "loss_of_trust": "lorc/broken-heart",
    "sacrifice": "lorc/sacrificial-dagger",
    "mutation": "lorc/dna1",
    "inversion": "lorc/cycle",
    "blood_scent": "lorc/droplets",
    "pistol": "john-colburn/pistol-gun",
    "two_for_one": "delapouite/card-exchange",
    "garlic_braid": "delapouite/garlic",
}
EVENT_ICONS = (
    "lorc/lightning-storm",
    "delapouite/fog",
    "delapouite/rat",
    "lorc/candle-flame",
    "lorc/terror",
    "lorc/evil-moon",
    "lorc/open-wound",
    "lorc/silence",
    "lorc/screaming",
)

# Which of these actions a click on a room, a player, a card of the display means: the first that
# is allowed now.
ON_ROOM = (CHOOSE_ROOM, MOVE, MIST)
ON_PLAYER = (NAME_OPPONENT, ATTACK, VAMPIRISE, STEAL, SUBMIT)
ON_SOURCE = (SEARCH, DRAW_RESOURCE)
ON_OWN_RESOURCE = (GIVE_RESOURCE, PAY_RESOURCE)

REACTIONS = (BLOOD_SCENT, PISTOL, GARLIC_BRAID)  # answers to what happens; never begun
HAND_WIDTH, HAND_ROOM = 976, 4  # the hand, and how many cards it has room for without crowding
NARROW = 150  # rooms in which pawns stand closer
LETTER = 7.6  # how wide a letter is on a card, more or less
MOST_LINES = 7  # on a card, with those of its name


@dataclass(frozen=True)
class Thing:
    """Something on which one can act: the action that it stands for, and whether it is allowed."""

    action: int | None
    allowed: bool


def scene(view: View, language: str) -> Mapping[str, Any]:
    """All that one seat sees."""
    deck = Deck(view, language)
    return {
        "say": deck.say,
        "me": deck.me,
        "night": deck.night,
        "role": deck.role,
        "rooms": [deck.room(room) for room in range(ROOMS)],
        "pawns": deck.pawns(),
        "calendar": deck.calendar(),
        "omen": deck.omen(),
        "stocks": deck.stocks(),
        "others": deck.others(),
        "mine": deck.mine(),
        "hand": deck.hand(),
        "die": deck.die(),
        "wounded": deck.wounded(),
        "departed": deck.departed(),
        "resource_names": RESOURCE_NAMES,
    }


class Deck:
    """One view, looked at from all sides."""

    def __init__(self, view: View, language: str) -> None:
        self.view, self.language = view, language
        self.t, self.box = cast(Table, view.table), cast(Box, view.box)
        self.me = view.seat if 0 <= view.seat < self.t.seats else None
        self.legal = {action.id for action in view.legal}
        self.last = view.heard[-1] if view.heard else ()
        self.night = self.t.round_no > 0 and self.t.round_no % 2 == 0
        self.role = ""
        if self.me is not None and self.t.round_no > 0:
            self.role = {GHOUL: "ghoul", VAMPIRE: "vampire", DEAD: "dead"}.get(
                self.t.role[self.me], ""
            )

    def say(self, message: str, **values: str | int) -> str:
        """A few words on the drawing."""
        return said(self.view.game, self.language, message, **values)

    def name(self, message: str) -> str:
        """What the game's own words call something."""
        return named(self.view.game, self.language, message, "")

    def form(self, message: str, form: str) -> str:
        """Another form of that name."""
        return named(self.view.game, self.language, message, form)

    def thing(self, actions: Sequence[int], value: int) -> Thing:
        """What a click means: the first of these kinds of action that is allowed with this value,
        and where none is, the first of all, to say why not."""
        for first in actions:
            if first + value in self.legal:
                return Thing(first + value, True)
        return Thing(actions[0] + value if self.view.question else None, False)

    def why_not(self, action: int) -> str:
        """In a sentence, what forbids an action."""
        assert self.me is not None
        rule = verdict(self.t, self.box, self.me, action)
        speaker = Speaker(self.view.game, self.language, (), self.me)
        return speaker.refusal(rule, self.view.game.actions[action]) if rule else ""

    # ------------------------------------------------------------ the ship

    def room(self, room: int) -> dict[str, Any]:
        """One room, and what can be done with it now."""
        place = PLACES[room]
        kinds = ON_ROOM if self.asks_for_a_room() else ON_ROOM[1:]
        thing = self.thing(kinds, room)
        name = self.form(f"room-{ROOM_NAMES[room]}", "name")
        visits = self.visits(room)
        is_open = bool(self.t.room_open[room])
        left = int(self.t.room_left[room])
        label = self.say("room-open" if is_open else "room-closed", room=name, count=left)
        details = [
            label,
            *([self.say("room-visits", count=visits)] if visits else []),
            *self.marks_in_words(room),
        ]
        return {
            "id": room,
            "place": place,
            "lines": in_lines(name, place.width // 12),
            "open": is_open,
            "left": left,
            "visits": visits,
            "struck": room in self.struck(),
            "lair": self.knows(LAIR) == room,
            "clue": self.me is not None and self.knows(FIRST_CLUE + self.me) == room,
            "hideouts": [
                seat for seat in range(self.t.seats) if self.knows(HIDEOUT + seat) == room
            ],
            "label": ". ".join(details),
            "thing": self.lair_thing(room) or thing,
        }

    def asks_for_a_room(self) -> bool:
        """Whether the seat has been asked to choose one."""
        return any(CHOOSE_ROOM <= action < CHOOSE_ROOM + ROOMS for action in self.legal)

    def lair_thing(self, room: int) -> Thing | None:
        """Dracula's coffin, where it can be opened now."""
        is_here = self.knows(LAIR) == room and ATTACK_DRACULA in self.legal
        return Thing(ATTACK_DRACULA, True) if is_here else None

    def knows(self, place: int) -> int:
        """The room of the clue card that lies somewhere; NOTHING if this seat doesn't know it."""
        card = int(self.t.clue_in[place])
        return int(self.box.clue_room[card]) if 0 <= card < CLUES else NOTHING

    def visits(self, room: int) -> int:
        """How many cards drawn so far have shown the room: DE-26 lets one count them."""
        return sum(
            self.t.dracula_at[card] == DRAWN and self.box.dracula_visits[card, room] == 1
            for card in range(DRACULA_CARDS)
        )

    def struck(self) -> frozenset[int]:
        """The rooms in which Dracula has just appeared."""
        return frozenset(
            room
            for event in self.last
            if event.what == DRACULA_VISITS
            for room in range(ROOMS)
            if self.box.dracula_visits[event.a, room]
        )

    def marks_in_words(self, room: int) -> list[str]:
        """What this seat knows of the room."""
        marks = []
        if self.me is not None and self.knows(FIRST_CLUE + self.me) == room:
            marks.append(self.say("room-clue"))
        if self.knows(LAIR) == room:
            marks.append(self.say("room-lair"))
        return marks

    def pawns(self) -> list[dict[str, Any]]:
        """Who stands where; a vampire-player on the prowl is seen by its owner alone."""
        pawns: list[dict[str, Any]] = []
        crowd: dict[int, int] = {}
        for seat in range(self.t.seats):
            at, unseen = int(self.t.at[seat]), False
            if at == OFF_BOARD and seat == self.me and seat == self.t.active:
                at, unseen = int(self.t.prowls), True
            if not 0 <= at < ROOMS:
                continue
            place, slot = PLACES[at], crowd.get(at, 0)
            crowd[at] = slot + 1
            pawns.append(
                {
                    "seat": seat,
                    "x": place.x + 26 + slot % 2 * (31 if place.width < NARROW else 38),
                    "y": place.floor - 30 - slot // 2 * 44,
                    "role": ("human", "ghoul", "vampire", "dead")[self.t.role[seat]],
                    "unseen": unseen,
                    "on_turn": self.on_turn(seat),
                }
            )
        return pawns

    # ------------------------------------------------------------ day and night

    def calendar(self) -> dict[str, Any]:
        """The day or the night that it is, and how many are left."""
        number = (int(self.t.round_no) + 1) // 2
        message = "before" if number == 0 else "night" if self.night else "day"
        left = int(self.t.dracula_left)
        last = "last-night" if self.night else "last-day"
        return {
            "title": self.say(message, number=number),
            "cards": self.say("dracula-left", count=left) if left else self.say(last),
            "events": [
                {
                    "event": event,
                    "name": self.name(f"dracula-{EVENTS_IN_ORDER[event]}"),
                    "about": self.say(f"about-{EVENTS_IN_ORDER[event]}"),
                    "count": int(self.t.events[event]),
                }
                for event in range(NIGHT_EVENTS)
                if self.t.events[event] > 0
            ],
        }

    def omen(self) -> dict[str, Any] | None:
        """The Dracula card that was drawn last in this night."""
        if not self.night:
            return None
        for move in reversed(self.view.heard):
            for event in reversed(move):
                if event.what in (DRACULA_VISITS, DRACULA_EVENT, CURSES):
                    return self.omen_of(int(event.a))
        return None

    def omen_of(self, card: int) -> dict[str, Any]:
        """A Dracula card, in words."""
        event = int(self.box.dracula_event[card])
        rooms = [room for room in range(ROOMS) if self.box.dracula_visits[card, room]]
        return {
            "event": None if event == NOTHING else event,
            "title": self.say("visited")
            if event == NOTHING
            else self.name(f"dracula-{DRACULA_NAMES[card]}"),
            "lines": [self.form(f"room-{ROOM_NAMES[room]}", "name") for room in rooms]
            if event == NOTHING
            else wrap(self.say(f"about-{EVENTS_IN_ORDER[event]}"), 26),
        }

    def die(self) -> dict[str, Any] | None:
        """The die that has just been rolled, where the fight is."""
        rolls = [event for event in self.last if event.what in (ROLLS, ROLLS_AGAIN)]
        if not rolls:
            return None
        seat, face = rolls[-1].seat, rolls[-1].a
        at = int(self.t.at[seat])
        place = PLACES[at] if 0 <= at < ROOMS else Place(150, 20, 200, 140)
        return {
            "face": int(face),
            "seat": seat,
            "x": place.x + place.width // 2,
            "y": place.y + place.height // 2,
            "move": len(self.view.heard),
        }

    def wounded(self) -> list[dict[str, Any]]:
        """Wounds just taken, over those who took them."""
        where = {pawn["seat"]: (pawn["x"], pawn["y"]) for pawn in self.pawns()}
        return [
            {"seat": event.seat, "count": int(event.a), "x": x, "y": y}
            for event in self.last
            if event.what == IS_WOUNDED and event.seat in where
            for x, y in [where[event.seat]]
        ]

    def departed(self) -> list[dict[str, Any]]:
        """What has just gone to a player: it is seen to go there."""
        gone: list[dict[str, Any]] = []
        for event in self.last:
            if event.what in (SEARCHES, SEARCHES_FREELY, DRAWS_FROM_ROOM):
                piece, symbol = ("display", "pile")[event.a], f"good-{event.b}"
            elif event.what in (STEALS, ROBS):
                piece, symbol = f"good-{event.a}-{event.b}", f"good-{event.b}"
            elif event.what == BEATS_GHOUL:
                piece, symbol = "bag-ghoul", "ghoul"
            elif event.what == MEETS_HUMAN and self.t.role[event.seat] == HUMAN:
                piece, symbol = "bag-human", "human"
            else:
                continue
            gone.append({"piece": piece, "symbol": symbol, "seat": event.seat})
        return gone

    # ------------------------------------------------------------ beside the ship

    def stocks(self) -> dict[str, Any]:
        """The resources, the bag and the piles."""
        face = int(self.t.res_face)
        return {
            "face": None if face == NOTHING else face,
            "face_name": "" if face == NOTHING else self.resource(face),
            "display": self.thing(ON_SOURCE, 0),
            "display_label": self.say(
                "display-empty" if face == NOTHING else "display",
                resource="" if face == NOTHING else self.resource(face),
            ),
            "pile": self.thing(ON_SOURCE, 1),
            "pile_count": int(self.t.res_left),
            "bag": [int(self.t.bag[token]) for token in range(TOKENS)],
            "call": Thing(CALL if self.view.question else None, CALL in self.legal),
            "bag_label": self.say(
                "bag",
                humans=int(self.t.bag[0]),
                ghouls=int(self.t.bag[1]),
                empty=int(self.t.bag[2]),
            ),
            "bonus": int(self.t.bonus_left),
            "clues": int(self.t.clue_left),
        }

    def resource(self, kind: int) -> str:
        """What a kind of resource is called."""
        return self.name(f"resource-{RESOURCE_NAMES[kind]}")

    def seat(self, seat: int) -> dict[str, Any]:
        """What everybody sees before a player."""
        t = self.t
        role = ("human", "ghoul", "vampire", "dead")[t.role[seat]]
        most = (int(self.box.human_wounds), int(self.box.ghoul_wounds), 0, 0)[t.role[seat]]
        return {
            "seat": seat,
            "role": role,
            "wounds": int(t.wounds[seat]),
            "most_wounds": max(0, most - 1),
            "humans": int(t.humans[seat]),
            "ghouls": int(t.ghouls[seat]),
            "locked": (int(t.locked_humans[seat]), int(t.locked_ghouls[seat])),
            "ounces": int(t.ounces[seat]),
            "cards": int(t.hand_size[seat]),
            "read": (bool(t.has_read_first[seat]), bool(t.has_read_second[seat])),
            "states": self.states(seat),
            "marker": seat == t.marker and t.round_no > 0,
            "on_turn": self.on_turn(seat),
            "left": actions_left(t, self.box, seat)
            if seat == t.active and t.role[seat] != DEAD and t.round_no > 0
            else None,
            "objects": [
                [bool(t.pieces[seat, 3 * thing + part]) for part in range(3)]
                for thing in range(OBJECTS)
            ],
        }

    def states(self, seat: int) -> list[dict[str, str]]:
        """What cards have left upon a player: all saw them played."""
        t = self.t
        upon = {
            "evil_eye": t.evil_eye[seat] > 0,
            "ghoul_five": t.reroll[seat] > 0,
            "closed_room": t.closed[seat] > 0,
            "garlic_braid": t.warded >> seat & 1 == 1,
        }
        return [
            {"card": card, "name": self.name(f"card-{card}")}
            for card, is_upon in upon.items()
            if is_upon
        ]

    def on_turn(self, seat: int) -> bool:
        """Whose turn it is; before day 1, who has to choose a start room."""
        if self.t.round_no == 0:
            return owes(self.t, seat)
        return self.t.to_act != 0 and seat == self.t.active

    def others(self) -> list[dict[str, Any]]:
        """The other players, in the order of play."""
        seats = self.t.seats
        first = 0 if self.me is None else self.me + 1
        number = seats if self.me is None else seats - 1
        return [
            {
                **self.seat(seat),
                "y": i * 118,
                "thing": self.thing(ON_PLAYER, seat),
                "label": self.label_of(seat),
                "resources": [
                    {
                        "kind": kind,
                        "count": int(self.t.res[seat, kind]),
                        "thing": self.taking(seat, kind),
                    }
                    for kind in range(RESOURCES)
                ],
            }
            for i, seat in enumerate((first + i) % seats for i in range(number))
        ]

    def taking(self, seat: int, kind: int) -> Thing:
        """A resource of someone else's, where it can be taken now."""
        allowed = seat == self.t.victim and TAKE_RESOURCE + kind in self.legal
        return Thing(TAKE_RESOURCE + kind if allowed else None, allowed)

    def label_of(self, seat: int) -> str:
        """What a player has, in words."""
        t = self.t
        return self.say(
            "player",
            crew=self.say(f"crew-{seat}"),
            role=self.say(f"role-{('human', 'ghoul', 'vampire', 'dead')[t.role[seat]]}"),
            wounds=int(t.wounds[seat]),
            humans=int(t.humans[seat]),
            ghouls=int(t.ghouls[seat]),
            resources=int(t.res_count[seat]),
            cards=int(t.hand_size[seat]),
            pieces=sum(int(t.pieces[seat, piece]) for piece in range(PIECES)),
        )

    def mine(self) -> dict[str, Any] | None:
        """What lies before the reader."""
        if self.me is None:
            return None
        return {
            **self.seat(self.me),
            "costs": self.costs(self.me),
            "heal": Thing(HEAL if self.view.question else None, HEAL in self.legal),
            "resources": [
                {
                    "kind": kind,
                    "name": self.resource(kind),
                    "count": int(self.t.res[self.me, kind]),
                    "thing": self.giving(kind),
                }
                for kind in range(RESOURCES)
            ],
            "stand": [self.weapon(thing) for thing in range(OBJECTS)],
            "clues": [
                *([] if self.role == "vampire" else [self.first_clue(self.me)]),
                self.second_clue(self.me),
            ],
        }

    def costs(self, me: int) -> list[dict[str, Any]]:
        """What one can do in a turn of one's own: how often, and how often one has (DE-29)."""
        role = self.t.role[me]
        if role == DEAD:
            return []
        mine = me == self.t.active
        return [
            {
                "name": self.say(f"act-{SORT_NAMES[sort]}", cost=int(self.box.cost[sort])),
                "done": int(self.t.done[sort]) if mine else 0,
                "most": int(self.box.most[role, sort]),
                "left": int(self.box.most[role, sort]) - (int(self.t.done[sort]) if mine else 0),
            }
            for sort in range(SORTS)
            if self.box.most[role, sort] > 0
        ]

    def giving(self, kind: int) -> Thing:
        """One of one's own resources, where it can be given away now."""
        for first in ON_OWN_RESOURCE:
            if first + kind in self.legal:
                return Thing(first + kind, True)
        return Thing(None, False)

    def weapon(self, thing: int) -> dict[str, Any]:
        """An object on one's stand, growing piece by piece."""
        assert self.me is not None
        return {
            "object": thing,
            "name": self.say(f"object-{OBJECT_NAMES[thing]}"),
            "wanted": self.wants(thing),
            "pieces": [self.piece(3 * thing + part) for part in range(3)],
            "complete": all(self.t.pieces[self.me, 3 * thing + part] for part in range(3)),
        }

    def wants(self, thing: int) -> bool:
        """Whether one's first clue names the object (DE-202)."""
        assert self.me is not None
        card = int(self.t.clue_in[FIRST_CLUE + self.me])
        return 0 <= card < CLUES and bool(self.box.clue_object[card, thing])

    def piece(self, piece: int) -> dict[str, Any]:
        """One piece: built, or with what it costs."""
        assert self.me is not None
        built = bool(self.t.pieces[self.me, piece])
        name = self.form(f"piece-{PIECE_NAMES[piece]}", "name")
        cost = [kind for kind in range(RESOURCES) for _ in range(int(self.box.recipe[piece, kind]))]
        costs = ", ".join(self.resource(kind) for kind in cost)
        have = [int(self.t.res[self.me, kind]) for kind in range(RESOURCES)]
        paid = []
        for kind in cost:  # which of them one has already
            paid.append(have[kind] > 0)
            have[kind] -= 1
        return {
            "name": name,
            "label": self.say("piece-built" if built else "piece", piece=name, costs=costs),
            "built": built,
            "cost": list(zip(cost, paid, strict=True)),
            "thing": self.thing((BUILD, BUILD_TWO_FOR_ONE), piece),
        }

    def first_clue(self, me: int) -> dict[str, Any]:
        """One's own clue, once one has looked at it."""
        card = int(self.t.clue_in[FIRST_CLUE + me])
        if not 0 <= card < CLUES:
            needed = int(self.box.resources_for_clue)
            return self.unread("clue-1", self.say("clue-1-unread", count=needed))
        names = [
            self.say(f"object-{OBJECT_NAMES[thing]}")
            for thing in range(OBJECTS)
            if self.box.clue_object[card, thing]
        ]
        done = any(
            self.box.clue_object[card, thing]
            and all(self.t.pieces[me, 3 * thing + part] for part in range(3))
            for thing in range(OBJECTS)
        )
        return {
            "title": self.say("clue-1"),
            "card": card,
            "room": self.form(f"room-{ROOM_NAMES[self.box.clue_room[card]]}", "name"),
            "asks": [(self.say("either", one=names[0], other=names[1]), done)],
            "met": done,
        }

    def second_clue(self, me: int) -> dict[str, Any]:
        """The common clue, for those who have found it; a vampire-player's own lair instead."""
        is_vampire = self.t.role[me] == VAMPIRE
        card = int(self.t.clue_in[HIDEOUT + me if is_vampire else LAIR])
        if not 0 <= card < CLUES:
            return self.unread("clue-2", self.say("clue-2-unread"))
        needs = (
            ("humans", int(self.box.clue_humans[card]), int(self.t.humans[me])),
            ("ghouls", int(self.box.clue_ghouls[card]), int(self.t.ghouls[me])),
            ("resources", int(self.box.clue_resources[card]), self.resources_of(me)),
        )
        asks = [
            (self.say(f"needs-{what}", count=needed), have >= needed)
            for what, needed, have in needs
            if needed
        ]
        return {
            "title": self.say("my-lair" if is_vampire else "clue-2"),
            "card": card,
            "room": self.form(f"room-{ROOM_NAMES[self.box.clue_room[card]]}", "name"),
            "asks": asks,
            "met": all(met for _, met in asks),
        }

    def resources_of(self, me: int) -> int:
        """Those that count for a seat: vampire-players share theirs (DE-302)."""
        if self.t.role[me] != VAMPIRE:
            return int(self.t.res_count[me])
        return sum(
            int(self.t.res_count[seat])
            for seat in range(self.t.seats)
            if self.t.role[seat] == VAMPIRE
        )

    def unread(self, title: str, how: str) -> dict[str, Any]:
        """A clue that lies face down, and how to look at it."""
        return {
            "title": self.say(title),
            "card": None,
            "room": "",
            "asks": [(line, False) for line in wrap(how, 25)],
            "met": False,
        }

    # ------------------------------------------------------------ the hand

    def hand(self) -> list[dict[str, Any]]:
        """One's bonus cards, and what each does now, or why it can't be played."""
        if self.me is None:
            return []
        held = [card for card in range(CARDS) for _ in range(max(0, self.t.hand[self.me, card]))]
        width = HAND_WIDTH // max(HAND_ROOM, len(held))
        return [self.card(card, i, width) for i, card in enumerate(held)]

    def card(self, card: int, i: int, width: int) -> dict[str, Any]:
        """One card, the aid written on it."""
        thing = self.card_thing(card)
        name, about = CARD_NAMES[card], self.say(f"about-{CARD_NAMES[card]}")
        now = self.state(card, thing)
        letters = int((width - 26) / LETTER)
        title = wrap(self.name(f"card-{name}"), max(8, int((width - 62) / 9.4)))
        about_lines = wrap(about, letters)
        room = MOST_LINES - len(title) - len(about_lines)
        return {
            "i": i,
            "icon": name,
            "name": self.name(f"card-{name}"),
            "title": title,
            "when": "both"
            if self.box.by_day[card] and self.box.by_night[card]
            else "day"
            if self.box.by_day[card]
            else "night",
            "x": i * width,
            "width": width - 8,
            "about": about_lines,
            "now": wrap(now, letters, max_lines=max(1, room), placeholder=" …"),
            "about_narrow": wrap(about, 62),
            "now_narrow": wrap(now, 62),
            "label": f"{self.name(f'card-{name}')}. {about} {now}",
            "thing": thing,
        }

    def card_thing(self, card: int) -> Thing:
        """What a click on a card of one's own means now."""
        if RETURN_CARD + card in self.legal:
            return Thing(RETURN_CARD + card, True)
        if USE_CARD in self.legal and CARD_ASKED_FOR.get(self.view.question or "") == card:
            return Thing(USE_CARD, True)
        if card >= PLAYABLE or not self.is_my_turn():
            return Thing(None, False)
        return Thing(PLAY_CARD + card, PLAY_CARD + card in self.legal)

    def is_my_turn(self) -> bool:
        """Whether cards can be begun now."""
        return self.view.question in ("human_turn", "human_spent")

    def state(self, card: int, thing: Thing) -> str:
        """Whether the card can be played now; if not, why not, or when."""
        if thing.allowed:
            return self.say("returnable" if thing.action != PLAY_CARD + card else "playable")
        if self.role in ("ghoul", "vampire"):
            return self.say("frozen")
        if card == TWO_FOR_ONE:
            helps = any(
                BUILD_TWO_FOR_ONE <= action < BUILD_TWO_FOR_ONE + PIECES for action in self.legal
            )
            return self.say("playable" if helps else "in-building")
        if card in REACTIONS:
            return self.say("when-asked")
        right_time = self.box.by_night[card] if self.t.night else self.box.by_day[card]
        if thing.action is not None and right_time:
            return self.why_not(thing.action)
        return self.say("on-your-night" if self.box.by_night[card] else "on-your-day")


# Which card may be used to answer a question, and the events of the night by name.
CARD_ASKED_FOR = {
    "blood_scent": BLOOD_SCENT,
    "pistol": PISTOL,
    "garlic_braid": GARLIC_BRAID,
    "closed_room": CARD_NAMES.index("closed_room"),
}
EVENTS_IN_ORDER = tuple(DRACULA_NAMES[11:])


# ---------------------------------------------------------------- words and pieces


@cache
def in_lines(text: str, letters: int) -> tuple[str, ...]:
    """A name in lines that are no longer than that, if its words allow it."""
    return tuple(wrap(text, letters, break_long_words=False))


@cache
def words_on_board(game: Game, language: str) -> Words:
    """The few words that stand on the drawing, or describe it to who can't see it."""
    return Words(Path(game.folder) / f"scene.{language}.ftl", language)


@cache
def said(game: Game, language: str, message: str, **values: str | int) -> str:
    """A message, worked out once for all tables."""
    return words_on_board(game, language).say(message, **values)


@cache
def named(game: Game, language: str, message: str, form: str) -> str:
    """What the game's own words call something, in one of its forms."""
    words = words_of(game, language)
    return words.forms(message)[form] if form else words.say(message)


def components(game: Game) -> Mapping[str, Any]:
    """What pieces.svg.jinja draws."""
    box = cast(Box, game.box)
    ways = [
        way
        for one in range(ROOMS)
        for other in range(one)
        if box.door[one, other] and (way := way_between(PLACES[one], PLACES[other]))
    ]
    return {
        "furniture": FURNITURE,
        "things": THINGS,
        "goods": GOODS,
        "weapons": WEAPONS,
        "cards": CARD_ICONS,
        "events": EVENT_ICONS,
        "places": PLACES,
        "ways": ways,
    }


# ---------------------------------------------------------------- the box on a shelf


def cover(game: Game, language: str) -> Mapping[str, Any]:
    """What cover.svg.jinja draws."""
    return {"say": partial(said, game, language), "author": game.data["author"]}
