"""A story told later: the faces of tiles that lie hidden now are left out of it, wherever it speaks of them."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from tablee.games.picture import read
from tablee.games.story import Event
from tablee.games.vigo.box import EVENT_TILES, MOST_HELD, Aim
from tablee.games.vigo.story import Step, event_played
from tablee.games.vigo.table import Table

Trail = list[int]  # the events, by their number, that have named a tile


class TileTrails:
    """Where each tile is that was ever named, and by which events. Of equal tiles in a stock that held longest goes."""

    def __init__(self, table: Table) -> None:
        self.free_events, self.memory_aid = bool(table.free_events), bool(table.memory_aid)
        self.followed = 0  # events
        self.on_cell: dict[int, Trail] = defaultdict(list)
        self.in_stock: dict[tuple[int, int], list[Trail]] = defaultdict(list)
        self.lifted: Trail = []
        self.has_landed = False
        self.new: list[Trail] = []  # taken since the boat sailed

    def follow(self, events: Iterable[Event]) -> None:
        """Go on with the tiles that events move."""
        for event in events:
            self._follow(self.followed, event)
            self.followed += 1

    def hidden(self, table: Table) -> set[int]:
        """The events that name a tile which is hidden now; with the memory aid nothing is. §secrets §memory-aid"""
        if self.memory_aid:
            return set()
        is_open = read(table, "is_open")
        return set().union(*[trail for cell, trail in self.on_cell.items() if not is_open[cell]])

    def veiled(self, event: Event) -> Event:
        """Of a hidden tile is told only that it was a tile. §secrets"""
        return event.without(["tile"])

    def _follow(self, number: int, event: Event) -> None:
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
        return held.pop(0) if held else []
