"""Who is signed in where: sessions are rows that end, and links work once."""

import asyncio
import socket
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from websockets.exceptions import InvalidStatus

from tablee.games.words import Refused
from tablee.server.accounts.devices import Device, device_of
from tablee.server.accounts.identity import former_session, hashed
from tablee.server.accounts.links import MOST, LinkKind
from tablee.server.accounts.sessions import MOST_SESSIONS
from tablee.server.game_server import GameServer
from tablee.server.ops.server_time import HOUR, milliseconds
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.migrations import migrate
from tablee.server.store.sqlite_file import FILE, engine_of
from tests.server.inside import open_server
from tests.server.playing import end_of
from tests.server.serving import Guest, Page, Server, browser
from tests.server.sessions import former_cookie, on_another_device, rows, sessions_of

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 "
    "Safari/537.36 Edg/141.0.0.0"
)
ANDROID = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36"
)


@pytest.mark.parametrize(
    ("user_agent", "device"),
    [
        (FIREFOX, Device("Firefox", "Linux")),
        (IPHONE, Device("Safari", "iPhone")),
        (EDGE, Device("Edge", "Windows")),
        (ANDROID, Device("Chrome", "Android")),
        ("", Device("", "")),
        ("<script>", Device("", "")),
    ],
)
def test_a_device_is_called_by_its_browser_and_its_system(user_agent: str, device: Device) -> None:
    assert device_of(user_agent) == device


