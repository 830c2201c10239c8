"""The database as PostgreSQL, by its address: for several servers, or where one is looked after already."""

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Function, create_engine, event, func, inspect, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError

from tablee.games.words import Refused
from tablee.server.store.backup import brought_forward, check_may_write, draft_of
from tablee.server.store.copying import copy_all, is_empty
from tablee.server.store.database import OURS, Contents, Database, InUse, check_form, counted
from tablee.server.store.migrations import is_newest, migrate
from tablee.server.store.schema import metadata, servers
from tablee.server.store.servers import BEAT_SECONDS, LEASE, NOW
from tablee.server.store.sqlite_file import engine_of

SCHEMES = ("postgresql", "postgres")
DRIVER = "postgresql+psycopg"
LOCK = 7_881_702_260_482_471_300  # in the database: who holds it works there alone
# A server that stops in the middle of a transaction, and comes back or not, holds up the others no longer than this.
PATIENCE = "-c idle_in_transaction_session_timeout=5000"
CONNECTING = {"connect_timeout": 10, "application_name": "tablee", "options": PATIENCE}


class PostgresDatabase(Database):
    """A database of a PostgreSQL server."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url_of(url)
        self.name = self._url.set(drivername="postgresql").render_as_string(hide_password=True)

    def engine(self) -> Engine:
        """Open it. A connection that broke meanwhile is made anew before it is used."""
        engine = create_engine(self._url, hide_parameters=True, pool_pre_ping=True, connect_args=CONNECTING)
        event.listen(engine, "before_cursor_execute", replace_zeros, retval=True)
        return engine

    def snapshots(self, engine: Engine) -> Engine:
        """One moment for all questions of a transaction."""
        return engine.execution_options(isolation_level="REPEATABLE READ")

    @contextmanager
    def held(self) -> Iterator["HeldDatabase"]:
        """Hold a lock of PostgreSQL, which lets go of it when we end, however we end.

        Servers lose theirs when PostgreSQL is started anew under them: so nobody may be heard of, either.
        """
        with self._locked(func.pg_try_advisory_lock(LOCK)) as held:
            if self._is_living(self._beats()):
                raise InUse("database-in-use", database=self.name)
            yield held

    def served(self) -> AbstractContextManager["HeldDatabase"]:
        """The same lock, which all servers hold together."""
        return self._locked(func.pg_try_advisory_lock_shared(LOCK))

    @contextmanager
    def _locked(self, lock: Function[bool]) -> Iterator["HeldDatabase"]:
        with self._connected() as connection:
            if not connection.scalar(select(lock)):
                raise InUse("database-in-use", database=self.name)
            connection.commit()
            yield HeldDatabase()

    def check_usable(self) -> None:
        """Refuse what is foreign or newer, or cannot keep every name that people have."""
        with self._connected() as connection:
            if connection.exec_driver_sql("SHOW server_encoding").scalar_one() != "UTF8":
                raise Refused("database-not-utf8", database=self.name)
            names = set(inspect(connection).get_table_names())
            if names and not names >= OURS:
                raise Refused("database-foreign", file=self.name)
            if names:
                form = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
                check_form(form, self.name)

    def check_older_servers(self) -> None:
        """Refuse what older servers work on: they would go on with a form that they do not know."""
        if not self._is_newest() and self._is_living(self._beats()):
            raise Refused("database-older-servers", database=self.name)

    def _is_newest(self) -> bool:
        """Whether the form of the database is that of today, if it has one."""
        with self._moment() as connection:
            is_ours = servers.name in inspect(connection).get_table_names()
            form = "SELECT version_num FROM alembic_version"
            return not is_ours or is_newest(connection.exec_driver_sql(form).scalar_one())

    def _is_living(self, before: dict[str, int]) -> bool:
        """Whether one of some servers is heard of again: one that was killed is still listed for a while."""
        if not before:
            return False
        time.sleep(2 * BEAT_SECONDS)
        after = self._beats()
        return any(after.get(server, last) != last for server, last in before.items())

    def _beats(self) -> dict[str, int]:
        """When the servers were heard of last; those of long ago are gone."""
        with self._moment() as connection:
            if servers.name not in inspect(connection).get_table_names():
                return {}
            rows = connection.execute(select(servers.c.id, servers.c.last).where(servers.c.last > NOW - LEASE))
            return {row.id: row.last for row in rows}

    def check_there(self) -> None:
        """Refuse what is not ours, or empty."""
        self.check_usable()
        with self._connected() as connection:
            if not inspect(connection).get_table_names():
                raise Refused("database-empty", database=self.name)

    def check_whole(self) -> Contents:
        """Read every row: PostgreSQL complains about those that it cannot read."""
        self.check_there()
        try:
            with self._moment() as connection:
                for table in metadata.sorted_tables:
                    for _ in connection.execution_options(yield_per=1_000).execute(select(table)).partitions():
                        pass
                return held_by(connection)
        except DBAPIError as error:
            raise Refused("database-damaged", file=self.name, reason=why(error)) from None

    def back_up(self, file: Path, force: bool = False) -> Contents:
        """Copy it into a file of SQLite, such as the other kind of database makes: both can be restored from it."""
        self.check_there()
        check_may_write(file, force)
        with draft_of(file) as draft:
            with let_go(engine_of(draft)) as copy, self._moment() as connection:
                migrate(copy)
                with copy.begin() as target:
                    copy_all(connection, target)
                contents = held_by(connection)
            draft.replace(file)
        return contents

    def restore(self, file: Path) -> tuple[Contents, None]:
        """Fill a database that is empty with what a backup holds."""
        with self.held(), brought_forward(file) as (draft, contents):
            self.fill_from(draft)
        return contents, None

    def fill_from(self, file: Path) -> None:
        """Copy all from a file that has the form of today: all of it comes to be there, or nothing."""
        self.check_usable()
        with let_go(self.engine()) as engine, let_go(engine_of(file)) as copy:
            migrate(engine)
            with engine.begin() as connection, copy.connect() as source:
                if not is_empty(connection):
                    raise Refused("database-not-empty", database=self.name)
                copy_all(source, connection)

    def address(self) -> str:
        """Where other servers find it, as the driver takes it."""
        return self._url.set(drivername="postgresql").render_as_string(hide_password=False)

    def is_away(self, error: DBAPIError) -> bool:
        """A server that is stopped, that starts, or that has ended our connection."""
        return isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated

    def size(self) -> int:
        """As PostgreSQL keeps it."""
        with self._connected() as connection:
            return int(connection.scalar(select(func.pg_database_size(func.current_database()))) or 0)

    def environment(self) -> dict[str, str]:
        """The address with its password: in a variable, since all users of a machine can see the words of a command."""
        return {"TABLEE_DATABASE": self.address()}

    @contextmanager
    def _moment(self) -> Iterator[Connection]:
        """A connection that sees one moment."""
        with let_go(self.engine()) as engine, self.snapshots(engine).connect() as connection:
            yield connection

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """A connection of its own; `Refused` where PostgreSQL does not answer or does not let us in."""
        with let_go(self.engine()) as engine:
            try:
                connection = engine.connect()
            except OperationalError as error:
                raise Refused("database-unreachable", database=self.name, reason=why(error)) from None
            try:
                yield connection
            finally:
                with suppress(DBAPIError):  # PostgreSQL may have gone before us
                    connection.close()


@contextmanager
def let_go(engine: Engine) -> Iterator[Engine]:
    """An engine, whose connections end with what it is for."""
    try:
        yield engine
    finally:
        engine.dispose()


class HeldDatabase:
    """A database that is held; several servers have several addresses, so none is left there."""

    def tell(self, address: str) -> None:
        """Nobody asks for it."""


def url_of(given: str) -> URL:
    """The address of a database as it was given; `Refused` where it is no PostgreSQL, or we cannot speak with it."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise Refused("database-address") from None
    if url.drivername not in SCHEMES:
        raise Refused("database-address")
    if find_spec("psycopg") is None:
        raise Refused("database-no-driver")
    return url.set(drivername=DRIVER)


def replace_zeros(
    _connection: Connection, _cursor: Any, statement: str, filled: Any, _context: Any, _is_many: bool
) -> tuple[str, Any]:
    """Let nobody ask for the sign zero, which PostgreSQL does not take: no name and no id has what we put there."""
    return statement, [without_zeros(one) for one in filled] if isinstance(filled, list) else without_zeros(filled)


def without_zeros(filled: Any) -> Any:
    """What fills a statement, with another sign in the place of each zero.

    >>> without_zeros({"id": "a\\0b", "seat": 1})
    {'id': 'a\ufffdb', 'seat': 1}
    """
    if not isinstance(filled, dict):
        return filled
    return {name: one.replace("\0", "\ufffd") if isinstance(one, str) else one for name, one in filled.items()}


def held_by(connection: Connection) -> Contents:
    """What a database holds."""
    return counted(lambda count: connection.exec_driver_sql(count).scalar_one())


def why(error: DBAPIError) -> str:
    """The reason that PostgreSQL gives, in one line."""
    return " ".join(str(error.orig).split())
