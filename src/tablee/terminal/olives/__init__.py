"""Olives in the terminal."""

from collections.abc import Sequence

from tablee.games.contract import Sight
from tablee.games.words import Text
from tablee.terminal.commands import Command, word
from tablee.terminal.olives.answers import action_meant
from tablee.terminal.olives.questions import question
from tablee.terminal.olives.table import table_block, where
from tablee.terminal.olives.teller import Teller
from tablee.terminal.screen import Screen

EXAMPLE = "5"  # a card as it is typed


def welcome(sight: Sight, players: Sequence[Text]) -> list[Text]:
    """Who plays, and how."""
    return [
        Text("olives-welcome", {"rounds": int(sight.rounds), "players": players}),
        Text("olives-how", {"example": EXAMPLE, "help": word(Command.HELP)}),
    ]


def stopped(sight: Sight) -> Text:
    """In which round the match stops."""
    return Text("olives-stopped", where(sight))


OLIVES_SCREEN = Screen(
    has_secrets=True,
    opponents=("easy", "medium"),
    welcome=welcome,
    table=table_block,
    question=question,
    action_meant=action_meant,
    stopped=stopped,
    teller=Teller,
    answers=((EXAMPLE, Text("olives-help-cards")),),
    notes=(Text("olives-rules"),),
    demo_narrator=Teller,
    demo_level="greedy",
    demo_what=lambda seats: Text("olives-demo-what", {"seats": seats}),
    demo_rules=(Text("olives-rules"),),
)
