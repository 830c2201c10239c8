### What the server says.

## Who somebody is

who-are-you = Choose a name first.
name-length = A name has 1 to { $longest } letters.
name-signs = Use letters and digits that can be seen.
name-marks = There are too many accents on a letter, or one without a letter: leave some out.
name-scripts = Write your name in one alphabet.
name-of-bot = That’s a bot’s name: choose another one.
name-neutral = That’s what deleted people are called: choose another name.
name-alike = “{ $name }” sits here already, and the two names look the same: choose another one.
no-such-program = You have no such program, or its token was revoked already.
not-for-programs = A program cannot do this: its owner can, in a browser.
too-many-companions = { $most } people already play on your devices with you: remove one of them first.
no-such-companion = This person does not play on your devices.
link-invalid = This private link no longer works: each works once, and one to another device for a day. Make a new one on one of your devices.
no-such-session = You are not signed in there any more.
no-such-passkey = This passkey is no longer known here: use another one, or a private link.
too-many-passkeys = You have { $most } passkeys already: remove one first.
passkey-refused = This passkey could not be checked, and nothing was changed. Try again, or use another one.
passkey-late = That took too long: try again.
passkeys-not-here = No passkeys at this address: they need https, or the name localhost.
label-length = A name for this has between 1 and { $longest } letters.
somebody = Somebody
too-often = Not so fast: wait a little, then try again.
message-malformed = This message makes no sense: { $reason }
request-too-big = This request is too big.
request-cut-short = This request did not arrive whole.
server-error = Something went wrong here; we have noted it. Load the page again.
not-stored = The disk failed while this was written, so it may have been kept or not: look again when the server is back. If it goes on, tell the host.
database-away = The server’s database does not answer right now, so nothing was done: try again in a moment.

## Tables

no-such-address = There is nothing at this address: docs/protocol.md names those that there are.
no-such-table = There is no table “{ $table }” here: ask for the link again.
table-outdated = This table was played by rules that this server no longer knows. The program of that time can still replay its record.
table-former = This table can’t be opened any more. { $reason }
one-seat-for-you = At a new table exactly one seat is yours.
not-at-table = You don’t sit at this table.
only-host = Only the host of the table can do that.
table-closed = This table is closed: make a new one.
already-started = The game has started already.
already-seated = You sit at this table already.
table-full = All seats are taken; you can watch.
seat-taken = Seat { $seat } is taken: choose another one.
seat-empty = Nobody sits on seat { $seat }.
seats-empty =
    { $seats ->
        [one] One seat is still free: wait for somebody, or put a bot there.
       *[other] { $seats } seats are still free: wait for people, or put bots there.
    }
not-started = The game has not started yet.
no-lesson = There is no guided first game of { $game } yet: the rules tell how it is played.
not-finished = The game is not over yet.
analysis-running = Another game is being analysed for you: wait until that is done.
replay-memory = Memory is part of this game: it can be watched again once it is over.
replay-for-players = The players of this game keep it to themselves.
no-such-challenge = There is no such challenge here: it may be over for more than a month, or the link is not whole.
challenge-hidden = This would give the deals of a challenge away: only those who have played it may see it.
challenge-closed = This challenge is over: nobody can take it any more.
challenge-no-take-back = In a challenge nothing is taken back.
challenge-bots-only = In a challenge you sit alone with bots: put a bot on every other seat.
too-many-challenges = { $most } challenges of yours are open: wait until one of them is over.
bot-sits-in = A bot is playing for you: take your seat back first.
seat-given-up = You resigned: a bot plays on for you.
time-is-over = Time’s up: the bot plays this one. Take your seat back for the next.
stale-part = That part is settled already: look again.
too-many-tables = You have { $most } open tables: start one of them, or close it.
too-many-games = You have { $most } games going: finish one, resign, or close a table that has not begun.
too-many-games-here = There are { $most } games going from your network: finish one, or ask the host of this server for more.
too-many-public-tables = You have { $most } open tables that everybody sees: start one, close it, or invite by link.
nothing-decided = A decision is an action or a move: give one of them.
muted = The host has muted you at this table.
nobody-to-mute = That person is not at this table.
chat-empty = Write something first.
no-hints = No hints at this table.
hint-not-asked = You can ask for a hint when it’s your turn.

## Looking after a server

