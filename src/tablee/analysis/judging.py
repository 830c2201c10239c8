"""What the best bot thinks of a choice, with what the seat could know then."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.analysis.decisions import Asked
from tablee.bots import HINTING, Budget, Considered, Explanation, Level, bot_of
from tablee.games.chance import Random
from tablee.games.contract import Game
from tablee.games.words import Text

DECISIONS = 40_000  # that the bot tries out for each choice


class Judgement(NamedTuple):
    """The bot's move, and what the choice cost beside it: None where the bot cannot say."""

    best: int
    cost: float | None
    error: float
    measure: str
    reasons: Sequence[Text]


def analyst_of(game: Game) -> Level:
    """The bot that analyses a game."""
    return bot_of(game.name, f"{HINTING}/{DECISIONS}")


def judge(game: Game, asked: Asked, random: Random) -> Judgement:
    """Ask the bot what it would have done, and, if it can say, what each move was expected to bring."""
    analyst, sight = analyst_of(game), game.knowledge(asked.table, asked.seat)
    explanation = analyst.explain(sight, asked.legal, random, Budget())
    if explanation is None:
        best = analyst(sight, asked.legal, random, Budget())
        return Judgement(best, 0.0 if best == asked.action else None, 0.0, "", ())
    return judged_by(explanation, asked.action)


def judged_by(explanation: Explanation, action: int) -> Judgement:
    """A choice in the light of what a bot thinks of all moves.

    >>> best, other = Considered(3, 2.0, 6.0, 0.9), Considered(5, -1.0, 8.0, 0.1)
    >>> judgement = judged_by(Explanation("points", [best, other]), 5)
    >>> judgement.best, judgement.cost, round(judgement.error, 2)
    (3, 3.0, 0.13)
    """
    best = explanation.moves[0]
    own = next(move for move in explanation.moves if move.action == action)
    error = 0.0 if own is best else (variance_of_mean(best) + variance_of_mean(own)) ** 0.5
    return Judgement(best.action, best.value - own.value, error, explanation.measure, best.reasons)


def variance_of_mean(move: Considered) -> float:
    """How far the expectation of a move may be wrong, squared: it got a part of all that was tried out."""
    return float(move.spread**2 / max(1.0, move.weight * DECISIONS))
