"""The beginning of a match is kept like everything else: a start that was acknowledged comes true."""

import asyncio
from pathlib import Path

import pytest

from tablee.match.fair import commitment
from tablee.server.game_server import GameServer
from tablee.server.tables.starts import MatchStarts
from tablee.server.tables.table import Table
from tests.server.inside import Somebody, open_server, settings_in

RESTART = 1012


def test_a_table_that_was_started_begins_after_a_crash(tmp_path: Path) -> None:
    """Between the start and the seed, the server goes away without a word."""

    nonce = b"a nonce"

    async def start() -> str:
        server = GameServer(settings_in(tmp_path))
        north = Somebody(server, "North")
        practice = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = await north.ask("create", game="ugo", chairs=practice, commitment=commitment(nonce))
        await north.ask("follow", table=made["table"])
        assert (await north.ask("start", table=made["table"]))["type"] == "done"
        await server.store.close()
        return str(made["table"])

    async def come_back(table: str) -> None:
        async with open_server(tmp_path) as server:
            north = Somebody(server, "North")
            assert (await north.ask("follow", table=table))["status"] == "shuffling"
            await north.ask("open", table=table, nonce=nonce.hex())
            assert (await north.hear("seats"))["status"] == "playing"
            assert server.tables[table].nonces == [nonce, b""]

    asyncio.run(come_back(asyncio.run(start())))


def test_a_match_that_cannot_begin_leaves_no_dead_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_table: Table) -> None:
        raise RuntimeError("no match today")

    async def start() -> None:
        async with open_server(tmp_path) as server:
            north = Somebody(server, "North")
            practice = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            name = (await north.ask("create", game="ugo", chairs=practice))["table"]
            table = server.tables[name]
            with monkeypatch.context() as broken:
                broken.setattr(Table, "begin_match", fail)
                north.say("start", table=name)
                while not table.is_lost:
                    await asyncio.sleep(0.005)
            assert table.status == "shuffling"
            assert north.ear.closed == RESTART
            north = Somebody(server, "North")
            await north.ask("follow", table=name)
            assert (await north.hear("seats"))["status"] == "playing"

    asyncio.run(asyncio.wait_for(start(), 60))


def test_nonces_that_are_heard_after_the_beginning_change_nothing(tmp_path: Path) -> None:
    """They are read from the database while the match begins."""

    async def start() -> None:
        async with open_server(tmp_path) as server:
            north = Somebody(server, "North")
            practice = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            name = (await north.ask("create", game="ugo", chairs=practice))["table"]
            starts = MatchStarts(server.background, server.lobby)
            starts.hear_nonces(server.tables[name], {0: b"late".hex()})
            assert not starts.is_opening(server.tables[name])

    asyncio.run(start())
