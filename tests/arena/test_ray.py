"""A Ray cluster of two workers plays the same games as this process."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.arena import Arena, Crew, Experiment, InThisProcess, Summary
from tablee.arena.ray_crew import ray_crew
from tablee.bots.line_process import kill
from tablee.games.words import Refused

ray = pytest.importorskip("ray", reason="tablee[ray] is not installed")
EXPERIMENT = Experiment("olives", ("greedy", "random"), seats=2, seed=2)
START_SECONDS = 120.0


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster of two workers that somebody else has started."""
    address = f"127.0.0.1:{free_port()}"
    folder = Path("/tmp") / f"ray-{os.getpid()}"  # names of its sockets may not be long
    words = ["start", "--head", "--block", "--num-cpus=2", f"--port={address.partition(':')[2]}"]
    words += ["--node-ip-address=127.0.0.1", f"--temp-dir={folder}", "--include-dashboard=false"]
    program = [sys.executable, "-c", "from ray.scripts.scripts import main; main()", *words]
    process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        yield address
    finally:
        ray.shutdown()
        kill(process)
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def summary_of(crew: Crew) -> str:
    arena = Arena(EXPERIMENT, games=160)
    with crew:
        arena.run(crew)
    return json.dumps(Summary(EXPERIMENT, arena.comparisons).as_json())


def crew_at(address: str, monkeypatch: pytest.MonkeyPatch) -> Crew:
    """The cluster's crew, once it answers."""
    monkeypatch.setenv("RAY_ADDRESS", address)
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            return ray_crew(EXPERIMENT)
        except Refused:
            if time.monotonic() > until:
                raise
            time.sleep(1)


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    crew = crew_at(cluster, monkeypatch)
    assert len(crew.players) == 2
    assert summary_of(crew) == summary_of(Crew([InThisProcess(EXPERIMENT)]))


def test_where_ray_is_not_installed_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused) as refused:
        ray_crew(EXPERIMENT)
    assert refused.value.text.key == "arena-ray-missing"
