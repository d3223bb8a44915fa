"""What lies where at the mine head, for one seat's eyes: all that board.svg.jinja draws.

The mine head is 1000 units wide and high: rails along its edge on which carts count tens and units
of thalers, four galleries with their slates at the top, below them a row for each order board, and
chests for the hundreds at the bottom. Beside it hang the contracts, and below these lies what
everybody holds. On a narrow page board.css moves both below.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from tablee.engine.drawing import CRESTS
from tablee.engine.game import Game
from tablee.engine.match import View
from tablee.games.silberzwerg.actions import (
    BUY_GEM,
    COLUMN_NAMES,
    FULFILS,
    GEM_NAMES,
    GIVES_GEM,
    RETURNS_GEM,
    SELLS,
    TAKE_GEM,
    USE_MINUS3,
)
from tablee.games.silberzwerg.deeds import Deeds
from tablee.games.silberzwerg.onlooker import said
from tablee.games.silberzwerg.places import COLUMN, IN_MINE, LEFT, SPACES, chest_at, rails
from tablee.games.silberzwerg.table import GEM_COLOURS

MOST_IN_STACK = 6  # cards drawn of the deck


def scene(view: View, language: str) -> Mapping[str, Any]:
    """All that one seat sees."""
    head = MineHead(view, language)
    return {
        "say": head.say,
        "me": head.me,
        "seats": head.t.seats,
        "columns": [{"x": LEFT + COLUMN * column} for column in range(len(COLUMN_NAMES))],
        "mines": [head.mine(colour) for colour in range(GEM_COLOURS)],
        "deck": head.t.deck,
        "stack": min(MOST_IN_STACK, (head.t.deck + 4) // 5),
        "rows": head.rows,
        "purses": head.purses(),
        "round_no": head.t.round_no,
        "phase": head.t.phase,
        "slots": [head.slot(slot) for slot in head.slots_in_use()],
        "strips": head.strips(),
        "deeds": list(head.deeds()),
        "gains": list(head.gains()),
        "departed": list(head.departed()),
    }


class MineHead(Deeds):
    """One view, looked at from all sides."""

    def mine(self, colour: int) -> dict[str, Any]:
        """A gallery, its gems, and the slate above it."""
        count, price = self.t.mine[colour], self.t.price[colour]
        name = GEM_NAMES[colour]
        taking = self.asked("take_in_exchange") or (self.here(colour) and self.asked("mine_ghost"))
        buying = self.here(colour) and self.asked("buy")
        first = (TAKE_GEM, BUY_GEM) if not buying else (BUY_GEM, TAKE_GEM)
        return {
            "colour": colour,
            "x": LEFT + COLUMN * colour,
            "places": IN_MINE[:count],
            "count": count,
            "from": self.came_back(colour),
            "price": price,
            "slate": self.spot(
                self.say(
                    "slate", gem=self.name(f"gem-{name}"), price=price, miners=self.t.crowd[colour]
                ),
                USE_MINUS3 + colour,
                asked=self.asked("minus3"),
            ),
            **vars(
                self.spot(
                    self.say("mine", mine=self.name(f"mine-{name}"), count=count),
                    *(kind + colour for kind in first),
                    asked=taking or buying,
                )
            ),
        }

    def came_back(self, colour: int) -> str:
        """Whose gems have just gone back to the mine."""
        for event in self.last:
            if event.what in (FULFILS, SELLS, RETURNS_GEM, GIVES_GEM):
                if event.seat == self.me:
                    return f"own-{colour}"
                return f"bag-{event.seat} t-seat-{event.seat}"
        return ""


def components(game: Game) -> Mapping[str, Any]:
    """What pieces.svg.jinja draws."""
    return {
        "sleepers": rails(),
        "milestones": [(*rails()[space][:2], space) for space in range(0, SPACES, 10)],
        "chests": [(chest_at(hundred), 100 * hundred) for hundred in range(7)],
    }


# ---------------------------------------------------------------- the box on a shelf


def cover(game: Game, language: str) -> Mapping[str, Any]:
    """What cover.svg.jinja draws."""
    return {
        "say": partial(said, game, language),
        "author": game.data["author"],
        "crests": CRESTS,
    }
