"""A bot sits in for a person who is away: nothing else at the table changes, and the person may come back."""

import pytest

from tablee.games import GAMES
from tablee.games.words import Refused, Text
from tablee.match import Absence, AgreedEnd, Decision, Match, Resignation, Return, TakeBack, bot, person
from tablee.match.record import read, write
from tablee.match.replay import replayed
from tablee.match.sitters import SUBSTITUTE
from tablee.texts import Texts
from tests.match.matches import persons
from tests.match.olives_matches import bidding
from tests.match.test_match import begun, decide, decide_until, practice, refused
from tests.match.ugo_matches import UGO


def is_replayed_and_written(match: Match) -> bool:
    """Whether log and record bring the same match back."""
    text, twin = write(match), replayed(match)
    same = read(text, GAMES)
    states = [
        (one.log, one.absent, one.players, one.question, one.result, one.table.tobytes()) for one in (match, twin, same)
    ]
    return states[0] == states[1] == states[2] and write(same) == text


# Who decides


def test_the_level_of_who_decides() -> None:
    match = Match(UGO, [person("North"), bot("random"), person("South")], seed=b"levels")
    assert [match.level(seat) for seat in range(3)] == [None, "random", None]
    match.sit_in(0, "greedy")
    match.resign(2)
    assert [match.level(seat) for seat in range(3)] == ["greedy", "random", SUBSTITUTE.name]
    match.return_to(0)
    assert (match.level(0), match.absent) == (None, {})
    assert match.log[-3:] == [Absence(0, "greedy"), Resignation(2), Return(0)]


def test_no_table_is_changed_and_nothing_is_told() -> None:
    match = begun(3)
    table, story, awaited = match.table.tobytes(), match.story(0), match.awaited()
    match.sit_in(1, "greedy")
    match.return_to(1)
    assert (match.table.tobytes(), match.story(0), match.awaited()) == (table, story, awaited)
    assert match.players == tuple(persons(3))


def test_a_match_goes_on_when_everybody_is_away() -> None:
    match = begun(2, rounds=1)
    match.sit_in(0, "greedy")
    match.sit_in(1, "random")
    while match.awaited():
        decide(match)
    assert match.result
    assert match.result.how == "finished"
    assert is_replayed_and_written(match)


def test_of_two_players_who_is_away_may_still_win() -> None:
    match = begun(2)
    match.sit_in(0, "greedy")
    match.resign(1)
    assert match.result
    assert match.result.winners == (0,)
    assert is_replayed_and_written(match)


# The question


def test_nobody_is_refused_because_somebody_else_left() -> None:
    """Four bid at the same moment: one leaves, one is away and returns, one resigns and has chosen before."""
    match = bidding(4)
    asked = match.question
    match.submit(2, 4, asked)
    match.sit_in(3, "random")
    match.submit(0, 2, asked)
    match.sit_in(2, "random")
    match.resign(2)
    match.return_to(3)
    assert match.awaited() == [1, 3]
    match.submit(1, 3, asked)
    match.submit(3, 5, asked)
    assert match.question == len(match.log) == asked + 5
    with pytest.raises(Refused, match="stale-question"):
        match.submit(0, 6, asked)
    assert is_replayed_and_written(match)


def test_a_question_is_the_length_of_the_log_when_it_was_asked() -> None:
    match = begun(3)
    asked = match.question
    assert asked == len(match.log)
    match.sit_in(1, "greedy")
    match.resign(2)
    assert (match.question, len(match.log)) == (asked, asked + 2)
    decide(match)
    assert match.question == len(match.log) == asked + 3


def test_a_question_never_comes_back_after_a_take_back() -> None:
    match = begun(3)
    questions = {match.question}
    for _ in range(3):
        match.sit_in(1, "greedy")
        match.return_to(1)
        seat = decide(match)
        questions.add(match.question)
        match.take_back(seat)
        questions.add(match.question)
    assert len(questions) == 7


def test_an_own_choice_stands_and_may_be_changed_after_the_return() -> None:
    match = bidding(2)
    match.submit(0, 2)
    match.sit_in(0, "random")
    assert match.awaited() == [1]
    assert int(match.view(0).bids[0]) == 2
    match.return_to(0)
    match.submit(0, 4)
    match.submit(1, 3)
    assert match.scores() == (5, 0)


# Refusals


@pytest.mark.parametrize("seat", [-1, 3, 255])
def test_a_seat_that_is_not_at_the_table(seat: int) -> None:
    match = begun()
    no_such_seat = Text("no-such-seat", {"seat": seat, "seats": 3})
    assert refused(match, match.sit_in, seat, "greedy") == no_such_seat
    assert refused(match, match.return_to, seat) == no_such_seat
    assert refused(match, match.enter, Resignation(seat)) == no_such_seat


def test_a_bot_is_neither_away_nor_returns() -> None:
    match = practice()
    assert refused(match, match.sit_in, 1, "greedy") == Text("seat-of-bot", {"seat": 2})
    assert refused(match, match.return_to, 1) == Text("seat-of-bot", {"seat": 2})
    assert refused(match, match.enter, Resignation(1)) == Text("seat-of-bot", {"seat": 2})


def test_nobody_is_away_twice_or_returns_twice() -> None:
    match = begun()
    assert refused(match, match.return_to, 1) == Text("not-absent", {"seat": 2})
    match.sit_in(1, "greedy")
    assert refused(match, match.sit_in, 1, "random") == Text("already-absent", {"seat": 2})
    match.return_to(1)
    assert refused(match, match.return_to, 1) == Text("not-absent", {"seat": 2})


