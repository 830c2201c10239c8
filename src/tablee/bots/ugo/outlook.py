"""What a beginner at UGO! looks at: the knowledge of a seat in plain numbers, which are quicker to reckon with."""

from dataclasses import dataclass
from typing import NamedTuple

from tablee.games.bits import count, members_of
from tablee.games.ugo.packed_trick import card_at, cards_of
from tablee.games.ugo.secrets import Sight, unseen_cards


class Kingdom(NamedTuple):
    """The top cards of the five spaces, and the farmers on the last three."""

    tops: tuple[int, ...]
    farmers: int


@dataclass(frozen=True)
class Outlook:
    """What a seat knows, in plain numbers."""

    seat: int
    seats: int
    leader: int
    tricks_left: int  # after this one
    played: list[int]  # the trick so far
    to_lay: list[int]
    unseen: int  # in other hands, or aside
    held: list[int]
    voids: list[int]
    kingdoms: list[Kingdom]


def outlook_of(sight: Sight) -> Outlook:
    """The outlook of a seat from its knowledge, read once."""
    return Outlook(
        seat=int(sight.seat),
        seats=int(sight.seats),
        leader=int(sight.leader),
        tricks_left=int(sight.hand_size) - int(sight.tricks_played) - 1,
        played=[card_at(int(sight.trick), place) for place in range(count(cards_of(int(sight.trick))))],
        to_lay=members_of(sight.to_lay),
        unseen=unseen_cards(sight),
        held=sight.held.tolist(),
        voids=sight.voids.tolist(),
        kingdoms=[
            Kingdom(tuple(tops), farmers)
            for tops, farmers in zip(sight.tops.tolist(), sight.farmers.tolist(), strict=True)
        ],
    )
