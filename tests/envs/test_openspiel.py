"""OpenSpiel's own tests and players: it can simulate, serialise, search and solve these games."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, ismcts, mcts

from tablee.envs.openspiel import extracted

SMALL_UGO = "tablee_ugo(options=rounds:1;hand_size:2;cards:8)"
SMALL_PILLAGE = "tablee_pillage_turns(options=market:none;relic_costs:3;round_limit:2)"
TINY_PILLAGE = "tablee_pillage_turns(options=market:none;relic_costs:2;round_limit:1)"
GAMES = [
    "tablee_ugo(players=3,options=rounds:1;hand_size:3)",
    "tablee_olives(players=3)",
    "tablee_olives_turns(options=rounds:3)",
    "tablee_pillage(players=3,options=round_limit:3)",
    "tablee_pillage_turns(options=round_limit:3;relic_costs:3/4)",
]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_simulates_and_serialises(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_openspiel_simulates_vigo() -> None:
    """It would serialise some hundred states, each of them with all that went before."""
    pyspiel.random_sim_test(pyspiel.load_game("tablee_vigo"), num_sims=1, serialize=False, verbose=False)


def after_chance(state: Any, random: Any) -> Any:
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(int(random.choice(outcomes, p=chances)))
    return state


def test_vigo_is_laid_out_tile_by_tile() -> None:
    state = after_chance(pyspiel.load_game("tablee_vigo").new_initial_state(), np.random.RandomState(1))
    assert len(state.history()) == 109  # who begins, and 108 tiles
    assert state.current_player() in (0, 1)


@pytest.mark.parametrize(
    "name", ["tablee_ugo(options=rounds:1;hand_size:3)", "tablee_pillage_turns(options=round_limit:2)"]
)
def test_searches_of_openspiel_play(name: str) -> None:
    game, random = pyspiel.load_game(name), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        mcts.MCTSBot(game, 1.4, 8, rollouts, random_state=random),
        ismcts.ISMCTSBot(game, uct_c=1.4, max_simulations=8, evaluator=rollouts, random_state=random),
    ]
    state = after_chance(game.new_initial_state(), random)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
        after_chance(state, random)
    assert sum(state.returns()) == pytest.approx(0)


def test_what_is_drawn_anew_is_all_that_a_player_does_not_know() -> None:
    random, sampler = np.random.RandomState(2), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = after_chance(pyspiel.load_game("tablee_ugo(players=3)").new_initial_state(), random)
    for _ in range(7):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    others = [state.resample_from_infostate(player, sampler) for _ in range(5)]
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert {tuple(other.observation_tensor(player)) for other in others} == {tuple(state.observation_tensor(player))}
    assert len({str(other) for other in others}) > 1


def test_an_information_state_recalls_the_order_of_what_was_done() -> None:
    """In another order the same cards lie on the table; whoever played them knows the difference."""
    game = pyspiel.load_game("tablee_olives_turns(options=rounds:3)")
    states = []
    for order in ((2, 3), (3, 2)):
        state = game.new_initial_state()
        for outcome in (1, 1, 5):  # both put 1 away; the first bowl
            state.apply_action(outcome)
        for bid, bowl in zip(order, (6, 7), strict=True):
            state.apply_action(bid)
            state.apply_action(bid)  # the same card twice: nobody takes the bowl
            state.apply_action(bowl)
        states.append(state)
    here, there = states
    assert here.observation_tensor(0) == there.observation_tensor(0)
    assert here.information_state_string(0) != there.information_state_string(0)
    assert here.information_state_tensor(0) != there.information_state_tensor(0)


def solved(name: str, iterations: int) -> tuple[float, float]:
    """How much best responses win against the first policy, and against the average one."""
    game = extracted(pyspiel.load_game(name))
    solver = pyspiel.CFRPlusSolver(game)
    before = pyspiel.nash_conv(game, solver.average_policy())
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return before, pyspiel.nash_conv(game, solver.average_policy())


@pytest.mark.parametrize(("name", "iterations"), [(SMALL_PILLAGE, 200), (SMALL_UGO, 8)])
def test_cfr_solves_a_small_game(name: str, iterations: int) -> None:
    before, after = solved(name, iterations)
    assert before > 0.1
    assert after < 0.006


def test_a_tree_is_the_game_that_it_was_made_from() -> None:
    """OpenSpiel's CFR in Python, state by state, comes to the same value as its C++ on the tree."""
    game = pyspiel.load_game(TINY_PILLAGE)
    values = []
    for kind in (game, extracted(game)):
        solver = cfr.CFRSolver(kind)
        for _ in range(4):
            solver.evaluate_and_update_policy()
        values.append(expected_game_score.policy_value(kind.new_initial_state(), [solver.average_policy()] * 2))
    assert values[0] == pytest.approx(values[1])
