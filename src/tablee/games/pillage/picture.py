"""What Pillage shows to a seat or a spectator: the market, villages with their turnips, cards face up, the own plan."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from tablee.games.bits import members_of
from tablee.games.picture import Part, Parts, each_seat, of_each_seat, phase_words, who_looks
from tablee.games.pillage.box import ABORDAGE, DUEL, NO_CARD, SIDES, STARTING, TYPES, VILLAGE
from tablee.games.pillage.cards import kinds_held, letters_of
from tablee.games.pillage.effects import BESIDES, EFFECTS, RELICS, Phrase
from tablee.games.pillage.picture_types import (
    Buying,
    Card,
    CardShown,
    EffectShown,
    FaceShown,
    Facing,
    PhaseWord,
    PileShown,
    PillageBox,
    PlannedCard,
    PlayedCard,
    RelicsShown,
    Resolution,
    SideWord,
    Slot,
    Theft,
)
from tablee.games.pillage.planning import neighbour, place_faced
from tablee.games.pillage.table import FIRST_LEFT, Mark, Market, Phase
from tablee.games.pillage.villagers import PIRATE_BIT, THREE_BIT, TYPE_BITS, cards_in_numbers

# Cards. The fields that their letters and faces come from stand here alone.

LETTERS = ("is_owners_deck", "deck_codes")
FACES = ("seats", "in_play", "deck_traits", "deck_faces", *LETTERS)
Pair = tuple[int, int]  # of each side
PARTS_OF_BOX: dict[range, Any] = {STARTING: "starting", VILLAGE: "village", ABORDAGE: "abordage"}
TYPE_WORDS: list[Any] = [None, *(of_type.name.lower() for of_type in TYPES)]
MOST_DRAWN = 5_000  # hands, played cards, faces, sets of places that are remembered: most stay as they were


def in_letters(kinds: Iterable[int], *letters: Any) -> list[Card]:
    """Cards in their order, without gaps."""
    codes = letters_of(*letters)
    return [codes[kind] for kind in kinds if kind != NO_CARD]


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


@lru_cache(MOST_DRAWN)
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


# What was agreed


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


@lru_cache(MOST_DRAWN)
def slots(places: int, seats: int) -> list[Slot]:
    """A set of places at a table of so many."""
    return [slot(*divmod(place, SIDES), seats) for place in members_of(places)]


# Where the game stands

PHASES: list[Any] = phase_words(Phase)
MARK_WORDS: list[Any] = [mark.name.lower() for mark in Mark]
DECISIVE = (Mark.SWAPPED, Mark.TAKEN, Mark.SACRIFICED, Mark.EXHAUSTED, Mark.PROVOKED)  # the first one holds. §swap


def phase(now: int) -> PhaseWord:
    """What the table waits for."""
    word: PhaseWord = PHASES[now]
    return word


def round_number(now: int, played: int, won: int) -> int:
    """The round being played, or the last one. §plan §safety"""
    is_drawn = now == Phase.OVER and not won
    return played if is_drawn else played + 1


def relics(seats: int, owned: tuple[int, ...], relic_costs: tuple[int, ...], relics_to_win: int) -> list[RelicsShown]:
    """The relics of every seat. §buy-relic"""
    costs: list[int | None] = [*relic_costs[:relics_to_win], None]
    return [{"owned": number, "next_cost": costs[number]} for number in owned[:seats]]


def market(places: tuple[int, ...], *letters: Any) -> list[Card | None]:
    """The cards for sale, place by place. §market"""
    codes = letters_of(*letters)
    return [None if kind == NO_CARD else codes[kind] for kind in places]


def pile(size: int, buried: tuple[int, ...], *letters: Any) -> PileShown:
    """What will come to the market. §market §sacrifice"""
    return {"cards": size, "buried": in_letters(buried, *letters)}


# Hands


def known_hand(planes: tuple[int, ...], played: Pair, *letters: Any) -> list[Card]:
    """The known cards of a seat that do not lie face up. §hands §secrets"""
    return in_letters(kinds_left(planes, 0, played), *letters)


@lru_cache(MOST_DRAWN)
def kinds_left(planes: tuple[int, ...], drawn: int, elsewhere: tuple[int, ...]) -> list[int]:
    """A hand, given by its planes, and cards that were drawn, less those that lie elsewhere; sorted. §hands"""
    left = sorted(kinds_held(planes) + members_of(drawn))
    for kind in elsewhere:
        if kind in left:
            left.remove(kind)
    return left


def hand(
    seats: int,
    seat: int,
    hands: tuple[tuple[int, ...], ...],
    drawn: tuple[int, ...],
    played: tuple[Pair, ...],
    plans: tuple[Pair, ...],
    *letters: Any,
) -> list[Card] | None:
    """The own cards that can still be planned in some round. §hands"""
    if seat >= seats:
        return None
    return in_letters(kinds_left(hands[seat], drawn[seat], played[seat] + plans[seat]), *letters)


def drawn_cards(seats: int, seat: int, drawn: tuple[int, ...], *letters: Any) -> list[Card] | None:
    """What the seat has taken face down. §top-card §secrets"""
    return in_letters(members_of(drawn[seat]), *letters) if seat < seats else None


# Plans


def planned(made: int, seats: int) -> list[SideWord]:
    """Which sides a seat has decided: all see that, and not by which card. §plan §secrets"""
    return list(sides(seats)[:made])


def gaps(gap: Pair, seats: int) -> list[SideWord]:
    """Where everybody sees that no card of a seat lies: in a duel, or of who has none. §gaps §duel"""
    return [side for side, is_gap in zip(sides(seats), gap, strict=True) if is_gap]


def plan(
    seats: int, seat: int, plans: tuple[Pair, ...], planned: tuple[int, ...], *letters: Any
) -> list[PlannedCard] | None:
    """The own cards that lie face down. §plan §duel"""
    if seat >= seats:
        return None
    codes, made = letters_of(*letters), plans[seat][: planned[seat]]
    return [{"side": side, "card": codes.get(kind)} for side, kind in zip(sides(seats), made, strict=False)]


def order(seats: int, seat: int, orders: tuple[int, ...]) -> SideWord | None:
    """Which of the own two Merchants comes first, while the others do not know. §two-merchants"""
    chosen = orders[seat] if seat < seats else NO_CARD
    return sides(seats)[chosen - FIRST_LEFT] if chosen else None


# The resolution


def played(laid: Pair, acts: Pair, marks: Pair, seats: int, *letters: Any) -> list[PlayedCard]:
    """The cards before a seat. §reveal"""
    codes = letters_of(*letters)
    return [
        played_card(side, codes[kind], face, marked)
        for side, kind, face, marked in zip(sides(seats), laid, acts, marks, strict=True)
        if kind != NO_CARD
    ]


@lru_cache(MOST_DRAWN)
def played_card(side: SideWord, card: Card, face: int, marked: int) -> PlayedCard:
    """A card that lies face up, and what will happen to it. §reveal §swap"""
    signs = [MARK_WORDS[mark] for mark in DECISIVE if marked >> mark & 1]
    return {"side": side, "card": card, "acts": face_shown(face), "marks": signs[:1]}


def resolution(seats: int, type_now: int, resolving: int, able: int, second: int, to_draw: int) -> Resolution:
    """Which cards act now. §types §two-merchants"""
    return {
        "type": TYPE_WORDS[type_now],
        "acting": slots(resolving, seats),
        "able": slots(able, seats),
        "second": slots(second, seats),
        "to_draw": slots(to_draw, seats),
    }


def theft(seats: int, now: int, victim: int, is_from_bank: int, shares: Pair) -> Theft | None:
    """Thieves who share an odd turnip. §steal"""
    if now != Phase.FLIP:
        return None
    return {
        "victim": victim,
        "purse": "bank" if is_from_bank else "stock",
        "thieves": [{"seat": neighbour(victim, side, seats), "turnips": shares[side]} for side in played_sides(seats)],
    }


def buying(seats: int, now: int, places: tuple[int, ...], queued: int, turn: int, price: int, to_buy: int) -> Buying:
    """Who buys. §buying-order §pirates"""
    queue = list(places[:queued])
    is_buying = now in (Phase.BUY, Phase.BOARD)
    return {
        "queue": queue,
        "buyer": queue[turn] if is_buying else None,
        "price": price if is_buying else None,
        "is_boarding": now == Phase.BOARD,
        "to_buy": slots(to_buy, seats),
    }


AGREED = ("seats", "cards_in_play", "round_limit", "bank_limit", "relic_costs", "relics_to_win", "is_owners_deck")

PICTURE: Parts = (
    Part("box", AGREED, box),
    Part("cards", FACES, cards),
    Part("seat", ("seats", "seat"), who_looks),
    Part("phase", ("phase",), phase),
    Part("round", ("phase", "rounds_played", "won"), round_number),
    Part("asked", ("asked",), members_of),
    Part("won", ("won",), members_of),
    Part("stocks", ("seats", "stocks"), of_each_seat),
    Part("banks", ("seats", "banks"), of_each_seat),
    Part("loot", ("seats", "loot"), of_each_seat),
    Part("relics", ("seats", "relics", "relic_costs", "relics_to_win"), relics),
    Part("market", ("market", *LETTERS), market),
    Part("pile", ("pile_size", "buried", *LETTERS), pile),
    each_seat("hands", ("hands", "played"), known_hand, others=LETTERS),
    Part("unseen", ("seats", "draws"), of_each_seat),
    Part("hand", ("seats", "seat", "hands", "drawn", "played", "plans", *LETTERS), hand),
    Part("drawn", ("seats", "seat", "drawn", *LETTERS), drawn_cards),
    each_seat("resting", ("resting",), in_letters, others=LETTERS),
    each_seat("provoked", ("provoked",), in_letters, others=LETTERS),
    each_seat("planned", ("planned",), planned, others=("seats",)),
    each_seat("gaps", ("gaps",), gaps, others=("seats",)),
    Part("plan", ("seats", "seat", "plans", "planned", *LETTERS), plan),
    Part("ordered", ("ordered",), members_of),
    Part("order", ("seats", "seat", "orders"), order),
    each_seat("played", ("played", "acts", "marks"), played, others=("seats", *LETTERS)),
    Part("resolution", ("seats", "type_now", "resolving", "able", "second", "to_draw"), resolution),
    Part("theft", ("seats", "phase", "victim", "is_from_bank", "shares"), theft),
    Part("buying", ("seats", "phase", "queue", "queued", "turn", "price", "to_buy"), buying),
)
