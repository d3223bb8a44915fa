"""What must hold of every game there is. A game joins by existing.

Each test is a property of `play`, `information`, `matches`, `names` or `occurrence`, put to every
game at tables of all numbers of seats and with every value of every option. That each property can
fail is shown in `test_the_properties_bite.py`.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from pathlib import Path

import pytest

import tablee
from tablee.engine.compiling import mark_ready
from tests.every_game import information, matches, names, occurrence, play
from tests.every_game.pages import NAMES, shown_to_readers
from tests.every_game.settings import Setting, apart, settings, short_settings

MANY_GAMES = 200_000  # of each game, in all

GAMES = [tablee.game(name) for name in tablee.games()]
SETTINGS = [setting for game in GAMES for setting in short_settings(game)]
# For what takes longer: two tables for each number of seats.
FEW = [s for game in GAMES for n in game.seats for s in short_settings(game) if s.seats == n][::2]

of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
at_every_table = pytest.mark.parametrize("setting", SETTINGS, ids=str)
at_some_tables = pytest.mark.parametrize("setting", FEW, ids=str)


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """What can be compiled is, so that many worlds can be looked at."""
    for game in GAMES:
        mark_ready(game)


# ---------------------------------------------------------------- play


@of_every_game
def test_laws_are_kept_in_very_many_games(game: tablee.Game) -> None:
    tried = settings(game, more=20)
    for seed, setting in enumerate(tried):
        play.keeps_its_laws_in_many_games(setting, MANY_GAMES // len(tried) + 1, seed)


@at_every_table
def test_laws_are_kept_by_the_plain_rules(setting: Setting) -> None:
    for seed in range(2):
        play.keeps_its_laws(setting, seed)


@at_every_table
def test_only_who_is_asked_may_answer(setting: Setting) -> None:
    play.only_who_is_asked_may_answer(setting, 1)


@at_every_table
def test_plain_and_compiled_rules_leave_the_same_bytes(setting: Setting) -> None:
    play.plays_the_same_plain_and_compiled(setting, 2)


@at_every_table
def test_the_order_of_choices_made_at_the_same_time_is_of_no_account(setting: Setting) -> None:
    play.order_of_choices_is_of_no_account(setting, 3, every=7)


@at_every_table
def test_choices_made_at_the_same_time_are_secret(setting: Setting) -> None:
    play.choices_are_secret_until_the_last_is_made(setting, 3, every=7)


# ---------------------------------------------------------------- information


@at_every_table
def test_what_a_seat_cannot_know_changes_nothing_that_it_gets(setting: Setting) -> None:
    information.gets_the_same_in_two_worlds(setting, 4, every=4, worlds=2)


@at_some_tables
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_shown(setting: Setting) -> None:
    information.is_shown_the_same_in_two_worlds(setting, 5, 16, shown_to_readers(setting))


@at_some_tables
def test_an_offer_to_take_back_tells_nothing(setting: Setting) -> None:
    information.taking_back_tells_its_seat_nothing(setting, 6, apart(setting, 6, 40, least=3))


@at_every_table
def test_a_guess_is_what_the_seat_may_think(setting: Setting) -> None:
    information.guesses_what_it_may_think(setting, 7, every=12)


@of_every_game
def test_guesses_are_as_frequent_as_worlds_counted_out(game: tablee.Game) -> None:
    tried = sum(
        information.guesses_as_counted_out(
            Setting(game, seats, {}), seed, moves_between(game), *worlds_of(game)
        )
        for seats in game.seats
        for seed in deals_to_count(game)
    )
    assert tried >= 10


@at_some_tables
def test_a_move_teaches_what_the_table_shows_after_it(setting: Setting) -> None:
    information.learns_what_the_table_shows(setting, 8, 22, *worlds_of(setting.game))


def moves_between(game: tablee.Game) -> int:
    """After how many moves it is worth while to count out worlds again: 20, unless the game's own
    tests say that there are soon too many."""
    counting = importlib.import_module(f"tests.games.{game.slug}.worlds")
    return getattr(counting, "EVERY", 20)


def deals_to_count(game: tablee.Game) -> Iterable[int]:
    """From which deals: one, unless the game's own tests say that one isn't enough."""
    counting = importlib.import_module(f"tests.games.{game.slug}.worlds")
    return getattr(counting, "SEEDS", (8,))


def worlds_of(game: tablee.Game) -> tuple[information.Worlds, information.Bare]:
    """How the game's own tests count out what a seat must think possible; and, where seats note
    on the table what they have seen, how to rub that out."""
    counting = importlib.import_module(f"tests.games.{game.slug}.worlds")
    return counting.worlds, getattr(counting, "without_notes", information.as_it_is)


# ---------------------------------------------------------------- matches


@at_every_table
def test_replay_is_play(setting: Setting) -> None:
    matches.replays_to_every_moment(setting, 9, every=9)


@at_every_table
def test_forks_are_independent(setting: Setting) -> None:
    matches.forks_apart(setting, 10)


@at_every_table
def test_undo_leaves_no_trace(setting: Setting) -> None:
    matches.undo_leaves_no_trace(setting, 11, apart(setting, 11, 12, least=8))


@at_every_table
def test_a_match_survives_its_file(setting: Setting, tmp_path: Path) -> None:
    matches.is_saved_and_loaded(setting, 12, 25, tmp_path / "match.json")


@at_every_table
def test_no_forgery_goes_unnoticed(setting: Setting) -> None:
    matches.no_forgery_goes_unnoticed(setting, 13, moves=20)


# ---------------------------------------------------------------- names


@of_every_game
def test_every_action_has_its_own_text(game: tablee.Game) -> None:
    names.every_action_has_its_own_text(game.actions)


@of_every_game
def test_nonsense_is_answered_by_a_sentence(game: tablee.Game) -> None:
    names.nonsense_is_no_action(game.actions)


@at_some_tables
def test_renaming_the_seats_changes_nothing_but_the_names(setting: Setting) -> None:
    names.names_change_only_names(setting, 14, 20, shown_to_readers, NAMES)


# ---------------------------------------------------------------- occurrence


@of_every_game
def test_everything_in_the_game_happens(game: tablee.Game) -> None:
    """Run with -s to read how often."""
    found = occurrence.occurrences(settings(game, more=4), games=200)
    print(f"\n{found.report()}")
    occurrence.everything_happens(found)
