"""A whole game for somebody who does not see the page: everything is named, told, and the focus is never lost."""

import re
from datetime import datetime, timedelta

from playwright.sync_api import expect

from tests.server.playing import begin
from tests.server.serving import Guest, Server
from tests.web.people import Visitor, Visitors
from tests.web.test_house import device_of

NAMELESS = re.compile(
    r"^\s*- (?:button|link|textbox|combobox|checkbox|spinbutton|tab|tabpanel|dialog|region|log|img)"
    r"(?: \[[^\]]*\])*:?$",
    re.MULTILINE,
)
PLACE = "document.activeElement === document.body ? '' : document.activeElement.outerHTML.slice(0, 80)"
SOON = timedelta(seconds=5)  # before the page gives up an answer
TOLD = "[aria-live='polite'].unseen p"


def is_somewhere(guest: Visitor) -> bool:
    """Whether the focus is on something, and not at the top of the page again."""
    return bool(guest.page.evaluate(PLACE))


def nameless(guest: Visitor) -> list[str]:
    """What the accessibility tree has no name for."""
    return NAMELESS.findall(guest.page.locator("body").aria_snapshot())


def press(guest: Visitor, name: str) -> None:
    """Press a button by keyboard; afterwards the focus is somewhere."""
    button = guest.page.get_by_role("button", name=name).first
    button.focus()
    guest.press("Enter")
    guest.wait_until(lambda: is_somewhere(guest))


def test_a_whole_game_by_ear(visitors: Visitors) -> None:
    guest = visitors.come("/new/ugo")
    guest.open_variants()
    expect(guest.page.get_by_label("Rounds")).to_be_visible()
    guest.page.locator("details.sheet > summary").click()
    assert nameless(guest) == []
    guest.make_small_table()
    assert nameless(guest) == []
    guest.take_name("Zoé")
    expect(guest.cards().first).to_be_visible()
    ending = guest.page.locator("#ending-title")
    turn = guest.page.locator("p[role='status'].unseen")
    told = guest.page.locator(TOLD)
    guest.cards().first.focus()
    for _ in range(12):
        expect(turn).to_have_text("Your turn")
        assert nameless(guest) == []
        before = told.all_inner_texts()
        guest.press("Enter")
        guest.wait_until(lambda: ending.is_visible() or guest.is_at_a_card())
        assert is_somewhere(guest)
        assert told.all_inner_texts()[-1] != before[-1]
        if ending.is_visible():
            break
    expect(ending).to_be_visible()
    expect(turn).to_be_empty()
    log = guest.page.get_by_role("log", name="What happened").get_by_role("paragraph").all_inner_texts()
    assert told.all_inner_texts()[-1] == log[-1]
    assert nameless(guest) == []


def test_buttons_that_go_leave_the_focus_near(visitors: Visitors) -> None:
    guest = visitors.come("/new/ugo")
    guest.page.clock.install()
    guest.page.reload()
    guest.make_small_table(seat="person")
    guest.take_name("Zoé")
    press(guest, "Another person on this device")
    guest.take_name("Yann")
    expect(guest.page.locator("p.awaited")).to_have_text("Everybody is here!")
    guest.wait_until(lambda: is_somewhere(guest))
    assert nameless(guest) == []
    guest.page.clock.pause_at(datetime.now() + SOON)
    guest.page.get_by_role("button", name="Start").focus()
    lift = guest.page.locator(".curtain button").first
    guest.page.keyboard.down("Enter")
    expect(lift).to_be_focused()
    assert nameless(guest) == []
    guest.page.keyboard.up("Enter")
    guest.page.keyboard.down("Enter")  # once more, too early
    expect(lift).to_have_attribute("aria-disabled", "true")
    guest.page.clock.resume()
    expect(lift).to_have_attribute("aria-disabled", "false")
    guest.page.keyboard.down("Enter")  # the key is still held
    expect(lift).to_be_focused()
    guest.page.keyboard.up("Enter")
    guest.press("Enter")
    expect(guest.page.locator(".whose")).to_be_focused()
    press(guest, "Leave the game")
    press(guest, "Resign")
    expect(guest.page.get_by_role("button", name="No, play on")).to_be_focused()
    press(guest, "No, play on")
    expect(guest.page.get_by_role("button", name="Leave the game")).to_be_focused()
    press(guest, "Leave the game")
    press(guest, "Resign")
    press(guest, "Yes, resign")
    expect(guest.page.get_by_text("You resigned.").first).to_be_visible()
    press(guest, "Play again")
    expect(guest.page.locator(".curtain button").first).to_be_focused()


def test_what_others_write_is_heard_whatever_is_open(visitors: Visitors, server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    with ada.page() as one, ben.page() as other:
        table = begin(one, other, options={"rounds": 1})
        other.done("chat", table=table, text="Before you came")
        guest = visitors.come(f"/tables/{table}", **device_of(ada))
        expect(guest.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "false")
        other.done("chat", table=table, text="Well?")
        heard = guest.page.locator(TOLD, has_text="Ben: Well?")
        expect(heard).to_have_count(1)
        guest.page.get_by_role("tab", name="Chat").click()
        one.done("chat", table=table, text="Wait")
        expect(guest.page.get_by_role("log", name="Chat")).to_contain_text("Wait")
        expect(guest.page.get_by_role("log", name="Chat")).to_have_attribute("aria-live", "off")  # it is said once
        expect(guest.page.locator(TOLD, has_text="Ada: Wait")).to_have_count(0)
        expect(guest.page.locator(TOLD, has_text="Before you came")).to_have_count(0)
