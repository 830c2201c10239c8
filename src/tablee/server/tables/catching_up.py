"""What another server wrote at a table is laid over what memory has of it, and told to those who follow it here.

What grows is only added: entries of the log, lines of the chat. So a move costs the same however long a game is.
"""

import random
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import convert, json
from sqlalchemy import Row

from tablee.games.words import Refused
from tablee.match import Absence, Match, Resignation, Return, TakeBack
from tablee.match.happened import Entered
from tablee.match.take_back_requests import TakeBackRequest
from tablee.server.messages import ChatLine, Said, TakingBack
from tablee.server.store import ledger, statements
from tablee.server.store.news import ChoiceNews, EntryNews, TableNews, news_row, table_rows
from tablee.server.store.store import CHAT_LINES, StoredTable
from tablee.server.tables.table import REVISION_BITS, Table

Choices = Sequence[Row[Any] | ChoiceNews]  # what seats have chosen in secret, as far as it is there or new
SITTERS = (Absence, Return, Resignation)  # entries after which other people, or bots, sit there


def catch_up(table: Table, stored: StoredTable) -> None:
    """Lay over all that is new. `Refused` where it does not fit, as before the match: then the table is read anew."""
    match = table.playing()
    table.revision = stored.table.revision
    are_people_news = catch_up_people(table, stored)
    are_people_news |= enter_all(table, stored.log)
    told, request = state_of(table, match), table.take_back_request
    declined = catch_up_agreements(table, match, stored)
    recall_take_back(table, stored.table.take_back)
    catch_up_chat(table, stored)
    seats = range(len(table.chairs))
    if not is_entered(table, match, stored.pending, seats) and state_of(table, match) != told:
        answered = answer_to(request, stored.table.take_back)
        table.publish((), taking_back=answered, end_declined=declined)
    if are_people_news:
        table.tell(table.seats_message())


def lay_over(table: Table, news: TableNews) -> None:
    """Lay over the moves and plans that are in the news, where a table has what they follow on. `Refused` as above."""
    match = table.playing()
    table.revision = news.revision
    are_people_news = enter_all(table, news.entries)
    if news.choices:
        told = state_of(table, match)
        seats = [choice.seat for choice in news.choices]
        if not is_entered(table, match, news.choices, seats) and state_of(table, match) != told:
            table.publish(())
    if are_people_news:
        table.tell(table.seats_message())


def news_rows(table: Table) -> list[ledger.Row]:
    """The rows by which all servers catch up with what is written beside the game; none where there is but one."""
    if not table.is_shared:
        return []
    revision = random.getrandbits(REVISION_BITS)
    renewed = ledger.Row(statements.SET_REVISION, {"table": table.id, "token": revision})
    return [renewed, *table_rows([TableNews(table.id, revision)])]


def state_of(table: Table, match: Match) -> tuple[Any, ...]:
    """What followers are told besides entries: who is awaited, who agrees to end, who would take something back."""
    return match.awaited(), match.agreeing(), table.taking_back()


def enter_all(table: Table, rows: Sequence[Row[Any] | EntryNews]) -> bool:
    """Enter what other servers entered, and tell it; whether somebody else sits there now."""
    are_others = [enter(table, row) for row in rows]
    return any(are_others)


def enter(table: Table, row: Row[Any] | EntryNews) -> bool:
    """The same of one entry."""
    entered = table.enter_from_elsewhere(row)
    undone = TakingBack(entered.entry.seat, "done", row.seq) if isinstance(entered.entry, TakeBack) else None
    table.publish((), entered.told, taking_back=undone)
    return isinstance(entered.entry, SITTERS)


def catch_up_people(table: Table, stored: StoredTable) -> bool:
    """Who sits there and who is host, who may not speak or see the game, where the rematch is; whether that is news."""
    row, before = stored.table, people_of(table)
    table.host, table.successor, table.successor_host = row.host, row.successor, stored.successor_host
    table.muted, table.audience = set(stored.muted), row.audience or "link"
    for seat, (chair, new) in enumerate(zip(table.chairs, stored.chairs, strict=True)):
        if (chair.person, chair.name) != (new.person, new.name):
            table.rename_seat(seat, new.person, new.name)
    return people_of(table) != before


