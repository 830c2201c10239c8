"""What a bot thinks of a move, in words for people."""

from tablee.bots.contract import Considered, Explanation
from tablee.games.words import Text


def said_of(explanation: Explanation, move: Considered) -> list[Text]:
    """What a move is expected to bring, and why; nothing where the bot cannot say. One that has no other needs no why.

    >>> forced = Considered(3, 0.4, 0.1, 1.0)
    >>> said_of(Explanation("share", [forced]), forced)
    [Text(key='only-move', args={})]
    """
    if explanation.measure and len(explanation.moves) == 1:
        return [Text("only-move", {})]
    expected = EXPECTED[explanation.measure](move.value) if explanation.measure in EXPECTED else None
    return [expected, *move.reasons] if expected else [*move.reasons]


def in_points(value: float) -> Text:
    """So many points ahead of the best other seat, or behind.

    >>> in_points(-2.6)
    Text(key='expected-points', args={'points': 3, 'side': 'behind'})
    """
    points = round(abs(value))
    side = ("ahead" if value > 0 else "behind") if points else "even"
    return Text("expected-points", {"points": points, "side": side})


def in_share(value: float) -> Text:
    """So many wins of a hundred games."""
    return Text("expected-share", {"percent": round(100 * value)})


EXPECTED = {"points": in_points, "share": in_share}
