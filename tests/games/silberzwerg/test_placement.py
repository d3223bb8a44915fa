"""Scenarios 4 to 8, 59, 74, 75 and 86, and the rules of the round, of placing and of prices."""

from itertools import product

import pytest

from tablee.engine.actions import NotAnAction
from tablee.engine.record import UNKNOWN
from tablee.engine.table import SPECTATOR
from tablee.games.silberzwerg.actions import COLUMN_NAMES
from tablee.games.silberzwerg.table import COLUMNS, GEM_COLOURS
from tests.games.silberzwerg.laying import (
    BOX,
    COLOURS,
    SEATS,
    LaidTable,
    events,
    gems,
    lay,
    new,
)

pytestmark = pytest.mark.usefixtures("both_ways")


def miners(text: str) -> list[str]:
    """Each miner of "Y2 R2" placed, one by one."""
    counts = zip(COLOURS.values(), gems(text), strict=False)
    return [f"place_miner {colour}" for colour, number in counts for _ in range(number)]


def places(laid: LaidTable, seat: int, *actions: str) -> None:
    """One seat places these dwarves, whatever the others do."""
    for action in actions:
        laid.play(seat, action)


def board(laid: LaidTable, seat: int) -> tuple[list[int], list[int], list[int]]:
    """What stands on an order board."""
    t = laid.table
    return (
        [t.miners[seat, colour] for colour in range(GEM_COLOURS)],
        [t.ghosts[seat, column] for column in range(COLUMNS)],
        [t.lords[seat, column] for column in range(COLUMNS)],
    )


@pytest.mark.scenario(4)
@pytest.mark.rule("SZ-42")
@pytest.mark.rule("SZ-43")
def test_prices_by_the_number_of_miners() -> None:
    laid = lay(miners=["Y4", "Y2 R2", "Y1 R1 G1 B1", "G2 B2"], lords=["gems"], bags=["Y1"])
    assert [laid.table.crowd[colour] for colour in range(4)] == [7, 3, 3, 3]
    assert [laid.table.price[colour] for colour in range(4)] == [5, 9, 9, 9]
    told = events(laid.tale[0], "price_set")
    assert [e[1:] for e in told] == [(0, 5, 7), (1, 9, 3), (2, 9, 3), (3, 9, 3)]


@pytest.mark.scenario(5)
@pytest.mark.rule("SZ-43")
def test_the_most_extreme_prices() -> None:
    laid = lay(miners=["Y4", "Y4", "Y4", "Y4"], lords=["gems"], bags=["Y1"])
    assert [laid.table.price[colour] for colour in range(4)] == [4, 12, 12, 12]
    assert [BOX.price[number] for number in range(17)] == [12, 11, 10, 9, 8, 7, 6, 5] + [4] * 9


@pytest.mark.scenario(6)
@pytest.mark.rule("SZ-46")
@pytest.mark.rule("SZ-52")
@pytest.mark.rule("SZ-58")
def test_prices_stay_when_miners_are_scared_away() -> None:
    laid = lay(
        miners=["Y4", "Y2 R2", "Y1 R1 G1 B1", "G2 B2"], ghosts=["", "Y"], lords=["gems"], mines=""
    )
    laid.does("scare miner1", "scare miner1")
    assert laid.table.price[0] == 5
    assert laid.bag(0) == "Y2"
    assert laid.table.scared[0] == 2


