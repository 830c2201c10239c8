"""People who play on whatever happens to the server: they come back, and keep a list of all that was acknowledged."""

import asyncio
import hashlib
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tablee.games.picture import laid
from tests.server.serving import Place, story_after

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)
SHORT_PAUSE = 0.02  # seconds, that people think
MOST_PATIENCE = 20.0  # seconds, for one answer of a server that runs
AWAY = 503  # what a server answers whose database is away
LATER = ("database-away", "not-stored")  # the same, in its own words: whoever hears that comes back
LEFT_OUT = {"seq": 0, "question": 0, "awaited": [], "chat": [], "scores": [], "clocks": None}  # when they are just that
ASKED = ("decide", "take-back", "answer-take-back", "resign", "return", "chat", "join", "start", "open", "create")


class Broken(AssertionError):
    """The server broke a promise."""


@dataclass
class Habits:
    """What somebody does besides playing, as one time in so many."""

    chats: int = 25
    takes_back: int = 15
    changes_plan: int = 6
    resigns: int = 0
    goes_away: int = 0
    vanishes: int = 0
    dawdles: int = 0


@dataclass
class Intent:
    """Something that was asked, what was known then, and the answer if it came."""

    kind: str
    fields: dict[str, Any]
    seq: int
    answer: dict[str, Any] | None = None


