"""The report: one page that needs nothing else, with tables, plots, and records to download."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files
from pathlib import Path
from shlex import quote

from tablee.arena.comparison import Comparison
from tablee.arena.played import record_of
from tablee.arena.summary import Summary
from tablee.arena.surprises import Surprise
from tablee.arena.tables import forfeits, real_minus, share, shares, signed, spanned, verdict
from tablee.bots.names import PATIENCE_SECONDS
from tablee.games.options import option_text
from tablee.games.words import Refused, Text
from tablee.svg import Line, column_chart, interval_bar, line_chart
from tablee.texts import Texts

STYLE = "report.css"


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before hours of play; what it holds stays."""
    try:
        path.open("ab").close()
    except OSError as error:
        raise Refused("arena-report-file", file=str(path), reason=error.strerror or str(error)) from None


def write_report(path: Path, summary: Summary, texts: Texts) -> None:
    """Write the page to a file."""
    path.write_text(page(summary, texts), encoding="utf-8")


def page(summary: Summary, texts: Texts) -> str:
    """The whole page."""
    title = texts.say(Text("arena-report-title", {"game": summary.experiment.rules.title, "bots": versus(summary)}))
    style = files(__package__).joinpath(STYLE).read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{''.join(sections(summary, texts))}</main>\n</body>\n</html>\n"
    )


def versus(summary: Summary) -> str:
    """The contenders, in a heading."""
    return " – ".join(summary.names)


def sections(summary: Summary, texts: Texts) -> Iterator[str]:
    """The parts of the page, from what most people want to know to what few do."""
    yield about(summary, texts)
    yield section(
        texts, "arena-report-comparisons", paragraph(texts, "arena-report-reading") + comparisons(summary, texts)
    )
    yield section(
        texts, "arena-report-look", "".join(plot(summary, comparison, texts) for comparison in summary.comparisons)
    )
    yield section(
        texts, "arena-report-ratings", paragraph(texts, "arena-report-ratings-reading") + ratings(summary, texts)
    )
    yield section(texts, "arena-report-scores", "".join(distributions(summary, texts)))
    yield section(texts, "arena-report-surprises", surprising(summary, texts))
    if told := list(forfeits(summary, texts)):
        yield section(texts, "arena-report-forfeits", listed(map(escape, told)))
    yield section(texts, "arena-report-again", f"<pre>{escape(command_of(summary))}</pre>")


def section(texts: Texts, key: str, inside: str) -> str:
    """A part with its heading."""
    return f"<section>\n<h2>{escape(texts.say(Text(key)))}</h2>\n{inside}</section>\n"


def paragraph(texts: Texts, key: str, **told: object) -> str:
    """A sentence or two."""
    return f"<p>{escape(texts.say(Text(key, told)))}</p>\n"


def about(summary: Summary, texts: Texts) -> str:
    """What was played, and who is better."""
    experiment = summary.experiment
    told = {"games": summary.games, "seats": experiment.seats, "seed": str(experiment.seed)}
    verdicts = "".join(
        f'<p class="verdict">{escape(texts.say(verdict(summary, comparison)))}</p>\n'
        for comparison in summary.comparisons
    )
    options = ", ".join(f"{name}={option_text(value)}" for name, value in experiment.options.items())
    agreed = paragraph(texts, "arena-report-options", options=options) if options else ""
    alone = paragraph(texts, "arena-report-alone") if experiment.seats > 2 else ""
    return verdicts + paragraph(texts, "arena-report-summary", **told) + alone + agreed


# Tables


def comparisons(summary: Summary, texts: Texts) -> str:
    """A row for each comparison, with its interval drawn."""
    rows = (comparison_row(summary, comparison) for comparison in summary.comparisons)
    figures = ["arena-difference", "arena-interval", "arena-shares", "arena-deals", "arena-games"]
    return table(texts, ["arena-comparison", "", *figures], rows)


def comparison_row(summary: Summary, comparison: Comparison) -> list[str]:
    """The cells of a comparison."""
    first, second = comparison.pair
    low, high = comparison.interval
    span = spanned(comparison.interval)
    drawn = interval_bar(low, comparison.difference, high, least=-1, greatest=1, title=span)
    names = escape(f"{summary.names[first]} – {summary.names[second]}")
    counts = str(len(comparison.deals)), str(len(comparison.games))
    return [names, drawn, signed(comparison.difference), span, shares(comparison), *counts]


def ratings(summary: Summary, texts: Texts) -> str:
    """A row for each contender, with its interval drawn."""
    ends = [0.0, *(end for rating in summary.ratings for end in (rating.points, *(rating.interval or ())))]
    rows = (rating_row(summary, contender, min(ends) - 20, max(ends) + 20) for contender in summary.ranking)
    figures = ["arena-rating", "arena-interval", "arena-share", "arena-games", "arena-forfeits"]
    return table(texts, ["arena-bot", "", *figures], rows)


