"""Passkeys as the server sees them: good answers, and everything that must be refused."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import cbor2
import httpx
import pytest
from starlette.requests import HTTPConnection

from tablee.games.words import Refused
from tablee.server.accounts import challenges
from tablee.server.accounts.challenges import CHALLENGE_SECONDS, Challenges
from tablee.server.accounts.passkeys import MOST_PASSKEYS
from tablee.server.accounts.sites import Site, site_of
from tests.server.authenticator import Authenticator, base64url
from tests.server.serving import Guest, Server, browser, serving
from tests.server.sessions import rows

ELSEWHERE = "https://games.example.org"


def at_localhost(server: Server) -> httpx.Client:
    """Somebody without a name yet, who came by the name of the machine."""
    return browser(server, host=f"localhost:{server.port}", origin=f"http://localhost:{server.port}")


def guest(server: Server, name: str = "Zoé") -> httpx.Client:
    """Somebody with a name, who came by the name of the machine."""
    client = at_localhost(server)
    client.post("/api/me", json={"name": name}).raise_for_status()
    return client


def device(server: Server) -> Authenticator:
    return Authenticator(f"http://localhost:{server.port}")


def asked(client: httpx.Client, what: str) -> dict[str, Any]:
    options: dict[str, Any] = client.post(f"/api/passkeys/{what}").raise_for_status().json()
    return options


def add(client: httpx.Client, authenticator: Authenticator, name: str = "My phone") -> httpx.Response:
    credential = authenticator.make(asked(client, "new"))
    return client.post("/api/passkeys", json={"credential": credential, "name": name})


def sign_in(client: httpx.Client, authenticator: Authenticator) -> httpx.Response:
    credential = authenticator.sign(asked(client, "any"))
    return client.post("/api/passkeys/sign-in", json={"credential": credential})


def why(answer: httpx.Response) -> str:
    """Why something was refused; nobody is signed in by that."""
    assert answer.status_code in (400, 404)
    assert "set-cookie" not in answer.headers
    return str(answer.json()["key"])


def test_a_passkey_brings_me_to_another_device(server: Server) -> None:
    zoe, phone = guest(server), device(server)
    made = add(zoe, phone).raise_for_status().json()
    assert (made["name"], made["site"]) == ("My phone", "localhost")
    assert zoe.get("/api/passkeys").json() == [made]
    other = at_localhost(server)
    assert sign_in(other, phone).json() == zoe.get("/api/me").json()
    assert other.get("/api/me").json() == zoe.get("/api/me").json()
    assert len(other.get("/api/sessions").json()) == 2


def test_the_browser_is_asked_for_a_passkey_that_names_its_person(server: Server) -> None:
    options = asked(guest(server), "new")
    assert options["rp"] == {"id": "localhost", "name": "Tablée"}
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["attestation"] == "none"
    assert options["user"]["name"] == "Zoé"
    any_of = asked(at_localhost(server), "any")
    assert any_of["rpId"] == "localhost"
    assert any_of["allowCredentials"] == []


def test_a_device_that_has_one_is_not_asked_for_another(server: Server) -> None:
    zoe, phone = guest(server), device(server)
    add(zoe, phone).raise_for_status()
    assert [one["id"] for one in asked(zoe, "new")["excludeCredentials"]] == [base64url(phone.id)]


def test_a_challenge_is_good_once(server: Server) -> None:
    zoe, phone = guest(server), device(server)
    credential = phone.make(asked(zoe, "new"))
    zoe.post("/api/passkeys", json={"credential": credential, "name": "One"}).raise_for_status()
    assert why(zoe.post("/api/passkeys", json={"credential": credential, "name": "Two"})) == "passkey-late"
    other = at_localhost(server)
    signed = phone.sign(asked(other, "any"))
    other.post("/api/passkeys/sign-in", json={"credential": signed}).raise_for_status()
    assert why(at_localhost(server).post("/api/passkeys/sign-in", json={"credential": signed})) == "passkey-late"


def test_a_challenge_is_good_once_even_where_the_answer_was_bad(server: Server) -> None:
    zoe, phone = guest(server), device(server)
    add(zoe, phone).raise_for_status()
    options = asked(zoe, "any")
    wrong = {**phone.sign(options), "id": "other"}
    assert why(zoe.post("/api/passkeys/sign-in", json={"credential": wrong})) == "no-such-passkey"
    answer = zoe.post("/api/passkeys/sign-in", json={"credential": phone.sign(options)})
    assert why(answer) == "passkey-late"


def test_a_challenge_of_ones_own_making_is_none(server: Server) -> None:
    zoe, phone = guest(server), device(server)
    add(zoe, phone).raise_for_status()
    forged = phone.sign({"challenge": base64url(b"x" * 32)})
    assert why(zoe.post("/api/passkeys/sign-in", json={"credential": forged})) == "passkey-late"


def test_a_challenge_for_one_thing_or_person_is_not_good_for_another(server: Server) -> None:
    zoe, eve, phone = guest(server), guest(server, "Eve"), device(server)
    stolen = phone.make(asked(zoe, "new"))
    assert why(eve.post("/api/passkeys", json={"credential": stolen, "name": "Mine"})) == "passkey-late"
    add(zoe, phone).raise_for_status()
    signed = phone.sign(asked(zoe, "new"))
    assert why(zoe.post("/api/passkeys/sign-in", json={"credential": signed})) == "passkey-late"


@pytest.mark.parametrize("origin", [ELSEWHERE, "http://localhost:1", "http://127.0.0.1", "null", ""])
def test_what_was_signed_for_the_page_of_another_site_is_refused(server: Server, origin: str) -> None:
    zoe, phone = guest(server), device(server)
    add(zoe, phone).raise_for_status()
    phone.origin = origin
    assert why(sign_in(at_localhost(server), phone)) == "passkey-refused"
    assert why(add(zoe, Authenticator(origin))) == "passkey-refused"


def test_what_was_signed_for_another_site_is_refused(server: Server) -> None:
    zoe, phone = guest(server), device(server)
    add(zoe, phone).raise_for_status()
    phone.site = "games.example.org"
    assert why(sign_in(at_localhost(server), phone)) == "passkey-refused"


def test_a_foreign_passkey_opens_nothing(server: Server) -> None:
    zoe, eve, phone, stranger = guest(server), guest(server, "Eve"), device(server), device(server)
    add(zoe, phone).raise_for_status()
    add(eve, stranger).raise_for_status()
    unknown = device(server)
    unknown.person = phone.person
    assert why(sign_in(at_localhost(server), unknown)) == "no-such-passkey"
    stranger.person = phone.person  # says that it is Zoé's
    assert why(sign_in(at_localhost(server), stranger)) == "passkey-refused"
    stranger.id, stranger.person = phone.id, phone.person  # and bears the name of hers
    assert why(sign_in(at_localhost(server), stranger)) == "passkey-refused"
    assert why(add(eve, device_with(server, phone.id))) == "passkey-refused"


def device_with(server: Server, name: bytes) -> Authenticator:
    return Authenticator(f"http://localhost:{server.port}", id=name)


def test_a_removed_passkey_opens_nothing(server: Server) -> None:
    zoe, phone = guest(server), device(server)
    made = add(zoe, phone).json()["passkey"]
    options = asked(at_localhost(server), "any")
    zoe.delete(f"/api/passkeys/{made}").raise_for_status()
    assert zoe.get("/api/passkeys").json() == []
    late = at_localhost(server).post("/api/passkeys/sign-in", json={"credential": phone.sign(options)})
    assert why(late) == "no-such-passkey"
    assert why(zoe.delete(f"/api/passkeys/{made}")) == "no-such-passkey"


def test_a_passkey_that_counts_backwards_may_be_a_copy(server: Server) -> None:
    zoe, phone = guest(server), device(server)
    add(zoe, phone).raise_for_status()
    phone.count = 7
    sign_in(at_localhost(server), phone).raise_for_status()
    for count in (7, 3, 0):
        phone.count = count
        assert why(sign_in(at_localhost(server), phone)) == "passkey-refused"
    phone.count = 8
    sign_in(at_localhost(server), phone).raise_for_status()


def test_a_passkey_that_does_not_count_is_good_again_and_again(server: Server) -> None:
    zoe, phone = guest(server), device(server)
    add(zoe, phone).raise_for_status()
    for _ in range(2):
        sign_in(at_localhost(server), phone).raise_for_status()


def test_i_name_my_passkeys_and_nobody_else_does(server: Server) -> None:
    zoe, eve = guest(server), guest(server, "Eve")
    made = add(zoe, device(server)).json()["passkey"]
    zoe.post(f"/api/passkeys/{made}", json={"name": "  Le   téléphone\n"}).raise_for_status()
    assert [one["name"] for one in zoe.get("/api/passkeys").json()] == ["Le téléphone"]
    assert why(eve.post(f"/api/passkeys/{made}", json={"name": "Mine"})) == "no-such-passkey"
    assert why(eve.delete(f"/api/passkeys/{made}")) == "no-such-passkey"
    assert eve.get("/api/passkeys").json() == []
    for name in ("", " ", "\u200b", "x" * 41):
        assert why(zoe.post(f"/api/passkeys/{made}", json={"name": name})) == "label-length"


def test_so_many_passkeys_and_no_more(server: Server) -> None:
    zoe = guest(server)
    options = asked(zoe, "new")
    for _ in range(MOST_PASSKEYS):
        add(zoe, device(server)).raise_for_status()
    assert why(zoe.post("/api/passkeys/new")) == "too-many-passkeys"
    late = {"credential": device(server).make(options), "name": "One more"}
    assert why(zoe.post("/api/passkeys", json=late)) == "too-many-passkeys"


def test_a_public_key_that_is_much_too_long_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    zoe, phone = guest(server), device(server)
    key = cbor2.loads(phone._cose())
    monkeypatch.setattr(phone, "_cose", lambda: cbor2.dumps({**key, -70_000: bytes(30_000)}))
    assert why(add(zoe, phone)) == "passkey-refused"
    monkeypatch.undo()
    add(zoe, phone).raise_for_status()


def test_of_two_answers_with_one_count_one_is_good(server: Server) -> None:
    zoe, phone = guest(server), device(server)
    add(zoe, phone).raise_for_status()
    phone.count = 1
    with ThreadPoolExecutor(4) as at_once:
        answers = list(at_once.map(lambda _: sign_in(at_localhost(server), phone), range(4)))
    assert [answer.is_success for answer in answers].count(True) == 1


NONSENSE: list[Any] = [
    {},
    {"id": 5},
    {"id": "x", "response": []},
    {"id": "x", "response": {"clientDataJSON": "é"}},
    {"id": "x", "response": {"clientDataJSON": "e30"}},
    {"id": "x", "response": {"clientDataJSON": base64url(b'{"challenge": 5}')}},
    {"id": "x", "response": {"clientDataJSON": base64url(b"[" * 5000)}},
    {"id": "x", "response": {"clientDataJSON": base64url(b"\xff\xfe")}},
]


@pytest.mark.parametrize("credential", NONSENSE)
@pytest.mark.parametrize("address", ["/api/passkeys", "/api/passkeys/sign-in"])
def test_nonsense_is_refused(server: Server, credential: Any, address: str) -> None:
    body = {"credential": credential, **({"name": "x"} if address == "/api/passkeys" else {})}
    assert why(guest(server).post(address, json=body)) == "passkey-refused"


@pytest.mark.parametrize(
    "field", ["clientDataJSON", "authenticatorData", "signature", "userHandle", "attestationObject"]
)
@pytest.mark.parametrize("value", ["", "AAAA", "é", None, 5, "A" * 20_000])
def test_an_answer_that_was_changed_is_refused(server: Server, field: str, value: Any) -> None:
    zoe, phone = guest(server), device(server)
    if field == "attestationObject":
        credential = phone.make(asked(zoe, "new"))
        address, body = "/api/passkeys", {"name": "x"}
    else:
        add(zoe, phone).raise_for_status()
        credential = phone.sign(asked(zoe, "any"))
        address, body = "/api/passkeys/sign-in", {}
    credential["response"][field] = value
    answer = zoe.post(address, json={"credential": credential, **body})
    assert why(answer) in ("passkey-refused", "passkey-late")


def test_nobody_and_programs_have_no_passkeys(server: Server) -> None:
    assert at_localhost(server).post("/api/passkeys/new").status_code == 401
    assert at_localhost(server).get("/api/passkeys").status_code == 401
    token = guest(server).post("/api/programs", json={"name": "Deep"}).json()["token"]
    program = at_localhost(server)
    program.headers["authorization"] = f"Bearer {token}"
    assert why(program.post("/api/passkeys/new")) == "not-for-programs"


def test_an_address_of_numbers_has_no_passkeys(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    assert why(zoe.http.post("/api/passkeys/new")) == "passkeys-not-here"
    assert why(browser(server).post("/api/passkeys/any")) == "passkeys-not-here"


def asked_at(host: str, scheme: str = "http") -> HTTPConnection:
    headers = [(b"host", host.encode())]
    scope = {"type": "http", "scheme": scheme, "headers": headers, "path": "/", "query_string": b""}
    return HTTPConnection({**scope, "server": ("127.0.0.1", 8642)})


@pytest.mark.parametrize(
    ("host", "scheme", "origins", "site"),
    [
        ("localhost:8642", "http", (), Site("localhost", ("http://localhost:8642",))),
        ("games.example.org", "https", (), Site("games.example.org", ("https://games.example.org",))),
        (
            "games.example.org",  # behind a proxy that does not say that it speaks https
            "http",
            ("https://games.example.org/", "https://other.example.org"),
            Site("games.example.org", ("http://games.example.org", "https://games.example.org")),
        ),
    ],
)
def test_the_site_is_the_name_by_which_the_server_is_reached(
    host: str, scheme: str, origins: tuple[str, ...], site: Site
) -> None:
    assert site_of(asked_at(host, scheme), origins) == site


@pytest.mark.parametrize(
    ("host", "scheme"),
    [
        ("192.168.1.7:8642", "http"),
        ("192.168.1.7", "https"),
        ("[::1]:8642", "http"),
        ("pi.local", "http"),
        ("", "http"),
    ],
)
def test_a_plain_local_network_has_no_passkeys(host: str, scheme: str) -> None:
    with pytest.raises(Refused, match="passkeys-not-here"):
        site_of(asked_at(host, scheme), ())


def test_behind_a_proxy_the_passkey_is_the_proxys(tmp_path: Path) -> None:
    with serving(tmp_path, "--origin", ELSEWHERE) as server:
        headers = {"host": "games.example.org", "origin": ELSEWHERE, "x-forwarded-proto": "https"}
        zoe = browser(server, **headers)
        cookie = zoe.post("/api/me", json={"name": "Zoé"}).raise_for_status().cookies["tablee"]
        zoe = browser(server, **headers, cookie=f"tablee={cookie}")  # which travels by https only
        phone = Authenticator(ELSEWHERE, "games.example.org")
        add(zoe, phone).raise_for_status()
        assert sign_in(browser(server, **headers), phone).json()["name"] == "Zoé"
        assert rows(server, "SELECT site FROM passkeys") == [("games.example.org",)]


# Challenges


def test_challenges_are_over_after_some_minutes() -> None:
    now = 0
    waiting = Challenges(lambda: now)
    challenge, other = waiting.new(None, "localhost"), waiting.new(None, "localhost")
    now = CHALLENGE_SECONDS * 1000 - 1
    waiting.take(challenge, None, "localhost")
    now += 1
    with pytest.raises(Refused, match="passkey-late"):
        waiting.take(other, None, "localhost")


def test_so_many_challenges_wait_and_the_oldest_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenges, "MOST_CHALLENGES", 3)
    waiting = Challenges()
    made = [waiting.new(None, "localhost") for _ in range(5)]
    for challenge in made[2:]:
        waiting.take(challenge, None, "localhost")
    for challenge in made[:2]:
        with pytest.raises(Refused, match="passkey-late"):
            waiting.take(challenge, None, "localhost")


def test_a_server_starts_without_the_library() -> None:
    program = (
        "import sys, tablee.server.app; sys.exit(sum(name in sys.modules for name in ('webauthn', 'cryptography')))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_who_tries_too_often_waits(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        answers = [at_localhost(server).post("/api/passkeys/any").status_code for _ in range(40)]
        assert answers[:30] == [200] * 30
        assert 429 in answers
        zoe = guest(server)
        made = [zoe.post(f"/api/{what}").status_code for what in ("passkeys/new", "me/link", "me/recovery") * 6]
        assert made[:12] == [200] * 12
        assert 429 in made
