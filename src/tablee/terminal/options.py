"""What can be agreed before a game, as a list to read."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.contract import Game
from tablee.games.options import Option, option_text
from tablee.games.words import Text
from tablee.texts import Texts

NOTHING = "–"


def options_block(game: Game, texts: Texts) -> RenderableType:
    """The options of a game, and below them its presets."""
    heading = RichText(texts.say(Text("options-heading", {"game": game.title})), "bold")
    parts: list[RenderableType] = [heading, "", options_table(game, texts)]
    if game.presets:
        parts += ["", RichText(texts.say(Text("presets-heading")), "bold"), "", presets_table(game, texts)]
    return Group(*parts)


def options_table(game: Game, texts: Texts) -> Table:
    """Name, values and default of every option, and what it is for."""
    table = Table(box=None, pad_edge=False)
    for key in (Text("column-option"), Text("column-values"), Text("column-default"), Text("column-meaning")):
        table.add_column(RichText(texts.say(key)), header_style="dim")
    for option in game.options:
        meaning = texts.say(game.explained("option", option.name))
        if option.is_laboratory:
            meaning += " " + texts.say(Text("option-laboratory"))
        name = RichText(option.name, "bold", no_wrap=True)
        table.add_row(name, values_shown(option, texts), option_text(option.default) or NOTHING, meaning)
    return table


def values_shown(option: Option, texts: Texts) -> str:
    """What can be chosen: one of some values, or a text of one's own."""
    return texts.say(Text("option-own-text")) if option.complete else option.allowed()


def presets_table(game: Game, texts: Texts) -> Table:
    """Name and options of every preset, and what it is for."""
    table = Table.grid(padding=(0, 2))
    for name, options in game.presets.items():
        choices = ", ".join(f"{option}={option_text(value)}" for option, value in options.items())
        meaning = texts.say(game.explained("preset", name))
        table.add_row(RichText(name, "bold", no_wrap=True), choices or NOTHING, meaning)
    return table
