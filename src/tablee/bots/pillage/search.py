"""Pillage's search: the plans that the network likes are tried against plans that it imagines for the others.

What comes out is a mixture: the network's own chances, moved towards what turned out well (one step of mirror descent).
Among three and more the others are beginners in half of the worlds, and play by the network in the rest: it has mostly
met itself, and people are not all like that.

A plan of two cards is asked in two calls: the first draws a pair and answers its left card, the second draws the right
one among the pairs with that left card, so that the two belong together.
"""

from functools import cache
from typing import Any

import numpy as np

from tablee.bots.network import NetworkBot
from tablee.bots.pillage.greedy import decide
from tablee.bots.pillage.outlook import Outlook, outlook_room
from tablee.bots.policy import draw, mind_of, soften
from tablee.bots.reasons import Foresight, Note
from tablee.bots.search import NO_MOVE, Search, judged
from tablee.games.bits import only
from tablee.games.chance import Random
from tablee.games.compiled import chapter, rule
from tablee.games.pillage.box import DUEL, LEFT, NO_CARD, RIGHT
from tablee.games.pillage.hands import hand_size
from tablee.games.pillage.planning import plan, plannable
from tablee.games.pillage.resolution import wealth
from tablee.games.pillage.secrets import Sight
from tablee.games.pillage.table import Moves, Phase
from tablee.games.record import Array, Many, copied
from tablee.observations import OBSERVATIONS

MOST_TRIED = 16
LEAST_CHANCE = 0.02  # of what is tried, as a part of the likeliest plan's
A_SEAT = 3  # decisions of an imagined round, about, for each seat
BEGINNERS = 0.5  # of the worlds among three and more: there the others plan as `greedy` does

# Parts of a win that make a plan e times as likely; more where values are uncertain.
STEP, STEP_AMONG_MANY = 0.04, 0.015

Plan = tuple[int, int]
NOTES = (
    Note("pillage-why-turnips", least=0.6),
    Note("pillage-why-relics", least=0.1, is_chance=True),
    Note("pillage-why-cards", least=0.4),
    Note("pillage-why-rivals", least=0.1, is_chance=True, is_against=True),
)


@rule
def begins(table: Any, seat: int) -> bool:
    """Whether a round begins, and the seat is asked for its first card."""
    return bool(table.phase == Phase.PLAN and table.planned[seat] == first_asked(table))


@rule
def note(table: Any, seat: int, notes: Array) -> None:
    """What was reached: own turnips, own relics, own cards, and the most relics of a rival."""
    notes[0] = wealth(table, seat)
    notes[1] = table.relics[seat]
    notes[2] = hand_size(table, seat)
    for other in range(table.seats):
        if other != seat:
            notes[3] = max(notes[3], np.float32(table.relics[other]))


@rule
def first_asked(table: Any) -> int:
    """How much of a plan lies when a round begins: in a duel, one card after the first turn."""
    return RIGHT if table.seats == DUEL and table.rounds_played else LEFT


@rule
def ask_anew(worlds: Many, seat: int) -> None:
    """Take back what others have planned in this round: a world drew it from all plans alike."""
    for i in range(len(worlds)):
        world = worlds[i]
        first = first_asked(world)
        for other in range(world.seats):
            if other != seat:
                for side in range(first, 2):
                    world.plans[other, side] = NO_CARD
                world.planned[other] = first
                if plannable(world, other):
                    world.asked |= only(other)
                else:
                    world.planned[other] = 2


@chapter
def let_beginners_plan(worlds: Many, seat: int, moves: Moves, random: Random, outlook: Outlook) -> None:
    """Lay the others' cards as beginners do, once in each world: plans are secret, so all own ones meet the same."""
    for i in range(len(worlds)):
        world = worlds[i]
        for other in range(world.seats):
            while other != seat and world.asked & only(other):
                moves.bits[0] = plannable(world, other)
                plan(world, other, decide(world, other, moves, random, outlook), None)


