"""`tablee bench`: the figures that it gives, to people and to programs. How fast things are is
measured elsewhere: here slices of time are tiny."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tablee import bench
from tablee.engine.game import game, game_names
from tests.cli.conftest import Ask

KEYS = {
    "random_decisions_per_s",
    "random_games_per_s",
    "copy_ns",
    "table_bytes",
    "search_playouts_per_s",
    "compile_s",
    "load_s",
    "peers",
}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure for an instant, and take compiling as done."""
    monkeypatch.setattr(bench, "SLICES", 1)
    monkeypatch.setattr(bench, "SLICE_S", 0.001)
    monkeypatch.setattr(bench, "PLAYOUTS", 100)
    monkeypatch.setattr(bench, "COPIES", 1000)
    monkeypatch.setattr(bench, "compile_and_load", lambda _: (12.345, 0.678))
    monkeypatch.setattr(bench, "peers", lambda: {"Somebody's game": 1000.0})


@pytest.mark.usefixtures("hasty")
def test_programs_get_each_game_with_these_keys_and_no_others(ask: Ask) -> None:
    status, out, err = ask("bench", "--json")
    assert status == 0
    measured: dict[str, dict[str, Any]] = json.loads(out)
    assert set(measured) == set(game_names())
    for name, figures in measured.items():
        assert set(figures) == KEYS
        assert figures["table_bytes"] == game(name).table.dtype.itemsize
        assert figures["compile_s"] == pytest.approx(12.345, abs=0.006)
        assert figures["load_s"] == 0.68
        rates = [figures[key] for key in KEYS - {"peers"}]
        assert all(rate > 0 for rate in rates)
        assert figures["random_decisions_per_s"] > figures["random_games_per_s"]
        (peer,) = figures["peers"].items()
        assert peer == (
            "Somebody's game",
            {
                "random_decisions_per_s": 1000,
                "ratio": pytest.approx(figures["random_decisions_per_s"] / 1000, abs=0.1),
            },
        )
    assert "playing at random" in err, "it isn't silent while it measures"


@pytest.mark.usefixtures("hasty")
def test_people_get_a_page_of_figures(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    status, out, _ = ask("bench", "--game", "chercheurs")
    assert status == 0
    assert out.startswith("On one core of ")
    assert "\nchercheurs: one table is " in out
    assert "Somebody's game: 1,000 decisions/s, ours are " in out
    monkeypatch.setattr(bench, "peers", dict)
    assert "pip install open_spiel" in ask("bench", "--game", "chercheurs").out


def test_the_peers_are_really_played(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(bench, "SLICES", 1)
    monkeypatch.setattr(bench, "SLICE_S", 0.01)
    measure: Callable[[], dict[str, float]] = bench.peers.__wrapped__
    rates = measure()
    assert list(rates) == [
        "OpenSpiel crazy_eights, 4 players",
        "OpenSpiel crazy_eights, 4 players, inside C++",
        "OpenSpiel goofspiel, 4 players",
        "OpenSpiel goofspiel, 4 players, inside C++",
        "OpenSpiel python_team_dominoes",
    ]
    assert all(rate > 0 for rate in rates.values())


def test_compiling_is_timed_in_a_process_that_finds_nothing_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "compile_game", lambda compiled: 1.5 if compiled.slug else 0.0)
    bench.print_compile_time("chercheurs")
    assert capsys.readouterr().out == "1.5\n"
