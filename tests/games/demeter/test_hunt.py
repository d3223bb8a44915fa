"""Scenarios 1 to 5, 60 to 62 and 76, and the rules of the clues and of killing Dracula."""

from typing import Any

import pytest

from tablee.engine.record import UNKNOWN
from tablee.engine.table import SPECTATOR
from tablee.games.demeter.actions import (
    CLUE_NAMES,
    FIRST_CLUE_IS,
    READS_FIRST_CLUE,
    SECOND_CLUE_IS,
)
from tablee.games.demeter.table import CLUES, DRACULA_KILLED, LAIR, UNREAD
from tests.games.demeter.laying import (
    BOX,
    CALL,
    END,
    KILL,
    ONE,
    PASS,
    PILE,
    SKULL,
    THREE,
    TWO,
    USE,
    A,
    B,
    C,
    D,
    LaidTable,
    lay,
    move,
    told,
)

LAMP, STAKE, CRUCIFIX = (
    " ".join(f"{thing}{part}" for part in (1, 2, 3)) for thing in ("lamp", "stake", "crucifix")
)


def hunt(pieces: str = LAMP, humans: int = 2, res: str = "oil glass", **more: Any) -> LaidTable:
    """The rulebook's example: the doll (lamp or stake), then the bottle (two humans and two
    resources); A stands one door from the lair."""
    more = {"at": (10, 14, 16, 19), **more}
    return lay(
        pieces={0: pieces},
        humans={0: humans},
        res={0: res},
        first={0: "doll"},
        lair="bottle",
        found=[0],
        **more,
    )


@pytest.mark.scenario(1)
@pytest.mark.rule("DE-202")
@pytest.mark.rule("DE-203")
@pytest.mark.rule("DE-211")
@pytest.mark.rule("DE-230")
@pytest.mark.rule("DE-233")
@pytest.mark.rule("DE-2")
def test_the_example_of_the_rulebook() -> None:
    laid = hunt()
    laid.does(move(8))
    laid.does(KILL, dice=[ONE])
    t = laid.table
    assert (laid.over, t.ending, t.winners) == (True, DRACULA_KILLED, 1)
    assert laid.ranks() == [1, 2, 2, 2]
    assert (t.humans[A], laid.resources(A)) == (2, ["oil", "glass"]), "nothing is spent"
    assert [laid.refuses(END, seat) for seat in range(4)] == [230] * 4


@pytest.mark.scenario(2)
@pytest.mark.rule("DE-202")
def test_the_same_with_the_stake() -> None:
    laid = hunt(pieces=STAKE)
    laid.does(move(8))
    laid.does(KILL, dice=[TWO])
    assert laid.table.winners == 1


@pytest.mark.scenario(3)
@pytest.mark.rule("DE-210")
@pytest.mark.rule("DE-202")
def test_not_with_the_crucifix() -> None:
    laid = hunt(pieces=CRUCIFIX)
    laid.does(move(8))
    assert laid.refuses(KILL) == 210


@pytest.mark.rule("DE-210")
def test_what_an_attempt_takes() -> None:
    assert hunt().refuses(KILL) == 210, "the pawn isn't in the lair"
    laid = hunt()
    laid.table.has_read_second[A] = 0
    laid.table.at[A] = 8
    assert laid.refuses(KILL) == 210


@pytest.mark.scenario(4)
@pytest.mark.rule("DE-212")
@pytest.mark.rule("DE-214")
@pytest.mark.rule("DE-215")
@pytest.mark.rule("DE-216")
def test_without_the_second_objective() -> None:
    laid = hunt(humans=1)
    laid.does(move(8))
    laid.does(KILL, dice=[TWO])
    t = laid.table
    assert (laid.wounds()[A], t.clue_discard[8], laid.over) == (2, 1, False)
    assert t.clue_in[LAIR] not in (8, UNREAD)
    assert t.clue_left == 14
    crushing = hunt(humans=1)
    crushing.does(move(8))
    crushing.does(KILL, dice=[THREE])
    assert crushing.table.winners == 1


@pytest.mark.scenario(5)
@pytest.mark.rule("DE-197")
@pytest.mark.rule("DE-199")
@pytest.mark.rule("DE-200")
def test_reading_the_first_clue() -> None:
    laid = lay(res={0: "metal oil wood"}, left={7: 2})
    t = laid.table
    assert (t.clue_in[A], t.has_read_first[A]) == (UNREAD, 0)
    events = laid.does(PILE, dice=[0, laid.clue("doll")])
    assert (t.clue_in[A], t.has_read_first[A]) == (10, 1)
    assert told(events, READS_FIRST_CLUE) == [(A, 0, 0, 0)]
    assert [(e.a, e.seen_by) for e in events if e.what == FIRST_CLUE_IS] == [(10, 1)]
    for reader in (B, C, D, SPECTATOR):
        seen = laid.seen_by(reader)
        assert (seen.clue_in[A], seen.has_read_first[A]) == (UNKNOWN, 1)
    laid.does("build lamp1")
    assert t.res_count[A] == 2
    assert laid.seen_by(A).clue_in[A] == 10, "known for good"


