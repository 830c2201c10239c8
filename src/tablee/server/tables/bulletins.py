"""What the followers of a table are told of something that happened there."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from msgspec import json

from tablee.games.story import count_told_to
from tablee.match import Match, TakeBack
from tablee.server.messages import TakingBack, Update
from tablee.server.views.stories import Story

if TYPE_CHECKING:
    from tablee.server.tables.table import Table


class Bulletin:
    """Something that happened at a table, written once for all who see and are told the same."""

    def __init__(
        self,
        table: "Table",
        match: Match,
        seats: Collection[int],
        told: bytes = b"",
        taking_back: TakingBack | None = None,
        end_declined: int | None = None,
    ) -> None:
        self._table, self._match = table, match
        self._told = told
        self._stories: dict[str | None, Story] = {}
        self._is_shorter = bool(match.log) and isinstance(match.log[-1], TakeBack)
        self._changes = table.picture_changes(match, seats)
        self._retold = table.retold(match)
        self._frames: dict[tuple[int, str | None], bytes] = {}
        self._update = Update(
            table=table.id,
            seq=len(match.log),
            question=match.question,
            awaited=match.awaited(),
            scores=list(match.scores()),
            clocks=table.clockwork.shown(table.now()),
            agreeing=match.agreeing(),
            end_declined=end_declined,
            taking_back=taking_back or table.taking_back(),
            result=table.outcome(),
        )

    def frame(self, seat: int, words: str | None) -> bytes:
        """What a seat sees, is told and may do, in a language or without words."""
        kind = seat, words
        if kind not in self._frames:
            self._frames[kind] = self._encoded(seat, words)
        return self._frames[kind]

    def _encoded(self, seat: int, words: str | None) -> bytes:
        update, table, match = self._update, self._table, self._match
        update.changes, update.asked = self._changes[seat], table.asked(match, seat)
        update.can_take_back = table.can_take_back(match, seat)
        update.story = self._story(words).told_to(seat)
        update.story_from = lines_of(match, seat, len(match.moments)) if self._is_shorter else None
        if self._retold:
            lines = table.lines(self._retold.values(), words)
            update.retold = dict(zip(self._retold, lines, strict=True))
        return json.encode(update)

    def _story(self, words: str | None) -> Story:
        if words not in self._stories:
            self._stories[words] = self._table.story(self._told, words)
        return self._stories[words]


def lines_of(match: Match, seat: int, moments: int) -> int:
    """How many lines a seat was told by the first so many entries in force."""
    told = b"".join(one.told for one in match.moments[:moments])
    return count_told_to(match.game.steps, told, seat)
