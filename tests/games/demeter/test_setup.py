"""Scenarios 6 to 8, and the rules of the setup."""

from collections import Counter

import pytest

from tablee.engine.game import BadOption
from tablee.engine.record import UNKNOWN
from tablee.engine.table import SPECTATOR
from tablee.games.demeter.table import (
    CLUE_PLACES,
    DEAD,
    DRACULA_CARDS,
    DRAWN,
    FIRST_CLUE,
    HUMAN,
    LAIR,
    NO_CLUE,
    NOTHING,
    PIECES,
    PUT_BACK,
    RESOURCES,
    ROOMS,
    UNREAD,
)
from tests.games.demeter.laying import BOX, DEMETER, LaidTable, deal_with, dealt, lay, room

START_CARD_0_ROOMS = {0, 3, 7, 19}


def settle(laid: LaidTable) -> LaidTable:
    """Everyone takes the first room that the card shows."""
    while laid.question_to(laid.asked) == "start_room":
        laid.does(laid.legal(laid.asked)[0].text)
    return laid


@pytest.mark.rule("DE-1")
@pytest.mark.parametrize("seats", [2, 5])
def test_three_or_four_play(seats: int) -> None:
    assert DEMETER.seats == (3, 4)
    with pytest.raises(BadOption):
        DEMETER.new(seats, 1)


@pytest.mark.scenario(6)
@pytest.mark.rule("DE-3")
@pytest.mark.rule("DE-4")
@pytest.mark.rule("DE-5")
@pytest.mark.rule("DE-6")
@pytest.mark.rule("DE-9")
@pytest.mark.rule("DE-10")
@pytest.mark.rule("DE-11")
@pytest.mark.rule("DE-12")
def test_what_lies_ready_for_four() -> None:
    t = deal_with(4).table
    assert [t.tokens_down[value] for value in range(5)] == [0, 4, 6, 8, 2]
    assert sum(value * t.tokens_down[value] for value in range(5)) == 48
    assert sum(t.room_open[r] for r in range(ROOMS)) == 0
    assert (t.res_left, sum(t.res_pile[kind] for kind in range(RESOURCES))) == (47, 47)
    assert t.res_pile[t.res_face] == 7
    assert (t.bonus_left, t.dracula_left, t.clue_left) == (41, 20, 15)
    assert [t.bag[token] for token in range(3)] == [15, 15, 8]
    assert [t.clue_in[place] for place in range(CLUE_PLACES)] == [UNREAD] * 5 + [NO_CLUE] * 4
    for seat in range(4):
        assert t.role[seat] == HUMAN
        things = (t.res_count, t.hand_size, t.humans, t.ghouls, t.wounds)
        assert [of[seat] for of in things] == [0] * 5
        assert [t.pieces[seat, piece] for piece in range(PIECES)] == [0] * PIECES


@pytest.mark.scenario(7)
@pytest.mark.rule("DE-7")
@pytest.mark.rule("DE-8")
def test_what_lies_ready_for_three() -> None:
    removed: Counter[int] = Counter()
    for seed in range(400):
        laid = dealt(3, seed)
        t = laid.table
        assert (t.dracula_left, t.clue_left, t.role[3]) == (15, 16, DEAD)
        removed[t.visits_out] += 1
        for reader in (0, 1, 2, SPECTATOR):
            assert laid.seen_by(reader).visits_out == UNKNOWN
    assert set(removed) == {0, 1, 2, 3, 4, 5}, "the five cards are any five"
    assert max(removed, key=removed.__getitem__) in (2, 3)


@pytest.mark.rule("DE-8")
def test_the_five_cards_leave_before_the_start_rooms_are_drawn() -> None:
    """So the start cards are never among them, and come again for certain."""
    for seed in range(30):
        laid = dealt(3, seed)
        t = laid.table
        back = [card for card in range(DRACULA_CARDS) if t.dracula_at[card] == PUT_BACK]
        assert len(back) == 3
        settle(laid)
        for _ in range(100_000):
            if laid.over:
                break
            legal = [a.text for a in laid.legal(laid.asked)]
            laid.does("end_turn" if "end_turn" in legal else legal[0])
        if laid.table.dracula_left == 0:
            assert all(laid.table.dracula_at[card] == DRAWN for card in back)


