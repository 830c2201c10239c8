"""PostgreSQL as the database of a server: it plays, it is looked after by the same commands, and files move there."""

import asyncio
import json
import time
from pathlib import Path
from time import sleep as wait

import pytest

from tablee.server.store.database import InUse
from tablee.server.store.file_database import FileDatabase
from tablee.server.store.moderation import people_called
from tablee.server.store.postgres import PostgresDatabase
from tablee.server.store.scheduled_backups import ScheduledBackups
from tablee.server.store.store import Store
from tests.server.commands import Said
from tests.server.playing import begin, decide, mover
from tests.server.postgres import Postgres, name_of
from tests.server.serving import PATIENCE, Guest, Page, serving
from tests.server.test_store import somebody

FLAGS = ("--pace", "0", "--no-rate-limits")


def play_on(table: str, *pages: Page, moves: int = 1) -> None:
    """Come back to a table and decide."""
    for page in pages:
        page.done("follow", table=table)
    for _ in range(moves):
        decide(mover(table, *pages), table)


# A server


def test_a_game_is_played_and_goes_on_after_a_kill(tmp_path: Path, postgres: Postgres) -> None:
    with serving(tmp_path, "--database", postgres.database(), *FLAGS) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Bén")
        with ada.page() as a, ben.page() as b:
            table = begin(a, b, options={"rounds": 1, "hand_size": 4})
            for _ in range(3):
                decide(mover(table, a, b), table)
            a.done("chat", table=table, text="ahoy, Bén ☂")
        server.kill()
        server.start()
        with ada.page() as a, ben.page() as b:
            play_on(table, a, b)
            assert [line["text"] for line in b.tables[table]["chat"]] == ["ahoy, Bén ☂"]
        assert not (tmp_path / "tablee.sqlite3").exists()
        assert server.errors() == []


def test_ids_that_no_database_can_keep_are_nobodys(tmp_path: Path, postgres: Postgres) -> None:
    """PostgreSQL refuses the sign zero even in a question."""
    with serving(tmp_path, "--database", postgres.database(), *FLAGS) as server:
        ada = Guest(server, "Ada")
        assert ada.http.get("/api/tables/%00/record").status_code in (400, 404)
        with ada.page() as page:
            assert page.refused("follow", table="\0" * 12) in ("no-such-table", "message-malformed")
        assert server.errors() == []


