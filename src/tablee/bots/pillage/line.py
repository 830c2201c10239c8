"""The duel's line of two: the card behind is planned for the turn after the one in front."""

from typing import NamedTuple

from tablee.bots.pillage.cards import GAP
from tablee.bots.pillage.clash import Fighter, Player, aftermath
from tablee.bots.pillage.outlook import Outlook
from tablee.bots.pillage.sides import likely_cards
from tablee.games.bits import members_of
from tablee.games.pillage.box import DUEL, LEFT


class Expected(NamedTuple):
    """What a player is expected to have after the turn in front."""

    stock: float
    bank: float
    relics: float


def players_after_front(outlook: Outlook) -> tuple[Player, Player]:
    """Both players as they will be when the cards behind have come to the front, on the average."""
    own, other = outlook.player(outlook.seat), outlook.player(1 - outlook.seat)
    front = outlook.card(int(outlook.sight.plans[outlook.seat, LEFT]))
    fronts = outlook.cards(rival_fronts(outlook)) or (GAP,)
    likely = likely_cards(own, other._replace(cards=fronts), DUEL)
    after = [aftermath(own, front, other, facing) for facing in fronts]
    return (
        later(outlook, own, outlook.seat, expected([one for one, _ in after], likely)),
        later(outlook, other, 1 - outlook.seat, expected([rival for _, rival in after], likely)),
    )


def rival_fronts(outlook: Outlook) -> list[int]:
    """What the rival may have in front: on the first turn any card, later what it could choose from."""
    if not outlook.sight.rounds_played:
        return outlook.playable(1 - outlook.seat)
    return members_of(outlook.sight.front_kinds[1 - outlook.seat])


def expected(fighters: list[Fighter], likely: list[float]) -> Expected:
    """The average of what may come."""
    return Expected(
        sum([fighter.stock * chance for fighter, chance in zip(fighters, likely, strict=True)]),
        sum([fighter.bank * chance for fighter, chance in zip(fighters, likely, strict=True)]),
        sum([fighter.has_paid * chance for fighter, chance in zip(fighters, likely, strict=True)]),
    )


def later(outlook: Outlook, player: Player, seat: int, after: Expected) -> Player:
    """A player with what it is expected to have; a relic that is likely bought is counted as bought."""
    relics = min(outlook.relics[seat] + round(after.relics), len(outlook.costs) - 1)
    return outlook.with_relics(player._replace(stock=after.stock, bank=after.bank), relics)
