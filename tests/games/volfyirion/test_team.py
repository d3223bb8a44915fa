"""Team: two against two."""

from typing import Any

import pytest

from tablee.games.volfyirion.rules.pieces import strength
from tablee.games.volfyirion.table import OFF_BOARD, ON_LAIR_1, ON_LAIR_2
from tests.games.volfyirion.laying import BOX, END, LaidTable, city, lay, new


def team(**more: Any) -> LaidTable:
    """A table in the Main Phase of a team."""
    return lay(mode="team", **more)


@pytest.mark.scenario(130)
@pytest.mark.rule("VO-400", "VO-401", "VO-402", "VO-403", "VO-404")
def test_the_setup_of_a_team_game() -> None:
    laid = new(1, mode="team")
    t = laid.table
    for market in range(2):
        assert "-" not in laid.row(market)
        assert t.asset_size[market] + 1 == 58
        assert t.wonder_size[market] + t.wonder_under_size[market] == 24
    strongholds = ["left_1", "middle_1", "right_1", "left_2", "middle_2", "right_2"]
    assert [t.defence[city(name)] for name in strongholds] == [18] * 6
    assert t.dragon == OFF_BOARD
    assert [t.deck_size[seat] + t.hand_size[seat] for seat in range(4)] == [10] * 4
    laid = new(1, mode="team", team_pairing="asymmetric")
    assert laid.waiting == (0, 2)
    # Alantar and Kyr; then Tylaris and Yrdesh.
    laid.play(0, "pair_middle alantar-kyr")
    assert laid.refuses("pair_left alantar-yrdesh", seat=0) == 403
    laid.play(2, "pair_middle vahylea-akao_uket")
    laid.play(2, "pair_left alantar-yrdesh")
    laid.play(0, "pair_left vahylea-akao_uket")
    assert [laid.table.defence[city(name)] for name in strongholds] == [18, 20, 16, 18, 18, 18]
    assert laid.may() == {"keep_hand", "redraw"}


@pytest.mark.scenario(93)
@pytest.mark.rule("VO-415", "VO-417")
def test_the_first_official_example() -> None:
    laid = team(dragon="middle_1", points=(0, 0, 12))
    assert laid.refuses("send_far") == 127
    laid.does("send_to_lair")
    assert laid.table.dragon == ON_LAIR_2
    assert laid.points() == (0, 0, 3)


@pytest.mark.scenario(94)
@pytest.mark.rule("VO-415", "VO-419")
def test_the_clutch() -> None:
    laid = team(dragon=str(ON_LAIR_2), points=(0, 0, 9), on_turn=2)
    laid.does("send_to_lair")
    assert laid.table.dragon == ON_LAIR_1
    laid.does(END, END)
    laid.pay_out(0, 4, 0)
    assert laid.refuses("take_wonder 1") == 95
    laid.pay_out(0, 5, 0)
    laid.does("take_wonder 1")
    assert laid.points() == (0, 0, 0)


@pytest.mark.scenario(95)
@pytest.mark.rule("VO-414", "VO-415", "VO-416", "VO-417")
def test_the_first_move_starts_from_ones_own_lair() -> None:
    laid = team(points=(0, 0, 16))
    assert laid.refuses("send_from_lair") == 416
    laid.does("send_far")
    assert laid.may() == {"send_dragon left_2", "send_dragon middle_2", "send_dragon right_2"}
    laid.does("send_dragon middle_2")
    assert laid.dragon() == "middle_2"
    laid = team(points=(0, 0, 18))
    laid.does("send_to_lair")
    assert laid.table.dragon == ON_LAIR_2
    assert laid.refuses("send_to_lair") == 415
    laid.does("send_from_lair", "send_dragon left_2")
    assert laid.points() == (0, 0, 0)
    assert laid.dragon() == "left_2"
    assert laid.refuses("send_to_lair") == 415


@pytest.mark.scenario(96)
@pytest.mark.rule("VO-413", "VO-405")
def test_an_attack_removes_all_troops() -> None:
    laid = team(cities={"left_2": "guard soldier mint"}, points=(0, 43, 0))
    assert strength(laid.table, BOX, city("left_2")) == 25
    laid.does("attack left_2")
    assert laid.removed() == {"guard": 1, "soldier": 1}
    assert laid.points() == (0, 18, 0)
    laid.does("attack left_2")
    assert not laid.stands("left_2")
    assert laid.points() == (0, 0, 0)


