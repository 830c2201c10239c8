"""The fault campaign: games of all kinds on a server that is killed again and again.

    python -m tests.server.faults --games 200 --seed 1 --keep faults.json
    python -m tests.server.faults --games 200 --seed 1 --keep shared.json --servers 3

With `--servers` the games are played on several servers that share a PostgreSQL; of those one is killed or paused, all
connections to the database are cut, or it is started anew.

Nothing that was acknowledged may be lost, nothing else may be half done, and everybody plays on. Half of the kills
come at any moment, half (and the first of a wave) when somebody has just sent something. The result is a table of what
happened, game by game, and of the promises that were broken; with `--keep` it is kept after each wave of games, and the
same command goes on where it was interrupted.
"""

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec import Struct, json

from tests.server.cluster import Cluster
from tests.server.fault_checks import check_table
from tests.server.fault_people import Broken, Habits, Host, Player, Watcher
from tests.server.postgres import Postgres
from tests.server.stable import stable
from tests.server.warm import WarmServer

AT_ONCE = 6  # games on the server at the same time
MOST_INTENTS = 30  # that are sent before a kill which waits for one
TABLE_SECONDS = 400.0  # for a game, with everything that happens; on a machine that starves, give it more
FLAGS = ("--pace", "0", "--grace", "1", "--no-rate-limits", "--bot-processes", "1")
QUIET = Habits()
RESTLESS = Habits(goes_away=40, dawdles=150)
QUITTING = Habits(resigns=60, goes_away=60)
VANISHING = Habits(vanishes=30)
CLOCKS: dict[str, dict[str, Any]] = {
    "none": {},
    "move": {"kind": "move", "seconds": 5},
    "bank": {"kind": "bank", "seconds": 30, "increment": 1},
}
GAMES: dict[str, list[dict[str, Any]]] = {
    "ugo": [{"rounds": 1}, {"rounds": 2, "hand_size": 4}],
    "vigo": [{}, {"free_events": True, "vigilance": True}],
    "pillage": [{"round_limit": 6}, {"round_limit": 10, "market": "both"}],
}


@dataclass
class Plan:
    """A table that is to be: its game, who sits there, their clock and habits."""

    game: str
    people: int
    bots: int
    options: dict[str, Any]
    clock: str
    habits: Sequence[Habits]
    starts_when_full: bool
    is_watched: bool

    def wish(self) -> dict[str, Any]:
        """What the host asks for."""
        chairs = [{"kind": "me"}, *[{"kind": "person"}] * (self.people - 1)]
        chairs += [{"kind": "bot", "level": "random"}] * self.bots
        return {
            "game": self.game,
            "chairs": chairs,
            "options": self.options,
            "clock": CLOCKS[self.clock],
            "starts_when_full": self.starts_when_full,
        }

    def __str__(self) -> str:
        return f"{self.game} with {self.people} people and {self.bots} bots, clock {self.clock}"


def plans(chance: random.Random) -> Iterator[Plan]:
    """Tables of every kind, the games in turn."""
    while True:
        for game, options in GAMES.items():
            people, bots = chance.choice([(2, 0), (3, 0), (1, 2), (2, 1), (3, 1)])
            clock = chance.choice(list(CLOCKS))
            kinds = [QUIET, RESTLESS, QUITTING] if people > 1 else [QUIET]
            habits = [chance.choice(kinds) for _ in range(people)]
            if clock == "move" and chance.randrange(2) and people > 1:  # without a player the clock would stand still
                habits[0] = VANISHING
            yield Plan(game, people, bots, chance.choice(options), clock, habits, chance.random() < 0.5, True)


