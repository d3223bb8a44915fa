"""Scenarios 66 to 68, and what there is to know: what a seat can work out, and what it can't."""

from collections import Counter
from itertools import permutations, product

import pytest

from tablee.engine.chance import forget_chance
from tablee.engine.match import Match, redacted
from tablee.engine.record import UNKNOWN
from tablee.engine.rule import guess, play, redact, verdict
from tablee.engine.table import SPECTATOR
from tablee.engine.tale import heard_by, new_tale, take_events
from tablee.games.chercheurs.table import BOARD, SUPPLY, TILES, Table
from tests.dice import load_dice
from tests.games.chercheurs.laying import BOX, CHERCHEURS, END, MODES, SEATS, lay, place, take, tile
from tests.games.chercheurs.worlds import worlds
from tests.random_play import played_at_random, random_moves


def table_of(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


@pytest.mark.scenario(66)
@pytest.mark.rule("CT-22")
@pytest.mark.rule("CT-37")
@pytest.mark.parametrize("mode", MODES)
def test_with_two_players_the_other_hand_can_be_worked_out(mode: str) -> None:
    for seed in range(6):
        match = CHERCHEURS.new(seats=2, seed=seed, mode=mode)
        for _ in random_moves(match, seed):
            for seat in (0, 1):
                seen = redacted(match.table, match.box, seat)
                assert isinstance(seen, Table)
                elsewhere = {n for n in range(TILES) if seen.tile_at[n] in (BOARD, SUPPLY, seat)}
                held = {n for n in range(TILES) if table_of(match).tile_at[n] == 1 - seat}
                assert set(range(TILES)) - elsewhere == held
                assert [world.tobytes() for world in worlds(seen, seat)] == [without_chance(match)]


def without_chance(match: Match) -> bytes:
    t = match.table.copy()
    forget_chance(t)
    return t.tobytes()


@pytest.mark.scenario(67)
@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 20), (4, 90)])
def test_so_many_worlds_are_possible_at_the_start(seats: int, count: int) -> None:
    match = CHERCHEURS.new(seats=seats, seed=1)
    for seat in range(seats):
        seen = match.view(seat).table
        assert isinstance(seen, Table)
        possible = {world.tobytes() for world in worlds(seen, seat)}
        assert len(possible) == count
        assert without_chance(match) in possible


@pytest.mark.scenario(67)
@pytest.mark.parametrize("seats", SEATS)
def test_the_number_of_worlds_only_falls(seats: int) -> None:
    match = CHERCHEURS.new(seats=seats, seed=3)
    counts = []
    for _ in random_moves(match, 3):
        seen = match.view(0).table
        assert isinstance(seen, Table)
        counts.append(sum(1 for _ in worlds(seen, 0)))
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] < counts[0] or seats == 2


@pytest.mark.scenario(68)
@pytest.mark.rule("CT-22")
def test_swapping_tiles_that_nobody_took_shows_in_no_way() -> None:
    laid = lay(seats=3, board="33", hands=["12 14 15", "21 22 23", "41 42 43"])
    swapped = lay(seats=3, board="33", hands=["12 14 15", "42 22 23", "41 21 43"])
    assert laid.table != swapped.table
    for reader in (0, SPECTATOR):
        assert laid.view(reader).table == swapped.view(reader).table
        assert laid.view(reader).legal == swapped.view(reader).legal
    assert laid.view(1).table != swapped.view(1).table


