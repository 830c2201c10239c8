"""Whatever happens or is refused in a game can be said, in every language."""

from collections.abc import Iterator
from itertools import cycle, product
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.bits import lowest
from tablee.games.chance import Random, below
from tablee.games.contract import Game
from tablee.games.options import Value
from tablee.games.pillage.story import Step
from tablee.games.record import Many, row_of
from tablee.games.story import Event
from tablee.games.words import Text
from tablee.texts import LANGUAGES, Texts
from tests.texts.language_files import messages

GAMES_PLAYED = 70  # at each number of seats
REFUSALS = 10  # one in so many decisions is tried with any action first
RARE = 8  # one in so many is the last of the choices: otherwise some would hardly ever be made
NAMES = ["Nord", "Est", "Sud", "Ouest", "Centre"]


def small_games(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Seats and options: a few hundred games; with some, farmers run out, players call, or games stop early."""
    for seats, n in product(game.seats, range(GAMES_PLAYED)):
        wanted: dict[str, Value] = {
            "rounds": 1 + n % 2,
            "farmer_supply": 12 if seats == 2 else 36,
            "vigilance": n % 2 == 1,
            "market": ("abordage", "both")[n % 2],
            "round_limit": (300, 5)[n % 2],
        }
        yield seats, {one.name: wanted[one.name] for one in game.options if wanted.get(one.name) in one.values}


SELDOM = {"pillage": [(Step.KNOWN_CARD_DRAWN, 0, 1)]}  # what those games do not bring


def texts_of(game: Game) -> list[Text]:
    """Everything that is told or refused in those games, each once."""
    told: dict[Any, Event] = {}
    refused: dict[str, Text] = {}
    random = Random.seeded(2024)
    for seats, options in small_games(game):
        table = row_of(game.new(seats, **options))
        while not game.rules.is_over(table[0]):
            if tried := refusal(game, table, random):
                refused.setdefault(repr(tried), tried)
            for event in next_events(game, table, random):
                told.setdefault((event.kind.key, *event.args.values()), event)
    return [*(event.text for event in told.values()), *refused.values()]


def refusal(game: Game, table: Many, random: Random) -> Text | None:
    """Why somebody who is asked may not do something; now and then, and only where they may not."""
    tried = below(random, game.actions * REFUSALS)
    standing = game.checked.standing(table)
    if tried >= game.actions or not standing.awaited:
        return None
    seat = lowest(standing.awaited)
    return None if tried in standing.legal[seat] else game.why_not(table[0], seat, tried)


def next_events(game: Game, table: Many, random: Random) -> list[Event]:
    """Let chance or a random player act."""
    standing = game.checked.standing(table)
    if standing.chances:
        return game.apply_chance(table, game.rules.drawn(table[0], below(random, standing.chances)))
    seat = lowest(standing.awaited)
    legal = standing.legal[seat]
    return game.apply(table, seat, legal[-1] if below(random, RARE) == 0 else legal[below(random, len(legal))])


@pytest.mark.parametrize("name", GAMES)
def test_every_event_and_refusal_is_said(name: str) -> None:
    game = GAMES[name]
    seldom = [Event.of(game.steps, step).text for step in SELDOM.get(name, ())]
    texts = [*texts_of(game), *seldom]
    assert {text.key for text in texts} >= {kind.key for kind in game.steps.values()}
    for language, names in zip(LANGUAGES, cycle([None, NAMES]), strict=False):
        say = Texts(language, names).say
        for text in texts:
            check(say(text))


KEYS = {key for key in messages("en") if "-" in key}


def check(sentence: str) -> None:
    """Nothing of the machinery shows."""
    assert sentence
    assert not set("{}$\n") & set(sentence), sentence
    assert not KEYS & set(sentence.replace(",", " ").split()), sentence
    assert "  " not in sentence, sentence
