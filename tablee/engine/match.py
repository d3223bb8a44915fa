"""A match: a box, a table, and the moves so far. Plain Python at human pace.

A match is its key and its moves; everything else can be worked out from them
again, and is kept only to be quick.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from tablee.engine.actions import Action
from tablee.engine.foresight import foresaw
from tablee.engine.game import Game, game
from tablee.engine.record import Record
from tablee.engine.rule import broken_law, deal, play, rank, redact, score, span, verdict
from tablee.engine.table import CommonTable, owes
from tablee.engine.tale import Event, heard_by, new_tale, take_events, tale_of
from tablee.engine.words import Speaker

FILE_VERSION = 1
KEY_BYTES = 32


class Move(NamedTuple):
    """One decision."""

    seat: int
    action: int


@dataclass(frozen=True)
class Refusal:
    """Why a seat may not do something: the number of the rule, and a sentence."""

    game: Game
    rule: int
    action: Action

    @property
    def rule_name(self) -> str:
        """The rule as the rulebook calls it: CT-47."""
        return f"{self.game.prefix}-{self.rule}"

    def say(self, language: str = "en") -> str:
        """The sentence that a player reads."""
        return Speaker(self.game, language, ()).refusal(self.rule, self.action)

    def __str__(self) -> str:
        return f"{self.say()} ({self.rule_name})"


class Refused(ValueError):
    """A move that the rules forbid; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class CantUndo(ValueError):
    """A move that can't be taken back; nothing has changed."""


class BadFile(ValueError):
    """A saved match that can't be read, or that isn't what it says."""


class Standing(NamedTuple):
    """How one seat came out: its rank (1 for the winners) and its points."""

    seat: int
    rank: int
    score: int


@dataclass(frozen=True)
class View:
    """All that one seat gets of a match: the redacted table, what it has
    heard, what it has been asked, and what it may do. A player's only input."""

    game: Game
    box: Record
    seat: int
    table: CommonTable
    heard: tuple[tuple[Event, ...], ...]  # by move; of one that it heard nothing of, no trace
    question: str | None
    legal: tuple[Action, ...]

    def _repr_svg_(self) -> str:
        return self.game.draw(self, alone=True)


