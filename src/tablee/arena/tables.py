"""What the arena prints: who is better, a row for each comparison, the ratings of a pool, and what was forfeited."""

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text as Words

from tablee.arena.betting import Interval
from tablee.arena.comparison import Comparison
from tablee.arena.summary import Summary
from tablee.games.words import Text
from tablee.texts import Texts

MINUS = "\N{MINUS SIGN}"


def blocks(summary: Summary, texts: Texts) -> Iterator[Table | Words]:
    """All that is printed, one below the other."""
    for comparison in summary.comparisons:
        yield Words(texts.say(verdict(summary, comparison)))
    yield comparison_table(summary, texts)
    yield rating_table(summary, texts)
    yield from (Words(line) for line in forfeits(summary, texts))


def verdict(summary: Summary, comparison: Comparison) -> Text:
    """Who is better, or that it is not decided."""
    first, second = (summary.names[contender] for contender in comparison.pair)
    told = {"first": first, "second": second, "games": len(comparison.games), "deals": len(comparison.deals)}
    if comparison.leader is None:
        return Text("arena-undecided", told)
    worse = second if comparison.leader == comparison.pair[0] else first
    return Text("arena-decided", {**told, "better": summary.names[comparison.leader], "worse": worse})


def comparison_table(summary: Summary, texts: Texts) -> Table:
    """A row for each comparison."""
    title = texts.say(Text("arena-comparisons", {"fair": share(1 / summary.experiment.seats)}))
    grid = table(
        texts, title, ["arena-comparison", "arena-difference", "arena-interval", "arena-shares", "arena-games"]
    )
    for comparison in summary.comparisons:
        first, second = comparison.pair
        names = f"{summary.names[first]} – {summary.names[second]}"
        figures = signed(comparison.difference), spanned(comparison.interval), shares(comparison)
        grid.add_row(names, *figures, str(len(comparison.games)))
    return grid


def rating_table(summary: Summary, texts: Texts) -> Table:
    """A row for each contender, the strongest first."""
    title = texts.say(Text("arena-ratings"))
    keys = ["arena-bot", "arena-rating", "arena-interval", "arena-share", "arena-games", "arena-forfeits"]
    grid = table(texts, title, keys)
    for contender in summary.ranking:
        rating, forfeited = summary.ratings[contender], summary.forfeits_of(contender).total()
        interval = f"{rating.interval.low:+.0f} … {rating.interval.high:+.0f}" if rating.interval else "–"
        figures = f"{rating.points:+.0f}", interval, share(summary.share_of(contender))
        counts = str(len(summary.games_of(contender))), str(forfeited)
        grid.add_row(summary.names[contender], *map(real_minus, figures), *counts)
    return grid


def table(texts: Texts, title: str, headings: Sequence[str]) -> Table:
    """An empty table: a name to the left and figures to the right."""
    first, *others = (texts.say(Text(key)) for key in headings)
    grid = Table(title=title, title_justify="left")
    grid.add_column(first, overflow="fold")
    for heading in others:
        grid.add_column(heading, justify="right", no_wrap=True)
    return grid


def forfeits(summary: Summary, texts: Texts) -> Iterator[str]:
    """A sentence for each bot and what it forfeited games by."""
    for contender in summary.ranking:
        for (key, args), games in summary.forfeits_of(contender).items():
            told = {"bot": summary.names[contender], "games": games, "deed": Text(key, dict(args))}
            yield texts.say(Text("arena-forfeited", told))


def standing(comparison: Comparison, labels: Sequence[str]) -> str:
    """What is known of a comparison while it is played."""
    first, second = (labels[contender] for contender in comparison.pair)
    return f"{first} – {second}  {signed(comparison.difference)} ({spanned(comparison.interval)})"


def shares(comparison: Comparison) -> str:
    """What both won."""
    first, second = map(comparison.share, comparison.pair)
    return f"{100 * first:.1f} – {share(second)}"


def share(part: float) -> str:
    """A part of all wins, in per cent."""
    return f"{100 * part:.1f} %"


def signed(difference: float) -> str:
    """A difference of two shares, in percentage points."""
    return real_minus(f"{100 * difference:+.1f}")


def spanned(interval: Interval) -> str:
    """An interval of such differences."""
    return f"{signed(interval.low)} … {signed(interval.high)}"


def real_minus(figures: str) -> str:
    """Figures with a real minus."""
    return figures.replace("-", MINUS)
