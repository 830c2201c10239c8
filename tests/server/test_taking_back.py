"""Undo among people: a request to everybody else who is there, which ends with a no, a last yes, or the next move."""

from pathlib import Path
from typing import Any

from tests.server.playing import TWO_TRICKS, begin, catch_up, decide, mover, other_of, pages, play_out
from tests.server.serving import Guest, Page, Server, serving


def taking_back(page: Page, how: str | None) -> dict[str, Any]:
    """The next update that says how a request stands."""
    while True:
        update = page.until("update")
        if (update.get("taking_back") or {}).get("how") == how:
            return update


def answer(page: Page, table: str, agrees: bool) -> dict[str, Any]:
    seq = page.tables[table]["taking_back"]["seq"]
    return page.done("answer-take-back", table=table, seq=seq, agrees=agrees)


def test_everybody_who_is_there_must_agree_and_all_hear_of_it(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Xavi", "Lou") as (zoe, yann, xavi, lou):
        table = begin(zoe, yann, xavi, options=TWO_TRICKS)
        lou.done("follow", table=table)
        first = mover(table, zoe, yann, xavi)
        seat, others = first.tables[table]["seat"], [page for page in (zoe, yann, xavi) if page is not first]
        before = dict(first.tables[table])
        reached = decide(first, table)["seq"]
        asked = first.done("take-back", table=table)
        seats = sorted(page.tables[table]["seat"] for page in others)
        assert (asked["seq"], asked["taking_back"]) == (
            reached,
            {"seat": seat, "how": "asked", "seq": reached, "seats": seats},
        )
        for page in (*others, lou):
            assert taking_back(page, "asked")["taking_back"]["seats"] == seats
        assert lou.refused("answer-take-back", table=table, seq=0, agrees=True) == "not-at-table"
        assert lou.done("follow", table=table)["taking_back"]["seats"] == seats

        answer(others[0], table, agrees=True)
        assert taking_back(first, "asked")["taking_back"]["seats"] == [others[1].tables[table]["seat"]]
        done = answer(others[1], table, agrees=True)
        for page in (first, others[0], lou):
            assert taking_back(page, "done")["taking_back"]["seat"] == seat
        now = first.tables[table]
        assert (now["picture"], now["story"], now["asked"]) == (before["picture"], before["story"], before["asked"])
        assert done["seq"] == reached + 1
        assert play_out(table, zoe, yann, xavi)["how"] == "finished"


def test_a_no_a_second_thought_and_the_next_move_end_a_request(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, options=TWO_TRICKS)
        first = mover(table, zoe, yann)
        second = other_of(first, zoe, yann)
        reached = decide(first, table)["seq"]
        catch_up(second, table, reached)

        first.done("take-back", table=table)
        taking_back(second, "asked")
        answer(second, table, agrees=False)
        declined = taking_back(first, "declined")
        assert (declined["seq"], declined["taking_back"]["seats"]) == (reached, [second.tables[table]["seat"]])
        gone = {"table": table, "seq": reached, "agrees": True}
        assert second.refused("answer-take-back", **gone) == "take-back-not-asked"

        first.done("take-back", table=table)
        answer(first, table, agrees=False)
        taking_back(second, "withdrawn")
        assert "taking_back" not in second.done("follow", table=table)

        first.done("take-back", table=table)
        taking_back(second, "asked")
        assert "taking_back" not in decide(second, table)
        assert second.refused("answer-take-back", **gone) == "take-back-not-asked"


def test_only_who_is_asked_answers_and_once(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Xavi") as (zoe, yann, xavi):
        table = begin(zoe, yann, xavi, options=TWO_TRICKS)
        first = mover(table, zoe, yann, xavi)
        one, other = (page for page in (zoe, yann, xavi) if page is not first)
        seq = decide(first, table)["seq"]

        def is_refused(page: Page, seq: int, agrees: bool = True) -> bool:
            refused = page.refused("answer-take-back", table=table, seq=seq, agrees=agrees)
            return refused == "take-back-not-asked"

        assert is_refused(one, seq)  # nobody has asked yet
        first.done("take-back", table=table)
        assert is_refused(first, seq)
        assert is_refused(one, seq + 1)
        one.done("answer-take-back", table=table, seq=seq, agrees=True)
        assert is_refused(one, seq)
        assert is_refused(one, seq, agrees=False)
        undone = other.done("answer-take-back", table=table, seq=seq, agrees=True)
        assert undone["taking_back"]["how"] == "done"
        assert is_refused(other, seq)


def test_nobody_is_asked_who_is_not_there(server: Server) -> None:
    """Yann looks elsewhere: what he has not seen is undone at once, and who watches hears of it."""
    with pages(server, "Zoé", "Yann", "Lou") as (zoe, yann, lou):
        table = begin(zoe, yann, options=TWO_TRICKS)
        lou.done("follow", table=table)
        first = mover(table, zoe, yann)
        second = other_of(first, zoe, yann)
        second.done("unfollow", table=table)
        decide(first, table)
        assert first.done("take-back", table=table)["taking_back"]["how"] == "done"
        assert taking_back(lou, "done")["taking_back"]["seat"] == first.tables[table]["seat"]


def test_a_request_is_gone_when_who_plays_changes(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Xavi") as (zoe, yann, xavi):
        table = begin(zoe, yann, xavi, options=TWO_TRICKS)
        first = mover(table, zoe, yann, xavi)
        decide(first, table)
        first.done("take-back", table=table)
        other_of(first, zoe, yann, xavi).done("resign", table=table)
        assert "taking_back" not in first.done("follow", table=table)


def test_a_request_is_forgotten_when_the_server_starts_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guests = [Guest(server, name) for name in ("Zoé", "Yann")]
        with guests[0].page() as zoe, guests[1].page() as yann:
            table = begin(zoe, yann, options=TWO_TRICKS)
            first = mover(table, zoe, yann)
            decide(first, table)
            assert first.done("take-back", table=table)["taking_back"]["how"] == "asked"
            seat = first.tables[table]["seat"]
        server.kill()
        server.start()
        with guests[seat].page() as back:
            assert "taking_back" not in back.done("follow", table=table)
            assert back.done("take-back", table=table)["taking_back"]["how"] == "done"  # the other one is not back yet


def test_the_replies_of_bots_go_with_a_move_that_others_let_go(server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, bots=1, options={"rounds": 1})
        bot = 2
        while True:  # who plays last in a trick is not always followed by the bot
            first = mover(table, zoe, yann)
            decided = decide(first, table)
            if first is yann and decided["awaited"] == [bot]:
                break
        catch_up(first, table, decided["seq"] + 1)
        first.done("take-back", table=table)
        taking_back(zoe, "asked")
        answer(zoe, table, agrees=True)
        taking_back(first, "done")
        assert first.tables[table]["awaited"] == [first.tables[table]["seat"]]


def test_what_others_agreed_to_stands_when_somebody_gives_up(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Xavi") as (zoe, yann, xavi):
        table = begin(zoe, yann, xavi, options=TWO_TRICKS)
        zoe.done("agree", table=table)
        xavi.done("resign", table=table)
        assert yann.done("follow", table=table)["agreeing"] == [0]
        assert yann.done("agree", table=table)["result"]["how"] == "agreed"


def test_a_no_to_an_end_is_heard_by_all_and_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guests = [Guest(server, name) for name in ("Zoé", "Yann")]
        with guests[0].page() as zoe, guests[1].page() as yann:
            table = begin(zoe, yann, options=TWO_TRICKS)
            assert yann.refused("decline", table=table) == "no-end-offered"
            zoe.done("agree", table=table)
            yann.until("update", agreeing=[0])
            declined = yann.done("decline", table=table)
            assert (declined["end_declined"], declined.get("agreeing")) == (1, None)
            assert zoe.until("update", end_declined=1).get("agreeing") is None
            zoe.done("agree", table=table)
            assert zoe.done("decline", table=table)["end_declined"] == 0  # the own offer is taken back
            assert "result" not in yann.done("agree", table=table)
            yann.done("decline", table=table)
        server.kill()
        server.start()
        with guests[0].page() as back:
            assert "agreeing" not in back.done("follow", table=table)


def test_a_seat_is_told_whether_it_has_something_to_undo(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Lou") as (zoe, yann, lou):
        table = begin(zoe, yann, options=TWO_TRICKS)
        lou.done("follow", table=table)
        first = mover(table, zoe, yann)
        second = other_of(first, zoe, yann)
        assert "can_take_back" not in first.tables[table]
        reached = decide(first, table)
        assert reached["can_take_back"]
        for other in (second, lou):
            assert "can_take_back" not in catch_up(other, table, reached["seq"])
        assert first.done("follow", table=table)["can_take_back"]
        catch_up(first, table, decide(second, table)["seq"])
        assert "can_take_back" not in first.tables[table]
