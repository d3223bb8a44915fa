"""`tablee play`: a game in this terminal, laid or resumed, and kept when someone leaves."""

from __future__ import annotations

import shlex
import signal
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from tablee.cli.asked import Mistake, language_of, words_here
from tablee.cli.keeping import free_file, keep, new_file
from tablee.cli.sitting import Left, Sitting
from tablee.cli.terminal import Terminal
from tablee.cli.turns import play_to_the_end
from tablee.engine.game import Game, game, game_names
from tablee.engine.match import Match, load
from tablee.engine.words import Words


def play(asked: Namespace) -> int:
    """Play until the game is over, or until someone leaves."""
    terminal = Terminal(language_of(asked.language), asked.plain)
    words = words_here(terminal.language)
    match = load(asked.resume) if resumes(asked, words) else laid(asked, words)
    file = file_for(asked, words)
    if not 0 <= asked.humans <= match.seats:
        message = "too-few-people" if asked.humans < 0 else "too-many-people"
        raise Mistake(words.say(message, people=asked.humans, seats=match.seats))
    sitting = Sitting(match, terminal, asked.humans, asked.level, asked.seed, file)
    sitting.keep()  # where that can't be done, it is better to know before playing
    leave_in_good_order()
    try:
        play_to_the_end(sitting)
    except BaseException as leaving:
        # Ctrl-C, a closed window, a mistake of ours: whatever it is, the game is kept.
        farewell(sitting, asked)
        if isinstance(leaving, Left | EOFError):
            return 0
        raise
    return 0


def resumes(asked: Namespace, words: Words) -> bool:
    """Whether a saved game is asked for, which leaves nothing else to be chosen."""
    if asked.resume is None:
        return False
    chosen = {
        "GAME": asked.game,
        "--seats": asked.seats,
        "--option": asked.option or None,
        "--seed": asked.seed,
    }
    left_out = [name for name, value in chosen.items() if value is not None]
    if left_out:
        raise Mistake(words.say("resumed-keeps", what=", ".join(left_out)))
    return True


def laid(asked: Namespace, words: Words) -> Match:
    """A new game, as it was asked for."""
    if asked.game is None:
        raise Mistake(words.say("which-game", games=", ".join(game_names())))
    played = game(asked.game)
    options = {}
    for given in asked.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise Mistake(words.say("option-form", typed=given, game=played.slug))
        options[name] = value
    seats = room_for(asked.humans, played) if asked.seats is None else asked.seats
    return played.new(seats=seats, seed=asked.seed, **options)


def room_for(people: int, played: Game) -> int:
    """The usual number of seats; or, where more people play, enough for them."""
    usual = int(played.data["default_seats"])
    enough = [seats for seats in played.seats if seats >= people]
    return min(enough, default=usual) if people > usual else usual


# ---------------------------------------------------------------- the file


def file_for(asked: Namespace, words: Words) -> Path | None:
    """Where the game is kept after every move, if it is."""
    if asked.save and asked.save != asked.resume:
        return new_file(asked.save, words)
    return Path(asked.resume) if asked.resume else None


def farewell(sitting: Sitting, asked: Namespace) -> None:
    """Keep a game that isn't over, and then say how to go on with it."""
    if sitting.match.over:
        return
    for number in stopping():  # whoever presses Ctrl-C twice would interrupt this
        signal.signal(number, signal.SIG_IGN)
    file = keep_somewhere(sitting)
    terminal = sitting.terminal
    with suppress(OSError):  # there may be nobody left to say it to
        if sitting.people > 1:
            terminal.wipe()
        terminal.show()
        if file is None:
            terminal.say("left-nothing")
        else:
            terminal.say("left", file=str(file))
            terminal.show("  " + command_to_resume(file, asked))


def keep_somewhere(sitting: Sitting) -> Path | None:
    """Keep the game in its file, or in a free one, or, if that can't be, at home."""
    match = sitting.match
    if not match.moves and sitting.file is None:
        return None
    try:
        file = sitting.file or free_file(match.game, Path())
        keep(match, file, sitting.words)
    except Mistake:
        file = free_file(match.game, Path.home())
        keep(match, file, sitting.words)
    return file


def command_to_resume(file: Path, asked: Namespace) -> str:
    """What to type to go on in the same company."""
    parts = ["tablee", "play", "--resume", str(file)]
    if asked.humans != 1:
        parts += ["--humans", str(asked.humans)]
    if asked.level != "middle":
        parts += ["--level", asked.level]
    if asked.language:
        parts += ["--language", asked.language]
    if asked.plain:
        parts += ["--plain"]
    return shlex.join(parts)


def leave_in_good_order() -> None:
    """A closed window, or a system that stops us, makes us leave as Ctrl-C does."""

    def leave(number: int, _: object) -> NoReturn:
        sys.exit(128 + number)

    for number in stopping():
        if number != signal.SIGINT:
            signal.signal(number, leave)


def stopping() -> list[signal.Signals]:
    """The signals that ask us to stop, as far as this system knows them."""
    names = ("SIGINT", "SIGTERM", "SIGHUP")
    return [signal.Signals[name] for name in names if name in signal.Signals.__members__]
