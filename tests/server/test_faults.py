"""A short form of the fault campaign; `python -m tests.server.faults` is the long one."""

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tablee.match import Absence, Decision, Entry, Joint, Resignation, Return, TakeBack
from tests.server.cluster import Cluster
from tests.server.fault_checks import is_kept
from tests.server.fault_people import Broken, Habits, Intent, is_asked_to_take_back, is_played_by_bot
from tests.server.faults import FLAGS, QUIET, Plan, Report, Wave, campaign, plans, run_wave
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE, Guest
from tests.server.stable import stable
from tests.server.warm import WarmServer

QUITTING = Habits(resigns=5, goes_away=8)
TABLES = [
    Plan("ugo", 2, 0, {"rounds": 1, "hand_size": 6}, "bank", [QUIET, QUIET], True, True),
    Plan("vigo", 2, 0, {}, "none", [QUIET, QUITTING], False, False),
    Plan("pillage", 3, 0, {"round_limit": 3}, "move", [QUIET, QUIET, QUIET], True, True),
    Plan("ugo", 1, 1, {"rounds": 1, "hand_size": 3}, "none", [QUIET], True, False),
]


def test_every_promise_is_kept_by_a_server_that_is_killed(tmp_path: Path) -> None:
    seen = run_wave(WarmServer(stable(), tmp_path, *FLAGS), TABLES, random.Random(1), most_kills=2)
    assert [seen[f"{game} games"] for game in ("ugo", "vigo", "pillage")] == [2, 1, 1]
    assert seen["kills"] == 2
    assert sum(count for what, count in seen.items() if what.endswith(" acknowledged")) > 50


ACROSS = [
    Plan("ugo", 2, 0, {"rounds": 1, "hand_size": 4}, "bank", [QUIET, QUIET], True, True),
    Plan("pillage", 3, 0, {"round_limit": 3}, "move", [QUIET, QUIET, QUIET], True, False),
    Plan("ugo", 2, 1, {"rounds": 1, "hand_size": 3}, "none", [QUIET, QUITTING], False, False),
]


def test_every_promise_is_kept_by_servers_that_share_a_database(tmp_path: Path, postgres: Postgres) -> None:
    """One is killed while people play, one is paused, connections are cut, the database is started anew."""
    cluster = Cluster(stable(), tmp_path, postgres, 2, *FLAGS).plan("kill", "pause", "cut", "restart")
    seen = run_wave(cluster, ACROSS, random.Random(2), most_kills=4)
    assert [seen[f"{game} games"] for game in ("ugo", "pillage")] == [2, 1]
    assert seen["kills"] >= 1


def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that comes by itself."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.001)


ORPHAN = """Traceback (most recent call last):
  File "<string>", line 1, in <module>
  File "/usr/lib/python3.11/multiprocessing/spawn.py", line 120, in spawn_main
    exitcode = _main(fd, parent_sentinel)
EOFError: Ran out of input
"""
OURS = ORPHAN.replace("/usr/lib/python3.11/multiprocessing/spawn.py", "/src/tablee/bots/asking.py")


@pytest.mark.parametrize(
    ("killed", "said", "is_wrong"), [(7, ORPHAN, False), (8, ORPHAN, True), (7, OURS, True), (7, "a warning\n", False)]
)
def test_only_a_bot_of_a_killed_server_may_miss_it(tmp_path: Path, killed: int, said: str, is_wrong: bool) -> None:
    server = WarmServer(stable(), tmp_path)
    server.log.write_text("")
    Path(f"{server.log}.7.99").write_text(said)
    server.killed = {killed}
    assert bool(server.errors()) == is_wrong


@pytest.mark.skipif(sys.platform != "linux", reason="reads the children of a process from /proc")
def test_a_bot_that_is_born_while_its_server_dies_is_no_alarm(tmp_path: Path) -> None:
    server = WarmServer(stable(), tmp_path, *FLAGS).start()
    with Guest(server, "Zoé").page() as zoe:
        chairs = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        zoe.done("create", game="pillage", chairs=chairs, starts_when_full=True)  # all plan at once, the bot too
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
        until(lambda: len(children.read_text().split()) == 2)  # the bot's process, and one that tidies up after it
        born = [Path(f"/proc/{child}") for child in children.read_text().split()]
        server.kill()
    until(lambda: not any(child.exists() for child in born))
    assert server.errors() == []


def done(kind: str, known: int, seq: int, question: int = 0, **fields: Any) -> Intent:
    """An intent that was sent when the log was known so far, and acknowledged when it was so long."""
    return Intent(kind, {}, known, {"type": "update", "seq": seq, "question": question, **fields})


UNDONE = {"seat": 1, "how": "done"}
PLANS = Joint((Decision(0, 1), Decision(0, 2), Decision(1, 3), Decision(1, 4)))


def chosen(action: int, part: int = 0) -> Intent:
    """A part of a secret choice of the first question, acknowledged."""
    intent = done("decide", 0, 0)
    intent.fields = {"question": 0, "part": part, "action": action}
    return intent


