"""What is chosen by name before a match: a game, and a preset of its options."""

from tablee.games import GAMES, LISTED
from tablee.games.contract import Game
from tablee.games.nearest import NONE, nearest
from tablee.games.options import Value
from tablee.games.words import Refused


def game_named(name: str) -> Game:
    """The game of a name, or a refusal that says which there are and which was probably meant."""
    if name not in GAMES:
        raise Refused("game-unknown", game=name, known=", ".join(LISTED), nearest=nearest(name, LISTED) or NONE)
    return GAMES[name]


def preset_named(game: Game, name: str | None) -> dict[str, Value]:
    """The options of a preset, none without one, or a refusal that says which presets there are."""
    if name is None:
        return {}
    if name not in game.presets:
        known = ", ".join(game.presets)
        raise Refused("preset-unknown", preset=name, game=game.title, known=known, count=len(game.presets))
    return dict(game.presets[name])
