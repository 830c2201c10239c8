"""A table in one browser that is resized at every stage: what must be seen together, and whether it is."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page as BrowserPage

from tests.server.serving import Server
from tests.web.people import Visitor, Visitors
from tests.web.table_players import ADA, TablePlayers, table_players
from tests.web.test_pages import BROKEN

SIZES = ((1440, 900), (1280, 800), (1024, 768), (768, 1024), (844, 390), (390, 844))
NAMES = ("Zoé", "Maximilienne", "Ben", "Ada-Lou", "Cid", "Flora")  # short names and a long one
SLOWLY = """
const fast = window.setTimeout;
window.setTimeout = (then, wait, ...rest) => fast(then, wait > 150 && wait < 2000 ? wait * 60 : wait, ...rest);
"""  # what is told stays on the table until somebody goes on

MAIN = "[data-seen=main]"
TOLD = ("told", "counted")
STAGE = "document.querySelector('[data-stage]')?.dataset.stage ?? ''"
IS_AT = f"wanted => wanted.some(one => `${{{STAGE}}} `.startsWith(`${{one}} `))"
SETTLED = """
async () => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  await frame();
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().iterations < 99) one.finish();
  await frame();
}
"""
"""What must be seen and is not: outside of the screen, covered by something else, or cut off by what scrolls."""
HIDDEN = """
isLong => [...document.querySelectorAll("[data-seen]")].filter(one => one.checkVisibility()).flatMap(one => {
  if (isLong) one.scrollIntoView({ block: "center" });
  const box = one.getBoundingClientRect();
  if (!box.width || !box.height || !one.innerHTML.trim()) return [];
  const name = one.dataset.seen;
  const at = `${Math.round(box.left)},${Math.round(box.top)}–${Math.round(box.right)},${Math.round(box.bottom)}`;
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    return [`${name} is out of sight: ${at} of ${innerWidth} × ${innerHeight}`];
  const spots = [[0.5, 0.5], [0.04, 0.1], [0.96, 0.1], [0.04, 0.9], [0.96, 0.9]];
  const over = spots.map(([x, y]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))
    .find(top => top && !one.contains(top) && !top.contains(one));
  return over ? [`${name} is covered by ${over.className || over.tagName}: ${at}`] : [];
})
"""
"""
What of the table is outside of the window, and what is seen only by who scrolls a part of it. What `data-scrolls` may
be longer than its room, and keeps its answer in sight.
"""
LEFT = """
() => {
  const ours = [...document.querySelectorAll(".play, .play :not(svg *)")].filter(one => one.checkVisibility());
  const named = one => [one.tagName.toLowerCase(), ...one.classList].join(".").replace(/\\.svelte-\\w+/g, "");
  const isOut = one => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
  };
  const out = ours.filter(one => !one.closest("[data-scrolls]") && isOut(one));
  const scrolling = ours.filter(one => !("scrolls" in one.dataset) && one.scrollHeight > one.clientHeight + 1)
    .filter(one => ["auto", "scroll"].includes(getComputedStyle(one).overflowY));
  return [
    ...out.filter(one => !out.includes(one.parentElement)).map(one => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const by = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
      return `${named(one)} leaves the window by ${Math.round(by)} px`;
    }),
    ...scrolling.map(one => `${named(one)} hides ${one.scrollHeight - one.clientHeight} px of what is in it`),
  ];
}
"""
"""A sheet, the log or what just happened, of which some is cut off at the side."""
SPILLED = """
[...document.querySelectorAll(".sheet, [role=log], .last .words")]
  .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map(one => `it is too narrow by ${one.scrollWidth - one.clientWidth} px: ${one.innerText.slice(0, 30)}`)
