"""Who plays a match: people and bots, whoever sits in for the absent, and who plays on for those who gave up."""

from collections.abc import Sequence

from tablee.games.words import Refused
from tablee.match.players import BOT, Player, bot

SUBSTITUTE = bot("medium")  # who sits in for the absent and plays on for who resigned: every game has it


class Sitters:
    """The players of a match. Every method either does what it says, or refuses with the reason and changes nothing."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = self.first_players = tuple(players)
        self.absent: dict[int, str] = {}  # the persons who are away, and the level of the bot that sits in

    def level(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat now; None for a person."""
        player = self.players[seat]
        return player.name if player.is_bot else self.absent.get(seat)

    def present(self) -> list[int]:
        """The seats of the persons who are there."""
        return [seat for seat in range(len(self.players)) if self.level(seat) is None]

    def _check_seat(self, seat: int) -> None:
        """Refuse a seat that there is not; a match refuses all of them when it is over."""
        if seat not in range(len(self.players)):
            raise Refused("no-such-seat", seat=seat, seats=len(self.players))

    def _check_person(self, seat: int) -> None:
        self._check_seat(seat)
        if self.players[seat].is_bot:
            raise Refused("seat-of-bot", seat=seat + 1)

    def _check_present(self, seat: int) -> None:
        if seat in self.absent:
            raise Refused("seat-absent", seat=seat + 1)

    def _hand_over(self, seat: int, level: str) -> None:
        """A bot of that level plays on for a person, who gave up."""
        self._check_person(seat)
        self.absent = self._absent_but(seat)
        heir = bot(level) if level else SUBSTITUTE
        self.players = tuple(heir if seat == other else player for other, player in enumerate(self.players))

    def _seat_stand_in(self, seat: int, level: str) -> None:
        self._check_person(seat)
        if seat in self.absent:
            raise Refused("already-absent", seat=seat + 1)
        if not BOT.fullmatch(level):
            raise Refused("level-word", level=level)
        self.absent = {**self.absent, seat: level}

    def _give_back(self, seat: int) -> None:
        self._check_person(seat)
        if seat not in self.absent:
            raise Refused("not-absent", seat=seat + 1)
        self.absent = self._absent_but(seat)

    def _absent_but(self, seat: int) -> dict[int, str]:
        return {away: level for away, level in self.absent.items() if away != seat}
