"""What stands against a table that is set up by hand, so that nothing plays on from one that cannot be."""

from tablee.games.bits import count, is_several
from tablee.games.ugo.box import OF_COLOURS, deck_of
from tablee.games.ugo.packed_trick import cards_of
from tablee.games.ugo.rules import nameable_cards
from tablee.games.ugo.table import Phase, Table


def impossible(table: Table) -> str | None:
    """The first thing that stands against it, as a word of the language files."""
    held = [count(hand) for hand in table.hands[: table.seats]]
    in_trick, turn = count(cards_of(table.trick)), int(table.turn)
    is_dealt = table.phase in (Phase.PLAY, Phase.LAY)
    reasons = {
        "rounds": (table.rounds_played >= table.rounds) != (table.phase == Phase.OVER),
        "cards": bool(cards_somewhere(table) & ~deck_of(table.cards)),
        "hands": max(held) > table.hand_size,
        "farmers": sum(map(int, table.farmers)) > table.farmer_supply,
        "voids": any(int(hand & OF_COLOURS[void]) for hand, void in zip(table.hands, table.voids, strict=True)),
        "trick": in_trick > 0 and not is_dealt,
        "play": table.phase == Phase.PLAY and (in_trick == table.seats or held[turn] == 0),
        "lay": table.phase == Phase.LAY and not is_several(nameable_cards(table, turn)),
        "deal": table.phase == Phase.DEAL and (turn == table.seats or any(held[turn + 1 :])),
        "dealer": table.phase == Phase.DEALER and (any(held) or table.rounds_played > 0),
        "tricks": table.tricks_played >= int(table.hand_size) + (not is_dealt),
    }
    return next((reason for reason, stands in reasons.items() if stands), None)


def cards_somewhere(table: Table) -> int:
    """All cards that lie in hands, kingdoms or the trick, as a set."""
    cards = cards_of(table.trick)
    for seat in range(int(table.seats)):
        cards |= int(table.hands[seat]) | int(table.kingdoms[seat])
    return cards
