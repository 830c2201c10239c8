"""A finished game is analysed in the bots' processes, once, for everybody who has the link."""

import time
from typing import Any

import httpx

from tests.server.playing import begin, pages, play_out
from tests.server.serving import PATIENCE, Guest, Server, browser

HANDS = {"rounds": 1, "hand_size": 3}


def played(server: Server) -> str:
    """A game of two people that is over."""
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, options=HANDS)
        play_out(table, zoe, yann)
        return table


def analysis_when_done(http: httpx.Client, table: str) -> dict[str, Any]:
    """The analysis of a table, as soon as it is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        status = http.get(f"/api/tables/{table}/analysis").raise_for_status().json()
        if status["analysis"]:
            return dict(status["analysis"])
        assert 0 <= status["progress"] <= 1
        time.sleep(0.05)
    raise AssertionError("the analysis was never there")


def test_an_analysis_is_made_once_and_kept(server: Server) -> None:
    table, guest, stranger = played(server), Guest(server, "Xavier"), browser(server)
    assert stranger.get(f"/api/tables/{table}/analysis").json() == {"progress": None, "analysis": None}
    assert guest.http.post(f"/api/tables/{table}/analysis").raise_for_status().json()["progress"] == 0.0
    made = analysis_when_done(stranger, table)
    assert {judged["seat"] for judged in made["judged"]} == {0, 1}
    assert made["summaries"].keys() == {"0", "1"}
    assert guest.http.post(f"/api/tables/{table}/analysis").json()["analysis"] == made


def test_a_choice_is_shown_as_it_lay_before_its_seat(server: Server) -> None:
    table, guest = played(server), Guest(server, "Xavier")
    guest.http.post(f"/api/tables/{table}/analysis").raise_for_status()
    made = analysis_when_done(guest.http, table)
    choice = guest.http.get(f"/api/tables/{table}/analysis/0").raise_for_status().json()
    assert choice["seat"] == made["judged"][0]["seat"]
    assert choice["suggested"] in choice["asked"]["actions"]
    assert guest.http.get(f"/api/tables/{table}/analysis/999").status_code == 404


def test_nothing_is_analysed_for_nobody_or_before_the_end(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        guest = Guest(server, "Xavier")
        assert guest.http.post(f"/api/tables/{table}/analysis").json()["key"] == "not-finished"
        play_out(table, zoe, yann)
        assert browser(server).post(f"/api/tables/{table}/analysis").status_code == 401


def test_one_analysis_at_a_time_for_each_person(server: Server) -> None:
    first, second, guest = played(server), played(server), Guest(server, "Xavier")
    guest.http.post(f"/api/tables/{first}/analysis").raise_for_status()
    refused = guest.http.post(f"/api/tables/{second}/analysis")
    is_done = guest.http.get(f"/api/tables/{first}/analysis").json()["analysis"] is not None
    assert is_done or refused.json()["key"] == "analysis-running"
    analysis_when_done(guest.http, first)
    assert guest.http.post(f"/api/tables/{second}/analysis").status_code == 200
    analysis_when_done(guest.http, second)
