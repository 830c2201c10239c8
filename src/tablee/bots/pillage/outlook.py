"""What a seat knows of Pillage, as a beginner looks at it: the players with their cards, and the market."""

from typing import NamedTuple

import numpy as np

from tablee.bots.pillage.cards import CARDS
from tablee.bots.pillage.clash import Fighter, Player
from tablee.bots.pillage.merits import judge_cards, judge_market, middling_player
from tablee.bots.pillage.sides import Side
from tablee.games.bits import only
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import DUEL, MARKET_PLACES, MOST_SEATS, NO_CARD, SIDES, STARTING
from tablee.games.pillage.hands import known_kinds
from tablee.games.pillage.table import Table
from tablee.games.record import Array, Many

USES = 4.0  # how often a card that is bought at the start of a game will be played
PLAYED_A_ROUND = 0.5  # how often it can be in each of the rounds that are left
STARTING_KINDS = sum(only(kind) for kind in STARTING)


class Outlook(NamedTuple):
    """Room for what a seat thinks of a table. S seats."""

    players: Many  # [S]
    later: Many  # [2] players as they will be
    sides: Many  # [2]
    fighters: Many  # [2] who meet
    middling: Many  # [1]
    merits: Array  # [cards] by kind,
    judged_for: Array  # [1] at a table of so many seats; 0 where they are not judged yet
    worths: Array  # [places of the market] of the cards there, to somebody,
    plain: Array  # and without what a pirate brings
    values: Array  # [plans] that may be drawn


def outlook_room() -> Outlook:
    """Room for one who thinks."""
    return Outlook(
        *(Player.many(MOST_SEATS), Player.many(SIDES), Side.many(SIDES), Fighter.many(2), middling_player()),
        *(np.zeros(CARDS), np.zeros(1, np.int64), np.zeros(MARKET_PLACES), np.zeros(MARKET_PLACES)),
        np.zeros(CARDS * CARDS),
    )


@chapter
def look(table: Table, seat: int, outlook: Outlook) -> None:
    """Look at the cards of the game, if they are not known yet, and at all players."""
    if table.is_owners_deck or outlook.judged_for[0] != table.seats:
        judge_cards(table, outlook.middling[0], outlook.fighters, outlook.merits)
        outlook.judged_for[0] = 0 if table.is_owners_deck else table.seats
    uses = uses_left(table)
    for other in range(table.seats):
        player = outlook.players[other]
        player.stock, player.bank, player.bank_limit = table.stocks[other], table.banks[other], table.bank_limit
        player.cards = playable(table, seat, other) or only(NO_CARD)
        player.provoked = on_one_side(table, other)
        player.wanted = judge_market(
            table, outlook.merits, uses, owned(table, seat, other), True, outlook.worths, outlook.plain
        )
        give_relics(table, player, int(table.relics[other]))


@rule
def give_relics(table: Table, player: Player, relics: int) -> None:
    """A player who has so many relics, and not yet all."""
    player.relics = relics
    player.relic_cost = table.relic_costs[relics]
    player.is_last_relic = relics + 1 == table.relics_to_win


# Cards


@rule
def held(table: Table, seat: int, other: int) -> int:
    """What a seat knows of another's hand, or of its own, as a set."""
    kinds = known_kinds(table, other)
    return kinds | int(table.drawn[other]) if other == seat else kinds


@rule
def owned(table: Table, seat: int, other: int) -> int:
    """What a player is known to own; exhausted cards come back."""
    return (held(table, seat, other) | only(table.resting[other, 0]) | only(table.resting[other, 1])) & ~only(NO_CARD)


@rule
def playable(table: Table, seat: int, other: int) -> int:
    """What a player may plan: only provoked cards if no other fits, otherwise what it has.

    Cards that nobody has seen can be anything: as if they were of the starting ones.
    """
    provoked = (only(table.provoked[other, 0]) | only(table.provoked[other, 1])) & ~only(NO_CARD)
    if provoked and (table.seats == DUEL or table.provoked[other, 1] != NO_CARD):
        return provoked
    kinds = held(table, seat, other)
    return STARTING_KINDS if kinds == 0 and table.drawn[other] else kinds


@rule
def on_one_side(table: Table, seat: int) -> int:
    """The provoked card that leaves a seat one side to choose for."""
    if table.seats == DUEL or table.provoked[seat, 1] != NO_CARD:
        return NO_CARD
    return int(table.provoked[seat, 0])


@rule
def uses_left(table: Table) -> float:
    """How often a card that is bought now will be played: less the nearer the end is."""
    most, total = 0, 0
    for seat in range(table.seats):
        most = max(most, costs_until(table, int(table.relics[seat])))
    total = costs_until(table, int(table.relics_to_win))
    rounds = int(table.round_limit) - int(table.rounds_played)
    return min(USES * (1 - most / max(total, 1)), PLAYED_A_ROUND * rounds)


@rule
def costs_until(table: Table, relics: int) -> int:
    """What so many relics cost, from the first."""
    total = 0
    for relic in range(relics):
        total += int(table.relic_costs[relic])
    return total
