"""Before a game: the first page, the form of a new table, the waiting room, the rules."""

import re

from playwright.sync_api import Locator, expect

from tests.server.playing import open_table
from tests.server.serving import Guest, Server
from tests.web.people import Visitor, Visitors
from tests.web.test_pages import look_at

WITHOUT_DRAWINGS = """book => {
    const own = book.cloneNode(true)
    own.querySelectorAll("svg").forEach(drawing => drawing.remove())
    return own.textContent
}"""
AWAITED = "p.awaited"  # who is expected
UGO_CARD = re.compile(r"\b[RBGYS][0-8]\b")  # drawn, where the text has it
CODES = re.compile(r"\(ruling|\([A-Z]{3}\)|`|\bSources\b")


def test_two_taps_make_a_table_with_friends(visitors: Visitors) -> None:
    host = visitors.come(language="fr-FR")
    host.page.locator("a[href='/new/vigo']").first.click()
    host.click("Créer la table")
    host.take_name("Zoé")
    expect(host.page.get_by_role("heading", name="Invitez vos amis")).to_be_visible()
    start = host.page.get_by_role("button", name="Commencer")
    expect(start).to_be_disabled()
    expect(start).to_have_accessible_description(re.compile("Il manque un joueur"))
    host.click("Mettre un bot ici")
    expect(host.page.locator(AWAITED)).to_have_text("Tout le monde est là !")
    expect(start).to_be_enabled()
    expect(start).to_have_accessible_description("")
    host.click("Libérer la place")
    expect(start).to_be_disabled()
    host.click("Règles")
    expect(host.page.get_by_role("dialog").get_by_role("heading", name="En une minute")).to_be_visible()
    look_at(host, "room-rules", 1440, "light")
    host.press("Escape")
    host.page.locator("a.brand").click()
    line = host.page.locator("a.sheet", has_text="VIGO").filter(has_text="attend des joueurs")
    expect(line).to_be_visible()
    expect(line).not_to_contain_text("avec des bots")  # nobody else sits there


def test_the_form_shows_only_what_applies_and_says_it_in_words(visitors: Visitors) -> None:
    guest = visitors.come("/new/pillage")
    guest.open_variants()
    variants = guest.page.locator("details.sheet")
    expect(variants.get_by_label("Small bank for two")).to_be_visible()
    market = variants.get_by_label("Market cards")
    expect(market.locator("option")).to_have_text(
        ["À l’abordage!", "The first box", "Both boxes", "No market, for small games"]
    )
    expect(variants.get_by_label("The cards of your own box")).to_be_visible()
    market.select_option(label="The first box")
    expect(variants.get_by_label("The cards of your own box")).to_be_hidden()
    guest.choose_players(4)
    expect(variants.get_by_label("Small bank for two")).to_be_hidden()
    expect(variants.locator("> summary")).to_contain_text("Market cards: The first box")
    market.select_option(label="Both boxes")
    expect(variants.locator("label").last).to_contain_text("The cards of your own box")
    look_at(guest, "variants", 1440, "light")


def test_a_waiting_room_says_what_was_agreed_and_who_begins(visitors: Visitors, server: Server) -> None:
    with Guest(server, "Ada").page() as host:
        table = open_table(host, game="pillage", options={"market": "both", "bank": "village"})
        guest = visitors.come(f"/tables/{table}", width=390, theme="dark")
        guest.join("Ben")
        expect(guest.page.locator("dd").first).to_have_text("Both boxes")
        expect(guest.page.locator("dd").nth(1)).to_have_text("The first box: 3 relics")
        expect(guest.page.get_by_text("The game begins when Ada starts it.")).to_be_visible()
        look_at(guest, "room-agreed", 390, "dark")


def test_a_phone_tells_of_the_chat_below_and_a_guest_that_the_seat_was_freed(visitors: Visitors) -> None:
    host = visitors.come("/new/ugo", width=390)
    host.click("Make the table")
    host.take_name("Ada")
    expect(host.page.locator(AWAITED)).to_be_visible()
    guest = visitors.come(host.page.url.removeprefix(str(host.page.evaluate("location.origin"))), width=390)
    guest.join("Ben")
    guest.page.get_by_label("Say something").fill("Hello")
    guest.press("Enter")
    unread = host.page.get_by_role("button", name="Chat 1")
    expect(unread).to_be_in_viewport()
    unread.click()
    expect(host.page.get_by_label("Say something")).to_be_focused()
    expect(unread).to_be_hidden()

    host.click("Close the table")
    expect(host.page.get_by_role("button", name="Cancel")).to_be_focused()  # somebody else would be sent away
    host.press("Enter")
    host.click("Free the seat")
    freed = guest.page.get_by_text("Your seat was freed.")
    expect(freed).to_be_visible()
    guest.click("Sit down")
    expect(freed).to_be_hidden()
    guest.click("Leave my seat")
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(freed).to_be_hidden()


