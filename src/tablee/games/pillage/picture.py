"""What Pillage shows to a seat or a spectator: the market, villages with their turnips, cards face up, the own plan."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from tablee.games.bits import members_of
from tablee.games.picture import Part, Parts, for_rules, of_each_seat, phase_words, read, who_looks
from tablee.games.pillage.box import ABORDAGE, DUEL, NO_CARD, SIDES, STARTING, TYPES, VILLAGE
from tablee.games.pillage.cards import codes_by_kind, kinds_held
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
    Seat,
    SideWord,
    Slot,
    Theft,
)
from tablee.games.pillage.planning import neighbour, place_faced
from tablee.games.pillage.secrets import Sight
from tablee.games.pillage.table import FIRST_LEFT, Mark, Market, Phase
from tablee.games.pillage.villagers import PIRATE_BIT, THREE_BIT, TYPE_BITS, cards_in_numbers

# Cards. The fields that their letters and faces come from stand here alone.

LETTERS = ("is_owners_deck", "deck_codes")
FACES = ("seats", "in_play", "deck_traits", "deck_faces", *LETTERS)
PARTS_OF_BOX: dict[range, Any] = {STARTING: "starting", VILLAGE: "village", ABORDAGE: "abordage"}
TYPE_WORDS: list[Any] = [None, *(of_type.name.lower() for of_type in TYPES)]
MOST_DRAWN = 5_000  # hands, played cards, faces, sets of places that are remembered: most stay as they were


def in_letters(codes: Mapping[int, Card], kinds: Iterable[int]) -> list[Card]:
    """Cards in their order, without gaps."""
    return [codes[kind] for kind in kinds if kind != NO_CARD]


def cards(sight: Sight) -> dict[Card, CardShown]:
    """All cards in play with what they do. §effects"""
    codes, (traits, faces) = codes_by_kind(sight), cards_in_numbers(for_rules(sight))
    is_owners = bool(read(sight, "is_owners_deck"))
    kinds = [*STARTING, *members_of(read(sight, "in_play"))]
    return {codes[kind]: card_shown(kind, is_owners, traits[kind], faces[kind]) for kind in kinds}


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


def box(sight: Sight) -> PillageBox:
    """Prices, limits, and who sits where. §bank-cards §sides"""
    seats, market = read(sight, "seats"), read(sight, "cards_in_play")
    named: Any = Market(market).name.lower()
    return {
        "seats": seats,
        "market": named,
        "round_limit": read(sight, "round_limit"),
        "bank_limit": read(sight, "bank_limit"),
        "relic_costs": read(sight, "relic_costs")[: read(sight, "relics_to_win")],
        "is_owners_deck": bool(read(sight, "is_owners_deck")),
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


def slots(sight: Sight, name: str) -> list[Slot]:
    """A set of places."""
    return slots_in(read(sight, name), read(sight, "seats"))


@lru_cache(MOST_DRAWN)
def slots_in(places: int, seats: int) -> list[Slot]:
    """A set of places at a table of so many."""
    return [slot(*divmod(place, SIDES), seats) for place in members_of(places)]


# Where the game stands

PHASES: list[Any] = phase_words(Phase)
MARK_WORDS: list[Any] = [mark.name.lower() for mark in Mark]
DECISIVE = (Mark.SWAPPED, Mark.TAKEN, Mark.SACRIFICED, Mark.EXHAUSTED, Mark.PROVOKED)  # the first one holds. §swap


def phase(sight: Sight) -> PhaseWord:
    """What the table waits for."""
    word: PhaseWord = PHASES[read(sight, "phase")]
    return word


def round_number(sight: Sight) -> int:
    """The round being played, or the last one. §plan §safety"""
    is_drawn = read(sight, "phase") == Phase.OVER and not read(sight, "won")
    number: int = read(sight, "rounds_played") + (0 if is_drawn else 1)
    return number


def asked(sight: Sight) -> list[Seat]:
    """The seats that owe a decision."""
    return members_of(read(sight, "asked"))


def won(sight: Sight) -> list[Seat]:
    """The seats that have won. §end"""
    return members_of(read(sight, "won"))


def relics(sight: Sight) -> list[RelicsShown]:
    """The relics of every seat. §buy-relic"""
    costs: list[int | None] = [*read(sight, "relic_costs")[: read(sight, "relics_to_win")], None]
    return [{"owned": owned, "next_cost": costs[owned]} for owned in read(sight, "relics")[: read(sight, "seats")]]


def market(sight: Sight) -> list[Card | None]:
    """The cards for sale, place by place. §market"""
    codes = codes_by_kind(sight)
    return [None if kind == NO_CARD else codes[kind] for kind in read(sight, "market")]


def pile(sight: Sight) -> PileShown:
    """What will come to the market. §market §sacrifice"""
    return {"cards": read(sight, "pile_size"), "buried": in_letters(codes_by_kind(sight), read(sight, "buried"))}


# Hands


def hands(sight: Sight) -> list[list[Card]]:
    """The known cards of every seat that do not lie face up. §hands §secrets"""
    codes, planes, played = codes_by_kind(sight), read(sight, "hands"), read(sight, "played")
    known = [kinds_left(tuple(planes[seat]), 0, tuple(played[seat])) for seat in range(read(sight, "seats"))]
    return [in_letters(codes, kinds) for kinds in known]


@lru_cache(MOST_DRAWN)
def kinds_left(planes: tuple[int, ...], drawn: int, elsewhere: tuple[int, ...]) -> list[int]:
    """A hand, given by its planes, and cards that were drawn, less those that lie elsewhere; sorted. §hands"""
    left = sorted(kinds_held(planes) + members_of(drawn))
    for kind in elsewhere:
        if kind in left:
            left.remove(kind)
    return left


def hand(sight: Sight) -> list[Card] | None:
    """The own cards that can still be planned in some round. §hands"""
    seat = who_looks(sight)
    if seat is None:
        return None
    planes, drawn, played, plans = (read(sight, name)[seat] for name in ("hands", "drawn", "played", "plans"))
    return in_letters(codes_by_kind(sight), kinds_left(tuple(planes), drawn, (*played, *plans)))


def drawn_cards(sight: Sight) -> list[Card] | None:
    """What the seat has taken face down. §top-card §secrets"""
    seat = who_looks(sight)
    return None if seat is None else in_letters(codes_by_kind(sight), members_of(read(sight, "drawn")[seat]))


def pairs(name: str) -> Callable[[Sight], list[list[Card]]]:
    """Up to two cards of each seat."""

    def shown(sight: Sight) -> list[list[Card]]:
        codes = codes_by_kind(sight)
        return [in_letters(codes, kinds) for kinds in read(sight, name)[: read(sight, "seats")]]

    return shown


# Plans


def planned(sight: Sight) -> list[list[SideWord]]:
    """Which sides are decided: all see that, and not by which card. §plan §secrets"""
    seats = read(sight, "seats")
    return [list(sides(seats)[:made]) for made in read(sight, "planned")[:seats]]


def gaps(sight: Sight) -> list[list[SideWord]]:
    """Where everybody sees that no card lies: in a duel, or of who has none. §gaps §duel"""
    seats = read(sight, "seats")
    return [
        [side for side, is_gap in zip(sides(seats), gap, strict=True) if is_gap] for gap in read(sight, "gaps")[:seats]
    ]


def plan(sight: Sight) -> list[PlannedCard] | None:
    """The own cards that lie face down. §plan §duel"""
    seat = who_looks(sight)
    if seat is None:
        return None
    codes, made = codes_by_kind(sight), read(sight, "plans")[seat][: read(sight, "planned")[seat]]
    return [
        {"side": side, "card": codes.get(kind)} for side, kind in zip(sides(read(sight, "seats")), made, strict=False)
    ]


def ordered(sight: Sight) -> list[Seat]:
    """Who has decided about two Merchants. §two-merchants"""
    return members_of(read(sight, "ordered"))


def order(sight: Sight) -> SideWord | None:
    """Which of the own two Merchants comes first, while the others do not know. §two-merchants"""
    seat = who_looks(sight)
    chosen = NO_CARD if seat is None else read(sight, "orders")[seat]
    return sides(read(sight, "seats"))[chosen - FIRST_LEFT] if chosen else None


# The resolution


def played(sight: Sight) -> list[list[PlayedCard]]:
    """The cards before every seat. §reveal"""
    codes, seats = codes_by_kind(sight), read(sight, "seats")
    laid, acts, marks = (read(sight, name) for name in ("played", "acts", "marks"))
    return [
        [
            played_card(side, codes[kind], face, marked)
            for side, kind, face, marked in zip(sides(seats), laid[seat], acts[seat], marks[seat], strict=True)
            if kind != NO_CARD
        ]
        for seat in range(seats)
    ]


@lru_cache(MOST_DRAWN)
def played_card(side: SideWord, card: Card, face: int, marked: int) -> PlayedCard:
    """A card that lies face up, and what will happen to it. §reveal §swap"""
    signs = [MARK_WORDS[mark] for mark in DECISIVE if marked >> mark & 1]
    return {"side": side, "card": card, "acts": face_shown(face), "marks": signs[:1]}


def resolution(sight: Sight) -> Resolution:
    """Which cards act now. §types §two-merchants"""
    return {
        "type": TYPE_WORDS[read(sight, "type_now")],
        "acting": slots(sight, "resolving"),
        "able": slots(sight, "able"),
        "second": slots(sight, "second"),
        "to_draw": slots(sight, "to_draw"),
    }


def theft(sight: Sight) -> Theft | None:
    """Thieves who share an odd turnip. §steal"""
    if read(sight, "phase") != Phase.FLIP:
        return None
    victim, seats, shares = read(sight, "victim"), read(sight, "seats"), read(sight, "shares")
    return {
        "victim": victim,
        "purse": "bank" if read(sight, "is_from_bank") else "stock",
        "thieves": [{"seat": neighbour(victim, side, seats), "turnips": shares[side]} for side in played_sides(seats)],
    }


def buying(sight: Sight) -> Buying:
    """Who buys. §buying-order §pirates"""
    now, queue = read(sight, "phase"), read(sight, "queue")[: read(sight, "queued")]
    is_buying = now in (Phase.BUY, Phase.BOARD)
    return {
        "queue": queue,
        "buyer": queue[read(sight, "turn")] if is_buying else None,
        "price": read(sight, "price") if is_buying else None,
        "is_boarding": now == Phase.BOARD,
        "to_buy": slots(sight, "to_buy"),
    }


AGREED = ("seats", "cards_in_play", "round_limit", "bank_limit", "relic_costs", "relics_to_win", "is_owners_deck")

PICTURE: Parts = (
    Part("box", AGREED, box),
    Part("cards", FACES, cards),
    Part("seat", ("seats", "seat"), who_looks),
    Part("phase", ("phase",), phase),
    Part("round", ("phase", "rounds_played", "won"), round_number),
    Part("asked", ("asked",), asked),
    Part("won", ("won",), won),
    Part("stocks", ("seats", "stocks"), of_each_seat("stocks")),
    Part("banks", ("seats", "banks"), of_each_seat("banks")),
    Part("loot", ("seats", "loot"), of_each_seat("loot")),
    Part("relics", ("seats", "relics", "relic_costs", "relics_to_win"), relics),
    Part("market", ("market", *LETTERS), market),
    Part("pile", ("pile_size", "buried", *LETTERS), pile),
    Part("hands", ("seats", "hands", "played", *LETTERS), hands),
    Part("unseen", ("seats", "draws"), of_each_seat("draws")),
    Part("hand", ("seats", "seat", "hands", "drawn", "played", "plans", *LETTERS), hand),
    Part("drawn", ("seats", "seat", "drawn", *LETTERS), drawn_cards),
    Part("resting", ("seats", "resting", *LETTERS), pairs("resting")),
    Part("provoked", ("seats", "provoked", *LETTERS), pairs("provoked")),
    Part("planned", ("seats", "planned"), planned),
    Part("gaps", ("seats", "gaps"), gaps),
    Part("plan", ("seats", "seat", "plans", "planned", *LETTERS), plan),
    Part("ordered", ("ordered",), ordered),
    Part("order", ("seats", "seat", "orders"), order),
    Part("played", ("seats", "played", "acts", "marks", *LETTERS), played),
    Part("resolution", ("seats", "type_now", "resolving", "able", "second", "to_draw"), resolution),
    Part("theft", ("seats", "phase", "victim", "is_from_bank", "shares"), theft),
    Part("buying", ("seats", "phase", "queue", "queued", "turn", "price", "to_buy"), buying),
)
