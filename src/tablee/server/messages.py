"""What goes out over the wire: answers and news. `docs/protocol.md` explains them.

Every message is JSON with a `type`. Seats count from 0. A text is a key of the language files with its arguments.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from tablee.match import Ending
from tablee.server.intents import Clock
from tablee.server.status import Status

WrittenPicture = Annotated[Raw, Meta(extra={"typescript": "Record<string, unknown>"})]
"""A picture, or what is different in one by its paths, as compiled code has written it."""

NOTHING_CHANGED = Raw(b"{}")


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
    """An intent was not carried out, and nothing changed; only of `not-stored` nobody knows before the disk is read."""

    id: int | None
    key: str
    args: dict[str, Any]
    words: str


class Reason(Struct):
    """Why a bot thinks so: a text."""

    key: str
    args: dict[str, Any]


class Weighed(Struct):
    """What a bot thinks of a move: what it should bring, how far that varies, and how much it was thought of."""

    action: int
    move: str
    value: float
    spread: float
    weight: float  # from 0 to 1
    reasons: list[Reason]
    words: list[str]


class Suggested(Struct):
    """What a bot would do, and what it thinks of the best moves; one that cannot say has only the first."""

    action: int
    move: str
    level: str
    measure: str = ""  # of values: "points" ahead of the best other seat, or the "share" of the win
    moves: list[Weighed] = []


class GameLine(Struct, omit_defaults=True):
    """A game in somebody's list."""

    table: str
    game: str
    status: Status
    players: list[str]
    seat: int
    is_my_turn: bool = False
    has_resigned: bool = False  # I gave up, and a bot plays on: said while the game is in memory
    result: "Outcome | None" = None
    created: int = 0
    ended: int | None = None
    ends: int | None = None  # when the server will end it, if nobody plays on; said some days before


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


class Invitation(Struct):
    """A table as whoever has its link sees it before saying who they are: who invites to what, and how far it is."""

    table: str
    game: str
    status: Status
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
    has_resigned: bool = False  # the person gave up, and a bot plays on


class Asked(Struct):
    """What a seat may do now."""

    actions: list[int]
    moves: list[str]
    part: int = 0  # of a choice of several parts: the one that is asked for


class TakingBack(Struct):
    """Somebody would undo a decision that others have seen, and those seats are asked; or how that came out.

    `asked` until it is answered, `done` when it was undone, `declined` by those seats, `withdrawn` by who had asked.
    """

    seat: int
    how: Literal["asked", "done", "declined", "withdrawn"]
    seq: int  # how long the log was when it was asked
    seats: list[int] = []


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
    commitment: str  # to the secret of the shuffle; empty where nobody shuffles
    challenge: str = ""  # that is played: the deal and the bots are the same for everybody who takes it
    id: int | None = None  # of the intent that this answers
    seq: int = 0
    question: int = 0
    awaited: list[int] = []
    asked: Asked | None = None
    can_take_back: bool = False  # there is something of this seat's to undo
    picture: WrittenPicture | None = None
    story: list[Raw] = []
    story_from: int = 0  # how many lines of the story stay as the client has them
    has_more: bool = False  # of the story: it follows in pieces
    scores: list[int] = []
    clocks: Clocks | None = None
    agreeing: list[int] = []
    taking_back: TakingBack | None = None
    chat: list[ChatLine] = []
    result: Outcome | None = None
    successor: str | None = None
    successor_host: str | None = None  # who asks for that next game
    watchers: int = 0


class StoryPiece(Answer, tag="story"):
    """More of a long story, after a `table` that said so; nothing else of the table comes before its last piece."""

    table: str
    story_from: int  # the place of the first of these lines
    story: list[Raw]
    has_more: bool = False


class Update(Answer, tag="update"):
    """Something happened at a table."""

    table: str
    seq: int
    question: int
    awaited: list[int]
    story: list[Raw] = []
    story_from: int | None = None  # after a take-back: how many lines of the story stay
    retold: dict[int, Raw] = {}  # lines of the story that read otherwise now, by their places in it
    changes: WrittenPicture = NOTHING_CHANGED  # of the picture, by their paths: `kingdoms.1.farmers`
    asked: Asked | None = None
    can_take_back: bool = False  # there is something of this seat's to undo
    scores: list[int] = []
    clocks: Clocks | None = None
    agreeing: list[int] = []
    end_declined: int | None = None  # once: the seat that would rather play on than end here
    taking_back: TakingBack | None = None
    result: Outcome | None = None


class Seats(Answer, tag="seats"):
    """Who sits at a table, who is there, and how far it is."""

    table: str
    status: Status
    host: str
    seats: list[Seat]
    watchers: int
    successor: str | None = None
    successor_host: str | None = None  # who asks for that next game


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
