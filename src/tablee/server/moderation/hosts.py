"""Who looks after the server: whoever first brings the code that was shown at its start, or one that was set."""

import hmac
import re
from collections.abc import Iterator

from tablee.games.words import Refused
from tablee.server.accounts.identity import new_id
from tablee.server.net.rate_limits import CLAIMS, CLAIMS_OF_ALL, Limits
from tablee.server.ops.server_time import milliseconds
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.moderation import all_hosts
from tablee.server.store.store import Store

EVERYBODY = "everybody"


class Hosts:
    """The hosts of the server, and the code that makes somebody one. Lives on the event loop.

    A code is good once. One that was set is good after each start; one that is made up, only while there is no host.
    Guesses are limited whatever the settings say: a host can end games and ban people.
    """

    def __init__(self, store: Store, code: str | None) -> None:
        self._store = store
        self._hosts: set[str] = set()
        self._code, self._is_set, self._is_loaded = code or code_of(store), code is not None, False
        self._limits = Limits()

    async def load(self) -> None:
        """Know the hosts on disk. Where there is one, a code that was made up is good for nothing."""
        before, self._hosts = self._hosts, set(await self._store.read(all_hosts))
        is_claimed = self._is_loaded and bool(self._hosts - before)  # at another server, by the same code
        if is_claimed or (self._hosts and not self._is_set):
            self._code = ""
        self._is_loaded = True

    def __contains__(self, person: object) -> bool:
        """Whether somebody is a host."""
        return person in self._hosts

    def __iter__(self) -> Iterator[str]:
        """All hosts."""
        return iter(self._hosts)

    @property
    def code_to_show(self) -> str:
        """The code that was made up, while somebody can become host with it; nothing otherwise."""
        return "" if self._is_set else self._code

    @property
    def can_be_claimed(self) -> bool:
        """Whether a code would make somebody a host now."""
        return bool(self._code)

    def check(self, person: str) -> None:
        """Refuse whoever is no host."""
        if person not in self._hosts:
            raise Refused("not-server-host")

    async def claim(self, person: str, code: str, address: str) -> None:
        """Become host, with the code; `Refused` where it is wrong, or good no more, or guessed too often."""
        self._limits.check(CLAIMS, address)
        self._limits.check(CLAIMS_OF_ALL, EVERYBODY)
        if not self._code or not is_same(code, self._code):
            raise Refused("host-code-wrong")
        kept, self._code = self._code, ""  # from now on: while the disk writes, nobody else can claim
        try:
            row = Row(statements.ADD_HOST, {"person": person, "since": milliseconds()})
            await self._store.ledger.keep(row, *self._store.news(rules=True))
        except Refused:
            self._code = kept
            raise
        self._hosts.add(person)

    async def resign(self, person: str) -> None:
        """Be host no more."""
        self.check(person)
        row = Row(statements.REMOVE_HOST, {"host": person})
        await self._store.ledger.keep(row, *self._store.news(rules=True))
        self._hosts.discard(person)

    def forget(self, person: str) -> None:
        """Somebody was deleted, on disk already."""
        self._hosts.discard(person)


def code_of(store: Store) -> str:
    """A code that is made up; several servers on one database have the same."""
    return store.key("host code", lambda: made_up_code().encode()).decode() if store.is_shared else made_up_code()


def made_up_code() -> str:
    """A code that nobody can guess, to be read from a screen: three times four letters are 59 bits."""
    return "-".join(new_id(4) for _ in range(3))


def is_same(code: str, wanted: str) -> bool:
    """Whether a code is the one, however it is spaced; a wrong one takes as long as the right one.

    >>> is_same(" K3V9 aaaa-bbbb", "k3v9-aaaa-bbbb"), is_same("k3v9", "k3v9-aaaa-bbbb")
    (True, False)
    """
    return hmac.compare_digest(plain(code), plain(wanted))


def plain(code: str) -> bytes:
    """The letters of a code that count."""
    return re.sub(r"[\s-]", "", code).lower().encode()
