"""Every puzzle that ships has one best move: the second solver says so of all of them."""

from itertools import islice

import pytest

from tablee.puzzles import GAMES_WITH_PUZZLES, Puzzle, daily, difficulty, puzzles_of
from tablee.puzzles.checking import by_force, decided, is_right
from tablee.puzzles.kinds import KINDS
from tablee.puzzles.mining import mined


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_every_puzzle_has_one_best_move(game: str) -> None:
    wrong = [puzzle.position for puzzle in puzzles_of(game) if not is_right(KINDS[game], puzzle)]
    assert wrong == []
    assert len(puzzles_of(game)) >= 40


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_no_puzzle_comes_twice_and_the_same_seed_finds_the_same(game: str) -> None:
    positions = [puzzle.position for puzzle in puzzles_of(game)]
    assert len(set(positions)) == len(positions)
    assert list(islice(mined(game, 7), 1)) == list(islice(mined(game, 7), 1))


def test_a_puzzle_that_says_something_else_is_found_out() -> None:
    puzzle = puzzles_of("ugo")[0]
    others = [move for move in puzzle.moves if move != puzzle.best]
    assert not is_right(KINDS["ugo"], Puzzle(puzzle.position, puzzle.seat, puzzle.moves, others[0], puzzle.found))
    lied = {**puzzle.moves, others[0]: 50}
    assert not is_right(KINDS["ugo"], Puzzle(puzzle.position, puzzle.seat, lied, puzzle.best, puzzle.found))


def test_what_lies_face_down_in_a_duel_makes_no_difference() -> None:
    kind, puzzle = KINDS["pillage"], puzzles_of("pillage")[0]
    table, seat = kind.game.notation.parse_position(puzzle.position), puzzle.seat - 1
    card = kind.game.notation.parse_move(table, seat, puzzle.best)
    worlds = kind.worlds(table, seat)
    assert len({world.tobytes() for world in worlds}) == len(worlds)
    assert {kind.worth(world, seat, card) for world in worlds} == {puzzle.moves[puzzle.best]}


@pytest.mark.parametrize(
    ("stock", "worth"), [(13, 2), (12, 0)]
)  # the Wall brings 1, a Raider takes 4, a relic costs 10
def test_a_merchant_is_sure_of_the_last_relic_if_a_thief_leaves_enough(stock: int, worth: int) -> None:
    kind = KINDS["pillage"]
    table = kind.game.notation.parse_position(
        "pillage seats=2 market=none phase=plan rounds_played=20 asked=1.2 "
        f"stocks={stock},0 banks=0,0 relics=3,0 plans=WAL/-,WAL/- planned=1,1 "
        "front_kinds=FAR.WAL.RAI,FAR.WAL.RAI"
    )
    merchant = kind.game.notation.parse_move(table, 0, "MER")
    after = [decided(kind, world, 0, merchant) for world in kind.worlds(table, 0)]
    assert (kind.worth(table, 0, merchant), by_force(kind, table, after, 0)) == (worth, worth)


def test_every_day_has_a_puzzle_and_a_year_has_many() -> None:
    days = {daily(f"2026-{month:02}-{day:02}") for month in range(1, 13) for day in range(1, 29)}
    assert len(days) > 60
    assert {named.game for named in days} == set(GAMES_WITH_PUZZLES)


def test_puzzles_of_every_difficulty_ship() -> None:
    shipped = [puzzle for game in GAMES_WITH_PUZZLES for puzzle in puzzles_of(game)]
    assert {difficulty(puzzle) for puzzle in shipped} == {"easy", "medium", "hard"}
