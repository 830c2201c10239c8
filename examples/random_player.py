"""Sits down at a table and plays random moves: random_player.py TOKEN http://127.0.0.1:8642/tables/TABLE

Prints the scores at the end. Where the server says no, it prints why, and ends with 2. A lost connection is made
again, and the game goes on where it was.
"""

import json
import random
import sys
import time
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before a connection is made again
LATER = {"too-often", "not-stored", "database-away", "server-error"}  # after which we come back a little later
PASSED = {"stale-question", "stale-part", "time-is-over", "game-over"}  # the table went on: its news say how
STRANGER, TOO_OFTEN, MISTAKE = 401, 429, 1008  # two answers to a handshake, and the end of a line that is our fault


class Refused(Exception):
    """The server says no, and why: to try again would not help."""


class Player:
    """One seat at one table, over as many connections as it takes."""

    def __init__(self, token: str, table_address: str) -> None:
        self.token, self.address = token, table_address
        self.table = urlsplit(table_address).path.rpartition("/")[2]
        self.seat: int | None = None
        self.seen: int | None = None  # how far we have heard the game
        self.pause = FIRST_PAUSE
        self.was_connected = False

    def play(self) -> list[int]:
        """Play to the end of the game, whatever happens to the line; the scores."""
        while True:
            try:
                with connected(self.token, self.address) as socket:
                    self.was_connected = True
                    return self.play_on(socket)
            except (OSError, ConnectionClosed) as lost:
                if not self.was_connected or is_our_mistake(lost):
                    raise Refused(f"No connection to {self.address}: {lost}") from None
                print(f"The connection is lost ({lost}); again in {self.pause:g} s.", file=sys.stderr)
            time.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST_PAUSE)

    def play_on(self, socket: ClientConnection) -> list[int]:
        """Sit down, or come back to our seat; then answer every question."""
        self.send(socket, "follow", since=self.seen)
        for message in map(json.loads, socket):
            kind = message["type"]
            if kind == "refused":
                self.hear_refusal(socket, message)
            if kind == "seats" and message["status"] == "closed":
                raise Refused("The table was closed before its game began.")
            if kind == "table":
                self.seat, self.pause = message["seat"], FIRST_PAUSE
                self.take_seat(socket, message["status"], message["seats"])
            if kind in ("table", "update"):
                self.seen = message.get("seq", 0)
                if "result" in message:
                    return list(message["result"]["scores"])
                if self.seat in message.get("awaited", []) and "asked" in message:
                    self.decide(socket, message["question"], message["asked"])
        raise ConnectionError("the server said goodbye")

    def take_seat(self, socket: ClientConnection, status: str, seats: list[dict[str, Any]]) -> None:
        """Sit down where the game has not begun; take the seat back from a bot that sits in for us."""
        if self.seat is None and status != "open":
            raise Refused(f"We have no seat at this table, and it is {status}.")
        if self.seat is None:
            self.send(socket, "join")
        elif "sits_in" in seats[self.seat]:
            self.send(socket, "return")

    def decide(self, socket: ClientConnection, question: int, asked: dict[str, Any]) -> None:
        """Here a better player thinks: `asked["moves"]` are the actions as people write them."""
        self.send(socket, "decide", question=question, action=random.choice(asked["actions"]), part=asked.get("part"))

    def hear_refusal(self, socket: ClientConnection, refused: dict[str, Any]) -> None:
        """Nothing has changed by what was refused: its `key` is for programs, its `words` are for people."""
        if refused["key"] == "bot-sits-in":  # our time was over
            self.send(socket, "return")
        elif refused["key"] in LATER:
            raise ConnectionError(refused["words"])
        elif refused["key"] not in PASSED:
            raise Refused(refused["words"])

    def send(self, socket: ClientConnection, kind: str, **fields: Any) -> None:
        """Send an intent, without the fields that are None."""
        given = {name: value for name, value in fields.items() if value is not None}
        socket.send(json.dumps({"type": kind, "id": 1, "table": self.table, **given}))


def connected(token: str, address: str) -> ClientConnection:
    """A line to the server of an address; `Refused` where a token is not good, `OSError` where nothing answers."""
    server = urlsplit(address)
    line = f"{'wss' if server.scheme == 'https' else 'ws'}://{server.netloc}/ws"
    try:
        return connect(line, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None)
    except InvalidStatus as no:
        if no.response.status_code == STRANGER:
            raise Refused("The server does not know this token: ask for another one.") from None
        if no.response.status_code < 500 and no.response.status_code != TOO_OFTEN:
            raise Refused(f"No connection to {address}: {no}") from None
        raise ConnectionError(str(no)) from None
    except InvalidURI:
        raise Refused(f"This is not the address of a server: {address}") from None
    except InvalidHandshake as broken:
        raise ConnectionError(str(broken)) from None


def is_our_mistake(lost: Exception) -> bool:
    """Whether the server hung up on a program that should be mended before it comes back."""
    return isinstance(lost, ConnectionClosed) and lost.rcvd is not None and lost.rcvd.code == MISTAKE


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        print(*Player(sys.argv[1], sys.argv[2]).play())
    except Refused as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)
