"""Cards as a beginner reads them: what a face brings in turnips, and what it costs in cards."""

from tablee.games.compiled import rule
from tablee.games.pillage.box import KINDS, SIDES, TYPES
from tablee.games.pillage.faces import Has, Number, has, number_on

CARDS = KINDS.stop  # by their kinds; the first is no card

# What a mark costs the owner of the marked card, in turnips.
EXHAUSTED = 1.0
PROVOKED = 0.5

TYPE_COUNT = len(TYPES)


@rule
def gain_on(face: int, seats: int) -> float:
    """What a face gains; "for each" as if all types were played equally often."""
    others = SIDES * seats - 1 if seats > SIDES else 1
    return number_on(face, Number.GAIN) + number_on(face, Number.GAIN_EACH) * others / TYPE_COUNT


@rule
def costs_itself(face: int) -> float:
    """What its marks cost who plays a card."""
    return EXHAUSTED * has(face, Has.EXHAUST_ITSELF) + PROVOKED * has(face, Has.PROVOKE_ITSELF)


@rule
def costs_that(face: int) -> float:
    """What they cost the owner of the card that it faces."""
    return EXHAUSTED * has(face, Has.EXHAUST_THAT) + PROVOKED * has(face, Has.PROVOKE_THAT)


@rule
def loses_itself(face: int) -> bool:
    """Whether who plays a card has it no longer."""
    return has(face, Has.SACRIFICE_ITSELF) or has(face, Has.SWAP)


@rule
def takes_away(face: int, is_market: bool) -> bool:
    """Whether the card that it faces leaves its owner."""
    if has(face, Has.SACRIFICE_MARKET) and is_market:
        return True
    return has(face, Has.SACRIFICE_THAT) or gets_that(face)


@rule
def gets_that(face: int) -> bool:
    """Whether who plays a card gets the one that it faces."""
    return has(face, Has.SWAP) or has(face, Has.TAKE_THAT)
