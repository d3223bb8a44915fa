"""Why the server doesn't do what it was asked: never a traceback, always a sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tablee.engine.match import Refusal
from tablee.engine.words import Words


@cache
def server_words(language: str) -> Words:
    """What the server itself says, in a language."""
    return Words(Path(__file__).with_name(f"words.{language}.ftl"), language)


class Declined(Exception):
    """Something that wasn't done; nothing has changed."""

    def __init__(self, status: int, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.status, self.message, self.values = status, message, values

    def say(self, language: str) -> str:
        """The sentence that a person reads."""
        return server_words(language).say(f"declined-{self.message}", **self.values)


class AgainstTheRules(Declined):
    """A move that a rule of the game forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(422, "by-a-rule")
        self.refusal = refusal

    def say(self, language: str) -> str:
        """The game's own sentence."""
        return self.refusal.say(language)
