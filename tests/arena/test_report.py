"""The report is one page that needs nothing else, in both languages, and its records are right."""

import json
import re
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path
from shlex import split

import pytest

from tablee.arena import Arena, Crew, Experiment, InThisProcess, Summary
from tablee.arena.report import check_writable, command_of, page
from tablee.arena.tables import blocks
from tablee.cli import main
from tablee.games import GAMES
from tablee.games.words import Refused
from tablee.match.record import read
from tablee.match.replay import check_draws
from tablee.svg import column_chart, line_chart, ticks
from tablee.texts import LANGUAGES, Texts

VOID = {"meta"}


@pytest.fixture(scope="module")
def summary() -> Summary:
    experiment = Experiment("olives", ("greedy", "random", "cmd:./there <b>is</b> none"), 3, {"rounds": 3}, seed=4)
    arena = Arena(experiment, games=24)
    with Crew([InThisProcess(experiment)]) as crew:
        arena.run(crew)
    return Summary(experiment, arena.comparisons, ["", "", ""])


class Reader(HTMLParser):
    """Holds that every tag is closed, and collects links."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_reaches_nowhere(summary: Summary, language: str) -> None:
    text, reader = page(summary, Texts(language)), Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.links
    assert all(link.startswith("data:") for link in reader.links)
    assert not re.search(r"https?://|@import|url\(", text)
    assert reader.seen.count("table") == 2
    assert reader.seen.count("figure") == len(summary.comparisons) + len(summary.labels)
    assert "b" not in reader.seen  # what others have named is text


def test_surprising_games_come_with_their_records(summary: Summary) -> None:
    reader = Reader()
    reader.feed(page(summary, Texts("en")))
    for link, surprise in zip(reader.links, summary.surprises, strict=True):
        match = read(b64decode(link.partition("base64,")[2]).decode(), GAMES)
        check_draws(match)
        assert match.result
        assert match.result.scores == surprise.game.scores
        assert match.players[match.result.winners[0]].name == summary.labels[surprise.winner]
    chances = [surprise.chance for surprise in summary.surprises]
    assert chances == sorted(chances)


def test_who_forfeits_is_named(summary: Summary) -> None:
    said = [str(block) for block in blocks(summary, Texts("en"))]
    assert sum("there <b>is</b> none forfeited 48 games: it could not be started" in block for block in said) == 1


def test_the_command_of_the_page_plays_the_same_again(tmp_path: Path) -> None:
    experiment = Experiment("olives", ("greedy", "random"), 2, {"rounds": 3}, seed=4, timeout_seconds=30)
    arena, figures = Arena(experiment, games=64, stops=False), tmp_path / "figures.json"
    with Crew([InThisProcess(experiment)]) as crew:
        arena.run(crew)
    first = Summary(experiment, arena.comparisons)
    program, *words = split(command_of(first))
    with pytest.raises(SystemExit) as end:
        main([*words, "--processes", "1", "--json", str(figures)])
    assert (program, end.value.code or 0) == ("tablee", 0)
    assert json.loads(figures.read_text("utf-8")) == json.loads(json.dumps(first.as_json()))


def test_a_place_that_cannot_be_written_is_refused_first(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        check_writable(tmp_path / "no" / "report.html")


# Charts


def test_ticks_are_round_and_between() -> None:
    assert ticks(-0.6, 1.1, 5) == [-0.5, 0.0, 0.5, 1.0]
    assert ticks(0, 3, 5, whole=True) == [0, 1, 2, 3]


def test_charts_of_nothing_and_of_one_are_charts() -> None:
    for chart in (
        line_chart([], title="none", x_label="x", y_label="y"),
        column_chart([], low=0, high=0, title="none", x_label="x"),
        column_chart([3], low=3, high=3, title="<one>", x_label="x"),
    ):
        reader = Reader()
        reader.feed(chart)
        assert reader.open == []
        assert "NaN" not in chart
