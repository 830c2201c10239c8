"""A demonstration: a whole game by bots."""

import time
from collections.abc import Mapping, Sequence
from random import randrange

from rich.console import Console
from rich.panel import Panel
from rich.text import Text as RichText

from tablee.bots import Bot, bot_of
from tablee.bots.asking import ask_at, name_of
from tablee.bots.random_bot import random_bot
from tablee.command import command
from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.contract import Game, Table
from tablee.games.options import Value, agreed
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import Event, told_to
from tablee.games.words import Text
from tablee.terminal.names import points
from tablee.terminal.screen import Screen
from tablee.terminal.screens import screen_of
from tablee.texts import Texts

SEEDS = 1_000_000  # short enough to be typed again


def run_demo(
    seats: int,
    rounds: int | None,
    seed: int | None,
    language: str,
    pace: float,
    console: Console,
    *,
    game: str = "ugo",
    options: Mapping[str, Value] | None = None,
) -> None:
    """Play a game to its end and tell it; on a terminal with `pace` seconds after each block, until Ctrl-C."""
    screen, seed = screen_of(game), randrange(SEEDS) if seed is None else seed
    counted = {} if rounds is None else {"rounds": rounds}
    chosen = {**screen.demo_options, **(options or {}), **counted}
    table = GAMES[game].new(seats, **chosen)
    texts = named_texts(language, seats, GAMES[game].called(agreed(GAMES[game].options, chosen, seats), language))
    console.print(header(screen, seats, seed, texts))
    try:
        play(GAMES[game], table, Random.seeded(seed), texts, pace if console.is_terminal else 0, console)
    except KeyboardInterrupt:
        console.print(RichText("\n" + texts.say(Text("demo-stopped", {"seed": str(seed)}))))


def named_texts(language: str, seats: int, called: Mapping[str, Sequence[str]] | None = None) -> Texts:
    """The language, with the points of the compass as the players' names, and with what people have named."""
    return Texts(language, points(seats, Texts(language)), called)


def header(screen: Screen, seats: int, seed: int, texts: Texts) -> Panel:
    """What this is, the rules in short, and what else can be run."""
    welcome = Text("demo-welcome", {"games": [game.title for game in GAMES.values()]})
    what = [welcome, screen.demo_what(seats), Text("demo-seed", {"seed": str(seed)})]
    rules = " ".join(map(texts.say, screen.demo_rules))
    paragraphs = ["\n".join(map(texts.say, what)), rules, texts.say(Text("demo-help", {"help": command("--help")}))]
    return Panel(RichText("\n\n".join(paragraphs)), title="Tablée")


def play(game: Game, table: Table, random: Random, texts: Texts, pace: float, console: Console) -> None:
    """Go on until the game is over, and tell each step."""
    screen = screen_of(game.name)
    narrator = screen.demo_narrator(texts, lambda: game.view(table, SPECTATOR))
    bot = bot_of(game.name, screen.demo_level)
    while not game.rules.is_over(table):
        for block in narrator.tell(next_events(game, table, random, bot)):
            console.print(block)
            time.sleep(pace)


def next_events(game: Game, table: Table, random: Random, bot: Bot = random_bot) -> list[Event]:
    """Chance draws if it owes something; otherwise a player who owes a decision chooses as the bot does."""
    if draws := game.rules.chances(table):
        return told_to(game.apply_chance(table, game.rules.drawn(table, below(random, draws))), SPECTATOR)
    seat = game.awaited(table)[0]
    choice = ask_at(bot, name_of(bot), game, table, seat, random)
    return told_to(game.apply(table, seat, choice), SPECTATOR)
