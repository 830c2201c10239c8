"""The servers of one database: each says every few seconds that it is there, and sees to what the dead leave behind.

Time is PostgreSQL's: the clocks of several machines are never the same.
"""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import BigInteger, Connection, delete, insert, literal_column, select, update

from tablee.server.store import statements
from tablee.server.store.due import this_server
from tablee.server.store.ledger import Row
from tablee.server.store.news import MOST_TABLES, news_row
from tablee.server.store.schema import due, followers, servers

BEAT_SECONDS = 2.0
LEASE = 10_000  # milliseconds without a beat, after which a server counts as gone
NOW = literal_column("CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)", BigInteger)


class Beat(NamedTuple):
    """What came of saying that one is there."""

    was_known: bool  # otherwise others have counted us as gone, and our tables are theirs
    gone: Collection[str]  # servers
    left: Collection[str]  # tables where people were connected to those


def beat(connection: Connection) -> Beat:
    """Say that this server is there, and clear away those that are not."""
    now = connection.scalar(select(NOW)) or 0
    own = update(servers).where(servers.c.id == this_server()).values(last=now)
    was_known = connection.execute(own).rowcount > 0
    if not was_known:
        connection.execute(insert(servers).values(id=this_server(), last=now))
    gone = list(connection.scalars(delete(servers).where(servers.c.last < now - LEASE).returning(servers.c.id)))
    left = clear_away(connection) if gone or not was_known else []
    return Beat(was_known, gone, left)


def clear_away(connection: Connection) -> list[str]:
    """Lift the claims of servers that are gone, and forget who was connected to them; at which tables."""
    there = select(servers.c.id)
    connection.execute(
        update(due).where(due.c.claimed_by.is_not(None), due.c.claimed_by.not_in(there)).values(claimed_by=None)
    )
    without = delete(followers).where(followers.c.server.not_in(there)).returning(followers.c.table_id)
    left = sorted(set(connection.scalars(without)))
    for begin in range(0, len(left), MOST_TABLES):
        row = news_row(comings=left[begin : begin + MOST_TABLES])
        connection.execute(row.statement, row.values)
    return left


def follower_rows(table: str, person: str, is_here: bool) -> list[Row]:
    """Somebody comes to a table at this server, or goes; the others hear it."""
    if is_here:
        row = Row(statements.FOLLOW, {"table_id": table, "server": this_server(), "person": person})
    else:
        row = Row(statements.UNFOLLOW, {"table": table, "where": this_server(), "who": person})
    return [row, news_row(comings=[table])]


def say_goodbye(connection: Connection) -> None:
    """This server ends: others need not wait until they notice."""
    connection.execute(delete(servers).where(servers.c.id == this_server()))
    clear_away(connection)