class Mind:
    """What somebody has put together of a table, over all connections."""

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        self.story: list[dict[str, Any]] = []

    def note(self, message: dict[str, Any]) -> None:
        """Learn from a message."""
        match message["type"]:
            case "table":
                self._look_again(message)
            case "story":
                self.story = self.story[: message["story_from"]] + message["story"]
                self.table["has_more"] = message.get("has_more", False)
            case "update":
                self._go_on(message)
            case "shuffle":
                self.table["status"] = "shuffling"
            case "seats":
                self.table.update({name: message[name] for name in ("status", "host", "seats")})
            case "chat":
                self.table["chat"] = [*self.table.get("chat", []), message["line"]]

    def _look_again(self, message: dict[str, Any]) -> None:
        before, now = self.table, {**LEFT_OUT, **message}
        self.table = now
        if before.get("picture"):
            check_nothing_lost(before, now)
        kept = now.get("story_from", 0)
        if kept > len(self.story):
            raise Broken(f"a story goes on at {kept}, but only {len(self.story)} lines were told")
        self.story = self.story[:kept] + now.get("story", [])

    def _go_on(self, update: dict[str, Any]) -> None:
        if update["seq"] < self.table["seq"]:
            raise Broken(f"an update goes back from {self.table['seq']} to {update['seq']}")
        self.story = story_after(self.story, update)
        picture = laid(self.table["picture"], update.get("changes", {}))
        for name in ("asked", "can_take_back", "result", "agreeing", "end_declined", "taking_back"):
            self.table.pop(name, None)
        self.table.update({**update, "picture": picture, "type": "table", "story": []})

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, and all of its story was told: a long one comes in pieces."""
        return "result" in self.table and not self.table.get("has_more")


def check_nothing_lost(before: dict[str, Any], now: dict[str, Any]) -> None:
    """What was shown before a connection ended is still so, or something was entered since."""
    if now["status"] == "open" or now["seq"] < before["seq"]:
        raise Broken(f"entries were lost: {before['seq']} were told, {now['seq']} are there")
    if now["seq"] > before["seq"]:
        return
    for name in ("question", "scores", "result", "seat"):
        if now.get(name) != before.get(name):
            raise Broken(f"{name} was {before.get(name)} and is {now.get(name)} at {now['seq']}")
    if now["clocks"] and now["clocks"]["banks"] != before["clocks"]["banks"]:
        raise Broken(f"banks were {before['clocks']['banks']} and are {now['clocks']['banks']}")


def is_done(intent: Intent) -> bool:
    """Whether an intent was acknowledged."""
    return intent.answer is not None and intent.answer["type"] != "refused"


def check_there(answer: dict[str, Any]) -> None:
    """Give up for now where the database is away."""
    if answer["type"] == "refused" and answer["key"] in LATER:
        raise OSError(answer["key"])


def cuts(line: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """Some of the fields of a message."""
    return {name: line.get(name) for name in names}


@dataclass(eq=False)
class Player:
    """Somebody at one table."""

    server: Place
    name: str
    habits: Habits
    random: random.Random
    about_to_send: Callable[[], None] = lambda: None
    table: str = ""
    cookie: str = ""
    mind: Mind = field(default_factory=Mind)
    intents: list[Intent] = field(default_factory=list)
    connections: int = 0
    has_vanished: bool = False

    def __post_init__(self) -> None:
        self.nonce = self.random.randbytes(16)
        self._ids = count(1)
        self._line: ClientConnection | None = None
        self._away = 0.0
        self._own_before: dict[str, Any] | None = None  # what this seat was shown, with nothing unanswered

    # Coming in

    async def come_in(self) -> None:
        """Get a name and a cookie, as soon as the server is there."""
        while not self.cookie:
            async with httpx.AsyncClient(base_url=self.server.address, timeout=MOST_PATIENCE) as http:
                with suppress(httpx.TransportError):
                    answer = await http.post("/api/me", json={"name": self.name})
                    if answer.status_code != AWAY:
                        self.cookie = answer.raise_for_status().cookies["tablee"]
            await asyncio.sleep(SHORT_PAUSE)

    @property
    def promise(self) -> str:
        """What is shown before the nonce."""
        return hashlib.sha256(self.nonce).hexdigest()

    async def live(self) -> None:
        """Stay until the game is over, whatever happens to the connection."""
        while not self.mind.is_over and not self.has_vanished:
            await asyncio.sleep(self._away or SHORT_PAUSE)
            self._away = 0.0
            try:
                await self._sit()
            except GONE:
                continue

    async def _sit(self) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/ws"
        headers = {"Cookie": f"tablee={self.cookie}"}
        async with connect(
            address, additional_headers=headers, max_size=None, open_timeout=MOST_PATIENCE, close_timeout=0.2
        ) as line:
            self._line = line
            self.connections += 1
            await self._next()  # the welcome
            await self.take_place()
            await self.look()
            while not self.mind.is_over and not self._away:
                await self._act()

    async def take_place(self) -> None:
        """Sit down, the first time."""
        if not any(intent.kind == "join" and intent.answer for intent in self.intents):
            answer = await self.ask("join", table=self.table, commitment=self.promise)
            check_there(answer)
            if answer["type"] == "refused" and answer["key"] not in ("already-seated", "already-started"):
                raise Broken(f"{self.name} could not sit down: {answer}")

    async def look(self) -> None:
        """See the table as it is now."""
        since = None if self.mind.table.get("has_more") else self.mind.table.get("seq")
        answer = await self.ask("follow", table=self.table, since=since)
        check_there(answer)
        if answer["type"] == "refused":
            raise Broken(f"{self.name} could not follow {self.table}: {answer}")
        self._check_start()
        self._check_own_choices()

    def _check_start(self) -> None:
        was_started = any(intent.kind == "start" and is_done(intent) for intent in self.intents)
        if was_started and self.mind.table["status"] == "open":
            raise Broken(f"table {self.table} was started, and is open again")

    def _check_own_choices(self) -> None:
        """With nothing unanswered and nothing entered, the own seat is shown the same, its secret choices too.

        Not where a bot decides there, and has chosen meanwhile.
        """
        before, now = self._own_before, self.mind.table
        if before and before["seq"] == now["seq"] and before["question"] == now["question"]:
            for name in ("picture", "asked"):
                if before[name] != now.get(name) and not is_played_by_bot(now):
                    raise Broken(f"{self.name} at {now['seq']}: {name}: {difference(before[name], now.get(name))}")

    # Talking

    async def _next(self, timeout: float = MOST_PATIENCE) -> dict[str, Any]:
        assert self._line
        message: dict[str, Any] = json.decode(await asyncio.wait_for(self._line.recv(), timeout))
        self.mind.note(message)
        return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask for something and wait for the answer; without one, nobody knows whether it was done."""
        assert self._line
        number = next(self._ids)
        intent = Intent(kind, fields, self.mind.table.get("seq", 0))
        if kind in ASKED:
            self.intents.append(intent)
            self._own_before = None
        await self._line.send(json.encode({"type": kind, "id": number, **fields}).decode())
        if kind in ASKED:
            self.about_to_send()
        while (answer := await self._next()).get("id") != number:
            pass
        intent.answer = None if answer.get("key") in LATER else answer  # it may have been done, or not
        return answer

    # Playing

    async def _act(self) -> None:
        """Do one thing, or hear what others do."""
        table = self.mind.table
        if table["status"] in ("open", "shuffling"):
            await self._begin(table)
        elif is_handed_over(table):
            await self.ask("return", table=self.table)
        elif is_asked_to_take_back(table):
            await self._answer(table["taking_back"])
        elif table.get("seat") in table["awaited"] and "asked" in table:
            await self._decide(table)
        elif "asked" in table and self._feels_like(self.habits.changes_plan):
            await self._choose(table)
        else:
            await self._hear()
        self._remember()

    def _remember(self) -> None:
        unanswered = self.intents and self.intents[-1].answer is None
        self._own_before = None if unanswered else cuts(self.mind.table, ("seq", "question", "picture", "asked"))

    async def _hear(self) -> None:
        try:
            await self._next(timeout=0.5)
        except TimeoutError:
            return

    async def _begin(self, table: dict[str, Any]) -> None:
        if table["status"] == "shuffling":
            await self.ask("open", table=self.table, nonce=self.nonce.hex())
        await self._hear()

    async def _decide(self, table: dict[str, Any]) -> None:
        await asyncio.sleep(self.random.random() * SHORT_PAUSE)
        if self._feels_like(self.habits.dawdles):
            await asyncio.sleep(7)
        if self._feels_like(self.habits.vanishes):
            self.has_vanished, self._away = True, SHORT_PAUSE
        elif self._feels_like(self.habits.goes_away):
            self._away = 0.5 + self.random.random()
        elif self._feels_like(self.habits.resigns):
            await self.ask("resign", table=self.table)
        else:
            await self._choose(table)
            await self._chat_or_regret()

    async def _answer(self, asked: dict[str, Any]) -> None:
        """Let somebody take a move back, more often than not."""
        await self.ask("answer-take-back", table=self.table, seq=asked["seq"], agrees=not self._feels_like(3))

    async def _choose(self, table: dict[str, Any]) -> None:
        action = self.random.choice(table["asked"]["actions"])
        part = table["asked"].get("part", 0)
        await self.ask("decide", table=self.table, question=table["question"], action=action, part=part)

    async def _chat_or_regret(self) -> None:
        if self._feels_like(self.habits.chats):
            await self.ask("chat", table=self.table, text=f"{self.name} {self.random.getrandbits(40)}")
        if self._feels_like(self.habits.takes_back) and not self.mind.is_over:
            await self.ask("take-back", table=self.table)

    def _feels_like(self, one_in: int) -> bool:
        return one_in > 0 and self.random.randrange(one_in) == 0


