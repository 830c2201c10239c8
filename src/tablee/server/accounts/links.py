"""Private links: whoever opens one is the person who made it. Each works once, and only its hash is kept."""

import asyncio
from collections.abc import Callable
from enum import StrEnum

from tablee.games.words import Refused
from tablee.server.accounts.identity import hashed, new_token
from tablee.server.ops.server_time import milliseconds
from tablee.server.store import statements
from tablee.server.store.account_questions import link_of, links_of
from tablee.server.store.ledger import Row
from tablee.server.store.store import Store

DEVICE_SECONDS = 24 * 3600  # that a link to another device is good for


class LinkKind(StrEnum):
    """What a link is for."""

    DEVICE = "device"  # to be opened soon, on another device
    RECOVERY = "recovery"  # to be kept, for when every device is lost


MOST = {LinkKind.DEVICE: 5, LinkKind.RECOVERY: 1}  # of one person; a new one replaces the oldest
SECONDS = {LinkKind.DEVICE: DEVICE_SECONDS, LinkKind.RECOVERY: None}


class Links:
    """Makes links and takes them. Runs on the event loop; asks the database beside it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_by_one = asyncio.Lock()  # a link is found on disk before it is removed there

    async def make(self, person: str, kind: LinkKind) -> str:
        """A new link of somebody: what it carries, which nobody can read again."""
        token, now, seconds = new_token(), milliseconds(), SECONDS[kind]
        expires = None if seconds is None else now + seconds * 1000
        values = {"id": hashed(token), "person": person, "kind": kind, "created": now, "expires": expires}
        async with self._one_by_one:
            kept = await self._store.read(links_of(person, kind))
            gone = [delete_row(link.id) for link in kept[MOST[kind] - 1 :]]
            await self._store.ledger.keep(*gone, Row(statements.ADD_LINK, values))
        return token

    async def use(self, token: str, check: Callable[[str], None]) -> str:
        """The person of a link, which is good no more; `Refused` where it was not, or not any more.

        Whom `check` refuses keeps the link: a ban may be over one day.
        """
        async with self._one_by_one:
            link = await self._store.read(link_of(hashed(token)))
            if link is None or (link.expires is not None and link.expires <= milliseconds()):
                raise Refused("link-invalid")
            check(link.person)
            await self._store.ledger.keep(delete_row(link.id))
        return str(link.person)

    async def cancel(self, person: str) -> None:
        """No link of somebody to another device is good any more: no list shows who made them, or for whom."""
        async with self._one_by_one:
            await self._store.ledger.keep(
                *(delete_row(link.id) for link in await self._store.read(links_of(person, LinkKind.DEVICE)))
            )

    async def recovery_made(self, person: str) -> int | None:
        """When somebody's recovery link was made, if there is one."""
        kept = await self._store.read(links_of(person, LinkKind.RECOVERY))
        return kept[0].created if kept else None

    async def remove_expired(self) -> None:
        """Remove what is over by now."""
        await self._store.ledger.keep(Row(statements.EXPIRE_LINKS, {"now": milliseconds()}))


def delete_row(link: str) -> Row:
    """The row that takes a link away."""
    return Row(statements.DELETE_LINK, {"link": link})
