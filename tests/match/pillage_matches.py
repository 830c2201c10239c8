"""Matches of Pillage by players of many tempers, so that what is rare happens too."""

from dataclasses import dataclass, field

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.options import Value
from tablee.match import Match, Player, bot, person
from tests.match.matches import draw_by_hand, end_by_agreement, some_seed, take_back_if_possible
from tests.match.pillage_referee import CARDS, START

PILLAGE = GAMES["pillage"]
NAMES = ("North", "East", "South", "West", "Middle")
COSTS = (*["printed"] * 6, "30", "2", "0,1,2", "5,5")
LIMITS = (*[300] * 6, 1, 25)


@dataclass(frozen=True)
class Temper:
    """How much a player likes cards: by their types, those of the market, and those loved most."""

    types: dict[str, int] = field(default_factory=dict)
    new: int = 4
    loved: str = ""


TEMPERS = (
    Temper(),
    Temper(new=1),
    Temper(new=20),
    Temper({"M": 10}),
    Temper({"R": 8, "M": 4}),
    Temper({"R": 20, "M": 1}, new=2),
    Temper(loved="PRE RAN LIG TUR BAR FIR REE TOL CUS QUA CHA"),
    Temper({"W": 6, "M": 4}),
    Temper({"F": 4, "M": 4}),
)


def liking(temper: Temper, move: str) -> int:
    card = CARDS.get(move)
    if not card or move in temper.loved.split():
        return 30 if card else 2
    return temper.types.get(card.type, 1) * (1 if move in START else temper.new)


def choose(match: Match, seat: int, temper: Temper, random: Random) -> int:
    legal = match.legal(seat)
    moves = PILLAGE.notation.moves(match.table, seat, legal)
    liked = [action for action, move in zip(legal, moves, strict=True) for _ in range(liking(temper, move))]
    return liked[below(random, len(liked))]


def players_of(number: int, seats: int) -> list[Player]:
    """Persons; at each third table one person among bots."""
    return [person(name) if number % 3 or not seat else bot("random") for seat, name in enumerate(NAMES[:seats])]


def some_options(number: int, seats: int, random: Random) -> dict[str, Value]:
    return {
        "market": ("abordage", "village", "both")[number // len(PILLAGE.seats) % 3],
        "bank": ("abordage", "village")[below(random, 2)],
        "duel_bank": seats > 2 or below(random, 2) == 0,
        "relic_costs": COSTS[below(random, len(COSTS))],
        "round_limit": LIMITS[below(random, len(LIMITS))],
    }


def play(match: Match, tempers: list[Temper], random: Random, steps: int) -> None:
    """Go on with a match for so many steps, with draws by hand, and taking back now and then."""
    for _ in range(steps):
        if match.result:
            return
        if below(random, 15) == 0:
            take_back_if_possible(match, below(random, len(match.players)))
        if PILLAGE.rules.chances(match.table):
            draw_by_hand(match, random)
        else:
            awaited = match.awaited()
            seat = awaited[below(random, len(awaited))]
            match.submit(seat, choose(match, seat, tempers[seat], random))


def some_match(number: int, steps: int | None = None) -> Match:
    """A match after so many steps, by players of different tempers; now and then given up or ended early.

    Where none are given, matches of higher numbers are longer.
    """
    random = Random.seeded(number)
    seats = PILLAGE.seats[number % len(PILLAGE.seats)]
    options = some_options(number, seats, random)
    match = Match(PILLAGE, players_of(number, seats), options, some_seed(seats, random))
    tempers = [TEMPERS[below(random, len(TEMPERS))] for _ in range(seats)]
    play(match, tempers, random, 5 + 9 * number if steps is None else steps)
    if not match.result and number % 7 == 0:
        match.resign(0)
        play(match, tempers, random, steps=30)
    if not match.result and number % 11 == 0:
        end_by_agreement(match)
    return match


def stated(*lines: str, seats: int = 3, options: tuple[str, ...] = ()) -> str:
    """A running record from the lines of its course."""
    header = ["tablee record 1", f"game pillage {PILLAGE.version}", *(f"option {words}" for words in options)]
    players = [f"player {number} person {NAMES[number - 1]}" for number in range(1, seats + 1)]
    return "\n".join([*header, *players, *lines, "running"]) + "\n"
