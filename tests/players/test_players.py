"""Players do what is allowed, know no more than their seat, and each level beats the one below."""

from __future__ import annotations

import importlib.metadata
import math

import pytest

import tablee
from tablee.engine.compiling import best
from tablee.engine.match import Match, View
from tablee.engine.playout import Whim
from tablee.engine.record import Stack
from tablee.engine.tale import NO_TALE
from tablee.engine.twin import entry
from tablee.players import LEVELS, NoSuchPlayer, player, players
from tablee.players.compiling import compile_game
from tablee.players.greedy import Weights, weigh
from tablee.players.search import Plan, Tree, playouts_of, search
from tools.duels import duel


@pytest.fixture(params=tablee.games(), scope="module")
def game(request: pytest.FixtureRequest) -> tablee.Game:
    found = tablee.game(request.param)
    compile_game(found)
    return found


def middle_of_a_game(game: tablee.Game, seats: int, moves: int = 25) -> Match:
    match = game.new(seats=seats, seed=5)
    bot = player("random", seed=3)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting[0]
        match.play(seat, bot.choose(match.view(seat)))
    return match


@pytest.mark.parametrize("level", LEVELS[:4])
def test_every_level_plays_whole_games(game: tablee.Game, level: str) -> None:
    for seats in game.seats:
        match = game.new(seats=seats, seed=seats)
        bots = [player(level, seed=seat) for seat in range(seats)]
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, bots[seat].choose(match.view(seat)))  # refuses what isn't allowed
        assert len(match.moves) <= game.most_decisions


@pytest.mark.parametrize("level", LEVELS)
def test_the_seed_makes_choices_repeatable(game: tablee.Game, level: str) -> None:
    match = middle_of_a_game(game, game.seats[-1])
    view = match.view(match.waiting[0])
    assert player(level, seed=9).choose(view) == player(level, seed=9).choose(view)


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_leaves_the_view_alone(game: tablee.Game, level: str) -> None:
    match = middle_of_a_game(game, game.seats[-1])
    view = match.view(match.waiting[0])
    before = view.table.tobytes()
    player(level, seed=1).choose(view)
    assert view.table.tobytes() == before


def searched(search_rule: object, view: View, playouts: int) -> tuple[int, bytes]:
    tables = Stack(type(view.table), 3)
    tables[0] = view.table
    tree, plan = Tree(), Plan.of(view.game, playouts)
    assert callable(search_rule)
    action = search_rule(tables, view.box, view.seat, Whim.seeded(4), tree, plan, NO_TALE)
    return action, tree.tobytes()


def test_search_is_the_same_plain_and_compiled(game: tablee.Game) -> None:
    for seats in game.seats:
        match = middle_of_a_game(game, seats)
        view = match.view(match.waiting[0])
        plain = searched(search, view, 60)
        assert searched(entry(search, game.table), view, 60) == plain


def test_the_greedy_player_is_the_same_plain_and_compiled(game: tablee.Game) -> None:
    for seats in game.seats:
        match = middle_of_a_game(game, seats)
        view = match.view(match.waiting[0])
        weighed = []
        for rule in (weigh, entry(weigh, game.table)):
            tables, weights = Stack(game.table, 3), Weights()
            tables[0] = view.table
            chosen = rule(tables, view.box, view.seat, Whim.seeded(2), weights, 3, NO_TALE)
            weighed.append((chosen, weights.tobytes()))
        assert weighed[0] == weighed[1]


def test_until_the_twins_are_ready_the_plain_rules_are_played(game: tablee.Game) -> None:
    assert best(search, Tree) is search  # no game is played on a tree: nothing is compiled for it
    assert best(search, game.table) is not search


def test_search_says_what_it_considered(game: tablee.Game) -> None:
    match = game.new(seats=game.seats[0], seed=1)
    view = match.view(match.waiting[0])
    bot = player("gentle", seed=1)
    chosen = bot.choose(view)
    considered = bot.considered()  # type: ignore[attr-defined]
    often = 0.75 * considered[0].visits  # near-favourites are mixed where all choose at once
    assert chosen in {c.action for c in considered if c.visits >= often}
    assert {c.action for c in considered} <= {action.id for action in view.legal}
    assert sum(c.visits for c in considered) == playouts_of("gentle", game)
    assert all(0 <= c.worth <= 1 for c in considered)


def rivals(game: tablee.Game) -> int:
    """The fewest players who play against each other."""
    return min(seats for seats in game.seats if seats > 1)


def test_greedy_beats_random(game: tablee.Game) -> None:
    """In nine of ten games that anybody wins: in some games all can lose together."""
    came_to = duel(game.slug, "greedy", "random", games=100, seats=rivals(game), options={})
    assert came_to.won >= max(50, 0.9 * sum(came_to.by_seat))


def test_search_beats_greedy(game: tablee.Game) -> None:
    """A short form of `tools/duels.py GAME middle greedy --games 200`: one seat of the fewest wins
    half as often again as if all were even; or before that so often that it can't be luck. Where
    all can lose together, an even share is one of the games that anybody wins."""
    seats, won, decided = rivals(game), 0.0, 0.0
    for played in range(12, 37, 12):
        batch = duel(game.slug, "middle", "greedy", 12, seats, {}, first=played - 12)
        won, decided = won + batch.won, decided + sum(batch.by_seat)
        if by_luck(won, round(decided), 1 / seats) < 0.001:
            return
    assert won >= decided * 1.5 / seats


def by_luck(won: float, played: int, share: float) -> float:
    """How likely it is to win so often or more with such a chance in each game."""
    return sum(
        math.comb(played, n) * share**n * (1 - share) ** (played - n)
        for n in range(math.floor(won), played + 1)
    )


def test_players_from_elsewhere_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Guest:
        name = "first"

        @staticmethod
        def load() -> type:
            class First:
                def __init__(self, seed: int) -> None: ...

                def choose(self, view: View) -> int:
                    return view.legal[0].id

            return First

    monkeypatch.setattr("tablee.players.entry_points", lambda group: [Guest] * (group != ""))
    players.cache_clear()
    try:
        match = tablee.game(tablee.games()[0]).new(seed=1)
        view = match.view(match.waiting[0])
        assert player("first").choose(view) == view.legal[0].id
    finally:
        players.cache_clear()
    assert importlib.metadata.entry_points(group="tablee.players") is not None


def test_an_unknown_player_is_told_from_the_known() -> None:
    with pytest.raises(NoSuchPlayer, match=r"no player called nobody; there are random, greedy"):
        player("nobody")
