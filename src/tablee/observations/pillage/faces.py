"""Moves of Pillage described by the faces of their cards: what a card is, and what it does against each type."""

from typing import Any

from tablee.games.bits import lowest
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import NO_CARD, TYPES
from tablee.games.pillage.faces import number_on
from tablee.games.pillage.table import ACTIONS, FIRST_LEFT, NO_MORE, Moves, Table
from tablee.games.pillage.villagers import face_against, is_market_card, is_pirate, type_of
from tablee.games.record import Array
from tablee.observations.contract import ActionFeatures
from tablee.observations.pillage.layout import FACE_LAYOUT, MARKS, NUMBERS, OF_FACE
from tablee.observations.writing import signed

CHOICE, TYPE = FACE_LAYOUT.begin("choice"), FACE_LAYOUT.begin("type")
PIRATE, MARKET_CARD = FACE_LAYOUT.begin("pirate"), FACE_LAYOUT.begin("market_card")
AGAINST = FACE_LAYOUT.begin("against_farmer")
NUMBER_COUNT, FIRST_MARK, MARK_COUNT = len(NUMBERS), int(MARKS[0]), len(MARKS)
FIRST_TYPE, LAST_TYPE = int(TYPES[0]), int(TYPES[-1])


@rule
def write_actions(table: Table, _seat: int, moves: Moves, actions: Array, features: Array) -> int:
    """The legal moves in their order, each by its face."""
    listed, left = 0, signed(moves.bits[0])
    while left and listed < len(actions):
        actions[listed] = lowest(left)
        write_face(table, lowest(left), features[listed])
        left &= left - 1
        listed += 1
    return listed


@rule
def write_face(table: Table, action: int, out: Array) -> None:
    """A card, or what else is chosen."""
    out[:] = 0
    if action >= FIRST_LEFT:
        out[CHOICE + 2 + action - FIRST_LEFT] = 1
        return
    out[CHOICE + (1 if action == NO_MORE else 0)] = 1
    if action != NO_CARD:
        out[TYPE + signed(type_of(table, action)) - 1] = 1
        out[PIRATE] = is_pirate(table, action)
        out[MARKET_CARD] = is_market_card(action)
        for of_type in range(FIRST_TYPE, LAST_TYPE + 1):
            write_effects(signed(face_against(table, action, of_type)), AGAINST + OF_FACE * (of_type - 1), out)


@rule
def write_effects(face: int, begin: int, out: Array) -> None:
    """The numbers of a face, then its marks."""
    for number in range(NUMBER_COUNT):
        out[begin + number] = number_on(face, number)
    for mark in range(MARK_COUNT):
        out[begin + NUMBER_COUNT + mark] = face >> (FIRST_MARK + mark) & 1


FACES = ActionFeatures(FACE_LAYOUT, ACTIONS, write_actions)


def faces_of(table: Any) -> Array:
    """Every action of a table described by its face: the same throughout a game."""
    faces = FACE_LAYOUT.empty(ACTIONS)
    write_faces(table, faces)
    return faces


@chapter
def write_faces(table: Table, faces: Array) -> None:
    """The face of each action."""
    for action in range(ACTIONS):
        write_face(table, action, faces[action])
