"""Co-op: two players against the dragon."""

from typing import Any

import pytest

from tablee.engine.tale import NO_TALE
from tablee.games.volfyirion.actions import CELL_NAMES
from tablee.games.volfyirion.rules.coop import CIRCLE, begin_coop_turn, fly, rage_attack
from tablee.games.volfyirion.table import TITLES
from tests.games.volfyirion.laying import (
    BOX,
    END,
    LaidTable,
    city,
    counted,
    lay,
    names,
    new,
    title,
    titles,
)


def together(held: str = "", **more: Any) -> LaidTable:
    """A table in the common Main Phase; `held`: cells of the grid whose Wonders are sealed."""
    more.setdefault("deck", {0: "prospector*8 captain diviner", 1: "prospector*8 captain diviner"})
    if "hand" in more or "hands" in more or "played" in more or "discard" in more:
        more["deck"] = {0: "", 1: ""}
    laid = lay(mode="coop", **more)
    for cell in held.split():
        laid.table.grid_sealed[CELL_NAMES.index(cell)] = 1
    return laid


def grid(laid: LaidTable) -> str:
    """The grid down to its last Wonder, in reading order."""
    cells = [laid.table.grid[cell] for cell in range(26)]
    while cells and cells[-1] == -1:
        cells.pop()
    return names(cells)


def ends_turn(laid: LaidTable) -> None:
    """Both have done; what the next turn reveals is left aside."""
    laid.does(END)
    laid.does(END)


def attack_only(laid: LaidTable) -> None:
    """The end of the turn up to the attack and the tidying."""
    rage_attack(laid.table, BOX, NO_TALE)


