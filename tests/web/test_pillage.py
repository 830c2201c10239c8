"""Village Pillage at the page: whole games round the table and as a duel, secret plans, an owner's cards."""

import re
import time
from urllib.parse import urlsplit

from playwright.sync_api import FilePayload, Locator, expect

from tests.server.playing import open_table
from tests.server.serving import Guest, Server
from tests.web.people import Visitor, Visitors
from tests.web.test_pages import look_at

TILLER = """
[[card]]
code = "TIL"
name = "Tiller"
fr = "Barre"
type = "wall"
all = "gain 2"
"""
NEXT = """
turn => {
  const read = document.querySelector(".said .primary");
  if (read || !document.querySelector(".village.own.turn")) return read?.click();
  const all = [".prompt .primary", ".market .offered:not(.chosen)", "ul.asked [aria-disabled='false']"];
  const open = all.map(one => [...document.querySelectorAll(one)]).find(found => found.length);
  open?.at(turn % open.length).click();
}
"""
OPEN = ".said .primary, ul.asked [aria-disabled='false'], .prompt .primary, .market .offered:not(.chosen)"
A_STEP = 1_600  # milliseconds: longer than any step is shown, shorter than two
AN_HOUR = 3_600  # seconds
ENDING = "section[aria-labelledby='ending-title']"


class Villager:
    """Somebody at a table of Village Pillage."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    def make_table(self, seats: int, bots: int, costs: str) -> None:
        """Make a table with cheap relics, so that the game is short."""
        self.visitor.choose_players(seats)
        for place in range(seats - bots, seats):
            self.visitor.choose_seat(place + 1, "medium")
        if self.page.locator("details.sheet:not([open])").count():
            self.visitor.open_variants()
        self.page.locator("details.sheet details", has=self.page.locator("input[type=number]")).locator(
            "> summary"
        ).click()
        self.page.locator("details details input:not([type])").fill(costs)
        self.page.locator("details details input[type=number]").fill("12")
        self.page.locator("main form button.primary").click()

    def card(self, name: str) -> Locator:
        """A card of the own hand."""
        return self.page.locator("ul[tabindex='-1']").get_by_role("button", name=re.compile(f"^{name}"))

    def place(self, said: str) -> Locator:
        """A place on the table, by what is said of it."""
        return self.page.locator(".place", has_text=said)

    def read(self) -> None:
        """Go on after a round that is over, or begin."""
        going_on = self.page.locator(".said .primary")
        expect(going_on.or_(self.page.locator("ul.asked")).first).to_be_visible()
        if going_on.is_visible():
            going_on.click()
        expect(self.page.locator("ul.asked")).to_be_visible()

    def plan(self, *names: str) -> None:
        """Lay cards by tapping them, one side after another, once the round before was read."""
        self.read()
        for number, name in enumerate(names, start=1):
            self.card(name).click()
            expect(self.page.locator(".place .secret")).to_have_count(number)

    def ready(self) -> None:
        self.page.get_by_role("button", name="Ready", exact=True).click()

    def controls_at(self) -> object:
        """How far down the page Hint and the like are."""
        return self.page.locator(".controls").evaluate("one => one.getBoundingClientRect().top + scrollY")

    def is_at(self, selector: str) -> bool:
        return bool(self.page.evaluate("at => document.activeElement.matches(at)", selector))


def play_to_the_end(*players: Villager) -> None:
    """Whoever is asked decides, until the game is over."""
    for turn in range(400):
        for player in players:
            player.page.evaluate(NEXT, turn // 3)
            player.page.wait_for_timeout(40)
        if players[0].page.locator(ENDING).is_visible():
            return
    raise AssertionError("the game does not end")


def play_by_keyboard(player: Villager) -> None:
    """The next thing to do is where the keyboard is, until the game is over."""
    for turn in range(120):
        player.visitor.wait_until(lambda: player.page.locator(ENDING).is_visible() or player.is_at(OPEN))
        if player.page.locator(ENDING).is_visible():
            return
        player.visitor.press(*(["ArrowLeft"] if turn % 2 else []), "Enter")
    raise AssertionError("the game does not end")


def test_a_game_of_four(visitors: Visitors) -> None:
    host = Villager(visitors.come("/new/pillage"))
    host.make_table(4, 2, "5, 6")
    host.visitor.take_name("Ada")
    expect(host.page.get_by_alt_text("QR")).to_be_visible()
    address = urlsplit(host.page.url).path
    friend = Villager(visitors.come(address, 390))
    friend.visitor.join("Blaise")
    expect(host.page.get_by_text("Blaise")).to_be_visible()
    host.visitor.click("Start")
    watcher = Villager(visitors.come(address, theme="dark"))

    a_secret_plan_is_changed(host, friend, watcher)
    look_at(host.visitor, "pillage-plan", 1440, "light")
    a_plan_by_keyboard(friend)

    told = host.page.locator("details", has_text="What happened in round 1")
    expect(told).to_contain_text("You")
    expect(told.locator(".pairs li")).to_have_count(4)
    for one, width, theme in ((host, 1440, "light"), (friend, 390, "light"), (watcher, 1440, "dark")):
        look_at(one.visitor, "pillage", width, theme)

    host.read()
    words_on_demand(host)
    play_to_the_end(host, friend)
    for one in (host, friend, watcher):
        expect(one.page.locator(ENDING)).to_be_visible()
    look_at(friend.visitor, "pillage-over", 390, "light")
    host.page.get_by_role("tab", name="Scores").click()
    expect(host.page.get_by_role("columnheader", name="Relics")).to_be_visible()


def a_secret_plan_is_changed(host: Villager, friend: Villager, watcher: Villager) -> None:
    """Nobody sees another's plan; it can be changed until everybody is ready."""
    host.visitor.click("Hint")
    expect(host.page.locator("ul.asked .suggested")).to_be_visible()
    host.plan("Farmer", "Wall")
    host.ready()
    expect(host.page.get_by_text("Your plan is made")).to_be_visible()
    host.place("Your card to the left").get_by_role("button").click()
    expect(host.page.get_by_text("Which card to your left, against Blaise?")).to_be_visible()
    host.card("Raider").drag_to(host.place("Your card to the left"))
    expect(host.place("Your card to the left")).to_contain_text("Raider")
    expect(host.place("Your card to the right")).to_contain_text("Wall")
    host.ready()
    for other in (friend, watcher):
        expect(other.page.locator(".village", has_text="Ada")).to_contain_text("Has planned.")
        expect(other.place("Left card of Ada")).to_contain_text("face down")
        expect(other.page.locator(".place .secret")).to_have_count(0)
    expect(watcher.page.locator("ul[tabindex='-1']")).to_have_count(0)


