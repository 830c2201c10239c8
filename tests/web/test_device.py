"""Several people on one device: a curtain between their turns, and nobody's hand on the page but that of who looks."""

import re
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import Locator, expect

from tests.web.people import Visitor, Visitors

# Writes down, whenever the page changes, which cards it shows to whom.
WITNESS = """
addEventListener("DOMContentLoaded", () => {
  const seen = new Set(JSON.parse(sessionStorage.seen ?? "[]"));
  const look = () => {
    const who = document.querySelector(".player.me .name")?.textContent.replace(/\\(.*/, "").trim() ?? "nobody";
    for (const card of document.querySelectorAll("section[aria-label='Your hand'] li .unseen"))
      seen.add(`${who}: ${card.textContent.replace(/ \\(.*/, "")}`);
    sessionStorage.seen = JSON.stringify([...seen]);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
});
"""


TWICE = "form => { form.requestSubmit(); form.requestSubmit(); }"  # as a double click does


def sent(guest: Visitor) -> list[str]:
    """What the page asks the server for from now on."""
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(f"{request.method} {urlsplit(request.url).path}"))
    return asked


def lift(guest: Visitor, name: str) -> Locator:
    """The button by which somebody says that they hold the device."""
    return guest.page.get_by_role("button", name=f"I am {name}")


def curtain(guest: Visitor) -> Locator:
    return guest.page.get_by_role("heading", level=1, name="Pass the device to")


def is_hidden_well(guest: Visitor, cards: set[str]) -> bool:
    """Whether nothing of anybody's hand is in the page or its title."""
    page = guest.page.content() + guest.page.title()
    return guest.hand() == [] and not any(card in page for card in cards)


def turn_over(guest: Visitor, hands: dict[str, set[str]]) -> str:
    """Whoever is asked lifts the curtain and plays until it falls again, or the game is over."""
    ending = guest.page.locator("#ending-title")
    name = curtain(guest).inner_text().removeprefix("Pass the device to ")
    assert is_hidden_well(guest, set().union(*hands.values()))
    expect(lift(guest, name)).to_have_attribute("aria-disabled", "false")
    lift(guest, name).press("Enter")
    expect(guest.page.locator(".whose")).to_contain_text(f"Your turn, {name}")
    guest.wait_until(lambda: bool(guest.page.evaluate("document.activeElement.matches('.felt *')")))
    hands.setdefault(name, set(guest.hand()))
    while guest.page.locator(".whose.mine").is_visible():
        play_and_wait(guest, curtain(guest).or_(ending).or_(guest.cards().first).first)
    return name


def play_and_wait(guest: Visitor, then: Locator) -> None:
    """Play a card, and wait until the page shows what becomes of it."""
    before = guest.page.locator("body").inner_text()
    guest.play()
    guest.wait_until(lambda: guest.page.locator("body").inner_text() != before)
    expect(then).to_be_visible()


def test_two_people_on_one_device_never_see_each_others_hands(visitors: Visitors) -> None:
    guest = visitors.come("/new/ugo", script=WITNESS)
    guest.make_small_table(seat="person")
    guest.take_name("Ada")
    guest.click("Another person on this device")
    guest.page.get_by_role("dialog").get_by_role("textbox").fill("Ben")
    asked = sent(guest)
    guest.page.get_by_role("dialog").locator("form").evaluate(TWICE)
    expect(guest.page.get_by_text("on this device", exact=True)).to_be_visible()
    assert [path for path in asked if path.startswith("POST")] == ["POST /api/companions"]
    guest.click("Start")

    hands: dict[str, set[str]] = {}
    ending = guest.page.locator("#ending-title")
    expect(curtain(guest)).to_be_visible()
    played = [turn_over(guest, hands)]

    expect(curtain(guest)).to_be_visible()
    guest.page.reload()
    expect(curtain(guest)).to_be_visible()
    lift(guest, played[0]).click()  # who has just played looks once more, and takes it back
    guest.click("Undo my move")
    guest.wait_until(lambda: set(guest.hand()) == hands[played[0]])
    guest.play()

    for _ in range(12):
        expect(curtain(guest).or_(ending).first).to_be_visible()
        if ending.is_visible():
            break
        played.append(turn_over(guest, hands))
    expect(ending).to_be_visible()
    assert set(played) == {"Ada", "Ben"}
    expect(ending).to_have_text(re.compile("^(Shared win: )?(Ada|Ben)"))  # “you” would be either of them

    seen = guest.page.evaluate("JSON.parse(sessionStorage.seen)")
    assert {line.partition(": ")[0] for line in seen} == {"Ada", "Ben"}
    for name, hand in hands.items():
        assert {line.partition(": ")[2] for line in seen if line.startswith(name)} == hand
    assert not hands["Ada"] & hands["Ben"]

    guest.click("Play again")  # for both
    expect(curtain(guest)).to_be_visible()