@dataclass
class Wave:
    """Some games at the same time on one server, and whoever kills it."""

    server: WarmServer | Cluster
    random: random.Random
    most_kills: int
    patience: float = TABLE_SECONDS
    aimed_kills: int = 0
    disturbed: "Seen" = field(default_factory=Counter)
    tables: list[list[Player]] = field(default_factory=list)
    seen: "Seen" = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self._now = asyncio.Event()
        self._intents_left = 0  # until a kill that waits for somebody who sends something

    async def play(self, planned: Sequence[Plan]) -> None:
        """Play all of them to their end, and check everything."""
        games = [asyncio.create_task(self._table(plan, number)) for number, plan in enumerate(planned)]
        killing = asyncio.create_task(self._kill_again_and_again())
        try:
            await finished(games)
        finally:
            killing.cancel()
            await asyncio.gather(killing, return_exceptions=True)
        await asyncio.to_thread(self.server.restart_all)
        for players in self.tables:
            await self._check(players)

    # The killer

    def somebody_sent(self) -> None:
        """Called after every intent that was sent: a kill that waits for such a moment may come now."""
        self._intents_left -= 1
        if self._intents_left == 0:
            self._now.set()

    async def _kill_again_and_again(self) -> None:
        while self.disturbed.total() < self.most_kills:
            if not self.disturbed or self.random.random() < 0.5:
                await self._somebody_sends()
            else:
                await asyncio.sleep(0.2 + self.random.random() * 1.5)
            self.disturbed[await asyncio.to_thread(self.server.disturb, self.random)] += 1

    async def _somebody_sends(self) -> None:
        """Wait for the moment after one of the next intents: they are counted, since seconds differ by machine."""
        self._now.clear()
        self._intents_left = self.random.randint(1, MOST_INTENTS)
        await self._now.wait()
        self.aimed_kills += 1
        await asyncio.sleep(self.random.choice([0, 0, 0.001, 0.003, 0.01]))

    # Tables

    async def _table(self, plan: Plan, number: int) -> None:
        host: Host = self._somebody(Host, f"Host {number}", plan.habits[0])
        host.wish = plan.wish()
        others: list[Player] = [
            self._somebody(Player, f"Guest {number}.{place}", habits)
            for place, habits in enumerate(plan.habits[1:], start=1)
        ]
        if plan.is_watched:
            others.append(self._somebody(Watcher, f"Watcher {number}", QUIET))
        self.tables.append([host, *others])
        try:
            async with asyncio.timeout(self.patience):
                await self._play(host, others)
        except TimeoutError:
            raise Broken(f"{plan} is stuck: {[stand(player) for player in [host, *others]]}") from None

    async def _play(self, host: Host, others: Sequence[Player]) -> None:
        living = [asyncio.create_task(come_and_live(host))]
        try:
            while not host.table and not living[0].done():
                await asyncio.sleep(0.02)
            for other in others:
                other.table = host.table
                living.append(asyncio.create_task(come_and_live(other)))
            await finished(living)
        finally:
            for task in living:
                task.cancel()

    def _somebody(self, kind: type[Any], name: str, habits: Habits) -> Any:
        own = random.Random(self.random.getrandbits(64))
        return kind(self.server, name, habits, own, self.somebody_sent)

    async def _check(self, players: list[Player]) -> None:
        fresh = {}
        for player in players:
            newcomer = Watcher(self.server, player.name, QUIET, self.random, cookie=player.cookie, table=player.table)
            await newcomer.live()
            fresh[player.name] = newcomer.mind
        match = check_table(self.server, players, fresh)
        answers = [intent.answer for one in players for intent in one.intents]
        refused = sum(answer is not None and answer["type"] == "refused" for answer in answers)
        self._note(match.game.name, "games")
        for entry in match.log:
            self._note(match.game.name, entry.word)
        self._note(match.game.name, "connections", sum(player.connections for player in players))
        self._note(match.game.name, "unanswered", answers.count(None))
        self._note(match.game.name, "refused", refused)
        self._note(match.game.name, "acknowledged", len(answers) - answers.count(None) - refused)

    def _note(self, game: str, what: str, count: int = 1) -> None:
        self.seen[f"{game} {what}"] += count


async def come_and_live(player: Player) -> None:
    """Come in, whenever the server is there, and stay until the end."""
    await player.come_in()
    await player.live()


