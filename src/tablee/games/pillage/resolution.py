"""The resolution: type by type, and for the cards of a type step by step, all of them at the same time."""

from tablee.games.bits import count, lowest, only
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import NO_CARD, SIDES, Type
from tablee.games.pillage.faces import (
    BANK_BITS,
    GAIN_BITS,
    OTHER_BITS,
    RELIC_BITS,
    Has,
    Number,
    has,
    has_else,
    number_on,
)
from tablee.games.pillage.planning import facing, side_named
from tablee.games.pillage.story import Side, Step, WhyGained, shown
from tablee.games.pillage.table import FIRST_LEFT, Mark, Phase, Stage, Table
from tablee.games.pillage.villagers import is_market_card
from tablee.games.steps import Steps, tell

BOTH_SIDES = 3


# Types and passes


@chapter
def next_type(table: Table) -> None:
    """Farmers, Walls, Raiders, Merchants; then the second Merchants of those who played two. §types §two-merchants"""
    table.wants = 0
    if table.type_now == Type.MERCHANT:
        table.resolving = table.second
        table.second = 0
        table.stage = Stage.GAIN if table.resolving else Stage.REFRESH
    else:
        table.type_now += 1
        table.resolving = table.of_type[table.type_now]
        table.stage = Stage.GAIN if table.resolving else Stage.TYPE
        if table.type_now == Type.MERCHANT:
            ask_for_orders(table)
    if table.stage == Stage.GAIN:
        begin_pass(table)


@rule
def ask_for_orders(table: Table) -> None:
    """Whoever plays two Merchants chooses which comes first; of two equal ones it is the left one. §two-merchants"""
    for seat in range(table.seats):
        if int(table.resolving) >> SIDES * seat & BOTH_SIDES == BOTH_SIDES:
            if makes_a_difference(table, seat):
                table.asked |= only(seat)
            else:
                table.second |= only(SIDES * seat + 1)
    if table.asked:
        table.phase = Phase.ORDER
        table.stage = Stage.TYPE
    else:
        table.resolving &= ~table.second


@rule
def makes_a_difference(table: Table, seat: int) -> bool:
    """Two equal cards that both face a card are not asked about, nor two that do nothing. §two-merchants"""
    is_same = table.played[seat, 0] == table.played[seat, 1]
    return not (is_same and faces_card(table, seat, 0) == faces_card(table, seat, 1))


@rule
def faces_card(table: Table, seat: int, side: int) -> bool:
    """Whether there is a card on the other side. §gaps"""
    other, other_side = facing(table, seat, side)
    return bool(table.played[other, other_side] != NO_CARD)


@chapter
def choose_order(table: Table, seat: int, action: int, steps: Steps | None) -> None:
    """The orders stay secret until all have chosen. §two-merchants §secrets"""
    if steps is not None:
        tell(steps, Step.ORDER_CHOSEN, seat, action - FIRST_LEFT)
    table.orders[seat] = action
    table.ordered |= only(seat)
    table.asked ^= only(seat)
    if not table.asked:
        show_orders(table, steps)


@rule
def show_orders(table: Table, steps: Steps | None) -> None:
    """The Merchants named first resolve together, the others afterwards. §two-merchants"""
    for seat in range(table.seats):
        if table.ordered & only(seat):
            side = 0 if table.orders[seat] == FIRST_LEFT else 1
            if steps is not None:
                tell(steps, Step.ORDER_SHOWN, seat, Side.LEFT + side, shown(table, table.played[seat, side]))
            table.second |= only(SIDES * seat + 1 - side)
    table.orders[:] = 0
    table.ordered = 0
    table.resolving &= ~table.second
    table.phase = Phase.RESOLVE
    table.stage = Stage.GAIN
    begin_pass(table)


@chapter
def begin_pass(table: Table) -> None:
    """Who does something else if unable is judged on the turnips owned when the pass begins. §unable"""
    slots = int(table.resolving)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if can_buy_relic(table, slot >> 1, int(table.acts[slot >> 1, slot & 1])):
            table.able |= only(slot)
        table.wants |= act(table, slot)


@rule
def act(table: Table, slot: int) -> int:
    """What a played card does: a relic if it is able, otherwise all else that its face says; or both. §unable"""
    face = int(table.acts[slot >> 1, slot & 1])
    if not has_else(face):
        return face
    return face & RELIC_BITS if table.able & only(slot) else face & ~RELIC_BITS


@chapter
def tell_card(table: Table, slot: int, steps: Steps) -> None:
    """The card whose effect comes next; where two bring it about together, both are told. §resolve"""
    seat, side = slot >> 1, slot & 1
    tell(steps, Step.CARD_ACTS, seat, side_named(table, side), shown(table, table.played[seat, side]))


@rule
def can_buy_relic(table: Table, seat: int, face: int) -> bool:
    """Whoever can pay the next relic; nobody who owns them all. §buy-relic"""
    if not has(face, Has.RELIC) or table.relics[seat] == table.relics_to_win:
        return False
    return wealth(table, seat) >= relic_cost(table, seat, face)


@rule
def relic_cost(table: Table, seat: int, face: int) -> int:
    """The price of a seat's next relic. §buy-relic"""
    return max(int(table.relic_costs[table.relics[seat]]) - number_on(face, Number.RELIC_DISCOUNT), 0)


