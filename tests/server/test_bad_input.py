"""Whatever comes in: a clear refusal or a closed connection, nothing in the log, and nobody else notices."""

import random
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tablee.server.dispatch import MOST_REFUSED
from tablee.server.main import MOST_MESSAGE_BYTES
from tablee.server.net.guard import MOST_BYTES
from tests.server.playing import BOT, ME, begin, decide, end_of, is_awaited, open_table, pages, play_out
from tests.server.serving import Guest, Page, Server, browser

DEEP = b"[" * 15_000
SOON = 5.0
QUIET = 6.0  # seconds, after which a connection that says nothing counts as forgotten


@pytest.fixture(autouse=True)
def undisturbed(server: Server) -> Iterator[None]:
    """After everything, the server still answers, and has nothing to complain about."""
    yield
    assert browser(server).get("/ready").text == "ready\n"
    assert server.errors() == []


# Messages


def says(page: Page, message: bytes | str) -> dict[str, object]:
    """What is answered to a message of any kind."""
    page.line.send(message)
    return page.next()


@pytest.mark.parametrize(
    "message",
    [
        "",
        " ",
        "{",
        "null",
        "[]",
        "7",
        "{}",
        '{"type":"my-games"}',
        '{"type":7,"id":1}',
        '{"type":"dance","id":1}',
        '{"type":"done","id":1}',
        '{"type":"my-games","id":-1}',
        '{"type":"my-games","id":1.5}',
        '{"type":"my-games","id":"1"}',
        '{"type":"my-games","id":99999999999999999999999}',
        '{"type":"my-games","id":1e999}',
        '{"type":"my-games","id":NaN}',
        '{"type":"my-games","id":1,"extra":true}',
        '{"type":"follow","id":1,"table":""}',
        '{"type":"follow","id":1,"table":"' + "x" * 41 + '"}',
        '{"type":"follow","id":1,"table":7}',
        '{"type":"follow","id":1,"table":"x","since":-1}',
        '{"type":"decide","id":1,"table":"x","question":0,"action":99999999999999999999}',
        '{"type":"decide","id":1,"table":"x","question":0,"action":-1}',
        '{"type":"chat","id":1,"table":"x","text":"\\ud800"}',
        '{"type":"chat","id":1,"table":"x","text":"' + "x" * 501 + '"}',
        '{"type":"open","id":1,"table":"x","nonce":"zz"}',
        '{"type":"join","id":1,"table":"x","seat":10}',
        '{"type":"chair","id":1,"table":"x","seat":-1}',
        '{"type":"chair","id":1,"table":"x","seat":0,"level":"' + "x" * 41 + '"}',
        '{"type":"answer-take-back","id":1,"table":"x","seq":0}',
        '{"type":"answer-take-back","id":1,"table":"x","seq":-1,"agrees":true}',
        '{"type":"answer-take-back","id":1,"table":"x","seq":0,"agrees":1}',
        '{"type":"my-games","id":1}{"type":"my-games","id":2}',
        "\ufeff{}",
    ],
)
def test_a_message_that_makes_no_sense_is_refused(server: Server, message: str) -> None:
    with pages(server, "Zoé") as (zoe,):
        answer = says(zoe, message)
        assert (answer["type"], answer["key"]) == ("refused", "message-malformed")
        assert zoe.done("my-games")["games"] == []


@pytest.mark.parametrize(
    "message",
    [
        b'{"type":"create","id":7,"game":"ugo","chairs":3}',
        b'{"id":7,"type":"dance"}',
        b'{"type":"chat","id":7,"table":"x","text":""}',
        b'{"type":"my-games","id":7,"extra":true}',
    ],
)
def test_a_refusal_bears_the_id_of_what_it_refuses(server: Server, message: bytes) -> None:
    with pages(server, "Zoé") as (zoe,):
        assert says(zoe, message.decode())["id"] == 7


