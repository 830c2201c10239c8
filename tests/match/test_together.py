"""Choices made at the same time: in any order, changeable until the last, shown to nobody before, entered as one."""

from collections.abc import Container
from itertools import permutations, product

import pytest

from tablee.games.chance import Random, below
from tablee.games.secrecy import SPECTATOR
from tablee.games.words import Refused, Text
from tablee.match import Decision, Joint, Match, TakeBack
from tablee.match.happened import Chosen
from tablee.match.players import person
from tablee.match.record import read, write
from tablee.match.replay import replayed
from tests.match.signs import SIGN_GAME

STONE, PAPER, SCISSORS = range(3)


def begun(seats: int = 3) -> Match:
    return Match(SIGN_GAME, [person(f"Seat {seat + 1}") for seat in range(seats)])


def seen(match: Match, choosers: Container[int] = ()) -> tuple[object, ...]:
    """All that anybody but the choosers themselves could see."""
    seats = [seat for seat in (*range(len(match.players)), SPECTATOR) if seat not in choosers]
    sights = [look(seat).tobytes() for look in (match.view, match.knowledge) for seat in seats]
    return match.table.tobytes(), sights, [match.story(seat) for seat in seats], list(match.log), match.question


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_choices_arrive_in_any_order_and_enter_in_that_of_the_seats(order: tuple[int, ...]) -> None:
    match, choices = begun(), (PAPER, STONE, SCISSORS)
    asked = match.question
    for seat in order[:-1]:
        assert match.submit(seat, choices[seat], asked) == Chosen(is_news=True)
    events = match.submit(order[-1], choices[order[-1]], asked).events
    assert match.log == [Joint((Decision(0, PAPER), Decision(1, STONE), Decision(2, SCISSORS)))]
    assert [(event.args["seat"], event.args["sign"]) for event in events] == list(enumerate(choices))
    assert match.scores() == (1, 1, 1)
    assert match.awaited() == [0, 1, 2]


def test_nobody_sees_a_choice_before_the_last_is_made() -> None:
    for first, second in product(range(3), repeat=2):
        match = begun()
        before = seen(match, choosers=(0, 2))
        match.submit(2, first)
        match.submit(0, second)
        assert seen(match, choosers=(0, 2)) == before
        assert match.awaited() == [1]


def test_a_chooser_sees_the_own_choice_alone() -> None:
    match = begun()
    match.submit(2, PAPER)
    match.submit(0, SCISSORS)
    assert [int(sign) for sign in match.view(2).secret_signs[:3]] == [0, 0, PAPER + 1]
    assert [int(sign) for sign in match.knowledge(0).secret_signs[:3]] == [SCISSORS + 1, 0, 0]


def test_refusals_tell_nothing_of_choices() -> None:
    texts = []
    for choice in range(3):
        match = begun()
        match.submit(0, choice)
        texts.append([refused(match, seat, action) for seat in range(3) for action in (-1, 3, 99)])
    assert texts[0] == texts[1] == texts[2]
    assert texts[0][0] == Text("not-a-sign", {"action": -1})


def refused(match: Match, seat: int, action: int) -> Text:
    before = seen(match), match.awaited()
    with pytest.raises(Refused) as refusal:
        match.submit(seat, action)
    assert (seen(match), match.awaited()) == before
    return refusal.value.text


def test_a_choice_is_changed_until_the_last_is_made() -> None:
    match = begun(2)
    for choice in (STONE, PAPER, SCISSORS, PAPER):
        assert isinstance(match.submit(0, choice), Chosen)
        assert match.legal(0) == [STONE, PAPER, SCISSORS]
    match.submit(1, STONE)
    assert match.log == [Joint((Decision(0, PAPER), Decision(1, STONE)))]
    assert match.scores() == (1, 0)


def test_a_choice_is_taken_back_without_an_entry() -> None:
    match = begun(2)
    match.submit(0, STONE)
    match.take_back(0)
    assert match.log == []
    assert match.awaited() == [0, 1]
    match.submit(1, STONE)
    assert match.log == []
    match.submit(0, PAPER)
    assert match.scores() == (1, 0)


def test_what_was_shown_is_not_taken_back() -> None:
    match = begun(2)
    match.submit(0, STONE)
    match.submit(1, PAPER)
    before = seen(match)
    for seat in range(2):
        with pytest.raises(Refused, match="nothing-to-take-back"):
            match.take_back(seat)
    assert seen(match) == before
    assert not any(isinstance(entry, TakeBack) for entry in match.log)


def test_five_seats_never_refuse_each_other() -> None:
    """All answer the question that they were asked, in any order, and some of them several times."""
    random = Random.seeded(1)
    for _ in range(50):
        match = begun(5)
        while not match.result:
            asked, left = match.question, set(range(5))
            while left:
                seat = below(random, 5)
                if len(left) > 1 or seat in left:
                    match.submit(seat, below(random, 3), asked)
                    left.discard(seat)
            assert match.question == asked + 1
        assert len(match.log) == 3
        assert all(isinstance(entry, Joint) and len(entry.decisions) == 5 for entry in match.log)


def test_an_answer_to_the_round_before_is_stale() -> None:
    match = begun(2)
    asked = match.question
    match.submit(0, STONE, asked)
    match.submit(1, PAPER, asked)
    with pytest.raises(Refused) as refusal:
        match.submit(0, PAPER, asked)
    assert refusal.value.text == Text("stale-question", {"asked": asked, "now": asked + 1})
    assert match.awaited() == [0, 1]


def test_a_joint_entry_that_is_refused_changes_nothing() -> None:
    match = begun(2)
    before = seen(match)
    with pytest.raises(Refused, match="not-a-sign"):
        match.enter(Joint((Decision(0, STONE), Decision(1, 7))))
    assert seen(match) == before
    match.submit(0, PAPER)
    match.submit(1, STONE)
    assert match.scores() == (1, 0)


def whole_match(seats: int, seed: int) -> Match:
    match, random = begun(seats), Random.seeded(seed)
    while not match.result:
        for seat in match.awaited():
            match.submit(seat, below(random, 3))
    return match


@pytest.mark.parametrize("seats", SIGN_GAME.seats)
def test_replay_and_record_are_exact(seats: int) -> None:
    for seed in range(10):
        match = whole_match(seats, seed)
        twin, text = replayed(match), write(match)
        same = read(text, {"signs": SIGN_GAME})
        assert twin.log == same.log == match.log
        assert twin.table.tobytes() == same.table.tobytes() == match.table.tobytes()
        assert write(same) == text


def test_a_record_says_what_was_shown_together() -> None:
    match = begun(2)
    match.submit(1, STONE)
    match.submit(0, PAPER)
    match.submit(0, SCISSORS)
    assert write(match).splitlines()[-3:] == ["together 1: paper; 2: stone", "scores 1 0", "running"]