class Match:
    """One game being played.

    >>> from tablee.engine.game import game
    >>> match = game("chercheurs").new(seats=2, seed=7, first_player="seat_0")
    >>> match.waiting
    (0,)
    >>> len(match.legal(0)) > 0, match.legal(1)
    (True, ())
    >>> match.why_not(0, "pass_turn").rule_name
    'CT-29'
    >>> _ = match.play(0, "take_guard")
    >>> match.waiting
    (1,)
    >>> match.undo(0)
    >>> match.waiting
    (0,)
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        key: bytes,
        box: Record | None = None,
    ) -> None:
        self.game, self.seats, self.options, self.key = game, seats, dict(options), key
        self.box = box or game.box
        self.moves: list[Move] = []
        self.table = game.blank_table(seats, options)
        set_key(self.table, key)
        tale = new_tale()
        deal(self.table, self.box, tale)
        self.tale: list[list[Event]] = [take_events(tale)]
        self._before: list[CommonTable] = []  # the table before each move
        self._told: dict[int, bool] = {}  # whether a move told another seat something

    # ------------------------------------------------------------ playing

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(seat for seat in range(self.seats) if owes(self.table, seat))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.to_act == 0

    def question(self, seat: int) -> str | None:
        """What the seat has been asked, if it owes a decision."""
        if not (0 <= seat < self.seats and owes(self.table, seat)):
            return None
        return self.game.question_names[self.table.question[seat]]

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What the seat may do now."""
        return (
            legal_actions(self.game, self.table, self.box, seat) if 0 <= seat < self.seats else ()
        )

    def action(self, action: Action | int | str) -> Action:
        """An action from its id or its text."""
        if isinstance(action, Action):
            return action
        return (
            self.game.actions.parse(action)
            if isinstance(action, str)
            else self.game.actions[action]
        )

    def why_not(self, seat: int, action: Action | int | str) -> Refusal | None:
        """Why the seat may not do this, or None where it may."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"there are seats 0 to {self.seats - 1} at this table, and no {seat}")
        action = self.action(action)
        number = verdict(self.table, self.box, seat, action.id)
        return Refusal(self.game, number, action) if number else None

    def play(self, seat: int, action: Action | int | str) -> list[Event]:
        """Make a move; the result is what happened, for all eyes: `heard_by` filters it."""
        action = self.action(action)
        refusal = self.why_not(seat, action)
        if refusal:
            raise Refused(refusal)
        self._before.append(self.table.copy())
        tale = new_tale()
        play(self.table, self.box, seat, action.id, tale)
        self.moves.append(Move(seat, action.id))
        self.tale.append(take_events(tale))
        return self.tale[-1]

    @property
    def result(self) -> tuple[Standing, ...] | None:
        """Once the game is over: the seats, best first."""
        return self.standings() if self.over else None

    def standings(self) -> tuple[Standing, ...]:
        """The seats as they stand, best first."""
        seats = [
            Standing(s, rank(self.table, self.box, s), score(self.table, self.box, s))
            for s in range(self.seats)
        ]
        return tuple(sorted(seats, key=lambda standing: (standing.rank, standing.seat)))

    # ------------------------------------------------------------ what a seat gets

    def view(self, seat: int) -> View:
        """All that the seat gets to know; `SPECTATOR` for who only watches."""
        return View(
            game=self.game,
            box=self.box,
            seat=seat,
            table=redacted(self.table, self.box, seat),
            heard=tuple(tuple(heard) for events in self.tale if (heard := heard_by(events, seat))),
            question=self.question(seat),
            legal=self.legal(seat),
        )

    # ------------------------------------------------------------ taking back

    def free_undos(self, seat: int) -> int:
        """How many of its last moves the seat may take back by itself: those
        by which nobody has learned anything, and on which nobody has acted.
        Others who were choosing at the same time, in secret, have not acted on it."""
        n, since = 0, set[int]()
        for i in reversed(range(0 if self.over else len(self.moves))):
            if self._told_something(i):
                break
            mover = self.moves[i].seat
            if mover != seat:
                since.add(mover)
            elif all(owes(self._before[i], other) for other in since) and self._stand_alone(i):
                n += 1
            else:
                break
        return n

    def _stand_alone(self, i: int) -> bool:
        """Whether what others have done since a move could have been done without it, and without
        what its seat did after it: who chose at the same time had no need to wait for it."""
        t, tale = self._before[i].copy(), new_tale()
        for mover, action in self.moves[i + 1 :]:
            if mover != self.moves[i].seat:
                if verdict(t, self.box, mover, action) != 0:
                    return False
                play(t, self.box, mover, action, tale)
                tale.told = 0
        return True

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take the seat's last move back; with everyone's agreement even one
        that told something, along with all that came after it."""
        if not any(move.seat == seat for move in self.moves):
            raise CantUndo("You have not made a move yet.")
        free = self.free_undos(seat) > 0
        if not free and not agreed:
            raise CantUndo("Someone has learned something from that move, or has acted on it.")
        last = max(i for i, move in enumerate(self.moves) if move.seat == seat)
        # What others chose at the same time stands.
        kept = self.moves[last + 1 :] if free else []
        self.table = self._before[last]
        del self.moves[last:], self._before[last:], self.tale[last + 1 :]
        self._told = {i: told for i, told in self._told.items() if i < last}
        for move in kept:
            self.play(*move)

    def _told_something(self, i: int) -> bool:
        if i not in self._told:
            before = self._before[i]
            after = self._before[i + 1] if i + 1 < len(self._before) else self.table
            told = tale_of(self.tale[i + 1])
            self._told[i] = drew_chance(before, after) or not all(
                foresaw(before, after, self.box, seat, *self.moves[i], told)
                for seat in range(self.seats)
                if seat != self.moves[i].seat
            )
        return self._told[i]

    # ------------------------------------------------------------ replay, fork, file

    def at(self, moves: int) -> Match:
        """The match as it stood after so many moves; played on, it is a fork of this one."""
        if not 0 <= moves <= len(self.moves):
            raise ValueError(f"this match has {len(self.moves)} moves: there is no move {moves}")
        replayed = Match(self.game, self.seats, self.options, self.key, self.box)
        for move in self.moves[:moves]:
            replayed.play(*move)
        return replayed

    def fork(self) -> Match:
        """The same match to play on in another way."""
        fork = self.at(len(self.moves))
        fork._told = dict(self._told)  # noqa: SLF001 - found out once
        return fork

    @property
    def commitment(self) -> str:
        """What can be told before the game about its chance: it gives nothing
        away, and no other key fits it afterwards."""
        return commitment_to(self.key)

    def document(self) -> dict[str, Any]:
        """The whole match as plain data, its secrets included: for whoever
        may know them, or once it is over."""
        document: dict[str, Any] = {
            "tablee": FILE_VERSION,
            "game": self.game.slug,
            "seats": self.seats,
            "options": dict(self.options),
            "commitment": self.commitment,
            "key": self.key.hex(),
            "moves": [f"{seat} {self.game.actions[action].text}" for seat, action in self.moves],
            "table": hashlib.sha256(self.table.tobytes()).hexdigest(),
        }
        if self.box != self.game.new_box():
            document["box"] = self.box.tobytes().hex()
        return document

    def save(self, path: str | Path) -> None:
        """Write the whole match to one file, its secrets included."""
        text = json.dumps(self.document(), ensure_ascii=False, indent=1)
        Path(path).write_text(text + "\n", encoding="utf-8")

    def __repr__(self) -> str:
        where = "over" if self.over else f"waiting for {', '.join(map(str, self.waiting))}"
        return f"<match of {self.game.slug}, {self.seats} seats, {len(self.moves)} moves, {where}>"


