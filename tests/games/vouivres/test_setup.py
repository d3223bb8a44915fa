"""Scenarios 1 to 8 and 73 to 77: the caves, the nests, and what everybody begins with."""

import re
from collections import Counter

import pytest

import tablee
from tablee.engine.actions import NotAnAction
from tablee.engine.game import BadOption
from tablee.engine.rulebook import rulebook
from tablee.engine.table import SPECTATOR
from tablee.engine.words import words_of
from tablee.games.vouivres.actions import GEM_NAMES
from tablee.games.vouivres.rules import may_go
from tablee.games.vouivres.table import (
    EXIT,
    GEMS,
    OPEN,
    ORDERS,
    PAIRS,
    ROOMS,
    WYVERNS,
    Table,
    handler_of,
)
from tests.games.vouivres.laying import (
    BOX,
    GOLD_RUBY,
    LEAVE,
    NONE,
    SEATS,
    VOUIVRES,
    LaidTable,
    deal_with,
    go,
    lay,
    place,
)

pytestmark = pytest.mark.usefixtures("both_ways")

MAPS = ("spread", "clockwise", "hub_only")


def neighbours(laid: LaidTable, room: int) -> set[int]:
    """The other rooms that a pawn in this one can go to."""
    laid.table.pawn[0] = room - 1
    active = range(1, laid.seats + 1)
    return {to for to in active if to != room and laid.refuses(0, go(to)) is None}


def rooms_in_reach(laid: LaidTable, seat: int) -> set[int]:
    """The rooms that a seat may choose."""
    return {int(action.split()[1]) for action in laid.may(seat) if action != LEAVE}


@pytest.mark.scenario(1)
@pytest.mark.rule("NV-3")
@pytest.mark.rule("NV-4")
@pytest.mark.parametrize(("seats", "flipped"), [(3, 3), (4, 2), (5, 1), (6, 0)])
def test_as_many_rooms_as_players(seats: int, flipped: int) -> None:
    laid = lay(seats, pawns=[0] * seats)  # from outside one may go anywhere
    active = rooms_in_reach(laid, 0)
    assert active == set(range(1, seats + 1))
    assert ROOMS - len(active) == flipped
    for room in range(seats + 1, ROOMS + 1):
        assert laid.refuses(0, go(room)) == 5


@pytest.mark.scenario(2)
@pytest.mark.rule("NV-5")
def test_three_players_walk_through_the_centre() -> None:
    laid = lay(3, pawns=[2, 2, 2])
    assert rooms_in_reach(laid, 0) == {1, 2}
    assert laid.refuses(0, go(3)) == 29


@pytest.mark.scenario(3)
@pytest.mark.rule("NV-5")
def test_six_rooms_have_ten_passages() -> None:
    laid = lay(6)
    table = {room: neighbours(laid, room) for room in range(1, 7)}
    assert table[3] == {1, 4, 5}
    assert table == {
        1: {2, 3, 4, 5, 6},
        2: {1, 4, 6},
        3: {1, 4, 5},
        4: {1, 2, 3},
        5: {1, 3, 6},
        6: {1, 2, 5},
    }
    assert all(room in table[other] for room in table for other in table[room])
    assert sum(map(len, table.values())) == 2 * 10


