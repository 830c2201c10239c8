"""Matches of VIGO by players of many tempers, so that what is rare happens too."""

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from functools import cache

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.options import Value
from tablee.games.record import copied
from tablee.match import Match, bot
from tablee.match.choices import SecretChoices
from tablee.match.sightings import MatchSightings
from tests.match.matches import NAMES, among, end_by_agreement, persons, take_back_if_possible
from tests.match.vigo_referee import CELLS, box

VIGO = GAMES["vigo"]
COMPASS = ("north", "east", "south", "west")
LAYOUTS = 20  # laid out once, and played from many times
OFTEN, SOMETIMES, HARDLY = 100, 10, 1


@dataclass(frozen=True)
class Temper:
    """How likely a player does what: by the first word of a move; how far it sails, and where it likes to be."""

    likes: dict[str, int] = field(default_factory=dict)
    reach: int = 6
    harbour: str = ""


TEMPERS = {
    "any": Temper(),
    "hoarder": Temper({"take": OFTEN, "end": HARDLY, "build": 0, "put": HARDLY, "dolphin": HARDLY, "wave": HARDLY}),
    "forgetful": Temper({"take": OFTEN, "end": OFTEN, "build": 0, "put": 0, "dolphin": 0, "wave": 0, "pirate": 0}),
    "builder": Temper({"take": OFTEN, "build": OFTEN, "put": HARDLY, "end": HARDLY, "pirate": OFTEN}),
    "idler": Temper({"take": 0, "end": OFTEN}, reach=1),
    "crowd": Temper({"stay": OFTEN, "end": OFTEN, "take": HARDLY}, reach=1, harbour="A1 A2 B1 B2 A3 C1"),
}


def move(match: Match, seat: int, action: int) -> str:
    return VIGO.notation.move(match.table, seat, action)


def action(match: Match, seat: int, text: str) -> int:
    return VIGO.notation.parse_move(match.table, seat, text)


def choose(match: Match, seat: int, temper: Temper, random: Random) -> int:
    """First what kind of move, as the temper has it; then any of that kind."""
    kinds: dict[str, list[int]] = {}
    for legal in match.legal(seat):
        word, _, aim = move(match, seat, legal).partition(" ")
        kinds.setdefault(word, []).extend([legal] * is_liked(temper, word, aim))
    kinds = {word: liked for word, liked in kinds.items() if liked} or {"": match.legal(seat)}
    words = [word for word in kinds for _ in range(temper.likes.get(word, SOMETIMES))] or list(kinds)
    return among(random, *kinds[words[below(random, len(words))]])


def is_liked(temper: Temper, word: str, aim: str) -> bool:
    if word in COMPASS:
        return int(aim) <= temper.reach
    return word not in ("place", "dolphin") or not temper.harbour or aim in temper.harbour.split()


def play(match: Match, tempers: list[Temper], random: Random, steps: int) -> Match:
    """Go on with a match for so many steps, with calls out of turn and taking back now and then."""
    for _ in range(steps):
        if match.result:
            break
        callers = [seat for seat in range(len(match.players)) if seat not in match.awaited() and match.legal(seat)]
        if callers and below(random, 3):
            seat = among(random, *callers)
            match.submit(seat, among(random, *match.legal(seat)))
        elif below(random, 15) == 0:
            take_back_if_possible(match, below(random, len(match.players)))
        else:
            (seat,) = match.awaited()
            match.submit(seat, choose(match, seat, tempers[seat], random))
    return match


def some_options(random: Random) -> dict[str, Value]:
    switched = {name: below(random, 3) == 0 for name in ("free_events", "memory_aid")}
    colours = ("", "green", "violet,red", "white,yellow")[below(random, 4)]
    return {**switched, "vigilance": below(random, 2) == 0, "locks_per_colour": among(random, 1, 2), "colours": colours}


@cache
def begun(number: int) -> Match:
    """A match whose tiles are laid out, of any number of seats and options; a third of them are tables of practice."""
    random = Random.seeded(7000 + number)
    seats = VIGO.seats[number % len(VIGO.seats)]
    players = persons(seats) if number % 3 else [*persons(1), *[bot("random")] * (seats - 1)]
    return Match(VIGO, players, some_options(random), seed=number.to_bytes(2, "big"))


def fresh(match: Match) -> Match:
    """The same match, to go on with independently."""
    twin = copy(match)
    twin.table, twin.log, twin.moments = copied(match.table), list(match.log), list(match.moments)
    twin._choices, twin._agreeing = SecretChoices(twin.game), set()
    twin._sightings = MatchSightings(twin.game)
    return twin


def some_tempers(seats: int, number: int, random: Random) -> list[Temper]:
    """Two tempers at a table."""
    tempers = list(TEMPERS.values())
    pair = (tempers[number % len(tempers)], tempers[below(random, len(tempers))])
    return [pair[below(random, 2)] for _ in range(seats)]


def some_match(number: int, steps: int | None = None) -> Match:
    """A match after so many steps, by players of different tempers; now and then given up or ended early.

    Where none are given, matches of higher numbers are longer.
    """
    random = Random.seeded(number)
    match = fresh(begun(number % LAYOUTS))
    tempers = some_tempers(len(match.players), number, random)
    play(match, tempers, random, 5 + 9 * number if steps is None else steps)
    if not match.result and number % 8 == 0:
        match.resign(0)
        play(match, tempers, random, steps=20)
    if not match.result and number % 9 == 0:
        end_by_agreement(match)
    return match


# By hand


def layout(*lying: str, rest: Iterable[str] = ()) -> list[str]:
    """108 tiles by their cells: those named (`C3 key-red`), and on the others what is left of the box, in its order."""
    named = dict(words.split() for words in lying)
    bag = box(1)
    bag.subtract(named.values())
    bag.subtract(rest := list(rest))
    assert min(bag.values()) >= 0
    left = [*rest, *bag.elements()]
    return [named[cell] if cell in named else left.pop(0) for cell in CELLS]


def stated(tiles: list[str], *lines: str, seats: int = 2, options: Iterable[str] = ()) -> str:
    """A running record in which player 1 begins, from a layout and the lines of its course."""
    header = ["tablee record 1", f"game vigo {VIGO.version}", *(f"option {words}" for words in options)]
    players = [f"player {number} person {NAMES[number - 1]}" for number in range(1, seats + 1)]
    return "\n".join([*header, *players, f"chance first 1, {', '.join(tiles)}", *lines, "running"]) + "\n"
