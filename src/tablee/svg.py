"""Charts as SVG, by small functions: lines with a band, intervals, columns. Colours are CSS variables of the page.

A chart is a text to be put into a page that sets `--ink`, `--muted`, `--line`, `--accent` and `--band`.

>>> flat = Axis(0, 10, 0, 100)
>>> flat.at(5), ticks(0, 10, 4)
(50.0, [0.0, 5.0, 10.0])
"""

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 52, 14, 14, 40  # margins of a chart
NICE = (1.0, 2.0, 5.0, 10.0)  # steps between two ticks, times a power of ten

STYLE = """
svg { font: 12px system-ui, sans-serif; background: #fff }
.grid { stroke: #e4e0d8 } .mark { stroke: #8a8377; stroke-dasharray: 4 4 }
.line { fill: none; stroke: #1f6f78; stroke-width: 2 } .dot { fill: #1f6f78 } .band { fill: #1f6f7826 }
.tick, .label { fill: #5c564c }
"""

Points = Sequence[tuple[float, float]]


class Axis(NamedTuple):
    """From numbers to places: `low` lies at `begin`, `high` at `end`."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, number: float) -> float:
        """Where a number lies."""
        width = self.high - self.low or 1.0
        return round(self.begin + (number - self.low) / width * (self.end - self.begin), 1)


class Line(NamedTuple):
    """A line of a chart: its points, and where it is given a band round it."""

    points: Points
    low: Sequence[float] = ()
    high: Sequence[float] = ()


def ticks(low: float, high: float, most: int = 6, whole: bool = False) -> list[float]:
    """Round numbers between two, at most about so many, with both ends where these are round; or whole ones only."""
    rough = max((high - low) / max(most, 1), 1.0 if whole else 1e-9)
    power = 10.0 ** floor(log10(rough))
    step = next(nice * power for nice in NICE if nice * power >= rough * 0.999)
    return [round(n * step, 10) for n in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def line_chart(lines: Sequence[Line], *, title: str, x_label: str, y_label: str, marks: Iterable[float] = ()) -> str:
    """Lines over whole numbers, each with its band; `marks` are heights with a line across, such as a zero."""
    across = [x for line in lines for x, _ in line.points]
    heights = [y for line in lines for y in (*(y for _, y in line.points), *line.low, *line.high)] + list(marks)
    x = Axis(min(across, default=0), max(across, default=1), LEFT, WIDTH - RIGHT)
    y = Axis(min(heights, default=0), max(heights, default=1), HEIGHT - BOTTOM, TOP)
    parts = [grid(x, y, x_label, y_label), *(across_line(y, mark) for mark in marks)]
    parts += [band(line, x, y) + path(line.points, x, y) for line in lines]
    return figure(title, "".join(parts))


def column_chart(numbers: Sequence[int], *, low: int, high: int, title: str, x_label: str, columns: int = 30) -> str:
    """How often whole numbers come, in columns of the same width from `low` to `high`."""
    width = max(1, ceil((high - low + 1) / columns))
    counts = [0] * ceil((high - low + 1) / width)
    for number in numbers:
        counts[(number - low) // width] += 1
    x = Axis(low, low + width * len(counts), LEFT, WIDTH - RIGHT)
    y = Axis(0, max(counts, default=1) or 1, HEIGHT - BOTTOM, TOP)
    bars = "".join(bar(x, y, low + n * width, width, count) for n, count in enumerate(counts))
    return figure(title, grid(x, y, x_label, "", whole=True) + bars)


def interval_bar(low: float, mean: float, high: float, *, least: float, greatest: float, title: str) -> str:
    """An interval with its mean, for a row of a table; a line marks the zero, where that is on the scale."""
    x = Axis(least, greatest, 4, 176)
    zero = f'<path class="mark" d="M{x.at(0)} 2V22"/>' if least <= 0 <= greatest else ""
    whole = f'<path class="interval" d="M{x.at(low)} 12H{x.at(high)}"/>'
    dot = f'<circle class="dot" cx="{x.at(mean)}" cy="12" r="4"/>'
    return f'<svg class="bar" viewBox="0 0 180 24" role="img"><title>{escape(title)}</title>{zero}{whole}{dot}</svg>'


def standing_alone(chart: str) -> str:
    """A chart as a file of its own, with its colours."""
    named = chart.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return named.replace("</title>", f"</title><style>{STYLE}</style>", 1)


def figure(title: str, inside: str) -> str:
    """The drawing itself, with its name for who cannot see it."""
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{escape(title)}</title>{inside}</svg>'


def grid(x: Axis, y: Axis, x_label: str, y_label: str, whole: bool = False) -> str:
    """Both axes with their ticks and labels."""
    rows = "".join(
        f'<path class="grid" d="M{LEFT} {y.at(n)}H{WIDTH - RIGHT}"/>'
        f'<text class="tick" x="{LEFT - 8}" y="{y.at(n) + 4}" text-anchor="end">{shown(n)}</text>'
        for n in ticks(y.low, y.high, 5, whole)
    )
    columns = "".join(
        f'<text class="tick" x="{x.at(n)}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{shown(n)}</text>'
        for n in ticks(x.low, x.high, 8)
    )
    middle = (LEFT + WIDTH - RIGHT) / 2
    names = f'<text class="label" x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">{escape(x_label)}</text>'
    return f'{rows}{columns}{names}<text class="label" x="{LEFT + 4}" y="{TOP + 8}">{escape(y_label)}</text>'


def across_line(y: Axis, height: float) -> str:
    """A line across the chart."""
    return f'<path class="mark" d="M{LEFT} {y.at(height)}H{WIDTH - RIGHT}"/>'


def path(points: Points, x: Axis, y: Axis) -> str:
    """A line through points; one alone is a dot."""
    places = [f"{x.at(across)} {y.at(height)}" for across, height in points]
    if len(places) == 1:
        across, height = places[0].split()
        return f'<circle class="dot" cx="{across}" cy="{height}" r="4"/>'
    return f'<path class="line" d="M{"L".join(places)}"/>' if places else ""


def band(line: Line, x: Axis, y: Axis) -> str:
    """What lies between the low and the high edge of a line."""
    if not line.low or len(line.points) < 2:
        return ""
    across = [x.at(place) for place, _ in line.points]
    upper = [f"{place} {y.at(high)}" for place, high in zip(across, line.high, strict=True)]
    lower = [f"{place} {y.at(low)}" for place, low in zip(across, line.low, strict=True)]
    return f'<path class="band" d="M{"L".join([*upper, *lower[::-1]])}Z"/>'


def bar(x: Axis, y: Axis, begin: float, width: float, count: int) -> str:
    """A column that stands on the axis."""
    if not count:
        return ""
    left, right, top, foot = x.at(begin), x.at(begin + width), y.at(count), y.at(0)
    return f'<path class="column" d="M{left} {foot}V{top}H{round(right - 1, 1)}V{foot}Z"/>'


def shown(number: float) -> str:
    """A number on an axis, with a real minus."""
    return f"{number:g}".replace("-", "\N{MINUS SIGN}")
