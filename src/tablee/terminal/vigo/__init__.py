"""VIGO in the terminal."""

from collections.abc import Sequence

from tablee.games.contract import Sight
from tablee.games.vigo.box import EVENT_TILES
from tablee.games.vigo.table import EVENTS_BY_MOVE
from tablee.games.words import Text
from tablee.move_words.vigo import in_words
from tablee.terminal.commands import Command, word
from tablee.terminal.screen import Screen
from tablee.terminal.vigo.answers import action_meant
from tablee.terminal.vigo.chests import all_chests
from tablee.terminal.vigo.moves import typed
from tablee.terminal.vigo.narrator import Narrator
from tablee.terminal.vigo.questions import question
from tablee.terminal.vigo.table import standing, table_block
from tablee.terminal.vigo.teller import Teller


def welcome(_sight: Sight, players: Sequence[Text]) -> list[Text]:
    """Who plays, and how."""
    return [
        Text("vigo-welcome", {"players": players}),
        Text("vigo-aim"),
        Text("vigo-how", {"help": word(Command.HELP)}),
    ]


def stopped(sight: Sight) -> Text:
    """Where the match stops."""
    return Text("vigo-stopped", {"standing": standing(sight)})


def event_typed(name: str) -> tuple[Text, Text]:
    """How an event is played, for the help."""
    return Text(f"vigo-typed-{name}"), Text(f"vigo-help-{name}")


VIGO_SCREEN = Screen(
    has_secrets=False,
    opponents=("easy", "medium"),
    welcome=welcome,
    table=table_block,
    question=question,
    action_meant=action_meant,
    stopped=stopped,
    teller=Teller,
    answers=(
        (Text("vigo-typed-place"), Text("vigo-help-place")),
        (Text("vigo-typed-sail"), Text("vigo-help-sail")),
        (Text("vigo-typed-take"), Text("vigo-help-take")),
        *(event_typed(EVENT_TILES[event].name) for event in EVENTS_BY_MOVE),
        (Text("vigo-typed-build"), Text("vigo-help-build")),
        (Text("vigo-command-chests"), Text("vigo-help-chests")),
        (Text("vigo-typed-put"), Text("vigo-help-put")),
        (Text("vigo-typed-on"), Text("vigo-help-on")),
        (Text("vigo-typed-end"), Text("vigo-help-end")),
        (Text("vigo-typed-call"), Text("vigo-help-call")),
    ),
    typed=typed,
    in_words=in_words,
    sheets={"vigo-command-chests": all_chests},
    notes=(
        Text("vigo-legend-parts"),
        Text("vigo-legend-colours"),
        Text("vigo-legend-brown"),
        Text("vigo-legend-events"),
        Text("vigo-help-words"),
    ),
    demo_narrator=Narrator,
    demo_level="greedy",
    demo_what=lambda seats: Text("vigo-demo-what", {"seats": seats}),
    demo_rules=(Text("vigo-aim"), Text("vigo-demo-rules")),
)
