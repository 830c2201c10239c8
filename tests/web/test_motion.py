"""Cards travel: to where they lie, as fast as somebody likes, at a click at once, and without moving anything else."""

import json
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.people import CARDS, Visitor, Visitors
from tests.web.test_pages import PICTURES

WATCHING = Path(__file__).parent / "watching.js"
PLAYED = 3  # cards
MOST_SHIFT = 0.001  # numbers are written anew in their places; 0.1 would still be called good
AT_ITS_PLACE = """
thing => {
  const [card] = document.querySelectorAll(`[data-thing="${thing}"]`);
  if (!card || card.getAnimations().length) return false;
  const [one, other] = [card, card.parentElement].map(element => element.getBoundingClientRect());
  return Math.abs(one.x - other.x) < 4 && Math.abs(one.width - other.width) < 8;
}
"""

WIDE_WITH = """
(worth, [which, written]) => {
  for (const figure of worth.querySelectorAll(which)) figure.textContent = written;
  return worth.getBoundingClientRect().width;
}
"""


@pytest.fixture
def guest(visitors: Visitors) -> Visitor:
    """Somebody at a table with two bots, who wants to see cards move."""
    coming = visitors.come(still=False, watched=WATCHING)
    coming.page.locator("article", has_text="UGO!").get_by_role("button", name="Play now").click()
    expect(coming.cards().first).to_be_visible()
    return coming


def watched(guest: Visitor) -> dict[str, Any]:
    """What the browser told."""
    seen: dict[str, Any] = guest.page.evaluate("watched")
    return seen


def forget(guest: Visitor) -> None:
    guest.page.evaluate("watched.shifts = []; watched.travels = []")


def play_one(guest: Visitor) -> str:
    """Play a card; its name."""
    card = guest.page.locator(f"li:has({CARDS.removeprefix('ul.asked ')})").first
    name = card.get_attribute("data-thing")
    assert name
    card.get_by_role("button").click()
    return name


def choose(guest: Visitor, speed: str) -> Locator:
    """Choose in the menu how fast things move."""
    guest.page.locator("header summary").click()
    button = guest.page.get_by_role("group", name="Animations").get_by_role("button", name=speed)
    button.click()
    return button


def test_a_card_travels_to_where_it_lies(guest: Visitor) -> None:
    forget(guest)
    card = play_one(guest)
    guest.wait_until(lambda: any(travel["thing"] == card for travel in watched(guest)["travels"]))
    travel = next(travel for travel in watched(guest)["travels"] if travel["thing"] == card)
    assert travel["from"].startswith("translate(")
    assert 220 <= travel["lasts"] <= 320
    guest.wait_until(lambda: bool(guest.page.evaluate(AT_ITS_PLACE, card)))
    expect(guest.cards().first).to_be_visible()


@pytest.mark.parametrize("way", ["key", "click"])
def test_whatever_is_shown_can_be_skipped(guest: Visitor, way: str) -> None:
    guest.page.clock.install()
    guest.page.clock.pause_at(datetime.now() + timedelta(hours=1))  # by itself, nothing goes on now
    held = len(guest.hand())
    play_one(guest)
    guest.wait_until(lambda: len(guest.hand()) == held - 1)
    expect(guest.page.locator(".whose")).to_have_text("Let’s see …")
    assert guest.cards().count() == 0
    if way == "key":
        guest.press("Escape")
    else:
        guest.page.locator(".middle").click()
    expect(guest.cards().first).to_be_visible()


def test_nothing_moves_for_whoever_wants_that(guest: Visitor) -> None:
    expect(choose(guest, "Off")).to_have_attribute("aria-pressed", "true")
    guest.press("Escape")
    forget(guest)
    play_one(guest)
    expect(guest.cards().first).to_be_visible()
    assert watched(guest)["travels"] == []
    guest.page.reload()
    expect(choose(guest, "Off")).to_have_attribute("aria-pressed", "true")


