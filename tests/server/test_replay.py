"""A table read from disk is as it was, with what was agreed and chosen in secret, as long as that still counts."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from msgspec import json

from tablee.games import GAMES
from tablee.match import Chance, Match
from tablee.server.messages import Clock
from tablee.server.sitting import Chair, Sitting, Terms
from tablee.server.store.entries import packed
from tablee.server.store.store import Kept

ZOE, YANN, BOT = Chair(person="zoe", name="Zoé"), Chair(person="yann", name="Yann"), Chair(level="random")


def sitting(game: str, *chairs: Chair) -> Sitting:
    """A table before anybody has decided."""
    return Sitting(
        id="t",
        game=GAMES[game],
        version=1,
        terms=Terms({}, is_public=False, clock=Clock(), hints=True, starts_when_full=True),
        host="zoe",
        chairs=list(chairs),
        secret=b"s",
        nonces=[b""] * len(chairs),
        now=lambda: 0,
    )


def kept(match: Match, *agreeing: tuple[int, int], pending: Sequence[Any] = ()) -> Kept:
    """What the disk has of a match, who agreed to end when the log was how long, and secret choices."""
    entries: list[Any] = [
        SimpleNamespace(entry=packed(entry), used=None) for entry in match.log if not isinstance(entry, Chance)
    ]
    agreed: list[Any] = [SimpleNamespace(seq=seq, seat=seat) for seq, seat in agreeing]
    return Kept(SimpleNamespace(), [], entries, list(pending), agreed, [], [])  # type: ignore[arg-type]


def play_until(match: Match, *, is_bot: bool) -> None:
    """Play until a bot, or a person, is asked."""
    while (match.level(match.awaited()[0]) is not None) != is_bot:
        seat = match.awaited()[0]
        match.submit(seat, match.legal(seat)[0])


def test_agreement_outlives_a_bots_move_and_a_restart_but_no_persons_move() -> None:
    match = sitting("ugo", ZOE, YANN, BOT).begin_match()
    play_until(match, is_bot=True)
    begin = len(match.log)
    match.agree_to_end(0)
    play_until(match, is_bot=False)
    assert len(match.log) > begin
    assert match.agreeing() == [0]

    again = sitting("ugo", ZOE, YANN, BOT)
    again.replay(kept(match, (begin, 0)))
    assert again.match
    assert again.match.log == match.log
    assert again.match.agreeing() == [0]

    seat = match.awaited()[0]
    match.submit(seat, match.legal(seat)[0])
    again = sitting("ugo", ZOE, YANN, BOT)
    again.replay(kept(match, (begin, 0)))
    assert again.match
    assert match.agreeing() == again.match.agreeing() == []


def secret_choice(match: Match, seat: int) -> Any:
    """The row of what a seat has chosen so far."""
    return SimpleNamespace(question=match.question, seat=seat, choices=json.encode(match.choices(seat)), used=0)


def test_a_secret_choice_is_there_again_after_a_restart() -> None:
    match = sitting("pillage", ZOE, YANN, BOT).begin_match()
    match.submit(0, match.legal(0)[0])
    again = sitting("pillage", ZOE, YANN, BOT)
    again.replay(kept(match, pending=[secret_choice(match, 0)]))
    assert again.match
    assert again.match.choices(0) == match.choices(0) != []


def test_of_a_game_that_was_given_up_no_choice_is_made_again() -> None:
    match = sitting("pillage", ZOE, YANN).begin_match()
    match.submit(0, match.legal(0)[0])
    pending = secret_choice(match, 0)
    match.resign(1)
    assert pending.question == match.question
    again = sitting("pillage", ZOE, YANN)
    again.replay(kept(match, pending=[pending]))
    assert again.match
    assert again.match.result == match.result