"""
TOO_WIDE = """
[...document.querySelectorAll(".sheet > table")].filter(one => one.checkVisibility()).filter(one => {
  const sheet = one.parentElement;
  const edge = sheet.getBoundingClientRect().right - parseFloat(getComputedStyle(sheet).paddingRight);
  return one.getBoundingClientRect().right > edge + 2;
}).map(one => `a table is too wide for its sheet: ${one.innerText.slice(0, 30)}`)
"""
WRAPPED = """
[...document.querySelectorAll(".number")].filter(one => one.checkVisibility()).flatMap(one => {
  const range = document.createRange();
  return [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && /\\d/.test(node.data)).filter(node => {
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(node => `a number is broken in two: ${node.data.trim()}`);
})
"""
"""Names of which next to nothing is left, and words that nobody can read."""
CUT = """
[...document.querySelectorAll(".play .name")].map(one => one.querySelector(".one-line") ?? one)
  .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .filter(one => one.clientWidth < 2.5 * parseFloat(getComputedStyle(one).fontSize))
  .map(one => `a name is cut off: ${one.innerText}`)
"""
TINY = """
[...document.querySelectorAll(".play :not(svg *)")].filter(one => one.checkVisibility())
  .filter(one => [...one.childNodes].some(by => by.nodeType === Node.TEXT_NODE && by.data.trim()))
  .filter(one => parseFloat(getComputedStyle(one).fontSize) < 10)
  .map(one => `words that are too small: ${one.innerText}`)
"""
"""Whose a card is, below a village, a kingdom or a button: nobody can read it there."""
COVERED = """
[...document.querySelectorAll(".play .whose, .ugo .who")].filter(one => one.checkVisibility()).filter(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over?.closest(".village, .seat-frame, .prompt, .stalls");
}).map(one => `a name below a card is covered: ${one.innerText}`)
"""
"""Numbers of a kingdom below the sheet that counts it; on a low screen there is no room for both."""
UNCOUNTED = """
[...document.querySelectorAll(".ugo[data-stage=counted]")]
  .filter(one => one.clientHeight >= 26 * parseFloat(getComputedStyle(document.documentElement).fontSize))
  .flatMap(one => [...one.querySelectorAll("section:not(.sheet) .number")]).filter(one => one.checkVisibility())
  .filter(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".sheet");
  }).map(one => `what is counted is covered: ${one.innerText}`)
"""
"""Names and numbers of others below the sheet by which a trick is laid; on a low screen there is no room for both."""
UNSEEN = """
[...document.querySelectorAll(".ugo[data-stage=lay]")]
  .filter(one => one.clientHeight >= 26 * parseFloat(getComputedStyle(document.documentElement).fontSize))
  .flatMap(one => [...one.querySelectorAll("section:not(.sheet) :is(.name, .number)")])
  .filter(one => one.checkVisibility()).filter(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".sheet");
  }).map(one => `the sheet of a trick covers: ${one.innerText}`)
"""
"""Numbers of a kingdom beside its spaces that reach into them."""
REACHING = """
[...document.querySelectorAll(".ugo .seat-frame")].filter(one => one.checkVisibility()).filter(one => {
  const [numbers, space] = [".worth", "ol > li"].map(part => one.querySelector(part).getBoundingClientRect());
  const isBeside = Math.min(numbers.bottom, space.bottom) - Math.max(numbers.top, space.top) > 6;
  return isBeside && numbers.right > space.left;
}).map(one => `numbers reach into the spaces of ${one.getAttribute("aria-label")}`)
"""
"""What is printed on a space and is larger than the space."""
OUTGROWN = """
[...document.querySelectorAll(".ugo .bonus")].filter(one => one.checkVisibility())
  .filter(one => one.getBoundingClientRect().width > one.parentElement.getBoundingClientRect().width)
  .map(one => `a bonus is wider than its space: ${one.innerText}`)
