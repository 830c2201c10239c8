"""What a person can type besides moves, in any language."""

from collections.abc import Sequence
from enum import Enum
from functools import cache

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.words import Text
from tablee.terminal.typed_words import in_any_language, meanings_of, plain
from tablee.texts import Texts


class Command(Enum):
    """Something to do other than playing; its value names its texts."""

    HELP = "help"
    TABLE = "table"
    SCORE = "score"
    RULES = "rules"
    HINT = "hint"
    UNDO = "undo"
    RESIGN = "resign"
    QUIT = "quit"


# Each command as it is typed, and what it does.
EXPLAINED = {
    Command.HELP: ("command-help", "help-help"),
    Command.TABLE: ("command-table", "help-table"),
    Command.SCORE: ("command-score", "help-score"),
    Command.RULES: ("command-rules", "help-rules"),
    Command.HINT: ("command-hint", "help-hint"),
    Command.UNDO: ("command-undo", "help-undo"),
    Command.RESIGN: ("command-resign", "help-resign"),
    Command.QUIT: ("command-quit", "help-quit"),
}


def command_in(typed: str) -> tuple[Command | None, str]:
    """The command that a line begins with, if any, and the rest of the line.

    >>> command_in("Règles  follow"), command_in("R6")
    ((<Command.RULES: 'rules'>, 'follow'), (None, ''))
    """
    first, *rest = typed.split(maxsplit=1) or [""]
    return words().get(plain(first)), "".join(rest).strip()


@cache
def words() -> dict[str, Command]:
    """Everything that means a command, in any language."""
    shown = {said: command for command in Command for said in in_any_language(word(command))}
    others = meanings_of("command-words", [command.value for command in Command])
    return shown | {said: Command(meaning) for said, meaning in others.items()}


def word(command: Command) -> Text:
    """How a command is typed, in any language."""
    return Text(EXPLAINED[command][0])


def all_words() -> list[Text]:
    """How all commands are typed."""
    return [word(command) for command in Command]


def help_block(answers: Sequence[tuple[Text | str, Text]], notes: Sequence[Text], texts: Texts) -> RenderableType:
    """All that can be typed: a game's own answers by their examples, and the commands; then what signs mean."""
    grid = Table.grid(padding=(0, 2))
    for example, explanation in answers:
        typed = example if isinstance(example, str) else texts.say(example)
        grid.add_row(RichText(typed, "bold", no_wrap=True), texts.say(explanation))
    grid.add_row()  # where a page can end
    for command, (_, explained) in EXPLAINED.items():
        grid.add_row(RichText(texts.say(word(command)), "bold"), texts.say(Text(explained)))
    return Group("", grid, "", *(RichText(texts.say(note), "dim") for note in notes), "")
