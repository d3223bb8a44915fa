"""Scenarios 57, 58 and 87, and the rules for two players."""

import pytest

from tests.games.silberzwerg.laying import BOX, END, events, lay, new

pytestmark = pytest.mark.usefixtures("both_ways")


@pytest.mark.scenario(57)
@pytest.mark.rule("SZ-159")
@pytest.mark.parametrize("first", [0, 1])
def test_ghosts_take_turns(first: int) -> None:
    boards = ["Y R", "G"] if first == 0 else ["G", "Y R"]
    laid = lay(2, ghosts=boards, lords=["gems"], bags=["B1"], first=first)
    order = []
    while laid.table.phase == 4:
        seat = laid.on_turn
        if laid.question(seat) == "which_ghost":
            laid.does(laid.legal(seat)[0].text)
        else:
            order.append(seat)
            laid.does(laid.legal(seat)[-1].text)
    assert order == [first, 1 - first, first]


@pytest.mark.scenario(58)
@pytest.mark.rule("SZ-160")
def test_whoever_has_more_goes_on_alone() -> None:
    laid = lay(2, lords=["Y R G B", "gems"], bags=["", "Y1"])
    order = []
    while laid.table.phase == 6:
        seat = laid.on_turn
        if laid.question(seat) == "which_lord":
            laid.does(laid.legal(seat)[0].text)
        else:
            order.append(seat)
            laid.does(END)
    assert order == [0, 1, 0, 0, 0]
    ghosts = lay(2, ghosts=["Y R", "Y"], lords=["gems"], bags=["B1"])
    ghosts.does("choose_ghost yellow", "scare ghost2")
    assert ghosts.asked == (0, "mine_ghost")
    assert ghosts.table.column == 1


@pytest.mark.rule("SZ-153")
def test_everything_else_is_as_with_four() -> None:
    assert new(2).table.deck == new(4).table.deck == 28
    laid = lay(2, miners=["Y4", "Y2"], lords=["gems"])
    assert laid.table.price[0] == BOX.price[6]


@pytest.mark.rule("SZ-154")
def test_eight_miners_and_four_leaders_each() -> None:
    laid = new(2)
    steps = [laid.legal(0)[number % 4].text for number in range(8)]
    for step in steps:
        laid.play(0, step)
    assert laid.question(0) == "place_leader"
    for column in ("yellow", "red", "green", "blue"):
        laid.play(0, f"place_lord {column}")
    assert laid.question(0) == "ready"


@pytest.mark.rule("SZ-155")
@pytest.mark.rule("SZ-161")
def test_either_of_ones_two_contracts_is_ones_own() -> None:
    board = {f"corner{n}": (f"C{16 + n}", 1) for n in (1, 2, 3, 4)}
    laid = lay(2, ghosts=["contract"], lords=["contract"], bags=["Y4 G4"], contracts=board)
    assert laid.may() == {
        "raise_contract corner1",
        "raise_contract corner2",
        "lower_contract corner3",
        "lower_contract corner4",
    }
    laid.does("lower_contract corner3")
    assert laid.refuses("fulfil_contract corner2") is None
    assert laid.refuses("fulfil_contract corner3") == 101


@pytest.mark.scenario(87)
@pytest.mark.rule("SZ-82")
@pytest.mark.rule("SZ-163")
def test_a_theft_between_two() -> None:
    laid = lay(2, ghosts=["gems"], lords=["gems"], bags=["Y1", "R2 G2 B2"])
    steals = {action for action in laid.may() if action.startswith("steal")}
    assert steals == {"steal_two clan2"}
    assert laid.refuses("steal_one_each clan1-clan2") == 163
    told = laid.does("steal_two clan2")
    assert events(told, "steals") == [(0, 1, 2)]
    for reader in (0, 1):
        seen = laid.seen_by(reader)
        for seat in (0, 1):
            known = [seen.known[reader, seat, colour] for colour in range(4)]
            assert known == [laid.table.bag[seat, colour] for colour in range(4)]
