"""What goes over the wire: intents come in, answers and news go out. `docs/protocol.md` explains them.

Every message is JSON with a `type`. Seats count from 0. A text is a key of the language files with its arguments.
"""

from typing import Annotated, Any, Literal

from msgspec import DecodeError, Meta, Raw, Struct

from tablee.match import Ending
from tablee.server.status import Status

Id = Annotated[int, Meta(ge=0, le=2**53)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Hex = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,64}\Z")]
Word = Annotated[str, Meta(max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
OptionText = Annotated[str, Meta(max_length=14_000)]  # a deck of one's own is a file
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
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


class Mute(AtTable, tag="mute"):
    """Silence somebody in the chat of a table: the host's to say."""

    person: Word


class Close(AtTable, tag="close"):
    """End a table that nobody finishes: the host's to say, before the start."""


class Rematch(AtTable, tag="rematch"):
    """Play again with the same people: the first to ask makes the new table, the others sit down there."""

    commitment: Digest | None = None


class Decide(AtTable, tag="decide"):
    """Answer the question of a table, by the number of an action or by its notation."""

    question: Annotated[int, Meta(ge=0)]
    action: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    move: MoveText | None = None
    part: Annotated[int, Meta(ge=0, le=9)] | None = None  # of a choice of several parts: the one that is meant


class TakeBackIntent(AtTable, tag="take-back"):
    """Undo one's last decision."""


class Resign(AtTable, tag="resign"):
    """Give up for good."""


class Agree(AtTable, tag="agree"):
    """Agree to end the match here."""


class ReturnIntent(AtTable, tag="return"):
    """Take the seat back from the bot that sits in."""


class Hint(AtTable, tag="hint"):
    """Ask what a bot would do."""

    level: Word = "greedy"


class Chat(AtTable, tag="chat"):
    """Say something to everybody at the table."""

    text: ChatText


AnyIntent = (
    WatchLobby
    | LeaveLobby
    | MyGames
    | Create
    | Follow
    | Unfollow
    | Join
    | Leave
    | Start
    | Open
    | Remove
    | Mute
    | Close
    | Rematch
    | Decide
    | TakeBackIntent
    | Resign
    | Agree
    | ReturnIntent
    | Hint
    | Chat
)


# Answers


class Answer(Struct, tag_field="type", omit_defaults=True):
    """What goes out."""


class Welcome(Answer, tag="welcome"):
    """The first message: who one is."""

    person: str
    name: str
    now: int
    version: str


class Done(Answer, tag="done"):
    """An intent was carried out, and what it wrote is on disk."""

    id: int
    table: str | None = None
    hint: "Suggested | None" = None
    games: "list[GameLine] | None" = None


class RefusedAnswer(Answer, tag="refused"):
    """An intent was not carried out, and nothing changed."""

    id: int | None
    key: str
    args: dict[str, Any]
    words: str


class Suggested(Struct):
    """What a bot would do."""

    action: int
    move: str
    level: str


class GameLine(Struct, omit_defaults=True):
    """A game in somebody's list."""

    table: str
    game: str
    status: Status
    players: list[str]
    seat: int
    is_my_turn: bool = False
    result: "Outcome | None" = None
    created: int = 0
    ended: int | None = None


# News of the lobby


class OpenTable(Struct):
    """A table that people can join."""

    table: str
    game: str
    options: dict[str, int | bool | str]
    clock: Clock
    hints: bool
    host: str
    seats: "list[Seat]"


class Lobby(Answer, tag="lobby"):
    """The open tables."""

    tables: list[OpenTable]


class LobbyTable(Answer, tag="lobby-table"):
    """An open table is new, or changed."""

    table: OpenTable


class LobbyGone(Answer, tag="lobby-gone"):
    """A table is open no more."""

    table: str


class Mine(Answer, tag="mine"):
    """Somebody's game changed: it waits for them, or no more."""

    game: GameLine


# News of a table


class Seat(Struct, omit_defaults=True):
    """Who sits on a seat."""

    name: str = ""
    person: str | None = None
    level: str | None = None  # of its bot
    is_free: bool = False
    is_here: bool = False
    sits_in: str | None = None  # the level of a bot, while the person is away


class Asked(Struct):
    """What a seat may do now."""

    actions: list[int]
    moves: list[str]
    part: int = 0  # of a choice of several parts: the one that is asked for


class Outcome(Struct):
    """How a match ended."""

    how: Ending
    scores: list[int]
    winners: list[int]


class Clocks(Struct):
    """When the time of each seat is over, and how much is in its bank, in milliseconds."""

    now: int
    deadlines: list[int | None]
    banks: list[int | None]


class ChatLine(Struct):
    """What somebody said."""

    number: int
    at: int
    person: str
    name: str
    text: str


class TableNow(Answer, tag="table"):
    """A table as a seat, or a spectator, sees it now."""

    table: str
    game: str
    version: int
    options: dict[str, int | bool | str]
    clock: Clock
    hints: bool
    is_public: bool
    status: Status
    host: str
    seats: list[Seat]
    seat: int | None
    commitment: str
    id: int | None = None  # of the intent that this answers
    seq: int = 0
    question: int = 0
    awaited: list[int] = []
    asked: Asked | None = None
    picture: dict[str, Raw] | None = None
    story: list[Raw] = []
    story_from: int = 0  # how many lines of the story stay as the client has them
    scores: list[int] = []
    clocks: Clocks | None = None
    agreeing: list[int] = []
    chat: list[ChatLine] = []
    result: Outcome | None = None
    successor: str | None = None
    watchers: int = 0


class Update(Answer, tag="update"):
    """Something happened at a table."""

    table: str
    seq: int
    question: int
    awaited: list[int]
    story: list[Raw] = []
    story_from: int | None = None  # after a take-back: how many lines of the story stay
    retold: dict[int, Raw] = {}  # lines of the story that read otherwise now, by their places in it
    changes: dict[str, Raw] = {}
    asked: Asked | None = None
    scores: list[int] = []
    clocks: Clocks | None = None
    agreeing: list[int] = []
    result: Outcome | None = None


class Seats(Answer, tag="seats"):
    """Who sits at a table, who is there, and how far it is."""

    table: str
    status: Status
    host: str
    seats: list[Seat]
    watchers: int
    successor: str | None = None


class Shuffle(Answer, tag="shuffle"):
    """Those who committed to a nonce show it now."""

    table: str
    commitment: str  # of the server's secret
    commitments: list[str | None]


class Said(Answer, tag="chat"):
    """Somebody said something."""

    table: str
    line: ChatLine


class Closing(Answer, tag="closing"):
    """The server goes away; tables are kept, and go on when it is back."""
