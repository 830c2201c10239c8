"""A referee of VIGO who knows nothing but the rules and the text of a record: it shares no code with the program.

Seats count from 1, as in the record. A tile in a stock is its code and whether it is a new event; a stock is a list,
the tile held longest first.
"""

import pickle
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import NamedTuple

from tests.match.referee_reading import Fact, Foul, Reader, demand

__all__ = ["CELLS", "DEEDS", "Fact", "Foul", "Referee", "box"]

COLOURS = ("red", "blue", "green", "yellow", "white", "violet")
CONTENTS = ("empty", "crown", "necklace", "diamond", "ring", "coin", "cup")
PARTS, EVENTS = ("lid", "bottom", "middle"), ("pirate", "dolphin", "wave")
COLUMNS, ROWS = "ABCDEFGHIJKL", "123456789"
CELLS = [column + row for column in COLUMNS for row in ROWS]
DIRECTIONS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SAFETY_TURNS = 20
FINAL = {"shown", "ship", "reached", "discovered", "lifted", "called"}  # what cannot be taken back
USUAL = {"free_events": "false", "vigilance": "false", "locks_per_colour": "1", "memory_aid": "false", "colours": ""}
CANONICAL = [
    *EVENTS,
    *(f"key-{colour}" for colour in COLOURS),
    *(f"{part}-{colour}" for colour in COLOURS for part in (*PARTS, "lock")),
    *(f"{part}-{content}" for content in CONTENTS for part in PARTS),
]

Tile = tuple[str, bool]


# The box and the chests


def box(locks: int) -> Counter[str]:
    """108 tiles; one middle of each colour bears a lock, or both do."""
    tiles = Counter(dict.fromkeys(CANONICAL, 2) | dict.fromkeys((*EVENTS, "ship"), 6))
    for colour in COLOURS:
        tiles[f"key-{colour}"] = 1
        tiles[f"middle-{colour}"], tiles[f"lock-{colour}"] = 2 - locks, locks
    assert tiles.total() == len(CELLS)
    return tiles


def part(tile: str) -> str:
    return tile.partition("-")[0]


def of(tile: str) -> str:
    return tile.partition("-")[2]


def is_chest(tiles: Iterable[str]) -> bool:
    """Two lids, two bottoms, an even number of middles; at most one lock, and at most one key, which needs it."""
    parts = Counter(map(part, tiles))
    middles = parts["middle"] + parts["lock"]
    is_whole = parts["lid"] == parts["bottom"] == 2 and middles in (0, 2, 4, 6)
    return is_whole and parts["key"] <= parts["lock"] <= 1 and not any(parts[event] for event in EVENTS)


def piece_value(tile: str, colour: str) -> int:
    if of(tile) in CONTENTS:
        return 10
    return 40 if of(tile) == colour else 20


def fitting_key(tiles: Iterable[str]) -> str:
    """The colour that lock and key have in common, or nothing."""
    held = set(tiles)
    return next((colour for colour in COLOURS if {f"key-{colour}", f"lock-{colour}"} <= held), "")


def treasure(tiles: Iterable[str]) -> tuple[str, int]:
    """The treasure that is there most often, and how often; of several the first."""
    held = Counter(of(tile) for tile in tiles if part(tile) != "key")
    return max(((content, held[content]) for content in CONTENTS[1:]), key=lambda found: found[1])


def base_value(tiles: list[str], colour: str) -> int:
    return sum(piece_value(tile, colour) for tile in tiles) + (40 if fitting_key(tiles) else 0)


def value(tiles: list[str], colour: str) -> int:
    return base_value(tiles, colour) * max(1, min(3, treasure(tiles)[1]))


def in_order(tiles: Iterable[str]) -> list[str]:
    return sorted(tiles, key=CANONICAL.index)


def chests(stock: Iterable[str], colour: str) -> list[list[str]]:
    """All chests of a stock: the most valuable first, then as a dictionary would have them."""
    held = in_order(tile for tile in stock if tile not in EVENTS)
    found = {tiles for size in range(4, 11) for tiles in combinations(held, size) if is_chest(tiles)}
    rank = lambda tiles: (-value(list(tiles), colour), [CANONICAL.index(tile) for tile in tiles])  # noqa: E731
    return [list(tiles) for tiles in sorted(found, key=rank)]


# The table