def a_draft_is_undone(guest: Villager) -> None:
    """A card that is laid and not given yet comes back by the button too, which was off before it was laid."""
    undo = guest.page.get_by_role("button", name="Annuler mon coup")
    undo.focus()
    guest.card("Fermier").evaluate("card => card.click()")  # the button changes while the keyboard is on it
    expect(guest.page.get_by_role("button", name="Prêt", exact=True)).to_be_visible()
    undo.click()
    expect(guest.page.get_by_role("button", name="Prêt", exact=True)).to_be_hidden()
    expect(guest.card("Fermier")).to_be_visible()


def a_plan_by_keyboard(friend: Villager) -> None:
    """Cards, and then the button, come to the keyboard: nobody has to look for them."""
    friend.visitor.tab_to(friend.card("Farmer"))
    friend.visitor.press("ArrowRight", "Enter")
    expect(friend.place("Your card to the left")).to_contain_text("Wall")
    friend.visitor.wait_until(lambda: friend.is_at("ul.asked [aria-disabled='false']"))
    friend.visitor.press("Enter")
    friend.visitor.wait_until(lambda: friend.is_at(".prompt .primary"))
    friend.visitor.press("Enter")
    expect(friend.page.get_by_text("What happened in round 1")).to_be_visible()
    expect(friend.page.locator(".pairs")).to_contain_text("YouWall")
    expect(friend.page.locator(".said")).to_contain_text("What round 1 brought, in turnips")
    assert friend.page.locator("ul.asked").count() == 0
    friend.visitor.wait_until(lambda: friend.is_at(".said .primary"))
    friend.visitor.press("Enter")
    friend.visitor.wait_until(lambda: friend.is_at("ul.asked [aria-disabled='false']"))


