"""A whole game of Olives at the page: found by its address, bid card by card or key by key, and counted."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.people import Visitor, Visitors
from tests.web.test_pages import NARROW, look_at
from tests.web.test_pillage import ENDING

NEW = "/new/olives"


def begin(visitor: Visitor, preset: str, level: str = "medium") -> None:
    """Three quick rounds against a bot."""
    visitor.choose_seat(2, level)
    visitor.open_variants()
    visitor.page.get_by_role("combobox", name=preset, exact=True).select_option("quick")
    visitor.page.locator("main form button.primary").click()
    visitor.take_name("Zoé")


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
def test_a_game_with_a_bot_to_its_end(visitors: Visitors, width: int, theme: str) -> None:
    zoe = visitors.come(NEW, width, theme)
    begin(zoe, "Rules")
    for held in (6, 5, 4):
        expect(zoe.cards()).to_have_count(held)
        if held == 5:
            look_at(zoe, "olives", width, theme)
        zoe.play()
    expect(zoe.page.locator("#ending-title")).to_be_visible()
    look_at(zoe, "olives-over", width, theme)
    ending = zoe.page.locator(f"{ENDING} ol .number:not(.place)").all_text_contents()
    if width < NARROW:
        zoe.click("More")
    zoe.page.get_by_role("tab", name="Scores").click()
    sheet = zoe.page.locator(".score-sheet")
    expect(sheet.locator("tbody tr")).to_have_count(3 + 1)
    totals = sheet.locator(".total td").all_text_contents()
    assert sorted(totals) == sorted(score.split()[0] for score in ending)  # without “olives”


def test_a_game_by_keyboard_in_french(visitors: Visitors) -> None:
    zoe = visitors.come(NEW, language="fr-FR")
    begin(zoe, "Règles")
    expect(zoe.page.get_by_text("Misez une carte.")).to_be_visible()
    for held in (6, 5, 4):
        expect(zoe.cards()).to_have_count(held)
        zoe.tab_to(zoe.cards().first)
        zoe.press("ArrowRight", "Enter")
    expect(zoe.page.locator("#ending-title")).to_be_visible()


def test_a_bid_lies_face_down_and_can_be_taken_back(visitors: Visitors) -> None:
    zoe = visitors.come(NEW)
    begin(zoe, "Rules", level="person")
    expect(zoe.page.get_by_role("main").get_by_label("The link", exact=True)).to_be_visible()
    yann = visitors.come(urlsplit(zoe.page.url).path)
    yann.join("Yann")
    expect(zoe.page.get_by_text("Yann")).to_be_visible()
    zoe.click("Start")
    zoe.play()
    expect(zoe.page.get_by_text("It lies face down until everybody has bid.").first).to_be_visible()
    expect(yann.page.get_by_role("region", name="Zoé")).to_contain_text("has bid")
    zoe.click("Undo my move")
    expect(zoe.cards()).to_have_count(6)
    expect(yann.page.get_by_role("region", name="Zoé")).to_contain_text("has not bid yet")


def test_the_first_page_does_not_list_it(visitors: Visitors) -> None:
    guest = visitors.come()
    expect(guest.page.locator("article")).to_have_count(3)
    expect(guest.page.get_by_text("Olives")).to_have_count(0)
