"""Games played in one browser that is resized at every stage: what must be seen together, and whether it is."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page as BrowserPage

from tests.server.playing import ME, SOMEBODY
from tests.server.serving import Guest, Page, Server
from tests.web.people import Visitors
from tests.web.test_house import device_of

SIZES = ((1440, 900), (1280, 800), (1024, 768), (768, 1024), (844, 390), (390, 844))
NAMES = ("Zoé", "Maximilienne")  # a short name and a long one
STRONG = {"kind": "bot", "level": "greedy"}
OPTIONS: dict[str, dict[str, Any]] = {
    "ugo": {"rounds": 2},
    "vigo": {},
    "pillage": {"relic_costs": "5,6", "round_limit": 9},
}
DECISIONS = 400  # of a long game
PACE = 120  # milliseconds until the page has drawn what it was told
SLOWLY = """
const fast = window.setTimeout;
window.setTimeout = (then, wait, ...rest) => fast(then, wait > 250 && wait < 2000 ? wait * 60 : wait, ...rest);
"""  # what is told stays on the table until somebody goes on

MAIN = "[data-seen=main]"
TOLD = ("told", "counted")
SWITCHES = ".switches button:not([aria-pressed=true]), .market .offered:not(.chosen)"
STAGE = "document.querySelector('[data-stage]')?.dataset.stage ?? ''"
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
() => [...document.querySelectorAll("[data-seen]")].filter(one => one.checkVisibility()).flatMap(one => {
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
SEEN = "[...document.querySelectorAll('[data-seen]')].filter(one => one.checkVisibility()).map(one => one.dataset.seen)"
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Table:
    """A table with a person at a browser, a friend, and bots; it is played by what bots would do."""

    def __init__(self, lines: list[Page], table: str, browser: BrowserPage) -> None:
        self._lines, self._table, self.page = lines, table, browser

    @property
    def now(self) -> dict[str, Any]:
        """What the person at the browser sees."""
        return self._lines[0].tables[self._table]

    def stages(self) -> Iterator[str]:
        """Every stage that is reached, once, until the game is over."""
        known: set[str] = set()
        glanced: set[object] = set()
        for turn in range(DECISIONS):
            glance = glance_at(self.now)
            if glance not in glanced:
                glanced.add(glance)
                for stage in self._stages_now(known):
                    known.add(stage)
                    yield stage
            if self.now.get("result"):
                return
            self._go_on(turn)

    def _stages_now(self, known: set[str]) -> Iterator[str]:
        """The stage on screen, and those that a click without consequences leads to."""
        for _ in self._told():
            if self.stage() not in known:
                yield self.stage()
        for stage in self._clicked():
            if stage not in known:
                yield stage

    def _told(self) -> Iterator[None]:
        """What is told, step by step, and then what is asked."""
        self._wait()
        while self.stage() in TOLD:
            yield
            if self.stage() == "counted" and self.page.locator(MAIN).is_enabled():
                self.page.locator(MAIN).click()
            else:
                self.page.keyboard.press("Shift")
            self._wait()
        yield

    def _clicked(self) -> Iterator[str]:
        switches = self.page.locator(SWITCHES)  # one that was clicked is none of them until another is
        for switch in range(switches.count()):
            switches.nth(min(switch, switches.count() - 1)).click(force=True)
            self._wait()
            yield self.stage()

    def stage(self) -> str:
        """What the page says it is at."""
        return str(self.page.evaluate(STAGE))

    def _wait(self) -> None:
        """Wait until the browser shows what the table has become."""
        self.page.wait_for_timeout(PACE)
        self.page.evaluate(SETTLED)

    def _go_on(self, turn: int) -> None:
        """Whoever is awaited decides; the friend only when nobody else does."""
        self._catch_up()
        asked = [line for line in self._lines if is_awaited(line.tables[self._table])]
        if asked:
            decide(asked[0], self._table, turn)
        elif not self.now.get("result"):
            self._lines[0].next()

    def _catch_up(self) -> None:
        newest = max(line.tables[self._table]["seq"] for line in self._lines)
        for line in self._lines:
            while line.tables[self._table]["seq"] < newest:
                line.next()


def glance_at(now: dict[str, Any]) -> object:
    """What makes a look at the browser worth its time: another phase, other kinds of moves, a chest, the next round."""
    picture, asked = now["picture"], now.get("asked", {})
    kinds = frozenset(move.split()[0] for move in asked.get("moves", []) if move.split()[0].islower())
    has_chest, is_lead = bool(picture.get("chests")), picture.get("trick", {}).get("led") is None
    round_number = now["picture"].get("kingdoms") and picture["round"]["number"]
    return (
        picture["phase"],
        is_awaited(now),
        kinds,
        asked.get("part"),
        has_chest,
        is_lead,
        round_number,
        "result" in now,
    )


def is_awaited(now: dict[str, Any]) -> bool:
    return now["seat"] in now["awaited"]


def decide(line: Page, table: str, turn: int) -> None:
    """Do what leads to many stages: merchants, who buy; and otherwise what the bot of hints would do."""
    now = line.tables[table]
    moves, cards = now["asked"]["moves"], now["picture"].get("cards", {})
    merchants = [move for move in moves if cards.get(move, {}).get("type") == "merchant"]
    question = {"table": table, "question": now["question"], "part": now["asked"].get("part")}
    if now["picture"]["phase"] == "plan" and merchants and turn % 3:
        line.done("decide", move=merchants[0], **question)
        return
    hint = line.done("hint", table=table, level="greedy")["hint"]
    line.done("decide", action=hint["action"], **question)


@contextmanager
def table_of(server: Server, visitors: Visitors, game: str, seats: int, **settings: Any) -> Iterator[Table]:
    """A new table of a game, in a browser of its host."""
    host, friend = (Guest(server, name) for name in NAMES)
    with host.page() as one, friend.page() as other:
        chairs = [ME, SOMEBODY, *[STRONG] * (seats - 2)]
        made = one.done("create", game=game, chairs=chairs, options=OPTIONS[game], starts_when_full=True)
        table = str(made["table"])
        other.done("join", table=table)
        for line in (one, other):
            line.done("follow", table=table)
            while line.tables[table]["status"] != "playing" or "picture" not in line.tables[table]:
                line.next()
        visitor = visitors.come(f"/tables/{table}", script=SLOWLY, still=False, **device_of(host), **settings)
        visitor.page.locator("[data-stage]").wait_for()
        yield Table([one, other], table, visitor.page)


def resize(page: BrowserPage, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("scrollTo(0, 0)")
    page.evaluate(SETTLED)


def faults(page: BrowserPage) -> list[str]:
    """What is wrong with what is on screen, without scrolling."""
    found: list[str] = page.evaluate(HIDDEN)
    sideways = page.evaluate(SIDEWAYS)
    return [*found, f"it scrolls sideways by {sideways} px"] if sideways > 0 else found
