"""People at one table: moves taken back by consent, somebody who gives up or is away, lines that break, invitations."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tablee.games.words import Text
from tablee.texts import Texts
from tests.server.playing import SOMEBODY, begin, open_table
from tests.server.serving import Guest, Server
from tests.web.people import Visitor, Visitors
from tests.web.test_house import device_of

DESK, PHONE = 1440, 390
SMALL = {"rounds": 1, "hand_size": 4}

COVERED = """() => {
    const news = document.querySelector(".felt > .news").getBoundingClientRect()
    return [...document.querySelectorAll(".notices :is(p, button)")].some(button => {
        const at = button.getBoundingClientRect()
        return at.top < news.bottom && news.top < at.bottom && at.left < news.right && news.left < at.right
    })
}"""
CUT_NAMES = """() => [...document.querySelectorAll(".player .name .one-line")]
    .filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"""


def said(key: str, language: str = "en", **args: str | int) -> str:
    """A sentence of the page."""
    return Texts(language).say(Text(key, args))


def button(guest: Visitor, key: str) -> Locator:
    return guest.page.get_by_role("button", name=said(key), exact=True)


IS_ON_TOP = """one => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""


def log(guest: Visitor) -> Locator:
    """What somebody reads of the game, whether it is beside the table or behind a button."""
    return guest.page.locator("[role=log]")


def at_table(visitors: Visitors, server: Server, *names: str, width: int = DESK) -> list[Visitor]:
    """People at a short game of UGO!; every other one has a phone."""
    guests = [Guest(server, name) for name in names]
    lines = [guest.page() for guest in guests]
    table = begin(*lines, options=SMALL)
    for line in lines:
        line.line.close()
    widths = [DESK if place % 2 == 0 else width for place in range(len(names))]
    people = [
        visitors.come(f"/tables/{table}", width=wide, **device_of(guest))
        for guest, wide in zip(guests, widths, strict=True)
    ]
    for one in people:
        expect(one.page.locator("section[aria-label='Your hand'] button")).to_have_count(4)
    return people


def first_of(people: list[Visitor]) -> tuple[Visitor, Visitor]:
    """Who is asked, and somebody else."""
    expect(people[0].page.locator(".whose")).not_to_be_empty()
    first = next(one for one in people if one.cards().count())
    return first, next(one for one in people if one is not first)


def test_a_seen_move_is_taken_back_when_the_others_say_yes(visitors: Visitors, server: Server) -> None:
    first, other = first_of(at_table(visitors, server, "Ada", "Ben", width=PHONE))
    asker = "Ada" if first.page.viewport_size == {"width": DESK, "height": 900} else "Ben"
    hand = first.hand()
    first.play()
    first.wait_until(lambda: len(first.hand()) == 3)
    first.click(said("control-undo"))
    asked = other.page.get_by_role("alert").filter(has_text=said("undo-asks", name=asker))  # whoever listens hears it
    expect(asked).to_be_in_viewport()
    expect(button(first, "undo-withdraw")).to_be_in_viewport()
    again = first.page.get_by_role("button", name=said("control-undo"))
    expect(again).to_have_attribute("aria-disabled", "true")
    expect(again).to_contain_text(said("off-undo-asked"))
    button(other, "undo-no").click()
    expect(first.page.locator(".felt > .news")).to_contain_text("said no: your move stands.")
    assert len(first.hand()) == 3

    first.click(said("control-undo"))
    button(first, "undo-withdraw").click()
    expect(asked).to_be_hidden()
    first.click(said("control-undo"))
    button(other, "undo-yes").click()
    first.wait_until(lambda: first.hand() == hand)
    for one in (first, other):
        expect(log(one)).to_contain_text(said("log-taken-back", name=asker, you="yes" if one is first else "no"))
        expect(button(one, "undo-withdraw")).to_be_hidden()
    expect(other.page.locator(".felt > .news")).to_have_text(said("log-taken-back", name=asker, you="no"))


