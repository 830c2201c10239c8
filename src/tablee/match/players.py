"""Who sits at a table."""

import re
from dataclasses import dataclass

BOT = re.compile("[A-Za-z0-9]+(-[A-Za-z0-9]+)*(@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*)?(/[1-9][0-9]{0,8})?")
"""How a bot is called in a record: `greedy`, `search@3`, `search@3/1000`; somebody's own one `x-lucky`."""


def written_bot(name: str) -> str:
    """How a record calls a bot: by its name, or, where that is no name for records, as somebody's own.

    >>> written_bot("greedy"), written_bot("bold_leader"), written_bot("<lambda>")
    ('greedy', 'x-bold-leader', 'x-lambda')
    """
    return name if BOT.fullmatch(name) else "-".join(["x", *re.findall("[A-Za-z0-9]+", name)] if name else ["x", "bot"])


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
