"""Troops and Buildings in Cities, attacks, and the end of the game."""

from typing import Any

import pytest

from tablee.games.volfyirion.rules.pieces import strength
from tests.games.volfyirion.laying import BOX, END, LaidTable, city, lay, new
from tests.random_play import played_at_random


def strengths(laid: LaidTable, names: str) -> list[int]:
    return [strength(laid.table, BOX, city(name)) for name in names.split()]


MINE, THEIRS = "tylaris vahylea alantar", "yrdesh akao_uket kyr"


@pytest.mark.scenario(106)
@pytest.mark.rule("VO-30")
def test_a_troop_defends_its_own_city_only() -> None:
    laid = lay(cities={"tylaris": "guard"})
    assert strengths(laid, MINE) == [12, 9, 10]


@pytest.mark.scenario(108)
@pytest.mark.rule("VO-58", "VO-69", "VO-147")
def test_a_new_card_takes_the_place_of_the_old_one() -> None:
    laid = lay(hand="war_academy guard", cities={"tylaris": "barracks soldier"})
    assert laid.points() == (0, 2, 0)
    laid.does("play war_academy", "place tylaris")
    assert laid.points() == (0, 4, 0)
    laid.does("play guard", "place tylaris")
    assert laid.points() == (0, 4, 0)
    assert laid.removed() == {"barracks": 1, "soldier": 1}
    assert (laid.building("tylaris"), laid.troop("tylaris")) == ("war_academy", "guard")


@pytest.mark.scenario(25)
@pytest.mark.rule("VO-82")
def test_a_troop_is_redeployed_for_its_cost() -> None:
    laid = lay(cities={"tylaris": "guard"}, points=(4, 0, 0))
    laid.does("redeploy tylaris")
    assert laid.may() == {"place vahylea", "place alantar"}
    laid.does("place alantar")
    assert laid.points() == (0, 0, 0)
    assert strengths(laid, "tylaris alantar") == [8, 14]
    assert lay(cities={"tylaris": "guard"}, points=(3, 0, 0)).refuses("redeploy tylaris") == 50


@pytest.mark.scenario(26)
@pytest.mark.rule("VO-83")
def test_redeployed_onto_another_it_takes_its_place() -> None:
    laid = lay(cities={"tylaris": "guard", "vahylea": "soldier"}, points=(4, 0, 0))
    laid.does("redeploy tylaris", "place vahylea")
    assert laid.removed() == {"soldier": 1}
    assert (laid.troop("tylaris"), laid.troop("vahylea")) == ("-", "guard")


@pytest.mark.scenario(109)
@pytest.mark.rule("VO-84")
def test_a_troop_may_be_redeployed_again_and_at_once() -> None:
    laid = lay(hand="soldier", points=(6, 0, 0))
    laid.does("play soldier", "place tylaris", "redeploy tylaris", "place vahylea")
    laid.does("redeploy vahylea", "place alantar")
    assert laid.points() == (0, 0, 0)
    assert laid.troop("alantar") == "soldier"


@pytest.mark.scenario(140)
@pytest.mark.rule("VO-426", "VO-429")
def test_by_option_a_troop_finds_no_room_where_one_is() -> None:
    laid = lay(
        cities={"tylaris": "guard", "vahylea": "soldier"},
        ruins="alantar",
        points=(4, 0, 0),
        redeploy_onto_occupied="forbid",
    )
    assert laid.refuses("redeploy tylaris") == 426
    caches = lay(hand="hidden_cache*2", hidden_cache_bonus="3")
    caches.does(*["play hidden_cache"] * 2, *["use hidden_cache"] * 2)
    assert caches.points() == (0, 6, 4)


@pytest.mark.scenario(27)
@pytest.mark.rule("VO-88", "VO-90")
def test_an_open_city_falls_for_its_defence_value() -> None:
    laid = lay(cities={"akao_uket": "mint"}, points=(0, 9, 0))
    laid.does("attack akao_uket")
    assert not laid.stands("akao_uket")
    assert laid.removed() == {"mint": 1}
    assert laid.points() == (0, 0, 0)
    assert lay(points=(0, 8, 0)).refuses("attack akao_uket") == 90


