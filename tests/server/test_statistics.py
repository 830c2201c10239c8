"""What came of somebody's finished games: by game, and as a history."""

from tests.server.playing import TWO_TRICKS, begin, pages, play_out
from tests.server.serving import Guest, Server, browser


def test_finished_games_are_counted_by_game_and_listed(server: Server) -> None:
    guest = Guest(server, "Zoé")
    with guest.page() as zoe, pages(server, "Yann") as (yann,):
        table = begin(zoe, yann, options=TWO_TRICKS)
        result = play_out(table, zoe, yann)
        stopped = begin(zoe, yann)
        zoe.done("agree", table=stopped)
        yann.done("agree", table=stopped)
        copied = zoe.done("play-on", table=table, seq=0, seat=0, level="random")["table"]
        zoe.until("table", table=copied)
        play_out(copied, zoe)
    found = guest.http.get("/api/me/statistics").raise_for_status().json()
    assert {line["table"]: line["is_counted"] for line in found["history"]} == {
        table: True,
        stopped: False,
        copied: False,
    }
    (ugo,) = found["games"]
    share = 1 / len(result["winners"]) if 0 in result["winners"] else 0
    assert (ugo["game"], ugo["games"], ugo["share"], ugo["fair_share"]) == ("ugo", 1, share, 0.5)
    assert ugo["points"] == result["scores"][0]
    assert ugo["choices"] == []


def test_nobody_has_no_statistics(server: Server) -> None:
    assert browser(server).get("/api/me/statistics").status_code == 401
