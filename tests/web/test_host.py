"""The host's page, and the menu with which people block and report each other."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

import run
from tests.server.playing import SOMEBODY, begin, open_table
from tests.server.serving import Guest, Page, Server, serving
from tests.web.people import Visitor, Visitors
from tests.web.test_house import device_of
from tests.web.test_pages import look_at

CODE = "a secret of ours"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: somebody looks after it, and its disk has little room."""
    if not (run.PAGE / "index.html").is_file():
        pytest.skip("the page was not built: .run/setup.log says why")
    flags = ("--pace", "0", "--no-rate-limits", "--host-code", CODE, "--disk-low", "1e12", "--backup-every", "24h")
    with serving(tmp_path_factory.mktemp("hosted"), *flags) as running:
        yield running


@pytest.fixture(scope="module")
def host(server: Server) -> Guest:
    """Who looks after it, having claimed it in a browser or by the API."""
    guest = Guest(server, "Hanna")
    guest.http.post("/api/host", json={"code": CODE}).raise_for_status()
    return guest


def at_desk(visitors: Visitors, host: Guest, tab: str, **settings: Any) -> Visitor:
    """The host at one of the lists."""
    visitor = visitors.come("/host", **settings, **device_of(host))
    visitor.page.get_by_role("tab", name=tab).click()
    return visitor


def row(visitor: Visitor, text: str) -> Locator:
    """The row of a list that has some words in it."""
    return visitor.page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text=text)


def chatty_table(a: Page, b: Page) -> str:
    """A match in which somebody said something."""
    table = begin(a, b, options={"rounds": 1, "hand_size": 3})
    b.done("chat", table=table, text="You turnip!")
    return table


def test_whoever_enters_the_code_becomes_host(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("claimed"), "--host-code", CODE) as server:
        visitors = Visitors(browser, server.address)
        ada = visitors.come("/host")
        ada.take_name("Ada")
        ada.page.get_by_label("The code").fill("a guess")
        ada.click("Become host")
        expect(ada.page.get_by_role("alert").filter(has_text="not the code")).to_be_visible()
        ada.page.get_by_label("The code").fill(CODE.upper())
        ada.press("Enter")
        expect(ada.page.get_by_role("tab", name="Reports")).to_be_visible()
        expect(ada.page.get_by_text("All is well.")).to_be_visible()
        ben = visitors.come("/host")
        ben.take_name("Ben")
        expect(ben.page.get_by_text("This page is for the host of this server.")).to_be_visible()
        ada.page.get_by_role("tab", name="Server").click()
        ada.click("Stop being host")
        ada.click("Yes, stop")
        expect(ada.page.get_by_text("This page is for the host of this server.")).to_be_visible()
        visitors.leave()
        assert [one for one in visitors.complaints if "403" not in one] == []


def test_a_host_ends_a_table_after_being_asked_once_more(visitors: Visitors, server: Server, host: Guest) -> None:
    ada = Guest(server, "Ada Lovelace")
    with ada.page() as a, Guest(server, "Ben").page() as b:
        table = begin(a, b, options={"rounds": 1, "hand_size": 3})
        player = visitors.come(f"/tables/{table}", **device_of(ada))
        desk = at_desk(visitors, host, "Tables")
        shown = row(desk, "Ada Lovelace · Ben")
        expect(shown).to_contain_text("2 people follow it")
        shown.get_by_role("button", name="End").click()
        expect(desk.page.get_by_role("button", name="Yes, end it")).to_be_focused()
        desk.click("Cancel")
        expect(shown.get_by_role("button", name="End")).to_be_focused()
        desk.press("Enter", "Enter")
        expect(shown).to_have_count(0)
        expect(player.page.get_by_role("heading", name="Nobody has won")).to_be_visible()


