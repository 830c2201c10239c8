"""The same experiment gives the same results, whoever plays it and however often it is interrupted."""

import json
import threading
from pathlib import Path

import pytest

from tablee.arena import Arena, Crew, Experiment, InThisProcess, SaveFile, Summary, local_crew
from tablee.arena.batch import Batch
from tablee.arena.played import Played
from tablee.games.words import Refused

EXPERIMENT = Experiment("olives", ("greedy", "random", "random"), seats=3, seed=5)
GAMES = 96  # of each pair: four batches


def results(experiment: Experiment, arena: Arena) -> str:
    return json.dumps(Summary(experiment, arena.comparisons).as_json())


def run(experiment: Experiment, crew: Crew, games: int = GAMES, save: SaveFile | None = None) -> str:
    arena = Arena(experiment, games, save=save)
    with crew:
        arena.run(crew)
    return results(experiment, arena)


@pytest.fixture(scope="module")
def expected() -> str:
    return run(EXPERIMENT, Crew([InThisProcess(EXPERIMENT)]))


def test_two_processes_play_the_same_as_none(expected: str) -> None:
    assert run(EXPERIMENT, local_crew(EXPERIMENT, 2)) == expected


class InReverse:
    """A player that holds the first batch of each pair back until others are played."""

    def __init__(self, experiment: Experiment, released: threading.Event) -> None:
        self.player, self.released = InThisProcess(experiment), released

    def play(self, batch: Batch) -> list[Played]:
        if batch.number == 0:
            self.released.wait(5)
        self.released.set()
        return self.player.play(batch)

    def close(self) -> None:
        pass

    def kill(self) -> None:
        pass


def test_batches_that_come_late_are_taken_in_their_order(expected: str) -> None:
    released = threading.Event()
    assert run(EXPERIMENT, Crew([InReverse(EXPERIMENT, released) for _ in range(4)])) == expected


class Interrupted(KeyboardInterrupt):
    pass


def test_after_an_interruption_it_goes_on(tmp_path: Path, expected: str) -> None:
    """Also from a line that was cut off in the middle; and nothing is played twice."""
    path, seen = tmp_path / "batches.jsonl", 0

    def interrupt(_comparisons: object) -> None:
        nonlocal seen
        seen += 1
        if seen == 4:
            raise Interrupted

    save = SaveFile(path, EXPERIMENT)
    with pytest.raises(Interrupted), Crew([InThisProcess(EXPERIMENT)]) as crew:
        Arena(EXPERIMENT, GAMES, save=save).run(crew, interrupt)
    save.close()
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    path.write_bytes(b"".join(lines)[:-20])
    again = SaveFile(path, EXPERIMENT)
    assert len(again.batches) == 2
    assert run(EXPERIMENT, Crew([InThisProcess(EXPERIMENT)]), save=again) == expected
    again.close()
    whole = SaveFile(path, EXPERIMENT)
    assert results(EXPERIMENT, Arena(EXPERIMENT, GAMES, save=whole)) == expected
    whole.close()


def test_a_file_belongs_to_one_experiment_and_one_arena(tmp_path: Path) -> None:
    path = tmp_path / "batches.jsonl"
    other = Experiment("olives", EXPERIMENT.bots, seats=2, seed=6)
    save = SaveFile(path, EXPERIMENT)
    with pytest.raises(Refused) as elsewhere:
        SaveFile(path, EXPERIMENT)
    save.close()
    with pytest.raises(Refused) as differs:
        SaveFile(path, other)
    assert elsewhere.value.text.key == "arena-save-elsewhere"
    assert differs.value.text.args["differs"] == "seats, seed"


def test_a_text_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada,\nyours")
    with pytest.raises(Refused):
        SaveFile(path, EXPERIMENT)
    assert path.read_text() == "Dear Ada,\nyours"


def test_it_stops_when_it_is_decided_and_counts_no_game_beyond() -> None:
    experiment = Experiment("olives", ("greedy", "random"), seats=2, seed=1)
    summary = json.loads(run(experiment, Crew([InThisProcess(experiment)] * 3), games=400))
    (comparison,) = summary["comparisons"]
    assert comparison["better"] == "greedy"
    assert comparison["deals"] < 100
    assert comparison["deals"] == comparison["looks"][-1][0]
    assert comparison["deals"] % experiment.deals_in_batch == 0
    assert comparison["games"] == 2 * comparison["deals"]


def test_without_stopping_all_games_are_played() -> None:
    experiment = Experiment("olives", ("greedy", "random"), seats=2, seed=1)
    arena = Arena(experiment, 200, stops=False)
    with Crew([InThisProcess(experiment)]) as crew:
        arena.run(crew)
    assert len(arena.comparisons[0].games) == 200
    assert arena.comparisons[0].leader == 0


def test_the_results_of_a_comparison_do_not_depend_on_the_pool(expected: str) -> None:
    alone = Experiment("olives", ("greedy", "random"), seats=3, seed=5)
    (comparison,) = json.loads(run(alone, Crew([InThisProcess(alone)])))["comparisons"]
    assert comparison == json.loads(expected)["comparisons"][0]
