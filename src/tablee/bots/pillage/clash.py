"""Two cards that face each other: what both players gain by it, in turnips."""

from tablee.bots.pillage.cards import costs_itself, costs_that, gain_on, gets_that, loses_itself, takes_away
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.faces import OTHER_BITS, STEAL_BITS, Has, Number, has, number_on
from tablee.games.pillage.table import Table
from tablee.games.pillage.villagers import face_against, is_market_card, type_of
from tablee.games.record import Array, Many, Record, f64, i64, u8

# What turnips are worth: those in the stock can be stolen.
IN_STOCK = 0.8
BANKED = 1.0
RELIC = 6.5  # a relic, above the turnips that it costs
WIN = 60.0  # the last relic
ASSET = 1.0  # turnips for each of merit, for a card that is lost or won
UNSEEN = 0.6  # a card from the pile, compared with the best of the market

ONE, OTHER = 0, 1  # the two who meet, and sets of them
BOTH = 3


class Player(Record):
    """A seat with its turnips, the cards it can play and what it would like to buy."""

    stock: f64
    bank: f64
    bank_limit: f64
    wanted: f64  # what the best card of the market is worth to it
    relic_cost: f64  # of the next one
    cards: i64  # that it may plan, as a set: of no card alone, if it has none
    relics: u8
    is_last_relic: u8
    provoked: u8  # a card that must be on one of its sides


class Fighter(Record):
    """A player's turnips while two cards resolve, and what comes of it."""

    face: i64  # what its card does against the one it faces
    gain: f64
    stock: f64
    bank: f64
    loot: f64
    limit: f64  # of the bank
    has_paid: u8

    # What the player gains
    before: f64  # turnips, before relics are bought
    unable: f64  # all that it is worth, without a relic
    able: f64  # and with one


@chapter
def clash(table: Table, fighters: Many, one: Player, card: int, other: Player, facing: int) -> None:
    """What both gain in turnips: types in their order, and whoever buys a relic last of all."""
    late = act_before_relics(table, fighters, one, card, other, facing)
    weigh(fighters[ONE], one)
    weigh(fighters[OTHER], other)
    act(fighters, late)
    fighters[ONE].unable = kept(one, fighters[ONE])
    fighters[OTHER].unable = kept(other, fighters[OTHER])


@rule
def weigh(fighter: Fighter, player: Player) -> None:
    """What was gained before relics are bought, and what one would be worth."""
    fighter.before = turnips_of(fighter) - player.stock - player.bank
    fighter.able = bought(player, fighter)


@chapter
def aftermath(table: Table, fighters: Many, one: Player, card: int, other: Player, facing: int) -> None:
    """The turnips of both afterwards, relics paid."""
    late = act_before_relics(table, fighters, one, card, other, facing)
    if late & 1 and pay(fighters[ONE], one):
        late &= ~1
    if late & 2 and pay(fighters[OTHER], other):
        late &= ~2
    act(fighters, late)


@rule
def act_before_relics(table: Table, fighters: Many, one: Player, card: int, other: Player, facing: int) -> int:
    """The lower type acts first, equal types together; those remain who may buy a relic, as a set."""
    own_type, other_type = type_of(table, card), type_of(table, facing)
    enter(fighters[ONE], one, face_against(table, card, other_type), int(table.seats))
    enter(fighters[OTHER], other, face_against(table, facing, own_type), int(table.seats))
    late = int(buys_relic(fighters[ONE])) | int(buys_relic(fighters[OTHER])) << 1
    early = BOTH & ~late
    if own_type == other_type:
        act(fighters, early)
    else:
        first = 1 if own_type < other_type else 2
        act(fighters, early & first)
        act(fighters, early & ~first)
    return late


@rule
def enter(fighter: Fighter, player: Player, face: int, seats: int) -> None:
    """A player with a card that does this."""
    fighter.face = face
    fighter.gain = gain_on(face, seats)
    fighter.stock = player.stock
    fighter.bank = player.bank
    fighter.limit = player.bank_limit
    fighter.loot = 0.0
    fighter.has_paid = 0


@rule
def buys_relic(fighter: Fighter) -> bool:
    """Whether it buys a relic, and does all else only if it cannot pay one."""
    return has(fighter.face, Has.RELIC)


@rule
def turnips_of(fighter: Fighter) -> float:
    """All of them, banked ones included."""
    return fighter.stock + fighter.bank


# What the cards do


