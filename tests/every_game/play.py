"""What must hold of every game while it is played: its laws, its end, who may do what, that plain
and compiled rules are one, and that the order of choices made at the same time is of no account.

Each property is a function that raises an AssertionError where it doesn't hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice, permutations
from random import Random
from typing import Any

from tablee.engine.chance import new_chance
from tablee.engine.match import Match, Move, redacted
from tablee.engine.playout import Whim, check_many, list_allowed
from tablee.engine.record import Record, Stack, numbers
from tablee.engine.rule import (
    broken_law,
    deal,
    guess,
    hunch,
    play,
    rank,
    redact,
    score,
    span,
    verdict,
)
from tablee.engine.table import CommonTable, owes
from tablee.engine.tale import NO_TALE, Event, heard_by, new_tale, take_events
from tablee.engine.twin import entry
from tests.every_game.settings import Setting, moments, must_be_same, readers, trial
from tests.random_play import random_moves

Rule = Callable[..., Any]

MOST_ORDERS = 120  # all orders of five


class Found(Record):
    """Where random play has found something."""

    at = numbers(2)  # the game and the decision


# ---------------------------------------------------------------- laws, and the end


def keeps_its_laws(setting: Setting, seed: int) -> None:
    """Nothing is lost or found, at any moment; the game ends within its bound."""
    with trial(setting, seed) as match:
        for decisions in moments(match, seed):
            law = broken_law(match.table, match.box)
            assert law == 0, f"law {law} is broken"
            most = match.game.most_decisions
            assert decisions <= most, f"the game goes on after {most} decisions"


def keeps_its_laws_in_many_games(setting: Setting, games: int, seed: int) -> None:
    """The same by machine code, in very many games."""
    kind = setting.game.table
    tables, found = Stack(kind, 2), Found()
    tables[0] = setting.game.blank_table(setting.seats, setting.options)
    whim, most = Whim.seeded(seed), setting.game.most_decisions
    law = entry(check_many, kind)(tables, setting.game.box, whim, games, NO_TALE, most, found.at)
    game, decision = found.at[0], found.at[1]
    assert law == 0, (
        f"law {law} is broken (-1: the game goes on for ever) in {setting}; "
        f"whim {seed}, game {game}, decision {decision}:\n{tables[1]}"
    )


# ---------------------------------------------------------------- who may do what


def only_who_is_asked_may_answer(setting: Setting, seed: int) -> None:
    """Who owes a decision has at least one; nobody else has any; all lie within the question's
    span; the reason why not is there just where it may not; nobody plays after the end."""
    with trial(setting, seed) as match:
        for _ in moments(match, seed):
            for seat in range(match.seats):
                legal = [action.id for action in match.legal(seat)]
                allowed = [
                    action
                    for action in range(match.game.actions.size)
                    if match.why_not(seat, action) is None
                ]
                must_be_same(f"what seat {seat} may do, by its list and one by one", legal, allowed)
                listed = Whim()
                count = list_allowed(match.table, match.box, seat, listed.allowed)
                met = sorted(listed.allowed[i] for i in range(count))
                must_be_same(f"what seat {seat} may do, passing over the rest", met, allowed)
                asked = owes(match.table, seat)
                assert bool(legal) == asked, f"seat {seat} is asked: {asked}; may do {legal}"
                assert (match.question(seat) is not None) == asked, f"seat {seat}'s question"
        assert match.over


# ---------------------------------------------------------------- plain = compiled


@dataclass
class Twins:
    """Two tables that should stay the same: one for the plain rules, one for the compiled."""

    box: Record
    plain: CommonTable
    compiled: CommonTable

    def answer(self, verb: Rule, *arguments: Any) -> None:
        """Put a verb to both tables: they must answer the same, and be left the same."""
        said = verb(self.plain, *arguments)
        said_compiled = entry(verb, type(self.plain))(self.compiled, *arguments)
        what = f"{verb.__name__}{arguments[1:]}, plain and compiled"
        must_be_same(what, said, said_compiled)
        must_be_same(what, self.plain, self.compiled)

    def tell(self, verb: Rule, *arguments: int) -> None:
        """The same for a verb that tells something."""
        tales = [new_tale(), new_tale()]
        verb(self.plain, self.box, *arguments, tales[0])
        entry(verb, type(self.plain))(self.compiled, self.box, *arguments, tales[1])
        what = f"{verb.__name__}{arguments}, plain and compiled"
        must_be_same(what, self.plain, self.compiled)
        must_be_same(f"what was told by {what}", *map(take_events, tales))

    def copy(self) -> Twins:
        """Two more tables like these."""
        return Twins(self.box, self.plain.copy(), self.compiled.copy())


def plays_the_same_plain_and_compiled(setting: Setting, seed: int) -> None:
    """Every verb, at every moment of a game, for every seat, with every action there is: also
    with those that nobody was asked for. And verbs that only answer leave no trace."""
    twins = Twins(setting.game.box, setting.undealt(seed), setting.undealt(seed))
    with trial(setting, seed) as match:
        twins.tell(deal)
        for move in random_moves(match, seed):
            answers_the_same(twins, match)
            twins.tell(play, *move)
        answers_the_same(twins, match)


def answers_the_same(twins: Twins, match: Match) -> None:
    """Everything that can be asked of a table."""
    box = twins.box
    for seat in range(match.seats):
        if owes(match.table, seat):
            twins.answer(span, seat)
        for action in range(match.game.actions.size):
            twins.answer(verdict, box, seat, action)
        for verb in (score, rank, hunch):
            twins.answer(verb, box, seat)
    twins.answer(broken_law, box)
    must_be_same("the table after it was only asked", twins.plain, match.table)
    for reader in readers(match):
        seen = twins.copy()
        seen.answer(redact, box, reader)
        for t in (seen.plain, seen.compiled):
            new_chance(t, reader, len(match.moves))
        seen.answer(guess, box, reader)


# ---------------------------------------------------------------- choices made at the same time


def order_of_choices_is_of_no_account(setting: Setting, seed: int, every: int = 1) -> None:
    """Where several seats owe a decision, every order of the same answers leads to the same table,
    and the same is told in the end."""
    chooser = Random(seed)
    with trial(setting, seed) as match:
        for _ in moments(match, seed, every):
            answers = [Move(s, chooser.choice(match.legal(s)).id) for s in match.waiting]
            outcomes = [
                committed(match, order) for order in islice(permutations(answers), MOST_ORDERS)
            ]
            for table, told in outcomes[1:]:
                must_be_same("the table, by order of choices", table, outcomes[0][0])
                must_be_same("what was told, by order of choices", told, outcomes[0][1])


def committed(match: Match, answers: Iterable[Move]) -> tuple[CommonTable, list[Event]]:
    """The table once all have answered, and all that was told, whenever that was."""
    t, tale = match.table.copy(), new_tale()
    for seat, action in answers:
        forbidden = verdict(t, match.box, seat, action)
        assert forbidden == 0, f"rule {forbidden} forbids seat {seat} what it chose before"
        play(t, match.box, seat, action, tale)
    return t, sorted(take_events(tale))


def choices_are_secret_until_the_last_is_made(setting: Setting, seed: int, every: int = 1) -> None:
    """While others still choose, nobody sees or hears which of its answers a seat has given."""
    with trial(setting, seed) as match:
        for _ in moments(match, seed, every):
            if len(match.waiting) > 1:
                for mover in match.waiting:
                    for reader in set(readers(match)) - {mover}:
                        shown = [shown_by(match, mover, a.id, reader) for a in match.legal(mover)]
                        for table, heard in shown[1:]:
                            what = f"what {mover} chose, to {reader}"
                            must_be_same(what, table, shown[0][0])
                            must_be_same(what, heard, shown[0][1])


def shown_by(match: Match, mover: int, action: int, reader: int) -> tuple[CommonTable, list[Event]]:
    """What a reader sees and hears of a move."""
    t, tale = match.table.copy(), new_tale()
    play(t, match.box, mover, action, tale)
    return redacted(t, match.box, reader), heard_by(take_events(tale), reader)
