"""Scenario 70, and what holds from the first move of a game to its last."""

from itertools import pairwise

import pytest

from tablee.engine.rule import broken_law
from tablee.games.silberzwerg.table import (
    CARDS,
    DECK,
    GEM_COLOURS,
    KEPT,
    OUT,
    SLOTS,
    Table,
)
from tests.every_game.settings import Setting, short_settings
from tests.games.silberzwerg.laying import BOX, SEATS, SILBERZWERG, events
from tests.random_play import random_moves


@pytest.mark.scenario(70)
@pytest.mark.rule("SZ-5")
@pytest.mark.rule("SZ-141")
@pytest.mark.parametrize("setting", short_settings(SILBERZWERG), ids=str)
def test_nothing_is_lost_or_found(setting: Setting) -> None:
    match = setting.new(5)
    for _ in random_moves(match, 5):
        t = match.table
        assert isinstance(t, Table)
        assert broken_law(t, BOX) == 0
        for colour in range(GEM_COLOURS):
            in_bags = sum(t.bag[seat, colour] for seat in range(t.seats))
            assert t.mine[colour] + in_bags == 20
        assert all(0 <= t.wealth[seat] < 600 for seat in range(t.seats))
        places = [t.card_at[card] for card in range(CARDS)]
        assert places.count(DECK) == t.deck
        assert all(0 <= place <= OUT for place in places)
        assert all(
            t.slot_card[slot] < 0 or places[t.slot_card[slot]] == slot for slot in range(SLOTS)
        )
        assert sum(KEPT <= place < KEPT + t.seats for place in places) == sum(
            t.kept[seat, symbol] for seat in range(t.seats) for symbol in range(6)
        )


@pytest.mark.rule("SZ-28")
@pytest.mark.rule("SZ-118")
@pytest.mark.parametrize("seats", SEATS)
def test_every_round_has_its_eleven_phases_and_the_next_first_player(seats: int) -> None:
    match = SILBERZWERG.new(seats=seats, seed=2)
    for _ in random_moves(match, 2):
        pass
    told = [event for move in match.tale for event in move]
    phases = [phase for _, phase in events(told, "phase_begins")]
    rounds = [number for _, number in events(told, "round_begins")]
    assert rounds == list(range(1, len(rounds) + 1))
    assert phases == [*range(1, 12)] * len(rounds)
    firsts = [seat for (seat,) in events(told, "is_first_player")]
    assert all(later == (seat + 1) % seats for seat, later in pairwise(firsts))


@pytest.mark.rule("SZ-110")
def test_no_contract_stays_longer_than_four_rounds_unless_it_is_raised() -> None:
    match = SILBERZWERG.new(seats=4, seed=8)
    for _ in random_moves(match, 8):
        pass
    told = [event for move in match.tale for event in move]
    raised, since = set(), {}
    now = 0
    names = SILBERZWERG.event_names
    for event in told:
        name = names[event.what]
        if name == "round_begins":
            now = event.a
        elif name == "contract_placed":
            since[event.b] = now + 1 if now else 1
        elif name in ("raises", "lowers"):
            raised.add(event.b)
        elif name == "expires" and event.b not in raised:
            assert now == since[event.b] + 3
