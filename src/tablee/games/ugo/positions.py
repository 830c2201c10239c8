"""UGO!'s positions on one line. What follows from the rest is not written; what cannot be is refused.

In a pile the top card comes last. Seats, like people, count from 1:

>>> table = parse_position("ugo seats=2 phase=play leader=2 hands=R12B6,G128 kingdoms=B5/R346+1,-")
>>> position(table).split("hands=")[1]
'R12B6,G128 kingdoms=B5/R346+1,- voids=-,-'
"""

from tablee.games.bits import count, members_of, only
from tablee.games.positions import (
    Field,
    PositionForm,
    PositionLine,
    agreed_field,
    joined,
    number_field,
    parse_number,
    parts,
    phase_field,
    row_field,
    seat_field,
    split,
)
from tablee.games.seats import seat_at
from tablee.games.ugo.box import (
    COLOURS,
    FARMER_PLACES,
    NO_CARD,
    OF_COLOUR,
    SEATS,
    SPACES,
    colour,
    deck_of,
)
from tablee.games.ugo.cards import NOTHING, card_code, cards_code, cards_in_order, parse_cards, piles_code, trick
from tablee.games.ugo.options import OPTIONS, start
from tablee.games.ugo.packed_trick import card_at, cards_of
from tablee.games.ugo.rules import place_of, trick_winner
from tablee.games.ugo.table import Phase, Table
from tablee.games.ugo.validity import impossible
from tablee.games.words import Refused


def _tricks_before(table: Table) -> int:
    """As many as the cards that are missing from the fullest hand, counting what lies in the trick."""
    seats, in_trick = int(table.seats), count(cards_of(table.trick))
    played = [place_of(seat, int(table.leader), seats) < in_trick for seat in range(seats)]
    fullest = max(count(hand) + has for hand, has in zip(table.hands, played, strict=False))
    return max(int(table.hand_size) - fullest, 0)


def _complete(table: Table, line: PositionLine) -> None:
    """What follows from the rest: the tricks before, the cards to lay, the cards aside, and whose turn it is."""
    if "tricks_played" not in line and table.phase in (Phase.PLAY, Phase.LAY):
        table.tricks_played = _tricks_before(table)
    laid = int(table.kingdoms[_turn(table)]) if table.phase == Phase.LAY else 0
    unlaid = cards_of(table.trick) & ~laid
    everywhere = [card for cards in (*table.hands, *table.kingdoms, unlaid) for card in members_of(cards)]
    if twice := [card for card in set(everywhere) if everywhere.count(card) > 1]:
        raise Refused("ugo-card-twice", cards=" ".join(map(card_code, sorted(twice))))
    table.to_lay = unlaid if table.phase == Phase.LAY else 0
    table.aside = deck_of(table.cards) & ~sum(only(card) for card in everywhere)
    table.turn = _turn(table)


def _turn(table: Table) -> int:
    played = count(cards_of(table.trick))
    match table.phase:
        case Phase.DEALER:
            return 0
        case Phase.DEAL:
            return sum(count(hand) == table.hand_size for hand in table.hands)
        case Phase.LAY:
            return seat_at(int(table.leader), trick_winner(table.trick), int(table.seats))
        case _:
            return seat_at(int(table.leader), played, int(table.seats))


def _trick_code(table: Table) -> str:
    return joined(card_code(card_at(table.trick, place)) for place in range(count(cards_of(table.trick))))


def _parse_trick(table: Table, text: str) -> None:
    codes = parts(text)
    if len(codes) > table.seats:
        raise Refused("position-row", text=text, seats=int(table.seats))
    table.trick = trick(" ".join(codes))
    if count(cards_of(table.trick)) < len(codes):
        raise Refused("ugo-card-twice", cards=text)


def _kingdoms(table: Table) -> str:
    return ",".join(kingdom_code(table, seat) for seat in range(table.seats))


def kingdom_code(table: Table, seat: int) -> str:
    """The piles from left to right, and the farmers on spaces 3, 4 and 5. §kingdom"""
    piles = [piles_code([pile(table, seat, space)]) for space in range(SPACES) if table.tops[seat, space] != NO_CARD]
    farmers = f"+{table.farmers[seat]}" if table.farmers[seat] else ""
    return joined(piles, "/") + farmers


def pile(table: Table, seat: int, space: int) -> list[int]:
    """The cards on a space, from the bottom to the top. §laying"""
    top = int(table.tops[seat, space])
    cards = members_of(table.kingdoms[seat] & OF_COLOUR[colour(top)])
    return sorted(cards, key=lambda card: int(table.depths[card]))


def _parse_kingdoms(table: Table, text: str) -> None:
    for seat, part in enumerate(split(table, text)):
        piles, _, farmers = part.partition("+")
        table.farmers[seat] = _parse_farmers(farmers or "0")
        for space, code in enumerate(parts(piles, "/")):
            _put_pile(table, seat, space, code)


def _parse_farmers(text: str) -> int:
    farmers = parse_number(text)
    if farmers not in range(FARMER_PLACES + 1):
        raise Refused("ugo-farmers", farmers=text, places=FARMER_PLACES)
    return farmers


def _put_pile(table: Table, seat: int, space: int, code: str) -> None:
    cards = cards_in_order(code)
    colours = {colour(card) for card in cards}
    if len(colours) != 1 or space >= SPACES or int(table.colours[seat]) & only(min(colours)):
        raise Refused("ugo-pile", pile=code)
    of_colour = colours.pop()
    table.kingdoms[seat] |= parse_cards(code)
    table.colours[seat] |= only(of_colour)
    table.spaces[seat, of_colour] = space
    table.tops[seat, space] = cards[-1]
    for depth, card in enumerate(cards, start=1):
        table.depths[card] = depth


def _voids_code(voids: int) -> str:
    return "".join(COLOURS[of_colour] for of_colour in members_of(voids)) or NOTHING


def _parse_voids(text: str) -> int:
    letters = "" if text == NOTHING else text.upper()
    if not set(letters) <= set(COLOURS):
        raise Refused("ugo-voids", voids=text)
    return sum(only(COLOURS.index(letter)) for letter in set(letters))


POSITION: dict[str, Field] = {
    "seats": agreed_field("seats"),
    "rounds": agreed_field("rounds"),
    "hand_size": agreed_field("hand_size"),
    "cards": agreed_field("cards"),
    "farmer_supply": agreed_field("farmer_supply"),
    "phase": phase_field(Phase),
    "rounds_played": number_field("rounds_played"),
    "tricks_played": number_field("tricks_played"),
    "dealer": seat_field("dealer"),
    "leader": seat_field("leader"),
    "trick": (_trick_code, _parse_trick),
    "scores": row_field("scores", str, parse_number),
    "hands": row_field("hands", cards_code, parse_cards),
    "kingdoms": (_kingdoms, _parse_kingdoms),
    "voids": row_field("voids", _voids_code, _parse_voids),
}

FORM = PositionForm("ugo", Table, SEATS, OPTIONS, start, POSITION, _complete, impossible)
position, parse_position = FORM.write, FORM.read