class Bay:
    """All that lies on the table, and what the table waits for."""

    def __init__(self, seats: int, locks: int) -> None:
        self.seats, self.bag = seats, box(locks)
        self.phase, self.first, self.turn = "first", 0, 0
        self.tiles: dict[str, str] = {}
        self.face_up: set[str] = set()
        self.known: set[str] = set()  # cells with a tile that was seen, or that a boat has reached
        self.boats: dict[int, str] = {}
        self.stocks: dict[int, list[Tile]] = {seat: [] for seat in range(1, seats + 1)}
        self.scores = dict.fromkeys(range(1, seats + 1), 0)
        self.ships = self.idle = self.fewest = 0
        self.has_event = self.has_arrived = self.is_progress = False
        self.forgetful = self.caller = 0
        self.lifted = ""

    def held(self, seat: int) -> list[str]:
        return [tile for tile, _ in self.stocks[seat]]

    def next(self, seat: int) -> int:
        return seat % self.seats + 1


class Entry(NamedTuple):
    """A line of the course: who, or what it is; what is said; and the table and the number of facts before it."""

    who: str
    what: str
    bay: bytes
    facts: int


class Referee(Reader[Entry]):
    """Replays a record line by line; `facts` is what it saw happen."""

    usual = USUAL

    def __init__(self, text: str) -> None:
        self.facts: list[Fact] = []
        super().__init__(text)

    def _begin(self) -> None:
        self.bay = Bay(len(self.players), int(self.options["locks_per_colour"]))

    def _scores(self) -> Iterable[int]:
        return self.bay.scores.values()

    def _is_finished(self) -> bool:
        return self.bay.phase == "over"

    def _best(self) -> list[int]:
        scores = self.bay.scores
        return [seat for seat in scores if scores[seat] == max(scores.values())]

    def _enter(self, who: str, what: str) -> None:
        before = (pickle.dumps(self.bay), len(self.facts))
        if who == "chance":
            self._bring(what)
        elif who == "resigns":
            self.players[int(what) - 1] = "bot"
        elif who not in ("agreed", "ended"):
            self._decide(int(who), what)
        self.entries.append(Entry(who, what, *before))

    def _take_back(self, seat: int, count: int) -> None:
        """What has shown something is not taken back."""
        first = self._undone(seat, count)[0]
        shown = {fact[0] for fact in self.facts[first.facts :]}
        demand(not shown & FINAL, "what was shown is not taken back")
        self.bay = pickle.loads(first.bay)
        del self.entries[-count:], self.facts[first.facts :]

    # The set-up

    def _bring(self, what: str) -> None:
        bay = self.bay
        if bay.phase == "first":
            demand(what in [f"first {seat}" for seat in bay.stocks], f"{what} is not a first player")
            bay.first = bay.turn = int(what.split()[1])
            bay.phase = "tiles"
            self.facts.append(("first", bay.first))
            return
        demand(bay.phase == "tiles" and bay.bag[what] > 0, f"{what} is not in the bag")
        cell = CELLS[len(bay.tiles)]
        bay.bag[what] -= 1
        bay.tiles[cell] = what
        self.facts.append(("laid", cell))
        if cell == CELLS[-1]:
            bay.phase = "place"

    def _place(self, seat: int, cell: str) -> None:
        bay = self.bay
        self.facts.append(("placed", seat, cell))
        bay.boats[seat] = cell
        self._arrive(seat)
        if bay.has_arrived:
            self._take(seat)
        bay.turn = bay.next(seat)
        if bay.turn == bay.first:
            bay.fewest = len(bay.tiles)
            self._begin_turn()

    # What may be done

    def _decide(self, seat: int, what: str) -> None:
        word, _, rest = what.lower().partition(" ")
        aim = rest if word in ("pirate", "put", "call") else rest.upper()
        if word == "build":
            aim = " ".join(in_order(rest.split())) if set(rest.split()) <= set(CANONICAL) else rest
        demand(word in DEEDS and aim in self.aims(seat, word), f"{seat} cannot {what}")
        DEEDS[word](self, seat, aim)
        self._go_on_unasked()

    def choices(self, seat: int) -> list[str]:
        """All that a seat may do, as a record writes it."""
        return [f"{word} {aim}".strip() for word in DEEDS for aim in self.aims(seat, word)]

    def asked(self) -> int:
        bay = self.bay
        return {"call": bay.caller, "first": 0, "tiles": 0, "over": 0}.get(bay.phase, bay.turn)

    def aims(self, seat: int, word: str) -> list[str]:
        """With which words after it a seat may say a word now; an empty one if it is said alone."""
        bay = self.bay
        if word == "call":
            may_call = bay.phase == "sail" and bay.forgetful not in (0, seat) and seat in bay.stocks
            return in_order(set(bay.held(bay.forgetful))) if may_call else []
        if seat != self.asked():
            return []
        if word in DIRECTIONS:
            farthest = self._free_way(seat, word) if bay.phase == "sail" else 0
            return [str(distance) for distance in range(1, farthest + 1)]
        if word in EVENTS:
            return self._targets(seat, word) if self._is_playable(seat, word) else []
        return AIMS[word](self, seat)

    def _free_way(self, seat: int, direction: str) -> int:
        cell, way = self.bay.boats[seat], 0
        while way < 6 and (cell := step(cell, direction)) and cell not in self.bay.boats.values():
            way += 1
        return way

    def _is_playable(self, seat: int, event: str) -> bool:
        """One event before sailing; then the new ones, or any with ten tiles; with free events always."""
        bay, stock = self.bay, self.bay.stocks[seat]
        if bay.phase not in ("sail", "land") or event not in bay.held(seat):
            return False
        if self._has("free_events"):
            return True
        return not bay.has_event if bay.phase == "sail" else (event, True) in stock or len(stock) == 10

    def _targets(self, seat: int, event: str) -> list[str]:
        bay = self.bay
        if event == "wave":
            return [*COLUMNS, *ROWS]
        if event == "dolphin":
            return self._cells_without_boats(seat)
        victims = [other for other in bay.stocks if other != seat]
        return [f"{victim} {tile}" for victim in victims for tile in in_order(set(bay.held(victim)))]

    def _cells_without_boats(self, seat: int) -> list[str]:
        others = {cell for other, cell in self.bay.boats.items() if other != seat}
        return [cell for cell in CELLS if cell not in others]

    def _free_cells(self, _seat: int) -> list[str]:
        taken = {*self.bay.tiles, *self.bay.boats.values()}
        return [cell for cell in CELLS if cell not in taken] if self.bay.phase in ("put", "call") else []

    def _can_stay(self, seat: int) -> list[str]:
        return [""] * (self.bay.phase == "sail" and not any(self._free_way(seat, way) for way in DIRECTIONS))

    def _can_take(self, seat: int) -> list[str]:
        bay = self.bay
        return [""] * (bay.phase in ("sail", "land") and bay.has_arrived and len(bay.stocks[seat]) < 10)

    def _can_end(self, seat: int) -> list[str]:
        may_have_ten = self._has("vigilance")
        return [""] * (self.bay.phase == "land" and (may_have_ten or len(self.bay.stocks[seat]) < 10))

    def _can_keep(self, seat: int) -> list[str]:
        return [""] * (self.bay.phase == "call" and len(self.bay.stocks[seat]) + 1 < 10)

    def _chests(self, seat: int) -> list[str]:
        if self.bay.phase != "land" or not self._can_build(seat):
            return []
        return [" ".join(tiles) for tiles in chests(self.bay.held(seat), self._colour(seat))]

    def _can_build(self, seat: int) -> bool:
        """Two lids and two bottoms are a chest already."""
        parts = Counter(map(part, self.bay.held(seat)))
        return parts["lid"] >= 2 and parts["bottom"] >= 2

    def _liftable(self, seat: int) -> list[str]:
        held = self.bay.held(seat)
        return in_order(set(held)) if self.bay.phase == "land" and len(held) == 10 else []

    def _has(self, option: str) -> bool:
        return self.options[option] == "true"

    def _colour(self, seat: int) -> str:
        named = [name.strip().lower() for name in self.options["colours"].split(",") if name]
        return [*named, *(colour for colour in COLOURS if colour not in named)][seat - 1]

    # The turn

    def _begin_turn(self) -> None:
        bay = self.bay
        bay.phase, bay.is_progress = "sail", False

    def _go_on_unasked(self) -> None:
        """Who can do nothing but stay, stays; who can do nothing but end the turn, ends it."""
        bay = self.bay
        while True:
            if bay.phase == "sail" and self._must_stay(bay.turn):
                self._stay(bay.turn)
            elif bay.phase == "land" and not self._has_choice("take", "put", *EVENTS) and not self._can_build(bay.turn):
                self._end_turn(bay.turn)
            else:
                return

    def _must_stay(self, seat: int) -> bool:
        return bool(self._can_stay(seat)) and not self.bay.forgetful and not self._has_choice("take", *EVENTS)

    def _has_choice(self, *words: str) -> bool:
        return any(self.aims(self.bay.turn, word) for word in words)

    def _land(self) -> None:
        bay = self.bay
        bay.phase, bay.has_event, bay.forgetful = "land", False, 0

    def _stay(self, seat: int, _aim: str = "") -> None:
        self.facts.append(("stayed", seat))
        self.bay.has_arrived = False
        self._land()

    def _sail(self, seat: int, direction: str, distance: int) -> None:
        way = [self.bay.boats[seat]]
        while len(way) <= distance:
            way.append(step(way[-1], direction))
        self.facts.append(("sailed", seat, direction, distance, way[-1]))
        self._land()
        self.bay.boats[seat] = way[-1]
        for cell in way[1:-1]:
            self._turn_over(seat, cell)
        self._arrive(seat)

    def _turn_over(self, seat: int, cell: str) -> None:
        bay = self.bay
        if cell not in bay.tiles:
            return
        if cell in bay.face_up:
            bay.face_up.remove(cell)
            self.facts.append(("hidden", cell))
            return
        self._show(cell)
        if bay.tiles[cell] == "ship" and bay.ships < 5:
            self._find_ship(seat, cell)

    def _show(self, cell: str) -> None:
        self.bay.face_up.add(cell)
        self.bay.known.add(cell)
        self.facts.append(("shown", cell, self.bay.tiles[cell]))

    def _remove(self, cell: str) -> str:
        self.bay.face_up.discard(cell)
        self.bay.known.discard(cell)
        return self.bay.tiles.pop(cell)

    def _find_ship(self, seat: int, cell: str) -> None:
        bay = self.bay
        self._remove(cell)
        bay.ships += 1
        bay.scores[seat] += 10
        bay.is_progress = True
        self.facts.append(("ship", seat, cell, bay.ships, 10))

    def _arrive(self, seat: int) -> None:
        bay, cell = self.bay, self.bay.boats[seat]
        if bay.tiles.get(cell) == "ship":
            if bay.ships < 5:
                self._find_ship(seat, cell)
            elif cell in bay.face_up:
                self._take_last_ship(seat, cell)
            else:
                self._show(cell)
        bay.has_arrived = bay.tiles.get(cell, "ship") != "ship"
        if bay.has_arrived and bay.phase != "place" and cell not in bay.face_up:
            if cell not in bay.known or bay.ships == 5:
                self.facts.append(("reached", cell))
            bay.known.add(cell)

    def _take_last_ship(self, seat: int, cell: str) -> None:
        self._remove(cell)
        self.bay.scores[seat] += 60
        self.facts.append(("last ship", seat, cell, 60))
        self._count_stocks()

    def _take(self, seat: int, _aim: str = "") -> None:
        bay, cell = self.bay, self.bay.boats[seat]
        how = "taken" if cell in bay.face_up else "discovered"
        tile = self._remove(cell)
        bay.stocks[seat].append((tile, tile in EVENTS and bay.phase == "land"))
        bay.has_arrived = False
        self.facts.append((how, seat, cell, tile))

    def _end_turn(self, seat: int, _aim: str = "") -> None:
        bay, held = self.bay, self.bay.held(seat)
        self.facts.append(("ended", seat, len(held)))
        bay.stocks[seat] = [(tile, False) for tile in held]
        bay.has_arrived, bay.forgetful = False, seat * (len(held) == 10)
        bay.idle = 0 if bay.is_progress or len(bay.tiles) < bay.fewest else bay.idle + 1
        bay.fewest = min(bay.fewest, len(bay.tiles))
        bay.turn = bay.next(seat)
        self._begin_turn()
        self._count_down()

    # Events

    def _use(self, seat: int, event: str) -> None:
        """The tile held longest; but after sailing, with fewer than ten tiles, only a new one may be played."""
        bay, stock = self.bay, self.bay.stocks[seat]
        any_will_do = bay.phase == "sail" or self._has("free_events") or len(stock) == 10
        stock.remove(next(tile for tile in stock if tile[0] == event and (any_will_do or tile[1])))
        bay.has_event = bay.phase == "sail"
        bay.is_progress = True

    def _dolphin(self, seat: int, cell: str) -> None:
        self.facts.append(("dolphin", seat, cell))
        self._use(seat, "dolphin")
        self.bay.boats[seat] = cell
        self._arrive(seat)

    def _wave(self, seat: int, line: str) -> None:
        self.facts.append(("wave", seat, line))
        self._use(seat, "wave")
        for cell in CELLS:
            if line in cell and cell not in self.bay.boats.values():
                self._turn_over(seat, cell)

    def _pirate(self, seat: int, aim: str) -> None:
        victim, tile = int(aim[0]), aim[2:]
        self.facts.append(("pirate", seat, victim, tile))
        self._use(seat, "pirate")
        self._lose(victim, tile)
        self.bay.stocks[seat].append((tile, False))

    def _lose(self, seat: int, tile: str) -> None:
        bay = self.bay
        bay.stocks[seat].remove(next(held for held in bay.stocks[seat] if held[0] == tile))
        if bay.forgetful == seat:
            bay.forgetful = 0

    # Ten tiles

    def _put(self, seat: int, tile: str) -> None:
        self.facts.append(("lifted", seat, tile))
        self._lose(seat, tile)
        self.bay.lifted, self.bay.phase = tile, "put"

    def _call(self, seat: int, tile: str) -> None:
        bay = self.bay
        self.facts.append(("called", seat, bay.forgetful, tile))
        self._lose(bay.forgetful, tile)
        bay.lifted, bay.caller, bay.phase = tile, seat, "call"

    def _keep(self, seat: int, _aim: str = "") -> None:
        self.facts.append(("kept", seat, self.bay.lifted))
        self.bay.stocks[seat].append((self.bay.lifted, False))
        self.bay.phase = "sail"

    def _on(self, seat: int, cell: str) -> None:
        bay = self.bay
        self.facts.append(("put back", seat, cell, bay.lifted))
        bay.tiles[cell] = bay.lifted
        bay.face_up.add(cell)
        bay.known.add(cell)
        bay.phase = "sail" if bay.phase == "call" else "land"

    # Points

    def _build(self, seat: int, aim: str) -> None:
        bay, tiles, colour = self.bay, aim.split(), self._colour(seat)
        for tile in tiles:
            self._lose(seat, tile)
            self.facts.append(("piece", seat, tile, piece_value(tile, colour)))
        self._tell_value(seat, tiles, colour)
        bay.scores[seat] += value(tiles, colour)
        bay.is_progress = True
        self.facts.append(("built", seat, value(tiles, colour), bay.scores[seat]))

    def _tell_value(self, seat: int, tiles: list[str], colour: str) -> None:
        if fits := fitting_key(tiles):
            self.facts.append(("key fits", seat, fits, 40))
        content, times = treasure(tiles)
        if times > 1:
            self.facts.append(("multiplied", seat, content, min(times, 3), base_value(tiles, colour)))

    def _count_down(self) -> None:
        bay = self.bay
        left = SAFETY_TURNS * bay.seats - bay.idle
        if left == 0:
            self.facts.append(("safety end", bay.idle))
            self._count_stocks()
        elif bay.idle and bay.idle % bay.seats == 0:
            self.facts.append(("countdown", left))

    def _count_stocks(self) -> None:
        bay = self.bay
        bay.phase = "over"
        for seat in bay.stocks:
            points = {tile: self._stock_value(seat, tile) for tile in bay.held(seat)}
            worth = [(tile, points[tile]) for tile in in_order(bay.held(seat)) if points[tile]]
            self.facts += [("stock tile", seat, tile, worth_it) for tile, worth_it in worth]
            bay.scores[seat] += sum(worth_it for _, worth_it in worth)
            self.facts.append(("stock", seat, sum(worth_it for _, worth_it in worth), bay.scores[seat]))
        best = max(bay.scores.values())
        self.facts += [("won", seat, best) for seat in bay.stocks if bay.scores[seat] == best]

    def _stock_value(self, seat: int, tile: str) -> int:
        if tile in EVENTS:
            return -50 if tile == "pirate" else 0
        return {40: 20, 20: 10, 10: 5}[piece_value(tile, self._colour(seat))]


