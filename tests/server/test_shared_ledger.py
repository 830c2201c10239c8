"""Several servers write into one database: what holds is written once, and its news say what others need."""

import asyncio

import pytest
from msgspec import json

from tablee.server.status import Status
from tablee.server.store import statements
from tablee.server.store.due import claim_row, nothing_due_row
from tablee.server.store.ledger import Guard, Row, Write
from tablee.server.store.news import (
    MOST_BYTES,
    ChoiceNews,
    EntryNews,
    News,
    TableNews,
    news_of,
    news_row,
    table_rows,
)
from tablee.server.store.postgres import PostgresDatabase
from tablee.server.store.shared_ledger import what_holds
from tablee.server.store.store import Store, revisions_of
from tests.server.cluster import CUT
from tests.server.postgres import Postgres, name_of


def entry(table: str, seq: int) -> Row:
    """A move."""
    values = {"table_id": table, "seq": seq, "at": 7, "entry": b'["decision",1,34]', "used": b'{"1":250}'}
    return Row(statements.ADD_ENTRY, values)


def choice(table: str, seat: int) -> Row:
    """A plan that nobody sees yet."""
    values = {"table_id": table, "question": 3, "seat": seat, "choices": b"[4]", "used": 20, "at": 9}
    return Row(statements.SET_PENDING, values)


def end(table: str, how: Status) -> Row:
    """A table is over."""
    return Row(statements.END_TABLE, {"table": table, "how": how, "outcome": None, "now": 7})


def write(table: str, before: int, after: int, *rows: Row) -> Write:
    """What rests on a revision."""
    return Write(rows, lambda _: None, Guard(table, before, after, lambda: None))


# What is told


def test_moves_and_plans_are_told_as_a_whole() -> None:
    told = news_of("t", 1, 2, [entry("t", 5), choice("t", 0), claim_row("t"), news_row(comings=["t"])])
    assert told.since == 1
    assert told.entries == [EntryNews(5, 7, '["decision",1,34]', '{"1":250}')]
    assert told.choices == [ChoiceNews(3, 0, "[4]", 20)]
    assert json.decode(json.encode(told), type=TableNews) == told


def test_the_end_of_a_match_follows_from_its_last_move() -> None:
    rows = [entry("t", 5), end("t", Status.FINISHED), nothing_due_row("t")]
    assert news_of("t", 1, 2, rows).since == 1
    assert news_of("t", 1, 2, [end("t", Status.CLOSED), nothing_due_row("t")]) == TableNews("t", 2)


def test_whoever_hears_of_anything_else_reads_it() -> None:
    said = Row(statements.ADD_CHAT, {"table_id": "t", "number": 1, "at": 7, "person": "p", "name": "P", "text": "ahoy"})
    assert news_of("t", 1, 2, [entry("t", 5), said]) == TableNews("t", 2)


def test_a_message_holds_no_more_than_postgres_takes() -> None:
    long = TableNews("long", 2, 1, [EntryNews(seq, 7, '["decision",1,34]', None) for seq in range(1_000)])
    short = [TableNews(f"t{number}", 2, 1, [EntryNews(5, 7, '["decision",1,34]', None)]) for number in range(200)]
    rows = list(table_rows([long, *short], deleted=["zoe"]))
    assert len(rows) > 1
    assert all(len(row.values["payload"]) < MOST_BYTES + 1_000 for row in rows)
    heard = [json.decode(row.values["payload"], type=News) for row in rows]
    assert all(news.deleted == ["zoe"] for news in heard)
    assert [one for news in heard for one in news.tables] == [TableNews("long", 2), *short]


# What is written


def test_what_rests_on_something_else_is_refused_and_the_rest_of_the_group_holds() -> None:
    writes = [
        write("a", 1, 2, entry("a", 0)),
        write("b", 9, 10, entry("b", 0)),
        write("a", 2, 3, entry("a", 1)),
        Write([claim_row("b")], lambda _: None),
    ]
    holding = what_holds(writes, {"a": 1, "b": 8})
    assert holding.refused == {1}
    assert holding.rows == [entry("a", 0), entry("a", 1), claim_row("b")]
    assert [(one.table, one.since, one.revision) for one in holding.changed] == [("a", 1, 3)]
    assert [one.seq for one in holding.changed[0].entries] == [0, 1]


@pytest.fixture
def address(postgres: Postgres) -> str:
    """A new database."""
    return postgres.database()


def test_a_connection_that_broke_is_found_before_anything_is_written(address: str, postgres: Postgres) -> None:
    """The ledger keeps its connection between two commits."""

    async def play() -> tuple[list[bool], dict[str, int]]:
        store = Store(PostgresDatabase(address))
        made = {"id": "t", "game": "ugo", "version": 1, "settings": b"{}", "host": "", "status": Status.PLAYING}
        await store.ledger.keep(Row(statements.ADD_TABLE, {**made, "secret": b"", "created": 0}))
        written: list[bool] = []
        for revision in range(3):
            store.ledger.write([entry("t", revision)], written.append, Guard("t", revision, revision + 1, lambda: None))
            await store.ledger.all_written()
            postgres.ask(name_of(address), CUT)
        at = await store.read(revisions_of(["t"]))
        await store.close()
        return written, at

    assert asyncio.run(play()) == ([True] * 3, {"t": 3})
