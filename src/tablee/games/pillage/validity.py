"""What stands against a table that is set up by hand, so that nothing plays on from one that cannot be."""

from collections import Counter
from collections.abc import Callable

from tablee.games.bits import count, is_several, members_of, only
from tablee.games.pillage.box import FIRST_MARKET_KIND, LEFT, MARKET_PLACES, NO_CARD, RIGHT, SIDES, Type
from tablee.games.pillage.buying import tied_buyers
from tablee.games.pillage.cards import hand_kinds
from tablee.games.pillage.planning import plannable
from tablee.games.pillage.table import Phase, Stage, Table
from tablee.games.pillage.theft import claim, needs_chicken, purse
from tablee.games.record import Array


def impossible(table: Table) -> str | None:
    """The first thing that stands against it, as a word of the language files."""
    return next((reason for reason, stands in REASONS.items() if stands(table)), None)


def _cards(table: Table) -> bool:
    """A market card in two places, one that is not in play, or more starting cards than there are."""
    kinds = [kind for seat in range(table.seats) for kind in hand_kinds(table, seat)]
    kinds += [kind for cards in table.drawn for kind in members_of(cards)]
    kinds += [int(kind) for place in (table.market, table.buried, table.resting.flat) for kind in place if kind]
    return any(times > _most(table, kind) for kind, times in Counter(kinds).items())


def _most(table: Table, kind: int) -> int:
    if kind < FIRST_MARKET_KIND:
        return int(table.seats)
    return int(table.in_play) >> kind & 1


def _turnips(table: Table) -> bool:
    return bool((table.banks > table.bank_limit).any())


def _relics(table: Table) -> bool:
    """More than there are; or somebody owns all and the game goes on, but for the purchases of the same pass."""
    has_all = bool((table.relics == table.relics_to_win).any())
    is_buying = table.stage == Stage.CARDS
    return bool((table.relics > table.relics_to_win).any()) or (has_all != bool(table.won) and not is_buying)


def _plans(table: Table) -> bool:
    return any(_plans_wrongly(table, seat) for seat in range(table.seats))


def _plans_wrongly(table: Table, seat: int) -> bool:
    """Something is planned that the seat does not have, or before its turn."""
    planned = Counter(int(kind) for kind in table.plans[seat] if kind)
    owned = Counter([*hand_kinds(table, seat), *members_of(table.drawn[seat])])
    late = any(table.plans[seat, table.planned[seat] :])
    return bool(planned - owned) or bool(late)


def _provoked(table: Table) -> bool:
    """A card is provoked that its seat does not have."""
    return any(_lacks(table, seat, table.provoked[seat]) for seat in range(table.seats))


def _lacks(table: Table, seat: int, cards: Array) -> bool:
    return bool(Counter(int(kind) for kind in cards if kind) - Counter(hand_kinds(table, seat)))


def _row(table: Table) -> bool:
    """The market is short though the pile could fill it, or has a gap that nothing fills."""
    kinds = [int(kind) for kind in table.market]
    if table.phase == Phase.MARKET:
        return kinds[table.place] != NO_CARD
    size = MARKET_PLACES - kinds.count(NO_CARD)
    return NO_CARD in kinds[:size] or (size < MARKET_PLACES and bool(table.pile))


def _played(table: Table) -> bool:
    """A card is played that its seat does not have."""
    if any(_lacks(table, seat, table.played[seat]) for seat in range(table.seats)):
        return True
    slots = sum(only(SIDES * seat + side) for seat, side in zip(*table.played.nonzero(), strict=True))
    used = int(table.resolving) | int(table.second) | int(table.to_buy) | int(table.to_draw) | int(table.able)
    return bool(used & ~slots) or bool(table.phase == Phase.PLAN and slots)


def _asked(table: Table) -> bool:
    """Somebody is asked who has nothing to choose, or nobody is though the table waits."""
    asked = members_of(int(table.asked))
    match table.phase:
        case Phase.PLAN:
            return not asked or any(table.planned[seat] == SIDES or not plannable(table, seat) for seat in asked)
        case Phase.ORDER:
            return not asked or any(_merchants(table, seat) < SIDES for seat in asked)
        case Phase.BUY | Phase.BOARD:
            return table.turn >= table.queued or asked != [table.queue[table.turn]] or not table.market[0]
        case _:
            return bool(asked)


def _is_odd_tie(table: Table) -> bool:
    return needs_chicken(claim(table, LEFT), claim(table, RIGHT), purse(table))


def _merchants(table: Table, seat: int) -> int:
    return count(int(table.of_type[Type.MERCHANT]) >> SIDES * seat & 3)


def _chance(table: Table) -> bool:
    """Chance is awaited, but has nothing to decide."""
    match table.phase:
        case Phase.MARKET:
            return not table.pile or bool(table.stage == Stage.CARDS and table.turn >= table.queued)
        case Phase.DRAW:
            return not table.pile or not table.to_draw
        case Phase.FLIP:
            return bool(table.victim >= table.seats) or not _is_odd_tie(table)
        case Phase.QUEUE:
            return not is_several(tied_buyers(table))
        case _:
            return False


def _over(table: Table) -> bool:
    """The table waits for nothing, or somebody has won and it goes on."""
    return bool(table.phase == Phase.RESOLVE or (table.phase != Phase.OVER and table.won))


REASONS: dict[str, Callable[[Table], bool]] = {
    "cards": _cards,
    "turnips": _turnips,
    "relics": _relics,
    "plans": _plans,
    "provoked": _provoked,
    "row": _row,
    "played": _played,
    "asked": _asked,
    "chance": _chance,
    "over": _over,
}