def test_nobody_works_alone_on_what_a_server_serves(tablee: Said, tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.database()
    Store(FileDatabase(tmp_path / "other")).engine.dispose()
    with serving(tmp_path / "data", "--database", address):
        code, said = tablee("move", "--database", address, "--data", tmp_path / "other")
    assert (code, "Another Tablée is at work on postgresql://" in said) == (2, True), said


def test_a_dump_of_postgres_is_restored_and_played_on(tmp_path: Path, postgres: Postgres) -> None:
    """By PostgreSQL's own programs, from a database that a server works on, into a new one."""
    address, again, dump = postgres.database(), postgres.database(), postgres.folder / "tablee.dump"
    with serving(tmp_path / "first", "--database", address, *FLAGS) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        with ada.page() as a, ben.page() as b:
            table = begin(a, b, options={"rounds": 1, "hand_size": 4})
            seq = decide(mover(table, a, b), table)["seq"]
            postgres.run("pg_dump", "--format=custom", f"--file={dump}", address)
    postgres.run("pg_restore", "--no-owner", "--exit-on-error", f"--dbname={again}", str(dump))
    assert PostgresDatabase(again).check_whole() == PostgresDatabase(address).check_whole()
    with serving(tmp_path / "second", "--database", again, *FLAGS) as server:
        ada.server = ben.server = server
        with ada.page() as a, ben.page() as b:
            assert a.done("follow", table=table)["seq"] == seq
            play_on(table, a, b)


# What cannot be served


def test_what_is_no_database_of_ours_is_refused(tablee: Said, postgres: Postgres) -> None:
    foreign, newer, latin = postgres.database(), postgres.database(), postgres.database("LATIN1")
    postgres.ask(name_of(foreign), "CREATE TABLE recipes (name text)")
    Store(PostgresDatabase(newer)).engine.dispose()
    postgres.ask(name_of(newer), "UPDATE alembic_version SET version_num = '9999'")
    for address, reason in [
        (foreign, "is not a database of Tablée"),
        (newer, "was made by a newer Tablée"),
        (latin, "with the encoding UTF8"),
        (postgres.address("nowhere"), 'database "nowhere" does not exist'),
        ("mysql://localhost/tablee", "Write the address of a PostgreSQL"),
        ("tablee", "Write the address of a PostgreSQL"),
    ]:
        code, said = tablee("serve", "--database", address, "--port", 0)
        assert (code, reason in said, len(said.splitlines())) == (2, True, 1), said


def beats(postgres: Postgres, address: str) -> list[tuple[str, int]]:
    """The servers of a database, and when they said last that they are there."""
    return postgres.ask(name_of(address), "SELECT id, last FROM servers")


def test_no_database_is_brought_forward_under_older_servers(
    tablee: Said, tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They do not look at its form again, and would go on with one that they do not know."""
    address = postgres.database()

    def until_one_is_heard_of(_seconds: float) -> None:
        before, deadline = beats(postgres, address), time.monotonic() + PATIENCE
        while beats(postgres, address) == before:
            assert time.monotonic() < deadline
            wait(0.02)

    with serving(tmp_path / "older", "--database", address) as older:
        until_one_is_heard_of(0)  # on a machine that starves, it may have been silent for long
        postgres.ask(name_of(address), "UPDATE alembic_version SET version_num = '0012'")
        with monkeypatch.context() as patched:
            patched.setattr("tablee.server.store.postgres.time.sleep", until_one_is_heard_of)
            code, said = tablee("serve", "--database", address, "--port", 0)
        assert (code, "Servers of an older Tablée are at work" in said) == (2, True), said
        older.kill()
    assert len(beats(postgres, address)) == 1
    monkeypatch.setattr("tablee.server.store.postgres.time.sleep", lambda _seconds: None)
    PostgresDatabase(address).check_older_servers()  # one that was killed is listed, and holds nobody up


def test_servers_that_lost_their_lock_are_still_there(postgres: Postgres, tmp_path: Path) -> None:
    """PostgreSQL was started anew under them: what is done alone waits until they are gone."""
    address = postgres.database()
    with serving(tmp_path / "server", "--database", address):
        while not beats(postgres, address):
            wait(0.02)
        locks = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
        assert postgres.ask(name_of(address), locks)
        with pytest.raises(InUse), PostgresDatabase(address).held():
            pass
    with PostgresDatabase(address).held():
        pass


def test_no_password_is_said(tablee: Said) -> None:
    code, said = tablee("check", "--database", "postgresql://tablee:hush@127.0.0.1:9/tablee")
    assert (code, "hush" in said, "127.0.0.1" in said) == (2, False, True), said


def test_without_its_driver_people_hear_what_is_missing(tablee: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.store.postgres.find_spec", lambda _name: None)
    code, said = tablee("check", "--database", "postgresql://localhost/tablee")
    assert (code, "install tablee[postgres]" in said) == (2, True), said


# What a host does


def test_a_file_full_of_running_games_moves_and_they_go_on(tablee: Said, tmp_path: Path, postgres: Postgres) -> None:
    address, data = postgres.database(), tmp_path / "data"
    with serving(data, *FLAGS) as server:
        guests = [(Guest(server, f"Ada {number}"), Guest(server, f"Ben {number}")) for number in range(3)]
        tables = [playing(game, *both) for both, game in zip(guests, ("ugo", "vigo", "pillage"), strict=True)]
        assert tablee("move", "--database", address, "--data", data)[0] == 2  # while it runs
    code, said = tablee("move", "--database", address, "--data", data)
    assert (code, "6 people, 3 running games" in said, "It is now in postgresql://" in said) == (0, True, True), said
    assert [one.suffix for one in data.glob("tablee-*.sqlite3")] == [".sqlite3"]
    assert not (data / "tablee.sqlite3").exists()
    with serving(data, "--database", address, *FLAGS) as server:
        for table, both in zip(tables, guests, strict=True):
            for guest in both:
                guest.server = server
            with both[0].page() as a, both[1].page() as b:
                play_on(table, a, b)
        assert server.errors() == []


def playing(game: str, *guests: Guest) -> str:
    with guests[0].page() as a, guests[1].page() as b:
        table = begin(a, b, game=game, options={})
        decide(mover(table, a, b), table)
        return table


def test_what_is_not_empty_is_not_moved_into(tablee: Said, tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.database()
    Store(FileDatabase(tmp_path)).engine.dispose()
    store = Store(PostgresDatabase(address))
    store.key("identity", bytes)
    store.engine.dispose()
    code, said = tablee("move", "--database", address, "--data", tmp_path)
    assert (code, "is not empty, and nothing was changed" in said) == (2, True), said
    assert (tmp_path / "tablee.sqlite3").exists()


def test_a_backup_is_restored_into_either_kind(tablee: Said, tmp_path: Path, postgres: Postgres) -> None:
    first, second = postgres.database(), postgres.database()
    backup, data = tmp_path / "backup", tmp_path / "data"
    with serving(data, "--database", first, *FLAGS) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        table = playing("ugo", ada, ben)
        code, said = tablee("backup", backup, "--database", first)
        assert (code, "2 people, one running game" in said) == (0, True), said
        assert tablee("restore", backup, "--database", first)[0] == 2  # it runs, and is not empty
    assert backup.stat().st_mode & 0o077 == 0
    for flags in (["--database", second], []):
        where = flags or ["--data", str(data)]
        assert tablee("restore", backup, *where)[0] == 0
        assert tablee("check", *where)[1].endswith("Nothing in it is damaged.\n")
        with serving(data, *flags, *FLAGS) as server:
            ada.server = ben.server = server
            with ada.page() as a, ben.page() as b:
                play_on(table, a, b)


def test_backups_are_made_by_themselves(tmp_path: Path, postgres: Postgres) -> None:
    database = PostgresDatabase(postgres.database())
    Store(database).engine.dispose()
    backups = ScheduledBackups(database, tmp_path, 3600, keep=1)
    asyncio.run(backups.make())
    assert (backups.problem, len(list(tmp_path.iterdir()))) == (None, 1)


def test_people_are_handed_their_data_and_deleted(tablee: Said, tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.database()
    with serving(tmp_path, "--database", address, *FLAGS) as server:
        playing("ugo", Guest(server, "Ada"), Guest(server, "Ben"))
        code, said = tablee("people", "export", "Ada", "--database", address)
        assert (code, len(json.loads(said)["games"])) == (0, 1)
        assert tablee("people", "delete", "Ada", "--database", address, "--yes")[0] == 2
    assert tablee("people", "delete", "Ada", "--database", address, "--yes")[0] == 0
    assert tablee("people", "export", "Ada", "--database", address)[0] == 2


@pytest.mark.parametrize("search", ["zoe", "ZOÉ", "martin", "oe m"])
def test_people_are_found_without_accents(postgres: Postgres, search: str) -> None:
    async def found() -> list[str]:
        store = Store(PostgresDatabase(postgres.database()))
        await store.ledger.keep(somebody("Zoé MARTIN"), somebody("Yann"))
        listed = await store.read(people_called(search, 0))
        await store.close()
        return [row.name for row in listed.rows]

    assert asyncio.run(found()) == ["Zoé MARTIN"]
