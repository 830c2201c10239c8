"""Who somebody is: a guest with a name and a signed cookie, or a program with a token.

>>> identity = Identity(b"a key of 32 bytes, kept on disk...")
>>> identity.session_in(identity.cookie("k3v9")) == hashed("k3v9")
True
>>> identity.session_in("k3v9.forged") is None
True
"""

import hashlib
import secrets
import unicodedata

from itsdangerous import BadSignature, URLSafeSerializer

from tablee.games.words import Refused
from tablee.server.accounts.names import BLANKS

COOKIE = "tablee"
FORMER = "former:"
LONGEST_LABEL = 40
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}  # signs that turn round what follows them
LINE_ENDS = ("Cc", "Zl", "Zp")


def new_id(length: int = 12) -> str:
    """An id that nobody can guess: 12 letters are 59 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Identity:
    """Signs cookies, and reads which session they name. What is not ours never reaches the database."""

    def __init__(self, key: bytes) -> None:
        self._cookies = URLSafeSerializer(key, salt="session")
        self._former = URLSafeSerializer(key, salt="cookie")

    def cookie(self, token: str) -> str:
        """What the browser keeps of a session: what only its row and this browser know."""
        return str(self._cookies.dumps(token))

    def session_in(self, cookie: str) -> str | None:
        """The id of the session that a cookie names; none if the cookie is not ours."""
        try:
            return hashed(str(self._cookies.loads(cookie)))
        except BadSignature:
            return self._former_session_in(cookie)

    def _former_session_in(self, cookie: str) -> str | None:
        """Cookies of the former form named a person: the same one on all devices, and without an end."""
        try:
            return former_session(str(self._former.loads(cookie)))
        except BadSignature:
            return None


def former_session(person: str) -> str:
    """The session that stands for all cookies of the former form of a person."""
    return FORMER + person


def new_token() -> str:
    """What a program shows in place of a cookie."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token: nobody can read it back."""
    return hashlib.sha256(token.encode()).hexdigest()


def tidy_chat(text: str) -> str:
    """What somebody says, on one line, without control signs and without what turns round the lines of others.

    >>> tidy_chat("ahoy\\n\\u202eyou")
    'ahoy you'
    """
    kept = [letter for letter in text if unicodedata.bidirectional(letter) not in TURNING]
    tidy = "".join(" " if unicodedata.category(letter) in LINE_ENDS else letter for letter in kept).strip()
    if not any(is_seen(letter) for letter in tidy):
        raise Refused("chat-empty")
    return tidy


def tidy_label(text: str) -> str:
    """What somebody calls a thing of their own, which nobody else sees: on one line, and not too long."""
    tidy = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not 1 <= len(tidy) <= LONGEST_LABEL or not any(is_seen(letter) for letter in tidy):
        raise Refused("label-length", longest=LONGEST_LABEL)
    return tidy


def is_seen(letter: str) -> bool:
    """Whether a sign leaves a trace on the page."""
    return unicodedata.category(letter)[0] not in "CZ" and letter not in BLANKS
