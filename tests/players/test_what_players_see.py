"""A player is given a redacted table and nothing that leads to more, wherever it plays."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import FunctionType, ModuleType

import pytest

import tablee
from tablee import players
from tablee.engine.chance import forget_chance
from tablee.engine.match import Match, View, redacted
from tablee.players.at_random import RandomPlayer
from tools.duels import duel

GAMES = [tablee.game(name) for name in tablee.games()]
of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


class Spy(RandomPlayer):
    """Plays at random, and looks at all it is given."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.saw: list[View] = []

    def choose(self, view: View) -> int:
        self.saw.append(view)
        return super().choose(view)


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> list[Spy]:
    """Whoever asks for the player `random` gets a spy."""
    sent: list[Spy] = []

    def send(seed: int) -> Spy:
        sent.append(Spy(seed))
        return sent[-1]

    monkeypatch.setitem(players.players(), "random", send)
    return sent


def shows_only_what_the_seat_can_know(view: View) -> None:
    """The table is as redacted for this seat as can be, with no trace of chance; what was heard
    doesn't tell who else has heard it; and what may be done can be."""
    assert redacted(view.table, view.box, view.seat) == view.table
    without_chance = view.table.copy()
    forget_chance(without_chance)
    assert without_chance == view.table
    assert {event.seen_by for events in view.heard for event in events} <= {0}
    assert view.legal


def reachable(thing: object) -> Iterator[object]:
    """All that a program comes to from a thing, but for what the whole process has in common."""
    seen, waiting = set(), [thing]
    while waiting:
        found = waiting.pop()
        common = isinstance(found, type | ModuleType | FunctionType | tablee.Game)
        if id(found) not in seen and not common:
            seen.add(id(found))
            yield found
            waiting += gc.get_referents(found)


@of_every_game
def test_in_a_duel(game: tablee.Game, spies: list[Spy]) -> None:
    for seats in game.seats:
        duel(game.slug, "random", "random", games=2 * seats, seats=seats, options={})
    assert spies
    for spy in spies:
        for view in spy.saw:
            shows_only_what_the_seat_can_know(view)


@of_every_game
def test_nothing_leads_from_a_view_to_the_match(game: tablee.Game) -> None:
    match = game.new(seed=3)
    secrets = {id(match), id(match.table), id(match.table.array), id(match.key), id(match.moves)}
    view = match.view(match.waiting[0])
    found = list(reachable(view))
    assert len(found) > 50
    assert not secrets & {id(thing) for thing in found}
    assert match.key not in [thing for thing in found if isinstance(thing, bytes)]
    assert not any(isinstance(thing, Match) for thing in found)


@of_every_game
def test_a_spy_that_is_given_too_much_would_notice(game: tablee.Game) -> None:
    match = game.new(seats=game.seats[-1], seed=3)
    view = match.view(match.waiting[0])
    untold = View(game, view.box, view.seat, match.table, view.heard, view.question, view.legal)
    with pytest.raises(AssertionError):
        shows_only_what_the_seat_can_know(untold)
