"""Of whom I want to hear no more."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.accounts.people import People
from tablee.server.api.replies import read, reply, route
from tablee.server.intents import Word
from tablee.server.moderation.blocks import Blocks
from tablee.server.net import rate_limits
from tablee.server.net.rate_limits import Limits


class Block(Struct, forbid_unknown_fields=True):
    """Whom somebody wants to block."""

    person: Word


class BlockRoutes:
    """Answers what is asked about blocks between people."""

    def __init__(self, people: People, blocks: Blocks, limits: Limits) -> None:
        self._people, self._blocks, self._limits = people, blocks, limits

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [
            route("/api/blocks", self.my_blocks),
            route("/api/blocks", self.block, "POST"),
            route("/api/blocks/{person}", self.unblock, "DELETE"),
        ]

    async def my_blocks(self, request: Request) -> Response:
        """Whom I have blocked."""
        person = await self._people.known(request)
        return reply(await self._blocks.listed(person.id))

    async def block(self, request: Request) -> Response:
        """Block somebody."""
        person = await self._people.known(request)
        self._limits.check(rate_limits.BLOCKS, person.id)
        await self._blocks.block(person.id, (await read(request, Block)).person)
        return reply({})

    async def unblock(self, request: Request) -> Response:
        """Block somebody no more."""
        person = await self._people.known(request)
        self._limits.check(rate_limits.BLOCKS, person.id)
        await self._blocks.unblock(person.id, request.path_params["person"])
        return reply({})
