"""Village Pillage: À l'abordage!: plan in secret, farm, steal, bank, and buy all the relics first."""

from tablee.games import chance
from tablee.games.contract import Game
from tablee.games.pillage import buying, faces, hands, notation, planning, resolution, rules, secrets, theft, villagers
from tablee.games.pillage.box import DUEL, SEATS, Type
from tablee.games.pillage.former import FORMER
from tablee.games.pillage.options import OPTIONS, called, start
from tablee.games.pillage.picture import PICTURE
from tablee.games.pillage.refusals import why_not
from tablee.games.pillage.secrets import Sight
from tablee.games.pillage.story import STEPS
from tablee.games.pillage.table import ACTIONS, Moves, Table

PILLAGE = Game(
    name="pillage",
    title="Village Pillage: À l’abordage!",
    version=2,
    former=FORMER,
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
        lambda: villagers.is_market_card(0),
        lambda: villagers.traits_of(Table.one(), 0),
        lambda: villagers.type_of(Sight.one(), 0),
        lambda: villagers.is_pirate(Sight.one(), 0),
        lambda: villagers.face_against(Sight.one(), 0, Type.NONE),
        lambda: planning.facing(Sight.one(), 0, 0),
        lambda: planning.neighbour(0, 0, DUEL),
        lambda: planning.place_faced(0, 0, DUEL),
        lambda: faces.number_on(0, faces.Number.GAIN),
        lambda: faces.has(0, faces.Has.RELIC),
        lambda: chance.unit(chance.Random.one()),
    ),
)
