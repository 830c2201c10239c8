"""The parts of a position, each with how it is written and read."""

from collections.abc import Callable
from typing import Any

from tablee.games import positions
from tablee.games.bits import members_of, only
from tablee.games.pillage.box import ABORDAGE, MOST_RELICS, SIDES, TYPES, Type
from tablee.games.pillage.card_fields import PIRATE, THREE
from tablee.games.pillage.cards import card_code, cards_code, hand_kinds, parse_card, parse_cards
from tablee.games.pillage.effects import effects_text
from tablee.games.pillage.hands import put
from tablee.games.pillage.options import OURS, set_costs
from tablee.games.pillage.table import FIRST_LEFT, MOST_BURIED, Mark, Market, Phase, Table
from tablee.games.pillage.villagers import PIRATE_BIT, THREE_BIT, TYPE_BITS, traits_of
from tablee.games.positions import (
    NOTHING,
    Field,
    Fields,
    agreed_field,
    joined,
    number_field,
    parse_number,
    parts,
    phase_field,
    read_before,
    row_field,
    seats_field,
    split,
    table_row_field,
)
from tablee.games.words import Refused

MARKS = "EPSWT"  # exhausted, provoked, sacrificed, swapped, taken
SIDE_LETTERS = "LR"


# What was agreed, read before all else


def _deck_code(table: Table) -> str:
    return (
        ";".join(_card_line(table, kind) for kind in ABORDAGE if traits_of(table, kind))
        if table.is_owners_deck
        else OURS
    )


def _card_line(table: Table, kind: int) -> str:
    """A card of an owner's deck; a table knows its letters, but not its names. §replaced-deck"""
    code, traits = card_code(table, kind), traits_of(table, kind)
    marks = [PIRATE] * bool(traits & PIRATE_BIT) + [THREE] * bool(traits & THREE_BIT)
    faces = [
        effects_text(int(face)).replace(", ", ",").replace(" ", "_") for face in table.deck_faces[kind - ABORDAGE[0]]
    ]
    return ":".join([code, code, code, ",".join([Type(traits & TYPE_BITS).name.lower(), *marks]), "|".join(faces)])


AGREED: Fields = {
    "seats": agreed_field("seats"),
    "market": (lambda table: Market(table.cards_in_play).name.lower(), read_before),
    "deck": (_deck_code, read_before),
    "round_limit": agreed_field("round_limit"),
}


# Seats and what they have played


def parse_seat(table: Table, text: str) -> int:
    """A seat of this table, counted from 1."""
    return positions.parse_seat(text, int(table.seats))


def _slots(name: str) -> Field:
    """A set of played cards, by seat and side: `1L.3R`."""

    def written(table: Table) -> str:
        return joined(f"{1 + slot // SIDES}{SIDE_LETTERS[slot % SIDES]}" for slot in members_of(getattr(table, name)))

    def read(table: Table, text: str) -> None:
        setattr(table, name, sum({only(_slot(table, part)) for part in parts(text)}))

    return written, read


def _slot(table: Table, text: str) -> int:
    if text[-1:] not in tuple(SIDE_LETTERS):
        raise Refused("position-seat", text=text)
    return SIDES * parse_seat(table, text[:-1]) + SIDE_LETTERS.index(text[-1])


# One entry a seat, with commas between


def _numbers(name: str, most: int) -> Field:
    return row_field(name, str, lambda text: parse_number(text, range(most + 1)))


def _sets(name: str) -> Field:
    return table_row_field(
        name,
        lambda table, kinds: cards_code(table, members_of(kinds)),
        lambda table, text: sum({only(kind) for kind in parse_cards(table, text)}),
    )


def _lists(name: str) -> Field:
    """Up to two cards, in no places of their own."""

    def read(table: Table, text: str) -> list[int]:
        return _padded(parse_cards(table, text), SIDES, text)

    return table_row_field(name, lambda table, kinds: cards_code(table, [kind for kind in kinds if kind]), read)


def _pairs(name: str, write: Callable[[Table, Any], str], read: Callable[[Table, str], int]) -> Field:
    """Left and right, or in front and behind, with a stroke between."""

    def parsed(table: Table, text: str) -> list[int]:
        return _padded([read(table, part) for part in text.split("/")], SIDES, text)

    return table_row_field(name, lambda table, pair: "/".join(write(table, entry) for entry in pair), parsed)


def _padded(kinds: list[int], places: int, text: str) -> list[int]:
    if len(kinds) > places:
        raise Refused("pillage-places", text=text, places=places)
    return kinds + [0] * (places - len(kinds))


def _card(table: Table, text: str) -> int:
    return 0 if text == NOTHING else parse_card(table, text)


