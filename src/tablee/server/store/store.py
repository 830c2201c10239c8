"""The database: opened, brought to its newest form, and read.

Questions are functions of a connection; they run in the store's reader threads, never on the event loop.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    and_,
    create_engine,
    event,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    true,
)

from tablee.server.status import GOING_ON, Status
from tablee.server.store.due import DueKind
from tablee.server.store.ledger import Ledger
from tablee.server.store.schema import agreeing, chairs, chat, due, keys, lives, log, muted, pending, people, tables
from tablee.server.store.statements import NEWEST_CHOICE, NEWEST_ENTRY

T = TypeVar("T")
FILE = "tablee.sqlite3"
CHAT_LINES = 100  # that a newcomer reads
MINE = 100  # games in a person's list
CACHE_PAGES = 1_000  # of each connection, 4 MB: what lies above the leaves of a large file; the system has the rest
WAL_PAGES = 4_000  # that are written before they are moved into the file


PRAGMAS = (
    *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"),
    "secure_delete=ON",  # what is deleted is overwritten with zeros: nobody reads it in a copy of the file
    *(f"cache_size={CACHE_PAGES}", f"wal_autocheckpoint={WAL_PAGES}"),
)


class StoredTable(NamedTuple):
    """Everything that the database has of one table."""

    table: Row[Any]
    chairs: list[Row[Any]]
    log: list[Row[Any]]
    pending: list[Row[Any]]
    agreeing: list[Row[Any]]
    chat: list[Row[Any]]
    muted: list[str]
    lives: list[tuple[int, int]]  # of the server: from when to when it was there; the last one goes on
    successor_host: str | None = None  # who made the table of the rematch


def engine_of(file: Path) -> Engine:
    """SQLite in a file: readers never wait for the writer, and a commit is on disk when it returns."""
    engine = create_engine(
        f"sqlite:///{file}", hide_parameters=True, connect_args={"timeout": 30, "check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin when SQLAlchemy says so
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def migrate(engine: Engine, form: str = "head") -> None:
    """Bring the database to its newest form, or an earlier one; an empty file becomes a database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, form)


class Store:
    """One database, its writer and its readers."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / FILE
        self.engine = engine_of(self.file)
        migrate(self.engine)
        self.ledger = Ledger(self.engine)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="reader")

    async def close(self) -> None:
        """Write what is left, and let go of the file."""
        await self.ledger.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database without holding up the loop. What was written before is waited for."""
        await self.ledger.all_written()
        return await self.read_committed(question)

    async def read_committed(self, question: Callable[[Connection], T]) -> T:
        """The same, of what is on disk by now."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._asked, question)

    def _asked(self, question: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return question(connection)

    def lived(self) -> int:
        """How long servers have lived on this database, in milliseconds."""
        with self.engine.connect() as connection:
            return int(connection.scalar(select(func.sum(lives.c.last - lives.c.begun))) or 0)

    def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A key of this server, made once and kept."""
        with self.engine.begin() as connection:
            value = connection.scalar(select(keys.c.value).where(keys.c.name == name))
            if value is None:
                value = make()
                connection.execute(insert(keys).values(name=name, value=value))
            return bytes(value)

    def is_opened_by_name(self) -> bool:
        """Whether the page is opened at localhost; not where people came before: they have cookies of 127.0.0.1."""
        with self.engine.connect() as connection:
            has_people = connection.execute(select(people.c.id).limit(1)).first() is not None
        return self.key("opened by name", lambda: b"no" if has_people else b"yes") == b"yes"


# Questions


def person_of(person: str) -> Callable[[Connection], Row[Any] | None]:
    """A person by the id."""
    return lambda connection: connection.execute(select(people).where(people.c.id == person)).first()


def programs_of(owner: str) -> Callable[[Connection], list[Row[Any]]]:
    """The programs of a person whose tokens are good."""
    asked = select(people).where(people.c.owner == owner, people.c.token.is_not(None)).order_by(people.c.created)
    return lambda connection: list(connection.execute(asked))


