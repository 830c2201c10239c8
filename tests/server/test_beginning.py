"""The beginning of a match is kept like everything else: a start that was acknowledged comes true."""

import asyncio
from pathlib import Path

from tablee.match.fair import commitment
from tablee.server.house import House
from tests.server.inside import Somebody, open_house, settings_in


def test_a_table_that_was_started_begins_after_a_crash(tmp_path: Path) -> None:
    """Between the start and the seed, the server goes away without a word."""

    nonce = b"a nonce"

    async def start() -> str:
        house = House(settings_in(tmp_path))
        north = Somebody(house, "North")
        practice = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = await north.ask("create", game="ugo", chairs=practice, commitment=commitment(nonce))
        await north.ask("follow", table=made["table"])
        assert (await north.ask("start", table=made["table"]))["type"] == "done"
        await house.store.close()
        return str(made["table"])

    async def come_back(table: str) -> None:
        async with open_house(tmp_path) as house:
            north = Somebody(house, "North")
            assert (await north.ask("follow", table=table))["status"] == "shuffling"
            await north.ask("open", table=table, nonce=nonce.hex())
            assert (await north.hear("seats"))["status"] == "playing"
            assert house.tables[table].nonces == [nonce, b""]

    asyncio.run(come_back(asyncio.run(start())))
