"""A game as the engine sees it: its table and box, its rules, its words for things.

Games are found by name, so that nothing here has to know which there are: a
new folder beside the others is a new game.
"""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.engine.actions import Actions
from tablee.engine.record import Numbers, Record
from tablee.engine.rule import NO_LIST, VERBS, rule
from tablee.engine.table import CommonTable

if TYPE_CHECKING:
    from tablee.engine.match import Match, View


class NoSuchGame(LookupError):
    """A name that no game has."""


class BadOption(ValueError):
    """An option, a value or a number of seats that the game doesn't have."""


class OptionsClash(BadOption):
    """Values that the game has, but not at such a table."""

    def __init__(self, said: str, option: str, value: str, seats: int, other: str) -> None:
        super().__init__(said)
        self.option, self.value, self.seats = option, value, seats
        self.other = other  # the option that it doesn't go with; empty: the number of seats


@dataclass(frozen=True)
class Option:
    """A choice made when a table is laid: its values, the default first, and
    the number that stands for each in the table's field of the same name.
    One that makes another game of it is `main`: it is shown openly, and the
    others are finer points. Some values are for some numbers of `seats` only;
    where `only` names other options, with values of theirs, all but the
    default goes with those values alone."""

    name: str
    values: tuple[str, ...]
    numbers: tuple[int, ...]
    origin: str
    main: bool
    seats: Mapping[str, tuple[int, ...]]
    only: Mapping[str, tuple[str, ...]]

    @property
    def default(self) -> str:
        """What is played unless someone says otherwise."""
        return self.values[0]

    def values_for(self, seats: int) -> tuple[str, ...]:
        """The values for so many seats; the first is what they play unless they say otherwise."""
        return tuple(v for v in self.values if v not in self.seats or seats in self.seats[v])


ALL = 0  # whatever a seat may do
TO_THE_END = 0  # no horizon
MOST_DEPTH = 1024  # decisions in one walk down a tree


@dataclass(frozen=True)
class Playouts:
    """How a search plays on where its tree ends: at random to the end, unless the game says
    otherwise. Where random play comes to no end, or tells nothing, the hunch helps."""

    # How many things a seat compares by the hunch before each decision, or ALL.
    candidates: int = 1
    depth: int = MOST_DEPTH  # how many decisions the tree goes down at most
    horizon: int = TO_THE_END  # after how many decisions the hunch judges the game
    swing: int = 100  # what lead, in hundredths of a point, makes a win likely (73 %)
    # Of secret choices, those are mixed that were tried at least so many hundredths as often as the
    # favourite; 100 takes that alone: for a choice in many steps, most of which only carry it out.
    mix: int = 75
    # How many of a hundred of its usual playouts a level makes: where each takes long and tells
    # much, so that nobody waits longer for a bot here than elsewhere.
    percent: int = 100


@rule
def no_shortlist(t: CommonTable, box: Record, seat: int, listed: Numbers) -> int:  # noqa: ARG001
    """The whole span."""
    return NO_LIST


@rule
def each_for_itself(t: CommonTable, seat: int) -> int:  # noqa: ARG001
    """Nobody plays together."""
    return seat


@rule
def anywhere(t: CommonTable, root: CommonTable) -> bool:  # noqa: ARG001
    """One moment is like another."""
    return True


@rule
def nothing_to_reopen(t: CommonTable, box: Record, seat: int) -> None:
    """Nobody has chosen anything in secret."""


