"""What the players of Pillage can agree on before they begin."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from tablee.games.numbers import number_in
from tablee.games.options import Option, Value
from tablee.games.pillage.box import (
    ABORDAGE,
    BANK_LIMIT,
    DUEL,
    FIRST_BANK,
    FIRST_STOCK,
    MOST_RELICS,
    RELIC_COSTS,
    SAFETY_ROUNDS,
    STARTING,
    VILLAGE,
)
from tablee.games.pillage.card_fields import Card
from tablee.games.pillage.deck import BUILT_IN_KINDS, deck_line, names_in, parse_deck, read_deck
from tablee.games.pillage.hands import put
from tablee.games.pillage.letters import packed
from tablee.games.pillage.planning import begin_round
from tablee.games.pillage.table import Market, Table
from tablee.games.pillage.villagers import faces_on, traits_on
from tablee.games.words import Refused

OURS = "ours"  # the deck of our own design
PRINTED = "printed"  # relic costs as on the bank cards
DEAREST = 99
OF_A_FILE = re.compile(r"[\n=\[]")  # what a file of cards has, and a line never


@lru_cache(maxsize=64)
def complete_deck(text: str, _seats: int) -> str:
    """An owner's deck, as its file or on one line, read and written out again. §replaced-deck"""
    if text == OURS:
        return text
    is_file = not text or OF_A_FILE.search(text)
    return read_deck(text) if is_file else deck_line(parse_deck(text))


def called(options: Mapping[str, Value], language: str) -> dict[str, Sequence[str]]:
    """The names of an owner's cards. §replaced-deck"""
    deck = str(options["deck"])
    return {} if deck == OURS else {"pillage-owner-card": names_in(deck, language)}


def complete_costs(text: str, _seats: int) -> str:
    """One to four prices. §laboratory"""
    costs = [number_in(cost) for cost in text.split(",")]
    if text == PRINTED:
        return text
    if len(costs) > MOST_RELICS or not all(cost in range(DEAREST + 1) for cost in costs):
        raise Refused("option-value", option="relic_costs", value=text, allowed=f"{PRINTED}; 7,8,9,10")
    return text


OPTIONS = (
    Option("market", "abordage", values=("abordage", "village", "both", "none")),
    Option("bank", "abordage", values=("abordage", "village")),
    Option("duel_bank", True, values=(True, False), needs_seats={False: range(DUEL, DUEL + 1)}),
    Option("deck", OURS, complete=complete_deck),
    Option("relic_costs", PRINTED, is_laboratory=True, complete=complete_costs),
    Option("round_limit", SAFETY_ROUNDS, values=range(1, SAFETY_ROUNDS + 1), is_laboratory=True),
)


def start(table: Table, seats: int, options: Mapping[str, Any]) -> None:
    """Four cards, a turnip in the stock and one in the bank for everybody; the market waits for its cards. §set-up"""
    begun: Any = _begun(seats, options["market"], options["deck"])
    for name in begun.dtype.names:
        setattr(table, name, begun[name])
    table.round_limit = options["round_limit"]
    side = "duel" if seats == DUEL and options["duel_bank"] else "table"
    table.bank_limit = BANK_LIMIT[side]
    costs = RELIC_COSTS[options["bank"], side]
    set_costs(table, costs if options["relic_costs"] == PRINTED else list(map(int, options["relic_costs"].split(","))))


def set_costs(table: Table, costs: Sequence[int]) -> None:
    """What the relics cost, and how many win. §bank-cards §laboratory"""
    table.relics_to_win = len(costs)
    table.relic_costs[: len(costs)] = costs


@cache
def _begun(seats: int, market: str, deck: str) -> Table:
    """A table with its cards; the same for all games that agree on them."""
    table = Table.one()
    table.seats = seats
    table.cards_in_play = Market[market.upper()]
    table.is_owners_deck = deck != OURS
    cards = cards_of(deck)
    if table.is_owners_deck:
        write_deck(table, parse_deck(deck), seats)
    table.in_play = table.pile = sum(1 << kind for kind in kinds_in_play(market, cards, seats))
    for seat in range(seats):
        hand_out(table, seat)
    if not table.pile:
        begin_round(table, None)
    return table


def cards_of(deck: str) -> dict[int, Card]:
    """The cards of a game by their kinds; an owner's take the places of ours. §replaced-deck"""
    if deck == OURS:
        return BUILT_IN_KINDS
    others = {kind: card for kind, card in BUILT_IN_KINDS.items() if kind not in ABORDAGE}
    return others | dict(zip(ABORDAGE, parse_deck(deck), strict=False))


def write_deck(table: Table, deck: Sequence[Card], seats: int) -> None:
    """An owner's cards as numbers that the rules read. §replaced-deck"""
    for place, card in enumerate(deck):
        table.deck_codes[place] = packed(card.code)
        table.deck_traits[place] = traits_on(card)
        table.deck_faces[place, :] = faces_on(card, seats)


def kinds_in_play(market: str, cards: Mapping[int, Card], seats: int) -> list[int]:
    """The kinds in the market pile; with two players without those marked 3+. §markets §three-plus"""
    ranges = {"abordage": [ABORDAGE], "village": [VILLAGE], "both": [VILLAGE, ABORDAGE], "none": []}[market]
    kinds = [kind for part in ranges for kind in part if kind in cards]
    return [kind for kind in kinds if seats > DUEL or not cards[kind].is_for_three]


def hand_out(table: Table, seat: int) -> None:
    """What everybody begins with. §set-up §starting-cards"""
    for kind in STARTING:
        put(table, seat, kind)
    table.stocks[seat] = FIRST_STOCK
    table.banks[seat] = FIRST_BANK
