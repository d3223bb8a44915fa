"""How a game is said: actions, events, questions and refusals in each reader's language.

Sentences live in each game's `words.fr.ftl` and `words.en.ftl` (Fluent, so that
elision, gender and plural come out right). A message is found by its name:

    title, tagline, pitch       the game: its name, a line, two or three sentences
    points                      so many $points as this game counts them: "12 points"
    kind-<kind>                 a kind of action as a heading: "Take a tile"; where a kind has many
                                actions, its attribute .part may head a part of them: "Room 3"
    action-<kind>               a button, a command: "Take tile 2-4"
    now-<kind>                  the same at a table, if the game's choices.py says more of it:
                                "Acquire Stab: 1 Command" for what is "Acquire from space 3"
    ask-<question>              what a seat has been asked
    event-<name>                a line of the story; $you is "yes" for the reader's own doings.
                                What says nothing, { "" }, is not told in words
    over-won, over-shared       how it ended: $points, and the winner as in an event, or $names;
    over-together, over-lost    where there are sides, or a defeat that all share: $names
    refused-<rule>              why an action is refused; $kind is the action's
    option-<name>, option-<name>-<value>, option-<name>-<value>-about
    colour-<seat>               what a seat's colour is called
    <parameter>-<text>          what a parameter's value is called, such as cross-5; or
    <parameter>                 for all its values, from $digit1, $digit2... of the text

Proper names, the same in every language, may stand in box.toml instead, under `names`, each by
its text.

Every message gets the action's or event's parameters by name, `$name` for the
seat concerned, and `$vowel` ("yes" where the name begins with a vowel sound).
A parameter whose values are player1, player2... is said by the name of who sits
there; `opponent` then brings `$opponent-you` and `$opponent-vowel` as well. Where
names aren't known, `opponent-player1` says what to call them.
Where the name of a value has attributes, a message gets them too: `cross-5`
with `.of = du Vieux Puits` gives `$cross-of` beside `$cross`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from tablee.engine.actions import Action
from tablee.engine.game import Game
from tablee.engine.tale import Event

if TYPE_CHECKING:
    from tablee.engine.match import View

LANGUAGES = ("fr", "en")
A_SEAT = re.compile(r"player(\d)")  # a parameter's value that stands for who sits there


class Words:
    """One game's sentences in one language."""

    def __init__(self, file: Path, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle.has_message(message))

    def say(self, message: str, **values: str | int) -> str:
        """A message with its values filled in; a gap in the words is an error, never a raw id."""
        if not self.has(message):
            raise KeyError(f"no message {message} in {self.language}")
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        return self._fill(message, pattern, values)

    def forms(self, message: str, **values: str | int) -> dict[str, str]:
        """A message's attributes: the other forms that its text takes in a sentence."""
        attributes = self.bundle.get_message(message).attributes
        return {form: self._fill(message, text, values) for form, text in attributes.items()}

    def _fill(self, message: str, text: Pattern, values: dict[str, str | int]) -> str:
        said, errors = self.bundle.format_pattern(text, values)
        if errors:
            raise KeyError(f"{message} in {self.language}: {errors[0]}")
        return str(said)


def how_it_ended(winners: int, sides: int) -> str:
    """The message that says so, from how many have won, on how many sides.

    >>> [how_it_ended(*won) for won in ((0, 0), (1, 1), (2, 1), (2, 2))]
    ['over-lost', 'over-won', 'over-together', 'over-shared']
    """
    if winners == 0:
        return "over-lost"
    if winners == 1:
        return "over-won"
    return "over-together" if sides == 1 else "over-shared"


@cache
def words_of(game: Game, language: str) -> Words:
    """A game's sentences in a language."""
    return Words(game.folder / f"words.{language}.ftl", language)


@cache
def choices_of(game: Game) -> Any:
    """The game's own choices.py, if it has one: `meant(view, action, speaker)` gives the values
    that `now-<kind>` gets beside the action's parameters, or none where there is no more to say."""
    if not (game.folder / "choices.py").is_file():
        return None
    return import_module(f"tablee.games.{game.slug}.choices")


