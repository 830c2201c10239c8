"""An analysis on its way to people, and a choice in it as it lay before its seat."""

from msgspec import Struct

from tablee.analysis import Analysis, Asked, Judged, bot_name, choice_said, cost_with_error, summary_of, turning_points
from tablee.analysis.summary import is_mistake
from tablee.games.contract import Game
from tablee.games.picture import Plain, draw
from tablee.server.views.texts import TextShown, text_shown


class JudgedShown(Struct):
    """A choice beside the best bot's."""

    seq: int
    seat: int
    cost: float
    best: int  # what the bot would have done
    is_same: bool
    is_mistake: bool
    choice: TextShown
    cost_said: TextShown
    reasons: list[TextShown]


class FortuneShown(Struct):
    """What came of a seat, and of the same deal in the hands of equal bots."""

    points: int
    share: float
    deal_points: float
    deal_share: float


class AnalysisShown(Struct):
    """A game and what it could have been."""

    bot: str
    measure: str
    judged: list[JudgedShown]
    turning: list[int]  # places in that list
    fortunes: list[FortuneShown]
    deals: int
    summaries: dict[str, list[TextShown]]  # by seat


class AnalysisStatus(Struct):
    """How far an analysis is: nobody asked for it, it is being made, or here it is."""

    progress: float | None = None  # from 0 to 1, while it is being made
    analysis: AnalysisShown | None = None


class ChoiceAsked(Struct):
    """What could be done, as at every table."""

    actions: list[int]
    moves: list[str]
    part: int


class ChoiceShown(Struct):
    """A choice as it lay before its seat, and what the bot would have done."""

    seat: int
    picture: dict[str, Plain]
    scores: list[int]
    asked: ChoiceAsked
    suggested: int


def shown(analysis: Analysis) -> AnalysisShown:
    """An analysis with all that is said of it."""
    turning = turning_points(analysis)
    seats = sorted({judged.seat for judged in analysis.judged})
    return AnalysisShown(
        bot_name(analysis),
        analysis.measure,
        [_judged(judged, analysis) for judged in analysis.judged],
        [place for place, judged in enumerate(analysis.judged) if judged in turning],
        [FortuneShown(one.points, one.share, one.deal_points, one.deal_share) for one in analysis.fortunes],
        analysis.deals,
        {str(seat): [text_shown(text) for text in summary_of(analysis, seat)] for seat in seats},
    )


def _judged(judged: Judged, analysis: Analysis) -> JudgedShown:
    return JudgedShown(
        judged.seq,
        judged.seat,
        judged.cost,
        judged.best,
        judged.best == judged.action,
        is_mistake(judged, analysis.measure),
        text_shown(choice_said(judged, bot_name(analysis))),
        text_shown(cost_with_error(judged, analysis.measure)),
        [text_shown(reason) for reason in judged.reasons],
    )


def choice_shown(game: Game, asked: Asked, suggested: int) -> ChoiceShown:
    """A choice as its seat had it before itself."""
    moves = game.notation.moves(asked.table, asked.seat, asked.legal)
    scores = [int(game.rules.score(asked.table, seat)) for seat in range(int(asked.table.seats))]
    picture = draw(game.picture, game.view(asked.table, asked.seat))
    return ChoiceShown(asked.seat, picture, scores, ChoiceAsked(asked.legal, moves, asked.part), suggested)
