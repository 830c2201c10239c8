"""Saved matches are shown, and one of them is offered to whoever begins to play."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as RichText

from tablee.command import command
from tablee.games import GAMES
from tablee.games.story import seat_named
from tablee.games.words import Text
from tablee.terminal.keyboard import Keyboard
from tablee.terminal.names import names_of, player_named
from tablee.terminal.questions import is_yes
from tablee.terminal.saved_matches import SavedMatch
from tablee.texts import Texts

WHEN = "%Y-%m-%d %H:%M"


def saved_block(saved: Sequence[SavedMatch], texts: Texts) -> RenderableType:
    """All saved matches: what they are called, who plays, when they were played last, how they stand, and where."""
    if not saved:
        return RichText(texts.say(Text("saved-none", {"command": command("terminal")})))
    table = Table(box=None, pad_edge=False)
    columns = (Text("column-match"), Text("column-players"), Text("column-played"), Text("column-standing"))
    for column in columns:
        table.add_column(RichText(texts.say(column)), header_style="dim")
    for match in saved:
        named = Texts(texts.language, names_of(match.players, match.game, texts))
        played = RichText(match.played.strftime(WHEN), no_wrap=True)
        table.add_row(
            RichText(match.name, "bold", no_wrap=True), players_of(match, named), played, standing(match, named)
        )
    stopped = [match.name for match in saved if not match.is_over][:1]
    hints = [Text("saved-continue", {"command": command(f"terminal --continue {name}")}) for name in stopped]
    where = Text("saved-folder", {"folder": str(saved[0].path.parent)})
    return Group(table, "", *(RichText(texts.say(text), "italic") for text in (*hints, where)))


def players_of(match: SavedMatch, named: Texts) -> str:
    """Who plays."""
    return ", ".join(named.say(player_named(seat, player)) for seat, player in enumerate(match.players))


def standing(match: SavedMatch, named: Texts) -> str:
    """How a match stands, or who has won."""
    scores = " – ".join(map(str, match.scores))
    if not match.is_over:
        return named.say(Text("saved-running", {"scores": scores}))
    winners = [seat_named(seat) for seat in match.winners]
    return named.say(Text("saved-over", {"winners": winners, "count": len(winners), "scores": scores}))


def wants_to_go_on(match: SavedMatch, texts: Texts, keyboard: Keyboard) -> bool:
    """Offer a match that was stopped, until somebody says yes or no; `EndOfInput` where nobody does."""
    named = Texts(texts.language, names_of(match.players, match.game, texts))
    given = {"players": players_of(match, named), "played": match.played.strftime(WHEN)}
    offer = Text("offer-to-go-on", {"game": GAMES[match.game].title, **given})
    while (answer := keyboard.read(RichText(texts.say(offer), "bold"))) and is_yes(answer) is None:
        pass
    return is_yes(answer) is not False
