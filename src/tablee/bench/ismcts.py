"""Duels of UGO!'s `expert` with OpenSpiel's own information-set search, on our game and with ten times our time."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any

import numpy as np
from rich.table import Table

from tablee.arena.betting import ConfidenceSequence
from tablee.bots import Budget, bot_of
from tablee.games import GAMES
from tablee.games.chance import Random

PART = 0.1  # of OpenSpiel's time that ours gets
CURIOSITY = 1.4  # OpenSpiel's constant for a win of 1, as in its own examples
US, THEM = 0, 1


@dataclass(frozen=True)
class Duels:
    """What was played, and the processor seconds that each needed for a move in the mean."""

    by_deal: list[float]
    simulations: int
    rounds: int
    our_seconds: float
    their_seconds: float


def play(deals: int, simulations: int, rounds: int, say: Callable[[str], None]) -> Duels:
    """Play deals from both seats."""
    by_deal, spent = [], np.zeros((2, 2))
    for deal in range(deals):
        shares = [duel(deal, ours, simulations, rounds, spent) for ours in range(2)]
        by_deal.append(sum(shares) / len(shares))
        say(f"deal {deal + 1}: {by_deal[-1]}")
    ours, theirs = spent[:, 0] / spent[:, 1]
    return Duels(by_deal, simulations, rounds, float(ours), float(theirs))


def duel(deal: int, ours: int, simulations: int, rounds: int, spent: Any) -> float:
    """The part of the win that ours gets from a seat; `spent` has the seconds and the moves of both."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from tablee.envs import openspiel  # registers our games

    game = pyspiel.load_game(f"tablee_ugo(players=2,options=rounds:{rounds})")
    chance, theirs = np.random.RandomState(deal), np.random.RandomState(deal + 1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=theirs)
    opponent = ismcts.ISMCTSBot(
        game, uct_c=CURIOSITY, max_simulations=simulations, evaluator=evaluator, random_state=theirs
    )
    state, random, limit = game.new_initial_state(), Random.seeded(deal), None
    assert isinstance(state, openspiel.SpielState)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
            continue
        who = US if state.current_player() == ours else THEM
        begin = process_time()
        action = ask_ours(state, random, limit) if who == US else opponent.step(state)
        seconds = process_time() - begin
        if len(state.legal_actions()) > 1:
            spent[who] += seconds, 1
            limit = PART * seconds if who == THEM else limit
        state.apply_action(action)
    return float(state.returns()[ours]) + 1 / 2


def ask_ours(state: Any, random: Random, seconds: float | None) -> int:
    """What `expert` plays, from what its seat knows."""
    seat = state.current_player()
    sight = GAMES["ugo"].knowledge(state.course.row[0], seat)
    return bot_of("ugo", "expert")(sight, state.legal_actions(), random, Budget(seconds=seconds))


def interval(duels: Duels) -> tuple[float, float]:
    """Where the true part lies, 95 times in 100, by deals."""
    sequence = ConfidenceSequence(least=0.0)
    sequence.add(duels.by_deal)
    return sequence.interval


def table(duels: Duels) -> Table:
    """One row."""
    grid = Table("UGO!", title="`expert` against OpenSpiel's information-set search", title_justify="left")
    for column in ("won", "interval", "games", "ms a move, ours", "theirs"):
        grid.add_column(column, justify="right")
    low, high = interval(duels)
    won, times = np.mean(duels.by_deal), (1e3 * duels.our_seconds, 1e3 * duels.their_seconds)
    played = f"{duels.rounds} round, {duels.simulations} simulations of theirs"
    grid.add_row(
        played, f"{won:.3f}", f"{low:.2f} … {high:.2f}", str(2 * len(duels.by_deal)), *(f"{t:.1f}" for t in times)
    )
    return grid


def as_json(duels: Duels) -> str:
    """The figures as a text."""
    return json.dumps({**vars(duels), "interval": interval(duels)}, indent=2)
