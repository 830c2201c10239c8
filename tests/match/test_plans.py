"""Choices of several parts, made at the same time: Pillage's plans, left and then right."""

from itertools import permutations
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.pillage import PILLAGE
from tablee.games.pillage.cards import parse_card
from tablee.games.secrecy import SPECTATOR
from tablee.games.words import Refused, Text
from tablee.match import Decision, Joint, Match
from tablee.match.happened import Chosen
from tablee.match.players import person
from tablee.match.record import read, write
from tablee.match.replay import check_draws, replayed
from tests.games.pillage_lab import table_of

FARMER, WALL, RAIDER, MERCHANT = range(1, 5)


def begun(seats: int = 3, **options: Any) -> Match:
    return Match(PILLAGE, [person(f"Seat {seat + 1}") for seat in range(seats)], options, seed=b"plans")


def seen(match: Match, seats: list[int]) -> list[object]:
    """All that some seats could see, and be told, and what the match says openly."""
    sights = [look(seat).tobytes() for seat in seats for look in (match.view, match.knowledge)]
    stories = [[(event.kind.key, dict(event.args)) for event in match.story(seat)] for seat in seats]
    return [sights, stories, match.question, list(match.log), match.table.tobytes()]


def plan(match: Match, seat: int, left: int, right: int) -> None:
    match.submit(seat, left)
    match.submit(seat, right)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_plans_arrive_in_any_order_and_part_by_part(order: tuple[int, ...]) -> None:
    match = begun()
    asked = match.question
    for seat in order:
        assert match.submit(seat, FARMER, asked) == Chosen(is_news=False)
    for seat in order[:-1]:
        assert match.submit(seat, WALL, asked) == Chosen(is_news=True)
    events = match.submit(order[-1], WALL, asked).events
    plans = tuple(Decision(seat, card) for seat in range(3) for card in (FARMER, WALL))
    assert match.log[asked] == Joint(plans)
    assert [event.kind.key for event in events].count("pillage-revealed") == 6


def test_a_seat_is_asked_for_the_right_card_after_the_left_one() -> None:
    match = begun()
    match.submit(1, RAIDER)
    assert match.awaited() == [0, 1, 2]
    assert match.legal(1) == [FARMER, WALL, MERCHANT]
    match.submit(1, WALL)
    assert match.awaited() == [0, 2]


def test_nobody_sees_or_hears_anything_of_a_plan() -> None:
    for plans in ((), (RAIDER,), (RAIDER, WALL), (FARMER, MERCHANT)):
        match = begun()
        others = [0, 2, SPECTATOR]
        before = seen(match, others)
        for card in plans:
            match.submit(1, card)
        assert seen(match, others) == before
        assert match.legal(0) == [FARMER, WALL, RAIDER, MERCHANT]


def test_the_planner_sees_the_own_plan_alone() -> None:
    match = begun()
    match.submit(0, FARMER)
    plan(match, 1, RAIDER, WALL)
    assert match.view(1).plans[:3].tolist() == [[0, 0], [RAIDER, WALL], [0, 0]]
    assert match.knowledge(0).plans[:3].tolist() == [[FARMER, 0], [0, 0], [0, 0]]
    assert not match.view().plans.any()


def test_refusals_tell_nothing_of_plans() -> None:
    texts = []
    for plans in ((), (RAIDER,), (FARMER, WALL)):
        match = begun()
        for card in plans:
            match.submit(1, card)
        texts.append([refused(match, seat, action) for seat in (0, 2) for action in (0, 5, 61, 99)])
    assert texts[0] == texts[1] == texts[2]


def refused(match: Match, seat: int, action: int) -> Text:
    with pytest.raises(Refused) as refusal:
        match.submit(seat, action)
    return refusal.value.text


def test_a_plan_is_changed_until_the_last_one_is_in() -> None:
    match = begun()
    plan(match, 0, FARMER, WALL)
    match.submit(0, RAIDER)  # the right card again
    assert match.view(0).plans[0].tolist() == [FARMER, RAIDER]
    match.take_back(0)
    match.take_back(0)
    assert match.awaited() == [0, 1, 2]
    assert match.legal(0) == [FARMER, WALL, RAIDER, MERCHANT]
    with pytest.raises(Refused, match="nothing-to-take-back"):
        match.take_back(0)
    plan(match, 0, MERCHANT, FARMER)
    plan(match, 1, FARMER, WALL)
    plan(match, 2, FARMER, WALL)
    joint = next(entry for entry in match.log if isinstance(entry, Joint))
    assert joint.decisions[:2] == (Decision(0, MERCHANT), Decision(0, FARMER))


def test_what_was_revealed_is_not_taken_back() -> None:
    match = begun()
    for seat in range(3):
        plan(match, seat, FARMER, WALL)
    for seat in range(3):
        with pytest.raises(Refused, match="nothing-to-take-back"):
            match.take_back(seat)


