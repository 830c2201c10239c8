"""What is checked answers as the rules do, and veils hide what the places say: checked field by field."""

import pickle
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below, half_word
from tablee.games.checked import MOST_SEATS, Draw, Standing
from tablee.games.contract import Game, Table
from tablee.games.moves import is_among
from tablee.games.record import Array, Many, copied, row_of
from tablee.games.secrecy import SPECTATOR, Place, Seen
from tablee.games.steps import Steps
from tablee.games.story import Event
from tablee.games.words import Refused
from tests.contract.invariants import REMINDED_BY
from tests.contract.play import Agreement, next_decision, one_of, some_moments, with_every_option

EVERY_OPTION = pytest.mark.parametrize("agreement", with_every_option(), ids=str)


@EVERY_OPTION
def test_what_is_checked_does_and_tells_the_same_as_the_rules(agreement: Agreement) -> None:
    game, rules, random = agreement.game, agreement.game.rules, Random.seeded(61)
    table = agreement.new()
    while not rules.is_over(table):
        row, steps = row_of(copied(table)), Steps.one()
        check_standing(game, table, game.checked.standing(row))
        if chances := rules.chances(table):
            outcome = rules.drawn(table, below(random, chances))
            acted = game.bring(row, outcome)
            rules.apply_chance(table, outcome, steps)
        else:
            decision = next_decision(game, table, random)
            assert game.legal(row, decision.seat) == legal_by_rules(game, table, decision.seat)
            acted = game.decide(row, decision.seat, decision.action)
            rules.apply(table, decision.seat, decision.action, steps)
        assert acted.told == steps.rows[: steps.length].tobytes()
        assert row[0].tobytes() == table.tobytes()
        check_standing(game, table, acted.standing)


def check_standing(game: Game, table: Any, standing: Standing) -> None:
    """What was noted is what the rules say one by one."""
    rules, seats = game.rules, range(int(table.seats))
    assert (standing.awaited, standing.chances) == (rules.awaited(table), rules.chances(table))
    assert standing.is_over == rules.is_over(table)
    assert standing.scores == tuple(rules.score(table, seat) for seat in seats)
    legal = [[] if standing.is_over else legal_by_rules(game, table, seat) for seat in seats]
    assert standing.legal == legal


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_noted_has_room_for_every_seat(game: Game) -> None:
    assert game.seats[-1] <= MOST_SEATS  # compiled code would write beyond its end


def legal_by_rules(game: Game, table: Any, seat: int) -> list[int]:
    """What a seat may do, bit by bit."""
    moves: Any = game.moves.one()
    game.rules.legal(table, seat, moves)
    return [action for action in range(game.actions) if is_among(moves, action)]


@EVERY_OPTION
def test_what_is_not_legal_is_refused_and_changes_nothing(agreement: Agreement) -> None:
    game, random = agreement.game, Random.seeded(62)
    for table in some_moments(agreement, random, one_in=40):
        before = table.tobytes()
        for seat in range(agreement.seats):
            legal = game.legal(table, seat)
            tries = [-1, game.actions, 10**6, *(below(random, game.actions) for _ in range(5)), *legal[:1]]
            with pytest.raises(Refused):
                game.apply(table, seat, one_of([action for action in tries if action not in legal], random))
        with pytest.raises(Refused, match="chance-impossible"):
            game.apply_chance(table, _impossible(game.rules, table))
        assert table.tobytes() == before


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_one_table_of_several_is_acted_at_in_its_place(game: Game) -> None:
    tables = game.table.many(3)
    tables[1] = game.new(game.seats[0])
    game.apply_chance(tables[1], game.rules.drawn(tables[1], 0))
    game.rules.settle(tables[1], Random.seeded(63))
    seat = game.awaited(tables[1])[0]
    before = tables.tobytes()
    assert game.apply(tables[1], seat, game.legal(tables[1], seat)[0])
    assert tables.tobytes() != before


def test_a_table_that_was_unpickled_says_that_it_must_be_copied() -> None:
    game = GAMES["ugo"]
    table = pickle.loads(pickle.dumps(game.new(2)))
    with pytest.raises(TypeError, match="copied"):
        game.apply_chance(table, 0)
    assert game.apply_chance(copied(table), 0)


def test_threads_do_not_share_what_a_call_leaves() -> None:
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(story_of, range(12))) == [story_of(seed) for seed in range(12)]


def story_of(seed: int) -> list[Event]:
    """What is told of a short game of UGO!, played at random."""
    game, random = GAMES["ugo"], Random.seeded(seed)
    table, told = game.new(3, rounds=1), []
    while not game.rules.is_over(table):
        if chances := game.rules.chances(table):
            told += game.apply_chance(table, game.rules.drawn(table, below(random, chances)))
        else:
            decision = next_decision(game, table, random)
            told += game.apply(table, decision.seat, decision.action)
    return told


def _impossible(rules: Any, table: Any) -> int:
    """The first number that chance cannot bring."""
    possible = {rules.drawn(table, n) for n in range(rules.chances(table))}
    return next(number for number in range(len(possible) + 1) if number not in possible)


# Veils


