"""One's own page says what came of one's games, and finds them again."""

import pytest
from playwright.sync_api import expect

from tests.server.playing import TWO_TRICKS, begin, pages, play_out
from tests.server.serving import Guest, Server
from tests.web.people import Visitors
from tests.web.test_house import device_of
from tests.web.test_pages import look_at


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
def test_games_are_summed_up_and_searched(visitors: Visitors, server: Server, width: int, theme: str) -> None:
    guest = Guest(server, "Zoé")
    with guest.page() as zoe, pages(server, "Yann", "Xavier") as others:
        for other in others:
            play_out(begin(zoe, other, options=TWO_TRICKS), zoe, other)
    one = visitors.come("/me", width=width, theme=theme, **device_of(guest))
    expect(one.page.get_by_text("2 games: ")).to_be_visible()
    expect(one.page.get_by_role("img", name="UGO!: wins in 100, game after game")).to_be_visible()
    look_at(one, "statistics", width, theme)
    games = one.page.locator(".history li")
    expect(games).to_have_count(2)
    one.page.get_by_label("Search by game, player or day").fill("xav")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Xavier")
    one.page.get_by_label("Search by game, player or day").fill("nobody at all")
    expect(games).to_have_text("No game matches.")
