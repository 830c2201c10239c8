"""A demonstration: a whole game of UGO! by players who choose at random."""

import time
from random import randrange

from rich.console import Console
from rich.panel import Panel
from rich.text import Text as Line

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.contract import Table
from tablee.games.story import Event
from tablee.games.words import Text
from tablee.terminal.names import COMPASS
from tablee.terminal.narrator import Narrator
from tablee.texts import Texts

UGO = GAMES["ugo"]
SEEDS = 1_000_000  # short enough to be typed again
HELP, TESTS = "python3 run.py --help", "python3 run.py test"


def run_demo(seats: int, rounds: int, seed: int | None, language: str, pace: float, console: Console) -> None:
    """Play a game to its end and tell it; on a terminal with `pace` seconds after each block, until Ctrl-C."""
    texts = named_texts(language, seats)
    table = UGO.new(seats, rounds=rounds)
    seed = randrange(SEEDS) if seed is None else seed
    console.print(header(seats, seed, texts))
    try:
        play(table, Random.seeded(seed), texts, pace if console.is_terminal else 0, console)
    except KeyboardInterrupt:
        console.print(Line("\n" + texts.say(Text("demo-stopped", {"seed": str(seed)}))))


def named_texts(language: str, seats: int) -> Texts:
    """The language, with the points of the compass as the players' names."""
    texts = Texts(language)
    return Texts(language, names=[texts.say(Text(point)) for point in COMPASS[:seats]])


def header(seats: int, seed: int, texts: Texts) -> Panel:
    """What this is, the rules in short, and what else can be run."""
    what = [Text("demo-welcome"), Text("demo-what", {"seats": seats}), Text("demo-seed", {"seed": str(seed)})]
    rules = [Text("demo-colours"), Text("demo-trick-rule"), Text("demo-pile-rule"), Text("demo-score-rule")]
    more = [Text("demo-help", {"help": HELP}), Text("demo-tests", {"tests": TESTS})]
    paragraphs = ["\n".join(map(texts.say, what)), " ".join(map(texts.say, rules)), "\n".join(map(texts.say, more))]
    return Panel(Line("\n\n".join(paragraphs)), title="Tablée")


def play(table: Table, random: Random, texts: Texts, pace: float, console: Console) -> None:
    """Go on until the game is over, and tell each step."""
    narrator = Narrator(texts, int(table.seats), int(table.hand_size))
    while not UGO.rules.is_over(table):
        for block in narrator.tell(next_events(table, random)):
            console.print(block)
            time.sleep(pace)


def next_events(table: Table, random: Random) -> list[Event]:
    """Chance draws if it owes something; otherwise the player whose turn it is chooses any legal card."""
    if draws := UGO.rules.chances(table):
        return UGO.apply_chance(table, UGO.rules.drawn(table, below(random, draws)))
    (seat,) = UGO.awaited(table)
    choices = UGO.legal(table, seat)
    return UGO.apply(table, seat, choices[below(random, len(choices))])
