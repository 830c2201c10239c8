"""What a page has drawn from the news is what a newcomer is shown: whatever is shared between seats, and left out."""

import pytest

from tablee.games import GAMES, LISTED
from tablee.games.chance import Random, below
from tablee.games.contract import Game
from tablee.games.picture import changes, draw, laid
from tablee.games.secrecy import SPECTATOR
from tablee.match import Match, person
from tablee.server.views.pictures import PictureChange, renderer_of

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
    renderer, random = renderer_of(game.name), Random.seeded(41)
    for seats in (game.seats[0], game.seats[-1]):
        match, looking = match_of(game, seats), [*range(seats), SPECTATOR]
        shown = {seat: renderer.shown(match.shown(seat)) for seat in looking}
        sent = {seat: shown[seat].picture for seat in looking}
        for _ in range(MOVES):
            if match.result:
                break
            decide(match, random)
            other: PictureChange | None = None
            for seat in looking:
                change = renderer.change(shown[seat], match.shown(seat), other)
                drawn = draw(game.picture, match.view(seat))
                assert change.now.picture == drawn
                assert change.changed == changes(sent[seat], drawn)
                sent[seat], shown[seat] = laid(sent[seat], change.changed), change.now
                assert sent[seat] == drawn
                other = other or change


@pytest.mark.parametrize("game", LISTED.values(), ids=LISTED)
def test_what_is_open_to_all_is_drawn_once_a_move(game: Game) -> None:
    renderer, random = renderer_of(game.name), Random.seeded(42)
    match, shared = match_of(game, game.seats[0]), 0
    for _ in range(30):
        if match.result:
            break
        before, has_chosen = [renderer.shown(match.shown(seat)) for seat in (0, 1)], choices(match)
        decide(match, random)
        first = renderer.change(before[0], match.shown(0))
        if not has_chosen and not choices(match):
            assert renderer.change(before[1], match.shown(1), first).open is first.open
            shared += 1
        while choices(match):  # then each sees their own, which others do not
            decide(match, random)
    assert shared


def choices(match: Match) -> list[int]:
    """What the first two seats have chosen in secret."""
    return match.choices(0) + match.choices(1)
