"""The list of the games that can be played in the terminal."""

from tablee.games import LISTED
from tablee.games.nearest import NONE, nearest
from tablee.games.words import Refused
from tablee.terminal.olives import OLIVES_SCREEN
from tablee.terminal.pillage import PILLAGE_SCREEN
from tablee.terminal.screen import Screen
from tablee.terminal.ugo import UGO_SCREEN
from tablee.terminal.vigo import VIGO_SCREEN

SCREENS: dict[str, Screen] = {
    "ugo": UGO_SCREEN,
    "vigo": VIGO_SCREEN,
    "pillage": PILLAGE_SCREEN,
    "olives": OLIVES_SCREEN,
}


def screen_of(game: str) -> Screen:
    """The screen of a game, or a refusal that says which games have one and which was probably meant."""
    if game not in SCREENS:
        known = [name for name in SCREENS if name in LISTED]
        raise Refused("screen-unknown", game=game, known=", ".join(known), nearest=nearest(game, known) or NONE)
    return SCREENS[game]
