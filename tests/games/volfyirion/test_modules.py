"""The modules: Mercenaries, Ascension Paths, Saboteurs, Perks, Continuum."""

from collections import Counter

import pytest

from tablee.games.volfyirion.table import HALF, TITLES
from tests.games.volfyirion.laying import (
    END,
    PERKS,
    PLOYS,
    VOLFYIRION,
    LaidTable,
    counted,
    deal_with,
    lay,
    new,
    title,
)


def assets(laid: LaidTable) -> Counter[int]:
    """All cards of the Asset Deck and the Row."""
    t = laid.table
    found = Counter({n: t.asset_deck[0, n] for n in range(TITLES)})
    found.update([t.asset_top[0]] if t.asset_top[0] >= 0 else [])
    found.update(t.asset_under[0, i] for i in range(t.asset_under_size[0]))
    found.update(t.row[0, space] for space in range(5))
    found[HALF] += t.upper_halves + t.lower_halves
    return +found


# ---------------------------------------------------------------- Mercenaries


@pytest.mark.scenario(55)
@pytest.mark.rule("VO-185", "VO-186")
def test_a_city_with_a_mercenary_falls_in_one_blow() -> None:
    laid = lay(
        mercenaries="on",
        cities={"akao_uket": "mercenary_veteran"},
        under="stab",
        points=(0, 14, 0),
    )
    before = assets(laid)
    laid.does("attack akao_uket")
    assert not laid.stands("akao_uket")
    assert laid.removed() == {}
    assert assets(laid) - before == Counter({title("mercenary_veteran"): 1})
    assert laid.under() == ""
    assert laid.top() != "-"
    poor = lay(mercenaries="on", cities={"akao_uket": "mercenary_veteran"}, points=(0, 13, 0))
    assert poor.refuses("attack akao_uket") == 90


@pytest.mark.scenario(56)
@pytest.mark.rule("VO-187")
def test_otherwise_a_mercenary_is_removed() -> None:
    laid = lay(mercenaries="on", cities={"kyr": "mercenary_archer"}, played="living_knife")
    laid.does("use living_knife", "remove_troop kyr")
    assert laid.removed() == {"living_knife": 1, "mercenary_archer": 1}
    laid = lay(mercenaries="on", cities={"tylaris": "mercenary_archer"}, hand="guard")
    laid.does("play guard", "place tylaris")
    assert laid.removed() == {"mercenary_archer": 1}
    laid = lay(mercenaries="on", cities={"tylaris": "mercenary_archer"}, dragon="tylaris")
    laid.does(END)
    assert laid.removed() == {"mercenary_archer": 1}


@pytest.mark.rule("VO-184")
def test_a_mercenary_defends_and_has_no_ability() -> None:
    laid = lay(mercenaries="on", cities={"tylaris": "mercenary_archer"}, hand="decisive_strike")
    assert laid.refuses("use_troop tylaris") == 136
    laid.does("play decisive_strike", END)
    laid.pay_out(0, 11, 0, seat=1)
    assert laid.refuses("attack tylaris") == 90
    laid.pay_out(0, 12, 0, seat=1)
    laid.does("attack tylaris")
    assert laid.points(1) == (0, 0, 0)


# ---------------------------------------------------------------- Ascension Path


@pytest.mark.scenario(57)
@pytest.mark.rule("VO-190", "VO-191", "VO-192")
def test_an_ascension_path_changes_sides() -> None:
    laid = lay(ascension_path="on", played={1: "ascension_path"}, points=(0, 0, 4))
    assert laid.refuses("seal") == 118
    laid.does("take_over")
    assert laid.points() == (2, 2, 0)
    assert laid.pile("played") == {"ascension_path": 1}
    assert laid.pile("played", 1) == {}
    assert laid.question(0) == "act"
    laid.pay_out(0, 0, 30)
    assert laid.refuses("seal") == 118
    laid.does(END, END)
    assert laid.points() == (2, 2, 0)
    other = lay(ascension_path="on", played={1: "ascension_path void_fluid"}, points=(0, 0, 30))
    other.does("seal")
    assert other.refuses("choose_wonder player2 ascension_path") == 190
    poor = lay(ascension_path="on", played={1: "ascension_path"}, points=(0, 0, 3))
    assert poor.refuses("take_over") == 191


