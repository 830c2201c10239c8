"""What is reckoned once for all moves of a seat in VIGO: how near the end is, what tiles are worth, where they lie."""

from typing import NamedTuple

import numpy as np

from tablee.games.bits import lowest
from tablee.games.compiled import chapter, rule
from tablee.games.record import Array
from tablee.games.seats import seat_at
from tablee.games.vigo.box import (
    AIM,
    CELLS,
    EVENT_POINTS,
    EVENTS,
    FACES,
    FARTHEST,
    IDLE_TURNS,
    IN_BOX,
    KINDS,
    LAST_SHIP_POINTS,
    MOST_HELD,
    MOST_SEATS,
    NO_CELL,
    NO_TILE,
    ROWS,
    SHIP,
    SHIP_POINTS,
    SHIPS,
    Aim,
)
from tablee.games.vigo.chests import how_many_chests
from tablee.games.vigo.ending import stock_points
from tablee.games.vigo.stock import copies
from tablee.games.vigo.table import Table
from tablee.observations.vigo.promise import PIECES, write_gains, write_losses
from tablee.observations.writing import signed

# How likely it is that a piece that a chest lacks is found in time: by the tiles in the bay for each player.
PATIENCE = ((6, 0.85), (3, 0.7), (0, 0.5))

# How likely it is that the game ends before the next turn.
END_IN_REACH = 0.8  # the sixth ship lies open, and who would win by it reaches it with one move or a leap
END_NEAR = 0.35  # it lies open, farther away
END_HIDDEN = 0.1  # five ships are found, the sixth lies face down
END_OF_COUNTDOWN = 0.9  # in the last two rounds of the countdown

RIVALRY = 0.4  # a point that the leading rival loses, measured in own points; half of it for another rival
TURNED_LINE, LEAST_LEAP = 6.0, 15.0  # what an event for a line is worth, and one for a cell when no good tile is known
EXCHANGE = 2.0  # what a new tile must be worth more than the one that goes for it: no shuffling without an aim
PLAYED_LATER = 0.7  # of what an event would bring now
AT_ONCE = 0.6  # of a tile's worth, for each turn that it is away

WIN = 10_000.0  # more than anything else
CLOSER_TO_WIN = 150.0  # the sixth ship, turned up or come near to by who wants it
TOO_EARLY = 60.0  # the sixth ship, turned up for a rival who wants it
CURIOSITY = 0.5  # for every tile turned up: it may be worth a later visit
GOALS = 8  # tiles that are looked at for the next turns

LIKELY: Array = np.array(PATIENCE)
FADED: Array = AT_ONCE ** np.arange(2 * FARTHEST)  # by turns that something is away


class Reckoned(NamedTuple):
    """What is the same for all moves of a seat."""

    gains: Array  # [FACES] what each face adds to the promise of the own stock
    worths: Array  # [FACES] what it is worth to take it, if there is room; events are worth what they would bring
    rival: Array  # [FACES] what each adds to the stock of the leading rival
    losses: Array  # [KINDS] what the own stock would miss
    thefts: Array  # [MOST_SEATS, KINDS] what each tile of each rival is worth to a thief
    unseen: Array  # [FACES] tiles that nobody has seen
    in_bay: Array  # [KINDS] tiles that lie in the bay, seen or not
    arrivals: Array  # [CELLS] what arriving there brings
    finals: Array  # [MOST_SEATS] the scores if the game ended now
    goals: Array  # [GOALS] the cells that are worth most, NO_CELL where there are no more
    goal_worths: Array  # [GOALS]
    end: Array  # [1] how likely the game ends before the own next turn
    patience: Array  # [1] how likely a missing piece is found in time
    least_loss: Array  # [1] what coming down from ten tiles costs
    mean: Array  # [1] what taking a tile brings that nobody has seen
    ship_chance: Array  # [1] that such a tile is a ship
    shown_ship: Array  # [1] what it is worth that the sixth ship lies open
    turned_unseen: Array  # [1] what turning up a tile is worth that nobody has seen
    places: Array  # [2] int: the cell of the sixth ship, if that is known, and the leading rival
    wants_ship: Array  # [1] int: whether the own seat would win by the sixth ship


