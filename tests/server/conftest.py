"""What the tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.server.store import Store


@pytest.fixture
def anyio_backend() -> str:
    """Tests that await something run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where a test's house keeps its tables."""
    return tmp_path / "tables.db"


@pytest.fixture
def store(database: Path) -> Iterator[Store]:
    """An open store."""
    opened = Store(database)
    yield opened
    opened.close()