@pytest.mark.scenario(5)
@pytest.mark.rule("DE-198")
@pytest.mark.rule("DE-196")
@pytest.mark.rule("DE-199")
@pytest.mark.rule("DE-200")
def test_finding_the_second_clue() -> None:
    laid = lay(at=(8, 14, 16, 19), first={0: "doll"}, pieces={0: "lamp1 lamp3"})
    events = laid.does(move(10), dice=[laid.clue("bottle")])
    t = laid.table
    assert (t.has_read_second[A], t.clue_in[LAIR], laid.left) == (1, 8, 3)
    assert [(e.a, e.seen_by) for e in events if e.what == SECOND_CLUE_IS] == [(8, 1)]
    for reader in (B, C, D, SPECTATOR):
        seen = laid.seen_by(reader)
        assert seen.clue_in[LAIR] == UNKNOWN
        assert seen.clue_in[A] == 10, "where it was found says which first clue it was"


@pytest.mark.scenario(5)
@pytest.mark.rule("DE-198")
def test_what_it_takes_to_find_it() -> None:
    mixed = lay(at=(8, 14, 16, 19), first={0: "doll"}, pieces={0: "lamp1 stake1"})
    mixed.does(move(10))
    assert mixed.table.has_read_second[A] == 0
    unread = lay(at=(8, 14, 16, 19), pieces={0: "lamp1 lamp2"})
    unread.does(move(10))
    assert unread.table.has_read_second[A] == 0
    other = lay(at=(8, 14, 16, 19), first={0: "doll"}, pieces={0: "lamp1 lamp2"})
    other.does(move(9))
    assert other.table.has_read_second[A] == 0
    not_on_turn = lay(at=(8, 10, 16, 19), first={1: "doll"}, pieces={1: "lamp1 lamp2"})
    assert not_on_turn.table.has_read_second[B] == 0
    not_on_turn.does(END)
    assert not_on_turn.table.has_read_second[B] == 1
    night = lay(at=(10, 14, 16, 19), first={0: "doll"}, pieces={0: "lamp1 lamp2"}, night=True)
    assert night.table.has_read_second[A] == 1


@pytest.mark.rule("DE-198")
def test_everybody_sees_where_it_was_not_found() -> None:
    laid = lay(at=(8, 14, 16, 19), first={0: "doll"}, pieces={0: "lamp1 lamp2"})
    laid.does(move(9))
    assert laid.seen_by(B).ruled_out[A, 8] == 1
    assert laid.seen_by(B).ruled_out[A, 9] == 1
    assert laid.seen_by(B).ruled_out[A, 10] == 0


@pytest.mark.rule("DE-196")
@pytest.mark.rule("DE-201")
@pytest.mark.rule("DE-204")
def test_clue_cards() -> None:
    """One object in each room; two halves, of which one counts: for the doll as first clue its
    pair, for the bottle as second its requirement. Whoever has seen a card knows its room."""
    assert sorted(BOX.clue_room[clue] for clue in range(CLUES)) == list(range(20))
    for clue in range(CLUES):
        assert sum(BOX.clue_object[clue, thing] for thing in range(3)) == 2
        needs = (BOX.clue_humans, BOX.clue_ghouls, BOX.clue_resources)
        assert sum(of[clue] for of in needs) == 4
    doll, bottle = CLUE_NAMES.index("doll"), CLUE_NAMES.index("bottle")
    assert [BOX.clue_object[doll, thing] for thing in range(3)] == [1, 1, 0]
    assert (BOX.clue_humans[bottle], BOX.clue_ghouls[bottle], BOX.clue_resources[bottle]) == (
        2,
        0,
        2,
    )


@pytest.mark.rule("DE-213")
def test_an_attempt_costs_nothing_and_is_optional() -> None:
    laid = hunt(at=(8, 14, 16, 19), wounds={0: 0})
    assert KILL in laid.may(), "also for one who already stood there"
    laid.does(CALL, CALL, dice=[laid.empty(), laid.empty()])
    laid.does(move(7), move(8))
    assert (laid.left, laid.refuses(KILL)) == (0, None)
    laid.does(END)
    assert laid.table.active == B


@pytest.mark.scenario(60)
@pytest.mark.rule("DE-215")
@pytest.mark.rule("DE-216")
@pytest.mark.rule("DE-217")
@pytest.mark.rule("DE-160")
def test_a_failed_attempt() -> None:
    laid = lay(
        at=(8, 8, 16, 19),
        pieces={0: LAMP},
        first={0: "doll", 2: "whistle"},
        lair="bottle",
        found=[0, 2],
        hands={1: "garlic_braid"},
    )
    laid.does(KILL, dice=[SKULL])
    assert laid.question_to(B) == "garlic_braid"
    laid.does(USE)
    assert laid.wounds() == [2, 0, 0, 0]
    t = laid.table
    new = t.clue_in[LAIR]
    assert (t.clue_discard[8], new != 8) == (1, True)
    assert [laid.seen_by(reader).clue_in[LAIR] for reader in range(4)] == [
        new,
        UNKNOWN,
        new,
        UNKNOWN,
    ]