not-server-host = This page is for the host of the server.
host-code-wrong = That’s not the code, or it has been used: the server shows a new one when it starts.
banned-for-good = The host of this server has banned you from it.
banned-until = The host of this server has banned you from it until { $until }.
banned-address = The host of this server lets nobody in from your network until { $until }.
too-many-bans = There are { $most } bans already: lift one first.
no-such-ban = This ban is over.
no-such-person = There is nobody like that here.
ban-host = A host of this server can’t be banned from it.
ban-address-unknown = We don’t know where this person connects from: they have not been here since the server started, or a proxy hides it.
ban-own-address = A host comes from the same address and would be banned too: ban just the person.
table-over = This table is already over.
block-oneself = You can’t block yourself.
too-many-blocks = You have blocked { $most } people: unblock one first.
nobody-to-report = That person is not at this table.
reported-already = You have already reported this person at this table: the host will read it.
too-many-reports = Too many reports are waiting for the host: let them be read first.

## For hosts

server-open = Tablée is open at { $address } (Ctrl-C closes it).
server-closed = Tablée is closed. Every game is kept.
server-open-already = Tablée is open already, at { $address }
server-open-to-all = Everybody in your local network can come in: they type this address, or point a phone’s camera at the code.
server-open-also = In another network of this machine ({ $network }): { $address }
server-no-network = This machine is in no network: nobody else can come in. Connect it to one, then start again.
server-host-code = This server has no host yet. To look after it, open { $address } and enter { $code }
host-code-short = A host’s code has at least { $least } letters: choose a longer one for --host-code.
server-running = Tablée runs on this folder already, at { $address }: use that one, stop it first, or choose another folder with --data ({ $folder } is taken).
folder-in-use = Another Tablée is at work in { $folder }: wait until it is done, or choose another folder with --data.
folder-unusable = The folder { $folder } cannot be used ({ $reason }): choose another one with --data.
origin-unusable = “{ $origin }” is not the address of a site: write --origin { $example }
port-taken = Another program uses port { $port }: choose another one, such as { $other }, or --port 0 for any that is free.
address-unusable = Nobody can listen at { $host }, port { $port } ({ $reason }): choose another --host or --port.

## Backups

backup-nothing = There is no database in { $folder } yet: say with --data where yours is.
backup-exists = { $file } exists already: choose another name, or write over it with --force.
backup-onto-itself = { $file } belongs to the database itself: choose another place for the backup.
backup-too-often = There is at least a minute between two backups: write --backup-every 24h
backup-no-room = There is not enough room on the disk of { $folder } for another backup: make some, or choose another --backup-folder.
backup-failed = The backup could not be made ({ $reason }).
backup-holds =
    { $file } holds { $people ->
        [one] one person
       *[other] { $people } people
    }, { $playing ->
        [one] one running game
       *[other] { $playing } running games
    } and { $finished ->
        [one] one finished game
       *[other] { $finished } finished games
    }, with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } in their logs.
restored = It is now in { $database }
restored-former = The former one is kept as { $file }
restore-missing = There is no file { $file }.
file-unusable = { $file } cannot be written ({ $reason }): make its folder first, or choose another place.
database-damaged = { $file } is damaged, and nothing was changed ({ $reason }): take an older backup.
database-whole = Nothing in it is damaged.
database-foreign = { $file } is not a database of Tablée.
database-newer = { $file } was made by a newer Tablée: update this one first.
database-older-servers = Servers of an older Tablée are at work on { $database }: stop them first, then this one can bring it forward.
database-address = Write the address of a PostgreSQL, such as --database postgresql://tablee@localhost/tablee
database-no-driver = What Tablée needs to speak with PostgreSQL is not installed: install tablee[postgres], or start it with run.py, which does so by itself.
database-unreachable = { $database } does not answer, or does not let us in: { $reason }
database-in-use = Another Tablée is at work on { $database }: wait until it is done, or stop it first.
database-empty = There is nothing in { $database } yet: no server has used it.
database-not-empty = { $database } is not empty, and nothing was changed: make a new database there and name that one.
workers-need-postgres = Several processes cannot share a file: one at a time writes to it. Give them a PostgreSQL with --database, or leave --workers away.
database-not-utf8 = { $database } cannot keep every name: make it anew with the encoding UTF8.

## People, by command

nobody-called = Nobody here is called “{ $name }”, and nobody has that id.
several-called = Several people are called “{ $name }”: name one by the id. They first came at these times: { $people }
person-delete-sure = Delete { $name } ({ $person }) for good? Their running games are given up; finished ones stay, with a neutral name. Type yes:
person-kept = Nothing was changed: { $name } stays.
person-deleted = { $name } is deleted. Backups made before this still hold the name: delete them too when their time has come.
