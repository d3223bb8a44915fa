"""Solo: one player against the dragon."""

import pytest

from tablee.games.volfyirion.table import BESIDE, TITLES
from tests.games.volfyirion.laying import END, LaidTable, city, counted, lay, new, title


def alone(**more: object) -> LaidTable:
    """A table in the Main Phase of the one player."""
    return lay(mode="solo", **more)  # type: ignore[arg-type]


def attacked(**more: object) -> LaidTable:
    """The dragon has attacked at the end of the turn."""
    laid = alone(dragon=str(BESIDE), **more)
    laid.does(END)
    return laid


def rage(laid: LaidTable) -> list[int]:
    return [laid.table.rage[place] for place in range(laid.table.rage_size)]


def aside(laid: LaidTable) -> dict[str, int]:
    return counted(laid.table.aside[n] for n in range(TITLES))


@pytest.mark.scenario(123)
@pytest.mark.rule("VO-300", "VO-301", "VO-302", "VO-303", "VO-304", "VO-305", "VO-309", "VO-326")
@pytest.mark.rule("VO-327")
def test_the_setup_of_a_solo_game() -> None:
    laid = new(4, mode="solo")
    t = laid.table
    # One card has gone to the Rage Pile at the start of the first turn.
    assert t.asset_size[0] + t.rage_size == 57
    assert laid.top() == "-"
    assert t.wonder_size[0] + t.wonder_under_size[0] == 22
    for n in ("volfyirions_mark", "emerald_horn"):
        assert t.asset_deck[0, title(n)] + t.wonder_deck[0, title(n)] == 0
    assert [t.defence[city(n)] for n in ("tylaris", "vahylea", "alantar")] == [8, 9, 10]
    assert not laid.stands("yrdesh")
    assert laid.may() == {"keep_hand", "redraw"}
    laid.does("keep_hand")
    assert {f"swap {space}" for space in range(1, 6)} <= laid.may()
    laid.pay_out(50, 50, 50)
    refused = (
        "attack yrdesh",
        "seal",
        "move_dragon",
        "defeat",
        "swap_all",
        "step_on",
        "dispel left_1",
    )
    assert [laid.refuses(action) for action in refused] == [305] * 7
    mission = alone(played="suicide_mission anuths_trick")
    mission.does("use suicide_mission", "use anuths_trick")
    assert mission.removed() == {"suicide_mission": 1, "anuths_trick": 1}
    late = alone(turn=60)
    late.does(END)
    assert late.over
    assert late.ranks() == [2]


@pytest.mark.scenario(75)
@pytest.mark.rule("VO-314", "VO-315", "VO-316", "VO-317", "VO-319", "VO-321", "VO-322", "VO-323")
def test_the_attack_in_the_official_example() -> None:
    laid = attacked(
        rage="fighter shrewd_deal barracks feasible_solution",
        row="novice soldier scholar guard qoam_scout",
        cities={"tylaris": "elite_trooper"},
        played="sibilant_crystal",
    )
    assert laid.removed() == {"elite_trooper": 1}
    assert [laid.stands(n) for n in ("tylaris", "vahylea", "alantar")] == [True, False, True]
    assert laid.pile("sealed") == {"sibilant_crystal": 1}
    assert rage(laid)[0] == title("shrewd_deal")
    assert laid.table.rage_batch[0] == -1
    assert len(rage(laid)) == 2  # and the card that the next turn begins with
    assert aside(laid) == {"fighter": 1, "barracks": 1, "feasible_solution": 1}
    assert laid.dragon() == "lair"


@pytest.mark.scenario(76)
@pytest.mark.rule("VO-310", "VO-311", "VO-313")
def test_rage_grows_with_turns_and_permanents() -> None:
    laid = alone(hand="pure_qoam captain stab", deck="", discard="prospector")
    laid.does("play captain")
    assert len(rage(laid)) == 0
    laid.does("play pure_qoam")
    assert len(rage(laid)) == 1
    laid.does("play stab")
    assert laid.dragon() == "lair"
    laid.does("use stab", "take_bonus")
    assert laid.table.dragon == BESIDE
    quiet = alone(deck="prospector*5")
    quiet.does(END)
    assert len(rage(quiet)) == 1
    troops = alone(hand="guard mint")
    troops.does("play guard", "place tylaris", "play mint", "place tylaris")
    assert len(rage(troops)) == 2


@pytest.mark.scenario(77)
@pytest.mark.rule("VO-315", "VO-317")
def test_rage_without_a_command_card_does_no_damage() -> None:
    laid = attacked(
        rage="fighter soldier",
        row="novice scholar qoamipulator guard qoam_scout",
        ruins="tylaris",
        cities={"vahylea": "elite_trooper"},
    )
    assert laid.removed() == {"elite_trooper": 1}
    assert [laid.stands(n) for n in ("vahylea", "alantar")] == [True, True]
    assert len(rage(laid)) == 1  # the card that the next turn begins with


@pytest.mark.rule("VO-315", "VO-316")
def test_the_player_chooses_which_troops_and_buildings_are_lost() -> None:
    laid = attacked(
        rage="fighter mint",
        row="novice soldier scholar qoamipulator qoam_scout",
        cities={"tylaris": "guard bank", "vahylea": "guard library"},
    )
    assert laid.may() == {"lose_troop tylaris", "lose_troop vahylea"}
    assert laid.refuses("lose_troop alantar") == 315
    laid.does("lose_troop vahylea")
    assert laid.may() == {"lose_building tylaris", "lose_building vahylea"}
    assert laid.refuses("lose_building alantar") == 316
    laid.does("lose_building tylaris")
    assert laid.removed() == {"guard": 1, "bank": 1}
    assert (laid.troop("tylaris"), laid.building("vahylea")) == ("guard", "library")


