"""Looking after a server: who becomes host, what they see and do, and who is kept out."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json, structs
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from tablee.games.words import Refused
from tablee.match.fair import commitment
from tablee.server.moderation.bans import Kind
from tablee.server.moderation.hosts import is_same, made_up_code
from tablee.server.ops.server_time import DAY, day_of, milliseconds
from tablee.server.store.ledger import Row
from tablee.server.store.schema import bans
from tablee.server.store.sqlite_file import FILE, engine_of
from tests.server.inside import Somebody, open_server
from tests.server.playing import BOT, SHORT, SOMEBODY, begin, decide, end_of, mover, open_table, person
from tests.server.serving import Guest, Page, Server, browser, serving
from tests.server.sessions import rows as rows_of

CODE = "a secret of ours"
FAR = {"X-Forwarded-For": "203.0.113.5"}  # as a proxy on this machine tells it
HOST_ONLY = [
    ("GET", "/api/host/server"),
    ("GET", "/api/host/tables"),
    ("POST", "/api/host/tables/x/end"),
    ("GET", "/api/host/people"),
    ("GET", "/api/host/reports"),
    ("POST", "/api/host/reports/x/settle"),
    ("GET", "/api/host/bans"),
    ("POST", "/api/host/bans"),
    ("DELETE", "/api/host/bans/x"),
    ("DELETE", "/api/host"),
]


class FarGuest(Guest):
    """Somebody who comes through a proxy."""

    def __init__(self, server: Server, name: str, address: str = FAR["X-Forwarded-For"]) -> None:
        self.headers = {"X-Forwarded-For": address}
        self.server, self.http = server, browser(server, **self.headers)
        self.me = self.http.post("/api/me", json={"name": name}).raise_for_status().json()

    def page(self, query: str = "") -> Page:
        return Page(self.server, {"Cookie": f"tablee={self.http.cookies['tablee']}", **self.headers}, query)


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a code of its own for hosts."""
    flags = ("--pace", "0", "--no-rate-limits", "--host-code", CODE)
    with serving(tmp_path_factory.mktemp("hosted"), *flags) as running:
        yield running
        assert running.errors() == []


@pytest.fixture(scope="module")
def host(hosted: Server) -> Guest:
    """Its host."""
    guest = Guest(hosted, "Hanna")
    guest.http.post("/api/host", json={"code": CODE}).raise_for_status()
    return guest


def rows(host: Guest, what: str, **query: Any) -> list[dict[str, Any]]:
    """What a host is shown."""
    answer = host.http.get(f"/api/host/{what}", params=query).raise_for_status().json()
    return list(answer if isinstance(answer, list) else answer["rows"])


def ban(host: Guest, whom: str, **wish: Any) -> httpx.Response:
    return host.http.post("/api/host/bans", json={"person": whom, **wish})


def lift_all(host: Guest) -> None:
    for one in rows(host, "bans"):
        host.http.delete(f"/api/host/bans/{one['id']}").raise_for_status()


# Who is host


