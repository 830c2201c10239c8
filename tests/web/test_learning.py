"""Guided first games: each is played through by clicking, its steps are kept, and a first game comes with advice."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.people import Visitor, Visitors
from tests.web.test_pages import look_at
from tests.web.test_pillage import Villager


class Learner:
    """Somebody in a lesson."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        expect(self.words).to_be_visible()

    @property
    def words(self) -> Locator:
        """What is said."""
        return self.page.locator(".speech .words")

    def hear(self, said: str) -> None:
        """Wait until something is said."""
        expect(self.words).to_contain_text(said)

    def go_on(self) -> None:
        """To the next step."""
        self.page.locator(".speech").get_by_role("button", name="Next", exact=True).click()

    def at(self, step: int) -> None:
        """See which step it is."""
        expect(self.page.locator(".speech .head")).to_contain_text(f"Step {step} of")

    def play(self, card: str) -> None:
        """Play a card of UGO!."""
        self.page.locator(f"section[aria-label='Your hand'] [data-thing='{card}']").get_by_role("button").click()

    def sail_to(self, cell: str) -> None:
        """Touch a cell of the chart, and confirm."""
        self.page.locator(f".cell[data-cell='{cell}']").click()
        self.confirm()

    def plan(self, left: str, right: str) -> None:
        """Plan both cards of a round of Village Pillage."""
        villager = Villager(self.visitor)
        villager.plan(left, right)
        villager.ready()

    def confirm(self) -> None:
        """Do what was chosen."""
        self.page.locator("button.confirm:enabled").click()


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
def test_the_lesson_of_ugo(visitors: Visitors, width: int, theme: str) -> None:
    one = Learner(visitors.come("/learn/ugo", width=width, theme=theme))
    one.hear("only the top card of each space scores")
    look_at(one.visitor, "learn-ugo", width, theme)
    one.go_on()
    one.hear("Red was led")
    one.page.locator("section[aria-label='Your hand'] [data-thing='G8'] button").click(force=True)
    one.hear("That is not allowed here. Red was led")
    one.play("R6")
    one.hear("You win the trick!")
    one.page.locator("button.lay").click()
    one.hear("Only the top card counts")
    one.go_on()
    one.play("B2")
    one.hear("the green 7 would win")
    one.play("B7")
    one.hear("Blue was led, so your 7 wins")
    one.go_on()
    one.play("B2")
    one.hear("one farmer for you")
    one.go_on()
    one.play("R0")
    one.hear("A gift that hurts!")
    one.go_on()
    one.play("Y0")
    one.hear("19 points")
    one.go_on()
    expect(one.page.get_by_role("heading", name="That was the lesson!")).to_be_visible()
    look_at(one.visitor, "learn-over", width, theme)


def test_the_lesson_of_vigo(visitors: Visitors) -> None:
    one = Learner(visitors.come("/learn/vigo"))
    one.go_on()
    one.sail_to("C3")
    one.hear("try four cells east")
    one.sail_to("G5")
    one.hear("Three tiles lie open now")
    look_at(one.visitor, "learn-vigo", 1440, "light")
    one.page.get_by_role("button", name=re.compile("^Take")).click()
    one.hear("A red bottom")
    one.go_on()
    one.sail_to("D5")
    one.hear("The key is hidden again")
    one.go_on()
    one.page.get_by_role("button", name=re.compile("^Build")).first.click()
    one.hear("340 points!")
    one.go_on()
    one.page.get_by_role("button", name="Dolphin", exact=True).click()
    expect(one.page.locator("button.confirm")).to_be_disabled()  # nobody leaps to where the boat is
    one.sail_to("I7")
    one.hear("You stand on the key")
    one.page.get_by_role("button", name=re.compile("^Take")).click()
    one.hear("The key is yours")
    expect(one.page.get_by_text("The other boat is sailing.")).to_have_count(0)  # the page waits for the reader
    one.go_on()
    one.page.get_by_role("button", name="Pirate", exact=True).click()
    one.page.locator(".loot button").first.click()
    one.page.get_by_role("button", name=re.compile("^Steal ")).click()
    one.hear("worth 40 points in your next chest")
    one.go_on()
    one.sail_to("C2")
    one.hear("10 points, and your turn is over")


def test_a_tile_of_the_lesson_says_what_it_is_good_for(visitors: Visitors) -> None:
    one = Learner(visitors.come("/learn/vigo", width=390))
    tip = one.page.get_by_role("tooltip")
    one.page.locator(".shelf").get_by_role("button", name="a red lid").click(force=True)  # it is off
    expect(tip).to_have_text(re.compile("^This is a red lid. In a chest it counts 40 points"))
    one.go_on()
    expect(tip).to_have_count(0)
    one.sail_to("G5")
    one.hear("Three tiles lie open now")
    one.page.locator(".cell[data-cell='F5']").click()
    expect(tip).to_have_text(re.compile("^This is a red key. In a chest with a lock it counts 40 points, and 40 more"))


def test_the_lesson_of_pillage(visitors: Visitors) -> None:
    one = Learner(visitors.come("/learn/pillage"))
    one.go_on()
    look_at(one.visitor, "learn-pillage", 1440, "light")
    one.plan("Farmer", "Wall")
    one.hear("Tom’s Raider ran into your Wall")
    one.go_on()
    Villager(one.visitor).card("Wall").click()
    one.hear("send the Raider to the left")
    one.plan("Raider", "Farmer")
    one.hear("Four turnips from Nora!")
    one.go_on()
    one.plan("Raider", "Wall")
    one.hear("You get only 1")
    one.go_on()
    one.plan("Merchant", "Wall")
    one.hear("Your first relic!")
    one.go_on()
    one.hear("plan one round ahead")
    one.plan("Farmer", "Wall")
    one.hear("Now your Wall moves to the front")
    one.go_on()
    Villager(one.visitor).card("Raider").click()
    Villager(one.visitor).ready()
    one.hear("ran into the Wall")
    one.go_on()
    expect(one.page.get_by_role("heading", name="That was the lesson!")).to_be_visible()


