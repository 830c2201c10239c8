"""What is asked in one moment and answered in another: the page may be closed by then, the table gone on."""

import asyncio
from pathlib import Path

from tests.server.inside import Somebody, open_house

ME, SOMEBODY = {"kind": "me"}, {"kind": "person"}


def test_who_closes_the_page_while_the_table_is_written_does_not_follow_it(tmp_path: Path) -> None:
    async def come_and_go() -> None:
        async with open_house(tmp_path) as house:
            north = Somebody(house, "North")
            north.say("create", game="ugo", chairs=[ME, SOMEBODY])
            north.leave()
            await house.store.ledger.all_written()
            (table,) = house.tables.values()
            assert not table.followers
            assert not table.seats()[0].is_here

    asyncio.run(come_and_go())
