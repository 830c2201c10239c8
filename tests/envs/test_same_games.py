"""The same actions and the same chance give the same games through every interface."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

import tablee.envs.openspiel  # noqa: F401
from tablee.bots.contract import Bot
from tablee.envs import BatchedEnv, pettingzoo
from tablee.envs.gymnasium import SeatEnv
from tablee.envs.table_env import TableEnv
from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.observations import OBSERVATIONS

Course = list[tuple[int, int]]  # seats and their actions
SEATS = {name: game.seats[1] for name, game in GAMES.items()}
SEED = 11


def course_of(name: str) -> tuple[Course, TableEnv]:
    """A random game by the rules, and the table at its end."""
    table, random, course = TableEnv(name, seats=SEATS[name], seed=SEED), Random.seeded(2), []
    while not table.is_over():
        seat = table.awaited()[0]
        legal = table.legal(seat)
        course.append((seat, legal[below(random, len(legal))]))
        table.act(*course[-1])
    return course, table


def by_batch(name: str, course: Course) -> tuple[list[int], bytes]:
    env = BatchedEnv(name, 1, seats=SEATS[name])
    batch = env.reset(np.array([SEED], np.uint64))
    for seat, action in course:
        assert batch.seats[0] == seat
        batch = env.step(np.array([action]))
    assert batch.done[0]
    return batch.last_scores[0].tolist(), batch.last_observations[0].tobytes()


def by_pettingzoo(name: str, course: Course) -> tuple[list[int], bytes]:
    env = pettingzoo.raw_env(name, seats=SEATS[name])
    env.reset()
    env.table.reset(SEED)
    env.agent_selection = env.possible_agents[env.table.awaited()[0]]
    for seat, action in course:
        assert env.seat_of(env.agent_selection) == seat
        env.step(action)
    return ended(env.table)


def by_pettingzoo_at_once(name: str, course: Course) -> tuple[list[int], bytes]:
    env = pettingzoo.parallel_env(name, seats=SEATS[name])
    env.reset()
    env.table.reset(SEED)
    to_do = by_seat(course, SEATS[name])
    while env.agents:
        asked = env.table.awaited()
        actions = dict.fromkeys(env.agents, env.wait)
        for seat in asked:
            actions[env.possible_agents[seat]] = to_do[seat].pop(0)
        env.step(actions)
    return ended(env.table)


def by_gymnasium(name: str, course: Course) -> tuple[list[int], bytes]:
    """Who acts first is the seat; the bots play what the course says."""
    to_come = iter(course)
    env = SeatEnv(name, seats=SEATS[name], bots=player_of(to_come), seat=course[0][0])
    env.begin(SEED)
    for seat, action in to_come:
        assert seat == env.seat
        *_, is_over, _, _ = env.step(action)
    assert is_over
    return ended(env.table)


def player_of(course: Iterator[tuple[int, int]]) -> Bot:
    def play(sight: Any, _legal: Any, _random: Any, _budget: Any) -> int:
        seat, action = next(course)
        assert seat == sight.seat
        return action

    return play


def by_openspiel(name: str, course: Course) -> tuple[list[int], bytes]:
    """Its chance nodes are given what the stream of chance brings."""
    in_turns = f"tablee_{name}_turns" if OBSERVATIONS[name].is_at_once else f"tablee_{name}"
    game = pyspiel.load_game(in_turns, {"players": SEATS[name]})
    state, random = game.new_initial_state(), Random.seeded(SEED)
    for seat, action in course:
        bring_chance(state, random)
        assert state.current_player() == seat
        state.apply_action(action)
    bring_chance(state, random)
    assert state.is_terminal()
    return known_at_end(state, name)


def by_openspiel_at_once(name: str, course: Course) -> tuple[list[int], bytes]:
    """The same, where all who are asked decide together."""
    game = pyspiel.load_game(f"tablee_{name}", {"players": SEATS[name]})
    state, random, to_do = game.new_initial_state(), Random.seeded(SEED), by_seat(course, SEATS[name])
    bring_chance(state, random)
    while not state.is_terminal():
        if state.is_simultaneous_node():
            asked = state.course.awaited()
            state.apply_actions([to_do[seat].pop(0) if seat in asked else game.wait for seat in range(SEATS[name])])
        else:
            state.apply_action(to_do[state.current_player()].pop(0))
        bring_chance(state, random)
    return known_at_end(state, name)


def by_seat(course: Course, seats: int) -> list[list[int]]:
    return [[action for seat, action in course if seat == own] for own in range(seats)]


def known_at_end(state: Any, name: str) -> tuple[list[int], bytes]:
    rules, table = GAMES[name].rules, state.course.row[0]
    scores = [int(rules.score(table, seat)) for seat in range(SEATS[name])]
    return scores, b"".join(state.course.observe(seat).tobytes() for seat in range(SEATS[name]))


def bring_chance(state: Any, random: Random) -> None:
    """As `settle` does it."""
    rules = state.course.game.rules
    while state.is_chance_node():
        draws = rules.chances(state.course.row[0])
        state.apply_action(int(rules.drawn(state.course.row[0], below(random, draws))))


def ended(table: TableEnv) -> tuple[list[int], bytes]:
    assert table.is_over()
    return table.scores(), b"".join(table.observe(seat).tobytes() for seat in range(table.seats))


@pytest.mark.parametrize("name", GAMES)
def test_every_interface_plays_the_same_game(name: str) -> None:
    course, table = course_of(name)
    ways = [by_batch, by_pettingzoo, by_pettingzoo_at_once, by_openspiel]
    for way in [*ways, by_openspiel_at_once] if OBSERVATIONS[name].is_at_once else ways:
        assert way(name, course) == ended(table), way.__name__


@pytest.mark.parametrize("name", ["ugo", "pillage"])
def test_gymnasium_plays_the_same_game(name: str) -> None:
    course, table = course_of(name)
    assert by_gymnasium(name, course) == ended(table)