@pytest.mark.scenario(7)
@pytest.mark.rule("SZ-31")
@pytest.mark.rule("SZ-32")
@pytest.mark.rule("SZ-33")
@pytest.mark.rule("SZ-37")
@pytest.mark.rule("SZ-38")
@pytest.mark.parametrize("seats", [3, 4])
def test_limits_of_placing(seats: int) -> None:
    laid = new(seats)
    places(laid, 0, *miners("Y3"))
    assert laid.refuses("ready", 0) == 31
    assert laid.refuses("place_ghost green", 0) == 31
    places(laid, 0, *miners("Y1"))
    assert laid.refuses("place_miner red", 0) == 31
    places(laid, 0, "place_ghost green")
    assert laid.refuses("place_ghost green", 0) == 37
    assert laid.refuses("ready", 0) == 33
    places(laid, 0, "place_lord green")
    assert laid.refuses("place_lord red", 0) == 33
    assert board(laid, 0) == ([4, 0, 0, 0], [0, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0, 0])
    assert laid.legal(0)[0].text == "ready"
    for nowhere in ("place_miner contract", "place_miner gems"):
        with pytest.raises(NotAnAction):
            laid.refuses(nowhere, 0)
    places(laid, 1, *miners("R4"), "place_lord contract")
    assert laid.refuses("place_lord contract", 1) == 37


@pytest.mark.scenario(8)
@pytest.mark.rule("SZ-30")
@pytest.mark.rule("SZ-41")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_sees_what_stands_behind_a_screen(seats: int) -> None:
    laid = new(seats)
    for seat in range(seats):
        steps = 0
        while seat in laid.waiting and not (seat == seats - 1 and steps == 2):
            for reader in (*range(seats), SPECTATOR):
                seen = laid.seen_by(reader)
                for other in range(seats):
                    here = [seen.miners[other, 0], seen.ghosts[other, 0], seen.lords[other, 5]]
                    assert (here == [UNKNOWN] * 3) == (other != reader)
                    assert (UNKNOWN in here) == (other != reader)
            action = laid.legal(seat)[steps % len(laid.legal(seat))]
            told = laid.play(seat, action)
            whispered = [e for e in told if e.seen_by != 0xFF]
            assert all(e.seen_by == 1 << seat for e in whispered)
            assert action.text == "ready" or whispered == told
            steps += 1
    assert laid.waiting == (seats - 1,)
    before = [board(laid, seat) for seat in range(seats - 1)]
    while laid.table.phase == 1:
        laid.play(seats - 1, laid.legal(seats - 1)[0])
    for reader in (*range(seats), SPECTATOR):
        seen = laid.seen_by(reader)
        for seat in range(seats - 1):
            counts = [seen.miners[seat, colour] for colour in range(GEM_COLOURS)]
            assert counts == before[seat][0]
    told = laid.tale[-1]
    for what in ("reveals_miners", "reveals_ghost"):
        assert {seat for seat, *_ in events(told, what)} == set(range(seats))


@pytest.mark.rule("SZ-41")
def test_all_dwarves_are_told_at_the_reveal() -> None:
    laid = lay(
        3,
        miners=["Y4", "R2 B2", "G4"],
        ghosts=["Y", "", "contract gems"],
        lords=["contract", "gems R"],
        first=1,
    )
    assert events(laid.tale[0], "reveals_miners") == [(1, 1, 2), (1, 3, 2), (2, 2, 4), (0, 0, 4)]
    assert events(laid.tale[0], "reveals_ghost") == [(2, 4), (2, 5), (0, 0)]
    assert events(laid.tale[0], "reveals_lord") == [(1, 1), (1, 5), (0, 4)]


@pytest.mark.scenario(59)
@pytest.mark.rule("SZ-156")
@pytest.mark.rule("SZ-157")
@pytest.mark.rule("SZ-158")
def test_limits_of_placing_with_two_players() -> None:
    laid = new(2)
    places(laid, 0, *miners("Y4"))
    assert laid.refuses("place_miner yellow", 0) == 156
    places(laid, 0, *miners("R4"))
    places(laid, 0, "place_lord contract", "place_lord contract")
    assert laid.refuses("place_lord contract", 0) == 157
    places(laid, 0, "place_ghost contract")
    assert laid.refuses("place_ghost contract", 0) == 158
    places(laid, 0, "place_lord gems")
    places(laid, 1, *miners("Y2 R2 G2 B2"), "place_lord gems", "place_lord red")
    assert [laid.refuses(f"place_lord {column}", 1) for column in ("gems", "red")] == [158, 158]


