"""Scenarios 78 and 79, and the options: what each changes, and what none does."""

import pytest

from tablee.games.chercheurs.actions import CELL_NAMES
from tablee.games.chercheurs.rules import cell_of
from tablee.games.chercheurs.table import ASIDE, SUPPLY, TILES
from tests.games.chercheurs.laying import BOX, CHERCHEURS, SEATS, TAKE_GUARD, deal_with, take, tile
from tests.random_play import random_moves

pytestmark = pytest.mark.usefixtures("both_ways")


@pytest.mark.scenario(78)
@pytest.mark.rule("CT-92")
def test_the_first_player_chooses_the_start_cell() -> None:
    laid = deal_with(2, 1, tile("24"), start_cell="first_player_chooses")
    t = laid.table
    assert laid.waiting == (1,)
    assert laid.may() == {f"start_cell {name}" for name in CELL_NAMES}
    assert laid.refuses("start_cell r3c5", seat=0) == 24
    assert [laid.refuses(action) for action in (take("44"), TAKE_GUARD)] == [92, 92]
    assert (t.hand[0], t.hand[1]) == (0, 0)
    assert sorted(t.tile_at[n] for n in range(TILES)) == [SUPPLY] * (TILES - 1) + [ASIDE]
    laid.does("start_cell r3c5")
    assert (t.row_shift, t.col_shift) == (4, 4)  # tokens 5, 1, 2, 3, 4 on both sides
    assert (t.hand[0], t.hand[1], t.supply) == (5, 5, 14)
    assert laid.on_turn == 1
    assert laid.refuses("start_cell r1c1") == 9


@pytest.mark.scenario(79)
@pytest.mark.rule("CT-12")
@pytest.mark.rule("CT-45")
@pytest.mark.rule("CT-92")
def test_the_start_cell_in_the_centre() -> None:
    t = deal_with(2, 0, tile("11"), start_cell="centre").table
    tokens = [(place + t.row_shift) % 5 + 1 for place in range(5)]
    assert tokens == [4, 5, 1, 2, 3]
    assert t.col_shift == t.row_shift
    assert CELL_NAMES[cell_of(t, BOX, tile("11"))] == "r3c3"
    assert CELL_NAMES[cell_of(t, BOX, tile("33"))] == "r5c5"
    assert CELL_NAMES[cell_of(t, BOX, tile("44"))] == "r1c1"


@pytest.mark.rule("CT-9")
@pytest.mark.rule("CT-92")
@pytest.mark.parametrize("seats", SEATS)
def test_where_the_start_tile_goes(seats: int) -> None:
    starts = set()
    for seed in range(60):
        t = CHERCHEURS.new(seats=seats, seed=seed, start_cell="centre").table
        assert next(c for c in range(25) if t.laid_in[c] == 0) == 12  # type: ignore[attr-defined]
        t = CHERCHEURS.new(seats=seats, seed=seed).table
        starts.add(next(c for c in range(25) if t.laid_in[c] == 0))  # type: ignore[attr-defined]
    assert len(starts) > 15


@pytest.mark.parametrize("option", ["counts_visible", "mark_taken_tiles"])
def test_what_is_only_for_the_eye_changes_nothing_else(option: str) -> None:
    off, on = (
        CHERCHEURS.new(seats=3, seed=4, **{option: value})
        for value in CHERCHEURS.options[option].values
    )
    for move in random_moves(off, 4):
        on.play(*move)
    assert on.over
    assert set(on.table.differences(off.table)) == {option}
    assert on.tale == off.tale


def test_options_as_the_ledger_lists_them_defaults_first() -> None:
    assert {name: option.values for name, option in CHERCHEURS.options.items()} == {
        "mode": ("standard", "simplified_once", "simplified"),
        "start_cell": ("random", "centre", "first_player_chooses"),
        "first_player": ("random", "seat_0"),
        "chain_link": ("previous", "any_this_turn"),
        "tie_rule": ("shared", "finisher_first"),
        "counts_visible": ("hidden", "shown"),
        "mark_taken_tiles": ("off", "on"),
    }


@pytest.mark.rule("CT-85")
def test_the_literal_mode_warns_of_what_it_is_like() -> None:
    """The ledger asks that nobody can confuse the two simplified modes, or be surprised."""
    for language, warned in (("en", "first player"), ("fr", "premier joueur")):
        words = (CHERCHEURS.folder / f"words.{language}.ftl").read_text(encoding="utf-8")
        about = next(line for line in words.splitlines() if "option-mode-simplified-about" in line)
        assert warned in about
