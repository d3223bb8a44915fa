"""`tablee verify`: whether a saved game is what it says, told check by check."""

from __future__ import annotations

from argparse import Namespace

from tablee.engine.match import Match, defects, document_in, from_document
from tablee.engine.words import words_of


def verify(asked: Namespace) -> int:
    """Check a file: the exit status is 0 if it is sound, and 1 if not."""
    document = document_in(asked.file)
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
