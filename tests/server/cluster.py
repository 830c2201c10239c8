"""Several servers on one PostgreSQL, to which people come as behind a proxy; and all that can happen to them."""

import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

from tablee.server.store.database import Database
from tablee.server.store.postgres import PostgresDatabase
from tests.server.postgres import Postgres, name_of
from tests.server.stable import Stable
from tests.server.warm import WarmServer

LONG_PAUSE = 12.0  # seconds, after which others count a server as gone
MOST_PAUSE = 2.0
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


class Cluster:
    """Servers of one database: what tests use of a server, of any of them."""

    def __init__(self, stable: Stable, folder: Path, postgres: Postgres, count: int, *flags: str) -> None:
        self._postgres, self._address = postgres, postgres.database()
        self.servers = [
            WarmServer(stable, folder / str(number), "--database", self._address, *flags) for number in range(count)
        ]
        self._is_complete = True  # no database was ever away
        self._planned: Iterator[str] = iter(())
        self._chance = random.Random(0)

    @property
    def database(self) -> Database:
        """What all of them work on."""
        return PostgresDatabase(self._address)

    @property
    def port(self) -> int:
        """Where whoever comes next is sent: to any of them."""
        return self._chance.choice(self.servers).port

    @property
    def address(self) -> str:
        """The same, as an address."""
        return f"http://127.0.0.1:{self.port}"

    def plan(self, *ways: str) -> "Cluster":
        """What happens first, before anything can."""
        self._planned = iter(ways)
        return self

    def start(self) -> "Cluster":
        """Start all of them."""
        for server in self.servers:
            server.start()
        return self

    def stop(self) -> None:
        """Stop all of them."""
        for server in self.servers:
            server.stop()

    def restart_all(self) -> None:
        """Let nothing be known but what is in the database."""
        for server in self.servers:
            server.kill()
        self.start()

    def disturb(self, chance: random.Random) -> str:
        """Do something to one of them, or to their database; what it was."""
        ways = [self._kill, self._kill, self._pause, self._cut, self._restart]
        happened = next(self._planned, None) or chance.choice(ways).__name__.strip("_")
        getattr(self, f"_{happened}")(chance)
        return happened

    def _kill(self, chance: random.Random) -> None:
        server = chance.choice(self.servers)
        server.kill()
        server.start()

    def _pause(self, chance: random.Random) -> None:
        process = chance.choice(self.servers).process
        assert process
        process.send_signal(signal.SIGSTOP)
        time.sleep(LONG_PAUSE if chance.randrange(4) == 0 else chance.random() * MOST_PAUSE)
        process.send_signal(signal.SIGCONT)

    def _cut(self, _chance: random.Random) -> None:
        self._is_complete = False
        self._postgres.ask(name_of(self._address), CUT)

    def _restart(self, _chance: random.Random) -> None:
        self._is_complete = False
        self._postgres.stop()
        self._postgres.start()

    def errors(self) -> list[str]:
        """What they say that tells of something wrong, but for a database that was away."""
        said = [line for server in self.servers for line in server.errors()]
        return said if self._is_complete else []

    def orphans(self) -> int:
        """How many processes of bots found that their server had been killed."""
        return sum(server.orphans() for server in self.servers)
