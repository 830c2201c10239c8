"""Who is at a table: on its chairs, looking on, at this server and at others that share the database."""

from dataclasses import dataclass, field
from itertools import chain

from tablee.bots import characters
from tablee.games.secrecy import SPECTATOR
from tablee.match.players import parse_bot
from tablee.server.messages import Seat
from tablee.server.net.connection import Connection
from tablee.server.store.due import this_server
from tablee.server.store.ledger import Ledger, Row
from tablee.server.store.servers import follower_rows
from tablee.server.tables.seating import Chair, Seating


@dataclass(eq=False, kw_only=True)
class Followed(Seating):
    """A table with those who follow it. Nobody is told anything here."""

    ledger: Ledger
    followers: dict[Connection, int] = field(default_factory=dict)  # and the seat whose view each gets
    away_since: dict[int, int] = field(default_factory=dict)
    is_shared: bool = False  # several servers share the database
    elsewhere: dict[str, frozenset[str]] = field(default_factory=dict)  # who follows it at other servers, by server

    # Who is here

    def is_here(self, person: str | None) -> bool:
        """Whether somebody follows this table."""
        return self.is_followed_here(person) or any(person in people for people in self.elsewhere.values())

    def following(self) -> set[str]:
        """Who follows this table, at whatever server."""
        return {connection.person.id for connection in self.followers}.union(*self.elsewhere.values())

    def is_followed_here(self, person: str | None) -> bool:
        """Whether somebody follows this table at this server."""
        return any(connection.person.id == person for connection in self.followers)

    def note_follower(self, person: str, is_here: bool) -> None:
        """Let other servers know who comes and goes here."""
        if self.is_shared:
            self.ledger.write(follower_rows(self.id, person, is_here), lambda _: None)

    def is_seen_to_here(self) -> bool:
        """Whether this server asks its bots and minds its clocks: of several with followers, the first by name."""
        return not self.elsewhere or (bool(self.followers) and this_server() < min(self.elsewhere))

    def goes_on_by_itself(self) -> bool:
        """Whether only people play, all are here, and no clock runs: then nothing is due but what they do."""
        match = self.playing()
        is_for_people = not match.absent and not any(player.is_bot for player in match.players)
        return is_for_people and not self.away_since and self.terms.clock.kind == "none"

    def seats_here(self) -> set[int]:
        """The seats of players who follow this table."""
        here = set(self.followers.values()) - {SPECTATOR}
        return here | {seat for seat in self.persons() if self.elsewhere and self.is_here(self.chairs[seat].person)}

    def people(self) -> set[str]:
        """Who sits here, looks on, or said something."""
        seated = {chair.person for chair in self.chairs if chair.person}
        said = {line.person for line in self.chat if line.person}
        return seated | self.following() | said

    def name_of(self, person: str) -> str:
        """What somebody is called here: by the chair, as a follower, or in the chat."""
        seated = (chair.name for chair in self.chairs if chair.person == person)
        following = (one.person.name for one in self.followers if one.person.id == person)
        said = (line.name for line in self.chat if line.person == person)
        return next(chain(seated, following, said), "")

    def watchers(self) -> int:
        """How many people look on."""
        return len(self.following() - {chair.person for chair in self.chairs})

    # As everybody sees it

    def seats(self) -> list[Seat]:
        """Who sits where, as everybody sees it."""
        called = characters(self.game.name, [chair.level for chair in self.chairs])
        return [self._seat(seat, chair, called[seat] or chair.name) for seat, chair in enumerate(self.chairs)]

    def _seat(self, seat: int, chair: Chair, name: str) -> Seat:
        level = parse_bot(chair.level).level if chair.level else None
        shown = Seat(name, chair.person, level, chair.is_free, self.is_here(chair.person))
        if self.match:
            away = self.match.absent.get(seat)
            shown.sits_in = parse_bot(away).level if away else None
            shown.has_resigned = chair.person is not None and self.match.players[seat].is_bot
        return shown

    # Clocks

    def mind_clock(self) -> list[Row]:
        """Where time stops while no player is here: stop it, or let it go on; the rows of that, if it is news."""
        is_empty = not self.seats_here()
        is_played = self.match is not None and not self.match.result
        if not is_played or not self.clockwork.stops_without_players or self.clockwork.is_stopped == is_empty:
            return []
        return self.stop_clock(is_empty)
