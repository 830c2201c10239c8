"""Buying: relics first, then cards, in an order that is drawn before the first purchase."""

from tablee.games.bits import is_several, lowest, only
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import MARKET_PLACES, NO_CARD, PIRATE_COST, SIDES
from tablee.games.pillage.faces import BUY_BITS, CARD_BIT, Has, Number, has, number_on
from tablee.games.pillage.hands import put
from tablee.games.pillage.resolution import BOTH_SIDES, act, can_buy_relic, relic_cost, tell_card, wealth
from tablee.games.pillage.story import Step, shown
from tablee.games.pillage.table import NO_MORE, Phase, Stage, Table
from tablee.games.pillage.villagers import is_pirate
from tablee.games.steps import Steps, tell

# The order of buying


@chapter
def draw_order(table: Table) -> None:
    """The fewest turnips buy first; of equals the chicken picks one, and the rest draw again. §buying-order"""
    table.stage = Stage.RELICS if table.wants & BUY_BITS else Stage.TYPE
    buyers = waiting_buyers(table) if table.wants & CARD_BIT else 0
    while buyers:
        poorest = poorest_of(table, buyers)
        if is_several(poorest):
            table.stage = Stage.QUEUE
            table.phase = Phase.QUEUE
            return
        queue_up(table, lowest(poorest))
        buyers ^= poorest


@chapter
def waiting_buyers(table: Table) -> int:
    """Who can pay a card of a market that has any, and has no place in the order yet. §buy-card"""
    buyers, slots = 0, int(table.resolving) if table.market[0] != NO_CARD else 0
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        face = act(table, slot)
        if has(face, Has.CARD) and number_on(face, Number.CARD_COST) <= wealth(table, slot >> 1):
            buyers |= only(slot >> 1)
    for place in range(table.queued):
        buyers &= ~only(table.queue[place])
    return buyers


@chapter
def poorest_of(table: Table, buyers: int) -> int:
    """Those with the fewest turnips, banked ones included. §buying-order"""
    poorest, fewest = 0, 0
    for seat in range(table.seats):
        if buyers & only(seat):
            turnips = wealth(table, seat)
            if not poorest or turnips < fewest:
                poorest, fewest = 0, turnips
            poorest |= only(seat) if turnips == fewest else 0
    return poorest


@rule
def queue_up(table: Table, seat: int) -> None:
    """The next in the order of buying. §buying-order"""
    table.queue[table.queued] = seat
    table.queued += 1


@rule
def tied_buyers(table: Table) -> int:
    """Those of whom the chicken picks the next to buy. §buying-order"""
    return poorest_of(table, waiting_buyers(table))


@rule
def pick_buyer(table: Table, seat: int, steps: Steps | None) -> None:
    """The chicken picks who of the equals buys first. §buying-order"""
    if steps is not None:
        slots = buying_cards(table, seat)
        while slots:
            tell_card(table, lowest(slots), steps)
            slots &= slots - 1
        tell(steps, Step.FIRST_BUYER, seat)
    queue_up(table, seat)
    table.phase = Phase.RESOLVE


# Relics


@chapter
def buy_relics(table: Table, steps: Steps | None) -> None:
    """Whoever can pay the next relic must; one that can no longer be paid is not bought. §buy-relic"""
    slots = int(table.resolving)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        face = act(table, slot)
        if can_buy_relic(table, slot >> 1, face):
            buy_relic(table, slot, relic_cost(table, slot >> 1, face), steps)
        if has(face, Has.CARD):
            table.to_buy |= only(slot)
    table.stage = Stage.CARDS


@rule
def buy_relic(table: Table, slot: int, cost: int, steps: Steps | None) -> None:
    """The next relic. §buy-relic"""
    seat = slot >> 1
    pay(table, seat, cost)
    table.relics[seat] += 1
    if steps is not None:
        tell_card(table, slot, steps)
        tell(steps, Step.RELIC_BOUGHT, seat, table.relics[seat], cost)


@rule
def pay(table: Table, seat: int, cost: int) -> None:
    """Payments come from the stock first, then from the bank. §payment"""
    from_stock = min(cost, int(table.stocks[seat]))
    table.stocks[seat] -= from_stock
    table.banks[seat] -= cost - from_stock


# Cards


@chapter
def buy_cards(table: Table, steps: Steps | None) -> None:
    """One buyer after another, left card before right; each only if it can be paid then. §buy-card §buying-order"""
    while table.turn < table.queued:
        seat = int(table.queue[table.turn])
        slots = int(table.to_buy) & BOTH_SIDES << SIDES * seat
        if not slots:
            table.turn += 1
            continue
        slot = lowest(slots)
        table.to_buy ^= only(slot)
        table.price = number_on(act(table, slot), Number.CARD_COST)
        if table.market[0] != NO_CARD and table.price <= wealth(table, seat):
            ask_buyer(table, seat, steps)
            if table.phase != Phase.RESOLVE:
                return
    end_buying(table)


@rule
def end_buying(table: Table) -> None:
    """When everybody has bought, the pass is over. §buying-order"""
    table.to_buy = 0
    table.queued = 0
    table.turn = 0
    table.price = 0
    table.queue[:] = 0
    table.stage = Stage.WON


@rule
def ask_buyer(table: Table, seat: int, steps: Steps | None) -> None:
    """The buyer chooses a card of the market; a single kind is bought unasked. §buy-card"""
    cards = market_kinds(table)
    if is_several(cards):
        table.phase = Phase.BUY
        table.asked = only(seat)
    else:
        buy_card(table, seat, lowest(cards), True, steps)


