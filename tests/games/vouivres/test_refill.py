"""Scenarios 9 to 14 and 82: gems fall into the caves."""

import pytest

from tablee.games.vouivres.table import GEMS, RESOURCE_CARDS, Table
from tests.dice import load_dice
from tests.games.vouivres.laying import (
    BOX,
    NONE,
    SEATS,
    VOUIVRES,
    LaidTable,
    gems_in,
    go,
    lay,
    place,
    turn_next,
)
from tests.random_play import random_moves

pytestmark = pytest.mark.usefixtures("both_ways")


def play_a_round(laid: LaidTable, *cards: int) -> LaidTable:
    """A round in which all stay in room 1 and nobody gets anything, the wyvern strikes the last
    room in vain; then these two cards are turned up."""
    dice = [0, 0, 0, 0]  # for the room of the wyvern
    laid.choose(*[go(1) for _ in range(laid.seats)])
    load_dice(laid.table, *dice, *turn_next(laid.table, *cards))
    laid.does(place(laid.seats))
    return laid


def refilled(seats: int, *cards: int, **given: object) -> LaidTable:
    """A table after these two cards."""
    return play_a_round(lay(seats, **given), *cards)  # type: ignore[arg-type]


@pytest.mark.scenario(9)
@pytest.mark.rule("NV-21")
@pytest.mark.rule("NV-22")
def test_both_cards_together_fill_the_rooms() -> None:
    laid = lay(4, rounds=15)  # the deck has been used up: all thirty cards come again
    play_a_round(laid, 1, 13)
    assert laid.display() == (1, 13)
    assert [laid.room(n) for n in range(1, 5)] == [
        (5, 2, 0, 0),
        (1, 1, 2, 1),
        (2, 1, 0, 1),
        (1, 1, 1, 1),
    ]
    assert laid.supply() == (120 - 9, 80 - 5, 45 - 3, 45 - 3)


@pytest.mark.scenario(10)
@pytest.mark.rule("NV-22")
def test_lines_of_inactive_rooms_are_left_alone() -> None:
    laid = lay(6, rounds=15)
    play_a_round(laid, 1, 13)
    assert [laid.room(n) for n in range(1, 7)] == [
        (5, 2, 0, 0),
        (1, 1, 2, 1),
        (2, 1, 0, 1),
        (1, 1, 1, 1),
        (0, 1, 1, 0),
        (2, 0, 0, 1),
    ]
    four = lay(4, rounds=15)
    play_a_round(four, 1, 13)
    assert (four.room(5), four.room(6)) == (NONE, NONE)
    fewer = [four.supply()[gem] - laid.supply()[gem] for gem in range(GEMS)]
    assert fewer == [2, 1, 1, 1]  # the five gems of rooms 5 and 6
    assert {event[1] for event in four.heard("room_filled")} == {0, 1, 2, 3}


@pytest.mark.scenario(11)
@pytest.mark.rule("NV-23")
def test_new_gems_join_the_old_ones() -> None:
    laid = refilled(5, 4, 5, rooms={4: (1, 0, 1, 0)})
    assert laid.room(4) == (2, 3, 1, 0)
    laid = refilled(5, 4, 5, rooms={4: (90, 40, 30, 30)})  # no room is ever full
    assert laid.room(4) == (91, 43, 30, 30)


@pytest.mark.scenario(12)
@pytest.mark.rule("NV-24")
def test_a_short_supply_serves_the_rooms_in_order() -> None:
    laid = refilled(3, 19, 4, chests={0: (116, 0, 0, 0)})
    assert laid.room(1) == (4, 0, 0, 0)
    assert laid.room(2) == (0, 4, 1, 1)
    assert laid.room(3) == (0, 0, 1, 1)
    assert laid.supply()[0] == 0
    assert laid.heard("supply_short") == [(-1, 0, 3), (-1, 0, 1)]
    # The missing gems are not owed: what comes back to the supply stays there.
    laid.table.chest[0, 0] -= 10
    laid.table.supply[0] += 10
    play_a_round(laid, 6, 7)
    assert laid.supply()[0] == 10 - sum(BOX.resource[c - 1, r, 0] for c in (6, 7) for r in range(3))


