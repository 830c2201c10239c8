"""Before a fair shuffle: who commits, who opens, and when."""

import pytest

from tablee.games import GAMES
from tablee.games.words import Refused
from tablee.match import Match, bot
from tablee.match.ceremony import Ceremony
from tablee.match.fair import commitment, seed_of
from tablee.match.match import check_draws

NONCES = [b"north", b"east", b"south"]


def committed() -> Ceremony:
    ceremony = Ceremony(b"secret", seats=3)
    for seat, nonce in enumerate(NONCES):
        ceremony.commit(seat, commitment(nonce))
    return ceremony


def test_the_seed_is_made_of_the_secret_and_every_nonce() -> None:
    ceremony = committed()
    for seat in (2, 0, 1):
        ceremony.open(seat, NONCES[seat])
    assert ceremony.commitment == commitment(b"secret")
    assert ceremony.close().seed == seed_of(b"secret", NONCES)


def test_a_match_from_a_ceremony_can_be_verified() -> None:
    fairness = committed().close()
    match = Match(GAMES["ugo"], [bot("random")] * 3, {"rounds": 1}, fairness)
    check_draws(match)
    assert match.commitment == commitment(b"secret")


def test_nothing_is_opened_before_everybody_has_committed() -> None:
    ceremony = Ceremony(b"secret", seats=2)
    ceremony.commit(0, commitment(b"north"))
    for attempt in (lambda: ceremony.open(0, b"north"), ceremony.close):
        with pytest.raises(Refused, match="nonce-too-early"):
            attempt()


def test_a_commitment_cannot_be_changed() -> None:
    ceremony = Ceremony(b"secret", seats=2)
    ceremony.commit(0, commitment(b"north"))
    with pytest.raises(Refused, match="nonce-committed"):
        ceremony.commit(0, commitment(b"better"))


@pytest.mark.parametrize("nonce", [b"better", b"", b"x" * 65])
def test_only_the_committed_nonce_opens(nonce: bytes) -> None:
    with pytest.raises(Refused, match="nonce-not-committed"):
        committed().open(0, nonce)


def test_a_seat_that_never_commits_takes_no_part() -> None:
    ceremony = Ceremony(b"secret", seats=2)
    ceremony.commit(0, commitment(b"north"))
    ceremony.go_on_without()
    ceremony.open(0, b"north")
    with pytest.raises(Refused, match="nonce-committed"):
        ceremony.commit(1, commitment(b"east"))
    with pytest.raises(Refused, match="nonce-not-committed"):
        ceremony.open(1, b"east")
    assert ceremony.close().nonces == (b"north", b"")
