"""Bots against bots: the same chance from every seat, differences by deal, and a test that stops when it is decided.

A whole experiment in Python; `tablee arena` is the same from the command line:

>>> experiment = Experiment("olives", ("greedy", "random"), seats=2, seed=1)
>>> arena = Arena(experiment, games=400)
>>> with Crew([InThisProcess(experiment)]) as crew:
...     arena.run(crew)
>>> summary = Summary(experiment, arena.comparisons)
>>> (comparison,) = arena.comparisons
>>> summary.labels[comparison.leader], len(comparison.deals)
('greedy', 24)
"""

from tablee.arena.crew import Crew, InThisProcess, local_crew
from tablee.arena.experiment import Experiment
from tablee.arena.run import Arena
from tablee.arena.save_file import SaveFile
from tablee.arena.summary import Summary
from tablee.arena.win_rate import Share, win_rate

__all__ = [
    "Arena",
    "Crew",
    "Experiment",
    "InThisProcess",
    "SaveFile",
    "Share",
    "Summary",
    "local_crew",
    "win_rate",
]