@rule
def blank() -> Reckoned:
    """Room for it."""
    return Reckoned(
        np.zeros(FACES),
        np.zeros(FACES),
        np.zeros(FACES),
        np.zeros(KINDS),
        np.zeros((MOST_SEATS, KINDS)),
        np.zeros(FACES, np.int64),
        np.zeros(KINDS, np.int64),
        np.zeros(CELLS),
        np.zeros(MOST_SEATS),
        np.full(GOALS, NO_CELL, np.int64),
        np.zeros(GOALS),
        np.zeros(1),
        np.zeros(1),
        np.zeros(1),
        np.zeros(1),
        np.zeros(1),
        np.zeros(1),
        np.zeros(1),
        np.zeros(2, np.int64),
        np.zeros(1, np.int64),
    )


@chapter
def reckon(table: Table, seat: int) -> Reckoned:
    """All of it, for a seat."""
    reckoned = blank()
    count_tiles(table, reckoned)
    reckon_ending(table, seat, reckoned)
    reckon_worths(table, seat, reckoned)
    reckon_unseen(table, seat, reckoned)
    for cell in range(CELLS):
        reckoned.arrivals[cell] = arrival(table, seat, cell, reckoned)
    find_goals(reckoned)
    return reckoned


# What lies where


@chapter
def count_tiles(table: Table, reckoned: Reckoned) -> None:
    """Tiles in the bay, and those of them that nobody has seen."""
    for tile in range(FACES):
        left = signed(IN_BOX[table.locks_per_colour, tile]) - signed(table.gone[tile])
        if tile < KINDS:
            for seat in range(table.seats):
                left -= copies(table, seat, tile)
            left -= 1 if table.lifted == tile else 0
            reckoned.in_bay[tile] = left
        reckoned.unseen[tile] = left
    for cell in range(CELLS):
        if is_known(table, cell):
            reckoned.unseen[signed(table.tiles[cell])] -= 1


@rule
def is_known(table: Table, cell: int) -> bool:
    """Whether a tile lies there whose face is known."""
    return bool(table.tiles[cell] != NO_TILE and (table.is_open[cell] or table.was_open[cell]))


