"""The turn: drawing, playing, gaining points, and its end."""

import pytest

from tests.games.volfyirion.laying import END, deal_with, lay, new


@pytest.mark.scenario(3)
@pytest.mark.rule("VO-44")
def test_the_first_hand_may_be_redrawn_once() -> None:
    laid = deal_with()
    t = laid.table
    assert laid.may() == {"keep_hand", "redraw"}
    laid.does("redraw")
    assert sum(laid.pile("hand").values()) == 5
    assert sum(laid.pile("house_deck").values()) == 5
    assert (t.hand_size[0], t.deck_size[0]) == (5, 5)
    assert laid.refuses("redraw") == 44
    laid.does(END, "keep_hand", END)
    assert laid.refuses("redraw") == 44
    assert laid.question(0) == "act"


@pytest.mark.rule("VO-44")
def test_a_redrawn_hand_comes_from_all_ten_cards() -> None:
    met = set()
    for seed in range(60):
        laid = new(seed, first_player="seat_0")
        before = laid.pile("hand")
        laid.does("redraw")
        met.add((before.get("captain", 0), laid.pile("hand").get("captain", 0)))
    assert met == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.scenario(4)
@pytest.mark.rule("VO-40", "VO-41")
def test_the_discard_pile_renews_the_deck_in_the_middle_of_a_draw() -> None:
    laid = lay(deck={1: "captain diviner"}, discard={1: "prospector*8"})
    laid.does(END)
    t = laid.table
    assert laid.pile("hand", 1) == {"captain": 1, "diviner": 1, "prospector": 3}
    assert (t.deck_size[1], t.discard_size[1]) == (5, 0)
    assert laid.told().count("reshuffles") == 1


@pytest.mark.scenario(5)
@pytest.mark.rule("VO-42", "VO-43")
def test_draws_from_nothing_are_lost() -> None:
    laid = lay(deck={1: "prospector*3"}, played={1: "primal_beast"})
    laid.does(END)
    assert laid.pile("hand", 1) == {"prospector": 3}
    assert laid.points(1) == (0, 1, 1)
    laid.does("use primal_beast", "take_bonus")
    assert laid.pile("hand", 1) == {"prospector": 3}
    assert END in laid.may()


@pytest.mark.scenario(6)
@pytest.mark.scenario(7)
@pytest.mark.scenario(8)
@pytest.mark.rule("VO-55", "VO-57", "VO-65", "VO-141", "VO-143", "VO-73", "VO-74")
@pytest.mark.rule("VO-95", "VO-96", "VO-97")
def test_the_turn_in_the_rulebook() -> None:
    laid = lay(
        hand="prospector diviner elite_trooper apothecary flawless_deploy",
        row="suicide_mission hidden_cache novice fighter guard",
        lair="sharp_qoam strange_box",
        turn=1,
    )
    laid.does("play prospector", "play diviner", "play elite_trooper", "place tylaris")
    laid.does("play apothecary", "place vahylea", "play flawless_deploy")
    assert laid.points() == (5, 3, 6)
    assert laid.refuses("use flawless_deploy") == 141
    assert laid.refuses("use_building vahylea") == 141
    laid.does("buy 1", "buy 2", "take_wonder 1")
    assert laid.question(0) == "thin"
    laid.does("thin_nothing")
    assert laid.points() == (0, 1, 6)
    assert laid.pile("discard") == {"suicide_mission": 1, "hidden_cache": 1, "sharp_qoam": 1}
    assert laid.row() == "- - novice fighter guard"
    assert laid.lair() == "- strange_box"
    assert (laid.refuses("buy 1"), laid.refuses("take_wonder 1")) == (74, 96)