@pytest.mark.parametrize("level", ["", " ", "very greedy", "greedy ", "./my_bot.py"])
def test_a_level_is_one_word(level: str) -> None:
    match = begun()
    assert refused(match, match.sit_in, 1, level) == Text("level-word", {"level": level})


def test_who_has_resigned_does_not_return() -> None:
    match = begun()
    match.sit_in(1, "greedy")
    match.resign(1)
    assert match.absent == {}
    assert refused(match, match.return_to, 1) == Text("seat-of-bot", {"seat": 2})
    assert is_replayed_and_written(match)


def test_after_the_end() -> None:
    match = begun(2)
    match.sit_in(0, "greedy")
    match.resign(1)
    assert refused(match, match.return_to, 0) == Text("game-over")
    assert refused(match, match.sit_in, 0, "greedy") == Text("game-over")


# Agreeing


def test_who_is_away_need_not_agree() -> None:
    match = begun(3)
    match.sit_in(2, "greedy")
    assert not match.agree_to_end(0)
    assert match.agree_to_end(1)
    assert is_replayed_and_written(match)


def test_who_is_away_does_not_agree() -> None:
    match = begun(2)
    for seat in range(2):
        match.sit_in(seat, "greedy")
    assert refused(match, match.agree_to_end, 0) == Text("seat-absent", {"seat": 1})
    assert refused(match, match.enter, AgreedEnd()) == Text("nobody-agrees")


def test_who_returns_is_asked_too() -> None:
    match = begun(2)
    match.sit_in(1, "greedy")
    match.return_to(1)
    assert not match.agree_to_end(0)
    assert match.agree_to_end(1)


# Taking back


def test_a_decision_of_the_stand_in_is_not_the_persons() -> None:
    match = practice()
    decide_until(match, 0)
    match.sit_in(0, "greedy")
    decide(match)
    assert refused(match, match.take_back, 0) == Text("seat-absent", {"seat": 1})
    assert refused(match, match.enter, TakeBack(0, 1)) == Text("seat-absent", {"seat": 1})
    match.return_to(0)
    assert refused(match, match.take_back, 0) == Text("nothing-to-take-back")
    decide_until(match, 0)
    table = match.table.tobytes()
    decide(match)
    match.take_back(0)
    assert match.table.tobytes() == table
    assert is_replayed_and_written(match)


def test_what_a_stand_in_has_replied_is_not_taken_back() -> None:
    match = Match(UGO, [person("North"), bot("random"), person("South")], seed=b"mixed")
    match.sit_in(2, "greedy")
    decide_until(match, 0)
    while match.moments[-1].entry.seat != 2:  # type: ignore[union-attr]
        decide(match)
    assert refused(match, match.take_back, 0) == Text("nothing-to-take-back")


def test_nothing_is_taken_back_across_an_absence() -> None:
    match = begun(3)
    seat = decide(match)
    match.sit_in((seat + 1) % 3, "greedy")
    assert refused(match, match.take_back, seat) == Text("nothing-to-take-back")
    match.return_to((seat + 1) % 3)
    assert refused(match, match.take_back, seat) == Text("nothing-to-take-back")


def test_others_take_their_own_decisions_back() -> None:
    match = begun(3)
    match.sit_in((match.awaited()[0] + 1) % 3, "greedy")
    away = dict(match.absent)
    seat = decide(match)
    match.take_back(seat)
    assert match.absent == away
    assert match.log[-1] == TakeBack(seat, 1)
    assert is_replayed_and_written(match)


# Records


def test_a_record_says_who_plays_on_for_somebody_who_resigned() -> None:
    match = begun(3)
    match.resign(1, "medium@1/60")
    assert write(match).splitlines()[-2:] == ["resigns 2 medium@1/60", "running"]
    assert match.players[1].name == "medium@1/60"
    assert is_replayed_and_written(match)


def test_a_record_says_who_was_away() -> None:
    match = begun(3)
    match.sit_in(1, "greedy")
    seat = decide(match)
    match.return_to(1)
    assert isinstance(match.log[-2], Decision)
    lines = write(match).splitlines()
    assert lines[-4] == "absent 2 greedy"
    assert lines[-3].startswith(f"{seat + 1}: ")
    assert lines[-2:] == ["returns 2", "running"]
    assert is_replayed_and_written(match)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("absent 4 greedy", "“4” is not a seat: seats are numbered from 1."),
        ("returns", "“” is not a seat: seats are numbered from 1."),
        ("absent 3 greedy", "A bot plays on seat 3: only a person can decide this."),
        ("resigns 3", "A bot plays on seat 3: only a person can decide this."),
        ("absent 2 greedy", "A bot sits in on seat 2 already."),
        ("returns 1", "No bot sits in on seat 1: nobody has to return there."),
        ("absent 1", "“” is not a bot’s level: one word says which bot sits in, such as “greedy”."),
        ("back 2 1", "A bot plays on seat 2 for somebody who is away: take the seat back first."),
    ],
)
def test_impossible_lines_are_refused_with_the_reason(line: str, sentence: str) -> None:
    match = Match(UGO, [person("North"), person("East"), bot("random")], seed=b"lines")
    match.sit_in(1, "greedy")
    text = write(match).replace("running", f"{line}\nrunning")
    number = text.splitlines().index("running")
    with pytest.raises(Refused) as refusal:
        read(text, GAMES)
    assert Texts("en").say(refusal.value.text) == f"Line {number} (“{line}”): {sentence}"
