"""What there is to know: the others' choices until the reveal, and nothing else is hidden."""

from itertools import islice

import pytest

from tablee.engine.chance import new_chance
from tablee.engine.match import Match, redacted
from tablee.engine.record import UNKNOWN
from tablee.engine.rule import guess, play, redact
from tablee.engine.table import SPECTATOR
from tablee.engine.tale import heard_by, new_tale, take_events
from tablee.games.vouivres.table import CHOOSING, DECLARING, OFFERING, OPEN, Table
from tests.games.vouivres.laying import BOX, LEAVE, SEATS, VOUIVRES, go, lay, place, summon
from tests.games.vouivres.worlds import choices, worlds
from tests.random_play import random_moves


def table_of(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


@pytest.mark.rule("NV-34")
@pytest.mark.parametrize("seats", SEATS)
def test_only_choices_are_hidden_and_only_until_the_reveal(seats: int) -> None:
    match = VOUIVRES.new(seats=seats, seed=1)
    for _ in random_moves(match, 1):
        for reader in (*range(seats), SPECTATOR):
            seen = redacted(match.table, BOX, reader)
            assert isinstance(seen, Table)
            t = table_of(match)
            hidden = {name for name in seen.differences(t) if "chance" not in name}
            assert hidden <= {"choice"}
            for seat in range(seats):
                laid = t.choice[seat]
                secret = t.phase < DECLARING and seat != reader and laid != OPEN
                assert seen.choice[seat] == (UNKNOWN if secret else laid)


@pytest.mark.rule("NV-34")
@pytest.mark.rule("NV-36")
@pytest.mark.parametrize("seats", SEATS)
def test_until_the_reveal_a_seat_gets_the_same_whatever_the_others_have_laid(seats: int) -> None:
    match = VOUIVRES.new(seats=seats, seed=2)
    for move in random_moves(match, 2):
        t = table_of(match)
        if t.phase in (CHOOSING, OFFERING) and t.rounds < 4:
            for reader in {*range(seats), SPECTATOR} - {move.seat}:
                shown = set()
                for world in islice(worlds(redacted(t, BOX, reader), reader), 0, 400, 29):
                    tale = new_tale()
                    before = world.copy()
                    play(world, BOX, move.seat, move.action, tale)
                    if world.phase < DECLARING and world.rounds == before.rounds:
                        redact(world, BOX, reader)
                        shown.add((world.tobytes(), tuple(heard_by(take_events(tale), reader))))
                assert len(shown) <= 1


def test_a_guess_is_any_choice_that_was_allowed() -> None:
    laid = lay(4, pawns=[2, 0, 1, 3], objectives={2: (4, 9, 21)}, chests={2: (6, 3, 1, 1)})
    laid.choose(go(1), go(4), LEAVE, go(3))
    seen = laid.seen_by(0)
    found: list[set[int]] = [set() for _ in range(4)]
    for seed in range(400):
        world = seen.copy()
        new_chance(world, seed, 0)
        guess(world, BOX, 0)
        for seat in range(4):
            found[seat].add(world.choice[seat])
    assert [len(choices) for choices in found] == [1, 24, 25, 18]
    assert [len(choices(seen, seat)) for seat in (1, 2, 3)] == [24, 25, 18]


def test_a_choice_can_be_taken_back_until_the_first_wyvern_is_placed() -> None:
    laid = lay(3, fragments={1: 1})
    for seat in range(3):
        laid.play(seat, go(1))
        assert [laid.free_undos(other) for other in range(3)] == [
            int(other <= seat) for other in range(3)
        ]
    laid.does(place(1))
    # The holder may think again as long as nobody has answered; the others have to stand by it.
    assert [laid.free_undos(seat) for seat in range(3)] == [2, 0, 0]
    laid.does(summon(2))
    assert [laid.free_undos(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_a_placed_wyvern_locks_the_others_in_whatever_order_they_chose(
    order: tuple[int, ...],
) -> None:
    laid = lay(3, fragments={1: 1})
    for seat in order:
        laid.play(seat, go(1))
    assert [laid.free_undos(seat) for seat in range(3)] == [1, 1, 1]
    laid.does(place(1))
    assert [laid.free_undos(seat) for seat in (1, 2)] == [0, 0]


def test_the_deck_keeps_no_order_that_could_be_known() -> None:
    """Tables that were dealt alike, with another chance from now on, turn up other cards."""
    turned = set()
    for seed in range(20):
        laid = lay(3)
        new_chance(laid.table, seed, 0)
        laid.choose(go(1), go(1), go(1))
        laid.does(place(2))
        turned.add(laid.display())
    assert len(turned) > 12
