"""Five people plan at the same moment, and nobody is in anybody's way."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.playing import begin, catch_up, decide, is_awaited, pages
from tests.server.serving import Page, Server

NAMES = ("Zoé", "Yann", "Xavi", "Wim", "Vera")


@contextmanager
def pirates(server: Server) -> Iterator[tuple[str, list[Page]]]:
    """A round of Pillage with five people."""
    with pages(server, *NAMES) as people:
        yield begin(*people, game="pillage", options={"round_limit": 2}), people


def choose(page: Page, table: str) -> int:
    """Send a part of a plan, and do not wait."""
    now = page.tables[table]
    return page.send("decide", table=table, question=now["question"], action=now["asked"]["actions"][0])


def answer(page: Page, number: int) -> dict[str, object]:
    while (message := page.next()).get("id") != number:
        pass
    return message


def test_five_people_plan_at_the_same_moment_and_nobody_is_refused(server: Server) -> None:
    with pirates(server) as (table, people):
        question = people[0].tables[table]["question"]
        while people[0].tables[table]["question"] == question:
            planning = [page for page in people if is_awaited(page, table)]
            sent = [(page, choose(page, table)) for page in planning]
            assert [answer(page, number)["type"] for page, number in sent] == ["update"] * len(sent)
            seq = max(page.tables[table]["seq"] for page in people)
            for page in people:
                catch_up(page, table, seq)
                page.done("follow", table=table)
        pictures = {str(page.tables[table]["scores"]) for page in people}
        assert len(pictures) == 1


def test_a_plan_is_nobodys_business_until_all_are_made(server: Server) -> None:
    with pirates(server) as (table, people):
        zoe, *others = people
        before = [page.tables[table]["picture"] for page in others]
        while is_awaited(zoe, table):
            decide(zoe, table)
        assert zoe.tables[table]["awaited"] == [1, 2, 3, 4]
        for page, picture in zip(others, before, strict=True):
            assert page.done("follow", table=table)["picture"] == picture
            assert page.tables[table]["question"] == zoe.tables[table]["question"]


def test_a_plan_can_be_changed_and_taken_back_until_all_are_made(server: Server) -> None:
    with pirates(server) as (table, people):
        zoe = people[0]
        asked = zoe.tables[table]["asked"]
        decide(zoe, table)
        decide(zoe, table)
        assert not is_awaited(zoe, table)
        decide(zoe, table, place=1)
        zoe.done("take-back", table=table)
        zoe.done("take-back", table=table)
        assert zoe.tables[table]["asked"] == asked
        assert zoe.refused("take-back", table=table) == "nothing-to-take-back"


def test_whoever_gives_up_while_planning_holds_nobody_up(server: Server) -> None:
    with pirates(server) as (table, people):
        zoe, *others = people
        decide(zoe, table)
        zoe.done("resign", table=table)
        question = zoe.tables[table]["question"]
        for page in others:
            while is_awaited(page, table) and page.tables[table]["question"] == question:
                decide(page, table)
        assert others[-1].until("update")["question"] > question or others[-1].tables[table]["question"] > question


def test_an_old_plan_does_not_count_for_the_next_round(server: Server) -> None:
    with pirates(server) as (table, people):
        question = people[0].tables[table]["question"]
        for page in people:
            while is_awaited(page, table) and page.tables[table]["question"] == question:
                decide(page, table)
        for page in people:
            assert page.refused("decide", table=table, question=question, action=0) == "stale-question"
