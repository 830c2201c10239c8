"""What a seat hears of a story, counted without making it."""

import random

import pytest

from tablee.games import GAMES
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import count_told_to, told_to
from tablee.match import Match, person


@pytest.mark.parametrize("name", GAMES)
def test_as_many_events_are_counted_as_are_told(name: str) -> None:
    game, chance = GAMES[name], random.Random(3)
    match = Match(game, [person("North"), person("East")], seed=b"story")
    for _ in range(40):
        if match.result:
            break
        seat = match.awaited()[0]
        match.submit(seat, chance.choice(match.legal(seat)))
    told = b"".join(moment.told for moment in match.moments)
    for seat in (0, 1, SPECTATOR):
        assert count_told_to(game.steps, told, seat) == len(told_to(game.events(told), seat)) == len(match.story(seat))
    assert count_told_to(game.steps, b"", 0) == 0
