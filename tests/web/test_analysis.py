"""A finished game is analysed on its page: how far it is, what came out, and a choice on the table itself."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.playing import begin, pages, play_out
from tests.server.serving import Server
from tests.web.people import Visitors
from tests.web.test_pages import look_at
from tests.web.test_replay import come

HANDS = {"rounds": 1, "hand_size": 4}


def finished(server: Server) -> str:
    """A game of two people to its end."""
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, options=HANDS)
        play_out(table, zoe, yann)
        return table


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
def test_a_game_is_analysed_and_a_better_move_is_shown_on_the_table(
    visitors: Visitors, server: Server, width: int, theme: str
) -> None:
    table = finished(server)
    one = come(visitors, f"/tables/{table}/replay", width=width, theme=theme)
    panel = one.page.get_by_role("region", name="What could have been")
    panel.get_by_role("button", name="Analyse this game").click()
    expect(panel.get_by_text("Luck was").first).to_be_visible()
    expect(panel.get_by_text("Zoé").first).to_be_visible()
    expect(panel.get_by_text(re.compile("^Ugoline, the strongest bot,"))).to_be_visible()
    panel.locator("summary").click()
    choice = panel.get_by_role("button", name=re.compile("would have chosen")).first
    choice.click()
    expect(one.page.get_by_role("status").filter(has_text="would have chosen")).to_be_visible()
    expect(one.page.locator(".suggested").first).to_be_visible()
    look_at(one, "analysis-ugo", width, theme)
    one.press("ArrowRight")
    expect(one.page.locator(".suggested")).to_have_count(0)
    again = come(visitors, f"/tables/{table}/replay")
    expect(again.page.get_by_role("region", name="What could have been").get_by_text("Luck was").first).to_be_visible()
