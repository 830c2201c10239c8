"""Short games with people who follow them."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.serving import Guest, Page, Server

ME, SOMEBODY = {"kind": "me"}, {"kind": "person"}
BOT = {"kind": "bot", "level": "random"}
SHORT = {"rounds": 1, "hand_size": 1}
TWO_TRICKS = {"rounds": 1, "hand_size": 2}


@contextmanager
def pages(server: Server, *names: str) -> Iterator[list[Page]]:
    """A page for each of several new guests."""
    with ExitStack() as stack:
        yield [stack.enter_context(Guest(server, name).page()) for name in names]


def person(page: Page) -> str:
    """Whose page it is."""
    return str(page.welcome["person"])


def open_table(host: Page, *chairs: dict[str, str], **fields: Any) -> str:
    """A table of UGO! that waits for people; its maker follows it."""
    wanted = {"game": "ugo", "options": SHORT, "chairs": [ME, *(chairs or [SOMEBODY])], **fields}
    table = str(host.done("create", **wanted)["table"])
    host.done("follow", table=table)
    return table


def begin(host: Page, *others: Page, bots: int = 0, **fields: Any) -> str:
    """A table where everybody sits and follows, and the match has begun."""
    table = open_table(host, *[SOMEBODY] * len(others), *[BOT] * bots, **fields)
    for other in others:
        other.done("join", table=table)
        other.done("follow", table=table)
    host.send("start", table=table)
    for page in (host, *others):
        page.until("table", table=table, status="playing")
    return table


def catch_up(page: Page, table: str, seq: int) -> dict[str, Any]:
    """The table as a page shows it once the log is that long."""
    while page.tables[table]["seq"] < seq:
        page.next()
    return page.tables[table]


def decide(page: Page, table: str, place: int = 0) -> dict[str, Any]:
    """Do one of the things that may be done."""
    now = page.tables[table]
    return page.done("decide", table=table, question=now["question"], action=now["asked"]["actions"][place])


def is_awaited(page: Page, table: str) -> bool:
    """Whether the table waits for the person of a page."""
    now = page.tables[table]
    return now["seat"] in now["awaited"]


def mover(table: str, *people: Page) -> Page:
    """The one who is asked, when all have caught up; bots are waited for."""
    while True:
        seq = max(page.tables[table]["seq"] for page in people)
        for page in people:
            catch_up(page, table, seq)
        asked = [page for page in people if is_awaited(page, table)]
        if asked:
            return asked[0]
        people[0].next()


def other_of(page: Page, *people: Page) -> Page:
    """Another one of these people."""
    return next(one for one in people if one is not page)


def play_out(table: str, *people: Page) -> dict[str, Any]:
    """Play to the end; how it ended."""
    while not people[0].tables[table].get("result"):
        asked = next((page for page in people if is_awaited(page, table)), people[0])
        if is_awaited(asked, table):
            reached = decide(asked, table)["seq"]
            for page in people:
                catch_up(page, table, reached)
        else:
            min(people, key=lambda page: int(page.tables[table]["seq"])).next()  # whoever knows least
    return dict(people[0].tables[table]["result"])


def end_of(page: Page) -> int:
    """The code with which the server ends a connection; what comes before is read."""
    try:
        while True:
            page.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
