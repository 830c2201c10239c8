"""The law of secrecy at the table: matches that a seat cannot tell apart show, tell and refuse it the same things.

For a seat, another match is made in which the others were dealt other cards, but everybody did the same. Whatever
the match then answers that seat must be the same in both, now and after the next entry.
"""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from tablee.games.bits import members_of
from tablee.games.chance import Random, below
from tablee.games.record import copied
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import Event, told_to
from tablee.games.words import Refused, Text
from tablee.match import Chance, Decision, Entry, Match
from tests.match.matches import among, decide_at_random, draw_by_hand, persons
from tests.match.ugo_matches import UGO

TABLES = [
    (seats, options)
    for seats in UGO.seats
    for options in ({"rounds": 1}, {"rounds": 2, "hand_size": 3}, {"rounds": 1, "hand_size": 5})
]
EVERY_TABLE = pytest.mark.parametrize(("seats", "options"), TABLES)
GAMES_EACH = 8
ONE_IN = 3


@dataclass(frozen=True)
class Case:
    """A seat, its match, and one that it cannot tell from it."""

    seat: int
    match: Match
    other: Match


@cache
def all_cases(seats: int, options: frozenset[tuple[str, int]]) -> list[Case]:
    random, found = Random.seeded(seats), []
    for _ in range(GAMES_EACH):
        for match in moments(Match(UGO, persons(seats), dict(options)), random):
            if below(random, ONE_IN) == 0:
                seat = below(random, seats)
                found.append(Case(seat, fresh(match), another(match, seat, random)))
    return found


def cases(seats: int, options: dict[str, int]) -> Iterator[Case]:
    """Cases to do with as one likes."""
    for case in all_cases(seats, frozenset(options.items())):
        yield Case(case.seat, fresh(case.match), fresh(case.other))


def fresh(match: Match) -> Match:
    """The same match, to go on with independently."""
    twin = copy(match)
    twin.table, twin.log, twin.moments = copied(match.table), list(match.log), list(match.moments)
    return twin


def moments(match: Match, random: Random) -> Iterator[Match]:
    """A match at every moment of a random course."""
    while not match.result:
        yield match
        if UGO.rules.chances(match.table):
            draw_by_hand(match, random)
        else:
            decide_at_random(match, random)
    yield match


def followed(match: Match, log: list[Entry]) -> Match:
    twin = Match(UGO, match.first_players, match.options)
    twin.follow(log)
    return twin


def another(match: Match, seat: int, random: Random) -> Match:
    """The same match, but the others hold other cards in this round: any that fit what the seat knows."""
    (world,) = UGO.worlds(match.knowledge(seat), 1, random)
    begin, end = last_deal(match)
    hands = [members_of(world.hands[holder]) + played(match, holder, end) for holder in range(len(match.players))]
    hands[seat] = [event.args["card"] for event in match.story(seat, begin) if event.kind.key == "ugo-card-dealt"]
    deal: list[Entry] = [Chance(card) for hand in hands for card in hand]
    if begin == 0 and end > 0:
        deal.insert(0, match.log[0])  # the first dealer
    other = followed(match, [*match.log[:begin], *deal, *match.log[end:]])
    assert other.table.tobytes() == world.tobytes()
    return other


def last_deal(match: Match) -> tuple[int, int]:
    """Where in the log the cards of this round were dealt."""
    end = len(match.log)
    while end and not isinstance(match.log[end - 1], Chance):
        end -= 1
    begin = end
    while begin and isinstance(match.log[begin - 1], Chance):
        begin -= 1
    return begin, end


def played(match: Match, seat: int, since: int) -> list[int]:
    events = match.story(since=since)
    return [
        event.args["card"] for event in events if event.kind.key == "ugo-card-played" and event.args["seat"] == seat
    ]


# What a seat gets


def shown(match: Match, seat: int) -> list[bytes]:
    return [match.view(seat).tobytes(), match.knowledge(seat).tobytes()]


def told(events: list[Event], seat: int) -> list[Any]:
    return [(event.kind.key, dict(event.args)) for event in told_to(events, seat)]


def public(match: Match) -> list[Any]:
    return [match.awaited(), match.question, match.scores(), match.result, match.players]


def known(match: Match, seat: int) -> list[Any]:
    """All that a match answers a seat that only asks."""
    return [shown(match, seat), told(match.story(seat), seat), public(match), match.legal(seat)]


