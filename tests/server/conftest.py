"""One server for all tests that leave it as they found it; a test that kills or floods a server starts its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import cli
from tablee.server.store.database import Database
from tablee.server.store.file_database import FileDatabase
from tablee.server.store.postgres import PostgresDatabase
from tests.server.commands import Said
from tests.server.postgres import Postgres
from tests.server.serving import ColdServer, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits on rates, whose bots answer at once."""
    with serving(tmp_path_factory.mktemp("server"), "--pace", "0", "--no-rate-limits", kind=ColdServer) as running:
        yield running
        assert running.errors() == []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL, in which each test makes a database of its own."""
    running = Postgres().start()
    yield running
    running.remove()


@pytest.fixture(params=["file", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """A new database, of each kind in turn."""
    if request.param == "file":
        return FileDatabase(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return PostgresDatabase(postgres.database())


@pytest.fixture
def tablee(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Said:
    """Run a command in this process: its exit code, and all that it said, in English."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*words: object) -> tuple[int, str]:
        capsys.readouterr()
        code = 0
        try:
            cli.main([str(word) for word in words])
        except SystemExit as ended:
            code = int(ended.code or 0)
        said = capsys.readouterr()
        return code, said.out + said.err

    return run