def legal_actions(game: Game, t: CommonTable, box: Record, seat: int) -> tuple[Action, ...]:
    """What the seat may do, in the order of the ids."""
    if not owes(t, seat):
        return ()
    first, end, apart = span(t, seat)
    answers = {*range(first, end), apart} - {-1}
    return tuple(game.actions[a] for a in sorted(answers) if verdict(t, box, seat, a) == 0)


def redacted(t: CommonTable, box: Record, seat: int) -> CommonTable:
    """A copy of the table with only what the seat can know."""
    copy = t.copy()
    redact(copy, box, seat)
    return copy


def drew_chance(before: CommonTable, after: CommonTable) -> bool:
    """Whether anything was drawn between two states of a table."""
    return (before.chance_count, before.chance_left) != (after.chance_count, after.chance_left)


def key_from(seed: int | bytes | None) -> bytes:
    """256 bits: secret ones, or those that a seed stands for."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(seed)}")
        return seed
    return hashlib.sha256(f"tablee seed {seed}".encode()).digest()


def set_key(t: CommonTable, key: bytes) -> None:
    """Seal the table's chance under a key."""
    for i in range(KEY_BYTES // 4):
        t.chance_key[i] = int.from_bytes(key[4 * i : 4 * i + 4], "little")


def commitment_to(key: bytes) -> str:
    """SHA-256 of the key, with a label so that it stands for nothing else."""
    return hashlib.sha256(b"tablee commitment 1\n" + key).hexdigest()


def load(path: str | Path) -> Match:
    """The match saved in a file."""
    return from_document(document_in(path))


def document_in(path: str | Path) -> Any:
    """What a file says, whatever it is; None where that isn't even JSON."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(f"{path} can't be read: {error.strerror}") from error
    except (ValueError, RecursionError):
        return None


def from_document(document: Any) -> Match:
    """The match that plain data describes, replayed and checked."""
    problems = defects(document)
    if problems:
        raise BadFile(" ".join(problems))
    return _replayed(document)


def defects(document: Any) -> list[str]:
    """Everything that is wrong with a saved match, in sentences; [] where it is sound:
    its key fits its commitment, every move was allowed, and it ends on the table it names."""
    if not isinstance(document, dict) or document.get("tablee") != FILE_VERSION:
        return [f"This is no match saved by Tablée (file version {FILE_VERSION})."]
    found = _misshapen(document)
    if found:
        return found
    if commitment_to(bytes.fromhex(document["key"])) != document["commitment"]:
        found.append("The key doesn't fit the commitment: this isn't the chance that was sealed.")
    try:
        match = _replayed(document)
        law = broken_law(match.table, match.box)
    except Exception as error:  # whatever a forged file can provoke
        return [*found, f"The moves can't be replayed: {str(error).rstrip('.')}."]
    if law:
        found.append(f"The moves lead to a table that cannot be (law {law} of the game is broken).")
    if hashlib.sha256(match.table.tobytes()).hexdigest() != document["table"]:
        found.append("The moves lead to another table than the one the file names.")
    return found


def _misshapen(document: Mapping[str, Any]) -> list[str]:
    """What is missing from a saved match, and what isn't even the right sort of thing."""
    found = []
    for field, (fits, wanted) in FIELDS.items():
        if field in document:
            if not fits(document[field]):
                found.append(f"{field} must be {wanted}.")
        elif field != "box":
            found.append(f"{field} is missing.")
    return found


def _is_text(given: object) -> bool:
    return isinstance(given, str)


def _is_hex(given: object) -> bool:
    return isinstance(given, str) and re.fullmatch("(?:[0-9a-f]{2})+", given) is not None


def _is_hash(given: object) -> bool:
    return _is_hex(given) and len(given) == 2 * KEY_BYTES  # type: ignore[arg-type]


# The fields of a saved match: how to tell whether one is fit to be read, and what it has to be.
FIELDS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "game": (_is_text, "the name of a game"),
    "seats": (lambda given: type(given) is int, "a whole number"),
    "options": (
        lambda given: isinstance(given, dict) and all(map(_is_text, given.values())),
        "a text for each option",
    ),
    "commitment": (_is_hash, "64 hexadecimal digits"),
    "key": (_is_hash, "64 hexadecimal digits"),
    "moves": (
        lambda given: isinstance(given, list) and all(map(_is_text, given)),
        "a list of texts",
    ),
    "table": (_is_hash, "64 hexadecimal digits"),
    "box": (_is_hex, "hexadecimal digits"),
}


def _replayed(document: Mapping[str, Any]) -> Match:
    played = game(document["game"])
    box = None
    if "box" in document:
        box = played.box_type.frombytes(bytes.fromhex(document["box"]))
    match = Match(
        played,
        document["seats"],
        played.choose_options(document["options"], document["seats"]),
        key_from(bytes.fromhex(document["key"])),
        box,
    )
    for number, line in enumerate(document["moves"], 1):
        seat, _, text = line.partition(" ")
        try:
            match.play(int(seat), text)
        except ValueError as error:
            raise BadFile(f"move {number}, {line}: {error}") from error
    return match
