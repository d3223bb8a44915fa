"""Scenarios 78 and 81 to 84, the end, and what the options change."""

import pytest

from tablee.engine.tale import NO_TALE
from tablee.games.demeter.actions import TURNS_GHOUL_AWAY
from tablee.games.demeter.rules.end import eliminate
from tablee.games.demeter.table import ALL_ELIMINATED, DEAD, TIME_OUT
from tests.games.demeter.laying import (
    CALL,
    END,
    KILL,
    PILE,
    SKULL,
    THREE,
    TWO,
    A,
    B,
    C,
    D,
    lay,
    move,
    name,
    play,
    steal,
    take,
)
from tests.games.demeter.test_hunt import hunt


@pytest.mark.rule("DE-230")
def test_the_round_is_not_finished() -> None:
    laid = hunt(at=(8, 14, 16, 19))
    laid.does(KILL, dice=[THREE])
    assert laid.over
    assert laid.waiting == ()
    assert [standing.score for standing in sorted(laid.standings())] == [1, 0, 0, 0]


@pytest.mark.rule("DE-231")
def test_all_eliminated() -> None:
    laid = lay(wounds={0: 3})
    for seat in (B, C, D):
        eliminate(laid.table, seat, NO_TALE)
    laid.does(CALL, dice=[laid.ghoul(), SKULL])
    assert (laid.over, laid.table.ending, laid.table.winners) == (True, ALL_ELIMINATED, 0)


@pytest.mark.rule("DE-232")
@pytest.mark.rule("DE-233")
def test_dracula_wins_when_the_last_day_ends() -> None:
    laid = lay(seats=3, at=(7, 14, 16), active=C, drawn=range(15), round_no=11)
    assert laid.table.dracula_left == 0
    laid.does(END)
    assert (laid.over, laid.table.ending, laid.ranks()) == (True, TIME_OUT, [2, 2, 2])


@pytest.mark.rule("DE-234")
def test_a_last_survivor_goes_on_alone() -> None:
    laid = lay(at=(7, 14, 16, 19), drawn=range(10))
    for seat in (B, C, D):
        eliminate(laid.table, seat, NO_TALE)
    laid.does(END)
    assert (laid.over, laid.asked, laid.table.night) == (False, A, 1)
    laid.does(END)
    assert (laid.asked, laid.table.night, laid.table.marker) == (A, 0, A)


@pytest.mark.scenario(78)
@pytest.mark.rule("DE-324")
@pytest.mark.rule("DE-214")
def test_soft_failure() -> None:
    laid = hunt(at=(8, 14, 16, 19), humans=0, soft_failure="on")
    laid.does(KILL, dice=[TWO])
    assert (laid.wounds()[A], laid.table.clue_in[4], laid.refuses(KILL)) == (0, 8, 324)
    skull = hunt(at=(8, 14, 16, 19), humans=0, soft_failure="on")
    skull.does(KILL, dice=[SKULL])
    assert (skull.wounds()[A], skull.table.clue_discard[8]) == (2, 1)


@pytest.mark.scenario(81)
@pytest.mark.rule("DE-322")
def test_pieces_in_order() -> None:
    for option, refused in (("on", 322), ("off", None)):
        laid = lay(res={0: "glass glass wood"}, pieces={0: "lamp1"}, pieces_in_order=option)
        assert laid.refuses("build lamp3") == refused
    second = lay(res={0: "rope cloth oil"}, pieces={0: "lamp1"}, pieces_in_order="on")
    assert second.refuses("build lamp2") is None


@pytest.mark.scenario(82)
@pytest.mark.rule("DE-326")
@pytest.mark.rule("DE-132")
def test_strict_own_turn() -> None:
    laid = lay(hands={0: "ghoul_attack", 1: "pistol"}, strict_own_turn="on")
    laid.does(play("ghoul_attack"), dice=[SKULL, THREE, THREE])
    assert (laid.wounds()[B], laid.question_to(A)) == (1, "human_turn")
    night = lay(
        hands={0: "loss_of_trust", 1: "closed_room"},
        ghouls={1: 1},
        night=True,
        strict_own_turn="on",
    )
    events = night.does(play("loss_of_trust"), name(B))
    assert [event.what for event in events].count(TURNS_GHOUL_AWAY) == 1


@pytest.mark.scenario(83)
@pytest.mark.rule("DE-325")
@pytest.mark.rule("DE-197")
@pytest.mark.parametrize(("option", "read"), [("on", 1), ("off", 0)])
def test_clue_by_total(option: str, read: int) -> None:
    laid = lay(
        at=(7, 7, 16, 19), res={1: "wood oil rope"}, left={7: 3}, clue_by_total=option, drawn=[0]
    )
    laid.does(steal(B), take("oil"), END, PILE)
    assert laid.table.res_count[B] == 3
    assert laid.table.has_read_first[B] == read


@pytest.mark.scenario(84)
@pytest.mark.rule("DE-328")
def test_swap_from_lair() -> None:
    laid = hunt(at=(8, 14, 17, 19), hands={0: "position_swap"}, swap_from_lair="on")
    laid.does(play("position_swap"), name(C))
    assert (laid.table.at[A], laid.table.at[C]) == (17, 8)
    outside = hunt(at=(7, 14, 17, 19), hands={0: "position_swap"}, swap_from_lair="on")
    assert outside.refuses(play("position_swap")) == 153


@pytest.mark.rule("DE-240")
@pytest.mark.rule("DE-320")
def test_without_the_roles_nobody_changes() -> None:
    laid = lay(at=(8, 14, 12, 19), night=True, begins=True, dice=(0, 1))
    assert laid.wounds() == [2, 0, 2, 0]
    assert [laid.table.role[seat] for seat in range(4)] == [0] * 4


@pytest.mark.rule("DE-105")
def test_who_is_out_stays_out() -> None:
    laid = lay(at=(7, 14, 16, 19))
    eliminate(laid.table, B, NO_TALE)
    laid.does(END)
    assert (laid.asked, laid.table.role[B]) == (C, DEAD)
    assert laid.refuses(move(8), B) == 20
