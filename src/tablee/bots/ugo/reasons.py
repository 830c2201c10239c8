"""Why a card: what a search found out about each, in numbers and in words."""

from collections.abc import Sequence

from tablee.bots.contract import Considered, Explanation
from tablee.bots.ugo.parallel import Found
from tablee.bots.ugo.search import Outcomes
from tablee.games.record import Array
from tablee.games.ugo.secrets import Sight
from tablee.games.ugo.table import Phase
from tablee.games.words import Text

WORTH_SAYING = {"trick": 0.15, "own": 0.75, "others": 0.75}  # of a win, and points: less is no reason
IN_TENTHS = 10
MOST_REASONS = 2


def explained(found: Found, legal: Sequence[int], sight: Sight) -> Explanation:
    """Every legal card, the one that was searched most first."""
    outcomes, is_playing, seats = found.outcomes, sight.phase == Phase.PLAY, int(sight.seats)
    weights = found.visits / (found.visits[legal].sum() or 1)
    usual = usual_outcome(outcomes, legal)
    ranked = sorted(legal, key=lambda card: -int(found.visits[card]))
    advised, *others = ranked
    reasons = {card: reasons_for(means(outcomes, card), usual, seats, is_playing) for card in others}
    reasons[advised] = reasons_for(means(outcomes, advised), usual, seats, is_playing, in_favour=True)
    if others and not reasons[advised]:  # whoever asks for advice is told why
        reasons[advised] = [Text("why-alike")]
    moves = [considered(outcomes, card, float(weights[card]), reasons[card]) for card in ranked]
    return Explanation("points", moves)


def considered(outcomes: Outcomes, card: int, weight: float, reasons: list[Text]) -> Considered:
    """What a card brought in the imagined rounds."""
    number = max(float(outcomes.number[card]), 1.0)
    value = float(outcomes.leads[card]) / number
    variance = float(outcomes.squares[card]) / number - value**2
    return Considered(card, round(value, 2), round(max(variance, 0.0) ** 0.5, 2), round(weight, 4), reasons)


def means(outcomes: Outcomes, card: int) -> dict[str, float]:
    """How often the trick was won with a card, and the points of the own kingdom and of the best other."""
    number = max(float(outcomes.number[card]), 1.0)
    parts: dict[str, Array] = {"trick": outcomes.tricks, "own": outcomes.own, "others": outcomes.others}
    return {name: float(sums[card]) / number for name, sums in parts.items()}


def usual_outcome(outcomes: Outcomes, legal: Sequence[int]) -> dict[str, float]:
    """The same, in the mean of all legal cards."""
    each = [means(outcomes, card) for card in legal]
    return {name: sum(one[name] for one in each) / len(each) for name in each[0]}


def reasons_for(
    found: dict[str, float], usual: dict[str, float], seats: int, is_playing: bool, *, in_favour: bool = False
) -> list[Text]:
    """In what a card differs most from the others: whether it wins the trick, own points, points of others.

    Of the card that is advised, only what speaks for it.

    >>> usual = {"trick": 0.5, "own": 3.0, "others": 5.0}
    >>> found = {"trick": 0.5, "own": 2.0, "others": 3.0}
    >>> [reason.key for reason in reasons_for(found, usual, 4, True)]
    ['ugo-why-others', 'ugo-why-own']
    >>> [reason.key for reason in reasons_for(found, usual, 4, True, in_favour=True)]
    ['ugo-why-others']
    """
    more = {name: found[name] - usual[name] for name in found}
    said = {
        "trick": Text("ugo-why-trick", {"tenths": round(found["trick"] * IN_TENTHS)}),
        "own": Text("ugo-why-own", {"points": round(abs(more["own"])), "side": "more" if more["own"] > 0 else "less"}),
        "others": Text(
            "ugo-why-other" if seats == 2 else "ugo-why-others",
            {"points": round(abs(more["others"])), "side": "more" if more["others"] > 0 else "less"},
        ),
    }
    better = {"trick": abs(more["trick"]), "own": more["own"], "others": -more["others"]}
    weights = {name: (better[name] if in_favour else abs(more[name])) / least for name, least in WORTH_SAYING.items()}
    if not is_playing:
        weights["trick"] = 0
    ranked = sorted(weights, key=lambda name: -weights[name])
    return [said[name] for name in ranked[:MOST_REASONS] if weights[name] >= 1]
