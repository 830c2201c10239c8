"""When a beginner builds: a chest now, against one that grows while pirates and the end of the game come nearer."""

from tablee.bots.vigo.outlook import Outlook
from tablee.bots.vigo.stocks import Stock, gains, losses, promise, stock_points, tiles_of, without_chest
from tablee.games.vigo.box import EVENTS, KINDS, MOST_HELD, Aim
from tablee.games.vigo.building import chests_of
from tablee.games.vigo.secrets import Sight

CHESTS_WEIGHED = 12  # the most valuable ones
CHOICE = 1.5  # the next tile is chosen: better than the average
ROBBED = 0.05  # how likely an event that nobody holds yet takes a tile before the next turn
ROBBED_BY_HELD = 0.5  # how likely one that a rival holds, a pirate, is aimed at one of the others


def best_chest(sight: Sight, outlook: Outlook) -> tuple[int, float]:
    """The rank of the best chest, and what is gained by building it now and not later."""
    chests = chests_of(sight, outlook.seat)[:CHESTS_WEIGHED]
    points = [int(chest.points) for chest in chests]
    left = [without_chest(outlook.stock, int(chest.kinds), int(chest.doubles)) for chest in chests]
    rank = max(range(len(points)), key=lambda rank: points[rank] + promise(left[rank], outlook.patience))
    return rank, points[rank] + prospects(outlook, left[rank]) - prospects(outlook, outlook.stock)


def prospects(outlook: Outlook, stock: Stock) -> float:
    """What a stock will bring: what it promises, more with the next tile, less by pirates; or its points at the end."""
    end = outlook.end_is_near
    missed = max(losses(stock, outlook.patience).values(), default=0.0)
    later = promise(stock, outlook.patience) + growth(outlook, stock) - danger_of_theft(outlook) * missed
    return (1 - end) * later + end * stock_points(stock)


def growth(outlook: Outlook, stock: Stock) -> float:
    """What the next tile is likely to add; to a full stock only in the place of another."""
    held = len(tiles_of(stock)) + sum(outlook.events[outlook.seat])
    in_place_of = min(losses(stock, outlook.patience).values(), default=0.0) if held >= MOST_HELD - 1 else 0.0
    table, tiles = gains(stock, outlook.patience), outlook.in_bay
    added = sum([tiles[tile] * max(0.0, table[tile] - in_place_of) for tile in range(EVENTS, KINDS) if tiles[tile]])
    return CHOICE * added / max(1, sum(tiles))


def danger_of_theft(outlook: Outlook) -> float:
    """How likely a tile of the own stock is stolen before the next turn."""
    thieves = sum(outlook.held_at(seat, Aim.STOCK) for seat in outlook.rivals)
    return min(0.9, ROBBED + ROBBED_BY_HELD * thieves / len(outlook.rivals))
