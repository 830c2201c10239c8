"""Every page at all widths and in both themes: nothing scrolls sideways, axe finds nothing; and pictures of them."""

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
BETWEEN = (1024, 768)  # how wide pages are looked at besides, without waiting for axe

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
  .filter(([element, box]) => box.width > 1 && box.height > 1 && !["checkbox", "radio"].includes(element.type))
  .filter(([, box]) => box.height < least || box.width < least)
  .map(([element, box]) => `${element.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)
"""
STILL = """
async () => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const ended = () => Promise.allSettled(document.getAnimations().map(animation => animation.finished))
  await frame()
  await frame()
  await Promise.race([ended(), new Promise(resolve => setTimeout(resolve, 3000))])
}
"""
IN_SIGHT = """
parts => parts.map(part => document.querySelector(part).getBoundingClientRect())
  .every(({ top, bottom }, place, boxes) => top >= (boxes[place - 1]?.bottom ?? 0) - 1 && bottom <= innerHeight)
"""
CUT = """
() => [...document.querySelectorAll(".case:has(.fan)")].flatMap(frame => {
  const { left, right } = frame.getBoundingClientRect();
  const cards = [...frame.querySelectorAll("svg")].map(card => card.getBoundingClientRect());
  return cards.filter(card => card.left < left - 4 || card.right > right + 4).map(({ x }) => `a card is cut at ${x}`);
})
"""
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""Words of a question, a button or the head of a table that are broken in two where nobody would break them."""
BROKEN = """
[...document.querySelectorAll(".play [data-seen], button, .button, th:not(.broken)")].flatMap(one => {
  if (!one.checkVisibility()) return [];
  const [range, texts] = [document.createRange(), document.createTreeWalker(one, NodeFilter.SHOW_TEXT)];
  const broken = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\d]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  return broken.map(word => `a word is broken in two: ${word}`);
})
"""


BLINDNESS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def picture_without_colours(visitor: Visitor, name: str) -> None:
    """Keep pictures of a page as people see it who see fewer colours; for whoever asked for pictures."""
    if "TABLEE_SCREENSHOTS" not in os.environ:
        return
    devtools = visitor.page.context.new_cdp_session(visitor.page)
    for kind in BLINDNESS:
        devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        visitor.page.screenshot(path=PICTURES / f"{name}-{kind}.png", full_page=True)
    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def look_at(visitor: Visitor, name: str, width: int, theme: str) -> None:
    """Check a page, and keep pictures of it."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    glance_at(visitor, name, width, theme)
    visitor.page.evaluate(AXE.read_text("utf-8"))
    visitor.page.evaluate(STILL)  # a picture of the whole page is another size of screen for a moment
    assert visitor.page.evaluate(VIOLATIONS, RULES) == []
    if width > NARROW:
        height = visitor.page.evaluate("innerHeight")
        for between in BETWEEN:
            visitor.page.set_viewport_size({"width": between, "height": height})
            glance_at(visitor, name, between, theme)
        visitor.page.set_viewport_size({"width": width, "height": height})


def glance_at(visitor: Visitor, name: str, width: int, theme: str) -> None:
    """See that everything fits and can be touched, once nothing moves any more, and keep a picture."""
    visitor.page.evaluate(STILL)
    visitor.page.screenshot(path=PICTURES / f"{name}-{width}-{theme}.png", full_page=True)
    assert visitor.page.evaluate(TOO_WIDE) <= 0, f"{name} scrolls sideways at {width}"
    assert visitor.page.evaluate(TOO_SMALL, SMALLEST_TOUCH) == []
    assert visitor.page.evaluate(BROKEN) == []
    assert visitor.page.evaluate(CUT) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_every_page(visitors: Visitors, width: int, theme: str) -> None:
    guest = visitors.come("/", width, theme)
    expect(guest.page.get_by_role("heading", level=2, name="UGO!")).to_be_visible()
    look_at(guest, "home", width, theme)

    guest.page.get_by_role("link", name="New table UGO!").click()
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("UGO!")
    look_at(guest, "new", width, theme)

    guest.page.locator("main form button.primary").click()
    guest.take_name("Ada")
    expect(guest.page.get_by_alt_text("QR")).to_be_visible()
    look_at(guest, "room", width, theme)

    guest.page.get_by_role("link", name="Tablée").click()
    guest.page.locator("article", has_text="UGO!").get_by_role("button", name="Play now").click()
    if width < NARROW:
        a_whole_hand_is_at_the_thumb(guest)
    for _ in range(4):
        expect(guest.cards().first).to_be_visible()
        guest.play()
        guest.page.wait_for_timeout(100)
    expect(guest.cards().first).to_be_visible()
    look_at(guest, "ugo", width, theme)
    expect(guest.page.locator(".felt")).to_have_css("border-radius", "0px")  # it reaches the edges of the screen
    if (width, theme) == (1440, "light"):
        picture_without_colours(guest, "ugo")
    if width < NARROW:
        guest.page.get_by_role("button", name="More").click()
        look_at(guest, "log", width, theme)
    guest.page.get_by_role("tab", name="Rules").click()
    expect(guest.page.get_by_role("heading", name="Who wins")).to_be_attached()
    look_at(guest, "rules", width, theme)


def a_whole_hand_is_at_the_thumb(guest: Visitor) -> None:
    """On a phone the trick, the own kingdom and ten cards are seen at once; on a low screen the hand is docked."""
    expect(guest.cards().first).to_be_visible()
    assert guest.page.evaluate(IN_SIGHT, [".middle", ".ugo > .own", ".hand"])
    size = guest.page.viewport_size
    assert size
    guest.page.set_viewport_size({"width": size["width"], "height": 568})
    assert guest.page.evaluate(IN_SIGHT, [".hand"])
    guest.page.set_viewport_size(size)


@pytest.mark.parametrize(("width", "theme"), [(1440, "dark"), (390, "light")])
def test_the_curtain_and_the_shell(visitors: Visitors, width: int, theme: str) -> None:
    guest = visitors.come("/new/ugo", width, theme)
    guest.choose_seat(2, "here")
    guest.page.get_by_label("Their name").fill("Ben")
    look_at(guest, "new-here", width, theme)
    guest.page.locator("main form button.primary").click()
    guest.take_name("Ada")
    expect(guest.page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    look_at(guest, "curtain", width, theme)
    guest.page.route("**/api/me*", lambda route: route.abort())
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="No connection")).to_be_visible()
    look_at(guest, "offline", width, theme)
    guest.page.unroute("**/api/me*")
    expect(guest.page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    assert all("ERR_FAILED" in complaint for complaint in visitors.complaints)
    visitors.complaints.clear()


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
