"""What the others are shown while somebody is asked for a reaction: the same, to the byte, whether
or not the one who is asked holds the card that could answer."""

from collections.abc import Callable

import pytest

from tablee.engine.table import SPECTATOR
from tests.every_game.pages import NAMES, everything_shown
from tests.games.demeter.laying import (
    CALL,
    DEMETER,
    PASS,
    SKULL,
    A,
    B,
    LaidTable,
    lay,
    name,
    play,
)

Shown = dict[int, list[str]]


def shown(match: LaidTable, table: Callable[[LaidTable], object], *readers: int) -> Shown:
    """All that these readers are shown of a table."""
    return {
        reader: list(everything_shown(table(match), match, reader, NAMES[:3]))  # type: ignore[arg-type]
        for reader in readers
    }


@pytest.fixture
def table() -> Callable[[LaidTable], object]:
    """A server's table at which such a match is played."""
    from tablee.server.store import Laid
    from tablee.server.tables import Table

    def at(match: LaidTable) -> Table:
        box = DEMETER.box.tobytes()
        laid = Table(
            Laid(
                "table",
                DEMETER.slug,
                3,
                dict(match.options),
                box,
                bytes(32),
                bytes(32),
                laid_at=0,
            )
        )
        for seat in range(3):
            laid.sit(seat, NAMES[seat], bytes([seat]))
        return laid

    return at


def with_skull(card: str) -> LaidTable:
    """A has met a ghoul by day, and rolled a skull, with this card in hand."""
    match = lay(3, at=(8, 9, 10), hands={A: card})
    match.does(CALL, dice=[match.ghoul()])
    match.does(PASS, dice=[SKULL])  # no Blood Scent
    return match


def struck_by_dracula(card: str) -> LaidTable:
    """Dracula has appeared in B's room, while B holds this card."""
    laid = lay(3, at=(19, 8, 10), hands={B: card}, night=True)
    dice = laid.dracula(1)
    return lay(3, at=(19, 8, 10), hands={B: card}, night=True, begins=True, dice=dice)


def with_ghoul(card: str) -> LaidTable:
    """A has just met a ghoul by day, with this card in hand."""
    match = lay(3, at=(8, 9, 10), hands={A: card})
    match.does(CALL, dice=[match.ghoul()])
    return match


def attacked_by_ghouls(card: str) -> LaidTable:
    """A has sent ghouls against everybody, and B, who holds this card, rolled a skull."""
    match = lay(3, at=(8, 9, 10), hands={A: "ghoul_attack", B: card})
    match.does(play("ghoul_attack"), dice=[SKULL])
    return match


def named_by_a_thief(card: str) -> LaidTable:
    """At night A has named B, who holds this card, to steal from."""
    match = lay(3, at=(8, 9, 10), hands={A: "night_theft", B: card}, res={B: "oil"}, night=True)
    match.does(play("night_theft"), name(B))
    return match


@pytest.mark.rule("DE-132", "DE-147", "DE-155", "DE-166")
@pytest.mark.parametrize(
    ("moment", "held", "other", "asked", "question"),
    [
        (with_skull, "pistol", "luck", A, "pistol"),
        (struck_by_dracula, "garlic_braid", "luck", B, "garlic_braid"),
        (with_ghoul, "blood_scent", "luck", A, "blood_scent"),
        (attacked_by_ghouls, "pistol", "luck", B, "pistol"),
        (named_by_a_thief, "closed_room", "luck", B, "closed_room"),
    ],
    ids=["pistol", "garlic", "blood_scent", "ghoul_attack", "closed_room"],
)
def test_others_cannot_tell_who_holds_what(
    table: Callable[[LaidTable], object],
    moment: Callable[[str], LaidTable],
    held: str,
    other: str,
    asked: int,
    question: str,
) -> None:
    one, two = moment(held), moment(other)
    assert [one.question(asked), two.question(asked)] == [question, question]
    readers = [reader for reader in (0, 1, 2, SPECTATOR) if reader != asked]
    assert shown(one, table, *readers) == shown(two, table, *readers)
    assert shown(one, table, asked) != shown(two, table, asked)