async def finished(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Wait for all; the first error ends it."""
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


def stand(player: Player) -> str:
    """How far somebody is."""
    table = player.mind.table
    last = player.intents[-1] if player.intents else None
    return f"{player.name} at {table.get('seq')} {table.get('status')} awaited {table.get('awaited')}, last {last}"


# The campaign

Seen = Counter[str]  # what happened how often: "ugo games", "vigo acknowledged", "kills"
ROWS = {
    "games": "games played to their end",
    "decision": "decisions",
    "together": "decisions made together",
    "chance": "draws",
    "back": "take-backs",
    "resigns": "resignations",
    "absent": "absences",
    "returns": "returns",
    "connections": "connections",
    "acknowledged": "intents acknowledged",
    "refused": "intents refused",
    "unanswered": "intents without an answer",
}


WHOLE = ("kills", "pauses", "cuts", "restarts", "aimed kills", "orphans")
Places = Callable[[Path], WarmServer | Cluster]  # where a wave is played, in a folder


class Report(Struct):
    """How far a campaign is, and what it has seen."""

    seed: int
    waves: int = 0
    games: int = 0  # that were begun
    seconds: float = 0.0
    seen: dict[str, int] = {}
    broken: list[str] = []

    def table(self) -> str:
        """What was seen, for people."""
        lines = ["| what | " + " | ".join(GAMES) + " | all |", "|---|" + "---:|" * (len(GAMES) + 1)]
        for row, words in ROWS.items():
            counts = [self.seen.get(f"{game} {row}", 0) for game in GAMES]
            lines.append(f"| {words} | " + " | ".join(f"{count:,}" for count in [*counts, sum(counts)]) + " |")
        whole = {what: self.seen.get(what, 0) for what in WHOLE}
        whole["promises broken"] = len(self.broken)
        lines += [f"| {what} |{' |' * len(GAMES)} {count:,} |" for what, count in whole.items()]
        return "\n".join([*lines, *self.broken])


def campaign(
    report: Report, games: int, most_kills: int, folder: Path, place: Places, patience: float = TABLE_SECONDS
) -> Iterator[None]:
    """Play until there were so many games, in waves; stops after each of them, when the report says what it saw."""
    while report.games < games:
        begin, chance = time.monotonic(), random.Random(f"{report.seed} {report.waves}")
        some = list(islice(plans(chance), min(AT_ONCE, games - report.games)))
        try:
            seen = run_wave(place(folder / str(report.waves)), some, chance, most_kills, patience)
            report.seen = dict(Counter(report.seen) + seen)
        except Broken as broken:
            report.broken.append(f"wave {report.waves} of seed {report.seed}: {broken}")
        report.waves, report.games = report.waves + 1, report.games + len(some)
        report.seconds += time.monotonic() - begin
        yield


def run_wave(
    server: WarmServer | Cluster,
    some: Sequence[Plan],
    chance: random.Random,
    most_kills: int,
    patience: float = TABLE_SECONDS,
) -> Seen:
    """One wave on a server of its own, or on several: what was seen. Raises `Broken`."""
    server.start()

    async def play() -> Wave:
        wave = Wave(server, chance, most_kills, patience)
        await wave.play(some)
        return wave

    try:
        wave = asyncio.run(play())
    finally:
        server.stop()
    if server.errors():
        raise Broken("\n".join(server.errors()))
    others = {"aimed kills": wave.aimed_kills, "orphans": server.orphans()}
    return wave.seen + Counter({f"{what}s": often for what, often in wave.disturbed.items()}) + Counter(others)


def place_in(folder: Path, postgres: Postgres | None, servers: int) -> WarmServer | Cluster:
    """A server on a file, or several on a database of a PostgreSQL."""
    return Cluster(stable(), folder, postgres, servers, *FLAGS) if postgres else WarmServer(stable(), folder, *FLAGS)


def main() -> int:
    """The campaign as a command; 0 if every promise was kept."""
    parser = argparse.ArgumentParser(description="Kill a server again and again while games are played on it.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=12, help="at most, for each wave of games")
    parser.add_argument("--servers", type=int, default=0, help="so many on one PostgreSQL; otherwise one on a file")
    parser.add_argument("--patience", type=float, default=TABLE_SECONDS, help="seconds after which a game is stuck")
    parser.add_argument("--keep", type=Path, help="a file for what was seen so far: the campaign goes on from there")
    asked = parser.parse_args()
    report = Report(asked.seed)
    if asked.keep and asked.keep.exists():
        report = json.decode(asked.keep.read_bytes(), type=Report)
    folder = Path(tempfile.mkdtemp(prefix="faults-"))
    with ExitStack() as stack:
        postgres = Postgres().start() if asked.servers else None
        if postgres:
            stack.callback(postgres.remove)
        places = lambda one: place_in(one, postgres, asked.servers)  # noqa: E731
        for _ in campaign(report, asked.games, asked.kills, folder, places, asked.patience):
            print(f"{report.games} games, {report.seen.get('kills', 0)} kills, {report.seconds:.0f} s", flush=True)
            if asked.keep:
                asked.keep.write_bytes(json.encode(report))
    print(report.table())
    if report.broken:
        print(f"Promises were broken; see {folder}", file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
