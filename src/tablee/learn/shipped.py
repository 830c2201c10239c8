"""The runs that made the weights which come with the games: `tablee train GAME --shipped` makes them again."""

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


def shipped_run(game: str) -> Config:
    """The run of a game; `Refused` for one whose bots do without."""
    if game not in SHIPPED:
        raise Refused("learn-not-shipped", game=game, known=", ".join(SHIPPED))
    return SHIPPED[game]
