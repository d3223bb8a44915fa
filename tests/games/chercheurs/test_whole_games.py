"""Scenarios 69 to 72: what holds from the first move of a game to its last."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tablee.engine.match import Match
from tablee.games.chercheurs.actions import END_TURN, PASS_TURN, PLACES_ALONE, PLACES_BESIDE
from tablee.games.chercheurs.table import BOARD, CROSSES, EMPTY, SUPPLY, TILES, Table
from tests.games.chercheurs.laying import BOX, CHERCHEURS, MODES, SEATS, cell
from tests.random_play import random_moves

SETTINGS = [(seats, mode) for seats in SEATS for mode in MODES]


def tables(match: Match, seed: int) -> Iterator[Table]:
    """The table after the deal and after each move of a game at random."""
    for _ in random_moves(match, seed):
        yield copied(match)
    yield copied(match)


def copied(match: Match) -> Table:
    t = match.table.copy()
    assert isinstance(t, Table)
    return t


def left_to_do(t: Table) -> int:
    """The ledger's measure of all that can still be taken and put down."""
    behind_screens = sum(t.hand[s] + t.guards[s] + t.chests[s] for s in range(t.seats))
    return 2 * t.supply + 2 * t.free_guards + behind_screens


@pytest.mark.scenario(69)
@pytest.mark.parametrize(("seats", "mode"), SETTINGS)
def test_each_piece_brings_the_end_nearer_by_one(seats: int, mode: str) -> None:
    at_the_start = {2: 50, 3: 55, 4: 58}[seats] + (0 if mode == "standard" else 2)
    for seed in range(4):
        match = CHERCHEURS.new(seats=seats, seed=seed, mode=mode)
        seen = [left_to_do(t) for t in tables(match, seed)]
        assert seen[0] == at_the_start
        for (before, after), move in zip(pairwise(seen), match.moves, strict=True):
            assert before - after == (0 if move.action in (END_TURN, PASS_TURN) else 1)


@pytest.mark.scenario(70)
@pytest.mark.rule("CT-29")
@pytest.mark.rule("CT-30")
@pytest.mark.parametrize(("seats", "mode"), SETTINGS)
def test_games_end_and_nobody_passes_for_ever(seats: int, mode: str) -> None:
    most_turns = ({2: 87, 3: 131, 4: 179} if mode == "standard" else {2: 90, 3: 135, 4: 184})[seats]
    for seed in range(4):
        match = CHERCHEURS.new(seats=seats, seed=seed, mode=mode)
        for t in tables(match, seed):
            assert t.turn <= most_turns
            assert t.passes < seats
        passes = [move.action == PASS_TURN for move in match.moves]
        for start in range(len(passes) - seats + 1):
            assert not all(passes[start : start + seats])


@pytest.mark.scenario(71)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("start_cell", ["r1c1", "r2c4", "r1c3", "r3c2", "r3c3"])
def test_all_tiles_together_earn_what_the_ledger_says(seats: int, start_cell: str) -> None:
    row, col = divmod(cell(start_cell), 5)
    most = 157 if (row, col) == (2, 2) else 159 if 2 in (row, col) else 161
    full_boards = 0
    for seed in range(8):
        match = CHERCHEURS.new(
            seats=seats,
            seed=seed,
            mode=MODES[seed % 3],
            first_player="seat_0",
            start_cell="first_player_chooses",
        )
        match.play(0, f"start_cell {start_cell}")
        *_, end = tables(match, seed)
        if all(end.tile_at[tile] == BOARD for tile in range(TILES)):
            full_boards += 1
            assert 91 <= sum(points_told(match, PLACES_ALONE, PLACES_BESIDE)) <= most
    assert full_boards > 0


def points_told(match: Match, *events: int) -> list[int]:
    return [event.c for told in match.tale for event in told if event.what in events]


