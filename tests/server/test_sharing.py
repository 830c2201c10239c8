"""Several servers on one PostgreSQL: people at different servers play with each other."""

import asyncio
import hashlib
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server.store.postgres import PostgresDatabase
from tablee.server.store.servers import LEASE
from tablee.server.store.store import Known, Store, StoredTable, table_of
from tests.server.cluster import CUT
from tests.server.playing import BOT, ME, SOMEBODY, decide, is_awaited, mover
from tests.server.postgres import Postgres, engine_at, name_of
from tests.server.serving import PATIENCE, Guest, Page, Server, serving

FLAGS = ("--pace", "0", "--no-rate-limits", "--grace", "600", "--bot-processes", "1")
CODE = ("--host-code", "a secret of ours")
SHORT = {"rounds": 1, "hand_size": 4}


@pytest.fixture(scope="module")
def address(postgres: Postgres) -> str:
    """A database that servers share."""
    return postgres.database()


@pytest.fixture(scope="module")
def servers(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers on one database."""
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp(f"server-{number}") for number in range(2)]
        running = [stack.enter_context(serving(folder, "--database", address, *FLAGS, *CODE)) for folder in folders]
        yield running
        for server in running:
            assert server.errors() == []


@pytest.fixture
def two(servers: list[Server]) -> Iterator[list[Page]]:
    """Somebody at each server."""
    with ExitStack() as stack:
        yield [stack.enter_context(Guest(server, name).page()) for server, name in zip(servers, "AB", strict=True)]


def begin(host: Page, *others: Page, **fields: Any) -> str:
    """A table whose people are at different servers, where the match has begun."""
    wanted = {"game": "ugo", "options": SHORT, "chairs": [ME, *[SOMEBODY] * len(others)]}
    table = str(host.done("create", **{**wanted, **fields})["table"])
    host.done("follow", table=table)
    for other in others:
        other.done("join", table=table)
        other.done("follow", table=table)
    host.send("start", table=table)
    for page in (host, *others):
        while page.tables[table]["status"] != "playing":
            page.next()
    return table


def play(table: str, *pages: Page) -> None:
    """Play a game to its end; everybody hears of every move."""
    while not all("result" in page.tables[table] for page in pages):
        seq = max(page.tables[table]["seq"] for page in pages)
        for page in pages:
            while page.tables[table]["seq"] < seq:
                page.next()
        asked = [page for page in pages if is_awaited(page, table)]
        if asked:
            decide(asked[0], table)
        elif "result" not in pages[0].tables[table]:
            pages[0].next()  # a bot is waited for, which may end the game


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Hear what comes until something is so."""
    while not is_so():
        page.next()


def come_to(is_so: Callable[[], bool]) -> None:
    """Wait for something that comes by itself."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# A game


def test_people_at_two_servers_play_a_game_to_its_end(two: list[Page]) -> None:
    table = begin(*two)
    play(table, *two)
    ends = [(page.tables[table]["result"], page.tables[table]["seq"]) for page in two]
    assert ends[0] == ends[1]


def test_who_may_see_a_game_is_known_at_the_other_server(servers: list[Server]) -> None:
    ada, ben, stranger = Guest(servers[0], "Ada"), Guest(servers[1], "Ben"), Guest(servers[1], "Zoé")
    with ada.page() as one, ben.page() as other:
        table = begin(one, other)
        play(table, one, other)
        result = f"/api/tables/{table}/result"
        assert stranger.http.get(result).status_code == 200
        ada.http.post(f"/api/tables/{table}/audience", json={"audience": "players"}).raise_for_status()
        come_to(lambda: stranger.http.get(result).status_code != 200)
        assert ben.http.get(result).json()["audience"] == "players"


def test_plans_that_are_made_at_once_at_two_servers_are_shown_together(two: list[Page]) -> None:
    """Both servers find the other's plan, or are overtaken: the round goes on once."""
    table = begin(*two, game="pillage", options={"round_limit": 3})
    while not all("result" in page.tables[table] for page in two):
        asked = [page for page in two if "asked" in page.tables[table] and is_awaited(page, table)]
        with ThreadPoolExecutor(len(two)) as hands:
            list(hands.map(lambda page: try_to_decide(page, table), asked))
        for page in two:
            hear_all(page)
    assert two[0].tables[table]["result"] == two[1].tables[table]["result"]
    assert two[0].tables[table]["seq"] == two[1].tables[table]["seq"]


def test_moves_and_plans_are_known_at_the_other_server_without_a_question(
    two: list[Page], address: str, postgres: Postgres
) -> None:
    """Whoever reads a table asks who sits there, and would wait here."""
    ugo, pillage = begin(*two), begin(*two, game="pillage", options={"round_limit": 3})
    with engine_at(postgres.address(name_of(address))) as engine, engine.begin() as connection:
        connection.exec_driver_sql("LOCK TABLE chairs IN ACCESS EXCLUSIVE MODE")
        moved = mover(ugo, *two)
        seq = decide(moved, ugo)["seq"]
        other = two[1 - two.index(moved)]
        until(other, lambda: other.tables[ugo]["seq"] == seq)
        plan(two[0], pillage)
        until(two[1], lambda: two[1].tables[pillage]["awaited"] == [1])


def plan(page: Page, table: str) -> None:
    """Choose in secret, part by part."""
    while is_awaited(page, table):
        asked = page.tables[table]
        page.done("decide", table=table, question=asked["question"], action=asked["asked"]["actions"][0])


def test_what_is_read_of_a_move_does_not_grow_with_its_game(two: list[Page], address: str) -> None:
    """Of secret choices too only those of the open question."""
    table = begin(*two, game="pillage", options={"round_limit": 3})
    while two[0].tables[table]["seq"] < 12 and "result" not in two[0].tables[table]:
        for page in [page for page in two if "asked" in page.tables[table] and is_awaited(page, table)]:
            try_to_decide(page, table)
        for page in two:
            hear_all(page)
    question, seq = two[0].tables[table]["question"], two[0].tables[table]["seq"]

    async def read() -> tuple[StoredTable | None, StoredTable | None]:
        store = Store(PostgresDatabase(address))
        whole = await store.read(table_of(table))
        new = await store.read(table_of(table, Known(seq, 0, question)))
        await store.close()
        return whole, new

    whole, new = asyncio.run(read())
    assert whole
    assert new
    assert min(row.question for row in whole.pending) < question
    assert all(row.question == question for row in new.pending)
    assert (new.log, new.lives) == ([], [])


def try_to_decide(page: Page, table: str) -> None:
    """Decide; what the other one did may have come before."""
    now = page.tables[table]
    page.ask("decide", table=table, question=now["question"], action=now["asked"]["actions"][0])


def hear_all(page: Page) -> None:
    try:
        while True:
            page.next(timeout=0.1)
    except TimeoutError:
        return


def test_a_move_taken_back_is_asked_for_and_granted_across_servers(two: list[Page]) -> None:
    table = begin(*two)
    mine = mover(table, *two)
    other = two[1 - two.index(mine)]
    decide(mine, table)
    asked = mine.done("take-back", table=table)
    assert asked["taking_back"]["how"] == "asked"
    until(other, lambda: other.tables[table].get("taking_back", {}).get("how") == "asked")
    other.done("answer-take-back", table=table, seq=other.tables[table]["taking_back"]["seq"], agrees=True)
    until(mine, lambda: mine.tables[table].get("taking_back", {}).get("how") == "done")
    assert is_awaited(mine, table)


@pytest.mark.parametrize(("answers", "how"), [("other", "declined"), ("asker", "withdrawn")])
def test_a_move_that_stays_is_told_as_such_across_servers(two: list[Page], answers: str, how: str) -> None:
    table = begin(*two)
    mine = mover(table, *two)
    other = two[1 - two.index(mine)]
    decide(mine, table)
    mine.done("take-back", table=table)
    until(other, lambda: other.tables[table].get("taking_back", {}).get("how") == "asked")
    answering, hearing = (other, mine) if answers == "other" else (mine, other)
    seq = answering.tables[table]["taking_back"]["seq"]
    said = answering.done("answer-take-back", table=table, seq=seq, agrees=False)["taking_back"]
    until(hearing, lambda: hearing.tables[table].get("taking_back", {}).get("how") != "asked")
    assert said["how"] == how
    assert hearing.tables[table]["taking_back"] == said


def test_who_would_rather_play_on_is_named_at_the_other_server(two: list[Page]) -> None:
    table = begin(*two)
    two[0].done("agree", table=table)
    until(two[1], lambda: bool(two[1].tables[table].get("agreeing")))
    assert two[1].done("decline", table=table)["end_declined"] == 1
    until(two[0], lambda: "end_declined" in two[0].tables[table])
    assert two[0].tables[table]["end_declined"] == 1


def test_who_comes_and_goes_is_seen_at_the_other_server(servers: list[Server], two: list[Page]) -> None:
    table = begin(*two)
    with Guest(servers[1], "Zoé").page() as watcher:
        watcher.done("follow", table=table)
        two[0].until("seats", watchers=1)
    two[0].until("seats", watchers=0)
    two[1].done("unfollow", table=table)
    while two[0].until("seats")["seats"][1].get("is_here"):
        pass


def test_what_is_said_is_heard_at_the_other_server(two: list[Page]) -> None:
    table = begin(*two)
    two[1].done("chat", table=table, text="ahoy")
    assert two[0].until("chat")["line"]["text"] == "ahoy"
    two[0].done("chat", table=table, text="aye")
    while two[1].until("chat")["line"]["text"] != "aye":
        pass


def test_whose_turn_it_is_is_told_at_a_server_that_does_not_hold_the_table(servers: list[Server]) -> None:
    ada, ben = Guest(servers[0], "Ada"), Guest(servers[0], "Ben")
    with ada.page() as a, ben.page() as b:
        ben.server = servers[1]
        with ben.page() as elsewhere:
            table = begin(a, b)
            while mover(table, a, b) is b:
                decide(b, table)
            decide(a, table)
            told = elsewhere.until("mine")["game"]
            assert told["table"] == table


# The lobby


def test_a_table_is_listed_at_both_servers_as_it_fills_and_goes(two: list[Page]) -> None:
    two[1].done("watch-lobby")
    table = str(two[0].done("create", game="ugo", options=SHORT, chairs=[ME, SOMEBODY], is_public=True)["table"])
    listed = two[1].until("lobby-table")["table"]
    assert listed["table"] == table
    two[0].done("close", table=table)
    assert two[1].until("lobby-gone")["table"] == table


# People


def test_a_session_ends_at_every_server(servers: list[Server]) -> None:
    ada = Guest(servers[0], "Ada")
    ada.server = servers[1]
    with ada.page() as page:
        ada.http.delete("/api/sessions").raise_for_status()
        with pytest.raises(Exception, match="signed out"):
            page.until("nothing")


def test_who_never_sat_down_and_is_deleted_is_shown_out_at_every_server(servers: list[Server]) -> None:
    ada = Guest(servers[0], "Ada")
    http = ada.http
    ada.server = servers[1]
    with ada.page() as page:
        http.delete("/api/me/data").raise_for_status()
        with pytest.raises(Exception, match="deleted"):
            page.until("nothing")


def test_a_new_name_is_known_at_every_server(servers: list[Server]) -> None:
    ada = Guest(servers[0], "Ada")
    ada.server = servers[1]
    with ada.page() as page:
        ada.http.post("/api/me", json={"name": "Adèle"}).raise_for_status()
        come_to(lambda: name_at_a_table(page) == "Adèle")


def name_at_a_table(page: Page) -> str:
    """How the person of a page is called at a new table."""
    table = page.done("create", game="ugo", options=SHORT, chairs=[ME, SOMEBODY])["table"]
    name = page.done("follow", table=table)["seats"][0]["name"]
    page.done("close", table=table)
    return str(name)


def test_what_was_missed_about_people_is_looked_up(servers: list[Server], address: str, postgres: Postgres) -> None:
    """Connections are cut, and before a server listens again a session ends and somebody has another name."""
    ada, ben = Guest(servers[0], "Ada"), Guest(servers[0], "Ben")
    ada.server = ben.server = servers[1]
    with ada.page() as named, ben.page() as leaving:
        postgres.ask(name_of(address), CUT)
        come_to(lambda: ada.http.post("/api/me", json={"name": "Adèle"}).status_code == 200)
        come_to(lambda: ben.http.delete("/api/sessions").status_code in (200, 401))
        with pytest.raises(Exception, match="signed out"):
            leaving.until("nothing")
        come_to(lambda: name_at_a_table(named) == "Adèle")


def test_bots_play_at_a_table_whose_people_are_at_two_servers(two: list[Page]) -> None:
    table = begin(*two, chairs=[ME, SOMEBODY, BOT])
    play(table, *two)
    assert two[0].tables[table]["result"] == two[1].tables[table]["result"]


# Servers come and go


def let_ten_seconds_pass(postgres: Postgres, address: str) -> None:
    """For all servers, as the others see them: whoever lives says so again, and who was killed is found out."""
    postgres.ask(name_of(address), f"UPDATE servers SET last = last - {LEASE}")


def test_a_bots_turn_is_taken_over_from_a_server_that_died(tmp_path: Path, postgres: Postgres) -> None:
    """Its claims are lifted when it has not been heard of for a while; nobody opens the table meanwhile."""
    address = postgres.database()
    slow = ("--pace", "3600", *FLAGS[2:])
    first = Server(tmp_path / "first", "--database", address, *slow).start()
    ada = Guest(first, "Ada")
    with ada.page() as page:
        table = page.done("create", game="ugo", options=SHORT, chairs=[ME, BOT], starts_when_full=True)["table"]
        page.until("table", table=table, status="playing")
        if is_awaited(page, table):
            decide(page, table)
        with serving(tmp_path / "second", "--database", address, *FLAGS) as second:
            first.kill()
            let_ten_seconds_pass(postgres, address)
            log = f"SELECT count(*) FROM log WHERE table_id = '{table}'"
            before = postgres.ask(name_of(address), log)
            come_to(lambda: postgres.ask(name_of(address), log) != before)
            assert second.errors() == []


def test_a_match_begins_though_the_server_that_was_about_to_begin_it_died(tmp_path: Path, postgres: Postgres) -> None:
    """Who had promised a nonce does not show it, so that it takes a while to begin."""
    address = postgres.database()
    first = Server(tmp_path / "first", "--database", address, *FLAGS).start()
    with (
        serving(tmp_path / "second", "--database", address, *FLAGS) as second,
        Guest(first, "Ada").page() as a,
        Guest(second, "Ben").page() as b,
    ):
        promise = hashlib.sha256(b"nonce").hexdigest()
        table = a.done("create", game="ugo", options=SHORT, chairs=[ME, SOMEBODY], commitment=promise)["table"]
        b.done("join", table=table)
        b.done("follow", table=table)
        a.send("start", table=table)
        b.until("table", status="shuffling")
        first.kill()
        let_ten_seconds_pass(postgres, address)
        b.until("table", status="playing")


def test_a_server_that_was_paused_comes_back_and_knows_what_is_new(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.database()
    with (
        serving(tmp_path / "first", "--database", address, *FLAGS) as first,
        serving(tmp_path / "second", "--database", address, *FLAGS) as second,
        Guest(first, "Ada").page() as a,
        Guest(second, "Ben").page() as b,
    ):
        table = begin(a, b)
        mine = mover(table, a, b)
        assert first.process
        assert second.process
        sleeper = second.process if mine is a else first.process
        other = b if mine is a else a
        sleeper.send_signal(signal.SIGSTOP)
        decide(mine, table)
        sleeper.send_signal(signal.SIGCONT)
        until(other, lambda: other.tables[table]["seq"] == mine.tables[table]["seq"])


def test_servers_are_updated_one_after_another_while_people_play(tmp_path: Path, postgres: Postgres) -> None:
    """Each is stopped and started anew; its people come back to the other one, and the game goes on."""
    address = postgres.database()
    with (
        serving(tmp_path / "first", "--database", address, *FLAGS) as first,
        serving(tmp_path / "second", "--database", address, *FLAGS) as second,
    ):
        ada, ben = Guest(first, "Ada"), Guest(second, "Ben")
        with ada.page() as a, ben.page() as b:
            table = begin(a, b, options={"rounds": 1, "hand_size": 6})
        for updated, other in ((first, second), (second, first)):
            assert updated.stop() == 0
            ada.server = ben.server = other
            move_once(table, ada, ben)
            updated.start()
        ada.server, ben.server = first, second
        move_once(table, ada, ben)
        assert first.errors() == second.errors() == []


def move_once(table: str, *people: Guest) -> None:
    """Come to a table with new pages, and move; everybody hears of it."""
    with ExitStack() as stack:
        pages = [stack.enter_context(one.page()) for one in people]
        for page in pages:
            page.done("follow", table=table)
        moved = mover(table, *pages)
        seq = decide(moved, table)["seq"]
        for page in pages:
            until(page, lambda page=page: page.tables[table]["seq"] >= seq)  # type: ignore[misc]


# Several processes at one address


def test_workers_share_an_address(tmp_path: Path, postgres: Postgres) -> None:
    with serving(tmp_path, "--database", postgres.database(), "--workers", "2", *FLAGS) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        with ada.page() as a, ben.page() as b:
            table = begin(a, b)
            play(table, a, b)
        assert httpx.get(f"{server.address}/ready", timeout=PATIENCE).status_code == 200
        assert server.errors() == []


def test_workers_need_a_database_that_can_be_shared(tmp_path: Path) -> None:
    server = Server(tmp_path, "--workers", "2")
    with pytest.raises(AssertionError, match="Several processes cannot share a file"):
        server.start()
