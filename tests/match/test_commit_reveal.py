"""Before a fair shuffle: who commits, who opens, and when."""

import pytest

from tablee.games import GAMES
from tablee.games.words import Refused
from tablee.match import Match, bot
from tablee.match.commit_reveal import CommitReveal
from tablee.match.fair import commitment, seed_of
from tablee.match.replay import check_draws

NONCES = [b"north", b"east", b"south"]


def committed() -> CommitReveal:
    exchange = CommitReveal(b"secret", seats=3)
    for seat, nonce in enumerate(NONCES):
        exchange.commit(seat, commitment(nonce))
    return exchange


def test_the_seed_is_made_of_the_secret_and_every_nonce() -> None:
    exchange = committed()
    for seat in (2, 0, 1):
        exchange.open(seat, NONCES[seat])
    assert exchange.commitment == commitment(b"secret")
    assert exchange.close().seed == seed_of(b"secret", NONCES)


def test_a_match_from_an_exchange_can_be_verified() -> None:
    fairness = committed().close()
    match = Match(GAMES["ugo"], [bot("random")] * 3, {"rounds": 1}, fairness)
    check_draws(match)
    assert match.commitment == commitment(b"secret")


def test_nothing_is_opened_before_everybody_has_committed() -> None:
    exchange = CommitReveal(b"secret", seats=2)
    exchange.commit(0, commitment(b"north"))
    for attempt in (lambda: exchange.open(0, b"north"), exchange.close):
        with pytest.raises(Refused, match="nonce-too-early"):
            attempt()


def test_a_commitment_cannot_be_changed() -> None:
    exchange = CommitReveal(b"secret", seats=2)
    exchange.commit(0, commitment(b"north"))
    with pytest.raises(Refused, match="nonce-committed"):
        exchange.commit(0, commitment(b"better"))


@pytest.mark.parametrize("nonce", [b"better", b"", b"x" * 65])
def test_only_the_committed_nonce_opens(nonce: bytes) -> None:
    with pytest.raises(Refused, match="nonce-not-committed"):
        committed().open(0, nonce)


def test_a_seat_that_never_commits_takes_no_part() -> None:
    exchange = CommitReveal(b"secret", seats=2)
    exchange.commit(0, commitment(b"north"))
    exchange.go_on_without()
    exchange.open(0, b"north")
    with pytest.raises(Refused, match="nonce-committed"):
        exchange.commit(1, commitment(b"east"))
    with pytest.raises(Refused, match="nonce-not-committed"):
        exchange.open(1, b"east")
    assert exchange.close().nonces == (b"north", b"")
