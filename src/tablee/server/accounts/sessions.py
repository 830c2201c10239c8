"""Sessions: who is signed in on which device. A cookie names a row, and is good as long as the row is there."""

import asyncio

from msgspec import Struct, convert

from tablee.games.words import Refused
from tablee.server.accounts.devices import device_of
from tablee.server.accounts.identity import FORMER, Identity, former_session, hashed, new_token
from tablee.server.net.connection import POLICY_VIOLATION
from tablee.server.net.connections import Connections
from tablee.server.ops.server_time import HOUR, milliseconds
from tablee.server.store import statements
from tablee.server.store.account_questions import expired_sessions, session_of, sessions_among, sessions_of
from tablee.server.store.ledger import Row
from tablee.server.store.store import Store

SESSION_SECONDS = 400 * 24 * 3600  # after somebody was last here: browsers keep no cookie for longer
MOST_SESSIONS = 20  # of one person


class Session(Struct):
    """A device on which somebody is signed in."""

    id: str
    person: str
    browser: str
    system: str
    created: int
    seen: int
    expires: int

    @property
    def is_former(self) -> bool:
        """Whether it stands for cookies of the former form."""
        return self.id.startswith(FORMER)


class Sessions:
    """Begins, finds and ends sessions. Runs on the event loop; asks the database beside it."""

    def __init__(self, store: Store, identity: Identity, connections: Connections) -> None:
        self._store, self._identity, self._connections = store, identity, connections
        self._one_by_one = asyncio.Lock()  # they are counted on disk before another one is written there

    async def begin(self, person: str, user_agent: str) -> str:
        """Sign somebody in on a device; the cookie for it. Of too many sessions, the one not seen longest ends."""
        token, now, device = new_token(), milliseconds(), device_of(user_agent)
        values = {
            "id": hashed(token),
            "person": person,
            "browser": device.browser,
            "system": device.system,
            "created": now,
            "seen": to_the_hour(now),
            "expires": now + SESSION_SECONDS * 1000,
        }
        async with self._one_by_one:
            kept = await self.all_of(person)
            await self._store.ledger.keep(Row(statements.ADD_SESSION, values))
            await self.end(*(session.id for session in kept[MOST_SESSIONS - 1 :]))
        return self._identity.cookie(token)

    async def find(self, cookie: str) -> tuple[Session, str] | None:
        """The session that a cookie names, and the name of its person; none where it has ended, or never was."""
        name = self._identity.session_in(cookie)
        row = await self._store.read(session_of(name)) if name else None
        if row is None or row.expires <= milliseconds():
            return None
        session = convert(row, Session, from_attributes=True)
        self._note_seen(session)
        return session, row.name

    def _note_seen(self, session: Session) -> None:
        """Write down in which hour somebody was last here; that prolongs the session, unless it is a former one."""
        now = milliseconds()
        if to_the_hour(now) > session.seen:
            until = session.expires if session.is_former else now + SESSION_SECONDS * 1000
            values = {"session": session.id, "hour": to_the_hour(now), "until": until}
            self._store.ledger.write([Row(statements.SEE_SESSION, values)], lambda _: None)

    async def all_of(self, person: str) -> list[Session]:
        """The sessions of somebody that are good, the one that was seen last first."""
        found = [convert(row, Session, from_attributes=True) for row in await self._store.read(sessions_of(person))]
        return [session for session in found if session.expires > milliseconds()]

    async def end(self, *sessions: str) -> None:
        """End sessions, on every device that has their cookies: when this returns, their connections are closed."""
        if not sessions:
            return
        rows = [Row(statements.END_SESSION, {"session": session}) for session in sessions]
        await self._store.ledger.keep(*rows, *self._store.news(ended_sessions=list(sessions)))
        for connection in self._connections.of_sessions({*sessions}):
            connection.hang_up(POLICY_VIOLATION, "signed out")

    async def look_again(self) -> None:
        """Know what may have ended unheard: connections of sessions that are not there any more are closed."""
        here = {connection.session for connection in self._connections.all()} - {""}
        gone = here - set(await self._store.read(sessions_among(here)))
        for connection in self._connections.of_sessions(gone):
            connection.hang_up(POLICY_VIOLATION, "signed out")

    async def sign_out(self, session: Session) -> None:
        """End a session, and with it all cookies of the former form: nobody knows where these were copied to."""
        await self.end(session.id, former_session(session.person))

    async def end_one(self, person: str, session: str) -> None:
        """End a session of somebody; `Refused` where it is not theirs."""
        found = [one for one in await self.all_of(person) if one.id == session]
        if not found:
            raise Refused("no-such-session")
        await self.sign_out(found[0])

    async def end_all(self, person: str, but: str | None = None) -> None:
        """End all sessions of somebody, or all but one."""
        rows = await self._store.read(sessions_of(person))
        await self.end(*(row.id for row in rows if row.id != but))

    async def remove_expired(self) -> None:
        """Remove what is over by now."""
        await self.end(*await self._store.read(expired_sessions(milliseconds())))


def to_the_hour(now: int) -> int:
    """The hour in which a moment is."""
    return now - now % HOUR