def guess_front(network: NetworkBot, worlds: Many, rival: int, random: Random) -> None:
    """In a duel, draw the rival's card in front by what the network would plan now: a world drew from all alike."""
    world = copied(worlds[0])
    kinds = int(world.front_kinds[rival])
    if not kinds or world.front_draws[rival] or world.phase != Phase.PLAN:
        return
    world.plans[rival, LEFT] = NO_CARD
    actions, scores = network.scores(world, rival)
    possible = np.flatnonzero(kinds >> actions.astype(np.int64) & 1)
    if len(possible):
        chances = np.zeros(len(possible))
        soften(scores[possible], len(possible), 1.0, chances)
        for place in range(len(worlds)):
            worlds["plans"][place, rival, LEFT] = actions[possible[draw(chances, len(possible), random)]]


@cache
def search() -> Search:
    """The search, compiled when it is first needed."""
    return Search(OBSERVATIONS["pillage"], "cards", begins, note, len(NOTES))


def searched(
    network: NetworkBot, sight: Sight, actions: Array, chances: Array, decisions: int, random: Random
) -> Array:
    """The chances of moves, moved towards what turned out well."""
    seat, turns = int(sight.seat), turns_of(sight)
    step = STEP if sight.seats == DUEL else STEP_AMONG_MANY
    plans = plans_of(network, sight, actions, chances, random)
    worlds = imagined_worlds(network, sight, max(1, decisions // len(plans) // decisions_of_turns(sight)), random)
    net = network.net_at(worlds[0])
    mind = mind_of(network.observation, net, 0)
    tried = np.array(list(plans), np.int64)
    values, error = judged(search().tried(worlds, tried, seat, random, turns, net, mind).values)
    better = np.zeros(len(chances))
    for (first, _), chance, value in zip(plans, plans.values(), values - values.max(), strict=True):
        better[np.flatnonzero(actions == first)[0]] += chance * np.exp(value / (step + error))
    better /= better.sum()
    return better


def turns_of(sight: Sight) -> int:
    """How far a search looks: in a duel until the planned card has acted."""
    return 2 if sight.seats == DUEL and sight.phase == Phase.PLAN else 1


def decisions_of_turns(sight: Sight) -> int:
    """How many decisions there are in an imagined game, about."""
    return A_SEAT * int(sight.seats) * turns_of(sight)


def imagined_worlds(network: NetworkBot, sight: Sight, number: int, random: Random) -> Many:
    """Worlds that fit what a seat knows, in which others have planned what the network would, or not yet."""
    worlds = network.observation.game.worlds(sight, number, random)
    if sight.phase == Phase.PLAN:
        ask_anew(worlds, int(sight.seat))
    if sight.phase == Phase.PLAN and sight.seats > DUEL:
        with_beginners = worlds[: round(BEGINNERS * number)]
        let_beginners_plan(with_beginners, int(sight.seat), Moves.one(), random, outlook_room())
    if sight.seats == DUEL:
        guess_front(network, worlds, DUEL - 1 - int(sight.seat), random)
    return worlds


def plans_of(network: NetworkBot, sight: Sight, actions: Array, chances: Array, random: Random) -> dict[Plan, float]:
    """The likeliest plans with their chances: pairs of cards where two are asked one after the other."""
    plans = {(int(action), NO_MOVE): float(chance) for action, chance in zip(actions, chances, strict=True)}
    if sight.phase == Phase.PLAN and sight.planned[sight.seat] == LEFT:
        plans = {
            plan: chance for first in plans.items() for plan, chance in pairs(network, sight, first, random).items()
        }
    ranked = sorted(plans.items(), key=lambda item: -item[1])[:MOST_TRIED]
    return {plan: chance for plan, chance in ranked if chance >= LEAST_CHANCE * ranked[0][1]}


def pairs(network: NetworkBot, sight: Sight, first: tuple[Plan, float], random: Random) -> dict[Plan, float]:
    """A left card with each right one."""
    (left, _), chance = first
    game, seat = network.observation.game, int(sight.seat)
    if chance == 0:
        return {}
    world = copied(game.worlds(sight, 1, random)[0])
    game.rules.apply(world, seat, left)
    if world.phase != Phase.PLAN or not int(world.asked) & only(seat):
        return {(left, NO_MOVE): chance}
    rights, scores = network.scores(world, seat)
    follow = np.zeros(len(scores))
    soften(scores, len(scores), 1.0, follow)
    return {(left, int(right)): chance * float(part) for right, part in zip(rights, follow, strict=True)}


FORESIGHT = Foresight(search, imagined_worlds, turns_of, decisions_of_turns, NOTES)