@rule
def wealth(table: Table, seat: int) -> int:
    """All turnips of a seat, banked ones included. §banks"""
    return int(table.stocks[seat]) + int(table.banks[seat])


# Step 1


@chapter
def gain(table: Table, steps: Steps | None) -> None:
    """Turnips come from the supply, which never ends. §gain"""
    slots = int(table.resolving) if table.wants & GAIN_BITS else 0
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        face, seat = act(table, slot), slot >> 1
        other, _ = facing(table, seat, slot & 1)
        receive(table, seat, number_on(face, Number.GAIN) + gain_for_each(table, face), slot, WhyGained.OWN_CARD, steps)
        receive(table, other, number_on(face, Number.OPPONENT_GAINS), slot, WhyGained.FACING_CARD, steps)
    table.stage = Stage.STEAL


@rule
def gain_for_each(table: Table, face: int) -> int:
    """Each card of that type counts, whoever played it; "each other" leaves out the card itself. §each"""
    of_type = number_on(face, Number.EACH_TYPE)
    itself = has(face, Has.EACH_OTHER) and of_type == table.type_now
    return number_on(face, Number.GAIN_EACH) * (count(int(table.of_type[of_type])) - int(itself))


@rule
def receive(table: Table, seat: int, turnips: int, slot: int, why: int, steps: Steps | None) -> None:
    """Turnips that come from the supply go to the stock. §gain"""
    if turnips:
        table.stocks[seat] += turnips
        if steps is not None:
            tell_card(table, slot, steps)
            tell(steps, Step.GAINED, seat, turnips, shown(table, table.played[slot >> 1, slot & 1]), why)


# Step 3


@chapter
def bank(table: Table, steps: Steps | None) -> None:
    """From the own stock to the own bank, as much as there is and as fits. §bank"""
    slots = int(table.resolving) if table.wants & BANK_BITS else 0
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        wanted, seat = number_on(act(table, slot), Number.BANK), slot >> 1
        if wanted:
            turnips = min(wanted, int(table.stocks[seat]), int(table.bank_limit) - int(table.banks[seat]))
            table.stocks[seat] -= turnips
            table.banks[seat] += turnips
            if steps is not None:
                tell_card(table, slot, steps)
                tell(steps, Step.BANKED, seat, turnips, wanted)
    table.stage = Stage.OTHER


# Step 4


@chapter
def other_effects(table: Table, steps: Steps | None) -> None:
    """Cards are marked, banked turnips are moved, cards are taken from the pile. §other-effects"""
    slots = int(table.resolving) if table.wants & OTHER_BITS else 0
    table.stage = Stage.DRAW
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        face = act(table, slot)
        if face & OTHER_BITS:
            mark_cards(table, slot, face, steps)
            if has(face, Has.WITHDRAW):
                withdraw(table, slot, steps)
            if has(face, Has.TOP_CARD):
                table.to_draw |= only(slot)


@chapter
def mark_cards(table: Table, slot: int, face: int, steps: Steps | None) -> None:
    """A mark says what happens to a card at refresh. §exhaust §provoke §sacrifice §swap"""
    other, other_side = facing(table, slot >> 1, slot & 1)
    that = SIDES * other + other_side
    mark(table, slot, slot, has(face, Has.EXHAUST_ITSELF), Mark.EXHAUSTED, steps)
    mark(table, slot, slot, has(face, Has.PROVOKE_ITSELF), Mark.PROVOKED, steps)
    mark(table, slot, slot, has(face, Has.SACRIFICE_ITSELF), Mark.SACRIFICED, steps)
    mark(table, slot, that, has(face, Has.EXHAUST_THAT), Mark.EXHAUSTED, steps)
    mark(table, slot, that, has(face, Has.PROVOKE_THAT), Mark.PROVOKED, steps)
    mark(table, slot, that, sacrifices_that(table, other, other_side, face), Mark.SACRIFICED, steps)
    mark(table, slot, slot, has(face, Has.SWAP), Mark.SWAPPED, steps)
    mark(table, slot, that, has(face, Has.SWAP), Mark.SWAPPED, steps)
    mark(table, slot, that, has(face, Has.TAKE_THAT), Mark.TAKEN, steps)


@rule
def sacrifices_that(table: Table, other: int, side: int, face: int) -> bool:
    """Some cards sacrifice any card they face, some only a market card. §sacrifice"""
    if has(face, Has.SACRIFICE_MARKET) and is_market_card(table.played[other, side]):
        return True
    return has(face, Has.SACRIFICE_THAT)


@rule
def mark(table: Table, slot: int, marked: int, is_marked: bool, name: int, steps: Steps | None) -> None:
    """A card marks a played card, itself or the one it faces. §other-effects"""
    if is_marked:
        seat, side = marked >> 1, marked & 1
        table.marks[seat, side] |= 1 << name
        if steps is not None:
            tell_card(table, slot, steps)
            tell(steps, Step.MARKED, seat, shown(table, table.played[seat, side]), name)


@rule
def withdraw(table: Table, slot: int, steps: Steps | None) -> None:
    """All banked turnips go back to the stock. §other-effects"""
    seat = slot >> 1
    if steps is not None:
        tell_card(table, slot, steps)
        tell(steps, Step.WITHDRAWN, seat, table.banks[seat])
    table.stocks[seat] += table.banks[seat]
    table.banks[seat] = 0
