"""Records are written while a match is played, and a match goes on from one."""

from contextlib import suppress

from tablee.games import GAMES
from tablee.games.words import Refused
from tablee.match import Match, bot, person
from tablee.match.fair import Fairness
from tablee.match.record import Writer, read, write
from tests.match.ugo_matches import UGO

# Writing while a match is played


def test_a_writer_that_follows_a_match_writes_what_is_written_at_once() -> None:
    match = Match(
        UGO, [person("North"), bot("random"), person("South")], {"rounds": 2, "hand_size": 3}, seed=b"growing"
    )
    writer = Writer(match)
    while awaited := match.awaited():
        assert writer.text() == write(match)
        match.submit(awaited[0], match.legal(awaited[0])[-1])
        if len(match.log) % 3 == 0:
            with suppress(Refused):
                match.take_back(awaited[0])
                assert writer.text() == write(match)
                match.submit(awaited[0], match.legal(awaited[0])[0])
    assert writer.text() == write(match)


# A record from elsewhere that is played on


def test_a_match_without_its_seed_goes_on_with_new_chance_and_claims_no_seed() -> None:
    begun = Match(
        UGO, [person("North"), person("East")], {"rounds": 2, "hand_size": 2}, seed=Fairness(b"s", (b"", b""))
    )
    match = read(write(begun), GAMES)
    match.draw_from(b"another")
    while awaited := match.awaited():
        match.submit(awaited[0], match.legal(awaited[0])[0])
    assert match.result
    text = write(match)
    assert not {"seed", "secret", "commitment", "nonce"} & {line.split(" ")[0] for line in text.splitlines()}
    assert write(read(text, GAMES)) == text
