"""Two games of the same challenge, choice by choice.

As far as both did the same they had the same table before them, since deals and bots are the same. So the first choice
that differs was made in the same position; from there on choices are set side by side by their number.
`comparison_of` replays two games, and runs beside the event loop.
"""

from itertools import zip_longest
from typing import NamedTuple

from msgspec import Struct

from tablee.analysis.decisions import Asked, decisions_of
from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.match import Match
from tablee.match.record import read, write
from tablee.move_words import said_of_move
from tablee.server.views.texts import TextShown, text_shown


class ComparedMove(Struct):
    """What somebody did: in words where there are any, or as it is written."""

    seq: int  # the entry of the log that it is
    said: TextShown | str


class ComparedChoice(Struct):
    """A choice of the one beside that of the other; nothing where a game had ended by then."""

    is_same_position: bool  # both saw the same before them
    is_same: bool  # and both did the same
    mine: ComparedMove | None
    theirs: ComparedMove | None


class ComparedGame(Struct):
    """The game of one of the two."""

    name: str
    table: str
    scores: list[int]
    points: list[int]  # their own before each of their choices, and at the end


class Comparison(Struct):
    """Two games of the same challenge."""

    seat: int
    mine: ComparedGame
    theirs: ComparedGame
    choices: list[ComparedChoice]
    parting: int | None  # the place of the first choice that differs


class Played(NamedTuple):
    """A game that is over, and whose it was."""

    name: str
    table: str
    match: Match


def comparison_of(mine: Played, theirs: Played, seat: int) -> Comparison:
    """Set two games side by side."""
    game = mine.match.game
    own, other = (choices_in(played.match, seat) for played in (mine, theirs))
    choices = [compared(game, *pair) for pair in zip_longest(own, other)]
    parting = next((place for place, one in enumerate(choices) if not one.is_same), None)
    return Comparison(seat, game_of(mine, own, seat), game_of(theirs, other, seat), choices, parting)


def choices_in(match: Match, seat: int) -> list[Asked]:
    """The choices of a seat, each with its table: a match at a table has let go of those, its record has not."""
    return [one for one in decisions_of(read(write(match), GAMES)) if one.seat == seat]


def compared(game: Game, mine: Asked | None, theirs: Asked | None) -> ComparedChoice:
    """Two choices with the same number."""
    is_same_position = bool(mine and theirs and seen(game, mine) == seen(game, theirs))
    is_same = is_same_position and bool(mine and theirs and mine.action == theirs.action)
    return ComparedChoice(is_same_position, is_same, move_of(game, mine), move_of(game, theirs))


def seen(game: Game, asked: Asked) -> bytes:
    """What lay before a seat that was asked."""
    return bytes(game.view(asked.table, asked.seat).tobytes())


def move_of(game: Game, asked: Asked | None) -> ComparedMove | None:
    """A choice as it is sent."""
    if asked is None:
        return None
    said = said_of_move(game.name, game.view(asked.table, asked.seat), asked.action)
    written = game.notation.move(asked.table, asked.seat, asked.action)
    return ComparedMove(asked.seq, text_shown(said) if said else written)


def game_of(played: Played, choices: list[Asked], seat: int) -> ComparedGame:
    """A game in points."""
    rules, scores = played.match.game.rules, list(played.match.scores())
    points = [int(rules.score(one.table, seat)) for one in choices]
    return ComparedGame(played.name, played.table, scores, [*points, scores[seat]])
