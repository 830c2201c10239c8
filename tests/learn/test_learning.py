"""A network learns Olives from nothing."""

from pathlib import Path

from tests.learn.runs import SHORT, trainer_in

CLEARLY_BETTER = 0.65  # of the games against random: nobody who has learned nothing wins so much of these deals


def test_a_short_run_learns_to_beat_random(tmp_path: Path) -> None:
    with trainer_in(tmp_path, SHORT) as trainer:
        trainer.run()
    before, after = trainer.progress.looks
    assert before.share < 0.6, "these deals say nothing: a network that has learned nothing wins them"
    assert after.share > CLEARLY_BETTER
    assert after.low > 0.5
    assert "<svg" in trainer.folder.curve.read_text("utf-8")
