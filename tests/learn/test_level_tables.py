"""Tables at which one seat learns, and a level that is compiled has the others."""

import numpy as np

from tablee.learn.config import Config
from tablee.learn.inputs import view_of
from tablee.learn.network import begin
from tablee.learn.selfplay import SelfPlay

RUN = Config(
    *("pillage", (3,)), lanes=16, horizon=256, hidden=(8, 8), past_share=0.0, level_share=0.5, against="random"
)
BEGIN = 8  # the first lane with the level


def test_one_seat_learns_at_tables_with_a_level_and_loses_before_it_has_learned() -> None:
    view = view_of(RUN)
    play, weights = SelfPlay(RUN, view), begin(RUN, view)
    play.play(weights, weights)
    seats, done = play.written.seats, play.written.done
    assert all(len(set(lane)) == RUN.seats[0] for lane in seats[:BEGIN].tolist())
    assert all(len(set(lane)) == 1 for lane in seats[BEGIN:].tolist())
    won = [play.written.rewards[lane, step, seats[lane, step]] > 0 for lane, step in np.argwhere(done) if lane >= BEGIN]
    assert len(won) > 20
    assert np.mean(won) < 0.15
