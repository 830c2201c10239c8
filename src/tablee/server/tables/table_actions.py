"""What people, bots and the clock do at a table where a match is played.

Each function changes the match on the event loop, and its followers hear of it when it is on disk. What somebody may
not do raises `Refused` and changes nothing.
"""

from msgspec import structs

from tablee.bots import bot_of
from tablee.games.words import Refused
from tablee.match import Match, take_back_requests
from tablee.match.happened import Chosen, Entered
from tablee.match.sitters import SUBSTITUTE
from tablee.match.take_back_requests import TakeBackDeclined, TakeBackRequest, ask_to_take_back
from tablee.server.accounts.identity import tidy_chat
from tablee.server.intents import Agree, AnswerTakeBack, Chat, Decide, Decline, Resign, ReturnIntent, TakeBackIntent
from tablee.server.messages import ChatLine, Said, TakingBack
from tablee.server.net.connection import Connection, Person
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.store import CHAT_LINES
from tablee.server.tables import catching_up
from tablee.server.tables.setup import check_unlike
from tablee.server.tables.table import Table

Answering = tuple[Connection, int] | None  # whose intent is answered, and its number
Asking = TakeBackRequest | TakeBackDeclined


def decide(table: Table, connection: Connection, intent: Decide) -> None:
    """Somebody answers the question of the table, with an action or a move as people write it."""
    match, seat = table.playing(), table.seat_at(connection.person.id)
    _check_decides(match, seat)
    if intent.part is not None and intent.part != match.parts(seat):
        raise Refused("stale-part")
    submit(table, seat, _action(match, seat, intent), intent.question, (connection, intent.id))


def _check_decides(match: Match, seat: int) -> None:
    """Refuse what a bot decides meanwhile, or from now on."""
    if seat in match.absent:
        raise Refused("bot-sits-in")
    if match.level(seat):
        raise Refused("seat-given-up")


def _action(match: Match, seat: int, intent: Decide) -> int:
    if intent.action is not None:
        return intent.action
    if intent.move is None:
        raise Refused("nothing-decided")
    return match.parsed(seat, intent.move)


def submit(table: Table, seat: int, action: int, question: int, answering: Answering = None) -> None:
    """A decision, whoever makes it: entered, charged to its clock, written and told."""
    match = table.playing()
    happened = match.submit(seat, action, question)
    if isinstance(happened, Entered):
        table.publish(table.decided(match, happened.entry), happened.told, answering)
    else:
        _publish_choice(table, seat, happened, answering)


def _publish_choice(table: Table, seat: int, chosen: Chosen, answering: Answering) -> None:
    """A part of a secret choice, or another choice, is nobody's business but the seat's own."""
    rows = _chosen_rows(table, table.playing(), seat)
    table.publish(rows, answering=answering, only=None if chosen.is_news else seat)


def _chosen_rows(table: Table, match: Match, seat: int) -> list[Row]:
    """The row of what a seat has chosen in secret so far; who is asked meanwhile is noted."""
    now = table.now()
    row = table.thought_row(match, seat, now)
    table.clockwork.ask(match.question, match.awaited(), now)
    return [row]


def take_back(table: Table, connection: Connection, intent: TakeBackIntent) -> None:
    """Somebody undoes their last decision, or a part of a secret choice; where others have seen it, they are asked."""
    match, seat = table.playing(), table.seat_at(connection.person.id)
    _check_decides(match, seat)
    if table.terms.is_attempt and not match.choices(seat):
        raise Refused("challenge-no-take-back")
    happened, answering = ask_to_take_back(match, seat, table.seats_here()), (connection, intent.id)
    if isinstance(happened, Chosen):
        _publish_choice(table, seat, happened, answering)
    else:
        _publish_taking_back(table, seat, len(match.log), happened, answering)


def answer_take_back(table: Table, connection: Connection, intent: AnswerTakeBack) -> None:
    """Somebody agrees that another one undoes a decision, or not; or who had asked thinks better of it."""
    match, seat, request = table.playing(), table.seat_at(connection.person.id), table.take_back_request
    _check_decides(match, seat)
    if request is None or request.seq != intent.seq:
        raise Refused("take-back-not-asked")
    happened = take_back_requests.answer_take_back(match, request, seat, intent.agrees)
    _publish_taking_back(table, request.seat, request.seq, happened, (connection, intent.id))


