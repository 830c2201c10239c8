"""Who has won, as a screen says it at the end."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text as RichText

from tablee.games.story import Event, seat_named
from tablee.games.words import Text
from tablee.texts import Texts


def winner_block(winners: list[Event], texts: Texts) -> RenderableType:
    """Who has won by points, alone or together."""
    text = winners[0].text
    if len(winners) > 1:
        seats = [seat_named(event.args["seat"]) for event in winners]
        text = Text("shared-win", {"seats": seats, "total": winners[0].args["total"]})
    return Panel(RichText(texts.say(text), "bold"), expand=False)
