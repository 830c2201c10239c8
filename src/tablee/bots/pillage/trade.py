"""The Merchants' decisions: which of two comes first, and what to buy."""

from tablee.bots.pillage.clash import (
    ONE,
    OTHER,
    Fighter,
    act,
    bought,
    buys_relic,
    enter,
    kept,
    pay,
    spend,
    turnips_of,
)
from tablee.bots.pillage.merits import judge_market
from tablee.bots.pillage.outlook import Outlook, give_relics, owned, uses_left
from tablee.games.bits import lowest
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import LEFT, MARKET_PLACES, PIRATE_COST, RIGHT
from tablee.games.pillage.buying import market_kinds
from tablee.games.pillage.faces import Has, Number, has, number_on
from tablee.games.pillage.planning import neighbour
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE, Phase, Table

ACTS_ALONE = 1  # the set of the first fighter
NO_EFFECT = 0  # the face of who is only stolen from


@chapter
def better_order(table: Table, seat: int, outlook: Outlook) -> int:
    """The Merchant that comes first, so that both together bring most."""
    left_first = order_value(table, seat, outlook, LEFT)
    return FIRST_RIGHT if order_value(table, seat, outlook, RIGHT) > left_first else FIRST_LEFT


@chapter
def order_value(table: Table, seat: int, outlook: Outlook, first: int) -> float:
    """What two Merchants bring one after another, each a relic if it can be paid then."""
    outlook.later[0] = outlook.players[seat]
    player, fighters, value = outlook.later[0], outlook.fighters, 0.0
    for side in (first, RIGHT - first):
        face, fighter = int(table.acts[seat, side]), fighters[ONE]
        rival = outlook.players[neighbour(seat, side, int(table.seats))]
        enter(fighter, player, face, int(table.seats))
        enter(fighters[OTHER], rival, NO_EFFECT, int(table.seats))
        worth, relics = bought(player, fighter), int(player.relics)
        if buys_relic(fighter) and pay(fighter, player):
            relics, value = relics + 1, value + worth
        else:
            act(fighters, ACTS_ALONE)
            value += kept(player, fighter)
            buy_card(table, fighter)
        if relics == table.relics_to_win:
            break
        player.stock, player.bank = fighter.stock, fighter.bank
        give_relics(table, player, relics)
    return value


@rule
def buy_card(table: Table, fighter: Fighter) -> None:
    """Whoever can pay a card must, and may lack the turnips afterwards."""
    cost = number_on(fighter.face, Number.CARD_COST)
    if has(fighter.face, Has.CARD) and market_kinds(table) and turnips_of(fighter) >= cost:
        spend(fighter, float(cost))


@chapter
def best_purchase(table: Table, seat: int, moves: int, outlook: Outlook) -> int:
    """The card that adds most to the hand; for a pirate one more only if it is worth its price."""
    worths, with_pirates = outlook.worths, table.phase == Phase.BUY
    hand = owned(table, seat, seat)
    judge_market(table, outlook.merits, uses_left(table), hand, with_pirates, worths, outlook.plain)
    best, most = -1, 0.0
    while moves:
        kind = lowest(moves)
        moves &= moves - 1
        worth = float(PIRATE_COST) if kind == NO_MORE else worth_of(table, outlook, kind)
        if best < 0 or worth > most:
            best, most = kind, worth
    return best


@rule
def worth_of(table: Table, outlook: Outlook, kind: int) -> float:
    """What a card of the market adds to the hand."""
    worth = 0.0
    for place in range(MARKET_PLACES):
        if table.market[place] == kind:
            worth = outlook.worths[place]
    return worth
