"""Verbs and twins: each game's own rules behind the same names, plain and compiled side by side."""

from tablee.engine.game import game
from tablee.engine.playout import Whim, play_many, whim
from tablee.engine.record import Stack
from tablee.engine.rule import Box, rule, score, span, verdict
from tablee.engine.table import CommonTable
from tablee.engine.tale import NO_TALE
from tablee.engine.twin import entry, own_rule, twin
from tests.random_play import played_at_random
from tests.toys import sealed_cards
from tests.toys.sealed_cards import rules as toy_rules

GAMES = (game("chercheurs"), sealed_cards.GAME)


@rule
def all_scores(t: CommonTable, box: Box) -> int:
    """The scores of all seats in one number: a rule of no game, so of each."""
    together = 0
    for seat in range(t.seats):
        together = 1000 * together + score(t, box, seat)
    return together


@rule
def twice(n: int) -> int:
    return 2 * n


@rule
def with_constants(t: CommonTable) -> int:
    """Calls another rule with several constants."""
    return twice(1) + twice(2) + twice(300) + twice(t.seats)


def test_a_verb_means_the_rule_of_the_game_on_the_table() -> None:
    t = sealed_cards.GAME.new(seed=1).table
    assert span(t, 0) == toy_rules.span(t, 0)  # type: ignore[arg-type]
    assert own_rule(verdict, sealed_cards.GAME.table) is toy_rules.verdict
    assert own_rule(twice, sealed_cards.GAME.table) is twice


def test_two_games_live_side_by_side_plain_and_compiled() -> None:
    for _ in range(2):
        for played in GAMES:
            match = played_at_random(played.new(seats=3, seed=2), 2)
            scores = [score(match.table, match.box, seat) for seat in range(3)]
            plain = all_scores(match.table, match.box)
            assert plain == 1_000_000 * scores[0] + 1000 * scores[1] + scores[2] > 0
            assert entry(all_scores, played.table)(match.table, match.box) == plain


def test_a_rule_is_compiled_once_whatever_constants_it_gets() -> None:
    table = sealed_cards.GAME.table
    t = sealed_cards.GAME.new(seats=3, seed=1).table
    assert twin(with_constants, table)(t.array[0]) == with_constants(t) == 612
    assert len(twin(twice, table, from_plain=False).signatures) == 1


def test_an_entry_says_what_it_is() -> None:
    called = entry(all_scores, sealed_cards.GAME.table)
    assert called.__name__ == "all_scores"
    assert called.__doc__ == all_scores.__doc__


def test_many_games_at_random_are_the_same_plain_and_compiled() -> None:
    for played in GAMES:
        outcomes = []
        for many in (play_many, entry(play_many, played.table)):
            tables, chooser = Stack(played.table, 2), Whim.seeded(5)
            tables[0] = played.blank_table(played.seats[-1], {})
            decisions = many(tables, played.box, chooser, 20, NO_TALE)
            outcomes.append((decisions, tables[1].tobytes(), chooser.state))
        assert outcomes[0] == outcomes[1]


def test_a_whim_is_as_fair_as_play_at_random_needs() -> None:
    chooser = Whim.seeded(3)
    for n in (1, 2, 7, 25):
        counts = [0] * n
        for _ in range(400 * n):
            counts[whim(chooser, n)] += 1
        assert all(300 <= count <= 500 for count in counts)
