"""The end: whoever owns all relics has won."""

from tablee.games.bits import is_several, only
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.hands import hand_size
from tablee.games.pillage.resolution import wealth
from tablee.games.pillage.story import Step, WhyWon
from tablee.games.pillage.table import Phase, Stage, Table
from tablee.games.steps import Steps, tell


@chapter
def end_if_won(table: Table, steps: Steps | None) -> None:
    """Checked when a pass is over: all who complete their relics in it are tied. §end"""
    complete = owners_of_all(table)
    table.stage = Stage.TYPE
    if complete:
        richest = most(table, complete, 0)
        table.won = most(table, richest, 1)
        table.phase = Phase.OVER
        if steps is not None:
            tell_winners(table, complete, richest, steps)


@rule
def owners_of_all(table: Table) -> int:
    """Who owns all relics, as a set. §end"""
    complete = 0
    for seat in range(table.seats):
        if table.relics[seat] == table.relics_to_win:
            complete |= only(seat)
    return complete


@rule
def most(table: Table, seats: int, of_cards: int) -> int:
    """Of those, who has the most turnips left, or the most cards in hand. §ties"""
    best, most_of_all = 0, -1
    for seat in range(table.seats):
        if seats & only(seat):
            amount = hand_size(table, seat) if of_cards else wealth(table, seat)
            if amount > most_of_all:
                best, most_of_all = 0, amount
            best |= only(seat) if amount == most_of_all else 0
    return best


@rule
def tell_winners(table: Table, complete: int, richest: int, steps: Steps) -> None:
    """Who has won, and what decided. §ties"""
    why = WhyWon.CARDS
    if not is_several(complete):
        why = WhyWon.RELICS
    elif not is_several(richest):
        why = WhyWon.TURNIPS
    elif is_several(int(table.won)):
        why = WhyWon.SHARED
    for seat in range(table.seats):
        if table.won & only(seat):
            tell(steps, Step.GAME_WON, seat, table.relics[seat], why)