def test_i_see_where_i_am_signed_in(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    on_another_device(zoe, **{"user-agent": IPHONE})
    listed = sessions_of(zoe.http)
    assert {(one["browser"], one["system"], one["is_this"]) for one in listed} == {
        ("", "", True),
        ("Safari", "iPhone", False),
    }
    assert all(one["seen"] % HOUR == 0 and one["seen"] > milliseconds() - 2 * HOUR for one in listed)


def test_neither_cookies_nor_user_agents_are_on_disk(server: Server) -> None:
    zoe = browser(server, **{"user-agent": FIREFOX})
    zoe.post("/api/me", json={"name": "Zoé"}).raise_for_status()
    token = zoe.cookies["tablee"].split(".")[0]
    ((kept,),) = rows(server, "SELECT json_group_array(json_array(id, browser, system)) FROM sessions")
    assert token not in kept
    assert "Gecko" not in kept
    assert "Firefox" in kept


def test_signing_out_ends_the_cookie_wherever_it_was_copied_to(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    copied = {"Cookie": f"tablee={zoe.http.cookies['tablee']}"}
    with Page(server, copied) as page:
        zoe.http.delete("/api/me").raise_for_status()
        assert end_of(page) == 1008
    assert "tablee" not in zoe.http.cookies
    assert browser(server, **copied).get("/api/me").status_code == 401
    with pytest.raises(InvalidStatus, match="401"):
        Page(server, copied)


def test_signing_out_hangs_up_on_companions_too(server: Server) -> None:
    ada = Guest(server, "Ada")
    ben = ada.http.post("/api/companions", json={"name": "Ben"}).json()["person"]
    with ada.page(f"as={ben}") as line:
        ada.http.delete("/api/me").raise_for_status()
        assert end_of(line) == 1008


def test_signing_out_here_leaves_other_devices_and_programs_alone(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    token = zoe.http.post("/api/programs", json={"name": "Deep"}).json()["token"]
    phone = on_another_device(zoe)
    with Page(server, {"Cookie": f"tablee={phone.cookies['tablee']}"}) as page:
        zoe.http.delete("/api/me").raise_for_status()
        assert page.done("my-games")["games"] == []
    assert phone.get("/api/me").json() == zoe.me
    assert browser(server, authorization=f"Bearer {token}").get("/api/me").is_success


@pytest.mark.parametrize("address", ["/api/me", "/api/me/data"])
def test_a_request_that_comes_in_slowly_is_nobodys_by_its_end(server: Server, address: str) -> None:
    zoe, wish = Guest(server, "Zoé"), b'{"name":"Deep"}'
    head = f"POST /api/programs HTTP/1.1\r\nHost: localhost\r\nCookie: tablee={zoe.http.cookies['tablee']}\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(f"{head}Connection: close\r\nContent-Length: {len(wish)}\r\n\r\n".encode() + wish[:1])
        time.sleep(0.3)  # so that it is on its way
        zoe.http.delete(address).raise_for_status()
        line.sendall(wish[1:])
        answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 401")
    assert rows(server, "SELECT * FROM people WHERE owner = ?", zoe.me["person"]) == []


def test_who_is_nobody_can_sign_out(server: Server) -> None:
    assert browser(server).delete("/api/me").json() == {}


def test_i_end_one_session_from_another(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    phone = on_another_device(zoe)
    (other,) = [one["session"] for one in sessions_of(zoe.http) if not one["is_this"]]
    with Page(server, {"Cookie": f"tablee={phone.cookies['tablee']}"}) as page:
        zoe.http.delete(f"/api/sessions/{other}").raise_for_status()
        assert end_of(page) == 1008
    assert phone.get("/api/me").status_code == 401
    assert zoe.http.get("/api/me").is_success
    assert zoe.http.delete(f"/api/sessions/{other}").json()["key"] == "no-such-session"


def test_ending_my_own_session_is_signing_out(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    (here,) = [one["session"] for one in sessions_of(zoe.http)]
    zoe.http.delete(f"/api/sessions/{here}").raise_for_status()
    assert "tablee" not in zoe.http.cookies


def test_i_end_all_others_or_all(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    phone, tablet = on_another_device(zoe), on_another_device(zoe)
    zoe.http.delete("/api/sessions?others").raise_for_status()
    assert [one.get("/api/me").status_code for one in (zoe.http, phone, tablet)] == [200, 401, 401]
    phone = on_another_device(zoe)
    with zoe.page() as page:
        zoe.http.delete("/api/sessions").raise_for_status()
        assert end_of(page) == 1008
    assert phone.get("/api/me").status_code == 401


def test_nobody_ends_or_sees_the_sessions_of_others(server: Server) -> None:
    zoe, eve = Guest(server, "Zoé"), Guest(server, "Eve")
    (session,) = [one["session"] for one in sessions_of(zoe.http)]
    assert eve.http.delete(f"/api/sessions/{session}").status_code == 404
    assert session not in [one["session"] for one in sessions_of(eve.http)]
    eve.http.delete("/api/sessions").raise_for_status()
    assert zoe.http.get("/api/me").is_success
    assert browser(server).get("/api/sessions").status_code == 401


@pytest.mark.parametrize("address", ["/api/sessions", "/api/me/recovery", "/api/passkeys", "/api/me/data"])
def test_programs_see_nothing_of_their_owners_devices(server: Server, address: str) -> None:
    token = Guest(server, "Zoé").http.post("/api/programs", json={"name": "Deep"}).json()["token"]
    answer = browser(server, authorization=f"Bearer {token}").get(address)
    assert (answer.status_code, answer.json()["key"]) == (400, "not-for-programs")


def test_so_many_sessions_and_the_one_not_seen_longest_goes(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    rows(server, "UPDATE sessions SET seen = seen - ? WHERE person = ?", HOUR, zoe.me["person"])
    with zoe.page() as page:
        link = [zoe.http.post("/api/me/link").json()["link"]]
        for _ in range(MOST_SESSIONS):
            device = browser(server)
            device.post("/api/me/move", json={"link": link.pop()}).raise_for_status()
            link.append(device.post("/api/me/link").json()["link"])
        assert len(sessions_of(device)) == MOST_SESSIONS
        assert end_of(page) == 1008
    assert zoe.http.get("/api/me").status_code == 401


def test_a_new_name_on_the_same_device_leaves_no_session_behind(server: Server) -> None:
    zoe, eve = Guest(server, "Zoé"), Guest(server, "Eve")
    link = zoe.http.post("/api/me/link").json()["link"]
    before = eve.http.cookies["tablee"]
    eve.http.post("/api/me/move", json={"link": link}).raise_for_status()
    assert eve.http.get("/api/me").json() == zoe.me
    assert browser(server, cookie=f"tablee={before}").get("/api/me").status_code == 401


# Inside the server: what ends by itself


async def signed_in(server: GameServer, name: str = "Zoé") -> tuple[str, str]:
    """Somebody new and their cookie."""
    person = await server.people.new_guest(name)
    return person.id, await server.sessions.begin(person.id, FIREFOX)


async def tuned(server: GameServer, session: str, **values: int) -> None:
    """Let a session have been seen, or end, at another time."""
    now = {"hour": milliseconds(), "until": milliseconds() + HOUR}
    await server.store.ledger.all_written([Row(statements.SEE_SESSION, {"session": session, **now, **values})])


def test_a_session_ends_by_itself_and_is_removed(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_server(tmp_path) as server:
            person, cookie = await signed_in(server)
            _, other = await signed_in(server)
            (session,) = await server.sessions.all_of(person)
            await tuned(server, session.id, until=milliseconds() - 1)
            assert await server.sessions.find(cookie) is None
            assert await server.sessions.all_of(person) == []
            await server.sessions.remove_expired()
            kept = await server.store.read(
                lambda connection: connection.exec_driver_sql("SELECT count(*) FROM sessions").scalar()
            )
            assert kept == 1
            assert await server.sessions.find(other)

    asyncio.run(check())


def test_being_here_prolongs_a_session_once_an_hour(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_server(tmp_path) as server:
            person, cookie = await signed_in(server)
            (session,) = await server.sessions.all_of(person)
            await tuned(server, session.id, hour=session.seen - 24 * HOUR)
            assert await server.sessions.find(cookie)
            (now,) = await server.sessions.all_of(person)
            assert now.seen == session.seen
            assert now.expires >= session.expires
            await server.sessions.find(cookie)
            assert await server.sessions.all_of(person) == [now]

    asyncio.run(check())


def test_a_session_that_cannot_be_written_does_not_begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with open_server(tmp_path) as server:
            person, cookie = await signed_in(server)

            def fail(_rows: list[Row]) -> None:
                raise OSError("the disk is full")

            monkeypatch.setattr(server.store.ledger, "_write", fail)
            with pytest.raises(Refused, match="not-stored"):
                await server.sessions.begin(person, "")
            with pytest.raises(Refused, match="not-stored"):
                await server.sessions.end_all(person)
            monkeypatch.undo()
            assert await server.sessions.find(cookie)

    asyncio.run(check())


# Cookies of the former form


def with_former_cookie(server: Server, guest: Guest) -> dict[str, str]:
    """Let somebody have come before there were sessions, as the migration finds them."""
    far = milliseconds() + 90 * 24 * HOUR
    person = guest.me["person"]
    values = (former_session(person), person, "", "", 0, 0, far)
    rows(server, "INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?)", *values)
    return {"cookie": f"tablee={former_cookie(server, person)}"}


def test_a_former_cookie_becomes_a_session_of_its_device(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    former = with_former_cookie(server, zoe)
    with Page(server, {"Cookie": former["cookie"]}) as page:  # a page that was open while the server was updated
        assert page.welcome["name"] == "Zoé"
    answer = browser(server, **former, **{"user-agent": IPHONE}).get("/api/me")
    assert answer.json() == zoe.me
    own = {"cookie": f"tablee={answer.cookies['tablee']}"}
    assert own != former
    assert browser(server, **own).get("/api/me").json() == zoe.me
    assert ("iPhone", False) in {(one["system"], one["is_former"]) for one in sessions_of(browser(server, **own))}


def test_former_cookies_are_good_no_more_after_signing_out(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    former = with_former_cookie(server, zoe)
    with Page(server, {"Cookie": former["cookie"]}) as page:
        zoe.http.delete("/api/me").raise_for_status()
        assert end_of(page) == 1008
    assert browser(server, **former).get("/api/me").status_code == 401


def test_a_former_cookie_of_somebody_who_came_later_is_no_cookie(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    forged = {"cookie": f"tablee={former_cookie(server, zoe.me['person'])}"}
    assert browser(server, **forged).get("/api/me").status_code == 401


def test_the_migration_gives_people_with_cookies_a_session_that_ends(tmp_path: Path) -> None:
    engine = engine_of(tmp_path / FILE)
    migrate(engine, "0006")
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO people (id, name, owner, token, created, companion_of) VALUES "
            "('ada', 'Ada', NULL, NULL, 5, NULL), ('deep', 'Deep', 'ada', 'x', 5, NULL), "
            "('ben', 'Ben', NULL, NULL, 5, 'ada')"
        )
    migrate(engine)
    with engine.connect() as connection:
        (session,) = connection.exec_driver_sql("SELECT id, person, seen, expires FROM sessions").all()
    engine.dispose()
    days = (session.expires - time.time() * 1000) / (24 * HOUR)
    assert (session.id, session.person, session.seen) == (former_session("ada"), "ada", 5)
    assert 89 < days <= 90


def test_a_former_session_is_not_prolonged(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_server(tmp_path) as server:
            person, _ = await signed_in(server)
            end = milliseconds() + HOUR
            (session,) = await server.sessions.all_of(person)
            former = structs.replace(session, id=former_session(person), seen=0, expires=end)
            await server.store.ledger.all_written([Row(statements.ADD_SESSION, structs.asdict(former))])
            server.sessions._note_seen(former)
            kept = {one.id: one.expires for one in await server.sessions.all_of(person)}
            assert kept[former.id] == end

    asyncio.run(check())


# Links


def test_a_private_link_moves_me_to_another_device_once(server: Server) -> None:
    zoe, phone = Guest(server, "Zoé"), browser(server)
    link = zoe.http.post("/api/me/link").json()["link"]
    assert phone.post("/api/me/move", json={"link": link}).json() == zoe.me
    assert phone.get("/api/me").json() == zoe.me
    again = browser(server).post("/api/me/move", json={"link": link})
    assert (again.status_code, again.json()["key"]) == (400, "link-invalid")


def test_a_link_works_once_also_in_one_moment(server: Server) -> None:
    link = Guest(server, "Zoé").http.post("/api/me/link").json()["link"]
    with ThreadPoolExecutor(6) as at_once:
        answers = at_once.map(lambda _: browser(server).post("/api/me/move", json={"link": link}), range(6))
    assert [answer.is_success for answer in answers].count(True) == 1


@pytest.mark.parametrize("kind", ["link", "recovery"])
def test_a_forged_link_moves_nobody(server: Server, kind: str) -> None:
    zoe = Guest(server, "Zoé")
    link = zoe.http.post(f"/api/me/{kind}").json()["link"]
    ((kept,),) = rows(server, "SELECT id FROM links WHERE person = ?", zoe.me["person"])
    assert kept == hashed(link)
    for forged in ("", "nonsense", zoe.http.cookies["tablee"], link[:-1], kept, "é☃", "x" * 10_000):
        answer = browser(server).post("/api/me/move", json={"link": forged})
        assert (answer.status_code, answer.json()["key"]) == (400, "link-invalid"), forged
    assert browser(server).post("/api/me/move", content=b'{"link": "\\ud800"}').status_code == 400
    assert browser(server).post("/api/me/move", json={"link": link}).is_success


def test_a_link_to_another_device_is_good_for_a_day_and_a_recovery_link_for_longer(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    made = {kind: zoe.http.post(f"/api/me/{kind}").json()["link"] for kind in ("link", "recovery")}
    ends = dict(rows(server, "SELECT kind, expires FROM links WHERE person = ?", zoe.me["person"]))
    assert ends["recovery"] is None
    assert 23 * HOUR < ends["device"] - milliseconds() <= 24 * HOUR
    rows(server, "UPDATE links SET expires = ? WHERE kind = 'device'", milliseconds() - 1)
    assert browser(server).post("/api/me/move", json={"link": made["link"]}).json()["key"] == "link-invalid"
    assert browser(server).post("/api/me/move", json={"link": made["recovery"]}).json() == zoe.me


def test_a_recovery_link_works_until_it_is_used_or_replaced(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    assert zoe.http.get("/api/me/recovery").json() == {"created": None}
    first = zoe.http.post("/api/me/recovery").json()["link"]
    second = zoe.http.post("/api/me/recovery").json()["link"]
    assert zoe.http.get("/api/me/recovery").json()["created"] > 0
    zoe.http.delete("/api/sessions").raise_for_status()
    assert browser(server).post("/api/me/move", json={"link": first}).json()["key"] == "link-invalid"
    back = browser(server)
    assert back.post("/api/me/move", json={"link": second}).json() == zoe.me
    assert back.get("/api/me/recovery").json() == {"created": None}
    assert browser(server).post("/api/me/move", json={"link": second}).json()["key"] == "link-invalid"


def test_so_many_links_and_the_oldest_goes(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    links = [zoe.http.post("/api/me/link").json()["link"] for _ in range(MOST[LinkKind.DEVICE] + 1)]
    answers = [browser(server).post("/api/me/move", json={"link": link}).status_code for link in links]
    assert answers == [400, *[200] * MOST[LinkKind.DEVICE]]


@pytest.mark.parametrize("ended", ["", "?others", "/{phone}"])
def test_who_is_signed_out_from_elsewhere_does_not_come_back_by_a_link(server: Server, ended: str) -> None:
    zoe = Guest(server, "Zoé")
    thief = on_another_device(zoe)
    link = thief.post("/api/me/link").json()["link"]
    kept = zoe.http.post("/api/me/recovery").json()["link"]
    (phone,) = [one["session"] for one in sessions_of(zoe.http) if not one["is_this"]]
    zoe.http.delete(f"/api/sessions{ended.format(phone=phone)}").raise_for_status()
    assert thief.get("/api/me").status_code == 401
    assert thief.post("/api/me/move", json={"link": link}).json()["key"] == "link-invalid"
    assert browser(server).post("/api/me/move", json={"link": kept}).json() == zoe.me


def test_a_link_that_i_made_before_signing_out_here_works(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    link = zoe.http.post("/api/me/link").json()["link"]
    zoe.http.delete("/api/me").raise_for_status()
    assert browser(server).post("/api/me/move", json={"link": link}).json() == zoe.me


def test_links_that_are_over_are_removed(tmp_path: Path) -> None:
    async def check() -> list[Any]:
        async with open_server(tmp_path) as server:
            person, _ = await signed_in(server)
            await server.links.make(person, LinkKind.DEVICE)
            await server.links.make(person, LinkKind.RECOVERY)
            with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
                database.execute("UPDATE links SET expires = 1 WHERE kind = 'device'")
            await server.links.remove_expired()
            return await server.store.read(
                lambda connection: list(connection.exec_driver_sql("SELECT kind FROM links").scalars())
            )

    assert asyncio.run(check()) == ["recovery"]
