"""The commands that let a network learn: a game, or what another network does wrong."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts.validators import Number

from tablee.cli.choices import chosen
from tablee.cli.compiling import get_ready
from tablee.cli.play import Deck, Game, Language, OptionsShown, Preset, said, spoken
from tablee.command import command

if TYPE_CHECKING:
    from tablee.games.words import Text
    from tablee.learn.checkpoint import Progress
    from tablee.learn.config import Config
    from tablee.learn.evaluation import Look
    from tablee.learn.inputs import View
    from tablee.learn.trainer import Told, Trainer
    from tablee.learn.workers import Workers
    from tablee.texts import Texts

AT_LEAST_ONE = Number(gte=1)

Network = Annotated[Path | None, said("The file of its weights; otherwise those that come with the game.")]
Players = Annotated[
    list[int] | None,
    said("A number of seats, and more of them; otherwise all that the game allows.", consume_multiple=True),
]
Shipped = Annotated[
    bool,
    said(
        "The run that made the weights which come with the game, for these players; steps and seed can be others.",
        negative="",
    ),
]
Steps = Annotated[int, said("How many decisions to learn from.", validator=AT_LEAST_ONE)]
Seed = Annotated[int, said("Another seed is another run; the same one gives the same numbers on the same machine.")]
Out = Annotated[Path | None, said("A folder for weights, checkpoints and the curve; otherwise trained-GAME.")]
Resume = Annotated[
    bool, said("Go on from the checkpoint of the folder, after an interruption or with more steps.", negative="")
]
Against = Annotated[str, said("The level that it is measured against.")]
Deals = Annotated[int, said("Deals of a look, each played from every seat.", validator=AT_LEAST_ONE)]
Every = Annotated[int, said("Rounds between two looks, which write checkpoints.", validator=AT_LEAST_ONE)]
Rate = Annotated[float, said("The learning rate.", validator=Number(gte=0))]
Entropy = Annotated[float, said("What entropy is worth in the beginning.", validator=Number(gt=0))]
Lanes = Annotated[int, said("Tables that a worker plays side by side.", validator=AT_LEAST_ONE)]
WorkerCount = Annotated[int, said("How many workers play. Their number changes the numbers.", validator=AT_LEAST_ONE)]
EngineName = Annotated[
    Literal["local", "ray"],
    said(
        "Where workers play: in this process, or at once on an existing Ray cluster (RAY_ADDRESS, or on this machine)."
    ),
]


def train(
    game: Game,
    *,
    players: Players = None,
    preset: Preset = None,
    options: OptionsShown = None,
    deck: Deck = None,
    shipped: Shipped = False,
    steps: Steps | None = None,
    seed: Seed = 1,
    out: Out = None,
    resume: Resume = False,
    against: Against = "greedy",
    deals: Deals = 50,
    every: Every = 40,
    rate: Rate = 7e-4,
    entropy: Entropy = 0.05,
    lanes: Lanes = 256,
    workers: WorkerCount = 1,
    engine: EngineName = "local",
    language: Language = None,
) -> None:
    """Let a network learn a game by playing itself: docs/training.md."""
    from tablee.bots import bot_of
    from tablee.learn.config import Config
    from tablee.learn.extras import check_installed
    from tablee.learn.shipped import shipped_run
    from tablee.match.lookup import game_named
    from tablee.texts import Texts

    played, texts = game_named(game), Texts(spoken(language))
    check_installed()
    agreed = chosen(played, preset, options, deck)
    seats = tuple(dict.fromkeys(players or played.seats))
    for number in seats:
        played.new(number, **agreed)
    bot_of(game, against)
    get_ready(played, batches=True)
    if shipped:
        config = replace(shipped_run(game, players or ()), seed=seed)
    else:
        config = Config(game, seats, agreed, seed=seed, lanes=lanes, workers=workers, rate=rate, entropy=entropy)
        config = replace(config, against=against, deals=deals, every=every)
    config = replace(config, steps=steps) if steps else config
    learn(config, out or Path(f"trained-{game}"), resume, engine, texts)


def exploit(
    game: Game,
    *,
    network: Network = None,
    players: Annotated[int, said("How many play: the network has all seats but one.")] = 2,
    steps: Steps = 2_000_000,
    seed: Seed = 1,
    out: Out = None,
    resume: Resume = False,
    deals: Deals = 50,
    every: Every = 40,
    lanes: Lanes = 256,
    language: Language = None,
) -> None:
    """Let another network learn against one alone, and say what it wins: how much is left to who studies a bot.

    It begins as the same network, so that an equal's part is what it wins before it has learned.
    """
    from tablee.bots.learned import weights_of
    from tablee.learn.best_response import response_run
    from tablee.learn.extras import check_installed
    from tablee.match.lookup import game_named
    from tablee.texts import Texts

    played, texts = game_named(game), Texts(spoken(language))
    check_installed()
    played.new(players)
    get_ready(played, batches=True)
    config = response_run(game, players, network or weights_of(game, players))
    config = replace(config, steps=steps, seed=seed, deals=deals, every=every, lanes=lanes)
    learn(config, out or Path(f"trained-{game}"), resume, "local", texts)


def learn(config: "Config", out: Path, resume: bool, engine: str, texts: "Texts") -> None:
    """Run it, in a folder that is free or has this run."""
    from tablee.games.words import Refused
    from tablee.learn.checkpoint import Folder
    from tablee.learn.inputs import view_of
    from tablee.learn.trainer import Trainer

    with closing(Folder(out)) as folder:
        if folder.checkpoint.exists() and not resume:
            raise Refused("learn-exists", folder=str(out))
        view = view_of(config)
        with closing(workers_of(engine, config, view)) as workers:
            trainer = Trainer(config, view, workers, folder, texts)
            if resume:
                trainer.resume()
            run(trainer, texts)


def workers_of(engine: str, config: "Config", view: "View") -> "Workers":
    """Who plays."""
    from tablee.learn.ray_workers import OnRay
    from tablee.learn.workers import InThisProcess

    return OnRay(config, view) if engine == "ray" else InThisProcess(config, view)


def run(trainer: "Trainer", texts: "Texts") -> None:
    """Learn, show how far it is, and say what came of it."""
    begun, before = monotonic(), trainer.progress.samples
    with shown(trainer, texts) as told:
        trainer.run(told)
    seconds, samples = monotonic() - begun - trainer.looking_seconds, trainer.progress.samples - before
    for sentence in outcome(trainer, samples, seconds):
        print(texts.say(sentence))


def outcome(trainer: "Trainer", samples: int, seconds: float) -> "Iterator[Text]":
    """The first look and the last, how quick it was, where the files are, and what to do with them."""
    from tablee.games.words import Text

    folder, config, looks = trainer.folder, trainer.config, trainer.progress.looks
    rounds = {looks[0].round_number: 0, looks[-1].round_number: 0}
    yield from (said_of(look, config) for look in looks if look.round_number in rounds)
    speed = round(samples / max(seconds, 1e-3))
    yield Text("learn-speed", {"samples": samples, "seconds": round(seconds), "speed": speed})
    yield Text("learn-files", {"weights": str(folder.weights), "curve": str(folder.curve)})
    again = f"arena {config.game} net:{folder.weights} {config.against} --players {config.seats[0]}"
    yield Text("learn-next", {"command": command(again)})


@contextmanager
def shown(trainer: "Trainer", texts: "Texts") -> "Iterator[Told]":
    """A bar for who waits at a terminal; otherwise a line for each look."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bars

    console, config = Console(stderr=True), trainer.config
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Bars(*columns, console=console, disable=not console.is_terminal) as bars:
        bar = bars.add_task(config.rules.title, total=config.steps, completed=trainer.progress.samples)

        def told(progress: "Progress", entropy: float) -> None:
            last = progress.looks[-1]
            described = f"{config.rules.title}  {shown_share(last.share)} – {config.against}  H {entropy:.2f}"
            bars.update(bar, completed=min(progress.samples, config.steps), description=described)
            if last.round_number == progress.rounds - 1:
                for look in (look for look in progress.looks if look.round_number == last.round_number):
                    console.print(texts.say(said_of(look, config)), soft_wrap=True, highlight=False)

        yield told


def said_of(look: "Look", config: "Config") -> "Text":
    """A look, in words."""
    from tablee.games.words import Text

    shares = {name: shown_share(getattr(look, name)) for name in ("share", "low", "high")}
    told = {"samples": look.samples, "games": look.games, "against": config.against, "players": look.seats, **shares}
    return Text("learn-look", {**told, "fair": shown_share(1 / look.seats)})


def shown_share(part: float) -> str:
    """A part of all games, in per cent."""
    return f"{100 * part:.1f} %"
