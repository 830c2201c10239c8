"""A level: a bot with a name, a character at the table, and a budget of its own.

>>> from tablee.bots import bot_of
>>> bot_of("ugo", "expert").written, bot_of("ugo", "expert/50").decisions
('expert@1/10000', 50)
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.bots.contract import Bot, Budget, Explainer, Explanation, NeedsTime
from tablee.games.chance import Random
from tablee.games.contract import Sight
from tablee.games.words import Text


@dataclass(frozen=True)
class Level:
    """A bot as it is named and offered. It is a bot itself, which thinks as long as its level does unless told."""

    name: str
    bot: Bot
    character: str = ""  # what it is called at the table; a yardstick has none, and is not offered to people
    decisions: int | None = None  # it tries out for a move; None where it does not search
    version: int | None = None  # goes up when it plays otherwise; a yardstick stays as it is
    strength: int | None = None  # duels in a hundred that it wins against `greedy`: docs/strength.md

    def __call__(self, sight: Sight, legal: Sequence[int], random: Random, budget: Budget) -> int:
        """What its bot decides."""
        return self.bot(sight, legal, random, self.within(budget))

    def explain(self, sight: Sight, legal: Sequence[int], random: Random, budget: Budget) -> Explanation | None:
        """What its bot thinks of the legal moves; None where it cannot say."""
        bot = self.bot
        return bot.explain(sight, legal, random, self.within(budget)) if isinstance(bot, Explainer) else None

    def get_ready(self) -> None:
        """Let its bot compile what it thinks with, or start its program, before it is asked."""
        if isinstance(self.bot, NeedsTime):
            self.bot.get_ready()

    def within(self, budget: Budget) -> Budget:
        """A budget, with the level's own number of decisions where it names none."""
        return budget if budget.decisions else Budget(budget.seconds, self.decisions)

    @property
    def __name__(self) -> str:
        """What it is called where it is blamed."""
        return self.name

    @property
    def written(self) -> str:
        """What records call it, so that a game can be analysed with the same player: `expert@1/10000`."""
        version = f"@{self.version}" if self.version else ""
        return self.name + version + (f"/{self.decisions}" if self.decisions else "")

    def style(self, game: str) -> Text:
        """How it plays, in a sentence: `ugo-style-easy`."""
        return Text(f"{game}-style-{self.name}")


def by_name(*levels: Level) -> dict[str, Level]:
    """Levels by their names, in their order.

    >>> from tablee.bots.random_bot import random_bot
    >>> list(by_name(Level("easy", random_bot, "Pip"), Level("hard", random_bot, "Pep")))
    ['easy', 'hard']
    """
    return {level.name: level for level in levels}
