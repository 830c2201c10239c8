"""Who sees what in Pillage, and worlds that fit what a seat has seen."""

from tablee.games.bits import count, lowest, nth, only, only_nth
from tablee.games.chance import Random, below
from tablee.games.compiled import rule
from tablee.games.pillage.box import DUEL, LEFT, MOST_SEATS, NO_CARD, RIGHT, SIDES
from tablee.games.pillage.planning import free_kinds, plannable
from tablee.games.pillage.seen import seen_kinds
from tablee.games.pillage.table import FIRST_LEFT, Phase, Table
from tablee.games.record import Array, Many, array, u8
from tablee.games.secrecy import BY_ALL, IN_MEMORY, Place, Seen, masked, masked_for_all


class Sight(Table):
    """A table with holes: what one seat sees."""

    seat: u8  # who looks
    draws: Array = array(u8, MOST_SEATS)  # how many cards each has taken face down and not played
    pile_size: u8  # how many lie in the pile, without those under it
    gaps: Array = array(u8, MOST_SEATS, SIDES)  # where nothing was laid, since there was nothing to lay


HIDDEN = {
    "pile": Place(Seen.BY_NOBODY, shadow="pile_size"),
    "drawn": Place(Seen.BY_OWNER, shadow="draws"),
    "plans": Place(Seen.BY_OWNER),
    "orders": Place(Seen.BY_OWNER),
    "front_kinds": IN_MEMORY,
    "front_draws": IN_MEMORY,
}
OPEN = (
    *("seats", "round_limit", "bank_limit", "relics_to_win", "relic_costs", "cards_in_play", "in_play"),
    *("is_owners_deck", "deck_codes", "deck_traits", "deck_faces"),
    *("phase", "stage", "rounds_played", "asked", "won", "stocks", "banks", "relics"),
    *("market", "buried", "hands", "resting", "provoked", "planned", "ordered"),
    *("played", "marks", "type_now", "resolving", "second", "able", "victim", "is_from_bank", "shares", "loot"),
    *("to_draw", "to_buy", "queue", "queued", "turn", "price", "boards", "place", "acts", "of_type", "wants"),
)
PLACES = {**dict.fromkeys(OPEN, BY_ALL), **HIDDEN}


def view(tables: Many, seat: int) -> Many:
    """What a seat is shown: all but the pile, others' plans, and what others took from the pile unseen. §secrets"""
    return _sights(tables, seat, memory=False)


def views(table: Many) -> Many:
    """What each seat is shown, and a spectator last."""
    return masked_for_all(Sight, PLACES, table, add=show_gaps)


def knowledge(tables: Many, seat: int) -> Many:
    """What a seat could remember besides: in a duel, what the card in front was chosen from. §secrets"""
    return _sights(tables, seat, memory=True)


def _sights(tables: Many, seat: int, memory: bool) -> Many:
    sights = masked(Sight, PLACES, tables, seat, memory)
    show_gaps(tables, sights)
    return sights


@rule
def show_gaps(tables: Many, sights: Many) -> None:
    """Where everybody sees that nothing was laid, each at their own table or all at one. §gaps"""
    for i in range(len(sights)):
        table = tables[min(i, len(tables) - 1)]
        for seat in range(MOST_SEATS):
            for side in range(SIDES):
                sights[i].gaps[seat, side] = is_open_gap(table, seat, side)


@rule
def is_open_gap(table: Table, seat: int, side: int) -> bool:
    """A gap where one lays a card if one has one, in a duel or with no card at all, tells no plan. §gaps §duel"""
    has_no_card = is_gap(table, seat, LEFT) and is_gap(table, seat, RIGHT)
    return is_gap(table, seat, side) and (table.seats == DUEL or has_no_card)


@rule
def is_gap(table: Table, seat: int, side: int) -> bool:
    """Whether a side is decided, and no card lies there. §gaps"""
    return bool(table.planned[seat] > side and table.plans[seat, side] == NO_CARD)


history = None  # what was shown is never hidden again


