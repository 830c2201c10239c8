"""VIGO: moments that are rare, to which people play quickly before somebody clicks or types."""

from playwright.sync_api import Locator, expect

from tests.server.serving import Server
from tests.web.people import Visitor, Visitors
from tests.web.sizes import faults
from tests.web.table_players import (
    ADA,
    BEN,
    CID,
    SPOKEN,
    TablePlayers,
    check_the_ending,
    has_told,
    table_players,
    written,
)
from tests.web.test_pages import glance_at, look_at
from tests.web.test_pillage import ENDING
from tests.web.vigo_strategies import Explorers, cells_on, courses, doze, gather, lies_on

WITHIN_REACH = """
[...document.querySelectorAll("button.number")].filter(button => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [0.1, 0.9].every(part => button.contains(document.elementFromPoint(left + width / 2, top + part * height)));
}).length
"""  # rows and columns that nothing lies over
UNUSED = """
(() => {
  const right = one => one.getBoundingClientRect().right;
  const [stocks] = document.querySelectorAll(".others section");
  return right(stocks) - right([...stocks.querySelectorAll(".seat-frame")].at(-1));
})()
"""  # pixels beside the last of two stocks
BELOW_WHAT_IS_ASKED = """
document.querySelector(".call").getBoundingClientRect().top
  - document.querySelector(".helm .confirm").getBoundingClientRect().bottom
"""  # pixels between what confirms and the button that calls out


def is_asked(crew: TablePlayers, *kinds: str) -> bool:
    """Whether Ada can do one of these now, before she sails."""
    moves = crew.moves(ADA)
    can_sail = crew.awaited() == [ADA] and courses(crew.sees(ADA))
    return bool(can_sail and all(any(move.startswith(f"{kind} ") for move in moves) for kind in kinds))