@pytest.mark.rule("VO-193")
def test_otherwise_an_ascension_path_is_a_wonder() -> None:
    laid = lay(ascension_path="on", lair="ascension_path pure_qoam", points=(0, 3, 0), hand="stab")
    laid.does("take_wonder 1", "thin_hand stab")
    assert laid.points() == (0, 0, 0)
    laid = lay(
        ascension_path="on",
        hand="ascension_path",
        played={1: "void_fluid pure_qoam"},
        ploys={1: "crystallization"},
    )
    laid.does("play ascension_path")
    assert laid.points() == (2, 2, 0)
    assert laid.removed() == {"ascension_path": 1, "void_fluid": 1, "pure_qoam": 1}


# ---------------------------------------------------------------- Saboteurs


@pytest.mark.scenario(58)
@pytest.mark.rule("VO-195")
def test_a_saboteur_goes_to_the_opponent() -> None:
    laid = lay(saboteurs="on", row="saboteur stab mint bank guard", points=(3, 0, 0))
    laid.does("buy 1")
    assert laid.pile("discard") == {}
    assert laid.pile("discard", 1) == {"saboteur": 1}
    assert laid.points() == (0, 0, 0)


@pytest.mark.scenario(59)
@pytest.mark.rule("VO-196", "VO-197")
def test_a_saboteur_cannot_be_got_rid_of() -> None:
    laid = lay(saboteurs="on", hand="saboteur*2", discard="prospector", points=(0, 3, 0))
    laid.does("play saboteur")
    assert laid.points() == (1, 3, 0)
    laid.does("take_wonder 1")
    assert laid.may() == {"thin_discard prospector", "thin_nothing"}
    refused = (laid.refuses("thin_hand saboteur"), laid.refuses("thin_played saboteur"))
    assert refused == (196, 196)


# ---------------------------------------------------------------- the decks


@pytest.mark.scenario(115)
@pytest.mark.rule("VO-180", "VO-183", "VO-189", "VO-194", "VO-193")
def test_modules_put_their_cards_into_the_decks() -> None:
    laid = new(1, mercenaries="on", ascension_path="on", saboteurs="on")
    found = assets(laid)
    assert sum(found.values()) == 69
    assert found[title("mercenary_archer")] == found[title("saboteur")] == 2
    t = laid.table
    assert t.wonder_size[0] + t.wonder_under_size[0] + 2 == 28
    assert deal_with(wonders="ascension_path", ascension_path="on").lair().split()[0] != ""
    off = new(1)
    assert sum(assets(off).values()) == 63
    for module in ("mercenaries", "ascension_path", "saboteurs", "perks", "ploys", "continuum"):
        assert VOLFYIRION.options[module].default == "off"
        alone = new(2, **{module: VOLFYIRION.options[module].values[1]})
        assert alone.table.to_act > 0


@pytest.mark.rule("VO-189")
def test_an_ascension_path_may_open_the_lair() -> None:
    opened = {new(seed, ascension_path="on").lair() for seed in range(60)}
    assert any("ascension_path" in lair for lair in opened)


# ---------------------------------------------------------------- Perks


@pytest.mark.scenario(60)
@pytest.mark.rule("VO-201")
def test_qoam_armory() -> None:
    holder = lay(perks={0: "armory", 1: "heroes"}, points=(0, 14, 0))
    holder.does("defeat")
    assert holder.points() == (0, 0, 0)
    other = lay(perks={1: "armory", 0: "heroes"}, points=(0, 15, 0))
    assert other.refuses("defeat") == 103


