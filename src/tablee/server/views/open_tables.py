"""A table with everything open, for replays of games that are over: what lies there, and what each seat holds."""

from collections.abc import Callable, Mapping

from tablee.games.bits import members_of
from tablee.games.contract import Game, Table
from tablee.games.picture import Plain, draw
from tablee.games.pillage.box import NO_CARD
from tablee.games.record import copied
from tablee.games.secrecy import SPECTATOR
from tablee.games.ugo.story import card_named
from tablee.games.words import Text
from tablee.move_words.pillage import named

Held = Callable[[Table, int], list[Text]]


def hand_of_ugo(table: Table, seat: int) -> list[Text]:
    """The cards in a hand."""
    return [card_named(card) for card in members_of(int(table.hands[seat]))]


def secrets_of_pillage(table: Table, seat: int) -> list[Text]:
    """What was taken from the pile unseen, and what lies face down. All else of a hand is known to everybody."""
    planned = [int(kind) for kind in table.plans[seat] if kind != NO_CARD]
    return [named(table, kind) for kind in members_of(int(table.drawn[seat])) + planned]


HELD: Mapping[str, Held] = {"ugo": hand_of_ugo, "pillage": secrets_of_pillage}
OPENED: Mapping[str, Mapping[str, int]] = {"vigo": {"memory_aid": 1, "was_open": 1}}  # hidden tiles as ghosts


def open_picture(game: Game, table: Table) -> dict[str, Plain]:
    """What lies on the table, with what nobody sees where the game draws that."""
    opened = copied(table)
    for name, value in OPENED.get(game.name, {}).items():
        opened[name] = value
    return draw(game.picture, game.view(opened, SPECTATOR))


def held_by_each(game: Game, table: Table) -> list[list[Text]]:
    """What each seat holds that the others do not see; nothing in a game without such things."""
    held = HELD.get(game.name)
    return [held(table, seat) for seat in range(int(table.seats))] if held else []
