"""The puzzle of the day in a browser: a wrong choice says what it comes to, the right one counts a day."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tablee.puzzles import puzzles_of
from tests.server.serving import Server
from tests.web.people import Visitors
from tests.web.test_pages import look_at

DAY = "2026-11-19"  # which has a puzzle of UGO!


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
def test_the_puzzle_of_the_day_is_tried_and_solved(visitors: Visitors, server: Server, width: int, theme: str) -> None:
    named = httpx.get(f"{server.address}/api/puzzles?date={DAY}").json()["daily"]
    assert named["game"] == "ugo"
    puzzle = puzzles_of("ugo")[named["number"]]
    one = visitors.come("/", width=width, theme=theme)
    one.page.clock.set_fixed_time(f"{DAY}T12:00:00")
    one.page.goto(f"{server.address}/puzzles")
    said, hand = one.page.get_by_role("status"), one.page.locator("section[aria-label='Your hand'] [data-thing]")
    wrong = next(move for move in puzzle.moves if move != puzzle.best)
    one.page.locator(f"[data-thing={wrong}]").click()
    expect(said.filter(has_text="There is something better")).to_be_visible()
    look_at(one, "puzzle", width, theme)
    one.page.locator(f"[data-thing={puzzle.best}]").click()
    expect(said.filter(has_text="Right!")).to_be_visible()
    expect(one.page.get_by_text("One day in a row.")).to_be_visible()
    expect(hand).to_have_count(2)


def test_a_puzzle_of_vigo_is_tried_on_a_phone(visitors: Visitors) -> None:
    one = visitors.come("/puzzles", width=390, theme="light")
    one.page.get_by_role("button", name="Another one of VIGO").click()
    expect(one.page.get_by_role("heading", name=re.compile("^Puzzle [0-9]+$"))).to_be_visible()
    expect(one.page.get_by_text("To which open tile do you sail")).to_be_visible()
    look_at(one, "puzzle-vigo", 390, "light")