@pytest.mark.parametrize("message", [b'{"id":1,"x":' + DEEP, DEEP, b'{"type":"create","id":1,"options":{"x":' + DEEP])
def test_a_message_that_is_nested_too_deep_is_refused(server: Server, message: bytes) -> None:
    with pages(server, "Zoé") as (zoe,):
        assert says(zoe, message.decode())["key"] == "message-malformed"


@pytest.mark.parametrize("text", [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"caf\xe9"])
def test_a_text_that_is_no_utf_8_is_refused(server: Server, text: bytes) -> None:
    with pages(server, "Zoé") as (zoe,):
        zoe.line.send(b'{"type":"chat","id":1,"table":"x","text":"' + text + b'"}', text=True)
        assert zoe.next()["key"] == "message-malformed"
        zoe.line.send(b'{"type":"' + text + b'","id":1}', text=True)
        assert zoe.next()["key"] == "message-malformed"


def test_a_binary_message_is_refused(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        assert says(zoe, b'{"type":"my-games","id":1}')["key"] == "message-malformed"
        assert says(zoe, bytes(range(256)))["key"] == "message-malformed"


def test_a_message_in_pieces_is_one_message(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        zoe.line.send(iter(['{"type":', '"my-', 'games","id":5}']))
        assert zoe.next()["id"] == 5


def test_a_message_that_is_too_big_ends_the_connection(server: Server) -> None:
    big = "x" * (MOST_MESSAGE_BYTES + 1)
    for message in (big, iter([big[:9000], big[9000:], big]), iter([big] * 20)):  # the rest of which nobody reads
        with pages(server, "Zoé") as (zoe,):
            with suppress(ConnectionClosed):
                zoe.line.send(message)
            assert end_of(zoe) == 1009


def test_whoever_talks_only_nonsense_is_shown_the_door(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        for _ in range(MOST_REFUSED + 1):
            zoe.line.send("nonsense")
        assert end_of(zoe) == 1008
        assert zoe.frames.count(zoe.frames[-1]) == MOST_REFUSED


def test_a_thousand_messages_at_once_are_all_answered_in_order(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        table = open_table(zoe)
        numbers = [zoe.send("follow", table=table) for _ in range(300)] + [zoe.send("leave-lobby") for _ in range(700)]
        assert [zoe.next()["id"] for _ in numbers] == numbers


def test_messages_for_a_table_on_disk_wait_and_too_many_of_them_end_the_connection(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        with suppress(ConnectionClosed):
            for _ in range(500):
                zoe.send("follow", table="nowhere")
        assert end_of(zoe) == 1013


# Moves


def test_a_move_that_is_not_mine_to_make_is_refused(server: Server) -> None:
    with pages(server, "Zoé", "Yann", "Wim") as (zoe, yann, watcher):
        table, other = begin(zoe, yann, options={"rounds": 1, "hand_size": 2}), begin(zoe, yann)
        first, second = (zoe, yann) if is_awaited(zoe, table) else (yann, zoe)
        now = first.tables[table]
        question, action = now["question"], now["asked"]["actions"][0]
        assert watcher.refused("decide", table=table, question=question, action=action) == "not-at-table"
        second.refused("decide", table=table, question=question, action=action)
        assert first.refused("decide", table=table, question=question) == "nothing-decided"
        assert first.refused("decide", table=table, question=question + 1, action=action) == "stale-question"
        assert first.refused("decide", table=table, question=2**60, action=action) == "stale-question"
        first.refused("decide", table=table, question=question, action=10_000)
        first.refused("decide", table=table, question=question, move="the best one")
        first.refused("decide", table=other, question=question + 5, action=action)
        decide(first, table)
        assert first.refused("decide", table=table, question=question, action=action) == "stale-question"
        assert play_out(other, zoe, yann)["how"] == "finished"


def test_after_the_end_nothing_more_is_decided(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        table = begin(zoe, bots=1)
        play_out(table, zoe)
        question = zoe.tables[table]["question"]
        assert zoe.refused("decide", table=table, question=question, action=0) == "game-over"
        for kind in ("resign", "agree", "take-back", "return"):
            assert zoe.refused(kind, table=table) == "game-over"
        assert zoe.refused("hint", table=table) == "hint-not-asked"


def test_a_hint_of_a_level_that_does_not_exist_is_refused(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        table = begin(zoe, bots=1)
        while not is_awaited(zoe, table):
            zoe.next()
        assert zoe.refused("hint", table=table, level="divine") == "bot-unknown"
        assert zoe.done("hint", table=table, level="random")["hint"]["level"] == "random"


def test_a_hint_says_what_the_best_moves_should_bring(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        table = begin(zoe, bots=1)
        while not is_awaited(zoe, table):
            zoe.next()
        hint = zoe.done("hint", table=table)["hint"]
        assert (hint["level"], hint["measure"]) == ("expert", "points")
        assert [hint["action"], hint["move"]] == [hint["moves"][0]["action"], hint["moves"][0]["move"]]
        assert 1 <= len(hint["moves"]) <= 3
        assert all(move["words"] for move in hint["moves"])


# Connections


@contextmanager
def wire(server: Server) -> Iterator[socket.socket]:
    """A bare connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=QUIET) as connection:
        yield connection


def told(connection: socket.socket) -> bytes:
    """Everything that comes until the other side closes."""
    heard = b""
    with suppress(ConnectionError):
        while some := connection.recv(65536):
            heard += some
    return heard


def answer_to(server: Server, request: bytes) -> bytes:
    """The first line of what is answered to bytes."""
    with wire(server) as connection:
        connection.sendall(request)
        return told(connection).partition(b"\r\n")[0]


def shake_hands(path: str = "/ws", *headers: str, method: str = "GET") -> bytes:
    """The beginning of a WebSocket."""
    lines = [
        f"{method} {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *headers,
    ]
    return "".join(f"{line}\r\n" for line in lines).encode("latin-1") + b"\r\n"


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x00" * 100,
        bytes(range(256)) * 8,
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # somebody tries TLS
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
        b"GET / HTTP/1.1\r\n: no name\r\nHost: localhost\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"x" * 200_000 + b"\r\n\r\n",
    ],
)
def test_garbage_is_refused(server: Server, garbage: bytes) -> None:
    with wire(server) as connection, suppress(OSError):  # it may be gone before it heard everything
        connection.sendall(garbage)
        connection.shutdown(socket.SHUT_WR)
        assert told(connection)[:13] in (b"HTTP/1.1 400 ", b"")


CHUNKED = b" HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize("head", [b"GET /health", b"POST /api/me", b"GET /elsewhere", b"PUT /api/me", b"GET /assets/x"])
@pytest.mark.parametrize("pause", [0.0, 0.1])
def test_a_bad_chunk_after_good_headers_writes_no_error(server: Server, head: bytes, pause: float) -> None:
    """It may come with the headers, or when the answer is on its way or said already."""
    with wire(server) as connection, suppress(OSError):
        connection.sendall(head + CHUNKED)
        time.sleep(pause)
        connection.sendall(b"zz\r\nnonsense")
        told(connection)


HTTP = [
    b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/me" + CHUNKED + b"10\r\n" + b'{"name": "Zoe"} ' + b"\r\n0\r\n\r\n",
    b'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 15\r\n\r\n{"name": "Zoe"}',
    b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"GET /api/games?language=%ff HTTP/1.0\r\nHost: [::1]\r\nExpect: 100-continue\r\n\r\n",
    shake_hands("/ws?as=x"),
    shake_hands("/ws") + b"\x81\x85\x00\x00\x00\x00hello",
]


def spoilt(chance: random.Random, request: bytes) -> list[bytes]:
    """A request with some mistakes in it, in one piece or several."""
    text = bytearray(request)
    for _ in range(chance.randrange(4)):
        place = chance.randrange(len(text))
        match chance.randrange(4):
            case 0:
                text[place] = chance.randrange(256)
            case 1:
                del text[place : place + chance.randrange(1, 9)]
            case 2:
                text[place:place] = chance.choice([b"\r\n", b"\0", b"\xff", b": ", b"zz\r\n", bytes(text[:place])])
            case _:
                text += chance.choice(HTTP)
    cut = chance.randrange(len(text) + 1)
    return [bytes(text[:cut]), bytes(text[cut:])]


def test_nothing_that_a_stranger_sends_writes_an_error(server: Server) -> None:
    chance = random.Random(1)
    for _ in range(400):
        with wire(server) as connection, suppress(OSError):
            for part in spoilt(chance, chance.choice(HTTP)):
                connection.sendall(part)
                time.sleep(chance.choice([0, 0, 0.005]))
            if chance.randrange(2):
                connection.shutdown(socket.SHUT_WR)
                connection.settimeout(0.05)
                told(connection)


@pytest.mark.parametrize(
    ("handshake", "status"),
    [
        (shake_hands(), b"401"),
        (shake_hands("/ws", "Origin: https://evil.example"), b"403"),
        (shake_hands("/ws", "Origin: null"), b"403"),
        (shake_hands("/ws", "Origin: http://["), b"403"),
        (shake_hands("/ws", "Cookie: tablee=\xff\xfe"), b"401"),
        (shake_hands("/ws", "Authorization: Bearer \xff"), b"401"),
        (shake_hands("/"), b"404"),
        (shake_hands("/api/me"), b"404"),
        (shake_hands("/elsewhere"), b"404"),
        (shake_hands("/ws").replace(b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b""), b"400"),
        (shake_hands("/ws").replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"short"), b"400"),
        (shake_hands("/ws").replace(b"Version: 13", b"Version: 8"), b"400"),
        (shake_hands("/ws", method="POST"), b"405"),
        (shake_hands("/ws", "Content-Length: 5"), b""),
        (shake_hands("/ws", *(f"X-{number}: x" for number in range(300))), b""),
    ],
)
def test_a_handshake_that_is_not_right_lets_nobody_in(server: Server, handshake: bytes, status: bytes) -> None:
    with wire(server) as connection:
        connection.sendall(handshake)
        words = [*told(connection).split(b" ", 2), b"", b""]
        assert words[1] == status


def test_somebody_without_a_name_hears_what_to_do(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{server.port}/ws"):
        pass
    assert refused.value.response.status_code == 401
    assert refused.value.response.body.startswith(b"Say who you are first")


def test_connections_that_come_and_vanish_leave_nothing_behind(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    cookie = f"Cookie: tablee={zoe.http.cookies['tablee']}"
    at_once = struct.pack("ii", 1, 0)
    for number in range(60):
        with wire(server) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
            connection.sendall(shake_hands("/ws", cookie)[: None if number % 3 else -2 - number])
            if number % 3 == 1:
                connection.recv(10)
    with zoe.page() as page:
        assert page.done("my-games")["games"] == []


def test_frames_that_break_the_protocol_end_the_connection(server: Server) -> None:
    cookie = f"Cookie: tablee={Guest(server, 'Zoé').http.cookies['tablee']}"
    broken = [
        b"\x81\x05hello",  # not masked
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x83\x80\x00\x00\x00\x00",  # an unknown kind
        b"\x80\x80\x00\x00\x00\x00",  # a piece of nothing
        b"\x09\x80\x00\x00\x00\x00",  # a ping in pieces
        b"\x89\xfe\x00\x7e" + b"\x00" * 130,  # a ping that is too long
        b"\x88\x81\x00\x00\x00\x00\x01",  # a close with half a code
        b"\x88\x84\x00\x00\x00\x00\x03\xe8\xff\xff",  # a close whose reason is no UTF-8
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # longer than anything
    ]
    for frame in broken:
        with wire(server) as connection:
            connection.sendall(shake_hands("/ws", cookie))
            assert told_until(connection, b'"welcome"')
            connection.sendall(frame)
            told(connection)


def test_what_comes_before_the_handshake_is_answered_disturbs_nobody(server: Server) -> None:
    cookie = f"Cookie: tablee={Guest(server, 'Zoé').http.cookies['tablee']}"
    for frame in (b"\x81\x82\x00\x00\x00\x00\xff\xff", b"\x81\x82\x00\x00\x00\x00{}", b"\xff" * 20):
        for pause in (0.0, 0.002):
            with wire(server) as connection:
                connection.sendall(shake_hands("/ws", cookie))
                time.sleep(pause)
                connection.sendall(frame)


def told_until(connection: socket.socket, *wanted: bytes) -> bool:
    """Whether something of this comes before the connection ends."""
    heard = b""
    while some := connection.recv(65536):
        heard += some
        if any(one in heard for one in wanted):
            return True
    return False


def test_a_reader_who_never_reads_is_cut_off_and_the_table_goes_on(server: Server) -> None:
    sleepy = Guest(server, "Sleepy")
    with pages(server, "Zoé", "Yann") as (zoe, yann), wire(server) as connection:
        table = begin(zoe, yann)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.sendall(shake_hands("/ws", f"Cookie: tablee={sleepy.http.cookies['tablee']}"))
        assert told_until(connection, b'"welcome"')
        follow = json.encode({"type": "follow", "id": 1, "table": table})
        frame = b"\x81" + bytes([0x80 | len(follow)]) + b"\x00" * 4 + follow
        with suppress(ConnectionError):
            for _ in range(200):
                connection.sendall(frame * 10)
        assert zoe.until("seats", watchers=1)
        assert zoe.until("seats", watchers=0)
        assert play_out(table, zoe, yann)["how"] == "finished"


def test_a_page_that_closes_while_its_table_is_read_follows_nothing(server: Server) -> None:
    guest = Guest(server, "Zoé")
    with guest.page() as zoe:
        table = open_table(zoe)
        zoe.done("close", table=table)
    for _ in range(5):
        page = guest.page()
        page.send("follow", table=table)
        page.line.socket.close()
    with pages(server, "Wim") as (watcher,):
        deadline = time.monotonic() + SOON
        while (seen := watcher.done("follow", table=table))["seats"][0].get("is_here") and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not seen["seats"][0].get("is_here")


# Requests


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8642", "", "[", "[::1", "localhost.evil.example", "127.0.0.1.evil.example"]
)
def test_under_a_strange_name_the_server_does_not_answer(server: Server, host: str) -> None:
    request = f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
    assert answer_to(server, request).split()[1] in (b"421", b"400")
    assert answer_to(server, shake_hands().replace(b"127.0.0.1", host.encode())).split()[1] in (b"421", b"400")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:80", "127.0.0.1", "[::1]:8642", "192.168.1.7", "maison.local"]
)
def test_under_names_of_machines_nearby_it_answers(server: Server, host: str) -> None:
    assert browser(server, host=host).get("/health").status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1.evil.example", "x"])
def test_the_page_of_another_site_cannot_act_for_me(server: Server, origin: str) -> None:
    zoe = Guest(server, "Zoé")
    headers = {"origin": origin}
    for path in ("/api/me", "/api/me/link", "/api/me/move", "/api/programs"):
        assert zoe.http.post(path, json={"name": "Evil"}, headers=headers).status_code == 403
    assert zoe.http.delete("/api/me", headers=headers).status_code == 403
    assert zoe.http.get("/api/me").json()["name"] == "Zoé"


def test_my_own_page_can(server: Server) -> None:
    zoe = Guest(server, "Zoé")
    answer = zoe.http.post("/api/me", json={"name": "Zora"}, headers={"origin": server.address})
    assert answer.json()["name"] == "Zora"


@pytest.mark.parametrize(
    "path",
    [
        "/../settings.py",
        "/..%2fsettings.py",
        "/%2e%2e/%2e%2e/settings.py",
        "/....//settings.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/..%5c..%5csettings.py",
        "/%00",
        "/index.html%00.png",
        "/" + "x" * 5000,
        "/%ff%fe",
    ],
)
def test_no_path_leads_out_of_the_page(server: Server, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    assert answer_to(server, request).split()[1] in (b"404", b"400")


@pytest.mark.parametrize("method", ["PUT", "PATCH", "TRACE", "CONNECT", "OPTIONS", "PROPFIND", "BREW"])
def test_methods_that_mean_nothing_here_are_refused(server: Server, method: str) -> None:
    for path in ("/api/me", "/api/games", "/ws", "/", "/tables/x"):
        assert browser(server).request(method, path).status_code in (404, 405)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"name=Zoe",
        b'{"name":7}',
        b'{"name":null}',
        b'{"name":"\xff"}',
        b'{"name":"Zoe","role":"admin"}',
        b'{"name":"\\ud800"}',
        b'{"x":' + DEEP,
        b'{"name":' + DEEP,
    ],
)
def test_a_body_that_makes_no_sense_is_refused(server: Server, body: bytes) -> None:
    for path in ("/api/me", "/api/me/move"):
        answer = browser(server).post(path, content=body)
        assert (answer.status_code, answer.json()["key"]) == (400, "message-malformed")


def test_a_body_that_is_too_big_is_refused(server: Server) -> None:
    big = b"x" * (MOST_BYTES + 1)
    assert browser(server).post("/api/me", content=big).status_code == 413
    chunked = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunks = b"%x\r\n%s\r\n0\r\n\r\n" % (len(big), big)
    assert answer_to(server, chunked + chunks).split()[1] == b"413"


def test_a_body_that_never_ends_disturbs_nobody(server: Server) -> None:
    with wire(server) as connection:
        connection.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")


def test_odd_questions_about_finished_games_are_answered(server: Server) -> None:
    http = browser(server)
    assert http.get("/api/tables/nowhere/result").status_code == 404
    assert http.get("/api/tables/%00/record").status_code == 404
    assert http.get(f"/api/tables/{'x' * 3000}/replay").status_code == 404
    assert http.get("/api/tables/nowhere/qr.svg").status_code == 404
    with pages(server, "Zoé") as (zoe,):
        table = begin(zoe, bots=1)
        play_out(table, zoe)
        assert http.get(f"/api/tables/{table}/replay?seat=9").json()["key"] == "no-such-seat"
        for seat in ("-1", "x", "99999999999", "\u00b2"):
            assert http.get(f"/api/tables/{table}/replay", params={"seat": seat}).json()["seat"] is None


def test_every_answer_tells_browsers_to_be_strict(server: Server) -> None:
    http = browser(server)
    answers = [
        http.get("/"),
        http.get("/health"),
        http.get("/api/games"),
        http.get("/nowhere"),
        http.get("/tables/x"),
        http.post("/api/me", content=b"{"),
        http.get("/", headers={"host": "evil.example"}),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_somebody_who_pretends_to_come_from_elsewhere_sees_no_more(server: Server) -> None:
    assert browser(server).get("/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 403
    assert browser(server).get("/metrics", headers={"x-forwarded-for": "<script>"}).status_code == 403
    assert browser(server).get("/metrics").status_code == 200


def test_tables_are_made_and_left_as_quickly_as_one_can(server: Server) -> None:
    with pages(server, "Zoé") as (zoe,):
        for _ in range(30):
            zoe.send("create", game="ugo", chairs=[ME, BOT], options={"rounds": 1, "hand_size": 1})
        made = [zoe.until("done")["table"] for _ in range(30)]
        for table in made:
            zoe.send("start", table=table)
            zoe.send("close", table=table)
            zoe.send("leave", table=table)
            zoe.send("resign", table=table)
        assert zoe.done("my-games")["games"] is not None
