"""How a game goes on at this terminal, from the greeting to the final ranking: bots move, and
people take the keyboard in turn. Between two people the screen is wiped."""

from __future__ import annotations

import secrets
import shlex

from tablee.cli.progress import Compiling
from tablee.cli.prompt import decide, may_undo
from tablee.cli.sitting import Left, Sitting
from tablee.cli.typed import command_in
from tablee.engine.match import Standing
from tablee.engine.rule import side
from tablee.engine.table import SPECTATOR
from tablee.engine.words import begins_with_vowel, how_it_ended, words_of

AT_ONCE = "random"  # the level that has nothing to compile


def play_to_the_end(sitting: Sitting) -> None:
    """Everybody moves in turn until the game is over."""
    greet(sitting)
    compiling = Compiling(sitting.match.game, sitting.terminal)
    if sitting.bots and sitting.level != AT_ONCE and not sitting.match.over:
        if sitting.people:
            compiling.start()
        else:
            compiling.finish()
    sitting.tell_news()
    while not sitting.match.over:
        seat = next_seat(sitting)
        compiling.tell(bot_is_next=seat in sitting.bots)
        if seat in sitting.bots:
            bot_moves(sitting, seat)
        elif takes_keyboard(sitting, seat):
            decide(sitting, seat)
    show_end(sitting)


def next_seat(sitting: Sitting) -> int:
    """Whose move it is; of several, whoever has the keyboard."""
    waiting = sitting.match.waiting
    return sitting.reader if sitting.reader in waiting else waiting[0]


def greet(sitting: Sitting) -> None:
    """What is played, by whom, and how."""
    terminal, words, names = sitting.terminal, sitting.words, sitting.names
    game_words = words_of(sitting.match.game, terminal.language)
    terminal.head(game_words.say("title"))
    terminal.show_wrapped(game_words.say("tagline"))
    terminal.show()
    who = {0: "company-bots", 1: "company-you"}.get(sitting.people, "company-people")
    level = f"level-{sitting.level}"
    terminal.say(
        who,
        people=sitting.listed(names[: sitting.people]),
        bots=sitting.listed(names[sitting.people :]),
        count=len(sitting.bots),
        level=words.say(level) if words.has(level) else sitting.level,
    )
    if sitting.file:
        terminal.say("kept-here", file=str(sitting.file))
        terminal.say("sealed", commitment=sitting.match.commitment)
    if sitting.match.moves and not sitting.match.over:
        terminal.say("resumed")
    if sitting.people and not sitting.match.over:
        terminal.say("how-to-choose")
    terminal.show()


def bot_moves(sitting: Sitting, seat: int) -> None:
    """A bot decides. Where it can't, anything is played: a table is never held up."""
    view = sitting.match.view(seat)
    try:
        action = sitting.bots[seat].choose(view)
        if all(action != allowed.id for allowed in view.legal):
            raise ValueError("it chose what it may not do")
    except Exception:  # other people's players can fail in any way
        sitting.terminal.say("bot-trouble", name=sitting.names[seat])
        action = secrets.choice(view.legal).id
    sitting.play(seat, action)


# ---------------------------------------------------------------- from one to the next


def takes_keyboard(sitting: Sitting, seat: int) -> bool:
    """Have someone take the keyboard, unless they have it already; whether they have it now. Who
    had it before may take their move back instead."""
    if seat == sitting.reader:
        return True
    if sitting.reader is not None:
        while (typed := wait(sitting, "hand-over", seat)) != "":
            if typed == "undo" and may_undo(sitting, sitting.reader):
                sitting.undo(sitting.reader)
                return False
        sitting.terminal.wipe()
    wait(sitting, "take-over", seat)
    sitting.reader = seat
    sitting.tell_news()
    return True


def wait(sitting: Sitting, message: str, seat: int) -> str:
    """Wait for Enter; the result is the command that was typed instead, if any."""
    sitting.terminal.show()
    sitting.terminal.say(message, name=sitting.names[seat])
    typed = command_in(sitting.terminal.ask())
    if typed and typed.name == "quit":
        raise Left
    return typed.name if typed else ""


# ---------------------------------------------------------------- the end


def show_end(sitting: Sitting) -> None:
    """The table as it ends, and the ranking in words."""
    terminal, standings = sitting.terminal, sitting.match.standings()
    game_words = words_of(sitting.match.game, terminal.language)
    if sitting.people != 1:
        sitting.reader = SPECTATOR
    sitting.show_table()
    terminal.show_wrapped(who_has_won(sitting, standings))
    terminal.show()
    if standings[0].rank == 1:  # else all have lost alike
        terminal.head(sitting.words.say("ranking"))
    for standing in standings if standings[0].rank == 1 else ():
        terminal.say(
            "ranking-line",
            rank=standing.rank,
            name=sitting.names[standing.seat],
            points=game_words.say("points", points=standing.score),
        )
    if sitting.file:
        terminal.show()
        terminal.say("over-kept", file=str(sitting.file))
        terminal.show(f"  {shlex.join(['tablee', 'verify', str(sitting.file)])}")


def who_has_won(sitting: Sitting, standings: tuple[Standing, ...]) -> str:
    """In the game's words."""
    say = words_of(sitting.match.game, sitting.terminal.language).say
    winners = [standing.seat for standing in standings if standing.rank == 1]
    message = how_it_ended(len(winners), len({side(sitting.match.table, seat) for seat in winners}))
    concerned = winners or [standing.seat for standing in standings]
    names = [sitting.names[seat] for seat in concerned]
    points = standings[0].score
    if len(winners) != 1:
        return say(message, names=sitting.listed(names), points=points)
    return say(
        message,
        name=names[0],
        you="yes" if winners[0] == sitting.reader else "no",
        vowel="yes" if begins_with_vowel(names[0]) else "no",
        points=points,
    )
