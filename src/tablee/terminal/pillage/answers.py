"""Which decision of Pillage is meant by what a person types: a number, a name in any language, or the notation."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from tablee.games.contract import Sight
from tablee.games.pillage.box import STARTING
from tablee.games.pillage.card_fields import Card
from tablee.games.pillage.options import cards_of
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE, Phase
from tablee.games.words import Refused, Text
from tablee.match import Match
from tablee.move_words.pillage import named
from tablee.terminal.names import printable
from tablee.terminal.pillage.cards import offered, own_kinds
from tablee.terminal.pillage.moves import word
from tablee.terminal.pillage.types import type_letter, type_on
from tablee.terminal.questions import NUMBER, NotUnderstood, numbered
from tablee.terminal.typed_words import in_any_language, meanings_of, plain, words_for
from tablee.texts import LANGUAGES, Texts

Cards = Mapping[int, Card]  # by their kinds

LONGEST = 60  # letters of an answer that are read
SHOWN = 30  # and that are shown again
ORDERS = {"left": FIRST_LEFT, "right": FIRST_RIGHT}


def action_meant(typed: str, match: Match, seat: int, texts: Texts) -> int:
    """The decision that is meant; it may still be against the rules."""
    sight, words = match.view(seat), letters(printable(typed, LONGEST))
    choices = choices_of(sight)
    if NUMBER.fullmatch(words):
        return numbered(int(words), choices)
    if sight.phase == Phase.ORDER and words in order_words():
        return order_words()[words]
    if words in none_words() and NO_MORE in match.legal(seat):
        return NO_MORE
    kind = card_meant(words, sight, match, texts)
    if kind is None:
        raise not_understood(typed, sight, choices)
    return merchant_named(sight, kind) if sight.phase == Phase.ORDER else kind


@cache
def order_words() -> dict[str, int]:
    """Words for the side that comes first: those that the screen shows, and others."""
    shown = {word: side for side in ORDERS for word in in_any_language(Text("pillage-word-side", {"side": side}))}
    return {letters(word): ORDERS[side] for word, side in (shown | meanings_of("pillage-words", ORDERS)).items()}


@cache
def none_words() -> set[str]:
    """Words for no card."""
    return {letters(word) for word in in_any_language(Text("pillage-word-none")) | words_for("pillage-words", "none")}


def letters(typed: str) -> str:
    """Letters and digits alone, small and without accents.

    >>> letters(" Quartier-maître "), letters("Privateer’s Agent")
    ('quartiermaitre', 'privateersagent')
    """
    return "".join(sign for sign in plain(typed) if sign.isalnum())


def choices_of(sight: Sight) -> list[int]:
    """What the numbers on the screen stand for."""
    match sight.phase:
        case Phase.ORDER:
            return [FIRST_LEFT, FIRST_RIGHT]
        case Phase.BUY | Phase.BOARD:
            return offered(sight)
    return own_kinds(sight)


def card_meant(words: str, sight: Sight, match: Match, texts: Texts) -> int | None:
    """The card of a letter or a name; raises `Refused` where several can be meant."""
    cards = cards_of(str(match.options["deck"]))
    at_hand = {kind: cards[kind] for kind in kinds_at_hand(sight)}
    speakers = [texts, *others_than(texts, match)]
    found = next(filter(None, readings(words, sight, (at_hand, cards), speakers)), []) if words else []
    if len(found) > 1:
        raise Refused("pillage-ambiguous", typed=words, cards=[named(sight, kind) for kind in found])
    return found[0] if found else None


def others_than(texts: Texts, match: Match) -> Iterator[Texts]:
    """The other languages, with an owner's names in them. §replaced-deck"""
    for language in LANGUAGES:
        if language != texts.language:
            yield Texts(language, called=match.game.called(match.options, language))


def kinds_at_hand(sight: Sight) -> list[int]:
    """The kinds that can be meant first: those that may be chosen from."""
    if sight.phase == Phase.ORDER:
        return sorted({int(kind) for kind in sight.played[sight.seat]})
    return sorted(set(choices_of(sight)))


def readings(words: str, sight: Sight, scopes: Sequence[Cards], speakers: Sequence[Texts]) -> Iterator[list[int]]:
    """The cards that can be meant, the likeliest reading first: as the reader sees them, then in other languages.

    A letter that stands for a starting card on the table means that card. A whole name means its card in any language.
    """
    own, *others = speakers
    for cards in scopes:
        yield [kind for kind in cards if kind in STARTING and words == letter_shown(sight, kind, own)]
        yield [kind for kind, card in cards.items() if words in whole_names(sight, kind, card, speakers)]
        yield beginning(words, sight, cards, own)
    for texts in others:
        for cards in scopes:
            yield beginning(words, sight, cards, texts)


def letter_shown(sight: Sight, kind: int, texts: Texts) -> str:
    """The letter of a card's type, as it is typed."""
    return letters(texts.say(type_letter(type_on(sight, kind))))


def name_in(texts: Texts, sight: Sight, kind: int) -> str:
    """The name of a card in a language, as it is typed."""
    return letters(texts.say(named(sight, kind)))


def whole_names(sight: Sight, kind: int, card: Card, speakers: Sequence[Texts]) -> list[str]:
    """A card in every language and by its three letters, as they are typed."""
    return [*(name_in(texts, sight, kind) for texts in speakers), card.code.lower()]


def beginning(words: str, sight: Sight, kinds: Iterable[int], texts: Texts) -> list[int]:
    """The cards whose names begin so."""
    return [kind for kind in kinds if name_in(texts, sight, kind).startswith(words)]


def merchant_named(sight: Sight, kind: int) -> int:
    """The Merchant of that name comes first; two of one name are told apart by their sides. §two-merchants"""
    left, right = (int(played) for played in sight.played[sight.seat])
    if left == right or kind not in (left, right):
        raise Refused("pillage-not-an-order")
    return FIRST_LEFT if kind == left else FIRST_RIGHT


def not_understood(typed: str, sight: Sight, choices: Sequence[int]) -> NotUnderstood:
    """An answer that is nothing of ours; told with what could be said instead."""
    allowed = [word(sight, choice) for choice in choices]
    return NotUnderstood("pillage-not-understood", typed=printable(typed, SHOWN), allowed=allowed)
