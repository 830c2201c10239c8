"""VIGO at the page: three play a whole game while somebody watches, by mouse, by touch and by keyboard."""

import re
from datetime import datetime, timedelta
from typing import Any

from msgspec import json
from playwright.sync_api import Locator, Page, expect

from tablee.games.picture import laid
from tests.web.people import Visitor, Visitors
from tests.web.test_pages import look_at
from tests.web.test_playing import path_of

CELLS = 12 * 9
LETTERS = "ABCDEFGHIJKL"
READY = ".vigo:not([aria-busy=true])"  # no answer is on its way
AIMS = f"{READY} .cell.aim"
CONFIRM = f"{READY} button.confirm:enabled"
DEEDS = f"{READY} .deeds button"
LEAD = f"{READY} .lead:not(:disabled)"
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")
A_WHOLE_GAME = 240_000.0  # milliseconds, on a busy machine
TOLD_FACE = re.compile(r"^(\w\d) now shows (?!a tile\.)", re.MULTILINE)

# Whoever plays on takes what is offered, and sails anywhere: to a sailing ship, if one is in sight.
PLAY_ON = """
() => setInterval(() => {
  const find = selector => document.querySelector(`.vigo:not([aria-busy=true]) ${selector}`);
  const ready = find(".deeds button") ?? find(".confirm:enabled");
  if (ready) return ready.click();
  const aims = [...document.querySelectorAll(".vigo .cell.aim")];
  const ship = aims.find(cell => /ship|voilier/.test(cell.ariaLabel));
  (ship ?? aims[Math.floor(Math.random() * aims.length)] ?? find(".shelf button.bright"))?.click();
}, 15)
"""

# Counts how often tiles turn over, and notes which ones travel.
TURNS = """
window.turns = 0;
const { animate } = Element.prototype;
window.travels = [];
Element.prototype.animate = function (...how) {
  if (this.matches(".cell .tile")) turns += 1;
  if (this.dataset.thing) travels.push([this.dataset.from, how[0][0].transform]);
  return animate.apply(this, how);
};
"""
# How much of a cell the frame of each that can be chosen covers, from its edge.
COVERED = """
[...document.querySelectorAll(".cell.aim")].map(cell => {
  const frame = getComputedStyle(cell, "::after");
  return (parseFloat(frame.top) + parseFloat(frame.borderTopWidth) + 1) / cell.clientHeight;
})
"""
PLACED = """
document.querySelector("[role=log]").textContent.includes("You start on ")
  && document.querySelector(".whose").textContent === "Let’s see …"
"""
GO_HOME = """
async () => {
  document.querySelector("header a[href='/']").click();
  await new Promise(requestAnimationFrame);
  return document.querySelectorAll(".vigo").length;
}
"""


class Pictures:
    """What a browser is told of the table: every picture that comes down its line."""

    def __init__(self, page: Page) -> None:
        self.now: dict[str, Any] = {}
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.decode(frame)
        self.now = message.get("picture") or laid(self.now, message.get("changes", {}))

    def hidden(self) -> set[str]:
        """The cells where a tile lies face down."""
        return {
            f"{LETTERS[column]}{row + 1}"
            for row, lying in enumerate(self.now["bay"])
            for column, tile in enumerate(lying)
            if tile == "hidden"
        }


def make_table(visitor: Visitor, *, people: int, option: str = "") -> None:
    """Make a table for three; bots sit where nobody else does."""
    visitor.choose_players(3)
    for seat in (2, 3):
        visitor.choose_seat(seat, "person" if seat <= people else "medium")
    if option:
        visitor.open_variants()
        visitor.page.get_by_label(option).check()
    visitor.page.locator("main form button.primary").click()
    visitor.take_name("Ada")


def is_asked(visitor: Visitor) -> bool:
    return visitor.page.locator(f"{AIMS}, {DEEDS}").count() > 0


def answer(visitor: Visitor) -> None:
    """Do what is offered first; where a course is wanted, one of those that are bright."""
    if visitor.page.locator(DEEDS).count():
        visitor.page.locator(DEEDS).first.click()
        return
    if not visitor.page.locator(CONFIRM).count():
        visitor.page.locator(AIMS).last.click()
    visitor.page.locator(CONFIRM).click()


def play_some(*players: Visitor, answers: int) -> None:
    """Whoever is asked answers, so many times."""
    for _ in range(answers):
        players[0].wait_until(lambda: any(is_asked(player) for player in players))
        answer(next(player for player in players if is_asked(player)))
        players[0].page.wait_for_timeout(20)
    players[0].wait_until(lambda: any(is_asked(player) for player in players))


def moments_of(visitor: Visitor) -> list[str]:
    """What is read of every turn, when its paragraph is opened."""
    told = []
    for paragraph in visitor.page.locator(".paragraph").all():
        paragraph.click()
        told.append(visitor.page.locator("dialog[open] > ol").inner_text())
        visitor.press("Escape")
    return told


