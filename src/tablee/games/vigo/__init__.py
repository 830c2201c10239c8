"""VIGO: sail the bay, gather tiles, build treasure chests, and choose when the last ship is found."""

from tablee.games.contract import Game
from tablee.games.vigo import building, chests, ending, notation, rules, secrets
from tablee.games.vigo.box import SEATS
from tablee.games.vigo.options import OPTIONS, PRESETS, start
from tablee.games.vigo.picture import PICTURE
from tablee.games.vigo.refusals import why_not
from tablee.games.vigo.sightings import TileSightings
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
    sightings=TileSightings,
    picture=PICTURE,
    single_rules=(
        lambda: ending.turns_left(secrets.Sight.one()),
        lambda: ending.turns_left_after(0, 0),
        lambda: ending.stock_points(0, 0),
        lambda: chests.piece_points(0, 0),
        lambda: chests.key_fits(0),
        lambda: chests.multiplier(0, 0),
        lambda: chests.best_treasure(0, 0),
        lambda: chests.how_many_chests(0, 0),
        lambda: building.chests_made(0, 0, 0),
    ),
)
