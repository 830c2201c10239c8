"""The work of an analysis, cut into slices: here, or in the processes of a server between two moves.

A slice is a function with arguments that can be sent to another process. What comes of it goes back into the generator,
which says how far the analysis is, and returns it at last.
"""

from collections.abc import Callable, Generator
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

from tablee.analysis import deals, judging, playing_on
from tablee.analysis.decisions import Asked, decisions_of
from tablee.analysis.findings import Analysis, Judged
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.match import Match
from tablee.match.record import read
from tablee.move_words import said_of_move

DEAL_PART = 0.1  # of the work, about: the deal played again


class Task(NamedTuple):
    """A slice of work, and how far the analysis is before it: from 0 to 1."""

    progress: float
    work: Callable[..., Any]
    args: tuple[Any, ...]


Steps = Generator[Task, Any, Analysis]
Tell = Callable[[float], None]


def analysis_of(record: str, tell: Tell = lambda _progress: None) -> Analysis:
    """Analyse a record in this process, and tell how far it is; `Refused` where it cannot be read."""
    steps = analysis_steps(record)
    found: Any = None
    while True:
        try:
            task = steps.send(found)
        except StopIteration as stopped:
            analysis: Analysis = stopped.value
            return analysis
        tell(task.progress)
        found = task.work(*task.args)


def analysis_steps(record: str) -> Steps:
    """Analyse a record slice by slice."""
    match, decisions = choices_in(record)
    has_deal = deals.has_deal(match)
    whole = 1 - DEAL_PART if has_deal else 1.0
    measures, judged = set(), []
    for place, asked in enumerate(decisions):
        progress = whole * place / len(decisions)
        judgement = yield Task(progress, judge_slice, (record, place))
        if judgement.cost is None:
            judgement = yield from compared(record, place, judgement, progress)
        measures.add(judgement.measure)
        judged.append(judged_as(match, asked, judgement))
    dealt = (yield from played_again(record, whole)) if has_deal else []
    fortunes = deals.fortunes_of(match, dealt) if dealt else []
    analyst = judging.analyst_of(match.game).written
    return Analysis(match.game.name, analyst, max(measures, default="") or "share", judged, fortunes, len(dealt))


def compared(
    record: str, place: int, judgement: judging.Judgement, progress: float
) -> Generator[Task, Any, judging.Judgement]:
    """What a choice cost by playing on, until the budget is used up."""
    differences: list[float] = []
    decisions = number = 0
    while decisions < playing_on.DECISIONS and len(differences) < playing_on.MOST_WORLDS:
        found = yield Task(progress, compare_slice, (record, place, judgement.best, number))
        differences += found.differences
        decisions += found.decisions
        number += 1
    cost, error = playing_on.mean_and_error(differences)
    return judgement._replace(cost=cost, error=error, measure="share")


def played_again(record: str, progress: float) -> Generator[Task, Any, list[deals.Dealt]]:
    """The deal in the hands of equal bots, again and again."""
    dealt: list[deals.Dealt] = []
    while len(dealt) < deals.DEALS:
        found = yield Task(progress + DEAL_PART * len(dealt) / deals.DEALS, deal_slice, (record, len(dealt)))
        dealt.append(found)
    return dealt


def judged_as(match: Match, asked: Asked, judgement: judging.Judgement) -> Judged:
    """A choice and what was found out about it, in the players' notation."""
    game, actions = match.game, [asked.action, judgement.best]
    sight = game.view(asked.table, asked.seat)
    move, best_move = game.notation.moves(asked.table, asked.seat, actions)
    said, best_said = (said_of_move(game.name, sight, action) for action in actions)
    return Judged(
        asked.seq,
        asked.part,
        asked.seat,
        asked.action,
        move,
        judgement.best,
        best_move,
        round(judgement.cost or 0.0, 3),
        round(judgement.error, 3),
        said,
        best_said,
        judgement.reasons,
    )


# Slices: they know nothing but their arguments


class Choices(NamedTuple):
    """A record that was read."""

    match: Match
    decisions: list[Asked]


@lru_cache(4)
def choices_in(record: str) -> Choices:
    """The match of a record and the choices in it: slices of the same analysis follow each other."""
    match = read(record, GAMES)
    return Choices(match, decisions_of(match))


def judge_slice(record: str, place: int) -> judging.Judgement:
    """What the bot thinks of a choice."""
    match, decisions = choices_in(record)
    return judging.judge(match.game, decisions[place], random_for(record, "judge", place))


def compare_slice(record: str, place: int, best: int, number: int) -> playing_on.Compared:
    """Some more worlds in which a choice and the bot's move are played on."""
    match, decisions = choices_in(record)
    return playing_on.compare(match.game, decisions[place], best, random_for(record, "compare", place, number))


def deal_slice(record: str, number: int) -> deals.Dealt:
    """The deal once more in the hands of equal bots."""
    return deals.play_deal(choices_in(record).match, seed_for(record, "deal", number))


def random_for(record: str, *label: object) -> Random:
    """Chance for a slice."""
    return Random.seeded(seed_for(record, *label))


def seed_for(record: str, *label: object) -> int:
    """A number that follows from a record and from what it is needed for."""
    return int.from_bytes(sha256(f"{record}\n{label}".encode()).digest()[:8], "big")
