"""What somebody wins who studies a network: another one learns against it alone, and nothing is hidden but its chance.

It begins as the same network, so that what it wins above an equal's part is what it has found out.
"""

from dataclasses import replace
from pathlib import Path

from tablee.bots.names import NETWORK
from tablee.learn.config import Config
from tablee.learn.shipped import SHIPPED

RATE, ENTROPY = 3e-4, 0.01


def response_run(game: str, seats: int, network: Path) -> Config:
    """The run of a response to a network, which plays and learns as the run of a shipped one does."""
    return replace(
        SHIPPED.get(game, Config(game, (seats,))),
        seats=(seats,),
        variants=({},),
        imitated="",
        begins_as=str(network),
        is_study=True,
        past_share=1.0,
        shaping=0.0,
        rate=RATE,
        entropy=ENTROPY,
        last_entropy=ENTROPY,
        against=f"{NETWORK}{network}",
    )