def refusals(match: Match, seat: int) -> list[Text]:
    """What the seat hears when it tries what it may not do: of the cards, each third."""
    legal = match.legal(seat)
    tries = (-1, *range(match.question % 3, UGO.actions + 1, 3), 10_000)
    others = [action for action in tries if action not in legal]
    texts = [refused(match.submit, seat, action) for action in others]
    return [*texts, *(refused(match.submit, seat, action, match.question + 1) for action in legal[:1])]


def refused(act: Any, *args: int) -> Text:
    with pytest.raises(Refused) as refusal:
        act(*args)
    return refusal.value.text


def reply(act: Any, *args: int) -> Any:
    """What is answered, whether it is done or refused."""
    try:
        return act(*args)
    except Refused as refusal:
        return refusal.text


@EVERY_TABLE
def test_matches_that_a_seat_cannot_tell_apart_look_the_same(seats: int, options: dict[str, int]) -> None:
    different = 0
    for case in cases(seats, options):
        assert known(case.match, case.seat) == known(case.other, case.seat)
        assert known(case.match, SPECTATOR)[:3] == known(case.other, SPECTATOR)[:3]
        different += case.match.table.tobytes() != case.other.table.tobytes()
    assert different > 30


@EVERY_TABLE
def test_refusals_are_the_same(seats: int, options: dict[str, int]) -> None:
    heard = 0
    for case in cases(seats, options):
        texts = refusals(case.match, case.seat)
        assert texts == refusals(case.other, case.seat)
        assert reply(case.match.take_back, case.seat) == reply(case.other.take_back, case.seat)
        assert known(case.match, case.seat) == known(case.other, case.seat)
        heard += len(texts)
    assert heard > 500


@EVERY_TABLE
def test_the_next_entry_is_told_the_same_way(seats: int, options: dict[str, int]) -> None:
    """What is possible in both is done in both."""
    random, heard = Random.seeded(3), 0
    for case in cases(seats, options):
        common = [entry for entry in possible(case.match) if entry in possible(case.other)]
        if common:
            entry = common[below(random, len(common))]
            stories = [told(match.enter(entry).events, case.seat) for match in (case.match, case.other)]
            assert stories[0] == stories[1]
            assert known(case.match, case.seat) == known(case.other, case.seat)
            heard += len(stories[0])
    assert heard > 30


def possible(match: Match) -> list[Entry]:
    if match.result:
        return []
    draws = {UGO.rules.drawn(match.table, n) for n in range(UGO.rules.chances(match.table))}
    return [
        *(Chance(outcome) for outcome in sorted(draws)),
        *(Decision(seat, action) for seat in match.awaited() for action in match.legal(seat)),
    ]


@EVERY_TABLE
def test_cards_dealt_to_others_are_not_told(seats: int, options: dict[str, int]) -> None:
    """Another card for another seat: nothing that the first seat is shown or told is different."""
    unseen = 0
    for case in cases(seats, options):
        dealt_to = int(case.match.table.turn)
        if UGO.rules.chances(case.match.table) and case.match.log and dealt_to != case.seat:
            here, there = (possible(match) for match in (case.match, case.other))
            stories = [
                told(match.enter(entry).events, case.seat)
                for match, entry in ((case.match, here[0]), (case.other, there[-1]))
            ]
            assert stories[0] == stories[1] == []
            assert known(case.match, case.seat) == known(case.other, case.seat)
            unseen += 1
    assert unseen > 5


@pytest.mark.parametrize("seats", UGO.seats)
def test_a_whole_course_is_told_the_same_way(seats: int) -> None:
    """The same moves, from the first lead as long as both matches allow them: one never says more than the other."""
    random, moves = Random.seeded(6), 0
    for _ in range(10):
        match = Match(UGO, persons(seats), {"rounds": 1})
        while UGO.rules.chances(match.table):
            draw_by_hand(match, random)
        seat = below(random, seats)
        other = another(match, seat, random)
        while common := [entry for entry in possible(match) if entry in possible(other)]:
            entry = common[among(random, *range(len(common)))]
            assert told(match.enter(entry).events, seat) == told(other.enter(entry).events, seat)
            assert known(match, seat) == known(other, seat)
            moves += 1
    assert moves > 20
