"""Who I am, which programs play for me, and who plays on my device."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.games.words import Refused
from tablee.server.accounts.identity import COOKIE
from tablee.server.accounts.people import People, check_in_person
from tablee.server.api.cookies import Cookies, describe
from tablee.server.api.replies import read, reply, route
from tablee.server.net import rate_limits
from tablee.server.net.guard import address_of
from tablee.server.net.rate_limits import Limits


class Name(Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: str


class AccountRoutes:
    """Answers what is asked about people."""

    def __init__(self, people: People, cookies: Cookies, limits: Limits) -> None:
        self._people, self._cookies, self._limits = people, cookies, limits

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [
            route("/api/me", self.me),
            route("/api/me", self.enter, "POST"),
            route("/api/programs", self.my_programs),
            route("/api/programs", self.add_program, "POST"),
            route("/api/programs/{program}", self.revoke_program, "DELETE"),
            route("/api/companions", self.my_companions),
            route("/api/companions", self.add_companion, "POST"),
            route("/api/companions/{companion}", self.part_from_companion, "DELETE"),
        ]

    async def me(self, request: Request) -> Response:
        """Who I am. A cookie is kept for longer by that; one of the former form becomes a session of this device."""
        visitor = await self._people.visitor(request)
        if visitor is None:
            return nobody(request)
        if visitor.session is None:
            return describe(visitor.person)
        if visitor.session.is_former:
            return await self._cookies.sign_in(request, visitor.person)
        return self._cookies.keep(describe(visitor.person), request.cookies[COOKIE])

    async def enter(self, request: Request) -> Response:
        """Come in with a name, or take another name."""
        check_in_person(request)
        name = (await read(request, Name)).name
        person = await self._people.somebody(request)
        if person is None:
            self._limits.check(rate_limits.GUESTS, address_of(request.scope))
            return await self._cookies.sign_in(request, await self._people.new_guest(name))
        return describe(await self._people.renamed(person, name))

    async def add_program(self, request: Request) -> Response:
        """A player that is a program: its token is shown once."""
        owner = await self._people.in_person(request)
        self._limits.check(rate_limits.TABLES, owner.id)
        program, token = await self._people.new_program(owner, (await read(request, Name)).name)
        return reply({"person": program.id, "name": program.name, "token": token})

    async def my_programs(self, request: Request) -> Response:
        """The programs that play for me, by their names."""
        owned = await self._people.programs(await self._people.known(request))
        return reply([{"person": program.id, "name": program.name} for program in owned])

    async def revoke_program(self, request: Request) -> Response:
        """A program plays no more: its token is good for nothing."""
        await self._people.revoke(await self._people.known(request), request.path_params["program"])
        return reply({})

    async def my_companions(self, request: Request) -> Response:
        """Who plays on my device beside me."""
        found = await self._people.companions(await self._people.known(request))
        return reply([{"person": companion.id, "name": companion.name} for companion in found])

    async def add_companion(self, request: Request) -> Response:
        """Somebody else plays on my device: I can open connections for them."""
        person = await self._people.in_person(request)
        self._limits.check(rate_limits.TABLES, person.id)
        companion = await self._people.new_companion(person, (await read(request, Name)).name)
        return reply({"person": companion.id, "name": companion.name})

    async def part_from_companion(self, request: Request) -> Response:
        """Somebody plays on my device no more."""
        await self._people.part_from(await self._people.known(request), request.path_params["companion"])
        return reply({})


def nobody(request: Request) -> Response:
    """Nobody is who shows nothing; what somebody shows and is not good is refused."""
    if COOKIE in request.cookies or "authorization" in request.headers:
        raise Refused("who-are-you")
    return reply(None)
