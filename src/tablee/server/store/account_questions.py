"""Questions about people: their sessions, links and passkeys, and everything that the database has of one of them.

Each is a function of a connection, for `Store.read`.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, or_, select

from tablee.server.ops.server_time import DAY, milliseconds
from tablee.server.status import GOING_ON
from tablee.server.store import statements
from tablee.server.store.schema import (
    bans,
    chairs,
    challenges,
    chat,
    links,
    muted,
    passkeys,
    people,
    reports,
    sessions,
    tables,
)

Rows = Callable[[Connection], list[Row[Any]]]
OneRow = Callable[[Connection], Row[Any] | None]


def session_of(session: str) -> OneRow:
    """A session by its id, with the name of its person."""
    asked = select(sessions, people.c.name).join(people, people.c.id == sessions.c.person)
    return lambda connection: connection.execute(asked.where(sessions.c.id == session)).first()


def sessions_of(person: str) -> Rows:
    """The sessions of a person, the one that was seen last first."""
    asked = select(sessions).where(sessions.c.person == person)
    return lambda connection: list(
        connection.execute(asked.order_by(sessions.c.seen.desc(), sessions.c.created.desc(), sessions.c.id))
    )


def sessions_among(names: Collection[str]) -> Callable[[Connection], list[str]]:
    """Those of some sessions that have not ended."""
    asked = select(sessions.c.id).where(sessions.c.id.in_(names))
    return lambda connection: list(connection.scalars(asked))


def names_of_people(ids: Collection[str]) -> Callable[[Connection], dict[str, str]]:
    """How some people are called."""
    asked = select(people.c.id, people.c.name).where(people.c.id.in_(ids))
    return lambda connection: {row.id: row.name for row in connection.execute(asked)}


def expired_sessions(now: int) -> Callable[[Connection], list[str]]:
    """The sessions that are over by a moment."""
    return lambda connection: list(connection.scalars(select(sessions.c.id).where(sessions.c.expires <= now)))


def link_of(link: str) -> OneRow:
    """A link by its id."""
    return lambda connection: connection.execute(select(links).where(links.c.id == link)).first()


def links_of(person: str, *kinds: str) -> Rows:
    """The links of a person, of some kinds or of all, the newest first."""
    asked = select(links).where(links.c.person == person).order_by(links.c.created.desc(), links.c.id)
    wanted = asked.where(links.c.kind.in_(kinds)) if kinds else asked
    return lambda connection: list(connection.execute(wanted))


def passkey_of(passkey: str) -> OneRow:
    """A passkey by its id, with the name of its person."""
    asked = select(passkeys, people.c.name.label("called")).join(people, people.c.id == passkeys.c.person)
    return lambda connection: connection.execute(asked.where(passkeys.c.id == passkey)).first()


def take_challenge(challenge: str) -> Callable[[Connection], bool]:
    """Note that a challenge was taken, and forget those of yesterday; whether nobody had taken it before."""

    def take(connection: Connection) -> bool:
        now = milliseconds()
        connection.execute(delete(challenges).where(challenges.c.taken < now - DAY))
        return connection.execute(statements.TAKE_CHALLENGE, {"id": challenge, "taken": now}).rowcount > 0

    return take


def passkeys_of(person: str) -> Rows:
    """The passkeys of a person, the oldest first."""
    asked = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created, passkeys.c.id)
    return lambda connection: list(connection.execute(asked))


def people_named(wanted: str) -> Rows:
    """Who has an id or a name, in person: no programs."""
    asked = select(people).where(or_(people.c.id == wanted, people.c.name == wanted), people.c.owner.is_(None))
    return lambda connection: list(connection.execute(asked.order_by(people.c.created)))


def names_of(ids: Sequence[str]) -> Callable[[Connection], list[str]]:
    """What some people are called, and were when they were banned."""
    banned_as = select(bans.c.name).where(bans.c.subject.in_(ids))
    asked = select(people.c.name).where(people.c.id.in_(ids)).union(banned_as)
    return lambda connection: list(connection.scalars(asked))


def dependants_of(person: str) -> Rows:
    """The companions and the programs of a person, also those whom they parted from or whose token was revoked."""
    asked = select(people).where(or_(people.c.owner == person, people.c.companion_of == person))
    return lambda connection: list(connection.execute(asked.order_by(people.c.created)))


def seats_of(ids: Sequence[str]) -> Rows:
    """Every seat that some people ever had, with its table, the oldest first."""
    asked = (
        select(
            chairs, tables.c.game, tables.c.status, tables.c.host, tables.c.created, tables.c.started, tables.c.ended
        )
        .join(tables, tables.c.id == chairs.c.table_id)
        .where(chairs.c.person.in_(ids))
        .order_by(tables.c.created, tables.c.id)
    )
    return lambda connection: list(connection.execute(asked))


def tables_with_any_of(ids: Sequence[str]) -> Callable[[Connection], list[str]]:
    """The tables that are not over and where some people sit, all of them."""
    asked = (
        select(tables.c.id)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .where(chairs.c.person.in_(ids), tables.c.status.in_(GOING_ON))
        .distinct()
    )
    return lambda connection: list(connection.scalars(asked))


def chat_of(ids: Sequence[str]) -> Rows:
    """What some people said, the oldest first."""
    asked = select(chat).where(chat.c.person.in_(ids)).order_by(chat.c.at, chat.c.table_id, chat.c.number)
    return lambda connection: list(connection.execute(asked))


def muted_by(host: str) -> Rows:
    """Whom somebody silenced at their tables."""
    asked = select(muted).join(tables, tables.c.id == muted.c.table_id).where(tables.c.host == host)
    return lambda connection: list(connection.execute(asked))


def reports_by(ids: Sequence[str]) -> Rows:
    """What some people told the host about others, the oldest first."""
    return lambda connection: list(
        connection.execute(select(reports).where(reports.c.reporter.in_(ids)).order_by(reports.c.at))
    )


def reports_at(ids: Collection[str], reported: Sequence[str]) -> Rows:
    """The reports from some tables, but those about some people."""
    asked = select(reports.c.id, reports.c.chat).where(reports.c.table_id.in_(ids), reports.c.reported.not_in(reported))
    return lambda connection: list(connection.execute(asked))