@pytest.mark.rule("DE-9")
@pytest.mark.rule("DE-118")
def test_each_player_can_have_each_piece_once() -> None:
    """A pile holds one copy a player, so it can't lack one for who still needs it."""
    everything = " ".join(f"{thing}{part}" for thing in ("lamp", "stake") for part in (1, 2, 3))
    laid = lay(pieces={1: everything, 2: everything, 3: everything}, res={0: "metal oil"})
    assert "build lamp1" in laid.may()


@pytest.mark.scenario(8)
@pytest.mark.rule("DE-13")
@pytest.mark.rule("DE-15")
@pytest.mark.rule("DE-16")
def test_choosing_a_start_room() -> None:
    # The display card, the start player, then start cards 0 to 3.
    laid = deal_with(4, 0, 0, 0, 1, 2, 3)
    assert [laid.table.start_card[seat] for seat in range(4)] == [0, 1, 2, 3]
    assert laid.asked == 0
    rooms = {number for number in range(ROOMS) if laid.refuses(room(number)) is None}
    assert rooms == START_CARD_0_ROOMS
    assert laid.refuses(room(8)) == 13
    laid.does(room(0))
    assert laid.asked == 1
    assert laid.refuses(room(0)) is None  # card 1 shows it too
    laid.does(room(0), room(5), room(13))
    t = laid.table
    assert [t.at[seat] for seat in range(4)] == [0, 0, 5, 13]
    assert {number for number in range(ROOMS) if t.room_open[number]} == {0, 5, 13}
    assert [t.bag[token] for token in range(3)] == [15, 15, 8], "no encounter in a start room"
    assert t.dracula_left == 20
    assert all(t.start_card[seat] == NOTHING for seat in range(4))


@pytest.mark.scenario(8)
@pytest.mark.rule("DE-329")
def test_by_option_everyone_starts_elsewhere() -> None:
    laid = deal_with(4, 0, 0, 0, 1, 2, 3, distinct_starts="on")
    laid.does(room(0))
    assert laid.refuses(room(0)) == 329
    assert laid.refuses(room(8)) is None


@pytest.mark.rule("DE-13")
def test_start_cards_show_rooms_and_are_different() -> None:
    for seed in range(50):
        t = dealt(4, seed).table
        cards = [t.start_card[seat] for seat in range(4)]
        assert len(set(cards)) == 4
        assert all(BOX.dracula_event[card] == NOTHING for card in cards)


@pytest.mark.rule("DE-14")
def test_start_cards_go_back() -> None:
    for seats in (3, 4):
        laid = settle(deal_with(seats))
        assert laid.table.dracula_left == {3: 15, 4: 20}[seats]
        assert sum(laid.table.dracula_at[card] == DRAWN for card in range(DRACULA_CARDS)) == 0


@pytest.mark.rule("DE-16")
def test_no_encounter_in_a_start_room_later_either() -> None:
    laid = settle(deal_with(3))
    t = laid.table
    start = t.at[t.active]
    laid.does(laid.legal(laid.asked)[0].text)
    assert t.room_open[start] == 1


@pytest.mark.rule("DE-17")
def test_any_player_may_begin() -> None:
    began = Counter(dealt(4, seed).table.marker for seed in range(200))
    assert set(began) == {0, 1, 2, 3}
    laid = settle(deal_with(4, 0, 2))
    assert (laid.table.marker, laid.table.active, laid.table.night) == (2, 2, 0)


@pytest.mark.rule("DE-10")
def test_nobody_knows_a_first_clue_yet() -> None:
    laid = settle(deal_with(4))
    for reader in (*range(4), SPECTATOR):
        seen = laid.seen_by(reader)
        assert [seen.clue_in[FIRST_CLUE + seat] for seat in range(4)] == [UNREAD] * 4
        assert seen.clue_in[LAIR] == UNREAD


@pytest.mark.rule("DE-30")
def test_the_action_marker_stands_on_0_as_a_turn_begins() -> None:
    laid = lay()
    assert laid.table.used == 0
    laid.does("end_turn")
    assert (laid.table.active, laid.table.used) == (1, 0)