@pytest.mark.scenario(28)
@pytest.mark.rule("VO-87")
def test_a_guarded_city_loses_its_guard() -> None:
    laid = lay(cities={"akao_uket": "guard mint"}, points=(0, 13, 0))
    laid.does("attack akao_uket")
    assert laid.stands("akao_uket")
    assert laid.removed() == {"guard": 1}
    assert laid.building("akao_uket") == "mint"
    assert laid.points() == (0, 0, 0)


@pytest.mark.scenario(29)
@pytest.mark.rule("VO-89")
def test_two_attacks_may_follow_each_other() -> None:
    laid = lay(cities={"akao_uket": "guard mint"}, points=(0, 22, 0))
    laid.does("attack akao_uket", "attack akao_uket")
    assert not laid.stands("akao_uket")
    short = lay(cities={"akao_uket": "guard mint"}, points=(0, 21, 0))
    short.does("attack akao_uket")
    assert short.refuses("attack akao_uket") == 90


@pytest.mark.rule("VO-90")
def test_damage_is_not_kept() -> None:
    laid = lay(points=(0, 7, 0))
    assert laid.refuses("attack yrdesh") == 90
    laid.does(END, END)
    laid.pay_out(0, 7, 0)
    assert laid.refuses("attack yrdesh") == 90


@pytest.mark.scenario(31)
@pytest.mark.rule("VO-91")
def test_a_ruin_is_out_of_the_game() -> None:
    laid = lay(
        hand="guard", ruins="yrdesh tylaris", points=(4, 20, 8), cities={"vahylea": "novice"}
    )
    assert laid.refuses("attack yrdesh") == 91
    laid.does("play guard")
    assert laid.refuses("place tylaris") == 91
    laid.does("place alantar", "move_dragon")
    assert laid.refuses("send_dragon yrdesh") == 91
    laid.does("send_dragon kyr", "redeploy alantar")
    assert laid.troop("vahylea") == "guard"


@pytest.mark.scenario(32)
@pytest.mark.rule("VO-173", "VO-174", "VO-175")
def test_the_last_city_ends_the_game_at_once() -> None:
    laid = lay(
        hand="captain", ruins="akao_uket kyr", points=(5, 8, 0), row="stab mint bank guard novice"
    )
    laid.does("buy 1", "attack yrdesh")
    assert laid.over
    assert laid.ranks() == [1, 2]
    assert laid.row().split()[0] == "-"
    assert laid.pile("hand") == {"captain": 1}
    assert laid.told() == ["attacks", "loses_city", "wins", "loses"]
    assert laid.refuses(END) == 173


@pytest.mark.scenario(39)
@pytest.mark.rule("VO-59", "VO-110", "VO-107")
def test_who_has_only_the_lair_is_still_in_the_game() -> None:
    laid = lay(
        hand="guard mint captain",
        ruins="tylaris vahylea alantar",
        owns_lair="lair_1",
        points=(0, 0, 0),
    )
    assert (laid.refuses("play guard"), laid.refuses("play mint")) == (59, 59)
    laid.does("play captain", END)
    assert not laid.over
    laid.pay_out(0, 9, 0, seat=1)
    laid.does("attack lair_1")
    assert laid.ranks() == [2, 1]


@pytest.mark.scenario(110)
@pytest.mark.rule("VO-86", "VO-128")
def test_what_can_be_attacked_and_where_the_dragon_goes() -> None:
    laid = lay(owns_lair="lair_2", points=(0, 9, 16))
    assert {a for a in laid.may() if a.startswith("attack")} == {
        "attack yrdesh",
        "attack akao_uket",
        "attack lair_2",
    }
    assert laid.refuses("attack tylaris") == 86
    assert lay(points=(0, 9, 0)).refuses("attack lair_2") == 86
    laid = lay(points=(0, 0, 16))
    laid.does("move_dragon")
    assert laid.may() == {f"send_dragon {name}" for name in THEIRS.split()}
    laid = lay(points=(0, 0, 16), dragon="vahylea")
    laid.does("move_dragon")
    assert laid.dragon() == "lair"