@pytest.mark.parametrize(
    ("intent", "log", "later", "is_there"),
    [
        (done("take-back", 1, 2, question=2), [Decision(0, 1), TakeBack(0, 1)], [], True),
        (done("take-back", 1, 2, question=2), [Decision(0, 1), Decision(1, 1)], [], False),
        (done("take-back", 1, 1, taking_back={"seat": 0, "how": "asked"}), [Decision(0, 1)], [], True),
        (done("answer-take-back", 1, 2, taking_back=UNDONE), [Decision(1, 1), TakeBack(1, 1)], [], True),
        (done("answer-take-back", 1, 2, taking_back=UNDONE), [Decision(1, 1), Decision(0, 1)], [], False),
        (done("take-back", 0, 1), [Return(1), PLANS], [], True),  # of a plan, next to another seat's return
        (done("take-back", 0, 1), [Return(1), Decision(0, 1)], [], False),
        (done("take-back", 0, 0), [Resignation(1)], [], True),  # of a plan, and the end of a duel
        (chosen(1), [PLANS], [], True),
        (chosen(2), [PLANS], [], False),
        (chosen(2, part=1), [Absence(1, "greedy"), PLANS], [], True),
        (chosen(9), [PLANS], [chosen(2, part=1)], False),  # another part is no other choice
        (chosen(9), [PLANS], [chosen(1)], True),
        (chosen(9), [PLANS, Resignation(0)], [], False),  # what comes later hides nothing
        (chosen(9), [Resignation(0), PLANS], [], False),  # a bot leaves what was chosen
        (chosen(9), [Resignation(1)], [], True),  # a plan that nobody was shown before the end of a duel
        (chosen(9), [PLANS], [Intent("take-back", {}, 1)], False),
        (chosen(9), [PLANS], [Intent("take-back", {}, 0)], True),
    ],
)
def test_what_was_acknowledged_is_looked_for_exactly(
    intent: Intent, log: list[Entry], later: list[Intent], is_there: bool
) -> None:
    assert is_kept(intent, 0, log, later) == is_there


@pytest.mark.parametrize(("how", "is_asked"), [("asked", True), ("declined", False), ("done", False)])
def test_who_said_no_is_named_and_not_asked_again(how: str, is_asked: bool) -> None:
    """Otherwise they would answer for ever, and a table that waits for them would stand still."""
    assert is_asked_to_take_back({"seat": 0, "taking_back": {"seat": 1, "how": how, "seats": [0]}}) == is_asked
    assert not is_asked_to_take_back({"seat": 2, "taking_back": {"seat": 1, "how": how, "seats": [0]}})


@pytest.mark.parametrize(
    ("seat", "is_bots"), [({"name": "Zoé"}, False), ({"sits_in": "medium"}, True), ({"has_resigned": True}, True)]
)
def test_what_a_bot_plans_on_ones_seat_is_no_change_of_ones_own(seat: dict[str, Any], is_bots: bool) -> None:
    """After a kill its secret choices are there again, of which nobody was told before."""
    assert is_played_by_bot({"seat": 1, "seats": [{}, seat]}) == is_bots
    assert not is_played_by_bot({"seat": None, "seats": [seat]})


def test_a_table_that_stands_still_is_a_broken_promise(tmp_path: Path) -> None:
    """A server that is not there, for example: whoever runs the campaign is told which table, and where it stands."""

    async def play() -> None:
        await Wave(WarmServer(stable(), tmp_path), random.Random(1), 0, patience=0.1).play(TABLES[:1])

    with pytest.raises(Broken, match=r"clock bank is stuck: .*Host 0 at None"):
        asyncio.run(play())


def test_somebody_stays_at_every_table_of_a_campaign() -> None:
    """With a short clock, time stands still while no player is there: nothing would end the game."""
    planned = list(islice(plans(random.Random(1)), 200))
    vanishing = [plan for plan in planned if any(habits.vanishes for habits in plan.habits)]
    assert len(vanishing) > 10
    assert all(plan.habits[-1].vanishes == 0 for plan in vanishing)


def test_a_campaign_goes_on_where_it_was_and_tells_what_was_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waves: Iterator[Counter[str] | Broken] = iter(
        [Counter({"ugo games": 2, "kills": 3}), Broken("a decision is lost"), Counter({"ugo games": 1})]
    )
    sizes = []

    def run(_server: WarmServer, some: list[Plan], *_: object) -> Counter[str]:
        sizes.append(len(some))
        wave = next(waves)
        if isinstance(wave, Broken):
            raise wave
        return wave

    def place(folder: Path) -> WarmServer:
        return WarmServer(stable(), folder)

    monkeypatch.setattr("tests.server.faults.run_wave", run)
    first = Report(1)
    next(campaign(first, 14, 12, tmp_path, place))
    last = json.decode(json.encode(first), type=Report)
    assert len(list(campaign(last, 14, 12, tmp_path, place))) == 2
    assert (sizes, last.games, last.waves) == ([6, 6, 2], 14, 3)
    assert "| games played to their end | 3 | 0 | 0 | 3 |" in last.table()
    assert last.table().endswith("wave 1 of seed 1: a decision is lost")
