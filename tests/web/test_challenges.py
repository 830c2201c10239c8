"""Challenges in a browser: made, played by the link, with a table of results, and compared choice by choice."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.challenging import make, play
from tests.server.serving import Guest, Server
from tests.web.people import Visitors
from tests.web.test_house import device_of
from tests.web.test_pages import look_at

WORDS: dict[str, dict[str, str]] = {
    "en-GB": {
        "title": "Challenge: UGO!",
        "play": "Play it",
        "secret": "How the others played",
        "back": "To the challenge",
        "compare": "Compare with Yann",
        "with": "You and Yann",
        "all": "All choices, side by side",
        "apart": "and Yann chose",
        "unfair": "no fair shuffle",
    },
    "fr-FR": {
        "title": "Défi",
        "play": "Relever le défi",
        "secret": "comment les autres ont joué",
        "back": "Voir le défi",
        "compare": "Comparer avec Yann",
        "with": "Vous et Yann",
        "all": "Tous les choix, côte à côte",
        "apart": "et Yann a choisi",
        "unfair": "pas un mélange équitable",
    },
}


def challenged(server: Server) -> tuple[Guest, str]:
    """Somebody whom Yann has challenged: he has played already."""
    yann, zoe = Guest(server, "Yann"), Guest(server, "Zoé")
    challenge = make(yann, level="medium", rounds=1, hand_size=6)
    play(yann, challenge, -1)
    return zoe, challenge


CLOSE = 30  # pixels
BELOW = """note => {
    const range = document.createRange()
    range.selectNodeContents(note)
    return note.nextElementSibling.getBoundingClientRect().top - range.getBoundingClientRect().bottom
}"""


@pytest.mark.parametrize(
    ("width", "theme", "language"),
    [(1440, "light", "en-GB"), (390, "dark", "en-GB"), (1440, "dark", "fr-FR"), (390, "light", "fr-FR")],
)
def test_a_challenge_is_played_and_compared(
    visitors: Visitors, server: Server, width: int, theme: str, language: str
) -> None:
    zoe, challenge = challenged(server)
    said: dict[str, Any] = WORDS[language]
    one = visitors.come(f"/challenges/{challenge}", width, theme, language, **device_of(zoe))
    name = f"challenge-{language[:2]}"
    expect(one.page.get_by_role("heading", level=1, name=said["title"])).to_be_visible()
    expect(one.page.get_by_role("row", name="Yann")).to_be_visible()
    expect(one.page.get_by_text(said["secret"])).to_be_visible()
    expect(one.page.get_by_text(said["unfair"])).to_be_visible()
    look_at(one, f"{name}-before", width, theme)
    start = one.page.get_by_role("button", name=said["play"])
    one.tab_to(start)
    one.press("Enter")
    running = one.page.get_by_role("group").get_by_text(said["unfair"])
    expect(running).to_be_in_viewport()  # on a phone too, where the rest stands behind “More”
    note = one.page.locator("aside p", has_text=said["unfair"])
    assert note.evaluate(BELOW) < CLOSE, "the log begins right below"
    one.play_out()
    expect(one.page.get_by_text(said["unfair"])).to_be_visible()
    look_at(one, f"{name}-ending", width, theme)
    one.page.get_by_role("link", name=said["back"]).first.click()
    compare = one.page.get_by_role("button", name=said["compare"])
    one.tab_to(compare)
    one.press("Enter")
    expect(one.page.get_by_role("heading", name=said["with"])).to_be_focused()
    expect(one.page.get_by_text(said["apart"])).to_be_visible()
    one.page.get_by_text(said["all"]).click()
    expect(one.page.locator("tr.parting")).to_have_count(1)
    look_at(one, f"{name}-compared", width, theme)


def test_a_friend_is_challenged_from_a_new_table(visitors: Visitors) -> None:
    one = visitors.come("/new/ugo")
    button = one.page.get_by_role("button", name="Challenge a friend")
    expect(button).to_have_count(0)
    one.choose_seat(2, "hard")
    button.click()
    one.take_name("Ada")
    expect(one.page.get_by_role("heading", level=1, name="Challenge: UGO!")).to_be_visible()
    expect(one.page.get_by_text("You made this challenge")).to_be_visible()
    expect(one.page.get_by_text("You play against Léontine (hard)")).to_be_visible()
    expect(one.page.get_by_label("The link")).to_have_value(one.page.url)
    expect(one.page.get_by_role("heading", name="Nobody has played it to the end yet")).to_be_visible()


def test_a_friend_is_challenged_after_a_game_with_bots(visitors: Visitors, server: Server) -> None:
    guest = Guest(server, "Ada")
    with guest.page() as page:
        chairs = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        options = {"rounds": 1, "hand_size": 1}
        wish = {"game": "ugo", "chairs": chairs, "options": options, "starts_when_full": True}
        table = page.done("create", **wish)["table"]
    one = visitors.come(f"/tables/{table}", **device_of(guest))
    one.play_out()
    one.page.get_by_role("button", name="Challenge a friend").click()
    expect(one.page.get_by_text("You play against Pépin (easy)")).to_be_visible()
    expect(one.page.get_by_role("listitem").filter(has_text="1")).not_to_have_count(0)


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
def test_the_challenge_of_the_day_is_on_the_first_page(visitors: Visitors, width: int, theme: str) -> None:
    one = visitors.come("/", width, theme)
    one.page.get_by_role("link", name="The challenge of the day").click()
    expect(one.page.get_by_role("heading", level=1, name="Challenge of the day")).to_be_visible()
    expect(one.page.get_by_text("the same for everybody on this server")).to_be_visible()
    look_at(one, "challenge-daily", width, theme)


def test_a_replay_of_a_challenge_claims_no_fair_shuffle(visitors: Visitors, server: Server) -> None:
    zoe, challenge = challenged(server)
    table = play(zoe, challenge)
    one = visitors.come(f"/tables/{table}/replay", **device_of(zoe))
    tick = one.page.locator("summary", has_text="The deals of a challenge: no fair shuffle")
    expect(tick).to_be_visible()
    expect(one.page.get_by_text("The shuffle was fair")).to_have_count(0)
    expect(one.page.get_by_text("Only those who have played this challenge may watch.")).to_be_visible()


def test_who_has_not_played_is_told_why_a_game_is_hidden(visitors: Visitors, server: Server) -> None:
    zoe, challenge = challenged(server)
    table = play(zoe, challenge)
    one = visitors.come(f"/tables/{table}/replay")
    expect(one.page.get_by_role("alert").filter(has_text="would give the deals of a challenge away")).to_be_visible()
    assert all("403" in complaint for complaint in visitors.complaints)
    visitors.complaints.clear()


def test_rounds_of_pillage_stand_side_by_side(visitors: Visitors, server: Server) -> None:
    zoe, yann = Guest(server, "Zoé"), Guest(server, "Yann")
    challenge = make(yann, "pillage")
    play(yann, challenge, -1)
    play(zoe, challenge)
    one = visitors.come(f"/challenges/{challenge}", **device_of(zoe))
    one.page.get_by_role("button", name="Compare with Yann").click()
    one.page.get_by_text("All choices, side by side").click()
    rows = one.page.locator("details tbody th")
    expect(rows.nth(0)).to_have_text("Round 1")
    expect(rows.nth(1)).to_have_text("Round 2")
    look_at(one, "challenge-pillage-compared", 1440, "light")