@pytest.mark.scenario(97)
@pytest.mark.rule("VO-405", "VO-406", "VO-407")
def test_where_a_player_may_play_and_what_serves_synergies() -> None:
    laid = team(hand="mint guard", cities={"right_1": "barracks"}, played="decisive_strike")
    laid.does("play mint")
    assert laid.building("left_1") == "mint"
    assert laid.refuses("use decisive_strike") == 143
    laid.does("play guard")
    assert laid.may() == {"place left_1", "place middle_1"}
    served = team(cities={"middle_1": "elite_trooper"}, played="decisive_strike")
    served.does("use decisive_strike")
    ruined = team(hand="mint", ruins="left_1")
    assert ruined.refuses("play mint") == 59


@pytest.mark.rule("VO-405")
def test_a_third_building_takes_the_place_of_one() -> None:
    laid = team(hand="mint", cities={"left_1": "bank library"})
    laid.does("play mint")
    assert laid.may() == {"push_out_first", "push_out_second"}
    laid.does("push_out_second")
    assert (laid.building("left_1"), laid.building("left_1", 1)) == ("bank", "mint")
    assert laid.removed() == {"library": 1}


@pytest.mark.scenario(98)
@pytest.mark.rule("VO-412")
def test_a_sealed_row_card_is_off_the_market() -> None:
    row = "library stab mint guard bank"
    laid = team(row=row, points=(0, 0, 5))
    laid.does("seal_row 1")
    assert laid.points() == (0, 0, 0)
    assert laid.refuses("seal_row 1") == 412
    laid.does(END, END)
    laid.pay_out(9, 0, 9, seat=2)
    assert (laid.refuses("buy 1"), laid.refuses("replace 1")) == (412, 412)
    laid.does("unseal_row 1", "buy 1")
    assert laid.points(2) == (4, 0, 4)
    assert laid.refuses("unseal_row 2") == 412


@pytest.mark.scenario(99)
@pytest.mark.rule("VO-421", "VO-422")
def test_a_team_defeats_volfyirion() -> None:
    laid = team(
        points=(0, 32, 0),
        lair="void_fluid strange_box",
        hand="captain",
        hands={1: "diviner"},
        deck={0: "", 1: ""},
        dragon="left_1",
    )
    laid.does("defeat")
    assert laid.may() == {"give_wonder player1", "give_wonder player2"}
    laid.does("give_wonder player1", "give_wonder player2")
    assert laid.waiting == (0,)
    laid.does("thin_hand captain")
    assert laid.waiting == (1,)
    laid.does("thin_hand diviner")
    assert laid.removed()["captain"] == laid.removed()["diviner"] == 1
    assert (laid.pile("played", 0), laid.pile("played", 1)) == (
        {"void_fluid": 1},
        {"strange_box": 1},
    )
    assert laid.points(0) == (0, 2, 1)
    assert laid.points(1)[0] == 1
    t = laid.table
    assert (laid.lair(0), laid.lair(1), laid.dragon()) == ("- -", "- -", "gone")
    assert [t.wonder_size[market] for market in range(2)] == [0, 0]
    assert laid.stands("left_1")
    laid.pay_out(0, 40, 40)
    refused = ("defeat", "send_to_lair", "send_far", "take_wonder 1")
    assert [laid.refuses(action) for action in refused] == [48, 422, 422, 109]
    assert laid.refuses("move_dragon") == 415


@pytest.mark.scenario(100)
@pytest.mark.rule("VO-409")
def test_command_is_not_shared() -> None:
    laid = team(row="library stab mint guard bank", points=(3, 6, 4))
    laid.pay_out(2, 6, 4, seat=1)
    assert laid.refuses("buy 1") == 73
    assert laid.points(1)[1:] == laid.points(0)[1:] == (6, 4)
    laid.does("hand_over")
    assert laid.refuses("buy 1") == 73
    assert laid.refuses("replace 1") is None


