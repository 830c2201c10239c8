"""The puzzle of the day in a browser: a wrong choice says what it comes to, the right one counts a day."""

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tablee.games.pillage.deck import BUILT_IN_KINDS
from tablee.games.record import copied
from tablee.puzzles import Puzzle, puzzles_of
from tests.server.serving import Server
from tests.web.people import Visitor, Visitors
from tests.web.test_pages import look_at
from tests.web.test_pillage import Villager

DAYS = {"ugo": "2026-11-20", "vigo": "2026-11-22", "pillage": "2026-11-23"}  # which have a puzzle of that game


def play_card(visitor: Visitor, _puzzle: Puzzle, move: str) -> None:
    """Play a card of UGO!."""
    visitor.page.locator(f"[data-thing={move}]").click()


def sail(visitor: Visitor, puzzle: Puzzle, move: str) -> None:
    """Touch the cell that a move of VIGO leads to, and confirm."""
    vigo = GAMES["vigo"]
    table = copied(vigo.notation.parse_position(puzzle.position))
    vigo.rules.apply(table, puzzle.seat - 1, vigo.notation.parse_move(table, puzzle.seat - 1, move))
    boats = re.search("boats=([^ ]+)", vigo.notation.position(table))
    assert boats
    visitor.page.locator(f".cell[data-cell='{boats[1].split(',')[puzzle.seat - 1]}']").click()
    visitor.page.locator("button.confirm:enabled").click()


def plan(visitor: Visitor, puzzle: Puzzle, move: str) -> None:
    """Put a card of Village Pillage behind, and be ready."""
    pillage = GAMES["pillage"]
    kind = pillage.notation.parse_move(pillage.notation.parse_position(puzzle.position), puzzle.seat - 1, move)
    villager = Villager(visitor)
    villager.card(BUILT_IN_KINDS[kind].name).click()
    villager.ready()


CHOOSE: dict[str, Callable[[Visitor, Puzzle, str], None]] = {"ugo": play_card, "vigo": sail, "pillage": plan}


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
@pytest.mark.parametrize("game", DAYS)
def test_the_puzzle_of_the_day_is_tried_and_solved(
    visitors: Visitors, server: Server, game: str, width: int, theme: str
) -> None:
    named = httpx.get(f"{server.address}/api/puzzles?date={DAYS[game]}").json()["daily"]
    assert named["game"] == game
    puzzle = puzzles_of(game)[named["number"]]
    one = visitors.come("/", width=width, theme=theme)
    one.page.clock.set_fixed_time(f"{DAYS[game]}T12:00:00")
    one.page.goto(f"{server.address}/puzzles")
    said = one.page.get_by_role("status")
    wrong = next(move for move in puzzle.moves if move != puzzle.best)
    CHOOSE[game](one, puzzle, wrong)
    expect(said.filter(has_text="There is something better")).to_be_visible()
    look_at(one, f"puzzle-{game}", width, theme)
    CHOOSE[game](one, puzzle, puzzle.best)
    expect(said.filter(has_text="Right!")).to_be_visible()
    expect(one.page.get_by_text("One day in a row.")).to_be_visible()
    look_at(one, f"puzzle-{game}-solved", width, theme)


def test_another_puzzle_of_any_game_is_to_be_had(visitors: Visitors) -> None:
    one = visitors.come("/puzzles", width=390, theme="light")
    for name, asked in {"VIGO": "To which open tile do you sail", "Village Pillage": "You lack one relic"}.items():
        one.page.get_by_role("button", name=f"Another one of {name}").click()
        expect(one.page.get_by_role("heading", name=re.compile("^Puzzle [0-9]+$"))).to_be_visible()
        expect(one.page.get_by_text(asked)).to_be_visible()
