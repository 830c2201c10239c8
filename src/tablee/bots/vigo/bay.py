"""The bay as a beginner sees it: what arriving, passing and turning bring, and where a tile is put back."""

from functools import cached_property

from tablee.bots.vigo.outlook import FADED, TURNS, Outlook
from tablee.bots.vigo.stocks import gains
from tablee.games.vigo.box import (
    EVENTS,
    FIRST_OF_LINE,
    HIDDEN,
    LENGTH_OF_LINE,
    LINES,
    NO_CELL,
    NO_TILE,
    SHIP,
    SHIP_POINTS,
    STEP,
    STEP_OF_LINE,
)
from tablee.games.vigo.table import Phase

WIN = 10_000.0  # more than anything else
CLOSER_TO_WIN = 150.0  # the sixth ship, turned up or come near to by who wants it
TOO_EARLY = 60.0  # the sixth ship, turned up for a rival who wants it

CURIOSITY = 0.5  # for every tile turned up: it may be worth a later visit
JEALOUSY = 0.1  # of a tile's worth to the leading rival: for turning it face down
EVENT_TO_RIVAL = 25.0
HOPE = 0.5  # of what lies in reach of the next turns
GOALS = 8  # tiles that are looked at for the next turns

STEPS: list[int] = STEP.tolist()
LINE_CELLS = [
    [int(FIRST_OF_LINE[line]) + int(STEP_OF_LINE[line]) * place for place in range(int(LENGTH_OF_LINE[line]))]
    for line in range(LINES)
]


class Bay:
    """The bay, judged for one seat."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.here = outlook.boats[outlook.seat]

    # Arriving

    @cached_property
    def arrivals(self) -> list[float]:
        """What arriving on each cell brings; a tile that is no use is left there."""
        outlook = self.outlook
        brought = {NO_TILE: 0.0, HIDDEN: max(0.0, outlook.worth_of_unseen)}
        for face in set(outlook.faces) - {NO_TILE, HIDDEN, SHIP}:
            brought[face] = max(0.0, outlook.worth_taking(face))
        brought[SHIP] = self.arrival_at_ship
        return [brought[face] for face in outlook.faces]

    @property
    def arrival_at_ship(self) -> float:
        """The sixth ship ends the game if it lies open: well for who wins, and badly for who does not."""
        outlook = self.outlook
        if outlook.ship_cell == NO_CELL:
            return 0.0
        if outlook.is_open[outlook.ship_cell]:
            return WIN if outlook.wants_ship else -WIN
        return CLOSER_TO_WIN / 2 if outlook.wants_ship else self.shown_ship

    # Turning

    def turned(self, cell: int) -> float:
        """What turning the tile of a cell brings."""
        outlook, face = self.outlook, self.outlook.faces[cell]
        if face == HIDDEN:
            return self.turned_unseen
        if face == SHIP:
            return -self.shown_ship if outlook.is_open[cell] else self.shown_ship
        return 0.0

    @cached_property
    def turned_unseen(self) -> float:
        """A tile that nobody has seen may be a ship."""
        points = self.shown_ship if self.outlook.is_last_ship else SHIP_POINTS
        return CURIOSITY + self.outlook.chance_of_ship * points

    @cached_property
    def shown_ship(self) -> float:
        """What it is worth that the sixth ship lies open; to hide it round after round only brings the countdown."""
        outlook = self.outlook
        return CLOSER_TO_WIN if outlook.wants_ship else -TOO_EARLY / (1 + outlook.idle_turns // outlook.seats)

    # Sailing

    def voyage(self, direction: int, distance: int) -> float:
        """What a move of the boat brings: the tile at its end, those turned on the way, and where it can go next."""
        step = STEPS[direction]
        end = self.here + step * distance
        passed = sum([self.turned(self.here + step * way) for way in range(1, distance)])
        return self.arrivals[end] + passed + HOPE * self.prospect(end)

    def prospect(self, cell: int) -> float:
        """The best that can be reached from a cell in the turns to come."""
        turns = TURNS[cell]
        return max([worth * FADED[turns[goal]] for worth, goal in self.goals if goal != cell], default=0.0)

    @cached_property
    def goals(self) -> list[tuple[float, int]]:
        """The cells that are worth most, and what a visit there brings."""
        found = sorted(((worth, cell) for cell, worth in enumerate(self.arrivals) if worth > 0), reverse=True)[:GOALS]
        return [(min(worth, 2 * CLOSER_TO_WIN), cell) for worth, cell in found]

    # Turning a line

    def turned_line(self, line: int) -> float:
        """What turning a whole line brings: unseen tiles shown, and hidden from the leading rival what it wants."""
        outlook = self.outlook
        cells = [cell for cell in LINE_CELLS[line] if cell not in outlook.boats and outlook.faces[cell] != NO_TILE]
        brought = sum(self.turned(cell) + self.spite(cell) for cell in cells)
        return brought + (WIN / 2 if self.wins_by_showing(cells) else 0.0)

    def spite(self, cell: int) -> float:
        """Face down, what the leading rival wants is easily forgotten; face up it is not."""
        face = self.outlook.faces[cell]
        if face >= SHIP:
            return 0.0
        wanted = JEALOUSY * self.wanted_by(self.outlook.leading_rival, face)
        return wanted if self.outlook.is_open[cell] else -wanted

    def wins_by_showing(self, cells: list[int]) -> bool:
        """Whether the sixth ship would be turned up and can be sailed to in the same turn."""
        outlook, ship = self.outlook, self.outlook.ship_cell
        return (
            ship in cells
            and outlook.wants_ship
            and not outlook.is_open[ship]
            and outlook.phase == Phase.SAIL
            and TURNS[self.here][ship] == 1
        )

    # Putting back

    def wanted_by(self, seat: int, tile: int) -> float:
        """What a tile is worth to a seat."""
        if tile < EVENTS:
            return EVENT_TO_RIVAL
        return gains(self.outlook.stocks[seat], self.outlook.patience)[tile]

    def put_back(self, cell: int) -> float:
        """A tile is put back where it is near to the own boat, and far from rivals who want it."""
        outlook, tile = self.outlook, self.outlook.lifted
        rivals = max([self.wanted_by(seat, tile) * FADED[TURNS[outlook.boats[seat]][cell]] for seat in outlook.rivals])
        return outlook.worths[tile] * FADED[TURNS[self.here][cell]] - rivals
