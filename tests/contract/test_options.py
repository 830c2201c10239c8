"""Every option that is declared is also written, read, shown and explained; what is missing is named with its file."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.games.options import Option, switch
from tablee.texts import LANGUAGES
from tests.contract.play import Agreement, with_other_options
from tests.contract.test_secrecy import places, undeclared
from tests.texts.language_files import messages

FOLDER = Path(__file__).parents[2] / "src" / "tablee" / "games"
POSITIONS = {"pillage": "position_fields.py"}  # where the parts of a line are, if not in positions.py
OPTIONS = [(game, option) for game in GAMES.values() for option in game.options]


def missing_pieces(game: Game, option: Option) -> Iterator[str]:
    """What an option still lacks, each with the file to edit and the line to add."""
    yield from missing_texts(game, option)
    for agreement in with_other_options(game):
        if option.name in agreement.options:
            yield from missing_rules(agreement, option)


def missing_texts(game: Game, option: Option) -> Iterator[str]:
    """The sentence that explains it, and its label on the page."""
    wanted = {
        game.explained("option", option.name).key: "what it is for",
        game.label("option", option.name).key: "its label on the page",
    }
    for language in LANGUAGES:
        for key, what in wanted.items():
            if key not in messages(language):
                yield f"src/tablee/texts/{language}/{game.name}.ftl: add “{key} = …”, {what}"


def missing_rules(agreement: Agreement, option: Option) -> Iterator[str]:
    """Whether a table remembers it, whether everybody sees it, and whether a position holds it."""
    game, name = agreement.game, option.name
    folder = f"src/tablee/games/{game.name}"
    try:
        table = agreement.new()
    except AttributeError as error:
        yield f"{folder}/table.py: give Table a field for it ({error})"
        return
    if table.tobytes() == game.new(agreement.seats).tobytes():
        yield f"{folder}/options.py: start() does nothing with it; write “table.… = options['{name}']”"
        return
    for field in sorted(undeclared(game.table, places(game))):
        yield f"{folder}/secrets.py: add “{field}” to PLACES; what is agreed is BY_ALL"
    helper = "agreed_switch" if isinstance(option.default, bool) else "agreed_field"
    if game.notation.parse_position(game.notation.position(table)).tobytes() != table.tobytes():
        file = POSITIONS.get(game.name, "positions.py")
        yield f"{folder}/{file}: a position does not hold it; add “{name}” as an {helper}"


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=[f"{game.name}-{option.name}" for game, option in OPTIONS])
def test_an_option_has_all_its_pieces(game: Game, option: Option) -> None:
    pieces = list(missing_pieces(game, option))
    assert not pieces, "\n".join(["", *pieces])


@pytest.mark.parametrize("name", GAMES)
def test_the_files_that_are_named_are_there(name: str) -> None:
    files = ("table.py", "options.py", "secrets.py", POSITIONS.get(name, "positions.py"))
    assert [file for file in files if not (FOLDER / name / file).exists()] == []
    assert "agreed_" in (FOLDER / name / files[-1]).read_text("utf-8")


# What a developer is told who has only declared one


def with_new_option(name: str, start: Any) -> tuple[Game, Option]:
    """UGO! with one more option, and what its `start` does with that."""
    ugo, option = GAMES["ugo"], switch(name)

    def begin(table: Any, seats: int, options: Any) -> None:
        ugo.start(table, seats, options)
        start(table, options[name])

    return replace(ugo, options=[*ugo.options, option], start=begin), option


def test_a_new_option_is_told_every_file_that_it_lacks() -> None:
    told = list(missing_pieces(*with_new_option("left_handed", lambda _table, _value: None)))
    assert [piece.partition(":")[0] for piece in told] == [
        "src/tablee/texts/en/ugo.ftl",
        "src/tablee/texts/en/ugo.ftl",
        "src/tablee/texts/fr/ugo.ftl",
        "src/tablee/texts/fr/ugo.ftl",
        "src/tablee/games/ugo/options.py",
    ]
    assert "ugo-option-left-handed = …" in told[0]
    assert "ugo-option-left-handed-label = …" in told[1]


def test_a_field_that_is_not_there_is_named_with_its_table() -> None:
    def start(table: Any, value: bool) -> None:
        table.left_handed = value

    *_, told = missing_pieces(*with_new_option("left_handed", start))
    assert told.startswith("src/tablee/games/ugo/table.py: give Table a field for it")
    assert "left_handed" in told


def test_an_option_that_no_position_holds_is_named_with_its_file() -> None:
    def start(table: Any, value: bool) -> None:
        table.depths[0] = value  # something that positions work out themselves

    *_, told = missing_pieces(*with_new_option("left_handed", start))
    assert told.startswith("src/tablee/games/ugo/positions.py: a position does not hold it; add “left_handed”")
