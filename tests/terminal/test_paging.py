"""Help, sheets and rules fit a screen of 24 rows, or come in pages that do."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType
from rich.text import Text as RichText

from tablee.games import GAMES
from tablee.match import Match, bot, person
from tablee.terminal.commands import help_block
from tablee.terminal.keyboard import Keyboard
from tablee.terminal.paging import pages
from tablee.terminal.rulebook import rules_block, sections
from tablee.terminal.screens import SCREENS, screen_of
from tablee.texts import LANGUAGES, Texts

PLAYERS = [person("Anna"), bot("greedy"), bot("greedy")]


def screen(height: int = 24) -> Console:
    return Console(file=StringIO(), width=80, height=height, force_terminal=True, color_system=None, _environ={})


def printed(console: Console, block: RenderableType, end: str = "\n") -> list[str]:
    assert isinstance(console.file, StringIO)
    before = len(console.file.getvalue())
    console.print(block, end=end)
    return console.file.getvalue()[before:].splitlines()


def in_pages(block: RenderableType, height: int = 24) -> list[list[str]]:
    return [printed(screen(height), page, end="") for page in pages(block, screen(height))]


def check(block: RenderableType) -> None:
    """Every page leaves a line for what is asked, and together they are the whole."""
    found = in_pages(block)
    assert max(map(len, found)) <= 23
    whole = [line.rstrip() for line in printed(screen(), block)]
    assert [line.rstrip() for page in found for line in page] == whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_the_help_comes_in_at_most_two_pages_that_end_between_its_parts(name: str, language: str) -> None:
    shown, texts = screen_of(name), Texts(language)
    block = help_block(shown.answers, shown.notes, texts)
    check(block)
    found = in_pages(block)
    assert len(found) <= 2
    assert all(not page[-1].strip() for page in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_rules_and_sheets_come_in_pages(name: str, language: str) -> None:
    texts = Texts(language, ["Anna", "Bruno", "Clara"])
    check(rules_block(name, "", "rules", texts))
    for section in sections(name, language):
        check(rules_block(name, section.name, "rules", texts))
    match = Match(GAMES[name], PLAYERS, seed=b"pages")
    for sheet in screen_of(name).sheets.values():
        check(sheet(match.view(0), texts))
    check(screen_of(name).teller(texts, match.view).scores())


@pytest.mark.parametrize(
    ("typed", "answer"), [("q", "next line"), ("Q", "next line"), ("score", "score"), ("e4", "e4")]
)
def test_a_line_between_pages_stops_them_and_answers_what_is_asked_next(typed: str, answer: str) -> None:
    keyboard = Keyboard([typed, "next line"], screen(), echo=False)
    assert not keyboard.goes_on(RichText("more?"))
    assert keyboard.read(RichText("which move?")) == answer


def test_enter_between_pages_goes_on_and_answers_nothing() -> None:
    keyboard = Keyboard(["", "next line"], screen(), echo=False)
    assert keyboard.goes_on(RichText("more?"))
    assert keyboard.read(RichText("which move?")) == "next line"


def test_what_fits_is_one_page_and_a_tall_screen_needs_no_second() -> None:
    assert in_pages("one\ntwo") == [["one", "two"]]
    many = "\n".join(map(str, range(60)))
    assert [len(page) for page in in_pages(many)] == [23, 23, 14]
    assert len(in_pages(many, height=80)) == 1
