"""A guest picks a name and plays; nobody else can be that guest."""

from http.cookies import SimpleCookie

import pytest

from tablee.games.words import Refused
from tablee.server.accounts import identity
from tablee.server.accounts.names import checked_name
from tests.server.playing import SOMEBODY, begin, open_table, pages
from tests.server.serving import Guest, Page, Server, browser


def test_a_guest_picks_a_name_and_a_cookie_that_scripts_and_other_sites_cannot_use(server: Server) -> None:
    answer = browser(server).post("/api/me", json={"name": "Zoé"})
    assert answer.json()["name"] == "Zoé"
    cookie = SimpleCookie(answer.headers["set-cookie"])["tablee"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert int(cookie["max-age"]) > 365 * 24 * 3600


def test_the_cookie_says_who_i_am(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    assert zoe.http.get("/api/me").json() == zoe.me


def test_without_a_cookie_i_am_nobody(server: Server) -> None:
    answer = browser(server).get("/api/me")
    assert answer.is_success
    assert answer.json() is None
    assert browser(server).post("/api/me/link").status_code == 401
    assert browser(server).post("/api/programs", json={"name": "Robot"}).status_code == 401


def test_nobody_can_make_a_cookie_of_their_own(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    cookie = zoe.http.cookies["tablee"]
    head, _, signature = cookie.rpartition(".")
    forged = [
        "",
        "x",
        zoe.me["person"],
        head,
        f"{head}.",
        f"{head}.{signature[::-1]}",
        f"ImFub3RoZXIi.{signature}",
        cookie * 20,
    ]
    for value in forged:
        answer = browser(server).get("/api/me", headers={"cookie": f"tablee={value}"})
        assert answer.status_code == 401, value


@pytest.mark.parametrize("name", ["Zoé", "Jean-Luc", "O'Brien", "王小明", "<b>Zoé</b>", "Zoé & Cie", "  Zoé   Martin "])
def test_people_are_called_what_they_like(server: Server, name: str) -> None:
    assert Guest(server, name).me["name"] == " ".join(name.split())


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "name-length"),
        (" \t\n ", "name-length"),
        ("Z" * 25, "name-length"),
        ("Z" * 30_000, "name-length"),
        ("Zoé\x00", "name-signs"),
        ("Zo\x1b[31mé", "name-signs"),
        ("\u202eéoZ", "name-signs"),
        ("Zoé\u200b", "name-signs"),
        ("\u200d\u200d", "name-length"),
        ("\u3164", "name-signs"),  # letters that cannot be seen
        ("\uffa0\u115f\u1160", "name-signs"),
        ("Zoé\u2800", "name-signs"),
        ("Zo\u034fé", "name-signs"),  # a mark that nobody sees
        ("\ue000", "name-signs"),
        ("...", "name-signs"),
    ],
)
def test_a_name_can_be_seen_and_is_short(server: Server, name: str, why: str) -> None:
    answer = browser(server).post("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["key"]) == (400, why)


@pytest.mark.parametrize("variant", ["Zoé\ufe0f", "Zoe\ufe0f\u0301", "Zo\ufe0eé", "Zoé\U000e0100"])
def test_two_names_that_look_the_same_are_the_same(variant: str) -> None:
    assert checked_name(variant) == "Zoé"


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("\u202eahoy", "ahoy"),
        ("a\u2067ho\u2069y", "ahoy"),
        ("ahoy\u2028you", "ahoy you"),
        ("שלום", "שלום"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_what_is_said_turns_no_other_line_round(said: str, kept: str) -> None:
    assert identity.tidy_chat(said) == kept


@pytest.mark.parametrize("said", ["", " \n", "\u202e", "\u200b\u3164\u034f"])
def test_who_says_nothing_that_can_be_seen_says_nothing(said: str) -> None:
    with pytest.raises(Refused, match="chat-empty"):
        identity.tidy_chat(said)


def test_a_refusal_speaks_my_language(server: Server) -> None:
    french = browser(server, **{"accept-language": "fr-CH, fr;q=0.9, en;q=0.8"}).post("/api/me", json={"name": ""})
    english = browser(server).post("/api/me?language=en", json={"name": ""})
    assert french.json()["words"].startswith("Un nom")
    assert english.json()["words"].startswith("A name")


def test_a_new_name_counts_from_the_next_table_on(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    with zoe.page() as page:
        old = open_table(page)
        zoe.http.post("/api/me", json={"name": "Zora"}).raise_for_status()
        assert zoe.http.get("/api/me").json() == {**zoe.me, "name": "Zora"}
        assert page.done("follow", table=old)["seats"][0]["name"] == "Zoé"
        page.send("chat", table=old, text="That is me")
        assert page.until("chat")["line"]["name"] == "Zoé"  # as on the chair
        assert page.done("follow", table=open_table(page))["seats"][0]["name"] == "Zora"
    with zoe.page() as page:
        assert page.welcome["name"] == "Zora"


def test_renaming_during_a_game_disturbs_browser(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    with zoe.page() as page, pages(server, "Yann") as (other,):
        table = begin(page, other)
        zoe.http.post("/api/me", json={"name": "Zora"}).raise_for_status()
        assert [seat["name"] for seat in other.done("follow", table=table)["seats"]] == ["Zoé", "Yann"]


def test_a_page_is_welcomed_by_name(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    with zoe.page() as page:
        assert page.welcome["type"] == "welcome"
        assert (page.welcome["person"], page.welcome["name"]) == (zoe.me["person"], "Zoé")


def test_a_person_sits_at_two_tables_on_two_devices(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    phone = browser(server)
    phone.post("/api/me/move", json={"link": zoe.http.post("/api/me/link").json()["link"]}).raise_for_status()
    with zoe.page() as laptop, Page(server, {"Cookie": f"tablee={phone.cookies['tablee']}"}) as mobile:
        one, two = open_table(laptop), open_table(mobile, SOMEBODY, SOMEBODY)
        assert {line["table"] for line in laptop.done("my-games")["games"]} == {one, two}
        assert mobile.done("follow", table=one)["seat"] == 0
