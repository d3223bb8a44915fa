"""Tests of this game that ask for `both_ways` run twice: by the plain rules and by their twins."""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.engine.rule import VERBS, deal, play, rank, verdict
from tablee.engine.twin import entry
from tablee.games.vouivres.table import Table


@pytest.fixture(params=["plain", "compiled"])
def both_ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What decides a scenario comes from the plain rules, then from the compiled ones."""
    if request.param == "compiled":
        compiled: dict[str, Callable[..., Any]] = {
            verb.__name__: entry(verb, Table) for verb in (deal, play, rank, verdict)
        }
        monkeypatch.setitem(VERBS, Table, VERBS[Table] | compiled)
