"""Puzzles: positions from games of bots in which one move is the best, by proof. They come with the package as data.

>>> puzzle = puzzles_of("ugo")[0]
>>> puzzle.best in puzzle.moves
True
>>> daily("2026-11-17") == daily("2026-11-17")
True
"""

import tomllib
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, convert

FOLDER = Path(__file__).parent
GAMES_WITH_PUZZLES = ("ugo", "vigo", "pillage")


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what may be chosen there, and what each choice comes to; one comes to more than all others."""

    position: str  # in notation
    seat: int  # who is asked, from 1
    moves: dict[str, int]  # as players write them: points ahead, points of this turn, or how early it wins
    best: str
    found: float  # how often `easy` and `medium` find it, from 0 to 1


class Named(NamedTuple):
    """A puzzle by its game and its number there."""

    game: str
    number: int


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, as its file has them; none where it has no file."""
    file = FOLDER / f"{game}.toml"
    if not file.is_file():
        return ()
    return convert(tomllib.loads(file.read_text("utf-8"))["puzzle"], tuple[Puzzle, ...])


def daily(date: str) -> Named:
    """The puzzle of a day, the same for everybody; the date is `2026-11-17`."""
    named = [Named(game, number) for game in GAMES_WITH_PUZZLES for number in range(len(puzzles_of(game)))]
    return named[int.from_bytes(sha256(date.encode()).digest()[:8], "big") % len(named)]


def difficulty(puzzle: Puzzle) -> str:
    """How hard a puzzle is, in a word."""
    return "easy" if puzzle.found > EASY else "medium" if puzzle.found > MEDIUM else "hard"


EASY, MEDIUM = 0.6, 0.3  # of the bots' tries that find it
