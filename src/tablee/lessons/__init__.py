"""Guided first games: positions, what is to be done there, and what the others reply, as data.

A lesson is a file of steps. A step stands at a position, or goes on at the table that the step before left. It names
the moves that lead on; what is said there is in the language files, by the names of game and step:

- `ugo-lesson-follow` before the move, `ugo-lesson-follow-then` after it, and `ugo-lesson-follow-other` where somebody
  does something else that the rules allow, which the lesson is not about.

A step without moves is for reading.

>>> from tablee.games import GAMES
>>> [scene.step.name for scene in scenes_of(GAMES["ugo"])][:2]
['aim', 'follow']
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from msgspec import Struct, convert

from tablee.games.chance import Random, below
from tablee.games.contract import Game, Table
from tablee.games.record import copied
from tablee.games.story import Event

FOLDER = Path(__file__).parent
CHANCE = 1  # the seed of what chance brings in lessons: always the same


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: where it is shown, to whom, and what leads on."""

    name: str
    seat: int = 1
    position: str = ""  # none: the table as the step before left it, which then has one way only
    moves: tuple[str, ...] = ()  # as players write them: any of them is right
    replies: tuple[str, ...] = ()  # what the others do then: a seat, and its move


@dataclass(frozen=True)
class Way:
    """What follows from the right move: what is told, and the table then."""

    events: list[Event]
    table: Table


@dataclass(frozen=True)
class Scene:
    """A step at its table."""

    step: Step
    table: Table
    legal: list[int]  # what the rules allow; nothing where there is only something to read
    ways: dict[int, Way]  # by the actions that lead on

    @property
    def seat(self) -> int:
        """Who learns, counted from 0."""
        return self.step.seat - 1


def has_lesson(game: str) -> bool:
    """Whether there is a guided first game."""
    return (FOLDER / f"{game}.toml").is_file()


@cache
def steps_of(game: str) -> tuple[Step, ...]:
    """The steps of a game's lesson, as its file has them; none where it has no lesson."""
    if not has_lesson(game):
        return ()
    written = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))
    return convert(written["step"], tuple[Step, ...])


def scenes_of(game: Game) -> list[Scene]:
    """A lesson, played by the rules. Raises `Refused` or `ValueError` where they do not allow what it says."""
    return list(_scenes(game))


def _scenes(game: Game) -> Iterator[Scene]:
    left: Table | None = None
    for step in steps_of(game.name):
        table = game.notation.parse_position(step.position) if step.position else left
        if table is None:
            raise ValueError(f"{game.name}, {step.name}: the step before leaves several tables, or none")
        scene = _scene(game, step, table)
        yield scene
        left = next(iter(scene.ways.values())).table if len(scene.ways) == 1 else None


def _scene(game: Game, step: Step, table: Table) -> Scene:
    seat = step.seat - 1
    if not step.moves:
        return Scene(step, table, [], {})
    actions = [game.notation.parse_move(table, seat, move) for move in step.moves]
    return Scene(step, table, game.legal(table, seat), {action: _way(game, step, table, action) for action in actions})


def _way(game: Game, step: Step, table: Table, action: int) -> Way:
    after, random = copied(table), Random.seeded(CHANCE)
    events = [*game.apply(after, step.seat - 1, action), *_drawn(game, after, random)]
    for reply in step.replies:
        seat, _, move = reply.partition(" ")
        other = int(seat) - 1
        events += game.apply(after, other, game.notation.parse_move(after, other, move))
        events += _drawn(game, after, random)
    return Way(events, after)


def _drawn(game: Game, table: Table, random: Random) -> Iterator[Event]:
    """What chance brings, until somebody is asked."""
    while chances := game.rules.chances(table):
        yield from game.apply_chance(table, game.rules.drawn(table, below(random, chances)))
