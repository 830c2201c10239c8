"""What people want, as it comes in over the wire. `docs/protocol.md` explains it.

Every intent is JSON with a `type`. Seats count from 0.
"""

from typing import Annotated, Literal

from msgspec import DecodeError, Meta, Struct

from tablee.bots import HINTING

Id = Annotated[int, Meta(ge=0, le=2**53)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Hex = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,64}\Z")]
Word = Annotated[str, Meta(max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
OptionText = Annotated[str, Meta(max_length=14_000)]  # a deck of one's own is a file
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
ReportText = Annotated[str, Meta(max_length=500)]
Reason = Literal["insults", "name", "cheating", "stalling", "other"]  # for which somebody is reported
Audience = Literal["players", "link", "everybody"]  # who may see a finished game
Days14 = 14 * 24 * 3600

NONSENSE = (DecodeError, UnicodeDecodeError, RecursionError)  # what reading a message can end with


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: no limit, so long for each move, or a bank that every move adds to."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=Days14)] = 60
    increment: Annotated[int, Meta(ge=0, le=Days14)] = 0


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may sit on a seat: its maker, anybody, or a bot of a level."""

    kind: Literal["me", "person", "bot"] = "person"
    level: Word = ""


# Intents


class Intent(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something that a person wants; the answer bears the same id."""

    id: Id


class Numbered(Struct):
    """What is looked for in a message that could not be understood."""

    id: Id


class AtTable(Intent):
    """Something that a person wants at a table."""

    table: TableId


class WatchLobby(Intent, tag="watch-lobby"):
    """Hear of open tables as they come and go."""


class LeaveLobby(Intent, tag="leave-lobby"):
    """Hear no more of them."""


class MyGames(Intent, tag="my-games"):
    """List my running and finished games, those that wait for me first."""


class Create(Intent, tag="create"):
    """Make a table."""

    game: Word
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=10)]
    preset: Word | None = None
    options: dict[str, int | bool | OptionText] = {}
    is_public: bool = False
    clock: Clock = Clock()
    hints: bool = True
    starts_when_full: bool = False
    commitment: Digest | None = None


class TakeChallenge(Intent, tag="take-challenge"):
    """Play a challenge: `done` brings the table, the one that I have already if I took it before."""

    challenge: Word


class Follow(AtTable, tag="follow"):
    """See a table and hear what happens there, on one's seat or as a spectator."""

    since: Annotated[int, Meta(ge=0)] | None = None  # the last seq that was seen


class Unfollow(AtTable, tag="unfollow"):
    """Hear no more of a table."""


class Join(AtTable, tag="join"):
    """Sit down."""

    seat: SeatNumber | None = None
    commitment: Digest | None = None


class Leave(AtTable, tag="leave"):
    """Stand up again, before the start."""


class Start(AtTable, tag="start"):
    """Begin: the host's to say, when no seat is empty."""


class Open(AtTable, tag="open"):
    """Show the nonce of a fair shuffle."""

    nonce: Hex


class Remove(AtTable, tag="remove"):
    """Ask somebody to stand up, before the start: the host's to say."""

    seat: SeatNumber


class SetChair(AtTable, tag="chair"):
    """Put a bot of a level on an empty seat, or with no level free it again, before the start: the host's to say."""

    seat: SeatNumber
    level: Word = ""


class Mute(AtTable, tag="mute"):
    """Silence somebody in the chat of a table: the host's to say."""

    person: Word


class Report(AtTable, tag="report"):
    """Tell the host of the server about somebody at the table; the newest lines of its chat go with it."""

    person: Word
    reason: Reason
    text: ReportText = ""


class Close(AtTable, tag="close"):
    """End a table that nobody finishes: the host's to say, before the start."""


class Rematch(AtTable, tag="rematch"):
    """Play again with the same people: the first to ask makes the new table, the others sit down there."""

    commitment: Digest | None = None


class PlayOn(AtTable, tag="play-on"):
    """Play on from a moment of a finished game, on one of its seats, against bots: the same cards come as came then."""

    seq: Annotated[int, Meta(ge=0, le=100_000)]  # the entry of the log after which
    seat: SeatNumber
    level: Word = "hard"  # of the bots


class Decide(AtTable, tag="decide"):
    """Answer the question of a table, by the number of an action or by its notation."""

    question: Annotated[int, Meta(ge=0)]
    action: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    move: MoveText | None = None
    part: Annotated[int, Meta(ge=0, le=9)] | None = None  # of a choice of several parts: the one that is meant


class TakeBackIntent(AtTable, tag="take-back"):
    """Undo one's last decision, or ask the others who are there to agree to it."""


class AnswerTakeBack(AtTable, tag="answer-take-back"):
    """Agree that somebody undoes a decision, or not; who has asked for it says no to think better of it."""

    seq: Annotated[int, Meta(ge=0)]  # of what is asked
    agrees: bool


class Resign(AtTable, tag="resign"):
    """Give up for good."""


class Agree(AtTable, tag="agree"):
    """Agree to end the match here."""


class Decline(AtTable, tag="decline"):
    """Say no to ending the match here; who has offered it takes the offer back."""


class ReturnIntent(AtTable, tag="return"):
    """Take the seat back from the bot that sits in."""


class Hint(AtTable, tag="hint"):
    """Ask what a bot would do."""

    level: Word = HINTING


class Chat(AtTable, tag="chat"):
    """Say something to everybody at the table."""

    text: ChatText


AnyIntent = (
    WatchLobby
    | LeaveLobby
    | MyGames
    | Create
    | TakeChallenge
    | Follow
    | Unfollow
    | Join
    | Leave
    | Start
    | Open
    | Remove
    | SetChair
    | Mute
    | Report
    | Close
    | Rematch
    | PlayOn
    | Decide
    | TakeBackIntent
    | AnswerTakeBack
    | Resign
    | Agree
    | Decline
    | ReturnIntent
    | Hint
    | Chat
)
