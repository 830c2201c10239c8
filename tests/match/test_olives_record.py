"""Records of Olives: a referee who knows only the text sees the same match, and refuses what the program refuses."""

from functools import cache

import pytest

from tablee.games import GAMES
from tablee.games.olives import OLIVES
from tablee.games.olives.story import Step
from tablee.games.story import Event
from tablee.games.words import Refused
from tablee.match import Match
from tablee.match.record import read, write
from tests.match.olives_matches import some_match
from tests.match.olives_referee import Referee
from tests.match.referee_reading import Fact, Foul

MATCHES = 150
WORDS = {
    Step.CARD_PUT_AWAY: "put away",
    Step.BOWL_TURNED: "bowl",
    Step.BID_SHOWN: "shown",
    Step.BOWL_TAKEN: "taken",
    Step.BOWL_LEFT: "left",
    Step.GAME_WON: "won",
}  # a bid that is made is in no record: it is told when all are shown


@cache
def matches() -> list[Match]:
    return [some_match(number) for number in range(MATCHES)]


def facts_of(match: Match) -> list[Fact]:
    return [fact(event) for moment in match.moments for event in moment.events if event.step in WORDS]


def fact(event: Event) -> Fact:
    numbers = [number + (name == "seat") for name, number in event.args.items() if name != "why"]
    return (WORDS[Step(event.step)], *numbers)


def test_a_referee_who_knows_only_the_text_sees_the_same_match() -> None:
    seen: set[str | int] = set()
    for match in matches():
        referee = Referee(without_absences(write(match)))
        assert referee.facts == facts_of(match)
        assert tuple(referee.olives) == match.scores()
        assert referee.how == (match.result.how if match.result else "running")
        seen |= {known[0] for known in referee.facts}
    assert seen == set(WORDS.values())


def without_absences(text: str) -> str:
    """Who sits in for whom changes no rule."""
    return "\n".join(line for line in text.splitlines() if not line.startswith(("absent", "returns")))


def test_all_that_can_happen_is_among_the_matches() -> None:
    ends = {match.result.how if match.result else "running" for match in matches()}
    assert ends == {"finished", "resigned", "agreed", "running"}
    assert {len(match.players) for match in matches()} == set(OLIVES.seats)
    assert any(match.result and len(match.result.winners) > 1 for match in matches())


def test_what_is_read_is_what_was_written() -> None:
    for match in matches():
        text = write(match)
        same = read(text, GAMES)
        assert write(same) == text
        assert same.table.tobytes() == match.table.tobytes()


COURSE = """tablee record 1
game olives 1
option rounds 3
option leftovers true
player 1 person North
player 2 person East

chance away 1, away 7, bowl 4
together 1: 7; 2: 6
scores 4 0
chance bowl 5
together 1: 2; 2: 2
chance bowl 7
together 1: 6; 2: 5
scores 16 0
end finished
scores 16 0
winners 1
"""


def test_a_record_by_hand() -> None:
    assert write(read(COURSE, GAMES)) == COURSE
    assert Referee(COURSE).olives == [16, 0]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("together 1: 7; 2: 6", "together 1: 1; 2: 6"),  # put away
        ("together 1: 2; 2: 2", "together 1: 7; 2: 2"),  # bid before
        ("together 1: 2; 2: 2", "together 1: 2"),
        ("together 1: 2; 2: 2", "together 2: 2; 1: 2"),
        ("together 1: 2; 2: 2", "1: 2"),
        ("bowl 5", "bowl 4"),
        ("bowl 5", "away 5"),
        ("away 7", "away 8"),
        ("scores 4 0", "scores 0 4"),
        ("scores 16 0\nwinners", "scores 12 0\nwinners"),
        ("winners 1", "winners 1 2"),
        ("end finished", "end agreed"),
        ("option leftovers true", "option leftovers false"),
    ],
)
def test_both_refuse_the_same(right: str, wrong: str) -> None:
    text = COURSE.replace(right, wrong, 1)
    assert text != COURSE
    with pytest.raises(Refused):
        read(text, GAMES)
    with pytest.raises(Foul):
        Referee(text)
