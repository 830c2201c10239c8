"""Somebody's statistics: what came of their finished games, and choices of theirs that cost something."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct, json
from sqlalchemy import Row

from tablee.match import Ending
from tablee.server.messages import Outcome
from tablee.server.store.history import history_of
from tablee.server.store.store import Store, names_at
from tablee.server.tables.seating import Terms
from tablee.server.views.analyses import AnalysisShown, JudgedShown

MOST_CHOICES = 3  # of each game
COUNTED = (Ending.FINISHED, Ending.RESIGNED)  # endings that somebody wins


class PlayedGame(Struct):
    """A finished game in somebody's history."""

    table: str
    game: str
    players: list[str]
    seat: int
    scores: list[int]
    share: float  # of the win
    ended: int
    is_counted: bool  # in the statistics: it was shuffled, and played to its end


class CostlyChoice(Struct):
    """What somebody chose again and again where the best bot would not have."""

    move: Any  # a key of the language files with its arguments, or a move as it is written
    best: Any
    times: int


class GameStatistics(Struct):
    """What came of somebody's games of one kind."""

    game: str
    games: int
    share: float  # of the wins, on average
    fair_share: float  # that equal players would have had
    points: float  # on average
    choices: list[CostlyChoice]


class Statistics(Struct):
    """Somebody's statistics, and their history, the newest first."""

    games: list[GameStatistics]
    history: list[PlayedGame]


async def statistics_of(store: Store, person: str) -> Statistics:
    """All that is known of a person's finished games."""
    rows = await store.read(history_of(person))
    names = await store.read(names_at([row.id for row in rows]))
    history = [played(row, names[row.id]) for row in rows if row.result]
    costly = costly_choices(rows)
    kinds = sorted({one.game for one in history if one.is_counted})
    return Statistics([summed_up(kind, history, costly[kind]) for kind in kinds], history)


def played(row: Row[Any], players: list[str]) -> PlayedGame:
    """A game as the disk has it."""
    result, terms = json.decode(row.result, type=Outcome), json.decode(row.settings, type=Terms)
    share = 1 / len(result.winners) if row.seat in result.winners else 0.0
    is_counted = result.how in COUNTED and not terms.copied_from and not terms.challenge
    return PlayedGame(row.id, row.game, players, row.seat, result.scores, share, row.ended, is_counted)


def summed_up(kind: str, history: Iterable[PlayedGame], choices: list[CostlyChoice]) -> GameStatistics:
    """The averages of a kind of game."""
    games = [one for one in history if one.game == kind and one.is_counted]
    number = len(games)
    return GameStatistics(
        kind,
        number,
        sum(one.share for one in games) / number,
        sum(1 / len(one.scores) for one in games) / number,
        sum(one.scores[one.seat] for one in games) / number,
        choices,
    )


def costly_choices(rows: Sequence[Row[Any]]) -> dict[str, list[CostlyChoice]]:
    """By game, what somebody chose most often where it cost something, of the games that were analysed."""
    counted: dict[str, dict[bytes, CostlyChoice]] = defaultdict(dict)
    for game, judged in mistakes(rows):
        move, best = judged.choice.args["move"], judged.choice.args["best"]
        key = json.encode([move, best])
        counted[game].setdefault(key, CostlyChoice(move, best, 0)).times += 1
    ranked = {game: sorted(found.values(), key=lambda one: -one.times) for game, found in counted.items()}
    return defaultdict(list, {game: found[:MOST_CHOICES] for game, found in ranked.items()})


def mistakes(rows: Sequence[Row[Any]]) -> Iterator[tuple[str, JudgedShown]]:
    """The choices of somebody that cost something, in the games that were analysed."""
    for row in rows:
        analysis = json.decode(row.document, type=AnalysisShown) if row.document else None
        for judged in analysis.judged if analysis else []:
            if judged.seat == row.seat and judged.is_mistake:
                yield row.game, judged
