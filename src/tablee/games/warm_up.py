"""The warm-up of a game: every compiled function of a game is called once, so that no player waits for the compiler."""

from collections.abc import Callable
from typing import Any

import numpy as np

from tablee.games.bits import lowest
from tablee.games.chance import Random, streams
from tablee.games.checked import CheckedRules
from tablee.games.contract import Game
from tablee.games.kernels import Kernels, Lanes, lanes_of
from tablee.games.picture import NO_PICTURE, Drawings, draw
from tablee.games.record import Many, copied, row_of
from tablee.games.steps import Steps


def warm_up_calls(game: Game) -> list[tuple[str, Callable[[], Any]]]:
    """What to call, each with the name of the function it compiles, in an order in which a game could go."""
    rules, steps, random = game.rules, Steps.one(), Random.seeded(1)
    seats = game.seats[0]
    told, table, moves = game.new(seats), game.new(seats), game.moves.one()
    checked, row = game.checked, row_of(game.new(seats))
    kernels, lanes = Kernels(game), lanes_of(game, 1, seats=seats, seed=1)
    return [
        ("is_over", lambda: rules.is_over(table)),
        ("score", lambda: rules.score(table, 0)),
        ("winners", lambda: rules.winners(table)),
        ("chances", lambda: rules.chances(table)),
        ("drawn", lambda: rules.drawn(table, 0)),
        ("apply_chance, told", lambda: rules.apply_chance(told, rules.drawn(told, 0), steps)),
        ("one table: questions", lambda: checked.standing(row)),
        ("one table: chance", lambda: checked.apply_chance(row, rules.drawn(row[0], 0))),
        ("one table: draws", lambda: checked.draw(row, np.zeros(1, np.int64))),
        ("settle", lambda: rules.settle(table, random)),
        ("awaited", lambda: rules.awaited(table)),
        ("legal", lambda: rules.legal(table, game.awaited(table)[0], moves)),
        ("views", lambda: (game.view(table, 0), game.secrets.views(row))),
        ("pictures", lambda: _draw(game, row)),
        ("resample", lambda: game.worlds(game.knowledge(table, 0), 1, random)),
        ("one table: decisions", lambda: _decide_checked(checked, row_of(table))),
        ("apply, told", lambda: _decide(game, table, random, steps)),
        ("apply", lambda: _decide(game, table, random, None)),
        ("single rules", lambda: [call() for call in game.single_rules]),
        ("a whole game", lambda: _play(game)),
        ("a batch: ask", lambda: kernels.ask(lanes, 0, 1)),
        ("a batch: choose", lambda: kernels.choose_all(lanes, 0, 1)),
        ("a batch: step", lambda: kernels.step(lanes, 0, 1)),
        ("a batch: rollouts", lambda: kernels.play_random(lanes, 0, 1, 1)),
        ("a batch: playouts", lambda: _play_out(game, kernels)),
        ("a row: settle", lambda: kernels.settle(lanes.tables, 0, lanes.randoms)),
        ("a row: legal", lambda: kernels.legal(lanes.tables, 0, game.awaited(lanes.tables[0])[0], lanes.moves)),
        ("a row: apply", lambda: _decide_in_row(game, kernels, lanes)),
    ]


def _decide(game: Game, table: Any, random: Random, steps: Steps | None) -> None:
    game.rules.settle(table, random)
    seat = game.awaited(table)[0]
    game.rules.apply(table, seat, game.legal(table, seat)[0], steps)


def _draw(game: Game, row: Many) -> None:
    """All of a picture, and what is different in it."""
    if game.picture is not NO_PICTURE:
        sights = game.secrets.views(row)
        drawings = Drawings(game.picture, sights)
        drawings.whole(sights, 0)
        drawings.changes(sights, looking=1)
        draw(game.picture, game.knowledge(row[0], 0))  # as engines are given it


def _decide_checked(checked: CheckedRules, row: Many) -> None:
    seat = lowest(checked.standing(row).awaited)
    checked.apply(row, seat, checked.legal(row, seat)[0])


def _play(game: Game) -> None:
    """As programs for people do: with events, positions and refusals, from the first draw to the end."""
    table = game.new(game.seats[0])
    while not game.rules.is_over(table):
        if game.rules.chances(table):
            game.apply_chance(table, game.rules.drawn(table, 0))
            continue
        game.notation.parse_position(game.notation.position(table))
        seat = game.awaited(table)[0]
        game.why_not(table, seat, game.actions - 1)
        game.rules.apply(copied(table), seat, game.legal(table, seat)[0])
        for event in game.apply(table, seat, game.legal(table, seat)[0]):
            _ = event.text


def _play_out(game: Game, kernels: Kernels) -> None:
    """As a program that imagines games does, from what a seat knows."""
    table, random = game.new(game.seats[0]), Random.seeded(1)
    game.rules.settle(table, random)
    seat = game.awaited(table)[0]
    worlds = game.worlds(game.knowledge(table, seat), 1, random)
    kernels.playouts(worlds, seat, game.legal(table, seat)[0], streams(random, 1), limit=1)


def _decide_in_row(game: Game, kernels: Kernels, lanes: Lanes) -> None:
    seat = game.awaited(lanes.tables[0])[0]
    kernels.apply(lanes.tables, 0, seat, kernels.choose(lanes.moves, 0, lanes.randoms), lanes.randoms)
