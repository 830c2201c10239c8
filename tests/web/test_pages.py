"""Every page at both widths and in both themes: nothing scrolls sideways, axe finds nothing; and pictures of them."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

import run
from tests.web.people import Visitor, Visitors

PICTURES = Path(os.environ.get("TABLEE_SCREENSHOTS", run.HOME / "screenshots"))
AXE = run.WEB / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SMALLEST_TOUCH = 40
NARROW = 700

VIOLATIONS = """
async rules => {
  const { violations } = await axe.run(document, { runOnly: rules });
  const said = node => `${node.html.slice(0, 200)} ${node.any[0]?.message ?? ""}`;
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${said(node)}`));
}
"""
TOO_SMALL = """
least => [...document.querySelectorAll("button, a.button, summary, select, input, [role=tab]")]
  .map(element => [element, element.getBoundingClientRect()])
  .filter(([element, box]) => box.width > 1 && box.height > 1 && element.type !== "checkbox")
  .filter(([, box]) => box.height < least || box.width < least)
  .map(([element, box]) => `${element.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)
"""
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def look_at(visitor: Visitor, name: str, width: int, theme: str) -> None:
    """Check a page, and keep a picture of it."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=PICTURES / f"{name}-{width}-{theme}.png", full_page=True)
    assert visitor.page.evaluate(TOO_WIDE) <= 0, f"{name} scrolls sideways"
    assert visitor.page.evaluate(TOO_SMALL, SMALLEST_TOUCH) == []
    if width < NARROW and theme == "dark":  # its colours were looked at on the wide page, its layout in the light
        return
    visitor.page.evaluate(AXE.read_text("utf-8"))
    assert visitor.page.evaluate(VIOLATIONS, RULES) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_every_page(visitors: Visitors, width: int, theme: str) -> None:
    guest = visitors.come("/", width, theme)
    expect(guest.page.get_by_role("heading", level=2, name="UGO!")).to_be_visible()
    look_at(guest, "home", width, theme)

    guest.page.get_by_role("link", name="With friends UGO!").click()
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("UGO!")
    look_at(guest, "new", width, theme)

    guest.page.locator("main form button.primary").click()
    guest.take_name("Ada")
    expect(guest.page.get_by_alt_text("QR")).to_be_visible()
    look_at(guest, "room", width, theme)

    guest.page.get_by_role("link", name="Tablée").click()
    guest.page.locator("article", has_text="UGO!").get_by_role("button", name="Play now").click()
    for _ in range(4):
        expect(guest.cards().first).to_be_visible()
        guest.play()
        guest.page.wait_for_timeout(100)
    expect(guest.cards().first).to_be_visible()
    look_at(guest, "ugo", width, theme)
    if width < NARROW:
        guest.page.get_by_role("button", name="More").click()
        look_at(guest, "log", width, theme)
    guest.page.get_by_role("tab", name="Rules").click()
    expect(guest.page.get_by_role("heading", name="Who wins")).to_be_attached()
    look_at(guest, "rules", width, theme)


@pytest.mark.parametrize("game", ["VIGO"])
def test_the_plain_table_on_a_phone(visitors: Visitors, game: str) -> None:
    guest = visitors.come("/", 390)
    guest.page.locator("article", has_text=game).get_by_role("button", name="Play now").click()
    moves = guest.page.locator("section[aria-label='Your move'] button:enabled")
    for _ in range(2):
        expect(moves.first).to_be_visible()
        moves.last.click()
        guest.page.wait_for_timeout(300)
    expect(moves.first).to_be_visible()
    look_at(guest, game.rsplit(maxsplit=1)[-1].lower(), 390, "light")


def test_french_where_the_browser_speaks_french_until_somebody_chooses(visitors: Visitors) -> None:
    guest = visitors.come("/", language="fr-FR")
    expect(guest.page.locator("html")).to_have_attribute("lang", "fr")
    guest.page.locator("article", has_text="UGO!").get_by_role("button", name="Jouer").click()
    expect(guest.page.get_by_role("log")).to_contain_text("La manche 1 commence")
    guest.page.locator("summary").first.click()
    guest.page.get_by_role("button", name="English").click()
    expect(guest.page.get_by_role("log")).to_contain_text("Round 1 begins")
    guest.page.reload()
    expect(guest.page.get_by_role("log")).to_contain_text("Round 1 begins")
