"""Who may watch a game again, and how far: with everything open, while it runs, from a record; and playing on."""

from typing import Any

import httpx

from tablee.games.picture import laid
from tests.server.playing import TWO_TRICKS, begin, decide, mover, pages, play_out
from tests.server.serving import Guest, Server, browser


def frames(http: httpx.Client, table: str, seat: str = "") -> list[dict[str, Any]]:
    """The frames of a replay, each with the whole picture."""
    asked = f"?seat={seat}" if seat else ""
    told: list[dict[str, Any]] = http.get(f"/api/tables/{table}/replay{asked}").raise_for_status().json()["frames"]
    picture: dict[str, Any] = {}
    for frame in told:
        frame["picture"] = picture = laid(picture, frame["changes"])
    return told


def finished(server: Server) -> str:
    """A short game of Zoé and Yann to its end."""
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, options=TWO_TRICKS)
        play_out(table, zoe, yann)
        return table


def test_everything_is_open_once_a_game_is_over(server: Server) -> None:
    table = finished(server)
    opened, own = frames(browser(server), table, "all"), frames(browser(server), table, "0")
    assert max(len(frame["held"][0]) for frame in opened) == 2
    for frame, seen in zip(opened, own, strict=True):
        assert len(frame["held"][0]) == len(seen["picture"]["hand"])
        assert seen["held"] == []


def test_an_open_bay_shows_every_face(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, game="vigo", options={})
        zoe.done("agree", table=table)
        yann.done("agree", table=table)
    last, closed = frames(browser(server), table, "all")[-1], frames(browser(server), table)[-1]
    hidden = sum(row.count("hidden") for row in last["picture"]["bay"])
    assert len(last["picture"]["ghosts"]) == hidden > 0
    assert closed["picture"]["ghosts"] == {}


def test_a_running_game_shows_what_its_seat_saw_and_no_more(server: Server) -> None:
    with pages(server, "Yann") as (yann,):
        guest = Guest(server, "Zoé")
        with guest.page() as zoe:
            table = begin(zoe, yann, options=TWO_TRICKS)
            decide(mover(table, zoe, yann), table)
            seen = frames(guest.http, table, "0")[-1]["picture"]
            assert seen["hand"] == zoe.tables[table]["picture"]["hand"]
            assert frames(browser(server), table)[-1]["picture"]["hand"] is None
            for eyes in ("1", "all"):
                assert guest.http.get(f"/api/tables/{table}/replay?seat={eyes}").json()["key"] == "not-finished"


def test_a_game_of_memory_is_not_shown_again_while_it_runs(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, game="vigo", options={})
        assert browser(server).get(f"/api/tables/{table}/replay").json()["key"] == "replay-memory"
        helped = begin(zoe, yann, game="vigo", options={"memory_aid": True})
        assert browser(server).get(f"/api/tables/{helped}/replay").status_code == 200


def test_the_players_say_who_may_watch(server: Server) -> None:
    guest, stranger = Guest(server, "Zoé"), Guest(server, "Xavier")
    with guest.page() as zoe, pages(server, "Yann") as (yann,):
        table = begin(zoe, yann, options=TWO_TRICKS)
        play_out(table, zoe, yann)
    address = f"/api/tables/{table}/audience"
    assert stranger.http.post(address, json={"audience": "players"}).json()["key"] == "not-at-table"
    assert guest.http.post(address, json={"audience": "players"}).status_code == 200
    for what in ("replay", "result", "record", "analysis"):
        assert stranger.http.get(f"/api/tables/{table}/{what}").json()["key"] == "replay-for-players"
        assert guest.http.get(f"/api/tables/{table}/{what}").status_code == 200
    with stranger.page() as page:
        assert page.refused("follow", table=table) == "replay-for-players"
    listed = [line["table"] for line in stranger.http.get("/api/replays").json()]
    assert table not in listed
    guest.http.post(address, json={"audience": "everybody"}).raise_for_status()
    assert table in [line["table"] for line in stranger.http.get("/api/replays").json()]
    assert guest.http.get(f"/api/tables/{table}/result").json()["audience"] == "everybody"


def test_a_record_that_is_brought_along_is_shown_and_not_kept(server: Server) -> None:
    table, http = finished(server), browser(server)
    record = http.get(f"/api/tables/{table}/record").text
    shown = http.post("/api/records?seat=1", content=record).raise_for_status().json()
    assert shown["frames"] == http.get(f"/api/tables/{table}/replay?seat=1").json()["frames"]
    assert [seat["name"] for seat in shown["seats"]] == ["Zoé", "Yann"]
    broken = http.post("/api/records", content=record.replace("player 1", "player 7"))
    assert (broken.status_code, "words" in broken.json()) == (400, True)


def test_a_game_goes_on_from_a_moment_with_the_same_cards(server: Server) -> None:
    table, guest = finished(server), Guest(server, "Xavier")
    seen = frames(browser(server), table, "0")
    moment = next(frame for frame in seen if frame["seat"] is not None)
    with guest.page() as page:
        number = page.done("play-on", table=table, seq=moment["seq"], seat=0, level="random")["table"]
        now = page.until("table", table=number)
        assert now["picture"]["hand"] == moment["picture"]["hand"]
        assert now["picture"]["trick"]["cards"][:1] == moment["picture"]["trick"]["cards"][:1]
        play_out(number, page)
        assert page.refused("play-on", table=table, seq=9999, seat=0) == "game-over"
    old, new = (browser(server).get(f"/api/tables/{one}/result").json() for one in (table, number))
    assert (new["copied_from"], old["copied_from"]) == (table, "")
    assert new["secret"] == old["secret"]


def test_nobody_plays_on_from_a_game_that_runs(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        assert zoe.refused("play-on", table=table, seq=9, seat=0) == "not-finished"
