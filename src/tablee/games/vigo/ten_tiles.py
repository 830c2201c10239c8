"""Ten tiles: putting one back; and, where the others are to notice it, calling who forgets."""

from tablee.games.compiled import rule
from tablee.games.steps import Steps, tell
from tablee.games.vigo.box import EVENTS, MOST_HELD, NO_TILE
from tablee.games.vigo.events import forget_oldest
from tablee.games.vigo.stock import gain, has_ten, lose
from tablee.games.vigo.story import Step
from tablee.games.vigo.table import NOBODY, Phase, Table


@rule
def lift(table: Table, seat: int, tile: int, steps: Steps | None) -> None:
    """With ten tiles, one may be put back; of equal ones that held longest. §putting-back"""
    if steps is not None:
        tell(steps, Step.TILE_LIFTED, seat, tile)
    lose(table, seat, tile)
    if tile < EVENTS:
        forget_oldest(table, seat, tile)
    table.lifted = tile
    table.phase = Phase.PUT_BACK


@rule
def can_end(table: Table, seat: int) -> bool:
    """A turn cannot end with ten tiles, unless others are to notice it. §turn-end §vigilance"""
    return bool(table.vigilance) or not has_ten(table, seat)


@rule
def can_call(table: Table, seat: int) -> bool:
    """Any other player may call who ended a turn with ten tiles, until the next has moved. §vigilance"""
    return bool(table.forgetful != NOBODY and table.forgetful != seat and table.phase == Phase.SAIL)


@rule
def call(table: Table, seat: int, tile: int, steps: Steps | None) -> None:
    """The caller takes one tile of choice, and then says where it goes. §vigilance"""
    if steps is not None:
        tell(steps, Step.TEN_CALLED, seat, table.forgetful, tile)
    lose(table, table.forgetful, tile)
    table.lifted = tile
    table.caller = seat
    table.forgetful = NOBODY
    table.phase = Phase.CALL


@rule
def can_keep(table: Table, seat: int) -> bool:
    """A called tile goes into the own stock only if that stays below ten. §vigilance"""
    return bool(table.held[seat] + 1 < MOST_HELD)


@rule
def keep(table: Table, seat: int, steps: Steps | None) -> None:
    """The caller keeps the tile. §vigilance"""
    if steps is not None:
        tell(steps, Step.TILE_KEPT, seat, table.lifted)
    gain(table, seat, table.lifted)
    table.lifted = NO_TILE
    end_call(table)


@rule
def end_call(table: Table) -> None:
    """The turn that was interrupted goes on. §vigilance"""
    table.caller = NOBODY
    table.phase = Phase.SAIL
