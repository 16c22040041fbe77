"""Every test that asks for `live` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.hall.live import Live, Postgres, Sent, live_hall


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        server = Postgres()
    except FileNotFoundError as missing:
        pytest.skip(str(missing))
    yield server
    server.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Which database; an address of a fresh one comes from `fresh_url`."""
    return str(request.param)


@pytest.fixture
def loggers_as_before() -> Iterator[None]:
    """For tests that open a hall as its command does, which sets up the logs of the process."""
    names = ("meadhall", "uvicorn", "uvicorn.error", "uvicorn.access", "alembic")
    loggers = [logging.getLogger(name) for name in (*names, "httpx", "httpcore")]
    before = [(it, it.handlers, it.propagate, it.level, it.disabled) for it in loggers]
    yield
    for logger, handlers, propagate, level, disabled in before:
        logger.handlers, logger.propagate, logger.disabled = handlers, propagate, disabled
        logger.setLevel(level)


@pytest.fixture
def fresh_url(database: str, request: pytest.FixtureRequest) -> str:
    """A database of the test's own; empty: SQLite."""
    if database == "sqlite":
        return ""
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()


@pytest.fixture(scope="session")
def sent() -> Sent:
    return Sent()


@pytest.fixture(scope="session")
def live(
    database: str,
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    sent: Sent,
) -> Iterator[Live]:
    """One hall for all tests that need nothing special."""
    url = ""
    if database == "postgresql":
        server = request.getfixturevalue("postgres")
        assert isinstance(server, Postgres)
        url = server.new_database()
    with live_hall(tmp_path_factory.mktemp("hall"), url, sent) as running:
        yield running


@pytest.fixture(scope="session")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One hall on SQLite: where whole games are played, one database is enough."""
    with live_hall(tmp_path_factory.mktemp("quick")) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
