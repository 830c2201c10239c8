"""One open page of one person: what it says is understood here, what it hears is written here."""

import logging
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, json

from tablee.games.words import Refused
from tablee.server.line import Line
from tablee.server.messages import Answer, Intent, RefusedAnswer
from tablee.server.metrics import CLOSED, REFUSALS
from tablee.server.told import brief, plain_args
from tablee.texts import Texts

if TYPE_CHECKING:
    from tablee.server.table import Table

logger = logging.getLogger(__name__)


class Person(Struct):
    """Somebody: a guest, a companion on a guest's device, or a program with a token."""

    id: str
    name: str


class Hears(Protocol):
    """Whoever understands what a socket says."""

    def heard(self, socket: "Socket", message: bytes) -> None:
        """A message came."""


class Socket:
    """A line with a person at its end."""

    def __init__(self, line: Line, person: Person, language: str, words: str | None, hearing: Hears) -> None:
        self.line, self.person, self.language, self.words = line, person, language, words
        self.address = ""  # from where it came
        self.tables: set[Table] = set()
        self._hearing = hearing

    def heard(self, message: bytes) -> None:
        """A message came."""
        self._hearing.heard(self, message)

    def write(self, frame: bytes) -> None:
        """Send a message that is written already."""
        self.line.write(frame)

    def say(self, answer: Answer) -> None:
        """Send a message."""
        self.line.write(json.encode(answer))

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
        if self.line.hang_up(code, reason):
            CLOSED.labels(reason).inc()