def test_every_event_and_the_tenth_tile(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Ada", "Ben", "Cid") as crew:
        crew.seek("vigo", lambda: comes_to_all_events(crew), free_events=True)
        wide = crew.browser(ADA, visitors)
        tall = crew.browser(ADA, visitors, width=390, theme="dark")
        steal(crew, wide)
        leap(crew, wide, tall)
        turn_a_column(crew, wide, tall)
        put_a_tile_back(crew, wide, tall)


def comes_to_all_events(crew: TablePlayers) -> bool:
    explorers = Explorers("pirate", "dolphin", "wave")
    return crew.play(explorers, lambda: is_asked(crew, "pirate", "dolphin", "wave")) and ships_left(crew) > 1


def ships_left(crew: TablePlayers) -> int:
    picture = crew.sees(ADA)["picture"]
    return int(picture["box"]["ships"] - picture["ships_found"])


def switch(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("group", name="Or").get_by_role("button", name=name)


def steal(crew: TablePlayers, wide: Visitor) -> None:
    """A pirate, by mouse."""
    switch(wide, "Pirate").click()
    expect(wide.page.get_by_text("Pirate: which tile do you steal?")).to_be_visible()
    expect(wide.page.get_by_role("button", name="Choose a tile")).to_be_disabled()
    wide.page.locator(".loot button").first.click()
    glance_at(wide, "vigo-pirate", 1440, "light")
    wide.page.get_by_role("button", name="Steal ").click()
    crew.hear(ADA, has_told("vigo-pirate-played"))
    expect(wide.page.get_by_role("log")).to_contain_text("You steal ")


def leap(crew: TablePlayers, wide: Visitor, tall: Visitor) -> None:
    """A dolphin, by keyboard."""
    wide.tab_to(switch(wide, "Dolphin"))
    wide.press("Enter")
    expect(wide.page.get_by_text("Dolphin: where does your boat leap to?")).to_be_visible()
    confirm = wide.page.locator("button.confirm")
    here = confirm.inner_text()
    steer_to_a_free_cell(wide, confirm)
    expect(confirm).not_to_have_text(here)
    cell = confirm.inner_text().removeprefix("Leap to ")[:2]
    switch(tall, "Dolphin").click()
    glance_at(tall, "vigo-dolphin", 390, "dark")
    wide.tab_to(confirm)
    wide.press("Enter")
    crew.hear(ADA, has_told("vigo-dolphin-played"))
    expect(wide.page.get_by_role("log")).to_contain_text(f"leap with a dolphin to {cell}")
    wide.wait_until(lambda: bool(wide.page.evaluate("document.activeElement.matches('.vigo .lead')")))


def steer_to_a_free_cell(wide: Visitor, confirm: Locator) -> None:
    """Arrows lead over the cells of other boats, too, where nobody can leap to."""
    for _ in (ADA, BEN, CID):
        wide.tab_to(wide.page.get_by_role("group", name="Compass").locator("[aria-disabled=false]").first)
        wide.press("Enter")
        if confirm.is_enabled():
            return
    raise AssertionError("three cells in a row, and none is free")


def turn_a_column(crew: TablePlayers, wide: Visitor, tall: Visitor) -> None:
    """A tidal wave, on a phone."""
    switch(tall, "Tidal wave").click()
    tall.page.get_by_role("group", name="Columns").get_by_role("button", name="D").click()
    expect(tall.page.locator(".cell.chosen")).to_have_count(9)
    assert tall.page.evaluate(WITHIN_REACH) == 12 + 9
    look_at(tall, "vigo-wave", 390, "dark")
    tall.page.get_by_role("button", name="Turn column D").click()
    crew.hear(ADA, has_told("vigo-wave-played"))
    expect(wide.page.get_by_role("log")).to_contain_text("send a tidal wave over column D")


def put_a_tile_back(crew: TablePlayers, wide: Visitor, tall: Visitor) -> None:
    """With ten tiles a turn does not end."""

    def has_ten() -> bool:
        return len(crew.sees(ADA)["picture"]["stocks"][ADA]) == 10

    assert crew.play(lambda seat, now: (doze, gather)[seat == ADA](seat, now), has_ten)
    for page in (wide.page, tall.page):
        expect(page.get_by_text("Ten tiles: one too many.")).to_be_visible()
        expect(page.get_by_text("10 of 9")).to_be_visible()
        expect(page.get_by_role("button", name="End the turn")).to_have_count(0)
    back, deeds = switch(wide, "Put a tile back"), wide.page.locator(".deeds button")
    events = wide.page.locator(".switches button").count() - back.count()
    assert bool(back.count()) == bool(deeds.count() or events)  # with nothing else to do, there is nothing to choose
    if back.count() and back.get_attribute("aria-pressed") == "false":
        back.click()
    glance_at(wide, "vigo-ten", 1440, "light")
    look_at(tall, "vigo-ten", 390, "dark")
    wide.tab_to(wide.page.locator(".shelf button.bright").first)
    wide.press("Enter")
    wide.tab_to(wide.page.get_by_role("button", name="Put back "))
    wide.press("Enter")
    crew.hear(ADA, has_told("vigo-tile-lifted"))
    expect(wide.page.get_by_text("Put back ")).to_be_visible()
    wide.wait_until(lambda: bool(wide.page.evaluate("document.activeElement.matches('.cell.lead.aim')")))
    glance_at(tall, "vigo-put", 390, "dark")
    wide.press("Enter")
    crew.hear(ADA, has_told("vigo-tile-put-back"))
    expect(wide.page.get_by_role("log")).to_contain_text("return ")


def test_a_call_out_of_turn(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Ada", "Ben", "Cid") as crew:
        crew.sit_down("vigo", vigilance=True)
        crew.play(doze, lambda: crew.sees(ADA)["picture"]["phase"] == "sail")
        ada, ben = crew.browser(ADA, visitors), crew.browser(BEN, visitors, width=390, theme="dark")
        ada.click("Call “Ten tiles!”")
        expect(ada.page.get_by_role("alert")).to_contain_text("Nobody can be called out now.")

        def has_forgotten() -> bool:
            return bool(crew.sees(ADA)["picture"]["ten_tiles"]["forgetful"] == BEN)

        assert crew.play(lambda seat, now: (doze, gather)[seat == BEN](seat, now), has_forgotten)
        assert crew.awaited() == [CID]
        expect(ada.page.get_by_text("The others are sailing.")).to_be_visible()  # nobody is reminded
        expect(ada.page.get_by_role("log")).not_to_contain_text("10 tiles")
        assert ada.page.locator(".full").count() == 0
        ada.page.set_viewport_size({"width": 1280, "height": 800})
        assert abs(ada.page.evaluate(UNUSED)) < 2
        assert faults(ada.page) == []
        ada.page.set_viewport_size({"width": 1440, "height": 900})
        call = ada.page.get_by_role("button", name="Call “Ten tiles!”")
        ada.tab_to(call)
        plain = call.evaluate("button => getComputedStyle(button).backgroundColor")
        ada.press("Enter")
        expect(call).to_have_attribute("aria-pressed", "true")
        expect(call).not_to_have_css("background-color", plain)
        expect(ada.page.get_by_role("group", name="Stock of Ben").get_by_role("button").first).to_be_focused()
        expect(ada.page.get_by_text("Ben ended a turn with ten tiles.")).to_be_visible()
        for width, height in ((1280, 800), (1440, 900)):
            ada.page.set_viewport_size({"width": width, "height": height})
            assert ada.page.evaluate(BELOW_WHAT_IS_ASKED) > 0
        ada.press("Enter")
        look_at(ada, "vigo-call", 1440, "light")
        ada.tab_to(ada.page.locator("button.confirm", has_text="Take "))
        ada.press("Enter")

        crew.hear(ADA, has_told("vigo-ten-called"))
        expect(ben.page.get_by_text("9 of 9")).to_be_visible()
        expect(ben.page.locator(SPOKEN)).to_contain_text("Ada calls your ten tiles and takes ")
        expect(ada.page.get_by_text("or put it into the bay?")).to_be_visible()
        switch(ada, "Into the bay").click()
        expect(ada.page.locator("button.confirm")).to_contain_text("Put the tile on ")
        glance_at(ada, "vigo-called", 1440, "light")
        glance_at(ben, "vigo-called", 390, "dark")
        switch(ada, "Into the bay").click()
        ada.click("Keep the tile")
        expect(ada.page.get_by_role("log")).to_contain_text("You call Ben’s ten tiles and take ")
        assert crew.hear(CID, has_told("vigo-tile-kept"))["awaited"] == [CID]


def test_nobody_gets_anywhere_and_the_game_ends(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Ada", "Ben") as crew:
        crew.sit_down("vigo")

        def is_near() -> bool:
            left = crew.sees(ADA)["picture"]["countdown"]["turns_left"]
            return left <= 2 and crew.awaited() == [ADA] and bool(courses(crew.sees(ADA)))

        assert crew.play(doze, is_near)
        left = crew.sees(ADA)["picture"]["countdown"]["turns_left"]
        ada = crew.browser(ADA, visitors, width=390)
        ben = crew.browser(BEN, visitors, theme="dark", language="fr-FR")
        turns = f"{left} turn" + "s" * (left > 1)
        expect(ada.page.locator(".countdown")).to_have_text(f"No progress: {turns} left")
        look_at(ada, "vigo-countdown", 390, "light")
        glance_at(ben, "vigo-countdown", 1440, "dark")
        sail = ada.page.locator("[data-cell=A1], [data-cell=B1]").and_(ada.page.locator(".aim"))
        sail.click()
        ada.page.locator("button.confirm").click()
        crew.hear(ADA, lambda now: not courses(now) if now.get("asked") else True)
        if crew.awaited() == [ADA]:  # a tile lies under the boat
            ada.click("Leave it, end the turn")
        crew.hear(ADA, lambda now: now["awaited"] != [ADA])
        crew.play(doze, lambda: False)
        check_the_ending(ada, "No progress for 40 turns: the game ends.")
        expect(ben.page.locator(ENDING)).to_contain_text("Aucun progrès depuis 40 tours")
        glance_at(ada, "vigo-no-progress", 390, "light")


def test_the_sixth_ship(visitors: Visitors, server: Server) -> None:
    with table_players(server, "Ada", "Ben", "Cid") as crew:

        def last_ship() -> str:
            now = crew.sees(ADA)
            ends = [cells_on(now, ADA, course)[-1] for course in courses(now)] if crew.awaited() == [ADA] else []
            return next((cell for cell in ends if lies_on(now, cell) == "ship"), "")

        crew.seek("vigo", lambda: crew.play(Explorers("ship"), lambda: bool(last_ship())))
        ada = crew.browser(ADA, visitors)
        ben = crew.browser(BEN, visitors, width=390, theme="dark")
        ada.page.locator(f"[data-cell={last_ship()}]").click()
        ada.page.locator("button.confirm").click()
        check_the_ending(ada, "You reach the sixth ship (")
        expect(ben.page.locator(ENDING)).to_contain_text("Ada reaches the sixth sailing ship on ")
        scores = crew.hear(ADA, lambda now: "result" in now)["result"]["scores"]
        ada.page.get_by_role("tab", name="Scores").click()
        totals = [written(score) for score in scores]
        expect(ada.page.locator("tr.total td")).to_have_text(totals)
        expect(ada.page.get_by_text("a sailing ship × 6")).to_be_visible()
        glance_at(ada, "vigo-won", 1440, "light")
        glance_at(ben, "vigo-lost", 390, "dark")
