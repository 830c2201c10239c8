"""An analysis in a few sentences, and the choices in it that mattered most."""

from tablee.analysis.findings import Analysis, Judged
from tablee.bots import bot_of
from tablee.games.story import seat_named
from tablee.games.words import Text

WORTH_SAYING = {"points": 1.0, "share": 0.04}  # what costs less is as good as the best
CERTAIN = 2.5  # standard errors between a cost and chance
MOST_TURNING_POINTS = 3
EVEN = 0.05  # of the win: a deal that is less out of balance is even


def is_mistake(judged: Judged, measure: str) -> bool:
    """Whether a choice cost something, and not by chance."""
    return judged.cost >= WORTH_SAYING[measure] and judged.cost > CERTAIN * judged.error


def turning_points(analysis: Analysis) -> list[Judged]:
    """The few choices that cost most, in the order of the game."""
    mistakes = [one for one in analysis.judged if is_mistake(one, analysis.measure)]
    return sorted(
        sorted(mistakes, key=lambda one: -one.cost)[:MOST_TURNING_POINTS], key=lambda one: (one.seq, one.part)
    )


def summary_of(analysis: Analysis, seat: int) -> list[Text]:
    """A player's game in two sentences: what the deal and the play brought, and what the choices cost."""
    deal = [said_of_deal(seat, analysis)] if analysis.fortunes else []
    return [*deal, said_of_choices(seat, analysis)]


def bot_name(analysis: Analysis) -> str:
    """What the bot that analysed is called at a table."""
    return bot_of(analysis.game, analysis.analyst).character


def said_of_deal(seat: int, analysis: Analysis) -> Text:
    """What the deal was worth, and what play made of it."""
    own = analysis.fortunes[seat]
    better = own.deal_share - 1 / len(analysis.fortunes)
    luck = "even" if abs(better) < EVEN else "with" if better > 0 else "against"
    added = round(own.points - own.deal_points)
    many = {"score": abs(added), "points": abs(added)}
    return Text(
        "analysis-deal",
        {
            "seat": seat_named(seat),
            "luck": luck,
            "share": round(100 * own.deal_share),
            "points": Text(f"{analysis.game}-unit", many),
            "side": "same" if not added else "more" if added > 0 else "less",
        },
    )


def said_of_choices(seat: int, analysis: Analysis) -> Text:
    """How many choices were as good as the bot's, and which one cost most."""
    own = [one for one in analysis.judged if one.seat == seat]
    mistakes = [one for one in own if is_mistake(one, analysis.measure)]
    good = {"seat": seat_named(seat), "bot": bot_name(analysis), "choices": len(own), "good": len(own) - len(mistakes)}
    if not mistakes:
        return Text("analysis-no-mistake", good)
    worst = max(mistakes, key=lambda one: one.cost)
    return Text("analysis-worst", {**good, **moves_said(worst), "cost": cost_said(worst.cost, analysis.measure)})


def moves_said(judged: Judged) -> dict[str, Text | str]:
    """A choice and the bot's move, in words where there are any."""
    return {"move": judged.said or judged.move, "best": judged.best_said or judged.best_move}


def choice_said(judged: Judged, bot: str) -> Text:
    """What somebody chose, and what the bot would have chosen."""
    key = "analysis-choice-same" if judged.best == judged.action else "analysis-choice"
    return Text(key, {"seat": seat_named(judged.seat), "bot": bot, **moves_said(judged)})


def cost_with_error(judged: Judged, measure: str) -> Text:
    """What a choice cost, and how far that may be wrong."""
    if measure == "points":
        cost = Text("cost-points-error", {"points": judged.cost, "error": judged.error})
    else:
        cost = Text("cost-share-error", {"percent": round(100 * judged.cost), "error": round(100 * judged.error)})
    return Text("analysis-choice-cost", {"cost": cost})


def cost_said(cost: float, measure: str) -> Text:
    """A cost in points, or in wins of a hundred games.

    >>> cost_said(2.6, "points"), cost_said(0.123, "share")
    (Text(key='cost-points', args={'points': 3}), Text(key='cost-share', args={'percent': 12}))
    """
    if measure == "points":
        return Text("cost-points", {"points": round(cost)})
    return Text("cost-share", {"percent": round(100 * cost)})
