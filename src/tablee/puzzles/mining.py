"""Puzzles are found in games of bots, solved, checked by the second solver, and measured by who finds them."""

from collections.abc import Iterator

from tablee.bots import NO_LIMIT, level_of
from tablee.games.chance import Random, next_word
from tablee.games.contract import Table
from tablee.games.options import Value
from tablee.puzzles import Puzzle
from tablee.puzzles.checking import is_right
from tablee.puzzles.kinds import KINDS, Kind

PLAYER = "hard"
FINDERS = ("easy", "medium")
TRIES = 10  # of each of them
FEWEST_CHOICES = 3
SHORT: dict[str, dict[str, Value]] = {"ugo": {"rounds": 1}, "pillage": {"bank": "village"}}


def mined(game: str, seed: int) -> Iterator[Puzzle]:
    """Puzzles without end, at most one of each game that bots play; the same for the same seed."""
    kind, random = KINDS[game], Random.seeded(seed)
    before = ""
    while True:
        for table, seat in positions(kind, random):
            puzzle = puzzle_at(kind, table, seat, random)
            if puzzle and not (kind.is_varied and puzzle.best == before) and is_right(kind, puzzle):
                before = puzzle.best
                yield puzzle
                break


def positions(kind: Kind, random: Random) -> Iterator[tuple[Table, int]]:
    """The positions of one game, with who is asked."""
    game, level = kind.game, level_of(kind.game.name, PLAYER)
    table = game.new(kind.seats, **SHORT.get(game.name, {}))
    game.rules.settle(table, random)
    while awaited := game.awaited(table):
        for asked in awaited:
            yield table, asked
        seat, legal = awaited[0], game.legal(table, awaited[0])
        game.rules.apply(table, seat, level(game.knowledge(table, seat), legal, random, NO_LIMIT))
        game.rules.settle(table, random)


def puzzle_at(kind: Kind, table: Table, seat: int, random: Random) -> Puzzle | None:
    """A puzzle at a position, if one choice there is better than all others."""
    choices = kind.choices(table, seat)
    if len(choices) < FEWEST_CHOICES:
        return None
    worths = {action: kind.worth(table, seat, action) for action in choices}
    best, second = sorted(worths, key=lambda action: -worths[action])[:2]
    if worths[second] < kind.tempting or worths[best] < worths[second] + kind.margin:
        return None
    names = dict(zip(choices, kind.game.notation.moves(table, seat, choices), strict=True))
    moves = {names[action]: worth for action, worth in worths.items()}
    found = share_found(kind, table, seat, best, random)
    return Puzzle(kind.game.notation.position(table), seat + 1, moves, names[best], found)


def written(puzzle: Puzzle) -> str:
    """A puzzle as the files of puzzles have it."""
    moves = ", ".join(f'"{move}" = {worth}' for move, worth in puzzle.moves.items())
    return (
        f'[[puzzle]]\nposition = "{puzzle.position}"\nseat = {puzzle.seat}\n'
        f'moves = {{ {moves} }}\nbest = "{puzzle.best}"\nfound = {puzzle.found:.2f}\n'
    )


def share_found(kind: Kind, table: Table, seat: int, best: int, random: Random) -> float:
    """How often bots find the best choice, with what they can know."""
    sight, legal = kind.game.knowledge(table, seat), kind.game.legal(table, seat)
    tries = [
        level_of(kind.game.name, name)(sight, legal, Random.seeded(int(next_word(random))), NO_LIMIT) == best
        for name in FINDERS
        for _ in range(TRIES)
    ]
    return sum(tries) / len(tries)
