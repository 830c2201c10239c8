"""VIGO's events are rows of a table: what is particular to one of them stands in a few places, and nowhere else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from tablee.games.vigo.box import CELLS, EVENT_TILES, IN_BOX, Aim, EventTile
from tablee.games.vigo.table import ACTIONS, CHESTS, END, EVENT_MOVES, SAILING
from tablee.games.words import Text
from tablee.terminal.typed_words import plain
from tablee.terminal.vigo.tiles import STYLES
from tablee.terminal.vigo.words import move_words
from tablee.texts import LANGUAGES, Texts
from tests.texts.language_files import event_keys, messages, page_sources, variables

ROOT = Path(__file__).parents[2]
PACKAGE, PAGE = ROOT / "src" / "tablee", ROOT / "web" / "src"

# Where an event may be named by itself. What `scripts/wire.py` writes follows from the rows.
PLACES = {
    "src/tablee/games/vigo/box.py": "its row",
    "src/tablee/games/vigo/events.py": "its rule",
    "src/tablee/games/vigo/picture.py": "the points that one of them costs at the end, a field of the picture",
    "src/tablee/terminal/vigo/tiles.py": "its colours in the terminal",
    "web/src/games/vigo/events.ts": "written by scripts/wire.py",
    "web/src/games/vigo/picture.ts": "written by scripts/wire.py",
    "web/src/games/vigo/drawings/emblems.ts": "its drawing",
    "web/src/games/vigo/drawings/Showpiece.svelte": "some tiles for the first page",
    "web/src/games/vigo/rules/BoatSailing.svelte": "a picture of the rulebook",
    "web/src/games/vigo/rules/TilesShown.svelte": "a picture of the rulebook",
    "web/src/games/vigo/names.ts": "the points that one of them costs at the end",
    "web/src/games/vigo/tale.ts": "its sentence in the log",
    "web/src/games/vigo/sections.ts": "an anchor of the rulebook",
}
# Where the same words mean something else: waves on the back of a tile, waves of sound, pirates of Village Pillage.
OTHERS = re.compile(r"/Water\.svelte|/sounds\.svelte\.ts|/DeckField\.svelte|/duels\.py|pillage")
NAMED = re.compile(rf"(?<![a-z])({'|'.join(tile.name for tile in EVENT_TILES)})s?(?![a-z])", re.IGNORECASE)
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def words_in_python(source: str) -> Iterator[str]:
    """Names and texts of some code, without its docstrings."""
    tree = ast.parse(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in said:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.keyword(arg=str(name)):
                yield name


def words_of(file: Path, source: str) -> Iterator[str]:
    """What a file says to a machine."""
    if file.suffix == ".py":
        yield from words_in_python(source)
    else:
        yield CAMEL.sub("_", COMMENTS.sub("", source))


def sources() -> dict[str, str]:
    """The package and the page without its tests."""
    files = {file: file.read_text("utf-8") for file in sorted(PACKAGE.rglob("*.py"))} | page_sources()
    named = {file.relative_to(ROOT).as_posix(): text for file, text in files.items()}
    return {name: text for name, text in named.items() if not OTHERS.search(name) and ".test." not in name}


def names_an_event(file: str, source: str) -> bool:
    return any(NAMED.search(word) for word in words_of(Path(file), source))


def test_no_other_file_names_an_event() -> None:
    found = {file for file, source in sources().items() if names_an_event(file, source)}
    assert found == set(PLACES)


@pytest.mark.parametrize(
    ("file", "source", "is_named"),
    [
        ("one.py", "def play_wave(): ...", True),
        ("one.py", "from box import DOLPHIN", True),
        ("one.py", 'KEYS = ["vigo-pirate-played"]', True),
        ("one.py", 'def play():\n    """A wave turns tiles. §wave"""', False),
        ("one.py", "waver = 1", False),
        ("one.ts", 'if (kind === "wave") // a line', True),
        ("one.ts", "const isWave = false;", True),
        ("one.ts", "/** A tidal wave. */ const line = 1; // wave", False),
        ("one.svelte", "<!-- a dolphin --><p>{line}</p>", False),
    ],
)
def test_names_are_found_where_a_machine_reads_them(file: str, source: str, is_named: bool) -> None:
    assert names_an_event(file, source) == is_named


# Each row has all that its readers look for


def told_apart(language: str, key: str) -> set[str]:
    """What a sentence tells apart, by the words that stand for it."""
    value = messages(language)[key].value
    assert value
    expressions = [element.expression for element in value.elements if isinstance(element, ftl.Placeable)]
    variants = [one for found in expressions if isinstance(found, ftl.SelectExpression) for one in found.variants]
    return {variant.key.name for variant in variants if isinstance(variant.key, ftl.Identifier)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", EVENT_TILES, ids=lambda tile: tile.name)
def test_an_event_has_its_texts(tile: EventTile, language: str) -> None:
    said = messages(language)
    assert event_keys(tile) <= set(said)
    for key in ("vigo-tile", "vigo-word", "vigo-ask", "vigo-switch"):
        assert tile.name in told_apart(language, key), f"{language}: {key} does not tell {tile.name}"
    filled = {Aim.CELL: {"cell"}, Aim.LINE: {"line", "kind"}, Aim.STOCK: {"tile", "seat"}}[tile.aim]
    assert variables(said[f"vigo-do-{tile.name}"]) <= filled


@pytest.mark.parametrize("tile", EVENT_TILES, ids=lambda tile: tile.name)
def test_an_event_is_understood_as_it_is_said(tile: EventTile) -> None:
    for language in LANGUAGES:
        word = plain(Texts(language).say(Text("vigo-word", {"word": tile.name})))
        assert move_words()[word] == tile.name


@pytest.mark.parametrize("tile", EVENT_TILES, ids=lambda tile: tile.name)
def test_an_event_has_its_drawings_and_its_line_in_the_glossary(tile: EventTile) -> None:
    assert tile.name in STYLES
    emblems = (PAGE / "games" / "vigo" / "drawings" / "emblems.ts").read_text("utf-8")
    assert re.search(rf"^\t{tile.name}: \{{ ground: .*, drawing: \w+ \}},$", emblems, re.MULTILINE)
    glossary = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    assert re.search(rf"^\| [^|]*\b{tile.name} \| [^|]+ \| event: ", glossary, re.MULTILINE)


def test_the_box_fills_the_bay() -> None:
    assert {int(tiles.sum()) for tiles in IN_BOX[1:]} == {CELLS}


def test_every_event_has_moves_of_its_own() -> None:
    """One has those of the cells; the others have all that lie between the end of a turn and the chests."""
    moves = [move for event in EVENT_MOVES for move in event]
    assert sorted(moves) == [*range(SAILING), *range(END + 1, CHESTS)]
    assert CHESTS < ACTIONS