@pytest.mark.scenario(61)
@pytest.mark.scenario(143)
@pytest.mark.rule("VO-202")
def test_anomaly_collider() -> None:
    perks = {0: "collider", 1: "armory"}
    laid = lay(perks=perks, played="floating_crystal void_fluid", points=(1, 0, 0))
    laid.does("collider", "choose_wonder player1 floating_crystal")
    assert laid.points() == (1, 0, 4)
    assert laid.pile("sealed") == {"floating_crystal": 1}
    assert laid.refuses("collider") == 202
    laid.does(END, END)
    laid.does("collider")
    assert laid.refuses("choose_wonder player1 floating_crystal") == 202
    assert lay(perks=perks, sealed="void_fluid").refuses("collider") == 202
    path = lay(perks=perks, played="ascension_path", ascension_path="on")
    assert path.refuses("collider") == 202
    fluid = lay(perks=perks, played="void_fluid")
    assert fluid.points() == (0, 2, 0)
    fluid.does("collider", "choose_wonder player1 void_fluid")
    assert fluid.points() == (0, 2, 4)


@pytest.mark.scenario(62)
@pytest.mark.rule("VO-203", "VO-76")
def test_qoam_oracle() -> None:
    laid = lay(
        perks={0: "oracle", 1: "armory"}, top="stab", under="library", assets="", points=(5, 0, 0)
    )
    laid.does("buy_top")
    assert laid.points() == (4, 0, 0)
    assert laid.top() == "library"
    assert laid.pile("discard") == {"stab": 1}
    assert laid.refuses("buy_top") == 73
    other = lay(perks={1: "oracle", 0: "armory"}, top="stab", points=(5, 0, 0))
    assert other.refuses("buy_top") == 76
    sabotage = lay(
        perks={0: "oracle", 1: "armory"}, saboteurs="on", top="saboteur", points=(3, 0, 0)
    )
    sabotage.does("buy_top")
    assert sabotage.pile("discard", 1) == {"saboteur": 1}


@pytest.mark.scenario(63)
@pytest.mark.rule("VO-205", "VO-109")
def test_heroes_party() -> None:
    perks = {0: "heroes", 1: "armory"}
    laid = lay(perks=perks, wonder_deck="emerald_horn*2", points=(0, 8, 0), hand="stab barter")
    laid.does("take_unseen_wonder", "thin_hand stab", "take_unseen_wonder", "thin_hand barter")
    assert laid.points() == (0, 0, 0)
    assert laid.pile("discard") == {"emerald_horn": 2}
    laid.pay_out(0, 8, 0)
    assert laid.refuses("take_unseen_wonder") == 170
    closed = lay(perks=perks, owns_lair="lair_1", points=(0, 8, 0))
    assert closed.refuses("take_unseen_wonder") == 109
    poor = lay(perks=perks, points=(0, 3, 0))
    assert poor.refuses("take_unseen_wonder") == 205


@pytest.mark.scenario(116)
@pytest.mark.rule("VO-199", "VO-200", "VO-207", "VO-208")
def test_perks_are_dealt_openly_and_ploys_in_secret() -> None:
    perks, ploys = set(), set()
    for seed in range(80):
        laid = new(seed, perks="on", ploys="on")
        t = laid.table
        assert t.perk[0] != t.perk[1]
        assert {t.perk[0], t.perk[1]} <= set(PERKS.values())
        assert t.ploy[0] != t.ploy[1]
        assert {t.ploy[0], t.ploy[1]} <= set(PLOYS.values())
        perks.add((t.perk[0], t.perk[1]))
        ploys.add((t.ploy[0], t.ploy[1]))
        for seat in range(2):
            seen = laid.seen_by(seat)
            assert [seen.perk[0], seen.perk[1]] == [t.perk[0], t.perk[1]]
            assert seen.ploy[seat] == t.ploy[seat]
            assert seen.ploy[1 - seat] == -1
    assert len(perks) == 12
    assert len(ploys) > 24
    open_ = lay(ploys={0: "afterthought", 1: "mirage"}, cities={"kyr": "novice"}, hand="guard")
    open_.does("play guard", "place tylaris")
    assert "reveals_afterthought" in open_.told()
    assert open_.question(0) == "act"
    assert open_.seen_by(1).ploy[0] == PLOYS["afterthought"]
    # A Perk is no card of any pile: nothing can remove it.
    thinning = lay(perks={0: "armory", 1: "heroes"}, points=(0, 3, 0))
    thinning.does("take_wonder 1")
    assert thinning.may() == {"thin_nothing"}


