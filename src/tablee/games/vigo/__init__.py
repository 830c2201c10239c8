"""VIGO: sail the bay, gather tiles, build treasure chests, and choose when the last ship is found."""

from tablee.games.contract import Game
from tablee.games.vigo import notation, rules, secrets
from tablee.games.vigo.box import SEATS
from tablee.games.vigo.options import OPTIONS, PRESETS, start
from tablee.games.vigo.refusals import why_not
from tablee.games.vigo.story import STEPS
from tablee.games.vigo.table import ACTIONS, Moves, Table

VIGO = Game(
    name="vigo",
    title="VIGO",
    version=1,
    seats=SEATS,
    actions=ACTIONS,
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
)
