"""Pictures of positions, for the tests that know them by heart."""

from typing import Any

from tablee.games import GAMES
from tablee.games.picture import draw


def picture_of(position: str, seat: int) -> dict[str, Any]:
    game = GAMES[position.split(maxsplit=1)[0]]
    return draw(game.picture, game.view(game.notation.parse_position(position), seat))


def parts(picture: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: picture[name] for name in names}
