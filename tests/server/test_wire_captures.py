"""Every byte that was sent in whole games, held against the true match: nobody was sent more than they see."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.picture import draw, laid
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import Event, told_to
from tablee.match import Match
from tablee.server.game_server import GameServer
from tablee.server.tables.bot_pool import Question
from tablee.server.tables.table import Table
from tests.server.inside import Somebody, open_server

PEOPLE = ("North", "East")
COURSES = [
    ("ugo", {"rounds": 1, "hand_size": 6}),
    ("vigo", {"vigilance": True}),
    ("pillage", {"round_limit": 4}),
]
MOST_MOVES = 90  # of people: whole games of UGO! and Pillage, the first part of one of VIGO


class Party:
    """Two people, a bot and a spectator at a table."""

    def __init__(self, server: GameServer, table: str) -> None:
        self.server, self.id = server, table
        self.people = [Somebody(server, name) for name in PEOPLE]
        self.spectator = Somebody(server, "Spectator")

    @property
    def table(self) -> Table:
        """The table."""
        return self.server.tables[self.id]

    def everybody(self) -> list[tuple[int, Somebody]]:
        """The people with their seats, and the spectator."""
        return [*enumerate(self.people), (SPECTATOR, self.spectator)]

    async def look(self) -> None:
        """Follow the table."""
        for _, somebody in self.everybody():
            await somebody.ask("follow", table=self.id)


async def party(server: GameServer, game: str, options: dict[str, Any]) -> Party:
    """A table that has begun."""
    north, east = (Somebody(server, name) for name in PEOPLE)
    chairs = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "level": "random"}]
    made = await north.ask("create", game=game, chairs=chairs, options=options, starts_when_full=True)
    await east.ask("join", table=made["table"])
    there = Party(server, made["table"])
    while there.table.status != "playing":
        await asyncio.sleep(0.005)
    await there.look()
    return there


def let_bots_play(server: GameServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think in this process."""
    random = Random.seeded(5)

    async def move(question: Question, _place: object) -> int:
        return question.legal[below(random, len(question.legal))]

    monkeypatch.setattr(server.bot_pool, "move", move)


async def persons_turn(there: Party) -> list[int]:
    """The people who are awaited, as soon as the table waits for one; nobody after the end."""
    match = there.table.playing()
    while not (own := [seat for seat in match.awaited() if seat < len(PEOPLE)]) and not match.result:
        await asyncio.sleep(0.001)
    return own


async def play_on(there: Party, random: Random, moves: int = MOST_MOVES) -> None:
    """Everybody who is awaited decides at random, until the end or for long enough."""
    match = there.table.playing()
    for _ in range(moves):
        for seat in (await persons_turn(there))[:1]:
            action = match.legal(seat)[below(random, len(match.legal(seat)))]
            await there.people[seat].ask("decide", table=there.id, question=match.question, action=action)


# What each seat may have been sent


class Truth:
    """The match again, entry by entry: what a seat is shown and has been told after each."""

    def __init__(self, match: Match, seat: int) -> None:
        twin = Match(match.game, match.first_players, match.options)
        told: list[Event] = []
        self.pictures = [draw(match.game.picture, twin.view(seat))]
        self.stories: list[list[str]] = [[]]
        for entry in match.log:
            told += told_to(twin.enter(entry).events, seat)
            self.pictures.append(draw(match.game.picture, twin.view(seat)))
            self.stories.append([line_of(event.kind.key, event.args) for event in told])


def line_of(key: str, numbers: Any) -> str:
    """A line of a story, to be compared."""
    return f"{key} {sorted(dict(numbers).items())}"


def check_frames(frames: Sequence[bytes], truth: Truth) -> int:
    """Every picture and every story that was sent is what the seat could see; the number of those that were."""
    picture: dict[str, Any] = {}
    story: list[str] = []
    seq = checked = 0
    for message in map(json.decode, frames):
        if message["type"] not in ("table", "update") or "seq" not in message:
            continue
        is_new, seq = message["seq"] > seq, message["seq"]
        picture = message["picture"] if message["type"] == "table" else laid(picture, message.get("changes", {}))
        story += [line_of(line["key"], line["numbers"]) for line in message.get("story", [])]
        assert story == truth.stories[seq]
        if is_new:  # later frames show a seat what it has chosen in secret besides
            assert picture == json.decode(json.encode(truth.pictures[seq]))
            checked += 1
    return checked


