"""The rules of Olives: first the few functions that the contract asks for, then the rulebook in its order."""

from tablee.games.bits import count, lowest, nth, only
from tablee.games.chance import Random, below
from tablee.games.compiled import rule
from tablee.games.olives.box import ALL_BOWLS, HIGHEST_CARD, NO_CARD, all_seats
from tablee.games.olives.story import Step, WhyLeft
from tablee.games.olives.table import Moves, Phase, Table
from tablee.games.seats import ahead
from tablee.games.steps import Steps, tell


@rule
def awaited(table: Table) -> int:
    """All bid at once, and nobody waits for the bid of another. §bid"""
    return int(table.owing) if table.phase == Phase.BID else 0


@rule
def legal(table: Table, seat: int, moves: Moves) -> None:
    """Any card of the hand may be bid, and only one. §bid"""
    moves.bits[0] = int(table.hands[seat]) if awaited(table) & only(seat) else 0


@rule
def apply(table: Table, seat: int, card: int, steps: Steps | None = None) -> None:
    """A card is laid face down; when everybody has laid one, the round comes to its end. §bid"""
    bid(table, seat, card, steps)
    if not table.owing:
        show_bids(table, steps)
        give_bowl(table, winning_card(table), steps)
        end_round(table, steps)


@rule
def chances(table: Table) -> int:
    """How many equally likely draws there are: cards to put away, or bowls to turn."""
    return count(to_draw_from(table))


@rule
def drawn(table: Table, n: int) -> int:
    """What the n-th of those draws brings: a card, or a bowl."""
    return nth(to_draw_from(table), n)


@rule
def apply_chance(table: Table, outcome: int, steps: Steps | None = None) -> None:
    """A card is put away, or a bowl is turned."""
    if table.phase == Phase.AWAY:
        put_away(table, outcome, steps)
    else:
        turn_bowl(table, outcome, steps)


@rule
def settle(table: Table, random: Random) -> None:
    """Make all draws that are owed, one by one."""
    draws = chances(table)
    while draws:
        apply_chance(table, drawn(table, below(random, draws)), None)
        draws = chances(table)


@rule
def is_over(table: Table) -> bool:
    """Whether the last bowl is given. §end"""
    return bool(table.phase == Phase.OVER)


@rule
def score(table: Table, seat: int) -> int:
    """The olives that a seat has taken. §end"""
    return int(table.scores[seat])


@rule
def winners(table: Table) -> int:
    """Most olives win, and a tie is a shared win. §end"""
    return ahead(table)


@rule
def to_draw_from(table: Table) -> int:
    """What chance draws from, as a set: the hand of who puts a card away, or the pile of bowls."""
    if table.phase == Phase.AWAY:
        return int(table.hands[lowest(table.owing)])
    return int(table.pile) if table.phase == Phase.BOWL else 0


# The set-up


@rule
def put_away(table: Table, card: int, steps: Steps | None) -> None:
    """Everybody puts one card away at random, and the others do not see which. §away"""
    seat = lowest(table.owing)
    if steps is not None:
        tell(steps, Step.CARD_PUT_AWAY, seat, card)
    table.hands[seat] ^= only(card)
    table.owing ^= only(seat)
    if not table.owing:
        table.phase = Phase.BOWL


# A round


@rule
def turn_bowl(table: Table, olives: int, steps: Steps | None) -> None:
    """The next bowl of the pile is turned, and everybody is asked for a bid; leftovers are added. §bowl §leftovers"""
    table.pile ^= only(olives)
    if steps is not None:
        tell(steps, Step.BOWL_TURNED, rounds_begun(table), olives, table.bowl)
    table.bowl += olives
    table.owing = all_seats(table.seats)
    table.phase = Phase.BID


@rule
def rounds_begun(table: Table) -> int:
    """A round begins with its bowl, so as many have begun as bowls are turned. §bowl §rounds"""
    return count(ALL_BOWLS ^ int(table.pile))


@rule
def bid(table: Table, seat: int, card: int, steps: Steps | None) -> None:
    """A card goes from the hand to the table, face down. §bid"""
    if steps is not None:
        tell(steps, Step.BID_MADE, seat, card)
    table.hands[seat] ^= only(card)
    table.bids[seat] = card
    table.owing ^= only(seat)


@rule
def show_bids(table: Table, steps: Steps | None) -> None:
    """All bids are turned up together. §taking"""
    if steps is not None:
        for seat in range(table.seats):
            tell(steps, Step.BID_SHOWN, seat, table.bids[seat])


@rule
def winning_card(table: Table) -> int:
    """The highest card that nobody else has bid takes the bowl; equal cards cancel each other. §taking"""
    once, twice = 0, 0
    for seat in range(table.seats):
        twice |= once & only(table.bids[seat])
        once |= only(table.bids[seat])
    winning = NO_CARD
    for card in range(1, HIGHEST_CARD + 1):
        if once & ~twice & only(card):
            winning = card
    return winning


@rule
def give_bowl(table: Table, winning: int, steps: Steps | None) -> None:
    """The bowl goes to whoever has bid the winning card, if there is one. §taking"""
    if winning == NO_CARD:
        leave_bowl(table, steps)
    for seat in range(table.seats):
        if table.bids[seat] == winning:
            take_bowl(table, seat, steps)


@rule
def take_bowl(table: Table, seat: int, steps: Steps | None) -> None:
    """Its olives are points. §taking"""
    table.scores[seat] += int(table.bowl)
    if steps is not None:
        tell(steps, Step.BOWL_TAKEN, seat, table.bowl, table.scores[seat])
    table.bowl = 0


@rule
def leave_bowl(table: Table, steps: Steps | None) -> None:
    """A bowl that nobody takes is gone, or, if so agreed, stays for the next round. §taking §leftovers"""
    if steps is not None:
        tell(steps, Step.BOWL_LEFT, table.bowl, WhyLeft.STAYS if table.leftovers else WhyLeft.GONE)
    if not table.leftovers:
        table.bowl = 0


@rule
def end_round(table: Table, steps: Steps | None) -> None:
    """The cards bid lie face up from now on; after the last round the game is over. §taking §rounds"""
    for seat in range(table.seats):
        table.played[seat] |= only(table.bids[seat])
        table.bids[seat] = NO_CARD
    if rounds_begun(table) == table.rounds:
        end_game(table, steps)
    else:
        table.phase = Phase.BOWL


# The end


@rule
def end_game(table: Table, steps: Steps | None) -> None:
    """Most olives win. §end"""
    table.phase = Phase.OVER
    if steps is not None:
        for seat in range(table.seats):
            if winners(table) & only(seat):
                tell(steps, Step.GAME_WON, seat, table.scores[seat])