@pytest.mark.scenario(125)
@pytest.mark.rule("VO-340", "VO-341", "VO-342", "VO-343", "VO-344", "VO-345", "VO-346")
def test_the_setup_of_a_coop_game() -> None:
    laid = new(4, mode="coop", first_player="seat_0")
    t = laid.table
    assert [t.defence[place] for place in CIRCLE] == [10, 9, 8, 10, 9, 8]
    assert [place // 4 for place in CIRCLE] == [0, 0, 0, 1, 1, 1]
    assert t.asset_size[0] + 1 == 57
    assert laid.top() != "-"
    told = [laid.game.event_names[event.what] for event in laid.tale[0]]
    # Two Wonders are revealed, the dragon flies, both draw: in this order.
    parts = [name for name in told if name in ("reveals_in_grid", "dragon_flies", "draws")]
    assert parts == ["reveals_in_grid"] * 2 + ["dragon_flies"] + ["draws"] * 2
    assert t.rage_deck_size == 24
    assert laid.lair() == "- -"
    assert sum(t.rage_deck[0, n] for n in range(TITLES)) == 24
    horns = t.rage_deck[0, title("emerald_horn")] + grid(laid).count("emerald_horn")
    assert horns == 2
    assert t.asset_deck[0, title("volfyirions_mark")] == 0
    first = t.grid[0]
    moved = (2 + BOX.card[first, 2]) % 6
    assert CIRCLE[moved] == t.dragon
    laid.does("keep_hand", "keep_hand")
    laid.pay_out(0, 19, 0)
    refused = ("take_wonder 1", "seal", "attack yrdesh", "move_dragon", "defeat", "unseal")
    assert [laid.refuses(action) for action in refused] == [352] * 6


@pytest.mark.scenario(84)
@pytest.mark.rule("VO-362", "VO-363", "VO-364", "VO-367", "VO-368", "VO-370")
def test_the_first_official_example() -> None:
    laid = together(
        grid="sharp_qoam divining_petals living_knife void_fluid emerald_horn glowing_fungii",
        dragon="tylaris",
    )
    attack_only(laid)
    assert not laid.stands("tylaris")
    assert grid(laid) == "emerald_horn"
    assert counted(laid.table.rage_discard[n] for n in range(TITLES)) == dict.fromkeys(
        ("sharp_qoam", "divining_petals", "living_knife", "void_fluid", "glowing_fungii"), 1
    )
    # With ten Defence more the two rows would not have been enough: 4 + 12 < 18 <= 4 + 12 + 6.
    harder = together(
        grid="sharp_qoam divining_petals living_knife void_fluid emerald_horn glowing_fungii",
        dragon="alantar",
        cities={"alantar": "elite_trooper mint"},
    )
    attack_only(harder)
    assert not harder.stands("alantar")
    assert grid(harder) == "emerald_horn"


@pytest.mark.scenario(85)
@pytest.mark.rule("VO-355", "VO-356", "VO-362", "VO-369", "VO-370")
def test_the_second_official_example() -> None:
    laid = together(
        "right_2",
        grid="- glowing_fungii - emerald_horn living_knife divining_petals",
        dragon="alantar",
    )
    attack_only(laid)
    assert laid.stands("alantar")
    assert grid(laid) == "living_knife glowing_fungii emerald_horn divining_petals"


@pytest.mark.scenario(86)
@pytest.mark.rule("VO-355", "VO-356", "VO-361")
def test_grid_wonders_are_dispelled_and_held() -> None:
    laid = together(
        grid="void_fluid glowing_fungii black_spores emerald_horn living_knife divining_petals",
        dragon="alantar",
        points=(0, 4, 0),
    )
    laid.does("dispel left_1", "hand_over")
    laid.pay_out(0, 4, 6, seat=1)
    laid.does("dispel left_2", "hold right_2")
    assert grid(laid) == "- glowing_fungii - emerald_horn living_knife divining_petals"
    assert (laid.points(0), laid.points(1)) == ((0, 0, 0), (0, 0, 0))
    assert laid.refuses("hold right_2") == 356
    assert laid.refuses("dispel left_1") == 355
    poor = together(grid="void_fluid", points=(0, 3, 3), dragon="tylaris")
    poor.pay_out(0, 1, 1, seat=1)
    assert (poor.refuses("dispel left_1"), poor.refuses("hold left_1")) == (361, 361)


@pytest.mark.rule("VO-356")
def test_a_seal_on_the_grid_ends_with_the_turn() -> None:
    laid = together("left_1", grid="emerald_horn", dragon="alantar")
    ends_turn(laid)
    assert all(laid.table.grid_sealed[cell] == 0 for cell in range(26))


@pytest.mark.scenario(87)
@pytest.mark.rule("VO-348")
def test_how_many_wonders_a_turn_reveals() -> None:
    laid = new(2, mode="coop")
    assert len(grid(laid).split()) == 2
    later = together(dragon="alantar")
    ends_turn(later)
    assert len(grid(later).split()) == 3


@pytest.mark.scenario(126)
@pytest.mark.rule("VO-349")
def test_where_revealed_wonders_go() -> None:
    laid = together(grid="void_fluid pure_qoam strange_box -", dragon="alantar")
    begin_coop_turn(laid.table, BOX, NO_TALE)
    cells = grid(laid).split()
    assert cells[:3] == ["void_fluid", "pure_qoam", "strange_box"]
    assert "-" not in cells
    assert len(cells) == 6


@pytest.mark.scenario(88)
@pytest.mark.rule("VO-351")
def test_the_dragon_flies_over_ruins() -> None:
    laid = together(ruins="yrdesh", dragon="tylaris")
    ruined = CIRCLE.index(city("yrdesh"))
    assert ruined == 5
    t = laid.table
    # As in the rulebook's example, with the ruin at position 5: 3, 4, 0, 1, 2, 3.
    fly(t, 6, 1)
    assert CIRCLE.index(t.dragon) == 3
    whole = together(dragon="tylaris")
    fly(whole.table, 6, 1)
    assert whole.dragon() == "tylaris"
    example = together(ruins="kyr", dragon="tylaris")
    fly(example.table, 6, 1)
    assert CIRCLE.index(example.table.dragon) == 4


@pytest.mark.scenario(128)
@pytest.mark.rule("VO-347", "VO-357", "VO-358")
def test_steps_weeding_and_taking_turns() -> None:
    laid = together(dragon="tylaris", points=(0, 0, 19), hand="prospector captain")
    laid.does("step_back", "step_back")
    assert laid.dragon() == "alantar"
    laid.does("weed", "thin_hand captain")
    assert laid.points() == (0, 0, 0)
    assert laid.removed() == {"captain": 1}
    laid.pay_out(0, 0, 11)
    assert laid.refuses("weed") == 358
    laid.pay_out(0, 0, 3, seat=1)
    laid.does("hand_over")
    assert laid.waiting == (1,)
    assert laid.refuses("hand_over") == 347
    laid.does("weed", "thin_nothing", "hand_over")
    laid.does("step_on")
    assert laid.dragon() == "vahylea"
    laid.does("hand_over", END)
    assert laid.waiting == (0,)
    assert laid.refuses("hand_over") == 347
    assert laid.refuses("step_on") == 357


@pytest.mark.scenario(89)
@pytest.mark.rule("VO-359", "VO-360", "VO-340")
def test_how_the_dragon_is_beaten() -> None:
    laid = together(points=(0, 18, 0), dragon="tylaris")
    laid.pay_out(0, 12, 0, seat=1)
    assert laid.refuses("fight_alone") == 360
    laid.does("fight_together")
    assert laid.over
    assert laid.ranks() == [1, 1]
    single = together(points=(0, 0, 21), dragon="tylaris")
    single.does("tame_alone")
    assert single.ranks() == [1, 1]
    assert single.points() == (0, 0, 1)
    short = together(points=(0, 19, 19), dragon="tylaris")
    short.pay_out(0, 10, 10, seat=1)
    assert [short.refuses(a) for a in ("fight_together", "tame_together")] == [359, 359]
    assert [short.refuses(a) for a in ("fight_alone", "tame_alone")] == [360, 360]


@pytest.mark.scenario(90)
@pytest.mark.rule("VO-371", "VO-372")
def test_one_player_out_and_both_lost() -> None:
    laid = together(ruins="tylaris vahylea alantar", dragon="kyr", grid="", on_turn=1)
    ends_turn(laid)
    assert laid.waiting == (1,)
    assert laid.table.hand_size[0] == 0
    assert laid.refuses("hand_over") == 347
    laid.pay_out(0, 20, 0, seat=1)
    laid.does("fight_alone")
    assert laid.ranks() == [1, 1]
    lost = together(
        ruins="tylaris vahylea alantar akao_uket kyr",
        dragon="yrdesh",
        grid="emerald_horn emerald_horn",
        on_turn=1,
    )
    ends_turn(lost)
    assert lost.over
    assert lost.ranks() == [2, 2]


@pytest.mark.scenario(91)
@pytest.mark.rule("VO-365", "VO-366")
def test_the_bonus_of_destroyed_cities() -> None:
    for difficulty, falls in (("hard", True), ("normal", False), ("easy", False)):
        laid = together(
            ruins="tylaris yrdesh", dragon="alantar", grid="emerald_horn", difficulty=difficulty
        )
        attack_only(laid)
        assert laid.stands("alantar") != falls
    sealed = together(
        "left_1", ruins="tylaris yrdesh", dragon="alantar", grid="emerald_horn", difficulty="hard"
    )
    attack_only(sealed)
    assert sealed.stands("alantar")
    ruin = together(ruins="alantar", dragon="alantar", grid="emerald_horn emerald_horn")
    attack_only(ruin)
    assert grid(ruin) == "emerald_horn emerald_horn"
    assert ruin.table.losses[city("alantar")] == 1


@pytest.mark.scenario(92)
@pytest.mark.rule("VO-350")
def test_the_rage_deck_is_renewed() -> None:
    laid = together(dragon="alantar")
    t = laid.table
    for n in range(TITLES):
        t.removed[n] += t.rage_deck[0, n]
        t.rage_deck[0, n] = 0
    t.rage_deck_size = 0
    for n in titles("void_fluid"):
        t.rage_deck[0, n] += 1
        t.rage_deck_size += 1
    for n in titles("pure_qoam*2 strange_box*2 living_knife*2 sharp_qoam"):
        t.rage_discard[n] += 1
    begin_coop_turn(t, BOX, NO_TALE)
    assert grid(laid).split()[0] == "void_fluid"
    assert len(grid(laid).split()) == 3
    assert t.rage_deck_size == 5
    t.rage_deck_size = 0
    for n in range(TITLES):
        t.rage_deck[0, n] = 0
    begin_coop_turn(t, BOX, NO_TALE)
    assert len(grid(laid).split()) == 3


@pytest.mark.scenario(127)
@pytest.mark.rule("VO-352", "VO-353", "VO-354")
def test_a_building_belongs_to_who_owns_the_city() -> None:
    laid = together(hand="mint guard stab", dragon="alantar", points=(8, 0, 0))
    laid.does("play mint")
    assert laid.may() == {
        f"place {name}" for name in ("tylaris", "vahylea", "alantar", "yrdesh", "akao_uket", "kyr")
    }
    laid.does("place yrdesh")
    assert (laid.points(0), laid.points(1)) == ((8, 0, 0), (1, 0, 1))
    laid.does("play guard", "place tylaris", "redeploy tylaris")
    assert laid.may() == {"place vahylea", "place alantar"}
    laid.does("place vahylea")
    assert laid.refuses("use_building yrdesh") == 138
    laid.does("hand_over")
    assert laid.refuses("use_building yrdesh") == 143


@pytest.mark.scenario(129)
@pytest.mark.rule("VO-373", "VO-374")
def test_the_end_of_a_coop_turn() -> None:
    laid = together(
        hand="captain",
        hands={1: "diviner"},
        dragon="alantar",
        points=(1, 0, 0),
        row="stab mint bank guard novice",
    )
    laid.does("buy 1")
    ends_turn(laid)
    assert laid.pile("discard") | laid.pile("hand") | laid.pile("house_deck") == {
        "captain": 1,
        "stab": 1,
    }
    assert "-" not in laid.row()
    first = new(3, mode="coop", first_player="seat_0")
    assert first.may() == {"keep_hand", "redraw"}
    first.does("redraw")
    assert first.waiting == (1,)
    first.does("keep_hand")
    assert (first.refuses("swap 1"), first.refuses("swap_all")) == (373, 352)
    late = together(turn=100, dragon="alantar")
    ends_turn(late)
    assert late.over
    assert late.ranks() == [2, 2]


@pytest.mark.scenario(145)
@pytest.mark.rule("VO-432")
def test_there_is_no_enemy_card_to_remove() -> None:
    laid = together(played="anuths_trick", cities={"yrdesh": "guard"}, dragon="alantar")
    laid.does("use anuths_trick")
    assert laid.troop("yrdesh") == "guard"
    assert laid.removed() == {"anuths_trick": 1}
