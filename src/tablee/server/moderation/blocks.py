"""Who wants to hear no more of whom."""

import asyncio
from collections.abc import Iterable, Set
from weakref import WeakValueDictionary

from msgspec import Struct

from tablee.games.words import Refused
from tablee.server.ops.server_time import milliseconds
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.moderation import blocks_of
from tablee.server.store.store import Store, person_of

MOST_BLOCKS = 200  # of one person


class BlockList(set[str]):
    """Whom somebody has blocked; all their connections hold the same one."""


class Blocked(Struct, frozen=True):
    """Somebody of whom one wants to hear no more."""

    person: str
    name: str
    since: int


class Blocks:
    """Reads and changes whom people have blocked. Lives on the event loop; memory has the lists of who is connected."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lists: WeakValueDictionary[str, BlockList] = WeakValueDictionary()
        self._one_by_one = asyncio.Lock()  # a list that is read misses nothing that is written meanwhile

    async def of(self, person: str) -> Set[str]:
        """Whom somebody has blocked, now and from now on."""
        async with self._one_by_one:
            found = self._lists.get(person)
            if found is None:
                found = BlockList(row.blocked for row in await self._store.read(blocks_of(person)))
                self._lists[person] = found
            return found

    async def read_again(self, people: Iterable[str]) -> None:
        """Some people have blocked or unblocked somebody at another server."""
        async with self._one_by_one:
            for person in people:
                found = self._lists.get(person)
                if found is not None:
                    now = {row.blocked for row in await self._store.read(blocks_of(person))}
                    found.intersection_update(now)
                    found.update(now)

    async def look_again(self) -> None:
        """Know what may have changed unheard, of all who are here."""
        await self.read_again([*self._lists])

    async def listed(self, person: str) -> list[Blocked]:
        """Whom somebody has blocked, by their names of then, the newest first."""
        return [Blocked(row.blocked, row.name, row.since) for row in await self._store.read(blocks_of(person))]

    async def block(self, person: str, other: str) -> None:
        """Hear no more of somebody; `Refused` where there is no such person, or too many are blocked."""
        if other == person:
            raise Refused("block-oneself")
        async with self._one_by_one:
            known = await self._store.read(person_of(other))
            if known is None:
                raise Refused("no-such-person")
            if len(await self.listed(person)) >= MOST_BLOCKS:
                raise Refused("too-many-blocks", most=MOST_BLOCKS)
            values = {"person": person, "blocked": other, "name": known.name, "since": milliseconds()}
            await self._store.ledger.keep(Row(statements.ADD_BLOCK, values), *self._store.news(blocks=[person]))
            self._lists.get(person, BlockList()).add(other)

    async def unblock(self, person: str, other: str) -> None:
        """Hear of somebody again."""
        async with self._one_by_one:
            row = Row(statements.REMOVE_BLOCK, {"owner": person, "other": other})
            await self._store.ledger.keep(row, *self._store.news(blocks=[person]))
            self._lists.get(person, BlockList()).discard(other)
