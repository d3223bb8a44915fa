"""How a game is said: actions, events, questions and refusals in each reader's language.

Sentences live in each game's `words.fr.ftl` and `words.en.ftl` (Fluent, so that
elision, gender and plural come out right). A message is found by its name:

    title, tagline              the game
    action-<kind>               a button, a command: "Take tile 2-4"
    ask-<question>              what a seat has been asked
    event-<name>                a line of the story; $you is "yes" for the reader's own doings
    refused-<rule>              why an action is refused
    option-<name>, option-<name>-<value>, option-<name>-<value>-about
    <parameter>-<text>          what a parameter's value is called, if not by its text

Every message gets the action's or event's parameters by name, `$name` for the
seat concerned, and `$vowel` ("yes" where the name begins with a vowel sound).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tablee.engine.actions import Action
from tablee.engine.game import Game
from tablee.engine.tale import Event

LANGUAGES = ("fr", "en")


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
        said, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{message} in {self.language}: {errors[0]}")
        return str(said)


@cache
def words_of(game: Game, language: str) -> Words:
    """A game's sentences in a language."""
    return Words(game.folder / f"words.{language}.ftl", language)


class Speaker:
    """Says what happens at one table to one reader: in their language, with the
    seats' names, and "you" for what they do themselves."""

    def __init__(
        self, game: Game, language: str, names: Sequence[str], reader: int | None = None
    ) -> None:
        self.game, self.words = game, words_of(game, language)
        self.names, self.reader = names, reader

    def action(self, action: Action) -> str:
        """What a button says."""
        return self.words.say(f"action-{action.kind}", **self._spoken(action))

    def question(self, question: str) -> str:
        """What the reader is being asked."""
        return self.words.say(f"ask-{question}")

    def refusal(self, rule: int, action: Action) -> str:
        """Why an action is refused."""
        return self.words.say(f"refused-{rule}", kind=action.kind, **self._spoken(action))

    def event(self, event: Event) -> str:
        """A line of the story."""
        name = self.game.event_names[event.what]
        values: dict[str, str | int] = dict(self._who(event.seat))
        for parameter, value in zip(
            self.game.events[name], (event.a, event.b, event.c), strict=False
        ):
            values[parameter] = self.parameter(parameter, value)
        return self.words.say(f"event-{name}", **values)

    def parameter(self, parameter: str, value: int) -> str | int:
        """What a parameter's value is called; amounts stay numbers, for the plural."""
        names = self.game.parameter_names.get(parameter)
        if names is None:
            return value
        message = f"{parameter}-{names[value]}"
        return self.words.say(message) if self.words.has(message) else names[value]

    def _spoken(self, action: Action) -> Mapping[str, str | int]:
        return {p: self.parameter(p, value) for p, value in action.parameters.items()}

    def _who(self, seat: int) -> dict[str, str | int]:
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return {
            "name": name,
            "you": "yes" if seat == self.reader else "no",
            "vowel": "yes" if begins_with_vowel(name) else "no",
        }


def begins_with_vowel(name: str) -> bool:
    """Whether French elides before this name: d’Anna, de Paul."""
    return name[:1].lower() in tuple("aàâäeéèêëiîïoôöuùûühyœæ") if name else False
