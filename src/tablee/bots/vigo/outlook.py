"""What a seat knows of VIGO, read once in plain numbers, and what it makes of it."""

from dataclasses import dataclass
from functools import cached_property

from tablee.bots.vigo.stocks import POINTS, Stock, gains, losses, stock_points, tiles_of
from tablee.games.seats import seat_at
from tablee.games.vigo.box import (
    CELLS,
    EVENT_TILES,
    EVENTS,
    FACES,
    FARTHEST,
    IDLE_TURNS,
    IN_BOX,
    KINDS,
    LAST_SHIP_POINTS,
    MOST_HELD,
    NO_CELL,
    NO_TILE,
    ROWS,
    SHIP,
    SHIP_POINTS,
    SHIPS,
    Aim,
)
from tablee.games.vigo.chests import how_many_chests
from tablee.games.vigo.secrets import Sight

ALL_EVENTS = (1 << EVENTS) - 1
EVENTS_AT = {aim: [event for event, tile in enumerate(EVENT_TILES) if tile.aim == aim] for aim in Aim}
BOX: list[list[int]] = IN_BOX.tolist()

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

TURNS = [
    [-(-abs(a // ROWS - b // ROWS) // FARTHEST) - (-abs(a % ROWS - b % ROWS) // FARTHEST) for b in range(CELLS)]
    for a in range(CELLS)
]
"""How many turns a boat needs from cell to cell if nothing is in its way."""

FADED = [AT_ONCE**turns for turns in range(max(map(max, TURNS)) + 1)]


@dataclass(frozen=True)
class Outlook:
    """What a seat knows, in plain numbers."""

    seat: int
    seats: int
    phase: int
    faces: list[int]  # by cell: a face that is seen or remembered, NO_TILE, or HIDDEN
    is_open: list[int]
    boats: list[int]
    stocks: list[Stock]
    events: list[list[int]]
    held: list[int]
    scores: list[int]
    ships_found: int
    lifted: int
    forgetful: int
    idle_turns: int
    in_bay: list[int]  # by kind: tiles that lie in the bay, seen or not

    @property
    def rivals(self) -> list[int]:
        """The other seats, clockwise from the own."""
        return [seat_at(self.seat, step, self.seats) for step in range(1, self.seats)]

    # How the game stands

    @cached_property
    def finals(self) -> list[float]:
        """The scores if the game ended now."""
        return [
            self.scores[seat] + stock_points(self.stocks[seat]) + self.event_points(seat) for seat in range(self.seats)
        ]

    def event_points(self, seat: int) -> int:
        """What the events of a stock would count."""
        return sum(tile.points * held for tile, held in zip(EVENT_TILES, self.events[seat], strict=True))

    def held_at(self, seat: int, aim: Aim) -> int:
        """How many events with an aim a seat holds."""
        return sum(held for tile, held in zip(EVENT_TILES, self.events[seat], strict=True) if tile.aim == aim)

    def wins_by_ship(self, seat: int) -> bool:
        """Whether a seat would win alone by taking the sixth ship now."""
        others = [self.finals[other] for other in range(self.seats) if other != seat]
        return self.finals[seat] + LAST_SHIP_POINTS > max(others)

    @cached_property
    def wants_ship(self) -> bool:
        """Whether the own seat would win by the sixth ship."""
        return self.wins_by_ship(self.seat)

    @cached_property
    def leading_rival(self) -> int:
        """The rival with the highest score."""
        return max(self.rivals, key=lambda seat: self.finals[seat])

    @property
    def is_last_ship(self) -> bool:
        """Whether five ships are found."""
        return self.ships_found == SHIPS - 1

    @cached_property
    def ship_cell(self) -> int:
        """Where the sixth ship lies, if that is known."""
        return self.faces.index(SHIP) if SHIP in self.faces else NO_CELL

    @cached_property
    def end_is_near(self) -> float:
        """How likely it is that the game ends before the own next turn."""
        if IDLE_TURNS * self.seats - self.idle_turns <= 2 * self.seats:
            return END_OF_COUNTDOWN
        if not self.is_last_ship:
            return 0.0
        if self.ship_cell == NO_CELL or not self.is_open[self.ship_cell]:
            return END_HIDDEN
        takers = [seat for seat in range(self.seats) if self.wins_by_ship(seat)]
        return END_IN_REACH if any(self.reaches_ship(seat) for seat in takers) else END_NEAR

    def reaches_ship(self, seat: int) -> bool:
        """Whether a seat reaches the sixth ship in a turn; a beginner does not see boats in the way."""
        return self.held_at(seat, Aim.CELL) > 0 or TURNS[self.boats[seat]][self.ship_cell] == 1

    @cached_property
    def patience(self) -> float:
        """How likely a missing piece is found in time."""
        return next(likely for tiles, likely in PATIENCE if sum(self.in_bay) >= tiles * self.seats)

    # What tiles are worth

    @property
    def stock(self) -> Stock:
        """The own pieces and keys."""
        return self.stocks[self.seat]

    @cached_property
    def worths(self) -> list[float]:
        """What each kind of tile would add to the own stock, if there is room for it."""
        pieces, points = gains(self.stock, self.patience), POINTS[self.stock.colour]
        end = self.end_is_near
        worths = [(1 - end) * gain + end * halves / 2 for gain, halves in zip(pieces, points, strict=True)]
        by_aim = {Aim.CELL: (1 - end) * LEAST_LEAP, Aim.LINE: (1 - end) * TURNED_LINE}
        worths[:EVENTS] = [by_aim.get(tile.aim, 0.0) for tile in EVENT_TILES]
        for event in EVENTS_AT[Aim.STOCK]:
            worths[event] = max(self.thefts(worths).values(), default=EVENT_TILES[event].points) * PLAYED_LATER
        known = max([worths[face] for face in self.faces if face < KINDS], default=0.0)
        for event in EVENTS_AT[Aim.CELL]:
            worths[event] = max(worths[event], (1 - end) * PLAYED_LATER * known)
        return worths

    def thefts(self, worths: list[float]) -> dict[tuple[int, int], float]:
        """What each tile of each rival is worth to a thief: what it brings, and what it costs the rival."""
        return {
            (seat, tile): worths[tile] + self.rivalry(seat) * loss
            for seat in self.rivals
            for tile, loss in losses(self.stocks[seat], self.patience).items()
        }

    def rivalry(self, seat: int) -> float:
        """How much a rival's loss is worth."""
        return RIVALRY if seat == self.leading_rival else RIVALRY / 2

    @cached_property
    def least_loss(self) -> float:
        """What coming down from ten tiles costs: the tile that is missed least, and nothing if a chest can be built."""
        if how_many_chests(self.stock.kinds, self.stock.doubles):
            return 0.0
        pieces = min(losses(self.stock, self.patience).values(), default=0.0)
        return pieces if not any(self.events[self.seat]) else min(pieces, TURNED_LINE)

    def worth_taking(self, tile: int) -> float:
        """What taking a tile brings: nothing with ten, and with nine another has to go."""
        held = self.held[self.seat]
        if held >= MOST_HELD:
            return 0.0
        return self.worths[tile] - (self.least_loss + EXCHANGE if held == MOST_HELD - 1 else 0.0)

    @cached_property
    def unseen(self) -> list[int]:
        """How many tiles of each face nobody has seen yet."""
        unseen = [*self.in_bay, SHIPS - self.ships_found]
        for face in self.faces:
            if face < FACES:
                unseen[face] -= 1
        return unseen

    @cached_property
    def chance_of_ship(self) -> float:
        """How likely a tile that nobody has seen is a ship."""
        return self.unseen[SHIP] / max(1, sum(self.unseen))

    @cached_property
    def worth_of_unseen(self) -> float:
        """What taking a tile brings that nobody has seen: the average."""
        tiles = sum(self.unseen[tile] * self.worth_taking(tile) for tile in range(KINDS) if self.unseen[tile])
        ships = 0 if self.is_last_ship else self.unseen[SHIP] * SHIP_POINTS
        return (tiles + ships) / max(1, sum(self.unseen))


def outlook_of(sight: Sight) -> Outlook:
    """Read a knowledge once: plain numbers are quicker to reckon with."""
    seats = int(sight.seats)
    kinds, doubles, colours = sight.stocks.tolist(), sight.doubles.tolist(), sight.colours.tolist()
    stocks = [Stock(kinds[seat] & ~ALL_EVENTS, doubles[seat], colours[seat]) for seat in range(seats)]
    gone, events, lifted = sight.gone.tolist(), sight.events.tolist()[:seats], int(sight.lifted)
    return Outlook(
        seat=int(sight.seat),
        seats=seats,
        phase=int(sight.phase),
        faces=sight.tiles.tolist(),
        is_open=sight.is_open.tolist(),
        boats=sight.boats.tolist()[:seats],
        stocks=stocks,
        events=events,
        held=sight.held.tolist()[:seats],
        scores=sight.scores.tolist()[:seats],
        ships_found=gone[SHIP],
        lifted=lifted,
        forgetful=int(sight.forgetful),
        idle_turns=int(sight.idle_turns),
        in_bay=tiles_in_bay(BOX[int(sight.locks_per_colour)], gone, stocks, events, lifted),
    )


def tiles_in_bay(
    box: list[int], gone: list[int], stocks: list[Stock], events: list[list[int]], lifted: int
) -> list[int]:
    """How many tiles of each kind lie in the bay, seen or not: all that are nowhere else."""
    left = [box[kind] - gone[kind] for kind in range(KINDS)]
    for stock in stocks:
        for tile in tiles_of(stock):
            left[tile] -= 1
    for event in range(EVENTS):
        left[event] -= sum(held[event] for held in events)
    if lifted != NO_TILE:
        left[lifted] -= 1
    return left
