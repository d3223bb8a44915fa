"""Volfyirion: its token, and its defeat."""

from typing import Any

import pytest

from tablee.games.volfyirion.rules.pieces import strength
from tests.games.volfyirion.laying import BOX, END, LaidTable, city, lay


@pytest.mark.scenario(45)
@pytest.mark.rule("VO-127", "VO-131", "VO-167", "VO-168")
def test_the_dragon_burns_a_city_at_the_end_of_its_owners_turn() -> None:
    laid = lay(points=(0, 0, 8), cities={"kyr": "guard bank"})
    laid.does("move_dragon", "send_dragon kyr")
    assert laid.points() == (0, 0, 0)
    laid.does(END)
    assert laid.stands("kyr")
    assert laid.dragon() == "kyr"
    laid.does(END)
    assert not laid.stands("kyr")
    assert laid.removed() == {"guard": 1, "bank": 1}
    assert laid.dragon() == "lair"


@pytest.mark.scenario(46)
@pytest.mark.rule("VO-129")
def test_both_moves_in_one_turn() -> None:
    laid = lay(points=(0, 0, 16), dragon="vahylea")
    laid.does("move_dragon", "move_dragon", "send_dragon kyr")
    assert laid.points() == (0, 0, 0)
    assert laid.dragon() == "kyr"
    short = lay(points=(0, 0, 15), dragon="vahylea")
    short.does("move_dragon")
    assert short.dragon() == "lair"
    assert short.refuses("move_dragon") == 127


@pytest.mark.scenario(47)
@pytest.mark.rule("VO-130", "VO-158")
def test_a_token_on_an_enemy_city_stays_there() -> None:
    laid = lay(
        points=(0, 0, 16),
        dragon="kyr",
        played="emerald_horn volfyirions_mark barter hidden_cache",
    )
    assert laid.refuses("move_dragon") == 130
    assert laid.refuses("use volfyirions_mark") == 130
    laid.does("use emerald_horn")
    assert laid.dragon() == "kyr"
    assert laid.question(0) == "act"


@pytest.mark.scenario(48)
@pytest.mark.rule("VO-148", "VO-158")
def test_a_card_moves_the_dragon_for_nothing() -> None:
    laid = lay(played="emerald_horn")
    assert laid.points() == (2, 0, 1)
    laid.does("use emerald_horn")
    assert laid.may() == {
        "send_dragon yrdesh",
        "send_dragon akao_uket",
        "send_dragon kyr",
        "leave_dragon",
    }
    laid.does("send_dragon akao_uket")
    assert laid.points() == (2, 0, 1)
    assert laid.dragon() == "akao_uket"
    mark = lay(played="volfyirions_mark barter hidden_cache", points=(0, 0, 0))
    mark.does("use volfyirions_mark")
    assert mark.refuses("leave_dragon") == 47
    mark.does("send_dragon kyr")
    mark = lay(played="volfyirions_mark barter hidden_cache", dragon="tylaris")
    mark.does("use volfyirions_mark")
    assert mark.dragon() == "lair"


@pytest.mark.scenario(49)
@pytest.mark.rule("VO-92")
def test_the_dragon_leaves_a_razed_city() -> None:
    laid = lay(points=(0, 9, 0), dragon="akao_uket")
    laid.does("attack akao_uket")
    assert laid.dragon() == "lair"


@pytest.mark.scenario(139)
@pytest.mark.rule("VO-427")
def test_by_option_the_dragon_stays_on_the_ruin() -> None:
    laid = lay(points=(0, 9, 8), dragon="akao_uket", dragon_on_razed_city="stay")
    laid.does("attack akao_uket")
    assert laid.dragon() == "akao_uket"
    assert laid.refuses("move_dragon") == 130
    laid.does(END)
    paying = lay(
        on_turn=1,
        points=(0, 0, 8),
        ruins="akao_uket",
        dragon="akao_uket",
        dragon_on_razed_city="stay",
    )
    paying.does("move_dragon")
    assert paying.dragon() == "lair"
    laid.does(END)
    assert laid.dragon() == "lair"
    assert [laid.stands(name) for name in ("yrdesh", "kyr")] == [True, True]
    assert laid.table.losses[city("akao_uket")] == 1


@pytest.mark.scenario(50)
@pytest.mark.rule("VO-168", "VO-173")
def test_a_player_may_lose_in_their_own_turn() -> None:
    laid = lay(ruins="tylaris alantar", dragon="vahylea")
    laid.does(END)
    assert laid.over
    assert laid.ranks() == [2, 1]


