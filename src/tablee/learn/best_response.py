"""What somebody wins who studies a network: another one learns against it alone, and nothing is hidden but its chance.

It begins as the same network, so that what it wins above an equal's part is what it has found out.
"""

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.arena import win_rate
from tablee.bots.learned import weights_of
from tablee.bots.network import NetworkBot
from tablee.bots.weights import Weights
from tablee.learn.checkpoint import Folder
from tablee.learn.inputs import view_of
from tablee.learn.network import Parameters, as_parameters
from tablee.learn.shipped import shipped_run
from tablee.learn.trainer import Trainer
from tablee.learn.workers import InThisProcess
from tablee.texts import Texts

if TYPE_CHECKING:
    from tablee.arena.win_rate import Share

RATE, ENTROPY = 3e-4, 0.01
DEALS_SEED = 21


class Studying(Trainer):
    """A run in which one seat learns at every table, and the network that is studied has all others."""

    def study(self, studied: Weights) -> None:
        """Begin as the network that is studied."""
        self.studied = as_parameters(studied.arrays)
        self.progress.weights = self.studied

    def _past(self) -> Parameters:
        return self.studied


def best_response(game: str, seats: int, steps: int, folder: Path, deals: int, temperature: float) -> "Share":
    """What a response that learned from so many decisions wins against the network that comes with a game."""
    shipped, studied = shipped_run(game), Weights.load(weights_of(game))
    view = view_of(shipped)
    config = replace(
        shipped,
        seats=(seats,),
        variants=({},),
        imitated="",
        past_share=1.0,
        shaping=0.0,
        steps=steps,
        rate=RATE,
        entropy=ENTROPY,
        last_entropy=ENTROPY,
        every=steps,
    )
    with closing(Folder(folder)) as opened:
        trainer = Studying(config, view, InThisProcess(config, view), opened, Texts("en"))
        trainer.study(studied)
        trainer.run()
        response = NetworkBot(Weights.load(opened.weights), config.rules)
    others = [NetworkBot(studied, config.rules, temperature)] * (seats - 1)
    return win_rate(config.rules, [response, *others], deals=deals, seed=DEALS_SEED)
