"""At a table: moves, what each person sees, tabs, coming back, chat, undo, giving up, ending, hints."""

from pathlib import Path
from typing import Any

import pytest

from tablee.server.store.store import CHAT_LINES
from tests.server.playing import (
    BOT,
    TWO_TRICKS,
    begin,
    catch_up,
    decide,
    is_awaited,
    mover,
    open_table,
    other_of,
    pages,
    play_out,
)
from tests.server.serving import Guest, Server, serving


def test_everybody_sees_their_own_hand_and_hears_their_own_story(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Wim") as (zoe, yann, watcher):
        table = begin(zoe, yann, options=TWO_TRICKS)
        watcher.done("follow", table=table)
        hands = [page.tables[table]["picture"]["hand"] or [] for page in (zoe, yann, watcher)]
        assert [len(hand) for hand in hands] == [2, 2, 0]
        dealt = [
            [line["args"]["seat"]["args"]["number"] for line in page.tables[table]["story"] if "dealt" in line["key"]]
            for page in (zoe, yann)
        ]
        assert [set(seats) for seats in dealt] == [{1}, {2}]
        first = mover(table, zoe, yann)
        reached = decide(first, table)["seq"]
        told = [catch_up(page, table, reached)["story"][-1] for page in (zoe, yann, watcher)]
        assert told[0] == told[1] == told[2]
        assert told[0]["key"] == "ugo-card-played"


def test_whoever_asks_for_words_gets_them_in_their_language(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    with zoe.page("words&language=fr") as french, zoe.page("words&language=en") as english, zoe.page() as plain:
        table = begin(french, bots=1)
        stories = [page.done("follow", table=table)["story"] for page in (french, english, plain)]
        assert stories[0][0]["words"] != stories[1][0]["words"]
        assert "words" not in stories[2][0]


def test_a_move_can_be_written(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        table = begin(zoe, bots=1)
        mover(table, zoe)
        now = zoe.tables[table]
        assert (
            zoe.done("decide", table=table, question=now["question"], move=now["asked"]["moves"][0])["type"] == "update"
        )


def test_two_tabs_of_one_person_show_the_same(server: Server) -> None:
    guest = Guest(server, "Zoé")
    with guest.page() as one, guest.page() as two:
        table = begin(one, bots=1, options=TWO_TRICKS)
        two.done("follow", table=table)
        mover(table, one, two)
        reached = decide(two, table)["seq"]
        answer, news = two.frames[-1], catch_up(one, table, reached)
        assert b'"id":' in answer
        assert news["picture"] == two.tables[table]["picture"]
        play_out(table, one, two)
        assert one.tables[table]["picture"] == two.done("follow", table=table)["picture"]


def test_people_are_here_while_one_of_their_tabs_is(server: Server) -> None:
    guest = Guest(server, "Yann")
    with pages(server, "Zoé") as (zoe,), guest.page() as one:
        table = begin(zoe, one)
        with guest.page() as two:
            two.done("follow", table=table)
            one.done("unfollow", table=table)
            assert zoe.done("follow", table=table)["seats"][1]["is_here"]
        assert not zoe.until("seats")["seats"][1].get("is_here")
        one.done("follow", table=table)
        assert zoe.until("seats")["seats"][1]["is_here"]


def test_whoever_comes_back_hears_only_what_is_new(server: Server) -> None:
    guest = Guest(server, "Yann")
    with pages(server, "Zoé") as (zoe,):
        with guest.page() as yann:
            table = begin(zoe, yann, options=TWO_TRICKS)
            known = dict(yann.tables[table])
        if is_awaited(zoe, table):
            decide(zoe, table)
        with guest.page() as yann:
            now = yann.done("follow", table=table, since=known["seq"])
            whole = yann.done("follow", table=table)
            assert known["story"][: now.get("story_from", 0)] + now.get("story", []) == whole["story"]
            assert now.get("story_from", 0) == len(known["story"])
            ahead = yann.done("follow", table=table, since=10**9)
            assert ahead["story"] == whole["story"]
            assert play_out(table, zoe, yann)["how"] == "finished"


def test_people_talk(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Wim") as (zoe, yann, watcher):
        table = begin(zoe, yann)
        watcher.done("follow", table=table)
        yann.done("chat", table=table, text="  <b>Bonjour</b>\n\x07à tous ")
        lines = [page.until("chat")["line"] for page in (zoe, watcher)]
        assert lines[0] == lines[1]
        assert (lines[0]["name"], lines[0]["text"]) == ("Yann", "<b>Bonjour</b>  à tous")
        assert zoe.refused("chat", table=table, text=" \t\n") == "chat-empty"
        assert watcher.done("follow", table=table)["chat"] == [lines[0]]


def test_a_newcomer_reads_the_last_hundred_lines(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = open_table(zoe)
        for number in range(110):
            zoe.send("chat", table=table, text=str(number))
        zoe.done("leave-lobby")
        zoe.done("chat", table=table, text="last")
        read = yann.done("follow", table=table)["chat"]
        assert (len(read), read[-1]["text"]) == (100, "last")


def test_a_move_is_taken_back_when_the_other_one_agrees(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, options=TWO_TRICKS)
        first = mover(table, zoe, yann)
        second = other_of(first, zoe, yann)
        before = dict(first.tables[table])
        assert first.refused("take-back", table=table) == "nothing-to-take-back"
        decide(first, table)
        assert second.refused("take-back", table=table) == "nothing-to-take-back"
        seq = first.done("take-back", table=table)["taking_back"]["seq"]
        reached = second.done("answer-take-back", table=table, seq=seq, agrees=True)["seq"]
        for page in (zoe, yann):
            catch_up(page, table, reached)
        now = first.tables[table]
        assert (now["picture"], now["story"], now["asked"]) == (before["picture"], before["story"], before["asked"])
        assert now["question"] > before["question"]
        assert first.refused("decide", table=table, question=before["question"], action=0) == "stale-question"
        assert play_out(table, zoe, yann)["how"] == "finished"


def test_of_two_the_one_who_gives_up_loses(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        zoe.done("resign", table=table)
        result = yann.until("update")["result"]
        assert (result["how"], result["winners"]) == ("resigned", [1])


def test_of_three_a_bot_plays_on_for_the_one_who_gave_up(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Xavi") as (zoe, yann, xavi):
        table = begin(zoe, yann, xavi, options=TWO_TRICKS)
        zoe.done("resign", table=table)
        now = zoe.done("follow", table=table)
        assert "asked" not in now
        assert zoe.refused("decide", table=table, question=now["question"], action=0) == "seat-given-up"
        assert zoe.refused("take-back", table=table) == "seat-given-up"
        assert zoe.refused("return", table=table) == "seat-of-bot"
        assert zoe.refused("resign", table=table) == "seat-of-bot"
        assert not any(game.get("is_my_turn") for game in zoe.done("my-games")["games"])
        assert [page.done("my-games")["games"][0].get("has_resigned", False) for page in (zoe, yann)] == [True, False]
        assert play_out(table, yann, xavi)["how"] == "finished"


def test_everybody_hears_who_gave_up_and_so_does_who_comes_later(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Xavi", "Lou") as (zoe, yann, xavi, lou):
        table = begin(zoe, yann, xavi, options=TWO_TRICKS)
        lou.done("follow", table=table)
        zoe.done("resign", table=table)
        for page in (zoe, yann, xavi, lou):
            seats: list[dict[str, Any]] = [{}]
            while not seats[0].get("has_resigned"):
                seats = page.until("seats")["seats"]
            assert [seat.get("has_resigned", False) for seat in seats] == [True, False, False]
            assert seats[0]["name"] == "Zoé"
        assert lou.done("follow", table=table)["seats"][0]["has_resigned"]


def test_a_game_ends_when_all_agree(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        zoe.done("agree", table=table)
        assert yann.until("update", agreeing=[0])
        assert yann.done("agree", table=table)["result"]["how"] == "agreed"


def test_a_move_takes_back_the_wish_to_end(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, options=TWO_TRICKS)
        zoe.done("agree", table=table)
        assert not decide(mover(table, zoe, yann), table).get("agreeing")


def test_a_hint_is_a_move_i_can_make(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        first = mover(table, zoe, yann)
        asked = first.tables[table]["asked"]
        hint = first.done("hint", table=table)["hint"]
        assert hint["move"] == asked["moves"][asked["actions"].index(hint["action"])]
        assert other_of(first, zoe, yann).refused("hint", table=table) == "hint-not-asked"


def test_where_hints_are_not_allowed_there_are_none(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        assert zoe.refused("hint", table=begin(zoe, bots=1, hints=False)) == "no-hints"


@pytest.mark.parametrize("kind", ["decide", "resign", "agree", "take-back", "return", "hint"])
def test_before_the_start_nothing_is_played(server: Server, kind: str) -> None:
    with pages(server, "Zoé") as (zoe,):
        fields = {"question": 0, "action": 0} if kind == "decide" else {}
        assert zoe.refused(kind, table=open_table(zoe), **fields) == "not-started"


def test_nobody_takes_back_a_seat_that_is_theirs(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        assert zoe.refused("return", table=begin(zoe, bots=1)) == "not-absent"


def test_after_a_power_cut_every_table_is_as_it_was(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0", "--no-rate-limits") as server:
        zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
        with zoe.page() as one, yann.page() as two:
            open_one = open_table(one, BOT)
            table = begin(one, two, options=TWO_TRICKS)
            decide(mover(table, one, two), table)
            planning = begin(one, two, game="pillage", options={"round_limit": 1})
            mine = decide(one, planning)
            one.done("chat", table=table, text="Still there?")
            known = one.done("follow", table=table)
        server.kill()
        server.start()
        with zoe.page() as one, yann.page() as two:
            now = one.done("follow", table=table, since=known["seq"])
            for part in ("seq", "question", "awaited", "picture", "scores", "commitment", "chat"):
                assert now.get(part) == known.get(part)
            assert one.done("follow", table=planning)["asked"] == mine["asked"]
            assert one.done("follow", table=open_one)["status"] == "open"
            one.done("follow", table=table)
            two.done("follow", table=table)
            assert play_out(table, one, two)["how"] == "finished"
        assert server.errors() == []


def test_a_newcomer_reads_as_many_lines_of_chat_from_memory_as_from_disk(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = open_table(zoe)
        for number in range(CHAT_LINES + 1):
            zoe.done("chat", table=table, text=f"{number}")
        read = [line["text"] for line in yann.done("follow", table=table)["chat"]]
        assert read == [f"{number}" for number in range(1, CHAT_LINES + 1)]
