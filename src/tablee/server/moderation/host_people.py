"""The people of a server for those who look after it."""

from collections.abc import Container

from msgspec import Struct

from tablee.server.moderation.bans import Bans
from tablee.server.net.connections import Connections
from tablee.server.store.moderation import people_called
from tablee.server.store.store import Store


class HostPerson(Struct):
    """Somebody: since when, when they were seen last, on how many pages they are now."""

    person: str
    name: str
    since: int
    seen: int | None
    connections: int
    is_program: bool
    keeper: str | None  # the name of whose program or companion it is
    is_host: bool
    is_banned: bool


class HostPeople:
    """Lists people for a host."""

    def __init__(self, store: Store, connections: Connections, bans: Bans, hosts: Container[str]) -> None:
        self._store, self._connections, self._bans, self._hosts = store, connections, bans, hosts

    async def listed(self, search: str, page: int) -> tuple[list[HostPerson], int]:
        """A page of the people whose names have some letters in them, those seen last first; and how many there are."""
        listing = await self._store.read(people_called(search, page))
        found = [
            HostPerson(
                person=row.id,
                name=row.name,
                since=row.created,
                seen=row.seen,
                connections=len(self._connections.of(row.id)),
                is_program=row.owner is not None,
                keeper=row.keeper,
                is_host=row.id in self._hosts,
                is_banned=self._bans.of_person(row.id) is not None,
            )
            for row in listing.rows
        ]
        return found, listing.total
