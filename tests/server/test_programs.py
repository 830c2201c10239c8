"""Programs play like people, with a token in place of a cookie."""

import sqlite3

import pytest
from websockets.exceptions import InvalidStatus

from tablee.server.accounts.identity import Identity
from tablee.server.store.sqlite_file import FILE
from tests.server.playing import begin, open_table, pages, play_out
from tests.server.serving import Guest, Page, Server, browser
from tests.server.sessions import former_cookie


def token_of(owner: Guest, name: str = "Deep Turnip") -> str:
    answer = owner.http.post("/api/programs", json={"name": name}).raise_for_status()
    return str(answer.json()["token"])


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_program_plays_with_its_token(server: Server) -> None:
    token = token_of(Guest(server, "Zoé"))
    with pages(server, "Yann") as (yann,), Page(server, bearer(token)) as program:
        assert program.welcome["name"] == "Deep Turnip"
        table = begin(yann, program)
        assert play_out(table, yann, program)["how"] == "finished"
        assert [game["table"] for game in program.done("my-games")["games"]] == [table]


def test_a_program_makes_tables_and_is_somebody_of_its_own(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    token = token_of(zoe)
    me = browser(server, **bearer(token)).get("/api/me").json()
    assert me["person"] != zoe.me["person"]
    with Page(server, bearer(token)) as program, zoe.page() as page:
        table = open_table(program)
        assert page.refused("close", table=table) == "only-host"


@pytest.mark.parametrize("header", ["Bearer nonsense", "Bearer x" * 50, "bearer x", "Basic eDp5", "Bearer"])
def test_a_token_that_is_not_ours_is_nobody(server: Server, header: str) -> None:
    assert browser(server, authorization=header).get("/api/me").status_code == 401
    with pytest.raises(InvalidStatus):
        Page(server, {"Authorization": header})


def test_a_wrong_token_does_not_fall_back_on_the_cookie(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    assert zoe.http.get("/api/me", headers=bearer("nonsense")).status_code == 401


def test_nobody_can_read_a_token_again(server: Server) -> None:
    token = token_of(Guest(server, "Zoé"))
    with sqlite3.connect(server.folder / FILE) as database:
        kept = database.execute("SELECT * FROM people").fetchall()
    database.close()
    assert token not in str(kept)


def test_a_program_has_a_name_that_can_be_seen(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    assert zoe.http.post("/api/programs", json={"name": ""}).json()["key"] == "name-length"
    assert zoe.http.post("/api/programs", json={"name": "x", "rating": 3000}).json()["key"] == "message-malformed"


@pytest.mark.parametrize("address", ["/api/me", "/api/me/link"])
def test_a_program_gets_nothing_that_outlives_its_token(server: Server, address: str) -> None:
    answer = browser(server, **bearer(token_of(Guest(server, "Zoé")))).post(address, json={"name": "Deep Sleeper"})
    assert (answer.status_code, answer.json()["key"]) == (400, "not-for-programs")
    assert "set-cookie" not in answer.headers


def test_a_program_does_not_come_in_by_a_cookie_or_a_link(server: Server) -> None:
    program = Guest(server, "Zoé").http.post("/api/programs", json={"name": "Deep Turnip"}).json()["person"]
    with sqlite3.connect(server.folder / FILE) as database:
        ((key,),) = database.execute("SELECT value FROM keys WHERE name = 'identity'").fetchall()
    database.close()
    for cookie in (Identity(key).cookie(program), former_cookie(server, program)):
        assert browser(server, cookie=f"tablee={cookie}").get("/api/me").status_code == 401
    answer = browser(server).post("/api/me/move", json={"link": program})
    assert answer.json()["key"] == "link-invalid"
