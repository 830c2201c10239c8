"""The tables of the database. Times are milliseconds since 1970; documents are JSON.

The log only grows, and `(table_id, seq)` is unique: two servers can never both enter the same place of a match.
"""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("owner", Text),  # of a program that plays: the person who made its token
    Column("token", Text, unique=True),  # its SHA-256
    Column("created", BigInteger, nullable=False),
    Column("companion_of", Text),  # the person on whose device they play
    Column("seen", BigInteger),  # when they came or went last
    Column("parted", BigInteger),  # of a companion: since when nobody can be them
    Index("people_by_companion_of", "companion_of"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),  # the SHA-256 of what its cookie names, or see 0007_sessions.py
    Column("person", Text, nullable=False),
    Column("browser", Text, nullable=False),  # by its name, and no more of what it says about itself
    Column("system", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the hour
    Column("expires", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
)

links = Table(
    "links",
    metadata,
    Column("id", Text, primary_key=True),  # the SHA-256 of what the link carries
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Index("links_by_person", "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # of the credential, in base64url
    Column("person", Text, nullable=False),
    Column("site", Text, nullable=False),  # the relying party: the name under which the server was reached
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the hour
    Index("passkeys_by_person", "person"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),  # the SHA-256 of one that was taken, where several servers could
    Column("taken", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("settings", LargeBinary, nullable=False),
    Column("host", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of the fair shuffle: shown after the end
    Column("nonces", LargeBinary),
    Column("result", LargeBinary),
    Column("successor", Text),  # the table of the rematch
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("awaited", LargeBinary),  # the seats of people that it waited for when it left the memory of the server
    Column("awaited_log", Integer),  # the last place of the log then: another one now, and it may wait for others
    Column("awaited_choice", BigInteger),  # and when something was last chosen in secret
    Column("audience", Text),  # who may see it once it is over: whoever has the link, without
    Column("made_from", Text),  # the address of its maker as a keyed hash, until it is over
    Column("revision", BigInteger, nullable=False, server_default="0"),  # another one after each change of a server
    Column("take_back", LargeBinary),  # what somebody asks people at other servers to let them take back
    Index("tables_by_status", "status"),
    Index("tables_by_made_from", "made_from"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("level", Text),  # of a bot
    Column("commitment", Text),  # to a nonce
    Column("nonce", Text),  # that was shown to another server than the one where the match begins
    Index("chairs_by_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("used", LargeBinary),  # of the clocks: milliseconds by seat
    sqlite_with_rowid=False,  # in the order of its key
)

pending = Table(
    "pending",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("question", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("choices", LargeBinary, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("at", BigInteger),
)

agreeing = Table(
    "agreeing",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the length of the log when somebody agreed to end
    Column("seat", Integer, primary_key=True),
)

due = Table(
    "due",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),  # in lived time
    Column("claimed_by", Text),  # the server that sees to it
    Index("due_by_claim", "claimed_by", "at"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_by_person", "person"),
)

muted = Table(
    "muted",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
)

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

lives = Table(
    "lives",
    metadata,
    Column("begun", BigInteger, primary_key=True, autoincrement=False),  # when a server was started on this database
    Column("last", BigInteger, nullable=False),  # when it was last known to be there
    Column("is_closed", Boolean),  # whether it ended by itself, with all that it had written
)

servers = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("last", BigInteger, nullable=False),  # when it last said that it is there, by the clock of the database
)

followers = Table(
    "followers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("server", Text, primary_key=True),  # to which they are connected
    Column("person", Text, primary_key=True),
    Index("followers_by_server", "server"),
)

hosts = Table(
    "hosts",
    metadata,
    Column("person", Text, primary_key=True),  # who looks after the server
    Column("since", BigInteger, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # person or address
    Column("subject", Text, nullable=False),  # the person's id, or the keyed hash of an address
    Column("name", Text, nullable=False),  # of the person, or of who came from the address
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # for good, without
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", Text, primary_key=True),  # who wants to hear no more
    Column("blocked", Text, primary_key=True),  # of whom
    Column("name", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("reporter", Text, nullable=False),
    Column("reporter_name", Text, nullable=False),
    Column("reported", Text, nullable=False),
    Column("reported_name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("chat", LargeBinary, nullable=False),  # the newest lines of the table, as they were then
    Column("settled", BigInteger),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("document", LargeBinary, nullable=False),  # as the page is sent it: nobody's name is in it
)

game_challenges = Table(
    "game_challenges",  # `challenges` are those of passkeys
    metadata,
    Column("id", Text, primary_key=True),  # of a daily one, its day
    Column("maker", Text),  # nobody made a daily one
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("terms", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # that all deals and all bots' chance follow from
    Column("created", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False),  # when it can be taken no more
    Index("game_challenges_by_maker", "maker"),
)

attempts = Table(
    "attempts",
    metadata,
    Column("challenge_id", Text, ForeignKey("game_challenges.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("attempts_by_person", "person"),
)
