"""The villagers as numbers that the rules read: their traits, and what they do against each type.

The cards of the box are the same at every table, so the compiled rules hold them as constants; only those of an
owner's deck lie in the table.
"""

import numpy as np
from numpy.typing import ArrayLike

from tablee.games.compiled import rule
from tablee.games.pillage.box import DUEL, FIRST_ABORDAGE_KIND, FIRST_MARKET_KIND, KINDS, SEATS, TYPES, Type
from tablee.games.pillage.card_fields import Card
from tablee.games.pillage.deck import BUILT_IN_KINDS
from tablee.games.pillage.effects import face_of
from tablee.games.pillage.table import Table
from tablee.games.record import Array

TYPE_BITS = 7
PIRATE_BIT = 8
THREE_BIT = 16


def traits_on(card: Card) -> int:
    """What holds for a card whatever it faces: its type, its anchor, whether it is for three players or more."""
    return card.type | PIRATE_BIT * card.is_pirate | THREE_BIT * card.is_for_three


def faces_on(card: Card, seats: int) -> list[int]:
    """What it does against each type, at a table of so many. §effects §three-plus"""
    return [face_of(face, seats) for face in card.faces]


def _built_in_traits() -> Array:
    traits = np.zeros(KINDS.stop, np.uint8)
    for kind, card in BUILT_IN_KINDS.items():
        traits[kind] = traits_on(card)
    return traits


def _built_in_faces(seats: int) -> Array:
    faces = np.zeros((KINDS.stop, len(TYPES) + 1), np.int64)
    for kind, card in BUILT_IN_KINDS.items():
        faces[kind, TYPES[0] :] = faces_on(card, seats)
    return faces


BUILT_IN_TRAITS = _built_in_traits()
BUILT_IN_FACES = np.stack([_built_in_faces(SEATS[-1]), _built_in_faces(DUEL)])


@rule
def is_owners(table: Table, kind: int) -> bool:
    """Whether a card is of an owner's deck. §replaced-deck"""
    return bool(kind >= FIRST_ABORDAGE_KIND and table.is_owners_deck)


@rule
def traits_of(table: Table, kind: int) -> int:
    """The traits of a card; a gap has none. §gaps"""
    if is_owners(table, kind):
        return int(table.deck_traits[kind - FIRST_ABORDAGE_KIND])
    return int(BUILT_IN_TRAITS[kind])


@rule
def face_against(table: Table, kind: int, of_type: int) -> int:
    """What a card does against a type; against a gap it does nothing. §resolve §gaps"""
    if is_owners(table, kind):
        return int(table.deck_faces[kind - FIRST_ABORDAGE_KIND, of_type - 1]) if of_type != Type.NONE else 0
    return int(BUILT_IN_FACES[int(table.seats == DUEL), kind, of_type])


@rule
def type_of(table: Table, kind: int) -> int:
    """The type of a card; a gap has none. §types §gaps"""
    return traits_of(table, kind) & TYPE_BITS


@rule
def is_pirate(table: Table, kind: int) -> bool:
    """Whether a card has an anchor. §pirates"""
    return bool(traits_of(table, kind) & PIRATE_BIT)


@rule
def is_market_card(kind: int) -> bool:
    """Any card but the four starting kinds, whoever owns it. §starting-cards"""
    return bool(kind >= FIRST_MARKET_KIND)


def cards_in_numbers(
    seats: int, is_owners_deck: int, deck_traits: ArrayLike, deck_faces: ArrayLike
) -> tuple[list[int], list[list[int]]]:
    """The traits and the faces of all kinds at a table, for programs that ask for many of them."""
    traits, faces = BUILT_IN_TRAITS.copy(), BUILT_IN_FACES[int(seats == DUEL)].copy()
    if is_owners_deck:
        traits[FIRST_ABORDAGE_KIND:] = deck_traits
        faces[FIRST_ABORDAGE_KIND:, TYPES[0] :] = deck_faces
    return traits.tolist(), faces.tolist()