# ---------------------------------------------------------------- Continuum


@pytest.mark.scenario(119)
@pytest.mark.rule("VO-223", "VO-224", "VO-225", "VO-229")
def test_where_the_blank_cards_are() -> None:
    off = new(3)
    assert not {"talisman_half", "death_eraser"} & counted_names(off)
    community = new(3, continuum="community_cards")
    assert assets(community)[title("death_eraser")] == 1
    assert sum(assets(community).values()) == 64
    bait = community.table.wonder_deck[0, title("volfyirion_bait")]
    assert bait + community.lair().count("volfyirion_bait") == 1
    firsts, seconds = set(), set()
    for seed in range(40):
        laid = new(seed, continuum="talisman", first_player="seat_0")
        laid.does("keep_hand")
        order = [*laid.row().split(), laid.top()]
        # Cards are put away one after the other, so that the whole deck passes by.
        while len(order) < 65:
            laid.pay_out(0, 0, 2)
            space = next(s for s in range(5) if laid.table.row[0, s] != HALF)
            laid.does(f"replace {space + 1}")
            if laid.over:
                break
            order.append(laid.top())
        places = [i for i, name in enumerate(order, 1) if name == "talisman_half"]
        if places:
            firsts.add(places[0])
        if len(places) > 1:
            seconds.add(places[1])
    assert len(firsts) > 10
    assert max(firsts) <= 32
    assert len(seconds) > 10
    assert min(seconds) >= 33


def counted_names(laid: LaidTable) -> set[str]:
    return set(counted(assets(laid)[n] for n in range(TITLES)))


@pytest.mark.scenario(72)
@pytest.mark.rule("VO-226", "VO-227", "VO-228")
def test_the_talisman() -> None:
    laid = lay(
        continuum="talisman",
        row="talisman_half stab mint bank guard",
        top="barter",
        points=(9, 0, 2),
    )
    assert laid.refuses("buy 1") == 226
    laid.does("replace 1")
    assert laid.row().split()[0] == "barter"
    assert laid.table.upper_halves + (laid.top() == "talisman_half") == 2
    for ruins, ranks in (("yrdesh kyr tylaris", [1, 2]), ("yrdesh tylaris", [2, 2])):
        laid = lay(
            continuum="talisman",
            row="talisman_half stab mint bank guard",
            top="talisman_half",
            ruins=ruins,
            points=(1, 0, 0),
        )
        laid.does("buy 2")
        assert not laid.over
        laid.does(END)
        assert laid.over
        assert laid.ranks() == ranks


@pytest.mark.rule("VO-229")
def test_the_community_cards() -> None:
    laid = lay(continuum="community_cards", played="volfyirion_bait")
    laid.does("use volfyirion_bait")
    assert laid.may() == {
        "send_dragon tylaris",
        "send_dragon vahylea",
        "send_dragon alantar",
        "leave_dragon",
    }
    laid.does("send_dragon vahylea")
    assert laid.dragon() == "vahylea"
    laid = lay(
        continuum="community_cards",
        hand="death_eraser",
        deck="prospector*2",
        discard={0: "captain stab", 1: "mint"},
    )
    laid.does("play death_eraser")
    assert laid.may() == {"bury captain", "bury stab"}
    laid.does("bury stab")
    assert laid.table.deck_size[0] == 3
    laid.does("use death_eraser")
    assert laid.may() == {"erase prospector", "erase stab", "erase_nothing"}
    laid.does("erase prospector")
    assert laid.removed() == {"prospector": 1}
    assert laid.pile("discard") == {"captain": 1, "mint": 1}
    assert laid.pile("discard", 1) == {}
    assert laid.pile("house_deck") == {"prospector": 1, "stab": 1}
    drawn = lay(continuum="community_cards", hand="death_eraser", deck="prospector", discard="stab")
    drawn.does("play death_eraser", "bury stab", END, END)
    assert drawn.pile("hand") == {"prospector": 1, "stab": 1, "death_eraser": 1}
