"""Secrecy on the wire: worlds that a seat cannot tell apart give it the same bytes.

A match is played at a real table; at many of its moments another world is made that fits what a seat knows. From there
both go on with the same decisions and the same luck, as long as that is possible in both. Everything that is sent to
the seat, and to a spectator, must be the same, byte for byte: news, pictures, refusals, and what a new page is shown.
"""

import asyncio
from collections.abc import Iterator, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.contract import Game
from tablee.games.record import Array, copied
from tablee.match import Match
from tablee.match.choices import SecretChoices
from tablee.server.game_server import GameServer
from tablee.server.intents import Chair, Clock, Create
from tablee.server.net.connection import Person
from tablee.server.status import Status
from tablee.server.store.ledger import Guard, Ledger, Row, Then
from tablee.server.tables import table_actions
from tablee.server.tables.retelling import Retelling
from tablee.server.tables.setup import new_table
from tablee.server.tables.table import Table
from tests.server.inside import Somebody, open_server
from tests.server.test_asked import Unwatched

COURSES = [
    ("ugo", 3, {"rounds": 1}),
    ("ugo", 4, {"rounds": 2, "hand_size": 4}),
    ("vigo", 3, {"vigilance": True}),
    ("vigo", 2, {"free_events": True}),
    ("pillage", 3, {"round_limit": 8}),
    ("pillage", 2, {"round_limit": 8, "market": "both"}),
]
EPISODES = 12  # of a course: other worlds that are tried
STEPS = 6  # of an episode: entries that both worlds take together
TRIES = 3  # moves that are not allowed, after every step
NOW = 1_000_000


class Apart(Exception):
    """What happens in one world cannot happen in the other."""


class NoDisk(Ledger):
    """Everything is durable at once."""

    def __init__(self) -> None:
        pass

    def write(self, _rows: Sequence[Row], then: Then, _guard: Guard | None = None) -> None:
        """Tell that it is done."""
        then(True)


class Luck:
    """What chance brings, noted."""

    def __init__(self, match: Match, random: Random) -> None:
        self.match, self._random = match, random
        self.outcomes: list[int] = []

    def ahead(self) -> Array:
        """A word for one draw."""
        n = below(self._random, chances_of(self.match))
        self.outcomes.append(self.match.game.rules.drawn(self.match.table, n))
        return np.array([n])

    def take(self, _words: int) -> None:
        """It was used."""


class SameLuck:
    """The same outcomes once more, in another world."""

    def __init__(self, match: Match, outcomes: Sequence[int]) -> None:
        self.match, self._outcomes = match, iter(outcomes)

    def ahead(self) -> Array:
        """A word for the draw that brings the next of them."""
        wanted = next(self._outcomes)
        for n in range(chances_of(self.match)):
            if self.match.game.rules.drawn(self.match.table, n) == wanted:
                return np.array([n])
        raise Apart

    def take(self, _words: int) -> None:
        """It was used."""


def chances_of(match: Match) -> int:
    """How many draws chance has."""
    return int(match.game.rules.chances(match.table))


# Worlds


@dataclass
class World:
    """A table in a server, the seat that is watched over, and a spectator."""

    server: GameServer
    table: Table
    seat: int

    def __post_init__(self) -> None:
        self.server.tables._tables[self.table.id] = self.table  # with nobody who lets its bots think
        self.own = Somebody(self.server, "Own", self.table.chairs[self.seat].person)
        self.spectator = Somebody(self.server, "Spectator")
        for somebody in (self.own, self.spectator):
            somebody.ear.frames.clear()  # of the welcome, which tells the time
            somebody.say("follow", table=self.table.id)

    @property
    def match(self) -> Match:
        """Its match."""
        return self.table.playing()

    def frames(self) -> tuple[list[bytes], list[bytes]]:
        """Everything that was sent to the seat, and to the spectator."""
        return self.own.ear.frames, self.spectator.ear.frames

    def close(self) -> None:
        """Close both pages."""
        self.own.leave()
        self.spectator.leave()


def table_of(game: Game, seats: int, options: dict[str, Any], seat: int, random: Random) -> Table:
    """A table that has begun: a person on the seat, and bots."""
    chairs = [Chair("bot", "random") for _ in range(seats)]
    chairs[seat] = Chair("me")
    wish = Create(id=1, game=game.name, chairs=chairs, options=options, clock=Clock("bank", 60, 5))
    table = new_table(wish, Person("own", "Own"), NoDisk(), lambda: NOW, Unwatched())
    table.status = Status.PLAYING
    match = table.match = Match(game, table.players(), table.terms.options)
    set_luck(match, Luck(match, random))
    match._let_chance_draw()
    table._written = len(match.log)
    return table


def set_luck(match: Match, luck: Luck | SameLuck) -> None:
    """Let chance bring what it is told."""
    match._draws = luck  # type: ignore[assignment]


def another(table: Table, seat: int, random: Random) -> Table:
    """The same table in another world, which fits what the seat knows; others may have chosen something else."""
    match, twin = table.playing(), copy(table)
    other = twin.match = copy(match)
    twin.followers, twin.away_since = {}, {}
    twin.__dict__.update(_drawings=None, _retelling=Retelling())
    twin.clockwork = deepcopy(table.clockwork)
    (world,) = match.game.worlds(match.game.knowledge(match.table, seat), 1, random)
    other.table, other.log, other.moments = copied(world), list(match.log), list(match.moments)
    let_choose(other, choices_of(match), random)
    return twin


