"""UGO!: win tricks, lay their cards in your kingdom, and find farmers for them."""

from tablee.games.contract import Game
from tablee.games.ugo import notation, packed_trick, rules, secrets
from tablee.games.ugo.box import CARDS, SEATS
from tablee.games.ugo.options import OPTIONS, start
from tablee.games.ugo.picture import PICTURE
from tablee.games.ugo.refusals import why_not
from tablee.games.ugo.story import STEPS
from tablee.games.ugo.table import Moves, Table

UGO = Game(
    name="ugo",
    title="UGO!",
    version=1,
    seats=SEATS,
    actions=CARDS,
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
    single_rules=(
        lambda: rules.trick_winner(packed_trick.EMPTY),
        lambda: rules.farmers_for_winning(0),
        lambda: rules.farmers_for_losing(0, 0),
        lambda: rules.farmers_missing(0, 0),
        lambda: rules.space_score(0, 0, 0),
    ),
)