def words_on_demand(host: Villager) -> None:
    """Every card says in words what its icons mean, and whose design it is."""
    host.page.locator(".village", has_text="Blaise").locator(".look").press("Enter")
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Against Farmer, Wall, Merchant: gain 1, bank 1")
    look_at(host.visitor, "pillage-cards", 1440, "light")
    host.visitor.press("Escape")
    expect(dialog).to_be_hidden()
    host.visitor.click("All cards of this game")
    expect(dialog).to_contain_text("are our own design")
    host.visitor.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_duel_in_french_on_a_phone(visitors: Visitors) -> None:
    guest = Villager(visitors.come("/new/pillage", 390, language="fr-FR"))
    guest.make_table(2, 1, "6")
    guest.visitor.take_name("Zoé")
    expect(guest.page.get_by_text("Quelle carte devant, pour ce tour ?")).to_be_visible()
    before = guest.controls_at()
    guest.plan("Fermier", "Rempart")
    guest.page.get_by_role("button", name="Prêt", exact=True).click()
    guest.page.get_by_role("button", name="Continuer", exact=True).click()
    expect(guest.page.get_by_text("Quelle carte derrière, pour le prochain tour ?")).to_be_visible()
    expect(guest.page.get_by_text("Ce qui s’est passé au tour 1")).to_be_visible()
    expect(guest.place("Votre carte de devant")).to_contain_text("Rempart")
    expect(guest.place("Votre carte de devant").locator("[data-drop]")).to_have_count(0)  # it lies there for good
    expect(guest.place("Carte de devant de Godille")).to_contain_text("face cachée")
    assert guest.controls_at() == before  # what there is to read came below them
    look_at(guest.visitor, "pillage-duel", 390, "light")
    guest.visitor.click("Toutes les cartes de la partie")
    look_at(guest.visitor, "pillage-all-cards", 390, "light")
    guest.visitor.press("Escape")
    a_draft_is_undone(guest)
    guest.card("Fermier").focus()
    play_by_keyboard(guest)
    expect(guest.page.locator(ENDING)).to_be_visible()


def test_a_round_is_told_step_by_step(visitors: Visitors) -> None:
    guest = Villager(visitors.come("/new/pillage", 1024))
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.make_table(3, 2, "printed")
    guest.visitor.take_name("Ada")
    guest.page.clock.install()
    guest.plan("Farmer", "Wall")
    guest.page.clock.pause_at(time.time() + AN_HOUR)
    guest.ready()
    told = guest.page.locator(".said")
    expect(told).to_contain_text("The cards are revealed")
    expect(guest.page.get_by_text("This round changes nothing")).to_have_count(0)  # what it brings is told next
    guest.page.clock.run_for(A_STEP)
    expect(told).to_contain_text("You gain 3 turnips (Farmer).")
    expect(guest.page.locator(".place.acting", has_text="Your card to the left")).to_be_visible()
    guest.page.clock.run_for(A_STEP)
    expect(told).to_contain_text("Walls")
    guest.page.get_by_role("button", name="Show all").click()
    expect(told).to_contain_text("What round 1 brought, in turnips")
    guest.page.clock.run_for(A_STEP)
    guest.page.get_by_role("button", name="Continue").click()
    expect(told).to_be_hidden()
    expect(guest.page.get_by_text("What happened in round 1")).to_be_visible()


def test_an_owner_plays_with_the_cards_of_a_file(visitors: Visitors) -> None:
    owner = Villager(visitors.come("/new/pillage"))
    owner.visitor.open_variants()
    chooser = owner.page.get_by_label("The cards of your own box")
    chooser.set_input_files(deck(TILLER.replace("gain 2", "gain turnips")))
    expect(owner.page.get_by_text("the cards of deck.toml")).to_be_visible()
    expect(owner.page.get_by_label("Small bank for two")).to_be_checked()
    owner.page.get_by_text("How do I write such a file?").click()
    look_at(owner.visitor, "pillage-new", 1440, "light")
    owner.make_table(2, 1, "printed")
    owner.visitor.take_name("Ada")
    expect(owner.page.locator(".trouble")).to_contain_text("card TIL: in “all”, “gain turnips” is not an effect.")
    chooser.set_input_files(deck(TILLER))
    owner.page.locator("main form button.primary").click()
    market = owner.page.get_by_role("region", name="Market")
    expect(market.get_by_role("button", name="Tiller")).to_be_visible()
    expect(owner.page.get_by_role("log")).to_contain_text("The market offers Tiller.")
    owner.visitor.click("All cards of this game")
    expect(owner.page.get_by_role("dialog")).to_contain_text("The market holds the cards of the owner’s deck.")


def test_a_waiting_room_names_an_owners_cards_and_does_not_list_them(visitors: Visitors, server: Server) -> None:
    with Guest(server, "Ada").page() as host:
        table = open_table(host, game="pillage", options={"deck": TILLER, "round_limit": 9})
        guest = visitors.come(f"/tables/{table}")
        guest.join("Ben")
        expect(guest.page.locator("dt").first).to_have_text("The cards of your own box")
        expect(guest.page.locator("dd").first).to_have_text("an owner’s own cards")
        expect(guest.page.locator("dd").nth(1)).to_have_text("9")


def deck(toml: str) -> FilePayload:
    return {"name": "deck.toml", "mimeType": "text/plain", "buffer": toml.encode()}