def test_whoever_first_brings_the_printed_code_is_host_and_nobody_after(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0") as server:
        code = printed_code(server)
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        assert ada.http.get("/api/host").json() == {"is_host": False, "can_be_claimed": True}
        assert ada.http.post("/api/host", json={"code": code.upper().replace("-", " ")}).status_code == 200
        assert ada.http.get("/api/host").json() == {"is_host": True, "can_be_claimed": False}
        again = ben.http.post("/api/host", json={"code": code})
        assert (again.status_code, again.json()["key"]) == (403, "host-code-wrong")
        assert server.stop() == 0
        server.start()
        assert server.log.read_text("utf-8").count("no host yet") == 1
        assert ada.http.get("/api/host", headers={"host": f"127.0.0.1:{server.port}"}).json()["is_host"]


def printed_code(server: Server) -> str:
    """What the server showed when it started."""
    found = re.search(r"enter ([a-z2-9]{4}(?:-[a-z2-9]{4}){2})$", server.log.read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


def test_guesses_are_few_even_where_nothing_else_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-rate-limits") as server:
        guests = [Guest(server, name) for name in ("Ada", "Ben")]
        guesses = [guests[n % 2].http.post("/api/host", json={"code": f"guess {n}"}).status_code for n in range(7)]
        assert guesses == [403] * 5 + [429] * 2
        assert guests[0].http.post("/api/host", json={"code": printed_code(server)}).status_code == 429


@pytest.mark.usefixtures("host")
def test_a_code_that_was_set_is_good_once_after_each_start(hosted: Server) -> None:
    late = Guest(hosted, "Late")
    assert late.http.post("/api/host", json={"code": CODE}).json()["key"] == "host-code-wrong"
    assert CODE not in hosted.log.read_text("utf-8")


def test_codes_are_long_and_read_however_they_are_typed() -> None:
    codes = {made_up_code() for _ in range(100)}
    assert len(codes) == 100
    code = codes.pop()
    assert is_same(f" {code.upper()} ", code)
    assert not is_same(code[:-1], code)
    assert not is_same("", code)


def test_of_two_who_bring_the_code_at_once_one_becomes_host(tmp_path: Path) -> None:
    async def claim() -> list[str]:
        async with open_server(tmp_path) as server:
            code, people = server.hosts.code_to_show, ("ada", "ben")
            claims = (server.hosts.claim(one, code, f"192.0.2.{number}") for number, one in enumerate(people))
            refused = [one for one in await asyncio.gather(*claims, return_exceptions=True) if one]
            assert [str(one) for one in refused] == [str(Refused("host-code-wrong"))]
            return list(server.hosts)

    assert len(asyncio.run(claim())) == 1


def test_a_claim_that_the_disk_did_not_take_can_be_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def claim() -> None:
        async with open_server(tmp_path) as server:
            code, takes = server.hosts.code_to_show, server.store.ledger.all_written

            async def fails(_rows: Any = ()) -> bool:
                return False

            monkeypatch.setattr(server.store.ledger, "all_written", fails)
            with pytest.raises(Refused, match="not-stored"):
                await server.hosts.claim("ada", code, "192.0.2.1")
            assert "ada" not in server.hosts
            monkeypatch.setattr(server.store.ledger, "all_written", takes)
            await server.hosts.claim("ada", code, "192.0.2.1")
            assert "ada" in server.hosts

    asyncio.run(claim())


def test_who_is_banned_while_they_connect_is_shown_out(tmp_path: Path) -> None:
    """The cookie was good when it was looked at; a moment later the person was banned."""

    async def connect() -> None:
        async with open_server(tmp_path) as server:
            await server.people.new_guest("Mallory")
            await server.bans.ban_person("mallory", "Mallory", 1)
            mallory = Somebody(server, "Mallory")
            assert mallory.ear.closed == 1008
            assert mallory.heard()[-1]["key"] == "banned-until"

    asyncio.run(connect())


def test_a_host_with_a_long_code_can_lay_it_down(tmp_path: Path) -> None:
    code = "0123456789abcdef" * 4  # as programs make them up
    with serving(tmp_path, "--host-code", code) as server:
        ada = Guest(server, "Ada")
        ada.http.post("/api/host", json={"code": code}).raise_for_status()
        ada.http.delete("/api/host").raise_for_status()
        assert ada.http.get("/api/host").json()["is_host"] is False
        assert ada.http.get("/api/host/server").status_code == 403


@pytest.mark.parametrize(("method", "path"), HOST_ONLY)
def test_nobody_else_is_answered(hosted: Server, host: Guest, method: str, path: str) -> None:
    nobody, guest = browser(hosted), Guest(hosted, "Mallory")
    program = guest.http.post("/api/programs", json={"name": "Robot"}).json()
    of_host = host.http.post("/api/programs", json={"name": "Robot"}).json()
    body = {"person": host.me["person"]} if method == "POST" else None
    assert nobody.request(method, path, json=body).status_code == 401
    assert guest.http.request(method, path, json=body).json()["key"] == "not-server-host"
    for token in (program["token"], of_host["token"]):
        answer = nobody.request(method, path, headers={"authorization": f"Bearer {token}"}, json=body)
        assert answer.json()["key"] == "not-for-programs"
    elsewhere = host.http.request(method, path, headers={"origin": "https://evil.example"}, json=body)
    assert elsewhere.status_code == (403 if method != "GET" else 200)


# What a host sees


def test_a_host_sees_tables_and_who_sits_there_and_nothing_of_what_lies_there(hosted: Server, host: Guest) -> None:
    with Guest(hosted, "Ada").page() as ada, Guest(hosted, "Ben").page() as ben, Guest(hosted, "Cy").page() as cy:
        waiting = open_table(ada, SOMEBODY)
        table = begin(ada, ben, bots=1, options={"rounds": 1, "hand_size": 3})
        cy.done("follow", table=table)
        shown = {row["table"]: row for row in rows(host, "tables")}
        assert [seat.get("name") for seat in shown[table]["seats"]] == ["Ada", "Ben", "random"]
        assert shown[table]["followers"] == 3
        assert (shown[table]["status"], shown[waiting]["status"]) == ("playing", "open")
        assert shown[waiting]["seats"] == [{"name": "Ada", "person": person(ada)}, {}]
        assert set(shown[table]) == {"table", "game", "status", "seats", "since", "followers"}
        host.http.post(f"/api/host/tables/{table}/end").raise_for_status()
        assert table not in {row["table"] for row in rows(host, "tables")}


def test_tables_come_in_pages(hosted: Server, host: Guest) -> None:
    made = []
    for name in ("Ada", "Ben"):
        with Guest(hosted, name).page() as page:
            made += [open_table(page, SOMEBODY) for _ in range(12)]
    first = host.http.get("/api/host/tables").json()
    second = host.http.get("/api/host/tables", params={"page": 1}).json()
    assert first["total"] == second["total"] >= 24
    assert len(first["rows"]) == 20
    assert {row["table"] for row in [*first["rows"], *second["rows"]]} >= set(made)
    assert host.http.get("/api/host/tables", params={"page": "-1"}).json()["rows"] == first["rows"]
    for table in made:
        host.http.post(f"/api/host/tables/{table}/end").raise_for_status()


def test_people_are_found_by_their_names(hosted: Server, host: Guest) -> None:
    zoe = Guest(hosted, "Zoé 100% Martin")
    zoe.http.post("/api/companions", json={"name": "Zora Martin"}).raise_for_status()
    zoe.http.post("/api/programs", json={"name": "Zelda Martin"}).raise_for_status()
    with zoe.page(), zoe.page():
        (found,) = rows(host, "people", search="ZOE 100%")
        assert (found["person"], found["connections"], found["is_host"]) == (zoe.me["person"], 2, False)
        assert found["seen"] >= found["since"]
    people = {row["name"]: row for row in rows(host, "people", search="martin")}
    assert people["Zora Martin"]["keeper"] == people["Zelda Martin"]["keeper"] == "Zoé 100% Martin"
    assert people["Zelda Martin"]["is_program"]
    assert people["Zora Martin"]["seen"] is None
    assert rows(host, "people", search="100_") == []
    assert rows(host, "people", search="Hanna")[0]["is_host"]


def test_a_host_sees_the_disk_and_that_nothing_is_backed_up(host: Guest) -> None:
    shown = host.http.get("/api/host/server").json()
    assert 0 < shown["disk_free"] <= shown["disk_total"]
    assert (shown["backup_seconds"], shown["last_backup"], shown["backup_problem"]) == (None, None, None)


# Tables are ended


def test_a_match_that_a_host_ends_is_over_for_everybody_without_winners(hosted: Server, host: Guest) -> None:
    with Guest(hosted, "Ada").page() as ada, Guest(hosted, "Ben").page() as ben:
        table = begin(ada, ben, options={"rounds": 1, "hand_size": 3})
        decide(mover(table, ada, ben), table)
        host.http.post(f"/api/host/tables/{table}/end").raise_for_status()
        for page in (ada, ben):
            while not page.tables[table].get("result"):
                page.next()
            assert page.tables[table]["result"]["how"] == "host"
            assert page.tables[table]["result"]["winners"] == []
        record = ada_record(hosted, table)
        assert "\nended host\n" in record
        assert "\nend host\n" in record
        again = host.http.post(f"/api/host/tables/{table}/end")
        assert again.json()["key"] == "table-over"


def ada_record(server: Server, table: str) -> str:
    return httpx.get(f"{server.address}/api/tables/{table}/record").raise_for_status().text


def test_a_table_that_waits_is_closed_and_leaves_the_lobby(hosted: Server, host: Guest) -> None:
    with Guest(hosted, "Ada").page() as ada, Guest(hosted, "Ben").page() as ben:
        ben.done("watch-lobby")
        table = open_table(ada, SOMEBODY, is_public=True)
        host.http.post(f"/api/host/tables/{table}/end").raise_for_status()
        ada.until("seats", table=table, status="closed")  # for who sits there it is over, not only on disk
        ben.until("lobby-gone", table=table)
        assert host.http.post("/api/host/tables/nowhere/end").status_code == 404


def test_a_table_that_is_ended_during_its_shuffle_never_begins(hosted: Server, host: Guest) -> None:
    nonce = bytes(32)
    with Guest(hosted, "Ada").page() as ada, Guest(hosted, "Ben").page() as ben:
        table = open_table(ada, SOMEBODY, commitment=commitment(nonce))
        ben.done("join", table=table)
        ada.send("start", table=table)
        ada.until("shuffle", table=table)
        host.http.post(f"/api/host/tables/{table}/end").raise_for_status()
        ada.done("open", table=table, nonce=nonce.hex())  # all that it waited for
        with pytest.raises(TimeoutError):
            news_until_it_is_played(ada)
        assert rows_of(hosted, "SELECT status FROM tables WHERE id = ?", table) == [("closed",)]


def news_until_it_is_played(page: Page) -> None:
    """Hear what there is to hear; `TimeoutError` when that is all."""
    while page.next(timeout=0.5).get("status") != "playing":
        pass


# Bans


def test_a_banned_person_is_hung_up_on_and_refused_until_the_ban_is_lifted(hosted: Server, host: Guest) -> None:
    mallory = Guest(hosted, "Mallory")
    companion = mallory.http.post("/api/companions", json={"name": "Moll"}).json()["person"]
    program = mallory.http.post("/api/programs", json={"name": "Mech"}).json()["token"]
    robot = {"Authorization": f"Bearer {program}"}
    with mallory.page() as page, mallory.page(f"as={companion}") as other, Page(hosted, robot) as machine:
        table = open_table(page, SOMEBODY, is_public=True)
        ban(host, mallory.me["person"], days=7).raise_for_status()
        for line in (page, other, machine):
            said = line.until("refused", key="banned-until")
            assert day_of(milliseconds() + 7 * 24 * 3600 * 1000) in said["words"]
            assert end_of(line) == 1008
    assert table not in {row["table"] for row in rows(host, "tables")}
    refused = mallory.http.get("/api/me")
    assert (refused.status_code, refused.json()["key"]) == (403, "banned-until")
    assert mallory.http.post("/api/me", json={"name": "Milord"}).status_code == 403
    for headers in ({"Cookie": f"tablee={mallory.http.cookies['tablee']}"}, robot):
        with pytest.raises(InvalidStatus) as no:
            Page(hosted, headers)
        assert no.value.response.status_code == 403
        assert json.decode(no.value.response.body or b"")["key"] == "banned-until"
    (listed,) = rows(host, "bans")
    assert (listed["kind"], listed["name"]) == ("person", "Mallory")
    assert rows(host, "people", search="Mallory")[0]["is_banned"]
    lift_all(host)
    with mallory.page() as back:
        assert back.welcome["name"] == "Mallory"


def test_tables_of_companions_and_programs_are_closed_too(hosted: Server, host: Guest) -> None:
    mallory = Guest(hosted, "Mallory")
    companion = mallory.http.post("/api/companions", json={"name": "Moll"}).json()["person"]
    token = mallory.http.post("/api/programs", json={"name": "Mech"}).json()["token"]
    robot = {"Authorization": f"Bearer {token}"}
    with mallory.page(f"as={companion}") as other, Page(hosted, robot) as machine:
        made = {open_table(page, SOMEBODY, is_public=True) for page in (other, machine)}
        ban(host, mallory.me["person"]).raise_for_status()
    assert made.isdisjoint(row["table"] for row in rows(host, "tables"))
    lift_all(host)


def test_a_program_that_comes_while_its_owner_is_banned_goes_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> int | None:
        async with open_server(tmp_path) as server:
            mallory, add = await server.people.new_guest("Mallory"), server.bans._add
            came: list[Somebody] = []

            async def let_come_and_add(*ban: Any) -> None:
                program, _ = await server.people.new_program(mallory, "Mech")
                came.append(Somebody(server, program.name, program.id))
                await add(*ban)

            monkeypatch.setattr(server.bans, "_add", let_come_and_add)
            await server.bans.ban_person(mallory.id, mallory.name, None)
            return came[0].ear.closed

    assert asyncio.run(check()) == 1008


def test_a_ban_that_is_over_is_forgotten_while_the_server_runs(tmp_path: Path) -> None:
    async def check() -> list[Any]:
        async with open_server(tmp_path) as server:
            await server.bans.ban_addresses(["a hash"], "Mallory", 1)
            await server.bans.ban_addresses(["another hash"], "Mallory", 3)
            server.bans._bans[Kind.ADDRESS] = {
                hashed: structs.replace(ban, until=(ban.until or 0) - 2 * DAY)
                for hashed, ban in server.bans._bans[Kind.ADDRESS].items()
            }
            await server.store.ledger.all_written([Row(bans.update().values(until=bans.c.until - 2 * DAY), {})])
            await server.bans.forget_over()
            assert list(server.bans._bans[Kind.ADDRESS]) == ["another hash"]
            return await server.store.read(lambda disk: list(disk.scalars(select(bans.c.subject))))

    assert asyncio.run(check()) == ["another hash"]


def test_a_banned_address_gets_the_page_and_nothing_else(hosted: Server, host: Guest) -> None:
    mallory, neighbour = FarGuest(hosted, "Mallory"), FarGuest(hosted, "Nora", "203.0.113.6")
    with mallory.page() as page, neighbour.page():
        ban(host, mallory.me["person"], days=400, address=True).raise_for_status()
        assert end_of(page) == 1008
        stranger = browser(hosted, **FAR)
        for path in ("/api/me", "/api/games", "/api/tables", "/api/host"):
            answer = stranger.get(path)
            assert (answer.status_code, answer.json()["key"]) == (403, "banned-address")
        assert stranger.post("/api/me", json={"name": "Somebody else"}).status_code == 403
        assert stranger.get("/health").status_code == 200
        assert stranger.get("/").status_code in (200, 503)  # the page, if it was built
        with pytest.raises(InvalidStatus):
            Page(hosted, FAR)
        assert neighbour.http.get("/api/me").status_code == 200
    by_kind = {row["kind"]: row for row in rows(host, "bans")}
    assert set(by_kind["address"]) == {"id", "kind", "name", "since", "until"}
    assert by_kind["address"]["until"] - milliseconds() < 91 * 24 * 3600 * 1000
    lift_all(host)
    assert mallory.http.get("/api/me").status_code == 200


def test_of_an_address_nothing_but_a_keyed_hash_is_kept(hosted: Server, host: Guest) -> None:
    mallory = FarGuest(hosted, "Mallory", "203.0.113.77")
    with mallory.page():
        pass  # they have left, and are known all the same
    ban(host, mallory.me["person"], days=1, address=True).raise_for_status()
    engine = engine_of(hosted.folder / FILE)
    with engine.connect() as connection:
        (kept,) = connection.scalars(select(bans.c.subject).where(bans.c.kind == "address"))
    engine.dispose()
    assert re.fullmatch("[0-9a-f]{64}", kept)
    assert b"203.0.113.77" not in b"".join(file.read_bytes() for file in hosted.folder.glob("*sqlite3*"))
    lift_all(host)


@pytest.mark.parametrize("address", ["127.0.0.1", "198.51.100.9"])
def test_hosts_ban_neither_themselves_nor_everybody(hosted: Server, host: Guest, address: str) -> None:
    assert ban(host, host.me["person"]).json()["key"] == "ban-host"
    assert ban(host, "nobody").json()["key"] == "no-such-person"
    mallory = FarGuest(hosted, "Mallory", address)
    with mallory.page(), Page(hosted, {"Cookie": f"tablee={host.http.cookies['tablee']}", **mallory.headers}):
        key = ban(host, mallory.me["person"], address=True).json()["key"]
    assert key == {"127.0.0.1": "ban-address-unknown", "198.51.100.9": "ban-own-address"}[address]
    assert rows(host, "bans") == []


def test_a_ban_outlives_a_restart_and_ends_with_its_time(tmp_path: Path) -> None:
    with serving(tmp_path, "--host-code", CODE) as server:
        host, mallory = Guest(server, "Hanna"), Guest(server, "Mallory")
        host.http.post("/api/host", json={"code": CODE}).raise_for_status()
        ban(host, mallory.me["person"], days=1).raise_for_status()
        server.kill()
        server.start()
        assert mallory.http.get("/api/me").status_code == 403
        server.stop()
        engine = engine_of(tmp_path / FILE)
        with engine.begin() as connection:
            connection.execute(bans.update().values(until=milliseconds() - 1000))
        engine.dispose()
        server.start()
        assert mallory.http.get("/api/me").status_code == 200
        assert rows(host, "bans") == []


@pytest.mark.parametrize(
    "wish",
    [{}, {"person": 5}, {"person": "x", "days": 0}, {"person": "x", "days": 10**6}, {"person": "x" * 50}, {"else": 1}],
)
def test_a_wish_that_makes_no_sense_is_refused(host: Guest, wish: dict[str, Any]) -> None:
    answer = host.http.post("/api/host/bans", json=wish)
    assert (answer.status_code, answer.json()["key"]) == (400, "message-malformed")


def test_bots_are_nobody_to_ban(hosted: Server, host: Guest) -> None:
    with Guest(hosted, "Ada").page() as ada:
        table = open_table(ada, BOT, options=SHORT)
        seats = next(row["seats"] for row in rows(host, "tables") if row["table"] == table)
        assert seats[1] == {"name": "random", "level": "random"}
        assert ban(host, "random").json()["key"] == "no-such-person"
