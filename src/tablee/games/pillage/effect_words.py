"""Effects as people write them, `gain 4, bank 1`: what they mean, and what is wrong with those that mean nothing."""

import re
from collections.abc import Sequence

from tablee.games.nearest import nearest
from tablee.games.pillage.effects import (
    ALL_EFFECTS,
    BESIDES,
    EFFECTS,
    ELSE,
    FOR_THREE,
    NOTHING,
    RELIC,
    RELICS,
    Effect,
    Phrase,
)
from tablee.games.pillage.faces import MOST
from tablee.games.pillage.suggesting import suggesting
from tablee.games.words import Refused, Text

OF_A_TYPE = re.compile("(for each(?: other)?) .*")
KNOWN = tuple(dict.fromkeys(OF_A_TYPE.sub(r"\1 TYPE", phrase.words) for phrase in ALL_EFFECTS))
BETWEEN = re.compile(r"\s*(?:[;+&/]|\band\b)\s*")  # what people write where a comma belongs
LEADING_ZEROS = re.compile(r"\b0+(?=[0-9])")
THREE_PLUS = re.compile(r"\s*\(?\s*3\s*\+\s*\)?\s*")


def parse_effects(text: str) -> tuple[Effect, ...]:
    """The effects of a text; `Refused` says what is wrong with the first that cannot be. §replaced-deck

    >>> [effect.words for effect in parse_effects("buy a relic, else gain 1, buy a card for 0")]
    ['buy a relic', 'gain 1', 'buy a card for 0']
    >>> [effect.words for effect in parse_effects("buy a relic, gain 1")]
    ['gain 1', 'buy a relic']
    """
    mistakes: list[Text] = []
    effects = read_effects(text, mistakes)
    if mistakes:
        raise Refused.of(mistakes[0])
    return effects


def read_effects(text: str, mistakes: list[Text]) -> tuple[Effect, ...]:
    """The effects of a text that can be read; what is wrong with the others is added to the mistakes. §replaced-deck"""
    relic, found, rest = text.partition(ELSE)
    if not found:
        return _relic_last(_listed(text, ALL_EFFECTS, mistakes))
    first = _effect(relic, RELICS)
    if first is None:
        mistakes.append(_why_not_before_else(" ".join(relic.split()), text))
    return (*([first] if first else []), *_listed(rest, EFFECTS, mistakes))


def _listed(text: str, phrases: Sequence[Phrase], mistakes: list[Text]) -> list[Effect]:
    effects: list[Effect] = []
    for part in [] if text in ("", NOTHING) else text.split(","):
        effect = _effect(part, phrases)
        if effect is None:
            mistakes.append(why_unknown(" ".join(part.split()), phrases))
            continue
        for other in effects:
            if effect.claimed & other.claimed:
                mistakes.append(Text("pillage-effect-twice", {"effect": effect.words, "other": other.words}))
                break
        effects.append(effect)
    return effects


def _relic_last(effects: list[Effect]) -> tuple[Effect, ...]:
    """A card that buys a relic and does something besides: relics are bought last. §replaced-deck"""
    relics = [effect for effect in effects if effect.bits & RELIC.bits]
    if len(effects) == len(relics):
        return tuple(effects)
    others = [effect for effect in effects if effect not in relics]
    return (*others, *(relic._replace(bits=relic.bits | BESIDES) for relic in relics))


def _effect(text: str, phrases: Sequence[Phrase]) -> Effect | None:
    """The effect that a text says; none if it says none of these."""
    words = " ".join(text.split())
    plain = words.removesuffix(FOR_THREE)
    for phrase in phrases:
        if (bits := phrase.read(plain)) is not None:
            said = f"{phrase.said_of(bits)}{FOR_THREE if plain != words else ''}"
            return Effect(said, bits, phrase.claimed, plain != words)
    return None


# What is wrong with words that are no effect


def why_unknown(words: str, phrases: Sequence[Phrase]) -> Text:
    """Why these words are no effect, and what would be one. §replaced-deck"""
    if not words:
        return Text("pillage-effect-empty")
    if "else" in words.split():
        return _misplaced_else(words)
    if _effect(words, RELICS):
        return Text("pillage-effect-relic-after-else", {"effect": words})
    plain = THREE_PLUS.sub(" ", words).strip()
    if plain != words and _effect(plain, phrases) and not words.endswith(FOR_THREE):
        return Text("pillage-effect-three", {"effect": words, "right": plain + FOR_THREE})
    shorter = LEADING_ZEROS.sub("", words)
    if shorter != words and _effect(shorter, phrases):
        return suggesting(Text("pillage-effect-unknown", {"effect": words}), shorter)
    for phrase in phrases:
        if phrase.is_like(plain):
            return Text("pillage-effect-number", {"effect": words, "least": phrase.least, "most": MOST})
    meant = _meant(words, phrases)
    return suggesting(Text("pillage-effect-unknown", {"effect": words}), meant) if meant else _none_like(words)


def _why_not_before_else(words: str, text: str) -> Text:
    """Only a relic can stand there; one that is misspelt is told from what is no relic."""
    is_relic = _meant(words, RELICS) or any(phrase.is_like(words) for phrase in RELICS)
    return why_unknown(words, RELICS) if is_relic and "," not in words else _misplaced_else(text)


def _misplaced_else(words: str) -> Text:
    return Text("pillage-effect-else", {"effect": " ".join(words.split())})


def _none_like(words: str) -> Text:
    """The effects that begin with the same word, or all of them."""
    alike = [known for known in KNOWN if known.split()[0] == words.split(maxsplit=1)[0]]
    return Text("pillage-effect-list", {"effect": words, "known": "; ".join(alike or KNOWN), "most": MOST})


def _meant(words: str, phrases: Sequence[Phrase]) -> str | None:
    """The effects that were probably meant: those with other signs between them, or the one most like it."""
    parts = BETWEEN.split(words)
    if len(parts) > 1 and all(_effect(part, phrases) for part in parts):
        return ", ".join(parts)
    number = re.search("[0-9]+", words)
    n = str(min(int(number[0][:9]), MOST)) if number else "1"
    candidates = [phrase.words.replace("N", n) for phrase in phrases]
    begun = [effect for effect in candidates if words.lower().startswith(f"{effect} ")]
    return max(begun, key=len, default=None) or nearest(words, candidates)
