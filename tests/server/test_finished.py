"""Finished games, for everybody who has the link."""

from tablee.games import GAMES
from tablee.games.picture import laid
from tablee.match import record
from tests.server.playing import TWO_TRICKS, begin, decide, mover, pages, play_out
from tests.server.serving import Server, browser


def test_a_finished_game_has_a_result_and_a_score_sheet(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, options=TWO_TRICKS)
        result = play_out(table, zoe, yann)
        told = browser(server).get(f"/api/tables/{table}/result").json()
        assert told["result"] == result
        assert [seat["name"] for seat in told["seats"]] == ["Zoé", "Yann"]
        assert told["sheet"][0]["scores"] == [0, 0]
        assert told["sheet"][-1]["scores"] == result["scores"]
        assert told["commitment"] == zoe.tables[table]["commitment"]


def test_a_record_can_be_downloaded_and_read_again(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        table = begin(zoe, bots=1)
        result = play_out(table, zoe)
        answer = browser(server).get(f"/api/tables/{table}/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="ugo-{table}.txt"'
        match = record.read(answer.text, GAMES)
        assert match.result
        assert (match.result.how, list(match.result.scores)) == (result["how"], result["scores"])


def test_a_replay_shows_what_each_seat_saw(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        play_out(table, zoe, yann)
        for seat, page in ((0, zoe), (1, yann)):
            replay = browser(server).get(f"/api/tables/{table}/replay?seat={seat}").json()
            picture: dict[str, object] = {}
            for frame in replay["frames"]:
                picture = laid(picture, frame["changes"])
            assert picture == page.tables[table]["picture"]
            assert [line["key"] for frame in replay["frames"] for line in frame["story"]] == [
                line["key"] for line in page.tables[table]["story"]
            ]
        assert browser(server).get(f"/api/tables/{table}/replay").json()["seat"] is None


def test_a_replay_leaves_out_what_was_taken_back(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        table = begin(zoe, bots=1)
        mover(table, zoe)
        decide(zoe, table)
        zoe.done("take-back", table=table)
        play_out(table, zoe)
        frames = browser(server).get(f"/api/tables/{table}/replay?seat=0").json()["frames"]
        picture: dict[str, object] = {}
        for frame in frames:
            picture = laid(picture, frame["changes"])
        assert picture == zoe.tables[table]["picture"]
        told = [line["key"] for frame in frames for line in frame["story"]]
        assert told == [line["key"] for line in zoe.tables[table]["story"]]
        assert {(frame["seat"] is None, frame["is_chance"]) for frame in frames[1:]} == {(True, True), (False, False)}


def test_before_the_end_nothing_is_opened(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        for what in ("result", "record", "replay?seat=0", "replay?seat=all"):
            answer = browser(server).get(f"/api/tables/{table}/{what}")
            assert (answer.status_code, answer.json()["key"]) == (409, "not-finished")
        zoe.done("agree", table=table)
        yann.done("agree", table=table)
        assert browser(server).get(f"/api/tables/{table}/record").status_code == 200


def test_the_link_of_a_table_is_a_picture_for_phones(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        answer = browser(server).get(f"/api/tables/{begin(zoe, yann)}/qr.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert b"<script" not in answer.content