def check_what_is_hidden(visitor: Visitor, told: Pictures) -> None:
    """A hidden tile has no face: not on the line, not in the page, and no more in the log."""
    cells = visitor.page.locator(".cell[aria-label*='a hidden tile']")
    look = "cells => cells.map(cell => [cell.dataset.cell, cell.innerHTML])"
    visitor.wait_until(lambda: {code for code, _ in cells.evaluate_all(look)} == told.hidden())
    for _, drawing in cells.evaluate_all(look):
        assert drawing.count("<svg") == 1
        assert 'class="back drawing"' in drawing
    assert told.now["ghosts"] == {}
    shown = {line[1] for told_lines in moments_of(visitor) for line in TOLD_FACE.finditer(told_lines)}
    assert shown
    assert not shown & told.hidden()


def test_three_play_a_whole_game_and_one_watches(visitors: Visitors) -> None:
    host = visitors.come("/new/vigo")
    make_table(host, people=2)
    link = host.page.get_by_role("main").get_by_label("The link", exact=True)
    expect(link).to_be_visible()
    friend = visitors.come(path_of(link.input_value()), width=390, language="fr-FR")
    seen_by_friend = Pictures(friend.page)
    friend.join("Zoé")
    expect(host.page.get_by_text("Zoé")).to_be_visible()
    watcher = visitors.come(path_of(host.page.url), theme="dark")
    seen_by_watcher = Pictures(watcher.page)
    watcher.click("Just watch")
    expect(watcher.page.get_by_text("Zoé")).to_be_visible()
    host.click("Start")
    expect(watcher.page.get_by_text("You are watching this table.")).to_be_visible()
    for visitor in (host, friend, watcher):
        expect(visitor.page.get_by_role("gridcell")).to_have_count(CELLS)
    assert watcher.page.locator(f"{AIMS}, {DEEDS}").count() == 0

    play_some(host, friend, answers=18)
    check_what_is_hidden(watcher, seen_by_watcher)
    friend.wait_until(lambda: seen_by_friend.now["bay"] == seen_by_watcher.now["bay"])
    look_at(host, "vigo", 1440, "light")
    look_at(friend, "vigo-fr", 390, "light")
    look_at(watcher, "vigo-watched", 1440, "dark")

    watcher.page.goto("about:blank")  # to draw all of it once more would prove nothing, and takes as long
    for player in (host, friend):
        player.page.evaluate(PLAY_ON)
    expect(host.page.locator("#ending-title")).to_be_visible(timeout=A_WHOLE_GAME)
    watcher.page.goto(host.page.url)
    ending = friend.page.locator("section[aria-labelledby='ending-title']")
    expect(ending).to_contain_text(re.compile("la partie s’achève|fin de la partie|fin à la partie", re.IGNORECASE))
    look_at(friend, "vigo-over-fr", 390, "light")
    for visitor in (host, watcher):
        visitor.page.get_by_role("tab", name="Scores").click()
    totals = [visitor.page.locator("tr.total").inner_text() for visitor in (host, watcher)]
    assert totals[0] == totals[1]


def focused(visitor: Visitor) -> Locator:
    return visitor.page.locator(":focus")


def aim_by_keys(visitor: Visitor) -> None:
    """Go to a cell beside the boat that can be chosen."""
    start = focused(visitor).get_attribute("data-cell")
    for there, back in zip(ARROWS, (ARROWS[1], ARROWS[0], ARROWS[3], ARROWS[2]), strict=True):
        visitor.press(there)
        if "aim" in (focused(visitor).get_attribute("class") or ""):
            return
        if focused(visitor).get_attribute("data-cell") != start:
            visitor.press(back)
    raise AssertionError(f"no way leads from {start}")


def test_turns_by_the_keyboard_alone(visitors: Visitors) -> None:
    guest = visitors.come("/new/vigo")
    make_table(guest, people=1)
    expect(guest.page.locator(AIMS).first).to_be_visible()
    guest.tab_to(guest.page.locator(LEAD))
    guest.press("ArrowUp", "ArrowLeft")
    place = focused(guest).get_attribute("data-cell")
    if "aim" not in (focused(guest).get_attribute("class") or ""):  # a bot was there first
        guest.press("ArrowLeft")
        place = focused(guest).get_attribute("data-cell")
    expect(guest.page.locator(CONFIRM)).to_have_text(f"Put the boat on {place}")
    guest.press("Enter")
    expect(guest.page.get_by_role("log")).to_contain_text(f"You start on {place}")
    at_the_lead = f"document.activeElement === document.querySelector({LEAD!r})"
    for _ in range(8):
        guest.wait_until(lambda: bool(guest.page.evaluate(at_the_lead)))
        if focused(guest).get_attribute("data-cell"):
            aim_by_keys(guest)
            sail = re.compile("^Sail (1 (north|east|south|west), to ..|to ..: an? )")
            expect(guest.page.locator(CONFIRM)).to_have_text(sail)
        log = guest.page.get_by_role("log")
        told = log.inner_text()  # whole: a round may end with the same words as the one before
        guest.press("Enter")
        expect(log).not_to_have_text(told, use_inner_text=True)
    expect(guest.page.get_by_role("log")).to_contain_text("You sail to ")


