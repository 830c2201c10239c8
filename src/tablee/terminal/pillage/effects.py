"""What a card does, in the words of a language, against the types of villagers that it can face."""

from collections.abc import Iterator

from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.pillage.box import TYPES, Type
from tablee.games.pillage.effects import BESIDES, EFFECTS, RELICS, Phrase
from tablee.games.pillage.villagers import face_against
from tablee.games.words import Text
from tablee.terminal.pillage.flow import Flow
from tablee.terminal.pillage.types import type_chips
from tablee.texts import Texts

NOTHING = "–"


def effects_shown(sight: Sight, kind: int, texts: Texts) -> Flow:
    """What a card does, types that it treats alike together; without letters what it does against all. §effects"""
    faces = by_face(sight, kind)
    if len(faces) == 1:
        return Flow([RichText(face_said(next(iter(faces)), texts))])
    parts = [
        RichText.assemble(type_chips(types, texts), " ", face_said(face, texts))
        for face, types in faces.items()
        if face
    ]
    return Flow(parts)


def by_face(sight: Sight, kind: int) -> dict[int, list[Type]]:
    """The faces of a card, each with the types against which it acts so."""
    faces: dict[int, list[Type]] = {}
    for of_type in TYPES:
        faces.setdefault(face_against(sight, kind, of_type), []).append(of_type)
    return faces


def face_said(face: int, texts: Texts) -> str:
    """The effects of one face; what comes after a relic is for those who are unable, if it says so. §unable"""
    relic, rest = (list(map(texts.say, effects_on(face, phrases))) for phrases in (RELICS, EFFECTS))
    if relic and rest and not face & BESIDES:
        return texts.say(Text("pillage-else", {"relic": relic[0], "rest": ", ".join(rest)}))
    return ", ".join(rest + relic) or NOTHING


def effects_on(face: int, phrases: tuple[Phrase, ...]) -> Iterator[Text]:
    """The effects that a face has, of some that it could have."""
    for phrase in phrases:
        if phrase.said_of(face):
            yield Text("pillage-effect", {"effect": phrase.key, "n": phrase.number_in(face) or 0})
