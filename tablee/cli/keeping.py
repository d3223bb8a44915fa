"""The file in which a match is kept."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from tablee.cli.asked import Mistake
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.words import Words


def new_file(name: str, words: Words) -> Path:
    """The file of this name. What is there already is never written over."""
    file = Path(name).expanduser()
    if file.exists():
        raise Mistake(words.say("file-taken", file=name))
    return file


def free_file(played: Game, folder: Path) -> Path:
    """A file in this folder that isn't there yet."""
    files = (folder / f"{played.slug}-{number}.json" for number in count(1))
    return next(file for file in files if not file.exists())


def keep(match: Match, file: Path, words: Words) -> None:
    """Write a match to its file: whole, or not at all."""
    new = file.with_name(f"{file.name}.new")
    try:
        match.save(new)
        new.replace(file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Mistake(words.say("cannot-save", file=str(file), reason=reason)) from error