"""
"""A card on the table, or a village, of which something else covers what is to be read."""
BURIED = """
[...document.querySelectorAll(".play .lies, .play .village")].filter(one => one.checkVisibility()).flatMap(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const spots = [[0.16, 0.12], [0.85, 0.12], [0.5, 0.5], [0.15, 0.9], [0.85, 0.9]];
  const over = spots.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
    .map(top => top?.closest(".village, .place, .stalls, .telling, .said, .advice, .prompt"))
    .find(top => top && !one.contains(top) && !top.contains(one));
  const what = one.closest(".place")?.querySelector(".whose").textContent ?? one.getAttribute("aria-label");
  return over ? [`what ${what} has on the table is covered by ${over.className}`] : [];
})
"""
"""Own cards that lie beyond the neighbour's card which they meet."""
CROSSED = """
[...document.querySelectorAll(".play [data-drop=left], .play [data-drop=right]")].filter(one => {
  const met = [...one.closest(".front").querySelectorAll(".lies")].find(other => other !== one);
  const isLeft = one.getBoundingClientRect().left < met.getBoundingClientRect().left;
  return isLeft === (one.dataset.drop === "left");
}).map(one => `the card to the ${one.dataset.drop} lies beyond the one that it meets`)
"""
"""Parts of a table that share one place."""
OVERLAID = """
[...document.querySelectorAll(".vigo > *")].filter(one => one.checkVisibility()).flatMap((one, place, all) => {
  const box = one.getBoundingClientRect();
  return all.slice(place + 1).filter(other => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    const across = Math.min(box.right, right) - Math.max(box.left, left);
    return across > 8 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 8;
  }).map(other => `${one.className} and ${other.className} lie over each other`);
})
"""
MEASURES = (
    *(SPILLED, TOO_WIDE, WRAPPED, BROKEN, CUT, TINY, COVERED, UNCOUNTED, UNSEEN, REACHING, BURIED, CROSSED),
    *(OUTGROWN, OVERLAID),
)
SEEN = "[...document.querySelectorAll('[data-seen]')].filter(one => one.checkVisibility()).map(one => one.dataset.seen)"
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Table:
    """A table of people, the first of them at a browser, where what is told waits until somebody goes on."""

    def __init__(self, crew: TablePlayers, seats: int, page: BrowserPage, address: str) -> None:
        self.crew, self.page = crew, page
        self.others = range(1, seats)
        self._address = address

    def open(self, *stages: str) -> str:
        """Look at the table where people sit now; which of these stages it is at."""
        self.page.goto(f"{self._address}/tables/{self.crew.table}")
        return self.come_to(*stages)

    def come_to(self, *stages: str) -> str:
        """Wait for one of these stages; what is told before it is passed over. The stage."""
        while True:
            Visitor(self.page).wait_until(lambda: bool(self.page.evaluate(IS_AT, [*stages, *TOLD])))
            self.page.evaluate(SETTLED)
            if self.page.evaluate(IS_AT, stages):
                return self.stage()
            self._go_on()

    def stage(self) -> str:
        """What the page says it is at."""
        return str(self.page.evaluate(STAGE))

    def _go_on(self) -> None:
        button = self.page.locator(MAIN)
        if self.stage() == "counted" and button.is_enabled():
            button.click()
        else:
            self.page.keyboard.press("Shift")
            self.page.evaluate(SETTLED)


@contextmanager
def table_of(server: Server, visitors: Visitors, seats: int, **settings: Any) -> Iterator[Table]:
    """So many people, and a browser of the first one; they sit nowhere yet."""
    with table_players(server, *NAMES[:seats]) as crew:
        visitor = crew.browser(ADA, visitors, script=SLOWLY, still=False, **settings)
        yield Table(crew, seats, visitor.page, server.address)


def resize(page: BrowserPage, width: int, height: int, text: int = 100) -> None:
    """Another size of the screen, and of the text in per cent."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("text => { document.documentElement.style.fontSize = `${text}%`; scrollTo(0, 0) }", text)
    page.evaluate(SETTLED)


def faults(page: BrowserPage, is_long: bool = False) -> list[str]:
    """What is wrong with what is on screen, without scrolling, or on a page that may be longer than the screen."""
    found: list[str] = page.evaluate(HIDDEN, is_long)
    if not is_long:
        found += page.evaluate(LEFT)
    for measure in MEASURES:
        found += page.evaluate(measure)
    sideways = page.evaluate(SIDEWAYS)
    return [*found, f"it scrolls sideways by {sideways} px"] if sideways > 0 else found
