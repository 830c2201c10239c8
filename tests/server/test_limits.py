"""How much one person or one address may ask, and what a host who uses https gets."""

import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.games.words import Refused
from tablee.server.net import rate_limits
from tablee.server.net.guard import address_of
from tablee.server.net.rate_limits import MOST_BUCKETS, Limits, Rate
from tests.server.playing import BOT, ME, end_of
from tests.server.serving import Guest, Server, browser, serving

OFTEN = Rate(a_second=0.001, at_once=2)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits, reached under a name of its own too."""
    folder = tmp_path_factory.mktemp("strict")
    with serving(folder, "--pace", "0", "--origin", "https://games.example") as running:
        yield running
        assert running.errors() == []


def from_address(address: str) -> dict[str, str]:
    """As if somebody else came: a proxy on this machine says so."""
    return {"x-forwarded-for": address}


def guest(server: Server, address: str) -> Guest:
    somebody = Guest.__new__(Guest)
    somebody.server, somebody.http = server, browser(server, **from_address(address))
    somebody.me = somebody.http.post("/api/me", json={"name": "Zoé"}).raise_for_status().json()
    return somebody


# The buckets


def test_each_asker_has_a_bucket_for_each_kind_of_request() -> None:
    asked = Limits()
    assert [asked.allow(OFTEN, "zoe") for _ in range(3)] == [True, True, False]
    assert asked.allow(OFTEN, "yann")
    assert asked.allow(Rate(a_second=1, at_once=1), "zoe")
    with pytest.raises(Refused, match="too-often"):
        asked.check(OFTEN, "zoe")


def test_rates_of_the_same_numbers_are_counted_apart() -> None:
    """Whoever takes their data away can still report somebody."""
    asked = Limits()
    exports, reports = Rate(a_second=1, at_once=1), Rate(a_second=1, at_once=1)
    assert asked.allow(exports, "zoe")
    assert not asked.allow(exports, "zoe")
    assert asked.allow(reports, "zoe")


def test_without_limits_everything_is_allowed() -> None:
    asked = Limits(is_on=False)
    assert all(asked.allow(OFTEN, "zoe") for _ in range(100))


def test_however_many_ask_the_buckets_stay_few() -> None:
    asked = Limits()
    for number in range(MOST_BUCKETS + 100):
        asked.allow(OFTEN, str(number))
    assert len(asked._buckets) == MOST_BUCKETS


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.1", 5), "192.0.2.1"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 5), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.1", 5), "192.0.2.1"),
        (("a socket", 0), "a socket"),
        (None, "nowhere"),
    ],
)
def test_a_household_is_one_address(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"type": "http", "client": client}) == address


# On a server


def test_one_address_brings_only_so_many_guests(strict: Server) -> None:
    http = from_address("203.0.113.1")
    statuses = [
        browser(strict, **http).post("/api/me", json={"name": "Zoé"}).status_code
        for _ in range(rate_limits.GUESTS.at_once + 1)
    ]
    assert statuses == [200] * rate_limits.GUESTS.at_once + [429]
    assert guest(strict, "203.0.113.2").me["name"] == "Zoé"


def test_one_address_asks_only_so_often(strict: Server) -> None:
    http = browser(strict, **from_address("203.0.113.3"))
    statuses = [http.get("/health").status_code for _ in range(rate_limits.REQUESTS.at_once * 3)]
    assert statuses[: rate_limits.REQUESTS.at_once] == [200] * rate_limits.REQUESTS.at_once
    assert 429 in statuses
    assert browser(strict, **from_address("203.0.113.4")).get("/health").status_code == 200


def test_a_whole_class_behind_one_address_gets_the_page(strict: Server) -> None:
    http = browser(strict, **from_address("203.0.113.11"))
    statuses = [http.get("/assets/nothing.js").status_code for _ in range(rate_limits.REQUESTS.at_once * 3)]
    assert set(statuses) == {404}
    assert http.get("/health").status_code == 200


def test_a_person_makes_only_so_many_tables(strict: Server) -> None:
    with guest(strict, "203.0.113.5").page() as zoe:
        answers = [zoe.ask("create", game="ugo", chairs=[ME, BOT]) for _ in range(rate_limits.TABLES.at_once + 1)]
        assert [answer["type"] for answer in answers] == ["done"] * rate_limits.TABLES.at_once + ["refused"]
        assert answers[-1]["key"] == "too-often"


def test_a_person_changes_seats_only_so_often(strict: Server) -> None:
    """Everybody who looks at the lobby hears of each change."""
    with guest(strict, "203.0.113.15").page() as zoe:
        table = zoe.done("create", game="ugo", chairs=[ME, BOT], is_public=True)["table"]
        levels = ["greedy", ""] * rate_limits.SEATS.at_once
        answers = [zoe.ask("chair", table=table, seat=1, level=level) for level in levels]
        assert answers[0]["type"] == "done"
        assert answers[-1]["key"] == "too-often"
        assert zoe.refused("leave", table=table) == "too-often"
        zoe.done("close", table=table)


def test_a_person_talks_only_so_much(strict: Server) -> None:
    with guest(strict, "203.0.113.6").page() as zoe:
        table = zoe.done("create", game="ugo", chairs=[ME, BOT])["table"]
        answers = [zoe.ask("chat", table=table, text="hello") for _ in range(rate_limits.CHAT.at_once + 3)]
        assert answers[0]["type"] == "done"
        assert answers[-1]["key"] == "too-often"


def test_whoever_floods_is_cut_off_and_can_come_back(strict: Server) -> None:
    somebody = guest(strict, "203.0.113.7")
    with somebody.page() as zoe:
        for _ in range(1000):
            try:
                zoe.send("leave-lobby")
            except ConnectionClosed:
                break
        assert end_of(zoe) == 1008
    time.sleep(0.2)
    with somebody.page() as zoe:
        assert zoe.ask("leave-lobby")["type"] == "done"


def test_one_address_opens_only_so_many_connections(strict: Server) -> None:
    somebody = guest(strict, "203.0.113.8")

    def knock() -> int:
        try:
            with somebody.page("x"):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert 429 in [knock() for _ in range(rate_limits.SOCKETS.at_once * 2)]


# With https


def test_with_https_cookies_travel_by_https_only(strict: Server) -> None:
    http = browser(strict, host="games.example", **from_address("203.0.113.9"))
    answer = http.post("/api/me", json={"name": "Zoé"}, headers={"origin": "https://games.example"})
    assert "; Secure" in answer.headers["set-cookie"]


def test_under_its_own_name_it_answers_and_under_others_it_does_not(strict: Server) -> None:
    http = browser(strict, **from_address("203.0.113.10"))
    assert http.get("/health", headers={"host": "games.example"}).status_code == 200
    assert http.get("/health", headers={"host": "games.example.evil.example"}).status_code == 421
    assert http.post("/api/me", json={"name": "Zoé"}, headers={"origin": "http://games.example"}).status_code == 403
