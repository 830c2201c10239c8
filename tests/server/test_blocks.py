"""People block and report each other: what is not shown any more, and what the host reads."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tablee.server.moderation.blocks import MOST_BLOCKS
from tablee.server.moderation.reports import CHAT_LINES, MOST_OF_ONE
from tests.server.playing import SOMEBODY, begin, open_table, person, play_out
from tests.server.serving import Guest, Page, Server, serving

CODE = "a secret of ours"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a code of its own for hosts."""
    flags = ("--pace", "0", "--no-rate-limits", "--host-code", CODE)
    with serving(tmp_path_factory.mktemp("blocks"), *flags) as running:
        yield running
        assert running.errors() == []


@pytest.fixture(scope="module")
def host(server: Server) -> Guest:
    """Its host."""
    guest = Guest(server, "Hanna")
    guest.http.post("/api/host", json={"code": CODE}).raise_for_status()
    return guest


def block(guest: Guest, whom: str) -> None:
    guest.http.post("/api/blocks", json={"person": whom}).raise_for_status()


def unblock(guest: Guest, whom: str) -> None:
    guest.http.delete(f"/api/blocks/{whom}").raise_for_status()


def reports(host: Guest, **query: Any) -> list[dict[str, Any]]:
    return list(host.http.get("/api/host/reports", params=query).raise_for_status().json()["rows"])


def chat_of(page: Page, table: str) -> list[str]:
    """The chat as somebody reads it who looks again."""
    return [line["text"] for line in page.done("follow", table=table).get("chat", [])]


def heard(page: Page) -> list[str]:
    """What came over the line as news of the chat."""
    messages = [json.decode(frame) for frame in page.frames]
    return [message["line"]["text"] for message in messages if message["type"] == "chat"]


# Blocks


def test_what_a_blocked_person_says_is_not_shown_to_who_blocked_them(server: Server) -> None:
    ada, ben, cy = (Guest(server, name) for name in ("Ada", "Ben", "Cy"))
    with ada.page() as a, ben.page() as b, cy.page() as c:
        table = begin(a, b, c, options={"rounds": 1, "hand_size": 3})
        b.done("chat", table=table, text="before")
        block(ada, ben.me["person"])
        b.done("chat", table=table, text="while")
        c.done("chat", table=table, text="from Cy")
        assert chat_of(a, table) == ["from Cy"]
        assert chat_of(b, table) == chat_of(c, table) == ["before", "while", "from Cy"]
        assert heard(a) == ["before", "from Cy"]  # the first was said in time
        assert heard(c) == ["before", "while", "from Cy"]
        unblock(ada, ben.me["person"])
        assert chat_of(a, table) == ["before", "while", "from Cy"]
        b.done("chat", table=table, text="after")
        assert a.until("chat")["line"]["text"] == "after"


def test_a_block_holds_on_every_page_for_companions_and_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0") as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        companion = ada.http.post("/api/companions", json={"name": "Ann"}).json()["person"]
        with ada.page(), ben.page() as b:
            table = open_table(b, SOMEBODY)
            b.done("chat", table=table, text="turnip")
            block(ada, ben.me["person"])
            with ada.page() as other, ada.page(f"as={companion}") as beside:
                assert chat_of(other, table) == chat_of(beside, table) == []
        server.stop()
        server.start()
        with ada.page() as again, ben.page() as b:
            assert chat_of(again, table) == []
            assert chat_of(b, table) == ["turnip"]