def check_no_secret(frames: Sequence[bytes], table: Table) -> None:
    """Before the end, nothing of what the seed is made of was sent."""
    match = table.playing()
    assert match.seed
    for secret in (table.secret, match.seed):
        for form in (secret.hex().encode(), secret.hex().upper().encode(), secret):
            assert not any(form in frame for frame in frames)


@pytest.mark.parametrize(("game", "options"), COURSES)
def test_nobody_is_sent_more_than_they_see(
    game: str, options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            let_bots_play(server, monkeypatch)
            there = await party(server, GAMES[game].name, options)
            await play_on(there, Random.seeded(3))
            await server.store.ledger.all_written()
            match = there.table.playing()
            for seat, somebody in there.everybody():
                check_no_secret(somebody.ear.frames, there.table)
                assert check_frames(somebody.ear.frames, Truth(match, seat)) > 8

    asyncio.run(play())


def test_a_new_page_shows_nothing_that_is_hidden_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In VIGO tiles are turned down again: a page that is opened then tells less than one that was there."""

    async def play() -> None:
        async with open_server(tmp_path) as server:
            let_bots_play(server, monkeypatch)
            there = await party(server, "vigo", {})
            veiled, random = 0, Random.seeded(8)
            for _ in range(6):
                await play_on(there, random, moves=4)
                await persons_turn(there)
                veiled += await check_newcomers(there)
            assert veiled > 0

    async def check_newcomers(there: Party) -> int:
        veiled = 0
        for seat, somebody in there.everybody():
            page = Somebody(there.server, "Again", somebody.connection.person.id)
            shown = await page.ask("follow", table=there.id)
            match = there.table.playing()
            assert shown["picture"] == json.decode(json.encode(draw(match.game.picture, match.view(seat))))
            told = [line_of(line["key"], line["numbers"]) for line in shown["story"]]
            assert told == [line_of(event.kind.key, event.args) for event in match.story(seat)]
            live = told_to([event for moment in match.moments for event in moment.events], seat)
            veiled += told != [line_of(event.kind.key, event.args) for event in live]
            page.leave()
        return veiled

    asyncio.run(play())


def test_a_secret_choice_is_nobody_elses_business(tmp_path: Path) -> None:
    """Of a plan others hear that it is made, never a part of it, and never that it was changed."""

    async def play() -> None:
        async with open_server(tmp_path) as server:
            there = await duel(server)
            match, (north, east) = there.table.playing(), there.people
            others = (east.ear, there.spectator.ear)
            heard = [len(ear.frames) for ear in others]
            left, right = match.legal(0)[:2]
            await north.ask("decide", table=there.id, question=match.question, action=left)
            assert [len(ear.frames) for ear in others] == heard
            await north.ask("decide", table=there.id, question=match.question, action=right)
            assert [len(ear.frames) for ear in others] == [number + 1 for number in heard]
            assert [json.decode(ear.frames[-1])["awaited"] for ear in others] == [[1], [1]]
            again = match.legal(0)
            await north.ask("decide", table=there.id, question=match.question, action=again[-1])
            assert [len(ear.frames) for ear in others] == [number + 1 for number in heard]
            assert match.choices(0) == [left, again[-1]]

    asyncio.run(play())


async def duel(server: GameServer) -> Party:
    """Two people at Pillage, and a spectator."""
    north, east = (Somebody(server, name) for name in PEOPLE)
    chairs = [{"kind": "me"}, {"kind": "person"}]
    made = await north.ask("create", game="pillage", chairs=chairs, starts_when_full=True)
    await east.ask("join", table=made["table"])
    there = Party(server, made["table"])
    while there.table.status != "playing":
        await asyncio.sleep(0.005)
    await there.look()
    return there


def test_a_hint_is_given_to_the_asker_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            let_bots_play(server, monkeypatch)
            there = await duel(server)
            north, east = there.people
            heard = len(east.ear.frames), len(there.spectator.ear.frames)
            answer = await north.ask("hint", table=there.id)
            assert answer["hint"]["action"] in there.table.playing().legal(0)
            assert (len(east.ear.frames), len(there.spectator.ear.frames)) == heard
            refused = await there.spectator.ask("hint", table=there.id)
            assert refused["key"] == "not-at-table"

    asyncio.run(play())
