"""The database: opened, brought to its newest form, and read.

Questions are functions of a connection; they run in the store's reader threads, never on the event loop.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Row, and_, exists, func, or_, select, true, update
from sqlalchemy.exc import DBAPIError

from tablee.server.ops.database_away import DatabaseAway
from tablee.server.status import GOING_ON, Status
from tablee.server.store import ledger, statements
from tablee.server.store.database import Database
from tablee.server.store.due import AT_ONCE, DueKind, this_server
from tablee.server.store.ledger import Ledger
from tablee.server.store.migrations import migrate
from tablee.server.store.news import CHANNEL_BYTES, CHANNEL_KEY, channel_of, news_row
from tablee.server.store.schema import (
    agreeing,
    chairs,
    chat,
    due,
    followers,
    keys,
    lives,
    log,
    muted,
    pending,
    people,
    tables,
)
from tablee.server.store.shared_ledger import SharedLedger

logger = logging.getLogger(__name__)
T = TypeVar("T")
CHAT_LINES = 100  # that a newcomer reads
MINE = 100  # games in a person's list


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


class Store:
    """One database, its writer and its readers."""

    def __init__(self, database: Database) -> None:
        self._database, self.engine = database, database.engine()
        migrate(self.engine)
        self._snapshots = database.snapshots(self.engine)
        self.is_shared = database.is_shared  # other servers may write there too
        self.ledger: Ledger = SharedLedger(self.engine) if self.is_shared else Ledger(self.engine)
        key = self.key(CHANNEL_KEY, lambda: secrets.token_bytes(CHANNEL_BYTES)) if self.is_shared else b""
        self.channel = channel_of(key)  # where news are heard
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="reader")

    def news(self, **what: Any) -> list[ledger.Row]:
        """What tells other servers of a change, among its rows; nothing where there are none."""
        return [news_row(**what)] if self.is_shared else []

    async def close(self) -> None:
        """Write what is left, and let go of the database."""
        await self.ledger.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database without holding up the loop. What was written before is waited for.

        Raises `DatabaseAway` where it does not answer, as all that reads or changes here.
        """
        await self.ledger.all_written()
        return await self.read_committed(question)

    async def read_committed(self, question: Callable[[Connection], T]) -> T:
        """The same, of what is on disk by now."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._asked, question)

    def _asked(self, question: Callable[[Connection], T]) -> T:
        with self._answering(), self._snapshots.connect() as connection:
            return question(connection)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Do what must be done and answered in one transaction, beside the ledger."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._changed, work)

    def _changed(self, work: Callable[[Connection], T]) -> T:
        with self._answering(), self.engine.begin() as connection:
            return work(connection)

    @contextmanager
    def _answering(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            if not self._database.is_away(error):
                raise
            logger.warning("the database does not answer: %s", " ".join(str(error.orig).split()))
            raise DatabaseAway from None

    def lived(self, now: int) -> int:
        """How long servers have lived on this database, in milliseconds."""
        with self.engine.connect() as connection:
            spans = [(begun, last) for begun, last, *_ in connection.execute(select(lives).order_by(lives.c.begun))]
        return sum(last - begun for begun, last in merged(spans, now if self.is_shared else 0))

    def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A key of this server, made once and kept."""
        with self.engine.begin() as connection:
            connection.execute(statements.ADD_KEY, {"name": name, "value": make()})
            return bytes(connection.scalar(select(keys.c.value).where(keys.c.name == name)) or b"")

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


class Known(NamedTuple):
    """What a server has of a table already: entries of its log, lines of its chat, its open question."""

    entries: int = 0
    line: int = 0
    question: int = 0


def table_of(table: str, known: Known | None = None) -> Callable[[Connection], StoredTable | None]:
    """A table with its log; or of what grows (log, secret choices, chat, lives) only what is not known."""
    after = known or Known()

    def read(connection: Connection) -> StoredTable | None:
        row = connection.execute(select(tables).where(tables.c.id == table)).first()
        if row is None:
            return None
        entered = select(log).where(log.c.table_id == table, log.c.seq >= after.entries)
        chosen = select(pending).where(pending.c.table_id == table, pending.c.question >= after.question)
        said = select(chat).where(chat.c.table_id == table, chat.c.number > after.line)
        chatted = said.order_by(chat.c.number.desc()).limit(CHAT_LINES)
        return StoredTable(
            row,
            list(connection.execute(select(chairs).where(chairs.c.table_id == table).order_by(chairs.c.seat))),
            list(connection.execute(entered.order_by(log.c.seq))),
            list(connection.execute(chosen.order_by(pending.c.seat))),
            list(connection.execute(select(agreeing).where(agreeing.c.table_id == table).order_by(agreeing.c.seat))),
            list(connection.execute(chatted))[::-1],
            list(connection.scalars(select(muted.c.person).where(muted.c.table_id == table))),
            [] if known else lives_since(connection, row.started or 0),
            connection.scalar(select(tables.c.host).where(tables.c.id == row.successor)) if row.successor else None,
        )

    return read


