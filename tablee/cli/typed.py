"""What is typed at a prompt: a number, one of our commands, or an action in a game's own words."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tablee.engine.actions import Action
from tablee.engine.game import Game
from tablee.engine.words import LANGUAGES, Speaker

# What can be typed instead of an action, in either language, without accents.
COMMANDS = {
    "help": "help",
    "aide": "help",
    "?": "help",
    "undo": "undo",
    "reprendre": "undo",
    "why": "why",
    "pourquoi": "why",
    "rules": "rules",
    "rule": "rules",
    "regles": "rules",
    "regle": "rules",
    "story": "story",
    "histoire": "story",
    "table": "table",
    "board": "table",
    "plateau": "table",
    "save": "save",
    "garder": "save",
    "quit": "quit",
    "exit": "quit",
    "quitter": "quit",
}
YES = ("y", "yes", "o", "oui")


class Command(NamedTuple):
    """One of our commands, and what it is about."""

    name: str
    about: str


def command_in(text: str) -> Command | None:
    """The command that a text begins with.

    >>> command_in("Règles 47"), command_in("place_tile 24")
    (Command(name='rules', about='47'), None)
    """
    first, _, about = text.strip().partition(" ")
    name = COMMANDS.get(without_accents(first))
    return Command(name, about.strip()) if name else None


def means_yes(text: str) -> bool:
    """Whether someone agrees."""
    return without_accents(text.strip()) in YES


def action_in(text: str, game: Game, names: Sequence[str] = ()) -> Action | None:
    """The action that a text means: as a command or in a sentence, however it is spelt.
    With the seats' names, those may be used in it.

    >>> from tablee.engine.game import game
    >>> texts = ("place_tile 24", "Place tile 2-4", "poser la tuile 2-4", "place 99")
    >>> [action and action.text for action in (action_in(t, game("chercheurs")) for t in texts)]
    ['place_tile 24', 'place_tile 24', 'place_tile 24', None]
    """
    meant = spellings(game, tuple(names)).get(letters(text), set())
    return game.actions[next(iter(meant))] if len(meant) == 1 else None


@cache
def spellings(game: Game, names: tuple[str, ...]) -> dict[str, set[int]]:
    """The actions that each spelling can mean; one that means several is not understood."""
    speakers = [Speaker(game, language, names) for language in LANGUAGES]
    found: dict[str, set[int]] = {}
    for action in map(game.actions.__getitem__, range(game.actions.size)):
        for said in (action.text, *(speaker.action(action) for speaker in speakers)):
            found.setdefault(letters(said), set()).add(action.id)
    return found


def letters(text: str) -> str:
    """A text's letters and digits.

    >>> letters("Déterrer : 2-4 !")
    'deterrer24'
    """
    return "".join(filter(str.isalnum, without_accents(text)))


def without_accents(text: str) -> str:
    """A text in small letters without accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(mark for mark in apart if not unicodedata.combining(mark))
