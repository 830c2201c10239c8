"""The command that tells how a deck of Village Pillage plays."""

from json import dumps
from typing import TYPE_CHECKING, Annotated

from cyclopts.validators import Number

from tablee.cli.arena import Json
from tablee.cli.choices import chosen
from tablee.cli.compiling import get_ready
from tablee.cli.measuring import show
from tablee.cli.play import Deck, Language, OptionsShown, Preset, said, spoken

if TYPE_CHECKING:
    from rich.table import Table

    from tablee.bots.pillage.balance import Balance
    from tablee.games.words import Text
    from tablee.texts import Texts

GAMES = 200
Games = Annotated[int, said("How many games are played.", validator=Number(gte=1))]
Players = Annotated[int, said("How many seats.")]
Level = Annotated[str, said("The bot that plays all seats; expert/500 thinks less long than expert.")]
Seed = Annotated[int, said("Another seed is another chance; the same one gives the same figures.")]


def balance(
    *,
    players: Players = 2,
    games: Games = GAMES,
    level: Level = "hard",
    seed: Seed = 1,
    preset: Preset = None,
    options: OptionsShown = None,
    deck: Deck = None,
    json: Json = None,
    language: Language = None,
) -> None:
    """Let bots play a deck of Village Pillage: which cards they buy, what owners of a card win, how long games are."""
    from rich.console import Console
    from rich.progress import Progress

    from tablee.bots import bot_of
    from tablee.bots.pillage.balance import balance_of
    from tablee.games.pillage import PILLAGE
    from tablee.texts import Texts

    agreed, texts = chosen(PILLAGE, preset, options, deck), Texts(spoken(language))
    PILLAGE.new(players, **agreed)
    bot = bot_of(PILLAGE.name, level)
    get_ready(PILLAGE)
    with Progress(console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task(PILLAGE.title, total=games)
        counted = balance_of(bot, players, agreed, games, seed, told=lambda: bars.advance(bar))
    remarks = [texts.say(remark) for remark in remarks_on(counted)]
    show(table_of(counted, texts), remarks, dumps(counted.as_json(), indent=2), json)


def table_of(balance: "Balance", texts: "Texts") -> "Table":
    """A row for each card, those first that are bought most."""
    from rich.table import Table

    from tablee.games.words import Text

    columns = "balance-card", "balance-offered", "balance-bought", "balance-owners", "balance-won"
    grid = Table(*(texts.say(Text(column)) for column in columns))
    for card in balance.ranked():
        parts = in_hundredths(card.bought_when_offered), str(card.owners), in_hundredths(card.owners_won)
        grid.add_row(card.card, str(card.offered), *parts)
    return grid


def in_hundredths(part: float | None) -> str:
    """A part in per cent.

    >>> in_hundredths(0.25), in_hundredths(None)
    ('25', '–')
    """
    return "–" if part is None else f"{100 * part:.0f}"


def remarks_on(balance: "Balance") -> "list[Text]":
    """How many games there were, what an equal wins, and how long they took."""
    from statistics import median, quantiles

    from tablee.games.words import Text

    rounds = balance.rounds
    low, *_, high = quantiles(rounds, n=10) if len(rounds) > 1 else (rounds[0], rounds[0])
    played = {"games": balance.games, "players": balance.players, "fair": in_hundredths(1 / balance.players)}
    lasted = {"median": round(median(rounds)), "low": round(low), "high": round(high), "drawn": balance.drawn}
    return [Text("balance-played", played), Text("balance-rounds", lasted)]
