"""What may be entered in the log, and by whom."""

from typing import get_args

import pytest

from tablee.games import GAMES
from tablee.games.words import Refused
from tablee.match import Decision, Entry, Joint, Match, bot, person
from tablee.match.fair import Fairness

UGO = GAMES["ugo"]


def test_each_kind_of_entry_has_its_own_word() -> None:
    """Records and stores that exist are read by these words: they never change."""
    words = ["chance", "decision", "together", "back", "resigns", "absent", "returns", "agreed", "ended"]
    assert [kind.word for kind in get_args(Entry)] == words


def match() -> Match:
    return Match(UGO, [person("North"), bot("random"), bot("random")], {"rounds": 1}, seed=b"seed")


def test_seats_that_are_asked_alone_do_not_decide_together() -> None:
    """Hand-written records could else let several seats move in one line."""
    running = match()
    (seat,) = running.awaited()
    decision = Decision(seat, running.legal(seat)[0])
    before = running.table.tobytes()
    entries: list[Entry] = [Joint((decision,)), Joint((decision, Decision((seat + 1) % 3, 0)))]
    for entry in entries:
        with pytest.raises(Refused, match="together"):
            running.enter(entry)
    assert (running.table.tobytes(), running.question) == (before, 1 + 30)


def test_a_bot_neither_resigns_nor_agrees() -> None:
    for decide in (match().resign, match().agree_to_end):
        with pytest.raises(Refused, match="seat-of-bot"):
            decide(1)


def test_a_seat_is_given_up_once() -> None:
    running = match()
    running.resign(0)
    assert not running.result
    with pytest.raises(Refused, match="seat-of-bot"):
        running.resign(0)


def test_a_shuffle_has_a_nonce_for_every_seat() -> None:
    with pytest.raises(Refused, match="nonces"):
        Match(UGO, [bot("random")] * 3, seed=Fairness(b"secret", (b"only one",)))
