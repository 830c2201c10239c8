"""The law of secrecy in numbers: worlds that a seat cannot tell apart give it the same observation, byte for byte."""

from typing import Any
from zlib import crc32

import pytest

from tablee.games.chance import Random
from tablee.games.record import Array
from tablee.observations import OBSERVATIONS, Observation
from tests.contract.play import Agreement, some_moments, some_of, with_every_option

WORLDS = 3


def seen(observation: Observation, table: Any, seat: int) -> bytes:
    """All that is written for a seat: its observation, and its legal moves with their features."""
    features = observation.features_of_table(table, seat) if observation.actions else ()
    return b"".join(array.tobytes() for array in (observation.of_table(table, seat), *features))


def told_apart(observation: Observation, agreement: Agreement, one_in: int) -> tuple[int, int]:
    """Of how many worlds that fit a seat's knowledge differ: themselves, and in the observation."""
    random, differ, betrayed = Random.seeded(91), 0, 0
    for table in some_moments(agreement, random, one_in):
        for seat in some_of(list(range(agreement.seats)), random, most=3):
            here = seen(observation, table, seat)
            for world in agreement.game.worlds(agreement.game.knowledge(table, seat), WORLDS, random):
                differ += world.tobytes() != table.tobytes()
                betrayed += seen(observation, world, seat) != here
    return differ, betrayed


@pytest.mark.parametrize("agreement", with_every_option(), ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(agreement: Agreement) -> None:
    differ, betrayed = told_apart(OBSERVATIONS[agreement.game.name], agreement, one_in=3)
    assert differ > 0
    assert betrayed == 0


@pytest.mark.parametrize("name", OBSERVATIONS)
def test_a_writer_that_peeks_is_found(name: str) -> None:
    honest = OBSERVATIONS[name]

    def peek(table: Any, seat: int, out: Array) -> None:
        honest.write(table, seat, out)
        out[0] = crc32(table.tobytes()) % 100

    agreement = Agreement(honest.game, honest.game.seats[0], {})
    _, betrayed = told_apart(Observation(honest.game, honest.layout, peek), agreement, one_in=3)
    assert betrayed > 0
