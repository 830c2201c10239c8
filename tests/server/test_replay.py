"""A table read from disk is as it was: who agreed to end still does, as long as no person has done anything since."""

from types import SimpleNamespace
from typing import Any

from tablee.games import GAMES
from tablee.match import Chance, Match
from tablee.server.messages import Clock
from tablee.server.sitting import Chair, Sitting, Terms
from tablee.server.store.entries import packed
from tablee.server.store.store import Kept

UGO = GAMES["ugo"]


def sitting() -> Sitting:
    """Two people and a bot, before the first card."""
    chairs = [Chair(person="zoe", name="Zoé"), Chair(person="yann", name="Yann"), Chair(level="random")]
    terms = Terms({}, is_public=False, clock=Clock(), hints=True, starts_when_full=True)
    return Sitting(
        id="t",
        game=UGO,
        version=1,
        terms=terms,
        host="zoe",
        chairs=chairs,
        secret=b"s",
        nonces=[b""] * 3,
        now=lambda: 0,
    )


def kept(match: Match, *agreeing: tuple[int, int]) -> Kept:
    """What the disk has of a match, and who agreed to end when the log was how long."""
    entries: list[Any] = [
        SimpleNamespace(entry=packed(entry), used=None) for entry in match.log if not isinstance(entry, Chance)
    ]
    agreed: list[Any] = [SimpleNamespace(seq=seq, seat=seat) for seq, seat in agreeing]
    return Kept(SimpleNamespace(), [], entries, [], agreed, [], [])  # type: ignore[arg-type]


def play_until(match: Match, *, is_bot: bool) -> None:
    """Play until a bot, or a person, is asked."""
    while (match.level(match.awaited()[0]) is not None) != is_bot:
        seat = match.awaited()[0]
        match.submit(seat, match.legal(seat)[0])


def test_agreement_outlives_a_bots_move_and_a_restart_but_no_persons_move() -> None:
    match = sitting().begin_match()
    play_until(match, is_bot=True)
    begin = len(match.log)
    match.agree_to_end(0)
    play_until(match, is_bot=False)
    assert len(match.log) > begin
    assert match.agreeing() == [0]

    again = sitting()
    again.replay(kept(match, (begin, 0)))
    assert again.match
    assert again.match.log == match.log
    assert again.match.agreeing() == [0]

    seat = match.awaited()[0]
    match.submit(seat, match.legal(seat)[0])
    again = sitting()
    again.replay(kept(match, (begin, 0)))
    assert again.match
    assert match.agreeing() == again.match.agreeing() == []
