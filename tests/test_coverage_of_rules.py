"""Every numbered rule and every scenario of every game has a test that cites it.

A game's rulebook numbers its rules, and its box.toml says how many scenarios it was checked by.
The tests in the game's own folder say which of them they prove: `@pytest.mark.rule("CT-47")`,
`@pytest.mark.scenario(36)`. They are read, not run, so that it makes no difference which tests are
run along with this one.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
from tablee.engine.rulebook import rulebook

TESTS = Path(__file__).parent


def cited(slug: str, marker: str) -> set[object]:
    """What the tests of a game cite with a marker, wherever it stands in them."""
    found: set[object] = set()
    for file in sorted((TESTS / "games" / slug).rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{marker}":
                found.update(constants(node))
    return found


def constants(call: ast.Call) -> Iterator[object]:
    for argument in call.args:
        assert isinstance(argument, ast.Constant), f"write the number out: {ast.unparse(call)}"
        yield argument.value


@pytest.mark.parametrize("slug", tablee.games())
def test_every_rule_is_cited(slug: str) -> None:
    game = tablee.game(slug)
    rules = {rule.name for rule in rulebook(game, "en").rules.values()}
    found = cited(slug, "rule")
    assert sorted(rules - found) == [], "rules that no test proves"
    assert found - rules == set(), "rules that the rulebook hasn't got"


@pytest.mark.parametrize("slug", tablee.games())
def test_every_scenario_is_played(slug: str) -> None:
    scenarios = set(range(1, tablee.game(slug).data["scenarios"] + 1))
    found = cited(slug, "scenario")
    assert scenarios - found == set(), "scenarios that no test plays"
    assert found - scenarios == set(), "scenarios that there aren't"
