"""A connection: one open page, or one program, of one person."""

import logging
from collections.abc import Set
from typing import Any, Protocol

from msgspec import Struct, json

from tablee.games.words import Refused
from tablee.server.intents import Intent
from tablee.server.messages import Answer, RefusedAnswer
from tablee.server.net.websocket import WebSocketProtocol
from tablee.server.ops.metrics import CLOSED, REFUSALS
from tablee.server.views.stories import brief, plain_args
from tablee.texts import Texts

logger = logging.getLogger(__name__)
POLICY_VIOLATION = 1008  # why the server ends a connection whose person may not go on
TRY_AGAIN = 1013  # why it ends one that may come back a little later
AWAY = "the database does not answer"  # the reason for the latter, in words


class Person(Struct):
    """Somebody: a guest, a companion on a guest's device, or a program with a token."""

    id: str
    name: str


class Receiver(Protocol):
    """Whoever answers what a connection sends."""

    def receive(self, connection: "Connection", message: bytes) -> None:
        """Answer a message."""


class Connection:
    """A WebSocket with a person at its end. Lives on the event loop."""

    def __init__(
        self,
        websocket: WebSocketProtocol,
        person: Person,
        receiver: Receiver,
        *,
        language: str,
        words: str | None = None,
        address: str = "",
        owner: str = "",
        blocked: Set[str] = frozenset(),
        session: str = "",
    ) -> None:
        self.websocket, self.person = websocket, person
        self.language, self.words = language, words  # of refusals; and of stories, for whoever wants them in words
        self.address = address  # from where it came
        self.owner = owner or person.id  # whose device it is: of a companion, somebody else's
        self.blocked = blocked  # people of whom that one wants to hear no more; it follows what they block and unblock
        self.session = session  # on whose end it ends; a program has none
        self.tables: set[Any] = set()  # the tables that it follows
        self.has_ended = False  # from this side: nothing that still waits for its turn is done
        self._receiver = receiver

    def receive(self, message: bytes) -> None:
        """Hand a message to whoever answers it."""
        self._receiver.receive(self, message)

    def write(self, frame: bytes) -> None:
        """Send a message that is written already."""
        self.websocket.write(frame)

    def say(self, answer: Answer) -> None:
        """Send a message."""
        self.websocket.write(json.encode(answer))

    def refuse(self, number: int | None, refused: Refused) -> None:
        """Say why something was not done."""
        REFUSALS.labels(refused.text.key).inc()
        text = brief(refused.text)
        self.say(RefusedAnswer(number, text.key, plain_args(text), Texts(self.language).say(text)))

    def fail(self, intent: Intent) -> None:
        """Say that something went wrong here, and note what: for whoever handles an error."""
        logger.exception("an intent failed: %s", type(intent).__name__)
        self.refuse(intent.id, Refused("server-error"))

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection."""
        self.has_ended = True
        if self.websocket.hang_up(code, reason):
            CLOSED.labels(reason).inc()