@pytest.mark.scenario(78)
@pytest.mark.rule("VO-319")
def test_the_dragon_takes_the_strongest_city_it_can_pay() -> None:
    # 8 + 8 + 4 = 20
    laid = attacked(rage="book_of_wisdom endless_tactic harness_qoam")
    assert [laid.stands(n) for n in ("tylaris", "vahylea", "alantar")] == [True, False, False]
    guarded = attacked(
        rage="book_of_wisdom harness_qoam",
        row="novice soldier scholar fighter qoam_scout",
        cities={"tylaris": "guard mint"},
    )
    assert not guarded.stands("tylaris")
    assert guarded.removed() == {"guard": 1, "mint": 1}
    tie = attacked(
        rage="book_of_wisdom stab*2",
        row="novice scholar qoamipulator guard qoam_scout",
        cities={"tylaris": "soldier"},
    )
    assert [tie.stands(n) for n in ("tylaris", "alantar")] == [True, False]


@pytest.mark.scenario(79)
@pytest.mark.rule("VO-317", "VO-318")
@pytest.mark.parametrize(("difficulty", "battle"), [("easy", 9), ("normal", 10), ("hard", 11)])
def test_the_bonus_for_destroyed_cities(difficulty: str, battle: int) -> None:
    def falls(troop: str) -> bool:
        laid = attacked(
            rage="shrewd_deal feasible_solution",
            row="stab mint bank library barracks",
            ruins="alantar",
            cities={"tylaris": troop, "vahylea": "armored_soldier"},
            difficulty=difficulty,
        )
        return not laid.stands("tylaris")

    # 8 + 2 = 10, 8 + 3 = 11
    assert falls("novice") == (battle >= 10)
    assert falls("soldier") == (battle >= 11)


@pytest.mark.scenario(80)
@pytest.mark.rule("VO-306", "VO-307", "VO-308")
def test_rage_is_put_aside_and_the_dragon_fought_or_tamed() -> None:
    laid = alone(
        rage="stab mint guard", row="novice fighter bank library barter", points=(0, 0, 12)
    )
    laid.does("put_aside_for_knowledge", "put_aside_for_knowledge")
    assert aside(laid) == {"stab": 1, "mint": 1}
    assert laid.points() == (0, 0, 0)
    laid.pay_out(0, 6, 0)
    laid.does("put_aside_for_battle")
    assert rage(laid) == []
    laid.pay_out(0, 15, 15)
    assert [laid.refuses(a) for a in ("fight", "tame", "put_aside_for_battle")] == [307, 308, 312]
    for action, points in (("tame", (0, 0, 16)), ("fight", (0, 16, 0))):
        won = alone(points=points)
        won.does(action)
        assert won.over
        assert won.ranks() == [1]
    poor = alone(rage="stab", points=(0, 5, 5))
    assert poor.refuses("put_aside_for_battle") == 306


@pytest.mark.scenario(124)
@pytest.mark.rule("VO-306", "VO-312")
def test_the_rage_pile_is_a_queue() -> None:
    laid = alone(
        rage="stab barter sabotage",
        row="novice fighter guard library mint",
        assets="bank",
        deck="prospector*5",
        points=(0, 0, 6),
    )
    laid.does("put_aside_for_knowledge")
    assert rage(laid) == [title("barter"), title("sabotage")]
    laid.does(END)
    assert rage(laid) == [title("barter"), title("sabotage"), title("bank")]


@pytest.mark.scenario(81)
@pytest.mark.rule("VO-324")
def test_the_aside_pile_renews_the_asset_deck() -> None:
    laid = alone(assets="", aside="stab barter sabotage mint bank", deck="prospector*5")
    laid.does(END)
    assert len(rage(laid)) == 1
    assert laid.table.asset_size[0] == 4
    assert laid.table.aside_size == 0
    empty = alone(assets="", deck="prospector*5")
    empty.does(END)
    assert rage(empty) == []
    row = alone(assets="", aside="stab", points=(3, 0, 2))
    row.does("replace 1")
    assert row.row().split()[0] == "novice"


@pytest.mark.scenario(82)
@pytest.mark.rule("VO-325")
def test_a_wonder_is_unsealed_by_option_only() -> None:
    laid = alone(sealed="pure_qoam", points=(0, 0, 6))
    assert laid.refuses("unseal") == 325
    laid = alone(sealed="pure_qoam", points=(0, 0, 6), solo_unseal="on")
    laid.does("unseal", "choose_wonder player1 pure_qoam")
    assert laid.points() == (1, 0, 3)


@pytest.mark.scenario(83)
@pytest.mark.rule("VO-320")
def test_the_third_city_that_falls_ends_the_game() -> None:
    laid = attacked(
        rage="book_of_wisdom endless_tactic", ruins="tylaris vahylea", played="sibilant_crystal"
    )
    assert laid.over
    assert laid.ranks() == [2]
    assert laid.pile("sealed") == {}
    assert len(rage(laid)) == 2


@pytest.mark.rule("VO-321")
def test_the_dragon_seals_what_it_can_pay_the_dearest_first() -> None:
    # Shrewd Deal and Feasible Solution have 1 + 2 Knowledge.
    laid = attacked(rage="shrewd_deal feasible_solution", played="void_fluid pure_qoam sharp_qoam")
    assert laid.pile("sealed") == {"pure_qoam": 1}


@pytest.mark.rule("VO-322")
def test_of_the_dearest_cards_the_first_stays() -> None:
    laid = attacked(rage="endless_tactic book_of_wisdom")
    assert rage(laid)[0] == title("endless_tactic")
