"""A table read from disk is as it was, with what was agreed and chosen in secret, as long as that still counts."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import json

from tablee.games import GAMES
from tablee.match import Chance, Match
from tablee.server.intents import Clock
from tablee.server.store.entries import packed
from tablee.server.store.ledger import Row
from tablee.server.store.store import StoredTable
from tablee.server.tables.clocks import LONG_SECONDS
from tablee.server.tables.seating import Chair, Seating, Terms

ZOE, YANN, BOT = Chair(person="zoe", name="Zoé"), Chair(person="yann", name="Yann"), Chair(level="random")
NO_CLOCK = Clock()


def seating(game: str, *chairs: Chair, clock: Clock = NO_CLOCK, now: Callable[[], int] = lambda: 0) -> Seating:
    """A table before anybody has decided."""
    return Seating(
        id="t",
        game=GAMES[game],
        version=1,
        terms=Terms({}, is_public=False, clock=clock, hints=True, starts_when_full=True),
        host="zoe",
        chairs=list(chairs),
        secret=b"s",
        nonces=[b""] * len(chairs),
        now=now,
    )


def stored(match: Match, *agreeing: tuple[int, int], pending: Sequence[Any] = ()) -> StoredTable:
    """What the disk has of a match, who agreed to end when the log was how long, and secret choices."""
    entries: list[Any] = [
        SimpleNamespace(entry=packed(entry), at=0, used=None) for entry in match.log if not isinstance(entry, Chance)
    ]
    agreed: list[Any] = [SimpleNamespace(seq=seq, seat=seat) for seq, seat in agreeing]
    return StoredTable(SimpleNamespace(started=0), [], entries, list(pending), agreed, [], [], [(0, 0)])  # type: ignore[arg-type]


def replay(again: Seating, kept: StoredTable) -> None:
    """Play what the disk has to its end."""
    for _ in again.replay(kept):
        pass


def play_until(match: Match, *, is_bot: bool) -> None:
    """Play until a bot, or a person, is asked."""
    while (match.level(match.awaited()[0]) is not None) != is_bot:
        seat = match.awaited()[0]
        match.submit(seat, match.legal(seat)[0])


def test_agreement_outlives_a_bots_move_and_a_restart_but_no_persons_move() -> None:
    match = seating("ugo", ZOE, YANN, BOT).begin_match()
    play_until(match, is_bot=True)
    begin = len(match.log)
    match.agree_to_end(0)
    play_until(match, is_bot=False)
    assert len(match.log) > begin
    assert match.agreeing() == [0]

    again = seating("ugo", ZOE, YANN, BOT)
    replay(again, stored(match, (begin, 0)))
    assert again.match
    assert again.match.log == match.log
    assert again.match.agreeing() == [0]

    seat = match.awaited()[0]
    match.submit(seat, match.legal(seat)[0])
    again = seating("ugo", ZOE, YANN, BOT)
    replay(again, stored(match, (begin, 0)))
    assert again.match
    assert match.agreeing() == again.match.agreeing() == []


def secret_choice(match: Match, seat: int) -> Any:
    """The row of what a seat has chosen so far."""
    return SimpleNamespace(question=match.question, seat=seat, choices=json.encode(match.choices(seat)), used=0, at=0)


def test_a_secret_choice_is_there_again_after_a_restart() -> None:
    match = seating("pillage", ZOE, YANN, BOT).begin_match()
    match.submit(0, match.legal(0)[0])
    again = seating("pillage", ZOE, YANN, BOT)
    replay(again, stored(match, pending=[secret_choice(match, 0)]))
    assert again.match
    assert again.match.choices(0) == match.choices(0) != []


def test_of_a_game_that_was_given_up_no_choice_is_made_again() -> None:
    match = seating("pillage", ZOE, YANN).begin_match()
    match.submit(0, match.legal(0)[0])
    pending = secret_choice(match, 0)
    match.resign(1)
    assert pending.question == match.question
    again = seating("pillage", ZOE, YANN)
    replay(again, stored(match, pending=[pending]))
    assert again.match
    assert again.match.result == match.result


# Time


class Timed:
    """A game of UGO! with a clock, its time in our hands, and what the disk has of it."""

    def __init__(self, clock: Clock, now: int = 0) -> None:
        self.now = now
        self.seating = seating("ugo", ZOE, YANN, clock=clock, now=lambda: self.now)
        self.rows: list[Row] = []

    def begin(self) -> None:
        """Begin the match."""
        self.match = self.seating.begin_match()

    def decide(self) -> int:
        """Somebody decides; who."""
        seat = self.match.awaited()[0]
        entries = len(self.match.log)
        self.match.submit(seat, self.match.legal(seat)[0])
        self.rows += self.seating.decided(self.match, self.match.log[entries])
        return seat

    def take_back(self, seat: int) -> None:
        """Somebody thinks again."""
        self.match.take_back(seat)
        self.rows += self.seating.taken_back(self.match, seat)

    def until_asked_twice(self) -> int:
        """Play until somebody is asked who has just decided; who."""
        seat = self.decide()
        while self.match.awaited() != [seat]:
            seat = self.decide()
        return seat

    def left(self, seat: int) -> int:
        """How long somebody may still think."""
        deadline = self.seating.clockwork.deadline(seat)
        assert deadline is not None
        return deadline - self.now

    def after_restart(self, *lives: tuple[int, int]) -> "Timed":
        """The same table, read by a server that has just been started after these lives."""
        again = Timed(self.seating.terms.clock, lives[-1][1])
        log: list[Any] = [SimpleNamespace(**row.values) for row in self.rows if "entry" in row.values]
        replay(again.seating, StoredTable(SimpleNamespace(started=0), [], log, [], [], [], [], list(lives)))  # type: ignore[arg-type]
        assert again.seating.match
        again.match = again.seating.match
        again.seating.stop_clock(is_stopped=False)  # somebody is there again
        return again


@pytest.mark.parametrize("clock", [Clock("bank", 60), Clock("bank", 60, 5), Clock("move", 60)])
def test_time_stays_used_however_much_is_taken_back(clock: Clock) -> None:
    game = Timed(clock)
    game.begin()
    seat = game.until_asked_twice()
    game.now += 15_000
    before = game.left(seat)
    game.decide()
    for _ in range(2):
        game.take_back(seat)
    assert game.after_restart((0, game.now)).left(seat) == game.left(seat)
    game.decide()
    assert game.match.awaited() == [seat]
    assert game.left(seat) == before
    assert game.after_restart((0, game.now)).left(seat) == before


def test_a_bank_never_shows_more_after_taking_back() -> None:
    game = Timed(Clock("bank", 60))
    game.begin()
    seat = game.until_asked_twice()
    game.now += 15_000
    game.decide()
    for _ in range(2):
        game.take_back(seat)
        assert game.left(seat) == 45_000
    game.now += 5_000
    assert game.left(seat) == 40_000


@pytest.mark.parametrize("clock", [Clock(kind, seconds) for kind in ("bank", "move") for seconds in (60, LONG_SECONDS)])
def test_time_is_used_while_the_server_is_there_and_only_then(clock: Clock) -> None:
    """With a short clock, of its later lives only that counts in which somebody came back."""
    game, whole = Timed(clock), clock.seconds * 1000
    game.begin()
    assert game.after_restart((0, 8_500), (20_000, 20_000)).left(game.match.awaited()[0]) == whole - 8_500
    game.now = 1_000
    game.decide()
    seat = game.match.awaited()[0]
    game.now = 9_500
    assert game.left(seat) == whole - 8_500
    lives = (0, 9_500), (100_000, 110_000), (900_000, 900_000)
    is_long = clock.seconds >= LONG_SECONDS
    assert game.after_restart(*lives).left(seat) == whole - (18_500 if is_long else 8_500)
    assert game.after_restart((100_000_000, 100_000_000)).left(seat) == whole


def test_a_part_of_a_secret_choice_does_not_stop_the_clock() -> None:
    match = seating("pillage", ZOE, YANN).begin_match()
    match.submit(0, match.legal(0)[0])
    pending = secret_choice(match, 0)
    pending.used, pending.at = 5_000, 5_000
    again = seating("pillage", ZOE, YANN, clock=Clock("move", 60), now=lambda: 30_000)
    replay(again, stored(match, pending=[pending])._replace(lives=[(0, 20_000), (30_000, 30_000)]))
    is_asked = 0 in again.awaited()
    assert again.clockwork.used(0, 30_000) == (20_000 if is_asked else 5_000)
    assert again.clockwork.used(1, 30_000) == 20_000