def choices_of(match: Match) -> dict[int, list[int]]:
    """What everybody has chosen in secret so far."""
    return {seat: chosen for seat in range(len(match.players)) if (chosen := match.choices(seat))}


def let_choose(match: Match, chosen: dict[int, list[int]], random: Random) -> None:
    """Let seats have chosen this in secret, or what they can choose in this world instead."""
    match._choices = SecretChoices(match.game)
    for seat, actions in chosen.items():
        for action in actions:
            legal = match.legal(seat)
            match.submit(seat, action if action in legal else legal[below(random, len(legal))])


def check_same(world: World, other: World) -> None:
    """Everything that was sent in both worlds is the same, byte for byte."""
    for here, there in zip(world.frames(), other.frames(), strict=True):
        assert len(here) == len(there)
        for one, same in zip(here, there, strict=True):
            assert one == same


# Courses


def decisions(match: Match, random: Random) -> tuple[int, int]:
    """Somebody who is awaited, and something that is allowed."""
    awaited = match.awaited()
    seat = awaited[below(random, len(awaited))]
    legal = match.legal(seat)
    return seat, legal[below(random, len(legal))]


def decide(world: World, seat: int, action: int) -> None:
    """A seat decides: by its page, or as bots do."""
    question = world.match.question
    if action not in world.match.legal(seat):
        raise Apart
    if seat == world.seat:
        world.own.say("decide", table=world.table.id, question=question, action=action)
    else:
        table_actions.submit(world.table, seat, action, question)


def step_together(world: World, other: World, random: Random) -> None:
    """One decision in both worlds, with the same luck. While others choose in secret, they choose differently."""
    seat, action = decisions(world.match, random)
    luck, entries, before = Luck(world.match, random), len(world.match.log), choices_of(world.match)
    set_luck(world.match, luck)
    decide(world, seat, action)
    set_luck(other.match, SameLuck(other.match, luck.outcomes))
    if len(world.match.log) > entries:
        let_choose(other.match, before, random)  # what is revealed is the same
    elif seat != world.seat:
        legal = other.match.legal(seat)
        action = legal[below(random, len(legal))]
    decide(other, seat, action)
    if known(world) != known(other):
        raise Apart


def known(world: World) -> bytes:
    """What the seat could know: a tile that is turned up, and is another one, tells the worlds apart for everybody."""
    match = world.match
    return bytes(match.game.knowledge(match.table, world.seat).tobytes())


def try_what_is_not_allowed(worlds: Sequence[World], random: Random) -> None:
    """Illegal moves, stale questions, nonsense and take-backs of nothing: refused alike."""
    match, seat = worlds[0].match, worlds[0].seat
    legal = match.legal(seat)
    actions = [below(random, match.game.actions) for _ in range(TRIES)]
    for world in worlds:
        for action in actions:
            if action not in legal:
                world.own.say("decide", table=world.table.id, question=match.question, action=action)
        world.own.say("decide", table=world.table.id, question=match.question + 1, action=(legal or [0])[0])
        world.own.say("decide", table=world.table.id, question=match.question, move="1: R7")
        world.spectator.say("decide", table=world.table.id, question=match.question, action=0)
        world.spectator.say("take-back", table=world.table.id)


def courses(game: Game, seats: int, options: dict[str, Any], random: Random) -> Iterator[tuple[Table, int]]:
    """A table at some moments of a whole match, and a seat."""
    while True:
        seat = below(random, seats)
        table = table_of(game, seats, options, seat, random)
        while not table.playing().result:
            if below(random, 8) == 0:
                yield table, seat
            if not table.playing().result:
                set_luck(table.playing(), Luck(table.playing(), random))
                table_actions.submit(table, *decisions(table.playing(), random), table.playing().question)


@pytest.mark.parametrize(("name", "seats", "options"), COURSES)
def test_the_same_bytes_in_worlds_that_a_seat_cannot_tell_apart(
    name: str, seats: int, options: dict[str, Any], tmp_path: Path
) -> None:
    async def compare() -> None:
        random, episodes, steps, different = Random.seeded(11), 0, 0, 0
        async with open_server(tmp_path / "one") as here, open_server(tmp_path / "other") as there:
            for table, seat in courses(GAMES[name], seats, options, random):
                world, other = World(here, table, seat), World(there, another(table, seat, random), seat)
                is_other = world.match.table.tobytes() != other.match.table.tobytes()
                check_same(world, other)
                for _ in range(STEPS):
                    if world.match.result:
                        break
                    try:
                        step_together(world, other, random)
                    except Apart:
                        break
                    try_what_is_not_allowed((world, other), random)
                    check_same(world, other)
                    is_other |= choices_of(world.match) != choices_of(other.match)
                    steps += 1
                different += is_other
                world.close()
                other.close()
                episodes += 1
                if episodes == EPISODES:
                    break
        assert different > EPISODES / 3
        assert steps > EPISODES / 2

    asyncio.run(compare())
