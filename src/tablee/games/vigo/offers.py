"""What is offered to a player: the moves as a set, and whether there is a choice at all."""

from tablee.games.bits import lowest, only
from tablee.games.compiled import rule
from tablee.games.moves import BITS
from tablee.games.seats import left_of
from tablee.games.vigo.box import AIM, CELLS, KINDS, LINES, NO_CELL, NO_TILE, Aim
from tablee.games.vigo.chests import how_many_chests
from tablee.games.vigo.events import playable_after_landing, playable_before_sailing
from tablee.games.vigo.sailing import can_take, sailing
from tablee.games.vigo.stock import has_ten
from tablee.games.vigo.table import (
    CHESTS,
    END,
    FIRST_AIM,
    KEEP,
    MOST_CHESTS,
    NOBODY,
    PUTS,
    SAILING,
    STAY,
    TAKE,
    Moves,
    Phase,
    Table,
)
from tablee.games.vigo.ten_tiles import can_end, can_keep

WORD = (1 << BITS) - 1
HALF_OF_CELLS = CELLS >> 1  # more than fit a word are offered in halves
ALL_OF_HALF = (1 << HALF_OF_CELLS) - 1
HALF_OF_CHESTS = MOST_CHESTS >> 1
ALL_LINES = (1 << LINES) - 1


@rule
def offer(moves: Moves, first: int, members: int) -> None:
    """Add a set of moves, the numbers of which begin with `first`."""
    word, place = first // BITS, first % BITS
    moves.bits[word] |= (members << place) & WORD
    over = members >> (BITS - place)
    if over:
        moves.bits[word + 1] |= over


@rule
def withdraw(moves: Moves, action: int) -> None:
    """Take one move off the offer."""
    moves.bits[action // BITS] &= ~only(action % BITS)


@rule
def offer_in_turn(table: Table, seat: int, moves: Moves) -> None:
    """What the player is asked for, as the phase has it. §turn"""
    if table.phase == Phase.SAIL:
        offer_before_sailing(table, seat, moves)
    elif table.phase == Phase.LAND:
        offer_after_landing(table, seat, moves)
    elif table.phase == Phase.PLACE:
        offer_cells_without_boats(table, seat, 0, moves)
    else:
        offer_free_cells(table, moves)
        if table.phase == Phase.CALL and can_keep(table, seat):
            offer(moves, KEEP, 1)


@rule
def offer_before_sailing(table: Table, seat: int, moves: Moves) -> None:
    """An event or a tile that a dolphin has found, and then the move of the boat. §first-event §moving"""
    ways = sailing(table, seat)
    offer(moves, SAILING, ways)
    if not ways:
        offer(moves, STAY, 1)
    if can_take(table, seat):
        offer(moves, TAKE, 1)
    offer_events(table, seat, playable_before_sailing(table, seat), moves)


@rule
def offer_after_landing(table: Table, seat: int, moves: Moves) -> None:
    """Taking, playing, building and putting back, in any order, until the turn is ended. §turn"""
    if can_take(table, seat):
        offer(moves, TAKE, 1)
    if can_end(table, seat):
        offer(moves, END, 1)
    offer_events(table, seat, playable_after_landing(table, seat), moves)
    offer_chests(how_many_chests(table.stocks[seat], table.doubles[seat]), moves)
    if has_ten(table, seat):
        offer(moves, PUTS, int(table.stocks[seat]))


@rule
def offer_events(table: Table, seat: int, events: int, moves: Moves) -> None:
    """Each event with everything it can be aimed at. §dolphin §wave §pirate"""
    while events:
        event = lowest(events)
        first = int(FIRST_AIM[event])
        if AIM[event] == Aim.CELL:
            offer_cells_without_boats(table, seat, first, moves)
        elif AIM[event] == Aim.LINE:
            offer(moves, first, ALL_LINES)
        else:
            offer_tiles_of_others(table, seat, first, moves)
        events &= events - 1


@rule
def offer_tiles_of_others(table: Table, seat: int, first: int, moves: Moves) -> None:
    """Any tile of another player's stock. §pirate"""
    other = left_of(seat, table.seats)
    for step in range(int(table.seats) - 1):
        offer(moves, first + KINDS * step, int(table.stocks[other]))
        other = left_of(other, table.seats)


@rule
def offer_cells_without_boats(table: Table, seat: int, first: int, moves: Moves) -> None:
    """Any cell without another boat. §placing §dolphin"""
    offer(moves, first, ALL_OF_HALF)
    offer(moves, first + HALF_OF_CELLS, ALL_OF_HALF)
    for other in range(table.seats):
        if other != seat and table.boats[other] != NO_CELL:
            withdraw(moves, first + int(table.boats[other]))


@rule
def offer_free_cells(table: Table, moves: Moves) -> None:
    """Any cell with neither tile nor boat. §putting-back"""
    for cell in range(CELLS):
        if table.tiles[cell] == NO_TILE:
            offer(moves, cell, 1)
    for seat in range(table.seats):
        withdraw(moves, int(table.boats[seat]))


@rule
def offer_chests(chests: int, moves: Moves) -> None:
    """Every chest of the stock, by its rank. §chests"""
    fewer = min(chests, HALF_OF_CHESTS)
    offer(moves, CHESTS, (1 << fewer) - 1)
    offer(moves, CHESTS + HALF_OF_CHESTS, (1 << (chests - fewer)) - 1)


@rule
def has_choice_before_sailing(table: Table, seat: int) -> bool:
    """A boat that can move is asked; another one only if there is something else to decide. §staying"""
    if sailing(table, seat) or can_take(table, seat) or table.forgetful != NOBODY:
        return True
    return playable_before_sailing(table, seat) != 0


@rule
def has_choice_after_landing(table: Table, seat: int) -> bool:
    """Whether anything but ending the turn is possible. §turn-end"""
    if can_take(table, seat) or has_ten(table, seat) or playable_after_landing(table, seat):
        return True
    return how_many_chests(table.stocks[seat], table.doubles[seat]) > 0
