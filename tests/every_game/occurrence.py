"""What happens in play of a game, half of it at random and half guided by the hunch, counted: each
action, each question, each event, each thing that an event can name, each reason for a refusal.
What never happens is a rule, a card or a sentence that nobody has seen at work.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from tablee.engine.chance import new_chance
from tablee.engine.game import Game
from tablee.engine.playout import Whim, any_allowed
from tablee.engine.record import Record, Stack, wide_numbers
from tablee.engine.rule import Box, deal, hunch, play, rule, verdict
from tablee.engine.table import CommonTable, next_to_act, owes
from tablee.engine.tale import NO_TALE, Tale, new_tale
from tablee.engine.twin import entry
from tests.every_game.settings import Setting

MOST_ACTIONS, MOST_RULES, MOST_QUESTIONS, MOST_EVENTS, MOST_VALUES = 4096, 512, 128, 256, 512
VALUES = 3  # that an event has
CANDIDATES = 12  # of which the hunch takes the best


class Counts(Record):
    """How often each thing happened, by its number."""

    played = wide_numbers(MOST_ACTIONS)
    refused = wide_numbers(MOST_RULES)
    asked = wide_numbers(MOST_QUESTIONS)
    told = wide_numbers(MOST_EVENTS)
    named = wide_numbers(MOST_EVENTS, VALUES, MOST_VALUES)


@rule
def watch_many(
    tables: Stack[CommonTable],
    box: Box,
    w: Whim,
    games: int,
    actions: int,
    tale: Tale,
    silent: Tale,
    counts: Counts,
) -> None:
    """Games from the blank table 0; at every moment everyone tries every action. In every second
    game the best of some actions is done: what nobody stumbles upon may still be sought."""
    t = tables[1]
    for g in range(games):
        tables[1] = tables[0]
        new_chance(t, g, 2)
        tale.told = 0
        deal(t, box, tale)
        count_told(tale, counts)
        while True:
            count_answers(t, box, actions, counts)
            if t.to_act == 0:
                break
            seat = next_to_act(t)
            action = any_allowed(t, box, seat, w)
            if g % 2 == 1:
                action = best_of_some(tables, box, seat, w, action, silent)
            counts.played[action] += 1
            tale.told = 0
            play(t, box, seat, action, tale)
            count_told(tale, counts)


@rule
def best_of_some(
    tables: Stack[CommonTable], box: Box, seat: int, w: Whim, first: int, tale: Tale
) -> int:
    """What the hunch likes best of this action and a few others on table 1, tried on table 2."""
    found, most, action = first, 0, first
    for i in range(CANDIDATES):
        tables[2] = tables[1]
        play(tables[2], box, seat, action, tale)
        worth = hunch(tables[2], box, seat)
        if i == 0 or worth > most:
            found, most = action, worth
        action = any_allowed(tables[1], box, seat, w)
    return found


@rule
def count_answers(t: CommonTable, box: Box, actions: int, counts: Counts) -> None:
    """Questions, and refusals to those who are asked and to those who aren't."""
    for seat in range(t.seats):
        if owes(t, seat):
            counts.asked[t.question[seat]] += 1
        for action in range(actions):
            counts.refused[verdict(t, box, seat, action)] += 1


@rule
def count_told(tale: Tale, counts: Counts) -> None:
    """Events, and the values in them."""
    for row in range(tale.told):
        event = tale.rows[row, 0]
        counts.told[event] += 1
        for value in range(VALUES):
            named = tale.rows[row, 3 + value]
            if 0 <= named < MOST_VALUES:
                counts.named[event, value, named] += 1


