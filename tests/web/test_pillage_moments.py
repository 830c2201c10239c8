"""Village Pillage: moments that are rare, to which people play quickly before somebody clicks or types."""

import time
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.server.serving import Server
from tests.web.people import Visitor, Visitors
from tests.web.table_players import ADA, BEN, CID, SPOKEN, Now, TablePlayers, check_the_ending, has_told, table_players
from tests.web.test_pages import glance_at, look_at
from tests.web.test_pillage import AN_HOUR, ENDING, Villager

PIRATES, MERCHANTS = {"FIS", "SEA", "BOA", "COR"}, {"PRI", "CHA", "FEN", "RAN"}
PRICES = (6, 4)  # of two relics
ON_PAPER = """
icon => {
  for (let one = icon; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (backgroundColor !== "rgba(0, 0, 0, 0)") return Math.min(...backgroundColor.match(/\\d+/g).slice(0, 3)) > 200;
  }
}
"""
ROOM_BELOW_THE_WORDS = """
box => {
  const last = box.querySelector(".lines").lastElementChild;
  return box.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
}
"""

ROOM_FOR_THE_WAY_ON = """
box => {
  const [all, way, table] = [box, box.querySelector("button"), document.querySelector(".ring")];
  const [{ top, bottom }, on, { bottom: edge }] = [all, way, table].map(one => one.getBoundingClientRect());
  return Math.min(on.top - top, bottom - on.bottom, top - edge);
}
"""


def plan(party: TablePlayers, seat: int, *wishes: str) -> None:
    """Plan these cards, or what must be planned instead; in a duel all rounds but the first ask for one."""
    for wish in wishes:
        if moves := party.moves(seat):
            party.do(seat, wish if wish in moves else moves[0])


def plan_all(party: TablePlayers, *seats: int) -> None:
    """A round in which nobody takes anything from anybody."""
    for seat in seats:
        plan(party, seat, "FAR", "WAL")


def has_pirate_and_merchant(party: TablePlayers) -> bool:
    market = {*party.sees(ADA)["picture"]["market"]}
    return bool(market & PIRATES and market & MERCHANTS)


def stall(visitor: Visitor, now: Now, kinds: set[str]) -> Locator:
    """The first card of some kinds in the market."""
    place = next(place for place, card in enumerate(now["picture"]["market"]) if card in kinds)
    return visitor.page.locator(".market li button").nth(place)


def name_of(card: Locator) -> str:
    return card.locator(".unseen").inner_text().split(".")[0]


def wealth(party: TablePlayers) -> int:
    picture = party.sees(ADA)["picture"]
    return int(picture["stocks"][ADA] + picture["banks"][ADA])


def owns(relics: int) -> Callable[[Now], bool]:
    return lambda now: now["picture"]["relics"][ADA]["owned"] == relics


def is_at_phase(phase: str) -> Callable[[Now], bool]:
    return lambda now: now["picture"]["phase"] == phase


