"""`tablee verify`: whether a saved game is what it says, told check by check."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from tablee.engine.match import BadFile, Match, defects, from_document
from tablee.engine.words import words_of


def verify(asked: Namespace) -> int:
    """Check a file: the exit status is 0 if it is sound, and 1 if not."""
    try:
        document: Any = json.loads(Path(asked.file).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(f"{asked.file} can't be read: {error.strerror}") from error
    except (ValueError, RecursionError):  # neither UTF-8 nor JSON, or nested without end
        document = None
    wrong = defects(document)
    if wrong:
        print(f"{asked.file} is not sound.")
        print("\n".join(wrong))
        return 1
    print(f"{asked.file} is sound.")
    print("\n".join(checked(from_document(document))))
    return 0


def checked(match: Match) -> list[str]:
    """What was found to be so."""
    title, moves = words_of(match.game, "en").say("title"), len(match.moves)
    lines = [
        f"It is a game of {match.game.slug} ({title}) with {match.seats} seats.",
        "Its chance is the one that was sealed before the first move, under the commitment",
        f"  {match.commitment}",
        "  (compare it with the one that you were shown then).",
        f"The rules allowed each of its {moves} moves, and they lead to the table that it names.",
    ]
    if match.box != match.game.box:
        lines.append("It is played with figures of its own in the box, not with those published.")
    if match.result is None:
        waiting = ", ".join(str(seat) for seat in match.waiting)
        return [*lines, f"It isn't over: seat {waiting} is to move."]
    ranking = ", ".join(f"seat {seat} with {score} points" for seat, _, score in match.result)
    return [*lines, f"It is over. From the best: {ranking}."]
