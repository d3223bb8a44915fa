"""Two referees at one table: whatever the options, they agree on every move of every game."""

from collections.abc import Iterator
from random import Random

import pytest

from tablee.engine.match import Match
from tests.games.chercheurs.laying import CHERCHEURS, MODES, SEATS
from tests.games.chercheurs.referee import Referee, table_of

pytestmark = pytest.mark.usefixtures("both_ways")

ACTIONS = [CHERCHEURS.actions[number] for number in range(CHERCHEURS.actions.size)]


def refereed(seats: int, mode: str, seed: int) -> Iterator[tuple[Match, Referee]]:
    """A game at random under options drawn at random, before each move and at its end. Players
    differ in how they like to play, so that long turns, full hands and empty ones all come up."""
    luck = Random(f"two referees {seats} {mode} {seed}")
    options = {name: luck.choice(option.values) for name, option in CHERCHEURS.options.items()}
    options["mode"] = mode
    match = CHERCHEURS.new(seats=seats, seed=seed, **options)
    referee = Referee(match, options)
    likes = luck.choice(("", "take", "place", "end", "dig"))
    while True:
        yield match, referee
        if match.over:
            return
        choices = sorted(referee.legal())
        liked = [action for action in choices if action.startswith(likes)]
        action = luck.choice(liked if liked and luck.random() < 0.7 else choices)
        match.play(referee.on_turn, action)
        referee.play(match, action)


@pytest.mark.rule("CT-88")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mode", MODES)
def test_both_allow_and_pay_the_same(seats: int, mode: str) -> None:
    for seed in range(6):
        for match, referee in refereed(seats, mode, seed):
            for seat in range(seats):
                allowed = referee.legal() if seat == referee.on_turn else set()
                assert {action.text for action in match.legal(seat)} == allowed
            assert [table_of(match).points[seat] for seat in range(seats)] == referee.points
        assert referee.finisher == table_of(match).finisher
        assert [standing.rank for standing in sorted(match.standings())] == referee.ranks()


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mode", MODES)
def test_every_refusal_tells_the_truth(seats: int, mode: str) -> None:
    for seed in range(100, 102):
        for match, referee in refereed(seats, mode, seed):
            for seat in range(seats):
                for action in ACTIONS:
                    refusal = match.why_not(seat, action)
                    if refusal:
                        assert referee.is_true(refusal.rule, seat, action.text), (refusal, seat)
