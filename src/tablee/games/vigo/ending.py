"""How VIGO ends: the stocks are counted; and the countdown of turns in which nothing happens."""

from tablee.games.bits import lowest, only
from tablee.games.compiled import rule
from tablee.games.seats import ahead
from tablee.games.steps import Steps, tell
from tablee.games.vigo.box import EVENT_POINTS, EVENTS, IDLE_TURNS
from tablee.games.vigo.chests import piece_points
from tablee.games.vigo.stock import copies
from tablee.games.vigo.story import Step
from tablee.games.vigo.table import Phase, Table


@rule
def score(table: Table, seat: int) -> int:
    """A player's points; at the end with those of the stock. §end"""
    return int(table.scores[seat])


@rule
def winners(table: Table) -> int:
    """The highest score wins, and a tie is a shared win. §end"""
    return ahead(table)


@rule
def end_game(table: Table, steps: Steps | None) -> None:
    """The stocks are counted, and the highest score wins. §end §stocks"""
    table.phase = Phase.OVER
    for seat in range(table.seats):
        count_stock(table, seat, steps)
    if steps is not None:
        for seat in range(table.seats):
            if winners(table) & only(seat):
                tell(steps, Step.GAME_WON, seat, table.scores[seat])


@rule
def count_stock(table: Table, seat: int, steps: Steps | None) -> None:
    """Pieces and keys count half of what they do in a chest, pirates cost 50. §stocks"""
    total, kinds = 0, int(table.stocks[seat])
    while kinds:
        tile = lowest(kinds)
        points = stock_points(tile, table.colours[seat])
        for _ in range(copies(table, seat, tile)):
            total += points
            if steps is not None and points:
                tell(steps, Step.STOCK_TILE, seat, tile, points)
        kinds &= kinds - 1
    table.scores[seat] += total
    if steps is not None:
        tell(steps, Step.STOCK_COUNTED, seat, total, table.scores[seat])


@rule
def stock_points(tile: int, colour: int) -> int:
    """What a tile in a stock is worth at the end: 20, 10, 5; a pirate -50; other events nothing. §stocks"""
    if tile < EVENTS:
        return int(EVENT_POINTS[tile])
    return piece_points(tile, colour) >> 1


@rule
def count_idle_turn(table: Table) -> None:
    """Without an event, a chest, a found ship or fewer tiles in the bay than ever, a turn is idle. §safety"""
    if table.in_bay < table.fewest_in_bay:
        table.fewest_in_bay = table.in_bay
        table.is_progress = 1
    table.idle_turns = 0 if table.is_progress else table.idle_turns + 1


@rule
def turns_left(table: Table) -> int:
    """How many more turns without progress end the game. §safety"""
    return turns_left_after(int(table.idle_turns), int(table.seats))


@rule
def turns_left_after(idle_turns: int, seats: int) -> int:
    """So many turns without progress end the game, for each player. §safety"""
    return IDLE_TURNS * seats - idle_turns


@rule
def tell_countdown(table: Table, steps: Steps) -> None:
    """After every round without progress, the countdown is told. §safety"""
    if turns_left(table) == 0:
        tell(steps, Step.SAFETY_END, table.idle_turns)
    elif table.idle_turns and table.idle_turns % table.seats == 0:
        tell(steps, Step.COUNTDOWN, turns_left(table))
