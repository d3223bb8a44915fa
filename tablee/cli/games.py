"""`tablee games`: what can be played, by whom, with which options."""

from __future__ import annotations

from argparse import Namespace

from tablee.cli.asked import language_of, words_here
from tablee.cli.terminal import Terminal
from tablee.engine.game import Game, game, game_names
from tablee.engine.words import words_of


def games(asked: Namespace) -> int:
    """List them all, or tell all about one."""
    terminal = Terminal(language_of(asked.language))
    if asked.game:
        about(game(asked.game), terminal)
        return 0
    for name in game_names():
        announce(game(name), terminal)
        terminal.show()
    terminal.say("games-next", game=game_names()[0])
    return 0


def announce(announced: Game, terminal: Terminal) -> None:
    """A game in three lines."""
    words, data = words_of(announced, terminal.language), announced.data
    terminal.head(f"{announced.slug}: {words.say('title')}")
    terminal.show_wrapped(words.say("tagline"))
    ours = words_here(terminal.language)
    terminal.say(
        "game-for",
        fewest=announced.seats[0],
        most=announced.seats[-1],
        minutes=int(data["minutes"]),
        age=int(data["age"]),
    )
    terminal.show_wrapped(
        ours.say(
            "game-by",
            author=str(data["author"]),
            published="yes" if "publisher" in data else "no",
            publisher=str(data.get("publisher", "")),
            year=str(data.get("year", "")),
        )
    )


def about(told: Game, terminal: Terminal) -> None:
    """A game at length: what it is like, and each option with what its values mean."""
    words = words_of(told, terminal.language)
    announce(told, terminal)
    terminal.show()
    terminal.show_wrapped(words.say("pitch").replace("\n", " "))
    for option in told.options.values():
        terminal.show()
        terminal.head(words.say(f"option-{option.name}"))
        for value in option.values:
            terminal.show(f"  --option {option.name}={value}")
            said = words.say(f"option-{option.name}-{value}-about")
            if value == option.default:
                said = words_here(terminal.language).say("option-default", about=said)
            if value in option.seats:
                counts = ", ".join(map(str, option.seats[value]))
                said = words_here(terminal.language).say("option-seats", about=said, seats=counts)
            terminal.show_wrapped(f"      {said}", indent="      ")