def defeated(**options: Any) -> LaidTable:
    laid = lay(points=(0, 16, 0), dragon="alantar", **options)
    laid.does("defeat")
    return laid


@pytest.mark.scenario(36)
@pytest.mark.rule("VO-103", "VO-104", "VO-105", "VO-106", "VO-107", "VO-108", "VO-24")
def test_volfyirion_is_defeated() -> None:
    laid = defeated(lair_take="auto")
    assert laid.question(0) == "thin"
    assert laid.dragon() == "gone"
    assert laid.refuses("thin_discard pure_qoam") == 99
    laid.does("thin_nothing")
    assert laid.question(0) == "thin"
    laid.does("thin_nothing")
    assert laid.pile("discard") == {"pure_qoam": 1, "strange_box": 1}
    assert laid.stands("lair_1")
    assert strength(laid.table, BOX, city("lair_1")) == 9
    assert laid.points() == (0, 4, 0)
    laid.does(END)
    assert laid.stands("alantar")


@pytest.mark.scenario(37)
@pytest.mark.rule("VO-48", "VO-109", "VO-159")
def test_after_the_defeat_there_is_no_dragon_and_no_lair() -> None:
    laid = defeated(lair_take="auto")
    laid.does("thin_nothing", "thin_nothing")
    laid.pay_out(9, 30, 30)
    assert [laid.refuses(a) for a in ("take_wonder 1", "move_dragon", "defeat")] == [109, 109, 48]
    laid.does(END, END)
    assert laid.lair() == "- -"
    horn = lay(played="emerald_horn volfyirions_mark barter hidden_cache", owns_lair="lair_1")
    assert horn.refuses("use volfyirions_mark") == 159
    horn.does("use emerald_horn")
    assert horn.removed() == {"emerald_horn": 1}
    assert horn.dragon() == "gone"


@pytest.mark.scenario(38)
@pytest.mark.rule("VO-108", "VO-111", "VO-67")
def test_the_lair_pays_until_it_is_razed() -> None:
    laid = lay(owns_lair="lair_1")
    assert laid.points() == (0, 4, 0)
    laid.does(END)
    laid.pay_out(0, 9, 0, seat=1)
    laid.does("attack lair_1", END)
    assert laid.points() == (0, 0, 0)
    laid = lay(owns_lair="lair_1", on_turn=1, points=(0, 9, 0), rebuild_cities="on")
    laid.does("attack lair_1", END)
    laid.pay_out(30, 0, 0)
    assert laid.refuses("rebuild lair_1") == 111


@pytest.mark.scenario(141)
@pytest.mark.rule("VO-428", "VO-48")
def test_the_lair_may_be_left() -> None:
    laid = defeated()
    laid.does("thin_nothing", "thin_nothing")
    assert laid.may() == {"take_lair", "leave_lair"}
    laid.does("leave_lair")
    assert not laid.stands("lair_1")
    assert laid.points() == (0, 0, 0)
    assert laid.lair() == "- -"
    laid.does(END)
    assert "-" not in laid.lair()
    laid.pay_out(0, 30, 30, seat=1)
    assert (laid.refuses("move_dragon"), laid.refuses("defeat")) == (109, 48)
    laid.does("take_wonder 1", "thin_nothing", END)
    laid.pay_out(0, 30, 30)
    assert (laid.refuses("move_dragon"), laid.refuses("defeat")) == (109, 48)
    taken = defeated()
    taken.does("thin_nothing", "thin_nothing", "take_lair")
    assert taken.stands("lair_1")
    assert taken.points() == (0, 4, 0)


@pytest.mark.scenario(137)
@pytest.mark.rule("VO-105", "VO-108")
def test_by_option_the_lairs_wonders_come_into_play() -> None:
    laid = lay(
        points=(0, 16, 0),
        lair="strange_box living_knife",
        lair_wonders_to_play="on",
        lair_take="auto",
    )
    laid.does("defeat")
    assert laid.refuses("thin_played strange_box") == 99
    laid.does("thin_nothing", "thin_nothing")
    assert laid.pile("played") == {"strange_box": 1, "living_knife": 1}
    assert laid.points() == (1, 5, 1)


@pytest.mark.rule("VO-103")
def test_the_defeat_costs_sixteen() -> None:
    assert lay(points=(0, 15, 0)).refuses("defeat") == 103
    assert lay(points=(0, 16, 0), dragon="kyr").refuses("defeat") is None
