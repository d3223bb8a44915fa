"""Setting up, and the cards as they are in the box."""

from collections import Counter

import pytest

from tablee.engine.rule import broken_law
from tablee.games.volfyirion.actions import WONDERS
from tablee.games.volfyirion.table import (
    ABILITY,
    BASE,
    BATTLE,
    BUILDING,
    COLOUR,
    COLUMNS,
    COMMAND,
    COMMAND_CARD,
    COPIES,
    COST,
    DEFENCE,
    GREY,
    KNOWLEDGE,
    NO_ABILITY,
    SET,
    STARTERS,
    TITLE_NAMES,
    TITLES,
    TROOP,
    TYPE,
    WONDER,
)
from tests.games.volfyirion.laying import (
    BOX,
    END,
    VOLFYIRION,
    city,
    counted,
    deal_with,
    lay,
    new,
    title,
    titles,
)


def of_type(kind: int, given: int = BASE) -> list[int]:
    return [n for n in range(TITLES) if BOX.card[n, TYPE] == kind and BOX.card[n, SET] == given]


def copies(these: list[int]) -> int:
    return sum(BOX.card[n, COPIES] for n in these)


@pytest.mark.scenario(1)
@pytest.mark.rule("VO-2", "VO-3", "VO-4", "VO-5", "VO-6", "VO-8", "VO-9", "VO-10")
@pytest.mark.rule("VO-13", "VO-15")
@pytest.mark.parametrize("seed", range(5))
def test_what_lies_where_after_the_setup(seed: int) -> None:
    laid = new(seed)
    t = laid.table
    dealt = list(laid.tale[0])
    assert VOLFYIRION.event_names[dealt[0].what] == "is_first_player"
    start = t.first
    assert t.asset_size[0] + (t.asset_top[0] >= 0) == 58
    assert all(t.row[0, space] >= 0 for space in range(5))
    assert t.asset_top[0] >= 0
    assert t.wonder_size[0] + t.wonder_under_size[0] == 24
    for slot in range(2):
        assert BOX.card[t.lair[0, slot], COST] <= 3
    assert laid.waiting == (start,)
    assert t.deck_size[1 - start] == 10
    assert t.hand_size[1 - start] == 0
    # The first hand has been drawn from the ten of who begins, in the first Draw Phase.
    assert (t.deck_size[start], t.hand_size[start]) == (5, 5)
    for seat in range(2):
        own = Counter({n: t.house_deck[seat, n] + t.hand[seat, n] for n in range(TITLES)})
        assert own == Counter({title("prospector"): 8, title("captain"): 1, title("diviner"): 1})
        assert t.discard_size[seat] == 0
        assert not counted(t.played[seat, n] for n in range(TITLES))
    assert t.dragon == 20
    assert broken_law(t, BOX) == 0


@pytest.mark.rule("VO-3", "VO-5")
def test_nobody_knows_the_order_of_a_deck() -> None:
    """A deck is drawn from at random: the table holds no order that anybody could look at."""
    drawn: Counter[int] = Counter()
    for seed in range(40):
        match = new(seed, first_player="seat_0")
        hand = match.table.hand
        drawn[hand[0, title("captain")]] += 1
    assert 8 < drawn[1] < 32


@pytest.mark.scenario(2)
@pytest.mark.rule("VO-10", "VO-11")
def test_the_lair_opens_with_two_cheap_wonders() -> None:
    laid = deal_with(wonders="void_fluid sharp_qoam emerald_horn strange_box")
    t = laid.table
    assert laid.lair() == "sharp_qoam strange_box"
    assert t.wonder_under_size[0] == 2
    assert [t.wonder_under[0, i] for i in range(2)] == titles("void_fluid emerald_horn")
    assert t.wonder_size[0] == 22


@pytest.mark.rule("VO-12")
def test_each_player_has_three_cities() -> None:
    t = new(1).table
    for names in ("tylaris vahylea alantar", "yrdesh akao_uket kyr"):
        numbers = [city(name) for name in names.split()]
        assert [t.defence[n] for n in numbers] == [8, 9, 10]
        assert [t.standing[n] for n in numbers] == [1, 1, 1]
    assert not t.standing[city("lair_1")]
    assert not t.standing[city("lair_2")]


