"""Olives by the protocol: two people and a bot play it to its end, and nobody is shown what is secret."""

from typing import Any

from tests.server.playing import begin, decide, is_awaited, pages, play_out
from tests.server.serving import Server, browser

QUICK: dict[str, Any] = {"game": "olives", "options": {}, "preset": "quick"}


def test_a_match_is_played_to_its_end(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, bots=1, **QUICK)
        assert zoe.tables[table]["picture"]["box"]["rounds"] == 3
        result = play_out(table, zoe, yann)
        assert result["how"] == "finished"
        assert zoe.tables[table]["picture"]["phase"] == "over"
        assert result["scores"] == zoe.tables[table]["picture"]["scores"]
    record = browser(server).get(f"/api/tables/{table}/record").text
    assert record.startswith("tablee record 1\ngame olives 1\noption rounds 3\noption leftovers true\n")


def test_a_bid_is_nobodys_business_until_all_are_made(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, **QUICK)
        before, (lowest, *rest) = yann.tables[table]["picture"], zoe.tables[table]["picture"]["hand"]
        decide(zoe, table)
        assert not is_awaited(zoe, table)
        seen = yann.done("follow", table=table)["picture"]
        assert seen["asked"] == before["asked"]
        assert (seen["bid"], seen["held"]) == (None, [6, 6])
        zoes = zoe.done("follow", table=table)["picture"]
        assert (zoes["bid"], zoes["hand"]) == (lowest, rest)


def test_what_is_not_in_hand_is_refused_with_its_reason(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, **QUICK)
        now = zoe.tables[table]
        (away,) = set(now["picture"]["box"]["cards"]) - set(now["picture"]["hand"])
        assert zoe.refused("decide", table=table, question=now["question"], action=away) == "olives-not-in-hand"


def test_the_catalogue_has_it_and_does_not_list_it(server: Server) -> None:
    games = {game["name"]: game for game in browser(server).get("/api/games").json()}
    assert [name for name, game in games.items() if game["is_listed"]] == ["ugo", "vigo", "pillage"]
    assert games["olives"]["blurb"]
