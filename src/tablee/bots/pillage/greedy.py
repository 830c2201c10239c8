"""A beginner at Village Pillage: plays what promises most against each neighbour, but never for certain.

For each neighbour it imagines how both would learn to answer each other's cards, judges its own cards by what they
bring against that, and draws its plan: what promises more is planned more often. It reads cards by their data, so that
it plays with any deck. It looks one round ahead, sees only its neighbours, and does not remember how they play.

It is compiled, so that networks can learn at tables with it, and searches imagine it. It may be given the table itself:
it looks only at what its seat knows.
"""

from tablee.bots.compiled_bot import CompiledBot, Deciding
from tablee.bots.pillage.clash import ONE, OTHER, Player
from tablee.bots.pillage.line import look_behind_front
from tablee.bots.pillage.mixture import draw_one
from tablee.bots.pillage.outlook import Outlook, held, look, outlook_room
from tablee.bots.pillage.sides import face_rival, find_prospects, plan_value
from tablee.bots.pillage.trade import best_purchase, better_order
from tablee.games.bits import count, lowest, nth, only
from tablee.games.chance import Random
from tablee.games.compiled import chapter, rule
from tablee.games.pillage import PILLAGE
from tablee.games.pillage.box import DUEL, LEFT, NO_CARD, RIGHT
from tablee.games.pillage.hands import several
from tablee.games.pillage.planning import neighbour
from tablee.games.pillage.table import NO_MORE, Moves, Phase, Table


@chapter
def decide(table: Table, seat: int, moves: Moves, random: Random, outlook: Outlook) -> int:
    """A card to plan, drawn; a card to buy or the order of two Merchants, the best."""
    legal = int(moves.bits[0])
    look(table, seat, outlook)
    if table.phase == Phase.ORDER:
        return better_order(table, seat, outlook)
    if table.phase != Phase.PLAN:
        return best_purchase(table, seat, legal, outlook)
    if table.seats == DUEL:
        return plan_in_line(table, seat, legal, random, outlook)
    face_neighbours(table, seat, outlook)
    if table.planned[seat] == LEFT:
        return plan_left(table, seat, legal, random, outlook)
    return plan_right(table, seat, legal, random, outlook)


# Planning between two neighbours


@chapter
def face_neighbours(table: Table, seat: int, outlook: Outlook) -> None:
    """What the own cards promise on both sides."""
    for side in (LEFT, RIGHT):
        rival = outlook.players[neighbour(seat, side, int(table.seats))]
        face_rival(table, outlook.sides[side], outlook.fighters, outlook.merits, outlook.players[seat], rival)
        find_prospects(table, outlook.sides[side])


@chapter
def plan_left(table: Table, seat: int, legal: int, random: Random, outlook: Outlook) -> int:
    """The left card of a plan that is drawn whole."""
    wealth, lefts, plans = wealth_of(outlook.players[seat]), legal, 0
    while lefts:
        left = lowest(lefts)
        lefts &= lefts - 1
        plans = judge_plans(outlook, left, rights_after(table, seat, left), wealth, plans)
    drawn, lefts = draw_one(outlook.values, plans, random), legal
    while lefts:
        drawn -= count(rights_after(table, seat, lowest(lefts)))
        if drawn < 0:
            break
        lefts &= lefts - 1
    return lowest(lefts)


@chapter
def plan_right(table: Table, seat: int, legal: int, random: Random, outlook: Outlook) -> int:
    """The right card of a plan whose left one is laid."""
    plans = judge_plans(outlook, int(table.plans[seat, LEFT]), legal, wealth_of(outlook.players[seat]), 0)
    return nth(legal, draw_one(outlook.values, plans, random))


@rule
def judge_plans(outlook: Outlook, left: int, rights: int, wealth: float, plans: int) -> int:
    """Add what a left card promises with each of some right ones to so many plans; returns how many they are then."""
    while rights:
        outlook.values[plans] = plan_value(outlook.sides, left, lowest(rights), wealth)
        rights &= rights - 1
        plans += 1
    return plans


@rule
def rights_after(table: Table, seat: int, left: int) -> int:
    """What can be planned to the right of a card: a provoked one that is not planned yet, or any that is left."""
    one, other = int(table.provoked[seat, 0]), int(table.provoked[seat, 1])
    due = other if one == left else one
    if due != NO_CARD:
        return only(due)
    return held(table, seat, seat) & ~(only(left) & ~several(table, seat)) or only(NO_MORE)


@rule
def wealth_of(player: Player) -> float:
    """All turnips of a player, banked ones included."""
    return player.stock + player.bank


# Planning in a duel


@chapter
def plan_in_line(table: Table, seat: int, legal: int, random: Random, outlook: Outlook) -> int:
    """On the first turn the card in front; otherwise the card behind, for the turn after the one in front."""
    own, rival, side = outlook.later[ONE], outlook.later[OTHER], outlook.sides[0]
    if table.planned[seat] == LEFT:
        outlook.later[ONE], outlook.later[OTHER] = outlook.players[seat], outlook.players[1 - seat]
    else:
        look_behind_front(table, seat, outlook)
    own.cards = legal
    face_rival(table, side, outlook.fighters, outlook.merits, own, rival)
    find_prospects(table, side)
    lefts, plans = legal, 0
    while lefts:
        plans = judge_plans(outlook, lowest(lefts), only(NO_MORE), wealth_of(own), plans)
        lefts &= lefts - 1
    return nth(legal, draw_one(outlook.values, plans, random))


BEGINNER = Deciding(decide, outlook_room)
GREEDY = CompiledBot("greedy", PILLAGE, BEGINNER)
