"""News between the servers of one database. PostgreSQL carries them with the commit that they are about.

Moves and plans are most of what happens, and are in the news as a whole: who has what they follow on asks for nothing.
PostgreSQL lets everybody listen who may connect, so the channel has a name that only readers of the database know.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Raw, Struct, json
from sqlalchemy import bindparam, func, literal, select

from tablee.server.status import Status
from tablee.server.store import statements
from tablee.server.store.due import this_server
from tablee.server.store.ledger import Row
from tablee.server.store.schema import keys

CHANNEL_KEY, CHANNEL_BYTES = "channel of news", 16
MOST_BYTES = 6_000  # of news about tables in one message, beside others: PostgreSQL takes 8,000
MOST_TABLES = 150  # in one message that only names them
CHANNEL = (
    literal("tablee_") + select(func.encode(keys.c.value, "hex")).where(keys.c.name == CHANNEL_KEY).scalar_subquery()
)
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("payload")))


class EntryNews(Struct, array_like=True):
    """A row of the log."""

    seq: int
    at: int
    entry: str
    used: str | None


class ChoiceNews(Struct, array_like=True):
    """A row of what is chosen in secret."""

    question: int
    seat: int
    choices: str
    used: int


class TableNews(Struct, array_like=True):
    """A table that has changed, and what it is at now; and what is new there, where all of that can be told.

    Who has the table at `since` lays it over, and everybody else reads the table.
    """

    table: str
    revision: int
    since: int | None = None
    entries: list[EntryNews] = []
    choices: list[ChoiceNews] = []


class News(Struct, omit_defaults=True):
    """What other servers should look at."""

    server: str  # whose news it is: everybody hears their own too
    tables: list[TableNews] = []
    comings: list[str] = []  # tables where somebody comes or goes
    listed: list[str] = []  # tables whose lines in the lobby have changed
    turns: dict[str, Raw] = {}  # people's lines of a game that begins or ends to wait for them
    turns_at: str = ""  # that game's table
    declined: dict[str, int] = {}  # tables where somebody would rather play on, and their seats
    renamed: dict[str, str] = {}  # people, and how they are called now
    rules: bool = False  # who looks after the server and who is banned was changed
    blocks: list[str] = []  # people whose lists of blocked people have changed
    ended_sessions: list[str] = []
    deleted: list[str] = []  # people


def channel_of(key: bytes) -> str:
    """Where news are heard, by the key that servers share."""
    return f"tablee_{key.hex()}"


def news_row(**what: Any) -> Row:
    """What tells the other servers, once the commit is there in which it stands."""
    return Row(NOTIFY, {"payload": json.encode(News(this_server(), **what)).decode()})


def table_rows(tables: Iterable[TableNews], **what: Any) -> Iterator[Row]:
    """News of tables, so many in each message as it takes; all messages say besides what else is news."""
    some, size = list[Raw](), 0
    for one in tables:
        told = encoded(one)
        if size + len(told) > MOST_BYTES:
            yield news_row(tables=some, **what)
            some, size = [], 0
        some.append(Raw(told))
        size += len(told)
    if some:
        yield news_row(tables=some, **what)


def encoded(news: TableNews) -> bytes:
    """The news of a table; where they are too long for a message, it is read."""
    told = json.encode(news)
    return told if len(told) <= MOST_BYTES else json.encode(TableNews(news.table, news.revision))


# What can be told of what was written

UNSEEN = {  # by who has the table in memory
    NOTIFY,
    statements.SET_DUE,
    statements.DROP_DUE,
    statements.DROP_ALL_DUE,
    statements.SET_AWAITED,
}


def news_of(table: str, since: int, revision: int, rows: Iterable[Row]) -> TableNews:
    """What the rows of a table say, if they are moves and plans; otherwise that it must be read."""
    news = TableNews(table, revision, since)
    for statement, values in rows:
        if statement is statements.ADD_ENTRY:
            used = values["used"].decode() if values["used"] else None
            news.entries.append(EntryNews(values["seq"], values["at"], values["entry"].decode(), used))
        elif statement is statements.SET_PENDING:
            choices = values["choices"].decode()
            news.choices.append(ChoiceNews(values["question"], values["seat"], choices, values["used"]))
        elif statement not in UNSEEN and not is_end_of_match(statement, values):
            return TableNews(table, revision)
    return news


def is_end_of_match(statement: Any, values: dict[str, Any]) -> bool:
    """Whether a row says that a match is over, which follows from its last entry."""
    return statement is statements.END_TABLE and values["how"] == Status.FINISHED
