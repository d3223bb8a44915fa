"""Ploys: what sets each of them off, and what it does."""

import pytest

from tablee.games.volfyirion.rules.pieces import strength
from tests.games.volfyirion.laying import BOX, END, PLOYS, LaidTable, city, lay

THEIRS = "yrdesh akao_uket kyr"


def strengths(laid: LaidTable) -> list[int]:
    return [strength(laid.table, BOX, city(name)) for name in THEIRS.split()]


@pytest.mark.scenario(64)
@pytest.mark.rule("VO-209")
def test_mirage_city() -> None:
    laid = lay(ploys={0: "shift", 1: "mirage"}, points=(0, 0, 16))
    laid.does("move_dragon", "send_dragon yrdesh")
    assert laid.dragon() == "lair"
    assert laid.points() == (0, 0, 8)
    assert laid.table.ploy_spent[1] == 1
    laid.does("move_dragon", "send_dragon yrdesh")
    assert laid.dragon() == "yrdesh"
    by_card = lay(ploys={0: "shift", 1: "mirage"}, played="emerald_horn")
    by_card.does("use emerald_horn", "send_dragon kyr")
    assert by_card.dragon() == "lair"
    assert by_card.removed() == {"emerald_horn": 1}


@pytest.mark.scenario(65)
@pytest.mark.rule("VO-210", "VO-211", "VO-212")
def test_double_shift() -> None:
    laid = lay(ploys={0: "mirage", 1: "shift"}, points=(0, 20, 0))
    laid.does("attack yrdesh")
    assert laid.stands("yrdesh")
    assert laid.points() == (0, 12, 0)
    assert strengths(laid) == [10, 11, 12]
    laid.does("attack yrdesh")
    assert laid.points() == (0, 2, 0)
    assert not laid.stands("yrdesh")
    laid.does(END)
    assert strengths(laid)[1:] == [9, 10]


@pytest.mark.rule("VO-210")
def test_double_shift_answers_the_first_attack_only() -> None:
    """It comes too late for a player who has been attacked before it could be held."""
    laid = lay(ploys={0: "mirage", 1: "crystallization"}, points=(0, 20, 0))
    laid.does("attack yrdesh")
    assert not laid.stands("yrdesh")
    assert laid.table.ruled_out[1, PLOYS["shift"]] == 1


@pytest.mark.scenario(117)
@pytest.mark.rule("VO-213")
def test_double_shift_by_option_for_one_city() -> None:
    laid = lay(
        ploys={0: "mirage", 1: "shift"}, points=(0, 20, 0), double_shift_scope="attacked_city"
    )
    laid.does("attack yrdesh")
    assert strengths(laid) == [10, 9, 10]


@pytest.mark.scenario(142)
@pytest.mark.rule("VO-185", "VO-88", "VO-211", "VO-212")
def test_a_mercenarys_city_and_double_shift() -> None:
    cities = {"yrdesh": "mercenary_archer mint"}
    laid = lay(mercenaries="on", cities=cities, points=(0, 12, 0))
    laid.does("attack yrdesh")
    assert not laid.stands("yrdesh")
    assert laid.removed() == {"mint": 1}
    laid = lay(mercenaries="on", cities=cities, points=(0, 26, 0), ploys={0: "mirage", 1: "shift"})
    laid.does("attack yrdesh")
    assert laid.points() == (0, 14, 0)
    assert (laid.troop("yrdesh"), laid.building("yrdesh")) == ("mercenary_archer", "mint")
    assert laid.stands("yrdesh")
    laid.does("attack yrdesh")
    assert laid.points() == (0, 0, 0)
    assert not laid.stands("yrdesh")


@pytest.mark.scenario(66)
@pytest.mark.rule("VO-214", "VO-217", "VO-218")
def test_qoam_instability() -> None:
    laid = lay(
        ploys={0: "mirage", 1: "instability"},
        on_turn=1,
        cities={"tylaris": "mint"},
        hand="library barter hidden_cache",
    )
    laid.does("play barter", "play hidden_cache", "play library", "place kyr")
    assert laid.points(1) == (3, 0, 2)
    assert laid.removed() == {"library": 1, "mint": 1}
    assert laid.refuses("use_building kyr") == 138
    assert laid.table.ploy_spent[1] == 1
    replaced = lay(ploys={0: "mirage", 1: "instability"}, cities={"tylaris": "mint"}, hand="bank")
    replaced.does("play bank", "place tylaris")
    assert replaced.table.ploy_spent[1] == 0
    assert replaced.building("tylaris") == "bank"


@pytest.mark.scenario(67)
@pytest.mark.rule("VO-215", "VO-187")
def test_afterthought() -> None:
    laid = lay(
        ploys={0: "mirage", 1: "afterthought"},
        mercenaries="on",
        cities={"kyr": "mercenary_archer"},
        hand="guard",
    )
    laid.does("play guard", "place tylaris")
    assert laid.removed() == {"guard": 1, "mercenary_archer": 1}
    assert (laid.troop("kyr"), laid.troop("tylaris")) == ("-", "-")


