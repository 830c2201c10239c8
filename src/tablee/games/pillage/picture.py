"""What Pillage shows to a seat or a spectator: the market, villages with their turnips, cards face up, the own plan."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from tablee.games.bits import lowest, members_of
from tablee.games.compiled import rule
from tablee.games.picture import Drawn, Part, Picture, TableWords, add, add_members, add_numbers, if_so, who_looks
from tablee.games.picture_shape import NOTHING
from tablee.games.pillage.box import ABORDAGE, DUEL, KINDS, NO_CARD, SIDES, STARTING, TYPES, VILLAGE, Type
from tablee.games.pillage.cards import letters_of
from tablee.games.pillage.effects import ALL_EFFECTS, BESIDES, EFFECTS, RELICS, Phrase
from tablee.games.pillage.faces import number_on
from tablee.games.pillage.picture_types import (
    Card,
    CardShown,
    EffectShown,
    FaceShown,
    Facing,
    PillageBox,
    PillagePicture,
    SideWord,
    Slot,
)
from tablee.games.pillage.planning import neighbour, place_faced
from tablee.games.pillage.secrets import Sight
from tablee.games.pillage.table import FIRST_LEFT, PLANES, Mark, Market, Phase
from tablee.games.pillage.villagers import PIRATE_BIT, THREE_BIT, TYPE_BITS, cards_in_numbers
from tablee.games.record import Array

# What was agreed and what is printed is drawn in Python

LETTERS = ("is_owners_deck", "deck_codes")
FACES = ("seats", "in_play", "deck_traits", "deck_faces", *LETTERS)
PARTS_OF_BOX: dict[range, Any] = {STARTING: "starting", VILLAGE: "village", ABORDAGE: "abordage"}
TYPE_WORDS: list[Any] = [None, *(of_type.name.lower() for of_type in TYPES)]
MOST_FACES = 5_000  # that are remembered


def cards(
    seats: int,
    in_play: int,
    deck_traits: tuple[int, ...],
    deck_faces: tuple[tuple[int, ...], ...],
    is_owners_deck: int,
    deck_codes: tuple[int, ...],
) -> dict[Card, CardShown]:
    """All cards in play with what they do. §effects"""
    traits, faces = cards_in_numbers(seats, is_owners_deck, deck_traits, deck_faces)
    codes, kinds = letters_of(is_owners_deck, deck_codes), [*STARTING, *members_of(in_play)]
    return {codes[kind]: card_shown(kind, bool(is_owners_deck), traits[kind], faces[kind]) for kind in kinds}


def card_shown(kind: int, is_owners_deck: bool, traits: int, faces: list[int]) -> CardShown:
    """A card with what it does against each type. §types §replaced-deck"""
    is_owners = is_owners_deck and kind in ABORDAGE
    farmer, wall, raider, merchant = (face_shown(faces[of_type]) for of_type in TYPES)
    return {
        "part": "owner" if is_owners else next(part for kinds, part in PARTS_OF_BOX.items() if kind in kinds),
        "owners_number": kind - ABORDAGE[0] + 1 if is_owners else None,
        "type": TYPE_WORDS[traits & TYPE_BITS],
        "is_pirate": bool(traits & PIRATE_BIT),
        "is_for_three": bool(traits & THREE_BIT),
        "against": {"farmer": farmer, "wall": wall, "raider": raider, "merchant": merchant},
    }


@lru_cache(MOST_FACES)
def face_shown(face: int) -> FaceShown:
    """What one face says: the relic that it buys, and its other effects. §unable"""
    relic, effects = effects_on(face, RELICS), effects_on(face, EFFECTS)
    return {
        "relic": relic[0] if relic else None,
        "effects": effects,
        "is_if_unable": bool(relic) and not face & BESIDES,
    }


def effects_on(face: int, phrases: tuple[Phrase, ...]) -> list[EffectShown]:
    """The effects among some that a face says, with their numbers. §effects"""
    return [{"effect": phrase.key, "n": phrase.number_in(face)} for phrase in phrases if phrase.said_of(face)]


def box(
    seats: int,
    cards_in_play: int,
    round_limit: int,
    bank_limit: int,
    relic_costs: tuple[int, ...],
    relics_to_win: int,
    is_owners_deck: int,
) -> PillageBox:
    """Prices, limits, and who sits where. §bank-cards §sides"""
    named: Any = Market(cards_in_play).name.lower()
    return {
        "seats": seats,
        "market": named,
        "round_limit": round_limit,
        "bank_limit": bank_limit,
        "relic_costs": list(relic_costs[:relics_to_win]),
        "is_owners_deck": bool(is_owners_deck),
        "sides": list(sides(seats)),
        "facing": [facing(seat, side, seats) for seat in range(seats) for side in played_sides(seats)],
    }


def sides(seats: int) -> tuple[SideWord, SideWord]:
    """What the two places of a plan are called. §sides §duel"""
    return ("front", "behind") if seats == DUEL else ("left", "right")


def played_sides(seats: int) -> range:
    """The sides on which cards face each other: in a duel only in front. §duel"""
    return range(1 if seats == DUEL else SIDES)


def facing(seat: int, side: int, seats: int) -> Facing:
    """Two places of which the cards face each other. §sides"""
    return {"slot": slot(seat, side, seats), "faces": slot(*place_faced(seat, side, seats), seats)}


def slot(seat: int, side: int, seats: int) -> Slot:
    """A place by its seat and side."""
    return {"seat": seat, "side": sides(seats)[side]}


def words_of_cards(is_owners_deck: int, deck_codes: tuple[int, ...]) -> Mapping[str, Sequence[str | None]]:
    """The letters of all cards, by their numbers. §replaced-deck"""
    letters = letters_of(is_owners_deck, deck_codes)
    return {"cards": [letters.get(kind) for kind in range(KINDS.stop)]}


AGREED = ("seats", "cards_in_play", "round_limit", "bank_limit", "relic_costs", "relics_to_win", "is_owners_deck")
PARTS = (Part("box", AGREED, box), Part("cards", FACES, cards))


# How the rest is drawn


@rule
def draw(sight: Sight, drawn: Drawn) -> None:
    """What lies on the table."""
    drawn.seat = who_looks(sight)
    drawn.phase = sight.phase
    drawn.round_ = round_number(sight)
    add_members(drawn.asked, sight.asked)
    add_members(drawn.won, sight.won)
    for kind in sight.market:
        add(drawn.market, if_so(kind, kind != NO_CARD))
    drawn.pile.cards = sight.pile_size
    add_cards(drawn.pile.buried, sight.buried)
    draw_villages(sight, drawn)
    draw_plans(sight, drawn)
    draw_own(sight, who_looks(sight), drawn)
    draw_resolution(sight, drawn.resolution)
    draw_theft(sight, drawn.theft)
    draw_buying(sight, drawn.buying)


@rule
def round_number(sight: Sight) -> int:
    """The round being played, or the last one. §plan §safety"""
    is_drawn = sight.phase == Phase.OVER and not sight.won
    return int(sight.rounds_played) if is_drawn else int(sight.rounds_played) + 1


@rule
def add_cards(drawn: Drawn, kinds: Array) -> None:
    """Cards in their order, without gaps."""
    for kind in kinds:
        if kind != NO_CARD:
            add(drawn, kind)


# Villages


@rule
def draw_villages(sight: Sight, drawn: Drawn) -> None:
    """Turnips, relics and cards that everybody sees or knows of, seat by seat."""
    seats = int(sight.seats)
    add_numbers(drawn.stocks, sight.stocks, seats)
    add_numbers(drawn.banks, sight.banks, seats)
    add_numbers(drawn.loot, sight.loot, seats)
    add_numbers(drawn.unseen, sight.draws, seats)
    for seat in range(seats):
        draw_relics(sight, seat, drawn.relics.items[seat])
        add_hand(sight, seat, False, drawn.hands.items[seat])
        add_cards(drawn.resting.items[seat], sight.resting[seat])
        add_cards(drawn.provoked.items[seat], sight.provoked[seat])
        draw_played(sight, seat, drawn.played.items[seat])
    drawn.relics.length = drawn.hands.length = seats
    drawn.resting.length = drawn.provoked.length = drawn.played.length = seats


@rule
def draw_relics(sight: Sight, seat: int, drawn: Drawn) -> None:
    """The relics of a seat, and what the next one costs. §buy-relic"""
    owned = int(sight.relics[seat])
    drawn.owned = owned
    drawn.next_cost = if_so(sight.relic_costs[min(owned, len(sight.relic_costs) - 1)], owned < sight.relics_to_win)


@rule
def add_hand(sight: Sight, seat: int, is_own: bool, drawn: Drawn) -> None:
    """The cards of a seat that everybody knows of, or all that it can still plan: none that lie there. §hands"""
    left = int(sight.drawn[seat]) if is_own else 0
    for plane in range(PLANES):
        left |= int(sight.hands[seat, plane])
    while left:
        kind = lowest(left)
        for _ in range(copies_held(sight, seat, kind, is_own) - copies_laid(sight, seat, kind, is_own)):
            add(drawn, kind)
        left &= left - 1


@rule
def copies_held(sight: Sight, seat: int, kind: int, is_own: bool) -> int:
    """How many of a card a seat is known to have, or knows to have itself. §hands §secrets"""
    copies = int(sight.drawn[seat]) >> kind & 1 if is_own else 0
    for plane in range(PLANES):
        copies += (int(sight.hands[seat, plane]) >> kind & 1) << plane
    return copies


@rule
def copies_laid(sight: Sight, seat: int, kind: int, is_own: bool) -> int:
    """How many of them lie face up, or in the own plan. §plan"""
    copies = 0
    for side in range(SIDES):
        copies += int(sight.played[seat, side] == kind) + int(is_own and sight.plans[seat, side] == kind)
    return copies


@rule
def draw_played(sight: Sight, seat: int, drawn: Drawn) -> None:
    """The cards before a seat, what each does, and what will happen to it. §reveal §swap"""
    for side in range(SIDES):
        if sight.played[seat, side] != NO_CARD:
            shown = drawn.items[drawn.length]
            shown.side = word_of_side(sight, side)
            shown.card = sight.played[seat, side]
            draw_face(sight.acts[seat, side], shown.acts)
            draw_mark(sight.marks[seat, side], shown.marks)
            drawn.length += 1


DECISIVE = (Mark.SWAPPED, Mark.TAKEN, Mark.SACRIFICED, Mark.EXHAUSTED, Mark.PROVOKED)  # the first one holds. §swap


@rule
def draw_mark(marks: int, drawn: Drawn) -> None:
    """What will happen to a card."""
    for mark in DECISIVE:
        if drawn.length == 0 and int(marks) >> mark & 1:
            add(drawn, mark)


WAYS_TO_A_RELIC = len(RELICS)  # they come first among all effects
MASKS: Array = np.array([phrase.mask for phrase in ALL_EFFECTS], np.int64)
BITS: Array = np.array([phrase.bits for phrase in ALL_EFFECTS], np.int64)
LEAST: Array = np.array([phrase.least for phrase in ALL_EFFECTS], np.int64)
NUMBERS: Array = np.array([NOTHING if phrase.number is None else phrase.number for phrase in ALL_EFFECTS], np.int64)


@rule
def draw_face(face: int, drawn: Drawn) -> None:
    """What one face says: the relic that it buys, and its other effects. §unable"""
    for effect in range(len(MASKS)):
        number = number_on(face, NUMBERS[effect]) if NUMBERS[effect] != NOTHING else NOTHING
        if face & MASKS[effect] == BITS[effect] and (number == NOTHING or number >= LEAST[effect]):
            if effect < WAYS_TO_A_RELIC:
                drawn.relic.is_there = 1
                draw_effect(drawn.relic, effect, number)
            else:
                draw_effect(drawn.effects.items[drawn.effects.length], effect, number)
                drawn.effects.length += 1
    drawn.is_if_unable = drawn.relic.is_there != 0 and not face & BESIDES


@rule
def draw_effect(drawn: Drawn, effect: int, number: int) -> None:
    """An effect, with its number. §effects"""
    drawn.effect = effect
    drawn.n = number


# Plans


@rule
def word_of_side(sight: Sight, side: int) -> int:
    """What a place of a plan is called. §sides §duel"""
    return int(side) + SIDES if sight.seats == DUEL else int(side)


@rule
def draw_plans(sight: Sight, drawn: Drawn) -> None:
    """Which sides each seat has decided, and where no card lies: all see that, and not by which card. §plan §gaps"""
    for seat in range(sight.seats):
        for side in range(SIDES):
            if side < sight.planned[seat]:
                add(drawn.planned.items[seat], word_of_side(sight, side))
            if sight.gaps[seat, side]:
                add(drawn.gaps.items[seat], word_of_side(sight, side))
    drawn.planned.length = drawn.gaps.length = sight.seats
    add_members(drawn.ordered, sight.ordered)


@rule
def draw_own(sight: Sight, seat: int, drawn: Drawn) -> None:
    """What only the seat itself sees: its hand, its plan, which of two Merchants comes first. §hands §two-merchants"""
    drawn.order = NOTHING
    if seat == NOTHING:
        drawn.hand.length = drawn.drawn.length = drawn.plan.length = NOTHING
        return
    add_hand(sight, seat, True, drawn.hand)
    add_members(drawn.drawn, sight.drawn[seat])
    for side in range(min(int(sight.planned[seat]), SIDES)):
        draw_planned(sight, side, sight.plans[seat, side], drawn.plan.items[side])
        drawn.plan.length += 1
    if sight.orders[seat]:
        drawn.order = word_of_side(sight, sight.orders[seat] - FIRST_LEFT)


@rule
def draw_planned(sight: Sight, side: int, kind: int, drawn: Drawn) -> None:
    """An own card that lies face down, or a gap. §plan §duel"""
    drawn.side = word_of_side(sight, side)
    drawn.card = if_so(kind, kind != NO_CARD)


# The resolution


@rule
def draw_resolution(sight: Sight, drawn: Drawn) -> None:
    """Which cards act now. §types §two-merchants"""
    drawn.type = if_so(int(sight.type_now) - 1, sight.type_now != Type.NONE)
    add_slots(sight, sight.resolving, drawn.acting)
    add_slots(sight, sight.able, drawn.able)
    add_slots(sight, sight.second, drawn.second)
    add_slots(sight, sight.to_draw, drawn.to_draw)


@rule
def add_slots(sight: Sight, places: int, drawn: Drawn) -> None:
    """A set of places, by seat and side. §sides"""
    left = int(places)
    while left:
        place = lowest(left)
        shown = drawn.items[drawn.length]
        shown.seat = place // SIDES
        shown.side = word_of_side(sight, place % SIDES)
        drawn.length += 1
        left &= left - 1


@rule
def draw_theft(sight: Sight, drawn: Drawn) -> None:
    """Thieves who share an odd turnip. §steal"""
    if sight.phase != Phase.FLIP:
        return
    drawn.is_there = 1
    drawn.victim = sight.victim
    drawn.purse = sight.is_from_bank != 0
    for side in range(1 if sight.seats == DUEL else SIDES):
        thief = drawn.thieves.items[side]
        thief.seat = neighbour(sight.victim, side, sight.seats)
        thief.turnips = sight.shares[side]
        drawn.thieves.length += 1


@rule
def draw_buying(sight: Sight, drawn: Drawn) -> None:
    """Who buys. §buying-order §pirates"""
    is_buying = sight.phase in (Phase.BUY, Phase.BOARD)
    add_numbers(drawn.queue, sight.queue, sight.queued)
    drawn.buyer = if_so(sight.queue[sight.turn], True) if is_buying else NOTHING
    drawn.price = if_so(sight.price, is_buying)
    drawn.is_boarding = sight.phase == Phase.BOARD
    add_slots(sight, sight.to_buy, drawn.to_buy)


PICTURE = Picture("pillage", Sight, PillagePicture, draw, PARTS, TableWords(LETTERS, words_of_cards))
