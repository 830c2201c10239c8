"""Village Pillage: À l'abordage!: plan in secret, farm, steal, bank, and buy all the relics first."""

from tablee.games.contract import Game
from tablee.games.pillage import notation, rules, secrets
from tablee.games.pillage.box import SEATS
from tablee.games.pillage.options import OPTIONS, start
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
)