def lives_since(connection: Connection, moment: int) -> list[tuple[int, int]]:
    """From when to when the server was there: lives that lasted so long, and the present one."""
    newest = select(func.max(lives.c.begun)).scalar_subquery()
    asked = select(lives).where(or_(lives.c.last > moment, lives.c.begun == newest)).order_by(lives.c.begun)
    return merged([(begun, last) for begun, last, *_ in connection.execute(asked)])


NOTED = 90_000  # milliseconds: each server that is there notes so within this time


def merged(lives: Sequence[tuple[int, int]], now: int = 0) -> list[tuple[int, int]]:
    """Lives of several servers at the same time as one; those that were noted just before `now` go on until then.

    >>> merged([(0, 100), (50, 70), (90, 200), (300, 400)])
    [(0, 200), (300, 400)]
    """
    spans: list[tuple[int, int]] = []
    for begun, noted in lives:
        last = max(noted, now) if noted > now - NOTED and now else noted
        if spans and begun <= spans[-1][1]:
            spans[-1] = spans[-1][0], max(spans[-1][1], last)
        else:
            spans.append((begun, last))
    return spans


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


def open_tables(connection: Connection, only: str | None = None) -> list[StoredTable]:
    """The tables that wait for people, or one of them, without what was said there."""
    is_open = and_(tables.c.status == Status.OPEN, tables.c.id == only if only else true())
    found = list(connection.execute(select(tables).where(is_open)))
    asked = select(chairs).join(tables, tables.c.id == chairs.c.table_id).where(is_open)
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


def claim_due(moment: int, most: int) -> Callable[[Connection], list[tuple[str, DueKind]]]:
    """The same, and claim it for this server: of several servers, each gets something else."""
    unclaimed = select(due.c.table_id, due.c.kind).where(due.c.claimed_by.is_(None), due.c.at <= moment)
    own = unclaimed.order_by(due.c.at).limit(most).with_for_update(skip_locked=True).cte("own")
    claim = (
        update(due)
        .where(due.c.table_id == own.c.table_id, due.c.kind == own.c.kind)
        .values(claimed_by=this_server(), at=AT_ONCE)
        .returning(due.c.table_id, due.c.kind)
    )
    return lambda connection: [(table, DueKind(kind)) for table, kind in connection.execute(claim)]


Elsewhere = dict[str, frozenset[str]]  # people, by the other servers that they are connected to


def elsewhere(ids: Collection[str]) -> Callable[[Connection], dict[str, Elsewhere]]:
    """Who follows each of some tables at which other server."""
    asked = select(followers).where(followers.c.table_id.in_(ids), followers.c.server != this_server())

    def read(connection: Connection) -> dict[str, Elsewhere]:
        found: dict[str, Elsewhere] = {table: {} for table in ids}
        for row in connection.execute(asked):
            at = found[row.table_id]
            at[row.server] = at.get(row.server, frozenset()) | {row.person}
        return found

    return read


def take_back_of(table: str) -> Callable[[Connection], bytes | None]:
    """What somebody asks others at a table to let them take back."""
    return lambda connection: connection.scalar(select(tables.c.take_back).where(tables.c.id == table))


def claimed_by(table: str) -> Callable[[Connection], str | None]:
    """The server that sees to a table."""
    asked = select(due.c.claimed_by).where(due.c.table_id == table, due.c.kind == DueKind.TURN)
    return lambda connection: connection.scalar(asked)


def revisions_of(ids: Collection[str]) -> Callable[[Connection], dict[str, int]]:
    """What some tables are at."""
    asked = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids))
    return lambda connection: {row.id: row.revision for row in connection.execute(asked)}


def nonces_of(table: str) -> Callable[[Connection], dict[int, str]]:
    """The nonces that were shown to other servers, by seat."""
    asked = select(chairs.c.seat, chairs.c.nonce).where(chairs.c.table_id == table, chairs.c.nonce.is_not(None))
    return lambda connection: {row.seat: row.nonce for row in connection.execute(asked)}


def open_table(table: str) -> Callable[[Connection], StoredTable | None]:
    """A table that waits for people, as the lobby lists it."""
    return lambda connection: next((one for one in open_tables(connection, table)), None)


def next_due() -> Callable[[Connection], int | None]:
    """When the next thing is due that nobody sees to."""
    return lambda connection: connection.scalar(select(func.min(due.c.at)).where(due.c.claimed_by.is_(None)))
