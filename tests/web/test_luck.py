"""Tests of the page are dealt the same cards in every run, and others when somebody asks for them."""

from pathlib import Path
from typing import Any

from tests.server.serving import Guest, Server, starting
from tests.web.luck import LuckyServer

CHAIRS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def dealt_at(server: Server) -> list[Any]:
    """What somebody holds who begins a game against a bot, and what the bot has led, once it is their turn."""
    with Guest(server, "Ada").page() as page:
        table = page.done("create", game="ugo", chairs=CHAIRS)["table"]
        page.done("follow", table=table)
        page.done("start", table=table)
        while not page.tables[table].get("asked"):
            page.next()
        picture = page.tables[table]["picture"]
        return [picture["hand"], picture["trick"]["cards"]]


def test_cards_follow_from_the_test_and_the_number_of_its_deals(tmp_path: Path) -> None:
    luck, dealt = tmp_path / "luck", []
    for run in ("first", "second"):
        with starting(LuckyServer(tmp_path / run, luck, "--pace", "0")) as server:
            for test in ("one 0", "one 7", "other 0"):
                luck.write_text(test, "utf-8")
                dealt.append(dealt_at(server))
    assert dealt[:3] == dealt[3:]
    assert all(dealt[one] != dealt[other] for one, other in ((0, 1), (0, 2), (1, 2)))
