"""Scenarios 24 to 30, and the rules of wounds and elimination."""

import pytest

from tablee.games.demeter.actions import SHOWS_CARD
from tablee.games.demeter.table import ALL_ELIMINATED, DEAD, OFF_BOARD, UNREAD
from tests.games.demeter.laying import (
    CALL,
    END,
    HEAL,
    KILL,
    SKULL,
    A,
    B,
    lay,
    move,
    play,
    told,
)


@pytest.mark.scenario(24)
@pytest.mark.rule("DE-28")
@pytest.mark.rule("DE-101")
@pytest.mark.rule("DE-102")
@pytest.mark.rule("DE-100")
def test_healing_costs_nothing_on_balance() -> None:
    laid = lay(wounds={0: 3})
    assert laid.left == 1
    laid.does(HEAL)
    assert (laid.left, laid.wounds()[A]) == (1, 2)
    laid.does(HEAL)
    assert (laid.left, laid.wounds()[A]) == (1, 1)
    assert laid.refuses(HEAL) == 29


@pytest.mark.rule("DE-102")
def test_nothing_to_heal() -> None:
    assert lay().refuses(HEAL) == 102


@pytest.mark.scenario(25)
@pytest.mark.rule("DE-146")
@pytest.mark.rule("DE-151")
@pytest.mark.rule("DE-102")
def test_three_wounds_and_an_evil_eye() -> None:
    laid = lay(wounds={0: 3}, hands={0: "care"})
    laid.table.penalty = 1
    assert (laid.left, laid.refuses(HEAL)) == (0, 28)
    laid.does(play("care"))
    assert (laid.wounds()[A], laid.left) == (0, 3)


@pytest.mark.scenario(26)
@pytest.mark.rule("DE-28")
@pytest.mark.rule("DE-75")
@pytest.mark.rule("DE-76")
def test_a_wound_on_entering_with_the_third_action() -> None:
    laid = lay(at=(7, 14, 16, 19), hidden=[9], left={7: 2})
    laid.does("search pile", move(8), move(9), dice=[0, laid.ghoul(), SKULL])
    t = laid.table
    assert (laid.wounds()[A], laid.left, t.at[A], t.room_open[9]) == (1, 0, 8, 0)
    assert laid.bag() == [15, 15, 8]


@pytest.mark.scenario(27)
@pytest.mark.rule("DE-28")
def test_an_overdraft_is_not_forgiven() -> None:
    laid = lay(hidden=[9], left={7: 2}, hands={0: "luck"})
    laid.does("search pile", "search pile", move(8))
    laid.does(move(9), dice=[laid.ghoul(), SKULL])
    laid.passes()
    assert (laid.table.used, laid.wounds()[A], laid.left) == (4, 1, 0)
    laid.does(play("luck"))
    assert laid.left == 0


@pytest.mark.scenario(28)
@pytest.mark.rule("DE-105")
@pytest.mark.rule("DE-106")
@pytest.mark.rule("DE-107")
def test_elimination_in_ones_own_turn() -> None:
    laid = lay(
        wounds={0: 3},
        res={0: "wood glass"},
        hands={0: "sacrifice bribe"},
        humans={0: 2},
        ghouls={0: 1},
        pieces={0: "lamp1"},
    )
    events = laid.does(CALL, dice=[laid.ghoul(), SKULL])
    events += laid.passes()
    t = laid.table
    assert (t.role[A], t.at[A], t.active) == (DEAD, OFF_BOARD, B)
    assert (t.res_discard[0], t.res_discard[5]) == (1, 1)
    assert sorted(card for _, card, _, _ in told(events, SHOWS_CARD)) == [10, 14]
    assert (t.bonus_discard[10], t.bonus_discard[14], t.hand_size[A]) == (1, 1, 0)
    assert laid.bag() == [15, 15, 8]
    assert sum(t.pieces[A, piece] for piece in range(9)) == 0
    assert t.clue_in[A] == UNREAD, "the first clue leaves the game face down"
    assert laid.refuses(END, A) == 20


@pytest.mark.scenario(29)
@pytest.mark.rule("DE-105")
@pytest.mark.rule("DE-178")
def test_elimination_in_anothers_turn() -> None:
    laid = lay(at=(7, 8, 16, 3), wounds={1: 3}, night=True, begins=True, dice=(0, 3))
    t = laid.table
    assert (t.role[B], t.active, laid.asked) == (DEAD, A, A)


@pytest.mark.scenario(30)
@pytest.mark.rule("DE-215")
@pytest.mark.rule("DE-231")
@pytest.mark.rule("DE-108")
def test_all_eliminated_at_once() -> None:
    laid = lay(
        at=(8, 8, 8, 8),
        wounds={0: 2, 1: 2, 2: 3, 3: 2},
        pieces={0: "lamp1 lamp2 lamp3"},
        first={0: "doll"},
        lair="bottle",
        found=[0],
    )
    laid.does(KILL, dice=[SKULL])
    t = laid.table
    assert [t.role[seat] for seat in range(4)] == [DEAD] * 4
    assert (laid.over, t.ending, laid.ranks()) == (True, ALL_ELIMINATED, [2, 2, 2, 2])


@pytest.mark.rule("DE-103")
def test_wounds_from_others_turns_count_from_the_next_own_turn() -> None:
    laid = lay(at=(7, 8, 16, 3), night=True, begins=True, dice=(0, 3))
    assert laid.wounds()[B] == 2
    laid.does(END)
    assert (laid.table.active, laid.left) == (B, 2 - laid.table.events[0])
