"""Olives: bid in secret for bowls of olives. Our own small example: what to copy for a new game."""

from tablee.games.contract import Game
from tablee.games.olives import notation, rules, secrets
from tablee.games.olives.box import HIGHEST_CARD, SEATS
from tablee.games.olives.options import OPTIONS, PRESETS, start
from tablee.games.olives.picture import PICTURE
from tablee.games.olives.refusals import why_not
from tablee.games.olives.story import STEPS
from tablee.games.olives.table import Moves, Table

OLIVES = Game(
    name="olives",
    title="Olives",
    version=1,
    seats=SEATS,
    actions=HIGHEST_CARD + 1,
    options=OPTIONS,
    presets=PRESETS,
    table=Table,
    moves=Moves,
    steps=STEPS,
    start=start,
    why_not=why_not,
    rules=rules,
    secrets=secrets,
    notation=notation,
    picture=PICTURE,
    is_listed=False,
)