@pytest.mark.scenario(61)
@pytest.mark.rule("DE-218")
@pytest.mark.rule("DE-211")
@pytest.mark.rule("DE-219")
def test_the_new_objective_is_met_by_what_one_has() -> None:
    laid = lay(
        at=(8, 14, 16, 13),
        pieces={0: LAMP},
        first={0: "doll"},
        lair="bottle",
        found=[0],
        ghouls={0: 2},
        res={0: "oil wood"},
    )
    laid.does(KILL, dice=[SKULL, laid.clue("syringe")])  # sick bay: two ghouls, two resources
    assert (laid.table.clue_in[LAIR], laid.wounds()[A]) == (9, 2)
    laid.does(move(9))
    laid.does(KILL, dice=[ONE])
    assert laid.table.winners == 1


@pytest.mark.scenario(62)
@pytest.mark.rule("DE-221")
def test_a_new_lair_behind_a_ghoul() -> None:
    laid = hunt(at=(8, 14, 16, 19), humans=0, hidden=[9])
    laid.does(KILL, dice=[SKULL, laid.clue("syringe")])
    laid.does(move(9), dice=[laid.ghoul(), SKULL])
    assert (laid.table.at[A], laid.wounds()[A]) == (8, 3)
    assert laid.refuses(KILL) == 210


@pytest.mark.rule("DE-217")
def test_a_latecomer_sees_the_card_that_lies_there_then() -> None:
    laid = lay(
        at=(8, 9, 16, 19),
        pieces={0: LAMP, 1: "stake1 stake2"},
        first={0: "doll", 1: "syringe"},
        lair="bottle",
        found=[0],
    )
    laid.does(KILL, dice=[SKULL, laid.clue("mirror")])
    laid.does(END)
    assert laid.table.has_read_second[B] == 1
    assert laid.seen_by(B).clue_in[LAIR] == CLUE_NAMES.index("mirror")


@pytest.mark.rule("DE-222")
def test_cards_about_ghouls_do_not_touch_this_roll() -> None:
    laid = hunt(at=(8, 14, 16, 19), hands={0: "pistol blood_scent"})
    laid.table.reroll[A] = 2
    laid.does(KILL, dice=[ONE])
    assert laid.table.winners == 1
    failed = hunt(at=(8, 14, 16, 19), hands={0: "pistol blood_scent"})
    failed.does(KILL, dice=[SKULL])
    assert failed.question_to(A) == "garlic_braid"


@pytest.mark.rule("DE-223")
def test_who_does_not_know_the_lair_notices_nothing() -> None:
    laid = lay(at=(7, 14, 16, 19), lair="bottle", pieces={0: LAMP})
    laid.does(move(8))
    assert laid.question_to(A) == "human_turn"
    assert laid.refuses(KILL) == 210
    night = lay(at=(8, 14, 16, 19), lair="bottle", night=True, begins=True, dice=(10, 0))
    assert night.wounds() == [0] * 4


@pytest.mark.scenario(76)
@pytest.mark.rule("DE-220")
def test_an_empty_clue_pile() -> None:
    laid = hunt(at=(8, 14, 16, 19), humans=0)
    t = laid.table
    laid.does(KILL, dice=[SKULL])
    failures = 1
    while True:
        t.wounds[A] = 0
        t.at[A] = BOX.clue_room[t.clue_in[LAIR]]
        if failures == 15:
            break
        laid.does(KILL, dice=[SKULL])
        failures += 1
    assert (t.clue_left, sum(t.clue_discard[clue] for clue in range(CLUES))) == (0, 15)
    replaced = t.clue_in[LAIR]
    laid.does(KILL, dice=[SKULL])
    assert t.clue_left == 14
    assert [clue for clue in range(CLUES) if t.clue_discard[clue]] == [replaced]
    assert t.clue_in[LAIR] != replaced


@pytest.mark.rule("DE-217")
def test_the_dead_see_no_new_lair() -> None:
    laid = hunt(at=(8, 14, 16, 19), humans=0, wounds={0: 2})
    laid.does(KILL, dice=[SKULL])
    assert laid.table.clue_in[LAIR] == UNREAD
    assert laid.seen_by(A).clue_in[A] == 10


@pytest.mark.rule("DE-215")
def test_garlic_at_a_failed_attempt_is_asked_of_each() -> None:
    laid = hunt(at=(8, 8, 16, 8), humans=0, hands={0: "luck", 1: "luck", 3: "care"})
    laid.does(KILL, dice=[SKULL])
    asked = []
    while laid.question_to(laid.asked) == "garlic_braid":
        asked.append(laid.asked)
        laid.does(PASS)
    assert (asked, laid.wounds()) == ([A, B, D], [2, 2, 0, 2])
