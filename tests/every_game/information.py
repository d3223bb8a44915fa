"""What must hold of every game about what a seat can know: that it gets no more than that, in any
form, and that `guess` fills in the rest as it should.

Two worlds look the same to a seat if they differ only in what it can't know. Everything that the
seat gets must then be the same to the byte: its view, its choices, every refusal, the story, the
drawing, the page. One of the worlds is the real one, others come from `guess`.

Each property is a function that raises an AssertionError where it doesn't hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from itertools import islice, product
from random import Random

from tablee.engine.chance import forget_chance, new_chance
from tablee.engine.compiling import best
from tablee.engine.match import Match, Move, redacted
from tablee.engine.rule import broken_law, guess, play, verdict
from tablee.engine.table import SPECTATOR, CommonTable
from tablee.engine.tale import Event, heard_by, new_tale, take_events
from tests.every_game.settings import (
    Setting,
    moments,
    must_be_same,
    must_be_the_same_text,
    readers,
    trial,
)
from tests.random_play import played_at_random

QUESTIONS = {"to_act", "question"}


def guessed(match: Match, reader: int, seed: int) -> CommonTable:
    """A table that looks the same to the reader, with a chance of its own."""
    t = redacted(match.table, match.box, reader)
    new_chance(t, seed, len(match.moves))
    guess(t, match.box, reader)
    return t


def in_another_world(match: Match, reader: int, seed: int) -> Match:
    """The match as it might be for all that the reader knows. What was told behind its back is
    told there as often as never; how the match came about is left as it was."""
    other = copy(match)
    other.table = guessed(match, reader, seed)
    other.tale = [[e for e in told if (e.seen_by >> reader) & 1] for told in match.tale]
    other.moves, other._before, other._told = (
        list(match.moves),
        list(match._before),
        dict(match._told),
    )
    return other


# ---------------------------------------------------------------- two worlds


def gets_the_same_in_two_worlds(setting: Setting, seed: int, every: int, worlds: int) -> None:
    """The view, what the seat may do, what it is asked, why it may not do each other thing; and
    then what it sees and hears of the next move."""
    chooser = Random(seed)
    with trial(setting, seed) as match:
        for moment in moments(match, seed, every):
            for reader in readers(match):
                seen = redacted(match.table, match.box, reader)
                without_chance = seen.copy()
                forget_chance(without_chance)
                must_be_same(f"{reader} sees the table's chance", seen, without_chance)
                for number in range(worlds):
                    other = in_another_world(match, reader, moment * worlds + number)
                    looks_the_same(match, other, reader)
                    for mover in match.waiting:
                        action = chooser.choice(match.legal(mover)).id
                        follows_the_same(match, other, reader, Move(mover, action))


def looks_the_same(real: Match, other: Match, reader: int) -> None:
    """All that the engine gives a reader now."""
    one, two = real.view(reader), other.view(reader)
    must_be_same(f"the table to {reader}, in two worlds", one.table, two.table)
    must_be_same(f"what {reader} may do, in two worlds", one.legal, two.legal)
    must_be_same(f"what {reader} is asked, in two worlds", one.question, two.question)
    must_be_same(f"what {reader} has heard, in two worlds", one.heard, two.heard)
    if reader != SPECTATOR:
        for action in range(real.game.actions.size):
            reasons = (real.why_not(reader, action), other.why_not(reader, action))
            must_be_same(f"why {reader} may not do {action}, in two worlds", *reasons)


def follows_the_same(real: Match, other: Match, reader: int, move: Move) -> None:
    """Both worlds have the same chance, and the same is done in both. Nothing is told that the
    table doesn't show: a reader to whom both still look the same has heard the same. And nobody
    can tell them apart merely by who is asked what."""
    if other.why_not(*move):
        return
    one, heard = shown(real.table.copy(), real, reader, move)
    two, heard_there = shown(other.table.copy(), real, reader, move)
    if one == two:
        must_be_same(f"what {reader} hears of {move}, in two worlds", heard, heard_there)
    else:
        differences = one.differences(two)
        assert not differences.keys() <= QUESTIONS, (
            f"after {move} {reader} can tell two worlds apart by who is asked what: {differences}"
        )


def shown(t: CommonTable, match: Match, reader: int, move: Move) -> tuple[CommonTable, list[Event]]:
    """What the reader sees and hears of a move, made in this world, if chance is the same in all.
    The table is left as it has become."""
    tale = new_tale()
    new_chance(t, 0, len(match.moves))
    play(t, match.box, *move, tale)
    return redacted(t, match.box, reader), heard_by(take_events(tale), reader)


def is_shown_the_same_in_two_worlds(
    setting: Setting, seed: int, every: int, pages: Callable[[Match, int], Iterable[str]]
) -> None:
    """Whatever is drawn, said or sent to a reader is the same to the letter."""
    with trial(setting, seed) as match:
        for moment in moments(match, seed, every):
            for reader in readers(match):
                other = in_another_world(match, reader, moment)
                for one, two in zip(pages(match, reader), pages(other, reader), strict=True):
                    must_be_the_same_text(f"what is shown to {reader}", one, two)


def taking_back_tells_its_seat_nothing(setting: Setting, seed: int, every: int) -> None:
    """Whether a seat may take a move back depends on what others learn from it; but the seat must
    not learn from it what the others knew."""
    with trial(setting, seed) as match:
        for moment in moments(match, seed, every):
            for mover in match.waiting:
                move = Move(mover, match.legal(mover)[moment % len(match.legal(mover))].id)
                offered = []
                for world in (match, in_another_world(match, mover, moment)):
                    after = in_another_world(world, mover, 0)
                    after.table = world.table.copy()
                    after.play(*move)
                    offered.append(after.free_undos(mover) > 0)
                must_be_same(f"whether {move} can be taken back, in two worlds", *offered)


# ---------------------------------------------------------------- redact and guess


def guesses_what_it_may_think(setting: Setting, seed: int, every: int) -> None:
    """A guessed world looks exactly like the real one, breaks no law, and plays on to the end;
    and to redact once more changes nothing."""
    with trial(setting, seed) as match:
        for moment in moments(match, seed, every):
            for reader in readers(match):
                seen = redacted(match.table, match.box, reader)
                must_be_same("redacted twice", redacted(seen, match.box, reader), seen)
                who_watches = redacted(match.table, match.box, SPECTATOR)
                must_be_same(
                    f"what all see, and {reader} with them",
                    redacted(seen, match.box, SPECTATOR),
                    who_watches,
                )
                world = guessed(match, reader, moment)
                again = redacted(world, match.box, reader)
                must_be_same(f"what {reader} sees, and sees of its own guess", seen, again)
                other = in_another_world(match, reader, moment)
                law = broken_law(other.table, other.box)
                assert law == 0, f"law {law} is broken in a world that {reader} guessed"
                end = played_at_random(other, moment)
                law = broken_law(end.table, end.box)
                assert law == 0, f"law {law} is broken at the end of a guessed world"
                assert len(end.moves) <= match.game.most_decisions, "a guessed world never ends"


Worlds = Callable[[CommonTable, int], Iterable[CommonTable]]
# A table but for what the seats have noted down for themselves: no part of the world that another
# seat guesses.
Bare = Callable[[CommonTable], CommonTable]


def as_it_is(t: CommonTable) -> CommonTable:
    """A table on which no seat has noted anything for itself."""
    return t


MOST_WORLDS = 400  # a moment with more than these isn't counted out
EACH = 40  # times that each world is met, on average
DEVIATIONS = 5.0  # of a normal distribution: once in three million


def guesses_as_counted_out(
    setting: Setting, seed: int, every: int, worlds: Worlds, bare: Bare = as_it_is
) -> int:
    """Where all worlds can be counted out, `guess` finds each of them, finds no other, and finds
    each as often as it should (a world that is counted twice is twice as likely). How many
    times that was tried with at least two worlds."""
    tried = 0
    with trial(setting, seed) as match:
        for _ in moments(match, seed, every):
            for reader in readers(match):
                seen = redacted(match.table, match.box, reader)
                counted = possible(worlds, seen, match, reader)
                if counted:
                    expected = Counter(bytes_of(world, bare) for world in counted)
                    real = bytes_of(match.table, bare)
                    assert real in expected, "the real world isn't among them"
                    for world in counted:
                        again = redacted(world, match.box, reader)
                        must_be_same("a world that was counted out", again, seen)
                    found = Counter(many_guesses(match, reader, EACH * len(counted), bare))
                    assert set(found) == set(expected), (
                        f"of {len(expected)} worlds {reader} guesses {len(found)}, "
                        f"{len(set(found) - set(expected))} of them impossible"
                    )
                    surprise = surprise_at(found, expected)
                    assert abs(surprise) < DEVIATIONS, (
                        f"{reader} guesses {len(expected)} worlds with {surprise:.1f} standard "
                        f"deviations more unevenly than chance does"
                    )
                    tried += len(expected) > 1
    return tried


def learns_what_the_table_shows(
    setting: Setting, seed: int, every: int, worlds: Worlds, bare: Bare = as_it_is
) -> None:
    """Where all worlds can be counted out: of those that a reader thought possible, a move leaves
    the ones in which it would have seen and heard the same; and these are all the worlds that look
    like the table now, no more and no fewer. So the story gives nothing away that the table hides,
    and the table forgets nothing that the reader has seen."""
    with trial(setting, seed) as match:
        for _ in moments(match, seed, every):
            for reader in readers(match):
                before = possible(worlds, match.table, match, reader)
                for mover in match.waiting if before else ():
                    if mover == reader:
                        own = match.legal(mover)[-1].id
                        learns(match, reader, mover, [own], before, worlds, bare)
                    else:
                        every_answer = range(match.game.actions.size)
                        learns(match, reader, mover, every_answer, before, worlds, bare)


def learns(
    match: Match,
    reader: int,
    mover: int,
    answers: Iterable[int],
    before: Sequence[CommonTable],
    worlds: Worlds,
    bare: Bare,
) -> None:
    """What a reader that thinks these worlds possible makes of one move, of which it knows no more
    than what it sees and hears."""
    views: dict[object, CommonTable] = {}
    left: dict[object, set[bytes]] = {}
    by_chance = False
    for world, answer in product(before, answers):
        if verdict(world, match.box, mover, answer) == 0:
            after = world.copy()
            seen, heard = shown(after, match, reader, Move(mover, answer))
            by_chance = by_chance or after.chance_count > 0
            views[seen, tuple(heard)] = seen
            left.setdefault((seen, tuple(heard)), set()).add(bytes_of(after, bare))
    for observed, after_worlds in left.items():
        looking_so = {bytes_of(w, bare) for w in possible(worlds, views[observed], match, reader)}
        if looking_so:
            impossible = len(after_worlds - looking_so)
            assert impossible == 0, f"{reader} doesn't count out {impossible} possible worlds"
            # Where chance was drawn, it might have brought all others.
            forgotten = len(looking_so - after_worlds)
            assert by_chance or forgotten == 0, (
                f"a move of {mover} leaves {reader} {len(after_worlds)} worlds, by what it saw and "
                f"heard, but {forgotten} more look like the table that it sees"
            )


def possible(worlds: Worlds, t: CommonTable, match: Match, reader: int) -> Sequence[CommonTable]:
    """All worlds that look like this table to the reader; none if they are too many to count."""
    found = list(islice(worlds(redacted(t, match.box, reader), reader), MOST_WORLDS + 1))
    return found if len(found) <= MOST_WORLDS else ()


def many_guesses(match: Match, reader: int, count: int, bare: Bare) -> Iterator[bytes]:
    seen = redacted(match.table, match.box, reader)
    guess_quickly = best(guess, type(seen))
    world = seen.copy()
    for number in range(count):
        world.copy_from(seen)
        new_chance(world, number, len(match.moves))
        guess_quickly(world, match.box, reader)
        yield bytes_of(world, bare)


def bytes_of(t: CommonTable, bare: Bare) -> bytes:
    """The table as it is, chance and notes apart."""
    t = bare(t).copy()
    forget_chance(t)
    return t.tobytes()


def surprise_at(found: Counter[bytes], expected: Counter[bytes]) -> float:
    """How far the counts are from what was expected, by the chi-square test, in standard
    deviations (Wilson and Hilferty's approximation). Below zero: more even than chance is."""
    freedom = len(expected) - 1
    if freedom == 0:
        return 0.0
    scale = found.total() / expected.total()
    chi = sum((found[w] - n * scale) ** 2 / (n * scale) for w, n in expected.items())
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
