"""What whoever comes to a table is shown of it: all of it, as it is now."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Raw

from tablee.games.secrecy import SPECTATOR
from tablee.match import Match, TakeBack
from tablee.match.fair import commitment
from tablee.server.messages import TableNow
from tablee.server.net.connection import Connection
from tablee.server.tables.blocked import chat_for
from tablee.server.tables.bulletins import lines_of
from tablee.server.tables.long_stories import first_piece

if TYPE_CHECKING:
    from tablee.server.tables.table import Table


def table_now(
    table: "Table", connection: Connection, number: int | None, since: int | None
) -> tuple[TableNow, Iterator[Raw]]:
    """A table for a follower who saw its log up to `since`, and what of its story does not fit into the message."""
    seat, terms, blocked = table.followers[connection], table.terms, connection.blocked
    is_inviter_blocked = table.successor_host in blocked
    now = TableNow(
        table=table.id,
        game=table.game.name,
        version=table.version,
        options=terms.options,
        clock=terms.clock,
        hints=terms.hints,
        is_public=terms.is_public,
        status=table.status,
        host=table.host,
        seats=table.seats(),
        seat=None if seat == SPECTATOR else seat,
        commitment="" if terms.challenge else commitment(table.secret),
        challenge=terms.challenge,
        id=number,
        chat=chat_for(table.chat, blocked),
        successor=None if is_inviter_blocked else table.successor,
        successor_host=None if is_inviter_blocked else table.successor_host,
        watchers=table.watchers(),
    )
    return now, _add_match(now, table, table.match, connection.words, since) if table.match else iter(())


def _add_match(now: TableNow, table: "Table", match: Match, words: str | None, since: int | None) -> Iterator[Raw]:
    """Show how far the match is; returns what of its story does not fit."""
    seat, known = SPECTATOR if now.seat is None else now.seat, known_moments(match, since)
    now.seq, now.question, now.awaited = len(match.log), match.question, match.awaited()
    now.asked, now.scores, now.result = table.asked(match, seat), list(match.scores()), table.outcome()
    now.clocks, now.agreeing = table.clockwork.shown(table.now()), match.agreeing()
    now.can_take_back, now.taking_back = table.can_take_back(match, seat), table.taking_back()
    now.picture = table.picture_now(match, seat)
    now.story, rest = first_piece(table.story_lines(match, seat, words, known))
    now.story_from, now.has_more = lines_of(match, seat, known), rest is not None
    return rest or iter(())


def known_moments(match: Match, since: int | None) -> int:
    """How many entries in force a client that saw the log up to `since` still has.

    None if some were taken back, and none in a game where what was shown can be hidden again.
    """
    if since is None or since > len(match.log) or match.game.secrets.history:
        return 0
    if any(isinstance(entry, TakeBack) for entry in match.log[since:]):
        return 0
    return len(match.moments) - (len(match.log) - since)
