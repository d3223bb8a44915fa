"""At which tables every game is tried: each number of seats, and each value of each option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product, zip_longest
from random import Random

from tablee.engine.game import Game
from tablee.engine.match import Match, key_from, set_key
from tablee.engine.record import Record
from tablee.engine.table import SPECTATOR, CommonTable


@dataclass(frozen=True)
class Setting:
    """A way to lay a game's table."""

    game: Game
    seats: int
    options: Mapping[str, str]

    def new(self, seed: int) -> Match:
        """A match at such a table."""
        return self.game.new(self.seats, seed, **self.options)

    def undealt(self, seed: int) -> CommonTable:
        """Its table, before the deal."""
        t = self.game.blank_table(self.seats, self.options)
        set_key(t, key_from(seed))
        return t

    def __str__(self) -> str:
        chosen = [
            f"{name}={value}"
            for name, value in self.options.items()
            if value != self.game.options[name].default
        ]
        return ", ".join([self.game.slug, f"{self.seats} seats", *chosen])


def short_settings(game: Game) -> list[Setting]:
    """The same tables, with games that are over as soon as the box says they can be: for what
    looks at every moment of a game."""
    found = []
    shorter = game.data.get("short", game.data.get("quick", {}))
    for setting in settings(game):
        short = Setting(game, setting.seats, together(game, {**setting.options, **shorter}))
        if short not in found:
            found.append(short)
    return found


def settings(game: Game, more: int = 0) -> list[Setting]:
    """For each number of seats, and each value of the main options that differ with it: all
    defaults, then all second values and so on, until each value of each option that every table
    has was there; then some more, any values together. All are quick games where the box has such
    and names no short ones: where much never happens in a quick one."""
    found: list[Setting] = []
    quick = {} if "short" in game.data else game.data.get("quick", {})
    for seats in game.seats:
        tried = {name: values_to_try(game, name, seats) for name in game.options}
        rows = max((len(tried[name]) for name, o in game.options.items() if not o.seats), default=1)
        for chosen in by_seats(game, seats):
            for row in range(rows):
                values = {name: values[row % len(values)] for name, values in tried.items()}
                setting = Setting(game, seats, together(game, values | quick | chosen))
                if setting not in found:
                    found.append(setting)
        chooser = Random(f"settings of {game.slug} for {seats}")
        for _ in range(more):
            values = {name: chooser.choice(values) for name, values in tried.items()}
            found.append(Setting(game, seats, together(game, values | quick)))
    return found


def values_to_try(game: Game, name: str, seats: int) -> list[str]:
    """The values of an option at such a table. Not those that box.toml calls `endless`: with them
    a game may go on for ever, and nothing that is tried by playing to the end can be."""
    endless = game.data["option"][name].get("endless", ())
    return [value for value in game.options[name].values_for(seats) if value not in endless]


def by_seats(game: Game, seats: int) -> Iterator[dict[str, str]]:
    """The values, all together in all ways, of those main options that differ with the seats."""
    names = [name for name, option in game.options.items() if option.seats and option.main]
    for values in product(*(game.options[name].values_for(seats) for name in names)):
        yield dict(zip(names, values, strict=True))


def together(game: Game, values: dict[str, str]) -> dict[str, str]:
    """The same, with the default for each option that doesn't go with the others."""
    return {
        name: value
        if all(values[other] in those for other, those in game.options[name].only.items())
        else game.options[name].default
        for name, value in values.items()
    }


@contextmanager
def trial(setting: Setting, seed: int) -> Iterator[Match]:
    """A match to try something with; whatever fails says where, so that it can be had again."""
    match = setting.new(seed)
    try:
        yield match
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise AssertionError(f"{what}\n{where(setting, seed, match)}") from error


def where(setting: Setting, seed: int, match: Match) -> str:
    """Which game, how laid, from which seed, how far, and what was done last."""
    last = "the deal"
    if match.moves:
        seat, action = match.moves[-1]
        last = f"seat {seat}: {match.game.actions[action].text}"
    return f"in {setting}; seed {seed}, move {len(match.moves)} ({last})"


def moments(match: Match, seed: int, every: int = 1) -> Iterator[int]:
    """Play at random, and stop at the start, after every so many moves, and at the end."""
    chooser = Random(f"moments {seed}")
    while not match.over:
        if len(match.moves) % every == 0:
            yield len(match.moves)
        seat = chooser.choice(match.waiting)
        match.play(seat, chooser.choice(match.legal(seat)))
    yield len(match.moves)


def apart(setting: Setting, seed: int, often: int, least: int) -> int:
    """After how many moves to stop so often in a game, and no more often than every so many: a long
    game is looked at as often as a short one."""
    with trial(setting, seed) as match:
        for _ in moments(match, seed):
            pass
    return max(least, len(match.moves) // often)


def readers(match: Match) -> tuple[int, ...]:
    """Everyone who looks at the table."""
    return (*range(match.seats), SPECTATOR)


def must_be_same(what: str, one: object, other: object) -> None:
    """Fail unless both are equal, and say in what they differ."""
    if one == other:
        return
    if isinstance(one, Record) and isinstance(other, Record):
        difference = str(one.differences(other) or "bytes between the fields")
    else:
        difference = f"{one}\nis not\n{other}"
    raise AssertionError(f"{what}: {difference}")


def must_be_the_same_text(what: str, one: str, two: str) -> None:
    """Fail unless both are equal, and show the first place where they differ."""
    if one != two:
        letters = enumerate(zip_longest(one, two))
        at = next(place for place, (letter, other) in letters if letter != other)
        around = slice(max(0, at - 60), at + 60)
        must_be_same(what, one[around], two[around])