def resample(sight: Sight, random: Random, worlds: Many) -> None:
    """Fill a row of tables with worlds that fit: chance as likely as it is, plans uniform over legal ones. §secrets"""
    if sight.seat >= sight.seats:
        raise ValueError("worlds are drawn for a seat at the table: a spectator has no plan to start from")
    for name in PLACES:
        worlds[name] = sight[name]  # type: ignore[index]
    draw_worlds(sight, random, worlds)


@rule
def draw_worlds(sight: Sight, random: Random, worlds: Many) -> None:
    """Fill in the hidden places of every world."""
    unseen = int(sight.in_play) & ~seen_kinds(sight)
    for i in range(len(worlds)):
        world = worlds[i]
        world.pile = unseen
        for seat in range(sight.seats):
            if seat != sight.seat:
                draw_unseen_cards(world, seat, int(sight.draws[seat]), random)
                draw_plans(world, seat, random)
                draw_order_chosen(world, seat, random)


@rule
def draw_unseen_cards(world: Table, seat: int, number: int, random: Random) -> None:
    """Any of the unseen cards can be what a seat took. §top-card"""
    for _ in range(number):
        card = only_nth(world.pile, below(random, count(world.pile)))
        world.pile ^= card
        world.drawn[seat] |= card


@rule
def draw_plans(world: Table, seat: int, random: Random) -> None:
    """What lies face down before a seat: in a duel also the card it planned the turn before. §plan §duel"""
    if world.front_kinds[seat] or world.front_draws[seat]:
        draw_front(world, seat, random)
    if world.phase == Phase.PLAN and world.planned[seat]:
        if world.seats == DUEL and world.rounds_played:
            draw_behind(world, seat, random)
        else:
            draw_pair(world, seat, random)


@rule
def draw_front(world: Table, seat: int, random: Random) -> None:
    """One of the cards that could be planned then, known or not. §duel"""
    known = count(world.front_kinds[seat])
    n = below(random, known + int(world.front_draws[seat]))
    if n < known:
        world.plans[seat, LEFT] = nth(world.front_kinds[seat], n)
    else:
        world.plans[seat, LEFT] = one_of(int(world.drawn[seat]), random)


@rule
def draw_behind(world: Table, seat: int, random: Random) -> None:
    """One of the cards that can be planned behind the one in front, if it is planned. §duel"""
    if world.planned[seat] == SIDES:
        world.planned[seat] = RIGHT
        if free_kinds(world, seat):
            world.plans[seat, RIGHT] = one_of(plannable(world, seat), random)
        world.planned[seat] = SIDES


@rule
def draw_pair(world: Table, seat: int, random: Random) -> None:
    """A left card and a right one, all legal pairs equally likely; or a left card alone. §plan"""
    made = int(world.planned[seat])
    world.planned[seat] = LEFT
    lefts = plannable(world, seat) if free_kinds(world, seat) else 0
    if lefts:
        n = below(random, ways_after(world, seat, lefts, made))
        while n >= ways_after(world, seat, lefts & -lefts, made):
            n -= ways_after(world, seat, lefts & -lefts, made)
            lefts &= lefts - 1
        rights = rights_after(world, seat, lowest(lefts))
        if made == SIDES and rights:
            world.plans[seat, RIGHT] = nth(rights, n)
    world.planned[seat] = made


@rule
def ways_after(world: Table, seat: int, lefts: int, made: int) -> int:
    """How many plans begin with one of these left cards, given how much of the plan is made. §plan"""
    ways = 0
    while lefts:
        rights = count(rights_after(world, seat, lowest(lefts)))
        ways += max(rights, 1) if made == SIDES else int(rights > 0)
        lefts &= lefts - 1
    return ways


@rule
def rights_after(world: Table, seat: int, left: int) -> int:
    """The right cards that can follow a left one, as a set. §plan §provoke"""
    world.plans[seat, LEFT] = left
    world.planned[seat] = RIGHT
    return plannable(world, seat) if free_kinds(world, seat) else 0


@rule
def draw_order_chosen(world: Table, seat: int, random: Random) -> None:
    """Which of two Merchants was chosen to come first. §two-merchants"""
    if world.ordered & only(seat):
        world.orders[seat] = FIRST_LEFT + below(random, SIDES)


@rule
def one_of(kinds: int, random: Random) -> int:
    """One of a set, all equally likely."""
    return nth(kinds, below(random, count(kinds)))