def step(cell: str, direction: str) -> str:
    """The next cell in a direction; nothing beyond the edge."""
    across, down = DIRECTIONS[direction]
    column, row = COLUMNS.index(cell[0]) + across, ROWS.index(cell[1]) + down
    return COLUMNS[column] + ROWS[row] if column in range(12) and row in range(9) else ""


def sailing(direction: str) -> Callable[[Referee, int, str], None]:
    return lambda referee, seat, distance: referee._sail(seat, direction, int(distance))


AIMS: dict[str, Callable[[Referee, int], list[str]]] = {
    "place": lambda referee, seat: referee._cells_without_boats(seat) if referee.bay.phase == "place" else [],
    "stay": Referee._can_stay,
    "take": Referee._can_take,
    "end": Referee._can_end,
    "build": Referee._chests,
    "put": Referee._liftable,
    "on": Referee._free_cells,
    "keep": Referee._can_keep,
}
DEEDS: dict[str, Callable[[Referee, int, str], None]] = {
    "place": Referee._place,
    **{direction: sailing(direction) for direction in DIRECTIONS},
    "stay": Referee._stay,
    "take": Referee._take,
    "end": Referee._end_turn,
    "dolphin": Referee._dolphin,
    "wave": Referee._wave,
    "pirate": Referee._pirate,
    "build": Referee._build,
    "put": Referee._put,
    "on": Referee._on,
    "call": Referee._call,
    "keep": Referee._keep,
}
