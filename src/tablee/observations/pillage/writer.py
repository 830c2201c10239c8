"""Writes what a seat of Pillage knows."""

from tablee.games.bits import count, lowest, only
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import DUEL, LEFT, MARKET_PLACES, MOST_RELICS, NO_CARD, RIGHT, SEATS, SIDES
from tablee.games.pillage.hands import hand_size, known_kinds
from tablee.games.pillage.planning import facing
from tablee.games.pillage.table import MOST_BURIED, PLANES, Table
from tablee.games.record import Array
from tablee.games.seats import seat_at
from tablee.observations.pillage.layout import ASKED_FOR, CARDS, LAYOUT, SHORT_BY
from tablee.observations.writing import put_number, put_set, signed

PLAYERS, ASKED, SECOND_CARD = (LAYOUT.begin(name) for name in ("players", "asked_for", "second_card"))
ROUNDS, ROUNDS_LEFT, BANK_LIMIT = (LAYOUT.begin(name) for name in ("rounds", "rounds_left", "bank_limit"))
RELIC_COSTS, PRICE = LAYOUT.begin("relic_costs"), LAYOUT.begin("price")
STOCKS, BANKS, RELICS = (LAYOUT.begin(name) for name in ("stocks", "banks", "relics"))
RELICS_MISSING, RELIC_PRICE, LACKS = (LAYOUT.begin(name) for name in ("relics_missing", "relic_price", "lacks"))
CARDS_HELD, UNSEEN_HELD = LAYOUT.begin("cards_held"), LAYOUT.begin("unseen_held")
HANDS, DRAWN, PLAN = (LAYOUT.begin(name) for name in ("hands", "drawn", "plan"))
FRONT, FRONT_UNSEEN, PROVOKED = (LAYOUT.begin(name) for name in ("front", "front_unseen", "provoked"))
EXHAUSTED, PLAYED, FACED = (LAYOUT.begin(name) for name in ("exhausted", "played", "faced"))
MARKET, UNSEEN = LAYOUT.begin("market"), LAYOUT.begin("unseen")

FEWEST_SEATS = SEATS[0]
LEAST_SHORT, MOST_SHORT, SHORT_WIDTH = SHORT_BY[0], SHORT_BY[-1], len(SHORT_BY)
PLAN_PHASE, ORDER_PHASE, BUY_PHASE, BOARD_PHASE = (int(phase) for phase in ASKED_FOR)


@chapter
def write(table: Table, seat: int, out: Array) -> None:
    """The own cards and plan, and of the others what everybody may know."""
    out[:] = 0
    seats = signed(table.seats)
    out[PLAYERS + seats - FEWEST_SEATS] = 1
    write_question(table, seat, out)
    write_course(table, out)
    for place in range(seats):
        other = seat_at(seat, place, seats)
        write_wealth(table, other, place, out)
        write_hand(table, other, place, out)
    write_own_cards(table, seat, out)
    write_rivals(table, seat, seats, out)
    write_supply(table, seat, out)


@rule
def write_question(table: Table, seat: int, out: Array) -> None:
    """What is asked now, of whomever: not who has answered, since that depends on the order of asking only."""
    if table.phase == PLAN_PHASE:
        out[ASKED] = 1
        out[SECOND_CARD] = table.planned[seat] == RIGHT
    elif table.phase == ORDER_PHASE:
        out[ASKED + 1] = 1
    elif table.phase == BUY_PHASE:
        out[ASKED + 2] = 1
        put_number(out, PRICE, table.price)
    elif table.phase == BOARD_PHASE:
        out[ASKED + 3] = 1
        put_number(out, PRICE, table.price)


@rule
def write_course(table: Table, out: Array) -> None:
    """How far the game is, and what was agreed."""
    put_number(out, ROUNDS, table.rounds_played)
    put_number(out, ROUNDS_LEFT, signed(table.round_limit) - signed(table.rounds_played))
    put_number(out, BANK_LIMIT, table.bank_limit)
    for relic in range(MOST_RELICS):
        put_number(out, RELIC_COSTS + relic, table.relic_costs[relic])


@rule
def write_wealth(table: Table, seat: int, place: int, out: Array) -> None:
    """Turnips, relics, and what is missing for the next one."""
    put_number(out, STOCKS + place, table.stocks[seat])
    put_number(out, BANKS + place, table.banks[seat])
    put_number(out, RELICS + place, table.relics[seat])
    missing = signed(table.relics_to_win) - signed(table.relics[seat])
    put_number(out, RELICS_MISSING + place, missing)
    if missing > 0:
        cost = signed(table.relic_costs[table.relics[seat]])
        put_number(out, RELIC_PRICE + place, cost)
        short = cost - signed(table.stocks[seat]) - signed(table.banks[seat])
        out[LACKS + SHORT_WIDTH * place + min(max(short, LEAST_SHORT), MOST_SHORT) - LEAST_SHORT] = 1


@rule
def write_hand(table: Table, seat: int, place: int, out: Array) -> None:
    """Cards that everybody knows of, and how many besides."""
    put_number(out, CARDS_HELD + place, hand_size(table, seat))
    put_number(out, UNSEEN_HELD + place, count(table.drawn[seat]))
    for plane in range(PLANES):
        add_set(out, HANDS + CARDS * place, signed(table.hands[seat, plane]), 1 << plane)
    for side in range(SIDES):
        add_card(out, PROVOKED + CARDS * place, table.provoked[seat, side])
        add_card(out, EXHAUSTED + CARDS * place, table.resting[seat, side])


@rule
def write_own_cards(table: Table, seat: int, out: Array) -> None:
    """What others have not seen, the plan, and the cards on the table with those they face."""
    put_set(out, DRAWN, table.drawn[seat])
    for side in range(SIDES):
        add_card(out, PLAN + CARDS * side, table.plans[seat, side])
        add_card(out, PLAYED + CARDS * side, table.played[seat, side])
        other, other_side = facing(table, seat, side)
        add_card(out, FACED + CARDS * side, table.played[other, other_side])


@rule
def write_rivals(table: Table, seat: int, seats: int, out: Array) -> None:
    """In a duel, what the other's card in front can be: everybody may remember it."""
    if seats == DUEL:
        rival = seat_at(seat, 1, seats)
        put_set(out, FRONT + CARDS, table.front_kinds[rival])
        put_number(out, FRONT_UNSEEN + 1, table.front_draws[rival])


@rule
def write_supply(table: Table, seat: int, out: Array) -> None:
    """The market, and what may still come: the own sight of it, not the pile."""
    seen = signed(table.drawn[seat])
    for other in range(table.seats):
        seen |= known_kinds(table, other) | only(table.resting[other, LEFT]) | only(table.resting[other, RIGHT])
    for place in range(MARKET_PLACES):
        seen |= only(table.market[place])
        add_card(out, MARKET, table.market[place])
    for place in range(MOST_BURIED):
        seen |= only(table.buried[place])
        if table.buried[place] == NO_CARD:
            break
    put_set(out, UNSEEN, signed(table.in_play) & ~seen)


@rule
def add_set(out: Array, begin: int, kinds: int, number: int) -> None:
    """So many cards of each kind of a set."""
    while kinds:
        out[begin + lowest(kinds)] += number
        kinds &= kinds - 1


@rule
def add_card(out: Array, begin: int, kind: int) -> None:
    """One card more of a kind; no card is nothing."""
    if kind != NO_CARD:
        out[begin + signed(kind)] += 1
