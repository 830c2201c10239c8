"""Names: what they may be made of, and who looks like whom."""

import pytest

from tablee.games.words import Refused
from tablee.server.accounts.names import checked_name, is_alike
from tests.server.playing import SOMEBODY, open_table, pages
from tests.server.serving import Guest, Server

ZWJ, ZWNJ, ACUTE = "\u200d", "\u200c", "\u0301"


@pytest.mark.parametrize(
    "name",
    [
        *("Zoé", "Françoise", "Ève-Noëlle", "O’Brien", "Łukasz", "Nguyễn Văn", "Mª José", "Zoé 2"),
        *("Иван", "Ελένη", "محمد", "אברהם", "שָׁלוֹם", "अनिल", "ไทยแท้", "김철수", "ქეთი"),
        *("健二", "さくら", "カタリーナ", "可愛い", "Kenji 健二"),
        *(f"می{ZWNJ}خواهم", f"क्{ZWJ}ष", f"Zoé 👩{ZWJ}🚀", "Botticelli", "Robot", "Greed"),
    ],
)
def test_names_of_people_are_kept_as_they_are(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (f"Zo{ZWJ}é", "Zoé"),
        (f"{ZWNJ}Zoé{ZWJ}", "Zoé"),
        (f"И{ZWNJ}ван", "Иван"),
        ("𝐙𝐨é", "Zoé"),
        ("Ｚｏé", "Zoé"),
        ("Ⓩⓞé", "Zoé"),
        ("ｱﾝﾅ", "アンナ"),
    ],
)
def test_what_nobody_sees_or_only_dresses_a_letter_up_is_folded(typed: str, kept: str) -> None:
    assert checked_name(typed) == kept


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Pаul", "name-scripts"),  # with a Cyrillic a
        ("Ζoé", "name-scripts"),  # with a Greek capital zeta
        ("Zoé Иван", "name-scripts"),
        ("Zo" + "e" + ACUTE * 3, "name-marks"),
        ("Z\u0335\u0336\u0337\u0338oe", "name-marks"),
        (ACUTE + "Zoe", "name-marks"),
        ("Zoe " + ACUTE, "name-marks"),
        ("Bot", "name-of-bot"),
        ("bot 12", "name-of-bot"),
        ("B0T", "name-of-bot"),
        ("ВОТ", "name-of-bot"),  # all of it Cyrillic
        ("random", "name-of-bot"),
        ("Greedy 2", "name-of-bot"),
        ("léontine", "name-of-bot"),
        ("Loup-de-Mer 2", "name-of-bot"),
        ("Somebody 1", "name-neutral"),
        ("quelqu’un", "name-neutral"),
        ("Quelqu'un 2", "name-neutral"),
    ],
)
def test_what_could_pass_for_something_else_is_refused(name: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        checked_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zoé", "zoé"), ("сосо", "coco"), ("Ian", "lan"), ("Zoe0", "ZoeO"), ("Modern", "Modem"), ("Αννα", "Avva")],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert is_alike(one, other)
    assert is_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zoé", "Zoe"), ("Ann", "Anna"), ("Ian", "Lan"), ("Иван", "Ivan"), ("Zoé 1", "Zoé 2"), ("健二", "健三")],
)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert not is_alike(one, other)


@pytest.mark.parametrize("path", ["/api/me", "/api/companions", "/api/programs"])
def test_companions_and_programs_are_named_by_the_same_rules(server: Server, path: str) -> None:
    answer = Guest(server, "Zoé").http.post(path, json={"name": "Bot 1"})
    assert (answer.status_code, answer.json()["key"]) == (400, "name-of-bot")


def test_two_people_at_a_table_never_look_alike(server: Server) -> None:
    with pages(server, "Coco", "сосо", "Yann") as (coco, other, yann):
        table = open_table(coco, SOMEBODY, SOMEBODY)
        refused = other.ask("join", table=table)
        assert (refused["key"], refused["args"]) == ("name-alike", {"name": "Coco"})
        assert "choose another one" in refused["words"]
        yann.done("join", table=table)
        coco.done("leave", table=table)
        other.done("join", table=table)


def test_who_has_taken_another_name_sits_down_on_the_same_page(server: Server) -> None:
    first, second = Guest(server, "Zoé"), Guest(server, "ZOÉ")
    with first.page() as one, second.page() as other:
        table = open_table(one)
        assert other.refused("join", table=table) == "name-alike"
        second.http.post("/api/me", json={"name": "Zora"}).raise_for_status()
        other.done("join", table=table)


def test_chat_names_people_as_their_chairs_do(server: Server) -> None:
    zoe, other = Guest(server, "Zoé"), Guest(server, "Yann")
    with zoe.page() as page, other.page() as watcher:
        table = open_table(page)
        watcher.done("follow", table=table)
        zoe.http.post("/api/me", json={"name": "Zora"}).raise_for_status()
        page.done("chat", table=table, text="ahoy")
        assert watcher.until("chat")["line"]["name"] == "Zoé"
        watcher.done("chat", table=table, text="ahoy")
        other.http.post("/api/me", json={"name": "zoé"}).raise_for_status()
        assert watcher.refused("chat", table=table, text="It is me, Zoé.") == "name-alike"
