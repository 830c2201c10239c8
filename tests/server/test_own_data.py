"""What the server has of somebody: they can take it away, and have it deleted."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.playing import SOMEBODY, begin, end_of, open_table, pages, play_out
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
        assert end_of(yann) == 1012  # the table is read anew
    with Guest(server, "Watcher").page() as page:
        page.done("follow", table=table)
        seats = page.tables[table]["seats"]
        assert seats[0]["name"] == "Quelqu’un 1"
        assert page.tables[table]["status"] == "playing"


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


def test_nobody_deletes_others(server: Server) -> None:
    assert browser(server).delete("/api/me/data").status_code == 401
    token = Guest(server, "Zoé").http.post("/api/programs", json={"name": "Deep"}).json()["token"]
    answer = browser(server, authorization=f"Bearer {token}").delete("/api/me/data")
    assert answer.json()["key"] == "not-for-programs"


# By command


def tablee(folder: Path, *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tablee", "people", *words, "--data", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, input=said, check=False)


def test_a_host_hands_out_and_deletes_by_command(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        zoe = Guest(server, "Zoé")
        twins = [Guest(server, "Twin") for _ in range(2)]
        with zoe.page() as page, pages(server, "Yann") as (yann,):
            table = begin(page, yann)
        data = json.loads(tablee(tmp_path, "export", "Zoé").stdout)
        assert data["person"] == zoe.me["person"]
        assert [game["table"] for game in data["games"]] == [f"/tables/{table}"]
        refused = tablee(tmp_path, "delete", "Zoé", "--yes")
        assert refused.returncode == 2
        assert server.address in refused.stderr
        several = tablee(tmp_path, "export", "Twin")
        assert several.returncode == 2
        assert all(twin.me["person"] in several.stderr for twin in twins)
        assert json.loads(tablee(tmp_path, "export", twins[0].me["person"]).stdout)["name"] == "Twin"
        assert tablee(tmp_path, "export", "Nobody").returncode == 2
    assert "Zoé" in tablee(tmp_path, "delete", "Zoé", said="no\n").stderr
    assert rows(server, "SELECT count(*) FROM people WHERE name = 'Zoé'") == [(1,)]
    done = tablee(tmp_path, "delete", "Zoé", said="yes\n")
    assert done.returncode == 0, done.stderr
    assert rows(server, "SELECT count(*) FROM people WHERE name = 'Zoé'") == [(0,)]
    assert rows(server, "SELECT name FROM chairs WHERE seat = 0") == [("Somebody 1",)]
    assert rows(server, "SELECT status FROM tables") == [("finished",)]


def test_where_no_database_is_nobody_is_found(tmp_path: Path) -> None:
    assert tablee(tmp_path, "export", "Zoé").returncode == 2
    assert not list(tmp_path.iterdir())
