"""Which step of UGO! an event tells."""

from tablee.games.story import Event
from tablee.games.ugo.story import STEPS, Step

STEP_OF_KEY = {kind.key: Step(step) for step, kind in STEPS.items()}


def step_of(event: Event) -> Step:
    """The kind of step, to choose how it is shown."""
    return STEP_OF_KEY[event.kind.key]
