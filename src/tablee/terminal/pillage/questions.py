"""What a person is asked in Pillage, phase by phase, in words."""

from collections.abc import Sequence

from tablee.games.contract import Sight
from tablee.games.pillage.box import DUEL, LEFT, NO_CARD, RIGHT
from tablee.games.pillage.planning import neighbour
from tablee.games.pillage.table import NO_MORE, Phase
from tablee.games.story import seat_named
from tablee.games.words import Text
from tablee.move_words.pillage import named
from tablee.terminal.commands import Command, word
from tablee.terminal.pillage.cards import offered, own_kinds
from tablee.terminal.questions import numbers


def question(sight: Sight, legal: Sequence[int]) -> Text:
    """What the person who looks is to decide."""
    seat = int(sight.seat)
    who = {"seat": seat_named(seat)}
    match sight.phase:
        case Phase.ORDER:
            left, right = (named(sight, int(kind)) for kind in sight.played[seat])
            return Text("pillage-ask-order", {**who, "left": left, "right": right})
        case Phase.BUY:
            return Text("pillage-ask-buy", {**who, "cost": int(sight.price), "numbers": numbers(offered(sight))})
        case Phase.BOARD:
            args = {**who, "cost": int(sight.price), "numbers": numbers(offered(sight)), "none": no_more()}
            return Text("pillage-ask-board", args)
    if NO_MORE in legal:
        return Text("pillage-ask-single", {**who, "numbers": numbers(own_kinds(sight)), "none": no_more()})
    return question_of_plan(sight, seat)


def question_of_plan(sight: Sight, seat: int) -> Text:
    """Which card goes to a side; the second time with what is planned already, which can still be changed. §plan"""
    side = int(sight.planned[seat])
    args = {
        "seat": seat_named(seat),
        "opponent": seat_named(neighbour(seat, side, int(sight.seats))),
        "numbers": numbers(own_kinds(sight)),
        "planned": named(sight, int(sight.plans[seat][LEFT])),
        "undo": word(Command.UNDO),
    }
    if sight.seats == DUEL:
        if side == LEFT:
            return Text("pillage-ask-front", args)
        return Text("pillage-ask-behind" if sight.rounds_played else "pillage-ask-behind-first", args)
    if side == RIGHT and sight.plans[seat][LEFT] != NO_CARD:
        return Text("pillage-ask-right", args)
    return Text("pillage-ask-left" if side == LEFT else "pillage-ask-right-only", args)


def no_more() -> Text:
    """The word for no card."""
    return Text("pillage-word-none")
