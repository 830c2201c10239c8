"""The table of VIGO as a player sees it before a decision: the bay, how to read it, the stocks, the chests."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.story import seat_named
from tablee.games.vigo.box import NO_TILE, SHIP
from tablee.games.vigo.ending import turns_left
from tablee.games.vigo.story import tile_named
from tablee.games.vigo.table import Phase
from tablee.games.words import Text
from tablee.terminal.vigo.bay import Bay
from tablee.terminal.vigo.chests import best_chests
from tablee.terminal.vigo.legend import legend
from tablee.terminal.vigo.marks import marks
from tablee.terminal.vigo.stocks import players_table
from tablee.terminal.vigo.tiles import chip
from tablee.texts import Texts


def table_block(sight: Sight, legal: Sequence[int], texts: Texts) -> RenderableType:
    """Everything that a seat, or a spectator, sees now."""
    found = marks(sight, legal)
    heading = Rule(RichText(texts.say(standing(sight)), "bold"), align="left")
    players = players_table(sight, asked(sight), texts)
    return Group(heading, Bay(sight, found), *legend(sight, found, texts), players, *below(sight, legal, texts))


def below(sight: Sight, legal: Sequence[int], texts: Texts) -> Iterator[RenderableType]:
    """What is not always there: a tile on its way, the countdown, chests."""
    if sight.lifted != NO_TILE:
        tile = int(sight.lifted)
        yield RichText.assemble(chip(tile), " ", texts.say(Text("vigo-on-its-way", {"tile": tile_named(tile)})))
    if is_counting(sight):
        yield RichText(texts.say(Text("vigo-countdown", {"turns": turns_left(sight)})), "bold")
    yield from best_chests(sight, legal, texts)


def standing(sight: Sight) -> Text:
    """Whose turn it is, the ships that are found, and the tiles that are left."""
    args = {"seat": seat_named(int(sight.turn)), "ships": int(sight.gone[SHIP]), "tiles": int(sight.in_bay)}
    phase = Phase(sight.phase)
    if phase == Phase.OVER:
        return Text("vigo-standing-over", args)
    return Text("vigo-standing-placing" if phase <= Phase.PLACE else "vigo-standing", args)


def asked(sight: Sight) -> list[int]:
    """Who is to decide: whose turn it is, during a call the caller, in the end nobody."""
    if sight.phase == Phase.CALL:
        return [int(sight.caller)]
    return [int(sight.turn)] if sight.phase < Phase.OVER else []


def is_counting(sight: Sight) -> bool:
    """Whether a whole round, or more, has brought no progress. §safety"""
    return bool(sight.phase in (Phase.SAIL, Phase.LAND) and sight.idle_turns >= sight.seats)
