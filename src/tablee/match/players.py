"""Who sits at a table."""

import re
from dataclasses import dataclass
from typing import NamedTuple

BOT = re.compile("([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)(?:@([A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*))?(?:/([1-9][0-9]{0,8}))?")
"""How a bot is called in a record: `greedy`, `expert@1`, `expert@1/1000`; somebody's own one `x-lucky`."""


class BotName(NamedTuple):
    """The parts of a bot's name: its level, which version of it, and how many decisions it may try out."""

    level: str
    version: str | None
    decisions: int | None


def parse_bot(name: str) -> BotName:
    """The parts of a name as records write it; what is no such name is all level.

    >>> parse_bot("expert@1/1000"), parse_bot("greedy").decisions, parse_bot("./bot").level
    (BotName(level='expert', version='1', decisions=1000), None, './bot')
    """
    parts = BOT.fullmatch(name)
    if parts is None:
        return BotName(name, None, None)
    return BotName(parts[1], parts[2], int(parts[3]) if parts[3] else None)


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
