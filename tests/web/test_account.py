"""One's own page: passkeys with a virtual authenticator, links, sessions, data; and the offer after the first game."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.server.serving import Guest, Server
from tests.web.people import Visitor, Visitors
from tests.web.test_house import device_of
from tests.web.test_pages import look_at

KEEP = "Keep my name with a passkey"
CHOOSE = re.compile("Choose a name|Choisir un nom")
CLOSED = """() => {
  navigator.credentials.create = () => Promise.reject(new DOMException("no", "NotAllowedError"));
}"""
REFUSED_COOKIE = "401 (Unauthorized)"
REFUSED = ("404 (Not Found)", "400 (Bad Request)", REFUSED_COOKIE)  # what a browser logs of a refusal


@pytest.fixture
def at_localhost(browser: Browser, server: Server) -> Iterator[Visitors]:
    """People who come by the name of the machine, where browsers have passkeys."""
    coming = Visitors(browser, f"http://localhost:{server.port}")
    yield coming
    coming.leave()
    assert [one for one in coming.complaints if not any(refused in one for refused in REFUSED)] == []


def forget_refused_cookies(visitors: Visitors) -> None:
    """Browsers log that a cookie was refused, before they are told to drop it: nothing else may be there."""
    visitors.complaints = [one for one in visitors.complaints if REFUSED_COOKIE not in one]


class Device:
    """A device's authenticator, which always finds its person there."""

    def __init__(self, visitor: Visitor) -> None:
        self._devtools: CDPSession = visitor.page.context.new_cdp_session(visitor.page)
        self._devtools.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        self._id = self._devtools.send(
            "WebAuthn.addVirtualAuthenticator",
            {"options": {**options, "isUserVerified": True, "automaticPresenceSimulation": True}},
        )["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        """What it keeps."""
        found: list[dict[str, Any]] = self._devtools.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found

    def synchronise(self, other: "Device") -> None:
        """Keep the passkeys of another device too, as those of one household do."""
        for credential in other.passkeys():
            self._devtools.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": credential})


def ada_at(visitors: Visitors, path: str = "/", name: str = "Ada", **settings: Any) -> Visitor:
    """Somebody with a name."""
    ada = visitors.come("/", **settings)
    ada.page.get_by_role("main").get_by_role("button", name=CHOOSE).click()
    ada.take_name(name)
    ada.wait_for_name(name)
    if path != "/":
        ada.page.goto(ada.page.url.rstrip("/") + path)
    return ada


def play_a_game(visitor: Visitor) -> None:
    """Play a small game to its end."""
    visitor.page.goto(visitor.page.url.rstrip("/") + "/new/ugo")
    visitor.make_small_table()
    visitor.play_out()


def section(visitor: Visitor, name: str) -> Any:
    return visitor.page.get_by_role("region", name=name)


def test_after_a_game_a_passkey_keeps_my_name(at_localhost: Visitors) -> None:
    ada = ada_at(at_localhost)
    laptop = Device(ada)
    play_a_game(ada)
    offer = ada.page.get_by_role("complementary", name="Keep your name, Ada?")
    offer.get_by_role("button", name=KEEP).click()
    expect(ada.page.get_by_text("Done: with this passkey you are Ada")).to_be_visible()
    (passkey,) = laptop.passkeys()
    assert (passkey["rpId"], passkey["isResidentCredential"]) == ("localhost", True)

    other = at_localhost.come("/")
    phone = Device(other)
    phone.synchronise(laptop)
    other.page.locator("summary").first.click()
    other.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.page.locator("summary .who").first).to_have_text("Ada")
    expect(other.page.get_by_text("Finished games (1)")).to_be_visible()
    play_a_game(other)
    expect(other.page.get_by_role("link", name="Download the game")).to_be_visible()
    other.page.wait_for_timeout(500)
    expect(other.page.get_by_role("button", name=KEEP)).to_have_count(0)  # there is one already


def test_whoever_wants_none_is_not_asked_again(at_localhost: Visitors) -> None:
    ada = ada_at(at_localhost)
    play_a_game(ada)
    ada.page.get_by_role("button", name="No, thank you").click()
    expect(ada.page.get_by_role("button", name=KEEP)).to_have_count(0)
    ada.page.reload()
    expect(ada.page.locator("#ending-title")).to_be_visible()
    ada.page.wait_for_timeout(500)
    expect(ada.page.get_by_role("button", name=KEEP)).to_have_count(0)


def test_an_address_of_numbers_offers_none(visitors: Visitors) -> None:
    ada = ada_at(visitors)
    play_a_game(ada)
    expect(ada.page.get_by_role("link", name="Download the game")).to_be_visible()
    ada.page.wait_for_timeout(500)
    expect(ada.page.get_by_role("button", name=KEEP)).to_have_count(0)
    ada.page.goto(f"{ada.page.url.partition('/tables')[0]}/me")
    expect(section(ada, "Passkeys")).to_contain_text("they need https, or the name localhost")


def test_a_name_is_asked_for_or_a_passkey(at_localhost: Visitors) -> None:
    ada = ada_at(at_localhost, "/me")
    laptop = Device(ada)
    ada.page.get_by_role("button", name=KEEP).click()
    expect(ada.page.get_by_text("Done: with this passkey you are Ada")).to_be_visible()
    other = at_localhost.come("/new/ugo")
    Device(other).synchronise(laptop)
    other.page.locator("main form button.primary").click()
    other.page.get_by_role("dialog").get_by_role("button", name="Sign in with a passkey").click()
    expect(other.page.get_by_alt_text("QR")).to_be_visible()  # and the table is made
    expect(other.page.locator("summary .who").first).to_have_text("Ada")


def test_passkeys_are_named_and_removed(at_localhost: Visitors) -> None:
    ada = ada_at(at_localhost, "/me")
    laptop = Device(ada)
    ada.page.get_by_role("button", name=KEEP).click()
    own = section(ada, "Passkeys")
    expect(own.get_by_role("listitem")).to_contain_text("Chrome on Linux")
    ada.page.get_by_role("button", name="Add another passkey").click()  # the device has one already
    expect(ada.page.get_by_role("alert").filter(has_text="This device already has a passkey of yours.")).to_be_visible()
    own.get_by_role("button", name="Rename").click()
    own.get_by_role("textbox").fill("My laptop")
    ada.press("Enter")
    expect(own.get_by_role("listitem")).to_contain_text("My laptop")
    expect(own).to_contain_text("A device can be lost")

    other = at_localhost.come("/me")
    Device(other).synchronise(laptop)
    own.get_by_role("button", name="Remove My laptop").click()
    expect(own.get_by_role("button", name="Cancel")).to_be_focused()
    ada.press("Enter")
    expect(own.get_by_role("button", name="Remove My laptop")).to_be_focused()
    ada.press("Enter")
    own.get_by_role("button", name="Yes, remove it").click()
    expect(own.get_by_role("listitem")).to_have_count(0)
    other.page.get_by_role("main").get_by_role("button", name="Sign in with a passkey").click()
    expect(other.page.get_by_role("alert").filter(has_text="no longer known here")).to_be_visible()
    expect(other.page.locator("summary .who").first).to_have_text("Guest")


def test_whoever_closes_the_question_of_the_browser_has_not_failed(at_localhost: Visitors) -> None:
    ada = ada_at(at_localhost, "/me")
    ada.page.evaluate(CLOSED)
    ada.page.get_by_role("button", name=KEEP).click()
    expect(ada.page.get_by_role("button", name=KEEP)).to_be_enabled()
    expect(section(ada, "Passkeys").get_by_role("listitem")).to_have_count(0)
    expect(ada.page.locator(".trouble p")).to_have_count(0)


def test_a_device_is_signed_out_from_another(visitors: Visitors, server: Server) -> None:
    guest = Guest(server, "Ada")
    laptop, phone = visitors.come("/me", **device_of(guest)), visitors.come("/")
    link = guest.http.post("/api/me/link").json()["link"]
    phone.page.goto(f"{server.address}/move#{link}")
    phone.page.get_by_role("button", name="This is me").click()
    expect(phone.page.locator("summary .who").first).to_have_text("Ada")
    laptop.page.reload()
    listed = section(laptop, "Where you are signed in")
    expect(listed.get_by_role("listitem")).to_have_count(2)
    expect(listed.get_by_role("listitem").first).to_contain_text("this device")
    listed.get_by_role("button", name="Sign out Chrome on Linux").click()
    expect(listed.get_by_role("listitem")).to_have_count(1)
    expect(phone.page.get_by_text("You were signed out on this device.")).to_be_visible()
    expect(phone.page.locator("summary .who").first).to_have_text("Guest")
    expect(laptop.page.locator("summary .who").first).to_have_text("Ada")
    forget_refused_cookies(visitors)


def test_signing_out_where_nothing_else_knows_me_warns(visitors: Visitors) -> None:
    ada = ada_at(visitors, "/me")
    listed = section(ada, "Where you are signed in")
    listed.get_by_role("button", name="Sign out this device").click()
    expect(listed).to_contain_text("you could never be Ada again")
    listed.get_by_role("button", name="Yes, sign out").click()
    expect(ada.page.locator("summary .who").first).to_have_text("Guest")
    expect(ada.page).to_have_url(re.compile("/$"))


def test_a_recovery_link_brings_me_back_once(visitors: Visitors) -> None:
    ada = ada_at(visitors, "/me")
    ada.page.get_by_role("button", name="Make a recovery link").click()
    link = ada.page.get_by_label("The link").input_value()
    expect(ada.page.get_by_text("Keep it now")).to_be_visible()
    ada.page.reload()
    expect(section(ada, "Recovery link")).to_contain_text("You have one, made this hour")
    other = visitors.come("/")
    other.page.goto(link)
    other.page.get_by_role("button", name="This is me").click()
    expect(other.page.locator("summary .who").first).to_have_text("Ada")
    third = visitors.come("/")
    third.page.goto(link)
    third.page.get_by_role("button", name="This is me").click()
    assert third.page.evaluate("location.hash") == ""
    expect(third.page.get_by_text("This private link no longer works")).to_be_visible()
    visitors.complaints = [one for one in visitors.complaints if "400" not in one]


def test_i_take_my_data_away_and_am_deleted(visitors: Visitors) -> None:
    ada = ada_at(visitors)
    play_a_game(ada)
    ada.page.goto(f"{ada.page.url.partition('/tables')[0]}/me")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download my data").click()
    data = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert (data["name"], len(data["games"])) == ("Ada", 1)
    assert download.value.suggested_filename == "tablee-my-data.json"
    ada.page.get_by_role("button", name="Delete me").click()
    ada.page.get_by_role("button", name="Yes, delete me").click()
    expect(ada.page.get_by_text("Ada is deleted here.")).to_be_visible()
    expect(ada.page.locator("summary .who").first).to_have_text("Guest")
    ada.page.goto(data["games"][0]["table"])
    expect(ada.page.locator("#ending-title")).to_be_visible()
    expect(ada.page.get_by_text("Somebody 1").first).to_be_visible()
    forget_refused_cookies(visitors)


@pytest.mark.parametrize(("width", "theme", "language"), [(1440, "light", "en-GB"), (390, "dark", "fr-FR")])
def test_ones_own_page(at_localhost: Visitors, width: int, theme: str, language: str) -> None:
    ada = ada_at(at_localhost, "/me", name="Ada", width=width, theme=theme, language=language)
    Device(ada)
    look_at(ada, "account-new", width, theme)
    ada.page.locator("#passkeys-title ~ div button").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Chrome").first).to_be_visible()
    ada.page.locator("section", has=ada.page.locator("#recovery-title")).get_by_role("button").click()
    ada.page.locator("section", has=ada.page.locator("#data-title")).get_by_role("button").click()
    expect(ada.page.locator(".sure")).to_be_visible()
    look_at(ada, "account", width, theme)
    ada.page.locator("#passkeys-title ~ ul .deeds button").last.click()
    ada.page.locator("#sessions-title ~ ul .deeds button").click()
    look_at(ada, "account-sure", width, theme)
    ada.page.locator("summary").first.click()
    look_at(ada, "menu", width, theme)
    other = at_localhost.come("/move", width, theme, language)
    look_at(other, "move", width, theme)
    other.page.locator("summary").first.click()
    other.page.locator("details .menu button").first.wait_for()
    look_at(other, "menu-nobody", width, theme)
    other.page.get_by_role("banner").get_by_role("button", name=CHOOSE).click()
    look_at(other, "name-or-passkey", width, theme)


@pytest.mark.parametrize(("width", "theme", "language"), [(1440, "dark", "fr-FR"), (390, "light", "en-GB")])
def test_the_offer_after_a_game(at_localhost: Visitors, width: int, theme: str, language: str) -> None:
    ada = ada_at(at_localhost, width=width, theme=theme, language="en-GB")
    play_a_game(ada)
    expect(ada.page.get_by_role("complementary").get_by_role("button").first).to_be_visible()
    if language.startswith("fr"):
        ada.page.locator("summary").first.click()
        ada.page.get_by_role("button", name="Français").click()
        ada.press("Escape")
    look_at(ada, "keep-name", width, theme)
