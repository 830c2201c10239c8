"""Puzzles on their way to people: the position, and what each choice comes to."""

from functools import lru_cache

from msgspec import Raw, Struct

from tablee.games import GAMES
from tablee.games.contract import Game, Table
from tablee.games.picture import Plain, changes, draw
from tablee.games.record import copied
from tablee.games.story import told_to
from tablee.games.words import Refused, Text
from tablee.puzzles import GAMES_WITH_PUZZLES, Named, daily, difficulty, puzzles_of
from tablee.server.views.analyses import ChoiceAsked
from tablee.server.views.open_tables import held_by_each
from tablee.server.views.stories import writer_of
from tablee.server.views.texts import TextShown, text_shown

MOST_SHOWN = 150
WITH_OPEN_HANDS = {"ugo"}


class PuzzleNamed(Struct):
    """A puzzle by its game and its number there."""

    game: str
    number: int


class PuzzleList(Struct):
    """How many puzzles of each game there are, and which one is the day's."""

    games: dict[str, int]
    daily: PuzzleNamed


class PuzzleShown(Struct):
    """A puzzle."""

    game: str
    number: int
    difficulty: str
    found: float  # how often bots find it, from 0 to 1
    seat: int
    seats: int
    picture: dict[str, Plain]
    scores: list[int]
    asked: ChoiceAsked
    held: list[list[TextShown]]  # by seat, where all cards are open
    worths: dict[str, int]  # what each choice comes to, by its action
    best: int
    changes: dict[str, Plain]  # what the best choice brings
    story: list[Raw]


def puzzle_list(date: str) -> PuzzleList:
    """The puzzles that there are, on a day."""
    game, number = daily(date)
    return PuzzleList({name: len(puzzles_of(name)) for name in GAMES_WITH_PUZZLES}, PuzzleNamed(game, number))


@lru_cache(MOST_SHOWN)
def puzzle_shown(named: Named) -> PuzzleShown:
    """A puzzle as the page draws it; `Refused` where there is none. Takes a moment: it runs beside the loop."""
    if named.number not in range(len(puzzles_of(named.game))):
        raise Refused("no-such-address")
    game, puzzle = GAMES[named.game], puzzles_of(named.game)[named.number]
    table, seat = game.notation.parse_position(puzzle.position), puzzle.seat - 1
    actions = {move: game.notation.parse_move(table, seat, move) for move in puzzle.moves}
    after = copied(table)
    events = game.apply(after, seat, actions[puzzle.best])
    picture, writer = draw(game.picture, game.view(table, seat)), writer_of(game.name)
    return PuzzleShown(
        named.game,
        named.number,
        difficulty(puzzle),
        puzzle.found,
        seat,
        int(table.seats),
        picture,
        [int(game.rules.score(table, one)) for one in range(int(table.seats))],
        ChoiceAsked([*actions.values()], [*actions], 0),
        [[text_shown(text) for text in own] for own in open_hands(game, table)],
        {str(actions[move]): worth for move, worth in puzzle.moves.items()},
        actions[puzzle.best],
        changes(picture, draw(game.picture, game.view(after, seat))),
        [writer.line(event, None) for event in told_to(events, seat)],
    )


def open_hands(game: Game, table: Table) -> list[list[Text]]:
    """What each seat holds, in the games whose puzzles are played with open hands."""
    return held_by_each(game, table) if game.name in WITH_OPEN_HANDS else []
