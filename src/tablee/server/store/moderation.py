"""What is asked of the database by those who look after a server, and about who wants to hear no more of whom."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, func, select

from tablee.server.status import GOING_ON, WAITING
from tablee.server.store.schema import bans, blocks, chairs, hosts, people, reports, tables
from tablee.server.store.searched_names import Folded, folded

PAGE_ROWS = 20  # of a list


class Listing(NamedTuple):
    """Some rows of a list, and how many there are in all."""

    rows: list[Row[Any]]
    total: int


Question = Callable[[Connection], Listing]


def paged(asked: Select[Any], page: int) -> Question:
    """One page of a list."""

    def read(connection: Connection) -> Listing:
        total = connection.scalar(select(func.count()).select_from(asked.order_by(None).subquery()))
        return Listing(list(connection.execute(asked.limit(PAGE_ROWS).offset(page * PAGE_ROWS))), total or 0)

    return read


def running_tables(page: int) -> Question:
    """The tables that are not over, the newest first; nothing of what lies on them."""
    columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.created, tables.c.started)
    return paged(select(*columns).where(tables.c.status.in_(GOING_ON)).order_by(tables.c.created.desc()), page)


def seats_at(ids: Sequence[str]) -> Callable[[Connection], list[Row[Any]]]:
    """The chairs of some tables."""
    columns = (chairs.c.table_id, chairs.c.seat, chairs.c.person, chairs.c.name, chairs.c.level)
    asked = select(*columns).where(chairs.c.table_id.in_(ids)).order_by(chairs.c.table_id, chairs.c.seat)
    return lambda connection: list(connection.execute(asked))


def people_called(search: str, page: int) -> Question:
    """People whose names have some letters in them, those who were seen last first; and whose they are."""
    keeper = people.alias("keeper")
    belongs = func.coalesce(people.c.owner, people.c.companion_of) == keeper.c.id
    columns = (people.c.id, people.c.name, people.c.created, people.c.seen, people.c.owner, people.c.companion_of)
    asked = select(*columns, keeper.c.name.label("keeper")).join(keeper, belongs, isouter=True)
    if search:
        asked = asked.where(Folded(people.c.name).contains(folded(search), autoescape=True))
    return paged(asked.order_by(func.coalesce(people.c.seen, people.c.created).desc(), people.c.id), page)


def belonging_to(person: str) -> Callable[[Connection], list[str]]:
    """The programs and the companions of a person."""
    asked = select(people.c.id).where((people.c.owner == person) | (people.c.companion_of == person))
    return lambda connection: list(connection.scalars(asked))


def waiting_tables_of(person: str) -> Callable[[Connection], list[str]]:
    """The tables that a person made and that have not begun."""
    asked = select(tables.c.id).where(tables.c.host == person, tables.c.status.in_(WAITING))
    return lambda connection: list(connection.scalars(asked))


def all_hosts(connection: Connection) -> list[str]:
    """Who looks after the server."""
    return list(connection.scalars(select(hosts.c.person)))


def all_bans(connection: Connection) -> list[Row[Any]]:
    """Every ban, the newest first."""
    return list(connection.execute(select(bans).order_by(bans.c.since.desc(), bans.c.id)))


def blocks_of(person: str) -> Callable[[Connection], list[Row[Any]]]:
    """Whom a person has blocked, the newest first."""
    asked = select(blocks).where(blocks.c.person == person).order_by(blocks.c.since.desc(), blocks.c.blocked)
    return lambda connection: list(connection.execute(asked))


def reports_like(is_settled: bool, page: int) -> Question:
    """Reports that are open, the oldest first; or settled, the newest first."""
    asked = select(reports, tables.c.game, tables.c.status).join(tables, tables.c.id == reports.c.table_id)
    if is_settled:
        return paged(asked.where(reports.c.settled.is_not(None)).order_by(reports.c.settled.desc()), page)
    return paged(asked.where(reports.c.settled.is_(None)).order_by(reports.c.at, reports.c.id), page)


def open_reports(connection: Connection) -> list[Row[Any]]:
    """Who reported whom at which table, of all reports that are open."""
    columns = (reports.c.reporter, reports.c.reported, reports.c.table_id)
    return list(connection.execute(select(*columns).where(reports.c.settled.is_(None))))
