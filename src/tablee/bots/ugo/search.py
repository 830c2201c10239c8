"""Information-set search for UGO! (Cowling, Powley, Whitehouse 2012): one tree over many worlds that fit.

Every simulation draws a world, goes down the tree by the cards that are legal there, adds a node, and plays the round
out. What comes of it is what each seat plays for (`aim.py`), and everybody in the tree wants their own.
"""

from typing import NamedTuple

import numpy as np

from tablee.bots.signed import signed
from tablee.bots.ugo.aim import NO_POINTS, note_shares
from tablee.bots.ugo.tree import ROOT, Tree, add_child, any_of, most_promising, tree_for, untried
from tablee.games.chance import Random
from tablee.games.compiled import chapter, rule
from tablee.games.record import Array, Many, copied_row
from tablee.games.ugo.box import CARDS, MOST_SEATS
from tablee.games.ugo.rules import apply, legal_cards, nameable_cards
from tablee.games.ugo.secrets import PLACES, Sight, Ways, count_ways, draw_worlds, list_hands_with_voids
from tablee.games.ugo.table import Phase, Table

DEEPEST = 128  # decisions of a round: forty cards, and less than two namings a trick
NOBODY = -1


class Outcomes(NamedTuple):
    """What came of each first card, summed over simulations: [cards]."""

    number: Array
    leads: Array  # points of the round ahead of the best other seat,
    squares: Array  # and their squares
    own: Array  # points of the own kingdom
    others: Array  # points of the best other one
    tricks: Array  # whether the trick on the table was won


class Search(NamedTuple):
    """A search from what one seat knows."""

    tree: Tree
    outcomes: Outcomes
    sights: Many  # what it knows
    ways: Many  # how the unseen cards can be dealt
    bases: Many  # the table, without what is hidden
    tables: Many  # a world, played out
    randoms: Many  # one stream
    path: Array  # [deepest, 2] i64: the nodes below the root, and who chose each
    shares: Array  # [seats] f64
    curiosity: float


def search_from(sight: Sight, random: Random, simulations: int, curiosity: float) -> Search:
    """A search that has not begun yet."""
    bases, ways, randoms = Table.many(1), Ways.many(1), Random.many(1)
    for name in PLACES:
        bases[name] = sight[name]  # type: ignore[index]
    list_hands_with_voids(sight, ways[0])
    count_ways(ways[0])
    randoms["state"] = random.state
    outcomes = Outcomes(*np.zeros((len(Outcomes._fields), CARDS)))
    path, shares = np.zeros((DEEPEST, 2), np.int64), np.zeros(MOST_SEATS)
    tree = tree_for(simulations)
    sights = copied_row(sight)
    return Search(tree, outcomes, sights, ways, bases, Table.many(1), randoms, path, shares, curiosity)


@chapter
def simulate(search: Search, simulations: int) -> None:
    """So many simulations more."""
    for _ in range(simulations):
        search.tables[0] = search.bases[0]
        draw_worlds(search.sights[0], search.ways[0], search.randoms[0], search.tables)
        play_one(search, search.tables[0], search.randoms[0])


@rule
def play_one(search: Search, table: Table, random: Random) -> None:
    """Down the tree, and on to the end of the round; then all that was met on the way learns of it."""
    round_now, trick_now, seat = table.rounds_played, table.tricks_played, signed(table.turn)
    before = signed(table.scores[seat])
    is_playing = table.phase == Phase.PLAY
    node, depth, is_inside, first, winner = ROOT, 0, True, NOBODY, NOBODY
    while table.rounds_played == round_now:
        turn = signed(table.turn)
        cards = legal_cards(table, turn) if table.phase == Phase.PLAY else nameable_cards(table, turn)
        if is_inside:
            missing = untried(search.tree, node, cards)
            card = any_of(missing, random) if missing else most_promising(search.tree, node, cards, search.curiosity)
            node = add_child(search.tree, node, card) if missing else signed(search.tree.children[node, card])
            if node != ROOT:
                search.path[depth, 0], search.path[depth, 1] = node, turn
                depth += 1
            is_inside = not missing
        else:
            card = any_of(cards, random)
        if first == NOBODY:
            first = card
        apply(table, turn, card, None)
        if winner == NOBODY and (table.tricks_played != trick_now or table.rounds_played != round_now):
            winner = signed(table.leader)
    note_shares(table, signed(table.rounds) - signed(table.rounds_played), search.shares)
    learn(search, depth)
    note_outcome(search, table, seat, first, before, is_playing and winner == seat)


@rule
def learn(search: Search, depth: int) -> None:
    """Everybody who chose a node gets what it brought them."""
    for place in range(depth):
        node = search.path[place, 0]
        search.tree.visits[node] += 1
        search.tree.values[node] += search.shares[search.path[place, 1]]


@rule
def note_outcome(search: Search, table: Table, seat: int, card: int, before: int, has_won: bool) -> None:
    """What the first card brought in points, for whoever asks why."""
    outcomes, bases = search.outcomes, search.bases[0]
    own, other = signed(table.scores[seat]) - before, NO_POINTS
    for rival in range(table.seats):
        if rival != seat:
            other = max(other, signed(table.scores[rival]) - signed(bases.scores[rival]))
    outcomes.number[card] += 1
    outcomes.leads[card] += own - other
    outcomes.squares[card] += (own - other) * (own - other)
    outcomes.own[card] += own
    outcomes.others[card] += other
    outcomes.tricks[card] += 1.0 if has_won else 0.0
