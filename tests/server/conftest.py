"""What the tests of the server share."""

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.applications import Starlette

from tablee.server.house import House
from tablee.server.store import Store
from tests.server.open_house import open_app


@pytest.fixture(autouse=True)
def no_surprises(monkeypatch: pytest.MonkeyPatch) -> None:
    """What can't be guessed is the same in every run of a test."""
    chance = Random("no surprises")
    monkeypatch.setattr(secrets, "token_bytes", lambda size: chance.randbytes(size))
    monkeypatch.setattr(secrets, "choice", chance.choice)
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)


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


@pytest.fixture
async def app(database: Path) -> AsyncIterator[Starlette]:
    """The server, open."""
    async with open_app(database) as opened:
        yield opened


@pytest.fixture
def house(app: Starlette) -> House:
    """The house that the server keeps."""
    kept: House = app.state.house
    return kept
