"""Scenarios 24 to 38, 60, 77, 79 to 81, and the rules of digging and of lords."""

import pytest

from tablee.games.silberzwerg.table import OUT
from tests.games.silberzwerg.laying import END, SEATS, events, lay

pytestmark = pytest.mark.usefixtures("both_ways")


# ---------------------------------------------------------------- extraction


@pytest.mark.scenario(24)
@pytest.mark.rule("SZ-85")
@pytest.mark.rule("SZ-86")
def test_a_mine_runs_dry() -> None:
    green = ["G2", "G2", "G1"]
    laid = lay(miners=green, lords=["gems"], mines="Y20 R20 G3 B20")
    assert [laid.bag(seat) for seat in range(3)] == ["G2", "G1", ""]
    assert laid.mines()[2] == 0
    assert events(laid.tale[0], "digs_in_vain") == [(1, 2, 1), (2, 2, 1)]
    laid = lay(miners=green, lords=["gems"], mines="Y20 R20 G3 B20", first=2)
    assert [laid.bag(seat) for seat in range(3)] == ["G2", "", "G1"]


@pytest.mark.scenario(25)
def test_a_mine_runs_dry_while_everyone_takes_in_turn() -> None:
    laid = lay(
        miners=["G2", "G2", "G1"],
        lords=["gems"],
        mines="Y20 R20 G3 B20",
        extraction_round_robin="on",
    )
    assert [laid.bag(seat) for seat in range(3)] == ["G1", "G1", "G1"]
    more = lay(
        miners=["G3", "G1", "G2"],
        lords=["gems"],
        mines="Y20 R20 G5 B20",
        extraction_round_robin="on",
        first=1,
    )
    assert [more.bag(seat) for seat in range(3)] == ["G2", "G1", "G2"]


@pytest.mark.scenario(79)
@pytest.mark.rule("SZ-84")
@pytest.mark.rule("SZ-87")
@pytest.mark.parametrize("robin", ["off", "on"])
def test_plain_extraction(robin: str) -> None:
    laid = lay(miners=["Y4", "Y1 R3"], lords=["gems"], extraction_round_robin=robin)
    assert (laid.bag(0), laid.bag(1)) == ("Y4", "Y1 R3")
    assert laid.mines() == [15, 17, 20, 20]
    assert sorted(events(laid.tale[0], "extracts")) == [(0, 0, 4), (1, 0, 1), (1, 1, 3)]


# ---------------------------------------------------------------- whose lord, and which


@pytest.mark.scenario(80)
@pytest.mark.rule("SZ-88")
@pytest.mark.rule("SZ-90")
@pytest.mark.parametrize("seats", [3, 4])
def test_lords_act_clockwise_and_do_one_thing(seats: int) -> None:
    first = seats - 1
    laid = lay(
        seats,
        lords=["gems contract", "gems", "gems", "gems"][:seats],
        bags=["Y1", "Y1", "Y1", "Y1"][:seats],
        first=first,
    )
    order = []
    while laid.table.phase == 6:
        order.append(laid.on_turn)
        if laid.question(laid.on_turn) == "which_lord":
            assert laid.refuses("choose_lord red") == 89
            laid.does("choose_lord contract")
        elif laid.question(laid.on_turn) == "sell":
            seat = laid.on_turn
            assert laid.refuses("buy_gem yellow") == 90
            assert laid.refuses("fulfil_contract corner1") == 90
            assert laid.refuses(END, (seat + 1) % seats) == 88
        told = laid.does(END)
        assert len(events(told, "lord_passes")) == 1
    assert order == [first, 0, 0, *range(1, first)]
    assert laid.bag(0) == "Y1"


