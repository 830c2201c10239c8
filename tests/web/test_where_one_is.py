"""Where one is and what happened: the aim, signs that explain themselves, the last action, moments, the end."""

import re

from playwright.sync_api import expect

from tests.server.serving import Server
from tests.web.people import Visitor, Visitors
from tests.web.table_players import ADA, BEN, Now, TablePlayers, table_players
from tests.web.test_pages import look_at
from tests.web.test_pillage import ENDING

LAST = ".last"
TIP = "[role=tooltip]"
SMALL = {"rounds": 2, "hand_size": 2}
PNG = b"\x89PNG"


def first(_seat: int, now: Now) -> str:
    return str(now["asked"]["moves"][0])


def play(party: TablePlayers, visitor: Visitor) -> None:
    """Ada plays a card, or lays a trick, at her browser."""
    asked = party.sees(ADA)["question"]
    visitor.cards().first.click()
    party.hear_more(ADA, asked)


def test_a_table_says_its_aim_its_signs_and_what_happened(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Ada", "Ben") as party:
        party.sit_down("ugo", **SMALL)
        party.play(first, lambda: party.awaited() == [ADA])
        ada = party.browser(ADA, visitors)
        the_aim_folds_away(ada)
        a_sign_explains_itself(ada)
        what_can_do_nothing_says_why(party, ada)


def the_aim_folds_away(ada: Visitor) -> None:
    aim = ada.page.get_by_text("a missing farmer costs 5")
    expect(aim).to_be_visible()
    ada.click("Aim")
    expect(aim).to_be_hidden()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Aim")).to_have_attribute("aria-expanded", "false")
    expect(aim).to_be_hidden()


def a_sign_explains_itself(ada: Visitor) -> None:
    """Under the mouse, at a tap, and by keyboard: arrows go from one sign of a kingdom to the next."""
    score = ada.page.locator("section[aria-label='Your kingdom'] .score")
    score.hover()
    expect(ada.page.locator(TIP)).to_have_text("Points of all rounds so far.")
    ada.page.mouse.move(0, 0)
    expect(ada.page.locator(TIP)).to_have_count(0)
    ada.tab_to(ada.page.locator("section[aria-label='Your kingdom'] [data-sign][tabindex='0']"))
    expect(ada.page.locator(TIP)).to_contain_text("Farmers won in this round.")
    ada.press("ArrowRight")
    expect(ada.page.locator(TIP)).to_contain_text("if the round ended now")
    ada.press("Escape")
    expect(ada.page.locator(TIP)).to_have_count(0)


def what_can_do_nothing_says_why(party: TablePlayers, ada: Visitor) -> None:
    expect(ada.page.locator(".whose")).to_have_text("Your turn: play a card")
    ada.open_menu()
    expect(ada.page.get_by_role("button", name="Resign")).to_be_visible()
    ada.press("Escape")
    expect(ada.page.get_by_role("button", name="Resign")).to_be_hidden()
    while party.awaited() == [ADA]:
        play(party, ada)
    hint = ada.page.get_by_role("button", name="Hint")
    expect(hint).to_have_attribute("aria-disabled", "true")
    hint.focus()
    ada.press("Tab", "Shift+Tab")
    expect(ada.page.locator(TIP)).to_have_text("It is not your turn.")
    expect(ada.page.locator(LAST)).to_contain_text("You ")


def test_what_was_counted_stays_until_it_was_read(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Ada", "Ben") as party:
        party.sit_down("ugo", **SMALL)
        ada = party.browser(ADA, visitors)
        expect(ada.page.locator(".whose")).not_to_be_empty()
        ada.page.locator("section[aria-label='Your hand'] ul").focus()
        assert party.play(first, lambda: party.sees(ADA)["picture"]["round"]["number"] == 2)
        sheet = ada.page.get_by_role("region", name="Round 1 is over")
        expect(sheet).to_be_visible()
        expect(ada.page.locator(".whose")).to_have_text("Read it, then “Continue”")
        expect(ada.page.get_by_role("log")).to_contain_text("The round is counted")
        expect(ada.page.get_by_role("log")).not_to_contain_text("Round 2 begins")
        assert ada.page.locator("section[aria-label='Your kingdom'] .lying").count() + party_cards(party) > 0
        expect(sheet.get_by_role("button", name="Continue")).to_be_focused()
        ada.press("Enter")
        expect(ada.page.get_by_role("log")).to_contain_text("Round 2 begins")
        expect(sheet).to_be_hidden()
        a_moment_is_seen_again(ada)


def party_cards(party: TablePlayers) -> int:
    """Whether the other kingdom took every trick, and Ada's lies empty."""
    return sum(len(space["cards"]) == 0 for space in party.sees(BEN)["picture"]["kingdoms"][ADA]["spaces"])


def a_moment_is_seen_again(ada: Visitor) -> None:
    """A paragraph opens the table as it was, with all of it in words."""
    trick = ada.page.locator(".paragraph", has_text="Trick 1").first
    expect(trick).to_contain_text(re.compile("win(s)? the trick"))
    trick.click()
    moment = ada.page.get_by_role("dialog")
    expect(moment.locator(".ugo")).to_be_visible()
    expect(ada.page.locator("dialog[open] > ol li", has_text=re.compile("wins? the trick"))).to_be_visible()
    look_at(ada, "moment", 1440, "light")
    moment.get_by_role("button", name="Close").click()
    expect(moment).to_be_hidden()


def test_the_end_is_a_moment(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Ada", "Ben") as party:
        party.sit_down("ugo", **SMALL)
        party.play(first, lambda: False)
        result = party.sees(ADA)["result"]
        winner = result["winners"][0]
        won = party.browser(winner, visitors)
        lost = party.browser(1 - winner, visitors, width=390, theme="dark", language="fr-FR")
        expect(won.page.locator(f"{ENDING}.won")).to_contain_text("The biggest swing: Round")
        expect(lost.page.locator(f"{ENDING}.lost")).to_contain_text("Le plus grand écart")
        expect(lost.page.locator(".whose")).to_be_visible()  # who lost is still on line
        expect(won.page.locator(f"{ENDING} figure svg").first).to_be_visible()
        expect(won.page.locator(".ugo")).to_be_in_viewport()  # the board stays beside it
        the_picture_is_kept(won)
        watcher = visitors.come(f"/tables/{party.table}")
        won.click("Ask for another game")
        who = ("Ada", "Ben")[winner]
        expect(lost.page.locator(ENDING)).to_contain_text(f"{who} propose une revanche.")
        watcher.page.get_by_role("link", name="Watch the next game").click()
        expect(watcher.page).to_have_url(won.page.url)


def the_picture_is_kept(won: Visitor) -> None:
    with won.page.expect_download() as download:
        won.click("Save the result as a picture")
    assert download.value.suggested_filename.endswith(".png")
    assert download.value.path().read_bytes().startswith(PNG)
