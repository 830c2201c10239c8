"""Choices made at the same time: in any order, changeable until the last, shown to nobody before, entered as one."""

from collections.abc import Container
from itertools import permutations, product

import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.olives import OLIVES
from tablee.games.secrecy import SPECTATOR
from tablee.games.words import Refused, Text
from tablee.match import Chance, Decision, Joint, Match, TakeBack
from tablee.match.happened import Chosen
from tablee.match.record import read, write
from tablee.match.replay import replayed
from tests.match.matches import decide_at_random, persons
from tests.match.olives_matches import CARDS, bidding


def seen(match: Match, choosers: Container[int] = ()) -> tuple[object, ...]:
    """All that anybody but the choosers themselves could see."""
    seats = [seat for seat in (*range(len(match.players)), SPECTATOR) if seat not in choosers]
    sights = [look(seat).tobytes() for look in (match.view, match.knowledge) for seat in seats]
    return match.table.tobytes(), sights, [match.story(seat) for seat in seats], list(match.log), match.question


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_choices_arrive_in_any_order_and_enter_in_that_of_the_seats(order: tuple[int, ...]) -> None:
    match, choices = bidding(3), (3, 4, 4)
    asked = match.question
    for seat in order[:-1]:
        assert match.submit(seat, choices[seat], asked) == Chosen(is_news=True)
    events = match.submit(order[-1], choices[order[-1]], asked).events
    assert match.log[-1] == Joint((Decision(0, 3), Decision(1, 4), Decision(2, 4)))
    shown = [event for event in events if event.kind.key == "olives-bid-shown"]
    assert [(event.args["seat"], event.args["card"]) for event in shown] == list(enumerate(choices))
    assert match.scores() == (5, 0, 0)


def test_nobody_sees_a_choice_before_the_last_is_made() -> None:
    for first, second in product(CARDS, repeat=2):
        match = bidding(3)
        before = seen(match, choosers=(0, 2))
        match.submit(2, first)
        match.submit(0, second)
        assert seen(match, choosers=(0, 2)) == before
        assert match.awaited() == [1]


def test_a_chooser_sees_the_own_choice_alone() -> None:
    match = bidding(3)
    match.submit(2, 5)
    match.submit(0, 7)
    assert [int(card) for card in match.view(2).bids[:3]] == [0, 0, 5]
    assert [int(card) for card in match.knowledge(0).bids[:3]] == [7, 0, 0]


def test_refusals_tell_nothing_of_choices() -> None:
    texts = []
    for choice in CARDS[:3]:
        match = bidding(3)
        match.submit(0, choice)
        texts.append([refused(match, seat, action) for seat in range(3) for action in (-1, 1, 99)])
    assert texts[0] == texts[1] == texts[2]
    assert texts[0][0] == Text("olives-no-such-card", {"card": "-1"})


def refused(match: Match, seat: int, action: int) -> Text:
    before = seen(match), match.awaited()
    with pytest.raises(Refused) as refusal:
        match.submit(seat, action)
    assert (seen(match), match.awaited()) == before
    return refusal.value.text


def test_a_choice_is_changed_until_the_last_is_made() -> None:
    match = bidding(2)
    for choice in (2, 3, 7, 4):
        assert isinstance(match.submit(0, choice), Chosen)
        assert match.legal(0) == list(CARDS)
    match.submit(1, 3)
    assert match.log[-1] == Joint((Decision(0, 4), Decision(1, 3)))
    assert match.scores() == (5, 0)


def test_a_choice_is_taken_back_without_an_entry() -> None:
    match = bidding(2)
    before = list(match.log)
    match.submit(0, 2)
    match.take_back(0)
    assert match.awaited() == [0, 1]
    match.submit(1, 2)
    assert match.log == before
    match.submit(0, 3)
    assert match.scores() == (5, 0)


def test_what_was_shown_is_not_taken_back() -> None:
    match = bidding(2)
    match.submit(0, 2)
    match.submit(1, 3)
    before = seen(match)
    for seat in range(2):
        with pytest.raises(Refused, match="nothing-to-take-back"):
            match.take_back(seat)
    assert seen(match) == before
    assert not any(isinstance(entry, TakeBack) for entry in match.log)


def test_four_seats_never_refuse_each_other() -> None:
    """All answer the question that they were asked, in any order, and some of them several times."""
    random = Random.seeded(1)
    for number in range(50):
        match = Match(OLIVES, persons(4), seed=bytes([number]))
        while not match.result:
            asked, left = match.question, set(range(4))
            while left:
                seat = below(random, 4)
                if len(left) > 1 or seat in left:
                    legal = match.legal(seat)
                    match.submit(seat, legal[below(random, len(legal))], asked)
                    left.discard(seat)
        together = [entry for entry in match.log if isinstance(entry, Joint)]
        assert [len(entry.decisions) for entry in together] == [4] * 5


def test_an_answer_to_the_round_before_is_stale() -> None:
    match = bidding(2)
    asked = match.question
    match.submit(0, 2, asked)
    match.submit(1, 3, asked)
    match.enter(Chance(7))
    with pytest.raises(Refused) as refusal:
        match.submit(0, 4, asked)
    assert refusal.value.text == Text("stale-question", {"asked": asked, "now": asked + 2})
    assert match.awaited() == [0, 1]


def test_a_joint_entry_that_is_refused_changes_nothing() -> None:
    match = bidding(2)
    before = seen(match)
    with pytest.raises(Refused, match="olives-not-in-hand"):
        match.enter(Joint((Decision(0, 2), Decision(1, 1))))
    assert seen(match) == before
    match.submit(0, 3)
    match.submit(1, 2)
    assert match.scores() == (5, 0)


def whole_match(seats: int, seed: int) -> Match:
    match, random = Match(OLIVES, persons(seats), seed=bytes([seed])), Random.seeded(seed)
    while not match.result:
        decide_at_random(match, random)
    return match


@pytest.mark.parametrize("seats", OLIVES.seats)
def test_replay_and_record_are_exact(seats: int) -> None:
    for seed in range(10):
        match = whole_match(seats, seed)
        twin, text = replayed(match), write(match)
        same = read(text, GAMES)
        assert twin.log == same.log == match.log
        assert twin.table.tobytes() == same.table.tobytes() == match.table.tobytes()
        assert write(same) == text


def test_a_record_says_what_was_shown_together() -> None:
    match = bidding(2)
    match.submit(1, 2)
    match.submit(0, 3)
    assert write(match).splitlines()[-3:] == ["together 1: 3; 2: 2", "scores 5 0", "running"]
