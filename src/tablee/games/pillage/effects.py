"""The effects that a card can have: their words, and the face that they make. `effect_words` reads them."""

import re
from dataclasses import dataclass
from typing import NamedTuple

from tablee.games.numbers import number_in
from tablee.games.pillage.box import DUEL, TYPES
from tablee.games.pillage.faces import MOST, RELIC_BITS, WIDTH, Has, Number, bits_of

NOTHING = "-"
ELSE = ", else "
FOR_THREE = " (3+)"  # an effect that two players ignore


@dataclass(frozen=True)
class Phrase:
    """An effect in words, with N where its number stands; the bits it sets, and those it is known by."""

    words: str
    number: Number | None = None
    bits: int = 0
    mask: int = 0
    least: int = 1

    @property
    def claimed(self) -> int:
        """The bits that no other effect of the same face may use."""
        return self.bits | self.mask | (0 if self.number is None else bits_of(self.number))

    def read(self, text: str) -> int | None:
        """The bits of a text that says this; None if it says something else."""
        said = re.fullmatch(self.words.replace("N", "([0-9]+)"), text)
        if not said:
            return None
        n = number_in(said[1]) if self.number is not None else self.least
        return self.bits | self._shifted(n) if n is not None and n in range(self.least, MOST + 1) else None

    def is_like(self, text: str) -> bool:
        """Whether a text says this with any number, even one that a face cannot hold."""
        return bool(re.fullmatch(self.words.replace("N", "-?[0-9]+"), text))

    def said_of(self, face: int) -> str | None:
        """The words, if the face does this."""
        n = self.least if self.number is None else face >> WIDTH * self.number & MOST
        return self.words.replace("N", str(n)) if face & self.mask == self.bits and n >= self.least else None

    @property
    def key(self) -> str:
        """The effect as the language files know it.

        >>> EFFECTS[0].key, CHEAP_RELIC.key
        ('gain', 'buy-a-relic-for-less')
        """
        return "-".join(word for word in self.words.split() if word != "N")

    def number_in(self, face: int) -> int | None:
        """The number with which a face says this; none for words without one."""
        return None if self.number is None else face >> WIDTH * self.number & MOST

    def _shifted(self, n: int) -> int:
        return 0 if self.number is None else n << WIDTH * self.number


def _mark(words: str, has: Has) -> Phrase:
    return Phrase(words, None, 1 << has, 1 << has)


def _each(words: str, other: int) -> list[Phrase]:
    mask = bits_of(Number.EACH_TYPE) | 1 << Has.EACH_OTHER
    bits = [of_type << WIDTH * Number.EACH_TYPE | other << Has.EACH_OTHER for of_type in TYPES]
    names = [of_type.name.lower() for of_type in TYPES]
    return [Phrase(f"{words} {name}", Number.GAIN_EACH, has, mask) for name, has in zip(names, bits, strict=True)]


RELIC = Phrase("buy a relic", None, 1 << Has.RELIC, 1 << Has.RELIC | bits_of(Number.RELIC_DISCOUNT))
CHEAP_RELIC = Phrase("buy a relic for N less", Number.RELIC_DISCOUNT, 1 << Has.RELIC, 1 << Has.RELIC)
RELICS = (RELIC, CHEAP_RELIC)
BESIDES = 1 << Has.BESIDES
EFFECTS = (
    Phrase("gain N", Number.GAIN),
    *_each("gain N for each", other=0),
    *_each("gain N for each other", other=1),
    Phrase("opponent gains N", Number.OPPONENT_GAINS),
    Phrase("steal N", Number.STEAL),
    Phrase("steal N including banked", Number.STEAL_BANKED),
    Phrase("opponent steals N", Number.OPPONENT_STEALS),
    Phrase("bank N", Number.BANK),
    _mark("move all banked to the stock", Has.WITHDRAW),
    _mark("take the top card", Has.TOP_CARD),
    _mark("exhaust itself", Has.EXHAUST_ITSELF),
    _mark("exhaust that card", Has.EXHAUST_THAT),
    _mark("provoke itself", Has.PROVOKE_ITSELF),
    _mark("provoke that card", Has.PROVOKE_THAT),
    _mark("sacrifice itself", Has.SACRIFICE_ITSELF),
    _mark("sacrifice that card", Has.SACRIFICE_THAT),
    _mark("sacrifice that market card", Has.SACRIFICE_MARKET),
    _mark("swap with that card", Has.SWAP),
    _mark("take that card", Has.TAKE_THAT),
    Phrase("buy a card for N", Number.CARD_COST, 1 << Has.CARD, 1 << Has.CARD, least=0),
    Phrase("gain N during refresh", Number.REFRESH_GAIN),
)


ALL_EFFECTS = (*RELICS, *EFFECTS)


class Effect(NamedTuple):
    """An effect as it is written, the bits it sets and claims, and whether two players ignore it."""

    words: str
    bits: int
    claimed: int
    is_for_three: bool


def face_of(effects: tuple[Effect, ...], seats: int) -> int:
    """What the effects are at a table of so many: two players ignore those marked 3+. §three-plus"""
    face = 0
    for effect in effects:
        face |= 0 if effect.is_for_three and seats == DUEL else effect.bits
    return face if face & ~RELIC_BITS != BESIDES else face & RELIC_BITS


def effects_text(face: int) -> str:
    """A face in words. §effects"""
    phrases = (*EFFECTS, *RELICS) if face & BESIDES else (*RELICS, *EFFECTS)
    return joined([words for phrase in phrases if (words := phrase.said_of(face))])


def joined(words: list[str]) -> str:
    """Effects one after another; what comes after a relic is done only by those who are unable. §unable"""
    relic, rest = (words[:1], words[1:]) if words and words[0].startswith(RELIC.words) else ([], words)
    return ELSE.join([*relic, *([", ".join(rest)] if rest else [])]) or NOTHING
