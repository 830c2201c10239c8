"""Village Pillage: À l'abordage!: plan in secret, farm, steal, bank, and buy all the relics first."""

from tablee.games.contract import Game
from tablee.games.pillage import buying, hands, notation, planning, resolution, rules, secrets, theft, traits
from tablee.games.pillage.box import SEATS
from tablee.games.pillage.options import OPTIONS, called, start
from tablee.games.pillage.picture import PICTURE, PillagePicture
from tablee.games.pillage.refusals import why_not
from tablee.games.pillage.story import STEPS
from tablee.games.pillage.table import ACTIONS, Moves, Table

PILLAGE = Game(
    name="pillage",
    title="Village Pillage: À l’abordage !",
    version=1,
    seats=SEATS,
    actions=ACTIONS,
    options=OPTIONS,
    table=Table,
    moves=Moves,
    steps=STEPS,
    start=start,
    why_not=why_not,
    rules=rules,
    secrets=secrets,
    notation=notation,
    picture=PICTURE,
    picture_kind=PillagePicture,
    called=called,
    single_rules=(
        lambda: planning.free_kinds(Table.one(), 0),
        lambda: planning.plannable(Table.one(), 0),
        lambda: planning.facing(Table.one(), 0, 0),
        lambda: planning.neighbour(0, 0, 0),
        lambda: hands.hand_size(Table.one(), 0),
        lambda: hands.known_kinds(Table.one(), 0),
        lambda: resolution.wealth(Table.one(), 0),
        lambda: resolution.relic_cost(Table.one(), 0, 0),
        lambda: buying.market_kinds(Table.one()),
        lambda: buying.tied_buyers(Table.one()),
        lambda: theft.claim(Table.one(), 0),
        lambda: theft.needs_chicken(0, 0, 0),
        lambda: theft.purse(Table.one()),
        lambda: traits.is_market_card(0),
    ),
)
