"""Writes what a seat of Olives knows."""

from tablee.games.bits import count, only
from tablee.games.compiled import rule
from tablee.games.olives.box import ALL_CARDS, BOWLS, CARDS, NO_CARD, SEATS
from tablee.games.olives.table import Phase, Table
from tablee.games.record import Array
from tablee.games.seats import seat_at
from tablee.observations.olives.layout import BOWL_COUNT, LAYOUT, VALUES
from tablee.observations.writing import put_number, put_set, signed

PLAYERS, BIDDING, BOWL = LAYOUT.begin("players"), LAYOUT.begin("bidding"), LAYOUT.begin("bowl")
LEFTOVERS, ROUNDS_LEFT = LAYOUT.begin("leftovers"), LAYOUT.begin("rounds_left")
HAND, BID, PILE, PLAYED = LAYOUT.begin("hand"), LAYOUT.begin("bid"), LAYOUT.begin("pile"), LAYOUT.begin("played")
SCORES, LEADS = LAYOUT.begin("scores"), LAYOUT.begin("leads")

FIRST_CARD, FIRST_BOWL, FEWEST_SEATS = CARDS[0], BOWLS[0], SEATS[0]


@rule
def write(table: Table, seat: int, out: Array) -> None:
    """What a seat knows: its cards and its bid, and what everybody has bid before."""
    out[:] = 0
    seats = signed(table.seats)
    out[PLAYERS + seats - FEWEST_SEATS] = 1
    out[BIDDING] = table.phase == Phase.BID
    out[LEFTOVERS] = table.leftovers
    put_number(out, BOWL, table.bowl)
    put_number(out, ROUNDS_LEFT, signed(table.rounds) - BOWL_COUNT + count(table.pile))
    put_set(out, HAND, signed(table.hands[seat]) >> FIRST_CARD)
    put_set(out, PILE, signed(table.pile) >> FIRST_BOWL)
    if table.bids[seat] != NO_CARD:
        put_set(out, BID, only(table.bids[seat]) >> FIRST_CARD)
    for place in range(seats):
        other = seat_at(seat, place, seats)
        put_set(out, PLAYED + VALUES * place, (signed(table.played[other]) & ALL_CARDS) >> FIRST_CARD)
        put_number(out, SCORES + place, table.scores[other])
        put_number(out, LEADS + place, signed(table.scores[seat]) - signed(table.scores[other]))
