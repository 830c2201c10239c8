"""Digests of random games after every decision: `python -m tests.contract.digests` prints them."""

import hashlib
from collections.abc import Iterator
from typing import Any

from tablee.games.chance import Random
from tablee.games.kept import IS_COMPILED
from tablee.games.record import copied
from tablee.games.tale import Tale
from tests.contract.play import Agreement, decisions, row_of, with_every_option

WORLDS = 3


def digests() -> Iterator[str]:
    """One line a decision."""
    for agreement in with_every_option():
        for number, decision in enumerate(decisions(agreement, Random.seeded(61))):
            parts = (decision.table, *tellings(agreement, decision), *worlds(agreement, decision.table, number))
            digest = hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()
            position = agreement.game.notation.position(decision.table)
            yield f"{agreement} {number} {digest[:16]} {position}"


def tellings(agreement: Agreement, decision: Any) -> list[Any]:
    """The tale of the decision, and the table after it."""
    tale, after = Tale.one(), copied(decision.table)
    agreement.game.rules.apply(after, decision.seat, decision.action, tale)
    return [tale, after]


def worlds(agreement: Agreement, table: Any, number: int) -> list[Any]:
    """Now and then, what a seat sees and knows, and worlds that fit it."""
    if number % 7:
        return []
    game, seat = agreement.game, number % agreement.seats
    row, filled = row_of(game, table), game.table.many(WORLDS)
    known = game.secrets.knowledge(row, seat)
    game.secrets.resample(known[0], Random.seeded(number), filled)
    return [game.secrets.view(row, seat), known, filled]


if __name__ == "__main__":
    print(f"compiled: {IS_COMPILED}")
    for line in digests():
        print(line)
