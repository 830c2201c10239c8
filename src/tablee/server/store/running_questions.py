"""Questions about tables that are not over: how many somebody has, when they were last touched, whom they wait for."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Row, and_, bindparam, false, func, select, true

from tablee.server.status import GOING_ON
from tablee.server.store.schema import chairs, log, tables
from tablee.server.store.statements import NEWEST_CHOICE, NEWEST_ENTRY
from tablee.server.store.store import HAS_ROOM, MINE

SITS = select(chairs.c.table_id).where(chairs.c.person == bindparam("person"))
SEATED_AT = select(tables, HAS_ROOM.label("has_room"), true().label("is_seated")).where(
    tables.c.id.in_(SITS), tables.c.status.in_(GOING_ON)
)
MADE_FROM = select(tables, HAS_ROOM.label("has_room"), false().label("is_seated")).where(
    tables.c.made_from == bindparam("made_from"), tables.c.id.not_in(SITS), tables.c.status.in_(GOING_ON)
)


def running_by(person: str, made_from: str | None) -> Callable[[Connection], list[Row[Any]]]:
    """The tables that are not over, where a person sits (`is_seated`) or that were made from an address.

    `has_room` says whether somebody could still sit down. It is asked for every new table: to put the two questions
    into SQLAlchemy's words each time would hold up the loop longer than all else that making a table takes.
    """

    def read(connection: Connection) -> list[Row[Any]]:
        seated = connection.execute(SEATED_AT, {"person": person})
        asked = {"person": person, "made_from": made_from}
        return [*seated, *(connection.execute(MADE_FROM, asked) if made_from else ())]

    return read


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
    is_same = and_(
        tables.c.awaited_log.is_not_distinct_from(NEWEST_ENTRY),
        tables.c.awaited_choice.is_not_distinct_from(NEWEST_CHOICE),
    )
    is_known = and_(tables.c.awaited.is_not(None), is_same).label("is_known")
    asked = (
        select(tables, TOUCHED, PEOPLE, chairs.c.seat, is_known)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .where(chairs.c.person == person, tables.c.status.in_(GOING_ON))
        .order_by(tables.c.created.desc())
        .limit(MINE)
    )
    return lambda connection: list(connection.execute(asked))
