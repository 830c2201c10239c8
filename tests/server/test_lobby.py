"""Tables are made, found, joined, left, started, closed, and played again."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.playing import BOT, ME, SOMEBODY, begin, decide, is_awaited, open_table, pages, person, play_out
from tests.server.serving import Guest, Server, serving


def test_open_tables_are_listed_as_they_come_and_go(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Wim") as (zoe, yann, watcher):
        watcher.done("watch-lobby")
        table = open_table(zoe, is_public=True, clock={"kind": "move", "seconds": 30}, hints=False)
        listed = watcher.until("lobby-table")["table"]
        assert (listed["table"], listed["host"], listed["hints"]) == (table, "Zoé", False)
        assert listed["clock"] == {"kind": "move", "seconds": 30, "increment": 0}
        yann.done("join", table=table)
        assert watcher.until("lobby-table")["table"]["seats"][1]["name"] == "Yann"
        zoe.done("start", table=table)
        assert watcher.until("lobby-gone")["table"] == table


def test_a_newcomer_sees_the_tables_that_are_open(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        public, private = open_table(zoe, is_public=True), open_table(zoe)
        yann.send("watch-lobby")
        listed = {table["table"] for table in yann.until("lobby")["tables"]}
        assert public in listed
        assert private not in listed


def test_who_looks_away_from_the_lobby_hears_no_more_of_it(server: Server) -> None:
    with pages(server, "Zoé", "Wim") as (zoe, watcher):
        watcher.done("watch-lobby")
        watcher.done("leave-lobby")
        open_table(zoe, is_public=True)
        assert watcher.ask("my-games")["type"] == "done"
        assert b'"lobby-table"' not in b"".join(watcher.frames)


def test_a_table_by_link_is_not_listed_and_can_be_joined(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Wim") as (zoe, yann, watcher):
        watcher.done("watch-lobby")
        table = open_table(zoe)
        yann.done("join", table=table)
        open_table(zoe, is_public=True)
        watcher.until("lobby-table")
        assert table.encode() not in b"".join(watcher.frames)


@pytest.mark.parametrize(
    ("fields", "key", "named"),
    [
        ({"game": "chess"}, "game-unknown", "chess"),
        ({"preset": "wild"}, "preset-unknown", "wild"),
        ({"options": {"colour": 3}}, "option-unknown", "colour"),
        ({"options": {"rounds": 0}}, "option-value", "rounds"),
        ({"options": {"rounds": "many"}}, "option-value", "rounds"),
        ({"options": {"rounds": "x" * 8000}}, "option-value", "rounds"),
        ({"options": {"rounds": True}}, "option-value", "rounds"),
        ({"options": {"rounds": 10**30}}, "option-value", "rounds"),
        ({"options": {"farmer_supply": 12}, "chairs": [ME, BOT, BOT]}, "option-seats", "farmer_supply"),
        ({"chairs": [ME]}, "seats-number", "1"),
        ({"chairs": [ME] + [BOT] * 6}, "seats-number", "7"),
        ({"chairs": [ME] + [BOT] * 10}, "message-malformed", "$.chairs"),
        ({"chairs": []}, "message-malformed", "$.chairs"),
        ({"chairs": [ME, {"kind": "bot", "level": "divine"}]}, "bot-unknown", "divine"),
        ({"chairs": [ME, {"kind": "bot"}]}, "bot-unknown", ""),
        ({"chairs": [ME, {"kind": "ghost"}]}, "message-malformed", "ghost"),
        ({"chairs": [ME, ME]}, "one-seat-for-you", ""),
        ({"chairs": [SOMEBODY, SOMEBODY]}, "one-seat-for-you", ""),
        ({"clock": {"kind": "move", "seconds": 1}}, "message-malformed", "$.clock.seconds"),
        ({"clock": {"kind": "hourglass"}}, "message-malformed", "$.clock.kind"),
        ({"clock": {"kind": "bank", "increment": -1}}, "message-malformed", "$.clock.increment"),
        ({"commitment": "abc"}, "message-malformed", "$.commitment"),
        ({"commitment": "a" * 64 + "\n"}, "message-malformed", "$.commitment"),
        ({"is_public": "yes"}, "message-malformed", "$.is_public"),
        ({"sides": 3}, "message-malformed", "sides"),
    ],
)
def test_what_cannot_be_played_is_refused_and_the_field_is_named(
    server: Server, fields: dict[str, Any], key: str, named: str
) -> None:
    with pages(server, "Zoé") as (zoe,):
        answer = zoe.ask("create", **{"game": "ugo", "chairs": [ME, BOT], **fields})
        assert (answer["type"], answer["key"]) == ("refused", key), answer
        assert named in answer["words"]


def test_a_preset_brings_its_options_and_mine_stand_over_them(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        table = open_table(zoe, game="vigo", preset="as-printed", options={"memory_aid": True})
        options = zoe.tables[table]["options"]
        assert (options["vigilance"], options["memory_aid"], options["locks_per_colour"]) == (True, True, 1)


def test_a_seat_is_taken_once(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Xavi", "Wim") as (zoe, yann, xavi, late):
        table = open_table(zoe, SOMEBODY, SOMEBODY, BOT)
        assert yann.refused("join", table=table, seat=0) == "seat-taken"
        assert yann.refused("join", table=table, seat=3) == "seat-taken"
        assert yann.refused("join", table=table, seat=9) == "seat-taken"
        yann.done("join", table=table, seat=2)
        assert yann.refused("join", table=table) == "already-seated"
        assert xavi.refused("join", table=table, seat=2) == "seat-taken"
        xavi.done("join", table=table)
        assert late.refused("join", table=table) == "table-full"
        assert [seat["name"] for seat in late.done("follow", table=table)["seats"]] == ["Zoé", "Xavi", "Yann", "random"]


def test_two_people_want_the_last_seat_at_once(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Xavi") as (zoe, yann, xavi):
        table = open_table(zoe)
        asked = [(page, page.send("join", table=table)) for page in (yann, xavi)]
        answers = []
        for page, number in asked:
            while (message := page.next()).get("id") != number:
                pass
            answers.append(message["type"])
        assert sorted(answers) == ["done", "refused"]


def test_there_is_no_such_table(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        for kind in ("follow", "join", "leave", "start", "close", "resign", "agree", "take-back", "hint", "rematch"):
            assert zoe.refused(kind, table="nowhere") == "no-such-table"


def test_a_table_without_people_is_closed(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        yann.done("watch-lobby")
        table = open_table(zoe, SOMEBODY, BOT, is_public=True)
        zoe.done("leave", table=table)
        assert yann.until("lobby-gone")["table"] == table
        assert yann.refused("join", table=table) == "table-closed"
        assert zoe.done("my-games")["games"] == []


def test_when_the_host_leaves_another_person_is_the_host(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = open_table(zoe, SOMEBODY, BOT)
        yann.done("join", table=table)
        yann.done("follow", table=table)
        assert yann.refused("start", table=table) == "only-host"
        zoe.done("leave", table=table)
        news = yann.until("seats", host=person(yann))
        assert news["seats"][0]["is_free"]
        assert zoe.refused("start", table=table) == "only-host"
        assert yann.refused("start", table=table) == "seats-empty"
        zoe.done("join", table=table)
        yann.done("start", table=table)


def test_only_the_host_removes_mutes_closes_and_starts(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Wim") as (zoe, yann, watcher):
        table = open_table(zoe)
        yann.done("join", table=table)
        for page in (yann, watcher):
            assert page.refused("remove", table=table, seat=0) == "only-host"
            assert page.refused("mute", table=table, person=person(zoe)) == "only-host"
            assert page.refused("chair", table=table, seat=1, level="greedy") == "only-host"
            assert page.refused("close", table=table) == "only-host"
            assert page.refused("start", table=table) == "only-host"


def test_the_host_asks_somebody_to_stand_up(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = open_table(zoe, SOMEBODY, BOT)
        assert zoe.refused("remove", table=table, seat=1) == "seat-empty"
        assert zoe.refused("remove", table=table, seat=2) == "seat-empty"
        assert zoe.refused("remove", table=table, seat=7) == "no-such-seat"
        yann.done("join", table=table)
        yann.done("follow", table=table)
        zoe.done("remove", table=table, seat=1)
        assert yann.until("seats")["seats"][1]["is_free"]
        assert yann.refused("leave", table=table) == "not-at-table"


def test_the_host_puts_a_bot_on_an_empty_seat_and_frees_it_again(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = open_table(zoe, SOMEBODY, BOT, is_public=True)
        yann.done("follow", table=table)
        for seat, level, key in ((0, "greedy", "seat-taken"), (1, "lucky", "bot-unknown"), (7, "", "no-such-seat")):
            assert zoe.refused("chair", table=table, seat=seat, level=level) == key
        assert zoe.refused("chair", table=table, seat=1, level="expert/999999999") == "bot-unknown"
        zoe.done("chair", table=table, seat=1, level="hard")
        assert yann.until("seats")["seats"][1] == {"name": "Léontine", "level": "hard"}
        zoe.done("chair", table=table, seat=1, level="greedy")
        assert yann.until("seats")["seats"][1] == {"name": "greedy", "level": "greedy"}
        assert yann.refused("join", table=table) == "table-full"
        zoe.done("chair", table=table, seat=2)
        assert yann.until("seats")["seats"][2] == {"is_free": True}
        yann.done("join", table=table)
        assert zoe.refused("chair", table=table, seat=2, level="greedy") == "seat-taken"
        zoe.done("start", table=table)
        assert zoe.until("table", status="playing")["seats"][1]["level"] == "greedy"
        assert zoe.refused("chair", table=table, seat=1) == "already-started"


@pytest.mark.parametrize("level", ["cmd:sh", "net:weights.npz", "os:system", "examples.monte_carlo:MonteCarlo"])
def test_no_program_is_started_for_whoever_names_one(server: Server, level: str) -> None:
    """That is for people at their own machine."""
    with pages(server, "Zoé") as (zoe,):
        table = open_table(zoe, SOMEBODY)
        assert zoe.refused("chair", table=table, seat=1, level=level) == "bot-unknown"
        bot = {"kind": "bot", "level": level}
        assert zoe.refused("create", game="ugo", chairs=[ME, bot]) == "bot-unknown"
        assert zoe.refused("hint", table=table, level=level) in ("not-started", "bot-unknown")


def test_a_bot_put_on_a_seat_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        zoe = Guest(server, "Zoé")
        with zoe.page() as page:
            table = open_table(page, SOMEBODY, BOT)
            page.done("chair", table=table, seat=1, level="greedy")
            page.done("chair", table=table, seat=2)
        server.kill()
        server.start()
        with zoe.page() as page:
            seats = page.done("follow", table=table)["seats"]
            assert seats[1:] == [{"name": "greedy", "level": "greedy"}, {"is_free": True}]


def test_nobody_is_removed_from_a_game(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        assert zoe.refused("remove", table=table, seat=1) == "already-started"
        assert zoe.refused("close", table=table) == "already-started"
        assert yann.refused("leave", table=table) == "already-started"
        assert zoe.refused("start", table=table) == "already-started"


def test_the_host_silences_somebody(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = open_table(zoe)
        yann.done("chat", table=table, text="Hello")
        zoe.done("mute", table=table, person=person(yann))
        zoe.done("mute", table=table, person=person(yann))
        assert yann.refused("chat", table=table, text="Hello again") == "muted"
        zoe.done("chat", table=table, text="Quiet, at last")


def test_only_who_is_at_the_table_is_silenced(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Wim", "Xavi") as (zoe, yann, watcher, elsewhere):
        table = open_table(zoe)
        yann.done("join", table=table)
        watcher.done("follow", table=table)
        for page in (yann, watcher):
            zoe.done("mute", table=table, person=person(page))
        for somebody in ("", "nobody", person(elsewhere)):
            assert zoe.refused("mute", table=table, person=somebody) == "nobody-to-mute"


def test_the_host_closes_a_table(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = open_table(zoe)
        yann.done("join", table=table)
        yann.done("follow", table=table)
        zoe.done("close", table=table)
        assert yann.until("seats", status="closed")["table"] == table
        assert yann.refused("decide", table=table, question=0, action=0) == "not-started"
        assert zoe.refused("start", table=table) == "table-closed"
        assert yann.refused("leave", table=table) == "table-closed"
        assert yann.done("my-games")["games"] == []


def test_a_game_starts_when_no_seat_is_empty(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = open_table(zoe)
        assert zoe.refused("start", table=table) == "seats-empty"
        yann.done("join", table=table)
        zoe.done("start", table=table)
        zoe.until("table", status="playing")
        assert zoe.refused("start", table=table) == "already-started"


def test_a_table_that_starts_by_itself_does_when_it_is_full(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = open_table(zoe, starts_when_full=True)
        yann.done("join", table=table)
        assert zoe.until("table", status="playing")["table"] == table


def test_a_table_with_bots_alone_starts_at_once(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        table = open_table(zoe, BOT, starts_when_full=True)
        if zoe.tables[table]["status"] != "playing":
            zoe.until("table", status="playing")
        assert play_out(table, zoe)["how"] == "finished"


def test_whoever_looks_on_is_counted_once_and_sees_no_hand(server: Server) -> None:
    wim = Guest(server, "Wim")
    with pages(server, "Zoé", "Yann") as (zoe, yann), wim.page() as one, wim.page() as two:
        table = begin(zoe, yann)
        for page in (one, two):
            seen = page.done("follow", table=table)
            assert seen["seat"] is None
            assert not seen["picture"]["hand"]
            assert "asked" not in seen
        assert zoe.until("seats", watchers=1)
        one.done("unfollow", table=table)
        two.done("unfollow", table=table)
        assert zoe.until("seats", watchers=0)
        assert one.refused("resign", table=table) == "not-at-table"


def test_whoever_closes_the_page_before_the_start_keeps_the_seat_and_is_shown_as_away(server: Server) -> None:
    yann = Guest(server, "Yann")
    with pages(server, "Zoé") as (zoe,):
        table = open_table(zoe)
        with yann.page() as page:
            page.done("join", table=table)
            page.done("follow", table=table)
            assert zoe.until("seats")["seats"][1]["name"] == "Yann"
        while (seat := zoe.until("seats")["seats"][1]).get("is_here"):
            pass
        assert seat["name"] == "Yann"
        with yann.page() as page:
            page.done("follow", table=table)
            assert zoe.until("seats")["seats"][1]["is_here"]


def test_games_that_wait_for_me_stand_first(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        tables = [begin(zoe, yann) for _ in range(4)]
        waiting = {table for table in tables if is_awaited(zoe, table)}
        last = open_table(zoe)
        games = zoe.done("my-games")["games"]
        assert {game["table"] for game in games} == {*tables, last}
        assert {game["table"] for game in games[: len(waiting)]} == waiting
        assert all(game.get("is_my_turn", False) == (game["table"] in waiting) for game in games)


def test_my_finished_games_tell_who_played_and_how_it_ended(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        result = play_out(table, zoe, yann)
        (game,) = zoe.done("my-games")["games"]
        assert (game["table"], game["status"], game["result"]) == (table, "finished", result)
        assert (game["players"], game["seat"]) == (["Zoé", "Yann"], 0)
        assert game["ended"] >= game["created"]


def test_elsewhere_i_hear_that_a_game_waits_for_me(server: Server) -> None:
    guest = Guest(server, "Zoé")
    with guest.page() as zoe, pages(server, "Yann") as (yann,), guest.page() as elsewhere:
        table = begin(zoe, yann)
        elsewhere.send("my-games")
        while not is_awaited(zoe, table):
            zoe.next() if is_awaited(zoe, table) else decide(yann, table)
            zoe.done("follow", table=table)
        assert elsewhere.until("mine")["game"]["table"] == table
        while is_awaited(zoe, table):  # whoever wins the trick is asked once more
            decide(zoe, table)
        assert not elsewhere.until("mine")["game"].get("is_my_turn", False)


def test_the_first_who_wants_a_rematch_makes_the_table_and_the_others_sit_down(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Wim") as (zoe, yann, watcher):
        table = begin(zoe, yann)
        assert zoe.refused("rematch", table=table) == "not-finished"
        play_out(table, zoe, yann)
        assert watcher.refused("rematch", table=table) == "not-at-table"
        again = yann.done("rematch", table=table)["table"]
        assert zoe.until("seats", successor=again)
        yann.done("follow", table=again)
        assert zoe.done("rematch", table=table)["table"] == again
        seats = yann.until("table", status="playing")["seats"]
        assert [seat["name"] for seat in seats] == ["Zoé", "Yann"]
        assert zoe.done("rematch", table=table)["table"] == again


def test_two_want_a_rematch_at_the_same_moment(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        play_out(table, zoe, yann)
        asked = [(page, page.send("rematch", table=table)) for page in (zoe, yann)]
        made = set()
        for page, number in asked:
            while (message := page.next()).get("id") != number:
                pass
            made.add(message["table"])
        assert len(made) == 1


def test_a_rematch_that_nobody_waits_for_any_more_can_be_asked_for_again(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        play_out(table, zoe, yann)
        given_up = zoe.done("rematch", table=table)["table"]
        zoe.done("leave", table=given_up)
        again = yann.done("rematch", table=table)["table"]
        assert again != given_up
        assert zoe.done("rematch", table=table)["table"] == again


def test_a_rematch_keeps_bots_options_and_clock(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        table = begin(zoe, bots=2, clock={"kind": "bank", "seconds": 600, "increment": 5}, hints=False)
        play_out(table, zoe)
        again = zoe.done("rematch", table=table)["table"]
        new = zoe.done("follow", table=again)
        old = zoe.tables[table]
        assert all(new[term] == old[term] for term in ("game", "options", "clock", "hints"))
        assert [seat.get("level") for seat in new["seats"]] == [None, "random", "random"]


def test_everybody_can_read_what_can_be_played(server: Server) -> None:
    games = {game["name"]: game for game in Guest(server, "Zoé").http.get("/api/games").json()}
    assert {name for name, game in games.items() if game["is_listed"]} == {"ugo", "vigo", "pillage"}
    assert games["ugo"]["seats"] == [2, 3, 4]
    assert "greedy" in games["pillage"]["levels"]
    assert [(bot["level"], bot["name"]) for bot in games["ugo"]["bots"]][2:] == [
        ("hard", "Léontine"),
        ("expert", "Ugoline"),
    ]
    assert all(bot["style"] for game in games.values() for bot in game["bots"])
    assert all(option["words"] for game in games.values() for option in game["options"])
