"""Digests of random games after every decision: `python -m tests.contract.digests` prints them."""

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any

from tablee.games import GAMES
from tablee.games.chance import Random, streams
from tablee.games.kernel_cache import IS_COMPILED
from tablee.games.kernels import Kernels
from tablee.games.record import copied
from tablee.games.steps import Steps
from tests.contract.play import Agreement, Decision, decisions, row_of, with_every_option

WORLDS = 3
PLAYED_OUT = 30  # decisions


def digests() -> Iterator[str]:
    """One line a decision."""
    for agreement in with_every_option():
        for number, decision in enumerate(decisions(agreement, Random.seeded(61))):
            told, imagined = tellings(agreement, decision), worlds(agreement, decision.table, number)
            parts = (decision.table, *told, *imagined, *playouts(agreement, decision, number))
            digest = hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()
            position = agreement.game.notation.position(decision.table)
            yield f"{agreement} {number} {digest[:16]} {position}"


def tellings(agreement: Agreement, decision: Any) -> list[Any]:
    """The steps of the decision, and the table after it."""
    steps, after = Steps.one(), copied(decision.table)
    agreement.game.rules.apply(after, decision.seat, decision.action, steps)
    return [steps, after]


def worlds(agreement: Agreement, table: Any, number: int) -> list[Any]:
    """Now and then, what a seat sees and knows, and worlds that fit it."""
    if number % 7:
        return []
    game, seat = agreement.game, number % agreement.seats
    row, filled = row_of(game, table), game.table.many(WORLDS)
    known = game.secrets.knowledge(row, seat)
    game.secrets.resample(known[0], Random.seeded(number), filled)
    return [game.secrets.view(row, seat), known, filled]


def playouts(agreement: Agreement, decision: Decision, number: int) -> list[Any]:
    """Less often, what came of such worlds after the decision."""
    if number % 35:
        return []
    game, random = agreement.game, Random.seeded(number)
    fitting = game.worlds(game.knowledge(decision.table, decision.seat), WORLDS, random)
    kernels = kernels_of(game.name)
    played = kernels.playouts(fitting, decision.seat, decision.action, streams(random, WORLDS), limit=PLAYED_OUT)
    return [played.tables, played.decisions, played.scores, played.shares]


@cache
def kernels_of(game: str) -> Kernels:
    """The loops of a game, made once."""
    return Kernels(GAMES[game])


if __name__ == "__main__":
    print(f"compiled: {IS_COMPILED}")
    for line in digests():
        print(line)
