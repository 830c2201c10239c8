"""People play at the page: by one click, by keyboard, by a link, and through reloads and broken lines."""

import json
import re
from urllib.parse import urlsplit

from playwright.sync_api import WebSocketRoute, expect

from tests.web.people import CARDS, LAYING, Visitor, Visitors
from tests.web.sizes import SIZES

LOW = 600  # pixels: on a lower screen there is no room between the head and the hand
LEAVES_THE_HAND = """
toast => toast.getBoundingClientRect().bottom <=
  document.querySelector("section[aria-label='Your hand']").getBoundingClientRect().top
"""
STANDS_IN_ITS_BOX = """
toast => {
  const isIn = (inner, outer) => inner.left >= outer.left && inner.top >= outer.top &&
    inner.right <= outer.right && inner.bottom <= outer.bottom;
  const box = toast.getBoundingClientRect();
  const parts = [...toast.querySelectorAll("p, button")].map(one => one.getBoundingClientRect());
  return isIn(box, new DOMRect(0, 0, innerWidth, innerHeight)) && parts.every(part => isIn(part, box));
}
"""


def test_one_click_is_a_game_against_bots(visitors: Visitors) -> None:
    guest = visitors.come()
    guest.page.locator("article", has_text="UGO!").get_by_role("button", name="Play now").click()
    expect(guest.page.locator("section[aria-label='Your hand'] button")).to_have_count(10)
    expect(guest.cards().first).to_be_visible()
    guest.click("Hint")
    expect(guest.page.locator(".suggested")).to_be_visible()
    guest.play()
    expect(guest.page.get_by_role("log")).to_contain_text("You ")


def test_a_whole_game_by_keyboard(visitors: Visitors) -> None:
    guest = visitors.come("/new/ugo")
    guest.tab_to(guest.page.get_by_role("group", name="Seat 2").get_by_label("Friend"))
    guest.press("ArrowRight")
    guest.tab_to(guest.page.locator("summary", has_text="Variants"))
    guest.press("Enter")
    guest.tab_to(guest.page.get_by_label("Rounds"))
    guest.press("Control+A", "1")
    guest.tab_to(guest.page.get_by_text("Advanced settings"))
    guest.press("Enter")
    guest.tab_to(guest.page.get_by_label("Cards in a hand"))
    guest.press("2")
    guest.tab_to(guest.page.get_by_role("button", name="Play", exact=True))
    guest.press("Enter")
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    guest.page.keyboard.type("Zoé")
    guest.press("Enter")
    ending = guest.page.locator("#ending-title")
    playable = guest.cards().or_(ending).first
    expect(guest.cards().first).to_be_visible()
    guest.tab_to(guest.cards().first)
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    for _ in range(40):  # ten cards, and what is laid
        expect(playable).to_be_visible()
        if ending.is_visible():
            break
        guest.press("Enter")
        guest.wait_until(lambda: ending.is_visible() or guest.is_at_a_card())
    expect(ending).to_be_visible()
    expect(guest.page.locator("header .brand")).to_be_in_viewport()  # what is longer than the screen begins in sight
    guest.tab_to(guest.page.get_by_role("button", name="Play again"))
    guest.press("Enter")
    expect(ending).to_be_hidden()


def test_friends_meet_by_a_link(visitors: Visitors) -> None:
    """Two people and two bots play a whole game, and somebody looks on."""
    host = visitors.come("/new/ugo")
    host.choose_players(4)
    for seat, who in ((2, "person"), (3, "medium"), (4, "easy")):
        host.choose_seat(seat, who)
    host.open_variants()
    host.page.get_by_label("Rounds").fill("1")
    host.page.locator("main form button.primary").click()
    host.take_name("Ada")
    link = host.page.get_by_role("main").get_by_label("The link", exact=True)
    expect(link).to_be_visible()
    friend = visitors.come(path_of(link.input_value()))
    friend.join("Blaise")
    expect(host.page.get_by_text("Blaise")).to_be_visible()
    host.click("Start")
    for player in (host, friend):
        expect(player.page.locator("section[aria-label='Your hand'] button").first).to_be_visible()
    assert not set(host.hand()) & set(friend.hand())
    watcher = visitors.come(path_of(host.page.url))
    expect(watcher.page.get_by_text("You are watching this table.")).to_be_visible()
    assert watcher.hand() == []
    play_to_the_end(host, friend)
    assert watcher.hand() == []
    for player in (host, friend):
        expect(player.page.locator("#ending-title")).to_be_visible()
    talk(host, friend)


def path_of(link: str) -> str:
    """The address of a link, on the server of the test."""
    return urlsplit(link).path


def play_to_the_end(*players: Visitor) -> None:
    """Whoever is asked plays, until nobody is."""
    for _ in range(200):
        for player in players:
            player.play_if_asked()
            player.page.wait_for_timeout(60)
        if players[0].page.get_by_role("button", name=re.compile("Play again|Ask for another game")).is_visible():
            return
    raise AssertionError("the game does not end")


def talk(one: Visitor, other: Visitor) -> None:
    """Say something, which the other hears."""
    one.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_label("Say something").fill("Well played!")
    one.press("Enter")
    expect(other.page.get_by_role("log")).to_contain_text("Well played!")


