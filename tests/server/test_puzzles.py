"""Puzzles by HTTP, for anybody: the same one for everybody on a day."""

import pytest

from tablee.puzzles import GAMES_WITH_PUZZLES
from tests.server.serving import Server, browser


def test_the_day_has_one_puzzle_for_everybody(server: Server) -> None:
    first, second = (browser(server).get("/api/puzzles?date=2026-11-17").json() for _ in range(2))
    assert first == second
    assert first["games"][first["daily"]["game"]] > first["daily"]["number"]
    assert browser(server).get("/api/puzzles").status_code == 200


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_a_puzzle_says_what_each_choice_comes_to(server: Server, game: str) -> None:
    puzzle = browser(server).get(f"/api/puzzles/{game}/0").raise_for_status().json()
    best = puzzle["worths"].pop(str(puzzle["best"]))
    assert best > max(puzzle["worths"].values())
    assert puzzle["best"] in puzzle["asked"]["actions"]
    assert puzzle["changes"]


def test_what_lies_face_down_is_not_shown(server: Server) -> None:
    puzzle = browser(server).get("/api/puzzles/pillage/0").raise_for_status().json()
    assert puzzle["held"] == []


@pytest.mark.parametrize("path", ["ugo/999999", "ugo/x", "chess/0"])
def test_there_is_no_other_puzzle(server: Server, path: str) -> None:
    assert browser(server).get(f"/api/puzzles/{path}").status_code == 404
