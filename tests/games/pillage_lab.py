"""Decks for the tests of Pillage, and rounds played with them."""

from typing import Any

from tablee.games.pillage import PILLAGE
from tablee.games.pillage.box import ABORDAGE, STARTING, VILLAGE
from tablee.games.pillage.cards import card_code, hand_kinds, parse_card
from tablee.games.pillage.deck import BUILT_IN, deck_line, parse_deck, read_deck
from tablee.games.pillage.positions import parse_position
from tablee.games.pillage.table import NO_MORE, Phase
from tablee.games.pillage.villagers import traits_of
from tablee.games.story import Event

BASIC = ("FAR", "WAL", "RAI", "MER")
TYPES = ("farmer", "wall", "raider", "merchant")
TILLER = """\
[[card]]
code = "TIL"
name = "Tiller"
fr = "Barre"
type = "wall"
pirate = true
farmer = "gain 2, bank 1"
raider = "steal 3 including banked"
"""


def card(code: str, of_type: str, effects: str = "-", *more: str) -> str:
    """A card with the same face against all, as the file of an owner has it."""
    lines = ["[[card]]", f'code = "{code}"', f'name = "Card {code}"', f'type = "{of_type}"', f'all = "{effects}"']
    return "\n".join([*lines, *more])


# Cards that do nothing, of each type, and walls to put where nothing matters.
INERT = [card(f"IN{of_type[0].upper()}", of_type) for of_type in TYPES] + [
    card(f"ZZ{letter}", "wall") for letter in "ABCDEF"
]
OUR_CARDS_AND_INERT = deck_line([*BUILT_IN["abordage"], *parse_deck(read_deck("\n".join(INERT)))])

# What our own decks do not do.
UNUSUAL = [
    card("SAC", "raider", "sacrifice that card"),
    card("TAK", "raider", "take that card"),
    card("TKB", "raider", "take that card"),
    card("SWA", "wall", "swap with that card"),
    card("PRV", "farmer", "gain 1, provoke itself"),
    card("TWO", "raider", "steal 2, steal 2 including banked"),
    card("TOP", "wall", "take the top card"),
    card("TPB", "wall", "take the top card"),
    card("REL", "farmer", "buy a relic"),
    card("RLB", "farmer", "buy a relic, else buy a card for 0"),
    card("BUY", "wall", "buy a card for 1"),
    card("BYB", "wall", "buy a card for 2"),
    card("REF", "merchant", "buy a relic, else gain 2 during refresh"),
    card("FEW", "farmer", "gain 1, gain 2 for each wall (3+)"),
]
UNUSUAL_DECK = read_deck("\n".join([*UNUSUAL, *INERT]))


def row_besides(used: list[str], deck: str) -> str:
    """Four cards for the market that are nowhere else, and no pirates."""
    table = PILLAGE.new(3, market="both", deck=deck)
    kinds = [*VILLAGE, *(kind for kind in ABORDAGE if traits_of(table, kind))]
    return ".".join([code for kind in kinds if (code := card_code(table, kind)) not in used][:4])


def table_of(plays: str, deck: str = OUR_CARDS_AND_INERT, **given: str) -> Any:
    """A table at the planning of a round, where everybody holds the starting cards and those to be played."""
    pairs = [pair.split("/") for pair in plays.split()]
    hands = [[*BASIC, *(code for code in pair if code not in (*BASIC, "-"))] for pair in pairs]
    fields = {"market": "both", "deck": deck, "phase": "plan", "hands": ",".join(".".join(hand) for hand in hands)}
    used = [code for hand in hands for code in hand] + given.get("hands", "").replace(",", ".").split(".")
    used += [
        code for name in ("buried", "drawn", "resting") for code in given.get(name, "").replace(",", ".").split(".")
    ]
    fields |= {"row": row_besides(used, deck), **given}
    return parse_position(" ".join(["pillage", f"seats={len(pairs)}", *(f"{n}={t}" for n, t in fields.items())]))


def plan(table: Any, plays: str) -> list[Event]:
    """Everybody plans: left and right, or in a duel what is asked for; what is not written does not matter."""
    events: list[Event] = []
    planning = int(table.rounds_played)
    for seat, pair in enumerate(plays.split()):
        for code in [*pair.split("/"), "any"]:
            if is_planning(table, seat, planning):
                events += PILLAGE.apply(table, seat, chosen(table, seat, code))
    return events


def is_planning(table: Any, seat: int, rounds_played: int) -> bool:
    return bool(table.phase == Phase.PLAN and table.rounds_played == rounds_played and table.asked >> seat & 1)


def chosen(table: Any, seat: int, code: str) -> int:
    if code == "any":
        return PILLAGE.legal(table, seat)[0]
    return NO_MORE if code == "-" else parse_card(table, code)


def finish(table: Any, seed: int = 0) -> list[Event]:
    """Play the round to its end: whoever is asked takes the first choice."""
    events: list[Event] = []
    while table.phase not in (Phase.PLAN, Phase.OVER):
        if chances := PILLAGE.rules.chances(table):
            events += PILLAGE.apply_chance(table, PILLAGE.rules.drawn(table, seed % chances))
        else:
            seat = PILLAGE.awaited(table)[0]
            events += PILLAGE.apply(table, seat, PILLAGE.legal(table, seat)[0])
    return events


def round_of(plays: str, deck: str = OUR_CARDS_AND_INERT, **given: str) -> Any:
    """The table after a whole round."""
    table = table_of(plays, deck, **given)
    plan(table, plays)
    finish(table)
    return table


def stocks(table: Any) -> list[int]:
    return [int(turnips) for turnips in table.stocks[: table.seats]]


def banks(table: Any) -> list[int]:
    return [int(turnips) for turnips in table.banks[: table.seats]]


def hand(table: Any, seat: int) -> list[str]:
    """What everybody knows a seat to own, starting cards left out."""
    return [card_code(table, kind) for kind in hand_kinds(table, seat) if kind not in STARTING]


def codes(table: Any, kinds: Any) -> list[str]:
    return [card_code(table, int(kind)) for kind in kinds if kind]


def legal(table: Any, seat: int) -> set[str]:
    return set(PILLAGE.notation.moves(table, seat, PILLAGE.legal(table, seat)))