@pytest.mark.scenario(101)
@pytest.mark.rule("VO-1", "VO-20", "VO-21", "VO-22", "VO-27", "VO-28", "VO-29", "VO-34")
def test_the_cards_are_those_of_the_box() -> None:
    assert TITLES == 60 + 2  # the blank card has three uses
    assert list(TITLE_NAMES[-3:]) == ["talisman_half", "volfyirion_bait", "death_eraser"]
    assert len(VOLFYIRION.data["box"]["card"]["value"][0]) == COLUMNS
    starters = [n for n in range(TITLES) if BOX.card[n, SET] == STARTERS]
    assert {TITLE_NAMES[n]: BOX.card[n, COPIES] for n in starters} == {
        "prospector": 16,
        "diviner": 2,
        "captain": 2,
    }
    commands, troops, buildings = of_type(COMMAND_CARD), of_type(TROOP), of_type(BUILDING)
    assert [copies(c) for c in (commands, troops, buildings)] == [36, 15, 12]
    assert [len(c) for c in (commands, troops, buildings)] == [21, 9, 9]
    assert copies(of_type(WONDER)) == 26
    assert len(of_type(WONDER)) == 13
    for group, each in ((commands, [12, 12, 12]), (buildings, [4, 4, 4])):
        assert [copies([n for n in group if BOX.card[n, COLOUR] == c]) for c in (1, 2, 3)] == each
    colours = [copies([n for n in troops if BOX.card[n, COLOUR] == c]) for c in range(4)]
    assert colours == [8, 3, 1, 3]
    for n in troops:
        assert [BOX.card[n, column] for column in (COMMAND, BATTLE, KNOWLEDGE)] == [0, 0, 0]
        assert BOX.card[n, DEFENCE] > 0
    costs: Counter[int] = Counter()
    for n in (*commands, *troops, *buildings):
        costs[BOX.card[n, COST]] += BOX.card[n, COPIES]
    assert costs == {1: 6, 2: 4, 3: 14, 4: 15, 5: 12, 6: 5, 7: 4, 8: 3}
    for n in WONDERS:
        assert BOX.card[n, COLOUR] == GREY
    for n in starters:
        assert (BOX.card[n, COST], BOX.card[n, ABILITY]) == (0, NO_ABILITY)
    total = sum(BOX.card[n, COPIES] for n in range(TITLES) if BOX.card[n, SET] < 5)
    perks, ploys, blanks, cities, lair = 4, 6, 2, 6, 1
    assert total + perks + ploys + blanks + cities + lair == 136


@pytest.mark.rule("VO-28")
def test_sealing_costs_as_much_knowledge_as_acquiring_costs_battle() -> None:
    for n in WONDERS:
        name, cost = TITLE_NAMES[n], BOX.card[n, COST]
        if name in ("ascension_path", "volfyirion_bait"):
            continue
        laid = lay(played={1: name}, points=(0, 0, cost))
        laid.does("seal", f"choose_wonder player2 {name}")
        assert laid.points() == (0, 0, 0)
        laid = lay(played={1: name}, points=(0, 0, cost - 1))
        assert laid.refuses("seal") == 113


@pytest.mark.scenario(102)
@pytest.mark.rule("VO-16", "VO-36", "VO-38", "VO-171")
def test_who_begins_and_how_turns_follow() -> None:
    begun = {new(seed).table.first for seed in range(12)}
    assert begun == {0, 1}
    for seat in range(2):
        t = new(3, first_player=f"seat_{seat}").table
        assert t.first == seat
    laid = deal_with(first=0)
    assert laid.refuses(END, seat=1) == 38
    laid.does("keep_hand")
    assert laid.refuses("play prospector", seat=1) == 38
    assert laid.question(0) == "act"
    laid.does(END)
    assert laid.waiting == (1,)
    assert laid.told()[:2] == ["ends_turn", "begins_turn"]
    laid.does("keep_hand", END)
    assert laid.waiting == (0,)


@pytest.mark.rule("VO-14")
@pytest.mark.scenario(143)
def test_what_is_removed_never_comes_back() -> None:
    """Discarded cards are shuffled in again, removed ones are not."""
    laid = lay(hand="barter", deck="", discard="prospector captain")
    laid.does("play barter", "use barter", END, END)
    assert laid.removed() == {"barter": 1}
    assert laid.pile("hand") == {"prospector": 1, "captain": 1}
    for _ in range(12):
        laid.does(END)
        assert laid.removed()["barter"] == 1


@pytest.mark.rule("VO-7")
@pytest.mark.scenario(74)
@pytest.mark.rule("VO-204")
def test_the_top_of_the_asset_deck_may_be_hidden() -> None:
    for seed in range(8):
        match = new(seed, hidden_asset_top="on")
        for reader in (0, 1, 7):
            assert match.seen_by(reader).asset_top[0] == -1
    shown = set()
    for seed in range(30):
        t = new(seed, hidden_asset_top="on", perks="on").table
        oracle = 3 in (t.perk[0], t.perk[1])
        assert (t.asset_top[0] >= 0) == oracle
        shown.add(oracle)
    assert shown == {True, False}
