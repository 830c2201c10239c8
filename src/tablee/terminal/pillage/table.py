"""The table of Pillage as a player sees it before a decision: the players, the market, the own hand."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text as RichText

from tablee.games.bits import members_of
from tablee.games.contract import Sight
from tablee.games.pillage.table import Phase
from tablee.games.words import Text
from tablee.terminal.pillage.hand import hand_block
from tablee.terminal.pillage.market import market_block
from tablee.terminal.pillage.players import players_table
from tablee.terminal.pillage.types import types_legend
from tablee.texts import Texts

PHASES = {Phase.PLAN: "plan", Phase.ORDER: "order", Phase.BUY: "buy", Phase.BOARD: "buy", Phase.OVER: "over"}


def table_block(sight: Sight, _legal: Sequence[int], texts: Texts) -> RenderableType:
    """Everything that a seat, or a spectator, sees now."""
    heading = Rule(RichText(texts.say(standing(sight)), "bold"), align="left")
    players = players_table(sight, members_of(int(sight.asked)), texts)
    parts = [heading, players, *market_block(sight, texts), *hand_block(sight, texts), types_legend(texts)]
    return Group(*parts)


def standing(sight: Sight) -> Text:
    """Which round it is, and what is going on."""
    phase = PHASES.get(Phase(sight.phase), "resolve")
    is_played_to_its_end = phase == "over" and not sight.won
    number = int(sight.rounds_played) + (0 if is_played_to_its_end else 1)
    return Text("pillage-standing", {"round": number, "phase": phase})