class Speaker:
    """Says what happens at one table to one reader: in their language, with the
    seats' names, and "you" for what they do themselves."""

    def __init__(
        self, game: Game, language: str, names: Sequence[str], reader: int | None = None
    ) -> None:
        self.game, self.words = game, words_of(game, language)
        self.names, self.reader = names, reader

    def action(self, action: Action, view: View | None = None) -> str:
        """What a button says; to who sees the table, what it means and costs there just now."""
        choices = choices_of(self.game) if view else None
        more = choices.meant(view, action, self) if choices else {}
        message = f"{'now' if more else 'action'}-{action.kind}"
        return self.words.say(message, **self._all_spoken(action), **more)

    def heading(self, action: Action) -> str:
        """What stands above a button: its kind, or the part of its kind to which it belongs."""
        message = f"kind-{action.kind}"
        parts = self.words.forms(message, **self._all_spoken(action))
        return parts.get("part") or self.words.say(message)

    def question(self, question: str) -> str:
        """What the reader is being asked."""
        return self.words.say(f"ask-{question}")

    def refusal(self, rule: int, action: Action) -> str:
        """Why an action is refused."""
        return self.words.say(f"refused-{rule}", kind=action.kind, **self._all_spoken(action))

    def event(self, event: Event) -> str:
        """A line of the story; empty for what isn't told in words."""
        name = self.game.event_names[event.what]
        values: dict[str, str | int] = dict(self._who(event.seat))
        for parameter, value in zip(
            self.game.events[name], (event.a, event.b, event.c), strict=False
        ):
            values.update(self._spoken(parameter, value))
        return self.words.say(f"event-{name}", **values)

    def parameter(self, parameter: str, value: int) -> str | int:
        """What a parameter's value is called; amounts stay numbers, for the plural."""
        return self._spoken(parameter, value)[parameter]

    def _spoken(self, parameter: str, value: int) -> dict[str, str | int]:
        names = self.game.parameter_names.get(parameter)
        if names is None:
            return {parameter: value}
        text = names[value]
        if A_SEAT.fullmatch(text):
            return self._somebody(parameter, value)
        message = f"{parameter}-{text}"
        if not self.words.has(message):
            if text in self.game.proper_names:
                return {parameter: self.game.proper_names[text]}
            message = parameter
        digits: dict[str, str | int] = {
            f"digit{i}": digit for i, digit in enumerate(re.findall(r"\d", text), 1)
        }
        spoken: dict[str, str | int] = {parameter: self.words.say(message, **digits)}
        for form, said in self.words.forms(message, **digits).items():
            spoken[f"{parameter}-{form}"] = said
        return spoken

    def _somebody(self, parameter: str, seat: int) -> dict[str, str | int]:
        who = self._who(seat)
        called = who["name"] or self.words.say(f"{parameter}-player{seat + 1}")
        return {
            parameter: called,
            f"{parameter}-you": who["you"],
            f"{parameter}-vowel": who["vowel"],
        }

    def _all_spoken(self, action: Action) -> dict[str, str | int]:
        values: dict[str, str | int] = {}
        for parameter, value in action.parameters.items():
            values.update(self._spoken(parameter, value))
        return values

    def _who(self, seat: int) -> dict[str, str | int]:
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return {
            "name": name,
            "you": "yes" if seat == self.reader else "no",
            "vowel": "yes" if begins_with_vowel(name) else "no",
        }


def begins_with_vowel(name: str) -> bool:
    """Whether French elides before this name.

    >>> [name for name in ("Anna", "Émile", "Yves", "Paul", "Yann") if begins_with_vowel(name)]
    ['Anna', 'Émile', 'Yves']
    """
    bare = unicodedata.normalize("NFD", name.lower())
    first, second = bare[:1], bare[1:2]
    if first == "y":
        return second not in tuple("aeiou")
    return first in tuple("aeiouhœæ")
