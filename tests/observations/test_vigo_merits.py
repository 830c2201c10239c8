"""What VIGO's moves are judged by: stocks that promise a chest, and the merits of moves."""

from itertools import islice

import pytest

from tablee.bots import NO_LIMIT, bot_of
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.vigo.box import COLOURS
from tablee.games.vigo.building import chests_made
from tablee.games.vigo.table import Phase
from tablee.games.vigo.tiles import parse_tile
from tablee.observations import OBSERVATIONS
from tablee.observations.vigo.move_layout import MERIT
from tablee.observations.vigo.promise import NOW, promise
from tests.contract.play import Agreement, decisions

RED = COLOURS.index("red")
LIKELY = 0.7  # that a missing piece is found
FRAME = "lid-red+lid-blue+bottom-green+bottom-yellow"


def sets_of(stock: str) -> tuple[int, int]:
    """The kinds of a stock, and those that are there twice."""
    kinds = doubles = 0
    for tile in map(parse_tile, stock.split("+")):
        doubles |= kinds & 1 << tile
        kinds |= 1 << tile
    return kinds, doubles


@pytest.mark.parametrize("stock", [FRAME, f"{FRAME}+middle-red+lock-blue+key-blue", f"{FRAME}+middle-red+middle-red"])
def test_a_whole_chest_promises_its_points(stock: str) -> None:
    (best, *_) = chests_made(*sets_of(stock), RED)
    assert promise(*sets_of(stock), RED, LIKELY) == best.points
    assert promise(*sets_of(stock), RED, NOW, 0.0) == best.points


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("lid-red+lid-blue+bottom-green", FRAME),
        (FRAME, f"{FRAME}+middle-violet"),
        (f"{FRAME}+middle-cup", f"{FRAME}+middle-cup+middle-cup"),
        (f"{FRAME}+middle-red+lock-blue+key-red", f"{FRAME}+middle-red+lock-blue+key-blue"),
        ("lid-blue", "lid-red"),
    ],
)
def test_a_better_stock_promises_more(less: str, more: str) -> None:
    assert promise(*sets_of(less), RED, LIKELY) < promise(*sets_of(more), RED, LIKELY)


def test_the_beginner_plays_a_move_of_the_greatest_merit() -> None:
    """The merits that networks are shown are its own."""
    vigo, greedy = GAMES["vigo"], bot_of("vigo", "greedy")
    for position in islice(decisions(Agreement(vigo, 3, {}), Random.seeded(3)), 0, 200, 5):
        legal = vigo.legal(position.table, position.seat)
        if position.table.phase == Phase.PLACE or len(legal) == 1:
            continue
        move = greedy(vigo.knowledge(position.table, position.seat), legal, Random.seeded(1), NO_LIMIT)
        actions, features = OBSERVATIONS["vigo"].features_of_table(position.table, position.seat)
        merits = features[:, MERIT]
        assert move in actions[merits == merits.max()]