def test_everybody_is_told_who_gave_up_and_what_they_agreed_to_stands(visitors: Visitors, server: Server) -> None:
    ada, ben, cleo = at_table(visitors, server, "Ada", "Ben", "Cléo", width=PHONE)
    cleo.page.set_viewport_size({"width": 1024, "height": 768})
    cleo.open_menu()
    button(cleo, "control-agree").click()
    button_of_choice(cleo, "agree").click()
    expect(ada.page.get_by_text("Cléo").last).to_be_visible()
    ada.open_menu()
    button(ada, "control-resign").click()
    button_of_choice(ada, "resign").click()
    for one in (ben, cleo):
        expect(one.page.locator(".felt > .news")).to_have_text(said("log-resigned", name="Ada", seats=3, you="no"))
        assert not one.page.evaluate(COVERED), "news lies over what waits for an answer"
        expect(log(one)).to_contain_text(said("log-resigned", name="Ada", seats=3, you="no"))
        expect(one.page.get_by_text(said("seat-resigned", seats=3)).first).to_be_visible()
        assert one.page.evaluate(CUT_NAMES) == [], "what became of somebody takes room from no short name"
    expect(button(ada, "resigned-leave")).to_be_in_viewport()
    expect(button(ada, "control-resign")).to_have_count(0)
    expect(ada.cards()).to_have_count(0)
    button(ada, "resigned-watch").click()
    expect(button(ada, "resigned-leave")).to_be_hidden()
    agreed = ben.page.locator(".notices", has_text="Cléo")
    expect(agreed).to_be_visible()
    expect(agreed.get_by_role("button").first).to_be_in_viewport()
    agreed.get_by_role("button").first.click()
    for one in (ada, ben, cleo):
        expect(one.page.get_by_text(said("ending-how", how="agreed"))).to_be_visible()


def test_a_low_screen_has_room_for_what_ends_a_game(visitors: Visitors, server: Server) -> None:
    ada, _ = at_table(visitors, server, "Ada", "Ben")
    ada.page.set_viewport_size({"width": 844, "height": 390})
    ada.open_menu()
    for key in ("control-agree", "control-resign"):
        expect(button(ada, key)).to_be_in_viewport(ratio=1)
    button(ada, "control-resign").click()
    question = ada.page.get_by_text(said("control-sure", what="resign", seats=2))
    no = button(ada, "control-no")
    for one in (question, button_of_choice(ada, "resign"), no):
        expect(one).to_be_in_viewport(ratio=1)
        assert one.evaluate(IS_ON_TOP)
    no.click()
    expect(question).to_be_hidden()
    expect(ada.page.get_by_role("button", name=said("side-open"), exact=True)).to_be_in_viewport(ratio=1)


def button_of_choice(guest: Visitor, what: str) -> Locator:
    return guest.page.get_by_role("button", name=said("control-yes", what=what))


@pytest.mark.parametrize("width", [DESK, PHONE])
def test_without_a_line_a_tap_answers_at_once_and_the_banner_moves_nothing(
    visitors: Visitors, server: Server, width: int
) -> None:
    people = at_table(visitors, server, "Ada", "Ben", width=width)
    first, _ = first_of(people)
    first.page.evaluate("scrollTo(0, 0)")
    before = first.page.locator(".bar").bounding_box()
    card = first.cards().first
    first.page.context.set_offline(True)
    expect(first.page.locator(".lost")).to_be_visible()
    assert first.page.locator(".bar").bounding_box() == before
    place = card.bounding_box()
    card.click()
    note = first.page.get_by_text(said("unsent"))
    expect(note).to_be_in_viewport()
    where = note.bounding_box()
    assert where
    assert place
    assert abs(where["y"] + where["height"] - place["y"]) < place["height"]
    assert len(first.hand()) == 4
    first.page.context.set_offline(False)
    first.wait_until(lambda: len(first.hand()) == 3)
    expect(note).to_be_hidden()
    expect(first.page.locator(".lost")).to_be_hidden()
    assert {line for line in visitors.complaints if "ERR_INTERNET_DISCONNECTED" not in line} == set()
    visitors.complaints.clear()