@pytest.mark.rule("SZ-89")
@pytest.mark.scenario(33)
@pytest.mark.rule("SZ-91")
@pytest.mark.rule("SZ-94")
def test_buy_then_fulfil() -> None:
    laid = lay(
        lords=["R contract"],
        bags=["Y2 R3"],
        wealth=[30],
        prices="R8",
        contracts={"corner1": ("C10", 2)},
    )
    other_order = laid.fork_here()
    assert laid.asked == (0, "which_lord")
    laid.does("choose_lord red", "buy_gem red", "buy_gem red", "buy_gem red")
    assert laid.wealth()[0] == 6
    assert laid.asked == (0, "fulfil")
    told = laid.does("fulfil_contract corner1")
    assert laid.wealth()[0] == 76
    assert laid.kept(0) == ["hammer"]
    assert events(told, "fulfils") == [(0, 0, 9, 70)]
    other_order.does("choose_lord contract")
    assert other_order.refuses("fulfil_contract corner1") == 95


# ---------------------------------------------------------------- buying


@pytest.mark.scenario(26)
@pytest.mark.rule("SZ-91")
@pytest.mark.rule("SZ-92")
@pytest.mark.rule("SZ-93")
def test_no_more_than_one_can_pay() -> None:
    laid = lay(lords=["R"], wealth=[23], prices="R5")
    assert laid.refuses("buy_gem blue") == 91
    for bought in range(4):
        assert laid.may() == {"buy_gem red", END}
        laid.does("buy_gem red")
        assert laid.wealth()[0] == 23 - 5 * (bought + 1)
    assert laid.table.round_no == 6  # a fifth can't be paid, so the lord is done
    assert (laid.wealth()[0], laid.bag(0), laid.mines()[1]) == (3, "R4", 16)
    assert events(laid.tale[-1], "buys") == [(0, 1, 4, 20)]
    poor = lay(lords=["R"], wealth=[4], prices="R5")
    assert poor.refuses("buy_gem red") == 92


@pytest.mark.scenario(27)
@pytest.mark.rule("SZ-92")
def test_no_more_than_the_mine_holds() -> None:
    laid = lay(lords=["R contract"], wealth=[100], prices="R9", mines="Y20 R2 G20 B20")
    laid.does("choose_lord red", "buy_gem red", "buy_gem red")
    assert laid.asked == (0, "fulfil")
    assert (laid.wealth()[0], laid.bag(0)) == (82, "R2")
    dry = lay(lords=["R"], wealth=[100], mines="Y20 G20 B20")
    assert dry.refuses("buy_gem red") == 92
    assert dry.may() == {END}


@pytest.mark.scenario(28)
@pytest.mark.rule("SZ-83")
@pytest.mark.rule("SZ-115")
def test_more_than_twelve_for_a_while() -> None:
    laid = lay(lords=["R"], bags=["Y12"], wealth=[100], prices="R9")
    laid.does(*["buy_gem red"] * 5, END)
    assert laid.bag(0) == "Y12 R5"
    assert laid.asked == (0, "give_back")
    laid.does(*["return_gem yellow"] * 5)
    assert laid.table.round_no == 6
    assert laid.bag(0) == "Y7 R5"


# ---------------------------------------------------------------- fulfilling


@pytest.mark.scenario(29)
@pytest.mark.rule("SZ-94")
@pytest.mark.rule("SZ-96")
@pytest.mark.rule("SZ-97")
@pytest.mark.rule("SZ-98")
def test_a_contract_is_fulfilled() -> None:
    laid = lay(
        lords=["contract", "gems"], bags=["Y4 R2 B3 G1", "Y1"], contracts={"public1": ("C24", 1)}
    )
    before = laid.mines()
    laid.does("fulfil_contract public1")
    assert laid.wealth()[0] == 115
    assert laid.bag(0) == "G1 B1"
    assert [now - then for now, then in zip(laid.mines(), before, strict=True)] == [4, 2, 0, 2]
    assert laid.kept(0) == ["plus5_minus5"]
    assert laid.on("public1") is None


