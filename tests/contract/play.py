"""Games at random, for the tests that every game has to pass."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.contract import Game
from tablee.games.options import Value, option_text
from tablee.games.record import Many, copied
from tests.games.pillage_lab import UNUSUAL_DECK

Table = Any
USUAL_LENGTH = 400  # moments of a game of UGO!
SHORT_LENGTH = 40  # a game as short as that is looked at as a whole


@dataclass(frozen=True)
class Agreement:
    """A game, the number of seats and the options."""

    game: Game
    seats: int
    options: Mapping[str, Value]

    def __str__(self) -> str:
        chosen = [f"{name}={option_text(value)[:12]}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.seats), *chosen])

    def new(self) -> Table:
        return self.game.new(self.seats, **self.options)


@dataclass(frozen=True)
class Decision:
    """A table before a decision, and the decision."""

    table: Table
    seat: int
    action: int


def with_every_number_of_seats() -> list[Agreement]:
    return [Agreement(game, seats, {}) for game in GAMES.values() for seats in game.seats]


def with_every_option() -> list[Agreement]:
    """As usual, and with each option in turn at another value, at one of the tables it is for."""
    return [*with_every_number_of_seats(), *(other for game in GAMES.values() for other in with_other_options(game))]


def agreements_of(game: Game) -> list[Agreement]:
    """All of them, for what need not happen at every table."""
    return [agreement for agreement in with_every_option() if agreement.game is game]


# Options that are texts have no list of values: what to try of them.
TEXTS = {"deck": UNUSUAL_DECK, "relic_costs": "3,2"}


def with_other_options(game: Game) -> Iterator[Agreement]:
    for place, option in enumerate(game.options):
        if option.name in TEXTS and option.complete:
            yield Agreement(game, game.seats[place % len(game.seats)], {option.name: TEXTS[option.name]})
        others: list[Any] = [value for value in option.values if value != option.default]
        if others:
            seats = (option.needs_seats or {}).get(min(others), game.seats)
            yield Agreement(game, seats[place % len(seats)], {option.name: min(others)})


def one_of(choices: list[Any], random: Random) -> Any:
    return choices[below(random, len(choices))]


def some_of(choices: list[Any], random: Random, most: int) -> list[Any]:
    """All of a few choices, or so many of them."""
    return choices if len(choices) <= most else [one_of(choices, random) for _ in range(most)]


def next_decision(game: Game, table: Table, random: Random) -> Decision:
    """A random action of a seat that is awaited, or now and then of one that may act unasked."""
    able = [seat for seat in range(int(table.seats)) if game.legal(table, seat)]
    seat = one_of(able if below(random, 8) == 0 else game.awaited(table), random)
    return Decision(table, seat, one_of(game.legal(table, seat), random))


def decisions(agreement: Agreement, random: Random) -> Iterator[Decision]:
    """The decisions of a random game, one by one; each is made when the next is asked for."""
    game, table = agreement.game, agreement.new()
    game.rules.settle(table, random)
    while not game.rules.is_over(table):
        decision = next_decision(game, table, random)
        yield decision
        game.rules.apply(table, decision.seat, decision.action, None)
        game.rules.settle(table, random)


def moments(agreement: Agreement, random: Random) -> Iterator[Table]:
    """The table at every moment of a random game: before each single draw, before each decision, and at the end."""
    game, table = agreement.game, agreement.new()
    while not game.rules.is_over(table):
        yield table
        if chances := game.rules.chances(table):
            game.rules.apply_chance(table, game.rules.drawn(table, below(random, chances)), None)
        else:
            decision = next_decision(game, table, random)
            game.rules.apply(table, decision.seat, decision.action, None)
    yield table


def some_moments(agreement: Agreement, random: Random, one_in: int) -> Iterator[Table]:
    """Copies of some of the moments of a random game, the end among them; of a long game the part is smaller.

    A short game is looked at as a whole.
    """
    length = sum(1 for _ in moments(agreement, copied(random)))
    rarer = one_in * -(-length // USUAL_LENGTH) if length > SHORT_LENGTH else 1
    for table in moments(agreement, random):
        if agreement.game.rules.is_over(table) or below(random, rarer) == 0:
            yield copied(table)


def row_of(game: Game, table: Table) -> Many:
    """A row of one table."""
    row = game.table.many(1)
    row[0] = table
    return row
