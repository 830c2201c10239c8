"""Passkeys: how somebody keeps their name on every device, without a password."""

import asyncio
from typing import Any

from msgspec import Struct

from tablee.games.words import Refused
from tablee.server.accounts import ceremonies
from tablee.server.accounts.ceremonies import Credential, NewPasskey
from tablee.server.accounts.challenges import Challenges, SignedChallenges
from tablee.server.accounts.identity import hashed, tidy_label
from tablee.server.accounts.sessions import to_the_hour
from tablee.server.accounts.sites import Site
from tablee.server.net.connection import Person
from tablee.server.ops.server_time import milliseconds
from tablee.server.store import statements
from tablee.server.store.account_questions import passkey_of, passkeys_of, take_challenge
from tablee.server.store.ledger import Row
from tablee.server.store.store import Store

MOST_PASSKEYS = 10  # of one person


class Passkey(Struct):
    """A passkey in its person's list."""

    passkey: str
    name: str
    site: str
    created: int
    seen: int


class Passkeys:
    """Adds passkeys, and signs people in by them. Runs on the event loop; reckons and asks the database beside it."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._challenges = SignedChallenges(key) if store.is_shared else Challenges()
        self._one_by_one = asyncio.Lock()  # what is read of a passkey holds until it is written

    async def all_of(self, person: str) -> list[Passkey]:
        """The passkeys of somebody, the oldest first."""
        rows = await self._store.read(passkeys_of(person))
        return [Passkey(row.id, row.name, row.site, row.created, row.seen) for row in rows]

    # A new one

    async def ask_for_new(self, person: Person, site: Site) -> dict[str, Any]:
        """What the browser of somebody is asked for; `Refused` where they have too many passkeys."""
        known = await self.all_of(person.id)
        check_room(len(known))
        challenge = self._challenges.new(person.id, site.name)
        own = [passkey.passkey for passkey in known if passkey.site == site.name]
        return await asyncio.to_thread(ceremonies.ask_for_new, site, person.id, person.name, challenge, own)

    async def add(self, person: Person, site: Site, credential: Credential, name: str) -> Passkey:
        """Keep a passkey that somebody's browser made; `Refused` where the answer is not good."""
        label = tidy_label(name)
        _, challenge = await asyncio.to_thread(ceremonies.answer_in, credential)
        await self._take(challenge, person.id, site)
        made = await asyncio.to_thread(ceremonies.check_new, credential, challenge, site)
        now = milliseconds()
        async with self._one_by_one:
            check_room(len(await self.all_of(person.id)))
            if await self._store.read(passkey_of(made.id)):
                raise Refused("passkey-refused")
            passkey = Passkey(made.id, label, site.name, now, to_the_hour(now))
            await self._store.ledger.keep(Row(statements.ADD_PASSKEY, row_values(passkey, person, made)))
        return passkey

    # Signing in

    async def ask_for_any(self, site: Site) -> dict[str, Any]:
        """What the browser of somebody unknown is asked for."""
        challenge = self._challenges.new(None, site.name)
        return await asyncio.to_thread(ceremonies.ask_for_any, site, challenge)

    async def sign_in(self, site: Site, credential: Credential) -> Person:
        """Who answers with a passkey; `Refused` where the answer is not good, or the passkey is not ours any more."""
        name, challenge = await asyncio.to_thread(ceremonies.answer_in, credential)
        await self._take(challenge, None, site)
        async with self._one_by_one:
            row = await self._store.read(passkey_of(name))
            if row is None or row.site != site.name:
                raise Refused("no-such-passkey")
            known = NewPasskey(row.id, row.public_key, row.sign_count)
            check = (credential, challenge, site, known, row.person)
            count = await asyncio.to_thread(ceremonies.check_known, *check)
            values = {"passkey": row.id, "count": count, "hour": to_the_hour(milliseconds())}
            await self._store.ledger.keep(Row(statements.USE_PASSKEY, values))
        return Person(row.person, row.called)

    async def _take(self, challenge: bytes, person: str | None, site: Site) -> None:
        """Take a challenge that was answered: once, also where several servers could."""
        self._challenges.take(challenge, person, site.name)
        if self._store.is_shared and not await self._store.change(take_challenge(hashed(challenge.hex()))):
            raise Refused("passkey-late")

    # What becomes of them

    async def rename(self, person: str, passkey: str, name: str) -> None:
        """Call a passkey otherwise; `Refused` where somebody has no such passkey."""
        label = tidy_label(name)
        await self._check_own(person, passkey)
        await self._store.ledger.keep(Row(statements.NAME_PASSKEY, {"passkey": passkey, "called": label}))

    async def remove(self, person: str, passkey: str) -> None:
        """A passkey opens nothing any more; `Refused` where somebody has no such passkey."""
        await self._check_own(person, passkey)
        await self._store.ledger.keep(Row(statements.DELETE_PASSKEY, {"passkey": passkey}))

    async def _check_own(self, person: str, passkey: str) -> None:
        if passkey not in [one.passkey for one in await self.all_of(person)]:
            raise Refused("no-such-passkey")


def check_room(passkeys: int) -> None:
    """Refuse one too many."""
    if passkeys >= MOST_PASSKEYS:
        raise Refused("too-many-passkeys", most=MOST_PASSKEYS)


def row_values(passkey: Passkey, person: Person, made: NewPasskey) -> dict[str, Any]:
    """A passkey as the database keeps it."""
    return {
        "id": passkey.passkey,
        "person": person.id,
        "site": passkey.site,
        "public_key": made.public_key,
        "sign_count": made.sign_count,
        "name": passkey.name,
        "created": passkey.created,
        "seen": passkey.seen,
    }
