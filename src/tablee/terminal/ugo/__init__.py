"""UGO! in the terminal."""

from collections.abc import Sequence

from tablee.games.contract import Sight
from tablee.games.ugo.story import card_named
from tablee.games.words import Text
from tablee.terminal.commands import Command, word
from tablee.terminal.screen import Screen, View
from tablee.terminal.ugo.answers import action_meant
from tablee.terminal.ugo.narrator import Narrator
from tablee.terminal.ugo.questions import question
from tablee.terminal.ugo.table import table_block, where
from tablee.terminal.ugo.teller import Teller
from tablee.texts import Texts

EXAMPLE = "R6"  # a card as it is written


def welcome(sight: Sight, players: Sequence[Text]) -> list[Text]:
    """Who plays, and how."""
    return [
        Text("ugo-welcome", {"rounds": int(sight.rounds), "players": players}),
        Text("ugo-how", {"example": EXAMPLE, "help": word(Command.HELP)}),
        Text("ugo-legend"),
    ]


def stopped(sight: Sight) -> Text:
    """In which round and trick the match stops."""
    return Text("ugo-stopped", where(sight))


def narrator(texts: Texts, view: View) -> Narrator:
    """Tells trick by trick."""
    return Narrator(texts, int(view().seats), int(view().hand_size))


def teller(texts: Texts, view: View) -> Teller:
    """Tells card by card."""
    return Teller(texts, int(view().seats), int(view().hand_size))


UGO_SCREEN = Screen(
    has_secrets=True,
    opponents=("easy", "medium"),
    welcome=welcome,
    table=table_block,
    question=question,
    action_meant=action_meant,
    stopped=stopped,
    teller=teller,
    in_words=lambda _sight, card: card_named(card),
    answers=((EXAMPLE, Text("ugo-help-cards")),),
    notes=(Text("ugo-help-letters"), Text("ugo-help-farmers"), Text("ugo-legend")),
    demo_narrator=narrator,
    demo_what=lambda seats: Text("ugo-demo-what", {"seats": seats}),
    demo_rules=(
        Text("ugo-demo-colours"),
        Text("ugo-demo-trick-rule"),
        Text("ugo-demo-pile-rule"),
        Text("ugo-demo-score-rule"),
    ),
    demo_options={"rounds": 1},
)
