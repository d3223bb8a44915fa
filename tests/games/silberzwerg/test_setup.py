"""Scenarios 1 to 3, 69, 71 to 73, 85 and 92, and the rules of the setup and of contracts."""

from collections import Counter

import pytest

from tablee.engine.game import BadOption
from tablee.engine.rule import deal
from tablee.engine.table import SPECTATOR
from tablee.engine.tale import new_tale, take_events
from tablee.games.silberzwerg.rules.money import in_chests, on_track
from tablee.games.silberzwerg.rules.rounds import draw_start_gems
from tablee.games.silberzwerg.table import (
    CARDS,
    DECK,
    EMPTY,
    GEM_COLOURS,
    LEVELS,
    NO_SYMBOL,
    ONLOOKER,
    OUT,
    SLOTS,
    SYMBOLS,
    Table,
)
from tests.dice import load_dice
from tests.games.silberzwerg.laying import (
    BOX,
    SEATS,
    SILBERZWERG,
    LaidTable,
    card,
    events,
    gems,
    lay,
    new,
    said,
)

NOT_WITH_THREE = "C07 C09 C11 C19 C21 C22 C23 C24 C26 C27 C29 C30"


def cards_in(laid: LaidTable, *places: int) -> list[int]:
    """The cards that are in any of these places."""
    return [number for number in range(CARDS) if laid.table.card_at[number] in places]


def on_board(laid: LaidTable) -> int:
    """How many contracts lie on the board."""
    return sum(laid.table.slot_card[space] != EMPTY for space in range(SLOTS))


@pytest.mark.scenario(1)
@pytest.mark.rule("SZ-1")
@pytest.mark.rule("SZ-3")
@pytest.mark.rule("SZ-4")
@pytest.mark.rule("SZ-6")
@pytest.mark.rule("SZ-7")
@pytest.mark.rule("SZ-8")
@pytest.mark.rule("SZ-10")
@pytest.mark.rule("SZ-11")
@pytest.mark.rule("SZ-13")
@pytest.mark.rule("SZ-16")
@pytest.mark.rule("SZ-17")
@pytest.mark.rule("SZ-18")
@pytest.mark.rule("SZ-19")
@pytest.mark.rule("SZ-20")
@pytest.mark.rule("SZ-21")
@pytest.mark.parametrize("seed", range(5))
def test_setup_with_four_players(seed: int) -> None:
    laid = new(4, seed)
    t = laid.table
    assert BOX.gems_each * GEM_COLOURS == 84
    assert laid.mines() == [19, 19, 19, 19]
    assert sorted(laid.bag(seat) for seat in range(4)) == ["B1", "G1", "R1", "Y1"]
    assert laid.wealth() == [50, 50, 50, 50]
    assert on_board(laid) == 6
    assert [t.slot_level[space] for space in range(SLOTS)] == [0] * SLOTS
    assert t.deck == len(cards_in(laid, DECK)) == 28
    assert not cards_in(laid, OUT)
    assert laid.bag(t.first_player) == "Y1"
    assert laid.waiting == (0, 1, 2, 3)
    drawn = {seat: said([int(c == colour) for c in range(4)]) for seat, colour in draws(laid)}
    for reader in (0, 1, 2, 3, SPECTATOR):
        assert laid.view(reader).heard[0].count(laid.tale[0][0]) in (0, 1)
        row = min(reader, ONLOOKER)
        seen = laid.seen_by(reader)
        for seat in range(4):
            known = [seen.known[row, seat, colour] for colour in range(GEM_COLOURS)]
            assert said(known) == laid.bag(seat) == drawn[seat]
    placed = [e[0] for e in events(laid.tale[0], "contract_placed")]
    clockwise = [(t.first_player + place) % 4 for place in range(4)]
    assert placed == [*clockwise, EMPTY, EMPTY]


def draws(laid: LaidTable) -> list[tuple[int, ...]]:
    """Who drew which gem at the start, as everyone has seen it."""
    return events(laid.tale[0], "draws_gem")