@pytest.mark.rule("NV-5")
@pytest.mark.rule("NV-2")
@pytest.mark.parametrize("room_map", MAPS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_caves_hang_together_through_the_centre(seats: int, room_map: str) -> None:
    laid = lay(seats, options={"room_map": room_map})
    table = {room: neighbours(laid, room) for room in range(1, seats + 1)}
    assert table[1] == set(range(2, seats + 1))
    assert all(room in table[other] for room in table for other in table[room])


@pytest.mark.scenario(74)
@pytest.mark.rule("NV-2")
@pytest.mark.rule("NV-6")
@pytest.mark.parametrize("seats", SEATS)
def test_six_rooms_of_five_tiles_and_five_nests(seats: int) -> None:
    tiles = ROOMS - 1  # a room on each, and one that all five form
    laid = lay(seats)
    assert laid.refuses(0, go(1)) is None  # whichever tiles are flipped, the centre is there
    t = laid.table
    nests = [t.supply[gem] for gem in range(GEMS)] + [t.fragment_supply]
    assert len(nests) == tiles
    assert nests == [120, 80, 45, 45, 20]
    assert WYVERNS == 2  # one with the holder, the spare one on the fifth nest


@pytest.mark.scenario(73)
@pytest.mark.rule("NV-1")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_for_three_to_six_players(seats: int) -> None:
    assert VOUIVRES.seats == SEATS
    with pytest.raises(BadOption):
        VOUIVRES.new(seats=seats)


@pytest.mark.scenario(4)
@pytest.mark.rule("NV-12")
@pytest.mark.rule("NV-83")
def test_starting_rooms() -> None:
    together, seen = 0, Counter[int]()
    for seed in range(60):
        match = VOUIVRES.new(seats=4, seed=seed)
        assert isinstance(match.table, Table)
        rooms = [match.table.pawn[seat] for seat in range(4)]
        seen.update(rooms)
        together += len(set(rooms)) < 4
        match = VOUIVRES.new(seats=4, seed=seed, start_rooms="distinct")
        assert isinstance(match.table, Table)
        assert {match.table.pawn[seat] for seat in range(4)} == {0, 1, 2, 3}
    assert 0 < together < 60
    assert set(seen) == {0, 1, 2, 3}
    assert min(seen.values()) > 35  # of 240, one in four


@pytest.mark.rule("NV-12")
def test_a_starting_room_is_drawn_for_each_player_alone() -> None:
    laid = deal_with(3, 2, 2, 0)
    assert laid.pawns() == [3, 3, 1]
    assert laid.heard("starts_in") == [(0, 2), (1, 2), (2, 0)]
    laid = deal_with(3, 2, 2, 0, 0, 1, start_rooms="distinct")
    assert laid.pawns() == [3, 1, 2]


@pytest.mark.scenario(5)
@pytest.mark.rule("NV-13")
def test_three_objectives_each_for_all_to_see() -> None:
    match = VOUIVRES.new(seats=6, seed=5)
    for reader in (*range(6), SPECTATOR):
        seen = match.view(reader).table
        assert isinstance(seen, Table)
        dealt = [seen.objective[seat, order] for seat in range(6) for order in range(ORDERS)]
        assert len(set(dealt)) == 18
        assert all(0 <= card < 24 for card in dealt)


@pytest.mark.rule("NV-13")
def test_a_card_that_is_dealt_is_out_of_the_deck() -> None:
    laid = deal_with(3, 0, 0, 0, 3, 3, 8, 20, 8, 1, 2, 4, 5, 6, 7)
    t = laid.table
    cards = [[t.objective[seat, order] for order in range(3)] for seat in range(3)]
    assert cards == [[3, 8, 20], [1, 2, 4], [5, 6, 7]]
    assert [event[1] for event in laid.heard("dealt_objective")] == [3, 8, 20, 1, 2, 4, 5, 6, 7]


@pytest.mark.scenario(6)
@pytest.mark.rule("NV-8")
@pytest.mark.rule("NV-16")
@pytest.mark.parametrize("seats", SEATS)
def test_all_begin_with_nothing(seats: int) -> None:
    match = VOUIVRES.new(seats=seats, seed=3)
    t = match.table
    assert isinstance(t, Table)
    for seat in range(seats):
        assert [t.chest[seat, gem] + t.bank[seat, gem] for gem in range(GEMS)] == [0, 0, 0, 0]
        assert t.fragments[seat] == 0
        assert [t.validated[seat, order] for order in range(ORDERS)] == [0, 0, 0]
    assert t.fragment_supply == 20
    # What lies in the rooms is what the first two cards have brought.
    in_rooms = [sum(t.room_gems[room, gem] for room in range(ROOMS)) for gem in range(GEMS)]
    brought = [
        sum(BOX.resource[t.deck[i], room, gem] for i in range(2) for room in range(seats))
        for gem in range(GEMS)
    ]
    assert in_rooms == brought
    assert [t.supply[gem] + in_rooms[gem] for gem in range(GEMS)] == [120, 80, 45, 45]


@pytest.mark.scenario(7)
@pytest.mark.rule("NV-7")
def test_black_is_pearl_and_blue_is_sapphire() -> None:
    assert GEM_NAMES == ("gold", "ruby", "sapphire", "pearl")
    written = rulebook(VOUIVRES, "en").rules[7].text.lower()
    for gem, colour in (("gold", "yellow"), ("rub", "red"), ("sapph", "blue"), ("pearl", "black")):
        assert re.search(f"{colour}[^.;]*{gem}|{gem}[^.;,]*{colour}", written)
    laid = lay(pawns=[1, 2, 2], chests={0: (3, 3, 3, 3)})
    laid.choose(go(1), go(2), go(2))
    laid.rolls((0, 0, 2, 1))  # yellow, red, blue, black
    laid.does(place(1))
    assert laid.chest(0)[2:] == (1, 2)


@pytest.mark.scenario(8)
@pytest.mark.rule("NV-9")
def test_who_handles_a_supply_is_of_no_account() -> None:
    assert [handler_of(gem, 3) for gem in range(GEMS)] == [0, 1, 2, 2]
    for seats in (4, 5, 6):
        assert [handler_of(gem, seats) for gem in range(GEMS)] == [0, 1, 2, 3]
    assert not [name for name in Table.dtype.names or () if "handler" in name]


@pytest.mark.scenario(75)
@pytest.mark.rule("NV-10")
@pytest.mark.rule("NV-11")
def test_a_hand_of_nine_cards_round_after_round() -> None:
    laid = lay(4, pawns=[0, 1, 1, 1], chests={0: (9, 9, 9, 9)})
    for _ in range(2):
        rooms = rooms_in_reach(laid, 0)
        pairs = {action.split()[2] for action in laid.may(0) if action != LEAVE}
        gems = {gem for pair in pairs for gem in pair.split("-")}
        assert rooms == {1, 2, 3, 4}
        assert len(pairs) == PAIRS
        assert gems == set(GEM_NAMES)
        assert LEAVE in laid.may(0)
        laid.choose(go(1, "sapphire-pearl"), go(2), go(3), go(4))
        laid.does(place(2))
        laid.table.pawn[0] = 6  # outside again, to be allowed every room
    for language in ("en", "fr"):
        words = words_of(VOUIVRES, language)
        assert len({words.say(f"colour-{seat}") for seat in range(6)}) == 6


@pytest.mark.scenario(76)
@pytest.mark.rule("NV-14")
@pytest.mark.rule("NV-88")
def test_who_holds_the_wyvern_first() -> None:
    first = Counter[int]()
    for seed in range(120):
        match = VOUIVRES.new(seats=3, seed=seed)
        assert isinstance(match.table, Table)
        first[match.table.holder] += 1
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 25  # of 120, one in three
    for seed in range(5):
        match = VOUIVRES.new(seats=3, seed=seed, first_wyvern="seat_2")
        assert isinstance(match.table, Table)
        assert match.table.holder == 2


@pytest.mark.scenario(77)
@pytest.mark.rule("NV-15")
@pytest.mark.rule("NV-20")
def test_two_cards_a_round_from_the_deck() -> None:
    match = VOUIVRES.new(seats=3, seed=1)
    t = match.table
    assert isinstance(t, Table)
    assert (t.turned, 30 - t.turned) == (2, 28)
    first = {t.deck[0], t.deck[1]}
    while t.rounds == 1:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert (t.turned, 30 - t.turned) == (4, 26)
    assert {t.deck[0], t.deck[1]} == first  # on the discard pile
    assert not first & {t.deck[2], t.deck[3]}


@pytest.mark.rule("NV-19")
@pytest.mark.scenario(72)
@pytest.mark.parametrize("text", ["give 1 gold", "give gold 1", "trade", "sell_fragment 2"])
def test_nothing_changes_hands_between_players(text: str) -> None:
    laid = lay(chests={0: (5, 5, 5, 5)}, fragments={0: 3})
    with pytest.raises(NotAnAction):
        laid.play(0, text)
    assert laid.chest(0) == (5, 5, 5, 5)


@pytest.mark.rule("NV-16")
def test_nothing_is_chosen_before_anyone_has() -> None:
    laid = deal_with(3, 0, 1, 2)
    t = laid.table
    assert [t.choice[seat] for seat in range(3)] == [OPEN] * 3
    assert laid.waiting == (0, 1, 2)
    assert VOUIVRES.actions.parse(LEAVE).id == EXIT
    assert VOUIVRES.actions.parse(go(1, GOLD_RUBY)).id == 0


def test_the_game_is_listed() -> None:
    assert "vouivres" in tablee.games()


def test_rooms_within_reach_are_the_ones_that_the_rules_say() -> None:
    laid = lay(6, pawns=[3] * 6)
    assert [may_go(laid.table, BOX, 0, room) for room in range(6)] == [
        True,
        False,
        True,
        True,
        True,
        False,
    ]
    assert laid.room(1) == NONE
