"""A match: what is refused changes nothing, what is taken back is as if it never was, and all follows from the log."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from tablee.games.chance import Random
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import Event
from tablee.games.ugo.packed_trick import EMPTY
from tablee.games.words import Refused, Text
from tablee.match import AgreedEnd, Chance, Decision, Ending, Match, Resignation, Result, TakeBack, bot, person
from tablee.match.replay import check_draws, replayed
from tablee.match.result import CALLED_OFF
from tests.match.matches import decide_at_random, persons
from tests.match.ugo_matches import UGO, some_match

Act = Callable[..., object]


def begun(seats: int = 3, **options: int) -> Match:
    """A match of persons whose cards are dealt."""
    return Match(UGO, persons(seats), options, seed=b"begun")


def practice() -> Match:
    """North with two bots."""
    return Match(UGO, [person("North"), bot("random"), bot("random")], seed=b"practice")


def decide(match: Match) -> int:
    """The first legal decision of the seat that is awaited; returns the seat."""
    (seat,) = match.awaited()
    match.submit(seat, match.legal(seat)[0])
    return seat


def decide_until(match: Match, seat: int) -> None:
    while match.awaited() != [seat]:
        decide(match)


def state(match: Match) -> tuple[Any, ...]:
    """All of a match that anybody could see."""
    sights = [look(seat).tobytes() for look in (match.view, match.knowledge) for seat in (*seats_of(match), SPECTATOR)]
    course = (list(match.log), len(match.moments), match.players, match.result, match.awaited(), match.question)
    return match.table.tobytes(), sights, course


def seats_of(match: Match) -> range:
    return range(len(match.players))


def refused(match: Match, act: Act, *args: object) -> Text:
    """Why something is refused, seeing to it that nothing is changed."""
    before = state(match)
    with pytest.raises(Refused) as refusal:
        act(*args)
    assert state(match) == before
    return refusal.value.text


# Refusals


@pytest.mark.parametrize("seat", [-1, 3, 255])
@pytest.mark.parametrize("act", ["submit", "take_back", "resign", "agree_to_end"])
def test_a_seat_that_is_not_at_the_table(act: str, seat: int) -> None:
    match = begun()
    arguments = (seat, match.legal(match.awaited()[0])[0]) if act == "submit" else (seat,)
    assert refused(match, getattr(match, act), *arguments) == Text("no-such-seat", {"seat": seat, "seats": 3})


def test_a_seat_that_is_not_awaited() -> None:
    match = begun()
    (awaited,) = match.awaited()
    for seat in {0, 1, 2} - {awaited}:
        for action in match.legal(awaited):
            assert refused(match, match.submit, seat, action).key == "not-your-turn"


def test_whatever_is_not_legal() -> None:
    match, random, keys = begun(2, rounds=1), Random.seeded(1), set()
    while not match.result:
        (seat,) = match.awaited()
        for action in {-1, 45, 10_000, *range(45)} - set(match.legal(seat)):
            keys.add(refused(match, match.submit, seat, action).key)
        decide_at_random(match, random)
    assert keys == {"ugo-no-such-card", "ugo-not-in-hand", "ugo-must-follow", "ugo-not-nameable"}


def test_a_question_that_is_no_longer_open() -> None:
    match = begun()
    asked = match.question
    decide(match)
    (seat,) = match.awaited()
    action = match.legal(seat)[0]
    for question in (asked, 0, -1, match.question + 1):
        text = refused(match, match.submit, seat, action, question)
        assert text == Text("stale-question", {"asked": question, "now": match.question})
    match.submit(seat, action, match.question)
    assert match.log[-1] == Decision(seat, action)


def test_a_question_never_comes_back() -> None:
    """After taking back, the same position asks a new question: an answer to the old one is stale."""
    match = begun()
    questions = [match.question]
    for _ in range(3):
        seat = decide(match)
        questions.append(match.question)
        match.take_back(seat)
        questions.append(match.question)
    assert len(set(questions)) == len(questions)


@pytest.mark.parametrize("how", ["finished", "resigned", "agreed", "abandoned", "host"])
def test_after_the_end(how: str) -> None:
    match = begun(2, rounds=1, hand_size=2)
    if how == "finished":
        while match.awaited():
            decide(match)
    elif how == "resigned":
        match.resign(1)
    elif how in CALLED_OFF:
        match.call_off(how)
    else:
        match.agree_to_end(0)
        match.agree_to_end(1)
    assert match.result
    assert match.result.how == how
    assert (match.awaited(), match.legal(0), match.legal(1)) == ([], [], [])
    for act in (match.take_back, match.resign, match.agree_to_end):
        assert refused(match, act, 0) == Text("game-over")
    assert refused(match, match.submit, 0, 0) == Text("game-over")
    assert refused(match, match.enter, Chance(0)) == Text("game-over")
    assert refused(match, match.enter, AgreedEnd()) == Text("game-over")


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (1, {}, "seats-number"),
        (5, {}, "seats-number"),
        (3, {"rounds": 0}, "option-value"),
        (3, {"farmer_supply": 12}, "option-seats"),
        (3, {"jokers": 3}, "option-unknown"),
        (3, {"seats": 3}, "option-unknown"),
    ],
)
def test_a_match_that_cannot_be(players: int, options: dict[str, int], key: str) -> None:
    with pytest.raises(Refused) as refusal:
        Match(UGO, [person("North")] * players, options)
    assert refusal.value.text.key == key


def test_what_chance_cannot_bring() -> None:
    match = Match(UGO, persons(2))
    assert refused(match, match.enter, Chance(2)).key == "chance-impossible"
    match.enter(Chance(1))
    match.enter(Chance(7))
    assert refused(match, match.enter, Chance(7)).key == "chance-impossible"
    assert refused(match, match.submit, 0, 7) == Text("ugo-not-dealt")


# Taking back


def test_the_own_last_decision_is_taken_back() -> None:
    match = begun()
    before, log = match.table.tobytes(), list(match.log)
    seat = decide(match)
    match.take_back(seat)
    assert match.table.tobytes() == before
    assert match.log == [*log, match.log[-2], TakeBack(seat, 1)]
    assert match.awaited() == [seat]


def test_a_decision_taken_back_is_not_told_any_more() -> None:
    match = begun()
    stories = [match.story(seat) for seat in (0, 1, 2, SPECTATOR)]
    match.take_back(decide(match))
    assert [match.story(seat) for seat in (0, 1, 2, SPECTATOR)] == stories


def test_only_who_decided_last_takes_back() -> None:
    match = begun()
    seat = decide(match)
    for other in {0, 1, 2} - {seat}:
        assert refused(match, match.take_back, other) == Text("nothing-to-take-back")


def test_not_after_another_person_decided() -> None:
    match = begun()
    seat = decide(match)
    decide(match)
    assert refused(match, match.take_back, seat) == Text("nothing-to-take-back")


def test_the_replies_of_bots_go_with_it_where_other_persons_play_too() -> None:
    match = Match(UGO, [person("North"), bot("random"), person("South")], seed=b"mixed")
    decide_until(match, 0)
    before = match.table.tobytes()
    decide(match)
    assert match.awaited() == [1]
    decide(match)
    match.take_back(0)
    assert (match.table.tobytes(), match.log[-1]) == (before, TakeBack(0, 2))


def test_not_before_anything_was_decided() -> None:
    match = begun()
    for seat in range(3):
        assert refused(match, match.take_back, seat) == Text("nothing-to-take-back")


def test_not_after_chance_drew() -> None:
    """The last card of a round is followed by the next deal, which has shown new cards."""
    match = begun(2, rounds=2, hand_size=1)
    draws = sum(isinstance(entry, Chance) for entry in match.log)
    seat = -1
    while sum(isinstance(entry, Chance) for entry in match.log) == draws:
        seat = decide(match)
    assert refused(match, match.take_back, seat) == Text("nothing-to-take-back")


def test_not_after_somebody_resigned() -> None:
    match = begun()
    seat = decide(match)
    match.resign((seat + 1) % 3)
    assert refused(match, match.take_back, seat) == Text("nothing-to-take-back")


def test_several_own_decisions_are_taken_back_one_by_one() -> None:
    """The winner of a trick who has named a card may take back the name, then the card that won."""
    match, random = begun(4), Random.seeded(3)
    while not (len(match.moments) > 1 and decider(match, -1) == decider(match, -2) == match.awaited()[0]):
        decide_at_random(match, random)
    seat = match.awaited()[0]
    tables = [moment.before.tobytes() for moment in match.moments[-2:]]
    match.take_back(seat)
    assert match.table.tobytes() == tables[1]
    match.take_back(seat)
    assert match.table.tobytes() == tables[0]
    assert match.log[-2:] == [TakeBack(seat, 1), TakeBack(seat, 1)]


def decider(match: Match, place: int) -> int | None:
    entry = match.moments[place].entry
    return entry.seat if isinstance(entry, Decision) else None


def test_in_practice_the_replies_of_bots_are_taken_back_too() -> None:
    match = practice()
    while match.awaited() != [0] or match.table.trick != EMPTY:  # North leads a trick
        decide(match)
    before, log = match.table.tobytes(), list(match.log)
    match.submit(0, match.legal(0)[0])
    replies = [decide(match), decide(match)]
    assert replies == [1, 2]
    match.take_back(0)
    assert match.table.tobytes() == before
    assert match.awaited() == [0]
    assert match.log[-1] == TakeBack(0, 3)
    assert match.log[: len(log)] == log


def test_in_practice_chance_is_not_taken_back_either() -> None:
    match = Match(UGO, [person("North"), bot("random")], {"hand_size": 1, "rounds": 2}, seed=b"practice")
    while not isinstance(match.log[-1], Chance) or len(match.moments) < 5:
        decide(match)
    assert refused(match, match.take_back, 0) == Text("nothing-to-take-back")


def test_a_take_back_of_the_wrong_length_is_no_entry() -> None:
    match = begun()
    seat = decide(match)
    for entries in (0, 2, -1):
        assert refused(match, match.enter, TakeBack(seat, entries)).key == "nothing-to-take-back"


# Giving up and agreeing


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_players_the_other_one_wins(seat: int) -> None:
    match = begun(2)
    match.resign(seat)
    assert match.result == Result(Ending("resigned"), (0, 0), (1 - seat,))
    assert match.log[-1] == Resignation(seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_of_more_players_a_bot_plays_on(seats: int) -> None:
    match = begun(seats, rounds=1)
    table = match.table.tobytes()
    match.resign(1)
    assert match.table.tobytes() == table
    assert [player.is_bot for player in match.players] == [seat == 1 for seat in range(seats)]
    assert match.first_players == tuple(persons(seats))
    assert match.awaited()
    while match.awaited():
        decide(match)
    assert match.result
    assert match.result.how == "finished"


def test_an_agreed_end_needs_all_persons() -> None:
    match = Match(UGO, [person("North"), bot("random"), person("South"), person("West")], seed=b"agreed")
    assert not match.agree_to_end(0)
    assert not match.agree_to_end(0)
    assert not match.agree_to_end(3)
    assert match.agree_to_end(2)
    assert match.result == Result(Ending("agreed"), (0, 0, 0, 0), ())
    assert match.log[-1] == AgreedEnd()


def test_agreeing_is_forgotten_when_people_go_on() -> None:
    match = begun(2)
    match.agree_to_end(0)
    decide(match)
    assert not match.agree_to_end(1)
    assert match.result is None


def test_what_others_had_agreed_to_stands_when_somebody_resigns() -> None:
    match = begun(4)
    for seat in (0, 3):
        match.agree_to_end(seat)
    match.resign(3)
    assert match.agreeing() == [0]
    assert match.agree_to_end(1) is False
    match.agree_to_end(2)
    assert match.log[-2:] == [Resignation(3), AgreedEnd()]


def test_the_match_ends_when_the_last_one_who_had_not_agreed_resigns() -> None:
    match = begun(3)
    match.agree_to_end(0)
    match.agree_to_end(1)
    match.resign(2)
    assert match.result == Result(Ending("agreed"), (0, 0, 0), ())
    assert match.log[-2:] == [Resignation(2), AgreedEnd()]


def test_who_has_resigned_need_not_agree() -> None:
    match = begun(3)
    match.resign(2)
    assert not match.agree_to_end(0)
    assert match.agree_to_end(1)


# Replay


@pytest.mark.parametrize("number", range(40))
def test_all_follows_from_the_log(number: int) -> None:
    match = some_match(1000 + number)
    twin = replayed(match)
    assert twin.log == match.log
    assert twin.table.tobytes() == match.table.tobytes()
    assert (twin.players, twin.result, twin.options) == (match.players, match.result, match.options)
    assert [twin.story(seat) for seat in seats_of(match)] == [match.story(seat) for seat in seats_of(match)]
    if match.seed is not None:
        check_draws(match)


@pytest.mark.parametrize("seats", UGO.seats)
def test_a_seeded_match_followed_again_is_the_same(seats: int) -> None:
    match, random = Match(UGO, persons(seats), {"rounds": 2, "hand_size": 5}, seed=b"again"), Random.seeded(5)
    while not match.result:
        decide_at_random(match, random)
    twin = Match(UGO, persons(seats), {"rounds": 2, "hand_size": 5}, seed=b"again")
    twin.follow(match.log)
    assert (twin.log, twin.table.tobytes(), twin.result) == (match.log, match.table.tobytes(), match.result)


def test_what_the_seed_does_not_bring_is_refused() -> None:
    """Two cards change places in the deal: each entry that was swapped is found, whichever comes first."""
    match = begun(2, rounds=2, hand_size=3)
    while match.awaited():
        decide(match)
    draws = [place for place, entry in enumerate(match.log) if isinstance(entry, Chance)]
    swaps = 0
    for first, second in pairwise(draws[1:]):
        if second != first + 1:
            continue
        tampered = list(match.log)
        tampered[first], tampered[second] = tampered[second], tampered[first]
        with pytest.raises(Refused) as refusal:
            begun(2, rounds=2, hand_size=3).follow(tampered)
        assert refusal.value.text == Text("not-from-seed", {"entry": first + 1})
        swaps += 1
    assert swaps == 10


def test_a_log_that_cannot_be_is_refused() -> None:
    match = begun(2)
    decide(match)
    decide(match)
    log = match.log
    with pytest.raises(Refused):
        Match(UGO, persons(2)).follow([*log[:-2], log[-1], log[-2]])
    with pytest.raises(Refused):
        Match(UGO, persons(2)).follow([*log, log[-1]])
    with pytest.raises(Refused):
        Match(UGO, persons(2)).follow(log[1:])


# What is seen


def test_a_story_holds_no_private_event_of_others() -> None:
    match = begun(3, rounds=2, hand_size=4)
    while match.awaited():
        decide(match)
    everything = [event for moment in match.moments for event in moment.events]
    private = [event for event in everything if event.kind.is_private]
    assert len(private) == 2 * 3 * 4
    for seat in range(3):
        story = match.story(seat)
        assert [event for event in story if event.kind.is_private] == [e for e in private if e.args["seat"] == seat]
        assert [event for event in story if not event.kind.is_private] == match.story(SPECTATOR)
    assert match.story() == match.story(SPECTATOR) == [event for event in everything if not event.kind.is_private]


def test_a_story_can_be_told_from_a_moment_on() -> None:
    match = begun(2, rounds=1)
    since = len(match.moments)
    events: list[Event] = []
    for _ in range(6):
        (seat,) = match.awaited()
        events += match.submit(seat, match.legal(seat)[0]).events
    assert match.story(since=since) == events
    assert match.story(0)[: len(match.story(0)) - len(events)] == [
        event for event in match.story(0) if event not in events
    ]


def test_spectators_see_no_hand() -> None:
    match = begun(3)
    decide(match)
    for sight in (match.view(), match.knowledge()):
        assert sight.seat == SPECTATOR
        assert not sight.hands.any()
        assert sight.aside == 0
        assert sorted(sight.held[:3].tolist()) == [9, 10, 10]


def test_each_seat_sees_its_own_hand_alone() -> None:
    match = begun(3)
    for seat in range(3):
        for sight in (match.view(seat), match.knowledge(seat)):
            assert [bool(hand) for hand in sight.hands[:3]] == [seat == other for other in range(3)]
            assert sight.hands[seat] == match.table.hands[seat]


def test_looking_changes_nothing() -> None:
    match = begun(2)
    before = match.table.tobytes()
    match.view(0).hands[:] = 0
    match.knowledge(1).scores[:] = 9
    assert match.table.tobytes() == before