def companions_of(person: str) -> Callable[[Connection], list[Row[Any]]]:
    """The companions of a person, without those whom they parted from."""
    own = select(people).where(people.c.companion_of == person, people.c.parted.is_(None))
    asked = own.order_by(people.c.created, people.c.id)
    return lambda connection: list(connection.execute(asked))


def program_of(hashed: str) -> Callable[[Connection], Row[Any] | None]:
    """A program by the hash of its token."""
    return lambda connection: connection.execute(select(people).where(people.c.token == hashed)).first()


def table_of(table: str) -> Callable[[Connection], StoredTable | None]:
    """A table with its log."""

    def read(connection: Connection) -> StoredTable | None:
        row = connection.execute(select(tables).where(tables.c.id == table)).first()
        if row is None:
            return None
        chatted = select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc()).limit(CHAT_LINES)
        return StoredTable(
            row,
            list(connection.execute(select(chairs).where(chairs.c.table_id == table).order_by(chairs.c.seat))),
            list(connection.execute(select(log).where(log.c.table_id == table).order_by(log.c.seq))),
            list(connection.execute(select(pending).where(pending.c.table_id == table).order_by(pending.c.seat))),
            list(connection.execute(select(agreeing).where(agreeing.c.table_id == table).order_by(agreeing.c.seat))),
            list(connection.execute(chatted))[::-1],
            list(connection.scalars(select(muted.c.person).where(muted.c.table_id == table))),
            lives_since(connection, row.started or 0),
            connection.scalar(select(tables.c.host).where(tables.c.id == row.successor)) if row.successor else None,
        )

    return read


def lives_since(connection: Connection, moment: int) -> list[tuple[int, int]]:
    """From when to when the server was there: lives that lasted so long, and the present one."""
    newest = select(func.max(lives.c.begun)).scalar_subquery()
    asked = select(lives).where(or_(lives.c.last > moment, lives.c.begun == newest)).order_by(lives.c.begun)
    return [(begun, last) for begun, last, *_ in connection.execute(asked)]


def finished_of(person: str) -> Callable[[Connection], list[Row[Any]]]:
    """The finished games of a person, the newest first."""
    asked = (
        select(tables, chairs.c.seat)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .where(chairs.c.person == person, tables.c.status == Status.FINISHED)
        .order_by(tables.c.ended.desc())
        .limit(MINE)
    )
    return lambda connection: list(connection.execute(asked))


def for_everybody(connection: Connection) -> list[Row[Any]]:
    """The finished games that everybody may see, the newest first."""
    asked = select(tables).where(tables.c.audience == "everybody", tables.c.status == Status.FINISHED)
    return list(connection.execute(asked.order_by(tables.c.ended.desc()).limit(MINE)))


def names_at(ids: Sequence[str]) -> Callable[[Connection], dict[str, list[str]]]:
    """Who sat at each of some tables."""
    asked = select(chairs.c.table_id, chairs.c.name).where(chairs.c.table_id.in_(ids)).order_by(chairs.c.seat)

    def names(connection: Connection) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {table: [] for table in ids}
        for table, name in connection.execute(asked):
            found[table].append(name)
        return found

    return names


def lives_from(moment: int) -> Callable[[Connection], list[tuple[int, int]]]:
    """The lives of the server since a moment."""
    return lambda connection: lives_since(connection, moment)


def going_on_among(ids: Collection[str]) -> Callable[[Connection], list[str]]:
    """Those of some tables that are not over."""
    asked = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.status.in_(GOING_ON))
    return lambda connection: list(connection.scalars(asked))


FREE = chairs.alias("free")
HAS_ROOM = exists().where(FREE.c.table_id == tables.c.id, FREE.c.person.is_(None), FREE.c.level.is_(None))


