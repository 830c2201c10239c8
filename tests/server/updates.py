"""What a server sends in games with fixed secrets, as digests: `python -m tests.server.updates` writes them anew.

A change that should leave the wire as it is must leave these digests as they are. One that changes the wire writes them
anew, and says in its commit what changed.
"""

import asyncio
import hashlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import json

from tablee.games import LISTED
from tablee.games.chance import Random, below
from tablee.match import Match
from tests.server.inside import Somebody, open_server
from tests.server.test_retelling import decision, table_of

FILE = Path(__file__).with_name("updates.json")
DECISIONS = 150
SECRET = bytes(32)


def cases() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game that people are offered, with the fewest and the most seats."""
    for game in LISTED.values():
        yield game.name, game.seats[0], {}
        yield game.name, game.seats[-1], {}


def name_of(game: str, seats: int) -> str:
    """What a game is called in the file."""
    return f"{game}, {seats} seats"


async def play(game: str, seats: int, options: dict[str, Any], folder: Path) -> tuple[str, int]:
    """Play with everybody looking, some with words; the digest of all that was sent of the table, and how much."""
    random, digest, frames = Random.seeded(2027), hashlib.sha256(), 0
    async with open_server(folder) as server:
        table = table_of(game, seats, options, random)
        table.secret = SECRET
        server.tables._tables[table.id] = table
        people = [Somebody(server, f"seat {seat}", f"seat {seat}") for seat in range(seats)]
        pages = [*people, Somebody(server, "watcher", "watcher"), Somebody(server, "reader", "reader")]
        pages[-1].connection.words = "fr"
        for page in pages:
            page.say("follow", table=table.id)
        for _ in range(DECISIONS):
            if table.playing().result:
                break
            decide(table.playing(), table.id, people, random)
            await server.store.ledger.all_written()  # refusals wait for what was written before them
        for page in pages:
            sent = [frame for frame in page.ear.frames if b'"type":"welcome"' not in frame]
            digest.update(b"\n".join(sent).replace(table.id.encode(), b"table"))
            frames += len(sent)
    return digest.hexdigest(), frames


def decide(match: Match, table: str, people: list[Somebody], random: Random) -> None:
    """Somebody decides, and now and then wishes they had not."""
    seat, action = decision(match, random)
    people[seat].say("decide", table=table, question=match.question, action=action)
    if below(random, 8) == 0:
        people[seat].say("take-back", table=table)
        for other in [one for one in people if one is not people[seat]]:
            other.say("answer-take-back", table=table, seq=len(match.log), agrees=True)


def digest_of(game: str, seats: int, options: dict[str, Any], folder: Path) -> dict[str, str | int]:
    """What the file says of a game."""
    digest, frames = asyncio.run(play(game, seats, options, folder))
    return {"frames": frames, "digest": digest}


def write() -> None:
    """Write the file anew."""
    with TemporaryDirectory() as folder:
        digests = {
            name_of(game, seats): digest_of(game, seats, options, Path(folder) / name_of(game, seats))
            for game, seats, options in cases()
        }
    FILE.write_bytes(json.format(json.encode(digests), indent=1) + b"\n")
    print(f"{sum(int(one['frames']) for one in digests.values())} frames")


if __name__ == "__main__":
    write()