@pytest.mark.scenario(2)
@pytest.mark.rule("SZ-7")
@pytest.mark.rule("SZ-14")
@pytest.mark.rule("SZ-22")
@pytest.mark.rule("SZ-164")
@pytest.mark.rule("SZ-165")
@pytest.mark.parametrize("seed", range(5))
def test_setup_with_three_players(seed: int) -> None:
    laid = new(3, seed)
    t = laid.table
    assert (t.deck, on_board(laid)) == (17, 5)
    assert t.slot_card[3] == EMPTY
    assert t.slot_card[4] != EMPTY
    assert t.slot_card[5] != EMPTY
    ((first_drawer,),) = events(laid.tale[0], "draws_first")
    assert [t.gems[seat] for seat in range(3)].count(1) == 2
    assert t.gems[first_drawer] == 2
    assert [seat for seat, _ in draws(laid)] == [(first_drawer + i) % 3 for i in range(4)]
    assert laid.mines() == [19, 19, 19, 19]
    assert cards_in(laid, OUT) == [card(name) for name in NOT_WITH_THREE.split()]


@pytest.mark.rule("SZ-165")
def test_the_reduced_set_lacks_two_blue_and_four_blue_with_four_of_another() -> None:
    for number in range(CARDS):
        recipe = [BOX.recipe[number, colour] for colour in range(GEM_COLOURS)]
        left_out = recipe[3] == 2 or (sorted(recipe) == [0, 0, 4, 4] and recipe[3] == 4)
        assert BOX.in_reduced_set[number] == (0 if left_out else 1)
    assert sum(BOX.in_reduced_set[number] for number in range(CARDS)) == 22


@pytest.mark.scenario(3)
@pytest.mark.rule("SZ-15")
@pytest.mark.rule("SZ-153")
@pytest.mark.rule("SZ-154")
@pytest.mark.rule("SZ-155")
@pytest.mark.parametrize("seed", range(5))
def test_setup_with_two_players(seed: int) -> None:
    laid = new(2, seed)
    t = laid.table
    assert [t.gems[0], t.gems[1]] == [2, 2]
    assert (t.deck, on_board(laid)) == (28, 6)
    assert laid.mines() == [19, 19, 19, 19]
    assert laid.wealth() == [50, 50]
    assert [BOX.miners[2], BOX.leaders[2]] == [8, 4]
    placed = events(laid.tale[0], "contract_placed")
    assert sorted(space for seat, space, _ in placed if seat == 0) == [0, 1]
    assert sorted(space for seat, space, _ in placed if seat == 1) == [2, 3]


@pytest.mark.scenario(92)
@pytest.mark.rule("SZ-178")
@pytest.mark.rule("SZ-179")
@pytest.mark.parametrize("seed", range(4))
def test_with_two_players_nothing_else_is_doubled(seed: int) -> None:
    laid = new(2, seed)
    first = laid.table.first_player
    assert laid.wealth() == [50, 50]
    placed = [space for _, space, _ in events(laid.tale[0], "contract_placed")]
    assert placed == [2 * first, 2 * first + 1, 2 - 2 * first, 3 - 2 * first, 4, 5]
    full = lay(2, bags=["Y7 R7"])
    assert full.asked == (0, "give_back")
    full.does("return_gem yellow")
    full.does("return_gem yellow")
    assert full.bag(0) == "Y5 R7"
    assert full.table.round_no == 6
    rich = lay(2, lords=["gems"], bags=["Y2"], wealth=[598, 50], prices="Y9")
    rich.does("sell_gem yellow", "sell_gem yellow")
    assert rich.over
    assert (rich.wealth(), rich.ranks()) == ([616, 50], [1, 2])


@pytest.mark.scenario(71)
@pytest.mark.rule("SZ-1")
def test_two_to_four_can_play() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOption):
            SILBERZWERG.new(seats=seats)
    for seats in SEATS:
        assert SILBERZWERG.new(seats=seats).seats == seats