@pytest.mark.scenario(13)
@pytest.mark.rule("NV-25")
@pytest.mark.rule("NV-20")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deck_lasts_fifteen_rounds(seats: int) -> None:
    seen: list[set[int]] = []
    for seed in range(40):
        match = VOUIVRES.new(seats=seats, seed=seed)
        shown, shuffles = {1: cards(match.table)}, []
        for _ in random_moves(match, seed):
            rounds = match.table.rounds  # type: ignore[attr-defined]
            if rounds not in shown:
                shown[rounds] = cards(match.table)
                told = [VOUIVRES.event_names[event.what] for event in match.tale[-1]]
                if "deck_shuffled" in told:
                    shuffles.append(rounds)
        if len(shown) >= 31:
            assert shuffles == [16, 31]
            for first in (1, 16):
                turned = [shown[first + i] for i in range(15)]
                assert sorted(card for pair in turned for card in pair) == list(range(30))
            seen.append(set(shown[16]))
            if len(seen) == 3:
                break
    assert len(seen) == 3


def cards(t: object) -> tuple[int, int]:
    assert isinstance(t, Table)
    return t.deck[t.turned - 2], t.deck[t.turned - 1]


@pytest.mark.scenario(14)
@pytest.mark.rule("NV-86")
def test_unlimited_supplies_never_run_short() -> None:
    laid = refilled(3, 19, 4, chests={0: (500, 0, 0, 0)}, options={"gem_supply": "unlimited"})
    assert laid.room(1)[0] == 7
    assert laid.room(3)[0] == 1
    assert laid.supply() == NONE
    assert laid.heard("supply_short") == []


@pytest.mark.scenario(82)
@pytest.mark.rule("NV-55")
@pytest.mark.rule("NV-24")
def test_what_the_wyvern_takes_can_fall_again() -> None:
    laid = lay(3, pawns=[3, 1, 1], chests={0: (0, 0, 0, 7), 1: (0, 0, 0, 38)}, rounds=15)
    assert laid.supply()[3] == 0
    laid.choose(go(3), go(1), go(1))
    pearls = [0, 0, 0, 5]  # the last face of the black die shows two
    load_dice(laid.table, *pearls, 0, 0, 0, 0, *turn_next(laid.table, 10, 16))
    laid.does(place(3))
    assert laid.chest(0) == (0, 0, 0, 5)
    # RC10 and RC16 ask for two pearls in room 1, and one in room 3.
    assert [laid.room(n)[3] for n in (1, 2, 3)] == [2, 0, 0]
    assert laid.supply()[3] == 0


@pytest.mark.rule("NV-21")
@pytest.mark.rule("NV-22")
@pytest.mark.parametrize("seats", SEATS)
def test_any_two_cards_are_added_up(seats: int) -> None:
    for one in range(1, 30, 5):
        laid = lay(seats, rounds=15)
        other = one % 30 + 1
        play_a_round(laid, one, other)
        for room in range(seats):
            lines = [BOX.resource[card - 1, room, gem] for card in (one, other) for gem in range(4)]
            assert laid.room(room + 1) == tuple(lines[gem] + lines[4 + gem] for gem in range(4))
        gone = [120, 80, 45, 45]
        filled = [sum(laid.room(n)[gem] for n in range(1, seats + 1)) for gem in range(4)]
        assert laid.supply() == gems_in([gone[gem] - filled[gem] for gem in range(4)])


def test_what_the_deck_brings_in_all() -> None:
    """Rooms 1 to 3 alike, 4 to 6 poorer and poorer; no line is empty, no card is there twice."""
    sums = [
        [sum(BOX.resource[card, room, gem] for card in range(30)) for gem in range(4)]
        for room in range(6)
    ]
    assert sums == [
        [35, 21, 12, 12],
        [35, 21, 12, 12],
        [35, 21, 12, 12],
        [26, 16, 9, 9],
        [20, 11, 7, 7],
        [16, 8, 6, 6],
    ]
    lines = [
        sum(BOX.resource[card, room, gem] for gem in range(4))
        for card in range(RESOURCE_CARDS)
        for room in range(6)
    ]
    assert set(lines) == {1, 2, 3, 4}
    assert len({BOX.array["resource"][0][card].tobytes() for card in range(30)}) == 30