def difference(before: Any, now: Any) -> str:
    """What was one way and is another, part by part where it has parts."""
    if not isinstance(before, dict) or not isinstance(now, dict):
        return f"was {before} and is {now}"
    parts = [name for name in before | now if before.get(name) != now.get(name)]
    return "; ".join(f"{name} was {before.get(name)} and is {now.get(name)}" for name in parts)


def is_handed_over(table: dict[str, Any]) -> bool:
    """Whether a bot sits in on the own seat."""
    return table["seat"] is not None and "sits_in" in table["seats"][table["seat"]]


def is_played_by_bot(table: dict[str, Any]) -> bool:
    """Whether a bot decides on the own seat, for a while or since it was given up."""
    return is_handed_over(table) or (table["seat"] is not None and "has_resigned" in table["seats"][table["seat"]])


def is_asked_to_take_back(table: dict[str, Any]) -> bool:
    """Whether the own seat is to say if somebody may take a move back; those who said no are named afterwards too."""
    request = table.get("taking_back", {})
    return request.get("how") == "asked" and table["seat"] in request["seats"]


class Host(Player):
    """Whoever makes the table, and starts it where it does not start by itself."""

    wish: dict[str, Any]

    async def take_place(self) -> None:
        """Make the table, the first time."""
        if not self.table:
            answer = await self.ask("create", **self.wish, commitment=self.promise)
            check_there(answer)
            if answer["type"] == "refused":
                raise Broken(f"a table was refused: {answer}")
            self.table = answer["table"]

    async def _begin(self, table: dict[str, Any]) -> None:
        is_full = not any(seat.get("is_free") for seat in table["seats"])
        if table["status"] == "open" and is_full and not self.wish["starts_when_full"]:
            await self.ask("start", table=self.table)
        await super()._begin(table)


class Watcher(Player):
    """Somebody who only looks on."""

    async def take_place(self) -> None:
        """Sit nowhere."""

    async def _act(self) -> None:
        await self._hear()
        self._remember()