def about_to_begin(connection: Connection) -> list[str]:
    """The tables that wait for their match and for nobody."""
    is_full = and_(tables.c.status == Status.OPEN, ~HAS_ROOM)
    asked = select(tables.c.id).where(or_(tables.c.status == Status.SHUFFLING, is_full)).order_by(tables.c.created)
    return list(connection.scalars(asked))


def open_tables(connection: Connection) -> list[StoredTable]:
    """The tables that wait for people, without what was said there."""
    found = list(connection.execute(select(tables).where(tables.c.status == Status.OPEN)))
    asked = select(chairs).join(tables, tables.c.id == chairs.c.table_id).where(tables.c.status == Status.OPEN)
    seated: dict[str, list[Row[Any]]] = {row.id: [] for row in found}
    for chair in connection.execute(asked.order_by(chairs.c.seat)):
        seated[chair.table_id].append(chair)
    return [StoredTable(row, seated[row.id], [], [], [], [], [], []) for row in found]


def due_until(moment: int, most: int) -> Callable[[Connection], list[tuple[str, DueKind]]]:
    """What is due until a moment of lived time, and nobody sees to, in its order."""
    asked = select(due.c.table_id, due.c.kind).where(due.c.claimed_by.is_(None), due.c.at <= moment)
    return lambda connection: [
        (table, DueKind(kind)) for table, kind in connection.execute(asked.order_by(due.c.at).limit(most))
    ]


def next_due() -> Callable[[Connection], int | None]:
    """When the next thing is due that nobody sees to."""
    return lambda connection: connection.scalar(select(func.min(due.c.at)).where(due.c.claimed_by.is_(None)))


def running_by(person: str, made_from: str | None) -> Callable[[Connection], list[Row[Any]]]:
    """The tables that are not over, where a person sits (`is_seated`) or that were made from an address.

    `has_room` says whether somebody could still sit down.
    """
    sits = select(chairs.c.table_id).where(chairs.c.person == person)
    seated = select(tables, HAS_ROOM.label("has_room"), true().label("is_seated")).where(
        tables.c.id.in_(sits), tables.c.status.in_(GOING_ON)
    )
    elsewhere = select(tables, HAS_ROOM.label("has_room"), false().label("is_seated")).where(
        tables.c.made_from == made_from, tables.c.id.not_in(sits), tables.c.status.in_(GOING_ON)
    )
    return lambda connection: [*connection.execute(seated), *(connection.execute(elsewhere) if made_from else ())]


LAST_ENTRY_AT = select(func.max(log.c.at)).where(log.c.table_id == tables.c.id).scalar_subquery()
TOUCHED = func.coalesce(LAST_ENTRY_AT, tables.c.started, tables.c.created).label("touched")
SEATED = chairs.alias("seated")
PEOPLE = (
    select(func.count())
    .where(SEATED.c.table_id == tables.c.id, SEATED.c.person.is_not(None))
    .scalar_subquery()
    .label("people")
)


def running_table(table: str) -> Callable[[Connection], Row[Any] | None]:
    """A table that is not over: when it was last touched, and how many people sit there."""
    asked = select(tables, TOUCHED, PEOPLE).where(tables.c.id == table, tables.c.status.in_(GOING_ON))
    return lambda connection: connection.execute(asked).first()


def running_of(person: str) -> Callable[[Connection], list[Row[Any]]]:
    """The same for all where a person sits; `is_known` says whether `awaited` still holds."""
    is_same = and_(tables.c.awaited_log.is_(NEWEST_ENTRY), tables.c.awaited_choice.is_(NEWEST_CHOICE))
    is_known = and_(tables.c.awaited.is_not(None), is_same).label("is_known")
    asked = (
        select(tables, TOUCHED, PEOPLE, chairs.c.seat, is_known)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .where(chairs.c.person == person, tables.c.status.in_(GOING_ON))
        .order_by(tables.c.created.desc())
        .limit(MINE)
    )
    return lambda connection: list(connection.execute(asked))
