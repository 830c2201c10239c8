"""Planning: cards are chosen in secret, all at once, and revealed together."""

from tablee.games.bits import count, is_several, only
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import DUEL, LEFT, MOST_SEATS, NO_CARD, RIGHT, SIDES, Type
from tablee.games.pillage.hands import hand_size, known_kinds, put, several
from tablee.games.pillage.story import Side, Step, shown
from tablee.games.pillage.table import NO_MORE, Phase, Stage, Table
from tablee.games.pillage.villagers import face_against, type_of
from tablee.games.steps import Steps, tell


@chapter
def begin_round(table: Table, steps: Steps | None) -> None:
    """All who have a card to plan are asked at once; whoever has none plans a gap. §plan §gaps"""
    if steps is not None:
        tell(steps, Step.ROUND_BEGUN, table.rounds_played + 1)
    table.stage = Stage.REVEAL
    for seat in range(table.seats):
        if plannable(table, seat):
            table.asked |= only(seat)
        else:
            table.planned[seat] = SIDES
    if table.asked:
        table.stage = Stage.PLAN
        table.phase = Phase.PLAN


@rule
def plannable(table: Table, seat: int) -> int:
    """What a seat may plan next: provoked cards first, else any that are in its hand. §provoke"""
    in_hand = free_kinds(table, seat)
    if is_several(in_hand) or table.planned[seat] != LEFT or table.seats == DUEL or hand_size(table, seat) != 1:
        return due(table, seat) or in_hand
    return in_hand | only(NO_MORE)  # a single card lies on the side that its owner chooses


@rule
def free_kinds(table: Table, seat: int) -> int:
    """What is in the hand and not planned yet; exhausted cards are elsewhere. §plan §exhaust"""
    in_line = only(table.plans[seat, LEFT]) & ~several(table, seat)
    return int((known_kinds(table, seat) | table.drawn[seat]) & ~in_line)


@rule
def due(table: Table, seat: int) -> int:
    """The provoked cards that must be planned now, as a set: none as long as a later card can be one. §provoke"""
    one, other = int(table.provoked[seat, 0]), int(table.provoked[seat, 1])
    if table.planned[seat] == LEFT:
        return only(one) | only(other) if other != NO_CARD else 0
    if table.seats > DUEL and table.plans[seat, LEFT] == one:
        one = other
    return only(one) if one != NO_CARD else 0


@rule
def plan(table: Table, seat: int, kind: int, steps: Steps | None) -> None:
    """A card is laid face down: first to the left, then to the right; in a duel first in front, then behind. §plan"""
    side = int(table.planned[seat])
    if steps is not None:
        tell(steps, Step.PLANNED, seat, side_named(table, side), shown(table, kind))
    table.plans[seat, side] = kind
    table.planned[seat] = side + 1
    if side == RIGHT or not free_kinds(table, seat):
        table.planned[seat] = SIDES
        table.asked ^= only(seat)
    if not table.asked:
        table.stage = Stage.REVEAL
        table.phase = Phase.RESOLVE


@rule
def side_named(table: Table, side: int) -> int:
    """Left and right, or in a duel in front and behind. §plan §duel"""
    return side + (Side.FRONT if table.seats == DUEL else Side.LEFT)


@chapter
def reveal(table: Table, steps: Steps | None) -> None:
    """All cards are turned up; in a duel only those in front, and the cards behind come next. §reveal §duel"""
    for seat in range(table.seats):
        turn_up(table, seat, LEFT, steps)
        if table.seats == DUEL:
            move_to_front(table, seat)
        else:
            turn_up(table, seat, RIGHT, steps)
            table.planned[seat] = 0
    table.provoked[:, :] = NO_CARD
    face_each_other(table)
    table.stage = Stage.TYPE


@rule
def turn_up(table: Table, seat: int, side: int, steps: Steps | None) -> None:
    """A card that was taken from the pile unseen is known from now on. §secrets"""
    kind = int(table.plans[seat, side])
    if steps is not None:
        tell(steps, Step.REVEALED, seat, side_named(table, side), shown(table, kind))
    if table.drawn[seat] & only(kind):
        table.drawn[seat] ^= only(kind)
        put(table, seat, kind)
    table.plans[seat, side] = NO_CARD
    table.played[seat, side] = kind


@rule
def move_to_front(table: Table, seat: int) -> None:
    """The card behind is the next one in front; everybody may remember what it can be. §duel §secrets"""
    behind = table.plans[seat, RIGHT]
    table.front_kinds[seat] = 0
    table.front_draws[seat] = 0
    if behind != NO_CARD:
        remember_choices(table, seat)
    table.plans[seat, LEFT] = behind
    table.plans[seat, RIGHT] = NO_CARD
    table.planned[seat] = 1


@rule
def remember_choices(table: Table, seat: int) -> None:
    """What a seat could plan behind: a provoked card, or any that was in its hand besides the one in front. §duel"""
    provoked = int(table.provoked[seat, 0])
    in_front = only(table.played[seat, LEFT]) & ~several(table, seat)
    if provoked != NO_CARD:
        table.front_kinds[seat] = only(provoked)
    else:
        table.front_kinds[seat] = known_kinds(table, seat) & ~in_front
        table.front_draws[seat] = count(table.drawn[seat])


@chapter
def face_each_other(table: Table) -> None:
    """Each card acts by the type it faces; against a gap it does nothing. §resolve §gaps"""
    table.of_type[:] = 0
    for seat in range(table.seats):
        for side in range(SIDES):
            kind = int(table.played[seat, side])
            other, other_side = facing(table, seat, side)
            table.acts[seat, side] = face_against(table, kind, type_of(table, table.played[other, other_side]))
            table.of_type[type_of(table, kind)] |= only(SIDES * seat + side)


@rule
def facing(table: Table, seat: int, side: int) -> tuple[int, int]:
    """The place of the card that a played card faces. §sides"""
    return place_faced(seat, side, int(table.seats))


@rule
def place_faced(seat: int, side: int, seats: int) -> tuple[int, int]:
    """A left card faces the right one of the seat to the left; in a duel the two in front face each other. §sides

    >>> place_faced(0, LEFT, 3), place_faced(0, RIGHT, 3), place_faced(0, LEFT, 2)
    ((1, 1), (2, 0), (1, 0))
    """
    return neighbour(seat, side, seats), side if seats == DUEL else RIGHT - side


@rule
def neighbour(seat: int, side: int, seats: int) -> int:
    """The left neighbour is the next seat, the right one the seat before. §sides"""
    if side == LEFT:
        return seat + 1 if seat + 1 < seats else 0
    return seat - 1 if seat > 0 else seats - 1


@rule
def clear_round(table: Table) -> None:
    """Nothing of a round stays on the table. §refresh"""
    for seat in range(MOST_SEATS):
        for side in range(SIDES):
            table.played[seat, side] = NO_CARD
            table.marks[seat, side] = 0
            table.acts[seat, side] = 0
    table.of_type[:] = 0
    table.type_now = Type.NONE
    table.resolving = 0
    table.able = 0
    table.wants = 0
