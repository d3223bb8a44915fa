"""Secondary Abilities: Synergies, Remove Abilities, and what they bring about."""

import pytest

from tests.games.volfyirion.laying import END, lay


@pytest.mark.scenario(9)
@pytest.mark.rule("VO-143")
def test_a_card_does_not_count_for_its_own_synergy() -> None:
    laid = lay(hand="hidden_cache")
    laid.does("play hidden_cache")
    assert laid.refuses("use hidden_cache") == 143


@pytest.mark.scenario(10)
@pytest.mark.rule("VO-143", "VO-145", "VO-429")
def test_two_cards_serve_each_other() -> None:
    laid = lay(hand="hidden_cache*2")
    laid.does(*["play hidden_cache"] * 2, *["use hidden_cache"] * 2)
    assert laid.points() == (0, 4, 4)
    assert laid.refuses("use hidden_cache") == 137


@pytest.mark.scenario(11)
@pytest.mark.rule("VO-142", "VO-144")
def test_two_like_symbols_need_two_cards() -> None:
    laid = lay(hand="book_of_wisdom stab", cities={"tylaris": "barracks"})
    laid.does("play book_of_wisdom")
    assert laid.refuses("use book_of_wisdom") == 144
    laid.does("play stab", "use book_of_wisdom")
    assert laid.table.hand_size[0] == 2
    alone = lay(hand="decisive_strike*2", cities={"kyr": "barracks"}, on_turn=1)
    alone.does("play decisive_strike")
    assert alone.refuses("use_building kyr") == 144


@pytest.mark.scenario(12)
@pytest.mark.rule("VO-21", "VO-27", "VO-142")
def test_grey_cards_and_wonders_have_no_colour() -> None:
    grey = lay(hand="decisive_strike captain", cities={"tylaris": "soldier"}, played="void_fluid")
    grey.does("play decisive_strike", "play captain")
    assert grey.refuses("use decisive_strike") == 143
    red = lay(hand="decisive_strike", cities={"tylaris": "elite_trooper"})
    red.does("play decisive_strike", "use decisive_strike")
    assert red.points() == (0, 4, 0)


@pytest.mark.scenario(15)
@pytest.mark.rule("VO-136", "VO-147", "VO-151")
def test_a_troop_is_removed_for_its_bonus() -> None:
    laid = lay(cities={"tylaris": "novice"})
    assert laid.refuses("use_troop tylaris", seat=1) == 38
    laid.does("use_troop tylaris")
    assert laid.points() == (0, 0, 3)
    assert laid.removed() == {"novice": 1}
    assert laid.troop("tylaris") == "-"
    assert lay(on_turn=1, cities={"tylaris": "novice"}).refuses("use_troop tylaris") == 138


@pytest.mark.scenario(16)
@pytest.mark.rule("VO-148")
def test_a_removed_card_has_given_its_points() -> None:
    laid = lay(hand="barter")
    laid.does("play barter", "use barter")
    assert laid.points() == (1, 0, 3)
    assert laid.removed() == {"barter": 1}
    laid.does(END)
    assert laid.pile("discard") == {}


@pytest.mark.scenario(17)
@pytest.mark.rule("VO-149", "VO-150")
def test_a_remove_ability_needs_no_target() -> None:
    laid = lay(hand="suicide_mission")
    laid.does("play suicide_mission", "use suicide_mission")
    assert laid.points() == (0, 2, 0)
    assert laid.removed() == {"suicide_mission": 1}
    assert laid.question(0) == "act"


@pytest.mark.scenario(18)
@pytest.mark.rule("VO-138")
def test_a_card_in_hand_has_no_ability_yet() -> None:
    laid = lay(hand="barter", discard="stab")
    assert (laid.refuses("use barter"), laid.refuses("use stab")) == (138, 138)


