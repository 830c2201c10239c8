"""The rules of Pillage that the contract asks for. Its chapters are in files of their own, in the rulebook's order:

planning, resolution, theft, buying, refresh, ending.
"""

from tablee.games.bits import count, nth, only
from tablee.games.chance import Random, below
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import MARKET_PLACES
from tablee.games.pillage.buying import (
    ask_pirate,
    board,
    buy_card,
    buy_cards,
    buy_relics,
    draw_cards,
    draw_order,
    draw_unseen,
    market_kinds,
    pick_buyer,
    put_in_market,
    tied_buyers,
)
from tablee.games.pillage.ending import end_if_won
from tablee.games.pillage.planning import begin_round, plan, plannable, reveal
from tablee.games.pillage.refresh import refresh
from tablee.games.pillage.resolution import bank, choose_order, gain, next_type, other_effects
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE, Moves, Phase, Stage, Table
from tablee.games.pillage.theft import flip, steal, thief_drawn
from tablee.games.steps import Steps


@rule
def awaited(table: Table) -> int:
    """All who plan are asked at once, and so are all who order two Merchants; buyers are asked one by one. §plan"""
    return int(table.asked)


@rule
def legal(table: Table, seat: int, moves: Moves) -> None:
    """A card to plan, a card to buy or none, or the Merchant that comes first."""
    moves.bits[0] = legal_actions(table, seat) if int(table.asked) >> int(seat) & 1 else 0


@rule
def legal_actions(table: Table, seat: int) -> int:
    """What a seat that is asked may choose from, as a set. §plan §buy-card §pirates §two-merchants"""
    if table.phase == Phase.PLAN:
        return plannable(table, seat)
    if table.phase == Phase.BUY:
        return market_kinds(table)
    if table.phase == Phase.BOARD:
        return market_kinds(table) | only(NO_MORE)
    return only(FIRST_LEFT) | only(FIRST_RIGHT)


@rule
def apply(table: Table, seat: int, action: int, steps: Steps | None = None) -> None:
    """A seat decides, and the round goes on as far as it can."""
    if table.phase == Phase.PLAN:
        plan(table, seat, action, steps)
        if table.asked:
            return
    elif table.phase == Phase.ORDER:
        choose_order(table, seat, action, steps)
    elif table.phase == Phase.BUY:
        buy_card(table, seat, action, True, steps)
    else:
        board(table, seat, action, steps)
    go_on(table, steps)


@rule
def chances(table: Table) -> int:
    """How many equally likely draws there are: cards of the pile, thieves, or buyers."""
    if table.phase == Phase.MARKET or table.phase == Phase.DRAW:
        return count(table.pile)
    if table.phase == Phase.FLIP:
        return 2
    if table.phase == Phase.QUEUE:
        return count(tied_buyers(table))
    return 0


@rule
def drawn(table: Table, n: int) -> int:
    """What the n-th of those draws brings: a card, or a seat."""
    if table.phase == Phase.FLIP:
        return thief_drawn(table, n)
    if table.phase == Phase.QUEUE:
        return nth(tied_buyers(table), n)
    return nth(table.pile, n)


@chapter
def apply_chance(table: Table, outcome: int, steps: Steps | None = None) -> None:
    """Chance decides, and the round goes on as far as it can."""
    if table.phase == Phase.MARKET:
        turn_market_card(table, outcome, steps)
    elif table.phase == Phase.DRAW:
        draw_unseen(table, outcome, steps)
    elif table.phase == Phase.FLIP:
        flip(table, outcome, steps)
    else:
        pick_buyer(table, outcome, steps)
    go_on(table, steps)


@rule
def settle(table: Table, random: Random) -> None:
    """Make all draws that are owed, one by one."""
    draws = chances(table)
    while draws:
        apply_chance(table, drawn(table, below(random, draws)), None)
        draws = chances(table)


@rule
def is_over(table: Table) -> bool:
    """Whether somebody owns all relics, or the last round is played. §end §safety"""
    return bool(table.phase == Phase.OVER)


@rule
def score(table: Table, seat: int) -> int:
    """The relics that a seat owns. §end"""
    return int(table.relics[seat])


@rule
def winners(table: Table) -> int:
    """Who has won; a drawn game has no winner. §end §safety"""
    return int(table.won)


# The course of a round


@rule
def turn_market_card(table: Table, kind: int, steps: Steps | None) -> None:
    """The market is laid out at set-up, and each card that is bought is replaced. §set-up §market"""
    place = int(table.place)
    table.pile ^= only(kind)
    put_in_market(table, kind, steps)
    if table.stage != Stage.SET_UP:
        ask_pirate(table)
    elif table.pile and place + 1 < MARKET_PLACES:
        table.place = place + 1
    else:
        table.stage = Stage.PLAN
        table.phase = Phase.RESOLVE


@chapter
def go_on(table: Table, steps: Steps | None) -> None:
    """Stage follows stage until somebody is asked, or chance: then the table stays in its stage. §resolve"""
    while table.phase == Phase.RESOLVE:
        if table.stage == Stage.PLAN:
            begin_round(table, steps)
        if table.stage == Stage.REVEAL:
            reveal(table, steps)
        if table.stage == Stage.TYPE:
            next_type(table)
        if table.stage == Stage.GAIN:
            gain(table, steps)
        if table.stage == Stage.STEAL:
            steal(table, steps)
        if table.stage == Stage.BANK:
            bank(table, steps)
        if table.stage == Stage.OTHER:
            other_effects(table, steps)
        if table.stage == Stage.DRAW:
            draw_cards(table, steps)
        if table.stage == Stage.QUEUE:
            draw_order(table)
        if table.stage == Stage.RELICS:
            buy_relics(table, steps)
        if table.stage == Stage.CARDS:
            buy_cards(table, steps)
        if table.stage == Stage.WON:
            end_if_won(table, steps)
        if table.stage == Stage.REFRESH:
            refresh(table, steps)
