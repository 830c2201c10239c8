"""What a network is shown of a table: some places of the observations, and for some games features of moves.

What random games never show is left out: seats that nobody has, cards that are not in the box. Every other number is
divided by its usual size where it is not zero, so that all are about one.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tablee.bots.lanes import ALL_SEATS, Written, compiled_level, lanes_of, loop_of, room_for
from tablee.bots.network import NO_FACES
from tablee.bots.policy import Net, mind_of
from tablee.bots.weights import Weights
from tablee.envs import Batch, BatchedEnv, Reward
from tablee.games.record import Array, Many
from tablee.learn.config import Config
from tablee.observations import OBSERVATIONS, Observation

LOOKED_AT = 200  # decisions at each of so many tables that play at random
TABLES = 20

# Games whose moves are too many for an output each, and too much alike: one scorer looks at move after move, and needs
# of the table itself only what is not in their features. The score begins as a multiple of the promise.
OF_THE_TABLE = {
    "vigo": (
        *("held", "chests", "scores", "leads", "promises", "at_end", "ships_found", "last_ship", "ship_moves"),
        *("asked_for", "event_played", "may_take", "new_events", "forgetful", "turns_left", "in_bay"),
        *("players", "free_events", "vigilance", "two_locks", "events", "chest"),
    ),
}
ROOM = {"vigo": 20}  # candidates that are learned from
ROOM_TO_PLAY = {"vigo": 40}  # and that a bot looks at
PRIOR = {"vigo": {"merit": 0.3}}  # by feature: what one more of it is worth


class Situation(NamedTuple):
    """What a network is shown, and may choose from. N tables, D inputs, M choices with F features."""

    inputs: Array  # [N, D] int8
    features: Array  # [N, M, F] int8; F is 0 where moves are not described
    mask: Array  # [N, M] bool: what can be chosen


@dataclass(frozen=True, eq=False)
class View:
    """How tables become situations."""

    kind: str  # "moves": choices are actions; "cards": with faces; "features": candidates, as they are described
    room: int
    places: Array  # [D]: of cards, those of whole slices come last, slice by slice
    scale: Array  # [D], or without cards
    move_scale: Array  # [F] of features, or of faces
    faces: Array = field(default_factory=lambda: NO_FACES)  # [A, F] of cards
    slices: int = 0  # of cards

    def situation(self, batch: Batch) -> Situation:
        """What acting seats see. The arrays are new, except for features and masks of the batch itself."""
        inputs = batch.observations[:, self.places]
        if self.room:
            return Situation(inputs, batch.features, batch.candidates >= 0)
        return Situation(inputs, np.zeros((*batch.legal.shape, 0), np.int8), batch.legal)


def view_of(config: Config) -> View:
    """How tables of a run are shown: what random games show decides, or the network that it begins as."""
    return view_of_network(config) if config.begins_as else view_of_games(config)


def view_of_network(config: Config) -> View:
    """How a network is shown tables; `Refused` for one that cannot play the game."""
    weights, observation = Weights.load(Path(config.begins_as)), OBSERVATIONS[config.game]
    weights.check(observation, config.begins_as)
    arrays, is_of_cards = weights.arrays, weights.kind == "cards"
    faces = observation.faces(config.rules.new(max(config.seats), **config.options)) if observation.faces else NO_FACES
    return View(
        weights.kind,
        ROOM.get(config.game, 0),
        weights.inputs,
        arrays["scale"],
        arrays["face_scale"] if is_of_cards else arrays.get("move_scale", np.zeros(0, np.float32)),
        faces if is_of_cards else NO_FACES,
        len(arrays["slices"]) if is_of_cards else 0,
    )


def view_of_games(config: Config) -> View:
    """What random games show: numbers that are never anything but zero are left out."""
    observation, room = OBSERVATIONS[config.game], ROOM.get(config.game, 0)
    written = random_games(config, room)
    numbers, features = Sizes(written.inputs), Sizes(written.features)
    shown = (numbers.counts > 0) & of_the_table(observation)
    if observation.faces:
        faces = observation.faces(config.rules.new(max(config.seats), **config.options))
        return view_of_cards(observation, faces, numbers, shown)
    places = np.flatnonzero(shown)
    return View("features" if room else "moves", room, places, numbers.usual[places], features.usual)


def random_games(config: Config, room: int) -> Written:
    """Decisions of players to whom all moves are alike, with all that they see."""
    observation = OBSERVATIONS[config.game]
    features = observation.actions.layout.size if observation.actions and room else 0
    everything = np.arange(observation.layout.size)
    net = empty_net(everything, features, observation.game.actions)
    tables, lanes = fresh_tables(config), TABLES * len(config.variants)
    written = room_for(observation, lanes, LOOKED_AT, max(config.seats), len(everything), room, features)
    played = lanes_of(observation, tables, np.full(lanes, ALL_SEATS), np.zeros(lanes, np.bool_), config.seed)
    kind, mind = "features" if room else "moves", mind_of(observation, net, room)
    loop_of(observation, kind)(played, 0, lanes, net, net, mind, compiled_level(config.game).room(), written, 0.0)
    return written


def empty_net(places: Array, features: int, actions: int) -> Net:
    """A network to which everything is alike."""
    shapes = {"first": (len(places), 1), "first_bias": 1, "move": (features, 1), "second": (1, 1), "second_bias": 1}
    shapes |= {
        "policy": (actions, 1),
        "policy_bias": actions,
        "linear": features,
        "value": 2 if features else 1,
        "value_bias": 1,
    }
    return Net(places, **{name: np.zeros(shape, np.float32) for name, shape in shapes.items()})


def fresh_tables(config: Config) -> Many:
    """A table before its first draw for each set-up of a run."""
    tables = config.rules.table.many(len(config.setups))
    for place, (seats, options) in enumerate(config.setups):
        tables[place] = config.rules.new(seats, **options)
    return tables


def view_of_cards(observation: Observation, faces: Array, numbers: "Sizes", shown: Array) -> View:
    """The same where cards are described by their faces: slices of cards are shown whole, or not at all."""
    sizes = Sizes(faces)
    slices = list(card_slices(observation))
    places = np.setdiff1d(np.flatnonzero(shown), np.concatenate(slices))
    whole = [cards for cards in slices if shown[cards].any()]
    inputs = np.concatenate([places, *whole])
    return View("cards", 0, inputs, numbers.usual[places], sizes.usual, faces, len(whole))


def card_slices(observation: Observation) -> Iterator[Array]:
    """The places of all slices in which each kind of card has a place."""
    cards = CARDS[observation.game.name]
    for part in observation.layout:
        if part.shape[-1] == cards:
            yield from np.arange(part.begin, part.end).reshape(-1, cards)


CARDS = {"pillage": OBSERVATIONS["pillage"].layout["market"].size}


class Sizes:
    """How great each of some numbers is where it is not zero: of rows [..., size]."""

    def __init__(self, rows: Array) -> None:
        flat = rows.reshape(-1, rows.shape[-1]) if rows.size else np.zeros((1, rows.shape[-1]))
        self.counts = (flat != 0).sum(axis=0)
        squares = np.einsum("ij,ij->j", flat, flat, dtype=np.float64)
        self.usual = np.maximum(np.sqrt(squares / np.maximum(self.counts, 1)), 1).astype(np.float32)  # at least one


def of_the_table(observation: Observation) -> Array:
    """Which numbers of an observation are looked at: all of them, or those of the named slices."""
    names = OF_THE_TABLE.get(observation.game.name)
    chosen = np.zeros(observation.layout.size, np.bool_)
    for part in observation.layout:
        chosen[part.begin : part.end] = names is None or part.name in names
    return chosen


def env_of(config: Config, lanes: int, seed: int) -> BatchedEnv:
    """Tables of a run; each win is worth as much as all losses cost."""
    features = ROOM.get(config.game, 0)
    return BatchedEnv(
        config.game,
        lanes,
        seats=config.seats,
        seed=seed,
        options=config.options,
        reward=Reward.ZERO_SUM,
        features=features,
    )
