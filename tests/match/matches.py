"""What happens at a table, at random: for matches of every game."""

from collections.abc import Iterator

from tablee.games.chance import Random, below
from tablee.games.words import Refused
from tablee.match import Chance, Match, Player, person
from tablee.match.fair import Fairness

NAMES = ("North", "East", "South", "West", "Zenith", "Nadir")
ENDLESS = 10_000


def persons(seats: int) -> list[Player]:
    return [person(name) for name in NAMES[:seats]]


def among(random: Random, *choices: int) -> int:
    return choices[below(random, len(choices))]


def some_seed(seats: int, random: Random) -> bytes | Fairness | None:
    """Chance by commitments, from a plain seed, or brought by hand."""
    number = bytes([below(random, 256) for _ in range(4)])
    nonces = tuple(number[: below(random, 5)] for _ in range(seats))
    seeds: list[bytes | Fairness | None] = [Fairness(number, nonces), number, None]
    return seeds[below(random, len(seeds))]


def steps_of(match: Match, random: Random) -> Iterator[None]:
    """Play at random, one step at a time: draws by hand, decisions, and now and then something else."""
    while not match.result:
        yield
        seat = below(random, len(match.players))
        if match.game.rules.chances(match.table):
            draw_by_hand(match, random)
        elif below(random, 6) == 0:
            take_back_if_possible(match, seat)
        elif below(random, 300) == 0 and not match.players[seat].is_bot:
            match.resign(seat)
        elif below(random, 30) == 0 and not match.players[seat].is_bot:
            match.return_to(seat) if seat in match.absent else match.sit_in(seat, "greedy")
        elif below(random, 300) == 0:
            end_by_agreement(match)
        else:
            decide_at_random(match, random)


def draw_by_hand(match: Match, random: Random) -> None:
    draw = below(random, match.game.rules.chances(match.table))
    match.enter(Chance(match.game.rules.drawn(match.table, draw)))


def decide_at_random(match: Match, random: Random) -> None:
    seat = among(random, *match.awaited())
    match.submit(seat, among(random, *match.legal(seat)))


def take_back_if_possible(match: Match, seat: int) -> None:
    try:
        match.take_back(seat)
    except Refused as refused:
        if refused.text.key not in ("nothing-to-take-back", "seat-absent"):
            raise


def end_by_agreement(match: Match) -> None:
    for seat in range(len(match.players)):
        if match.level(seat) is None:
            match.agree_to_end(seat)