def _publish_taking_back(table: Table, asker: int, seq: int, happened: Entered | Asking, answering: Answering) -> None:
    """A decision is undone, or still asked about, or stays: everybody hears which."""
    table.take_back_request = happened if isinstance(happened, TakeBackRequest) else None
    match happened:
        case Entered():
            undone = TakingBack(asker, "done", seq)
            rows = [*table.taken_back(table.playing(), asker), *catching_up.take_back_rows(table)]
            table.publish(rows, answering=answering, taking_back=undone)
        case TakeBackDeclined(_, by):
            is_own = by == asker
            said = TakingBack(asker, "withdrawn" if is_own else "declined", seq, [] if is_own else [by])
            table.publish(catching_up.take_back_rows(table, said), answering=answering, taking_back=said)
        case _:
            table.publish(catching_up.take_back_rows(table), answering=answering)


def resign(table: Table, connection: Connection, intent: Resign) -> None:
    """Somebody gives up for good."""
    give_up(table, table.seat_at(connection.person.id), (connection, intent.id))


def give_up(table: Table, seat: int, answering: Answering = None) -> None:
    """A seat is given up for good, whoever asks for it; no bot plays on in a game that is compared with others."""
    match = table.playing()
    if table.terms.is_attempt:
        match.agree_to_end(seat)
        table.publish(table.entered(match), answering=answering)
        return
    told = match.resign(seat, substitute(table)).told
    table.publish(table.entered(match), told, answering)
    table.tell(table.seats_message())


def agree(table: Table, connection: Connection, intent: Agree) -> None:
    """Somebody agrees to end the match here."""
    match, seat = table.playing(), table.seat_at(connection.person.id)
    match.agree_to_end(seat)
    row = Row(statements.AGREE, {"table_id": table.id, "seq": len(match.log), "seat": seat})
    table.publish(table.entered(match) or [row], answering=(connection, intent.id))


def decline(table: Table, connection: Connection, intent: Decline) -> None:
    """Somebody would rather play on: nobody agrees to end the match any more, and all hear who it was."""
    match, seat = table.playing(), table.seat_at(connection.person.id)
    match.decline_to_end(seat)
    rows = [Row(statements.DROP_AGREEMENTS, {"table": table.id}), *catching_up.decline_rows(table, seat)]
    table.publish(rows, answering=(connection, intent.id), end_declined=seat)


def return_to_seat(table: Table, connection: Connection, intent: ReturnIntent) -> None:
    """Somebody takes the seat back from the bot that sat in."""
    match, seat = table.playing(), table.seat_at(connection.person.id)
    deadline = table.clockwork.deadline(seat)
    if seat in match.absent and deadline is not None and deadline <= table.now():
        raise Refused("time-is-over")
    match.return_to(seat)
    table.publish(table.entered(match), answering=(connection, intent.id))
    table.tell(table.seats_message())


def sit_in(table: Table, seat: int) -> None:
    """A bot decides for somebody who is away or out of time."""
    match = table.playing()
    match.sit_in(seat, substitute(table))
    table.publish(table.entered(match))
    table.tell(table.seats_message())


def substitute(table: Table) -> str:
    """Who plays for those who are away or have given up, as records call it."""
    return bot_of(table.game.name, SUBSTITUTE.name).written


def chat(table: Table, connection: Connection, intent: Chat) -> None:
    """Somebody says something to the table."""
    person = connection.person
    if person.id in table.muted:
        raise Refused("muted")
    number = table.chat[-1].number + 1 if table.chat else 1
    line = ChatLine(number, table.now(), person.id, name_in_chat(table, person), tidy_chat(intent.text))
    table.chat = [*table.chat, line][-CHAT_LINES:]
    row = Row(statements.ADD_CHAT, {"table_id": table.id, **structs.asdict(line)})
    table.tell(Said(table.id, line), [row], (connection, intent.id))


def name_in_chat(table: Table, person: Person) -> str:
    """How somebody is called here: as on their chair. Whoever looks on must not look like one who sits here."""
    seat = table.seat_of(person.id)
    if seat is not None:
        return table.chairs[seat].name
    check_unlike(table, person)
    return person.name
