"""What a page has drawn from the news is what a newcomer is shown: whatever is drawn for several, and left out."""

import pytest
from msgspec import json

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.contract import Game
from tablee.games.picture import Drawings, changes, draw, laid
from tablee.games.secrecy import SPECTATOR
from tablee.match import Match, person
from tablee.server.views.pictures import joined

MOVES = 150
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def match_of(game: Game, seats: int) -> Match:
    """A match of people."""
    return Match(game, [person(f"Seat {seat}") for seat in range(seats)], seed=b"pictures")


def decide(match: Match, random: Random) -> None:
    """Somebody decides something; those who choose in secret do so one after another."""
    awaited = match.awaited()
    seat = awaited[below(random, len(awaited))]
    legal = match.legal(seat)
    match.submit(seat, legal[below(random, len(legal))])


@EVERY_GAME
def test_pictures_that_grew_are_those_that_are_drawn_anew(game: Game) -> None:
    random = Random.seeded(41)
    for seats in (game.seats[0], game.seats[-1]):
        match, places = match_of(game, seats), [*range(seats), SPECTATOR]
        drawings = Drawings(game.picture, match.sights())
        shown = [json.decode(joined(drawings.whole(match.sights(), place))) for place in range(seats + 1)]
        assert shown == [draw(game.picture, match.view(seat)) for seat in places]
        for _ in range(MOVES):
            if match.result:
                break
            decide(match, random)
            looking = below(random, 1 << seats + 1)  # the others are told later, and more at once
            written = drawings.changes(match.sights(), looking)
            for place, seat in enumerate(places):
                if looking >> place & 1:
                    drawn, changed = draw(game.picture, match.view(seat)), json.decode(joined(written[place]))
                    assert changed == changes(shown[place], drawn)
                    shown[place] = laid(shown[place], changed)
                    assert shown[place] == drawn
                else:
                    assert written[place] == (b"", {})


@EVERY_GAME
def test_whoever_comes_back_is_told_from_there_on(game: Game) -> None:
    match, random = match_of(game, game.seats[0]), Random.seeded(43)
    drawings = Drawings(game.picture, match.sights())
    for _ in range(20):
        if match.result:
            break
        decide(match, random)
        assert json.decode(joined(drawings.whole(match.sights(), 0))) == draw(game.picture, match.view(0))
        assert json.decode(joined(drawings.changes(match.sights(), looking=1)[0])) == {}
