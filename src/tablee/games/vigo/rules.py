"""The rules of VIGO: first the few functions that the contract asks for, then the set-up and the turn."""

from tablee.games.bits import only
from tablee.games.chance import Random, below
from tablee.games.compiled import rule
from tablee.games.seats import left_of
from tablee.games.steps import Steps, tell
from tablee.games.vigo.bay import put_on_cell
from tablee.games.vigo.box import CELLS, FACES, FARTHEST, IN_BOX
from tablee.games.vigo.building import build
from tablee.games.vigo.ending import count_idle_turn, end_game, score, tell_countdown, turns_left, winners
from tablee.games.vigo.events import play_event
from tablee.games.vigo.offers import (
    has_choice_after_landing,
    has_choice_before_sailing,
    offer,
    offer_in_turn,
)
from tablee.games.vigo.sailing import arrive, sail, stay, take
from tablee.games.vigo.stock import has_ten
from tablee.games.vigo.story import Step
from tablee.games.vigo.table import (
    CALLS,
    CHESTS,
    END,
    KEEP,
    NOBODY,
    PUTS,
    SAILING,
    STAY,
    TAKE,
    WORDS,
    Moves,
    Phase,
    Table,
)
from tablee.games.vigo.ten_tiles import call, can_call, end_call, keep, lift

__all__ = [
    "apply",
    "apply_chance",
    "awaited",
    "chances",
    "drawn",
    "is_over",
    "legal",
    "score",
    "settle",
    "winners",
]


@rule
def awaited(table: Table) -> int:
    """Whose turn it is; during a call the caller. §turn §vigilance"""
    if table.phase == Phase.CALL:
        return only(table.caller)
    if Phase.PLACE <= table.phase <= Phase.PUT_BACK:
        return only(table.turn)
    return 0


@rule
def legal(table: Table, seat: int, moves: Moves) -> None:
    """What a seat may do: in its turn, or out of turn when it may call another. §turn §vigilance"""
    for word in range(WORDS):
        moves.bits[word] = 0
    if seat >= table.seats:
        return
    if awaited(table) & only(seat):
        offer_in_turn(table, seat, moves)
    if can_call(table, seat):
        offer(moves, CALLS, int(table.stocks[table.forgetful]))


