"""What a host asks about tables, people, reports and bans, and does about them. Nobody else is answered."""

from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.games.words import Refused
from tablee.server.api.host import HostDoor
from tablee.server.api.replies import read, reply, route
from tablee.server.intents import Word
from tablee.server.moderation.bans import Bans
from tablee.server.moderation.host_people import HostPeople
from tablee.server.moderation.hosts import Hosts
from tablee.server.moderation.presence import Presence
from tablee.server.moderation.reports import Reports
from tablee.server.net.address_hash import AddressHash
from tablee.server.net.guard import address_of
from tablee.server.store.store import Store, person_of
from tablee.server.tables.host_tables import HostTables

LONGEST_SEARCH = 40  # letters
MOST_PAGES = 100_000


class NewBan(Struct, forbid_unknown_fields=True):
    """Whom a host bans, for how many days; without them, for good. `address`: and where they come from."""

    person: Word
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    address: bool = False


class ModerationRoutes:
    """Answers hosts."""

    def __init__(
        self,
        door: HostDoor,
        hosts: Hosts,
        store: Store,
        tables: HostTables,
        people: HostPeople,
        presence: Presence,
        bans: Bans,
        reports: Reports,
        hashes: AddressHash,
    ) -> None:
        self._door, self._hosts, self._store = door, hosts, store
        self._tables, self._people, self._presence = tables, people, presence
        self._bans, self._reports, self._hashes = bans, reports, hashes

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [
            route("/api/host/tables", self.tables),
            route("/api/host/tables/{table}/end", self.end_table, "POST"),
            route("/api/host/people", self.people),
            route("/api/host/reports", self.reports),
            route("/api/host/reports/{report}/settle", self.settle, "POST"),
            route("/api/host/bans", self.bans),
            route("/api/host/bans", self.ban, "POST"),
            route("/api/host/bans/{ban}", self.lift, "DELETE"),
        ]

    async def tables(self, request: Request) -> Response:
        """The tables that are not over."""
        await self._door.host(request)
        return listing(*await self._tables.listed(page_of(request)))

    async def end_table(self, request: Request) -> Response:
        """End one of them."""
        await self._door.host(request)
        await self._tables.end(request.path_params["table"])
        return reply({})

    async def people(self, request: Request) -> Response:
        """The people, or those who are called like that."""
        await self._door.host(request)
        search = request.query_params.get("search", "").strip()[:LONGEST_SEARCH]
        return listing(*await self._people.listed(search, page_of(request)))

    async def reports(self, request: Request) -> Response:
        """The reports that are open, or those that are settled."""
        await self._door.host(request)
        return listing(*await self._reports.listed("settled" in request.query_params, page_of(request)))

    async def settle(self, request: Request) -> Response:
        """Nothing is left to do about a report."""
        await self._door.host(request)
        await self._reports.settle(request.path_params["report"])
        return reply({})

    async def bans(self, request: Request) -> Response:
        """Who is banned."""
        await self._door.host(request)
        return reply([ban.shown() for ban in self._bans.listed()])

    async def ban(self, request: Request) -> Response:
        """Ban somebody, and where they come from if that is wanted; tables of theirs that wait are closed."""
        await self._door.host(request)
        wanted = await read(request, NewBan)
        person = await self._store.read(person_of(wanted.person))
        if person is None:
            raise Refused("no-such-person")
        if person.id in self._hosts:
            raise Refused("ban-host")
        hashes = self._addresses(person.id, address_of(request.scope)) if wanted.address else set()
        everybody = await self._bans.ban_person(person.id, person.name, wanted.days)
        await self._bans.ban_addresses(hashes, person.name, wanted.days)
        for one in everybody:
            await self._tables.close_all_of(one)
        return reply({})

    def _addresses(self, person: str, own_address: str) -> set[str]:
        """Where somebody comes from; `Refused` where nobody knows, or a host comes from there too."""
        hashes = self._presence.addresses_of(person)
        if not hashes:
            raise Refused("ban-address-unknown")
        of_hosts = {self._hashes.of(own_address)}.union(*map(self._presence.addresses_of, self._hosts))
        if hashes & of_hosts:
            raise Refused("ban-own-address")
        return hashes

    async def lift(self, request: Request) -> Response:
        """End a ban."""
        await self._door.host(request)
        await self._bans.lift(request.path_params["ban"])
        return reply({})


def page_of(request: Request) -> int:
    """Which page of a list is asked for; the first is 0."""
    asked = request.query_params.get("page", "")
    return min(int(asked), MOST_PAGES) if asked.isdecimal() and len(asked) < 9 else 0


def listing(rows: list[Any], total: int) -> Response:
    """A page of a list, and how many rows all pages have."""
    return reply({"rows": rows, "total": total})
