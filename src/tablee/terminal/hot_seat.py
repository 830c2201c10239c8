"""The keyboard goes from one person to the next: behind a curtain, so that nobody sees another one's hand."""

from typing import TYPE_CHECKING

from rich.text import Text as RichText

from tablee.games.story import seat_named
from tablee.games.words import Text
from tablee.match import Decision, Joint, Match
from tablee.match.entries import Entry
from tablee.terminal.commands import Command, command_in, word
from tablee.terminal.curtain import draw_curtain

if TYPE_CHECKING:
    from tablee.terminal.play import Session


def pass_keyboard(session: "Session", seat: int) -> bool:
    """Wait behind a curtain for the next person; False if the one before takes a decision back."""
    before, asked = seat if session.holder is None else session.holder, session.open_question()
    hide_hand(session, seat)
    prompt = RichText("\n" + session.texts.say(Text("curtain", {"seat": seat_named(seat)})), "bold")
    while typed := session.keyboard.read(prompt):
        with session.explaining():
            answer_at_the_curtain(session, before, seat, typed)
        if session.open_question() != asked:
            return False
    session.holder = seat
    return True


def hide_hand(session: "Session", following: int) -> None:
    """If a hand is on the screen, replace it by what has happened since the next person looked."""
    if session.holder is None:
        return
    draw_curtain(session.console)
    session.story.tell_again(since=last_decision(session.match, following))
    session.holder = None


def answer_at_the_curtain(session: "Session", before: int, seat: int, typed: str) -> None:
    """The person before may take back; anything but Enter leaves the hand hidden."""
    command, rest = command_in(typed)
    match command:
        case Command.UNDO:
            session.take_back(before)
        case Command.HELP | Command.SCORE | Command.RULES | Command.QUIT:
            session.tell(command, rest)
        case _:
            session.say(Text("curtain-stays", {"seat": seat_named(seat), "undo": word(Command.UNDO)}))


def last_decision(match: Match, seat: int) -> int:
    """The moment of a seat's last decision: what came since is news to the person there."""
    decided = [place for place, moment in enumerate(match.moments) if seat in deciders(moment.entry)]
    return decided[-1] if decided else 0


def has_decided(match: Match, seat: int) -> bool:
    """Whether anything in the match was decided by a seat, in secret or openly."""
    return bool(match.choices(seat)) or any(seat in deciders(moment.entry) for moment in match.moments)


def deciders(entry: Entry) -> list[int]:
    """The seats whose decision an entry is."""
    match entry:
        case Decision(seat, _):
            return [seat]
        case Joint(decisions):
            return [decision.seat for decision in decisions]
    return []
