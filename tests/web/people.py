"""People at the page: what they click, type and see."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

PATIENCE = 30_000.0  # milliseconds, on a busy machine
CARDS = "ul.asked button[aria-disabled='false']"
LAYING = "button.lay"
NONCE = "Crypto.prototype.getRandomValues = bytes => bytes.fill(%d);"  # a part of what is dealt: the same every time

expect.set_options(timeout=PATIENCE)


class Visitors:
    """Whoever comes, each with a browser of their own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def come(
        self,
        path: str = "/",
        width: int = 1440,
        theme: str = "light",
        language: str = "en-GB",
        *,
        script: str = "",
        still: bool = True,
        watched: Path | None = None,
        **settings: Any,
    ) -> "Visitor":
        """Somebody opens the page: without motion, unless they want it, and perhaps with a script of the test in it."""
        context = self._browser.new_context(
            viewport={"width": width, "height": 844 if width < 700 else 900},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            **{"service_workers": "block", **settings},
        )
        context.add_init_script(NONCE % len(self._contexts) + script)
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        if watched:
            page.add_init_script(path=watched)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(self._address + path)
        return Visitor(page)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def leave(self) -> None:
        """Everybody closes their browsers."""
        for context in self._contexts:
            context.close()


class Visitor:
    """Somebody at the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        """Use the keyboard."""
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, wanted: Locator) -> None:
        """Go to something by the keyboard alone."""
        expect(wanted).to_be_visible()
        for _ in range(40):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"the keyboard does not reach {wanted}")

    def click(self, name: str) -> None:
        """Click a button or a link."""
        self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name)).first.click()

    def open_menu(self) -> None:
        """Look at what ends a game."""
        self.click("Leave the game")

    def take_name(self, name: str) -> None:
        """Say who one is, when asked."""
        self.page.get_by_role("dialog").get_by_role("textbox").fill(name)
        self.press("Enter")

    def wait_for_name(self, name: str) -> None:
        """Until one is called so, and the page, back from the dialog that asked, can go elsewhere."""
        expect(self.page.locator("header summary").first).to_contain_text(name)
        self.page.wait_for_function("!history.state?.layers")

    def choose_players(self, number: int) -> None:
        """How many play at the new table."""
        self.page.locator("form > .choices button", has_text=str(number)).click()

    def choose_seat(self, number: int, who: str) -> None:
        """Who sits on a seat of the new table: a person by the link, somebody here, or a bot of a level."""
        kind = who if who in ("person", "here") else "bot"
        tile = self.page.locator(f"fieldset:has([name='seat-{number}'])").last
        tile.locator(f"label:has([value='{kind}'])").click()
        if kind == "bot":
            tile.get_by_role("combobox").select_option(who)

    def open_variants(self) -> None:
        """Unfold what need not be decided about a new table."""
        self.page.locator("details.sheet:not([open]) > summary").click()

    def make_small_table(self, *, seat: str = "medium") -> None:
        """Make a table of UGO! for two, with one round of three tricks."""
        self.choose_seat(2, seat)
        self.open_variants()
        self.page.get_by_label("Rounds").fill("1")
        self.page.get_by_text("Advanced settings").click()
        self.page.get_by_label("Cards in a hand").select_option("3")
        self.page.locator("main form button.primary").click()

    def join(self, name: str) -> None:
        """Sit down at the table of an invitation."""
        self.page.get_by_role("main").get_by_role("textbox").fill(name)
        self.press("Enter")

    def cards(self) -> Locator:
        """The cards that may be played now, or what confirms how a trick is laid."""
        return self.page.locator(f"{CARDS}, {LAYING}")

    def hand(self) -> list[str]:
        """What one holds, as it is said."""
        names = self.page.locator("section[aria-label='Your hand'] li .unseen").all_text_contents()
        return [re.sub(r" \(.*", "", name) for name in names]

    def play(self) -> None:
        """Play any card that may be played."""
        self.cards().first.click()

    def play_if_asked(self) -> None:
        """Play any card, if one may be played at this very moment: on a busy machine it may be gone at the next."""
        self.page.evaluate("cards => document.querySelector(cards)?.click()", f"{CARDS}, {LAYING}")

    def play_out(self) -> None:
        """Play a game to its end, with whatever comes first."""
        ending = self.page.locator("#ending-title")
        while not ending.is_visible():
            expect(self.cards().or_(ending).first).to_be_visible()
            self.play_if_asked()
            self.page.wait_for_timeout(50)

    def is_at_a_card(self) -> bool:
        """Whether the keyboard is at a card that may be played, or at what lays a trick: nobody has to look for it."""
        return bool(self.page.evaluate("cards => document.activeElement.matches(cards)", f"{CARDS}, {LAYING}"))

    def wait_until(self, happens: Callable[[], bool]) -> None:
        """Wait for something."""
        for _ in range(int(PATIENCE / 100)):
            if happens():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError("it did not happen")
