"""The server for those who look after it: who they are, and how the server is."""

from collections.abc import Callable, Sized

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee import __version__
from tablee.server.accounts.people import People
from tablee.server.api.replies import language_of, read, reply, route
from tablee.server.moderation.hosts import Hosts
from tablee.server.net.connection import Person
from tablee.server.net.guard import address_of
from tablee.server.ops.disk_space import DiskWatch, Room
from tablee.server.store.scheduled_backups import Backup, ScheduledBackups
from tablee.texts import Texts


class Claim(Struct, forbid_unknown_fields=True):
    """The code of somebody who wants to be host."""

    code: str  # as long as whoever set it likes


class HostStatus(Struct):
    """Whether the asker is a host, and whether a code would make them one."""

    is_host: bool
    can_be_claimed: bool


class HostServer(Struct):
    """How the server is."""

    version: str
    since: int
    connections: int
    disk_free: int
    disk_total: int
    room: Room
    backup_seconds: float | None  # between two backups; none are made without
    backup_keep: int
    last_backup: Backup | None
    backup_problem: str | None  # why the last one failed, in words


class HostDoor:
    """Lets hosts in, and nobody else."""

    def __init__(self, people: People, hosts: Hosts) -> None:
        self._people, self._hosts = people, hosts

    async def host(self, request: Request) -> Person:
        """Who asks, and is a host in person; or a refusal."""
        person = await self._people.in_person(request)
        self._hosts.check(person.id)
        return person


class HostRoutes:
    """Answers who is host, and how the server is."""

    def __init__(
        self,
        people: People,
        hosts: Hosts,
        disk: DiskWatch,
        backups: ScheduledBackups,
        connections: Sized,
        since: Callable[[], int],
    ) -> None:
        self._people, self._hosts, self._door = people, hosts, HostDoor(people, hosts)
        self._disk, self._backups = disk, backups
        self._connections, self._since = connections, since

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [
            route("/api/host", self.am_i),
            route("/api/host", self.claim, "POST"),
            route("/api/host", self.resign, "DELETE"),
            route("/api/host/server", self.server),
        ]

    async def am_i(self, request: Request) -> Response:
        """Whether I am a host, or could become one."""
        person = await self._people.known(request)
        return reply(HostStatus(person.id in self._hosts, self._hosts.can_be_claimed))

    async def claim(self, request: Request) -> Response:
        """Become a host with the code."""
        person = await self._people.in_person(request)
        await self._hosts.claim(person.id, (await read(request, Claim)).code, address_of(request.scope))
        return reply(HostStatus(True, self._hosts.can_be_claimed))

    async def resign(self, request: Request) -> Response:
        """Be a host no more."""
        await self._hosts.resign((await self._door.host(request)).id)
        return reply({})

    async def server(self, request: Request) -> Response:
        """How the server is: its disk, its backups."""
        await self._door.host(request)
        space, problem = await self._disk.look(), self._backups.problem
        return reply(
            HostServer(
                version=__version__,
                since=self._since(),
                connections=len(self._connections),
                disk_free=space.free,
                disk_total=space.total,
                room=space.room,
                backup_seconds=self._backups.every,
                backup_keep=self._backups.keep,
                last_backup=self._backups.newest(),
                backup_problem=Texts(language_of(request)).say(problem.text) if problem else None,
            )
        )
