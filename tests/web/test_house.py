"""What the house does around a game: clocks, notices, a host who looks after a table, an agreed end, passers-by."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from tests.server.playing import BOT, ME, SOMEBODY, begin, decide, is_awaited, open_table
from tests.server.serving import Guest, Page, Server, serving
from tests.web.people import Visitor, Visitors

# A browser whose window is looked at or not as the test says, and that writes down its notices.
NOTICES = """
window.notices = [];
window.isAway = false;
Object.defineProperty(document, "hidden", { get: () => window.isAway });
window.Notification = class extends Notification {
  constructor(title, options) { super(title, options); window.notices.push(title); }
};
"""


def device_of(guest: Guest) -> dict[str, Any]:
    """A browser that is somebody's already."""
    cookie = {"name": "tablee", "value": guest.http.cookies["tablee"], "url": guest.server.address}
    return {"storage_state": {"cookies": [cookie], "origins": []}}


def test_when_the_time_is_over_a_bot_sits_in_until_the_person_is_back(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "1", "--no-rate-limits") as slow:
        ada = Guest(slow, "Ada")
        visitors = Visitors(browser, slow.address)
        with ada.page() as line:
            clock = {"kind": "move", "seconds": 8}
            table = line.done("create", game="ugo", chairs=[ME, BOT], clock=clock)["table"]
        guest = visitors.come(f"/tables/{table}", **device_of(ada))
        guest.click("Start")
        expect(guest.page.locator(".player.me.turn .hurry")).to_have_text(re.compile("^0:0[0-8]$"))
        shown = time_shown(guest)
        guest.wait_until(lambda: time_shown(guest) != shown)
        expect(guest.page.locator(".player.me")).to_contain_text("a bot plays for them")
        guest.wait_until(lambda: is_back(guest))
        expect(guest.page.locator(".player.me")).to_contain_text("is here")
        visitors.leave()
        assert visitors.complaints == []


def time_shown(guest: Visitor) -> str:
    """What somebody's own clock shows."""
    return str(guest.page.evaluate("document.querySelector('.player.me .time')?.textContent"))


def is_back(guest: Visitor) -> bool:
    """Take the seat back, once more where the bot was just about to decide."""
    guest.page.evaluate("document.querySelector('.notices .urgent .primary')?.click()")
    return not guest.page.get_by_role("button", name="Take my seat back").is_visible()


def test_somebody_who_looks_away_is_told_of_their_turn(visitors: Visitors, server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    with ada.page() as host, ben.page() as friend:
        table = begin(host, friend, options={"rounds": 1, "hand_size": 3})
        while not is_awaited(friend, table):
            friend_sees(friend, table, decide(host, table))
        settings = {**device_of(ada), "permissions": ["notifications"]}
        guest = visitors.come(f"/tables/{table}", script=NOTICES, **settings)
        expect(guest.page.get_by_text("Waiting for Ben")).to_be_visible()
        expect(guest.page).to_have_title("Tablée")
        guest.page.evaluate("window.isAway = true")
        while is_awaited(friend, table):
            decide(friend, table)
        expect(guest.page).to_have_title("● Your turn · Tablée")
        assert guest.page.evaluate("window.notices") == ["It’s your turn at Tablée."]


def friend_sees(friend: Page, table: str, update: dict[str, Any]) -> None:
    """Wait until somebody has heard what happened."""
    while friend.tables[table]["seq"] < update["seq"]:
        friend.next()


def test_a_host_looks_after_the_table_until_all_agree_to_end(visitors: Visitors) -> None:
    host = visitors.come("/new/ugo")
    host.make_small_table(seat="person")
    host.take_name("Ada")
    expect(host.page.get_by_alt_text("QR")).to_be_visible()
    friend = visitors.come(urlsplit(host.page.url).path)
    friend.join("Ben")
    host.click("Free the seat")
    expect(host.page.get_by_text("We are waiting for one more player.")).to_be_visible()
    friend.click("Sit down")
    expect(host.page.get_by_text("Everybody is here!")).to_be_visible()

    say(friend, "Turnip!")
    expect(host.page.get_by_role("log", name="Chat")).to_contain_text("Turnip!")
    host.click("Mute")
    expect(friend.page.get_by_role("alert")).to_be_empty()
    say(friend, "Turnip again!")
    expect(friend.page.get_by_role("alert")).to_contain_text("muted")
    expect(friend.page.get_by_role("log", name="Chat").get_by_role("paragraph")).to_have_count(1)
    friend.click("OK")

    host.click("Start")
    for player in (host, friend):
        expect(player.page.locator("section[aria-label='Your hand'] button")).to_have_count(3)
    offer = friend.page.locator(".notices")
    host.open_menu()
    host.click("Offer to stop")
    host.click("Yes, let’s stop")
    expect(offer).to_contain_text("Ada: shall we stop here?")
    host.click("Never mind, play on")
    expect(offer).to_have_count(0)
    expect(friend.page.get_by_role("status").filter(has_text="Ada would rather play on.")).to_be_visible()
    host.open_menu()
    host.click("Offer to stop")
    host.click("Yes, let’s stop")
    expect(offer).to_contain_text("Ada: shall we stop here?")
    host.open_menu()
    expect(host.page.get_by_role("button", name="You want to stop")).to_be_disabled()
    offer.get_by_role("button", name="No, play on").click()
    expect(offer).to_have_count(0)
    expect(host.page.get_by_role("status").filter(has_text="Ben would rather play on.")).to_be_visible()
    host.click("Offer to stop")
    host.click("Yes, let’s stop")
    offer.get_by_role("button", name="Yes, let’s stop").click()
    for player in (host, friend):
        expect(player.page.get_by_text("Everybody agreed to stop.")).to_be_visible()


def say(guest: Visitor, text: str) -> None:
    guest.page.get_by_label("Say something").fill(text)
    guest.press("Enter")


def test_passers_by_see_the_open_tables(visitors: Visitors, server: Server) -> None:
    stranger = visitors.come()
    stranger.page.clock.install()
    stranger.page.reload()
    expect(stranger.page.get_by_role("heading", name="Open tables")).to_be_visible()
    with Guest(server, "Ada").page() as host:
        table = open_table(host, SOMEBODY, is_public=True)
        stranger.page.clock.fast_forward("00:11")
        link = stranger.page.get_by_role("link", name="Join Ada: 1 free seat")
        expect(link).to_be_visible()
        link.click()
        stranger.join("Ben")
        host.until("seats", table=table)
        expect(stranger.page.locator("p.awaited")).to_have_text("Everybody is here!")
