"""What somebody probably meant by a word that is not known."""

from collections.abc import Iterable
from difflib import get_close_matches

NONE = "none"  # in a sentence that suggests a word, where no known one is near


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one; none if they are all unlike it.

    >>> nearest("Farmr", ["farmer", "wall", "raider", "merchant"])
    'farmer'
    >>> nearest("fish", ["farmer", "wall", "raider", "merchant"])
    """
    return next(iter(get_close_matches(word.lower(), list(known), n=1)), None)
