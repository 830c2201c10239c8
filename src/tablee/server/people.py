"""Finding and keeping people: from a cookie, a token or a private link; and those who play on their devices."""

from starlette.requests import HTTPConnection

from tablee.games.words import Refused
from tablee.server.house import House
from tablee.server.identity import COOKIE, checked_name, hashed, new_id, new_token
from tablee.server.socket import Person
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.store import companions_of, person_of, program_of, programs_of
from tablee.server.times import milliseconds

BEARER = "Bearer "
POLICY_VIOLATION = 1008
MOST_COMPANIONS = 5  # of one person


async def somebody(house: House, connection: HTTPConnection) -> Person | None:
    """Who asks: by the token of a program, or by the cookie of a browser."""
    if is_program(connection):
        token = connection.headers["authorization"].removeprefix(BEARER)
        row = await house.store.read(program_of(hashed(token)))
        return Person(row.id, row.name) if row else None
    person = house.identity.person_in(connection.cookies.get(COOKIE, ""))
    return await _guest(house, person) if person else None


def is_program(connection: HTTPConnection) -> bool:
    """Whether a token is shown."""
    return connection.headers.get("authorization", "").startswith(BEARER)


async def _guest(house: House, person: str) -> Person | None:
    """A person by the id, but no program: those come in with their token, as long as it is good."""
    row = await house.store.read(person_of(person))
    return Person(row.id, row.name) if row and row.owner is None else None


async def known(house: House, connection: HTTPConnection) -> Person:
    """Who asks, or a refusal."""
    person = await somebody(house, connection)
    if person is None:
        raise Refused("who-are-you")
    return person


async def in_person(house: House, connection: HTTPConnection) -> Person:
    """Who asks, and is no program: what a program made could outlive its token."""
    check_in_person(connection)
    return await known(house, connection)


def check_in_person(connection: HTTPConnection) -> None:
    """Refuse programs."""
    if is_program(connection):
        raise Refused("not-for-programs")


async def write(house: House, row: Row) -> None:
    """Write one row, and come back when it is on disk."""
    if not await house.store.ledger.all_written([row]):
        raise Refused("not-stored")


async def new_guest(house: House, name: str) -> Person:
    """Somebody new."""
    guest = Person(new_id(), checked_name(name))
    await write(house, Row(statements.ADD_PERSON, _values(guest)))
    return guest


async def renamed(house: House, person: Person, name: str) -> Person:
    """Somebody with another name, from the next table on."""
    called = checked_name(name)
    await write(house, Row(statements.RENAME_PERSON, {"person": person.id, "called": called}))
    for socket in house.sockets.get(person.id, ()):
        socket.person.name = called
    return Person(person.id, called)


async def new_program(house: House, owner: Person, name: str) -> tuple[Person, str]:
    """A player that is a program, and the token it shows; nobody can read the token again."""
    token = new_token()
    program = Person(new_id(), checked_name(name))
    await write(house, Row(statements.ADD_PERSON, _values(program, owner.id, hashed(token))))
    return program, token


async def programs(house: House, owner: Person) -> list[Person]:
    """The programs of a person whose tokens are good."""
    return [Person(row.id, row.name) for row in await house.store.read(programs_of(owner.id))]


async def revoke(house: House, owner: Person, program: str) -> None:
    """A token is good no more, and its program hangs up."""
    if program not in [one.id for one in await programs(house, owner)]:
        raise Refused("no-such-program")
    await write(house, Row(statements.REVOKE_TOKEN, {"person": program}))
    for socket in list(house.sockets.get(program, ())):
        socket.hang_up(POLICY_VIOLATION, "the token was revoked")


async def companions(house: House, person: Person) -> list[Person]:
    """Who plays on somebody's device beside them."""
    return [Person(row.id, row.name) for row in await house.store.read(companions_of(person.id))]


async def new_companion(house: House, person: Person, name: str) -> Person:
    """Somebody who plays on another one's device."""
    companion = Person(new_id(), checked_name(name))
    async with house.one_by_one:
        if len(await companions(house, person)) >= MOST_COMPANIONS:
            raise Refused("too-many-companions", most=MOST_COMPANIONS)
        await write(house, Row(statements.ADD_PERSON, _values(companion, companion_of=person.id)))
    return companion


async def companion_named(house: House, person: Person, companion: str) -> Person:
    """A companion of somebody by the id, or a refusal."""
    found = [one for one in await companions(house, person) if one.id == companion]
    if not found:
        raise Refused("no-such-companion")
    return found[0]


async def part_from(house: House, person: Person, companion: str) -> None:
    """A companion plays here no more, and nobody can be them again."""
    gone = await companion_named(house, person, companion)
    await write(house, Row(statements.PART_FROM, {"person": gone.id}))
    for socket in list(house.sockets.get(gone.id, ())):
        socket.hang_up(POLICY_VIOLATION, "the companion is gone")


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


async def moved(house: House, link: str) -> Person:
    """The person of a private link, on another device."""
    person = await _guest(house, house.identity.person_of_link(link))
    if person is None:
        raise Refused("link-invalid")
    return person
