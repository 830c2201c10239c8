"""What stands against a table that is set up by hand, so that nothing plays on from one that cannot be."""

from tablee.games.bits import count, only
from tablee.games.olives.box import ALL_CARDS
from tablee.games.olives.rules import rounds_begun
from tablee.games.olives.table import Phase, Table


def impossible(table: Table) -> str | None:
    """The first thing that stands against it, as a word of the language files."""
    begun, is_bidding = rounds_begun(table), table.phase == Phase.BID
    is_done = begun == table.rounds and not is_bidding
    reasons = {
        "rounds": begun > table.rounds or is_done != (table.phase == Phase.OVER),
        "away": table.phase == Phase.AWAY and (begun > 0 or not table.owing),
        "bids": bool(table.bids.any()) and not (is_bidding and table.owing),
        "bowl": is_bidding and table.bowl == 0,
        "cards": not all(has_its_cards(table, seat, begun - is_bidding) for seat in range(table.seats)),
    }
    return next((reason for reason, stands in reasons.items() if stands), None)


def has_its_cards(table: Table, seat: int, rounds_over: int) -> bool:
    """Whether a seat has shown a card a round, and has each other card but the one that is away. §away §bid"""
    hand, played, bid = int(table.hands[seat]), int(table.played[seat]), only(table.bids[seat]) & ALL_CARDS
    is_away = table.phase != Phase.AWAY or not table.owing & only(seat)
    is_apart = not hand & played and not (hand | played) & bid
    return is_apart and count(played) == rounds_over and count(ALL_CARDS & ~(hand | played | bid)) == int(is_away)
