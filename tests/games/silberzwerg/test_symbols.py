"""Scenarios 47 to 56 and 84, and the rules of the symbols."""

import pytest

from tablee.engine.actions import NotAnAction
from tablee.engine.chance import draw
from tablee.games.silberzwerg.table import CARDS, KEPT, OUT
from tests.games.silberzwerg.laying import BOX, END, LaidTable, events, lay

pytestmark = pytest.mark.usefixtures("both_ways")


def cards_before(laid: LaidTable, seat: int) -> list[int]:
    """The cards that lie before a player."""
    return [number for number in range(CARDS) if laid.table.card_at[number] == KEPT + seat]


# ---------------------------------------------------------------- tools


@pytest.mark.scenario(47)
@pytest.mark.rule("SZ-119")
@pytest.mark.rule("SZ-120")
@pytest.mark.rule("SZ-145")
def test_three_equal_tools_and_the_win() -> None:
    laid = lay(
        lords=["contract"],
        bags=["Y6 R2"],
        wealth=[500],
        kept={0: "axe axe"},
        contracts={"corner1": ("C05", 2)},
    )
    axes = cards_before(laid, 0)
    told = laid.does("fulfil_contract corner1")
    assert laid.over
    assert laid.wealth()[0] == 610
    assert laid.kept(0) == []
    assert {laid.table.card_at[number] for number in axes} == {OUT}
    assert laid.where("C05") == OUT
    assert events(told, "tool_bonus") == [(0, 0, 40)]
    assert events(told, "reaches_goal") == [(0, 610)]


@pytest.mark.scenario(48)
@pytest.mark.rule("SZ-121")
def test_a_fourth_axe_counts_as_one() -> None:
    fourth = lay(
        2,
        lords=["contract contract"],
        bags=["Y6 R8 G2"],
        kept={0: "axe axe"},
        contracts={"corner1": ("C05", 0), "corner2": ("C08", 0)},
    )
    fourth.does("fulfil_contract corner1")
    assert fourth.wealth()[0] == 50 + 100 + 40
    told = fourth.does("fulfil_contract corner2")
    assert fourth.wealth()[0] == 190 + 100
    assert fourth.kept(0) == ["axe"]
    assert not events(told, "tool_bonus")
    mixed = lay(
        lords=["contract"],
        bags=["Y6 G2"],
        kept={0: "axe axe"},
        contracts={"corner1": ("C06", 0)},
    )
    mixed.does("fulfil_contract corner1")
    assert mixed.wealth()[0] == 150
    assert mixed.kept(0) == ["axe", "axe", "pick"]


# ---------------------------------------------------------------- +5/-5


@pytest.mark.scenario(49)
@pytest.mark.rule("SZ-122")
@pytest.mark.rule("SZ-123")
@pytest.mark.rule("SZ-134")
def test_plus_five_minus_five() -> None:
    laid = lay(lords=["gems"], bags=["Y1"], wealth=[50, 3, 596], kept={0: "plus5_minus5"})
    card = cards_before(laid, 0)
    assert laid.refuses("use_plus5 clan1") == 122
    told = laid.does("use_plus5 clan2")
    assert laid.wealth() == [55, 0, 596, 50]
    assert events(told, "uses_plus5") == [(0, 1, 3)]
    assert laid.kept(0) == []
    assert {laid.table.card_at[number] for number in card} == {OUT}
    assert laid.asked == (0, "sell")
    assert laid.refuses("use_plus5 clan2") == 134
    win = lay(lords=["gems"], bags=["Y1"], wealth=[596, 3], kept={0: "plus5_minus5"})
    win.does("use_plus5 clan2")
    assert win.over
    assert win.wealth()[:2] == [601, 0]
    three = lay(3, lords=["gems"], bags=["Y1"], kept={0: "plus5_minus5"})
    assert three.refuses("use_plus5 clan4") == 122


