"""Refresh: played cards return, or rest, or go under the pile, or change their owner; then the next round."""

from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import MARKET_PLACES, NO_CARD, SIDES
from tablee.games.pillage.buying import put_in_market, unbury
from tablee.games.pillage.faces import REFRESH_BITS, Number, number_on
from tablee.games.pillage.hands import put, remove
from tablee.games.pillage.planning import clear_round, neighbour
from tablee.games.pillage.resolution import act, receive
from tablee.games.pillage.story import Step, WhyGained, shown
from tablee.games.pillage.table import Mark, Phase, Stage, Table
from tablee.games.steps import Steps, tell

NEW_OWNER = 1 << Mark.SWAPPED | 1 << Mark.TAKEN
SACRIFICED = 1 << Mark.SACRIFICED
EXHAUSTED = 1 << Mark.EXHAUSTED


@chapter
def refresh(table: Table, steps: Steps | None) -> None:
    """Rested cards return, played ones go where their marks say, the market is filled. §refresh"""
    for seat in range(table.seats):
        return_rested(table, seat, steps)
    for seat in range(table.seats):
        for side in range(SIDES):
            if table.marks[seat, side]:
                follow_marks(table, seat, side, steps)
    fill_market(table, steps)
    gain_at_refresh(table, steps)
    end_round(table, steps)


@rule
def return_rested(table: Table, seat: int, steps: Steps | None) -> None:
    """Cards that were exhausted last turn return to the hand. §exhaust"""
    for place in range(SIDES):
        kind = int(table.resting[seat, place])
        if kind != NO_CARD:
            put(table, seat, kind)
            table.resting[seat, place] = NO_CARD
            if steps is not None:
                tell(steps, Step.RETURNED, seat, shown(table, kind))


@chapter
def follow_marks(table: Table, seat: int, side: int, steps: Steps | None) -> None:
    """A new owner frees of all other marks; a sacrifice comes before exhaustion, and that before provocation. §swap"""
    marks = int(table.marks[seat, side])
    if marks & NEW_OWNER:
        change_hands(table, seat, side, steps)
    elif marks & SACRIFICED:
        bury(table, seat, side, steps)
    elif marks & EXHAUSTED:
        rest(table, seat, side, steps)
    else:
        table.provoked[seat, int(table.provoked[seat, 0] != NO_CARD)] = table.played[seat, side]


@rule
def change_hands(table: Table, seat: int, side: int, steps: Steps | None) -> None:
    """A swapped or taken card goes to the player on the other side. §swap"""
    owner, kind = neighbour(seat, side, int(table.seats)), int(table.played[seat, side])
    if steps is not None:
        tell(steps, Step.CHANGED_HANDS, seat, shown(table, kind), owner)
    remove(table, seat, kind)
    put(table, owner, kind)


@rule
def bury(table: Table, seat: int, side: int, steps: Steps | None) -> None:
    """A sacrificed card goes to the bottom of the pile, in the order of the seats, left before right. §sacrifice"""
    kind, place = int(table.played[seat, side]), 0
    if steps is not None:
        tell(steps, Step.BURIED, seat, shown(table, kind))
    remove(table, seat, kind)
    while table.buried[place] != NO_CARD:
        place += 1
    table.buried[place] = kind


@rule
def rest(table: Table, seat: int, side: int, steps: Steps | None) -> None:
    """An exhausted card lies face up beside the bank and sits out the next turn. §exhaust"""
    kind = int(table.played[seat, side])
    if steps is not None:
        tell(steps, Step.RESTED, seat, shown(table, kind))
    remove(table, seat, kind)
    table.resting[seat, int(table.resting[seat, 0] != NO_CARD)] = kind


@rule
def fill_market(table: Table, steps: Steps | None) -> None:
    """A market that was short is filled with what was sacrificed, at the end of its row. §market"""
    for place in range(MARKET_PLACES):
        if table.market[place] == NO_CARD and table.buried[0] != NO_CARD:
            table.place = place
            put_in_market(table, unbury(table), steps)


@rule
def gain_at_refresh(table: Table, steps: Steps | None) -> None:
    """Gains "during refresh" go to the seat that played the card, even if it was swapped. §refresh"""
    for seat in range(table.seats):
        for side in range(SIDES):
            if table.acts[seat, side] & REFRESH_BITS:
                slot = SIDES * seat + side
                receive(table, seat, number_on(act(table, slot), Number.REFRESH_GAIN), slot, WhyGained.REFRESH, steps)


@rule
def end_round(table: Table, steps: Steps | None) -> None:
    """After the last round that is allowed the game is drawn. §safety"""
    clear_round(table)
    table.rounds_played += 1
    table.stage = Stage.PLAN
    if table.rounds_played == table.round_limit:
        table.phase = Phase.OVER
        if steps is not None:
            tell(steps, Step.GAME_DRAWN, table.rounds_played)
