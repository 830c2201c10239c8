"""A PostgreSQL that is away: whoever asks for something is told so, and to come back; and then it goes on."""

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.server.app import application
from tablee.server.game_server import GameServer
from tablee.server.ops.database_away import DatabaseAway
from tablee.server.ops.settings import Settings
from tablee.server.store.due import DueKind, due_row
from tablee.server.tables.abandoned import AbandonedGames
from tablee.server.tables.waker import Waker
from tests.server.inside import Somebody, come_to, open_server
from tests.server.playing import BOT, ME, SOMEBODY, begin, decide, mover
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE, Guest, Page, Server, browser, serving

FLAGS = ("--pace", "0", "--no-rate-limits", "--grace", "600", "--bot-processes", "1")
LONG = {"rounds": 1, "hand_size": 6}
AWAY, RESTARTING, TRY_AGAIN = 503, 1012, 1013

# What is read before anybody is asked who they are.
BODIES: dict[str, Any] = {
    "/api/me": {"name": "Zoé"},
    "/api/me/move": {"link": "a-link"},
    "/api/programs": {"name": "Robot"},
    "/api/companions": {"name": "Tim"},
}
# What a server knows by itself; and, the last two, what is refused before it looks anything up.
KNOWN = {
    *("/health", "/metrics", "/api/games", "/api/tables", "/api/records", "/api/puzzles"),
    *("/api/puzzles/{game}/{number}", "/api/rulebooks/{game}", "/api/lessons/{game}"),
    *("/api/passkeys/any", "/api/passkeys/sign-in"),
}


@pytest.fixture(scope="module")
def stopping() -> Iterator[Postgres]:
    """A PostgreSQL of its own, which is stopped."""
    running = Postgres().start()
    yield running
    running.remove()


def routes(folder: Path) -> list[tuple[str, str]]:
    """All that can be asked over HTTP: methods and paths."""
    answered = [route for route in application(Settings(folder)).routes if isinstance(route, Route)]
    return [(method, route.path) for route in answered for method in sorted(route.methods or ()) if method != "HEAD"]


def filled(path: str) -> str:
    """A path with names of nothing in it."""
    return re.sub(r"{\w+(:path)?}", "abcdefgh2345", path)


def ask(guest: Guest, method: str, path: str) -> httpx.Response:
    return guest.http.request(method, filled(path), json=BODIES.get(path) if method == "POST" else None)


def until_ready(server: Server) -> None:
    deadline = time.monotonic() + PATIENCE
    while browser(server).get("/ready").status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def close_code(page: Page) -> int:
    """How the server ends a connection."""
    with pytest.raises(ConnectionClosed) as ended:
        page.until("nothing")
    assert ended.value.rcvd
    return ended.value.rcvd.code


def is_told_away(answer: httpx.Response) -> bool:
    """Whether an answer says in words that the database is away, and when to come back."""
    says_when = int(answer.headers.get("retry-after", "0")) > 0
    return answer.status_code == AWAY and says_when and "does not answer" in answer.json()["words"]


def test_every_question_is_told_that_the_database_is_away(tmp_path: Path, stopping: Postgres) -> None:
    asked = routes(tmp_path / "none")
    with serving(tmp_path / "server", "--database", stopping.database(), *FLAGS) as server:
        guest = Guest(server, "Ada")
        stopping.stop()
        answers = {(method, path): ask(guest, method, path) for method, path in asked}
        stopping.start()
        until_ready(server)
        assert guest.http.get("/api/me").json() == guest.me
        assert "Exception in ASGI application" not in server.log.read_text("utf-8")
    of_database = {(method, path) for method, path in asked if path.startswith("/api/") and path not in KNOWN}
    assert len(of_database) > 40
    told = {asked for asked, answer in answers.items() if is_told_away(answer)}
    assert told == of_database | {("GET", "/ready")}
    assert {asked: answer for asked, answer in answers.items() if answer.status_code >= 500 and asked not in told} == {}


def test_pages_are_told_that_the_database_is_away_and_play_on(tmp_path: Path, stopping: Postgres) -> None:
    with serving(tmp_path, "--database", stopping.database(), *FLAGS) as server, ExitStack() as stack:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        a, b, lister, maker, visitor = [stack.enter_context(one.page()) for one in (ada, ben, ada, ada, ada)]
        table = begin(a, b, options=LONG)
        stopping.stop()
        lost = mover(table, a, b)
        assert lost.refused("decide", **a_move(lost, table)) == "not-stored"
        assert close_code(lost) == RESTARTING
        assert lister.refused("my-games") == "database-away"
        assert maker.refused("create", game="ugo", chairs=[ME, SOMEBODY]) in ("database-away", "not-stored")
        assert visitor.refused("follow", table="abcdefgh2345") == "database-away"
        assert close_code(visitor) == TRY_AGAIN
        with pytest.raises(InvalidStatus) as turned_away:
            ada.page()
        answer = turned_away.value.response
        assert (answer.status_code, int(answer.headers["retry-after"]) > 0) == (AWAY, True)
        stopping.start()
        until_ready(server)
        with ada.page() as one, ben.page() as other:
            for page in (one, other):
                page.done("follow", table=table)
            decide(mover(table, one, other), table)


def a_move(page: Page, table: str) -> dict[str, Any]:
    """What somebody may do at a table, as an intent."""
    now = page.tables[table]
    return {"table": table, "question": now["question"], "action": now["asked"]["actions"][0]}


# What is due meanwhile


async def made(server: GameServer, *people: str) -> list[str]:
    """A table of each person, which leaves the memory."""
    tables = [
        str((await Somebody(server, name).ask("create", game="ugo", chairs=[ME, BOT]))["table"]) for name in people
    ]
    for table in tables:
        server.tables.evict(server.tables[table])
    return tables


def test_a_table_that_is_due_while_the_database_is_away_is_read_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is claimed by then: nobody else would see to it."""

    async def away(_question: object) -> None:
        raise DatabaseAway

    async def wake() -> None:
        async with open_server(tmp_path) as server:
            (table,) = await made(server, "Ada")
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(server.store, "read", away)
                await server.tables.wake(table)
                assert table not in server.tables
            await come_to(lambda: table in server.tables)

    asyncio.run(wake())


def test_what_was_claimed_before_the_database_went_away_is_seen_to_afterwards(tmp_path: Path) -> None:
    asked: list[str] = []

    class AwayAtFirst:
        async def see_to(self, table: str) -> None:
            """The database goes away when it is asked for the first time."""
            asked.append(table)
            if len(asked) == 1:
                raise DatabaseAway

    async def see_to_all() -> list[str]:
        async with open_server(tmp_path) as server:
            tables = await made(server, "Ada", "Ben")
            await server.store.ledger.keep(*(due_row(one, DueKind.ABANDONED, at) for at, one in enumerate(tables)))
            waker = Waker(server.store, server.tables, server.life, cast(AbandonedGames, AwayAtFirst()))
            with pytest.raises(DatabaseAway):
                await waker._wake_all_due()
            await waker._wake_all_due()
            return tables

    ada, ben = asyncio.run(see_to_all())
    assert asked == [ada, ada, ben]
