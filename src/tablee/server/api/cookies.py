"""The cookie: set when somebody signs in, gone when they sign out."""

from contextlib import suppress

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response

from tablee.games.words import Refused
from tablee.server.accounts.identity import COOKIE
from tablee.server.accounts.people import People
from tablee.server.accounts.sessions import SESSION_SECONDS, Sessions
from tablee.server.api.replies import reply
from tablee.server.net.connection import Person


class Cookies:
    """Signs people in and out on the device that asks."""

    def __init__(self, people: People, sessions: Sessions, is_secure: bool) -> None:
        self._people, self._sessions, self._is_secure = people, sessions, is_secure

    async def sign_in(self, request: Request, person: Person) -> Response:
        """Begin a session on this device; the answer says who one is.

        The session that the device had before ends when the answer is on its way: its page is hung up on, and comes
        back with the new cookie. Raises `Refused` for somebody who is banned.
        """
        self._people.check_ban(person.id)
        before = await self._people.identified(request)
        cookie = await self._sessions.begin(person.id, request.headers.get("user-agent", ""))
        answer = self.keep(describe(person), cookie)
        if before and before.session and not before.session.is_former:
            answer.background = BackgroundTask(self._end, before.session.id)
        return answer

    async def _end(self, session: str) -> None:
        with suppress(Refused):  # the disk fails: it ends by itself one day, and nobody has its cookie
            await self._sessions.end(session)

    def keep(self, answer: Response, cookie: str) -> Response:
        """Let the browser keep a cookie, for as long as its session may last."""
        answer.set_cookie(
            COOKIE, cookie, max_age=SESSION_SECONDS, httponly=True, samesite="lax", secure=self._is_secure
        )
        return answer


def describe(person: Person) -> Response:
    """Who somebody is."""
    return reply({"person": person.id, "name": person.name})


def forget() -> Response:
    """Let the browser keep nothing."""
    answer = reply({})
    answer.delete_cookie(COOKIE)
    return answer