def people_of(table: Table) -> tuple[Any, ...]:
    """All of that."""
    seated = [(chair.person, chair.name) for chair in table.chairs]
    return table.host, table.successor, sorted(table.muted), seated


def catch_up_agreements(table: Table, match: Match, stored: StoredTable) -> int | None:
    """Who agrees to end the match here; where nothing is kept of that any more, who has declined, if that was heard."""
    declined, table.end_declined_elsewhere = table.end_declined_elsewhere, None
    if match.result:
        return None
    is_declined = not stored.agreeing and bool(match.agreeing())
    if is_declined:
        match.decline_to_end(match.agreeing()[0])
    for row in stored.agreeing:
        if row.seq == len(match.log):
            match.recall_agreement(row.seat)
    return declined if is_declined else None


def decline_rows(table: Table, seat: int) -> list[ledger.Row]:
    """The row that says at other servers who would rather play on; none where there is but one server."""
    return [news_row(declined={table.id: seat})] if table.is_shared else []


def catch_up_chat(table: Table, stored: StoredTable) -> None:
    """What was said at other servers."""
    for row in stored.chat:
        line = convert(row, ChatLine, from_attributes=True)
        table.chat = [*table.chat, line][-CHAT_LINES:]
        table.tell(Said(table.id, line))


def is_entered(table: Table, match: Match, rows: Choices, seats: Iterable[int]) -> bool:
    """Know what some seats have chosen in secret; whether all have chosen by that, and it is entered and told.

    All may have chosen at one server or another: whoever finds that first enters it.
    """
    entered = choose_again(table, match, rows, seats)
    if entered:
        table.publish(table.decided(match, entered.entry), entered.told)
    return entered is not None


def choose_again(table: Table, match: Match, rows: Choices, seats: Iterable[int]) -> Entered | None:
    """What some seats have chosen in secret at other servers; if all have chosen now, what was entered by that."""
    if match.result:
        return None
    chosen = {row.seat: row for row in rows if row.question == match.question}
    for seat in seats:
        choices = json.decode(chosen[seat].choices) if seat in chosen else []
        if choices == match.choices(seat):
            continue
        while match.choices(seat):
            match.take_back(seat)
        for action in choices:
            happened = match.submit(seat, action)
            if isinstance(happened, Entered):
                return happened
        if seat in chosen and seat not in match.awaited():
            table.clockwork.resume(seat, chosen[seat].used)
    table.clockwork.ask(match.question, match.awaited(), table.now())
    return None


# What somebody asks others to let them take back


def take_back_rows(table: Table, answered: TakingBack | None = None) -> list[ledger.Row]:
    """The row by which people at other servers are asked, or hear the answer; none where there are no other servers."""
    if not table.is_shared:
        return []
    request, moments = table.take_back_request, table.playing().moments
    asked = json.encode([answered.seat, answered.how, answered.seats, answered.seq]) if answered else None
    if request:
        place = next(place for place in reversed(range(len(moments))) if moments[place] is request.decision)
        asked = json.encode([request.seat, place, sorted(request.awaited), request.seq])
    return [ledger.Row(statements.SET_TAKE_BACK, {"table": table.id, "asked": asked})]


def answer_to(request: TakeBackRequest | None, kept: bytes | None) -> TakingBack | None:
    """How another server answered what was asked here, if it was declined or withdrawn."""
    if request is None or not kept:
        return None
    seat, how, seats, seq = json.decode(kept)
    is_answer = isinstance(how, str) and (seat, seq) == (request.seat, request.seq)
    return TakingBack(seat, how, seq, seats) if is_answer else None


def recall_take_back(table: Table, asked: bytes | None) -> None:
    """What somebody asks for, if it can still be granted."""
    table.take_back_request = None
    match = table.match
    if match is None or not asked:
        return
    seat, place, awaited, seq = json.decode(asked)  # the place is a word where it was answered
    with suppress(Refused):
        if len(match.moments) - match.entries_to_take_back(seat) == place and not match.result:
            table.take_back_request = TakeBackRequest(seat, match.moments[place], frozenset(awaited), seq)
