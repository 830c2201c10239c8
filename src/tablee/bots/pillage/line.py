"""The duel's line of two: the card behind is planned for the turn after the one in front."""

import numpy as np

from tablee.bots.pillage.clash import ONE, OTHER, Fighter, Player, aftermath
from tablee.bots.pillage.outlook import Outlook, give_relics
from tablee.bots.pillage.sides import face_rival
from tablee.games.bits import only
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import LEFT, NO_CARD
from tablee.games.pillage.table import Table


@chapter
def look_behind_front(table: Table, seat: int, outlook: Outlook) -> None:
    """Both players as they will be when the cards behind have come to the front, on the average: `outlook.later`."""
    own, rival = outlook.players[seat], outlook.players[1 - seat]
    side, fighters, later = outlook.sides[0], outlook.fighters, outlook.later
    later[ONE], later[OTHER] = own, rival
    if table.rounds_played:
        later[OTHER].cards = table.front_kinds[1 - seat] or only(NO_CARD)
    face_rival(table, side, fighters, outlook.merits, own, later[OTHER])
    empty_hands(later[ONE])
    empty_hands(later[OTHER])
    relics, rival_relics = 0.0, 0.0
    for column in range(side.rival_count):
        aftermath(table, fighters, own, int(table.plans[seat, LEFT]), rival, int(side.rival_cards[column]))
        relics += expect(later[ONE], fighters[ONE], side.likely[column])
        rival_relics += expect(later[OTHER], fighters[OTHER], side.likely[column])
    later[OTHER].cards = rival.cards
    count_relics(table, later[ONE], relics)
    count_relics(table, later[OTHER], rival_relics)


@rule
def empty_hands(player: Player) -> None:
    """No turnips yet."""
    player.stock = player.bank = 0.0


@rule
def expect(player: Player, fighter: Fighter, chance: float) -> float:
    """A player has by so much of a chance what a fighter has; returns its part of a relic."""
    player.stock += chance * fighter.stock
    player.bank += chance * fighter.bank
    return chance if fighter.has_paid else 0.0


@rule
def count_relics(table: Table, player: Player, bought: float) -> None:
    """A relic that is likely bought is counted as bought, but for the last one."""
    relics = int(player.relics) + int(np.round(bought))
    give_relics(table, player, min(relics, int(table.relics_to_win) - 1))
