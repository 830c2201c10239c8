"""A beginner at VIGO: takes the tile that its stock wants most, and builds when a chest is worth more than its growth.

It looks at the faces it sees and those it remembers, at what the stocks of all players promise, at the ships found and
at the countdown. A tile that nobody has seen is worth the average of those. It takes the sixth ship only if it wins by
that. It does not look at what rivals will do next, nor at boats in their way, and plans no more than one move: tiles
that are farther away only draw it nearer.
"""

from collections.abc import Callable, Sequence
from functools import cached_property

from tablee.bots.contract import Budget
from tablee.bots.vigo.bay import WIN, Bay
from tablee.bots.vigo.chests import best_chest
from tablee.bots.vigo.outlook import outlook_of
from tablee.bots.vigo.stocks import losses
from tablee.games.chance import Random, below
from tablee.games.seats import seat_at
from tablee.games.vigo.box import (
    CELLS,
    COLUMN,
    COLUMNS,
    EVENT_TILES,
    EVENTS,
    FARTHEST,
    KINDS,
    MOST_HELD,
    ROW,
    ROWS,
    SHIP,
    Aim,
)
from tablee.games.vigo.secrets import Sight
from tablee.games.vigo.table import (
    ACTIONS,
    BY_CELL,
    CALLS,
    CHESTS,
    END,
    EVENT_MOVES,
    EVENTS_BY_MOVE,
    KEEP,
    PUTS,
    SAILING,
    STAY,
    TAKE,
    Phase,
)

# What an event must bring at least to be played now and not kept, by its aim; less if the stock is nearly full.
KEPT = {Aim.CELL: 25.0, Aim.LINE: 4.0, Aim.STOCK: 10.0}
KEPT_IN_A_FULL_STOCK = 0.3
NEARLY_FULL = MOST_HELD - 2

FROM_THE_EDGE = 2  # cells; in the middle of the bay more tiles are in reach
MIDDLE_OF_THE_BAY = {
    cell
    for cell in range(CELLS)
    if FROM_THE_EDGE <= COLUMN[cell] < COLUMNS - FROM_THE_EDGE and FROM_THE_EDGE <= ROW[cell] < ROWS - FROM_THE_EDGE
}


def greedy(sight: Sight, legal: Sequence[int], random: Random, _budget: Budget) -> int:
    """What is worth doing before the boat sails or the turn ends; then the best voyage, or the end of the turn."""
    if sight.phase == Phase.PLACE:
        return placed(legal, random)
    thoughts = Thoughts(sight)
    voyages = [move for move in legal if SAILING <= move < STAY]
    if not voyages:
        return max(legal, key=thoughts.merit)
    voyage = max(voyages, key=thoughts.merit)
    others = [move for move in legal if move not in range(SAILING, STAY)]
    deed = max(others, key=thoughts.merit, default=voyage)
    return deed if thoughts.merit(voyage) < WIN / 2 and thoughts.merit(deed) > 0 else voyage


def placed(legal: Sequence[int], random: Random) -> int:
    """The boat begins anywhere in the middle of the bay."""
    cells = [cell for cell in legal if cell in MIDDLE_OF_THE_BAY] or legal
    return cells[below(random, len(cells))]


