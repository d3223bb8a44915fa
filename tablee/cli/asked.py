"""What a command was asked, as far as several commands are asked the same."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tablee.engine.words import LANGUAGES, Words


class Mistake(Exception):
    """Something that can't be done as it was asked: a sentence that says why."""


def language_of(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that was asked for; else the one of the environment; else English.

    >>> language_of(None, {"LANG": "fr_CA.UTF-8"}), language_of(None, {"LANG": "C"})
    ('fr', 'en')
    """
    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    habitual = next(filter(None, named), "")[:2].lower()
    return asked or (habitual if habitual in LANGUAGES else "en")


@cache
def words_here(language: str) -> Words:
    """What the command line itself says, in a language."""
    return Words(Path(__file__).with_name(f"words.{language}.ftl"), language)
