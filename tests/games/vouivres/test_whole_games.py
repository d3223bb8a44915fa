"""Scenario 70, and what must be so at every moment of every game, whoever plays it how."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tablee.engine.match import Match
from tablee.games.vouivres.table import CHOOSING, GEMS, ORDERS, OUTSIDE, OVER, Table
from tests.games.vouivres.laying import BOX, SEATS, VOUIVRES
from tests.random_play import random_moves

STARTING = (120, 80, 45, 45)


def tables(match: Match, seed: int) -> Iterator[Table]:
    """The table at every moment of a game played at random."""
    for _ in random_moves(match, seed):
        assert isinstance(match.table, Table)
        yield match.table.copy()
    assert isinstance(match.table, Table)
    yield match.table


@pytest.mark.scenario(70)
@pytest.mark.rule("NV-8")
@pytest.mark.rule("NV-55")
@pytest.mark.rule("NV-65")
@pytest.mark.parametrize("seats", SEATS)
def test_no_gem_and_no_fragment_is_ever_lost(seats: int) -> None:
    for t in tables(VOUIVRES.new(seats=seats, seed=7), 7):
        for gem in range(GEMS):
            elsewhere = sum(t.room_gems[room, gem] for room in range(6))
            elsewhere += sum(t.chest[seat, gem] + t.bank[seat, gem] for seat in range(seats))
            assert t.supply[gem] + elsewhere == STARTING[gem]
        assert t.fragment_supply + sum(t.fragments[seat] for seat in range(seats)) == 20


@pytest.mark.rule("NV-18")
@pytest.mark.parametrize("seats", SEATS)
def test_phases_follow_one_another(seats: int) -> None:
    """The phase only grows within a round, and each round begins with everybody's choice."""
    for before, after in pairwise(tables(VOUIVRES.new(seats=seats, seed=8), 8)):
        if after.rounds == before.rounds:
            assert after.phase >= before.phase
        else:
            assert after.rounds == before.rounds + 1
            assert after.phase == CHOOSING
            assert after.to_act == (1 << seats) - 1
        if after.phase == CHOOSING and after.rounds > before.rounds:
            assert after.holder == (before.holder + 1) % seats


@pytest.mark.rule("NV-56")
@pytest.mark.parametrize("seats", SEATS)
def test_the_wyvern_goes_round_the_table(seats: int) -> None:
    holders = {}
    for t in tables(VOUIVRES.new(seats=seats, seed=9), 9):
        if t.phase != OVER:
            holders[t.rounds] = t.holder
    first = holders[1]
    assert holders == {number: (first + number - 1) % seats for number in holders}


@pytest.mark.rule("NV-70")
@pytest.mark.rule("NV-66")
@pytest.mark.parametrize("seats", SEATS)
def test_who_is_outside_has_an_empty_chest_and_comes_back(seats: int) -> None:
    met = 0
    for seed in range(6):
        for t in tables(VOUIVRES.new(seats=seats, seed=seed), seed):
            if t.phase == CHOOSING:
                for seat in range(seats):
                    if t.pawn[seat] == OUTSIDE:
                        met += 1
                        assert [t.chest[seat, gem] for gem in range(GEMS)] == [0, 0, 0, 0]
                        assert any(t.validated[seat, order] for order in range(ORDERS))
    assert met


@pytest.mark.rule("NV-67")
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_banked_stays_banked(seats: int) -> None:
    for seed in range(4):
        for before, after in pairwise(tables(VOUIVRES.new(seats=seats, seed=seed), seed)):
            for seat in range(seats):
                for gem in range(GEMS):
                    assert after.bank[seat, gem] >= before.bank[seat, gem]
                for order in range(ORDERS):
                    assert after.objective[seat, order] == before.objective[seat, order]
                    assert after.validated[seat, order] >= before.validated[seat, order]


@pytest.mark.rule("NV-19")
@pytest.mark.parametrize("seats", SEATS)
def test_gems_change_places_only_by_the_events_of_the_rulebook(seats: int) -> None:
    """Every gem that a chest gains was told as gathered; every one that it lost was rolled for,
    paid or banked."""
    match = VOUIVRES.new(seats=seats, seed=11)
    names = VOUIVRES.event_names
    for number, (before, after) in enumerate(pairwise(tables(match, 11))):
        change = [[0] * GEMS for _ in range(seats)]
        for event in match.tale[number + 1]:
            told = names[event.what]
            if told == "gathers":
                change[event.seat][event.a] += event.b
            elif told == "chest_die":
                change[event.seat][event.a] -= event.c
            elif told == "banks":
                change[event.seat][event.a] -= event.b
            elif told == "validates":
                for gem in range(GEMS):
                    change[event.seat][gem] -= BOX.objective[event.a, gem]
        for seat in range(seats):
            assert [
                after.chest[seat, gem] - before.chest[seat, gem] for gem in range(GEMS)
            ] == change[seat]


@pytest.mark.rule("NV-73")
@pytest.mark.rule("NV-81")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_ends_with_a_finisher_or_after_the_last_round(seats: int) -> None:
    for seed in range(8):
        match = VOUIVRES.new(seats=seats, seed=seed)
        *_, end = tables(match, seed)
        finishers = [seat for seat in range(seats) if end.finished[seat]]
        assert finishers or end.rounds == 40
        winners = {standing.seat for standing in match.standings() if standing.rank == 1}
        assert winners <= set(finishers) or not finishers
        assert winners