@pytest.mark.scenario(13)
@pytest.mark.rule("VO-58", "VO-61", "VO-68", "VO-70", "VO-141")
def test_effects_of_cards_interleave() -> None:
    laid = lay(
        hand="telrons_analysis celethes_law bank prospector*2",
        deck="prospector captain diviner",
        cities={"tylaris": "library"},
    )
    assert laid.points() == (2, 0, 0)
    laid.does("play telrons_analysis")
    assert laid.points() == (4, 0, 1)
    assert laid.refuses("use telrons_analysis") == 143
    laid.does("play celethes_law")
    assert laid.points() == (6, 0, 3)
    laid.will_draw("prospector")
    laid.does("use_building tylaris")
    assert laid.pile("hand") == {"bank": 1, "prospector": 3}
    laid.does("play bank", "place tylaris")
    assert laid.removed() == {"library": 1}
    assert laid.points() == (7, 1, 3)
    assert laid.refuses("use celethes_law") == 143
    laid.does("use_building tylaris", "use telrons_analysis")
    assert laid.table.hand_size[0] == 5


@pytest.mark.rule("VO-61")
@pytest.mark.rule("VO-139")
def test_a_building_that_covers_another_is_worth_both() -> None:
    """Its Synergy is used first; then a new Building covers it and gives its own points."""
    laid = lay(hand="shrewd_deal black_market", cities={"alantar": "apothecary"})
    laid.does("play shrewd_deal", "use_building alantar", "play black_market", "place alantar")
    assert laid.points() == (5, 1, 3)
    assert laid.building("alantar") == "black_market"


@pytest.mark.scenario(14)
@pytest.mark.rule("VO-137", "VO-146")
def test_a_synergy_gives_all_it_shows_once_a_turn() -> None:
    laid = lay(hand="harness_qoam", played="barter stab", points=(0, 0, 0))
    laid.does("play harness_qoam")
    assert laid.points() == (2, 1, 1)
    laid.does("use harness_qoam")
    assert laid.points() == (2, 3, 3)
    assert laid.refuses("use harness_qoam") == 137


@pytest.mark.scenario(24)
@pytest.mark.rule("VO-41", "VO-45", "VO-153")
def test_a_card_bought_this_turn_can_be_drawn_this_turn() -> None:
    laid = lay(
        played="stab",
        deck="",
        discard="prospector*4",
        row="qoam_vein novice fighter guard scholar",
        points=(7, 2, 0),
    )
    laid.does("buy 1")
    laid.draws_next(4)
    laid.does("use stab", "take_bonus")
    assert laid.pile("hand") == {"qoam_vein": 1}
    assert (laid.table.deck_size[0], laid.table.discard_size[0]) == (4, 0)
    laid.does("play qoam_vein")
    assert laid.points() == (3, 4, 2)


@pytest.mark.scenario(51)
@pytest.mark.rule("VO-164", "VO-165", "VO-166", "VO-31")
def test_the_end_of_a_turn() -> None:
    laid = lay(hand="stab", played="captain diviner pure_qoam", points=(1, 2, 3))
    laid.does(END)
    assert laid.pile("discard") == {"captain": 1, "diviner": 1, "stab": 1}
    assert laid.pile("played") == {"pure_qoam": 1}
    assert laid.points() == (0, 0, 0)
    assert laid.table.hand_size[0] == 0


@pytest.mark.scenario(103)
@pytest.mark.rule("VO-37", "VO-49", "VO-56", "VO-65", "VO-66")
def test_points_come_from_what_is_in_play_only() -> None:
    laid = lay(hand="captain stab", discard="qoam_vein")
    assert laid.points() == (0, 0, 0)
    laid.does("play captain")
    assert laid.points() == (1, 3, 0)
    assert laid.pile("hand") == {"stab": 1}
    assert END in laid.may()
    laid.does(END)
    assert laid.points() == (0, 0, 0)
    assert laid.on_turn == 1


