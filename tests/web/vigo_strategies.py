"""How players of VIGO sail towards a moment: what each of them does when asked, as moves are written."""

from random import Random

from tests.web.table_players import Now

LETTERS = "ABCDEFGHIJKL"
WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
A_FULL_SHELF = 9  # one more would be ten

chance = Random()


def cells_on(now: Now, seat: int, course: str) -> list[str]:
    """The cells that a boat passes on a course, and the one where it arrives."""
    way, distance = course.split()
    boat = now["picture"]["boats"][seat]
    column, row = LETTERS.index(boat[0]), int(boat[1])
    right, down = WAYS[way]
    return [f"{LETTERS[column + right * step]}{row + down * step}" for step in range(1, int(distance) + 1)]


def lies_on(now: Now, cell: str) -> str | None:
    """What everybody sees of a cell."""
    lying: str | None = now["picture"]["bay"][int(cell[1]) - 1][LETTERS.index(cell[0])]
    return lying


def courses(now: Now) -> list[str]:
    """Where the boat can sail."""
    return [move for move in now["asked"]["moves"] if move.split()[0] in WAYS]


def harmless(now: Now, seat: int) -> list[str]:
    """Courses that do not end the game."""
    return [course for course in courses(now) if lies_on(now, cells_on(now, seat, course)[-1]) != "ship"]


def doze(seat: int, now: Now) -> str:
    """To and fro between two cells, and nothing else."""
    moves = now["asked"]["moves"]
    if "end" in moves:
        return "end"
    if not courses(now):
        return next(move for move in (f"place A{1 + 4 * seat}", moves[0]) if move in moves)
    is_at_home = LETTERS.index(now["picture"]["boats"][seat][0]) % 2 == 0
    wished, possible = "east 1" if is_at_home else "west 1", harmless(now, seat)
    return wished if wished in possible else possible[0]


def gather(seat: int, now: Now) -> str:
    """Take a tile in every turn, from as near as there is one."""
    moves = now["asked"]["moves"]
    if not courses(now):
        return next((move for move in ("take", "end") if move in moves), moves[0])
    possible = harmless(now, seat)
    laden = [course for course in possible if lies_on(now, cells_on(now, seat, course)[-1])]
    return min(laden or possible, key=lambda course: int(course.split()[1]))


def hoard(seat: int, now: Now) -> str:
    """Gather until the shelf is full, and build nothing."""
    is_full = len(now["picture"]["stocks"][seat]) >= A_FULL_SHELF
    return "end" if is_full and "end" in now["asked"]["moves"] else gather(seat, now)


class Explorers:
    """They turn what nobody has seen yet and remember it; the first of them takes what is wanted."""

    def __init__(self, *wanted: str) -> None:
        self._wanted = wanted
        self._seen: dict[str, str | None] = {}

    def __call__(self, seat: int, now: Now) -> str:
        """What one of them does when asked."""
        self._look(now)
        if courses(now):
            return max(courses(now), key=lambda course: self._worth(seat, now, course))
        return self._land(seat, now)

    def _look(self, now: Now) -> None:
        for row, lying in enumerate(now["picture"]["bay"], start=1):
            seen = {f"{letter}{row}": tile for letter, tile in zip(LETTERS, lying, strict=True)}
            self._seen |= {cell: tile for cell, tile in seen.items() if tile != "hidden"}

    def _worth(self, seat: int, now: Now, course: str) -> float:
        *passed, end = cells_on(now, seat, course)
        worth = sum(self._turned(now, cell) for cell in passed) + chance.random()
        return worth + self._reached(seat, now, end)

    def _turned(self, now: Now, cell: str) -> int:
        if self._seen.get(cell) in self._wanted:
            return 10 if lies_on(now, cell) == "hidden" else -10
        return int(cell not in self._seen)

    def _reached(self, seat: int, now: Now, cell: str) -> int:
        lying = lies_on(now, cell)
        if lying in self._wanted:
            return 100 if seat == 0 else -100
        return -1000 if lying == "ship" else 0  # the last one: the game would be over

    def _land(self, seat: int, now: Now) -> str:
        moves = now["asked"]["moves"]
        held, here = now["picture"]["stocks"][seat], now["picture"]["boats"][seat]
        chests = [move for move in moves if move.startswith("build ")]
        unwanted = [move for move in moves if move.startswith("put ") and move[4:] not in self._wanted]
        if "take" in moves and not chests and (len(held) < A_FULL_SHELF or lies_on(now, here) in self._wanted):
            return "take"
        ending = [move for move in moves if move == "end"]
        return str((chests or unwanted or ending or [chance.choice(moves)])[0])