@pytest.mark.scenario(50)
@pytest.mark.rule("SZ-124")
def test_when_plus_five_can_be_used() -> None:
    laid = lay(
        ghosts=["", "Y"],
        miners=["Y1"],
        lords=["Y", "gems"],
        bags=["", "R1"],
        kept={0: "plus5_minus5"},
    )
    laid.does("scare lord1", "no_more")
    assert laid.asked == (1, "sell")
    assert laid.refuses("use_plus5 clan2", 0) == 88
    laid.does(END)
    assert laid.asked == (0, "plus5")
    assert laid.may() == {"use_plus5 clan2", "use_plus5 clan3", "use_plus5 clan4", "decline"}
    laid.does("use_plus5 clan3")
    assert laid.wealth() == [55, 50, 45, 50]
    assert laid.table.round_no == 6
    for ghosts, lords in (("Y", ""), ("contract", ""), ("gems", ""), ("", "Y"), ("", "contract")):
        own = lay(
            ghosts=[ghosts],
            lords=[lords],
            miners=["", "Y1"],
            bags=["", "Y1"],
            contracts={"public1": ("C05", 1)},
            kept={0: "plus5_minus5 plus5_minus5"},
        )
        asked = own.asked
        own.does("use_plus5 clan2")
        assert own.asked == asked
        own.does("use_plus5 clan2")
        assert own.asked == asked
        assert own.wealth()[:2] == [60, 40]
    bought = lay(lords=["Y"], kept={0: "plus5_minus5"})
    bought.does("buy_gem yellow")
    assert bought.refuses("use_plus5 clan2") == 124
    sold = lay(lords=["gems"], bags=["Y2"], kept={0: "plus5_minus5"})
    sold.does("sell_gem yellow")
    assert sold.refuses("use_plus5 clan2") == 124


@pytest.mark.rule("SZ-124")
def test_in_phase_ten_whoever_has_the_card_may_keep_it() -> None:
    laid = lay(bags=["", "Y13"], kept={0: "plus5_minus5 plus5_minus5", 1: "plus5_minus5"}, first=1)
    assert laid.asked == (1, "plus5")
    laid.does("decline")
    assert laid.asked == (1, "give_back")
    assert laid.refuses("use_plus5 clan1") == 115
    laid.does("return_gem yellow")
    assert laid.asked == (0, "plus5")
    laid.does("use_plus5 clan2")
    assert laid.asked == (0, "plus5")
    laid.does("decline")
    assert laid.table.round_no == 6
    assert (laid.kept(0), laid.kept(1)) == (["plus5_minus5"], ["plus5_minus5"])


# ---------------------------------------------------------------- the crossed ghost


@pytest.mark.scenario(51)
@pytest.mark.rule("SZ-125")
@pytest.mark.rule("SZ-127")
@pytest.mark.rule("SZ-129")
def test_a_ghost_is_banned() -> None:
    laid = lay(ghosts=["gems"], lords=["gems"], bags=["Y1", "R3"], kept={2: "ban_ghost"})
    told = laid.does("steal_two clan2")
    assert events(told, "would_steal") == [(0, 1, 2)]
    assert laid.asked == (2, "ban")
    chance = (laid.table.chance_count, laid.table.chance_left)
    told = laid.does("ban_ghost")
    assert (laid.table.chance_count, laid.table.chance_left) == chance
    assert events(told, "bans") == [(2,)]
    assert (laid.bag(0), laid.bag(1), laid.kept(2)) == ("Y1", "R3", [])
    assert laid.asked == (0, "sell")
    assert laid.refuses("steal_two clan2") == 90
    assert (laid.table.ghosts[0, 5], laid.table.ghosts_done[0, 5]) == (0, 1)


@pytest.mark.scenario(52)
@pytest.mark.rule("SZ-128")
def test_who_is_asked_to_ban_and_when() -> None:
    laid = lay(
        ghosts=["", "", "Y"],
        lords=["gems"],
        bags=["R1"],
        kept={0: "ban_ghost", 2: "ban_ghost", 3: "ban_ghost"},
    )
    declined = laid.fork_here()
    laid.does("take_gem yellow")
    assert laid.asked == (3, "ban")
    assert laid.refuses("ban_ghost", 0) == 128
    assert laid.refuses("ban_ghost", 2) == 128
    laid.does("ban_ghost")
    assert laid.asked == (0, "sell")
    assert (laid.kept(0), laid.kept(3), laid.bag(2)) == (["ban_ghost"], [], "")
    declined.does("take_gem yellow", "decline")
    assert declined.asked == (0, "ban")
    declined.does("decline")
    assert declined.asked == (0, "sell")
    assert (declined.kept(2), declined.bag(2)) == (["ban_ghost"], "Y1")


@pytest.mark.scenario(53)
@pytest.mark.rule("SZ-126")
def test_a_pass_cannot_be_banned() -> None:
    laid = lay(
        ghosts=["gems"],
        lords=["gems"],
        bags=["Y1", "R3"],
        kept={1: "ban_ghost"},
        forced_ghost_actions="off",
    )
    laid.does(END)
    assert laid.asked == (0, "sell")
    for step in ("mine", "contract", "exchange"):
        ghost = {"mine": "Y", "contract": "contract", "exchange": "gems"}[step]
        whole = {
            "mine": ("scare miner2", "no_more"),
            "contract": ("lower_contract public1",),
            "exchange": ("give_gem red", "give_gem red", "take_gem blue", "take_gem blue"),
        }[step]
        laid = lay(
            ghosts=[ghost],
            miners=["", "Y2"],
            bags=["R2"],
            contracts={"public1": ("C05", 0)},
            kept={1: "ban_ghost"},
        )
        before = laid.table.copy()
        for action in whole:
            assert laid.on_turn == 0
            laid.does(action)
        assert laid.asked == (1, "ban")
        for field in ("miners", "slot_level", "bag", "mine"):
            assert (laid.table.array[field] == before.array[field]).all()