def test_less_motion_means_a_short_fade(visitors: Visitors) -> None:
    calm = visitors.come(still=True, watched=WATCHING)
    calm.page.locator("article", has_text="UGO!").get_by_role("button", name="Play now").click()
    expect(calm.cards().first).to_be_visible()
    forget(calm)
    play_one(calm)
    expect(calm.cards().first).to_be_visible()
    travels = watched(calm)["travels"]
    assert travels
    assert {travel["from"] for travel in travels} == {""}
    assert max(travel["lasts"] for travel in travels) <= 150


def test_no_sound_until_somebody_switches_it_on(guest: Visitor) -> None:
    play_one(guest)
    expect(guest.cards().first).to_be_visible()
    assert watched(guest)["sounds"] == 0
    guest.page.locator("header summary").click()
    switch = guest.page.get_by_role("switch", name="Sounds")
    expect(switch).not_to_be_checked()
    guest.page.get_by_text("Sounds", exact=True).click()
    expect(switch).to_be_checked()
    assert watched(guest)["sounds"] == 1
    guest.page.reload()
    guest.page.locator("header summary").click()
    expect(switch).to_be_checked()


def test_a_played_card_moves_nothing_else(browser: Browser, guest: Visitor) -> None:
    """Shifts count even after a click. How long the browser was busy is told, not judged: the machine is shared."""
    forget(guest)
    browser.start_tracing(page=guest.page, categories=["devtools.timeline", "toplevel"])
    for _ in range(PLAYED):
        held = len(guest.hand())
        play_one(guest)
        expect(guest.page.locator("section[aria-label='Your hand'] button")).to_have_count(held - 1)
        expect(guest.cards().first).to_be_visible()
        while guest.page.locator("button.lay").count():
            guest.page.locator("button.lay").click()
            expect(guest.cards().first).to_be_visible()
    tasks = tasks_of(json.loads(browser.stop_tracing()))
    seen = watched(guest)
    assert [shift for shift in seen["shifts"] if set(shift["moved"]) != {"#text"}] == []
    assert sum(shift["value"] for shift in seen["shifts"]) < MOST_SHIFT
    assert len(seen["travels"]) > PLAYED
    report(seen, tasks)


def test_a_number_in_a_kingdom_moves_nothing_beside_it(guest: Visitor) -> None:
    worths = guest.page.locator("section[data-signs] .worth")
    expect(worths).to_have_count(3)
    for worth in worths.all():
        expect(worth.locator(".figure")).to_have_count(2)
        expect(worth.locator(".farmers")).to_have_count(1)
        for which, numbers in {".figure": ("0", "+9", "+18", "\N{MINUS SIGN}25"), ".farmers": ("0", "9", "14")}.items():
            wide = {written: worth.evaluate(WIDE_WITH, [which, written]) for written in numbers}
            assert len(set(wide.values())) == 1, (which, wide)


def tasks_of(trace: dict[str, Any]) -> list[tuple[float, float]]:
    """How long the page's main thread was busy at a time, in milliseconds: on the clock, and working."""
    events = trace["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        (event["dur"] / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event["name"].endswith("RunTask") and event["ph"] == "X" and (event["pid"], event["tid"]) in main
    ]


def report(seen: dict[str, Any], tasks: list[tuple[float, float]]) -> None:
    """Write down what was measured, beside the pictures of the pages."""
    measured = {
        "first page interactive after ms": round(seen["ready"]["home"]),
        "longest task while cards travel, ms": round(max(task for task, _ in tasks), 1),
        "the most work in one task, ms": round(max(work for _, work in tasks), 1),
        "tasks over 50 ms": sum(task > 50 for task, _ in tasks),
        "layout shift": sum(shift["value"] for shift in seen["shifts"]),
    }
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "motion.json").write_text(json.dumps(measured, indent=2) + "\n", "utf-8")
    print(json.dumps(measured, indent=2))
