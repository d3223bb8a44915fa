"""The Asset Row: acquiring, replacing, the rights of the first turn."""

import pytest

from tests.games.volfyirion.laying import END, deal_with, lay

ROW = "stab library mint qoam_vein guard"


@pytest.mark.scenario(19)
@pytest.mark.rule("VO-50", "VO-73")
def test_a_card_costs_its_price_in_command() -> None:
    poor = lay(row=ROW, points=(4, 9, 9))
    assert poor.refuses("buy 2") == 73
    laid = lay(row=ROW, points=(5, 0, 0))
    laid.does("buy 2")
    assert laid.points() == (0, 0, 0)
    assert laid.pile("discard") == {"library": 1}


@pytest.mark.scenario(20)
@pytest.mark.rule("VO-76")
def test_the_top_of_the_deck_is_not_for_sale() -> None:
    laid = lay(row=ROW, top="barter", points=(3, 0, 0))
    assert laid.top() == "barter"
    assert laid.refuses("buy_top") == 76


@pytest.mark.rule("VO-6")
def test_the_next_card_is_turned_up_at_once() -> None:
    laid = lay(row=ROW, top="barter", under="bank headquarters", assets="", points=(0, 0, 4))
    laid.does("replace 1")
    assert (laid.row(), laid.top()) == ("barter library mint qoam_vein guard", "bank")
    laid.does("replace 2")
    assert (laid.row(), laid.top()) == ("barter bank mint qoam_vein guard", "headquarters")
    assert laid.under() == "stab library"


@pytest.mark.scenario(21)
@pytest.mark.rule("VO-77")
def test_the_first_player_may_swap_one_card() -> None:
    laid = deal_with()
    laid.does("keep_hand")
    before, top = laid.row().split(), laid.top()
    laid.does("swap 4")
    assert laid.under() == before[3]
    assert laid.row().split() == [*before[:3], top, before[4]]
    assert laid.refuses("swap 1") == 79
    assert laid.refuses("swap_all") == 78
    laid.does(END, "keep_hand")
    assert laid.refuses("swap 1") == 77


@pytest.mark.scenario(22)
@pytest.mark.rule("VO-78", "VO-80")
def test_the_second_player_may_swap_all_cards() -> None:
    laid = deal_with()
    laid.does("keep_hand", END, "keep_hand")
    before, top = laid.row(), laid.top()
    laid.does("swap_all")
    assert laid.under() == before
    assert laid.row().split()[0] == top
    assert "-" not in laid.row()
    assert laid.refuses("swap_all") == 79


@pytest.mark.scenario(23)
@pytest.mark.rule("VO-79")
def test_the_rights_end_with_the_first_acquisition_or_the_first_turn() -> None:
    laid = deal_with()
    laid.does("keep_hand", END, "keep_hand")
    laid.pay_out(0, 3, 0, seat=1)
    laid.does("take_wonder 1", "thin_nothing")
    assert laid.refuses("swap_all") == 79
    laid.does(END)
    assert (laid.refuses("swap 1"), laid.refuses("swap_all")) == (77, 78)


@pytest.mark.rule("VO-79")
def test_the_rights_may_wait_for_other_actions() -> None:
    laid = deal_with()
    laid.does("keep_hand")
    laid.pay_out(5, 0, 2)
    laid.does("replace 1", "swap 1")
    assert len(laid.under().split()) == 2
    bought = deal_with()
    bought.does("keep_hand")
    bought.pay_out(8, 0, 0)
    bought.does("buy 1")
    assert bought.refuses("swap 2") == 79


@pytest.mark.scenario(43)
@pytest.mark.rule("VO-122", "VO-123")
def test_a_row_card_is_replaced_for_two_knowledge() -> None:
    laid = lay(row=ROW, top="barter", points=(1, 0, 5))
    laid.does("replace 1")
    assert laid.row().split()[0] == "barter"
    laid.does("replace 1")
    assert laid.points() == (1, 0, 1)
    assert laid.under() == "stab barter"
    assert laid.refuses("replace 1") == 122
    again = lay(row=ROW, top="barter", points=(1, 0, 2))
    again.does("replace 2", "buy 2")
    assert again.pile("discard") == {"barter": 1}


@pytest.mark.scenario(44)
@pytest.mark.scenario(114)
@pytest.mark.rule("VO-124", "VO-125", "VO-126")
def test_what_cannot_be_replaced() -> None:
    laid = lay(row=ROW, points=(5, 0, 6))
    laid.does("buy 3")
    assert laid.refuses("replace 3") == 124
    assert laid.refuses("replace 2") is None
    empty = lay(row=ROW, assets="", points=(0, 0, 6))
    assert [empty.refuses(f"replace {space}") for space in range(1, 6)] == [125] * 5


@pytest.mark.scenario(52)
@pytest.mark.rule("VO-169", "VO-170")
def test_the_row_is_refilled_at_the_end_as_far_as_the_deck_goes() -> None:
    laid = lay(row=ROW, top="barter", assets="", points=(6, 0, 0))
    laid.does("buy 1", "buy 2")
    assert laid.row() == "- - mint qoam_vein guard"
    laid.does(END)
    assert laid.row() == "barter - mint qoam_vein guard"
    laid.does(END, END)
    assert laid.row() == "barter - mint qoam_vein guard"
    assert laid.top() == "-"


@pytest.mark.scenario(35)
@pytest.mark.rule("VO-96", "VO-169")
def test_the_lair_is_refilled_at_the_end_whatever_it_costs() -> None:
    laid = lay(lair="pure_qoam strange_box", wonder_deck="emerald_horn", points=(0, 3, 0))
    laid.does("take_wonder 2", "thin_nothing")
    assert laid.lair() == "pure_qoam -"
    laid.does(END)
    assert laid.lair() == "pure_qoam emerald_horn"


@pytest.mark.rule("VO-170")
def test_an_empty_wonder_deck_leaves_the_lair_empty() -> None:
    laid = lay(wonder_deck="", points=(0, 3, 0))
    laid.does("take_wonder 1", "thin_nothing", END, END)
    assert laid.lair() == "- strange_box"


@pytest.mark.rule("VO-74")
@pytest.mark.rule("VO-75")
def test_an_emptied_space_stays_empty_for_this_turn() -> None:
    laid = lay(row=ROW, points=(20, 0, 20))
    for space in (1, 2, 3, 4, 5):
        if laid.refuses(f"buy {space}") is None:
            laid.does(f"buy {space}")
            assert laid.row().split()[space - 1] == "-"
    laid.does(END)
    assert "-" not in laid.row()