class Game:
    """One game, whole. Each game's package has one as `GAME`."""

    def __init__(
        self,
        folder: str,
        table: type[CommonTable],
        box: type[Record],
        actions: Actions,
        questions: Mapping[str, tuple[int, int, int]],
        events: Mapping[str, Sequence[str]],
        most_decisions: int,
        verbs: Sequence[Callable[..., Any]],
        names: Mapping[str, Sequence[str]] | None = None,
        playouts: Playouts = Playouts(),
    ) -> None:
        self.folder = Path(folder)
        self.table, self.box_type = table, box
        self.actions = actions
        self.questions = questions
        self.question_names = tuple(questions)
        self.events = events
        self.event_names = tuple(events)
        self.most_decisions = most_decisions
        self.names = names or {}  # of what events alone tell: parameters that no action has
        self.playouts = playouts
        usual: dict[str, Callable[..., Any]] = {
            "reopen": nothing_to_reopen,
            "side": each_for_itself,
            "shortlist": no_shortlist,
            "may_judge": anywhere,
        }
        VERBS[table] = {**usual, **{f.__name__: f for f in verbs}}

    @cached_property
    def data(self) -> dict[str, Any]:
        """All that box.toml says."""
        return tomllib.loads((self.folder / "box.toml").read_text(encoding="utf-8"))

    @property
    def slug(self) -> str:
        """The game's name in commands, addresses and files."""
        return str(self.data["slug"])

    @property
    def prefix(self) -> str:
        """What its rules' numbers begin with."""
        return str(self.data["prefix"])

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players it is for."""
        return tuple(self.data["seats"])

    @property
    def counts_points(self) -> bool:
        """Whether there are points to be shown while the game goes on."""
        return bool(self.data.get("counts_points", True))

    @cached_property
    def options(self) -> dict[str, Option]:
        """The options by name, in the order of box.toml."""
        return {
            name: Option(
                name,
                tuple(given["values"]),
                tuple(given.get("numbers", range(len(given["values"])))),
                given["origin"],
                given.get("main", False),
                {value: tuple(seats) for value, seats in given.get("seats", {}).items()},
                {other: tuple(values) for other, values in given.get("only", {}).items()},
            )
            for name, given in self.data.get("option", {}).items()
        }

    @cached_property
    def parameter_names(self) -> dict[str, Sequence[str]]:
        """The parameters of actions, and of events where they have names, each with what its
        values are called in text."""
        of_actions = {
            parameter: names
            for parameters in self.actions.kinds.values()
            for parameter, names in parameters.items()
        }
        return {**of_actions, **self.names}

    @cached_property
    def proper_names(self) -> dict[str, str]:
        """What is called the same in every language, by the text that stands for it."""
        return dict(self.data.get("names", {}))

    @cached_property
    def box(self) -> Record:
        """The box as it is published; `new_box` gives one to change."""
        return self.new_box()

    def new_box(self) -> Record:
        """A box filled from box.toml."""
        box = self.box_type()
        for name, given in self.data["box"].items():
            box.array[name] = given["value"]
        return box

    def choose_options(self, chosen: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        """Every option with its value at a table of so many seats: the chosen ones, and
        defaults for the others."""
        seats = int(self.data["default_seats"]) if seats is None else seats
        if seats not in self.seats:
            known = ", ".join(map(str, self.seats))
            raise BadOption(f"{self.slug} is for {known} players, not {seats}")
        for name, value in chosen.items():
            if name not in self.options:
                raise BadOption(
                    f"{self.slug} has no option {name}; it has {', '.join(self.options)}"
                )
            if value not in self.options[name].values:
                known = ", ".join(self.options[name].values)
                raise BadOption(f"{name} can't be {value}; it can be {known}")
            if value not in self.options[name].values_for(seats):
                raise OptionsClash(
                    f"{name} can't be {value} with {seats} players", name, value, seats, ""
                )
        complete = {
            name: chosen.get(name, option.values_for(seats)[0])
            for name, option in self.options.items()
        }
        for name, option in self.options.items():
            for other, values in option.only.items():
                if complete[name] != option.default and complete[other] not in values:
                    raise OptionsClash(
                        f"{name} can't be {complete[name]} unless {other} is {' or '.join(values)}",
                        name,
                        complete[name],
                        seats,
                        other,
                    )
        return complete

    def blank_table(self, seats: int, options: Mapping[str, str]) -> CommonTable:
        """A table with nothing on it but the number of seats and the options."""
        chosen = self.choose_options(options, seats)
        t = self.table()
        t.seats = seats
        for name, value in chosen.items():
            option = self.options[name]
            setattr(t, name, option.numbers[option.values.index(value)])
        return t

    def new(
        self, seats: int | None = None, seed: int | bytes | None = None, **options: str
    ) -> Match:
        """A new match: `seed` makes it repeatable; without one it is secret."""
        from tablee.engine.match import Match, key_from

        seats = int(self.data["default_seats"]) if seats is None else seats
        return Match(self, seats, self.choose_options(options, seats), key_from(seed))

    def draw(self, view: View, language: str = "en", alone: bool = False) -> str:
        """The table as the view's seat sees it, as SVG. On a page its pieces are there
        already; `alone` brings them with it."""
        from tablee.engine.drawing import draw

        return draw(view, language, alone)

    def __repr__(self) -> str:
        return f"<game {self.slug}>"


@cache
def all_names() -> tuple[str, ...]:
    """The games there are and those in the making, by name."""
    games = importlib.import_module("tablee.games")
    return tuple(sorted(found.name for found in pkgutil.iter_modules(games.__path__)))


@cache
def game_names() -> tuple[str, ...]:
    """The games there are, by name. One in the making can be tried by its name, but isn't offered
    to anybody, nor held to what is promised of every game."""
    (folder,) = importlib.import_module("tablee.games").__path__
    boxes = {
        name: Path(folder, name, "box.toml").read_text(encoding="utf-8") for name in all_names()
    }
    return tuple(n for n, box in boxes.items() if not tomllib.loads(box).get("in_the_making"))


@cache
def game(name: str) -> Game:
    """The game of this name."""
    if name not in all_names():
        raise NoSuchGame(f"There is no game called {name}; there are {', '.join(game_names())}.")
    found: Game = importlib.import_module(f"tablee.games.{name}").GAME
    return found