@pytest.mark.scenario(30)
@pytest.mark.rule("VO-156")
def test_an_enemy_troop_is_removed() -> None:
    laid = lay(played="anuths_trick", cities={"yrdesh": "elite_trooper"}, points=(0, 8, 0))
    laid.does("use anuths_trick")
    assert laid.may() == {"remove_troop yrdesh", "spare_troop"}
    laid.does("remove_troop yrdesh", "attack yrdesh")
    assert laid.removed() == {"anuths_trick": 1, "elite_trooper": 1}
    assert not laid.stands("yrdesh")
    assert laid.points() == (0, 0, 0)


@pytest.mark.scenario(113)
@pytest.mark.rule("VO-139", "VO-157", "VO-160")
def test_abilities_are_optional_and_their_points_are_added() -> None:
    laid = lay(hand="stab", played="decisive_strike", points=(0, 0, 0))
    laid.does("play stab")
    assert laid.refuses("use decisive_strike") is None
    assert laid.refuses(END) is None
    laid = lay(played="void_fluid", cities={"kyr": "mint"})
    laid.does("use void_fluid", "remove_building kyr")
    assert laid.building("kyr") == "-"
    assert laid.stands("kyr")
    laid = lay(played="sharp_qoam")
    assert laid.points() == (0, 1, 0)
    laid.does("use sharp_qoam")
    assert laid.points() == (2, 1, 0)


@pytest.mark.scenario(54)
@pytest.mark.rule("VO-154", "VO-155")
def test_which_card_may_be_removed() -> None:
    laid = lay(
        hand="prospector captain",
        played="celethes_law hidden_cache pure_qoam",
        sealed="void_fluid",
        discard="stab",
        cities={"tylaris": "bank guard"},
        points=(0, 0, 0),
    )
    laid.does("use celethes_law")
    assert laid.may() == {
        "thin_hand prospector",
        "thin_hand captain",
        "thin_discard stab",
        "thin_played celethes_law",
        "thin_played hidden_cache",
        "thin_played pure_qoam",
        "thin_sealed void_fluid",
        "thin_nothing",
    }
    assert laid.refuses("thin_played bank") == 97
    laid.does("thin_played celethes_law")
    assert laid.removed() == {"celethes_law": 1}
    assert laid.pile("played") == {"hidden_cache": 1, "pure_qoam": 1, "void_fluid": 1}


@pytest.mark.scenario(136)
@pytest.mark.rule("VO-149", "VO-425")
def test_what_a_remove_ability_offers_may_be_declined() -> None:
    laid = lay(played="stab", deck="", discard="prospector*6")
    laid.does("use stab")
    assert laid.may() == {"take_bonus", "decline_bonus"}
    laid.does("decline_bonus")
    assert laid.removed() == {"stab": 1}
    assert (laid.table.discard_size[0], laid.table.deck_size[0]) == (6, 0)
    laid = lay(played="emerald_horn")
    laid.does("use emerald_horn", "leave_dragon")
    assert laid.dragon() == "lair"
    laid = lay(points=(0, 0, 8))
    laid.does("move_dragon")
    assert laid.refuses("leave_dragon") == 47
    laid = lay(played="emerald_horn", dragon="tylaris")
    laid.does("use emerald_horn", "decline_bonus")
    assert laid.dragon() == "tylaris"
    laid = lay(played="emerald_horn", dragon="tylaris")
    laid.does("use emerald_horn", "take_bonus")
    assert laid.dragon() == "lair"


@pytest.mark.rule("VO-425")
def test_points_are_credited_in_full_and_targets_may_be_spared() -> None:
    laid = lay(played="living_knife", cities={"kyr": "guard"})
    laid.does("use living_knife", "spare_troop")
    assert laid.troop("kyr") == "guard"
    laid = lay(played="voracious_seed", cities={"kyr": "mint"})
    laid.does("use voracious_seed", "spare_building")
    assert laid.building("kyr") == "mint"


@pytest.mark.rule("VO-137")
@pytest.mark.rule("VO-33")
def test_a_second_copy_has_an_ability_of_its_own() -> None:
    laid = lay(played="harness_qoam*2 stab", points=(0, 0, 0))
    laid.does("use harness_qoam", "use harness_qoam")
    assert laid.points() == (0, 4, 4)
    assert laid.refuses("use harness_qoam") == 137
