"""The tree of a search at UGO!, as a struct of arrays: a node is what everybody has seen since the question.

Nodes are numbered as they are made; the root is 0, and so 0 stands where a child is missing.
"""

from typing import NamedTuple

import numpy as np

from tablee.games.bits import count, lowest, only, only_nth
from tablee.games.chance import Random, below
from tablee.games.compiled import rule
from tablee.games.record import Array
from tablee.games.ugo.box import CARDS

ROOT = 0
MOST_NODES = 1 << 17  # a larger tree grows no more, and is still searched


class Tree(NamedTuple):
    """Nodes and what is known of them; `nodes` stands for their number."""

    children: Array  # [nodes, cards] i32: the node that a card leads to
    visits: Array  # [nodes] i32: how often it was chosen
    offered: Array  # [nodes] i32: how often it could have been: its card was legal in that world
    values: Array  # [nodes] f64: the sum of what it brought to whoever chose it
    used: Array  # [1] i64: how many nodes there are


def tree_for(simulations: int) -> Tree:
    """A tree with room for so many simulations: each adds a node at the most."""
    nodes = min(simulations, MOST_NODES) + 1
    counts = np.zeros((2, nodes), np.int32)
    return Tree(np.zeros((nodes, CARDS), np.int32), counts[0], counts[1], np.zeros(nodes), np.ones(1, np.int64))


@rule
def untried(tree: Tree, node: int, cards: int) -> int:
    """The cards of a set that lead nowhere yet; that the others could be chosen is counted."""
    missing, left = 0, cards
    while left:
        card = lowest(left)
        left &= left - 1
        child = tree.children[node, card]
        if child == ROOT:
            missing |= only(card)
        else:
            tree.offered[child] += 1
    return missing


@rule
def any_of(cards: int, random: Random) -> int:
    """A card of a set, all equally likely."""
    return lowest(only_nth(cards, below(random, count(cards))))


@rule
def most_promising(tree: Tree, node: int, cards: int, curiosity: float) -> int:
    """The card with the best mean so far, and more for what was tried seldom when it could have been (UCB1)."""
    best, chosen, left = -1.0, 0, cards
    while left:
        card = lowest(left)
        left &= left - 1
        child = tree.children[node, card]
        visits = np.float64(tree.visits[child])
        bonus = curiosity * np.sqrt(np.log(np.float64(tree.offered[child])) / visits)
        promise = tree.values[child] / visits + bonus
        if promise > best:
            best, chosen = promise, card
    return chosen


@rule
def add_child(tree: Tree, node: int, card: int) -> int:
    """A new node for a card; ROOT where there is no room."""
    child = tree.used[0]
    if child == len(tree.visits):
        return ROOT
    tree.used[0] = child + 1
    tree.children[node, card] = child
    tree.offered[child] = 1
    return int(child)
