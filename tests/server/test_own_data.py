"""What the server has of somebody: they can take it away, and have it deleted."""

import asyncio
import io
import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tablee.cli import main
from tablee.games.words import Refused
from tablee.match.fair import commitment
from tablee.server.game_server import GameServer
from tablee.server.status import Status
from tablee.server.store.ledger import Row
from tablee.server.store.migrations import migrate
from tablee.server.store.sqlite_file import FILE, engine_of
from tests.server.inside import Somebody, come_to, open_server
from tests.server.playing import BOT, ME, SOMEBODY, begin, end_of, open_table, pages, play_out
from tests.server.serving import Guest, Page, Server, browser, serving
from tests.server.sessions import on_another_device, rows


def data_of(guest: Guest) -> dict[str, Any]:
    """What somebody takes away."""
    answer = guest.http.get("/api/me/data").raise_for_status()
    assert answer.headers["content-disposition"].startswith("attachment")
    found: dict[str, Any] = answer.json()
    return found


def delete(guest: Guest, language: str = "en") -> None:
    guest.http.delete(f"/api/me/data?language={language}").raise_for_status()


def test_i_take_my_data_away(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    zoe.http.post("/api/programs", json={"name": "Deep"}).raise_for_status()
    zoe.http.post("/api/me/recovery").raise_for_status()
    with zoe.page() as page, pages(server, "Yann") as (yann,):
        table = begin(page, yann)
        page.done("chat", table=table, text="Ahoy!")
        yann.done("chat", table=table, text="A secret of Yann's")
        page.done("mute", table=table, person=yann.welcome["person"])
        play_out(table, page, yann)
        waiting = open_table(page)
    data = data_of(zoe)
    assert (data["person"], data["name"]) == (zoe.me["person"], "Zoé")
    assert len(data["sessions"]) == 1
    assert [link["kind"] for link in data["links"]] == ["recovery"]
    assert [other["name"] for other in data["companions_and_programs"]] == ["Deep"]
    assert [(game["table"], game["status"]) for game in data["games"]] == [
        (f"{server.address}/tables/{table}", "finished"),
        (f"{server.address}/tables/{waiting}", "open"),
    ]
    assert browser(server).get(data["games"][0]["record"]).text.startswith("tablee")
    assert data["games"][1]["record"] is None
    assert [line["text"] for line in data["chat"]] == ["Ahoy!"]
    assert data["silenced"] == [{"table": f"{server.address}/tables/{table}", "person": yann.welcome["person"]}]


def test_my_data_hold_no_secret_and_nothing_of_others(server: Server) -> None:
    zoe, eve = Guest(server, "Zoé"), Guest(server, "Eve")
    link = zoe.http.post("/api/me/link").json()["link"]
    text = zoe.http.get("/api/me/data").text
    hashes = [name for (name,) in rows(server, "SELECT id FROM sessions UNION SELECT id FROM links")]
    assert not any(secret in text for secret in (link, zoe.http.cookies["tablee"], eve.me["person"], *hashes))
    assert browser(server).get("/api/me/data").status_code == 401


def test_who_is_deleted_cannot_come_back(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    phone = on_another_device(zoe)
    link = zoe.http.post("/api/me/recovery").json()["link"]
    token = zoe.http.post("/api/programs", json={"name": "Deep"}).json()["token"]
    ben = zoe.http.post("/api/companions", json={"name": "Ben"}).json()["person"]
    cookie = {"Cookie": f"tablee={zoe.http.cookies['tablee']}"}
    with zoe.page() as page, zoe.page(f"as={ben}") as other:
        delete(zoe)
        assert (end_of(page), end_of(other)) == (1008, 1008)
    assert "tablee" not in zoe.http.cookies
    assert phone.get("/api/me").status_code == 401
    assert browser(server).post("/api/me/move", json={"link": link}).json()["key"] == "link-invalid"
    assert browser(server, authorization=f"Bearer {token}").get("/api/me").status_code == 401
    for query in ("", f"as={ben}"):
        with pytest.raises(InvalidStatus, match="401"):
            Page(server, cookie, query)


def test_nothing_is_left_of_whoever_is_deleted(server: Server) -> None:
    zoe = Guest(server, "Zoé Unmistakable")
    ben = zoe.http.post("/api/companions", json={"name": "Ben Unmistakable"}).json()["person"]
    former = zoe.http.post("/api/companions", json={"name": "Fay Unmistakable"}).json()["person"]
    with zoe.page(f"as={former}") as gone, pages(server, "Yann") as (yann,):
        old = begin(gone, yann)
        play_out(old, gone, yann)
        zoe.http.delete(f"/api/companions/{former}").raise_for_status()
    assert "Fay Unmistakable" in browser(server).get(f"/api/tables/{old}/record").text
    with zoe.page() as page, zoe.page(f"as={ben}") as companion, pages(server, "Yann") as (yann,):
        table = begin(page, companion, yann)
        page.done("chat", table=table, text="unmistakable words")
        yann.done("chat", table=table, text="words of Yann")
        play_out(table, page, companion, yann)
        assert "Unmistakable" in browser(server).get(f"/api/tables/{table}/record").text
        delete(zoe)
    dump = everything(server)
    assert "nmistakable" not in dump
    assert zoe.me["person"] not in dump
    assert ben not in dump
    assert former not in dump
    record = browser(server).get(f"/api/tables/{table}/record").text
    assert "Somebody 1" in record
    assert "Somebody 2" in record
    assert "Yann" in record
    seats = browser(server).get(f"/api/tables/{table}/result").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Somebody 1", "Somebody 2", "Yann"]
    assert len({seat["person"] for seat in seats}) == 3
    with pages(server, "Late") as (late,):
        late.done("follow", table=table)
        assert [line["text"] for line in late.tables[table]["chat"]] == ["", "words of Yann"]


def everything(server: Server) -> str:
    """The whole database, as text."""
    tables = [name for (name,) in rows(server, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    return str([rows(server, f"SELECT * FROM {table}") for table in tables])


def test_a_running_game_is_given_up_and_goes_on_with_a_bot(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    with zoe.page() as page, pages(server, "Yann", "Xena") as (yann, xena):
        table = begin(page, yann, xena, options={"rounds": 1, "hand_size": 3})
        delete(zoe, "fr")
        names = yann.until("seats", table=table)["seats"]
        while names[0]["name"] == "Zoé":
            names = yann.until("seats", table=table)["seats"]
        assert [seat["name"] for seat in names] == ["Quelqu’un 1", "Yann", "Xena"]
        play_out(table, yann, xena)  # nobody is hung up on
    assert "Quelqu’un 1" in browser(server).get(f"/api/tables/{table}/record").text
    with Guest(server, "Watcher").page() as page:
        page.done("follow", table=table)
        assert page.tables[table]["seats"][0]["name"] == "Quelqu’un 1"


def test_of_two_players_the_other_one_wins(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    with zoe.page() as page, pages(server, "Yann") as (yann,):
        table = begin(page, yann)
        delete(zoe)
        result = yann.until("update", table=table)["result"]
        assert (result["how"], result["winners"]) == ("resigned", [1])
    assert "Zoé" not in browser(server).get(f"/api/tables/{table}/record").text


def test_at_an_open_table_one_stands_up(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    with zoe.page() as page, pages(server, "Yann") as (yann,):
        own, shared = open_table(page), open_table(page, SOMEBODY, SOMEBODY)
        yann.done("join", table=shared)
        delete(zoe)
    assert rows(server, "SELECT status FROM tables WHERE id = ?", own) == [("closed",)]
    ((host,),) = rows(server, "SELECT host FROM tables WHERE id = ?", shared)
    assert host == yann.welcome["person"]
    with Guest(server, "Watcher").page() as page:
        page.done("follow", table=shared)
        assert [seat.get("is_free", False) for seat in page.tables[shared]["seats"]] == [True, False, True]


def test_whatever_is_done_during_a_deletion_goes_as_well(server: Server) -> None:
    zoe, nonce = Guest(server, "Zoé Unmistakable"), bytes(32)
    cookie = f"tablee={zoe.http.cookies['tablee']}"
    with zoe.page() as page, pages(server, "Yann") as (yann,), ThreadPoolExecutor(1) as aside:
        table = open_table(page)
        yann.done("join", table=table, commitment=commitment(nonce))
        yann.done("follow", table=table)
        page.send("start", table=table)
        yann.until("shuffle", table=table)
        is_deleted = aside.submit(delete, zoe)  # who cannot leave before the match has begun
        assert end_of(page) == 1008
        with Page(server, {"Cookie": cookie}) as again:
            late = open_table(again, is_public=True)
            again.done("chat", table=late, text="unmistakable words")
            token = browser(server, cookie=cookie).post("/api/programs", json={"name": "Unmistakable"}).json()["token"]
            yann.done("open", table=table, nonce=nonce.hex())
            is_deleted.result()
            assert end_of(again) == 1008
    assert rows(server, "SELECT status FROM tables WHERE id = ?", late) == [("closed",)]
    assert browser(server, authorization=f"Bearer {token}").get("/api/me").status_code == 401
    assert "nmistakable" not in everything(server)


def reading_waits(server: GameServer, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let tables be read from disk in so much time as the test says: until this is set."""
    goes_on, run = asyncio.Event(), server.tables._slices.run

    async def wait_and_run(steps: Iterator[None]) -> None:
        await goes_on.wait()
        await run(steps)

    monkeypatch.setattr(server.tables._slices, "run", wait_and_run)
    return goes_on


def test_a_table_that_is_being_read_meanwhile_forgets_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> list[str]:
        async with open_server(tmp_path) as server:
            zoe = (await server.people.new_guest("Zoé")).id
            page = Somebody(server, "Zoé", zoe)
            table = (await page.ask("create", game="ugo", chairs=[ME, BOT], starts_when_full=True))["table"]
            await come_to(lambda: server.tables[table].match is not None)
            await page.ask("resign", table=table)
            page.leave()
            server.tables.evict(server.tables[table])
            goes_on = reading_waits(server, monkeypatch)
            reading = asyncio.create_task(server.tables.load(table))
            await asyncio.sleep(0.1)
            asyncio.get_running_loop().call_later(0.3, goes_on.set)
            await server.deletion.delete(zoe, "Somebody")
            return [chair.name for chair in (await reading).chairs]

    assert asyncio.run(check())[0] == "Somebody 1"


def test_who_could_not_leave_a_table_is_not_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> Status:
        async with open_server(tmp_path) as server:
            zoe = (await server.people.new_guest("Zoé")).id
            table = (await Somebody(server, "Zoé", zoe).ask("create", game="ugo", chairs=[ME, SOMEBODY]))["table"]
            write, failures = server.store.ledger._write, [OSError("the disk is full")]

            def fail_once(rows: list[Row]) -> None:
                if rows and failures:
                    raise failures.pop()
                write(rows)

            monkeypatch.setattr(server.store.ledger, "_write", fail_once)
            with pytest.raises(Refused, match="not-stored"):
                await server.deletion.delete(zoe, "Somebody")
            await server.deletion.delete(zoe, "Somebody")
            return (await server.tables.load(table)).status

    assert asyncio.run(check()) == Status.CLOSED


def test_what_waits_for_a_table_is_not_done_when_its_author_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> list[str]:
        async with open_server(tmp_path) as server:
            zoe = (await server.people.new_guest("Zoé")).id
            table = (await Somebody(server, "Yann").ask("create", game="ugo", chairs=[ME, SOMEBODY]))["table"]
            page = Somebody(server, "Zoé", zoe)
            server.tables.evict(server.tables[table])
            goes_on = reading_waits(server, monkeypatch)
            page.say("chat", table=table, text="unmistakable words")
            await server.deletion.delete(zoe, "Somebody")
            goes_on.set()
            found = await server.tables.load(table)
            await asyncio.sleep(0.1)  # while the connection is open still: its other side does not answer
            return [line.text for line in found.chat]

    assert asyncio.run(check()) == []


def test_who_is_deleted_while_their_tables_are_counted_makes_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> list[str]:
        async with open_server(tmp_path) as server:
            zoe, goes_on = (await server.people.new_guest("Zoé")).id, asyncio.Event()

            async def wait(*_: object) -> None:
                await goes_on.wait()

            monkeypatch.setattr(server.hosting._new_tables, "check_quota", wait)
            Somebody(server, "Zoé", zoe).say("create", game="ugo", chairs=[ME, SOMEBODY])
            await asyncio.sleep(0)
            await server.deletion.delete(zoe, "Somebody")
            goes_on.set()
            await asyncio.sleep(0.1)
            return list(server.tables)

    assert asyncio.run(check()) == []


def test_nobody_deletes_others(server: Server) -> None:
    assert browser(server).delete("/api/me/data").status_code == 401
    token = Guest(server, "Zoé").http.post("/api/programs", json={"name": "Deep"}).json()["token"]
    answer = browser(server, authorization=f"Bearer {token}").delete("/api/me/data")
    assert answer.json()["key"] == "not-for-programs"


# By command


def tablee(*words: object) -> int:
    """Run a command; how it ends."""
    try:
        main(["people", *map(str, words)])
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def answer(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    """What the host types when asked."""
    monkeypatch.setattr("sys.stdin", io.StringIO(said))


def test_a_host_hands_out_data_while_the_server_runs(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    zoe = Guest(server, "Zoé By Command")
    twins = [Guest(server, "Twin By Command") for _ in range(2)]
    with zoe.page() as page:
        table = open_table(page)
    folder = ["--data", server.folder]
    assert tablee("export", "Zoé By Command", *folder) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["person"], data["games"][0]["table"]) == (zoe.me["person"], f"/tables/{table}")
    assert tablee("export", twins[1].me["person"], *folder) == 0
    assert json.loads(capsys.readouterr().out)["person"] == twins[1].me["person"]
    Guest(server, twins[0].me["person"])  # is called like another one's id
    assert tablee("export", twins[0].me["person"], *folder) == 0
    assert json.loads(capsys.readouterr().out)["name"] == "Twin By Command"
    assert tablee("export", "Twin By Command", *folder) == 2
    several = capsys.readouterr().err
    assert all(twin.me["person"] in several for twin in twins)
    assert tablee("export", "Nobody By Command", *folder) == 2
    assert tablee("delete", "Zoé By Command", "--yes", *folder) == 2
    assert server.address in capsys.readouterr().err  # stop that one first


def test_a_host_deletes_while_no_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        zoe = Guest(server, "Zoé")
        with zoe.page() as page, pages(server, "Yann") as (yann,):
            table = begin(page, yann)
            page.done("chat", table=table, text="words of Zoé, " * 10)
    assert "words of Zoé".encode() in on_disk(tmp_path)
    for said in ("no\n", ""):
        answer(monkeypatch, said)
        assert tablee("delete", "Zoé", "--data", tmp_path) == 0
        assert "Zoé stays" in capsys.readouterr().err
    answer(monkeypatch, "yes\n")
    assert tablee("delete", "Zoé", "--data", tmp_path) == 0
    assert "Zoé is deleted" in capsys.readouterr().out
    assert rows(server, "SELECT name FROM people") == [("Yann",)]
    assert rows(server, "SELECT name FROM chairs WHERE seat = 0") == [("Somebody 1",)]
    assert rows(server, "SELECT status FROM tables") == [("finished",)]  # as if Zoé had resigned
    assert zoe.me["person"] not in everything(server)
    assert "words of Zoé".encode() not in on_disk(tmp_path)  # nor in what a database holds beside its rows
    assert zoe.me["person"].encode() not in on_disk(tmp_path)


def on_disk(folder: Path) -> bytes:
    """All bytes of the database and of what lies beside it."""
    return b"".join(file.read_bytes() for file in folder.glob(f"{FILE}*"))


def test_where_no_database_is_nobody_is_found(tmp_path: Path) -> None:
    assert tablee("export", "Zoé", "--data", tmp_path) == 2
    assert not list(tmp_path.iterdir())


def test_a_database_of_yesterday_is_brought_forward(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = engine_of(tmp_path / FILE)
    migrate(engine, "0006")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO people (id, name, created) VALUES ('ada', 'Ada', 5)")
    engine.dispose()
    assert tablee("export", "Ada", "--data", tmp_path) == 0
    assert json.loads(capsys.readouterr().out)["created"].startswith("1970")


# What a host has of people


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host comes by a code."""
    with serving(tmp_path_factory.mktemp("hosted"), "--pace", "0", "--no-rate-limits", "--host-code", CODE) as one:
        yield one


CODE = "open-sesame-123"


def test_blocks_and_reports_are_taken_away_and_go_with_their_person(hosted: Server) -> None:
    zoe, yann = Guest(hosted, "Zoé Unmistakable"), Guest(hosted, "Yann")
    zoe.http.post("/api/host", json={"code": CODE}).raise_for_status()
    with zoe.page() as page, yann.page() as other:
        table = begin(page, other)
        page.done("report", table=table, person=yann.me["person"], reason="other", text="rude")
        other.done("report", table=table, person=zoe.me["person"], reason="other", text="loud")
        play_out(table, page, other)
    zoe.http.post("/api/blocks", json={"person": yann.me["person"]}).raise_for_status()
    yann.http.post("/api/blocks", json={"person": zoe.me["person"]}).raise_for_status()
    data = data_of(zoe)
    assert [one["name"] for one in data["blocked"]] == ["Yann"]
    assert [(one["about"], one["words"]) for one in data["reports"]] == [("Yann", "rude")]
    delete(zoe)
    assert rows(hosted, "SELECT * FROM blocks") == rows(hosted, "SELECT * FROM hosts") == []
    assert rows(hosted, "SELECT reporter FROM reports") == [(yann.me["person"],)]  # the host may still need it
    assert "Zoé" not in str(rows(hosted, "SELECT * FROM chairs") + rows(hosted, "SELECT * FROM people"))


def test_a_report_about_somebody_else_does_not_quote_who_is_deleted(hosted: Server) -> None:
    zoe, eve = Guest(hosted, "Zoé Unmistakable"), Guest(hosted, "Eve")
    with zoe.page() as page, eve.page() as other, pages(hosted, "Yann") as (yann,):
        table = begin(page, other, yann)
        page.done("chat", table=table, text="unmistakable words")
        other.done("chat", table=table, text="rude words")
        yann.done("report", table=table, person=eve.me["person"], reason="insults")
        delete(zoe)
        assert yann.refused("report", table=table, person="", reason="other") == "nobody-to-report"
    ((kept,),) = rows(hosted, "SELECT chat FROM reports WHERE table_id = ?", table)
    assert [(line["name"], line["text"]) for line in json.loads(kept)] == [("", ""), ("Eve", "rude words")]


def test_a_banned_address_has_no_name_of_whoever_is_deleted(tmp_path: Path) -> None:
    async def check() -> list[tuple[str, str]]:
        async with open_server(tmp_path) as server:
            zoe = await server.people.new_guest("Zoé Unmistakable")
            await server.bans.ban_person(zoe.id, zoe.name, 7)
            await server.bans.ban_addresses(["a hash"], zoe.name, 7)
            await server.bans.ban_addresses(["another hash"], "Yann", 7)
            await server.deletion.delete(zoe.id, "Somebody")
            shown = {(ban.kind.value, ban.name) for ban in server.bans.listed()}
            kept = await server.store.read(lambda disk: disk.exec_driver_sql("SELECT kind, name FROM bans").all())
            assert shown == {tuple(row) for row in kept}
            return sorted(shown)

    assert asyncio.run(check()) == [("address", "Somebody"), ("address", "Yann")]


def test_a_banned_person_comes_back_by_no_link_and_can_sign_out(hosted: Server) -> None:
    mallory = Guest(hosted, "Mallory")
    link = mallory.http.post("/api/me/recovery").json()["link"]
    forever = ("id", "person", mallory.me["person"], "Mallory", 0)
    with closing(sqlite3.connect(hosted.folder / FILE)) as database, database:
        database.execute("INSERT INTO bans (id, kind, subject, name, since) VALUES (?, ?, ?, ?, ?)", forever)
    hosted.stop()
    hosted.start()
    answer = browser(hosted).post("/api/me/move", json={"link": link})
    assert (answer.status_code, answer.json()["key"]) == (403, "banned-for-good")
    assert "set-cookie" not in answer.headers
    assert len(rows(hosted, "SELECT * FROM links WHERE person = ?", mallory.me["person"])) == 1  # a ban may be lifted
    mallory.http.base_url = hosted.address
    assert mallory.http.get("/api/sessions").status_code == 403
    mallory.http.delete("/api/me").raise_for_status()
    assert rows(hosted, "SELECT * FROM sessions WHERE person = ?", mallory.me["person"]) == []