@pytest.mark.scenario(68)
@pytest.mark.rule("VO-216", "VO-217")
def test_crystallization() -> None:
    laid = lay(
        ploys={0: "crystallization", 1: "mirage"},
        played={1: "strange_box"},
        sealed={0: "void_fluid"},
        hand="pure_qoam",
    )
    laid.does("play pure_qoam")
    assert laid.points() == (1, 0, 0)
    assert laid.removed() == {"strange_box": 1, "void_fluid": 1, "pure_qoam": 1}
    assert laid.refuses("use pure_qoam") == 138
    assert [laid.table.wonders[seat] for seat in range(2)] == [0, 0]


def second_chance(**more: object) -> LaidTable:
    """P0 has 3 B and removes Elite Trooper for 5 more."""
    laid = lay(
        ploys={0: "mirage", 1: "second_chance"},
        cities={"tylaris": "elite_trooper"},
        points=(0, 3, 0),
        **more,  # type: ignore[arg-type]
    )
    laid.does("use_troop tylaris")
    return laid


@pytest.mark.scenario(69)
@pytest.mark.rule("VO-219", "VO-220", "VO-221")
def test_second_chance() -> None:
    laid = second_chance()
    laid.does("attack yrdesh")
    assert not laid.stands("yrdesh")
    assert laid.waiting == (1,)
    assert laid.may() == {"call_back elite_trooper", "let_go"}
    laid.does("call_back elite_trooper")
    assert laid.may() == {"place akao_uket", "place kyr"}
    laid.does("place akao_uket")
    assert strengths(laid)[1] == 15
    assert laid.removed() == {}
    assert laid.table.ploy_spent[1] == 1
    assert laid.waiting == (0,)
    declined = second_chance()
    declined.does("attack yrdesh", "let_go")
    assert declined.removed() == {"elite_trooper": 1}
    assert declined.table.ploy_spent[1] == 1
    last = second_chance(ruins="akao_uket kyr")
    last.does("attack yrdesh")
    assert last.over
    assert last.ranks() == [1, 2]
    assert last.table.ploy_spent[1] == 0


@pytest.mark.rule("VO-220")
def test_second_chance_picks_one_of_several_and_takes_a_slot() -> None:
    laid = lay(
        ploys={0: "mirage", 1: "second_chance"},
        cities={"tylaris": "fighter", "vahylea": "soldier", "kyr": "guard"},
        points=(0, 4, 0),
    )
    laid.does("use_troop tylaris", "use_troop vahylea", "attack akao_uket")
    assert laid.may() == {"call_back fighter", "call_back soldier", "let_go"}
    laid.does("call_back fighter", "place kyr")
    assert laid.removed() == {"soldier": 1, "guard": 1}
    assert laid.troop("kyr") == "fighter"


@pytest.mark.scenario(70)
@pytest.mark.rule("VO-219")
def test_what_does_not_call_second_chance() -> None:
    for_knowledge = lay(
        ploys={0: "mirage", 1: "second_chance"},
        cities={"tylaris": "scholar"},
        points=(0, 8, 0),
    )
    for_knowledge.does("use_troop tylaris", "attack yrdesh")
    assert for_knowledge.waiting == (0,)
    assert for_knowledge.table.ploy_spent[1] == 0
    last_turn = second_chance()
    last_turn.does(END, END)
    last_turn.pay_out(0, 8, 0)
    last_turn.does("attack yrdesh")
    assert last_turn.waiting == (0,)


@pytest.mark.scenario(138)
@pytest.mark.rule("VO-221")
def test_second_chance_by_option_before_the_result() -> None:
    laid = second_chance(second_chance_timing="before")
    laid.does("attack yrdesh", "call_back elite_trooper", "place yrdesh")
    assert laid.stands("yrdesh")
    assert laid.points() == (0, 0, 0)
    assert laid.waiting == (0,)
    elsewhere = second_chance(second_chance_timing="before")
    elsewhere.does("attack yrdesh", "call_back elite_trooper", "place akao_uket")
    assert not elsewhere.stands("yrdesh")
    assert elsewhere.troop("akao_uket") == "elite_trooper"
    declined = second_chance(second_chance_timing="before")
    declined.does("attack yrdesh", "let_go")
    assert not declined.stands("yrdesh")


@pytest.mark.scenario(118)
@pytest.mark.rule("VO-219", "VO-222")
def test_one_ploy_may_follow_another() -> None:
    laid = lay(
        ploys={0: "afterthought", 1: "second_chance"},
        cities={"tylaris": "elite_trooper", "vahylea": "novice"},
        points=(0, 3, 0),
    )
    laid.does("use_troop tylaris", "attack yrdesh", "call_back elite_trooper", "place kyr")
    assert laid.removed() == {"elite_trooper": 1, "novice": 1}
    assert [laid.table.ploy_spent[seat] for seat in range(2)] == [1, 1]
    assert laid.waiting == (0,)


@pytest.mark.rule("VO-208")
def test_what_does_not_happen_tells_which_ploy_it_is_not() -> None:
    laid = lay(ploys={0: "crystallization", 1: "mirage"}, cities={"kyr": "mint"}, hand="bank")
    laid.does("play bank", "place tylaris")
    for reader in (0, 1, 7):
        seen = laid.seen_by(reader)
        assert seen.ruled_out[0, PLOYS["instability"]] == 1
        assert seen.ruled_out[1, PLOYS["instability"]] == 1
