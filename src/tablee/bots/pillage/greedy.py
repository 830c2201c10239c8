"""A beginner at Village Pillage: plays what promises most against each neighbour, but never for certain.

For each neighbour it imagines how both would learn to answer each other's cards, judges its own cards by what they
bring against that, and draws its plan: what promises more is planned more often. It reads cards by their data, so that
it plays with any deck. It looks one round ahead, sees only its neighbours, and does not remember how they play.
"""

from collections.abc import Callable, Sequence

from tablee.bots.contract import Budget
from tablee.bots.pillage.clash import Player
from tablee.bots.pillage.line import players_after_front
from tablee.bots.pillage.mixture import drawn_from, weights_of
from tablee.bots.pillage.outlook import Outlook
from tablee.bots.pillage.sides import NOTHING, Prospect, plan_value, prospects
from tablee.bots.pillage.trade import best_purchase, better_order
from tablee.games.chance import Random
from tablee.games.pillage.box import DUEL, LEFT, NO_CARD, RIGHT
from tablee.games.pillage.planning import neighbour
from tablee.games.pillage.secrets import Sight
from tablee.games.pillage.table import NO_MORE, Phase


def greedy(sight: Sight, legal: Sequence[int], random: Random, _budget: Budget) -> int:
    """A card to plan, drawn; a card to buy or the order of two Merchants, the best."""
    if len(legal) == 1:
        return legal[0]
    outlook = Outlook(sight)
    if sight.phase == Phase.PLAN:
        return PLANNERS[sight.seats == DUEL, int(sight.planned[sight.seat])](outlook, legal, random)
    if sight.phase == Phase.ORDER:
        return better_order(outlook)
    return best_purchase(outlook, legal)


# Planning between two neighbours


def plan_left(outlook: Outlook, legal: Sequence[int], random: Random) -> int:
    """The left card of a plan that is drawn whole."""
    plans = [(left, right) for left in legal for right in rights_after(outlook, left)]
    lefts, rights = on_side(outlook, LEFT), on_side(outlook, RIGHT)
    values = [plan_value(lefts[left], rights[right], outlook.wealth) for left, right in plans]
    return plans[drawn_from(weights_of(values), random)][0]


def plan_right(outlook: Outlook, legal: Sequence[int], random: Random) -> int:
    """The right card of a plan whose left one is laid."""
    left = on_side(outlook, LEFT)[int(outlook.sight.plans[outlook.seat, LEFT])]
    rights = on_side(outlook, RIGHT)
    values = [plan_value(left, rights[right], outlook.wealth) for right in legal]
    return legal[drawn_from(weights_of(values), random)]


def on_side(outlook: Outlook, side: int) -> dict[int, Prospect]:
    """What each own card promises on a side; none promises nothing."""
    rival = outlook.player(neighbour(outlook.seat, side, outlook.seats))
    return {NO_MORE: NOTHING, **prospects(outlook.player(outlook.seat), rival, outlook.seats)}


def rights_after(outlook: Outlook, left: int) -> list[int]:
    """What can be planned to the right of a card: a provoked one that is not planned yet, or any that is left."""
    due = [kind for kind in outlook.provoked[outlook.seat] if kind != NO_CARD]
    if left in due:
        due.remove(left)
    return due or outlook.others(left) or [NO_MORE]


# Planning in a duel


def plan_front(outlook: Outlook, legal: Sequence[int], random: Random) -> int:
    """On the first turn, the card in front."""
    return drawn_alone(outlook.player(outlook.seat), outlook.player(1 - outlook.seat), legal, random)


def plan_behind(outlook: Outlook, legal: Sequence[int], random: Random) -> int:
    """The card behind, for the turn after the one in front."""
    own, other = players_after_front(outlook)
    return drawn_alone(own._replace(cards=outlook.cards(legal)), other, legal, random)


def drawn_alone(own: Player, other: Player, legal: Sequence[int], random: Random) -> int:
    """A card that is planned without another."""
    promised = prospects(own, other, DUEL)
    values = [plan_value(promised[kind], NOTHING, own.stock + own.bank) for kind in legal]
    return legal[drawn_from(weights_of(values), random)]


Planner = Callable[[Outlook, Sequence[int], Random], int]
PLANNERS: dict[tuple[bool, int], Planner] = {
    (False, LEFT): plan_left,
    (False, RIGHT): plan_right,
    (True, LEFT): plan_front,
    (True, RIGHT): plan_behind,
}