@pytest.mark.rule("CT-37")
def test_a_taken_tile_is_known_to_all_and_stays_known() -> None:
    laid = lay(seats=3, hands=["12", "21", "55"])
    laid.does(take("44"))
    for reader in (1, 2, SPECTATOR):
        seen = laid.seen_by(reader)
        assert (seen.tile_at[tile("44")], seen.tile_at[tile("12")]) == (0, UNKNOWN)
        for world in worlds(seen, reader):
            assert world.tile_at[tile("44")] == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_guess_is_exactly_even_at_the_start(seats: int) -> None:
    """Every sequence of dice that `guess` can throw, one by one: each world comes up equally
    often."""
    match = CHERCHEURS.new(seats=seats, seed=2)
    seen = match.view(0).table
    assert isinstance(seen, Table)
    found: Counter[bytes] = Counter()
    for dice in product(range(6), range(5), range(4), range(3), range(2), range(1)):
        world = seen.copy()
        load_dice(world, *dice)
        guess(world, BOX, 0)
        assert world.chance_left == 0, "the guess has thrown other dice than these"
        forget_chance(world)
        found[world.tobytes()] += 1
    possible = {world.tobytes() for world in worlds(seen, 0)}
    assert set(found) == possible
    assert set(found.values()) == {720 // len(possible)}


# ---------------------------------------------------------------- what a move may show


@pytest.mark.rule("CT-33")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_move_shows_what_it_says_and_nothing_else(seats: int, mode: str) -> None:
    """Whatever a seat does, everyone else sees the same in every world in which it could have
    done it: no question and no turn that ends unasked gives a hand away."""
    match = CHERCHEURS.new(seats=seats, seed=5, mode=mode)
    for move in random_moves(match, 5):
        for reader in {*range(seats), SPECTATOR} - {move.seat}:
            seen = redacted(match.table, match.box, reader)
            assert isinstance(seen, Table)
            shown = [
                shown_by(world, move.seat, move.action, reader)
                for world in worlds(seen, reader)
                if verdict(world, BOX, move.seat, move.action) == 0
            ]
            assert all(other == shown[0] for other in shown)


def shown_by(world: Table, seat: int, action: int, reader: int) -> tuple[bytes, object]:
    """What the reader has before it once the move is made in this world."""
    tale = new_tale()
    play(world, BOX, seat, action, tale)
    redact(world, BOX, reader)
    return world.tobytes(), heard_by(take_events(tale), reader)


def told_something(match: Match, move_number: int) -> bool:
    """Whether a move taught another seat anything, worked out over every possible world."""
    before, after = match.at(move_number), match.at(move_number + 1)
    seat, action = match.moves[move_number]
    for other in range(match.seats):
        if other == seat:
            continue
        seen = before.view(other).table
        assert isinstance(seen, Table)
        shown = (after.view(other).table.tobytes(), list(after.view(other).heard[-1]))
        for world in worlds(seen, other):
            if verdict(world, BOX, seat, action) or shown_by(world, seat, action, other) != shown:
                return True
    return False


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mode", MODES)
def test_undo_goes_back_to_the_last_thing_learned_and_no_further(seats: int, mode: str) -> None:
    """The engine's line, drawn by sampling worlds, is the one that counting them all out draws."""
    match = played_at_random(CHERCHEURS.new(seats=seats, seed=4, mode=mode), 4, moves=14)
    told = [told_something(match, number) for number in range(14)]
    for number in range(1, 15):
        at = match.at(number)
        for seat in range(seats):
            free = 0
            while free < number:
                mover, _ = match.moves[number - 1 - free]
                if mover != seat or told[number - 1 - free]:
                    break
                free += 1
            assert at.free_undos(seat) == free
    assert seats == 2 or any(told)


def test_a_dealt_tile_that_was_placed_is_taken_back_only_where_everyone_knew_it() -> None:
    two = lay(board="33", hands=["12 13 14 15 21", "22 23 24 25 31"])
    two.does(place("12"))
    assert two.free_undos(0) == 1
    three = lay(seats=3, board="33", hands=["12 13 14", "22 23 24", "41 42 43"])
    three.does(place("12"))
    assert three.free_undos(0) == 0
    three.does(END, take("44"))
    assert three.free_undos(1) == 1  # everyone saw it lying there


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_seat_knows_its_own_hand_wherever_it_sits(order: tuple[int, ...]) -> None:
    hands = ("12 14 15", "21 22 23", "41 42 43")
    laid = lay(seats=3, board="33", hands=[hands[i] for i in order])
    for seat, i in enumerate(order):
        seen = laid.seen_by(seat)
        assert {n for n in range(TILES) if seen.tile_at[n] == seat} == set(
            map(tile, hands[i].split())
        )