@pytest.mark.scenario(74)
@pytest.mark.rule("SZ-2")
@pytest.mark.rule("SZ-29")
@pytest.mark.rule("SZ-34")
@pytest.mark.rule("SZ-35")
@pytest.mark.rule("SZ-36")
def test_every_cell_for_leaders_and_every_mix_of_faces() -> None:
    assert COLUMNS == len(COLUMN_NAMES) == 6
    laid = new(4)
    places(laid, 0, *miners("Y1 R1 G1 B1"))
    cells = [f"place_{face} {column}" for face in ("ghost", "lord") for column in COLUMN_NAMES]
    assert [action.text for action in laid.legal(0)] == cells
    for one, other in product(cells, cells):
        if one != other:
            fork = new(4)
            places(fork, 0, *miners("G4"), one, other, "ready")
            ghosts = [one, other].count("place_ghost")
            assert sum(board(fork, 0)[1]) == sum("ghost" in cell for cell in (one, other)) >= ghosts
            assert sum(board(fork, 0)[1]) + sum(board(fork, 0)[2]) == 2
    with pytest.raises(NotAnAction):
        laid.refuses("place_leader yellow", 0)


@pytest.mark.scenario(75)
@pytest.mark.rule("SZ-39")
@pytest.mark.rule("SZ-40")
def test_no_competition_and_no_second_thoughts() -> None:
    laid = new(4)
    for seat in range(4):
        whole = (*miners("B4"), "place_ghost contract", "place_lord contract", "ready")
        if seat == 3:
            assert laid.refuses("ready", 0) == 40
            assert laid.refuses("place_miner blue", 0) == 40
        places(laid, seat, *whole)
    assert laid.table.phase == 4
    for seat in range(4):
        assert laid.refuses("ready", seat) == 40
        assert laid.refuses("place_lord gems", seat) == 40


@pytest.mark.rule("SZ-40")
def test_until_the_last_is_ready_a_placement_can_be_taken_back() -> None:
    laid = new(2)
    places(laid, 0, *miners("Y4 R4"), *[f"place_lord {c}" for c in ("red", "blue", "gems")])
    places(laid, 1, *miners("B4"))
    places(laid, 0, "place_ghost gems", "ready")
    assert laid.free_undos(0) == 13
    laid.undo(0)
    laid.undo(0)
    assert laid.question(0) == "place_leader"
    assert board(laid, 1)[0] == [0, 0, 0, 4]
    places(laid, 0, "place_ghost yellow", "ready")
    places(laid, 1, *miners("G4"), *[f"place_lord {c}" for c in ("red", "blue", "gems", "green")])
    places(laid, 1, "ready")
    assert laid.table.phase == 4
    assert laid.free_undos(0) == laid.free_undos(1) == 0


@pytest.mark.scenario(86)
@pytest.mark.rule("SZ-27")
@pytest.mark.rule("SZ-28")
def test_eleven_phases_in_their_order_and_then_the_next_round() -> None:
    laid = lay(
        miners=["Y4"],
        ghosts=["", "gems"],
        lords=["contract", "", "Y"],
        contracts={"corner1": ("C05", 0)},
        bags=["Y7 R7"],
        first=2,
    )
    laid.finish_round()
    told = [event for move in laid.tale for event in move]
    assert [phase for _, phase in events(told, "phase_begins")] == [*range(2, 12), 1]
    assert events(told, "round_begins") == [(3, 6)]
    assert laid.table.first_player == 3
    assert laid.waiting == (0, 1, 2, 3)


@pytest.mark.rule("SZ-27")
def test_nothing_of_another_phase_can_be_done() -> None:
    laid = new(4)
    early = ("buy_gem red", "scare miner2", "return_gem red", "decline", "end_action")
    assert {laid.refuses(action, seat) for action in early for seat in range(4)} == {27}
    ghosts = lay(ghosts=["Y"], miners=["", "Y4"], lords=["gems"])
    assert ghosts.refuses("sell_gem yellow") == 50
    lords = lay(lords=["Y"])
    assert lords.refuses("take_gem yellow") == 90