def _marks_code(_table: Table, marks: int) -> str:
    return "".join(MARKS[mark] for mark in members_of(marks)) or NOTHING


def _parse_marks(_table: Table, text: str) -> int:
    letters = "" if text == NOTHING else text
    if not set(letters) <= set(MARKS):
        raise Refused(
            "pillage-marks", text=text, known=", ".join(f"{MARKS[mark]} {mark.name.lower()}" for mark in Mark)
        )
    return sum(only(MARKS.index(letter)) for letter in set(letters))


def _order_code(order: int) -> str:
    return SIDE_LETTERS[order - FIRST_LEFT] if order else NOTHING


def _parse_order(text: str) -> int:
    if text not in (NOTHING, *SIDE_LETTERS):
        raise Refused("position-seat", text=text)
    return 0 if text == NOTHING else FIRST_LEFT + SIDE_LETTERS.index(text)


# Parts of their own


def _costs_code(table: Table) -> str:
    return ".".join(str(cost) for cost in table.relic_costs[: table.relics_to_win])


def _parse_costs(table: Table, text: str) -> None:
    costs = [parse_number(cost, range(100)) for cost in text.split(".")]
    table.relic_costs[:] = _padded(costs, MOST_RELICS, text)
    set_costs(table, costs)


def _place_list(name: str, places: int) -> Field:
    """Cards in a row, without gaps but at the end; `-` for one to be filled."""

    def written(table: Table) -> str:
        kinds = [int(kind) for kind in getattr(table, name)]
        while kinds and not kinds[-1]:
            kinds.pop()
        return cards_code(table, kinds)

    def read(table: Table, text: str) -> None:
        kinds = [_card(table, part) for part in parts(text)]
        getattr(table, name)[:places] = _padded(kinds, places, text)

    return written, read


def _hands_code(table: Table) -> str:
    return ",".join(cards_code(table, hand_kinds(table, seat)) for seat in range(table.seats))


def _parse_hands(table: Table, text: str) -> None:
    for seat, part in enumerate(split(table, text)):
        table.hands[seat, :] = 0
        for kind in parse_cards(table, part):
            put(table, seat, kind)


def _queue_code(table: Table) -> str:
    return joined(str(seat + 1) for seat in table.queue[: table.queued])


def _parse_queue(table: Table, text: str) -> None:
    seats = [parse_seat(table, part) for part in parts(text)]
    if len(set(seats)) < len(seats):
        raise Refused("position-row", text=text, seats=int(table.seats))
    table.queued = len(seats)
    table.queue[: len(seats)] = seats


def _parse_shares(table: Table, text: str) -> None:
    table.shares[:] = _padded([parse_number(part, range(100)) for part in text.split(".")], SIDES, text)


MOST_TURNIPS, MOST_BANK = 99_999, 15

COURSE: Fields = {
    "bank_limit": number_field("bank_limit", MOST_BANK),
    "relic_costs": (_costs_code, _parse_costs),
    "phase": phase_field(Phase),
    "rounds_played": number_field("rounds_played", 300),
    "asked": seats_field("asked"),
    "won": seats_field("won"),
    "stocks": _numbers("stocks", MOST_TURNIPS),
    "banks": _numbers("banks", MOST_BANK),
    "relics": _numbers("relics", MOST_RELICS),
    "row": _place_list("market", 4),
    "buried": _place_list("buried", MOST_BURIED - 1),
    "hands": (_hands_code, _parse_hands),
    "drawn": _sets("drawn"),
    "resting": _lists("resting"),
    "provoked": _lists("provoked"),
    "plans": _pairs("plans", card_code, _card),
    "planned": _numbers("planned", SIDES),
    "front_kinds": _sets("front_kinds"),
    "front_draws": _numbers("front_draws", MOST_BURIED),
    "orders": row_field("orders", _order_code, _parse_order),
    "ordered": seats_field("ordered"),
    "played": _pairs("played", card_code, _card),
    "marks": _pairs("marks", _marks_code, _parse_marks),
    "type_now": number_field("type_now", len(TYPES)),
    "resolving": _slots("resolving"),
    "second": _slots("second"),
    "able": _slots("able"),
    "victim": number_field("victim", 4),
    "is_from_bank": number_field("is_from_bank", 1),
    "shares": (lambda table: ".".join(map(str, table.shares)), _parse_shares),
    "loot": _numbers("loot", MOST_TURNIPS),
    "to_draw": _slots("to_draw"),
    "to_buy": _slots("to_buy"),
    "queue": (_queue_code, _parse_queue),
    "turn": number_field("turn", 4),
    "price": number_field("price", 15),
    "boards": number_field("boards", 1),
    "place": number_field("place", 3),
}

POSITION: Fields = {**AGREED, **COURSE}
