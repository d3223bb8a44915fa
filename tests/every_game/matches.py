"""What must hold of every match: that it is its key and its moves and nothing else. So it can be
replayed, forked, taken back, saved and checked.

Each property is a function that raises an AssertionError where it doesn't hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.engine.match import BadFile, CantUndo, Match, defects, from_document, load
from tablee.engine.record import Record
from tests.every_game.settings import Setting, moments, must_be_same, trial
from tests.random_play import played_at_random

Document = dict[str, Any]


def must_be_the_same_match(what: str, one: Match, other: Match) -> None:
    """Same table, same moves, same story, and as much to be taken back."""
    must_be_same(f"{what}: the table", one.table, other.table)
    must_be_same(f"{what}: the moves", one.moves, other.moves)
    must_be_same(f"{what}: the tale", one.tale, other.tale)
    for seat in range(one.seats):
        undos = (one.free_undos(seat), other.free_undos(seat))
        must_be_same(f"{what}: what {seat} may take back", *undos)


# ---------------------------------------------------------------- replay and fork


def replays_to_every_moment(setting: Setting, seed: int, every: int) -> None:
    """The match at any of its moves is what it was then."""
    with trial(setting, seed) as match:
        then = [(n, match.table.copy(), list(match.tale)) for n in moments(match, seed, every)]
        for moves, table, tale in then:
            replayed = match.at(moves)
            must_be_same(f"the table of move {moves}, replayed", replayed.table, table)
            must_be_same(f"the tale of move {moves}, replayed", replayed.tale, tale)
            must_be_same("the moves", replayed.moves, match.moves[:moves])


def forks_apart(setting: Setting, seed: int) -> None:
    """What is done in a fork leaves the match alone, and the other way round."""
    with trial(setting, seed) as match:
        played_at_random(match, seed, moves=match.game.most_decisions // 10)
        before = match.document()
        fork = match.fork()
        must_be_the_same_match("a fork", fork, match)
        played_at_random(fork, seed + 1)
        must_be_same("the match, after its fork was played on", match.document(), before)
        after = fork.document()
        played_at_random(match, seed)
        must_be_same("the fork, after the match was played on", fork.document(), after)


# ---------------------------------------------------------------- taking back


def undo_leaves_no_trace(setting: Setting, seed: int, every: int) -> None:
    """Once a move is taken back, alone or with everyone's agreement, the match is the one in which
    it was never made; where it can't be taken back, nothing changes."""
    with trial(setting, seed) as match:
        for _ in moments(match, seed, every):
            for seat in {move.seat for move in match.moves}:
                last = max(i for i, move in enumerate(match.moves) if move.seat == seat)
                free = match.free_undos(seat) > 0
                if not free:
                    before = match.document()
                    with pytest.raises(CantUndo):
                        match.undo(seat)
                    must_be_same("after a refusal", match.document(), before)
                kept = match.moves[last + 1 :] if free else []
                never_made = replayed(match, [*match.moves[:last], *kept])
                for agreed in (False, True) if free else (True,):
                    taken_back = match.fork()
                    taken_back.undo(seat, agreed)
                    must_be_the_same_match(f"{seat} takes back", taken_back, never_made)


def replayed(match: Match, moves: list[Any]) -> Match:
    """Another match with the same key, and these moves."""
    other = Match(match.game, match.seats, match.options, match.key, match.box)
    for move in moves:
        other.play(*move)
    return other


# ---------------------------------------------------------------- files


def is_saved_and_loaded(setting: Setting, seed: int, every: int, file: Path) -> None:
    """A loaded match is the one that was saved, and is played on like it; also with a box of its
    own."""
    with trial(setting, seed) as match:
        for moment in moments(match, seed, every):
            match.save(file)
            must_be_same("what is wrong with the file", defects(match.document()), [])
            loaded = load(file)
            must_be_the_same_match(f"saved and loaded at move {moment}", loaded, match)
    tried = 0
    for box in changed_boxes(setting):
        try:
            changed = Match(setting.game, setting.seats, setting.options, match.key, box)
            played_at_random(changed, seed)
        except (IndexError, ValueError, ZeroDivisionError):
            continue  # no game can be played with such a box
        changed.save(file)
        loaded = load(file)
        must_be_the_same_match("saved with its own box", loaded, changed)
        must_be_same("its own box", loaded.box, box)
        tried += 1
    assert tried, "no box but the published one can be played with"


def changed_boxes(setting: Setting) -> Iterator[Record]:
    """The box with one of its single figures greater by one."""
    for name in setting.game.data["box"]:
        box = setting.game.new_box()
        if box.array[name][0].shape == ():
            setattr(box, name, getattr(box, name) + 1)
            yield box


def no_forgery_goes_unnoticed(setting: Setting, seed: int, moves: int) -> None:
    """Every part of a saved match is tampered with; each time `defects` says so in a sentence, and
    the file isn't loaded."""
    with trial(setting, seed) as match:
        played_at_random(match, seed, moves)
        for what, forge in forgeries(match).items():
            document = match.document()
            assert defects(document) == []
            forge(document)
            found = defects(document)
            assert found, f"nobody notices {what}"
            assert all(sentence.endswith(".") for sentence in found), found
            with pytest.raises(BadFile):
                from_document(document)


def forgeries(match: Match) -> dict[str, Callable[[Document], Any]]:
    """Ways to tamper with a saved match, by what they are called."""
    options, chooser = match.game.options, Random(len(match.moves))
    flipped = bytes([match.key[0] ^ 1, *match.key[1:]]).hex()
    where = chooser.randrange(len(match.moves))
    then = match.at(where)
    seat, played = match.moves[where]
    other = (seat + 1) % max(2, match.seats)  # who plays alone has nobody there
    others = [a.text for a in then.legal(seat) if a.id != played]
    found: dict[str, Callable[[Document], Any]] = {
        "another key": lambda d: d.update(key=flipped),
        "a key that is none": lambda d: d.update(key="no key"),
        "another commitment": lambda d: d.update(commitment=d["commitment"][::-1]),
        "another table": lambda d: d.update(table=d["table"][::-1]),
        "a file of another version": lambda d: d.update(tablee=99),
        "another game": lambda d: d.update(game="no such game"),
        "another number of seats": lambda d: d.update(
            seats=next((n for n in match.game.seats if n != d["seats"]), 99)
        ),
        "no moves": lambda d: d["moves"].clear(),
        "a move left out": lambda d: d["moves"].pop(where),
        "the last move left out": lambda d: d["moves"].pop(),
        "a move made twice": lambda d: d["moves"].insert(where, d["moves"][where]),
        "a move of another seat": lambda d: d["moves"].__setitem__(
            where, f"{other} {match.game.actions[played].text}"
        ),
        "a move that is none": lambda d: d["moves"].__setitem__(where, f"{seat} nonsense"),
        "a seat that is none": lambda d: d["moves"].__setitem__(where, "99 nonsense"),
    }
    if others:
        instead = f"{seat} {chooser.choice(others)}"
        found["another move"] = lambda d: d["moves"].__setitem__(where, instead)
    for name, option in options.items():
        value = next(v for v in option.values if v != match.options[name])
        found[f"another {name}"] = lambda d, n=name, v=value: d["options"].update({n: v})  # type: ignore[misc]
    for field in match.document():
        found[f"no {field}"] = lambda d, f=field: d.pop(f)  # type: ignore[misc]
    return found
