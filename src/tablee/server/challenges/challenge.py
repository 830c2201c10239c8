"""A challenge as data: a game, its options, who sits where, and the secret that all its deals follow from."""

from typing import Any

from msgspec import Struct, json, structs
from sqlalchemy import Row as StoredRow

from tablee.bots import level_of
from tablee.games import GAMES
from tablee.games.words import Refused
from tablee.match.players import parse_bot
from tablee.server.intents import Chair, Create
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.tables import starts
from tablee.server.tables.table import Table


class ChallengeTerms(Struct, frozen=True):
    """What is agreed: all options, and the bots as records write them; nobody where the person sits."""

    options: dict[str, int | bool | str]
    levels: list[str | None]


class Challenge(Struct, frozen=True):
    """What everybody who takes it plays."""

    id: str
    maker: str | None  # nobody, of a daily one
    game: str
    version: int
    terms: ChallengeTerms
    secret: bytes
    created: int
    closes: int
    maker_name: str | None = None

    @property
    def seat(self) -> int:
        """Where everybody who takes it sits."""
        return self.terms.levels.index(None)

    def is_outdated(self) -> bool:
        """Whether the rules or the bots of today would make it another game than others have played."""
        game = GAMES.get(self.game)
        if game is None or game.version != self.version:
            return True
        return any(level and level != written(self.game, parse_bot(level).level) for level in self.terms.levels)

    def is_open(self, now: int) -> bool:
        """Whether it can be taken."""
        return now < self.closes and not self.is_outdated()

    def check_open(self, now: int) -> None:
        """Refuse to let it be taken too late."""
        if not self.is_open(now):
            raise Refused("challenge-closed")

    def wish(self, number: int) -> Create:
        """The table of somebody who takes it: without hints."""
        chairs = [Chair("bot", parse_bot(level).level) if level else Chair("me") for level in self.terms.levels]
        return Create(number, self.game, chairs, options=self.terms.options, hints=False)

    def dealt_rows(self, table: Table) -> list[Row]:
        """Give a new table the deal of this challenge; the rows of its beginning."""
        table.secret, table.terms = self.secret, structs.replace(table.terms, challenge=self.id)
        return starts.start_rows(table, [b""] * len(table.chairs))

    def row(self) -> Row:
        """What is kept of it; nothing is changed where it is there already."""
        values = structs.asdict(self) | {"terms": json.encode(self.terms)}
        del values["maker_name"]
        return Row(statements.ADD_GAME_CHALLENGE, values)


def challenge_in(row: StoredRow[Any]) -> Challenge:
    """A challenge as the disk has it."""
    terms = json.decode(row.terms, type=ChallengeTerms)
    of_time = row.created, row.closes, row.maker_name
    return Challenge(row.id, row.maker, row.game, row.version, terms, bytes(row.secret), *of_time)


def written(game: str, level: str) -> str:
    """A bot as records write it, with its version and its budget."""
    return level_of(game, level).written
