"""What is kept: its form, the order of writing, and what happens when writing fails."""

import asyncio
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import fields
from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from tablee.match import Absence, AgreedEnd, CalledOff, Decision, Entry, Joint, Resignation, Return, TakeBack
from tablee.server.accounts.identity import LETTERS, new_id
from tablee.server.messages import ChatLine
from tablee.server.store import ledger as ledger_module
from tablee.server.store import statements
from tablee.server.store.database import Database
from tablee.server.store.entries import packed, unpacked
from tablee.server.store.file_database import FileDatabase
from tablee.server.store.ledger import Ledger, Row, Write
from tablee.server.store.migrations import migrate
from tablee.server.store.schema import chairs, chat, log, metadata, people
from tablee.server.store.shared_ledger import SharedLedger
from tablee.server.store.store import Store, lives_since
from tests.server.inside import open_server

STORED: dict[bytes, Entry] = {
    b'["decision",1,34]': Decision(1, 34),
    b'["together",[0,3],[1,4]]': Joint((Decision(0, 3), Decision(1, 4))),
    b'["back",1,2]': TakeBack(1, 2),
    b'["resigns",0]': Resignation(0),
    b'["resigns",2,"medium@1"]': Resignation(2, "medium@1"),
    b'["absent",2,"greedy"]': Absence(2, "greedy"),
    b'["returns",2]': Return(2),
    b'["agreed"]': AgreedEnd(),
    b'["ended","abandoned"]': CalledOff("abandoned"),
}


@pytest.mark.parametrize(("stored", "entry"), STORED.items())
def test_entries_are_stored_as_ever(stored: bytes, entry: Entry) -> None:
    assert (packed(entry), unpacked(stored)) == (stored, entry)


@pytest.fixture
def engine(database: Database) -> Iterator[Engine]:
    """A new database."""
    made = database.engine()
    migrate(made)
    yield made
    made.dispose()


def somebody(person: str) -> Row:
    """Somebody to write down."""
    return Row(statements.ADD_PERSON, {"id": person, "name": person, "owner": None, "token": None, "created": 0})


def a_table(table: str) -> Row:
    """A table to write down."""
    values: dict[str, Any] = {"id": table, "game": "ugo", "version": 1, "settings": b"{}", "host": "zoe"}
    return Row(statements.ADD_TABLE, {**values, "status": "open", "secret": b"", "created": 0})


def entry(table: str, seq: int) -> Row:
    """An entry to write down."""
    return Row(statements.ADD_ENTRY, {"table_id": table, "seq": seq, "at": 0, "entry": b"[]", "used": None})


def names(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.scalars(select(people.c.id).order_by(people.c.id)))


# Its form