@pytest.mark.scenario(72)
@pytest.mark.rule("SZ-23")
@pytest.mark.rule("SZ-24")
def test_every_card_has_eight_gems_four_falling_values_a_penalty_and_one_symbol_at_most() -> None:
    recipes = set()
    for number in range(CARDS):
        recipe = [BOX.recipe[number, colour] for colour in range(GEM_COLOURS)]
        assert sum(recipe) == 8
        recipes.add(tuple(recipe))
        values = [BOX.value[number, level] for level in range(LEVELS)]
        assert values == sorted(set(values), reverse=True)
        assert 0 < BOX.penalty[number] <= values[-1]
        assert BOX.symbol[number] == NO_SYMBOL or 0 <= BOX.symbol[number] < SYMBOLS
    assert len(recipes) == CARDS == 34
    assert all(sum(n > 0 for n in recipe) <= 3 for recipe in recipes)
    symbols = Counter(BOX.symbol[number] for number in range(CARDS))
    assert [symbols[symbol] for symbol in range(SYMBOLS)] == [6, 6, 6, 4, 4, 4]


@pytest.mark.rule("SZ-23")
def test_the_cards_that_are_known_in_public_are_among_them() -> None:
    recipes = [[BOX.recipe[n, colour] for colour in range(GEM_COLOURS)] for n in range(CARDS)]
    for known in ("Y8", "B8", "Y4 R2 B2", "R2 G6", "Y4 B4", "R4 B4", "G4 B4"):
        assert recipes.count(gems(known)) == 1
    for number, recipe in enumerate(recipes):
        assert (BOX.value[number, 0] == 120) == (8 in recipe)


@pytest.mark.scenario(73)
@pytest.mark.rule("SZ-9")
@pytest.mark.parametrize(
    ("thalers", "chest", "track"), [(437, 400, 37), (50, 0, 50), (0, 0, 0), (100, 100, 0)]
)
def test_wealth_on_the_two_tracks(thalers: int, chest: int, track: int) -> None:
    assert (in_chests(thalers), on_track(thalers)) == (chest, track)


@pytest.mark.scenario(85)
@pytest.mark.rule("SZ-12")
@pytest.mark.rule("SZ-18")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_begins_equally_often(seats: int) -> None:
    """Every sequence of dice that the draw can throw, one by one."""
    begins: Counter[int] = Counter()
    draws_first: Counter[int] = Counter()
    for first in range(seats):
        for one in range(4):
            for two in range(3):
                for three in range(2):
                    t = Table()
                    t.seats = seats
                    load_dice(t, first, one, two, three, 0)
                    for colour in range(GEM_COLOURS):
                        t.mine[colour] = 20
                    tale = new_tale()
                    draw_start_gems(t, tale)
                    assert t.chance_left == 0
                    begins[t.first_player] += 1
                    draws_first[take_events(tale)[0].seat] += 1
                    assert t.bag[t.first_player, 0] == 1
    assert set(begins.values()) == {24}
    assert set(draws_first.values()) == {24}
    assert len(begins) == seats


@pytest.mark.rule("SZ-6")
def test_every_card_can_lie_anywhere() -> None:
    seen = {(space, new(4, seed).table.slot_card[space]) for seed in range(150) for space in (0, 5)}
    assert len(seen) > 60
    deal_again = new(4, 3).table
    before = deal_again.copy()
    load_dice(deal_again, *[0] * 14)
    deal(deal_again, BOX, new_tale())
    assert [deal_again.slot_card[space] for space in (*range(4), 4, 5)] == [0, 1, 2, 3, 4, 5]
    assert before != deal_again


@pytest.mark.scenario(69)
@pytest.mark.rule("SZ-166")
@pytest.mark.rule("SZ-167")
@pytest.mark.rule("SZ-175")
def test_longer_with_three_and_shorter_with_four() -> None:
    assert new(3, long_3p="on").table.deck == 29
    assert new(4, short_4p="on").table.deck == 16
    for seats, option in ((2, "long_3p"), (4, "long_3p"), (2, "short_4p"), (3, "short_4p")):
        with pytest.raises(BadOption):
            SILBERZWERG.new(seats, 1, **{option: "on"})
    both = {name: option.values[1] for name, option in SILBERZWERG.options.items()}
    for seats, impossible in ((2, ("long_3p", "short_4p")), (3, ("short_4p",)), (4, ("long_3p",))):
        rest = {name: value for name, value in both.items() if name not in impossible}
        assert not SILBERZWERG.new(seats, 1, **rest).over
