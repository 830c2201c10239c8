"""Village Pillage: À l'abordage! in the terminal."""

from collections.abc import Sequence

from tablee.games.contract import Sight
from tablee.games.words import Text
from tablee.terminal.commands import Command, word
from tablee.terminal.pillage.answers import action_meant
from tablee.terminal.pillage.moves import in_words, typed
from tablee.terminal.pillage.narrator import Narrator
from tablee.terminal.pillage.questions import question
from tablee.terminal.pillage.sheet import all_cards, deck_played
from tablee.terminal.pillage.table import standing, table_block
from tablee.terminal.pillage.teller import Teller
from tablee.terminal.screen import Screen

LEVEL = "greedy"


def welcome(sight: Sight, players: Sequence[Text]) -> list[Text]:
    """Who plays, with which cards, and how."""
    return [
        Text("pillage-welcome", {"players": players}),
        Text("pillage-aim", {"relics": int(sight.relics_to_win)}),
        *deck_played(sight),
        Text("pillage-how", {"help": word(Command.HELP), "cards": Text("pillage-command-cards")}),
    ]


def stopped(sight: Sight) -> Text:
    """Where the match stops."""
    return Text("pillage-stopped", {"standing": standing(sight)})


PILLAGE_SCREEN = Screen(
    has_secrets=True,
    opponents=("easy", "medium"),
    welcome=welcome,
    table=table_block,
    question=question,
    action_meant=action_meant,
    stopped=stopped,
    teller=Teller,
    answers=(
        ("2", Text("pillage-help-number")),
        (Text("pillage-typed-name"), Text("pillage-help-name")),
        (Text("pillage-typed-none"), Text("pillage-help-none")),
        (Text("pillage-typed-order"), Text("pillage-help-order")),
        (Text("pillage-command-cards"), Text("pillage-help-cards")),
    ),
    typed=typed,
    in_words=in_words,
    sheets={"pillage-command-cards": all_cards},
    notes=(Text("pillage-help-plan"), Text("pillage-help-letters"), Text("pillage-help-pirates")),
    demo_narrator=Narrator,
    demo_level=LEVEL,
    demo_what=lambda seats: Text("pillage-demo-what", {"seats": seats, "level": LEVEL}),
    demo_rules=(Text("pillage-demo-rules"), Text("pillage-our-design")),
)
