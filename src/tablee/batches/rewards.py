"""What a seat is rewarded with: the win, or points, as they are or as a game in which all gains are others' losses."""

from enum import IntEnum


class Reward(IntEnum):
    """The kinds of reward, by the names that environments take. Each adds up over a game to what it says."""

    SHARE = 0  # the part of the win, at the end: those who win share 1 evenly; nothing where nobody wins
    ZERO_SUM = 1  # the same less what all have on average: a win in a duel is a half, a loss minus a half
    SCORE = 2  # points, as soon as they are counted
    SCORE_DIFFERENCE = 3  # points less what the others get on average, as soon as they are counted: adds up to zero


def reward_named(name: "str | Reward") -> Reward:
    """The reward of a name, such as `score_difference`; ValueError with the names that there are."""
    if isinstance(name, Reward):
        return name
    known = {kind.name.lower(): kind for kind in Reward}
    if name not in known:
        raise ValueError(f"there is no reward {name!r}: choose from {', '.join(known)}")
    return known[name]


BY_SCORE = Reward.SCORE  # from here on rewards are points