def test_on_a_phone_nothing_looks_out_below_the_banner(visitors: Visitors, server: Server) -> None:
    _, ben = at_table(visitors, server, "Ada", "Ben", width=PHONE)
    ben.page.context.set_offline(True)
    expect(ben.page.locator(".lost")).to_be_visible()
    expect(ben.page.locator(".whose")).to_be_hidden()
    ben.page.context.set_offline(False)
    expect(ben.page.locator(".whose")).to_be_visible()
    visitors.complaints.clear()  # of the network


def test_a_seat_that_a_bot_holds_is_the_first_thing_one_sees(visitors: Visitors, server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    with ada.page() as one, ben.page() as other:
        table = begin(one, other, options=SMALL, clock={"kind": "move", "seconds": 5})
        late = ada if 0 in one.tables[table]["awaited"] else ben
        guest = visitors.come(f"/tables/{table}", width=PHONE, **device_of(late))
        back = button(guest, "control-return")
        expect(back).to_be_in_viewport()
        assert back.evaluate("button => button.getBoundingClientRect().bottom") < PHONE
        expect(guest.page.locator(".whose")).to_have_text(said("control-sits-in"))
        assert guest.page.evaluate(CUT_NAMES) == [], "neither the bot nor the clock takes room from a short name"
        guest.wait_until(lambda: is_taken_back(back))


def is_taken_back(back: Locator) -> bool:
    """Press it, once more where the bot was just about to decide."""
    back.evaluate_all("buttons => buttons[0]?.click()")
    return back.count() == 0


def test_a_link_invites_by_name_and_joining_is_one_step(visitors: Visitors, server: Server) -> None:
    with Guest(server, "Ada").page() as host:
        table = open_table(host, SOMEBODY, SOMEBODY)
        friend = visitors.come(f"/tables/{table}", width=PHONE)
        expect(friend.page.get_by_role("heading", level=1)).to_have_text(said("invited-by", host="Ada", game="UGO!"))
        friend.join("Ben")
        assert any(seat["name"] == "Ben" for seat in host.until("seats")["seats"] if not seat.get("is_free"))

        guest = visitors.come(width=PHONE)  # who has played with bots has no name that others could call
        guest.page.locator("article", has_text="UGO!").get_by_role("button", name=said("play-bots")).click()
        expect(guest.page.locator("section[aria-label='Your hand'] button").first).to_be_visible()
        guest.page.goto(f"{server.address}/tables/{table}")
        guest.click(said("room-sit"))
        guest.take_name("Cléo")
        expect(guest.page.get_by_text("Cléo").first).to_be_visible()
        host.until("seats")
        host.done("start", table=table)
        watcher = visitors.come(f"/tables/{table}", width=PHONE, language="fr-FR")
        expect(watcher.page.get_by_text(said("watching", "fr"))).to_be_visible()
        expect(watcher.page.get_by_role("dialog")).to_have_count(0)
        assert watcher.hand() == []


def test_lines_of_chat_are_counted_on_a_phone_while_the_drawer_is_shut(visitors: Visitors, server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    with ada.page() as one, ben.page() as other:
        table = begin(one, other, options=SMALL)
        guest = visitors.come(f"/tables/{table}", width=PHONE, **device_of(ada))
        more = guest.page.locator(".side-button")
        more.click()
        guest.page.get_by_role("tab").nth(1).click()
        guest.click(said("close"))
        whose = guest.page.locator(".whose").bounding_box()
        other.done("chat", table=table, text="Well?")
        other.done("chat", table=table, text="Hello?")
        expect(more.locator(".unread")).to_have_text("2")
        assert guest.page.locator(".whose").bounding_box() == whose
        more.click()
        expect(log(guest).get_by_text("Hello?")).to_be_visible()
        expect(more.locator(".unread")).to_have_count(0)


def test_who_is_called_like_somebody_here_is_asked_for_another_name(visitors: Visitors, server: Server) -> None:
    with Guest(server, "Ada").page() as host:
        table = open_table(host, SOMEBODY, SOMEBODY)
        why = said("name-alike", name="Ada")
        friend = visitors.come(f"/tables/{table}", width=PHONE)
        friend.join("ada")
        expect(friend.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
        friend.join("Ben")
        expect(button(friend, "room-leave")).to_be_visible()

        watcher = visitors.come(f"/tables/{table}", width=PHONE)
        button(watcher, "invited-watch").click()
        sit = button(watcher, "room-sit")
        expect(sit).to_be_visible()
        expect(button(watcher, "here-add")).to_have_count(0)  # first somebody sits down
        sit.click()
        watcher.take_name("Ada")
        expect(watcher.page.get_by_role("dialog").get_by_role("alert")).to_have_text(why)
        watcher.take_name("Cléo")
        expect(button(watcher, "room-leave")).to_be_visible()
        expect(watcher.page.get_by_role("dialog")).to_have_count(0)


def test_a_name_that_is_taken_seats_nobody_on_this_device(visitors: Visitors, server: Server) -> None:
    ada = Guest(server, "Ada")
    with ada.page() as host, Guest(server, "Ben").page() as ben:
        table = open_table(host, SOMEBODY, SOMEBODY)
        ben.done("join", table=table)
        guest = visitors.come(f"/tables/{table}", **device_of(ada))
        button(guest, "here-add").click()
        dialog = guest.page.get_by_role("dialog")
        guest.take_name("Ben")
        expect(dialog.get_by_role("alert")).to_have_text(said("name-alike", name="Ben"))
        assert ada.http.get("/api/companions").json() == []
        guest.take_name("Cléo")
        expect(dialog).to_have_count(0)
        expect(guest.page.get_by_text(said("room-here"), exact=True)).to_be_visible()


@pytest.mark.parametrize(
    "path", ["/tables/nowhere", "/tables/nowhere/replay", "/challenges/nothing", "/learn/x", "/new/x"]
)
def test_what_is_not_there_is_a_page_too(visitors: Visitors, path: str) -> None:
    guest = visitors.come(path, width=PHONE)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(said("not-shown-title"))
    expect(guest.page.get_by_role("alert").first).not_to_be_empty()
    assert all("404" in complaint for complaint in visitors.complaints)
    visitors.complaints.clear()
    guest.page.get_by_role("main").get_by_role("link", name=said("home")).click()
    expect(guest.page.locator("article").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_unknown_address_is_a_page(visitors: Visitors, language: str) -> None:
    guest = visitors.come("/somewhere/else", width=PHONE, language=language)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(said("not-found-title", language))
    visitors.complaints.clear()  # a browser logs the 404
    guest.page.get_by_role("link", name=said("home", language)).click()
    expect(guest.page.locator("article").first).to_be_visible()
    assert urlsplit(guest.page.url).path == "/"


# Writes down, whenever the page changes, how many cards lie in the trick, or that the curtain is down.
COURSE = """
addEventListener("DOMContentLoaded", () => {
  window.course = [];
  new MutationObserver(() => {
    const cards = document.querySelectorAll("section[aria-label='The trick'] li:not(.empty) .card").length;
    const now = document.querySelector(".curtain") ? "curtain" : document.querySelector(".felt") ? cards : null;
    if (now !== null && now !== window.course.at(-1)) window.course.push(now);
  }).observe(document, { childList: true, subtree: true });
});
"""


def test_what_was_played_is_seen_before_the_curtain_falls(visitors: Visitors, server: Server) -> None:
    ada = Guest(server, "Ada")
    ben = ada.http.post("/api/companions", json={"name": "Ben"}).json()["person"]
    with ada.page() as one, ada.page(f"as={ben}") as other:
        table = begin(one, other, options=SMALL)
    guest = visitors.come(f"/tables/{table}", script=COURSE, still=False, **device_of(ada))
    curtain = guest.page.locator(".curtain")
    curtain.locator("button.primary[aria-disabled='false']").click()
    guest.play()
    expect(curtain).to_be_visible()
    assert guest.page.evaluate("course") == ["curtain", 0, 1, "curtain"]