def test_what_happens_is_shown_before_anything_is_asked(visitors: Visitors) -> None:
    guest = visitors.come("/new/vigo", still=False, script=TURNS)
    guest.page.clock.install()
    guest.page.reload()
    make_table(guest, people=1)
    expect(guest.page.locator(AIMS).first).to_be_visible()
    guest.page.reload()  # bots may have begun
    expect(guest.page.locator(AIMS).first).to_be_visible()
    assert guest.page.evaluate("turns") == 0  # what lies there is simply there
    guest.page.clock.pause_at(datetime.now() + timedelta(seconds=5))  # by itself, nothing goes on now
    place = guest.page.locator(CONFIRM).inner_text().removeprefix("Put the boat on ")
    guest.page.locator(CONFIRM).click()
    guest.wait_until(lambda: bool(guest.page.evaluate(PLACED)))
    assert guest.page.locator(f".cell.aim, {DEEDS}, .confirm").count() == 0

    beside = f"{LETTERS[LETTERS.index(place[0]) - 1]}{place[1]}"
    guest.page.locator(f"[data-cell={beside}]").click()
    expect(guest.page.locator(AIMS).first).to_be_visible()
    assert guest.page.locator(".cell.chosen").count() == 0

    guest.page.clock.resume()
    guest.page.locator(AIMS).last.click()
    guest.page.locator(CONFIRM).click()
    guest.wait_until(lambda: guest.page.evaluate("turns") > 0)
    check_that_a_tile_comes_from_its_cell(guest)
    assert guest.page.evaluate(GO_HOME) == 0


def check_that_a_tile_comes_from_its_cell(guest: Visitor) -> None:
    """Somebody takes a tile: it travels from the chart to a stock, and the next question waits for it."""

    def has_come() -> bool:
        if is_asked(guest):
            answer(guest)
        came = guest.page.evaluate("travels")
        return any(from_ and from_[0] in LETTERS and path.startswith("translate(") for from_, path in came)

    guest.wait_until(has_come)


def test_a_tile_is_seen_in_its_frame_and_a_moment_asks_nothing(visitors: Visitors) -> None:
    guest = visitors.come("/new/vigo", width=390)
    make_table(guest, people=1)
    expect(guest.page.locator(CONFIRM)).to_be_visible()
    answer(guest)
    expect(guest.page.get_by_role("group", name="Compass")).to_be_visible()
    expect(guest.page.locator(AIMS).first).to_be_visible()
    guest.page.locator(AIMS).first.click()
    expect(guest.page.locator(".cell.chosen")).to_be_visible()
    assert max(guest.page.evaluate(COVERED)) < 0.14  # lids, middles and bottoms differ further inside
    wash = "cell => getComputedStyle(cell, '::after').backgroundColor"
    assert guest.page.locator(".cell.chosen").evaluate(wash) == "rgba(0, 0, 0, 0)"

    guest.page.locator(".others summary").first.click()
    guest.page.locator(".others .named").first.click()
    expect(guest.page.get_by_role("tooltip")).to_contain_text("This is ")
    guest.page.locator(".others summary").first.click()

    guest.page.locator("button.last").click()
    expect(guest.page.locator("dialog[open] .chart")).to_be_visible()
    expect(guest.page.locator("dialog[open] :is(.aim, .confirm, .compass)")).to_have_count(0)
    guest.press("Escape")
    expect(guest.page.locator(CONFIRM)).to_be_visible()  # what was chosen is kept


def test_steering_on_a_phone_with_the_memory_aid(visitors: Visitors) -> None:
    guest = visitors.come("/new/vigo", width=390, theme="dark")
    make_table(guest, people=1, option="Memory aid")
    expect(guest.page.locator(AIMS).first).to_be_visible()
    guest.page.locator(CONFIRM).click()
    compass = guest.page.get_by_role("group", name="Compass").get_by_role("button", disabled=False)
    seen = guest.page.locator(".cell[aria-label*='seen before']")
    for _ in range(60):
        guest.wait_until(lambda: is_asked(guest))
        if seen.count():
            break
        if guest.page.locator(DEEDS).count():
            answer(guest)
            continue
        compass.first.click()
        guest.page.get_by_role("group", name="How far").get_by_role("button").last.click()
        expect(guest.page.locator(CONFIRM)).to_have_text(re.compile("^Sail ([1-6]|to) "))
        guest.page.locator(CONFIRM).click()
        guest.page.wait_for_timeout(100)
    expect(seen.first).to_be_visible()
    guest.click("Hint")
    expect(guest.page.locator(".vigo .suggested").first).to_be_visible()
    look_at(guest, "vigo-memory", 390, "dark")
    guest.page.set_viewport_size({"width": 390, "height": 360})  # of a few lines
    guest.click("More")
    expect(guest.page.get_by_role("log").locator(".paragraph").last).to_be_in_viewport()
