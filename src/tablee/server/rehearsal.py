"""A short game of each kind, before anybody comes: code that is loaded during a game would hold everybody up."""

from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.games.picture import Drawings
from tablee.match import Match, person
from tablee.server.views.stories import writer_of

MOVES = 60


def rehearse() -> None:
    """Play the beginning of each game as its tables are played and told."""
    for game in GAMES.values():
        _play(game)


def _play(game: Game) -> None:
    match = Match(game, [person(f"Seat {seat}") for seat in range(game.seats[0])], seed=b"rehearsal")
    drawings, writer = Drawings(game.picture, match.sights()), writer_of(game.name)
    drawings.whole(match.sights(), 0)
    game.winners(match.table)
    for move in range(MOVES):
        if match.result:
            return
        seat = match.awaited()[0]
        legal = match.legal(seat)
        match.notated(seat, legal)
        match.knowledge(seat)
        writer.story(match.submit(seat, legal[move % len(legal)]).told, None)
        drawings.changes(match.sights(), looking=1)
