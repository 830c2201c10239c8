"""The curve of a run as a picture that stands alone."""

from collections.abc import Sequence

from tablee.games.words import Text
from tablee.learn.config import Config
from tablee.learn.evaluation import Look
from tablee.svg import Line, line_chart, standing_alone
from tablee.texts import Texts


def curve_svg(config: Config, looks: Sequence[Look], texts: Texts) -> str:
    """The share won, by decisions learned from, with its interval; a line across is what an equal would win."""
    numbers = sorted({look.seats for look in looks})
    lines = [line_of([look for look in looks if look.seats == seats]) for seats in numbers]
    named = {"game": config.rules.title, "against": config.against, "players": ", ".join(map(str, numbers))}
    title = texts.say(Text("learn-curve", named))
    labels = {"x_label": texts.say(Text("learn-curve-samples")), "y_label": title}
    chart = line_chart(lines, title=title, marks=[100 / seats for seats in numbers], **labels)
    return standing_alone(chart)


def line_of(looks: Sequence[Look]) -> Line:
    """Looks with as many players."""
    points = [(look.samples / 1000, 100 * look.share) for look in looks]
    return Line(points, [100 * look.low for look in looks], [100 * look.high for look in looks])
