"""A log that has grown with the news is the log of whoever comes now: in VIGO, faces are hidden and shown again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.story import Event
from tablee.games.vigo.history import TileTrails
from tablee.match import Decision, Match, person
from tablee.server.intents import Chair, Create
from tablee.server.net.connection import Person
from tablee.server.status import Status
from tablee.server.tables.retelling import Retelling
from tablee.server.tables.setup import new_table
from tablee.server.tables.table import Table
from tests.server.inside import Somebody, open_server
from tests.server.serving import story_after
from tests.server.test_asked import Unwatched
from tests.server.test_wire_secrecy import NOW, Luck, NoDisk, set_luck

DECISIONS = 160
COMPARED = 8  # one in so many decisions, a newcomer's log is compared
GAMES_PLAYED: list[tuple[str, int, dict[str, Any]]] = [
    ("vigo", 2, {}),
    ("vigo", 3, {"vigilance": True}),
    ("vigo", 4, {"free_events": True}),
    ("vigo", 2, {"memory_aid": True}),
    ("ugo", 3, {"rounds": 2}),
]


class Log:
    """Somebody's page, and the story as its news have told it."""

    def __init__(self, page: Somebody, table: Table, words: str | None) -> None:
        self.page, self.read = page, 0
        page.connection.words = words
        page.say("follow", table=table.id)
        self.story: list[Any] = []
        self.retold = 0

    def catch_up(self) -> list[Any]:
        """The story with all that has come."""
        for message in self.page.heard(self.read):
            if message["type"] == "table":
                self.story = message.get("story", [])
            if message["type"] == "update":
                self.story = story_after(self.story, message)
                self.retold += len(message.get("retold", {}))
        self.read = len(self.page.ear.frames)
        return self.story


def table_of(name: str, seats: int, options: dict[str, Any], random: Random) -> Table:
    """A table that has begun, with a person on every seat."""
    chairs = [Chair("me"), *[Chair("person")] * (seats - 1)]
    wish = Create(id=1, game=name, chairs=chairs, options=options)
    table = new_table(wish, Person("seat 0", "Seat 0"), NoDisk(), lambda: NOW, Unwatched())
    for seat, chair in enumerate(table.chairs):
        chair.person, chair.name = f"seat {seat}", f"Seat {seat}"
    table.status = Status.PLAYING
    match = table.match = Match(GAMES[name], table.players(), table.terms.options)
    set_luck(match, Luck(match, random))
    match._let_chance_draw()
    table._written = len(match.log)
    return table


def decision(match: Match, random: Random) -> tuple[int, int]:
    """Anything that is allowed, one kind of move as likely as another: or there would be more cells than voyages."""
    seat = match.awaited()[0]
    written = dict(zip(match.legal(seat), match.notated(seat, match.legal(seat)), strict=True))
    kinds = sorted({move.partition(" ")[0] for move in written.values()})
    kind = kinds[below(random, len(kinds))]
    actions = [action for action, move in written.items() if move.partition(" ")[0] == kind]
    return seat, actions[below(random, len(actions))]


@pytest.mark.parametrize(("name", "seats", "options"), GAMES_PLAYED)
def test_a_log_that_grew_is_the_log_of_a_newcomer(
    name: str, seats: int, options: dict[str, Any], tmp_path: Path
) -> None:
    """For every seat and a spectator, with and without words, and across take-backs."""

    async def compare() -> None:
        random, taken_back = Random.seeded(seats), 0
        async with open_server(tmp_path) as server:
            table = table_of(name, seats, options, random)
            server.tables._tables[table.id] = table
            match = table.playing()
            people = [*(f"seat {seat}" for seat in range(seats)), "spectator"]
            pages = [(person, words, Somebody(server, person, person)) for person in people for words in (None, "fr")]
            logs = [(person, words, Log(page, table, words)) for person, words, page in pages]
            for number in range(DECISIONS):
                if match.result:
                    break
                seat, action = decision(match, random)
                page = pages[2 * seat][2]
                page.say("decide", table=table.id, question=match.question, action=action)
                if below(random, 4) == 0:
                    entries = len(match.moments)
                    page.say("take-back", table=table.id)
                    for _, _, other in pages[: 2 * seats : 2]:
                        if other is not page:
                            other.say("answer-take-back", table=table.id, seq=len(match.log), agrees=True)
                    taken_back += len(match.moments) < entries
                if number % COMPARED == 0:
                    for person, words, log in logs:
                        newcomer = Somebody(server, person, person)
                        assert log.catch_up() == Log(newcomer, table, words).catch_up()
                        newcomer.leave()
            assert taken_back
            hides = GAMES[name].secrets.history is not None and not options.get("memory_aid")
            assert all(bool(log.retold) == hides for _, _, log in logs)

    asyncio.run(compare())


def test_a_story_is_followed_once_until_something_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a match lets go of meanwhile: otherwise each move would cost as much as the whole story."""
    match, followed = Match(GAMES["vigo"], [person("North"), person("East")], seed=b"story"), []
    follow = TileTrails.follow

    def count(trails: TileTrails, events: list[Event]) -> None:
        followed.append(trails)
        follow(trails, events)

    monkeypatch.setattr(TileTrails, "follow", count)
    retelling = Retelling()
    for _ in range(60):
        seat = match.awaited()[0]
        match.submit(seat, match.legal(seat)[0])
        match.let_go_of_tables()
        retelling.news(match)
    assert len(followed) == len(match.moments)
    (seat,) = {entry.seat for entry in match.log[-1:] if isinstance(entry, Decision)}
    match.take_back(seat)
    retelling.news(match)
    assert len(followed) == 2 * len(match.moments) + 1
