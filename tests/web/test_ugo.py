"""UGO!: a whole game to its result, its sheet and the next game."""

import re
from contextlib import suppress

from playwright.sync_api import Error, expect

from tests.server.serving import Server
from tests.web.people import Visitor, Visitors
from tests.web.sizes import MAIN, table_of
from tests.web.stages import any_card, stages_of
from tests.web.table_players import ADA, BEN, CID, Now, TablePlayers, check_the_ending, table_players, written
from tests.web.test_pages import glance_at, look_at
from tests.web.test_pillage import ENDING

ROUNDS = 4
SOON = 5_000  # milliseconds
NEAR = 20  # pixels
ABOVE = """
() => {
  const [card, tip] = [document.activeElement, document.querySelector("#tip")];
  return card.getBoundingClientRect().top - tip.getBoundingClientRect().bottom;
}
"""
ON_ONE_LINE = "tabs => tabs.every(tab => tab.scrollHeight < 60)"


def lowest(_seat: int, now: Now) -> str:
    return str(now["asked"]["moves"][0])


def is_at(party: TablePlayers, number: int, trick: int) -> bool:
    """Whether so much has been played."""
    picture = party.sees(ADA)["picture"]
    return bool((picture["round"]["number"], picture["trick"]["number"]) >= (number, trick))


def test_four_rounds_their_sheet_and_the_next_game(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Ada", "Ben", "Cid") as party:
        party.sit_down("ugo")
        assert party.play(lowest, lambda: is_at(party, ROUNDS - 1, 10))
        watcher = visitors.come(f"/tables/{party.table}")
        expect(watcher.page.get_by_text("You are watching this table.")).to_be_visible()
        the_sheet_of_a_round_does_not_stay(party, watcher)
        assert party.play(lowest, lambda: is_at(party, ROUNDS, 10) and party.awaited() == [ADA])
        ada = party.browser(ADA, visitors)
        ben = party.browser(BEN, visitors, width=390, theme="dark", language="fr-FR")
        play_the_last_trick(party, ada)
        result = party.hear(ADA, lambda now: "result" in now)["result"]
        check_the_ending(ada)
        the_sheet_of_the_game(ada, ben, result["scores"])
        play_again(party, ada, ben)


def the_sheet_of_a_round_does_not_stay(party: TablePlayers, watcher: Visitor) -> None:
    """Who only watches sees the next tricks as well."""
    assert party.play(lowest, lambda: is_at(party, ROUNDS, 1))
    over = watcher.page.get_by_role("heading", name=f"Round {ROUNDS - 1} is over")
    expect(over).to_be_visible()
    assert party.play(lowest, lambda: is_at(party, ROUNDS, 2))
    expect(over).to_be_hidden()


def play_the_last_trick(party: TablePlayers, ada: Visitor) -> None:
    """One person at the browser, the others at their lines."""
    while "result" not in party.sees(ADA):
        if party.awaited() != [ADA]:
            party.play(lowest, lambda: party.awaited() == [ADA])
            continue
        asked = party.sees(ADA)["question"]
        with suppress(Error):  # the page lays the rest of what was confirmed by itself
            ada.cards().first.click(timeout=SOON)
        party.hear_more(ADA, asked)


def the_sheet_of_the_game(ada: Visitor, ben: Visitor, scores: list[int]) -> None:
    """Rounds, totals and a chart, the same for everybody; on a phone its tabs fit as well."""
    totals = [written(score) for score in scores]
    expect(ada.page.locator(f"{ENDING} li .number:last-child")).to_have_text(
        [re.compile(f"^{written(score)} points?$") for score in sorted(scores, reverse=True)]
    )
    expect(ada.page.locator("section[aria-label='Your kingdom'] .score")).to_contain_text(totals[ADA])
    ada.page.get_by_role("tab", name="Scores").click()
    ben.page.get_by_role("button", name="Plus").click()
    ben.page.get_by_role("tab", name="Points").click()
    for page in (ada.page, ben.page):
        expect(page.locator(".score-sheet tbody tr")).to_have_count(ROUNDS + 1)
        expect(page.locator(".score-sheet tr").last.locator("td")).to_have_text(totals)
        expect(page.locator(".score-sheets svg").first).to_be_visible()
    assert ben.page.get_by_role("tab").evaluate_all(ON_ONE_LINE)
    look_at(ada, "ugo-over", 1440, "light")
    look_at(ben, "ugo-sheet", 390, "dark")
    ben.press("Escape")
    glance_at(ben, "ugo-over", 390, "dark")


def play_again(party: TablePlayers, ada: Visitor, ben: Visitor) -> None:
    """Whoever is first makes the next table, and the others join it."""
    ada.page.locator(ENDING).get_by_role("button", name="Ask for another game").click()
    expect(ada.page.get_by_text("Ben and Cid have been asked to play again.")).to_be_visible()
    expect(ben.page.locator(ENDING)).to_contain_text("Ada propose une revanche.")
    ben.page.get_by_role("button", name="Rejoindre la partie suivante").click()
    expect(ada.page.get_by_text("Cid has been asked to play again.")).to_be_visible()
    expect(ben.page).to_have_url(ada.page.url)
    expect(ben.page.get_by_text("La partie commence dès que tout le monde est là.")).to_be_visible()
    party.join(CID, ada.page.url.rpartition("/")[2])  # with the last of them it begins
    for page, hand in ((ada.page, "Your hand"), (ben.page, "Votre main")):
        expect(page.get_by_role("region", name=hand).get_by_role("button")).to_have_count(10)


def test_what_a_card_that_was_dealt_means_is_told_above_it(server: Server, visitors: Visitors) -> None:
    with table_of(server, visitors, 2) as table:
        next(stage for stage in stages_of("ugo", table) if stage == "counted")
        table.crew.play(any_card, lambda: table.crew.awaited() == [ADA])
        table.page.locator(MAIN).press("Enter")  # whoever plays by keyboard goes on at the hand
        expect(table.page.get_by_role("tooltip")).to_be_visible()
        assert 0 < table.page.evaluate(ABOVE) < NEAR


def test_a_card_that_is_refused_keeps_the_focus(server: Server, visitors: Visitors) -> None:
    with table_of(server, visitors, 4) as table:
        next(stage for stage in stages_of("ugo", table) if stage == "follow")
        refused = table.page.locator(".hand button[aria-disabled='true']").first
        refused.press("Enter")
        expect(table.page.get_by_role("button", name="Why?")).to_be_visible()
        expect(refused).to_be_focused()
        expect(table.page.get_by_role("tooltip")).to_have_count(0)  # only why it is refused