@pytest.mark.scenario(30)
@pytest.mark.rule("SZ-95")
def test_one_gem_short() -> None:
    laid = lay(lords=["contract"], bags=["Y4 R2 B1"], contracts={"public1": ("C24", 1)})
    assert laid.refuses("fulfil_contract public1") == 95
    assert laid.may() == {END}


@pytest.mark.scenario(31)
@pytest.mark.rule("SZ-25")
@pytest.mark.rule("SZ-26")
@pytest.mark.rule("SZ-101")
@pytest.mark.rule("SZ-138")
def test_a_contract_of_another_player() -> None:
    owned = lay(lords=["contract"], bags=["R2 G6"], contracts={"corner2": ("C13", 0)})
    assert owned.refuses("fulfil_contract corner2") == 101
    public = lay(
        lords=["contract"], bags=["R2 G6"], contracts={"corner2": ("C13", 0)}, all_public=True
    )
    public.does("fulfil_contract corner2")
    assert public.wealth() == [150, 50, 50, 50]
    grey = lay(lords=["contract"], bags=["R2 G6"], contracts={"public2": ("C13", 0)})
    grey.does("fulfil_contract public2")
    assert grey.wealth() == [150, 50, 50, 50]


@pytest.mark.scenario(32)
@pytest.mark.rule("SZ-99")
def test_a_contract_without_a_symbol_leaves_the_game() -> None:
    laid = lay(lords=["contract"], bags=["B8"], contracts={"corner1": ("C04", 0)})
    laid.does("fulfil_contract corner1")
    assert laid.wealth()[0] == 170
    assert laid.kept(0) == []
    assert laid.where("C04") == OUT


@pytest.mark.scenario(81)
@pytest.mark.rule("SZ-100")
def test_one_contract_for_one_lord() -> None:
    laid = lay(
        lords=["contract"],
        bags=["R8 B8"],
        contracts={"corner1": ("C04", 0), "public1": ("C02", 0)},
        deck="",
    )
    laid.does("fulfil_contract corner1")
    assert laid.table.round_no == 6
    assert laid.wealth()[0] == 170
    assert laid.on("public1") == ("C02", 1)


# ---------------------------------------------------------------- selling


@pytest.mark.scenario(34)
@pytest.mark.rule("SZ-102")
@pytest.mark.rule("SZ-103")
def test_gems_are_sold() -> None:
    laid = lay(lords=["gems", "gems"], bags=["Y3 B3", "Y1"], prices="Y5 R9 G9 B9")
    assert laid.refuses("sell_gem red") == 102
    laid.does(*["sell_gem yellow"] * 3)
    assert laid.refuses("sell_gem yellow") == 102
    told = laid.does(*["sell_gem blue"] * 2, END)
    assert laid.wealth()[0] == 83
    assert laid.bag(0) == "B1"
    assert laid.mines() == [19, 20, 20, 19]
    assert events(told, "sells") == [(0, 0, 3, 15), (0, 3, 2, 18)]


@pytest.mark.scenario(35)
@pytest.mark.rule("SZ-43")
@pytest.mark.rule("SZ-102")
def test_a_full_bag_at_seven() -> None:
    laid = lay(
        miners=["Y2 R1 G1", "Y1 R1 G1 B1", "Y1 R1 G2", "Y1 R2 G1"],
        ghosts=["Y", "", ""],
        lords=["gems"],
        bags=["Y4 R4 G4"],
    )
    assert [laid.table.crowd[colour] for colour in range(4)] == [5, 5, 5, 1]
    assert [laid.table.price[colour] for colour in range(3)] == [7, 7, 7]
    laid.does("take_gem yellow")
    for colour in ("yellow", "red", "green"):
        laid.does(*[f"sell_gem {colour}"] * 4)
    told = laid.does(END)
    assert laid.wealth()[0] == 50 + 84
    assert sum(thalers for *_, thalers in events(told, "sells")) == 84