@rule
def apply(table: Table, seat: int, action: int, steps: Steps | None = None) -> None:
    """Do it; then all follows that is not asked. §asked"""
    if action < SAILING:
        choose_cell(table, seat, action, steps)
    elif action < STAY:
        sail(table, seat, (action - SAILING) // FARTHEST, (action - SAILING) % FARTHEST + 1, steps)
    elif action == STAY:
        stay(table, seat, steps)
    elif action == TAKE:
        take(table, seat, steps)
    elif action == END:
        end_turn(table, seat, steps)
    elif action < CHESTS:
        play_event(table, seat, action, steps)
    elif action < PUTS:
        build(table, seat, action - CHESTS, steps)
    elif action < CALLS:
        lift(table, seat, action - PUTS, steps)
    elif action < KEEP:
        call(table, seat, action - CALLS, steps)
    else:
        keep(table, seat, steps)
    go_on_unasked(table, steps)


@rule
def chances(table: Table) -> int:
    """How many equally likely draws there are: first players, or tiles to lay out."""
    if table.phase == Phase.TILES:
        return CELLS - int(table.laid)
    return int(table.seats) if table.phase == Phase.FIRST else 0


@rule
def drawn(table: Table, n: int) -> int:
    """What the n-th of those draws brings: a player, or a tile."""
    return int(n) if table.phase == Phase.FIRST else drawn_tile(table, n)


@rule
def drawn_tile(table: Table, n: int) -> int:
    """The n-th tile in the bag, kind by kind."""
    tile, left = 0, int(n)
    while left >= table.bag[tile]:
        left -= int(table.bag[tile])
        tile += 1
    return tile


@rule
def apply_chance(table: Table, outcome: int, steps: Steps | None = None) -> None:
    """Make a player the first, or lay out a tile."""
    if table.phase == Phase.FIRST:
        draw_first_player(table, outcome, steps)
    else:
        lay_out(table, outcome, steps)


@rule
def settle(table: Table, random: Random) -> None:
    """Make all draws that are owed: the same as one by one."""
    while chances(table):
        apply_chance(table, drawn(table, below(random, chances(table))), None)


@rule
def is_over(table: Table) -> bool:
    """Whether the sixth ship is taken, or nothing has happened for too long. §end §safety"""
    return bool(table.phase == Phase.OVER)


# Set-up


@rule
def draw_first_player(table: Table, seat: int, steps: Steps | None) -> None:
    """The first player is drawn. §first-player"""
    if steps is not None:
        tell(steps, Step.FIRST_DRAWN, seat)
    table.first = seat
    table.turn = seat
    for tile in range(FACES):
        table.bag[tile] = IN_BOX[table.locks_per_colour, tile]
    table.phase = Phase.TILES


@rule
def lay_out(table: Table, tile: int, steps: Steps | None) -> None:
    """A tile is laid face down on the next cell, until there is one on every cell. §bay"""
    if steps is not None:
        tell(steps, Step.TILE_LAID, table.laid)
    table.bag[tile] -= 1
    table.tiles[table.laid] = tile
    table.is_open[table.laid] = 0
    table.in_bay += 1
    table.laid += 1
    if table.laid == CELLS:
        table.phase = Phase.PLACE


@rule
def place_boat(table: Table, seat: int, cell: int, steps: Steps | None) -> None:
    """The boat goes on any cell without a boat, and the tile there into the stock. §placing"""
    if steps is not None:
        tell(steps, Step.BOAT_PLACED, seat, cell)
    table.boats[seat] = cell
    arrive(table, seat, steps)
    if table.may_take:
        take(table, seat, steps)
    table.turn = left_of(seat, table.seats)
    if table.turn == table.first:
        table.fewest_in_bay = table.in_bay
        begin_turn(table)


# A turn


@rule
def begin_turn(table: Table) -> None:
    """An event first, if the player likes; then the boat must sail. §turn"""
    table.phase = Phase.SAIL
    table.is_progress = 0


@rule
def choose_cell(table: Table, seat: int, cell: int, steps: Steps | None) -> None:
    """A cell is where a boat is placed, an event is played, or a tile is put. §placing §dolphin §putting-back"""
    if table.phase == Phase.PLACE:
        place_boat(table, seat, cell, steps)
    elif table.phase == Phase.PUT_BACK:
        put_on_cell(table, seat, cell, steps)
        table.phase = Phase.LAND
    elif table.phase == Phase.CALL:
        put_on_cell(table, seat, cell, steps)
        end_call(table)
    else:
        play_event(table, seat, cell, steps)


@rule
def go_on_unasked(table: Table, steps: Steps | None) -> None:
    """Where only one thing can be done, it is done unasked; but sailing is always announced. §asked §staying"""
    while True:
        if table.phase == Phase.SAIL and not has_choice_before_sailing(table, table.turn):
            stay(table, int(table.turn), steps)
        elif table.phase == Phase.LAND and not has_choice_after_landing(table, table.turn):
            end_turn(table, int(table.turn), steps)
        else:
            return


@rule
def end_turn(table: Table, seat: int, steps: Steps | None) -> None:
    """The next player's turn begins, unless nothing has happened for too long. §turn-end §safety"""
    if steps is not None:
        tell(steps, Step.TURN_ENDED, seat, table.held[seat])
    table.may_take = 0
    table.new_events[:] = 0
    table.forgetful = seat if has_ten(table, seat) else NOBODY
    count_idle_turn(table)
    table.turn = left_of(seat, table.seats)
    begin_turn(table)
    if steps is not None:
        tell_countdown(table, steps)
    if turns_left(table) == 0:
        end_game(table, steps)
