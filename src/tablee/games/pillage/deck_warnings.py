"""What a deck may have, but its owner probably did not mean."""

from collections.abc import Iterator, Sequence
from itertools import chain

from tablee.games.pillage.box import DUEL, MARKET_PLACES, SEATS, Type
from tablee.games.pillage.card_fields import Card
from tablee.games.pillage.effects import RELIC
from tablee.games.words import Text


def warnings_about(deck: Sequence[Card]) -> list[Text]:
    """Everything that looks unintended in a deck that can be played. §replaced-deck"""
    of_cards = (Text("pillage-deck-card", {"card": card.code, "reason": why}) for card in deck for why in _about(card))
    return [*_small_markets(deck), *of_cards, *_same_french_names(deck)]


def _small_markets(deck: Sequence[Card]) -> Iterator[Text]:
    """A market has four places, and with two players cards marked 3+ are left out. §set-up §three-plus"""
    for seats in (DUEL, SEATS[-1]):
        cards = sum(seats > DUEL or not card.is_for_three for card in deck)
        if cards < MARKET_PLACES:
            yield Text("pillage-deck-few", {"seats": seats, "cards": cards, "places": MARKET_PLACES})


def _about(card: Card) -> Iterator[Text]:
    effects = list(chain(*card.faces))
    if not effects:
        yield Text("pillage-deck-idle")
    elif card.type == Type.MERCHANT and not any(effect.bits & RELIC.bits for effect in effects):
        yield Text("pillage-deck-no-relic")
    if card.is_for_three and any(effect.is_for_three for effect in effects):
        yield Text("pillage-deck-three-twice")


def _same_french_names(deck: Sequence[Card]) -> Iterator[Text]:
    """English names are refused if they stand twice; French ones are not, but nobody could tell the cards apart."""
    seen: dict[str, str] = {}
    for card in deck:
        other = seen.setdefault(card.fr, card.code)
        if other != card.code:
            reason = Text("pillage-deck-same-fr", {"name": card.fr, "other": other})
            yield Text("pillage-deck-card", {"card": card.code, "reason": reason})
