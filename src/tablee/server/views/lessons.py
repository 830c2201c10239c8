"""Guided first games on their way to people: every step as it lies on the table, and what each right move brings."""

from functools import cache

from msgspec import Raw, Struct

from tablee.games import GAMES
from tablee.games.bits import is_several
from tablee.games.contract import Game, Table
from tablee.games.options import agreed
from tablee.games.picture import Plain, changes, draw
from tablee.games.story import told_to
from tablee.games.words import Refused
from tablee.lessons import Scene, Way, scenes_of
from tablee.server.views.stories import writer_of


class LessonAsked(Struct):
    """What may be done, as at every table."""

    actions: list[int]
    moves: list[str]
    part: int


class LessonWay(Struct):
    """What a right move brings."""

    changes: dict[str, Plain]
    story: list[Raw]
    scores: list[int]


class LessonStep(Struct):
    """A step: what lies on the table, what may be done, and by its action where it leads."""

    name: str
    seat: int
    picture: dict[str, Plain]
    scores: list[int]
    asked: LessonAsked | None
    ways: dict[str, LessonWay]
    goes_on: bool  # at the table that the step before left


class Lesson(Struct):
    """A guided first game."""

    game: str
    version: int
    seats: list[int]  # at the table of each step
    options: dict[str, int | bool | str]
    steps: list[LessonStep]


@cache
def lesson_of(name: str) -> Lesson:
    """The lesson of a game; `Refused` where there is none. Made once: the rules play it the same every time."""
    game = GAMES[name]
    scenes = scenes_of(game)
    if not scenes:
        raise Refused("no-lesson", game=game.title)
    parts = parts_chosen(game, scenes)
    steps = [_step(game, scene, part) for scene, part in zip(scenes, parts, strict=True)]
    seats = [int(scene.table.seats) for scene in scenes]
    return Lesson(name, game.version, seats, agreed(game.options, {}, seats[0]), steps)


def parts_chosen(game: Game, scenes: list[Scene]) -> list[int]:
    """How many parts of a secret choice were made before each step: those that left the same seats to be awaited."""
    parts: list[int] = []
    before = 0
    for scene in scenes:
        awaited = int(game.rules.awaited(scene.table))
        goes_on = not scene.step.position and is_several(awaited) and awaited == before
        parts.append(parts[-1] + 1 if goes_on else 0)
        before = awaited
    return parts


def _step(game: Game, scene: Scene, part: int) -> LessonStep:
    picture = _picture(game, scene.table, scene.seat)
    moves = game.notation.moves(scene.table, scene.seat, scene.legal)
    return LessonStep(
        scene.step.name,
        scene.seat,
        picture,
        _scores(game, scene.table),
        LessonAsked(scene.legal, moves, part) if scene.legal else None,
        {str(action): _way(game, scene, picture, way) for action, way in scene.ways.items()},
        not scene.step.position,
    )


def _way(game: Game, scene: Scene, before: dict[str, Plain], way: Way) -> LessonWay:
    writer = writer_of(game.name)
    story = [writer.line(event, None) for event in told_to(way.events, scene.seat)]
    return LessonWay(changes(before, _picture(game, way.table, scene.seat)), story, _scores(game, way.table))


def _picture(game: Game, table: Table, seat: int) -> dict[str, Plain]:
    return draw(game.picture, game.view(table, seat))


def _scores(game: Game, table: Table) -> list[int]:
    return [int(game.rules.score(table, seat)) for seat in range(int(table.seats))]