def test_cards_merchants_and_the_last_relic(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Ada", "Ben", "Cid") as party:
        party.seek("pillage", lambda: has_pirate_and_merchant(party), relic_costs="{},{}".format(*PRICES))
        wide = Villager(party.browser(ADA, visitors))
        tall = Villager(party.browser(ADA, visitors, width=390, theme="dark", language="fr-FR"))
        plan_all(party, ADA, BEN, CID)
        merchant = buy_two_cards(party, wide, tall)
        choose_an_order(party, wide, tall, merchant)
        buy_the_relics(party, wide)
        check_the_ending(wide.visitor, "You win with 2 relics.")
        expect(tall.page.locator(ENDING).get_by_role("heading", name="Vous gagnez")).to_be_in_viewport()
        expect(wide.page.locator(".village.own")).to_contain_text("2 of 2 relics")
        look_at(wide.visitor, "pillage-won", 1440, "light")
        glance_at(tall.visitor, "pillage-won", 390, "dark")


def buy_two_cards(party: TablePlayers, wide: Villager, tall: Villager) -> str:
    """Robbed of all but what is in the bank, buy a pirate and with it a Merchant; the name of that."""
    plan(party, BEN, "FAR", "RAI")
    plan(party, CID, "RAI", "FAR")
    wide.plan("Farmer", "Merchant")
    wide.visitor.press("Enter")
    for told in (".pairs + dl", SPOKEN):
        expect(wide.page.locator(told)).to_contain_text("odd turnip")
    expect(wide.page.locator("[role=log]")).to_contain_text("your odd turnip")
    expect(wide.page.get_by_text("Choose a card from the market, for 1.")).to_be_visible()
    wide.visitor.wait_until(lambda: wide.is_at(".market .offered"))
    now = party.hear(ADA, is_at_phase("buy"))
    assert (now["picture"]["stocks"][ADA], now["picture"]["banks"][ADA]) == (0, 2)
    pirate = stall(wide.visitor, now, PIRATES)
    bought = name_of(pirate)
    wide.visitor.tab_to(pirate)
    wide.visitor.press("Enter")
    expect(wide.page.get_by_role("button", name=f"Buy for 1: {bought}")).to_be_focused()
    expect(tall.page.locator(".market .offered")).to_have_count(4)
    stall(tall.visitor, now, PIRATES).click()
    assert tall.page.locator(".note svg").evaluate(ON_PAPER)
    look_at(tall.visitor, "pillage-buying", 390, "dark")
    glance_at(wide.visitor, "pillage-buying", 1440, "light")
    wide.visitor.press("Enter")

    now = party.hear(ADA, is_at_phase("board"))
    expect(wide.page.get_by_role("button", name="Buy no more")).to_be_visible()
    expect(wide.page.get_by_role("log")).to_contain_text(f"You buy {bought} for 1.")
    expect(tall.page.get_by_text("Vous avez acheté un Pirate : encore une carte pour 1 ?")).to_be_visible()
    expect(tall.page.get_by_role("button", name="Ne plus rien acheter")).to_be_visible()
    merchant = name_of(stall(wide.visitor, now, MERCHANTS))
    stall(tall.visitor, now, MERCHANTS).click()
    glance_at(tall.visitor, "pillage-boarding", 390, "dark")
    tall.page.locator(".prompt .primary").click()
    expect(wide.page.get_by_role("log")).to_contain_text(f"Thanks to the pirate, you also buy {merchant} for 1.")
    expect(wide.card(bought)).to_be_visible()
    return merchant


def choose_an_order(party: TablePlayers, wide: Villager, tall: Villager, merchant: str) -> None:
    """Of two Merchants the one on the right comes first."""
    party.hear(ADA, is_at_phase("plan"))
    plan_all(party, BEN, CID)
    wide.plan("Merchant", merchant)
    wide.visitor.press("Enter")
    expect(wide.page.get_by_text("You play two Merchants: which goes first?")).to_be_visible()
    expect(wide.page.locator(".explained")).to_have_accessible_name("Merchant")  # and no card of the market
    expect(wide.page.get_by_role("button", name="Left first: Merchant")).to_be_focused()
    expect(tall.page.get_by_text("Vous jouez deux Marchands : lequel passe en premier ?")).to_be_visible()
    glance_at(tall.visitor, "pillage-order", 390, "dark")
    glance_at(wide.visitor, "pillage-order", 1440, "light")
    wide.visitor.press("Tab")
    expect(wide.page.get_by_role("button", name=f"Right first: {merchant}")).to_be_focused()
    wide.visitor.press("Enter")
    expect(wide.page.get_by_role("log")).to_contain_text(f"You send the right card first: {merchant}.")


def buy_the_relics(party: TablePlayers, wide: Villager) -> None:
    """Save until a relic can be paid, twice; the second one is the last."""
    party.hear(ADA, has_told("pillage-order-shown"))
    for number, price in enumerate(PRICES, start=1):
        while not is_at_phase("plan")(party.sees(ADA)) or wealth(party) < price:
            if is_at_phase("plan")(party.sees(ADA)):
                plan_all(party, ADA, BEN, CID)
            else:
                party.do(ADA, party.moves(ADA)[0])
        plan_all(party, BEN, CID)
        wide.plan("Merchant", "Farmer")
        wide.ready()
        expect(wide.page.get_by_role("log")).to_contain_text(f"You buy relic number {number} for {price}.")
        party.hear(ADA, owns(number))


def test_the_chicken_is_seen_and_read_on_a_phone(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Ada", "Ben", "Cid") as party:
        party.sit_down("pillage")
        plan_all(party, ADA, BEN, CID)
        ada = Villager(party.browser(ADA, visitors, width=390, still=False))
        expect(ada.page.locator("ul.asked")).to_be_visible()
        ada.page.clock.install()
        ada.page.clock.pause_at(time.time() + AN_HOUR)
        plan(party, BEN, "FAR", "RAI")
        plan(party, CID, "RAI", "FAR")
        plan(party, ADA, "FAR", "MER")
        told = ada.page.locator(".said")
        expect(told).to_contain_text("The cards are revealed")
        before = ada.page.locator(".telling .round").bounding_box()
        ada.page.clock.run_for(1_500 + 1_050 + 10)
        expect(told).to_contain_text("your odd turnip")
        expect(ada.page.locator(".chicken")).to_be_visible()
        assert ada.page.locator(".telling .round").bounding_box() == before
        assert told.evaluate(ROOM_BELOW_THE_WORDS) > 0
        ada.page.clock.run_for(1_200)
        expect(told).to_contain_text("your odd turnip")
        ada.page.clock.run_for(400)
        expect(told).to_be_hidden()


def test_what_five_do_is_told_in_its_own_place(visitors: Visitors, server: Server) -> None:
    """All its lines are read, the way on is at hand, and nothing of it lies over the table."""
    with table_players(server, "Ada", "Ben", "Cid", "Dora", "Eve") as party:
        party.sit_down("pillage")
        ada = party.browser(ADA, visitors, width=1280, still=False)
        expect(ada.page.locator("ul.asked")).to_be_visible()
        ada.page.clock.install()
        ada.page.clock.pause_at(time.time() + AN_HOUR)
        plan_all(party, *range(5))
        told = ada.page.locator(".said")
        expect(told).to_contain_text("The cards are revealed")
        ada.page.clock.run_for(1_500 + 10)
        expect(told.locator("span")).to_have_count(5)
        for width, height in ((1280, 800), (844, 390)):
            ada.page.set_viewport_size({"width": width, "height": height})
            assert told.evaluate(ROOM_BELOW_THE_WORDS) > 0
            assert told.evaluate(ROOM_FOR_THE_WAY_ON) >= 0


def test_who_watches_and_what_is_unread_move_nothing_on_a_phone(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Zoé", "Ben") as party:
        party.sit_down("pillage")
        zoe = Villager(party.browser(ADA, visitors, width=390, language="fr-FR"))
        expect(zoe.page.locator("ul.asked")).to_be_visible()
        before = zoe.controls_at()
        party.say(BEN, "On y va ?")
        expect(zoe.page.locator(".side-button .unread")).to_have_text("1")
        assert zoe.controls_at() == before
        visitors.come(f"/tables/{party.table}", width=390)
        expect(zoe.page.locator(".eye")).to_be_visible()
        assert zoe.controls_at() == before


def test_as_poor_as_each_other_in_a_duel(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Zoé", "Ben") as party:
        party.sit_down("pillage")
        zoe = party.browser(ADA, visitors, language="fr-FR")
        plan(party, ADA, "MER", "FAR")
        plan(party, BEN, "MER", "FAR")
        first = ("Zoé", "Ben")[party.awaited()[0]]
        picked = "vous laisse" if first == "Zoé" else f"laisse {first}"
        expect(zoe.page.locator(SPOKEN)).to_contain_text(f"le poulet {picked} acheter en premier")
        expect(zoe.page.locator("[role=log]")).to_contain_text(f"le poulet {picked} acheter en premier")
        asked = "Choisissez une carte du Marché" if first == "Zoé" else "Ben"
        expect(zoe.page.locator(".prompt")).to_contain_text(asked)
