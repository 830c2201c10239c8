"""The games, and the list of them."""

from tablee.games.contract import Game
from tablee.games.olives import OLIVES
from tablee.games.pillage import PILLAGE
from tablee.games.ugo import UGO
from tablee.games.vigo import VIGO

_ALL = (
    UGO,
    VIGO,
    PILLAGE,
    OLIVES,
)

GAMES: dict[str, Game] = {game.name: game for game in _ALL}  # whatever can be played
LISTED: dict[str, Game] = {name: game for name, game in GAMES.items() if game.is_listed}  # what people are offered
