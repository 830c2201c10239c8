"""Where I am signed in, and the links that sign me in elsewhere."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.games.words import Refused
from tablee.server.accounts.links import LinkKind, Links
from tablee.server.accounts.people import People
from tablee.server.accounts.sessions import Sessions
from tablee.server.api.cookies import Cookies, forget
from tablee.server.api.replies import read, reply, route
from tablee.server.net import rate_limits
from tablee.server.net.guard import address_of
from tablee.server.net.rate_limits import Limits


class Link(Struct, forbid_unknown_fields=True):
    """What a private link carries."""

    link: str


class SessionRoutes:
    """Answers what is asked about sessions and links."""

    def __init__(self, people: People, sessions: Sessions, links: Links, cookies: Cookies, limits: Limits) -> None:
        self._people, self._sessions, self._links = people, sessions, links
        self._cookies, self._limits = cookies, limits

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [
            route("/api/me", self.sign_out, "DELETE"),
            route("/api/sessions", self.my_sessions),
            route("/api/sessions", self.end_all, "DELETE"),
            route("/api/sessions/{session}", self.end_one, "DELETE"),
            route("/api/me/link", self.device_link, "POST"),
            route("/api/me/recovery", self.has_recovery_link),
            route("/api/me/recovery", self.recovery_link, "POST"),
            route("/api/me/move", self.move_here, "POST"),
        ]

    # Sessions

    async def sign_out(self, request: Request) -> Response:
        """Be nobody on this device, and wherever its cookie was copied to; whoever is banned may go as well."""
        visitor = await self._people.identified(request)
        if visitor and visitor.session:
            await self._sessions.sign_out(visitor.session)
        return forget()

    async def my_sessions(self, request: Request) -> Response:
        """Where I am signed in."""
        person, here = await self._people.signed_in(request)
        return reply(
            [
                {
                    "session": session.id,
                    "browser": session.browser,
                    "system": session.system,
                    "created": session.created,
                    "seen": session.seen,
                    "is_this": session.id == here.id,
                    "is_former": session.is_former,
                }
                for session in await self._sessions.all_of(person.id)
            ]
        )

    async def end_one(self, request: Request) -> Response:
        """Sign out on one device; if it is another one, it comes back by no link that was made there."""
        person, here = await self._people.signed_in(request)
        session = request.path_params["session"]
        if session != here.id:
            await self._links.cancel(person.id)
        await self._sessions.end_one(person.id, session)
        return forget() if session == here.id else reply({})

    async def end_all(self, request: Request) -> Response:
        """Sign out everywhere, or with `?others` everywhere else; links to other devices are good no more."""
        person, here = await self._people.signed_in(request)
        await self._links.cancel(person.id)
        if "others" not in request.query_params:
            await self._sessions.end_all(person.id)
            return forget()
        await self._sessions.end_all(person.id, but=here.id)
        return reply({})

    # Links

    async def device_link(self, request: Request) -> Response:
        """A link that makes another device mine: it works once, within a day."""
        return await self._new_link(request, LinkKind.DEVICE)

    async def recovery_link(self, request: Request) -> Response:
        """A link for when every device is lost: it works once, until there is a newer one."""
        return await self._new_link(request, LinkKind.RECOVERY)

    async def _new_link(self, request: Request, kind: LinkKind) -> Response:
        person = await self._people.in_person(request)
        self._limits.check(rate_limits.KEYS, person.id)
        return reply({"link": await self._links.make(person.id, kind)})

    async def has_recovery_link(self, request: Request) -> Response:
        """When my recovery link was made, if I have one."""
        person = await self._people.in_person(request)
        return reply({"created": await self._links.recovery_made(person.id)})

    async def move_here(self, request: Request) -> Response:
        """Be the person of a private link on this device."""
        self._limits.check(rate_limits.SIGN_INS, address_of(request.scope))
        link = (await read(request, Link)).link
        person = await self._people.guest(await self._links.use(link, self._people.check_ban))
        if person is None:
            raise Refused("link-invalid")
        return await self._cookies.sign_in(request, person)
