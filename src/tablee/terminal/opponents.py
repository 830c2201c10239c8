"""The bots at the table."""

import hashlib
from collections.abc import Mapping

from tablee.bots import Bot, bot_of
from tablee.bots.asking import ask
from tablee.games.chance import Random
from tablee.games.words import Refused
from tablee.match import Match

OWN = "x-"  # how a record writes somebody's own bot


class Opponents:
    """Bots that choose by the seed and the moment: after a decision is taken back, the same one gets the same reply.

    `own` are bots that are no levels, by how the match calls them. Refuses a bot that is neither.
    """

    def __init__(self, match: Match, seed: int, own: Mapping[str, Bot] | None = None) -> None:
        self.match, self.seed = match, seed
        self._own = own or {}
        for player in match.players:
            if player.is_bot:
                self._bot(player.name)

    def level(self, seat: int) -> str:
        """The level of a seat's bot."""
        return self.match.players[seat].name

    def move(self, seat: int) -> int:
        """What the bot of a seat decides; `BotFailed` where it does not answer with a legal action."""
        level = self.level(seat)
        return ask(self._bot(level), level, self.match, seat, self.random(seat))

    def _bot(self, name: str) -> Bot:
        if name in self._own:
            return self._own[name]
        if name.startswith(OWN):
            raise Refused("bot-own-unknown", level=name)
        return bot_of(self.match.game.name, name)

    def random(self, seat: int) -> Random:
        """The chance that a bot has for one decision."""
        moment = f"{self.seed} {seat} {len(self.match.moments)}"
        return Random.seeded(int.from_bytes(hashlib.sha256(moment.encode()).digest()[:8], "big"))
