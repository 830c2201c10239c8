"""Every puzzle that ships has one best move: the second solver says so of all of them."""

from itertools import islice

import pytest

from tablee.puzzles import GAMES_WITH_PUZZLES, Puzzle, daily, difficulty, puzzles_of
from tablee.puzzles.checking import is_right
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


def test_every_day_has_a_puzzle_and_a_year_has_many() -> None:
    days = {daily(f"2026-{month:02}-{day:02}") for month in range(1, 13) for day in range(1, 29)}
    assert len(days) > 60
    assert {named.game for named in days} == set(GAMES_WITH_PUZZLES)


def test_puzzles_of_every_difficulty_ship() -> None:
    shipped = [puzzle for game in GAMES_WITH_PUZZLES for puzzle in puzzles_of(game)]
    assert {difficulty(puzzle) for puzzle in shipped} == {"easy", "medium", "hard"}
