"""What the players are called: people by their names, bots by the points of the compass."""

from collections.abc import Sequence

from tablee.games.words import Text
from tablee.match import Player
from tablee.texts import Texts

COMPASS = ("north", "east", "south", "west")  # clockwise, as the seats are
LONGEST = 12  # letters of a name that a table has room for


def names_of(players: Sequence[Player], texts: Texts) -> list[str]:
    """A name for every seat, no two the same."""
    names: list[str] = []
    for seat, player in enumerate(players):
        own = "" if player.is_bot else printable(player.name, LONGEST)
        name = own or texts.say(Text(COMPASS[seat]))
        names.append(name if name not in names else f"{name} {seat + 1}")
    return names


def printable(typed: str, longest: int) -> str:
    """What somebody typed, fit to be shown again: short, and without signs that steer a screen.

    >>> printable("  No\\x1brth ", 12), printable("abcdefgh", 5)
    ('North', 'abcd…')
    """
    shown = "".join(sign for sign in typed if sign.isprintable()).strip()
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"