@rule
def moves_between(start: int, goal: int) -> int:
    """How many moves a boat needs from cell to cell if nothing is in its way."""
    columns, rows = abs(start // ROWS - goal // ROWS), abs(start % ROWS - goal % ROWS)
    return (columns + FARTHEST - 1) // FARTHEST + (rows + FARTHEST - 1) // FARTHEST


@rule
def known_last_ship(table: Table) -> int:
    """Where the sixth ship lies, if that is known."""
    if table.gone[SHIP] == SHIPS - 1:
        for cell in range(CELLS):
            if table.tiles[cell] == SHIP and is_known(table, cell):
                return cell
    return NO_CELL


# How the game stands


@rule
def points_now(table: Table, seat: int) -> int:
    """The points of a seat if the game ended now."""
    total, kinds = signed(table.scores[seat]), signed(table.stocks[seat])
    while kinds:
        tile = lowest(kinds)
        total += copies(table, seat, tile) * stock_points(tile, signed(table.colours[seat]))
        kinds &= kinds - 1
    return total


@chapter
def reckon_ending(table: Table, seat: int, reckoned: Reckoned) -> None:
    """Who leads, who wants the end, and how near it is."""
    seats, leading = signed(table.seats), NO_CELL
    for step in range(seats):
        other = seat_at(seat, step, seats)
        reckoned.finals[other] = points_now(table, other)
        if step and (leading == NO_CELL or reckoned.finals[other] > reckoned.finals[leading]):
            leading = other
    reckoned.places[0], reckoned.places[1] = known_last_ship(table), leading
    reckoned.wants_ship[0] = wins_by_ship(seats, seat, reckoned)
    reckoned.end[0] = end_is_near(table, seats, reckoned)
    tiles = 0
    for tile in range(KINDS):
        tiles += reckoned.in_bay[tile]
    for row in range(len(LIKELY) - 1, -1, -1):
        if tiles >= LIKELY[row, 0] * seats:
            reckoned.patience[0] = LIKELY[row, 1]
    hurry = 1 + signed(table.idle_turns) // seats
    reckoned.shown_ship[0] = CLOSER_TO_WIN if reckoned.wants_ship[0] else -TOO_EARLY / hurry


@rule
def wins_by_ship(seats: int, seat: int, reckoned: Reckoned) -> bool:
    """Whether a seat would win alone by taking the sixth ship now."""
    wins = True
    for other in range(seats):
        wins &= other == seat or reckoned.finals[seat] + LAST_SHIP_POINTS > reckoned.finals[other]
    return wins


@rule
def end_is_near(table: Table, seats: int, reckoned: Reckoned) -> float:
    """How likely it is that the game ends before the own next turn."""
    if IDLE_TURNS * seats - signed(table.idle_turns) <= 2 * seats:
        return END_OF_COUNTDOWN
    if table.gone[SHIP] != SHIPS - 1:
        return 0.0
    ship = reckoned.places[0]
    if ship == NO_CELL or not table.is_open[ship]:
        return END_HIDDEN
    for seat in range(seats):
        if wins_by_ship(seats, seat, reckoned) and reaches(table, seat, ship):
            return END_IN_REACH
    return END_NEAR


@rule
def reaches(table: Table, seat: int, cell: int) -> bool:
    """Whether a seat reaches a cell in a turn, boats in the way or not."""
    return held_at(table, seat, Aim.CELL) > 0 or moves_between(signed(table.boats[seat]), cell) == 1


@rule
def held_at(table: Table, seat: int, aim: int) -> int:
    """How many events with an aim a seat holds."""
    held = 0
    for event in range(EVENTS):
        held += signed(table.events[seat, event]) if AIM[event] == aim else 0
    return held


# What tiles are worth


@chapter
def reckon_worths(table: Table, seat: int, reckoned: Reckoned) -> None:
    """What each face is worth to a seat, what it would miss, and what it might steal."""
    seats, patience, end = signed(table.seats), reckoned.patience[0], reckoned.end[0]
    colour, leading = signed(table.colours[seat]), reckoned.places[1]
    kinds, doubles = signed(table.stocks[seat]), signed(table.doubles[seat])
    write_gains(kinds, doubles, colour, patience, reckoned.gains)
    write_losses(kinds, doubles, colour, patience, reckoned.losses)
    stock, twice = signed(table.stocks[leading]), signed(table.doubles[leading])
    write_gains(stock, twice, signed(table.colours[leading]), patience, reckoned.rival)
    for tile in range(EVENTS, KINDS):
        reckoned.worths[tile] = (1 - end) * reckoned.gains[tile] + end * stock_points(tile, colour)
    for event in range(EVENTS):
        by_aim = LEAST_LEAP if AIM[event] == Aim.CELL else TURNED_LINE
        reckoned.worths[event] = 0.0 if AIM[event] == Aim.STOCK else (1 - end) * by_aim
    reckon_thefts(table, seat, seats, reckoned)
    known = 0.0
    for cell in range(CELLS):
        if is_known(table, cell) and table.tiles[cell] < KINDS:
            known = max(known, reckoned.worths[signed(table.tiles[cell])])
    for event in range(EVENTS):
        if AIM[event] == Aim.CELL:
            reckoned.worths[event] = max(reckoned.worths[event], (1 - end) * PLAYED_LATER * known)
        reckoned.gains[event] = reckoned.worths[event]
    reckoned.gains[SHIP] = reckoned.rival[SHIP] = SHIP_POINTS
    reckoned.least_loss[0] = least_loss(table, seat, reckoned)


@rule
def reckon_thefts(table: Table, seat: int, seats: int, reckoned: Reckoned) -> None:
    """What each tile of each rival is worth to a thief: what it brings, and what it costs the rival."""
    lost, best, is_any = np.zeros(KINDS), 0.0, False
    for other in range(seats):
        if other == seat:
            continue
        rivalry = RIVALRY if other == reckoned.places[1] else RIVALRY / 2
        stock, twice = signed(table.stocks[other]), signed(table.doubles[other])
        write_losses(stock, twice, signed(table.colours[other]), reckoned.patience[0], lost)
        kinds = stock & PIECES
        while kinds:
            tile = lowest(kinds)
            kinds &= kinds - 1
            brought = reckoned.worths[tile] + rivalry * lost[tile]
            reckoned.thefts[other, tile] = brought
            best, is_any = max(best, brought) if is_any else brought, True
    for event in range(EVENTS):
        if AIM[event] == Aim.STOCK:
            reckoned.worths[event] = (best if is_any else float(EVENT_POINTS[event])) * PLAYED_LATER


@rule
def least_loss(table: Table, seat: int, reckoned: Reckoned) -> float:
    """What coming down from ten tiles costs: the tile that is missed least, and nothing if a chest can be built."""
    if how_many_chests(signed(table.stocks[seat]) & PIECES, signed(table.doubles[seat])):
        return 0.0
    least = least_of(signed(table.stocks[seat]), reckoned.losses)
    return min(least, TURNED_LINE) if signed(table.stocks[seat]) & ~PIECES else least


@rule
def least_of(stock: int, losses: Array) -> float:
    """The least that a stock would miss; nothing where it has no pieces."""
    kinds, least, is_any = stock & PIECES, 0.0, False
    while kinds:
        tile = lowest(kinds)
        kinds &= kinds - 1
        least, is_any = min(least, losses[tile]) if is_any else losses[tile], True
    return least


@rule
def worth_taking(table: Table, seat: int, tile: int, reckoned: Reckoned) -> float:
    """What taking a tile brings: nothing with ten, and with nine another has to go."""
    held = signed(table.held[seat])
    if held >= MOST_HELD:
        return 0.0
    cost = reckoned.least_loss[0] + EXCHANGE if held == MOST_HELD - 1 else 0.0
    return float(reckoned.worths[tile] - cost)


@chapter
def reckon_unseen(table: Table, seat: int, reckoned: Reckoned) -> None:
    """What a tile is worth that nobody has seen: the average."""
    total, brought, is_last = 0, 0.0, table.gone[SHIP] == SHIPS - 1
    for tile in range(FACES):
        total += reckoned.unseen[tile]
        if tile < KINDS and reckoned.unseen[tile]:
            brought += reckoned.unseen[tile] * worth_taking(table, seat, tile, reckoned)
    brought += 0.0 if is_last else SHIP_POINTS * reckoned.unseen[SHIP]
    reckoned.mean[0] = brought / max(total, 1)
    reckoned.ship_chance[0] = reckoned.unseen[SHIP] / max(total, 1)
    points = reckoned.shown_ship[0] if is_last else float(SHIP_POINTS)
    reckoned.turned_unseen[0] = CURIOSITY + reckoned.ship_chance[0] * points


@rule
def arrival(table: Table, seat: int, cell: int, reckoned: Reckoned) -> float:
    """What arriving on a cell brings; a tile that is no use is left there."""
    tile = signed(table.tiles[cell])
    if tile == NO_TILE:
        return 0.0
    if not is_known(table, cell):
        return max(0.0, float(reckoned.mean[0]))
    if tile != SHIP:
        return max(0.0, worth_taking(table, seat, tile, reckoned))
    if reckoned.places[0] == NO_CELL:
        return 0.0
    if table.is_open[cell]:
        return WIN if reckoned.wants_ship[0] else -WIN
    return CLOSER_TO_WIN / 2 if reckoned.wants_ship[0] else float(reckoned.shown_ship[0])


@chapter
def find_goals(reckoned: Reckoned) -> None:
    """The cells that are worth most, and what a visit there brings."""
    for cell in range(CELLS):
        worth = reckoned.arrivals[cell]
        place = GOALS
        while (
            place > 0
            and worth > 0
            and (reckoned.goals[place - 1] == NO_CELL or worth >= reckoned.goal_worths[place - 1])
        ):
            place -= 1
        if place < GOALS and worth > 0:
            for later in range(GOALS - 1, place, -1):
                reckoned.goals[later] = reckoned.goals[later - 1]
                reckoned.goal_worths[later] = reckoned.goal_worths[later - 1]
            reckoned.goals[place], reckoned.goal_worths[place] = cell, worth
    for place in range(GOALS):
        reckoned.goal_worths[place] = min(reckoned.goal_worths[place], 2 * CLOSER_TO_WIN)


@rule
def prospect(cell: int, reckoned: Reckoned) -> float:
    """The best that can be reached from a cell in the turns to come."""
    best = 0.0
    for place in range(GOALS):
        goal = reckoned.goals[place]
        if goal not in (NO_CELL, cell):
            best = max(best, reckoned.goal_worths[place] * FADED[moves_between(cell, goal)])
    return best