@pytest.mark.parametrize(
    "decisions",
    [
        [(0, FARMER), (0, WALL), (1, FARMER), (2, FARMER), (2, WALL)],  # seat 2 lacks its right card
        [(0, FARMER), (1, FARMER), (2, FARMER), (0, WALL), (1, WALL), (2, WALL)],  # not seat by seat
        [(0, FARMER), (0, WALL), (1, FARMER), (1, WALL)],  # seat 3 lacks
        [(0, FARMER), (0, WALL), (0, RAIDER), (1, FARMER), (1, WALL), (2, FARMER), (2, WALL)],  # one too many
        [(0, FARMER), (0, FARMER), (1, FARMER), (1, WALL), (2, FARMER), (2, WALL)],  # a card twice
    ],
)
def test_a_joint_entry_that_is_not_whole_is_refused_and_changes_nothing(decisions: list[tuple[int, int]]) -> None:
    match = begun()
    before = seen(match, [0, 1, 2, SPECTATOR])
    with pytest.raises(Refused):
        match.enter(Joint(tuple(Decision(*decision) for decision in decisions)))
    assert seen(match, [0, 1, 2, SPECTATOR]) == before


def whole_match(seats: int, seed: int, **options: Any) -> Match:
    players = [person(f"Seat {seat + 1}") for seat in range(seats)]
    match, random = Match(PILLAGE, players, options, seed=bytes([seed])), Random.seeded(seed)
    while awaited := match.awaited():
        seat = awaited[below(random, len(awaited))]
        legal = match.legal(seat)
        match.submit(seat, legal[below(random, len(legal))])
    return match


@pytest.mark.parametrize("seats", PILLAGE.seats)
def test_replay_and_record_are_exact(seats: int) -> None:
    agreed: list[dict[str, Any]] = [{}, {"market": "both"}, {"market": "none", "round_limit": 4}]
    for seed, options in enumerate(agreed):
        match = whole_match(seats, seed, **options)
        twin, text = replayed(match), write(match)
        same = read(text, GAMES)
        assert twin.log == same.log == match.log
        assert twin.table.tobytes() == same.table.tobytes() == match.table.tobytes()
        assert write(same) == text
        check_draws(same)


def test_a_record_says_what_was_planned_together() -> None:
    match = begun()
    for seat in (2, 0, 1):
        plan(match, seat, FARMER + seat, MERCHANT)
    assert "together 1: FAR; 1: MER; 2: WAL; 2: MER; 3: RAI; 3: MER" in write(match).splitlines()


def test_a_record_holds_no_plan_that_is_not_revealed() -> None:
    match = begun()
    before = write(match)
    plan(match, 0, FARMER, WALL)
    assert write(match) == before


@pytest.mark.parametrize(
    ("plans", "reason"),
    [
        ("1: FAR; 1: MER; 2: WAL; 2: MER; 3: RAI", "together"),
        ("1: FAR; 1: FAR; 2: WAL; 2: MER; 3: RAI; 3: MER", "pillage-not-in-hand"),
        ("1: FAR; 1: XXX; 2: WAL; 2: MER; 3: RAI; 3: MER", "pillage-no-such-card"),
        ("1: FAR; 2: WAL; 1: MER; 2: MER; 3: RAI; 3: MER", "together"),
    ],
)
def test_a_changed_plan_is_refused_with_its_reason(plans: str, reason: str) -> None:
    match = begun()
    for seat in range(3):
        plan(match, seat, FARMER + seat, MERCHANT)
    lines = [f"together {plans}" if line.startswith("together") else line for line in write(match).splitlines()]
    with pytest.raises(Refused) as refusal:
        read("\n".join(lines), GAMES)
    assert refusal.value.text.args["reason"].key == reason


def test_two_merchants_are_ordered_together() -> None:
    match = begun(market="both")
    plays = "BAR/MER DOC/RAN FAR/WAL"
    match.table = table_of(plays, "ours", stocks="0,0,0", banks="0,0,0")
    for seat, pair in enumerate(plays.split()):
        left, right = (parse_card(match.table, code) for code in pair.split("/"))
        plan(match, seat, left, right)
    assert match.awaited() == [0, 1]
    before = seen(match, [0, 2, SPECTATOR])
    match.submit(1, match.legal(1)[1])
    assert seen(match, [0, 2, SPECTATOR]) == before
    match.submit(0, match.legal(0)[0])
    assert any(isinstance(entry, Joint) and len(entry.decisions) == 2 for entry in match.log)


def test_when_the_other_gives_up_a_duel_no_plan_stays_on_the_table() -> None:
    """What is seen then is what follows from the log, which is all that is left after a restart."""
    match = begun(2)
    match.submit(0, FARMER)
    match.resign(1)
    again = replayed(match)
    assert match.choices(0) == []
    assert [match.shown(seat) for seat in (0, 1)] == [again.shown(seat) for seat in (0, 1)]
