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
from tablee.games.tale import Tale, tell

NEW_OWNER = 1 << Mark.SWAPPED | 1 << Mark.TAKEN
SACRIFICED = 1 << Mark.SACRIFICED
EXHAUSTED = 1 << Mark.EXHAUSTED


@chapter
def refresh(table: Table, tale: Tale | None) -> None:
    """Rested cards return, played ones go where their marks say, the market is filled. §refresh"""
    for seat in range(table.seats):
        return_rested(table, seat, tale)
    for seat in range(table.seats):
        for side in range(SIDES):
            if table.marks[seat, side]:
                follow_marks(table, seat, side, tale)
    fill_market(table, tale)
    gain_at_refresh(table, tale)
    end_round(table, tale)


@rule
def return_rested(table: Table, seat: int, tale: Tale | None) -> None:
    """Cards that were exhausted last turn return to the hand. §exhaust"""
    for place in range(SIDES):
        kind = int(table.resting[seat, place])
        if kind != NO_CARD:
            put(table, seat, kind)
            table.resting[seat, place] = NO_CARD
            if tale is not None:
                tell(tale, Step.RETURNED, seat, shown(table, kind))


@chapter
def follow_marks(table: Table, seat: int, side: int, tale: Tale | None) -> None:
    """A new owner frees of all other marks; a sacrifice comes before exhaustion, and that before provocation. §swap"""
    marks = int(table.marks[seat, side])
    if marks & NEW_OWNER:
        change_hands(table, seat, side, tale)
    elif marks & SACRIFICED:
        bury(table, seat, side, tale)
    elif marks & EXHAUSTED:
        rest(table, seat, side, tale)
    else:
        table.provoked[seat, int(table.provoked[seat, 0] != NO_CARD)] = table.played[seat, side]


@rule
def change_hands(table: Table, seat: int, side: int, tale: Tale | None) -> None:
    """A swapped or taken card goes to the player on the other side. §swap"""
    owner, kind = neighbour(seat, side, int(table.seats)), int(table.played[seat, side])
    if tale is not None:
        tell(tale, Step.CHANGED_HANDS, seat, shown(table, kind), owner)
    remove(table, seat, kind)
    put(table, owner, kind)


@rule
def bury(table: Table, seat: int, side: int, tale: Tale | None) -> None:
    """A sacrificed card goes to the bottom of the pile, in the order of the seats, left before right. §sacrifice"""
    kind, place = int(table.played[seat, side]), 0
    if tale is not None:
        tell(tale, Step.BURIED, seat, shown(table, kind))
    remove(table, seat, kind)
    while table.buried[place] != NO_CARD:
        place += 1
    table.buried[place] = kind


@rule
def rest(table: Table, seat: int, side: int, tale: Tale | None) -> None:
    """An exhausted card lies face up beside the bank and sits out the next turn. §exhaust"""
    kind = int(table.played[seat, side])
    if tale is not None:
        tell(tale, Step.RESTED, seat, shown(table, kind))
    remove(table, seat, kind)
    table.resting[seat, int(table.resting[seat, 0] != NO_CARD)] = kind


@rule
def fill_market(table: Table, tale: Tale | None) -> None:
    """A market that was short is filled with what was sacrificed, at the end of its row. §market"""
    for place in range(MARKET_PLACES):
        if table.market[place] == NO_CARD and table.buried[0] != NO_CARD:
            table.place = place
            put_in_market(table, unbury(table), tale)


@rule
def gain_at_refresh(table: Table, tale: Tale | None) -> None:
    """Gains "during refresh" go to the seat that played the card, even if it was swapped. §refresh"""
    for seat in range(table.seats):
        for side in range(SIDES):
            if table.acts[seat, side] & REFRESH_BITS:
                slot = SIDES * seat + side
                receive(table, seat, number_on(act(table, slot), Number.REFRESH_GAIN), slot, WhyGained.REFRESH, tale)


@rule
def end_round(table: Table, tale: Tale | None) -> None:
    """After the last round that is allowed the game is drawn. §safety"""
    clear_round(table)
    table.rounds_played += 1
    table.stage = Stage.PLAN
    if table.rounds_played == table.round_limit:
        table.phase = Phase.OVER
        if tale is not None:
            tell(tale, Step.GAME_DRAWN, table.rounds_played)
