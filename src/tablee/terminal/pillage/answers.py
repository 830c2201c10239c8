"""Which decision of Pillage is meant by what a person types: a number, a name in either language, or the notation."""

from collections.abc import Mapping, Sequence

from tablee.games.contract import Sight
from tablee.games.pillage.card_fields import Card
from tablee.games.pillage.options import cards_of
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE, Phase
from tablee.games.words import Refused
from tablee.match import Match
from tablee.terminal.commands import plain
from tablee.terminal.names import printable
from tablee.terminal.pillage.cards import named, offered, own_kinds
from tablee.terminal.pillage.moves import word
from tablee.terminal.questions import NUMBER, NotUnderstood, numbered

LONGEST = 60  # letters of an answer that are read
SHOWN = 30  # and that are shown again
NONE_WORDS = {"none", "no", "nothing", "nomore", "rien", "non", "aucune", "aucun"}
ORDER_WORDS = {
    FIRST_LEFT: ("left", "leftfirst", "l", "gauche", "gauchedabord", "g"),
    FIRST_RIGHT: ("right", "rightfirst", "r", "droite", "droitedabord", "d"),
}
ORDERS = {word: action for action, words in ORDER_WORDS.items() for word in words}


def action_meant(typed: str, match: Match, seat: int) -> int:
    """The decision that is meant; it may still be against the rules."""
    sight, words = match.view(seat), letters(printable(typed, LONGEST))
    choices = choices_of(sight)
    if NUMBER.fullmatch(words):
        return numbered(int(words), choices)
    if sight.phase == Phase.ORDER and words in ORDERS:
        return ORDERS[words]
    if words in NONE_WORDS and NO_MORE in match.legal(seat):
        return NO_MORE
    kind = card_meant(words, sight, match)
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


def card_meant(words: str, sight: Sight, match: Match) -> int | None:
    """The card of a name: of those that lie on the screen to choose from, or else of all in play."""
    cards = cards_of(str(match.options["deck"]))
    at_hand = kinds_at_hand(sight)
    for kinds in (at_hand, list(cards)):
        if found := matching(words, {kind: cards[kind] for kind in kinds}):
            if len(found) > 1:
                raise Refused("pillage-ambiguous", typed=words, cards=[named(sight, kind) for kind in found])
            return found[0]
    return None


def kinds_at_hand(sight: Sight) -> list[int]:
    """The kinds that can be meant first: those that may be chosen from."""
    if sight.phase == Phase.ORDER:
        return sorted({int(kind) for kind in sight.played[sight.seat]})
    return sorted(set(choices_of(sight)))


def matching(words: str, cards: Mapping[int, Card]) -> list[int]:
    """The cards of that name or of those three letters; without one, those whose names begin so."""
    names = {kind: [letters(card.name), letters(card.fr)] for kind, card in cards.items()}
    whole = [kind for kind, card in cards.items() if words in (*names[kind], card.code.lower())]
    if whole or not words:
        return whole
    return [kind for kind, known in names.items() if any(name.startswith(words) for name in known)]


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
