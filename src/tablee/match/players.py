"""Who sits at a table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    """A person with a name, or a bot of a level."""

    name: str
    is_bot: bool = False


def person(name: str) -> Player:
    """A person."""
    return Player(name)


def bot(level: str) -> Player:
    """A bot, called by its level."""
    return Player(level, is_bot=True)
