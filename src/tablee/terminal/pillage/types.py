"""How the four types of villagers look in a terminal: always a letter, in a colour where there are colours."""

from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.pillage.box import TYPES, Type
from tablee.games.pillage.villagers import type_of
from tablee.games.words import Text
from tablee.texts import Texts

# Colours that stay themselves on a screen that has 16 of them.
STYLES = {
    Type.FARMER: "bold #ffffff on #007a00",
    Type.WALL: "bold #ffffff on #1144bb",
    Type.RAIDER: "bold #ffffff on #af0000",
    Type.MERCHANT: "bold #000000 on #ffd700",
}
MARKS = Text("pillage-legend")


def type_on(sight: Sight, kind: int) -> Type:
    """The type of a card; a gap has none. §types"""
    return Type(type_of(sight, kind))


def type_named(of_type: Type) -> str:
    """A type as the language files know it."""
    return of_type.name.lower()


def type_letter(of_type: Type) -> Text:
    """The letter of a type."""
    return Text("pillage-letter", {"type": type_named(of_type)})


def type_chip(of_type: Type, texts: Texts) -> RichText:
    """The letter of a type in its colour."""
    return RichText(texts.say(type_letter(of_type)), STYLES[of_type])


def type_chips(types: list[Type], texts: Texts) -> RichText:
    """Several letters."""
    return RichText(" ").join(type_chip(of_type, texts) for of_type in types)


def types_legend(texts: Texts, marks: Text = MARKS) -> RichText:
    """What the letters mean, and the marks beside them."""
    parts = [
        RichText.assemble(
            type_chip(of_type, texts), " ", texts.say(Text("pillage-type", {"type": type_named(of_type)}))
        )
        for of_type in TYPES
    ]
    legend = RichText(", ").join(parts)
    legend.append(texts.say(marks))
    legend.stylize("dim")
    return legend
