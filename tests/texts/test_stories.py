"""Whatever happens or is refused in a game can be said, in both languages."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.contract import Game
from tablee.games.options import Value
from tablee.games.pillage.story import Step
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
        yield seats, {option.name: wanted[option.name] for option in game.options if option.name in wanted}


SELDOM = {"pillage": [(Step.KNOWN_CARD_DRAWN, 0, 1)]}  # what those games do not bring


def texts_of(game: Game) -> dict[str, Text]:
    """Everything that is told or refused in those games, each once."""
    found: dict[str, Text] = {}
    random = Random.seeded(2024)
    for seats, options in small_games(game):
        table = game.new(seats, **options)
        while not game.rules.is_over(table):
            for text in told_next(game, table, random):
                found.setdefault(repr(text), text)
    return found


def told_next(game: Game, table: Any, random: Random) -> list[Text]:
    """Let chance or a random player act; also try something that is refused."""
    if draws := game.rules.chances(table):
        events = game.apply_chance(table, game.rules.drawn(table, below(random, draws)))
        return [event.text for event in events]
    (seat, *_) = game.awaited(table)
    legal = game.legal(table, seat)
    tried = below(random, game.actions * REFUSALS)
    refused = [game.why_not(table, seat, tried)] if tried < game.actions and tried not in legal else []
    chosen = legal[-1] if below(random, RARE) == 0 else legal[below(random, len(legal))]
    events = game.apply(table, seat, chosen)
    return [*refused, *(event.text for event in events)]


@pytest.mark.parametrize("name", GAMES)
def test_every_event_and_refusal_is_said(name: str) -> None:
    game = GAMES[name]
    seldom = [Event.of(game.steps, step).text for step in SELDOM.get(name, ())]
    texts = texts_of(game) | {repr(text): text for text in seldom}
    assert {text.key for text in texts.values()} >= {kind.key for kind in game.steps.values()}
    for language, names in zip(LANGUAGES, (None, NAMES), strict=True):
        say = Texts(language, names).say
        for text in texts.values():
            check(say(text))


KEYS = {key for key in messages("en") if "-" in key}


def check(sentence: str) -> None:
    """Nothing of the machinery shows."""
    assert sentence
    assert not set("{}$\n") & set(sentence), sentence
    assert not KEYS & set(sentence.replace(",", " ").split()), sentence
    assert "  " not in sentence, sentence
