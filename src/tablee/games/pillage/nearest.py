"""What somebody probably meant by a word that is not known."""

from collections.abc import Iterable
from difflib import get_close_matches

from tablee.games.words import Text


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one; none if they are all unlike it.

    >>> nearest("Farmr", ["farmer", "wall", "raider", "merchant"])
    'farmer'
    >>> nearest("fish", ["farmer", "wall", "raider", "merchant"])
    """
    return next(iter(get_close_matches(word.lower(), known, n=1)), None)


def suggesting(reason: Text, meant: str | None) -> Text:
    """A reason, and behind it what was probably meant, if anything was."""
    return Text("pillage-did-you-mean", {"reason": reason, "nearest": meant}) if meant else reason
