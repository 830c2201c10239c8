"""What may be typed now, what a line begun so can become, and what a misspelt one meant."""

from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import takewhile

from tablee.terminal.typed_words import plain

ALIKE = 0.7  # from 0 to 1: below it, two words are not taken for each other


def completions(typed: str, offers: Iterable[str]) -> list[str]:
    """The offers that a line begun so can become, each as far as the next word where several begin alike.

    What is typed stays as it is typed: small letters, no accents.

    >>> completions("e", ["east 1", "east 2", "end", "A1"]), completions("EA", ["east 1"])
    (['east ', 'end'], ['EAst 1'])
    """
    fitting = [offer for offer in offers if plain(offer).startswith(plain(typed))]
    ends = {offer: offer.find(" ", len(typed)) + 1 or len(offer) for offer in fitting}
    shared = Counter(offer[: ends[offer]] for offer in fitting)
    found = [offer[: ends[offer]] if shared[offer[: ends[offer]]] > 1 else offer for offer in fitting]
    return list(dict.fromkeys(typed + one[len(typed) :] for one in found))


def shared_beginning(words: Sequence[str]) -> str:
    """The letters that all words begin with.

    >>> shared_beginning(["east", "easy"]), shared_beginning([])
    ('eas', '')
    """
    shared = takewhile(lambda signs: len(set(signs)) == 1, zip(*words, strict=False))
    return "".join(signs[0] for signs in shared)


def nearest(typed: str, offers: Sequence[str]) -> str | None:
    """What was meant by a misspelt line: one of the offers, or one in the place of its first word.

    >>> nearest("ruels 5", ["rules", "east 5"]), nearest("aest 5", ["rules", "east 5"]), nearest("foo", ["rules"])
    ('rules 5', 'east 5', None)
    >>> nearest("east 9", ["east 5"])  # not misspelt: only too far
    """
    first, *rest = typed.split() or [""]
    if found := _alike(typed, [offer for offer in offers if len(offer.split()) == 1 + len(rest)]):
        return found
    if found := _alike(first, [offer for offer in offers if " " not in offer]):
        return " ".join([found, *rest])
    return _alike(typed, offers)


def _alike(typed: str, offers: Sequence[str]) -> str | None:
    meant = plain(typed.strip())
    known = {plain(offer): offer for offer in offers if letters(plain(offer)) != letters(meant)}
    close = get_close_matches(meant, known, n=1, cutoff=ALIKE)
    return known[close[0]] if close else None


def letters(words: str) -> str:
    """The letters alone: what can be misspelt."""
    return "".join(filter(str.isalpha, words))