class Thoughts:
    """What a seat thinks of its moves: for each a merit, above 0 if it is better than leaving it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.outlook = outlook_of(sight)
        self.bay = Bay(self.outlook)
        self.has_ten = self.outlook.held[self.outlook.seat] >= MOST_HELD

    def merit(self, move: int) -> float:
        """What a move promises."""
        first, judge = JUDGES[move]
        return judge(self, move - first)

    def choose_cell(self, cell: int) -> float:
        """A tile goes back, or an event is played there."""
        if self.outlook.phase in (Phase.PUT_BACK, Phase.CALL):
            return self.bay.put_back(cell)
        return self.leap(cell, self.kept[BY_CELL])

    def sail(self, voyage: int) -> float:
        """A move of the boat."""
        return self.bay.voyage(voyage // FARTHEST, voyage % FARTHEST + 1)

    def stay(self, _: int) -> float:
        """Staying is only possible where nothing else moves the boat."""
        return 0.0

    def take(self, _: int) -> float:
        """A tile of use is taken before anything else is done: a leap would give it up."""
        outlook = self.outlook
        face = outlook.faces[self.bay.here]
        brought = outlook.worth_taking(face) if face < SHIP else outlook.worth_of_unseen
        return brought + WIN if brought > 0 else brought

    def end(self, _: int) -> float:
        """With ten tiles, others would take the best of them."""
        return -max(self.own_losses.values(), default=0.0) if self.has_ten else 0.0

    # Events, by their aim

    def leap(self, cell: int, kept: float) -> float:
        """The boat arrives there."""
        return self.bay.arrivals[cell] - kept

    def turn_line(self, line: int, kept: float) -> float:
        """A line of tiles is turned."""
        return self.bay.turned_line(line) - kept

    def steal(self, theft: int, kept: float) -> float:
        """A tile of a rival; with ten it does not help to come down."""
        seat = seat_at(self.outlook.seat, theft // KINDS + 1, self.outlook.seats)
        down = self.outlook.least_loss if self.has_ten else 0.0
        return self.thefts.get((seat, theft % KINDS), 0.0) - kept - down

    # After landing

    def build(self, rank: int) -> float:
        """The best chest is built now, and not later."""
        best, gained = self.best_chest
        return gained if rank == best else -WIN

    def put(self, tile: int) -> float:
        """A tile goes back into the bay."""
        return -self.outlook.worths[tile] if tile < EVENTS else -self.own_losses[tile]

    def call(self, tile: int) -> float:
        """Who forgets ten tiles loses one of them: it costs the caller nothing."""
        return WIN + self.thefts.get((self.outlook.forgetful, tile), 0.0)

    def keep(self, _: int) -> float:
        """A called tile goes into the own stock."""
        return self.outlook.worths[self.outlook.lifted]

    @cached_property
    def kept(self) -> list[float]:
        """What the events are worth if they are kept; some cost points at the end."""
        end = self.outlook.end_is_near
        room = KEPT_IN_A_FULL_STOCK if self.outlook.held[self.outlook.seat] >= NEARLY_FULL else 1.0
        return [(1 - end) * room * KEPT[tile.aim] + end * tile.points for tile in EVENT_TILES]

    @cached_property
    def own_losses(self) -> dict[int, float]:
        """What the own stock would miss."""
        return losses(self.outlook.stock, self.outlook.patience)

    @cached_property
    def thefts(self) -> dict[tuple[int, int], float]:
        """What each tile of the rivals is worth."""
        return self.outlook.thefts(self.outlook.worths)

    @cached_property
    def best_chest(self) -> tuple[int, float]:
        """The rank of the best chest, and what is gained by building it now."""
        return best_chest(self.sight, self.outlook)


Judge = Callable[[Thoughts, int], float]
AIM_JUDGES = {Aim.CELL: Thoughts.leap, Aim.LINE: Thoughts.turn_line, Aim.STOCK: Thoughts.steal}


def judge_of(event: int) -> Judge:
    """An event is judged by its aim, and by what it is worth if it is kept."""
    judge = AIM_JUDGES[EVENT_TILES[event].aim]
    return lambda thoughts, aim: judge(thoughts, aim, thoughts.kept[event])


FIRST_MOVES: list[tuple[int, Judge]] = [
    (0, Thoughts.choose_cell),
    (SAILING, Thoughts.sail),
    (STAY, Thoughts.stay),
    (TAKE, Thoughts.take),
    (END, Thoughts.end),
    *((EVENT_MOVES[event].start, judge_of(event)) for event in EVENTS_BY_MOVE if event != BY_CELL),
    (CHESTS, Thoughts.build),
    (PUTS, Thoughts.put),
    (CALLS, Thoughts.call),
    (KEEP, Thoughts.keep),
]
JUDGES = [max((kind for kind in FIRST_MOVES if kind[0] <= move), key=lambda kind: kind[0]) for move in range(ACTIONS)]