def test_players_read_rules_with_pictures_and_without_codes(visitors: Visitors) -> None:
    guest = visitors.come()
    cards = guest.page.locator("section.games article")
    for place in range(3):
        cards.nth(place).get_by_role("button", name="Rules").click()
        book = guest.page.get_by_role("dialog")
        expect(book.get_by_role("heading", name="In one minute")).to_be_visible()
        expect(book.locator(".picture svg").first).to_be_visible()
        assert book.locator(".picture").count() >= 2
        assert not CODES.search(seen(book))
        assert place > 0 or not UGO_CARD.search(seen(book))
        chapters = book.get_by_role("navigation", name="Contents").get_by_role("button")
        third = chapters.nth(2).inner_text()
        chapters.nth(2).click()
        begun = book.get_by_role("heading", name=third, exact=True).bounding_box()
        bar = book.get_by_role("button", name="Close").bounding_box()
        assert begun
        assert bar
        assert 0 <= begun["y"] - bar["y"] - bar["height"] < 40, "a chapter begins below the bar"
        last = chapters.last.inner_text()
        chapters.last.focus()
        guest.press("Enter")
        expect(book.get_by_role("heading", name=last, exact=True)).to_be_focused()
        guest.press("Escape")


def seen(book: Locator) -> str:
    """What stands in the book, but for what is drawn."""
    return str(book.evaluate(WITHOUT_DRAWINGS))


def test_the_first_page_shows_the_games_and_invites(visitors: Visitors) -> None:
    guest = visitors.come(width=390, theme="dark", language="fr-FR")
    games = guest.page.locator("section.games article")
    for place, fact in enumerate(("2–4 joueurs", "2–6 joueurs", "2–5 joueurs")):
        expect(games.nth(place).locator(".case svg").first).to_be_attached()
        expect(games.nth(place)).to_contain_text(fact)
        expect(games.nth(place)).to_contain_text(" min")
    look_at(guest, "landing", 390, "dark")


def test_sounds_have_a_volume_and_a_switch(visitors: Visitors) -> None:
    guest = visitors.come()
    guest.page.locator("header summary").click()
    switch, volume = guest.page.get_by_role("switch", name="Sounds"), guest.page.get_by_role("slider", name="Volume")
    expect(volume).to_be_disabled()
    switch.focus()
    guest.press("Space")
    expect(switch).to_be_checked()
    volume.focus()
    guest.press("End")
    guest.page.reload()
    guest.page.locator("header summary").click()
    expect(volume).to_have_value("10")
    expect(volume).to_be_enabled()


def layers(guest: Visitor) -> int:
    """How many entries of the history are for what lies over the page."""
    return int(guest.page.evaluate("history.state?.layers ?? 0"))


def test_back_closes_what_is_open_before_it_leaves_the_page(visitors: Visitors) -> None:
    guest = visitors.come(width=390)
    page = guest.page
    page.locator("article", has_text="VIGO").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/tables/*")
    address, drawer = page.url, page.locator("aside.open")
    for close in (page.go_back, lambda: guest.press("Escape"), page.go_back):
        page.get_by_role("button", name="More", exact=True).click()
        expect(drawer).to_be_visible()
        guest.wait_until(lambda: layers(guest) == 1)
        close()
        expect(drawer).to_have_count(0)
        guest.wait_until(lambda: layers(guest) == 0)
        assert page.url == address
    page.go_back()
    expect(page.locator("article", has_text="VIGO")).to_be_visible()
    page.locator("article", has_text="VIGO").get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog")
    expect(rules).to_be_visible()
    guest.wait_until(lambda: layers(guest) == 1)
    page.go_back()
    expect(rules).to_be_hidden()
    page.go_forward()
    page.get_by_role("link", name="New table").first.click()
    page.wait_for_url("**/new/*")


def test_rules_that_go_when_the_game_begins_leave_no_step_back(visitors: Visitors, server: Server) -> None:
    with Guest(server, "Ada").page() as host:
        table = open_table(host, {"kind": "person"})
        friend = visitors.come(f"/tables/{table}")
        friend.join("Ben")
        expect(friend.page.get_by_text("Who may join")).to_be_visible()
        friend.click("Rules")
        expect(friend.page.get_by_role("dialog")).to_be_visible()
        friend.wait_until(lambda: layers(friend) == 1)
        host.done("start", table=table)
        expect(friend.page.locator("section[aria-label='Your hand'] button").first).to_be_visible()
        friend.wait_until(lambda: layers(friend) == 0)
