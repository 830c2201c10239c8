"""Finding and keeping people: from a cookie or a token; and those who play on their devices."""

import asyncio
from collections.abc import Callable, Mapping
from typing import NamedTuple

from starlette.requests import HTTPConnection

from tablee.games.words import Refused
from tablee.server.accounts.identity import COOKIE, hashed, new_id, new_token
from tablee.server.accounts.names import checked_name
from tablee.server.accounts.sessions import Session, Sessions
from tablee.server.net.connection import POLICY_VIOLATION, Person
from tablee.server.net.connections import Connections
from tablee.server.ops.server_time import milliseconds
from tablee.server.store import statements
from tablee.server.store.account_questions import names_of_people
from tablee.server.store.ledger import Row
from tablee.server.store.store import Store, companions_of, person_of, program_of, programs_of

BEARER = "Bearer "
MOST_COMPANIONS = 5  # of one person

CheckBan = Callable[..., None]  # of people by their ids


class Visitor(NamedTuple):
    """Who asks, and by which session; a program has none."""

    person: Person
    session: Session | None


class SignedIn(NamedTuple):
    """Who asks in a browser, and by which session."""

    person: Person
    session: Session


class People:
    """Who somebody is, as the database knows. Runs on the event loop; asks the database beside it."""

    def __init__(self, store: Store, sessions: Sessions, connections: Connections, check_ban: CheckBan) -> None:
        self._store, self._sessions, self._connections = store, sessions, connections
        self.check_ban = check_ban  # refuses people who are banned
        self._one_by_one = asyncio.Lock()  # for what is counted on disk before it is written there

    async def visitor(self, connection: HTTPConnection) -> Visitor | None:
        """Who asks; `Refused` for somebody who is banned."""
        visitor = await self.identified(connection)
        if visitor:
            self.check_ban(visitor.person.id)
        return visitor

    async def identified(self, connection: HTTPConnection) -> Visitor | None:
        """Who asks: by the token of a program, or by the cookie of a browser."""
        if is_program(connection):
            token = connection.headers["authorization"].removeprefix(BEARER)
            row = await self._store.read(program_of(hashed(token)))
            self.check_ban(*([row.owner] if row else []))
            return Visitor(Person(row.id, row.name), None) if row else None
        found = await self._sessions.find(connection.cookies.get(COOKIE, ""))
        if found is None:
            return None
        session, name = found
        return Visitor(Person(session.person, name), session)

    async def somebody(self, connection: HTTPConnection) -> Person | None:
        """Who asks, if it is anybody."""
        visitor = await self.visitor(connection)
        return visitor.person if visitor else None

    async def guest(self, person: str) -> Person | None:
        """A person by the id, but no program: those come in with their token, as long as it is good."""
        row = await self._store.read(person_of(person))
        return Person(row.id, row.name) if row and row.owner is None else None

    async def known(self, connection: HTTPConnection) -> Person:
        """Who asks, or a refusal."""
        person = await self.somebody(connection)
        if person is None:
            raise Refused("who-are-you")
        return person

    async def in_person(self, connection: HTTPConnection) -> Person:
        """Who asks, and is no program: what a program made could outlive its token."""
        return (await self.signed_in(connection)).person

    async def signed_in(self, connection: HTTPConnection) -> SignedIn:
        """Who asks, and the session; a refusal for programs and for nobody."""
        check_in_person(connection)
        visitor = await self.visitor(connection)
        if visitor is None or visitor.session is None:
            raise Refused("who-are-you")
        return SignedIn(visitor.person, visitor.session)

    async def new_guest(self, name: str) -> Person:
        """Somebody new."""
        guest = Person(new_id(), checked_name(name))
        await self._store.ledger.keep(Row(statements.ADD_PERSON, _values(guest)))
        return guest

    async def renamed(self, person: Person, name: str) -> Person:
        """Somebody with another name, from the next table on."""
        called = checked_name(name)
        row = Row(statements.RENAME_PERSON, {"person": person.id, "called": called})
        await self._store.ledger.keep(row, *self._store.news(renamed={person.id: called}))
        self.hear_names({person.id: called})
        return Person(person.id, called)

    def hear_names(self, names: Mapping[str, str]) -> None:
        """Some people are called otherwise now: their open pages know."""
        for person, name in names.items():
            for connection in self._connections.of(person):
                connection.person.name = name

    async def look_again(self) -> None:
        """Know what may have changed unheard: how those who are here are called."""
        here = {connection.person.id for connection in self._connections.all()}
        self.hear_names(await self._store.read(names_of_people(here)))

    async def new_program(self, owner: Person, name: str) -> tuple[Person, str]:
        """A player that is a program, and the token it shows; nobody can read the token again."""
        token = new_token()
        program = Person(new_id(), checked_name(name))
        await self._store.ledger.keep(Row(statements.ADD_PERSON, _values(program, owner.id, hashed(token))))
        return program, token

    async def programs(self, owner: Person) -> list[Person]:
        """The programs of a person whose tokens are good."""
        return [Person(row.id, row.name) for row in await self._store.read(programs_of(owner.id))]

    async def revoke(self, owner: Person, program: str) -> None:
        """A token is good no more, and its program hangs up; `Refused` where the asker has no such program."""
        if program not in [one.id for one in await self.programs(owner)]:
            raise Refused("no-such-program")
        await self._store.ledger.keep(Row(statements.REVOKE_TOKEN, {"person": program}))
        for connection in self._connections.of(program):
            connection.hang_up(POLICY_VIOLATION, "the token was revoked")

    async def companions(self, person: Person) -> list[Person]:
        """Who plays on somebody's device beside them."""
        return [Person(row.id, row.name) for row in await self._store.read(companions_of(person.id))]

    async def new_companion(self, person: Person, name: str) -> Person:
        """Somebody who plays on another one's device; `Refused` where too many do."""
        companion = Person(new_id(), checked_name(name))
        async with self._one_by_one:
            if len(await self.companions(person)) >= MOST_COMPANIONS:
                raise Refused("too-many-companions", most=MOST_COMPANIONS)
            await self._store.ledger.keep(Row(statements.ADD_PERSON, _values(companion, companion_of=person.id)))
        return companion

    async def companion_named(self, person: Person, companion: str) -> Person:
        """A companion of somebody by the id, or a refusal."""
        found = [one for one in await self.companions(person) if one.id == companion]
        if not found:
            raise Refused("no-such-companion")
        return found[0]

    async def part_from(self, person: Person, companion: str) -> None:
        """A companion plays here no more, and nobody can be them again."""
        gone = await self.companion_named(person, companion)
        await self._store.ledger.keep(Row(statements.PART_FROM, {"person": gone.id, "now": milliseconds()}))
        for connection in self._connections.of(gone.id):
            connection.hang_up(POLICY_VIOLATION, "the companion is gone")


def is_program(connection: HTTPConnection) -> bool:
    """Whether a token is shown."""
    return connection.headers.get("authorization", "").startswith(BEARER)


def check_in_person(connection: HTTPConnection) -> None:
    """Refuse programs."""
    if is_program(connection):
        raise Refused("not-for-programs")


def _values(
    person: Person, owner: str | None = None, token: str | None = None, companion_of: str | None = None
) -> dict[str, object]:
    return {
        "id": person.id,
        "name": person.name,
        "owner": owner,
        "token": token,
        "created": milliseconds(),
        "companion_of": companion_of,
    }
