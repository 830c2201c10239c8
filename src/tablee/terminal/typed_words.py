"""Words that people type: they stand in the language files, several between commas, and all languages are read at once.

A key that ends in `-words` tells by its `meaning` what may be typed for it, besides what the screen shows.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache

from tablee.games.words import Text
from tablee.texts import LANGUAGES, Texts


def plain(word: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def in_any_language(text: Text) -> set[str]:
    """The words of a text as they may be typed, whatever language one reads."""
    said = (word.strip() for language in LANGUAGES for word in Texts(language).say(text).split(","))
    return {plain(word) for word in said if word}


@cache
def words_for(key: str, meaning: str) -> frozenset[str]:
    """What may be typed for a meaning, by the key of its words.

    >>> {"yes", "oui"} <= words_for("answer-words", "yes")
    True
    """
    return frozenset(in_any_language(Text(key, {"meaning": meaning})))


def meanings_of(key: str, meanings: Iterable[str]) -> dict[str, str]:
    """Each word that may be typed for one of these meanings, with what it means."""
    return {word: meaning for meaning in meanings for word in words_for(key, meaning)}
