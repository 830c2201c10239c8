"""The Merchants' decisions: which of two comes first, and what to buy."""

from collections.abc import Sequence

from tablee.bots.pillage.cards import Deed
from tablee.bots.pillage.clash import Fighter, Player, act, bought, kept
from tablee.bots.pillage.merits import purchases
from tablee.bots.pillage.outlook import Outlook
from tablee.games.pillage.box import LEFT, PIRATE_COST, RIGHT
from tablee.games.pillage.planning import facing, neighbour
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE, Phase

SIDES_IN_ORDER = {FIRST_LEFT: (LEFT, RIGHT), FIRST_RIGHT: (RIGHT, LEFT)}


def better_order(outlook: Outlook) -> int:
    """The Merchant that comes first, so that both together bring most."""
    return max((FIRST_LEFT, FIRST_RIGHT), key=lambda order: order_value(outlook, SIDES_IN_ORDER[order]))


def order_value(outlook: Outlook, sides: Sequence[int]) -> float:
    """What two Merchants bring one after another, each a relic if it can be paid then."""
    relics, value = outlook.relics[outlook.seat], 0.0
    player = outlook.player(outlook.seat)
    for side in sides:
        fighter = Fighter(player, deed_on(outlook, side))
        worth = bought(player, fighter)
        if fighter.deed.buys_relic and fighter.pay(player):
            relics, value = relics + 1, value + worth
        else:
            act([(fighter, Fighter(neighbour_on(outlook, side), fighter.deed))])
            value += kept(player, fighter)
            buy_card(outlook, fighter)
        if relics == len(outlook.costs):
            break
        player = outlook.with_relics(player._replace(stock=fighter.stock, bank=fighter.bank), relics)
    return value


def buy_card(outlook: Outlook, fighter: Fighter) -> None:
    """Whoever can pay a card must, and may lack the turnips afterwards."""
    deed = fighter.deed
    if deed.buys_card and outlook.market.cards and fighter.turnips >= deed.card_cost:
        fighter.spend(deed.card_cost)


def deed_on(outlook: Outlook, side: int) -> Deed:
    """What the card played on a side does against the one it faces."""
    played = outlook.sight.played
    faced = outlook.card(int(played[facing(outlook.sight, outlook.seat, side)]))
    return outlook.card(int(played[outlook.seat, side])).deeds[faced.type]


def neighbour_on(outlook: Outlook, side: int) -> Player:
    """Who sits on a side."""
    return outlook.player(neighbour(outlook.seat, side, outlook.seats))


def best_purchase(outlook: Outlook, legal: Sequence[int]) -> int:
    """The card that adds most to the hand; for a pirate one more only if it is worth its price."""
    market = outlook.market
    worths = purchases(market, outlook.owned(outlook.seat), with_pirates=outlook.sight.phase == Phase.BUY)
    promised = dict(zip([card.kind for card in market.cards], worths, strict=True))
    return max(legal, key=lambda kind: PIRATE_COST if kind == NO_MORE else promised[kind])