def test_people_are_searched_banned_and_let_in_again(visitors: Visitors, server: Server, host: Guest) -> None:
    mallory = Guest(server, "Mallory Ménard")
    victim = visitors.come("/", **device_of(mallory))
    expect(victim.page.get_by_role("heading", level=1)).to_be_visible()
    desk = at_desk(visitors, host, "People")
    desk.page.get_by_label("Search by name").fill("menard")
    shown = row(desk, "Mallory Ménard")
    expect(shown).to_contain_text("here now")
    expect(desk.page.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(1)
    shown.get_by_role("button", name="Ban").click()
    dialog = desk.page.get_by_role("dialog", name="Ban Mallory Ménard?")
    dialog.get_by_label("And the address").check()
    dialog.get_by_role("button", name="Ban").click()
    expect(dialog.get_by_role("alert")).to_contain_text("We don’t know where")
    dialog.get_by_label("And the address").uncheck()
    dialog.get_by_label("For how long?").select_option("for good")
    dialog.get_by_role("button", name="Ban").click()
    expect(dialog).to_have_count(0)
    expect(shown).to_contain_text("banned")
    expect(victim.page.get_by_role("heading", name="You can’t come in")).to_be_visible()
    expect(victim.page.get_by_role("alert").first).to_contain_text("has banned you")
    victim.page.reload()
    expect(victim.page.get_by_role("heading", name="You can’t come in")).to_be_visible()
    desk.page.get_by_role("tab", name="Bans").click()
    row(desk, "Mallory").get_by_role("button", name="Lift").click()
    expect(row(desk, "Mallory")).to_have_count(0)
    victim.page.reload()
    expect(victim.page.get_by_role("heading", name="Open tables")).to_be_visible()
    assert all("40" in complaint for complaint in visitors.complaints), visitors.complaints
    visitors.complaints.clear()


def test_somebody_is_reported_by_keyboard_and_the_host_settles_it(
    visitors: Visitors, server: Server, host: Guest
) -> None:
    ada = Guest(server, "Ada")
    with ada.page() as a, Guest(server, "Benoît").page() as b:
        table = chatty_table(a, b)
        player = visitors.come(f"/tables/{table}", **device_of(ada))
        button = player.page.locator(".player").get_by_role("button", name="Benoît")
        player.tab_to(button)
        player.press("Enter")
        dialog = player.page.get_by_role("dialog")
        player.tab_to(dialog.get_by_role("button", name="Report to the host"))
        player.press("Enter")
        player.tab_to(dialog.get_by_label("Insults"))
        player.press("ArrowDown", "ArrowUp")
        dialog.get_by_label("In your own words").fill("He called me a turnip.")
        player.tab_to(dialog.get_by_role("button", name="Send the report"))
        player.press("Enter")
        expect(dialog.get_by_role("status").first).to_have_text("Thank you. The host will read it.")
        player.press("Escape")
        expect(dialog).to_have_count(0)
        expect(button).to_be_focused()

        desk = at_desk(visitors, host, "Reports")
        shown = row(desk, "Benoît: insults or harassment")
        expect(shown).to_contain_text("He called me a turnip.")
        shown.get_by_text("The chat: one line").click()
        expect(shown).to_contain_text("You turnip!")
        shown.get_by_role("button", name="Mark as settled").click()
        expect(shown).to_have_count(0)
        desk.page.get_by_role("button", name="Settled", exact=True).click()
        expect(shown).to_be_visible()


def test_a_blocked_person_is_not_heard_until_the_block_is_taken_back(visitors: Visitors, server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    with ada.page() as a, ben.page() as b:
        table = chatty_table(a, b)
        player = visitors.come(f"/tables/{table}", **device_of(ada))
        player.page.get_by_role("tab", name="Chat").click()
        chat = player.page.get_by_role("log", name="Chat")
        chat.get_by_role("button", name="Ben").click()
        dialog = player.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Block Ben").click()
        expect(dialog.get_by_role("button", name="Unblock Ben")).to_be_visible()
        dialog.get_by_role("button", name="Close").click()
        expect(chat).to_contain_text("Nobody has said anything yet.")
        b.done("chat", table=table, text="Turnip again!")
        a.done("chat", table=table, text="So quiet here")
        expect(chat).to_contain_text("So quiet here")
        expect(chat).not_to_contain_text("Turnip")
        player.page.locator("summary").first.click()
        player.click("People I have blocked")
        blocked = player.page.get_by_role("dialog", name="People I have blocked")
        blocked.get_by_role("button", name="Unblock Ben").click()
        expect(blocked.get_by_role("status")).to_have_text("You have blocked nobody.")
        player.press("Escape")
        expect(chat).to_contain_text("Turnip again!")


def test_open_tables_of_a_blocked_person_go_and_come_back(visitors: Visitors, server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Benedict")
    with ben.page() as b:
        table = open_table(b, SOMEBODY, is_public=True)
        visitor = visitors.come("/", **device_of(ada))
        link = visitor.page.get_by_role("link", name="Join Benedict")
        link.click()
        visitor.page.get_by_role("listitem").get_by_role("button", name="Benedict").click()
        dialog = visitor.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Block Benedict").click()
        expect(dialog.get_by_role("button", name="Unblock Benedict")).to_be_visible()
        visitor.press("Escape")
        visitor.page.get_by_role("link", name="Tablée").click()
        expect(visitor.page.get_by_role("heading", name="Open tables")).to_be_visible()
        expect(link).to_have_count(0)
        visitor.page.locator("summary").first.click()
        visitor.click("People I have blocked")
        visitor.page.get_by_role("button", name="Unblock Benedict").click()
        expect(link).to_be_attached()
        b.done("close", table=table)


@pytest.mark.parametrize(("width", "theme", "language"), [(1440, "light", "en-GB"), (390, "dark", "fr-FR")])
def test_every_list_and_menu(
    visitors: Visitors, server: Server, host: Guest, width: int, theme: str, language: str
) -> None:
    settings: dict[str, Any] = {"width": width, "theme": theme, "language": language}
    names = ("Wilhelmine-Charlotte", "Maximilian der Große")
    ada, ben = (Guest(server, name) for name in names)
    with ada.page() as a, ben.page() as b:
        table = chatty_table(a, b)
        a.done("report", table=table, person=b.welcome["person"], reason="stalling", text="Er spielt nicht weiter.")
        waiting = open_table(a, SOMEBODY)
        banned = Guest(server, f"Mallory {width}")
        host.http.post("/api/host/bans", json={"person": banned.me["person"], "days": 30}).raise_for_status()
        desk = visitors.come("/host", **settings, **device_of(host))
        expect(desk.page.get_by_role("alert").first).to_be_visible()
        for number, name in enumerate(("reports", "tables", "people", "bans", "server")):
            desk.page.get_by_role("tab").nth(number).click()
            expect(desk.page.get_by_role("tabpanel").locator("li, dl").first).to_be_visible()
            if name == "reports":
                desk.page.locator("summary", has_text=":").first.click()
            look_at(desk, f"host-{name}", width, theme)
        desk.page.get_by_role("tab").nth(2).click()
        desk.page.get_by_role("tabpanel").get_by_role("listitem").get_by_role("button").first.click()
        expect(desk.page.get_by_role("dialog")).to_be_visible()
        look_at(desk, "host-ban", width, theme)

        player = visitors.come(f"/tables/{table}", **settings, **device_of(ada))
        player.page.locator(".player").get_by_role("button", name=names[1]).click()
        dialog = player.page.get_by_role("dialog")
        expect(dialog.get_by_role("button").first).to_be_enabled()
        look_at(player, "person", width, theme)
        dialog.get_by_role("button").nth(1).click()
        look_at(player, "report", width, theme)
        for one in (table, waiting):
            host.http.post(f"/api/host/tables/{one}/end").raise_for_status()
    for report in host.http.get("/api/host/reports").json()["rows"]:
        host.http.post(f"/api/host/reports/{report['id']}/settle").raise_for_status()