# ---------------------------------------------------------------- the -3


@pytest.mark.scenario(54)
@pytest.mark.rule("SZ-130")
@pytest.mark.rule("SZ-131")
def test_minus_three_for_the_buyer_and_for_everyone_after() -> None:
    laid = lay(
        lords=["B", "", "", "gems"],
        bags=["", "", "", "B1 Y1"],
        wealth=[50],
        prices="Y9 R9 G9 B8",
        kept={0: "minus3"},
    )
    assert laid.asked == (0, "minus3")
    told = laid.does("use_minus3 blue")
    assert events(told, "uses_minus3") == [(0, 3, 5)]
    laid.does(*["buy_gem blue"] * 6, END)
    assert laid.wealth()[0] == 20
    assert laid.asked == (3, "sell")
    laid.does("sell_gem blue", END)
    assert laid.wealth()[3] == 55
    assert laid.kept(0) == []


@pytest.mark.scenario(55)
@pytest.mark.rule("SZ-132")
def test_minus_three_against_a_seller() -> None:
    laid = lay(lords=["", "gems"], bags=["", "R4 Y1"], prices="R9", kept={0: "minus3"})
    kept = laid.fork_here()
    assert laid.asked == (0, "minus3")
    assert laid.refuses("sell_gem red", 1) == 132
    laid.does("use_minus3 red")
    assert laid.asked == (1, "sell")
    laid.does(*["sell_gem red"] * 4, END)
    assert laid.wealth()[1] == 74
    kept.does("use_minus3 red", END)
    assert kept.bag(1) == "Y1 R4"


@pytest.mark.rule("SZ-132")
def test_holders_are_asked_once_each_the_actor_first() -> None:
    laid = lay(
        lords=["", "Y contract"],
        kept={0: "minus3", 1: "minus3 minus3", 3: "minus3"},
        contracts={"public1": ("C05", 0)},
        first=1,
    )
    laid.does("choose_lord contract")
    assert laid.asked == (1, "fulfil")  # nothing is bought or sold
    laid.does(END)
    order = []
    while laid.question(laid.on_turn) == "minus3":
        order.append(laid.on_turn)
        laid.does("use_minus3 red" if len(order) == 1 else "decline")
    assert order == [1, 1, 3, 0]
    assert laid.asked == (1, "buy")


@pytest.mark.scenario(56)
@pytest.mark.rule("SZ-44")
@pytest.mark.rule("SZ-133")
def test_no_price_falls_below_one() -> None:
    laid = lay(
        miners=["Y4", "Y4"],
        lords=["gems"],
        kept={0: "minus3 minus3"},
    )
    assert laid.table.price[0] == 4
    laid.does("use_minus3 yellow")
    assert laid.table.price[0] == 1
    laid.does("use_minus3 yellow")
    assert laid.table.price[0] == 1
    laid.does(END)
    assert laid.table.phase == 1
    assert laid.table.price[0] == 0
    for seat in range(4):
        for action in (*["place_miner red"] * 4, "place_lord yellow", "place_lord red", "ready"):
            laid.play(seat, action)
    assert [laid.table.price[colour] for colour in (0, 1)] == [12, 4]


# ---------------------------------------------------------------- kept cards


@pytest.mark.scenario(84)
@pytest.mark.rule("SZ-135")
@pytest.mark.rule("SZ-136")
def test_a_symbol_can_be_used_at_once() -> None:
    laid = lay(
        lords=["contract B"],
        bags=["R4 G4"],
        prices="B8",
        contracts={"corner1": ("C20", 0)},
    )
    laid.does("choose_lord contract", "fulfil_contract corner1")
    assert laid.asked == (0, "minus3")
    for reader in range(4):
        assert laid.seen_by(reader).kept[0, 5] == 1
    laid.does("use_minus3 blue", "buy_gem blue")
    assert laid.wealth()[0] == 50 + 90 - 5
    for action in ("steal_card clan1", "trade_card clan1", "cancel_card clan1"):
        with pytest.raises(NotAnAction):
            laid.refuses(action)
    assert draw(laid.table, 1) == 0
    assert BOX.minus3 == 3
