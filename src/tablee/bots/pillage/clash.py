"""Two cards that face each other: what both players gain by it, in turnips."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.bots.pillage.cards import Card, Deed
from tablee.games.pillage.box import NO_CARD

# What turnips are worth: those in the stock can be stolen.
IN_STOCK = 0.8
BANKED = 1.0
RELIC = 6.5  # a relic, above the turnips that it costs
WIN = 60.0  # the last relic
ASSET = 1.0  # turnips for each of merit, for a card that is lost or won
UNSEEN = 0.6  # a card from the pile, compared with the best of the market


class Player(NamedTuple):
    """A seat with its turnips, the cards it can play and what it would like to buy."""

    stock: float
    bank: float
    bank_limit: int
    cards: tuple[Card, ...]
    wanted: float  # what the best card of the market is worth to it
    provoked: int = NO_CARD  # a card that must be on one of its sides
    relic_cost: int = 0  # of the next one
    is_last_relic: bool = False


class Bout(NamedTuple):
    """What a player gains when two cards face each other."""

    before: float  # turnips, before relics are bought
    unable: float  # all that it is worth, without a relic
    able: float  # and with one


class Fighter:
    """A player's turnips while two cards resolve."""

    __slots__ = ("bank", "deed", "has_paid", "limit", "loot", "stock")

    def __init__(self, player: Player, deed: Deed) -> None:
        self.stock, self.bank, self.limit = player.stock, player.bank, player.bank_limit
        self.deed = deed
        self.loot = 0.0
        self.has_paid = False

    @property
    def turnips(self) -> float:
        """All of them, banked ones included."""
        return self.stock + self.bank

    def pay(self, player: Player) -> bool:
        """Buy the next relic, if it can be paid."""
        price = max(player.relic_cost - self.deed.discount, 0)
        self.has_paid = self.turnips >= price
        if self.has_paid:
            self.spend(price)
        return self.has_paid

    def spend(self, price: float) -> None:
        """Pay with the stock first, then with the bank."""
        from_stock = min(price, self.stock)
        self.stock -= from_stock
        self.bank -= price - from_stock


def bouts(one: Player, card: Card, other: Player, facing: Card) -> tuple[Bout, Bout]:
    """What both gain: types in their order, and whoever buys a relic last of all."""
    fighters = Fighter(one, card.deeds[facing.type]), Fighter(other, facing.deeds[card.type])
    late = act_before_relics(fighters, (card.type, facing.type))
    ables = bought(one, fighters[0]), bought(other, fighters[1])
    before = fighters[0].turnips - one.stock - one.bank, fighters[1].turnips - other.stock - other.bank
    act(late)
    own, given = in_cards(fighters[0].deed, card, facing)
    rivals, taken = in_cards(fighters[1].deed, facing, card)
    return (
        Bout(before[0], kept(one, fighters[0]) + own + taken, ables[0]),
        Bout(before[1], kept(other, fighters[1]) + rivals + given, ables[1]),
    )


def aftermath(one: Player, card: Card, other: Player, facing: Card) -> tuple[Fighter, Fighter]:
    """The turnips of both afterwards, relics paid."""
    fighters = Fighter(one, card.deeds[facing.type]), Fighter(other, facing.deeds[card.type])
    late = act_before_relics(fighters, (card.type, facing.type))
    act([pair for pair in late if not pair[0].pay(one if pair[0] is fighters[0] else other)])
    return fighters


Pass = Sequence[tuple[Fighter, Fighter]]


def act_before_relics(fighters: tuple[Fighter, Fighter], types: tuple[int, int]) -> Pass:
    """The lower type acts first, equal types together; those remain who may buy a relic."""
    one, other = fighters
    pairs = [(one, other), (other, one)] if types[0] <= types[1] else [(other, one), (one, other)]
    early = [pair for pair in pairs if not pair[0].deed.buys_relic]
    if types[0] == types[1]:
        act(early)
    else:
        for pair in early:
            act([pair])
    return [pair for pair in pairs if pair[0].deed.buys_relic]


def act(acting: Pass) -> None:
    """Gain, steal, bank; loot arrives when all thefts are done."""
    for one, other in acting:
        one.stock += one.deed.gain
        other.stock += one.deed.opponent_gains
    for one, other in acting:
        if one.deed.steals:
            rob(one, other, one.deed.steal, one.deed.steal_banked)
            rob(other, one, one.deed.opponent_steals, 0)
    for one, other in acting:
        if one.deed.steals:
            one.stock, one.loot = one.stock + one.loot, 0.0
            other.stock, other.loot = other.stock + other.loot, 0.0
    for one, _ in acting:
        if one.deed.bank or one.deed.withdraws:
            put_away(one)


def rob(thief: Fighter, victim: Fighter, ordinary: int, banked: int) -> None:
    """From the stock what there is, and from the bank what lacks, if the bank is included."""
    from_stock = min(ordinary + banked, victim.stock)
    from_bank = min(banked, ordinary + banked - from_stock, victim.bank)
    victim.stock -= from_stock
    victim.bank -= from_bank
    thief.loot += from_stock + from_bank


def put_away(fighter: Fighter) -> None:
    """Bank as much as there is and as fits; or take it all out again."""
    turnips = -fighter.bank if fighter.deed.withdraws else min(fighter.deed.bank, fighter.stock)
    turnips = min(turnips, fighter.limit - fighter.bank)
    fighter.stock -= turnips
    fighter.bank += turnips


def kept(player: Player, fighter: Fighter) -> float:
    """What the turnips are worth that a player has gained, and those it spends on a card."""
    deed = fighter.deed
    worth = IN_STOCK * (fighter.stock + deed.refresh_gain - player.stock) + BANKED * (fighter.bank - player.bank)
    if deed.buys_card and player.wanted and fighter.turnips >= deed.card_cost:
        worth += player.wanted - IN_STOCK * deed.card_cost
    return worth + UNSEEN * player.wanted if deed.takes_top else worth


def bought(player: Player, fighter: Fighter) -> float:
    """What a relic is worth, bought with the stock first and then with the bank."""
    if not fighter.deed.buys_relic:
        return 0.0
    price = max(player.relic_cost - fighter.deed.discount, 0)
    from_bank = min(max(price - fighter.stock, 0), fighter.bank)
    relic = WIN if player.is_last_relic else RELIC + IN_STOCK * player.relic_cost
    left = IN_STOCK * (fighter.stock - player.stock - price + from_bank)
    return relic + left + BANKED * (fighter.bank - player.bank - from_bank)


def in_cards(deed: Deed, card: Card, that: Card) -> tuple[float, float]:
    """What a deed is worth in cards: to who plays it, and to the other."""
    if not deed.touches_cards:
        return 0.0, 0.0
    taken = ASSET * that.merit * (deed.takes_away or (deed.takes_away_market and that.is_market))
    return (
        ASSET * (that.merit * deed.gets_that - card.merit * deed.loses_itself) - deed.costs_itself,
        ASSET * card.merit * deed.gives_itself - taken - deed.costs_that,
    )