def test_a_seat_for_another_person_on_this_device_when_the_table_is_made(visitors: Visitors) -> None:
    guest = visitors.come("/new/ugo", width=390)
    guest.choose_seat(2, "here")
    guest.page.get_by_label("Their name").fill("Ben")
    guest.page.locator("main form button.primary").click()
    guest.take_name("Ada")
    expect(curtain(guest)).to_be_visible()
    name = curtain(guest).inner_text().removeprefix("Pass the device to ")
    lift(guest, name).click()
    expect(guest.page.locator("section[aria-label='Your hand'] button")).to_have_count(10)
    guest.click("Pass the device")
    expect(curtain(guest)).to_have_text(f"Pass the device to {name}")


def test_who_finds_no_seat_on_a_new_table_reads_why(visitors: Visitors) -> None:
    guest = visitors.come("/new/ugo")
    guest.choose_players(3)
    guest.choose_seat(2, "here")
    guest.page.get_by_label("Their name").fill("Ada")
    guest.page.locator("main form button.primary").click()
    guest.take_name("Ada")
    expect(guest.page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_contain_text("“Ada” sits here already")


def test_what_is_revealed_to_all_shows_nobodys_hand(visitors: Visitors) -> None:
    guest = visitors.come("/new/pillage", width=390)
    guest.choose_seat(2, "here")
    guest.page.get_by_label("Their name").fill("Ben")
    guest.page.locator("main form button.primary").click()
    guest.take_name("Ada")
    for name in ("Ada", "Ben"):
        expect(curtain(guest)).to_have_text(f"Pass the device to {name}")
        lift(guest, name).click()
        for _ in range(2):
            guest.cards().first.click()
        for button in guest.page.locator(".controls button:visible").all():
            expect(button).to_be_in_viewport(ratio=1)  # with a device that is shared there is one more
        guest.click("Ready")
    go_on = guest.page.get_by_role("button", name="Continue", exact=True)
    secrets = guest.page.locator("[data-seen='hand'] li, .secret, .explained")  # the card that was touched last, too
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    expect(go_on).to_be_visible()
    expect(guest.page.locator(".felt")).not_to_contain_text(re.compile(r"\bYou\b|\(you\)"))  # two people look
    assert secrets.count() > 1
    for secret in secrets.all():
        expect(secret).to_be_hidden()
    go_on.click()
    for secret in secrets.all():
        expect(secret).to_be_visible()


def test_a_double_click_makes_one_table(visitors: Visitors) -> None:
    guest = visitors.come()
    guest.page.locator("header summary").click()
    guest.click("Choose a name")
    guest.take_name("Ada")
    guest.wait_for_name("Ada")
    wishes: list[str] = []
    guest.page.on("websocket", lambda line: line.on("framesent", lambda frame: wishes.append(str(frame))))
    guest.page.goto(urljoin(guest.page.url, "/new/ugo"))
    guest.page.locator("main form").evaluate(TWICE)
    expect(guest.page.get_by_role("button", name="Another person on this device")).to_be_visible()
    assert sum('"create"' in wish for wish in wishes) == 1
