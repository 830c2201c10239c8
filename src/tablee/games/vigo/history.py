"""A story told later: the faces of tiles that lie hidden now are left out of it, wherever it speaks of them."""

from collections import defaultdict, deque
from collections.abc import Iterable, Mapping

from tablee.games.story import Event
from tablee.games.vigo.box import EVENT_TILES, MOST_HELD, Aim
from tablee.games.vigo.story import Step, event_played
from tablee.games.vigo.table import Table

Trail = list[int]  # the events, by their number, that have named a tile


def history(table: Table, events: Iterable[Event]) -> list[Event]:
    """What is told of the past: of a tile that is hidden now only that it was a tile. §secrets §memory-aid"""
    told = list(events)
    if table.memory_aid:
        return told
    hidden = events_to_veil(table, told)
    return [event.without(["tile"]) if number in hidden else event for number, event in enumerate(told)]


def events_to_veil(table: Table, events: list[Event]) -> set[int]:
    """The events that name a tile which is hidden now."""
    trails = Trails(bool(table.free_events))
    for number, event in enumerate(events):
        trails.follow(number, event)
    return {number for cell, trail in trails.on_cell.items() if not table.is_open[cell] for number in trail}


class Trails:
    """Where each tile is that was ever named, and by which events. Of equal tiles in a stock that held longest goes."""

    def __init__(self, free_events: bool) -> None:
        self.free_events = free_events
        self.on_cell: dict[int, Trail] = defaultdict(list)
        self.in_stock: dict[tuple[int, int], deque[Trail]] = defaultdict(deque)
        self.lifted: Trail = []
        self.has_landed = False
        self.new: list[Trail] = []  # taken since the boat sailed

    def follow(self, number: int, event: Event) -> None:
        """Go on with the tiles that an event moves."""
        args = event.args
        if (played := event_played(event.step)) is not None:
            self._play(args["seat"], played)
            if EVENT_TILES[played].aim == Aim.STOCK:
                self._gain(args, [*self._lose(args["victim"], args["tile"]), number])
        match event.step:
            case Step.SAILED | Step.STAYED:
                self.has_landed = True
            case Step.TURN_ENDED:
                self.has_landed, self.new = False, []
            case Step.TILE_SHOWN:
                self.on_cell[args["cell"]].append(number)
            case Step.SHIP_FOUND | Step.LAST_SHIP_TAKEN:
                self.on_cell.pop(args["cell"], None)
            case Step.TILE_TAKEN | Step.TILE_DISCOVERED:
                self._take(args, [*self.on_cell.pop(args["cell"], []), number])
            case Step.CHEST_PIECE:
                self._lose(args["seat"], args["tile"])
            case Step.TILE_LIFTED:
                self.lifted = [*self._lose(args["seat"], args["tile"]), number]
            case Step.TEN_CALLED:
                self.lifted = [*self._lose(args["victim"], args["tile"]), number]
            case Step.TILE_KEPT:
                self._gain(args, [*self.lifted, number])
            case Step.TILE_PUT_BACK:
                self.on_cell[args["cell"]] = [*self.lifted, number]

    def _take(self, args: Mapping[str, int], trail: Trail) -> None:
        self._gain(args, trail)
        if self.has_landed:
            self.new.append(trail)

    def _play(self, seat: int, event: int) -> None:
        """After landing only a new event may be played, but for a full stock or free events. §new-events §ten-tiles"""
        held = self.in_stock[seat, event]
        is_full = sum(len(trails) for (holder, _), trails in self.in_stock.items() if holder == seat) == MOST_HELD
        new = [trail for trail in held if trail in self.new]
        if self.has_landed and not self.free_events and not is_full and new:
            held.remove(new[0])
        else:
            self._lose(seat, event)

    def _gain(self, args: Mapping[str, int], trail: Trail) -> None:
        self.in_stock[args["seat"], args["tile"]].append(trail)

    def _lose(self, seat: int, tile: int) -> Trail:
        """The tile that was held longest; nothing, if the story began later."""
        held = self.in_stock[seat, tile]
        return held.popleft() if held else []
