"""News between the servers of one database. PostgreSQL carries them with the commit that they are about."""

from typing import Any

from msgspec import Raw, Struct, json
from sqlalchemy import bindparam, func, literal, select

from tablee.server.store.due import this_server
from tablee.server.store.ledger import Row

CHANNEL = "tablee"
MOST_TABLES = 150  # in one message: PostgreSQL takes 8,000 bytes
NOTIFY = select(func.pg_notify(literal(CHANNEL), bindparam("payload")))


class News(Struct, omit_defaults=True):
    """What other servers should look at."""

    server: str  # whose news it is: everybody hears their own too
    tables: dict[str, int] = {}  # that have changed, and their revisions
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


def news_row(**what: Any) -> Row:
    """What tells the other servers, once the commit is there in which it stands."""
    return Row(NOTIFY, {"payload": json.encode(News(this_server(), **what)).decode()})


def pieces(revisions: dict[str, int]) -> list[dict[str, int]]:
    """Tables and their revisions, so many at a time as a message takes."""
    tables = list(revisions.items())
    return [dict(tables[begin : begin + MOST_TABLES]) for begin in range(0, len(tables), MOST_TABLES)]