def test_a_reload_and_a_broken_line_change_nothing(visitors: Visitors) -> None:
    guest = visitors.come("/new/ugo")
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    guest.page.route_web_socket("**/ws*", pass_on)
    guest.make_small_table()
    guest.take_name("Ada")
    expect(guest.cards().first).to_be_visible()
    guest.play()
    expect(guest.cards().first).to_be_visible()
    address, hand = guest.page.url, guest.hand()

    guest.page.reload()
    expect(guest.cards().first).to_be_visible()
    assert (guest.page.url, guest.hand()) == (address, hand)
    log = guest.page.get_by_role("log").inner_text()

    broken = len(lines)
    lines[-1].close(code=1012)
    guest.wait_until(lambda: len(lines) > broken)
    expect(guest.page.locator(".lost")).to_be_hidden()
    assert guest.hand() == hand
    assert guest.page.get_by_role("log").inner_text() == log
    if guest.page.locator(LAYING).count():  # how a trick is laid is not told
        guest.play()
        expect(guest.page.locator(CARDS).first).to_be_visible()
    guest.play()
    guest.wait_until(lambda: guest.page.get_by_role("log").inner_text() != log)


def test_a_card_is_taken_back_and_a_game_given_up(visitors: Visitors) -> None:
    guest = visitors.come("/new/ugo")
    guest.make_small_table()
    guest.take_name("Ada")
    expect(guest.cards().first).to_be_visible()
    hand = guest.hand()
    undo = guest.page.get_by_role("button", name="Undo my move")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(guest.page.get_by_role("tooltip")).to_contain_text("Nothing to undo: you have not moved yet")
    expect(guest.page.get_by_role("alert")).to_be_empty()
    guest.play()
    guest.wait_until(lambda: len(guest.hand()) == 2)
    undo.click()
    guest.wait_until(lambda: guest.hand() == hand)
    guest.open_menu()
    guest.click("Resign")
    guest.click("Yes, resign")
    expect(guest.page.get_by_role("region", name="Fanchon wins").get_by_text("You resigned.")).to_be_visible()
    guest.page.get_by_role("tab", name="Scores").click()
    expect(guest.page.get_by_role("cell").first).to_be_visible()


def test_a_refusal_opens_the_rules_where_they_say_why(visitors: Visitors) -> None:
    guest = visitors.come("/new/ugo")
    refuse_cards(guest)
    guest.make_small_table()
    guest.take_name("Ada")
    expect(guest.cards().first).to_be_visible()
    guest.play()
    expect(guest.page.get_by_role("alert")).to_contain_text("You hold red")
    the_toast_stands_in_its_box(guest)
    guest.page.locator(".whose").click()
    expect(guest.page.get_by_role("alert")).to_be_empty()
    guest.play()
    guest.click("Why?")
    expect(guest.page.get_by_role("heading", name="Following")).to_be_focused()
    expect(guest.page.get_by_role("heading", name="Following")).to_be_in_viewport()
    expect(guest.page.locator(".whose")).to_be_in_viewport()  # the rules scroll, and not the table beside them
    expect(guest.page.get_by_role("alert")).to_be_empty()


def the_toast_stands_in_its_box(guest: Visitor) -> None:
    """Its words and buttons are inside of it, and it is inside of the screen, whatever size that has."""
    size = guest.page.viewport_size
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        assert guest.page.locator(".toast").evaluate(STANDS_IN_ITS_BOX), (width, height)
        assert height < LOW or guest.page.locator(".toast").evaluate(LEAVES_THE_HAND), (width, height)
    assert size
    guest.page.set_viewport_size(size)


def refuse_cards(guest: Visitor) -> None:
    """Answer as the server does when somebody must follow: who that is, the deal decides."""

    def answer(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            wish = json.loads(text)
            refusal = {
                "type": "refused",
                "id": wish["id"],
                "key": "ugo-must-follow",
                "args": {},
                "words": "You hold red",
            }
            if wish["type"] == "decide":
                line.send(json.dumps(refusal))
            else:
                server.send(text)

        line.on_message(hear)

    guest.page.route_web_socket("**/ws*", answer)


def test_my_games_wait_for_me(visitors: Visitors) -> None:
    guest = visitors.come()
    guest.page.locator("article", has_text="VIGO").get_by_role("button", name="Play now").click()
    moves = guest.page.locator("section[aria-label='Your move'] button")
    expect(moves.first).to_be_enabled()
    expect(guest.page).to_have_title("● Your turn · Tablée")
    guest.page.get_by_role("link", name="Tablée").click()
    mine = guest.page.get_by_role("link", name="VIGO with bots")
    expect(mine).to_contain_text("Your turn")
    mine.click()
    expect(moves.first).to_be_enabled()


def test_another_device_by_a_private_link(visitors: Visitors) -> None:
    guest = visitors.come()
    guest.page.get_by_role("button", name="Choose a name").first.click()
    guest.take_name("Ada")
    guest.page.locator("summary", has_text="Ada").click()
    guest.click("Play on another device")
    link = guest.page.get_by_role("dialog").get_by_label("The link", exact=True)
    guest.wait_until(lambda: "/move#" in link.input_value())
    phone = visitors.come("/move" + link.input_value().partition("/move")[2], width=390)
    phone.click("This is me")
    expect(phone.page.locator("summary", has_text="Ada")).to_be_visible()
