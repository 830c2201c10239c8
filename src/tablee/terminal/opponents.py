"""The bots at the table."""

import hashlib

from tablee.bots import bot_of
from tablee.bots.asking import ask
from tablee.games.chance import Random
from tablee.match import Match


class Opponents:
    """Bots that choose by the seed and the moment: after a decision is taken back, the same one gets the same reply."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match, self.seed = match, seed
        for player in match.players:
            if player.is_bot:
                bot_of(match.game.name, player.name)  # refuses a level that does not exist

    def level(self, seat: int) -> str:
        """The level of a seat's bot."""
        return self.match.players[seat].name

    def move(self, seat: int) -> int:
        """What the bot of a seat decides; `BotFailed` where it does not answer with a legal action."""
        level = self.level(seat)
        return ask(bot_of(self.match.game.name, level), level, self.match, seat, self.random(seat))

    def random(self, seat: int) -> Random:
        """The chance that a bot has for one decision."""
        moment = f"{self.seed} {seat} {len(self.match.moments)}"
        return Random.seeded(int.from_bytes(hashlib.sha256(moment.encode()).digest()[:8], "big"))
