"""What can be played here: games, their options and presets, the levels of bots."""

from functools import cache

from msgspec import Struct

from tablee.bots import levels, offered
from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.games.options import Option, option_text
from tablee.lessons import has_lesson
from tablee.texts import Texts, rulebook


class OptionShown(Struct):
    """An option of a game; without values it is a text."""

    name: str
    label: str
    default: int | bool | str
    values: list[int | bool | str]
    needs_seats: dict[str, list[int]]
    is_laboratory: bool
    words: str
    says: dict[str, str]  # values that are words, as players say them


class PresetShown(Struct):
    """Options that go together."""

    name: str
    label: str
    options: dict[str, int | bool | str]
    words: str


class BotShown(Struct):
    """A bot that is offered: its level, what it is called at the table, and how it plays."""

    level: str
    name: str
    style: str


class GameShown(Struct):
    """A game."""

    name: str
    title: str
    blurb: str
    version: int
    seats: list[int]
    actions: int
    options: list[OptionShown]
    presets: list[PresetShown]
    levels: list[str]  # all that may be asked for, with the yardsticks
    bots: list[BotShown]  # those that are offered, the weakest first
    has_lesson: bool  # whether there is a guided first game
    is_listed: bool  # whether it is offered; one that is not is played by whoever names it


def catalogue(language: str) -> list[GameShown]:
    """All games, explained in a language."""
    return [_game(game, Texts(language), title(game.name, language)) for game in GAMES.values()]


@cache
def title(game: str, language: str) -> str:
    """What a game is called in a language: its rulebook says it, with the spaces of that language."""
    return rulebook(language, game).partition("\n")[0].removeprefix("# ")


def _game(game: Game, texts: Texts, called: str) -> GameShown:
    return GameShown(
        game.name,
        called,
        texts.say(game.blurb),
        game.version,
        list(game.seats),
        game.actions,
        [_option(game, option, texts) for option in game.options],
        [_preset(game, preset, texts) for preset in game.presets],
        list(levels(game.name)),
        [BotShown(one.name, one.character, texts.say(one.style(game.name))) for one in offered(game.name)],
        has_lesson(game.name),
        game.is_listed,
    )


def _option(game: Game, option: Option, texts: Texts) -> OptionShown:
    needs = {option_text(value): list(seats) for value, seats in (option.needs_seats or {}).items()}
    return OptionShown(
        option.name,
        texts.say(game.label("option", option.name)),
        option.default,
        list(option.values),
        needs,
        option.is_laboratory,
        texts.say(game.explained("option", option.name)),
        {value: texts.say(game.value_said(option.name, value)) for value in option.values if isinstance(value, str)},
    )


def _preset(game: Game, name: str, texts: Texts) -> PresetShown:
    label, words = texts.say(game.label("preset", name)), texts.say(game.explained("preset", name))
    return PresetShown(name, label, dict(game.presets[name]), words)
