"""The language files and the code, read as data."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from tablee.bots import offered
from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.games.vigo.box import EVENT_TILES, Aim, EventTile
from tablee.games.words import Text
from tablee.lessons import steps_of

PACKAGE = Path(__file__).parents[2] / "src" / "tablee"
PAGE = Path(__file__).parents[2] / "web" / "src"
SPEAKERS = {"Text", "Refused", "StepKind"}  # what takes a key as its first argument


@cache
def entries(language: str) -> list[ftl.EntryType]:
    """Everything in the files of a language, even what Fluent cannot read."""
    files = sorted((PACKAGE / "texts" / language).glob("*.ftl"))
    return [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The sentences of a language by their keys."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


def repeated_keys(language: str) -> list[str]:
    """Keys that stand in the files more than once: Fluent would ignore the second."""
    keys = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message))
    return [key for key, times in keys.items() if times > 1]


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    """What a sentence wants to be filled with."""
    found = _Variables()
    found.visit(message)
    return found.names


def variants(language: str, key: str) -> set[str]:
    """What a sentence tells apart."""
    value = messages(language)[key].value
    assert value
    return {
        variant.key.name
        for element in value.elements
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression)
        for variant in element.expression.variants
        if isinstance(variant.key, ftl.Identifier)
    }


@cache
def trees() -> list[ast.Module]:
    """The code of the package."""
    return [ast.parse(file.read_text("utf-8")) for file in sorted(PACKAGE.rglob("*.py"))]


def calls_with_a_key() -> Iterator[tuple[str, ast.Call]]:
    """Every call that speaks: its key, and the call with its arguments."""
    code = [node for tree in trees() for node in ast.walk(tree)]
    speakers = SPEAKERS | {node.name for node in code if isinstance(node, ast.FunctionDef) and takes_a_key(node)}
    for node in code:
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(key)), *_]) if name in speakers:
                yield key, node


def takes_a_key(function: ast.FunctionDef) -> bool:
    """Whether it passes a key on, as the helpers that make refusals do."""
    return bool(function.args.args) and function.args.args[0].arg == "key"


def given_names(call: ast.Call) -> set[str] | None:
    """The names of the arguments given with a key, where the code shows them all."""
    match call:
        case ast.Call(func=ast.Name(id="Refused"), keywords=keywords):
            names: list[Any] = [keyword.arg for keyword in keywords]
        case ast.Call(func=ast.Name(id="Text" | "StepKind"), args=[_, ast.Dict(keys=keys), *_]):
            names = [key.value if isinstance(key, ast.Constant) else None for key in keys]
        case ast.Call(func=ast.Name(id="Text" | "StepKind"), args=[_]):
            names = []
        case _:
            return None
    return None if None in names else set(names)


def keys_of_every_game() -> set[str]:
    """What every game has: a blurb, refusals of positions, styles of bots; labels and aims of options and presets."""
    refusals = {f"{game}-{what}" for game in GAMES for what in ("position", "impossible")}
    styles = {level.style(game).key for game in GAMES for level in offered(game)}
    return (
        refusals
        | styles
        | {text.key for game in GAMES.values() for text in [game.blurb, *labels_and_explanations(game)]}
    )


def labels_and_explanations(game: Game) -> Iterator[Text]:
    """Of every option and every preset: `vigo-option-free-events-label`, `vigo-option-free-events`."""
    named = [("option", option.name) for option in game.options] + [("preset", preset) for preset in game.presets]
    for what, name in named:
        yield game.label(what, name)
        yield game.explained(what, name)
    yield from (
        game.value_said(one.name, value) for one in game.options for value in one.values if isinstance(value, str)
    )


def event_keys(tile: EventTile) -> set[str]:
    """What is said of an event of VIGO: `vigo-wave-played`, `vigo-can-wave`."""
    told = set() if tile.aim == Aim.STOCK else {f"vigo-told-{tile.name}"}
    return told | {f"vigo-{tile.name}-played", *(f"vigo-{what}-{tile.name}" for what in ("can", "do", "typed", "help"))}


def derived_keys() -> set[str]:
    """Keys that are made of names which stand in a table."""
    return keys_of_every_game().union(*map(event_keys, EVENT_TILES))


def lesson_keys() -> set[str]:
    """What lessons may say: `tests/lessons` holds which of it they do."""
    keys = [f"{game}-lesson-{step.name}" for game in GAMES for step in steps_of(game)]
    return {key + ending for key in keys for ending in ("", "-then", "-other")}


@cache
def used_keys() -> set[str]:
    """Every key that the code is seen to use."""
    steps = {kind.key for game in GAMES.values() for kind in game.steps.values()}
    return steps | derived_keys() | {key for key, _ in calls_with_a_key()}


@cache
def words_in_code() -> set[str]:
    """Every string in the code, and in that of the page: a key that is none of them cannot be used."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    in_python = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return in_python | {word for text in page_sources().values() for word in re.findall(r'"([a-z0-9-]+)"', text)}


@cache
def page_sources() -> dict[Path, str]:
    """The code of the page."""
    files = [file for file in sorted(PAGE.rglob("*")) if file.suffix in {".ts", ".svelte"}]
    return {file: file.read_text("utf-8") for file in files}
