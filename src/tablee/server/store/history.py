"""What is asked of the database for somebody's statistics: their finished games, and what was found out about them."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Row, select

from tablee.server.status import Status
from tablee.server.store.schema import analyses, chairs, tables

MOST_GAMES = 1_000  # the newest


def history_of(person: str) -> Callable[[Connection], list[Row[Any]]]:
    """The finished games of a person, the newest first, each with the seat, and with its analysis if there is one."""
    asked = (
        select(tables.c.id, tables.c.game, tables.c.settings, tables.c.result, tables.c.ended, chairs.c.seat)
        .add_columns(analyses.c.document)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .join(analyses, analyses.c.table_id == tables.c.id, isouter=True)
        .where(chairs.c.person == person, tables.c.status == Status.FINISHED)
        .order_by(tables.c.ended.desc())
        .limit(MOST_GAMES)
    )
    return lambda connection: list(connection.execute(asked))