def test_open_tables_of_a_blocked_person_are_not_listed(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    with ada.page() as a, ben.page() as b, Guest(server, "Cy").page() as c:
        first = open_table(b, SOMEBODY, is_public=True)
        a.done("watch-lobby")
        block(ada, ben.me["person"])
        a.send("watch-lobby")
        assert first not in {table["table"] for table in a.until("lobby")["tables"]}
        second = open_table(b, SOMEBODY, is_public=True)
        a.until("lobby-gone", table=second)
        c.done("join", table=second)
        b.done("leave", table=second)  # now it is Cy's
        assert a.until("lobby-table")["table"]["host"] == "Cy"
        unblock(ada, ben.me["person"])
        a.send("watch-lobby")
        assert {first, second} <= {table["table"] for table in a.until("lobby")["tables"]}
        b.done("close", table=first)
        c.done("close", table=second)


def test_a_rematch_of_a_blocked_person_is_no_invitation(server: Server) -> None:
    ada, ben, cy = (Guest(server, name) for name in ("Ada", "Ben", "Cy"))
    with ada.page() as a, ben.page() as b, cy.page() as c:
        table = begin(a, b, c)
        play_out(table, a, b, c)
        block(ada, ben.me["person"])
        again = b.done("rematch", table=table)["table"]
        assert c.until("seats", successor=again)
        a.done("chat", table=table, text="well played")
        assert all(again.encode() not in frame for frame in a.frames)
        assert "successor" not in a.done("follow", table=table)
        assert c.done("follow", table=table)["successor"] == again
        unblock(ada, ben.me["person"])
        assert a.done("follow", table=table)["successor"] == again


def test_ones_own_games_and_turns_stay_whoever_plays_there(server: Server) -> None:
    """Nobody can be seated by somebody else: a game in my list is one that I joined, and its clock runs."""
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    with ada.page() as a, ben.page() as b:
        table = begin(a, b, options={"rounds": 1, "hand_size": 3})
        block(ada, ben.me["person"])
        assert table in {game["table"] for game in a.done("my-games")["games"]}


def test_blocks_are_listed_and_taken_back(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    block(ada, ben.me["person"])
    block(ada, ben.me["person"])
    (listed,) = ada.http.get("/api/blocks").json()
    assert (listed["person"], listed["name"]) == (ben.me["person"], "Ben")
    assert ben.http.get("/api/blocks").json() == []
    unblock(ada, ben.me["person"])
    assert ada.http.get("/api/blocks").json() == []


def test_nobody_is_blocked_who_is_nobody(server: Server) -> None:
    ada = Guest(server, "Ada")
    for whom, key in (
        ("nobody", "no-such-person"),
        (ada.me["person"], "block-oneself"),
        ("x" * 50, "message-malformed"),
    ):
        assert ada.http.post("/api/blocks", json={"person": whom}).json()["key"] == key
    assert Guest(server, "Eve").http.get("/api/blocks", headers={"cookie": "tablee=forged"}).status_code == 401


def test_blocks_are_bounded(server: Server) -> None:
    ada = Guest(server, "Ada")
    for number in range(MOST_BLOCKS):
        block(ada, Guest(server, f"Ben {number}").me["person"])
    one_more = ada.http.post("/api/blocks", json={"person": Guest(server, "Cy").me["person"]})
    assert one_more.json()["key"] == "too-many-blocks"


# Reports


def test_a_report_reaches_the_host_with_the_chat_of_its_table(server: Server, host: Guest) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    with ada.page() as a, ben.page() as b:
        table = open_table(a, SOMEBODY)
        b.done("join", table=table)
        for number in range(CHAT_LINES + 5):
            b.done("chat", table=table, text=f"turnip {number}")
        a.done("report", table=table, person=person(b), reason="insults", text="  He said\n\u202eturnip  ")
        (report,) = [one for one in reports(host) if one["table"] == table]
        assert (report["reporter"]["name"], report["reported"]["name"]) == ("Ada", "Ben")
        assert (report["reason"], report["words"], report["game"]) == ("insults", "He said turnip", "ugo")
        assert report["is_running"]
        assert [line["text"] for line in report["chat"]] == [f"turnip {number}" for number in range(5, CHAT_LINES + 5)]
        assert a.refused("report", table=table, person=person(b), reason="other") == "reported-already"
        host.http.post(f"/api/host/reports/{report['id']}/settle").raise_for_status()
        assert report["id"] not in {one["id"] for one in reports(host)}
        (settled,) = [one for one in reports(host, settled="") if one["table"] == table]
        assert settled["settled"] >= settled["at"]
        a.done("report", table=table, person=person(b), reason="other")


def test_people_report_others_at_their_table_and_nobody_else(server: Server) -> None:
    with (
        Guest(server, "Ada").page() as a,
        Guest(server, "Ben").page() as b,
        Guest(server, "Cy").page() as c,
        Guest(server, "Dan").page() as d,
    ):
        table = open_table(a, SOMEBODY)
        c.done("follow", table=table)
        assert b.refused("report", table=table, person=person(a), reason="name") == "not-at-table"
        for nobody in (person(b), person(a), "greedy"):
            assert a.refused("report", table=table, person=nobody, reason="name") == "nobody-to-report"
        assert a.refused("report", table=table, person=person(c), reason="ugly") == "message-malformed"
        assert a.refused("report", table=table, person=person(c), reason="name", text="x" * 501) == "message-malformed"
        a.done("report", table=table, person=person(c), reason="name")
        c.done("report", table=table, person=person(a), reason="other")
        d.done("follow", table=table)
        d.done("report", table=table, person=person(c), reason="other")


def test_the_open_reports_of_one_person_are_few(server: Server) -> None:
    with Guest(server, "Ada").page() as a, Guest(server, "Ben").page() as b:
        for number in range(MOST_OF_ONE + 1):
            table = open_table(a, SOMEBODY)
            b.done("join", table=table)
            if number < MOST_OF_ONE:
                a.done("report", table=table, person=person(b), reason="stalling")
            else:
                assert a.refused("report", table=table, person=person(b), reason="stalling") == "too-many-reports"


def test_reports_are_limited_in_their_rate(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Guest(server, "Ada").page() as a, Guest(server, "Ben").page() as b:
        table = open_table(a, SOMEBODY)
        b.done("join", table=table)
        keys = [a.ask("report", table=table, person=person(b), reason="other").get("key") for _ in range(6)]
        assert keys == [None, *["reported-already"] * 4, "too-often"]
