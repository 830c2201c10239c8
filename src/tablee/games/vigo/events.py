"""Events: which ones may be played, and what they do."""

from tablee.games.bits import only
from tablee.games.compiled import rule
from tablee.games.seats import seat_at
from tablee.games.steps import Steps, tell
from tablee.games.vigo.bay import boats_in_line, turn_tile
from tablee.games.vigo.box import (
    AIMED_AT_STOCKS,
    DOLPHIN,
    EVENTS,
    FIRST_OF_LINE,
    KINDS,
    LENGTH_OF_LINE,
    PIRATE,
    STEP_OF_LINE,
    WAVE,
)
from tablee.games.vigo.sailing import arrive
from tablee.games.vigo.stock import gain, has_ten, lose, use_up
from tablee.games.vigo.story import EVENT_PLAYED
from tablee.games.vigo.table import EVENT_OF, FIRST_AIM, NOBODY, Phase, Table


@rule
def playable_before_sailing(table: Table, seat: int) -> int:
    """One event of the stock; with free events any number. §first-event §free-events"""
    if table.event_played and not table.free_events:
        return 0
    return that_can_be_aimed(table, seat, held_events(table, seat))


@rule
def playable_after_landing(table: Table, seat: int) -> int:
    """Events taken from the bay since the boat sailed; with ten tiles, or free events, any. §new-events §ten-tiles"""
    if table.free_events or has_ten(table, seat):
        return that_can_be_aimed(table, seat, held_events(table, seat))
    return that_can_be_aimed(table, seat, new_events(table))


@rule
def held_events(table: Table, seat: int) -> int:
    """The kinds of event in a stock, as a set."""
    return int(table.stocks[seat]) & ((1 << EVENTS) - 1)


@rule
def new_events(table: Table) -> int:
    """The kinds of event taken from the bay since the boat sailed, as a set. §new-events"""
    events = 0
    for event in range(EVENTS):
        if table.new_events[event]:
            events |= only(event)
    return events


@rule
def that_can_be_aimed(table: Table, seat: int, events: int) -> int:
    """What is aimed at a stock, as a pirate is, needs another player with a tile. §pirate"""
    if events & AIMED_AT_STOCKS and not others_hold_tiles(table, seat):
        return events & ~AIMED_AT_STOCKS
    return events


@rule
def others_hold_tiles(table: Table, seat: int) -> bool:
    """Whether there is anything to steal. §pirate"""
    tiles = 0
    for other in range(table.seats):
        if other != seat:
            tiles += int(table.held[other])
    return tiles > 0


@rule
def use_event(table: Table, seat: int, event: int) -> None:
    """Of equal tiles the one held longest is played, except where only the new one may be. §new-events"""
    if table.phase == Phase.SAIL:
        table.event_played = 1
    elif not table.free_events and not has_ten(table, seat):
        table.new_events[event] ^= held_longest(table.new_events[event])
    use_up(table, seat, event)
    forget_oldest(table, seat, event)
    table.is_progress = 1


@rule
def held_longest(new: int) -> int:
    """Of some new events the one held longest, alone. §new-events"""
    while new & (new - 1):
        new &= new - 1
    return int(new)


@rule
def forget_oldest(table: Table, seat: int, event: int) -> None:
    """What is left of an event is the newest. §new-events"""
    table.new_events[event] &= (1 << int(table.events[seat, event])) - 1


@rule
def play_event(table: Table, seat: int, action: int, steps: Steps | None) -> None:
    """A played event does what it does, and leaves the game. §dolphin §wave §pirate"""
    event = int(EVENT_OF[action])
    aim = action - int(FIRST_AIM[event])
    if event == DOLPHIN:
        play_dolphin(table, seat, aim, steps)
    elif event == WAVE:
        play_wave(table, seat, aim, steps)
    else:
        play_pirate(table, seat, aim // KINDS + 1, aim % KINDS, steps)


@rule
def play_dolphin(table: Table, seat: int, cell: int, steps: Steps | None) -> None:
    """The boat leaps to any cell without another boat, its own included, and arrives there. §dolphin"""
    if steps is not None:
        tell(steps, EVENT_PLAYED + DOLPHIN, seat, cell)
    use_event(table, seat, DOLPHIN)
    table.boats[seat] = cell
    arrive(table, seat, steps)


@rule
def play_wave(table: Table, seat: int, line: int, steps: Steps | None) -> None:
    """Every tile of a row or column is turned, except those under boats. §wave"""
    if steps is not None:
        tell(steps, EVENT_PLAYED + WAVE, seat, line)
    use_event(table, seat, WAVE)
    first, step, length = int(FIRST_OF_LINE[line]), int(STEP_OF_LINE[line]), int(LENGTH_OF_LINE[line])
    boats = boats_in_line(table, first, step, length)
    for place in range(length):
        if not boats & only(place):
            turn_tile(table, seat, first + step * place, steps)


@rule
def play_pirate(table: Table, seat: int, step: int, tile: int, steps: Steps | None) -> None:
    """Any one tile goes from another player's stock into the own. §pirate"""
    victim = seat_at(seat, step, table.seats)
    if steps is not None:
        tell(steps, EVENT_PLAYED + PIRATE, seat, victim, tile)
    use_event(table, seat, PIRATE)
    lose(table, victim, tile)
    gain(table, seat, tile)
    if tile < EVENTS:
        table.new_events[tile] <<= 1
    if table.forgetful == victim:
        table.forgetful = NOBODY
