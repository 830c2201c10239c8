"""Write the page's types anew: `python -m scripts.wire`, after a change of the server's messages, a game's
picture, or VIGO's events.

They are derived from what the server itself sends and reads, so that the page cannot be wrong about it; a test fails
when they are stale.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct, inspect

from tablee.games import GAMES
from tablee.games.vigo.box import EVENT_TILES
from tablee.games.vigo.table import EVENTS_BY_MOVE
from tablee.server import messages
from tablee.server.api.host import HostServer, HostStatus
from tablee.server.challenges.challenges import ChallengeWish
from tablee.server.challenges.comparisons import Comparison
from tablee.server.challenges.results import ChallengeShown
from tablee.server.intents import AnyIntent
from tablee.server.messages import Answer
from tablee.server.moderation.bans import HostBan
from tablee.server.moderation.blocks import Blocked
from tablee.server.moderation.host_people import HostPerson
from tablee.server.moderation.reports import HostReport
from tablee.server.tables.finished import Finished
from tablee.server.tables.host_tables import HostTable
from tablee.server.tables.replays import Replay, ReplayLine
from tablee.server.tables.statistics import Statistics
from tablee.server.views.analyses import AnalysisStatus, ChoiceShown
from tablee.server.views.catalogue import GameShown
from tablee.server.views.lessons import Lesson
from tablee.server.views.puzzles import PuzzleList, PuzzleShown
from tablee.server.views.stories import StoryLine

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web" / "src"
HEADING = "// Written by scripts/wire.py from the server's own types: change those, then write this anew.\n"
PLAIN: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}
Declared = inspect.StructType | inspect.TypedDictType


def files() -> dict[Path, str]:
    """Every file of types or of data, and what should be in it."""
    pictures = {WEB / "games" / game.name / "picture.ts": picture_of(game.picture.kind) for game in GAMES.values()}
    events = {WEB / "games" / "vigo" / "events.ts": events_file()}
    return {WEB / "wire" / "messages.ts": messages_file(), **pictures, **events}


def messages_file() -> str:
    """What goes over the wire, both ways, and what requests answer."""
    intents = list(get_args(AnyIntent))
    answers = [kind for kind in vars(messages).values() if is_answer(kind)]
    requested = [GameShown, Finished, Lesson, Replay, StoryLine, Blocked, messages.Invitation]
    requested += [AnalysisStatus, ChoiceShown, ReplayLine, PuzzleList, PuzzleShown, Statistics]
    requested += [ChallengeWish, ChallengeShown, Comparison]
    for_hosts = [HostStatus, HostServer, HostTable, HostPerson, HostReport, HostBan]
    unions = [union("Intent", intents), union("Answer", answers)]
    return HEADING + "".join([*declarations([*intents, *answers, *requested, *for_hosts]), *unions])


def is_answer(kind: Any) -> bool:
    """Whether the server sends this."""
    return isinstance(kind, type) and issubclass(kind, Answer) and kind is not Answer


def picture_of(kind: Any) -> str:
    """What a game shows."""
    return HEADING + "".join(declarations([kind])) + f"\nexport type Picture = {kind.__name__};\n"


def events_file() -> str:
    """What VIGO's events are aimed at, in the order in which they are offered."""
    tiles = [EVENT_TILES[event] for event in EVENTS_BY_MOVE]
    rows = "".join(f'\t{tile.name}: "{tile.aim.name.lower()}",\n' for tile in tiles)
    said = "/** What each event is aimed at, in the order in which they are offered. */"
    return f"{HEADING}\n{said}\nexport const EVENTS = {{\n{rows}}} as const;\n"


def union(name: str, kinds: Iterable[type]) -> str:
    """Any of several messages."""
    return f"\nexport type {name} =\n" + "\n".join(f"\t| {kind.__name__}" for kind in kinds) + ";\n"


def declarations(kinds: Iterable[Any]) -> Iterator[str]:
    """These types and all that they are made of, each once, in the order of their names."""
    found: dict[str, Declared] = {}
    for kind in inspect.multi_type_info(kinds):
        collect(kind, found)
    for name in sorted(found):
        yield declaration(name, found[name])


def collect(kind: Any, found: dict[str, Declared]) -> None:
    """Note a type that has fields, and those that it is made of."""
    match kind:
        case inspect.StructType() | inspect.TypedDictType():
            name = kind.cls.__name__
            if name in found:
                return
            found[name] = kind
            for field in kind.fields:
                collect(field.type, found)
        case inspect.ListType() | inspect.VarTupleType():
            collect(kind.item_type, found)
        case inspect.DictType():
            collect(kind.value_type, found)
        case inspect.UnionType():
            for part in kind.types:
                collect(part, found)


def declaration(name: str, kind: Declared) -> str:
    """A type in TypeScript, with the sentence that the server says about it."""
    said = (kind.cls.__doc__ or "").strip().splitlines()[0]
    tag = [f'\ttype: "{kind.tag}";'] if isinstance(kind, inspect.StructType) and kind.tag else []
    fields = [f"\t{field.encode_name}{optional(kind, field)}: {written(field.type)};" for field in kind.fields]
    return f"\n/** {said} */\nexport type {name} = {{\n" + "\n".join([*tag, *fields]) + "\n};\n"


def optional(kind: Declared, field: inspect.Field) -> str:
    """A mark for what may be left out: by the page in an intent, by the server where it has nothing to say."""
    if field.required:
        return ""
    leaves_out = kind.cls.__struct_config__.omit_defaults if issubclass(kind.cls, Struct) else True
    return "?" if leaves_out or is_read(kind.cls) else ""


def is_read(kind: type) -> bool:
    """Whether the server reads this from people, who may leave out what it can fill in."""
    return bool(getattr(kind, "__struct_config__", None) and kind.__struct_config__.forbid_unknown_fields)  # type: ignore[attr-defined]


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.StructType() | inspect.TypedDictType():
            return str(kind.cls.__name__)
        case inspect.ListType() | inspect.VarTupleType():
            item = written(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case inspect.DictType():
            return f"Record<string, {written(kind.value_type)}>"
        case inspect.EnumType():
            return " | ".join(f'"{member.value}"' for member in kind.cls)
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.UnionType():
            return " | ".join(written(part) for part in kind.types)
        case inspect.Metadata():
            return str((kind.extra or {}).get("typescript", written(kind.type)))
    return PLAIN[type(kind)]


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