@chapter
def act(fighters: Many, acting: int) -> None:
    """A set of fighters gain, steal and bank; loot arrives when all thefts are done."""
    for who in range(2):
        if acting >> who & 1:
            fighters[who].stock += fighters[who].gain
            fighters[1 - who].stock += number_on(fighters[who].face, Number.OPPONENT_GAINS)
    for who in range(2):
        if acting >> who & 1 and fighters[who].face & STEAL_BITS:
            steal(fighters[who], fighters[1 - who])
    for who in range(2):
        fighters[who].stock += fighters[who].loot
        fighters[who].loot = 0.0
    for who in range(2):
        if acting >> who & 1:
            put_away(fighters[who])


@rule
def steal(one: Fighter, other: Fighter) -> None:
    """What a card steals, and what it lets the other steal."""
    face = one.face
    rob(one, other, number_on(face, Number.STEAL), number_on(face, Number.STEAL_BANKED))
    rob(other, one, number_on(face, Number.OPPONENT_STEALS), 0)


@rule
def rob(thief: Fighter, victim: Fighter, ordinary: int, banked: int) -> None:
    """From the stock what there is, and from the bank what lacks, if the bank is included."""
    from_stock = min(float(ordinary + banked), victim.stock)
    from_bank = min(float(banked), ordinary + banked - from_stock, victim.bank)
    victim.stock -= from_stock
    victim.bank -= from_bank
    thief.loot += from_stock + from_bank


@rule
def put_away(fighter: Fighter) -> None:
    """Bank as much as there is and as fits; or take it all out again."""
    turnips = min(float(number_on(fighter.face, Number.BANK)), fighter.stock)
    if has(fighter.face, Has.WITHDRAW):
        turnips = -fighter.bank
    turnips = min(turnips, fighter.limit - fighter.bank)
    fighter.stock -= turnips
    fighter.bank += turnips


@rule
def pay(fighter: Fighter, player: Player) -> bool:
    """Buy the next relic, if it can be paid."""
    price = price_of_relic(player, fighter.face)
    fighter.has_paid = turnips_of(fighter) >= price
    if fighter.has_paid:
        spend(fighter, price)
    return bool(fighter.has_paid)


@rule
def price_of_relic(player: Player, face: int) -> float:
    """What a player pays for the next relic with a card."""
    return max(player.relic_cost - number_on(face, Number.RELIC_DISCOUNT), 0.0)


@rule
def spend(fighter: Fighter, price: float) -> None:
    """Pay with the stock first, then with the bank."""
    from_stock = min(price, fighter.stock)
    fighter.stock -= from_stock
    fighter.bank -= price - from_stock


# What it is worth


@rule
def kept(player: Player, fighter: Fighter) -> float:
    """What the turnips are worth that a player has gained, and those it spends on a card."""
    face = fighter.face
    in_stock = fighter.stock + number_on(face, Number.REFRESH_GAIN) - player.stock
    worth = IN_STOCK * in_stock + BANKED * (fighter.bank - player.bank)
    card_cost = number_on(face, Number.CARD_COST)
    if has(face, Has.CARD) and player.wanted > 0 and turnips_of(fighter) >= card_cost:
        worth += player.wanted - IN_STOCK * card_cost
    return worth + UNSEEN * player.wanted if has(face, Has.TOP_CARD) else worth


@rule
def bought(player: Player, fighter: Fighter) -> float:
    """What a relic is worth, bought with the stock first and then with the bank."""
    if not buys_relic(fighter):
        return 0.0
    price = price_of_relic(player, fighter.face)
    from_bank = min(max(price - fighter.stock, 0.0), fighter.bank)
    relic = WIN if player.is_last_relic else RELIC + IN_STOCK * player.relic_cost
    left = IN_STOCK * (fighter.stock - player.stock - price + from_bank)
    return float(relic + left + BANKED * (fighter.bank - player.bank - from_bank))


@rule
def count_cards(fighters: Many, merits: Array, card: int, facing: int) -> None:
    """Add what the two cards are worth that are lost, won and marked."""
    for who in range(2):
        face, own, that = fighters[who].face, card if who == ONE else facing, facing if who == ONE else card
        if face & OTHER_BITS:
            lost, won = merits[own] * loses_itself(face), merits[that] * gets_that(face)
            taken = merits[that] * takes_away(face, is_market_card(that))
            given = merits[own] * has(face, Has.SWAP)
            fighters[who].unable += ASSET * (won - lost) - costs_itself(face)
            fighters[1 - who].unable += ASSET * (given - taken) - costs_that(face)
