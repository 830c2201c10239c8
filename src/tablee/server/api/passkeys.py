"""My passkeys, and signing in by one."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.accounts.passkeys import Passkeys
from tablee.server.accounts.people import People
from tablee.server.accounts.sites import site_of
from tablee.server.api.cookies import Cookies
from tablee.server.api.replies import read, reply, route
from tablee.server.net import rate_limits
from tablee.server.net.guard import address_of
from tablee.server.net.rate_limits import Limits


class Made(Struct, forbid_unknown_fields=True):
    """A passkey that a browser made, and what its person calls it."""

    credential: dict[str, Any]
    name: str


class Signed(Struct, forbid_unknown_fields=True):
    """What a browser answers for somebody who signs in."""

    credential: dict[str, Any]


class Label(Struct, forbid_unknown_fields=True):
    """What somebody calls a passkey."""

    name: str


class PasskeyRoutes:
    """Answers what is asked about passkeys."""

    def __init__(
        self, people: People, passkeys: Passkeys, cookies: Cookies, limits: Limits, origins: Iterable[str]
    ) -> None:
        self._people, self._passkeys, self._cookies, self._limits = people, passkeys, cookies, limits
        self._origins = tuple(origins)

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [
            route("/api/passkeys", self.my_passkeys),
            route("/api/passkeys", self.add, "POST"),
            route("/api/passkeys/new", self.ask_for_new, "POST"),
            route("/api/passkeys/any", self.ask_for_any, "POST"),
            route("/api/passkeys/sign-in", self.sign_in, "POST"),
            route("/api/passkeys/{passkey}", self.rename, "POST"),
            route("/api/passkeys/{passkey}", self.remove, "DELETE"),
        ]

    async def my_passkeys(self, request: Request) -> Response:
        """My passkeys."""
        person = await self._people.in_person(request)
        return reply(await self._passkeys.all_of(person.id))

    async def ask_for_new(self, request: Request) -> Response:
        """What `navigator.credentials.create` is to be given."""
        person = await self._people.in_person(request)
        site = site_of(request, self._origins)
        self._limits.check(rate_limits.KEYS, person.id)
        return reply(await self._passkeys.ask_for_new(person, site))

    async def add(self, request: Request) -> Response:
        """Keep the passkey that the browser made."""
        person = await self._people.in_person(request)
        site = site_of(request, self._origins)
        self._limits.check(rate_limits.KEYS, person.id)
        made = await read(request, Made)
        return reply(await self._passkeys.add(person, site, made.credential, made.name))

    async def ask_for_any(self, request: Request) -> Response:
        """What `navigator.credentials.get` is to be given."""
        self._limits.check(rate_limits.SIGN_INS, address_of(request.scope))
        return reply(await self._passkeys.ask_for_any(site_of(request, self._origins)))

    async def sign_in(self, request: Request) -> Response:
        """Be the person of a passkey on this device."""
        self._limits.check(rate_limits.SIGN_INS, address_of(request.scope))
        signed = await read(request, Signed)
        person = await self._passkeys.sign_in(site_of(request, self._origins), signed.credential)
        return await self._cookies.sign_in(request, person)

    async def rename(self, request: Request) -> Response:
        """Call a passkey otherwise."""
        person = await self._people.in_person(request)
        await self._passkeys.rename(person.id, request.path_params["passkey"], (await read(request, Label)).name)
        return reply({})

    async def remove(self, request: Request) -> Response:
        """A passkey opens nothing any more."""
        person = await self._people.in_person(request)
        await self._passkeys.remove(person.id, request.path_params["passkey"])
        return reply({})
