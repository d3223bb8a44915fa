"""What there is to know at this table: what a seat can work out, and what it can't."""

import pytest

from tablee.engine.match import Match, redacted
from tablee.engine.record import UNKNOWN
from tablee.engine.table import SPECTATOR
from tablee.games.silberzwerg.table import GEM_COLOURS, ONLOOKER, Table
from tests.dice import load_dice
from tests.games.silberzwerg.laying import SEATS, SILBERZWERG, lay
from tests.games.silberzwerg.worlds import worlds
from tests.random_play import random_moves


def table_of(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


def unseen(t: Table, reader: int, seat: int) -> int:
    """How many gems of a bag the reader can't name."""
    known = sum(t.known[min(reader, ONLOOKER), seat, colour] for colour in range(GEM_COLOURS))
    return t.gems[seat] - known


@pytest.mark.rule("SZ-82")
def test_two_players_know_both_bags_whoever_watches_does_not() -> None:
    doubts = 0
    for seed in range(3):
        match = SILBERZWERG.new(seats=2, seed=seed)
        for _ in random_moves(match, seed):
            t = table_of(match)
            assert unseen(t, 0, 1) == unseen(t, 1, 0) == 0
            doubts += unseen(t, SPECTATOR, 0)
    assert doubts > 0


@pytest.mark.rule("SZ-82")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_has_seen_more_than_there_is(seats: int) -> None:
    match = SILBERZWERG.new(seats=seats, seed=4)
    doubts = 0
    for _ in random_moves(match, 4):
        t = table_of(match)
        for reader in (*range(seats), ONLOOKER):
            for seat in range(seats):
                doubts += unseen(t, reader, seat)
                for colour in range(GEM_COLOURS):
                    assert t.known[reader, seat, colour] <= t.bag[seat, colour]
            if reader < seats:
                assert unseen(t, reader, reader) == 0
    assert doubts > 0


@pytest.mark.scenario(23)
@pytest.mark.rule("SZ-82")
def test_after_a_theft_others_think_each_loot_possible() -> None:
    laid = lay(ghosts=["gems"], lords=["gems"], bags=["G1", "Y2 R1", "B1"])
    laid.does("steal_two clan2")
    for reader in (2, 3, SPECTATOR):
        possible = list(worlds(laid.seen_by(reader), reader))
        loots = {tuple(world.bag[0, colour] for colour in range(GEM_COLOURS)) for world in possible}
        assert loots == {(2, 0, 1, 0), (1, 1, 1, 0)}
    for reader in (0, 1):
        assert len(list(worlds(laid.seen_by(reader), reader))) == 1


@pytest.mark.rule("SZ-82")
def test_what_is_given_or_sold_later_is_known_again() -> None:
    laid = lay(ghosts=["gems"], lords=["gems", "gems"], bags=["G1", "Y2 R2"])
    load_dice(laid.table, 0, 0)  # both yellow
    laid.does("steal_two clan2")
    assert unseen(laid.table, 3, 0) == 2
    laid.does("sell_gem yellow")
    assert unseen(laid.table, 3, 0) == 1
    laid.does("end_action")
    assert unseen(laid.table, 3, 0) == 1


@pytest.mark.rule("SZ-126")
def test_a_banned_exchange_has_shown_the_gems_all_the_same() -> None:
    doubt = lay(
        ghosts=["gems", "gems"],
        lords=["gems"],
        bags=["R2 Y2", "Y1"],
        kept={3: "ban_ghost"},
        first=1,
    )
    doubt.does("steal_two clan1", "decline")
    before = [doubt.table.known[3, 0, colour] for colour in range(GEM_COLOURS)]
    colours = [c for c in range(GEM_COLOURS) for _ in range(doubt.table.bag[0, c])][:2]
    names = ("yellow", "red", "green", "blue")
    doubt.does(*[f"give_gem {names[colour]}" for colour in colours])
    doubt.does("take_gem blue", "take_gem green", "ban_ghost")
    after = [doubt.table.known[3, 0, colour] for colour in range(GEM_COLOURS)]
    assert (sum(before), sum(after)) == (0, 2)
    assert doubt.table.gems[0] == 2


@pytest.mark.rule("SZ-30")
@pytest.mark.parametrize("seats", SEATS)
def test_behind_a_screen_only_the_number_of_dwarves_shows(seats: int) -> None:
    one, other = (SILBERZWERG.new(seats=seats, seed=1) for _ in range(2))
    for step in range(BOARD_STEPS[seats]):
        one.play(0, one.legal(0)[step % len(one.legal(0))])
        other.play(0, other.legal(0)[-1 - step % len(other.legal(0))])
        for reader in (*range(1, seats), SPECTATOR):
            assert one.view(reader) == other.view(reader)
            assert redacted(one.table, one.box, reader).placed[0] == min(  # type: ignore[attr-defined]
                step + 1, BOARD_STEPS[seats] - 1
            )
    assert one.waiting == other.waiting == tuple(range(1, seats))


BOARD_STEPS = {2: 13, 3: 7, 4: 7}


@pytest.mark.rule("SZ-16")
@pytest.mark.parametrize("seats", SEATS)
def test_at_the_start_everything_is_known(seats: int) -> None:
    match = SILBERZWERG.new(seats=seats, seed=3)
    for reader in (*range(seats), SPECTATOR):
        seen = match.view(reader).table
        assert isinstance(seen, Table)
        (only,) = worlds(seen, reader)
        assert [only.bag[seat, 0] for seat in range(seats)] == [
            table_of(match).bag[seat, 0] for seat in range(seats)
        ]
        assert UNKNOWN not in only.array["bag"][0]


@pytest.mark.parametrize("seats", SEATS)
def test_hidden_start_gems_can_be_any_that_are_not_in_the_mines(seats: int) -> None:
    match = SILBERZWERG.new(seats=seats, seed=3, hidden_start_gems="on")
    t = table_of(match)
    watcher = t.first_player
    seen = match.view(watcher).table
    assert isinstance(seen, Table)
    possible = {world.array["bag"].tobytes() for world in worlds(seen, watcher)}
    assert t.array["bag"].tobytes() in possible
    expected = {2: 1, 3: 2 if t.gems[watcher] == 2 else 3, 4: 6}
    assert len(possible) == expected[seats]