@pytest.mark.scenario(131)
@pytest.mark.rule("VO-408", "VO-410", "VO-411")
def test_a_team_buys_from_a_market_that_is_always_full() -> None:
    laid = team(row="library stab mint guard bank", points=(5, 3, 0), hands={1: "prospector"})
    laid.does("buy 1")
    assert laid.row().split()[0] not in ("-", "library")
    laid.does("take_wonder 1")
    assert "-" not in laid.lair()
    assert laid.may() == {"let_thin player1", "let_thin player2"}
    assert laid.refuses("let_thin player3") == 411
    laid.does("let_thin player2")
    assert laid.waiting == (1,)
    laid.does("thin_hand prospector")
    assert laid.waiting == (0,)
    laid.does("hand_over")
    assert laid.waiting == (1,)
    assert laid.refuses("hand_over") == 408
    laid.does(END, END)
    assert laid.table.side == 1


@pytest.mark.scenario(132)
@pytest.mark.rule("VO-418")
def test_a_card_moves_the_dragon_one_step() -> None:
    own = team(played="emerald_horn", dragon=str(ON_LAIR_1))
    own.does("use emerald_horn", "take_bonus")
    assert own.table.dragon == ON_LAIR_2
    enemy = team(played="emerald_horn", dragon=str(ON_LAIR_2))
    enemy.does("use emerald_horn", "send_dragon right_2")
    assert enemy.dragon() == "right_2"
    there = team(played="emerald_horn volfyirions_mark barter hidden_cache", dragon="right_2")
    there.does("use emerald_horn")
    assert there.dragon() == "right_2"
    assert there.refuses("use volfyirions_mark") == 418


@pytest.mark.scenario(133)
@pytest.mark.rule("VO-420", "VO-423")
@pytest.mark.parametrize(
    ("option", "where"),
    [("defender", ON_LAIR_2), ("attacker", ON_LAIR_1), ("neutral", OFF_BOARD)],
)
def test_the_dragon_burns_a_stronghold(option: str, where: int) -> None:
    laid = team(
        on_turn=2, dragon="left_2", cities={"left_2": "guard mint"}, team_dragon_return=option
    )
    laid.does(END, END)
    assert not laid.stands("left_2")
    assert laid.removed() == {"guard": 1, "mint": 1}
    assert laid.table.dragon == where
    last = team(on_turn=2, dragon="left_2", ruins="middle_2 right_2")
    last.does(END, END)
    assert last.over
    assert last.ranks() == [1, 1, 2, 2]


@pytest.mark.scenario(134)
@pytest.mark.rule("VO-424")
def test_the_first_turns_of_teams() -> None:
    laid = new(2, mode="team", first_player="seat_0")
    assert laid.waiting == (0,)
    laid.does("redraw")
    assert laid.waiting == (1,)
    laid.does("keep_hand")
    assert laid.refuses("swap_all") == 78
    before = laid.row(1)
    laid.does("swap 2", END, END)
    assert laid.row(1) == before
    assert laid.waiting == (2,)
    laid.does("keep_hand", "redraw")
    assert laid.refuses("swap 1") == 77
    laid.does("swap_all")
    assert laid.under(1) == before


@pytest.mark.scenario(146)
@pytest.mark.rule("VO-431", "VO-433")
def test_redeploying_in_a_team() -> None:
    laid = team(cities={"left_1": "guard"}, points=(4, 0, 0))
    laid.does("redeploy left_1")
    assert laid.troop("middle_1") == "guard"
    assert laid.points() == (0, 0, 0)
    full = team(cities={"left_1": "guard", "middle_1": "soldier novice"}, points=(4, 0, 0))
    full.does("redeploy left_1")
    assert full.may() == {"push_out_first", "push_out_second"}
    full.does("push_out_first")
    assert full.removed() == {"soldier": 1}
    assert (full.troop("middle_1"), full.troop("middle_1", 1)) == ("guard", "novice")
    one = team(team_slots="1", cities={"left_1": "soldier"}, hand="guard", ruins="middle_1")
    one.does("play guard")
    assert one.removed() == {"soldier": 1}


@pytest.mark.rule("VO-407", "VO-405")
def test_both_troops_of_a_stronghold_have_abilities() -> None:
    laid = team(cities={"middle_1": "fighter novice", "right_1": "soldier"})
    laid.does("use_troop middle_1", "use_other_troop middle_1")
    assert laid.points() == (0, 3, 3)
    assert laid.refuses("use_troop right_1") == 138
    laid.does("hand_over", "use_troop right_1")
    assert laid.points(1) == (0, 5, 3)