def test_the_migrations_make_what_the_schema_says(engine: Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_line_of_chat_is_kept_with_all_its_fields() -> None:
    assert [column.name for column in chat.columns] == ["table_id", *(field.name for field in fields(ChatLine))]


def test_a_database_is_brought_to_its_newest_form_once(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(insert(people).values(id="zoe", name="Zoé", created=0))
    migrate(engine)
    assert names(engine) == ["zoe"]


def test_a_database_of_the_first_form_keeps_what_it_has(database: Database) -> None:
    old = database.engine()
    migrate(old, "0001")
    with old.begin() as connection:
        for row in (a_table("t"), entry("t", 0), entry("t", 7)):
            connection.execute(row.statement, row.values)
    migrate(old)
    with old.connect() as connection:
        assert list(connection.scalars(select(log.c.seq).order_by(log.c.seq))) == [0, 7]
    old.dispose()


def test_the_log_of_a_file_lies_in_the_order_of_its_key(tmp_path: Path) -> None:
    engine = FileDatabase(tmp_path).engine()
    migrate(engine)
    with engine.connect() as connection:
        made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = 'log'").scalar_one()
    assert "WITHOUT ROWID" in made
    engine.dispose()


def test_rows_of_one_kind_may_fill_different_names(database: Database) -> None:
    async def write() -> list[Any]:
        store = Store(database)
        plain = {"id": "ada", "name": "Ada", "created": 0}
        rows = [Row(statements.ADD_PERSON, plain), Row(statements.ADD_PERSON, {**plain, "id": "ben", "owner": "ada"})]
        assert await store.ledger.all_written(rows)
        owners = await store.read(lambda connection: list(connection.scalars(select(people.c.owner))))
        await store.close()
        return owners

    assert asyncio.run(write()) == [None, "ada"]


def test_a_commit_to_a_file_is_on_disk(tmp_path: Path) -> None:
    engine = FileDatabase(tmp_path).engine()
    with engine.connect() as connection:
        pragmas = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    assert pragmas == ["wal", 2]
    engine.dispose()


def test_references_hold(engine: Engine) -> None:
    with engine.connect() as connection, pytest.raises(IntegrityError):
        connection.execute(insert(chairs).values(table_id="nowhere", seat=0, name=""))


def test_a_place_of_a_log_is_written_once(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(a_table("t").statement, a_table("t").values)
        connection.execute(entry("t", 0).statement, entry("t", 0).values)
    with engine.connect() as connection, pytest.raises(IntegrityError):
        connection.execute(entry("t", 0).statement, entry("t", 0).values)


def test_ids_cannot_be_guessed_or_misread() -> None:
    ids = {new_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert all(len(one) == 12 and set(one) <= set(LETTERS) for one in ids)
    assert not set("01oil") & set(LETTERS)


def test_the_key_of_a_server_is_made_once(database: Database) -> None:
    async def keys() -> list[bytes]:
        kept = []
        for new in (b"first", b"second"):
            store = Store(database)
            kept.append(store.key("identity", lambda new=new: new))  # type: ignore[misc]
            await store.close()
        return kept

    assert asyncio.run(keys()) == [b"first", b"first"]


def test_a_server_notes_from_when_to_when_it_is_there(tmp_path: Path) -> None:
    async def live() -> list[tuple[int, int]]:
        for _ in range(2):
            async with open_server(tmp_path):
                await asyncio.sleep(0.01)
        async with open_server(tmp_path) as server:
            return await server.store.read(lambda connection: lives_since(connection, 0))

    (first, stopped), (second, _) = asyncio.run(live())
    assert first < stopped <= second


# Writing


def ledger_of(engine: Engine) -> Ledger:
    """The ledger that a server has for such a database."""
    return SharedLedger(engine) if engine.dialect.name == "postgresql" else Ledger(engine)


def test_everything_is_told_after_it_is_on_disk_and_in_order(engine: Engine) -> None:
    told: list[tuple[int, bool]] = []

    async def write() -> None:
        ledger = ledger_of(engine)
        for number in range(50):
            row = somebody(f"p{number:02}")

            def then(is_written: bool, number: int = number) -> None:
                assert f"p{number:02}" in names(engine)
                told.append((number, is_written))

            ledger.write([row], then)
            if number % 7 == 0:
                await asyncio.sleep(0.001)
        assert not told or told[0] == (0, True)
        await ledger.close()

    asyncio.run(write())
    assert told == [(number, True) for number in range(50)]


def test_news_without_rows_wait_for_what_was_written_before(engine: Engine) -> None:
    told: list[str] = []

    async def write() -> None:
        ledger = ledger_of(engine)
        ledger.write([], lambda _: told.append("at once"))
        ledger.write([somebody("zoe")], lambda _: told.append("written"))
        ledger.write([], lambda _: told.append("after"))
        assert told == ["at once"]
        await ledger.close()

    asyncio.run(write())
    assert told == ["at once", "written", "after"]


def test_who_writes_in_company_shares_the_next_commit_and_who_writes_alone_waits_for_nobody(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger_module, "GAP_SECONDS", 0.3)
    commits: list[Sequence[Write]] = []

    async def write() -> None:
        ledger = ledger_of(engine)
        commit_group = ledger._commit_group

        def counted(writes: Sequence[Write]) -> Collection[int]:
            commits.append(writes)
            return commit_group(writes)

        monkeypatch.setattr(ledger, "_commit_group", counted)
        for name in ("alone", "alone too"):
            assert await ledger.all_written([somebody(name)])
        assert len(commits) == 2
        ledger.write([somebody("first")], lambda _: None)
        ledger.write([somebody("shared")], lambda _: None)
        assert await ledger.all_written([somebody("shared too")])
        assert len(commits) == 4
        ledger.write([somebody("waits")], lambda _: None)
        await asyncio.sleep(0)  # nothing is committed yet, and others may join
        assert await ledger.all_written([somebody("joins")])
        assert len(commits) == 5
        ledger.write([somebody("last")], lambda _: None)
        await ledger.close()

    asyncio.run(write())
    assert len(names(engine)) == 8


def test_a_commit_that_fails_is_told_leaves_nothing_and_the_next_one_counts(engine: Engine) -> None:
    told: dict[str, bool] = {}

    async def write() -> None:
        ledger = ledger_of(engine)
        ledger.write([a_table("t"), entry("t", 0)], lambda done: told.update(first=done))
        await ledger.all_written()
        ledger.write([somebody("zoe"), entry("t", 0)], lambda done: told.update(again=done))
        ledger.write([entry("t", 1)], lambda done: told.update(waited=done))
        assert not await ledger.all_written()
        assert await ledger.all_written([entry("t", 1), somebody("yann")])
        await ledger.close()

    asyncio.run(write())
    assert told == {"first": True, "again": False, "waited": False}
    assert names(engine) == ["yann"]
    with engine.connect() as connection:
        assert list(connection.scalars(select(log.c.seq))) == [0, 1]


def test_one_who_fails_to_listen_does_not_keep_the_news_from_others(engine: Engine) -> None:
    told: list[bool] = []

    def deaf(_is_written: bool) -> None:
        raise ValueError("not listening")

    async def write() -> None:
        ledger = ledger_of(engine)
        ledger.write([somebody("zoe")], deaf)
        ledger.write([somebody("yann")], told.append)
        await ledger.close()

    asyncio.run(write())
    assert told == [True]


def test_a_reader_waits_for_what_was_written_and_not_for_what_comes_after(engine: Engine) -> None:
    async def write() -> None:
        ledger = ledger_of(engine)
        numbers = iter(range(10_000))
        is_over = False

        def go_on(_is_written: bool) -> None:
            if not is_over:
                ledger.write([somebody(f"p{next(numbers)}")], go_on)

        go_on(True)
        go_on(True)
        await asyncio.wait_for(ledger.all_written(), timeout=10)
        is_over = True
        await ledger.close()

    asyncio.run(write())
