"""Wonders: acquiring, removing a card with it, sealing and unsealing."""

import pytest

from tests.games.volfyirion.laying import END, lay


@pytest.mark.scenario(33)
@pytest.mark.rule("VO-95", "VO-97", "VO-98")
def test_a_removed_card_gives_nothing_from_the_hand() -> None:
    laid = lay(hand="captain", points=(0, 3, 0))
    laid.does("take_wonder 1", "thin_hand captain")
    assert laid.points() == (0, 0, 0)
    assert laid.removed() == {"captain": 1}
    assert laid.pile("discard") == {"pure_qoam": 1}
    laid = lay(hand="prospector", points=(0, 3, 0))
    laid.does("play prospector", "take_wonder 1", "thin_played prospector")
    assert laid.points() == (1, 0, 0)


@pytest.mark.scenario(34)
@pytest.mark.rule("VO-97", "VO-99")
def test_what_an_acquired_wonder_cannot_remove() -> None:
    laid = lay(
        hand="prospector",
        discard={0: "stab", 1: "captain"},
        cities={"tylaris": "bank"},
        played="void_fluid",
        points=(0, 3, 0),
    )
    laid.does("take_wonder 1")
    assert laid.refuses("thin_discard pure_qoam") == 99
    assert laid.refuses("thin_discard captain") == 97
    assert laid.refuses("thin_played bank") == 97
    assert laid.may() == {
        "thin_hand prospector",
        "thin_discard stab",
        "thin_played void_fluid",
        "thin_nothing",
    }
    laid.does("thin_nothing")
    assert laid.removed() == {}


@pytest.mark.rule("VO-99")
def test_another_copy_of_the_acquired_wonder_may_be_removed() -> None:
    laid = lay(discard="pure_qoam", points=(0, 3, 0))
    laid.does("take_wonder 1", "thin_discard pure_qoam")
    assert laid.pile("discard") == {"pure_qoam": 1}


@pytest.mark.scenario(40)
@pytest.mark.rule("VO-113", "VO-114", "VO-115", "VO-119", "VO-138")
def test_a_sealed_wonder_is_of_no_use_until_it_is_paid_off() -> None:
    assert lay(played={1: "emerald_horn"}, points=(0, 0, 5)).refuses("seal") == 113
    laid = lay(played={1: "emerald_horn"}, points=(0, 0, 6))
    laid.does("seal", "choose_wonder player2 emerald_horn", END)
    assert laid.points(1) == (0, 0, 0)
    assert laid.refuses("use emerald_horn") == 115
    laid.pay_out(0, 0, 6, seat=1)
    laid.does("unseal", "choose_wonder player2 emerald_horn")
    assert laid.points(1) == (2, 0, 1)
    laid.does("use emerald_horn")


@pytest.mark.scenario(41)
@pytest.mark.rule("VO-68", "VO-119")
def test_no_wonder_gives_its_points_twice_in_a_turn() -> None:
    laid = lay(played="strange_box")
    assert laid.points() == (1, 0, 1)
    laid.pay_out(1, 0, 6)
    laid.does("seal", "choose_wonder player1 strange_box")
    assert laid.points() == (1, 0, 3)
    assert laid.pile("sealed") == {"strange_box": 1}
    laid.does("unseal", "choose_wonder player1 strange_box")
    assert laid.points() == (1, 0, 0)


@pytest.mark.scenario(42)
@pytest.mark.rule("VO-118")
def test_only_wonders_in_play_can_be_sealed() -> None:
    laid = lay(discard="void_fluid", hand="void_fluid", points=(0, 0, 20))
    assert laid.refuses("seal") == 118
    assert laid.refuses("unseal") == 118


@pytest.mark.scenario(53)
@pytest.mark.rule("VO-115", "VO-138")
def test_a_sealed_wonder_cannot_be_removed_for_its_bonus() -> None:
    laid = lay(sealed="primal_beast")
    assert laid.refuses("use primal_beast") == 115


@pytest.mark.scenario(112)
@pytest.mark.rule("VO-116")
def test_a_seal_lasts_until_it_is_paid_off() -> None:
    laid = lay(sealed="void_fluid", turn=3)
    for _ in range(17):
        laid.does(END)
    assert laid.table.turn == 20
    assert laid.pile("sealed") == {"void_fluid": 1}
    laid.does(END)
    assert laid.points() == (0, 0, 0)


@pytest.mark.rule("VO-113", "VO-114")
def test_anybodys_wonder_may_be_sealed_or_unsealed() -> None:
    laid = lay(played={0: "void_fluid"}, sealed={1: "void_fluid"}, points=(0, 0, 8))
    laid.does("seal")
    assert laid.may() == {"choose_wonder player1 void_fluid"}
    assert laid.refuses("choose_wonder player2 void_fluid") == 118
    laid.does("choose_wonder player1 void_fluid", "unseal")
    assert laid.may() == {"choose_wonder player1 void_fluid", "choose_wonder player2 void_fluid"}
