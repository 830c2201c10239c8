"""OpenSpiel's rollouts of hearts, the yardstick for the rules' speed: C++ over its own step-by-step interface."""

import random
from typing import Any

from tablee.bench.measure import Task

DEALS, ROLLOUTS = 8, 80
SEED = 1


def hearts() -> Task | None:
    """Random games of hearts played out by OpenSpiel's C++, or nothing where OpenSpiel is not installed.

    One search with one simulation is how its Python package starts rollouts. They begin after the deal, so that
    dealing, which our own figures include, is not counted against it; several deals, because one passes no cards and
    another does.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    deals = [deal(game, SEED + number) for number in range(DEALS)]
    decisions = ROLLOUTS * sum(length(dealt) for dealt in deals)

    def run() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
        search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, SEED, False)
        for dealt in deals:
            search.mcts_search(dealt)
        return decisions

    return Task("OpenSpiel hearts 4 seats", "rollouts", 1, run)


def deal(game: Any, seed: int) -> Any:
    """A game of hearts after its deal."""
    chance, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, chances)[0])
    return state


def length(dealt: Any) -> int:
    """The decisions of a game: the same number in each, passing and playing every card."""
    state, decisions = dealt.clone(), 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        decisions += 1
    return decisions