@pytest.mark.scenario(104)
@pytest.mark.rule("VO-31", "VO-32", "VO-33", "VO-39", "VO-60", "VO-67", "VO-117")
def test_what_stays_in_play_pays_again_every_turn() -> None:
    laid = lay(hand="strange_box bank", deck={0: "barter", 1: "prospector"})
    laid.does("play strange_box", "play bank", "place alantar")
    assert laid.points() == (2, 1, 1)
    assert laid.pile("sealed") == {}
    laid.does(END, END)
    assert laid.points() == (2, 1, 1)
    laid.does("play barter", "use_building alantar")
    assert laid.points() == (3, 1, 1)
    laid.pay_out(120, 110, 100)
    laid.does(END)


@pytest.mark.scenario(105)
@pytest.mark.rule("VO-41", "VO-42", "VO-46")
def test_cards_in_play_are_not_shuffled() -> None:
    laid = lay(
        played="book_of_wisdom stab decisive_strike captain",
        deck="",
        discard="prospector",
        points=(0, 0, 0),
    )
    laid.does("use book_of_wisdom")
    assert laid.pile("hand") == {"prospector": 1}
    assert sum(laid.pile("played").values()) == 4
    assert laid.table.deck_size[0] == 0


@pytest.mark.scenario(107)
@pytest.mark.rule("VO-23", "VO-24", "VO-25", "VO-26", "VO-47", "VO-50", "VO-51", "VO-75")
def test_each_sort_of_points_pays_for_its_own_things() -> None:
    row, lair = "guard mint novice fighter scholar", "divining_petals pure_qoam"
    laid = lay(row=row, lair=lair, points=(8, 5, 0))
    laid.does("buy 1", "buy 2", "take_wonder 1", "thin_nothing", "take_wonder 2", "thin_nothing")
    assert laid.points() == (0, 0, 0)
    assert laid.pile("discard") == {
        "guard": 1,
        "mint": 1,
        "divining_petals": 1,
        "pure_qoam": 1,
    }
    rich_in_command = lay(row=row, lair=lair, points=(20, 0, 0))
    assert {a.split()[0] for a in rich_in_command.may()} == {"buy", END}
    rich_in_battle = lay(row=row, lair=lair, points=(0, 30, 0))
    assert {a.split()[0] for a in rich_in_battle.may()} == {"take_wonder", "attack", "defeat", END}
    rich_in_knowledge = lay(row=row, lair=lair, points=(0, 0, 30), played={1: "void_fluid"})
    assert {a.split()[0] for a in rich_in_knowledge.may()} == {
        "replace",
        "move_dragon",
        "seal",
        END,
    }


@pytest.mark.scenario(121)
@pytest.mark.rule("VO-239")
def test_the_first_hands_may_be_smaller_or_larger() -> None:
    for first, second in (("4", "6"), ("5", "5"), ("3", "6")):
        laid = new(5, first_player="seat_0", first_hand=first, second_hand=second)
        assert laid.table.hand_size[0] == int(first)
        laid.does("redraw")
        assert laid.table.hand_size[0] == int(first)
        laid.does(END)
        assert laid.table.hand_size[1] == int(second)
        laid.does("redraw")
        assert laid.table.hand_size[1] == int(second)
        for _ in range(4):
            laid.does(END)
            assert laid.table.hand_size[laid.on_turn] == 5


@pytest.mark.rule("VO-48")
@pytest.mark.rule("VO-47")
def test_the_actions_of_a_turn_come_in_any_order_and_number() -> None:
    laid = lay(
        hand="prospector captain",
        row="stab barter guard mint library",
        points=(9, 40, 20),
        cities={"tylaris": "novice"},
    )
    laid.does("buy 1", "play captain", "attack yrdesh", "replace 3", "play prospector")
    laid.does("redeploy tylaris", "place vahylea", "move_dragon")
    laid.does("send_dragon kyr", "buy 2", "defeat", "thin_nothing", "thin_nothing", "take_lair")
    assert laid.refuses("defeat") == 48
    assert laid.pile("discard")["stab"] == 1
