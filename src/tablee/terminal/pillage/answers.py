"""Which decision of Pillage is meant by what a person types: a number, a name in either language, or the notation."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter

from tablee.games.contract import Sight
from tablee.games.pillage.box import STARTING
from tablee.games.pillage.card_fields import Card
from tablee.games.pillage.options import cards_of
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE, Phase
from tablee.games.words import Refused
from tablee.match import Match
from tablee.terminal.commands import plain
from tablee.terminal.names import printable
from tablee.terminal.pillage.cards import named, offered, own_kinds
from tablee.terminal.pillage.moves import word
from tablee.terminal.pillage.types import type_letter, type_on
from tablee.terminal.questions import NUMBER, NotUnderstood, numbered
from tablee.texts import Texts

Cards = Mapping[int, Card]  # by their kinds

NAMES: dict[str, Callable[[Card], str]] = {"en": attrgetter("name"), "fr": attrgetter("fr")}
LONGEST = 60  # letters of an answer that are read
SHOWN = 30  # and that are shown again
NONE_WORDS = {"none", "no", "nothing", "nomore", "rien", "non", "aucune", "aucun"}
ORDER_WORDS = {
    FIRST_LEFT: ("left", "leftfirst", "l", "gauche", "gauchedabord", "g"),
    FIRST_RIGHT: ("right", "rightfirst", "r", "droite", "droitedabord", "d"),
}
ORDERS = {word: action for action, words in ORDER_WORDS.items() for word in words}


def action_meant(typed: str, match: Match, seat: int, texts: Texts) -> int:
    """The decision that is meant; it may still be against the rules."""
    sight, words = match.view(seat), letters(printable(typed, LONGEST))
    choices = choices_of(sight)
    if NUMBER.fullmatch(words):
        return numbered(int(words), choices)
    if sight.phase == Phase.ORDER and words in ORDERS:
        return ORDERS[words]
    if words in NONE_WORDS and NO_MORE in match.legal(seat):
        return NO_MORE
    kind = card_meant(words, sight, match, texts)
    if kind is None:
        raise not_understood(typed, sight, choices)
    return merchant_named(sight, kind) if sight.phase == Phase.ORDER else kind


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
    found = next(filter(None, readings(words, sight, (at_hand, cards), texts)), []) if words else []
    if len(found) > 1:
        raise Refused("pillage-ambiguous", typed=words, cards=[named(sight, kind) for kind in found])
    return found[0] if found else None


def kinds_at_hand(sight: Sight) -> list[int]:
    """The kinds that can be meant first: those that may be chosen from."""
    if sight.phase == Phase.ORDER:
        return sorted({int(kind) for kind in sight.played[sight.seat]})
    return sorted(set(choices_of(sight)))


def readings(words: str, sight: Sight, scopes: Sequence[Cards], texts: Texts) -> Iterator[list[int]]:
    """The cards that can be meant, the likeliest reading first: as the reader sees them, then in the other language.

    A letter that stands for a starting card on the table means that card. A whole name means its card in any language.
    """
    own, other = sorted(NAMES, key=lambda language: language != texts.language)
    for cards in scopes:
        yield [kind for kind in cards if kind in STARTING and words == letter_shown(sight, kind, texts)]
        yield [kind for kind, card in cards.items() if words in whole_names(card)]
        yield beginning(words, cards, NAMES[own])
    for cards in scopes:
        yield beginning(words, cards, NAMES[other])


def letter_shown(sight: Sight, kind: int, texts: Texts) -> str:
    """The letter of a card's type, as it is typed."""
    return letters(texts.say(type_letter(type_on(sight, kind))))


def whole_names(card: Card) -> list[str]:
    """A card in both languages and by its three letters, as they are typed."""
    return [*(letters(name(card)) for name in NAMES.values()), card.code.lower()]


def beginning(words: str, cards: Cards, name: Callable[[Card], str]) -> list[int]:
    """The cards whose names begin so."""
    return [kind for kind, card in cards.items() if letters(name(card)).startswith(words)]


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