def test_a_lesson_shows_step_by_step_what_a_move_brings(visitors: Visitors) -> None:
    one = Learner(visitors.come("/learn/pillage", still=False))
    one.go_on()
    one.plan("Farmer", "Wall")
    one.hear("Let’s see")  # the press that made it known has not skipped it
    expect(one.page.locator("[data-stage='told']")).to_be_visible()
    one.visitor.click("Show all")
    one.hear("Tom’s Raider ran into your Wall")


def test_a_lesson_by_keyboard_goes_on_from_what_is_said(visitors: Visitors) -> None:
    one = Learner(visitors.come("/learn/ugo"))
    one.go_on()
    card = one.page.locator("section[aria-label='Your hand'] [data-thing='R6'] button")
    card.press("Enter")
    one.page.locator("button.lay").press("Enter")
    one.hear("Only the top card counts")
    expect(one.page.locator(".speech")).to_be_focused()  # “Next” is one stop away
    one.page.keyboard.press("Tab")
    one.page.keyboard.press("Enter")
    one.hear("Another table: Two sevens?")  # what was won before is gone, and it is said
    one.page.get_by_role("button", name="Skip the lesson").press("Enter")
    expect(one.page.get_by_role("region", name="That was the lesson!")).to_be_focused()


def test_a_board_that_moves_under_a_resting_mouse_explains_nothing(visitors: Visitors) -> None:
    one = Learner(visitors.come("/learn/ugo"))
    one.page.evaluate("localStorage.setItem('tablee-lesson-ugo', '5')")
    one.page.reload()
    one.play("R0")
    one.hear("A gift that hurts!")
    one.page.wait_for_timeout(600)  # longer than a mouse rests on a sign before it is told
    expect(one.page.get_by_role("tooltip")).to_have_count(0)
    one.page.mouse.move(3, 3)
    one.page.locator(".speech ~ .board [data-sign]").first.hover()
    expect(one.page.get_by_role("tooltip")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "cards", "told"),
    [
        ("en-GB", ("Farmer", "Wall"), "You gain 3"),
        ("fr-FR", ("Fermier", "Rempart"), "Vous gagnez 3"),
    ],
)
def test_what_happened_in_a_lesson_is_told_to_the_learner_as_you(
    visitors: Visitors, language: str, cards: tuple[str, str], told: str
) -> None:
    learner = visitors.come("/learn/pillage", language=language)
    page = learner.page
    page.locator(".speech button.primary").click()
    expect(page.locator(".village .ready")).to_have_count(2)  # the others; whoever learns has not planned yet
    for card in cards:
        Villager(learner).card(card).click()
    page.locator("button.ready").click()
    page.locator(".told-part summary").click()
    expect(page.locator(".told-part")).to_contain_text(told)


def test_a_lesson_is_left_and_gone_on_with_and_skipped(visitors: Visitors) -> None:
    one = Learner(visitors.come("/learn/ugo"))
    one.go_on()
    one.play("R6")
    one.page.locator("button.lay").click()
    one.go_on()
    one.at(4)
    one.page.reload()
    one.at(4)
    one.page.get_by_role("button", name="Back", exact=True).click()
    one.at(2)  # where a table of its own lies
    one.page.get_by_role("button", name="Skip the lesson").click()
    expect(one.page.get_by_role("heading", name="That was the lesson!")).to_be_visible()


def test_a_lesson_is_offered_and_leads_to_a_short_game_with_advice_that_fades(visitors: Visitors) -> None:
    guest = visitors.come("/")
    guest.page.locator("article", has_text="UGO!").get_by_role("link", name="Learn").click()
    one = Learner(guest)
    one.page.get_by_role("button", name="Skip the lesson").click()
    one.page.get_by_role("button", name="Play a short game now").click()
    expect(guest.cards().first).to_be_visible()
    expect(guest.page.get_by_text("Round 1 of 1")).to_be_visible()
    expect(guest.page.get_by_text("easy", exact=True)).to_have_count(2)  # as the lesson said
    expect(guest.page.locator(".suggested")).to_have_count(1)  # nobody asked for it


def test_a_game_without_a_lesson_says_so(visitors: Visitors) -> None:
    guest = visitors.come("/learn/chess")
    expect(guest.page.get_by_role("main")).to_contain_text("We don’t have that game.")
    visitors.complaints = [one for one in visitors.complaints if "400" not in one]


def test_a_lesson_speaks_french(visitors: Visitors) -> None:
    one = Learner(visitors.come("/learn/vigo", language="fr-FR"))
    one.hear("Une baie de plaques cachées")
    one.page.get_by_role("button", name="Suite").click()
    one.hear("quatre cases vers l’est")


def test_on_a_low_screen_the_table_has_room_below_what_is_said(visitors: Visitors) -> None:
    one = Learner(visitors.come("/learn/ugo"))
    one.page.set_viewport_size({"width": 844, "height": 390})
    one.go_on()
    one.at(2)
    expect(one.page.locator("section[aria-label='Your hand'] li").first).to_be_in_viewport(ratio=0.2)
    for button in one.page.locator(".speech button:visible").all():
        expect(button).to_be_in_viewport(ratio=1)