@pytest.mark.scenario(36)
@pytest.mark.rule("SZ-103")
def test_sold_gems_can_be_bought_at_once() -> None:
    laid = lay(
        lords=["gems", "Y"], bags=["Y3"], wealth=[50, 100], prices="Y9", mines="Y0 R20 G20 B20"
    )
    laid.does(*["sell_gem yellow"] * 3)
    assert laid.asked == (1, "buy")
    laid.does(*["buy_gem yellow"] * 3)
    assert (laid.bag(1), laid.mines()[0]) == ("Y3", 0)


@pytest.mark.scenario(77)
@pytest.mark.rule("SZ-45")
@pytest.mark.rule("SZ-143")
def test_one_price_for_buying_and_selling() -> None:
    laid = lay(miners=["G3"], lords=["G", "", "", "gems"], bags=["", "", "", "G2 Y1"])
    assert laid.table.price[2] == 9
    laid.does("buy_gem green", "buy_gem green", END)
    assert laid.wealth()[0] == 32
    assert laid.asked == (3, "sell")
    laid.does("sell_gem green", "sell_gem green", END)
    assert laid.wealth()[3] == 68
    rich = lay(lords=["gems"], bags=["Y12 R12 G12 B12"], wealth=[599])
    rich.does(*[f"sell_gem {colour}" for colour in ("yellow", "red", "green", "blue")] * 12)
    assert rich.wealth()[0] == 599 + 48 * 12  # the bank never runs out


@pytest.mark.scenario(37)
@pytest.mark.rule("SZ-104")
@pytest.mark.rule("SZ-144")
def test_six_hundred_end_the_game_at_once() -> None:
    laid = lay(
        lords=["gems", "contract"],
        bags=["Y3 R1", "B8"],
        wealth=[580, 590],
        prices="Y9",
        contracts={"corner2": ("C04", 0)},
    )
    told = laid.does(*["sell_gem yellow"] * 3, END)
    assert laid.over
    assert laid.wealth() == [607, 590, 50, 50]
    assert laid.ranks() == [1, 2, 3, 3]
    assert events(told, "reaches_goal") == [(0, 607)]
    assert not events(told, "phase_begins")
    assert laid.on("corner2") == ("C04", 0)
    assert {laid.refuses(action, 1) for action in (END, "place_miner red", "sell_gem red")} == {144}


@pytest.mark.scenario(38)
@pytest.mark.rule("SZ-144")
def test_exactly_six_hundred() -> None:
    laid = lay(lords=["contract"], bags=["Y4 R4"], wealth=[510], contracts={"corner1": ("C17", 0)})
    laid.does("fulfil_contract corner1")
    assert laid.over
    assert (laid.wealth()[0], laid.ranks()[0]) == (600, 1)


@pytest.mark.scenario(60)
@pytest.mark.rule("SZ-157")
@pytest.mark.rule("SZ-161")
def test_two_contracts_in_a_round() -> None:
    laid = lay(
        2,
        lords=["contract contract", "gems"],
        bags=["Y6 R6 G4", "B1"],
        contracts={"corner2": ("C05", 0), "public1": ("C20", 1)},
        first=0,
    )
    laid.does("fulfil_contract corner2")
    assert laid.wealth()[0] == 150
    assert laid.asked == (1, "sell")
    laid.does(END)
    assert laid.asked == (0, "fulfil")
    laid.does("fulfil_contract public1")
    assert laid.wealth()[0] == 225


@pytest.mark.rule("SZ-90")
@pytest.mark.parametrize("seats", SEATS)
def test_any_lord_may_do_nothing(seats: int) -> None:
    for column in ("Y", "contract", "gems"):
        laid = lay(seats, lords=[column], bags=["B8"], contracts={"corner1": ("C04", 0)})
        laid.does(END)
        assert laid.table.round_no == 6
        assert (laid.wealth()[0], laid.bag(0)) == (50, "B8")
