"""What bots cost and what thinking longer brings them: simulations a second, also of several trees, and duels won."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from time import perf_counter, process_time
from typing import Any

from rich.table import Table

from tablee.arena import win_rate
from tablee.bench.bot_pool import first_moves
from tablee.bots import Bot, Budget, Level, bot_of, offered
from tablee.bots.ugo.searcher import Searcher
from tablee.games.chance import Random
from tablee.games.contract import Game

BUDGETS = (100, 1_000, 10_000)
YARDSTICK, STRONGEST = "greedy", "expert"
WARM_MOVES = 20
TREES = (1, 2)  # each on as many threads
TREE_SIMULATIONS = 50_000  # of each tree, for one move
FIRST_MOVE = """
from time import process_time
from tablee.bench.bots import move
begin = process_time()
move({game!r}, {level!r})
print(process_time() - begin)
"""


def measured(game: Game, deals: int, say: Callable[[str], None]) -> dict[str, Any]:
    """A row for each level, and one for each budget."""
    say("the server's pool …")
    levels, in_pool = [], first_moves(game, offered(game.name))
    for level in offered(game.name):
        say(f"{level.name} …")
        cold, warm = first_move(game.name, level.name), later_moves(game.name, level.name)
        speed = None if level.decisions is None else level.decisions / warm
        row: dict[str, Any] = {
            "level": level.name,
            "decisions": level.decisions,
            "first_move": cold,
            "first_move_in_pool": in_pool[level.name],
            "move": warm,
            "per_second": speed,
        }
        row["slowest"] = {seats: slowest_move(game, level, seats) for seats in (game.seats[0], game.seats[-1])}
        levels.append(row)
    return {"game": game.name, "levels": levels, "trees": side_by_side(game), "budgets": strengths(game, deals, say)}


def move(game: str, level: str) -> None:
    """The first move of a game."""
    from tablee.games import GAMES

    first_decision(GAMES[game], bot_of(game, level), Budget())


def first_decision(game: Game, bot: Bot, budget: Budget) -> None:
    """Let a bot decide on the first move of a game."""
    table, random = game.new(game.seats[0]), Random.seeded(1)
    game.rules.settle(table, random)
    seat = game.awaited(table)[0]
    bot(game.knowledge(table, seat), game.legal(table, seat), random, budget)


def side_by_side(game: Game) -> list[dict[str, Any]]:
    """Simulations a second, by the clock, of several trees on as many threads; nothing where no bot grows trees."""
    searcher, rows = bot_of(game.name, STRONGEST).bot, []
    if not isinstance(searcher, Searcher):
        return []
    for trees in TREES:
        several, budget = replace(searcher, trees=trees, threads=trees), Budget(decisions=trees * TREE_SIMULATIONS)
        first_decision(game, several, Budget(decisions=trees))
        begin = perf_counter()
        first_decision(game, several, budget)
        rows.append({"trees": trees, "per_second": trees * TREE_SIMULATIONS / (perf_counter() - begin)})
    return rows


def first_move(game: str, level: str) -> float:
    """Processor seconds of a process from having loaded the rules to its first move: kernels are read from the disk."""
    code = FIRST_MOVE.format(game=game, level=level)
    return float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)


def later_moves(game: str, level: str) -> float:
    """Processor seconds of a move in a process that has made one."""
    move(game, level)
    begin = process_time()
    for _ in range(WARM_MOVES):
        move(game, level)
    return (process_time() - begin) / WARM_MOVES


def slowest_move(game: Game, level: Level, seats: int) -> float:
    """Processor seconds of the slowest move of a level in a whole game among yardsticks, on the first seat."""
    random, table, slowest = Random.seeded(1), game.new(seats), 0.0
    yardstick = bot_of(game.name, YARDSTICK)
    game.rules.settle(table, random)
    while not game.rules.is_over(table):
        for seat in game.awaited(table):
            sight, legal = game.knowledge(table, seat), game.legal(table, seat)
            begin = process_time()
            action = (yardstick if seat else level)(sight, legal, random, Budget())
            slowest = slowest if seat else max(slowest, process_time() - begin)
            game.rules.apply(table, seat, action)
        game.rules.settle(table, random)
    return slowest


def strengths(game: Game, deals: int, say: Callable[[str], None]) -> list[dict[str, Any]]:
    """What the strongest level wins against the yardstick, by budget; nothing where it does not search."""
    if bot_of(game.name, STRONGEST).decisions is None:
        return []
    rows = []
    for decisions in BUDGETS:
        say(f"{decisions} decisions …")
        bots = [bot_of(game.name, f"{STRONGEST}/{decisions}"), bot_of(game.name, YARDSTICK)]
        share = win_rate(game, bots, deals=deals, seed=1)
        rows.append({"decisions": decisions, "won": share.rate, "interval": list(share.interval), "games": share.games})
    return rows


def table(figures: dict[str, Any]) -> Table:
    """Both lists, one below the other."""
    grid = Table("bot", "decisions", title="Bots: processor milliseconds, simulations a second", title_justify="left")
    for column in ("first move", "in the pool", "move", "slowest move", "a second", f"won against {YARDSTICK}"):
        grid.add_column(column, justify="right")
    for row in figures["levels"]:
        speed = f"{row['per_second']:,.0f}" if row["per_second"] else "–"
        decisions, later = row["decisions"] or "–", 1e3 * row["move"]
        first, pooled = 1e3 * row["first_move"], 1e3 * row["first_move_in_pool"]
        slowest = ", ".join(f"{1e3 * seconds:,.1f} ({seats} players)" for seats, seconds in row["slowest"].items())
        cells = [f"{number:,.1f}" for number in (first, pooled, later)]
        grid.add_row(row["level"], str(decisions), *cells, slowest, speed, "")
    for row in figures["trees"]:
        trees = f"{row['trees']} on as many threads, by the clock"
        grid.add_row("trees:", trees, *[""] * 4, f"{row['per_second']:,.0f}", "")
    for row in figures["budgets"]:
        low, high = row["interval"]
        won = f"{row['won']:.3f} ({low:.2f} … {high:.2f}, {row['games']} games)"
        grid.add_row(STRONGEST, str(row["decisions"]), *[""] * 5, won)
    return grid


def as_json(figures: dict[str, Any]) -> str:
    """The figures as a text."""
    return json.dumps(figures, indent=2)