@dataclass
class Occurrences:
    """How often each thing happened, by its name, under a heading for each sort of thing."""

    game: Game
    games: int = 0
    counted: dict[str, dict[str, int]] = field(default_factory=dict)

    @property
    def never(self) -> list[str]:
        """What did not happen at all."""
        return [
            f"{heading}: {name}"
            for heading, counts in self.counted.items()
            for name, count in counts.items()
            if count == 0
        ]

    def report(self) -> str:
        """All counts, in columns."""
        lines = [f"{self.game.slug}: {self.games} games at random"]
        for heading, counts in self.counted.items():
            lines.append(f"  {heading} ({len(counts)})")
            wide = max(map(len, counts), default=0) + 12
            columns = max(1, 96 // wide)
            cells = [f"{name} {count:,}".ljust(wide) for name, count in counts.items()]
            lines += [
                "    " + "".join(cells[i : i + columns]).rstrip()
                for i in range(0, len(cells), columns)
            ]
        return "\n".join(lines)


def occurrences(settings: Iterable[Setting], games: int) -> Occurrences:
    """Count what happens in so many games at each of these tables, all of one game."""
    counts, tale, played = Counts(), new_tale(), 0
    for number, setting in enumerate(settings):
        game = setting.game
        assert game.actions.size <= MOST_ACTIONS
        tables = Stack(game.table, 3)
        tables[0] = game.blank_table(setting.seats, setting.options)
        watch = entry(watch_many, game.table)
        actions = game.actions.size
        watch(tables, game.box, Whim.seeded(number), games, actions, tale, NO_TALE, counts)
        played += games
    return Occurrences(game, played, by_name(game, counts))


def by_name(game: Game, counts: Counts) -> dict[str, dict[str, int]]:
    """The counts under the names of what they count; refusals are those that have words, and
    those that happened though they have none."""
    refused = {number for number in range(1, MOST_RULES) if counts.refused[number]}
    found = {
        "kinds of action": {
            kind: sum(counts.played[n] for n in range(game.actions.size) if is_kind(game, n, kind))
            for kind in game.actions.kinds
        },
        "actions": {game.actions[n].text: counts.played[n] for n in range(game.actions.size)},
        "questions": {name: counts.asked[n] for n, name in enumerate(game.question_names)},
        "events": {name: counts.told[n] for n, name in enumerate(game.event_names)},
        "refusals": {
            f"{game.prefix}-{number}": counts.refused[number]
            for number in sorted(refused | refusals_in_words(game))
        },
    }
    for event, (name, parameters) in enumerate(game.events.items()):
        for place, parameter in enumerate(parameters):
            names = game.parameter_names.get(parameter, ())
            if names:
                found[f"event {name}, {parameter}"] = {
                    called: counts.named[event, place, n] for n, called in enumerate(names)
                }
    return found


def is_kind(game: Game, action: int, kind: str) -> bool:
    """Whether the action is of this kind."""
    return game.actions[action].kind == kind


def refusals_in_words(game: Game) -> set[int]:
    """The rules for which the game has a sentence of refusal."""
    words = (game.folder / "words.en.ftl").read_text(encoding="utf-8")
    return {int(number) for number in re.findall(r"(?m)^refused-(\d+) ", words)}


def everything_happens(found: Occurrences) -> None:
    """Nothing in the game is never seen, and every refusal can be said. A game in which chance
    alone comes to less says to what not, and why, in `unseen.py` beside its tests."""
    in_words = {f"{found.game.prefix}-{number}" for number in refusals_in_words(found.game)}
    wordless = found.counted["refusals"].keys() - in_words
    assert not wordless, f"refusals without words: {', '.join(wordless)}\n{found.report()}"
    never = [name for name in found.never if not is_excused(found.game, name)]
    assert not never, f"never seen: {'; '.join(never)}\n{found.report()}"


def is_excused(game: Game, name: str) -> bool:
    """Whether the game's tests say that this need not happen at random."""
    folder = f"tests.games.{game.slug}"
    if not (importlib.util.find_spec(folder) and importlib.util.find_spec(f"{folder}.unseen")):
        return False
    unseen = importlib.import_module(f"tests.games.{game.slug}.unseen").UNSEEN
    return any(re.fullmatch(pattern, name) for pattern in unseen)
