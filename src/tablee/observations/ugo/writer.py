"""Writes what a seat of UGO! knows."""

from tablee.games.compiled import rule
from tablee.games.record import Array
from tablee.games.seats import seat_at
from tablee.games.ugo.box import CARDS, MOST_SEATS, NO_CARD, SEATS, SPACES, colour, deck_of
from tablee.games.ugo.packed_trick import EMPTY, card_at, cards_of
from tablee.games.ugo.rules import farmers_in_supply, round_score
from tablee.games.ugo.table import Phase, Table
from tablee.observations.ugo.layout import HUES, LAYOUT
from tablee.observations.writing import place_from, put_number, signed, spread_set

HAND, UNSEEN, TO_LAY, TRICK = (LAYOUT.begin(name) for name in ("hand", "unseen", "to_lay", "trick"))
KINGDOMS, TOPS, PLACES, VOIDS = (LAYOUT.begin(name) for name in ("kingdoms", "tops", "spaces", "voids"))
FARMERS, STANDING, SCORES, LEADS = (LAYOUT.begin(name) for name in ("farmers", "standing", "scores", "leads"))
LED, LEADER, DEALER, LAYING = (LAYOUT.begin(name) for name in ("led", "leader", "dealer", "laying"))
TRICKS_LEFT, ROUNDS_LEFT = LAYOUT.begin("tricks_left"), LAYOUT.begin("rounds_left")
SUPPLY, PLAYERS = LAYOUT.begin("supply"), LAYOUT.begin("players")

FEWEST_SEATS = SEATS[0]


@rule
def write(table: Table, seat: int, out: Array) -> None:
    """What a seat knows: its hand, and all that lies open."""
    out[:] = 0
    seats = signed(table.seats)
    out[PLAYERS + seats - FEWEST_SEATS] = 1
    write_cards(table, seat, out)
    write_trick(table, seat, seats, out)
    for place in range(seats):
        write_kingdom(table, seat_at(seat, place, seats), place, out)
    own = signed(table.scores[seat]) + out[STANDING]
    for place in range(seats):
        points = signed(table.scores[seat_at(seat, place, seats)]) + out[STANDING + place]
        put_number(out, LEADS + place, own - points)
    put_number(out, TRICKS_LEFT, signed(table.hand_size) - signed(table.tricks_played))
    put_number(out, ROUNDS_LEFT, signed(table.rounds) - signed(table.rounds_played) - 1)
    put_number(out, SUPPLY, farmers_in_supply(table))


@rule
def write_cards(table: Table, seat: int, out: Array) -> None:
    """The own hand, and what is neither there nor on the table."""
    seen = signed(table.hands[seat]) | cards_of(table.trick) | signed(table.to_lay)
    for other in range(MOST_SEATS):
        seen |= signed(table.kingdoms[other])
    spread_set(out, HAND, signed(table.hands[seat]), CARDS)
    spread_set(out, UNSEEN, deck_of(table.cards) & ~seen, CARDS)
    spread_set(out, TO_LAY, signed(table.to_lay), CARDS)


@rule
def write_trick(table: Table, seat: int, seats: int, out: Array) -> None:
    """Who leads, what was led, and who has played what."""
    leader = place_from(seat, table.leader, seats)
    out[LEADER + leader] = 1
    out[DEALER + place_from(seat, table.dealer, seats)] = 1
    out[LAYING] = table.phase == Phase.LAY
    if table.trick == EMPTY:
        return
    out[LED + colour(card_at(table.trick, 0))] = 1
    for turn in range(seats):
        card = card_at(table.trick, turn)
        if card != NO_CARD:
            out[TRICK + CARDS * seat_at(leader, turn, seats) + card] = 1


@rule
def write_kingdom(table: Table, seat: int, place: int, out: Array) -> None:
    """Cards, farmers and points of a seat, and what it has shown not to hold."""
    spread_set(out, KINGDOMS + CARDS * place, signed(table.kingdoms[seat]), CARDS)
    spread_set(out, VOIDS + HUES * place, signed(table.voids[seat]), HUES)
    for space in range(SPACES):
        top = signed(table.tops[seat, space])
        if top != NO_CARD:
            out[TOPS + CARDS * place + top] = 1
            out[PLACES + HUES * place + colour(top)] = space + 1
    put_number(out, FARMERS + place, table.farmers[seat])
    put_number(out, STANDING + place, round_score(table, seat))
    put_number(out, SCORES + place, table.scores[seat])
