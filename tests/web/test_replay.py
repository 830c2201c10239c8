"""A finished game is watched again: step by step, with anybody's eyes, by a link to a moment of it."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.server.playing import begin, decide, mover, pages
from tests.server.serving import Server
from tests.web.people import Visitor, Visitors
from tests.web.test_pages import look_at

DECISIONS = 14
GAMES: dict[str, dict[str, Any]] = {"ugo": {"rounds": 2, "hand_size": 3}, "vigo": {}, "pillage": {}}


def played(server: Server, game: str) -> str:
    """A game of two people that is over, by their agreement if need be; its table."""
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann, game=game, options=GAMES[game])
        for _ in range(DECISIONS):
            if zoe.tables[table].get("result"):
                return table
            decide(mover(table, zoe, yann), table)
        zoe.done("agree", table=table)
        yann.done("agree", table=table)
        return table


def button(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("button", name=name, exact=True)


def step(visitor: Visitor) -> tuple[int, int]:
    """Where somebody is, and how many steps there are."""
    shown = visitor.page.locator(".step").inner_text()
    at, last = re.fullmatch(r"(\d+) / (\d+)", shown).groups()  # type: ignore[union-attr]
    return int(at), int(last)


def come(visitors: Visitors, path: str, **settings: Any) -> Visitor:
    visitor = visitors.come(path, **settings)
    expect(visitor.page.locator(".step")).to_be_visible()
    return visitor


@pytest.mark.parametrize(
    ("game", "width", "theme"), [("ugo", 1440, "light"), ("vigo", 390, "dark"), ("pillage", 1440, "dark")]
)
def test_every_game_is_watched_from_its_beginning_to_its_end(
    visitors: Visitors, server: Server, game: str, width: int, theme: str
) -> None:
    table = played(server, game)
    stranger = come(visitors, f"/tables/{table}/replay", width=width, theme=theme)
    at, last = step(stranger)
    assert (at, last > 5) == (0, True)
    upright = stranger.page.viewport_size
    assert upright
    stranger.page.set_viewport_size({"width": 844, "height": 390})
    for name in ("To the beginning", "Play", "To the end"):
        expect(button(stranger, name)).to_be_in_viewport(ratio=1)
    stranger.page.set_viewport_size(upright)
    button(stranger, "One step on").click()
    button(stranger, "One step on").click()
    assert step(stranger) == (2, last)
    look_at(stranger, f"replay-{game}", width, theme)
    button(stranger, "To the end").click()
    assert step(stranger) == (last, last)
    button(stranger, "Back by a trick, turn or round").click()
    assert step(stranger)[0] < last
    button(stranger, "To the beginning").click()
    assert step(stranger) == (0, last)


def test_a_link_leads_to_a_moment_as_a_seat_saw_it(visitors: Visitors, server: Server) -> None:
    table = played(server, "ugo")
    one = come(visitors, f"/tables/{table}/replay")
    expect(one.page.locator("section[aria-label='Your hand']")).to_have_count(0)
    one.page.get_by_label("Whose view").select_option("As Zoé saw it")
    expect(one.page.locator("section[aria-label='Your hand'] [data-thing]")).to_have_count(3)
    for _ in range(4):
        button(one, "One step on").click()
    expect(one.page.locator(".step")).to_have_text(re.compile("^4 / "))
    cards = one.page.locator("section[aria-label='Your hand'] [data-thing]").count()
    link = one.page.evaluate("location.pathname + location.search")
    assert "seat=0" in link
    other = come(visitors, link)
    assert step(other) == step(one)
    expect(other.page.locator("section[aria-label='Your hand'] [data-thing]")).to_have_count(cards)


def test_a_replay_obeys_the_keyboard_the_slider_and_the_log(visitors: Visitors, server: Server) -> None:
    table = played(server, "ugo")
    one = come(visitors, f"/tables/{table}/replay")
    _, last = step(one)
    one.press("ArrowRight", "ArrowRight", "ArrowLeft")
    assert step(one) == (1, last)
    one.press("End")
    assert step(one) == (last, last)
    one.page.get_by_role("slider").fill("2")
    assert step(one) == (2, last)
    one.press("Escape")
    one.page.locator("h1").click()
    one.press("End")
    one.page.get_by_role("log").locator(".paragraph").first.click()
    assert 0 < step(one)[0] < last


def test_a_replay_goes_on_by_itself_to_the_end(visitors: Visitors, server: Server) -> None:
    table = played(server, "ugo")
    one = come(visitors, f"/tables/{table}/replay")
    _, last = step(one)
    one.page.get_by_label("Speed").select_option("4 ×")
    button(one, "Play").click()
    expect(button(one, "Pause")).to_be_visible()
    expect(one.page.locator(".step")).to_have_text(f"{last} / {last}")
    expect(button(one, "Play")).to_be_visible()


def test_the_shuffle_is_checked_in_the_browser_and_says_what_that_proves(visitors: Visitors, server: Server) -> None:
    table = played(server, "ugo")
    one = come(visitors, f"/tables/{table}/replay")
    one.page.get_by_text("The shuffle was fair").click()
    expect(one.page.get_by_text("is the one it promised")).to_be_visible()
    expect(one.page.get_by_text("What it proves")).to_be_visible()


def test_a_running_game_is_watched_again_by_spectators_without_any_hand(visitors: Visitors, server: Server) -> None:
    with pages(server, "Zoé", "Yann") as (zoe, yann):
        table = begin(zoe, yann)
        one = come(visitors, f"/tables/{table}/replay")
        expect(one.page.get_by_label("Whose view").locator("option")).to_have_text(["As a spectator"])
        expect(one.page.get_by_text("Analyse this game")).to_have_count(0)


def test_everything_is_open_and_a_record_is_brought_along(visitors: Visitors, server: Server, tmp_path: Path) -> None:
    table = played(server, "ugo")
    one = come(visitors, f"/tables/{table}/replay")
    one.page.get_by_label("Whose view").select_option("With everything open")
    held = one.page.get_by_label("What they hold")
    expect(held.locator("dd")).to_have_count(2)
    look_at(one, "replay-open", 1440, "light")
    record = tmp_path / "game.txt"
    record.write_text(httpx.get(f"{server.address}/api/tables/{table}/record").text, "utf-8")
    other = visitors.come("/replays")
    other.page.locator("input[type=file]").set_input_files(record)
    expect(other.page.locator(".step")).to_be_visible()
    other.page.get_by_label("Whose view").select_option("As Yann saw it")
    expect(other.page.locator("section[aria-label='Your hand'] [data-thing]")).to_have_count(3)


def test_somebody_plays_on_from_a_moment_and_says_who_may_watch(visitors: Visitors, server: Server) -> None:
    table = played(server, "ugo")
    one = come(visitors, f"/tables/{table}/replay?seat=0")
    expect(one.page.get_by_text("Anyone with the link can watch this game.")).to_be_visible()
    button(one, "One step on").click()
    one.page.get_by_text("Play on from here").click()
    button(one, "Play on").click()
    one.page.wait_for_url(re.compile(r"/tables/\w+$"))
    expect(one.page.locator("section[aria-label='Your hand']")).to_be_visible()
    assert table not in one.page.url
