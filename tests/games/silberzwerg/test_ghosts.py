"""Scenarios 9 to 23, 76, 78, 90, 91 and 93, and the rules of ghosts."""

from collections import Counter

import pytest

from tablee.engine.record import UNKNOWN
from tablee.engine.rule import play
from tablee.engine.table import SPECTATOR
from tablee.engine.tale import NO_TALE, heard_by
from tablee.games.silberzwerg.table import OUT
from tests.dice import load_dice
from tests.games.silberzwerg.laying import BOX, END, LaidTable, events, lay

pytestmark = pytest.mark.usefixtures("both_ways")


def row(laid: LaidTable, reader: int, seat: int) -> list[int]:
    """What a reader has seen of a bag."""
    return [laid.table.known[reader, seat, colour] for colour in range(4)]


# ---------------------------------------------------------------- whose ghost, and which


@pytest.mark.scenario(9)
@pytest.mark.rule("SZ-53")
@pytest.mark.rule("SZ-54")
@pytest.mark.rule("SZ-60")
def test_a_ghost_silences_a_ghost() -> None:
    laid = lay(ghosts=["R", "R gems", ""], miners=["", "", "R2"], lords=["gems"], bags=["Y2"])
    laid.does("scare ghost2", "scare miner3")
    assert laid.asked == (1, "gems_ghost")
    laid.does("steal_two clan1")
    assert laid.table.phase == 6
    assert laid.bag(2) == "R1"
    assert [laid.table.scared[seat] for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.scenario(10)
@pytest.mark.rule("SZ-47")
@pytest.mark.rule("SZ-61")
def test_but_not_the_reverse() -> None:
    laid = lay(ghosts=["R", "R gems", ""], miners=["", "", "R2"], first=1)
    assert laid.asked == (1, "which_ghost")
    laid.does("choose_ghost red", "take_gem red", END)
    assert laid.on_turn == 0
    assert laid.refuses("scare ghost2") == 61
    assert laid.may() == {"scare miner3", "take_gem red"}


@pytest.mark.scenario(11)
@pytest.mark.rule("SZ-52")
@pytest.mark.rule("SZ-55")
@pytest.mark.rule("SZ-56")
@pytest.mark.rule("SZ-57")
def test_who_cannot_be_scared_away() -> None:
    laid = lay(
        ghosts=["Y", "contract"],
        miners=["Y2", "Y1 R1", "Y2"],
        lords=["Y", "contract gems"],
        bags=["Y1"],
    )
    assert laid.refuses("scare miner1") == 55
    assert laid.refuses("scare lord1") == 55
    assert laid.refuses("scare lord2") == 56
    assert laid.refuses("scare ghost2") == 56
    laid.does("scare miner3", "scare miner3")
    assert laid.asked == (1, "contract_ghost")
    assert laid.refuses("scare miner2", 0) == 47
    assert laid.refuses("scare miner3") == 50
    alone = lay(ghosts=["G"], miners=["G4", "R4"], forced_ghost_actions="off")
    assert alone.refuses("scare miner2") == 57
    assert alone.may() == {"take_gem green", END}


@pytest.mark.scenario(12)
@pytest.mark.rule("SZ-59")
@pytest.mark.rule("SZ-62")
def test_a_lord_scared_away_does_nothing_this_round() -> None:
    laid = lay(ghosts=["G"], lords=["", "", "G gems"], bags=["", "", "Y3"])
    laid.does("scare lord3")
    assert laid.asked == (2, "sell")
    laid.does("sell_gem yellow", END)
    assert laid.wealth()[2] == 62
    assert laid.table.round_no == 6
    assert laid.table.placed[2] == 0
    for miner in range(BOX.miners[4]):
        laid.play(2, f"place_miner {('red', 'blue')[miner % 2]}")
    laid.play(2, "place_lord green")
    laid.play(2, "place_lord gems")
    assert laid.question(2) == "ready"


@pytest.mark.scenario(13)
@pytest.mark.rule("SZ-63")
@pytest.mark.rule("SZ-64")
def test_a_ghost_takes_a_gem() -> None:
    laid = lay(ghosts=["B"], mines="Y20 R20 G20 B6", miners=["", "B1"], lords=["gems"])
    assert laid.refuses("take_gem red") == 63
    before = laid.bag(0)
    laid.does("take_gem blue")
    assert (before, laid.bag(0)) == ("", "B1")
    assert laid.mines()[3] == 4  # and one for the miner
    dry = lay(ghosts=["B"], mines="Y20 R20 G20", miners=["", "B1"])
    assert dry.refuses("take_gem blue") == 64
    assert dry.may() == {"scare miner2"}


@pytest.mark.scenario(14)
@pytest.mark.rule("SZ-47")
@pytest.mark.rule("SZ-49")
@pytest.mark.parametrize("seats", [3, 4])
def test_both_own_ghosts_before_the_next_player_in_either_order(seats: int) -> None:
    for one, other in (("yellow", "contract"), ("contract", "yellow")):
        laid = lay(
            seats,
            ghosts=["Y contract", "gems"],
            bags=["R1"],
            contracts={"public1": ("C08", 1)},
        )
        assert laid.asked == (0, "which_ghost")
        assert laid.may() == {"choose_ghost yellow", "choose_ghost contract"}
        assert laid.refuses("choose_ghost red") == 49
        laid.does(f"choose_ghost {one}")
        assert laid.question(0) == ("mine_ghost" if one == "yellow" else "contract_ghost")
        laid.does(laid.legal(0)[0].text)
        assert laid.question(0) == ("mine_ghost" if other == "yellow" else "contract_ghost")
        laid.does(laid.legal(0)[0].text)
        assert laid.asked == (1, "gems_ghost")


@pytest.mark.scenario(76)
@pytest.mark.rule("SZ-48")
@pytest.mark.rule("SZ-50")
@pytest.mark.rule("SZ-51")
def test_the_choice_is_made_when_the_ghost_acts() -> None:
    for forced in ("on", "off"):
        laid = lay(
            ghosts=["Y", "", "R"], miners=["", "B4", "B4", "B4"], forced_ghost_actions=forced
        )
        passes = {END} if forced == "off" else set()
        assert laid.may() == {"take_gem yellow"} | passes
        assert laid.refuses(END) == (51 if forced == "on" else None)
        assert laid.refuses("raise_contract public1") == 50
        laid.does("take_gem yellow")
        assert laid.asked == (2, "mine_ghost")  # those without a ghost are skipped


@pytest.mark.rule("SZ-51")
def test_a_ghost_that_can_do_nothing_passes() -> None:
    laid = lay(ghosts=["contract gems"], deck="")
    laid.does("choose_ghost contract")
    assert laid.may() == {END}
    told = laid.does(END)
    assert events(told, "ghost_passes") == [(0, 4)]
    assert laid.may() == {END}
    dry = lay(ghosts=["Y"], mines="R20 G20 B20")
    assert dry.may() == {END}
    dry.does(END)
    assert dry.table.ghosts_done[0, 0] in (0, 1)


# ---------------------------------------------------------------- contracts


@pytest.mark.scenario(15)
@pytest.mark.rule("SZ-65")
@pytest.mark.rule("SZ-66")
def test_a_contract_is_raised() -> None:
    laid = lay(ghosts=["contract gems"], contracts={"corner1": ("C05", 1)}, bags=["", "Y1"])
    laid.does("choose_ghost contract")
    told = laid.does("raise_contract corner1")
    assert laid.on("corner1") == ("C05", 0)
    assert events(told, "raises") == [(0, 0, 4, 100)]
    again = lay(ghosts=["contract"], contracts={"corner1": ("C05", 0), "public1": ("C06", 3)})
    assert again.refuses("raise_contract corner1") == 66


@pytest.mark.scenario(16)
@pytest.mark.rule("SZ-72")
def test_whose_contract_may_be_raised_and_lowered() -> None:
    board = {"corner1": ("C05", 1), "corner2": ("C06", 1), "public2": ("C08", 1)}
    laid = lay(ghosts=["contract"], contracts=board)
    assert laid.refuses("raise_contract corner2") == 72
    assert laid.refuses("lower_contract corner1") == 72
    assert laid.may() == {
        "raise_contract corner1",
        "raise_contract public2",
        "lower_contract corner2",
        "lower_contract public2",
    }


@pytest.mark.scenario(17)
@pytest.mark.rule("SZ-68")
@pytest.mark.rule("SZ-69")
@pytest.mark.rule("SZ-71")
@pytest.mark.rule("SZ-73")
@pytest.mark.rule("SZ-141")
def test_lowered_off_the_board() -> None:
    laid = lay(
        ghosts=["contract"],
        lords=["", "contract"],
        wealth=[50, 12],
        bags=["", "Y6 R6"],
        contracts={"corner2": ("C05", 3), "public1": ("C10", 0), "public2": ("C06", 0)},
    )
    told = laid.does("lower_contract corner2")
    assert events(told, "topples") == [(0, 1, 4)]
    assert events(told, "pays_penalty") == [(1, 12)]
    assert laid.wealth() == [50, 0, 50, 50]
    assert (laid.on("corner2"), laid.where("C05")) == (None, OUT)
    assert laid.asked == (1, "fulfil")
    assert laid.refuses("fulfil_contract corner2") == 177
    laid.does(END)
    assert laid.on("corner2") is not None
    assert laid.on("corner2") != ("C05", 0)
    assert laid.where("C05") == OUT


@pytest.mark.scenario(18)
@pytest.mark.rule("SZ-70")
def test_a_public_contract_off_the_board_costs_nobody_anything() -> None:
    laid = lay(ghosts=["contract"], contracts={"public2": ("C32", 3)})
    told = laid.does("lower_contract public2")
    assert laid.where("C32") == OUT
    assert laid.wealth() == [50, 50, 50, 50]
    assert not events(told, "pays_penalty")


@pytest.mark.scenario(78)
@pytest.mark.rule("SZ-67")
def test_a_contract_is_lowered() -> None:
    laid = lay(ghosts=["contract gems"], contracts={"corner2": ("C13", 0)}, bags=["", "Y1"])
    laid.does("choose_ghost contract")
    told = laid.does("lower_contract corner2")
    assert laid.on("corner2") == ("C13", 1)
    assert events(told, "lowers") == [(0, 1, 12, 85)]
    assert laid.wealth() == [50, 50, 50, 50]


@pytest.mark.scenario(91)
@pytest.mark.rule("SZ-73")
@pytest.mark.rule("SZ-177")
def test_an_empty_space_cannot_be_chosen() -> None:
    laid = lay(
        ghosts=["contract", "contract"],
        lords=["contract"],
        contracts={
            "corner1": ("C05", 3),
            "corner2": ("C06", 0),
            "corner3": ("C08", 1),
            "public1": ("C13", 2),
        },
        first=1,
        forced_ghost_actions="off",
    )
    laid.does("lower_contract corner1")
    assert laid.asked == (0, "contract_ghost")
    assert laid.refuses("raise_contract corner1") == 177
    assert laid.may() == {
        "raise_contract public1",
        "lower_contract public1",
        "lower_contract corner2",
        "lower_contract corner3",
        END,
    }
    laid.does(END)
    assert laid.asked == (0, "fulfil")
    assert laid.refuses("fulfil_contract corner1") == 177
    assert laid.refuses("fulfil_contract public1") == 95
    assert laid.refuses("fulfil_contract corner2") == 101


# ---------------------------------------------------------------- exchanges


@pytest.mark.scenario(19)
@pytest.mark.rule("SZ-74")
@pytest.mark.rule("SZ-75")
@pytest.mark.rule("SZ-76")
def test_two_gems_for_two() -> None:
    laid = lay(ghosts=["gems"], lords=["gems"], bags=["Y2 R1", "", "Y1 R1"], mines="Y17 R18 G5 B1")
    one_blue = laid.fork_here()
    one_blue.does("give_gem yellow", "give_gem yellow", "take_gem blue")
    assert one_blue.refuses("take_gem blue") == 76
    told = laid.does("give_gem yellow", "give_gem red", "take_gem blue", "take_gem green")
    assert laid.bag(0) == "Y1 G1 B1"
    assert laid.mines() == [18, 19, 4, 0]
    assert events(told, "gives_gem") == [(0, 0), (0, 1)]
    assert events(told, "gets_gem") == [(0, 2), (0, 3)]


@pytest.mark.scenario(20)
@pytest.mark.rule("SZ-77")
def test_an_exchange_of_one_gem() -> None:
    strict = lay(ghosts=["gems"], bags=["R1"])
    assert strict.refuses("give_gem red") == 77
    mild = lay(ghosts=["gems"], lords=["gems"], bags=["R1"], strict_two_gem_exchange="off")
    mild.does("give_gem red", "take_gem green")
    assert mild.bag(0) == "G1"
    empty = lay(ghosts=["gems"], bags=["", "Y1"], strict_two_gem_exchange="off")
    assert empty.refuses("give_gem red") == 77
    assert empty.may() == {
        "steal_two clan2",
        "steal_one_each clan2-clan3",
        "steal_one_each clan2-clan4",
    }
    more = lay(ghosts=["gems"], lords=["gems"], bags=["R2 Y1"], strict_two_gem_exchange="off")
    more.does("give_gem red")
    assert more.may() == {"give_gem yellow", "give_gem red", "no_more"}
    more.does("no_more", "take_gem blue")
    assert more.bag(0) == "Y1 R1 B1"
    two = lay(ghosts=["gems"], bags=["R2 Y1"])
    two.does("give_gem red")
    assert two.refuses("no_more") == 77


@pytest.mark.scenario(90)
@pytest.mark.rule("SZ-176")
@pytest.mark.rule("SZ-74")
@pytest.mark.rule("SZ-75")
@pytest.mark.parametrize("strict", ["on", "off"])
def test_the_books_of_an_exchange(strict: str) -> None:
    laid = lay(
        3,
        ghosts=["gems"],
        lords=["gems"],
        bags=["Y1 R1"],
        mines="Y0 R4 G5 B3",
        strict_two_gem_exchange=strict,
    )
    again = laid.fork_here()
    laid.does("give_gem yellow")
    assert laid.refuses("give_gem blue") == 176
    assert laid.refuses("give_gem yellow") == 176
    laid.does("give_gem red", "take_gem yellow")
    assert laid.refuses("take_gem red") == 176
    laid.does("take_gem blue")
    assert laid.bag(0) == "Y1 B1"
    assert laid.mines() == [0, 5, 5, 2]
    again.does("give_gem yellow", "give_gem red", "take_gem red")
    assert again.refuses("take_gem yellow") == 176


@pytest.mark.rule("SZ-176")
def test_no_exchange_is_begun_that_could_change_nothing() -> None:
    laid = lay(2, ghosts=["gems"], bags=["Y3 R1"], mines="Y15 R0 G0 B0")
    assert laid.refuses("give_gem yellow") is None
    laid.does("give_gem yellow")
    assert laid.refuses("give_gem yellow") == 176
    laid.does("give_gem red", "take_gem yellow", "take_gem yellow")
    assert laid.bag(0) == "Y4"
    alike = lay(2, ghosts=["gems"], bags=["Y3"], mines="Y15 R0 G0 B0")
    assert alike.refuses("give_gem yellow") == 176


# ---------------------------------------------------------------- thefts


@pytest.mark.scenario(21)
@pytest.mark.rule("SZ-78")
@pytest.mark.rule("SZ-79")
@pytest.mark.rule("SZ-80")
def test_short_bags() -> None:
    laid = lay(ghosts=["gems"], lords=["gems"], bags=["", "R1"])
    laid.does("steal_two clan2")
    assert (laid.bag(0), laid.bag(1)) == ("R1", "")
    laid = lay(ghosts=["gems"], lords=["gems"], bags=["", "R3"])
    assert laid.refuses("steal_two clan3") == 80
    assert laid.refuses("steal_two clan1") == 78
    assert laid.refuses("steal_one_each clan1-clan2") == 78
    assert laid.refuses("steal_one_each clan3-clan4") == 80
    assert laid.refuses("steal_one clan2") == 79
    laid.does("steal_one_each clan2-clan3")
    assert (laid.bag(0), laid.bag(1), laid.asked) == ("R1", "R2", (0, "sell"))
    assert laid.refuses("steal_two clan2") == 90


@pytest.mark.scenario(22)
@pytest.mark.rule("SZ-81")
def test_every_gem_is_equally_likely() -> None:
    """Every pair of dice that a theft can throw, one by one."""
    loot: Counter[str] = Counter()
    for first in range(4):
        for second in range(3):
            laid = lay(ghosts=["gems"], lords=["gems"], bags=["", "Y3 R1"])
            load_dice(laid.table, first, second)
            play(laid.table, BOX, 0, laid.action("steal_two clan2").id, NO_TALE)
            assert laid.table.chance_left == 0
            loot[laid.bag(0)] += 1
    assert loot == {"Y2": 6, "Y1 R1": 6}


@pytest.mark.scenario(23)
@pytest.mark.rule("SZ-82")
def test_only_thief_and_victim_see_what_is_stolen() -> None:
    laid = lay(ghosts=["gems"], lords=["gems"], bags=["G1", "Y3 R2"])
    told = laid.does("steal_two clan2")
    assert events(told, "steals") == [(0, 1, 2)]
    for reader in (0, 1):
        assert len(events(heard_by(told, reader), "steals_gem")) == 2
        assert [row(laid, reader, seat) for seat in (0, 1)] == [
            [laid.table.bag[seat, colour] for colour in range(4)] for seat in (0, 1)
        ]
    for reader in (2, 3, SPECTATOR):
        assert not events(heard_by(told, reader), "steals_gem")
        seen = laid.seen_by(reader)
        assert [seen.gems[seat] for seat in range(4)] == [3, 3, 0, 0]
        assert {seen.bag[seat, 0] for seat in (0, 1)} == {UNKNOWN}
        known = [
            [seen.known[min(reader, 4), seat, colour] for colour in range(4)] for seat in (0, 1)
        ]
        assert known == [[0, 0, 1, 0], [1, 0, 0, 0]]


@pytest.mark.rule("SZ-82")
def test_what_can_be_worked_out_of_a_theft_is_known() -> None:
    laid = lay(ghosts=["gems"], lords=["gems"], bags=["", "Y1 R1"])
    laid.does("steal_two clan2")  # the whole bag
    assert row(laid, 3, 0) == [1, 1, 0, 0]
    laid = lay(ghosts=["gems"], lords=["gems"], bags=["", "Y5"])
    laid.does("steal_two clan2")  # of one colour
    assert (row(laid, 3, 0), row(laid, 3, 1)) == ([2, 0, 0, 0], [3, 0, 0, 0])


@pytest.mark.rule("SZ-83")
def test_more_than_twelve_gems_in_mid_round() -> None:
    laid = lay(ghosts=["gems"], bags=["Y12", "R5"], lords=["gems"])
    laid.does("steal_two clan2")
    assert laid.table.gems[0] == 14
    assert laid.asked == (0, "sell")


@pytest.mark.scenario(93)
@pytest.mark.rule("SZ-52")
@pytest.mark.rule("SZ-53")
def test_one_dwarf_is_enough() -> None:
    laid = lay(ghosts=["Y"], miners=["", "Y2"], lords=["gems"], bags=["R1"])
    both = laid.fork_here()
    laid.does("scare miner2")
    assert laid.question(0) == "scare_another"
    laid.does("no_more")
    assert laid.bag(1) == "Y1"
    both.does("scare miner2", "scare miner2")
    assert both.bag(1) == ""
    lord = lay(ghosts=["Y"], lords=["gems", "", "Y"], bags=["R1"])
    lord.does("scare lord3")
    assert lord.asked == (0, "sell")
    assert lord.table.lords[2, 0] == 0


@pytest.mark.rule("SZ-53")
def test_a_miner_and_a_lord_together() -> None:
    laid = lay(ghosts=["Y"], miners=["", "Y1"], lords=["gems", "Y"], bags=["R1"])
    laid.does("scare lord2")
    assert laid.may() == {"scare miner2", "no_more"}
    laid.does("scare miner2")
    assert (laid.table.miners[1, 0], laid.table.lords[1, 0]) == (0, 0)
