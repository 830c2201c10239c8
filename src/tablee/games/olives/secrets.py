"""Who sees what in Olives, and worlds that fit what a seat has seen."""

from tablee.games.bits import count, nth, only
from tablee.games.chance import Random, below
from tablee.games.compiled import rule
from tablee.games.olives.box import ALL_CARDS, MOST_SEATS
from tablee.games.olives.table import Phase, Table
from tablee.games.record import Array, Many, array, u8
from tablee.games.secrecy import BY_ALL, Place, Seen, masked, masked_for_all


class Sight(Table):
    """A table with holes: what one seat sees."""

    seat: u8  # who looks
    held: Array = array(u8, MOST_SEATS)  # how many cards each hand holds


PLACES = {
    "seats": BY_ALL,
    "rounds": BY_ALL,
    "leftovers": BY_ALL,
    "phase": BY_ALL,
    "owing": BY_ALL,
    "bowl": BY_ALL,
    "pile": BY_ALL,  # everybody knows which bowls are left; in which order they come is not yet decided
    "scores": BY_ALL,
    "hands": Place(Seen.BY_OWNER, shadow="held"),
    "bids": Place(Seen.BY_OWNER),
    "played": BY_ALL,
}


def view(tables: Many, seat: int) -> Many:
    """What a seat is shown: its own hand and bid, and of the others how many cards they hold. §away §bid"""
    return masked(Sight, PLACES, tables, seat, memory=False)


def views(table: Many) -> Many:
    """What each seat is shown, and a spectator last."""
    return masked_for_all(Sight, PLACES, table)


def knowledge(tables: Many, seat: int) -> Many:
    """What a seat could remember besides: nothing, since all that was shown lies open. §taking"""
    return masked(Sight, PLACES, tables, seat, memory=True)


history = None  # what was shown is never hidden again


def resample(sight: Sight, random: Random, worlds: Many) -> None:
    """Fill a row of tables with worlds that fit: any card may be away, and any card that is held may be bid. §away"""
    if sight.seat >= sight.seats:
        raise ValueError("worlds are drawn for a seat at the table: a spectator has no hand to start from")
    for name in PLACES:
        worlds[name] = sight[name]  # type: ignore[index]
    draw_worlds(sight, random, worlds)


@rule
def draw_worlds(sight: Sight, random: Random, worlds: Many) -> None:
    """Fill in the hidden places of every world."""
    for i in range(len(worlds)):
        for seat in range(sight.seats):
            if seat != sight.seat:
                draw_cards(worlds[i], seat, random)


@rule
def draw_cards(world: Table, seat: int, random: Random) -> None:
    """A seat has the cards that it has not shown, but for one that is away and one that is bid. §away §bid"""
    cards = ALL_CARDS & ~int(world.played[seat])
    is_owing = bool(world.owing & only(seat))
    if not (world.phase == Phase.AWAY and is_owing):
        cards ^= only(one_of(cards, random))
    if world.phase == Phase.BID and not is_owing:
        world.bids[seat] = one_of(cards, random)
        cards ^= only(world.bids[seat])
    world.hands[seat] = cards


@rule
def one_of(cards: int, random: Random) -> int:
    """One of a set of cards, all equally likely."""
    return nth(cards, below(random, count(cards)))
