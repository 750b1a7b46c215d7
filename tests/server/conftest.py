"""Fixtures for the tests of the server: databases."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL server, one for each test process."""
    if not sys.platform.startswith("linux"):
        pytest.skip("there is no PostgreSQL to install for the tests but on Linux")
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """Return the address of an empty PostgreSQL database."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_urls(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Return a function that returns addresses of empty databases, of either kind."""
    if request.param == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("postgres").new_database
        return make
    made: list[str] = []

    def new_file() -> str:
        made.append(f"sqlite:///{tmp_path}/mutiny{len(made)}.db")
        return made[-1]

    return new_file


@pytest.fixture
def database_url(database_urls: Callable[[], str]) -> str:
    """Return the address of an empty database, of either kind."""
    return database_urls()


@pytest.fixture
def other_url(database_urls: Callable[[], str]) -> str:
    """Return the address of another database of the same kind."""
    return database_urls()