@pytest.mark.scenario(111)
@pytest.mark.rule("VO-93", "VO-100")
def test_a_razed_building_gives_nothing_any_more() -> None:
    laid = lay(cities={"yrdesh": "barracks", "kyr": "war_academy"}, points=(0, 11, 0))
    laid.does("attack yrdesh", "take_wonder 1", "thin_nothing")
    assert laid.points() == (0, 0, 0)
    laid.does(END)
    assert laid.points(1) == (0, 2, 0)
    assert laid.refuses("use_building kyr") == 143
    laid.does(END)
    assert laid.points() == (0, 0, 0)


@pytest.mark.scenario(71)
@pytest.mark.rule("VO-230", "VO-231", "VO-232")
def test_a_city_may_be_rebuilt_once() -> None:
    laid = lay(ruins="vahylea", points=(9, 0, 0), rebuild_cities="on")
    laid.does("rebuild vahylea")
    assert laid.points() == (0, 0, 0)
    assert laid.stands("vahylea")
    assert (laid.troop("vahylea"), laid.building("vahylea")) == ("-", "-")
    laid.does(END)
    laid.pay_out(0, 9, 0, seat=1)
    laid.does("attack vahylea", END)
    laid.pay_out(20, 0, 0)
    assert laid.refuses("rebuild vahylea") == 232
    poor = lay(ruins="vahylea", points=(8, 0, 0), rebuild_cities="on")
    assert poor.refuses("rebuild vahylea") == 231
    assert lay(ruins="vahylea", points=(20, 0, 0)).refuses("rebuild vahylea") == 230


@pytest.mark.scenario(144)
@pytest.mark.rule("VO-430", "VO-230")
def test_the_price_of_rebuilding_is_an_option() -> None:
    for option, price in (("two_less", 8), ("defence", 10), ("two_more", 12)):
        options: dict[str, Any] = {"rebuild_cities": "on", "rebuild_cost": option}
        laid = lay(ruins="alantar", points=(price, 0, 0), **options)
        laid.does("rebuild alantar")
        assert laid.points() == (0, 0, 0)
        laid = lay(ruins="alantar", points=(price - 1, 0, 0), **options)
        assert laid.refuses("rebuild alantar") == 231


@pytest.mark.scenario(120)
@pytest.mark.rule("VO-233", "VO-234")
def test_a_rebuilt_city_is_a_city_again() -> None:
    laid = lay(ruins="vahylea", hand="guard", points=(9, 0, 0), rebuild_cities="on")
    laid.does("rebuild vahylea", "play guard", "place vahylea", END)
    laid.pay_out(0, 13, 8, seat=1)
    laid.does("move_dragon", "send_dragon vahylea", "attack vahylea")
    assert laid.stands("vahylea")
    assert laid.troop("vahylea") == "-"
    last = lay(ruins="tylaris vahylea", points=(30, 0, 0), dragon="alantar", rebuild_cities="on")
    last.does(END)
    assert last.over
    assert last.ranks() == [2, 1]


@pytest.mark.scenario(73)
@pytest.mark.rule("VO-176")
def test_after_the_last_turn_the_stronger_side_wins() -> None:
    def ended(cities: dict[str, str], ruins: str, played: str = "") -> list[int]:
        laid = lay(
            on_turn=1,
            turn=100,
            cities=cities,
            ruins=ruins,
            played={0: played},
            deck={0: "", 1: ""},
        )
        laid.does(END)
        assert laid.over
        return laid.ranks()

    assert ended({"alantar": "soldier"}, "tylaris kyr") == [1, 2]
    assert ended({}, "tylaris") == [2, 1]
    assert ended({}, "tylaris yrdesh") == [1, 1]
    assert ended({}, "tylaris yrdesh", "pure_qoam") == [1, 2]
    going_on = lay(on_turn=0, turn=99)
    going_on.does(END)
    assert not going_on.over


@pytest.mark.scenario(122)
@pytest.mark.rule("VO-175")
def test_no_game_is_drawn_before_the_last_turn() -> None:

    for seed in range(6):
        match = played_at_random(new(seed, turn_limit="30"), seed)
        if [standing.rank for standing in match.standings()] == [1, 1]:
            assert match.table.turn == 60  # type: ignore[attr-defined]


@pytest.mark.rule("VO-59")
def test_a_troop_finds_its_only_city_by_itself() -> None:
    laid = lay(hand="guard", ruins="tylaris vahylea")
    laid.does("play guard")
    assert laid.troop("alantar") == "guard"
