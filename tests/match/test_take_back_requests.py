"""Taking back among people: who must agree, what ends a request, and what nobody can take back."""

import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.words import Refused
from tablee.match import Absence, Decision, Match, TakeBack, bot, person
from tablee.match.happened import Chosen, Entered, Moment
from tablee.match.take_back_requests import (
    TakeBackDeclined,
    TakeBackRequest,
    answer_take_back,
    ask_to_take_back,
    is_open,
)
from tests.match.matches import decide_at_random, persons
from tests.match.test_match import begun, decide, decide_until, state

ALL = range(4)


def asked(match: Match, seat: int) -> TakeBackRequest:
    """A request that everybody hears."""
    request = ask_to_take_back(match, seat, ALL)
    assert isinstance(request, TakeBackRequest)
    return request


def is_refused(match: Match, request: TakeBackRequest | None, seat: int, agrees: bool = True) -> bool:
    """Whether an answer is refused and changes nothing."""
    before = state(match)
    with pytest.raises(Refused) as refusal:
        answer_take_back(match, request, seat, agrees)
    return refusal.value.text.key == "take-back-not-asked" and state(match) == before


def test_everybody_else_must_agree() -> None:
    match = begun(4)
    before, seat = match.table.tobytes(), decide(match)
    others = sorted({0, 1, 2, 3} - {seat})
    request, log = asked(match, seat), list(match.log)
    for other in others[:-1]:
        left = answer_take_back(match, request, other, agrees=True)
        assert isinstance(left, TakeBackRequest)
        assert (left.awaited, match.log) == (request.awaited - {other}, log)
        assert is_refused(match, left, other)  # who has agreed is asked no more
        request = left
    assert is_refused(match, request, seat)  # who asks does not agree for the others
    assert isinstance(answer_take_back(match, request, others[-1], agrees=True), Entered)
    assert (match.table.tobytes(), match.log) == (before, [*log, TakeBack(seat, 1)])


def test_one_no_is_enough_and_who_asks_may_think_better_of_it() -> None:
    match = begun(3)
    seat = decide(match)
    request, log = asked(match, seat), list(match.log)
    for by in range(3):
        assert answer_take_back(match, request, by, agrees=False) == TakeBackDeclined(seat, by)
    assert match.log == log


def test_bots_the_absent_and_those_who_left_are_not_asked() -> None:
    match = Match(GAMES["ugo"], [person("North"), bot("random"), person("South"), person("West")], seed=b"mixed")
    decide_until(match, 0)
    match.sit_in(3, "random")
    decide(match)
    assert asked(match, 0).awaited == {2}
    assert ask_to_take_back(match, 0, here={0}) == Entered(match.game, TakeBack(0, 1), b"")


def test_what_nobody_else_has_seen_is_taken_back_at_once() -> None:
    """One person among bots; and one whose friends look elsewhere."""
    for players in ([person("North"), bot("random"), bot("random")], persons(3)):
        match = Match(GAMES["ugo"], players, seed=b"alone")
        decide_until(match, 0)
        decide(match)
        ask_to_take_back(match, 0, here={0})
        assert match.log[-1] == TakeBack(0, 1)


def test_a_secret_choice_is_taken_back_at_once() -> None:
    match = Match(GAMES["pillage"], persons(3), seed=b"secret")
    assert len(match.awaited()) == 3
    match.submit(0, match.legal(0)[0])
    assert isinstance(ask_to_take_back(match, 0, ALL), Chosen)
    assert match.choices(0) == []


def test_a_request_outlives_the_replies_of_bots_and_no_other_decision() -> None:
    match = Match(GAMES["ugo"], [person("North"), bot("random"), person("South")], seed=b"mixed")
    decide_until(match, 0)
    decide(match)
    request = asked(match, 0)
    assert decide(match) == 1
    assert is_open(match, request)
    while match.awaited() == [1]:  # the bot has won the trick, and lays it
        decide(match)
    decide_until(match, 2)
    decide(match)
    assert not is_open(match, request)
    assert is_refused(match, request, 2)
    assert is_refused(match, None, 2)


def test_a_request_is_about_one_decision_only() -> None:
    match = begun(2)
    seat = decide(match)
    request = asked(match, seat)
    match.take_back(seat)
    assert not is_open(match, request)
    decide(match)
    assert is_refused(match, request, 1 - seat)


def test_nothing_is_taken_back_when_somebody_else_plays_by_then() -> None:
    match = begun(3)
    seat = decide(match)
    request = asked(match, seat)
    match.enter(Absence((seat + 1) % 3, "random"))
    assert not is_open(match, request)
    with pytest.raises(Refused):
        ask_to_take_back(match, seat, ALL)


@pytest.mark.parametrize("name", ["ugo", "vigo"])  # in the others people decide at the same time, or show something
def test_nothing_is_taken_back_past_a_draw_or_a_reveal(name: str) -> None:
    """In a random match of people and bots: what goes was decided by the seat and then by bots, and showed nothing."""
    match, random, requests = (
        Match(GAMES[name], [person("North"), bot("random"), *persons(2)], seed=b"7"),
        Random.seeded(7),
        0,
    )
    while not match.result and requests < 40:
        decide_at_random(match, random)
        seat = below(random, 4)
        try:
            request = asked(match, seat)
        except Refused:
            continue
        requests += 1
        gone = match.moments[-match.entries_to_take_back(seat) :]
        assert gone[0] is request.decision
        assert [decider_of(moment) for moment in gone] == [seat, *[1] * (len(gone) - 1)]
        assert not any(event.kind.is_final for moment in gone for event in moment.events)
    assert requests > 10


def decider_of(moment: Moment) -> int | None:
    """Who decided at a moment; nobody where chance drew, or several decided together."""
    return moment.entry.seat if isinstance(moment.entry, Decision) else None
