"""What a recorded game could have been."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

from tablee.cli.play import Language, said
from tablee.cli.records import Recorded, load, named_texts, texts_in

if TYPE_CHECKING:
    from tablee.analysis import Analysis
    from tablee.games.words import Text


def analyse(
    file: Recorded,
    *,
    json: Annotated[bool, said("Print everything that was found as JSON: every choice with its cost.")] = False,
    language: Language = None,
) -> None:
    """Say what the choices in a recorded match cost beside the best bot's, and what the deal was worth.

    Of people; of everybody where only bots play. The same record gives the same analysis. It takes about a minute.
    """
    from msgspec import json as as_json

    from tablee.analysis import analysis_of
    from tablee.match.record import write

    match, texts = load(file), texts_in(language)
    with progress_shown(language) as tell:
        analysis = analysis_of(write(match), tell)
    if json:
        print(as_json.format(as_json.encode(analysis), indent=2).decode())
        return
    named = named_texts(match, texts)
    for text in report_of(analysis):
        print(named.say(text))


def report_of(analysis: "Analysis") -> "Iterator[Text]":
    """The summary of every player whose choices were judged, and where the game turned."""
    from tablee.analysis import bot_name, choice_said, cost_with_error, summary_of, turning_points
    from tablee.games.words import Text

    seats = sorted({judged.seat for judged in analysis.judged})
    if not seats:
        yield Text("analysis-nobody")
    for seat in seats:
        yield from summary_of(analysis, seat)
    for judged in turning_points(analysis):
        choice, cost = choice_said(judged, bot_name(analysis)), cost_with_error(judged, analysis.measure)
        yield Text("analysis-entry", {"entry": judged.seq, "choice": choice, "cost": cost})


@contextmanager
def progress_shown(language: str | None) -> Iterator[Callable[[float], None]]:
    """A bar for who waits at a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from tablee.games.words import Text

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    is_seen = console.is_terminal and sys.stderr.isatty()
    with Progress(*columns, console=console, transient=True, redirect_stdout=False, disable=not is_seen) as bar:
        task = bar.add_task(texts_in(language).say(Text("analysis-progress")), total=1.0)
        yield lambda progress: bar.update(task, completed=progress)
