### What the server says.

## Who somebody is

who-are-you = Say who you are first: choose a name.
name-length = A name has between 1 and { $longest } letters.
name-signs = A name is made of letters and digits that can be seen.
name-marks = A letter of a name has an accent or two, and stands below them: leave some out.
name-scripts = A name is written in one script: choose letters of one alphabet.
name-of-bot = Bots are called like that: choose another name.
name-alike = “{ $name }” sits here already, and your name looks the same: choose another name, then come back.
no-such-program = You have no such program, or its token was revoked already.
not-for-programs = A program cannot do this: its owner can, in a browser.
too-many-companions = { $most } people play on your devices beside you already: part from one of them first.
no-such-companion = This person does not play on your devices.
link-invalid = This private link is not good any more: each works once, and one to another device for a day. Make a new one on a device of yours.
no-such-session = You are not signed in there any more.
no-such-passkey = This passkey is not known here any more: choose another one, or a private link.
too-many-passkeys = You have { $most } passkeys already: remove one first.
passkey-refused = This passkey could not be checked, and nothing was changed. Try again, or use another one.
passkey-late = That took too long, or was answered already: try again.
passkeys-not-here = At this address there are no passkeys: they need https, or the name localhost.
label-length = A name for this has between 1 and { $longest } letters.
somebody = Somebody
too-often = That was too often: wait a little, then try again.
message-malformed = This message cannot be understood: { $reason }
request-too-big = This request is too big.
request-cut-short = This request did not come in completely.
server-error = Something went wrong here, and was written down. Load the page again.
not-stored = The disk failed while this was written, so it may have been kept or not: look again when the server is back. If it goes on, tell the host.

## Tables

no-such-table = There is no table “{ $table }” here: ask for the link again.
table-outdated = This table was played with other rules than this server knows: its record can still be replayed with the program of that time.
table-former = This table cannot be opened any more. { $reason }
one-seat-for-you = At a new table exactly one seat is yours.
not-at-table = You do not sit at this table.
only-host = Only the host of the table can do that.
table-closed = This table is closed: make a new one.
already-started = The game has started already.
already-seated = You sit at this table already.
table-full = All seats of this table are taken; you can watch.
seat-taken = Seat { $seat } is taken: choose another one.
seat-empty = Nobody sits on seat { $seat }.
seats-empty =
    { $seats ->
        [one] One seat is still empty: wait for somebody, or make a table with a bot there.
       *[other] { $seats } seats are still empty: wait for people, or make a table with bots there.
    }
not-started = The game has not started yet.
not-finished = The game is not over yet.
bot-sits-in = A bot sits in for you: take your seat back first.
seat-given-up = You gave up this seat: a bot plays on for you.
time-is-over = Your time for this decision is over: the bot makes it, and you can take your seat back for the next one.
stale-part = This part of your choice is decided already: look again.
too-many-tables = You have { $most } open tables: start one of them, or close it.
too-many-games = You have { $most } games that are not over: finish one, resign, or close a table that has not begun.
too-many-games-here = { $most } games that were made from your network are not over: finish one of them, or ask the host of this server for more.
too-many-public-tables = You have { $most } open tables that everybody sees: start one of them, close it, or make one by link.
nothing-decided = A decision is an action or a move: give one of them.
muted = The host has asked you to be quiet at this table.
nobody-to-mute = Nobody like that is at this table.
chat-empty = Say something.
no-hints = This table is played without hints.
hint-not-asked = There is a hint when it is your turn.

## Looking after a server

not-server-host = This page is for the host of the server.
host-code-wrong = This is not the code, or it was used already: a new one is shown when the server starts.
banned-for-good = The host of this server has banned you from it.
banned-until = The host of this server has banned you from it until { $until }.
banned-address = The host of this server lets nobody in from your network until { $until }.
too-many-bans = { $most } bans hold already: lift one first.
no-such-ban = This ban does not hold any more.
no-such-person = There is no such person here.
ban-host = Whoever is a host of this server cannot be banned from it.
ban-address-unknown = Nobody knows from where this person comes: they have not been here since the server started, or a proxy hides it.
ban-own-address = A host comes from the same address, and would be banned too: ban the person alone.
table-over = This table is over already.
block-oneself = You cannot block yourself.
too-many-blocks = You have blocked { $most } people: take one of the blocks back first.
nobody-to-report = Nobody else like that is at this table.
reported-already = You have reported this person at this table already: the host will read it.
too-many-reports = Too many reports wait for the host: let these be read first.

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
restored = It is now the database of { $folder }.
restored-former = The former one is kept as { $file }
restore-missing = There is no file { $file }.
file-unusable = { $file } cannot be written ({ $reason }): make its folder first, or choose another place.
database-damaged = { $file } is damaged, and nothing was changed ({ $reason }): take an older backup.
database-whole = Nothing in it is damaged.
database-foreign = { $file } is no database of Tablée.
database-newer = { $file } was made by a newer Tablée: update this one first.

## People, by command

nobody-called = Nobody here is called “{ $name }”, and nobody has that id.
several-called = Several people are called “{ $name }”: name one by the id. They first came at these times: { $people }
person-delete-sure = Delete { $name } ({ $person }) for good? Their running games are given up; finished ones stay, with a neutral name. Type yes:
person-kept = Nothing was changed: { $name } stays.
person-deleted = { $name } is deleted. Backups made before this still hold the name: delete them too when their time has come.