def field_by_field(kind: Any, places: Mapping[str, Place], tables: Many, seat: int, memory: Array) -> Many:
    """What a row of tables shows, one place after another."""
    sights: Many = kind.many(len(tables))
    sights["seat"] = seat
    for name, place in places.items():
        shown, contents = sights[name], tables[name]
        match place.seen:
            case Seen.BY_ALL:
                shown[...] = contents
            case Seen.BY_OWNER if seat < contents.shape[1]:
                shown[:, seat] = contents[:, seat]
            case Seen.IN_MEMORY:
                shown[memory] = contents[memory]
            case Seen.WHERE_OPEN:
                is_seen = (tables[place.is_open] != 0) | (tables[place.was_open] != 0) & memory[:, np.newaxis]
                shown[...] = np.where(is_seen, contents, place.hole)
        if place.shadow:
            sights[place.shadow] = np.bitwise_count(contents)
    return sights


@EVERY_OPTION
def test_a_veil_shows_what_the_places_say(agreement: Agreement) -> None:
    game, secrets = agreement.game, agreement.game.secrets
    sight, places = secrets.Sight, secrets.PLACES  # type: ignore[attr-defined]
    knowledge = getattr(secrets, "Knowledge", sight)  # with room for when it was seen, where a game has that
    moments = list(some_moments(agreement, Random.seeded(63), one_in=20))
    tables = game.table.many(len(moments))
    for place, table in enumerate(moments):
        tables[place] = table
    always = np.ones(len(tables), bool)
    reminder = REMINDED_BY[game.name]
    aided = tables[reminder] != 0 if reminder else ~always
    for seat in (*range(agreement.seats), SPECTATOR):
        shown = [(secrets.view, sight, aided), (secrets.knowledge, knowledge, always)]
        for look, kind, memory in shown:
            assert look(tables, seat).tobytes() == field_by_field(kind, places, tables, seat, memory).tobytes()
        for number, table in enumerate(moments):
            assert game.view(table, seat).tobytes() == secrets.view(tables, seat)[number].tobytes()
            assert game.knowledge(tables[number], seat).tobytes() == secrets.knowledge(tables, seat)[number].tobytes()


@EVERY_OPTION
def test_all_seats_at_once_see_what_each_sees(agreement: Agreement) -> None:
    game = agreement.game
    for table in some_moments(agreement, Random.seeded(66), one_in=20):
        views = game.secrets.views(row_of(table))
        one_by_one = [game.view(table, seat).tobytes() for seat in (*range(agreement.seats), SPECTATOR)]
        assert views.tobytes() == b"".join(one_by_one)


def test_a_row_is_remembered_table_by_table() -> None:
    """Tables with the memory aid beside tables without it."""
    agreement = next(one for one in with_every_option() if one.game.name == "vigo")
    secrets: Any = agreement.game.secrets
    tables = agreement.game.table.many(2)
    for number, table in enumerate(list(some_moments(agreement, Random.seeded(64), one_in=30))[-3:-1]):
        tables[number] = table
        tables[number].memory_aid = number
        tables[number].was_open[:] = 1
        tables[number].is_open[:] = 0
    shown = secrets.view(tables, 0)
    assert (
        shown.tobytes() == field_by_field(secrets.Sight, secrets.PLACES, tables, 0, np.array([False, True])).tobytes()
    )
    assert secrets.view(tables[::-1], 0).tobytes() == shown[::-1].tobytes()


@EVERY_OPTION
def test_draws_from_words_are_those_of_the_rules(agreement: Agreement) -> None:
    """All that chance owes at once, and however few words there are at a time."""
    game, rules, random = agreement.game, agreement.game.rules, Random.seeded(66)
    for table in [agreement.new(), *some_moments(agreement, random, one_in=10)]:
        if rules.chances(table):
            words = np.array([half_word(random) for _ in range(200)], np.int64)
            by_rules, at_once, in_parts = copied(table), row_of(copied(table)), row_of(copied(table))
            draws = drawn_by_rules(game, by_rules, words)
            assert drawn_by_words(game, at_once, words, len(words)) == draws
            assert drawn_by_words(game, in_parts, words, 1) == draws
            assert at_once.tobytes() == in_parts.tobytes() == by_rules.tobytes()


def drawn_by_rules(game: Game, table: Table, words: Array) -> list[Draw]:
    draws, left = [], iter(words.tolist())
    while chances := game.rules.chances(table):
        if (word := next(left)) < (1 << 32) // chances * chances:
            found, steps, outcome = table.tobytes(), Steps.one(), game.rules.drawn(table, word % chances)
            game.rules.apply_chance(table, outcome, steps)
            draws.append(Draw(outcome, found, steps.rows[: steps.length].tobytes()))
    return draws


def drawn_by_words(game: Game, row: Many, words: Array, at_a_time: int) -> list[Draw]:
    draws, taken = [], 0
    while game.rules.chances(row[0]):
        drawn = game.checked.draw(row, words[taken : taken + at_a_time])
        draws += drawn.draws
        taken += drawn.taken
        check_standing(game, row[0], drawn.standing)
    return draws