@rule
def market_kinds(table: Table) -> int:
    """The kinds of card in the market, as a set. §market"""
    kinds = 0
    for place in range(MARKET_PLACES):
        if table.market[place] != NO_CARD:
            kinds |= only(table.market[place])
    return kinds


@chapter
def buy_card(table: Table, seat: int, kind: int, can_board: bool, steps: Steps | None) -> None:
    """The card comes to the hand, and a new one takes its place at once. §buy-card"""
    if steps is not None:
        if can_board:
            tell_buyer(table, seat, steps)
        tell(steps, Step.CARD_BOUGHT, seat, shown(table, kind), table.price)
    pay(table, seat, int(table.price))
    put(table, seat, kind)
    table.boards = can_board and is_pirate(table, kind)
    table.asked = 0
    table.phase = Phase.RESOLVE
    table.place = place_in_market(table, kind)
    table.market[table.place] = NO_CARD
    fill_place(table, steps)


@rule
def tell_buyer(table: Table, seat: int, steps: Steps) -> None:
    """Of a seat's cards that buy, the one whose turn came last; those after it still wait. §buying-order"""
    slots = buying_cards(table, seat) & ~int(table.to_buy)
    tell_card(table, lowest(slots & slots - 1 or slots), steps)


@chapter
def buying_cards(table: Table, seat: int) -> int:
    """The cards of a seat that buy a card in this pass, whether it can be paid or not. §buy-card"""
    buying = 0
    for side in range(SIDES):
        slot = SIDES * seat + side
        if table.resolving & only(slot) and has(act(table, slot), Has.CARD):
            buying |= only(slot)
    return buying


@rule
def place_in_market(table: Table, kind: int) -> int:
    """Where a card lies. §market"""
    place = 0
    while table.market[place] != kind:
        place += 1
    return place


@rule
def fill_place(table: Table, steps: Steps | None) -> None:
    """The next card comes from the pile, then from under it; with nothing left the row closes up. §market"""
    if table.pile:
        table.phase = Phase.MARKET
    elif table.buried[0] != NO_CARD:
        put_in_market(table, unbury(table), steps)
        ask_pirate(table)
    else:
        close_row(table)
        ask_pirate(table)


@rule
def put_in_market(table: Table, kind: int, steps: Steps | None) -> None:
    """A card lies face up in the market. §market"""
    if steps is not None:
        tell(steps, Step.MARKET_CARD, shown(table, kind))
    table.market[table.place] = kind
    table.place = 0


@rule
def unbury(table: Table) -> int:
    """The first of the cards that were sacrificed. §sacrifice §market"""
    kind = int(table.buried[0])
    place = 0
    while table.buried[place] != NO_CARD:
        table.buried[place] = table.buried[place + 1]
        place += 1
    return kind


@rule
def close_row(table: Table) -> None:
    """The cards after an empty place move up. §market"""
    for place in range(table.place, MARKET_PLACES):
        table.market[place] = table.market[place + 1] if place + 1 < MARKET_PLACES else NO_CARD
    table.place = 0


# Pirates


@rule
def ask_pirate(table: Table) -> None:
    """Having bought a pirate, one may pay 1 for one more card, before the next buyer. §pirates"""
    seat = int(table.queue[table.turn])
    if table.boards and table.market[0] != NO_CARD and wealth(table, seat) >= PIRATE_COST:
        table.phase = Phase.BOARD
        table.asked = only(seat)
        table.price = PIRATE_COST
    else:
        table.phase = Phase.RESOLVE
    table.boards = 0


@rule
def board(table: Table, seat: int, kind: int, steps: Steps | None) -> None:
    """The card bought for a pirate triggers nothing further. §pirates"""
    if kind != NO_MORE:
        buy_card(table, seat, kind, False, steps)
        return
    if steps is not None:
        tell(steps, Step.NO_MORE_BOUGHT, seat)
    table.asked = 0
    table.phase = Phase.RESOLVE


# The pile


@chapter
def draw_cards(table: Table, steps: Steps | None) -> None:
    """Cards taken from the pile, in the order of the seats, left before right; an empty pile gives none. §top-card"""
    while table.to_draw and not table.pile:
        slot = lowest(int(table.to_draw))
        table.to_draw &= table.to_draw - 1
        if table.buried[0] != NO_CARD:
            kind = unbury(table)  # everybody saw it go there
            put(table, slot >> 1, kind)
            if steps is not None:
                tell_card(table, slot, steps)
                tell(steps, Step.KNOWN_CARD_DRAWN, slot >> 1, shown(table, kind))
    if table.to_draw:
        table.phase = Phase.DRAW
    else:
        table.stage = Stage.QUEUE


@rule
def draw_unseen(table: Table, kind: int, steps: Steps | None) -> None:
    """The top card of the pile is known to its owner alone until it is played. §top-card §secrets"""
    slot = lowest(int(table.to_draw))
    seat = slot >> 1
    if steps is not None:
        tell_card(table, slot, steps)
        tell(steps, Step.CARD_DRAWN, seat, shown(table, kind))
    table.to_draw &= table.to_draw - 1
    table.pile ^= only(kind)
    table.drawn[seat] |= only(kind)
    table.phase = Phase.RESOLVE
