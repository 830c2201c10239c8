"""Who may not come in: people, and addresses, of which only a keyed hash is kept, and only for a time."""

import hashlib
from collections.abc import Container, Iterable
from enum import StrEnum

from msgspec import Struct, convert, structs

from tablee.games.words import Refused
from tablee.server.net.address_hash import AddressHash
from tablee.server.net.connection import POLICY_VIOLATION, Connection
from tablee.server.net.connections import Connections
from tablee.server.ops.server_time import DAY, day_of, milliseconds
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.moderation import all_bans, belonging_to
from tablee.server.store.store import Store

MOST_BANS = 5_000
ADDRESS_DAYS = 90  # that an address is banned at most


class Kind(StrEnum):
    """What is banned."""

    PERSON = "person"
    ADDRESS = "address"


class Ban(Struct, frozen=True):
    """A ban as the disk keeps it; without `until` it is for good."""

    id: str
    kind: Kind
    subject: str
    name: str
    since: int
    until: int | None = None

    def is_over(self) -> bool:
        """Whether its time has come."""
        return self.until is not None and self.until <= milliseconds()

    def shown(self) -> "HostBan":
        """What a host sees of it."""
        return HostBan(self.id, self.kind, self.name, self.since, self.until)

    def refusal(self) -> Refused:
        """What whoever is banned is told."""
        if self.kind == Kind.ADDRESS:
            return Refused("banned-address", until=day_of(self.until or 0))
        return Refused("banned-until", until=day_of(self.until)) if self.until else Refused("banned-for-good")


class HostBan(Struct, frozen=True):
    """A ban as a host sees it: nobody is shown what is kept of an address."""

    id: str
    kind: Kind
    name: str
    since: int
    until: int | None


class Bans:
    """Knows all bans, so that every request can be checked at once. Lives on the event loop."""

    def __init__(self, store: Store, hashes: AddressHash, connections: Connections) -> None:
        self._store, self._hashes, self._connections = store, hashes, connections
        self._bans: dict[Kind, dict[str, Ban]] = {kind: {} for kind in Kind}

    async def load(self) -> None:
        """Know the bans on disk, and forget those that are over."""
        await self.forget_over()
        bans = [convert(row, Ban, from_attributes=True) for row in await self._store.read(all_bans)]
        self._bans = {kind: {ban.subject: ban for ban in bans if ban.kind == kind} for kind in Kind}

    async def forget_over(self) -> None:
        """Forget the bans that are over: of an address nothing is kept for longer."""
        await self._store.ledger.all_written([Row(statements.FORGET_BANS, {"now": milliseconds()})])
        for of_kind in self._bans.values():
            for ban in [ban for ban in of_kind.values() if ban.is_over()]:
                del of_kind[ban.subject]

    def listed(self) -> list[Ban]:
        """All bans that hold, the newest first."""
        return sorted((ban for ban in self._all() if not ban.is_over()), key=lambda ban: -ban.since)

    def _all(self) -> list[Ban]:
        return [ban for of_kind in self._bans.values() for ban in of_kind.values()]

    # Who is banned

    def of_person(self, person: str) -> Ban | None:
        """The ban of a person, if there is one."""
        return self._holding(Kind.PERSON, person)

    def of_address(self, address: str) -> Ban | None:
        """The ban of an address, if there is one."""
        has_any = bool(self._bans[Kind.ADDRESS])  # most servers have none: nothing is hashed then
        hashed = self._hashes.of(address) if has_any else None
        return self._holding(Kind.ADDRESS, hashed) if hashed else None

    def _holding(self, kind: Kind, subject: str) -> Ban | None:
        ban = self._bans[kind].get(subject)
        return ban if ban and not ban.is_over() else None

    def check(self, *people: str) -> None:
        """Refuse somebody who is banned, or whose keeper is."""
        for person in people:
            ban = self.of_person(person)
            if ban:
                raise ban.refusal()

    # They are made and lifted

    async def ban_person(self, person: str, name: str, days: int | None) -> list[str]:
        """Ban somebody, for some days or for good; whoever they are connected as hangs up, and is named."""
        await self._add(Kind.PERSON, person, name, days)
        everybody = [person, *await self._store.read(belonging_to(person))]  # from now on there are no more
        for one in everybody:
            for connection in self._connections.of(one):
                self.turn_away(connection, person)
        return everybody

    async def ban_addresses(self, hashes: Iterable[str], name: str, days: int | None) -> None:
        """Ban addresses by their hashes, for 90 days at most; whoever is connected from there hangs up."""
        for hashed in hashes:
            await self._add(Kind.ADDRESS, hashed, name, min(days or ADDRESS_DAYS, ADDRESS_DAYS))
        for connection in self._connections.all():
            self.turn_away(connection)

    async def _add(self, kind: Kind, subject: str, name: str, days: int | None) -> None:
        now = milliseconds()
        if subject not in self._bans[kind] and len(self._all()) >= MOST_BANS:
            raise Refused("too-many-bans", most=MOST_BANS)
        ban = Ban(hashed_id(kind, subject), kind, subject, name, now, now + days * DAY if days else None)
        former = Row(statements.LIFT_BAN, {"ban": ban.id})
        rows = [former, Row(statements.ADD_BAN, values_of(ban))]
        await self._store.ledger.keep(*rows, *self._store.news(rules=True))
        self._bans[kind][subject] = ban

    async def lift(self, ban: str) -> None:
        """End a ban; `Refused` where there is none."""
        found = next((one for one in self._all() if one.id == ban), None)
        if found is None:
            raise Refused("no-such-ban")
        await self._store.ledger.keep(Row(statements.LIFT_BAN, {"ban": ban}), *self._store.news(rules=True))
        self._bans[found.kind].pop(found.subject, None)

    def forget(self, people: Iterable[str], names: Container[str], somebody: str) -> None:
        """Some people were deleted, on disk already: nobody can come in as them, and no address has their names."""
        for person in people:
            self._bans[Kind.PERSON].pop(person, None)
        for ban in [ban for ban in self._bans[Kind.ADDRESS].values() if ban.name in names]:
            self._bans[Kind.ADDRESS][ban.subject] = structs.replace(ban, name=somebody)

    def turn_away(self, connection: Connection, keeper: str = "") -> None:
        """Hang up on somebody who is banned, or whose keeper or address is, and say why."""
        people = (connection.person.id, connection.owner, keeper)
        of_people = (ban for person in people if (ban := self.of_person(person)))
        ban = next(of_people, None) or self.of_address(connection.address)
        if ban:
            connection.refuse(None, ban.refusal())
            connection.hang_up(POLICY_VIOLATION, "banned")


def hashed_id(kind: Kind, subject: str) -> str:
    """The id of a ban: the same for the same subject, and none that tells it."""
    return hashlib.sha256(f"{kind} {subject}".encode()).hexdigest()[:16]


def values_of(ban: Ban) -> dict[str, object]:
    """A ban as its row."""
    return {name: getattr(ban, name) for name in ban.__struct_fields__}
