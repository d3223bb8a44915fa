"""How far compiling is: said at once where nobody is typing, else between two moves."""

from __future__ import annotations

from tablee.cli.terminal import Terminal
from tablee.engine.game import Game, game
from tablee.engine.words import words_of
from tablee.players import compiling

LOADING = 2.0  # seconds: what was compiled before is there by then, and there is nothing to say


def say_progress(progress: compiling.Progress, terminal: Terminal) -> None:
    """One step."""
    values: dict[str, str | int] = {
        "game": words_of(game(progress.game), terminal.language).say("title"),
        "seconds": round(progress.seconds),
    }
    if progress.reason:
        values["reason"] = progress.reason.rstrip(".")
    terminal.say(f"compiling-{progress.step}", **values)


class Compiling:
    """One game is compiled while it is being played; nobody is interrupted in their typing."""

    def __init__(self, compiled: Game, terminal: Terminal) -> None:
        self.game, self.terminal = compiled, terminal
        self.latest: compiling.Progress | None = None
        self.told: compiling.Progress | None = None

    def start(self) -> None:
        """Begin; what has been compiled before is loaded before anyone moves."""
        compiling.start([self.game.slug], self.note).join(LOADING)

    def finish(self) -> None:
        """Do it all now, saying each step: there is nobody who could play meanwhile."""
        compiling.start([self.game.slug], lambda p: say_progress(p, self.terminal)).join()

    def note(self, progress: compiling.Progress) -> None:
        """Called from the background."""
        self.latest = progress

    def tell(self, bot_is_next: bool) -> None:
        """Say what is new. Until someone has met a bot that isn't at its best, there is no need."""
        news = self.latest
        if news is None or news is self.told:
            return
        if news.step in compiling.STEPS:
            if not bot_is_next:
                return
            if self.told is None:
                self.terminal.say("compiling")
        elif news.step == "ready" and self.told is None:
            return
        say_progress(news, self.terminal)
        self.told = news
