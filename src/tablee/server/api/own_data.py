"""What the server has of me: to look at, to take away, and to delete."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.games.words import Refused, Text
from tablee.server.accounts.people import People
from tablee.server.api.cookies import forget
from tablee.server.api.replies import as_json, language_of, reply, route
from tablee.server.net import rate_limits
from tablee.server.net.rate_limits import Limits
from tablee.server.store.own_data import own_data_of
from tablee.server.store.store import Store
from tablee.server.tables.deletion import Deletion
from tablee.server.tables.statistics import statistics_of
from tablee.texts import Texts

FILE = "tablee-my-data.json"


class OwnDataRoutes:
    """Answers whoever asks for their own data."""

    def __init__(self, people: People, store: Store, deletion: Deletion, limits: Limits) -> None:
        self._people, self._store, self._deletion, self._limits = people, store, deletion, limits

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [
            route("/api/me/data", self.export),
            route("/api/me/data", self.delete, "DELETE"),
            route("/api/me/statistics", self.statistics),
        ]

    async def statistics(self, request: Request) -> Response:
        """What came of my finished games."""
        person = await self._people.known(request)
        self._limits.check(rate_limits.FINISHED, person.id)
        return reply(await statistics_of(self._store, person.id))

    async def export(self, request: Request) -> Response:
        """All that there is of me, as a file."""
        person = await self._people.in_person(request)
        self._limits.check(rate_limits.EXPORTS, person.id)
        data = await self._store.read(own_data_of(person.id, str(request.base_url).rstrip("/")))
        if data is None:
            raise Refused("who-are-you")
        answer = as_json(data)
        answer.headers["content-disposition"] = f'attachment; filename="{FILE}"'
        return answer

    async def delete(self, request: Request) -> Response:
        """Be deleted, for good."""
        person = await self._people.in_person(request)
        await self._deletion.delete(person.id, Texts(language_of(request)).say(Text("somebody")))
        return forget()
