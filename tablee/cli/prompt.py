"""A person decides: choices are shown, and whatever is typed is followed or answered."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from tablee.cli.asked import Mistake
from tablee.cli.keeping import free_file, keep, new_file
from tablee.cli.rules import one_rule, whole
from tablee.cli.sitting import Left, Sitting
from tablee.cli.typed import Command, action_in, command_in, letters, means_yes
from tablee.engine.actions import Action
from tablee.engine.match import Refusal, View
from tablee.engine.rulebook import rulebook

NUMBER = re.compile(r"\d+[.)]?")
# How wide commands are in the help: our own, and a game's.
OURS_WIDTH, GAMES_WIDTH = 15, 20


def decide(sitting: Sitting, seat: int) -> None:
    """Let someone type until the match has changed."""
    view = sitting.match.view(seat)
    moves = sitting.match.moves
    # Who listens is told the whole table once a turn, and not again after each own move.
    if not (sitting.terminal.plain and moves and moves[-1].seat == seat):
        sitting.show_table()
    show_choices(sitting, view)
    while not follow(sitting, view, sitting.terminal.ask()):
        pass


def show_choices(sitting: Sitting, view: View) -> None:
    """The question, and what can be done, numbered."""
    speaker, terminal = sitting.speaker(), sitting.terminal
    if view.question:
        terminal.show_wrapped(speaker.question(view.question))
    numbered = enumerate(view.legal, 1)
    for _, actions in groupby(numbered, key=lambda choice: choice[1].kind):
        terminal.show_columns([f"{n:>3}  {speaker.action(action, view)}" for n, action in actions])


# ---------------------------------------------------------------- what was typed


def follow(sitting: Sitting, view: View, typed: str) -> bool:
    """Do what was typed; whether it changed the match."""
    if not typed:
        show_choices(sitting, view)
        return False
    command = command_in(typed)
    if command:
        return obey(sitting, view, command)
    action = action_typed(sitting, view, typed)
    if action is None:
        return False
    refusal = sitting.match.why_not(view.seat, action)
    if refusal:
        explain(sitting, refusal)
        return False
    sitting.terminal.show()
    sitting.play(view.seat, action)
    return True


def action_typed(sitting: Sitting, view: View, typed: str) -> Action | None:
    """The action that a number or words mean; where they mean none, that is said."""
    if NUMBER.fullmatch(typed):
        number = int(typed.rstrip(".)"))
        if 1 <= number <= len(view.legal):
            return view.legal[number - 1]
        sitting.terminal.say("no-such-number", count=len(view.legal))
        return None
    action = action_in(typed, view.game, sitting.names)
    if action is None:
        sitting.terminal.say("not-understood", typed=typed, example=example_like(typed, view))
    return action


def example_like(typed: str, view: View) -> str:
    """A command of the kind that was begun, if one was; else any that can be played now."""
    actions = view.game.actions
    for kind in actions.kinds:
        if letters(typed).startswith(letters(kind)):
            return actions[actions.first(kind)].text
    return view.legal[0].text


def explain(sitting: Sitting, refusal: Refusal) -> None:
    """Why not, by which rule, and how to read it."""
    terminal = sitting.terminal
    why = refusal.say(terminal.language)
    terminal.say("refused", why=why, rule=refusal.rule_name)
    terminal.show(terminal.dim(sitting.words.say("refused-read", number=str(refusal.rule))))


def obey(sitting: Sitting, view: View, command: Command) -> bool:
    """Follow one of our own commands; whether it changed the match."""
    match command.name:
        case "quit":
            raise Left
        case "undo":
            if may_undo(sitting, view.seat):
                sitting.undo(view.seat)
                return True
        case "help":
            show_help(sitting, view)
        case "why":
            tell_why(sitting, view, command.about)
        case "rules":
            show_rules(sitting, command.about)
        case "story":
            tell_story(sitting, view)
        case "table":
            sitting.show_table()
            show_choices(sitting, view)
        case "save":
            save(sitting, command.about)
    return False


# ---------------------------------------------------------------- our own commands


def may_undo(sitting: Sitting, seat: int) -> bool:
    """Whether a seat's last move can be taken back: bots don't mind, people are asked."""
    match, terminal = sitting.match, sitting.terminal
    if not any(move.seat == seat for move in match.moves):
        terminal.say("undo-nothing")
        return False
    if sitting.people == 1 or match.free_undos(seat):
        return True
    terminal.say("undo-agree")
    if means_yes(terminal.ask()):
        return True
    terminal.say("undo-refused")
    return False


def show_help(sitting: Sitting, view: View) -> None:
    """All that can be typed: our commands, then the game's."""
    terminal, words = sitting.terminal, sitting.speaker().words
    terminal.show()
    terminal.show(sitting.words.say("help", example=f"{view.legal[0].text:15}"))
    terminal.show()
    actions = view.game.actions
    for kind in actions.kinds:
        example = actions[actions.first(kind)].text
        terminal.show(f"  {example:{GAMES_WIDTH}}{words.say(f'kind-{kind}')}")
    terminal.show()


def tell_why(sitting: Sitting, view: View, about: str) -> None:
    """Whether something may be done, and if not, why."""
    if not about:
        sitting.terminal.say("why-what", example=view.legal[0].text)
        return
    action = action_typed(sitting, view, about)
    if action is None:
        return
    refusal = sitting.match.why_not(view.seat, action)
    if refusal:
        explain(sitting, refusal)
    else:
        sitting.terminal.say("allowed")


def show_rules(sitting: Sitting, number: str) -> None:
    """The rulebook, or one rule of it."""
    terminal = sitting.terminal
    book = rulebook(sitting.match.game, terminal.language)
    if not number:
        terminal.page(whole(book, terminal.width))
        return
    try:
        rule = one_rule(book, number, terminal)
    except Mistake as mistake:
        rule = str(mistake)
    terminal.show(f"\n{rule}\n")


def tell_story(sitting: Sitting, view: View) -> None:
    """All that has happened, as far as this seat has heard of it, with the rules' numbers."""
    terminal, speaker = sitting.terminal, sitting.speaker()
    terminal.show()
    for events in view.heard:
        for event in events:
            number = f"({view.game.prefix}-{event.rule})" if event.rule else ""
            if line := speaker.event(event):
                terminal.show_wrapped(f"{line} {number}".rstrip())
    terminal.show()


def save(sitting: Sitting, name: str) -> None:
    """Keep the match in a file from now on."""
    terminal = sitting.terminal
    try:
        file = new_file(name, sitting.words) if name else sitting.file
        file = file or free_file(sitting.match.game, Path())
        keep(sitting.match, file, sitting.words)
    except Mistake as mistake:
        terminal.show_wrapped(str(mistake))
        return
    sitting.file = file
    terminal.say("saved", file=str(file))
