"""The command line: `tablee serve`, `tablee play`, and what else there is.

Each command is a file of this folder with a function that takes what was asked
and gives the exit status: 0 where all is well, 1 where what was checked isn't,
2 where the command can't be followed. What can't be followed is answered by a
sentence on standard error, never by a traceback.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import IO, NoReturn

from tablee.cli.asked import Mistake
from tablee.engine.game import BadOption, NoSuchGame, game_names
from tablee.engine.match import BadFile
from tablee.engine.words import LANGUAGES
from tablee.players import NoSuchPlayer

EXAMPLES = """\
examples:
  tablee serve --open                    the house, and a browser on it
  tablee play chercheurs --language fr   a game in this terminal
  tablee rules chercheurs 47             one rule

What each command can be told: tablee COMMAND --help
"""
PLAY_EXAMPLES = """\
examples:
  tablee play chercheurs                            you and two bots
  tablee play chercheurs --humans 2 --level strong  two people and a strong bot
  tablee play --resume chercheurs-1.json            a game that was left
"""


class Parser(argparse.ArgumentParser):
    """Answers mistakes with one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and where to read more."""
        said = f"{message[:1].upper()}{message[1:]}"
        self.exit(2, f"{ended(said)} See {self.prog} --help.\n")


def ended(sentence: str) -> str:
    """A sentence with its full stop.

    >>> ended("There is no game called chess"), ended("There is no rule 93.")
    ('There is no game called chess.', 'There is no rule 93.')
    """
    return f"{sentence.rstrip('.')}."


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the result is the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        show_what_can_be_shown(stream)
    asked = parser().parse_args(arguments)
    if asked.command is None:
        parser().print_help()
        return 0
    try:
        # Commands are loaded when they are asked for: one that prints a rule need not wait for
        # what a server needs.
        command = importlib.import_module(f"tablee.cli.{asked.command}")
        status: int = getattr(command, asked.command)(asked)
        sys.stdout.flush()
    except (Mistake, BadFile, BadOption, NoSuchGame, NoSuchPlayer) as error:
        print(ended(str(error)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read has seen enough. What is still to be written goes nowhere, quietly.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def show_what_can_be_shown(stream: IO[str]) -> None:
    """A letter that a terminal doesn't know becomes a question mark, not an error."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


def parser() -> Parser:
    """All commands, and what each can be told."""
    house = Parser(
        prog="tablee",
        description="Modern board games on one engine: in the browser, in the terminal, in Python.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    house.add_argument("--version", action="version", version=f"tablee {version('tablee')}")
    commands = house.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    add_serve(commands)
    add_play(commands)
    add_rules(commands)
    add_games(commands)
    add_verify(commands)
    add_bench(commands)
    return house


Commands = argparse._SubParsersAction  # noqa: SLF001 - argparse has no other name for its type


def add_serve(commands: Commands[Parser]) -> None:
    """Add `tablee serve`."""
    serve = commands.add_parser(
        "serve",
        help="open the house: games in the browser, with friends and bots",
        description="Serve the games to browsers until Ctrl-C.",
    )
    serve.add_argument(
        "--port",
        type=port,
        default=8000,
        help="where to listen (default: 8000); 0 takes any port that is free",
    )
    serve.add_argument(
        "--host",
        default="127.0.0.1",
        help="on which address (default: 127.0.0.1, this machine only; 0.0.0.0 lets others in)",
    )
    serve.add_argument(
        "--database",
        default="tablee.sqlite",
        metavar="FILE|URL",
        help="where tables are kept: an SQLite file, made where there is none (default:"
        " tablee.sqlite in the current folder), or the URL of a database",
    )
    serve.add_argument("--open", action="store_true", help="open a browser, if there is one")
    add_language(serve)


def add_play(commands: Commands[Parser]) -> None:
    """Add `tablee play`."""
    play = commands.add_parser(
        "play",
        help="play in this terminal, against bots or several people in turn",
        description="Play in this terminal: choose by number or by command. Type help at any"
        " prompt.\nAn unfinished game is saved when you leave, Ctrl-C and Ctrl-D included.",
        epilog=PLAY_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    play.add_argument("game", nargs="?", metavar="GAME", help="its name, as `tablee games` says it")
    play.add_argument("--seats", type=int, metavar="N", help="how many play, bots included")
    play.add_argument(
        "--humans",
        type=int,
        default=1,
        metavar="N",
        help="how many of them are people at this keyboard (default: 1); the screen is handed"
        " over between them, and with 0 the bots play among themselves",
    )
    play.add_argument(
        "--level",
        default="middle",
        metavar="LEVEL",
        help="how well bots play: random, greedy, gentle, middle, strong, or a player that"
        " another package brings (default: middle)",
    )
    play.add_argument("--seed", type=int, metavar="S", help="a number makes the deal repeatable")
    play.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as `tablee games GAME` lists them; may be repeated",
    )
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument(
        "--save",
        metavar="FILE",
        help="keep the game in this file after every move; it holds the game's secrets",
    )
    play.add_argument(
        "--plain",
        action="store_true",
        help="sentences only, for screen readers: no drawing, no colour",
    )
    add_language(play)


def add_rules(commands: Commands[Parser]) -> None:
    """Add `tablee rules`."""
    rules = commands.add_parser(
        "rules",
        help="read a game's rules, or one of them",
        description="Show a game's rulebook, or one rule of it.",
    )
    rules.add_argument("game", metavar="GAME", help="its name, as `tablee games` says it")
    rules.add_argument("number", nargs="?", metavar="NUMBER", help="one rule: 47, or CT-47")
    add_language(rules)


def add_games(commands: Commands[Parser]) -> None:
    """Add `tablee games`."""
    games = commands.add_parser(
        "games",
        help="list the games, or one game's options",
        description="List the games; or tell more of one, its options among it.",
    )
    games.add_argument("game", nargs="?", metavar="GAME", help="tell all about this one")
    add_language(games)


def add_verify(commands: Commands[Parser]) -> None:
    """Add `tablee verify`."""
    verify = commands.add_parser(
        "verify",
        help="check a saved game, move by move",
        description="Check a saved game: that its chance is the one that was sealed beforehand,"
        " that the rules allowed each move, and that they lead where the file says. The exit"
        " status is 0 if all is sound, and 1 if not.",
    )
    verify.add_argument("file", metavar="FILE", help="a match as saved")


def add_bench(commands: Commands[Parser]) -> None:
    """Add `tablee bench`."""
    bench = commands.add_parser(
        "bench",
        help="measure speed, beside peers in the same run",
        description="Measure the games' speed on one core, and in the same run that of OpenSpiel"
        " where it is installed. It takes about a minute, most of it for compiling from nothing.",
    )
    bench.add_argument(
        "--game", metavar="GAME", help=f"only this one, of: {', '.join(game_names())}"
    )
    bench.add_argument("--json", action="store_true", help="figures for programs, by game")


def add_language(command: Parser) -> None:
    """Let a command be told in which language to speak."""
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        help="fr or en (default: the one that LC_ALL or LANG names, else en)",
    )


def port(text: str) -> int:
    """A port's number."""
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"{text} is no port: they run from 0 to 65535")
    return int(text)