@pytest.mark.scenario(72)
@pytest.mark.rule("CT-21")
@pytest.mark.parametrize(("seats", "mode"), SETTINGS)
def test_no_piece_is_lost_or_found(seats: int, mode: str) -> None:
    chests = {2: 8, 3: 9, 4: 8}[seats]
    guards = {2: 3, 3: 5, 4: 7}[seats] + (0 if mode == "standard" else 1)
    for seed in range(3):
        match = CHERCHEURS.new(seats=seats, seed=seed, mode=mode)
        for t in tables(match, seed):
            places = [t.tile_at[tile] for tile in range(TILES)]
            hands = sum(places.count(seat) for seat in range(seats))
            assert places.count(BOARD) + places.count(SUPPLY) + hands == TILES
            assert hands == sum(t.hand[seat] for seat in range(seats))
            down = [cross for cross in range(CROSSES) if t.chest_by[cross] != EMPTY]
            posted = [cross for cross in range(CROSSES) if t.guard_by[cross] != EMPTY]
            assert len(down) + sum(t.chests[seat] for seat in range(seats)) == chests
            assert (
                len(posted) + sum(t.guards[seat] for seat in range(seats)) + t.free_guards == guards
            )
            assert set(posted) <= set(down)


@pytest.mark.rule("CT-35")
@pytest.mark.rule("CT-34")
@pytest.mark.parametrize(("seats", "mode"), SETTINGS)
def test_points_only_grow_and_only_for_who_acts_or_ends_the_game(seats: int, mode: str) -> None:
    match = CHERCHEURS.new(seats=seats, seed=9, mode=mode)
    played = list(tables(match, 9))
    for (before, after), move in zip(pairwise(played), match.moves, strict=True):
        gains = [after.points[seat] - before.points[seat] for seat in range(seats)]
        assert all(gain >= 0 for gain in gains)
        others = {seat for seat, gain in enumerate(gains) if gain} - {move.seat}
        assert others <= {after.finisher}
        if others:
            assert [gains[seat] for seat in others] == [7]


@pytest.mark.rule("CT-62")
@pytest.mark.parametrize(("seats", "mode"), SETTINGS)
def test_at_most_eight_chests_that_earn_one_to_eight(seats: int, mode: str) -> None:
    match = CHERCHEURS.new(seats=seats, seed=11, mode=mode)
    *_, end = tables(match, 11)
    digs = CHERCHEURS.event_names.index("digs")
    earned = [event.b for told in match.tale for event in told if event.what == digs]
    assert earned == list(range(1, end.chests_down + 1))
    assert sum(earned) <= 36


@pytest.mark.rule("CT-79")
@pytest.mark.rule("CT-73")
@pytest.mark.parametrize(("seats", "mode"), SETTINGS)
def test_exactly_one_player_gets_the_bonus(seats: int, mode: str) -> None:
    for seed in range(3):
        match = CHERCHEURS.new(seats=seats, seed=seed, mode=mode)
        *_, end = tables(match, seed)
        finishes = CHERCHEURS.event_names.index("finishes")
        told = [e for events in match.tale for e in events if e.what == finishes]
        assert [(event.seat, event.a) for event in told] == [(end.finisher, BOX.finish_bonus)]
        assert end.finisher == end.current
        assert end.hand[end.finisher] + end.chests[end.finisher] + end.guards[end.finisher] == 0


@pytest.mark.rule("CT-90")
@pytest.mark.parametrize("seats", SEATS)
def test_every_point_was_told(seats: int) -> None:
    """Points come from tiles, chests, guards and the bonus, and from nothing else."""
    match = CHERCHEURS.new(seats=seats, seed=21)
    *_, end = tables(match, 21)
    told = 0
    for events in match.tale:
        for event in events:
            names = CHERCHEURS.events[CHERCHEURS.event_names[event.what]]
            if "points" in names:
                told += (event.a, event.b, event.c)[list(names).index("points")]
    assert told == sum(end.points[seat] for seat in range(seats))
