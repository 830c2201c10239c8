"""The command that lets bots play against each other."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts.validators import Number

from tablee.cli.choices import chosen
from tablee.cli.compiling import get_ready
from tablee.cli.play import Deck, Game, Language, OptionsShown, Preset, said, spoken
from tablee.command import command

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from tablee.arena import Arena, Crew, Experiment, SaveFile, Summary
    from tablee.arena.comparison import Comparison
    from tablee.texts import Texts

FEWEST_BOTS = 2
PRINTED = Path("-")  # in the place of a file

Bots = Annotated[
    str,
    said(
        "Two bots or more: a level such as greedy, module:function of your own, cmd: with a program that speaks the "
        "engine protocol, such as 'cmd:./my_engine', or net: with weights that `train` has written."
    ),
]
Games = Annotated[
    int, said("How many games each two bots play at the most, rounded up to whole batches.", validator=Number(gte=1))
]
Players = Annotated[int | None, said("How many seats; otherwise as few as the game allows.")]
Seed = Annotated[int, said("Another seed is another chance; the same one gives the same games.")]
Decisions = Annotated[
    int | None, said("How many decisions of imagined games a bot may make for a move.", validator=Number(gte=1))
]
Seconds = Annotated[
    float | None,
    said("How many seconds a bot may think about a move. Then results depend on the machine.", validator=Number(gt=0)),
]
Timeout = Annotated[
    float, said("Whoever has not moved after so many seconds forfeits the game.", validator=Number(gt=0))
]
Stop = Annotated[bool, said("Stop when it is decided who is better, or play all games.", show_default=False)]
Save = Annotated[
    Path | None,
    said("A file for finished batches: after an interruption, the same command goes on from there."),
]
Report = Annotated[Path | None, said("A file for a page with tables, plots and records: FILE.html.")]
Json = Annotated[
    Path | None,
    said(
        "A file to write the figures to as well, as JSON, or - to print them in place of the tables.",
        allow_leading_hyphen=True,
    ),
]
EngineName = Annotated[
    Literal["local", "ray"],
    said("Who plays: processes of this machine, or an existing Ray cluster (RAY_ADDRESS, or one on this machine)."),
]
Processes = Annotated[
    int | None, said("How many games at once; otherwise as many as there are processors.", validator=Number(gte=1))
]


def arena(
    game: Game,
    *bots: Bots,
    games: Games = 1000,
    players: Players = None,
    preset: Preset = None,
    options: OptionsShown = None,
    deck: Deck = None,
    seed: Seed = 1,
    decisions: Decisions = None,
    seconds: Seconds = None,
    timeout: Timeout = 60.0,
    stop: Stop = True,
    save: Save = None,
    report: Report = None,
    json: Json = None,
    engine: EngineName = "local",
    processes: Processes = None,
    language: Language = None,
) -> None:
    """Let bots play against each other, every deal from every seat, and say who is better: docs/arena.md."""
    from rich.console import Console

    from tablee.arena import Arena, Experiment, Summary
    from tablee.bots import Budget
    from tablee.match.lookup import game_named
    from tablee.texts import Texts

    played, texts = game_named(game), Texts(spoken(language))
    agreed, budget = chosen(played, preset, options, deck), Budget(seconds, decisions)
    experiment = Experiment(game, bots, players or played.seats[0], agreed, seed, budget, timeout)
    check(experiment, report)
    get_ready(played)
    introduced = introduce(experiment)
    with saved_in(save, experiment, texts) as file:
        run = Arena(experiment, games, stop, file)
        with crew_of(engine, experiment, processes) as crew, shown(run) as progress:
            run.run(crew, progress)
    tell(Summary(experiment, run.comparisons, introduced), texts, Console(), report, json)


def check(experiment: "Experiment", report: Path | None) -> None:
    """Refuse what cannot be played, or not be reported, before anything is played."""
    from tablee.arena.report import check_writable
    from tablee.games.words import Refused

    if len(experiment.bots) < FEWEST_BOTS:
        raise Refused("arena-bots", bots=len(experiment.bots), command=command("arena --help"))
    experiment.rules.new(experiment.seats, **experiment.options)
    if report:
        check_writable(report)


def introduce(experiment: "Experiment") -> "list[str]":
    """What each bot calls itself: programs say so. Refuses those that there are not, or that do not start."""
    from tablee.bots.engine import Engine

    names = []
    for bot in experiment.sitting():
        names.append(" ".join(bot.introduce()).strip() if isinstance(bot, Engine) else "")
        if isinstance(bot, Engine):
            bot.quit()
    return names


@contextmanager
def saved_in(path: Path | None, experiment: "Experiment", texts: "Texts") -> "Iterator[SaveFile | None]":
    """The file of finished batches, if one is asked for; whoever interrupts is told how it goes on."""
    from tablee.arena import SaveFile
    from tablee.games.words import Text

    file = SaveFile(path, experiment) if path else None
    try:
        yield file
    except KeyboardInterrupt:
        if file:
            print("\n" + texts.say(Text("arena-save-goes-on", {"file": str(path)})), file=sys.stderr)
        raise
    finally:
        if file:
            file.close()


def crew_of(engine: str, experiment: "Experiment", processes: int | None) -> "Crew":
    """Who plays."""
    from tablee.arena.crew import local_crew
    from tablee.arena.ray_crew import ray_crew

    return ray_crew(experiment, processes) if engine == "ray" else local_crew(experiment, processes)


@contextmanager
def shown(run: "Arena") -> "Iterator[Callable[[list[Comparison]], None]]":
    """A bar for each comparison, for who waits at a terminal: the games that are counted, and what is known by them."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from tablee.arena.tables import standing

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        tasks = [
            bars.add_task("", total=comparison.most_batches * run.games_in_batch) for comparison in run.comparisons
        ]

        def show(comparisons: "list[Comparison]") -> None:
            for task, comparison in zip(tasks, comparisons, strict=True):
                total = len(comparison.games) if comparison.is_over else None
                described = standing(comparison, run.experiment.labels)
                bars.update(task, completed=len(comparison.games), total=total, description=described)

        yield show


def tell(summary: "Summary", texts: "Texts", console: "Console", report: Path | None, json: Path | None) -> None:
    """Print what came out, and write what is asked for."""
    from tablee.arena.report import write_report
    from tablee.arena.tables import blocks
    from tablee.games.words import Text

    figures = dumps(summary.as_json(), indent=2, ensure_ascii=False)
    if json == PRINTED:
        print(figures)
    else:
        console.print(*blocks(summary, texts), sep="\n")
    if json and json != PRINTED:
        json.write_text(figures + "\n", encoding="utf-8")
    if report:
        write_report(report, summary, texts)
        print(texts.say(Text("arena-report-written", {"file": str(report)})), file=sys.stderr)