def rating_row(summary: Summary, contender: int, least: float, greatest: float) -> list[str]:
    """The cells of a contender."""
    points, interval = summary.ratings[contender]
    low, high = interval or (points, points)
    span = real_minus(f"{low:+.0f} … {high:+.0f}") if interval else "–"
    drawn = interval_bar(low, points, high, least=least, greatest=greatest, title=span)
    own, label = summary.names[contender], summary.labels[contender]
    name = escape(own) + (f"<small>{escape(label)}</small>" if own != label else "")
    figures = share(summary.share_of(contender)), str(len(summary.games_of(contender)))
    return [name, drawn, real_minus(f"{points:+.0f}"), span, *figures, str(summary.forfeits_of(contender).total())]


def table(texts: Texts, headings: Iterable[str], rows: Iterable[list[str]]) -> str:
    """A table that scrolls by itself where the page is narrow."""
    named = [escape(texts.say(Text(key))) if key else "" for key in headings]
    head = "".join(f"<th>{name}</th>" for name in named)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    inside = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="wide" tabindex="0"><table>{inside}</table></div>\n'


# Plots


def plot(summary: Summary, comparison: Comparison, texts: Texts) -> str:
    """The sequential test: the mean difference after each batch, with its interval."""
    first, second = (summary.names[contender] for contender in comparison.pair)
    title = texts.say(Text("arena-report-look-of", {"first": first, "second": second}))
    means = [(look.deals, 100 * look.mean) for look in comparison.looks]
    low, high = ([100 * look.interval[end] for look in comparison.looks] for end in (0, 1))
    across = texts.say(Text("arena-report-deals"))
    chart = line_chart([Line(means, low, high)], title=title, x_label=across, y_label="", marks=[0])
    return captioned(title, chart)


def distributions(summary: Summary, texts: Texts) -> Iterator[str]:
    """How many points each contender made in a game, all on one scale."""
    scores = {contender: summary.scores_of(contender) for contender in summary.ranking}
    seen = [score for own in scores.values() for score in own] or [0]
    for contender, own in scores.items():
        title = texts.say(Text("arena-report-scores-of", {"bot": summary.names[contender]}))
        yield captioned(title, column_chart(own, low=min(seen), high=max(seen), title=title, x_label=""))


def captioned(title: str, chart: str) -> str:
    """A chart with its name."""
    return f"<figure><figcaption>{escape(title)}</figcaption>{chart}</figure>\n"


# Records


def surprising(summary: Summary, texts: Texts) -> str:
    """The games that were decided most surprisingly, each with its record."""
    if not summary.surprises:
        return paragraph(texts, "arena-report-none")
    return listed(surprise_item(summary, surprise, texts) for surprise in summary.surprises)


def surprise_item(summary: Summary, surprise: Surprise, texts: Texts) -> str:
    """A game in a sentence, and its record as a download that lies in the page."""
    game = surprise.game
    names = (summary.names[contender] for contender in game.seating)
    scores = ", ".join(f"{name} {real_minus(str(score))}" for name, score in zip(names, game.scores, strict=True))
    told = {"deal": str(game.deal), "winner": summary.names[surprise.winner], "chance": share(surprise.chance)}
    sentence = escape(texts.say(Text("arena-report-surprise", {**told, "scores": scores})))
    record = b64encode(record_of(summary.experiment, game).encode()).decode("ascii")
    link = f'download="{surprise.name}.txt" href="data:text/plain;charset=utf-8;base64,{record}"'
    return f"{sentence} <a {link}>{escape(texts.say(Text('arena-report-record')))}</a>"


def listed(items: Iterable[str]) -> str:
    """A list."""
    return "".join(["<ul>\n", *(f"<li>{item}</li>\n" for item in items), "</ul>\n"])


def command_of(summary: Summary) -> str:
    """The command that plays the same again."""
    experiment, budget = summary.experiment, summary.experiment.budget
    words = ["tablee", "arena", experiment.game, *map(quote, experiment.bots), f"--players {experiment.seats}"]
    words += [f"--options {quote(f'{name}={option_text(value)}')}" for name, value in experiment.options.items()]
    most = max(len(comparison.games) for comparison in summary.comparisons)
    words += [f"--seed {experiment.seed}", f"--games {most}"]
    words += [] if all(comparison.stops for comparison in summary.comparisons) else ["--no-stop"]
    words += [f"--decisions {budget.decisions}"] if budget.decisions else []
    words += [f"--seconds {budget.seconds:g}"] if budget.seconds else []
    words += [f"--timeout {experiment.timeout_seconds:g}"] if experiment.timeout_seconds != PATIENCE_SECONDS else []
    return " ".join(words)
