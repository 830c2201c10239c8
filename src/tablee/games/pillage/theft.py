"""Stealing: all thefts of a type at once, from the stocks as they are before any loot arrives."""

from tablee.games.bits import only
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import DUEL, LEFT, RIGHT, SIDES
from tablee.games.pillage.faces import BANKED_BITS, STEAL_BITS, THIEF_BITS, Number, number_on
from tablee.games.pillage.planning import facing, neighbour
from tablee.games.pillage.resolution import act, tell_card
from tablee.games.pillage.story import Purse, Step
from tablee.games.pillage.table import Phase, Stage, Table
from tablee.games.steps import Steps, tell

NOBODY = -1  # the side of no neighbour


@chapter
def steal(table: Table, steps: Steps | None) -> None:
    """Freshly stolen turnips cannot be stolen: loot arrives when all thefts of the step are done. §steal §at-once"""
    if table.wants & STEAL_BITS:
        while table.victim < table.seats:
            left, right = claim(table, LEFT), claim(table, RIGHT)
            if needs_chicken(left, right, purse(table)):
                table.phase = Phase.FLIP
                return
            if left or right:
                take_shares(table, left, right, NOBODY, steps)
            next_purse(table)
        share_loot_out(table)
    table.stage = Stage.BANK


@rule
def next_purse(table: Table) -> None:
    """From a victim's stock to its bank, if there is a thief who reaches it; then to the next victim. §banked"""
    if table.wants & BANKED_BITS and not table.is_from_bank:
        table.is_from_bank = 1
    else:
        table.is_from_bank = 0
        table.shares[:] = 0
        table.victim += 1


@rule
def share_loot_out(table: Table) -> None:
    """The thieves put what they have got into their stocks. §at-once"""
    table.victim = 0
    for seat in range(table.seats):
        table.stocks[seat] += table.loot[seat]
        table.loot[seat] = 0


@rule
def claim(table: Table, side: int) -> int:
    """What the neighbour on a side wants: of the stock all it steals, of the bank what it lacks. §steal §banked"""
    ordinary, banked = wanted(table, side)
    if not table.is_from_bank:
        return ordinary + banked
    return min(banked, ordinary + banked - int(table.shares[side]))


@rule
def wanted(table: Table, side: int) -> tuple[int, int]:
    """Two steals by one thief from one victim add up: from the stock alone, and including banked ones. §steal"""
    victim = int(table.victim)
    if table.seats == DUEL and side == RIGHT:
        return 0, 0
    thief, thief_side = facing(table, victim, side)
    own, face = SIDES * victim + side, 0
    ordinary, banked = 0, 0
    if table.resolving & only(SIDES * thief + thief_side):
        face = act(table, SIDES * thief + thief_side)
        ordinary, banked = number_on(face, Number.STEAL), number_on(face, Number.STEAL_BANKED)
    if table.resolving & only(own):
        ordinary += number_on(act(table, own), Number.OPPONENT_STEALS)
    return ordinary, banked


@rule
def purse(table: Table) -> int:
    """What there is to steal: the stock first, then the bank. §banked"""
    return int(table.banks[table.victim] if table.is_from_bank else table.stocks[table.victim])


@rule
def share(mine: int, theirs: int, turnips: int) -> int:
    """Of two thieves each gets half, never above what it wants; an odd one goes to the one who wants more. §split

    >>> share(1, 6, 5), share(6, 1, 5), share(4, 4, 5), share(4, 6, 5), share(2, 2, 9)
    (1, 4, 2, 2, 2)
    """
    half = turnips >> 1
    if mine + theirs <= turnips:
        return mine
    if theirs <= half:
        return turnips - theirs
    if mine <= half:
        return mine
    return half + (turnips & 1 if mine > theirs else 0)


@rule
def needs_chicken(left: int, right: int, turnips: int) -> bool:
    """Two thieves who want the same of an odd number, and too little of it: a coin decides. §chicken

    >>> needs_chicken(4, 4, 5), needs_chicken(4, 4, 6), needs_chicken(4, 5, 5), needs_chicken(2, 2, 5)
    (True, False, False, False)
    """
    return bool(left == right and turnips & 1 and 2 * left > turnips)


@chapter
def take_shares(table: Table, left: int, right: int, lucky: int, steps: Steps | None) -> None:
    """Both neighbours get their shares of the stock, or then of the bank; a lucky one the odd turnip. §split §banked"""
    turnips = purse(table)
    of_left, of_right = share(left, right, turnips), share(right, left, turnips)
    take_share(table, LEFT, of_left + int(lucky == LEFT), left, steps)
    take_share(table, RIGHT, of_right + int(lucky == RIGHT), right, steps)


@rule
def take_share(table: Table, side: int, turnips: int, claimed: int, steps: Steps | None) -> None:
    """A thief takes as many turnips as there are. §steal"""
    thief = neighbour(int(table.victim), side, int(table.seats))
    if claimed:
        table.loot[thief] += turnips
        table.shares[side] += turnips
        if table.is_from_bank:
            table.banks[table.victim] -= turnips
        else:
            table.stocks[table.victim] -= turnips
        if steps is not None:
            tell_thieves(table, side, steps)
            tell(steps, Step.STOLEN, thief, table.victim, turnips, claimed, Purse.STOCK + table.is_from_bank)


@chapter
def tell_thieves(table: Table, side: int, steps: Steps) -> None:
    """The cards by which the neighbour on a side steals: its own, and the victim's that lets it. §steal §banked"""
    victim = int(table.victim)
    thief, thief_side = facing(table, victim, side)
    theirs, own = SIDES * thief + thief_side, SIDES * victim + side
    if table.resolving & only(theirs) and act(table, theirs) & (BANKED_BITS if table.is_from_bank else THIEF_BITS):
        tell_card(table, theirs, steps)
    if table.resolving & only(own) and not table.is_from_bank and number_on(act(table, own), Number.OPPONENT_STEALS):
        tell_card(table, own, steps)


@rule
def thief_drawn(table: Table, n: int) -> int:
    """The two seats of which the chicken picks one. §chicken"""
    return neighbour(int(table.victim), n, int(table.seats))


@chapter
def flip(table: Table, thief: int, steps: Steps | None) -> None:
    """The chicken gives the odd turnip to one of the two. §chicken"""
    side = LEFT if neighbour(int(table.victim), LEFT, int(table.seats)) == thief else RIGHT
    if steps is not None:
        tell_thieves(table, side, steps)
        tell(steps, Step.CHICKEN, thief, table.victim)
    take_shares(table, claim(table, LEFT), claim(table, RIGHT), side, steps)
    next_purse(table)
    table.phase = Phase.RESOLVE
