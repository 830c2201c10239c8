"""The runs that made the weights which come with the games: `tablee train GAME --shipped` makes them again."""

from collections.abc import Collection
from dataclasses import replace

from tablee.bots.learned import MANY, weights_of
from tablee.games.pillage.box import DUEL
from tablee.games.words import Refused
from tablee.learn.config import Config

SHIPPED = {
    "vigo": Config(
        *("vigo", (2, 3, 4, 5, 6)),
        variants=({}, {}, {}, {"free_events": True}, {"vigilance": True}, {"locks_per_colour": 2}),
        steps=13_000_000,
        shaping=1 / 400,
        lanes=240,
        horizon=96,
        rate=1e-3,
        entropy=0.03,
        last_entropy=0.003,
        hidden=(64, 32),
        deals=30,
        every=100,
    ),
    "pillage": Config(
        *("pillage", (2, 3, 4, 5, 5)),  # five has most to learn
        variants=({}, {}, {"market": "both"}, {"market": "village"}, {"bank": "village"}, {"duel_bank": False}),
        steps=28_000_000,
        imitated="greedy",
        past_share=0.4,
        lanes=260,
        horizon=128,
        rate=7e-4,
        entropy=0.04,
        last_entropy=0.008,
        hidden=(192, 128),
        deals=25,
        every=80,
    ),
}


# Runs of other weights for three and more, which go on from those.
FOR_MANY = {
    "pillage": replace(
        SHIPPED["pillage"],
        seats=(3, 4, 5, 5),
        variants=({}, {}, {"market": "both"}, {"market": "village"}, {"bank": "village"}),
        steps=3_200_000,
        imitated="",
        begins_as=str(weights_of("pillage", DUEL)),
        past_share=0.1,
        level_share=0.6,
        rate=4e-4,
        entropy=0.01,
        last_entropy=0.004,
        deals=30,
        every=15,
    ),
}


def shipped_run(game: str, players: Collection[int]) -> Config:
    """The run of a game, or of its weights for three and more where only these play; `Refused` for one without."""
    if game not in SHIPPED:
        raise Refused("learn-not-shipped", game=game, known=", ".join(SHIPPED))
    return FOR_MANY[game] if game in FOR_MANY and players and min(players) >= MANY else SHIPPED[game]
